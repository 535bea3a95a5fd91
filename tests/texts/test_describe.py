"""Plain text of moves and positions."""

import random

import pytest

from semafor import EDITIONS, new_game
from semafor.texts.describe import describe_move, describe_view


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_every_move_and_position_of_a_game_has_a_text(edition, language):
    game = new_game(edition, 3, seed="texts")
    rng = random.Random(3)
    while not game.is_over:
        moves = game.moves()
        for move in rng.sample(moves, min(4, len(moves))):
            text = describe_move(game.ruleset, move, language)
            assert text
            assert "describe-" not in text
            assert "{" not in text
        if rng.random() < 0.1:
            for seat in (game.actor, None):
                shown = describe_view(game.view(seat), language)
                assert "describe-" not in shown
        game.play(rng.choice(moves))
    assert len(describe_view(game.view(0), language).splitlines()) >= 6


def test_a_claim_reads_like_a_sentence():
    game = new_game("usa-classic", 2, seed="x")
    move = {"do": "claim", "route": "montreal-new_york", "pay": {"blue": 2, "locomotive": 1}}
    text = describe_move(game.ruleset, move, "en")
    assert text == "claim Montreal – New York (3), pay 2 × blue, 1 × locomotive"
    assert describe_move(game.ruleset, move, "pl").startswith("połączenie Montreal – Nowy Jork (3)")


def test_a_spectator_sees_no_hand():
    game = new_game("europe", 2, seed="x")
    assert "Hand of seat" in describe_view(game.view(0), "en")
    assert "Hand of seat" not in describe_view(game.view(None), "en")
