"""Bots: programs that choose an action from a view. Ours are written out in `BOTS`; more come from outside.

>>> from semafor import new_game
>>> game = new_game("usa-classic", seats=2, seed="doc")
>>> make_bot("greedy", seed=1).choose(game.view(0)) in game.actions()
True
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Protocol, runtime_checkable

from semafor.board.values import is_number
from semafor.bots.exploiters import make_blocker, make_hoarder, make_longest
from semafor.bots.express import Budget, Clock, ExpressBot
from semafor.bots.learned import NAME as LEARNED
from semafor.bots.learned import LearnedBot
from semafor.bots.people import PEOPLE, Person
from semafor.bots.quick import NoviceBot, PolicyBot
from semafor.bots.uniform import RandomBot
from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View, view
from semafor.search.budgets import CONSTANTS, USUAL
from semafor.search.minds import make_greedy, make_planner, make_racer
from semafor.search.players import Player

__all__ = [
    "BOTS",
    "EXPLOITERS",
    "LEVELS",
    "PEOPLE",
    "Bot",
    "BotInfo",
    "NumberBot",
    "bot_names",
    "is_bot",
    "is_stateless",
    "make_bot",
    "make_player",
    "outside_names",
    "plain_bot",
]

MOST_ITERATIONS = 1_000_000
LEAST_SECONDS = 0.01
MOST_SECONDS = 600.0
# How often the novice slips, and how evenly it then takes any move it considers.
NOVICE_SLIPS = 0.4
NOVICE_HEAT = 3.0
# Bots without dice or memory: one that is made can play any number of games.
STATELESS = frozenset({"greedy", "racer", "planner", LEARNED, "hoarder", "blocker", "longest"})


class Bot(Protocol):
    """Whoever decides from a view; one object plays one seat of one game."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""


@runtime_checkable
class NumberBot(Bot, Protocol):
    """A bot that can also decide from numbers, without a view in words, and then decides the same."""

    def as_player(self, ruleset: Ruleset) -> Player | None:
        """Itself as a player of a game's numbers; None where it needs the view after all."""


class ViewPlayer(Player):
    """A bot that needs a view, at a table where games are played in numbers."""

    def __init__(self, bot: Bot) -> None:
        super().__init__()
        self.bot = bot

    def choose(self, seen: State, buffer: ActionBuffer) -> int:
        """What the bot does; a view of what the seat may know is the view of the position."""
        return self.bot.choose(view(seen, seen.actor(), buffer))


def make_player(bot: Bot, ruleset: Ruleset) -> Player:
    """A bot as a player of a game's numbers."""
    player = bot.as_player(ruleset) if isinstance(bot, NumberBot) else None
    return player or ViewPlayer(bot)


@dataclass(frozen=True, slots=True)
class BotInfo:
    """A bot's name, its stated level, and how to make one from a seed."""

    name: str
    level: str
    make: Callable[[int], Bot]

    @property
    def character_key(self) -> str:
        """The text that says in one line how the bot plays."""
        return f"bot-character-{self.name}"

    @property
    def level_key(self) -> str:
        """The text of the level."""
        return f"bot-level-{self.level}"


def _racer(seed: int) -> Bot:
    return PolicyBot(make_racer)


def _greedy(seed: int) -> Bot:
    return PolicyBot(make_greedy)


def _planner(seed: int) -> Bot:
    return PolicyBot(make_planner)


def _novice(seed: int) -> Bot:
    return NoviceBot(seed, NOVICE_SLIPS, NOVICE_HEAT)


def _learned(seed: int) -> Bot:
    return LearnedBot()


def _express(seed: int) -> Bot:
    return ExpressBot(seed)


BOTS: dict[str, BotInfo] = {
    "random": BotInfo("random", "baseline", RandomBot),
    "novice": BotInfo("novice", "beginner", _novice),
    "racer": BotInfo("racer", "casual", _racer),
    "greedy": BotInfo("greedy", "casual", _greedy),
    "planner": BotInfo("planner", "regular", _planner),
    LEARNED: BotInfo(LEARNED, "regular", _learned),
    "express": BotInfo("express", "master", _express),
}

# Rivals with one idea each, for the arena: a strong bot must hold out against them. People are not offered them.
EXPLOITERS: dict[str, BotInfo] = {
    "hoarder": BotInfo("hoarder", "baseline", make_hoarder),
    "blocker": BotInfo("blocker", "baseline", make_blocker),
    "longest": BotInfo("longest", "baseline", make_longest),
}

