"""Many games in step: the fastest way to play from Python."""

from __future__ import annotations

from array import array

from semafor.editions import find_ruleset
from semafor.lab.batch import Batch

# Five hundred games. Whoever chooses sees lists of legal actions; here the last of each.
batch = Batch(find_ruleset("usa-classic", 2), games=500, mask=False, reward="margin")
batch.reset(range(500))
for _ in range(100):
    lasts = [start + count - 1 for start, count in zip(batch.starts, batch.counts, strict=True)]
    actions = array("i", [batch.legal[last] for last in lasts])
    batch.step(actions)  # one that is not legal is refused, and nothing has changed
ended = [game for game in range(batch.games) if batch.dones[game]]

print(f"{batch.steps} decisions in {batch.games} games; {len(ended)} ended with the last one")
print("the first game asks seat", batch.actors[0], "about", batch.counts[0], "actions")
