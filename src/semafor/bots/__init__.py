"""Bots: programs that choose an action from a view. The list is written out in `BOTS`.

>>> from semafor import new_game
>>> game = new_game("usa-classic", seats=2, seed="doc")
>>> make_bot("greedy", seed=1).choose(game.view(0)) in game.actions()
True
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from semafor.board.values import is_number
from semafor.bots.express import Budget, ExpressBot
from semafor.bots.greedy import GreedyBot
from semafor.bots.quick import NoviceBot, PolicyBot
from semafor.bots.uniform import RandomBot
from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View, view
from semafor.search.minds import make_planner, make_racer
from semafor.search.players import Player

__all__ = ["BOTS", "LEVELS", "Bot", "BotInfo", "NumberBot", "make_bot", "make_player"]

MOST_ITERATIONS = 1_000_000
LEAST_SECONDS = 0.01
MOST_SECONDS = 600.0


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


def _greedy(seed: int) -> Bot:
    """The greedy bot never throws dice: the seed does not matter."""
    return GreedyBot()


def _racer(seed: int) -> Bot:
    return PolicyBot(make_racer)


def _planner(seed: int) -> Bot:
    return PolicyBot(make_planner)


def _novice(seed: int) -> Bot:
    return NoviceBot(seed, slips=0.4, heat=3.0)


def _express(seed: int) -> Bot:
    return ExpressBot(seed)


BOTS: dict[str, BotInfo] = {
    "random": BotInfo("random", "baseline", RandomBot),
    "novice": BotInfo("novice", "beginner", _novice),
    "racer": BotInfo("racer", "casual", _racer),
    "greedy": BotInfo("greedy", "casual", _greedy),
    "planner": BotInfo("planner", "regular", _planner),
    "express": BotInfo("express", "master", _express),
}

# For people who choose an opponent: from a first game to the best there is.
LEVELS: dict[str, str] = {
    "beginner": "novice",
    "casual": "greedy",
    "regular": "planner",
    "expert": "express@400",
    "master": "express@1s",
}


def make_bot(spec: str, seed: int) -> Bot:
    """A bot for one seat of one game; equal seeds and views give equal choices.

    Args:
        spec: A name of `BOTS` or of `LEVELS`; `express` takes a budget: `express@400` for 400
            iterations, `express@0.5s` for half a second a decision.
        seed: Decides what the bot leaves to chance. A budget in seconds depends on the machine too.
    """
    name, sign, text = LEVELS.get(spec, spec).partition("@")
    if name not in BOTS:
        raise SetupError("unknown-bot", name=spec, known=", ".join((*BOTS, *LEVELS)))
    if not sign:
        return BOTS[name].make(seed)
    if name != "express":
        raise SetupError("no-budget", name=name)
    return ExpressBot(seed, read_budget(spec, text))


def read_budget(spec: str, text: str) -> Budget:
    """`400` iterations or `0.5s` seconds."""
    if is_number(text) and 0 < int(text) <= MOST_ITERATIONS:
        return Budget(iterations=int(text))
    if match := re.fullmatch(r"(\d+(?:\.\d+)?)s", text):
        seconds = float(match[1])
        if LEAST_SECONDS <= seconds <= MOST_SECONDS:
            return Budget(seconds=seconds)
    raise SetupError("bad-budget", name=spec)
