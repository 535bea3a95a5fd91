"""A first game: make it, ask what is legal, play, look, copy, score, record, replay."""

from __future__ import annotations

import json

from semafor import IllegalMove, new_game, replay_record, write_record

# Make a game: edition, number of seats, seed. The same seed gives the same shuffle.
game = new_game("europe", seats=3, seed="docs")
print(game.actor, game.phase)  # 0 tickets: seat 0 chooses its starting tickets

# Legal moves are plain data. The readable form is the form of records and of the wire.
for move in game.moves()[:2]:
    print(move)

# Playing returns what happened, as facts in the past tense.
while game.phase == "tickets":
    facts = game.play(game.moves()[-1])  # the last one keeps everything
    print([fact.to_dict() for fact in facts])

# A refused move raises, says why, names the rule, and changes nothing.
before = game.digest()
try:
    game.play({"do": "claim", "route": "palermo-smyrna", "pay": {"red": 6}})
except IllegalMove as refusal:
    print(refusal.reason, refusal.rule, refusal.values)
assert game.digest() == before

# A move may name its seat; out of turn is refused too.
try:
    game.play({"do": "draw"}, seat=2)
except IllegalMove as refusal:
    assert refusal.reason == "not-your-turn"

# What a seat may know, and what a spectator may know.
own = game.view(0)
print(own.to_dict()["hand"], own.to_dict()["market"])
assert game.view(None).hand == ()

# A copy goes its own way. It will see the same chance, so it is no crystal ball for players:
# bots think on `resample(view)` instead.
copy = game.clone()
copy.play({"do": "draw"})
assert game.digest() == before != copy.digest()

# Play to the end: here the first legal action each time, by its number.
while not game.is_over:
    game.play_action(game.actions()[0])

# The result: totals, ranks, winners, and every line of the score.
result = game.result()
print(result.totals, result.ranks, result.winners)
print(result.lines[0])

# The record holds all moves and all outcomes, so it replays without a generator.
text = json.dumps(write_record(game))
again = replay_record(json.loads(text))
assert again.digest() == game.digest()
print(len(game.history), "moves replayed")
