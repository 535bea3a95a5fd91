"""Choices between games by playing the next game ahead: quick games on what a company knows, no more.

Each of a few answers gets the same number of quick games, dealt alike. How far their means are believed follows from
how much they differ beyond luck; where they do not, what an answer puts into the vault decides, and then the advice.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean, variance

from semafor.campaign.advice import Prospect, View
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.score import score_position
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.search.minds import make_rollout

# Answers looked at in a question, and the fewest games for each that tell anything.
MOST_ANSWERS = 8
FEWEST_GAMES = 8
# A game that nobody ends is scored as it stands.
LONGEST_GAME = 2000
SEED_BITS = 63


class LookAhead:
    """Plays up to `games` quick games for each question; equal seeds and views give equal answers."""

    def __init__(
        self, prospect: Callable[[View, str], Prospect | None], seed: int, games: int
    ) -> None:
        self.prospect = prospect
        self.games = games
        self._random = random.Random(seed)
        self._buffer = ActionBuffer()
        self._sheet = ScoreSheet()

    def choose(self, view: View, options: Sequence[str], advised: str) -> str:
        """The answer that promises most; the advised one where nothing can be told."""
        answers = few_of(options, advised)
        count = self.games // len(answers)
        if count < FEWEST_GAMES or len(answers) == 1:
            return advised
        found = [self.prospect(view, option) for option in answers]
        seen = [one for one in found if one is not None]
        if len(seen) < len(answers):
            return advised
        seeds = [self._random.getrandbits(SEED_BITS) for _ in range(count)]
        margins = [self.play(one, seeds) for one in seen]
        values = promises(seen, margins)
        return answers[max(range(len(answers)), key=lambda place: (values[place], -place))]

    def play(self, ahead: Prospect, seeds: Sequence[int]) -> list[float]:
        """Quick games; in each the company's dollars beyond the mean of the others."""
        ruleset = compile_ruleset(ahead.edition, ahead.seats)
        policy = make_rollout(ruleset)
        margins = []
        for seed in seeds:
            state = ruleset.new_state()
            state.rng = seed
            state.start(ahead.first)
            policy.forget()
            steps = 0
            while state.depth > 0 and steps < LONGEST_GAME:
                state.step(policy.choose(state, self._buffer))
                steps += 1
            totals = score_position(state, self._sheet).totals
            own = totals[ahead.seat]
            margins.append(own - (sum(totals) - own) / (len(totals) - 1))
        return margins


def few_of(options: Sequence[str], advised: str) -> list[str]:
    """The advised answer and some others: of each kind (`depot:`, `save`) about as many, spread over the list."""
    kinds: dict[str, list[str]] = {}
    for option in options:
        if option != advised:
            kinds.setdefault(option.partition(":")[0], []).append(option)
    found = [advised]
    left = MOST_ANSWERS - 1
    for place, kind in enumerate(sorted(kinds, key=lambda kind: len(kinds[kind]))):
        share = min(len(kinds[kind]), left // (len(kinds) - place))
        found += kinds[kind][:: -(-len(kinds[kind]) // share)][:share] if share else []
        left -= share
    return found


def promises(ahead: Sequence[Prospect], margins: Sequence[Sequence[float]]) -> list[float]:
    """Dollars that each answer promises, over all games in which it is felt and with what the vaults have.

    Games dealt alike are compared with each other. Of the variance between the means only as much is believed as
    is more than luck alone would make.
    """
    rounds = [fmean(row) for row in zip(*margins, strict=True)]
    beyond = [[own - mean for own, mean in zip(row, rounds, strict=True)] for row in margins]
    means = [fmean(row) for row in beyond]
    luck = fmean(variance(row) / len(row) for row in beyond)
    spread = variance(means)
    belief = max(0.0, 1.0 - luck / spread) if spread > 0 else 0.0
    return [one.lead + one.games * belief * mean for one, mean in zip(ahead, means, strict=True)]
