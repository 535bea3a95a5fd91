"""Bots: programs that choose an action from a view. The list is written out in `BOTS`.

>>> from semafor import new_game
>>> game = new_game("usa-classic", seats=2, seed="doc")
>>> make_bot("greedy", seed=1).choose(game.view(0)) in game.actions()
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from semafor.bots.greedy import GreedyBot
from semafor.bots.uniform import RandomBot
from semafor.engine.errors import SetupError
from semafor.engine.views import View

__all__ = ["BOTS", "Bot", "BotInfo", "make_bot"]


class Bot(Protocol):
    """Whoever decides from a view; one object plays one seat of one game."""

    def choose(self, view: View) -> int:
        """One of the view's legal actions."""


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


BOTS: dict[str, BotInfo] = {
    "random": BotInfo("random", "baseline", RandomBot),
    "greedy": BotInfo("greedy", "casual", _greedy),
}


def make_bot(name: str, seed: int) -> Bot:
    """A bot for one seat of one game; equal seeds and views give equal choices."""
    if name not in BOTS:
        raise SetupError("unknown-bot", name=name, known=", ".join(BOTS))
    return BOTS[name].make(seed)
