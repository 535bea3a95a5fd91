"""A rule module that is not the engine's: it interrupts a draw and everything still works."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from semafor.engine import access
from semafor.engine.chance import ScriptedSource
from semafor.engine.errors import IllegalMove, SetupError
from semafor.engine.game import Game
from semafor.engine.module import RuleModule
from semafor.engine.record import replay, write_record
from semafor.engine.resample import resample
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.views import view
from tests.kit.counting import cards_everywhere
from tests.kit.tables import finished, play_on, scaled
from tests.kit.telegrams import CARD, CARDS, MODULE, WORTH, telegram_ruleset

GAMES = scaled(12, 3)
every_number = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def games(seats):
    for number in range(GAMES):
        yield from play_on(Game(telegram_ruleset(seats), seed=number), random.Random(number))


def telegrams(game):
    return game.view(None).to_dict()["parts"]["telegrams"]


def scripted(seats, cards):
    """A game at its first turn whose next cards are known."""
    game = Game(telegram_ruleset(seats), seed="script")
    while game.phase != "turn":
        game.play(game.moves()[-1])
    kinds = [game.ruleset.kinds.index(name) for name in cards]
    game.state.source = ScriptedSource("after the script", kinds, {})
    return game


@every_number
def test_random_games_with_the_new_rule_end_and_conserve_everything(seats):
    asked: Counter[str] = Counter()
    for game in games(seats):
        assert cards_everywhere(game.state) == Counter(CARDS)
        held = [access.hand_list(game.state, seat)[-1] for seat in range(seats)]
        assert held == [0] * seats, "a telegram is in no hand"
        assert game.ruleset.kinds.index(CARD) not in access.market_list(game.state)
        shown = telegrams(game)
        assert sum(shown["held"]) <= shown["seen"] <= CARDS[CARD]
        asked[game.phase] += 1
        if game.is_over:
            for seat, lines in enumerate(game.result().lines):
                assert lines["telegrams"] == WORTH * shown["held"][seat]
    assert asked["effect"] > 0
    assert asked["over"] == GAMES


def test_a_telegram_in_a_blind_draw_asks_the_next_seat_and_the_draw_goes_on():
    game = scripted(3, [CARD, CARD, "red", "blue"])
    drawer, before = game.actor, access.hand_list(game.state, game.actor)
    held = telegrams(game)["held"]
    game.play({"do": "draw"})
    assert (game.phase, game.actor) == ("effect", (drawer + 1) % 3)
    assert access.hand_list(game.state, drawer) == before
    game.play({"do": "choose", "option": "mine"})
    assert (game.phase, game.actor) == ("effect", (drawer + 1) % 3)
    game.play({"do": "choose", "option": "yours"})
    assert telegrams(game)["held"] == [held[0] + 1, held[1] + 1, held[2]]
    assert (game.phase, game.actor) == ("second_card", drawer)
    assert sum(access.hand_list(game.state, drawer)) == sum(before) + 1
    game.play({"do": "draw"})
    assert (game.phase, game.actor) == ("turn", (drawer + 1) % 3)


def test_a_telegram_that_refills_the_market_asks_before_the_second_card():
    game = scripted(2, [CARD, "green", "red"])
    colour = next(name for name in game.view(0).to_dict()["market"] if name != "locomotive")
    game.play({"do": "draw", "card": colour})
    assert (game.phase, game.actor) == ("effect", 1)
    assert None in game.view(0).to_dict()["market"]
    game.play({"do": "choose", "option": "yours"})
    assert None not in game.view(0).to_dict()["market"]
    assert (game.phase, game.actor) == ("second_card", 0)


@every_number
def test_the_new_turn_option_has_actions_of_its_own(seats):
    game = scripted(seats, [CARD, "red", "red"])
    game.play({"do": "draw"})
    game.play({"do": "choose", "option": "mine"})
    game.play({"do": "draw"})
    wires = [move for move in game.moves() if move["do"] == "choose"]
    assert [move["option"] for move in wires] == [
        f"wire-{seat}" for seat in range(seats) if seat != 1
    ]
    actions = game.actions()
    assert [game.to_action(move) for move in game.moves()] == actions
    with pytest.raises(IllegalMove):
        game.play({"do": "choose", "option": "wire-1"})
    held = telegrams(game)["held"][1]
    game.play({"do": "choose", "option": "wire-0"})
    assert telegrams(game)["held"][1] == held - 1
    assert game.actor == 2 % seats


@every_number
def test_a_draw_can_be_cloned_in_the_middle(seats):
    seen = 0
    for game in games(seats):
        if game.phase == "effect":
            seen += 1
            before = game.digest()
            one, two = game.clone(), game.clone()
            assert one.digest() == before
            finished(one, random.Random(1))
            finished(two, random.Random(1))
            assert one.digest() == two.digest()
            assert game.digest() == before
            if seen == scaled(8, 3):
                return
    assert seen


@every_number
def test_a_game_with_the_new_rule_is_recorded_and_replayed(seats):
    game = finished(Game(telegram_ruleset(seats), seed="record"), random.Random(9))
    record = json.loads(json.dumps(write_record(game)))
    again = replay(record, lambda name, number, options, version: telegram_ruleset(number))
    assert again.digest() == game.digest()
    assert write_record(again) == record
    assert any(CARD in move["chance"] for move in record["moves"])


@every_number
def test_a_draw_can_be_imagined_in_the_middle_by_every_seat(seats):
    dealer = random.Random(seats)
    seen = 0
    for game in games(seats):
        if game.phase == "effect":
            for seat in (None, *range(seats)):
                world = resample(game.view(seat), dealer)
                assert json.dumps(view(world, seat).to_dict()) == json.dumps(
                    game.view(seat).to_dict()
                )
            seen += 1
            if seen == 5:
                return


def test_two_modules_cannot_take_the_same_place():
    twice = RuleModule(name="twice", build=MODULE.build, params=MODULE.params)
    edition = telegram_ruleset(2).edition
    both = type(edition)(**{**edition.__dict__, "modules": (*edition.modules, twice)})
    with pytest.raises(SetupError) as caught:
        compile_ruleset(both, 2)
    assert caught.value.reason == "step-taken"
