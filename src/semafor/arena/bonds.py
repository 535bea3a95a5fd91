"""BAL-19: a bot that tries every number of bonds by playing the game out from what it sees."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from statistics import mean

from semafor.bots import Bot, make_bot
from semafor.engine.game import Game
from semafor.engine.resample import resample
from semafor.engine.views import View

QUESTION = "bonds"


@dataclass
class RolloutBonds:
    """Plays as another bot does, but takes the bonds that ended best.

    Attributes:
        spec: The bot that plays, here and in all seats of the games tried.
        deals: Games tried for each number of bonds; hidden cards are dealt anew for each.
        tried: Mean totals by number of bonds, for every question asked.
        taken: The number chosen each time.
    """

    spec: str
    seed: int
    deals: int
    tried: list[tuple[float, ...]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.bot: Bot = make_bot(self.spec, self.seed)

    def choose(self, view: View) -> int:
        """The number of bonds by rollout, everything else as the bot does."""
        if view.decision != QUESTION:
            return self.bot.choose(view)
        options = list(view.actions)  # 0, 1, 2 …
        means = tuple(mean(self.play_on(view, action)) for action in options)
        best = max(range(len(options)), key=lambda number: (means[number], -number))
        self.tried.append(means)
        self.taken.append(best)
        return options[best]

    def play_on(self, view: View, action: int) -> list[int]:
        """Own totals of the games tried after an action; equal deals for every action."""
        assert view.seat is not None
        totals = []
        for deal in range(self.deals):
            state = resample(view, random.Random(f"{self.seed}-{view.turns}-{deal}"))
            game = Game.from_state(view.ruleset, state)
            game.play_action(action)
            bots = [make_bot(self.spec, self.seed + seat) for seat in range(view.ruleset.seats)]
            while not game.is_over:
                seat = game.actor
                game.play_action(bots[seat].choose(game.view(seat)), checked=True)
            totals.append(game.result().totals[view.seat])
        return totals