# For people who choose an opponent: from a first game to the best there is.
LEVELS: dict[str, str] = {
    "beginner": "novice",
    "casual": "greedy",
    "regular": "planner",
    "expert": "express@400",
    "master": "express@1s",
}


def make_bot(spec: str, seed: int, clock: Clock = perf_counter) -> Bot:
    """A bot for one seat of one game; equal seeds and views give equal choices.

    Args:
        spec: A name of `BOTS`, `LEVELS`, `PEOPLE`, `EXPLOITERS` or of a bot from outside; `express` takes a budget: `express@400` for
            400 iterations, `express@0.5s` for half a second a decision, `express@400:first` for constants of the past
            (`search/budgets.toml`); `learned` a file of weights: `learned:FILE`.
        seed: Decides what the bot leaves to chance. A budget in seconds depends on the machine too.
        clock: Counts a budget in seconds.
    """
    if spec.startswith(f"{LEARNED}:"):
        return LearnedBot(Path(spec.partition(":")[2]))
    if spec in EXPLOITERS:
        return EXPLOITERS[spec].make(seed)
    person = PEOPLE.get(spec)
    name, sign, text = plain_bot(spec).partition("@")
    if name not in BOTS:
        return _from_outside(spec, seed)
    if name == "express":
        budget = read_budget(spec, text) if sign else None
        return ExpressBot(seed, budget, person.habits if person else None, clock=clock)
    if sign:
        raise SetupError("no-budget", name=name)
    if person is not None and (person.habits or person.slips >= 0):
        return _with_habits(person, name, seed)
    return BOTS[name].make(seed)


def _from_outside(spec: str, seed: int) -> Bot:
    from semafor.bots.outside import make_outside_bot  # noqa: PLC0415 - most runs have none

    bot = make_outside_bot(spec, seed)
    if bot is None:
        raise SetupError("unknown-bot", name=spec, known=", ".join((*bot_names(), *EXPLOITERS)))
    return bot


def outside_names() -> tuple[str, ...]:
    """Bots from outside, by name (`semafor.bots.outside`)."""
    from semafor.bots.outside.finding import outside_bots  # noqa: PLC0415 - as above

    return tuple(outside_bots())


def bot_names() -> tuple[str, ...]:
    """Every word that stands for somebody to play against, less budgets."""
    return (*BOTS, *LEVELS, *PEOPLE, *outside_names())


def is_bot(spec: str) -> bool:
    """Whether a word, with a budget or without, stands for a bot."""
    return (
        spec in PEOPLE
        or spec in LEVELS
        or spec in EXPLOITERS
        or spec.partition("@")[0] in (*BOTS, *outside_names())
    )


def plain_bot(spec: str) -> str:
    """The bot that a level or a person stands for today, with its budget; a bot stands for itself."""
    person = PEOPLE.get(spec)
    return LEVELS.get(spec, spec) if person is None else person.bot


def is_stateless(spec: str) -> bool:
    """Whether a bot can be kept from game to game."""
    return plain_bot(spec) in STATELESS


def _with_habits(person: Person, name: str, seed: int) -> Bot:
    """A bot that thinks in the planner's weights, with those of a person."""
    if name == "novice":
        slips = NOVICE_SLIPS if person.slips < 0 else person.slips
        return NoviceBot(seed, slips, NOVICE_HEAT, person.habits)
    assert name == "planner", f"{person.id}: {name} has no weights"
    return PolicyBot(partial(make_planner, habits=person.habits))


def read_budget(spec: str, text: str) -> Budget:
    """`400` iterations or `0.5s` seconds, and after a colon other constants than the usual ones: `400:first`."""
    long, sign, name = text.partition(":")
    constants = CONSTANTS.get(name if sign else USUAL)
    if constants is not None:
        if is_number(long) and 0 < int(long) <= MOST_ITERATIONS:
            return Budget(iterations=int(long), constants=constants)
        if match := re.fullmatch(r"(\d+(?:\.\d+)?)s", long):
            seconds = float(match[1])
            if LEAST_SECONDS <= seconds <= MOST_SECONDS:
                return Budget(seconds=seconds, constants=constants)
    raise SetupError("bad-budget", name=spec)
