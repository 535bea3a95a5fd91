"""A game as people and programs use it: moves in words, a log, a record of every outcome."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from semafor.board import showing
from semafor.board.values import is_whole
from semafor.engine.chance import (
    SeededSource,
    ShuffleWords,
    commitment,
    outcome_names,
    shuffle_key,
)
from semafor.engine.core import Option, State
from semafor.engine.errors import IllegalMove, Move, SetupError
from semafor.engine.facts import Fact, read_fact
from semafor.engine.position import digest
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.score import Result, score_position
from semafor.engine.source import Source
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View, view

# The kind of a player in records: a person, or this and the name of a bot.
HUMAN = "human"
BOT = "bot:"

# What a move may say besides `do` and `seat`.
FIELDS: dict[str, frozenset[str]] = {
    "draw": frozenset({"card"}),
    "claim": frozenset({"route", "pay"}),
    "pay": frozenset({"pay"}),
    "withdraw": frozenset(),
    "station": frozenset({"city", "pay"}),
    "passengers": frozenset({"take"}),
    "tickets": frozenset({"draw"}),
    "keep": frozenset({"tickets", "return"}),
    "pass": frozenset(),
    "choose": frozenset({"option"}),
}

# A row of the log: which move caused it (-1: the setup) and the fact as the rule wrote it.
LogRow = tuple[int, tuple[str, int, int, int]]


class Game:
    """One game: a ruleset, the state, and everything that has happened.

    >>> from semafor import new_game
    >>> game = new_game("usa-classic", seats=2, seed="doc")
    >>> game.actor, game.phase, len(game.moves())
    (0, 'tickets', 4)
    >>> facts = game.play(game.moves()[-1])
    >>> game.actor
    1
    """

    def __init__(
        self,
        ruleset: Ruleset,
        *,
        seed: str | int | None = None,
        first: int = 0,
        players: Sequence[Mapping[str, str]] | None = None,
        source: Source | None = None,
        salt: str | None = None,
        words: ShuffleWords | None = None,
    ) -> None:
        if not is_whole(first, 0, ruleset.seats - 1):
            raise SetupError("bad-first", "COM-TURN-3", first=first, seats=ruleset.seats)
        ruleset.check_start()
        self.ruleset = ruleset
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        self.salt = salt if salt is not None else _salt(self.seed)
        self.words = words if words is not None and any(words.said) else None
        self.players = [dict(player) for player in players or _players(ruleset.seats)]
        self.history: list[dict[str, Any]] = []
        self.log: list[LogRow] = []
        self.buffer = ActionBuffer()
        self.state = ruleset.new_state()
        self.state.source = source or SeededSource(shuffle_key(self.seed, self.words))
        self.state.trace = []
        self.state.facts = []
        self.state.start(first)
        self.setup_chance = self._collect(-1)[0]

    @classmethod
    def from_state(cls, ruleset: Ruleset, state: State) -> Game:
        """A game that goes on from a position made elsewhere (scenarios, puzzles, tests)."""
        game: Game = cls.__new__(cls)
        game.ruleset = ruleset
        game.seed = ""
        game.salt = ""
        game.words = None
        game.players = _players(ruleset.seats)
        game.history = []
        game.log = []
        game.buffer = ActionBuffer()
        game.setup_chance = []
        game.state = state
        state.trace = []
        state.facts = []
        return game

    # ---------------------------------------------------------------- whose move, which moves

    @property
    def actor(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        return self.state.actor()

    @property
    def phase(self) -> str:
        """What is being decided: tickets, turn, second_card, tunnel, passengers, over."""
        number = self.state.decision()
        return self.ruleset.decisions[number].phase if number >= 0 else "over"

    @property
    def is_midway(self) -> bool:
        """Whether a move is begun and not complete: the next action goes on with it."""
        number = self.state.decision()
        return number >= 0 and bool(self.ruleset.decisions[number].continues)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.is_over)

    def actions(self) -> list[int]:
        """Legal actions as small numbers."""
        self.state.fill(self.buffer)
        return self.buffer.to_list()

    def moves(self) -> list[Move]:
        """Legal moves in words (kept tickets: the order of the others as drawn).

        Where hundreds of payments are legal, those worth offering; all can be played, by their words or
        by action numbers, one after the other.
        """
        option_of = self.state.tables.option_of
        return [
            move
            for option, actions in groupby(self.actions(), key=option_of)
            for move in option.propose(self.state, list(actions))
        ]

    def to_move(self, action: int) -> Move:
        """An action in words: the whole move; if it only begins one, with what usually follows."""
        option: Option = self.state.tables.option_of(action)
        return option.to_move(self.state, action)

    def to_action(self, move: Move, seat: int | None = None) -> int:
        """The action a move names, the next one if it takes several; `IllegalMove` says why it is not legal."""
        try:
            return self._read(move, seat)
        except IllegalMove as error:
            error.ruleset = self.ruleset
            raise

    def _read(self, move: Move, seat: int | None) -> int:
        """The action a move names, if it is legal."""
        option = self._option(move, seat)
        action = option.parse(self.state, move)
        option = self.state.tables.option_of(action)  # a claim may be another option's
        self.state.fill(self.buffer)
        if option.listed(action) not in self.buffer.to_list():
            raise option.refuse(self.state, action)
        return action

    def _option(self, move: Any, seat: int | None) -> Option:
        """The option of the pending decision a move speaks of."""
        word = move.get("do") if isinstance(move, dict) else None
        if not isinstance(word, str):
            raise IllegalMove("malformed", field="do")
        more = self.ruleset.move_fields.get(word)
        if word not in FIELDS and more is None:
            raise IllegalMove("unknown-move", do=word)
        known = FIELDS.get(word, frozenset()) | (more or frozenset())
        for field in move:
            if field not in known and field not in ("do", "seat"):
                raise IllegalMove("malformed", field=field)
        if self.is_over:
            raise IllegalMove("game-over")
        mover = move.get("seat", seat) if seat is None else seat
        if mover is not None and (not is_whole(mover) or mover != self.actor):
            raise IllegalMove("not-your-turn", "COM-TURN-2", seat=mover, actor=self.actor)
        decision = self.ruleset.decisions[self.state.decision()]
        for option in decision.options:
            if option.takes(move):
                return option
        raise IllegalMove("not-now", "COM-EDGE-17", do=word, phase=decision.phase)

    # ---------------------------------------------------------------- playing

    def play(self, move: Move, seat: int | None = None) -> list[Fact]:
        """Play a move and return what happened; a refused move changes nothing."""
        facts = self.play_action(self.to_action(move, seat), checked=True)
        while self.is_midway:  # the whole move was checked before its first action
            facts = self.play_action(self.to_action(move, seat), checked=True)
        return facts

    def play_action(self, action: int, *, checked: bool = False) -> list[Fact]:
        """Play a legal action and return what happened, as the mover sees it.

        A move of several actions enters the history with the last of them, whole.
        """
        if not checked and action not in self.actions():
            raise IllegalMove("not-legal", action=action)
        seat = self.actor
        move = self.to_move(action)
        self.state.step(action)
        if self.is_midway:
            return []
        number = len(self.history)
        chance, facts = self._collect(number)
        self.history.append({"seat": seat, **move, "chance": chance})
        return [read_fact(self.ruleset, row, seat) for row in facts]

    def move_at(self, number: int) -> Move:
        """A move of the history as it was made: without its seat and its outcomes."""
        beside = ("seat", "chance")
        return {name: value for name, value in self.history[number].items() if name not in beside}

    def _collect(self, number: int) -> tuple[list[str], list[tuple[str, int, int, int]]]:
        """Take the outcomes and facts the rules have written since the last time."""
        trace = self.state.trace or []
        facts = self.state.facts or []
        self.state.trace = []
        self.state.facts = []
        self.log.extend((number, row) for row in facts)
        return outcome_names(self.state, trace), facts

    # ---------------------------------------------------------------- looking

    def view(self, seat: int | None) -> View:
        """The position as a seat sees it; None is a spectator."""
        if seat is not None and not 0 <= seat < self.ruleset.seats:
            raise SetupError("bad-seat", seat=seat, seats=self.ruleset.seats)
        return view(self.state, seat, self.buffer)

    def facts(self, viewer: int | None, since: int = -1) -> list[Fact]:
        """What happened from move `since` on, as a seat or a spectator may know it."""
        return [read_fact(self.ruleset, row, viewer) for move, row in self.log if move >= since]

    def scores(self) -> list[int]:
        """Running scores: what stands on the score track."""
        return list(self.view(None).score)

    def result(self) -> Result:
        """Final lines, ranks and winners; before the end: as if the game ended now."""
        return score_position(self.state)

    def digest(self) -> str:
        """Fingerprint of the whole position."""
        return digest(self.state)

    @property
    def commitment(self) -> str:
        """What may be published before the game: the shuffle is fixed, and still secret."""
        return commitment(self.seed, self.salt)

    def _repr_html_(self) -> str | None:
        """How a notebook shows it."""
        return showing.shown(self)

    # ---------------------------------------------------------------- copies

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: everything but the room for legal actions."""
        return {name: value for name, value in self.__dict__.items() if name != "buffer"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Take it up again."""
        self.__dict__.update(kept)
        self.buffer = ActionBuffer()

    def clone(self) -> Game:
        """An independent copy, with its own log, that will see the same chance."""
        new: Game = Game.__new__(Game)
        new.ruleset = self.ruleset
        new.seed = self.seed
        new.salt = self.salt
        new.words = self.words
        new.players = [dict(player) for player in self.players]
        new.history = list(self.history)
        new.log = list(self.log)
        new.buffer = ActionBuffer()
        new.setup_chance = list(self.setup_chance)
        new.state = self.state.clone()
        new.state.trace = []
        new.state.facts = []
        return new


def imagine(seen: View, seed: int) -> State:
    """A full state that agrees with a view (for search): `resample` with a seed."""
    return resample(seen, random.Random(seed))


def _players(seats: int) -> list[dict[str, str]]:
    return [{"name": f"{seat + 1}", "kind": HUMAN} for seat in range(seats)]


def _salt(seed: str) -> str:
    """A salt that follows from the seed, so that a given seed gives one record."""
    return hashlib.sha256(f"salt:{seed}".encode()).hexdigest()[:32]
