"""A game in words, as a language model would play it; here it always takes the first move it is told of."""

from __future__ import annotations

from semafor.lab.text import TextGame

game = TextGame("usa-classic", seats=2, bots=["greedy"], seed=3)
told = game.observe()
print(told["text"])
print(game.act({"do": "draw"})["refused"])  # tickets come first: says so, and names the rule
while not told["over"]:
    told = game.act(told["moves"][0]["number"])
print(told["news"][-1])
print([seat["total"] for seat in told["result"]["seats"]])
