"""The random bot: every legal action is as good as any other."""

from __future__ import annotations

from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.search.players import UniformPlayer


class RandomBot:
    """Chooses uniformly among the legal actions, with a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._player = UniformPlayer(seed)

    def choose(self, view: View) -> int:
        """Any legal action."""
        return view.actions[self._player.below(len(view.actions))]

    def as_player(self, ruleset: Ruleset) -> UniformPlayer:
        """The same bot for games in numbers."""
        return self._player
