"""Gymnasium: one learner against a bot, alone and a hundred games at a time."""

from __future__ import annotations

import numpy as np

from semafor.lab.gym import SemaforEnv, SemaforVectorEnv

luck = np.random.default_rng(1)

game = SemaforEnv("usa-classic", bots=["racer"])
numbers, info = game.reset(seed=1)
is_over = False
while not is_over:
    action = int(luck.choice(info["action_mask"].nonzero()[0]))  # a policy would look at `numbers`
    numbers, reward, is_over, _, info = game.step(action)
print("alone:", reward, info["totals"])

games = SemaforVectorEnv("usa-classic", 100, bots=["racer", "random"], reward="win")
numbers, info = games.reset(seed=1)
won = ended = 0.0
for _ in range(300):
    wishes = luck.random(info["action_mask"].shape) * info["action_mask"]
    numbers, rewards, done, _, info = games.step(wishes.argmax(axis=1))
    won += rewards.sum()
    ended += done.sum()
print(f"a hundred at a time: {won:.1f} of {ended:.0f} games won by chance")
