"""A bot from outside at a table: it decides in a process of its own, and a move it does not make in time is lost.

Whatever it does, the game goes on: a lost move is replaced by a plain legal one, counted, and told once.
"""

from __future__ import annotations

import sys
import weakref
from dataclasses import dataclass
from typing import Any

from semafor.bots.answers import Answers
from semafor.bots.outside.finding import Limits, OutsideSource, outside_bots, read_limits
from semafor.bots.outside.messages import choose_message, dealt_game, game_message
from semafor.bots.outside.process import STABLE, START_SECONDS, BotFailed, BotProcess
from semafor.editions import known_editions, new_game
from semafor.engine.deeds import NONE
from semafor.engine.errors import IllegalMove, SetupError
from semafor.engine.ruleset import LEAST_SEATS, Ruleset
from semafor.engine.views import View
from semafor.rulesets.sent_views import write_view
from semafor.search.actions import read_actions
from semafor.texts import Texts

# After so many crashes and late answers in one game nobody starts the bot again.
MOST_FAILURES = 3
DOORS = ("network", "files", "processes", "memory")
CRASHED, ILLEGAL, OUT = "crashed", "illegal", "out"
_told: set[tuple[str, str]] = set()


@dataclass(frozen=True, slots=True)
class Fault:
    """A move a bot has lost: how (`crashed`, `late`, `garbled`, `illegal`, `out`), why, and in which turn."""

    kind: str
    why: str
    turn: int


def plain_action(view: View) -> int:
    """What is played for a bot that has lost its move: a card from the deck, else what the rule advises."""
    deeds = read_actions(view.ruleset)
    for action in view.actions:
        if deeds[action].word == "draw" and deeds[action].colour == NONE:
            return action
    return view.actions[0] if len(view.actions) == 1 else Answers().choose(view)


class OutsideBot:
    """One seat of one game.

    Attributes:
        faults: Moves it has lost here.
        failures: Crashes and late answers in its game so far.
        whose: The seat of a game it plays for, where one object does not play the whole game.
        start_seconds: How long it may take to start and to learn a game.
    """

    def __init__(self, source: OutsideSource, seed: int, limits: Limits | None = None) -> None:
        self.source = source
        self.seed = seed
        self.limits = limits or read_limits()
        self.faults: list[Fault] = []
        self.failures = 0
        self.whose = ""
        self.start_seconds = START_SECONDS
        self._process: BotProcess | None = None
        self._ruleset: Ruleset | None = None
        self._wants_numbers = False
        self._release: Any = None

    def choose(self, view: View) -> int:
        """The bot's action; a plain one where it does not bring one."""
        if len(view.actions) == 1:
            return view.actions[0]
        if self.failures >= MOST_FAILURES:
            return self._lose(view, Fault(OUT, "", view.turns))
        try:
            return self._ask(view)
        except BotFailed as failed:
            self.failures += 1
            self._drop()
            return self._lose(view, Fault(failed.kind, failed.why, view.turns))
        except IllegalMove as refused:
            why = Texts("en").explain(refused)
            return self._lose(view, Fault(ILLEGAL, why, view.turns))

    def meet(self, view: View) -> dict[str, bool]:
        """Start it and tell it of a game; what is shut around its process here: network, files, memory."""
        process = self._at_game(view)
        return {name: bool(process.fence.get(name)) for name in DOORS}

    # ---------------------------------------------------------------- one decision

    def _ask(self, view: View) -> int:
        process = self._at_game(view)
        told = self._message(view)
        answer = process.ask(told, self.limits.seconds)
        if "error" in answer:  # its process is well: what the bot said last is known
            self.failures += 1
            return self._lose(view, Fault(CRASHED, str(answer["error"])[:400], view.turns))
        return self._read(view, answer)

    def _message(self, view: View) -> dict[str, Any]:
        if self._wants_numbers:
            return {"type": "choose", "numbers": write_view(view)}
        return choose_message(view)

    def _read(self, view: View, answer: dict[str, Any]) -> int:
        action = answer.get("action")
        if isinstance(answer.get("move"), dict):
            action = dealt_game(view).to_action(answer["move"])
        if isinstance(action, bool) or not isinstance(action, int):
            raise BotFailed("garbled", f"{answer}"[:60])
        if action not in view.actions:
            raise IllegalMove("not-legal", action=action)
        return action

    def _at_game(self, view: View) -> BotProcess:
        """The process, which has been told of the game."""
        if self._process is None:
            self._process = STABLE.take(self.source, self.limits, self.whose)
            self._release = weakref.finalize(self, _leave, self._process, self.whose)
            self._ruleset = None
        if self._ruleset is not view.ruleset:
            message = game_message(view, self.seed, self.limits)
            ready = self._process.ask(message, self.start_seconds)
            if "error" in ready:
                raise BotFailed(CRASHED, str(ready["error"])[:400])
            self._wants_numbers = ready.get("wants") == "numbers"
            self._ruleset = view.ruleset
        return self._process

    def _drop(self) -> None:
        """The process is of no use any more."""
        if self._process is not None:
            self._release.detach()
            self._process.stop()
            self._process = None

    def _lose(self, view: View, fault: Fault) -> int:
        self.faults.append(fault)
        tell(self.source.name, fault)
        return plain_action(view)


def _leave(process: BotProcess, whose: str) -> None:
    """The bot's game is over, or nobody asks it any longer."""
    if process.is_alive:
        process.tell({"type": "end"})
    STABLE.give_back(process, whose)


def tell(name: str, fault: Fault) -> None:
    """Say it on the error stream, once for each bot and kind; all are counted."""
    if (name, fault.kind) in _told:
        return
    _told.add((name, fault.kind))
    sys.stderr.write(explain_fault(name, fault) + "\n")


def explain_fault(name: str, fault: Fault, texts: Texts | None = None) -> str:
    """A lost move in a sentence."""
    return (texts or Texts(None))(f"bot-lost-{fault.kind}", name=name, why=fault.why or "–")


def make_outside_bot(name: str, seed: int) -> OutsideBot | None:
    """The bot of a name, None where no bot from outside is called so."""
    source = outside_bots().get(name)
    return None if source is None else OutsideBot(source, seed)


def try_out(name: str) -> dict[str, bool]:
    """Start a bot and say what is shut around it; one that does not start is refused with its last words."""
    bot = make_outside_bot(name, 0)
    assert bot is not None, name
    edition = known_editions()[0]
    try:
        return bot.meet(new_game(edition, seats=LEAST_SEATS, seed=0).view(0))
    except BotFailed as failed:
        why = failed.why or failed.kind
        raise SetupError("bot-not-started", name=name, why=why) from failed
