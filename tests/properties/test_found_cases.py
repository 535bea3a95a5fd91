"""Cases that were wrong once: what the deep tests found, kept so that it stays found."""

from __future__ import annotations

import random

import pytest

from semafor import IllegalMove, SetupError, new_game, resample
from semafor.engine import access
from semafor.engine.game import Game
from tests.kit.telegrams import CARD, telegram_ruleset


def first_turn(game):
    while game.phase != "turn":
        game.play(game.moves()[-1])
    return game


@pytest.mark.parametrize("seat", [False, 0.0])
def test_a_seat_that_is_no_whole_number_is_refused(seat):
    game = first_turn(new_game("usa-classic", 2, seed=1))
    with pytest.raises(IllegalMove):
        game.to_action({"do": "draw", "seat": seat})


def test_a_number_of_seats_with_a_point_is_refused_after_a_game_too():
    new_game("usa-classic", 2, seed=1)
    with pytest.raises(SetupError):
        new_game("usa-classic", 2.0, seed=1)


@pytest.mark.rule("EUR-SETUP-4")
def test_an_imagined_rival_is_offered_exactly_one_long_ticket():
    game = new_game("europe", 3, seed=3)
    tickets = game.ruleset.board.tickets
    for number in range(40):
        world = resample(game.view(0), random.Random(number))
        for seat in (1, 2):
            decks = [tickets[ticket].deck for ticket in access.offered_tickets(world, seat)]
            assert decks.count("long") == 1


def test_an_imagined_hand_holds_no_special_card():
    game = first_turn(Game(telegram_ruleset(2), seed="script"))
    special = game.ruleset.kinds.index(CARD)
    for number in range(40):
        world = resample(game.view(0), random.Random(number))
        assert access.hand_list(world, 1)[special] == 0


def test_no_special_card_asks_anything_before_the_first_tickets():
    for seed in range(20):
        assert Game(telegram_ruleset(2), seed=seed).phase == "tickets"


def test_a_draw_ends_when_a_special_card_was_the_last_card_of_all():
    game = first_turn(Game(telegram_ruleset(2), seed="script"))
    kinds = len(game.ruleset.kinds)
    none = [0] * kinds
    access.set_hand(game.state, 0, none, none)
    access.set_piles(game.state, [*none[:-1], 1], none, none)
    game.play({"do": "draw"})
    game.play({"do": "choose", "option": "mine"})
    assert access.hand_list(game.state, 0) == none
