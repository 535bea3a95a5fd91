"""A question says what it is about, so that a page can name it and show it on the board."""

import random

from semafor.editions import new_game
from semafor.server.games.prompts import make_prompt


def test_a_tunnel_that_costs_more_says_which_one_it_is():
    rng = random.Random(5)
    game = new_game("europe", 2, seed=5)
    claimed = ""
    while game.phase != "tunnel":
        move = rng.choice(game.moves())
        claimed = move.get("route", claimed)
        game.play(move)
    assert make_prompt(game, early=False, deadline=None).values["route"] == claimed
