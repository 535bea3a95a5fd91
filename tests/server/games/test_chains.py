"""A bot's move of several numbers is judged as one."""

from __future__ import annotations

import pytest

from semafor import Game
from semafor.bots import make_bot
from semafor.bots.whole_moves import whole_line
from semafor.server.games.judging import move_body, named_move
from semafor.server.protocol.refusals import Refusal
from tests.kit.campaign import campaign_edition, deal, dollars, start


def turn() -> Game:
    game = start(campaign_edition(modules=["exchange_yard", "hired_gangs"]))
    deal(game, 0, blue=2, blue_pick=1, blue_skull=1, green=2, green_pick=1, locomotive=1)
    dollars(game, 0, 9)
    return game


def test_all_numbers_of_a_bot_are_one_move_and_change_nothing_yet() -> None:
    game = turn()
    before = game.digest(), len(game.history)
    found = 0
    for seed in range(40):
        numbers = whole_line(game.view(0), make_bot("random", seed).choose)
        move = named_move(game, numbers)
        body = move_body(game, 0, move, "bot", is_early=False)
        assert body["move"] == move
        assert (game.digest(), len(game.history)) == before
        if len(numbers) > 1:
            found += 1
            played = Game.from_state(game.ruleset, game.state.clone())
            for number in numbers:
                played.play_action(number)
            assert played.move_at(-1) == move
            assert named_move(game, numbers[:1])["route"] == move["route"]
    assert found > 5


def test_numbers_that_are_no_move_are_refused() -> None:
    game = turn()
    chains = (whole_line(game.view(0), make_bot("random", seed).choose) for seed in range(1000))
    numbers = next(chain for chain in chains if len(chain) > 1)
    illegal = game.ruleset.actions - 1
    draw = game.to_action({"do": "draw"})
    for wrong in ((numbers[1],), (numbers[0], illegal), (*numbers, draw), (draw, draw)):
        with pytest.raises(Refusal):
            named_move(game, wrong)
