"""The random bot: every legal action is as good as any other."""

from __future__ import annotations

import random

from semafor.engine.views import View


class RandomBot:
    """Chooses uniformly among the legal actions, with a generator of its own."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View) -> int:
        """Any legal action."""
        return self._random.choice(view.actions)
