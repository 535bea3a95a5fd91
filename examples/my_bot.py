"""Two bots: one that reads its view, one that thinks on positions that agree with its view."""

from __future__ import annotations

import random

from semafor import View, new_game, resample
from semafor.bots import Bot, make_bot
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer
from semafor.search.actions import read_actions


class LongRoutes:
    """Claims the longest route it can pay for, with few locomotives; otherwise draws."""

    def choose(self, view: View) -> int:
        """One of `view.actions`."""
        choices = read_actions(view.ruleset)
        routes = view.ruleset.board.routes

        def worth(action: int) -> tuple[int, int]:
            choice = choices[action]
            if choice.word == "claim":
                return routes[choice.route].length, -choice.locomotives
            return (1, 0) if choice.word == "draw" else (0, 0)

        return max(view.actions, key=worth)


class Sampler:
    """Tries some actions on random positions that agree with what it knows."""

    def __init__(self, seed: int, *, actions: int = 4, samples: int = 2) -> None:
        self.rng = random.Random(seed)
        self.actions = actions
        self.samples = samples
        self.buffer = ActionBuffer()

    def choose(self, view: View) -> int:
        """The action after which random play gives the best mean lead."""
        count = min(self.actions, len(view.actions))
        tried = self.rng.sample(view.actions, count)
        if count == 1:
            return tried[0]
        return max(tried, key=lambda action: self.mean_lead(view, action))

    def mean_lead(self, view: View, action: int) -> float:
        """Own total less the best other one, over some samples."""
        assert view.seat is not None
        leads = []
        for _ in range(self.samples):
            state = resample(view, self.rng)
            state.step(action)
            state.playout(self.buffer)
            totals = list(score_position(state).totals)
            own = totals.pop(view.seat)
            leads.append(own - max(totals))
        return sum(leads) / len(leads)


def play(edition: str, bots: list[Bot], seed: str) -> tuple[int, ...]:
    """Play a game between bots; each sees its own view and nothing else."""
    game = new_game(edition, seats=len(bots), seed=seed)
    while not game.is_over:
        seat = game.actor
        game.play_action(bots[seat].choose(game.view(seat)))
    return game.result().totals


if __name__ == "__main__":
    print(play("usa-classic", [LongRoutes(), make_bot("greedy", seed=1)], "docs"))
    print(play("germany", [LongRoutes(), make_bot("random", seed=1), LongRoutes()], "docs"))
    # A few decisions of the sampler, on a game of Europe.
    game = new_game("europe", seats=2, seed="docs")
    bot = Sampler(seed=1)
    for _ in range(4):
        game.play_action(bot.choose(game.view(game.actor)))
    print(game.history[-1])
