"""What a tunnel may cost: odds from a view, in words, and what the planning bot makes of them."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from semafor import new_game
from semafor.bots import make_bot
from semafor.engine.resample import resample
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view as view_of
from semafor.planning import describe_odds, plan_routes, tunnel_odds
from semafor.planning.odds import unseen_cards
from semafor.search.actions import read_actions
from semafor.search.minds import make_planner
from semafor.server.protocol.messages import Ask
from semafor.server.thinking.answers import route_answer
from semafor.texts import LANGUAGES, Texts
from tests.rules.boards import game_from

TUNNEL = "pamplona-paris"


def tunnels(game):
    """Claims of tunnels in a position: action, route, payment."""
    for action in game.actions():
        move = game.to_move(action)
        if move["do"] != "claim":
            continue
        route = game.ruleset.route_number[move["route"]]
        if game.ruleset.board.routes[route].kind == "tunnel":
            yield action, route, move["pay"]


def positions(count=40):
    """Turns of planners in Europe at which a tunnel could be claimed."""
    game = new_game("europe", 3, seed="odds")
    bots = [make_bot("planner", seat) for seat in range(3)]
    found = 0
    while not game.is_over and found < count:
        view = game.view(game.actor)
        if view.phase == "turn" and any(tunnels(game)):
            found += 1
            yield game, view
        game.play_action(bots[game.actor].choose(view))


@pytest.mark.rule("EUR-TUNNEL-4")
def test_the_odds_are_those_of_counting_every_draw():
    hands = {0: {"red": 4, "locomotive": 1}}
    game = game_from("europe", 2, hands=hands, deck=["red", "blue", "locomotive"], rest="box")
    view = game.view(0)
    pile = [kind for kind, count in enumerate(unseen_cards(view)) for _ in range(count)]
    _action, route, pay = next(item for item in tunnels(game) if "red" in item[2])
    odds = tunnel_odds(view, route, pay)
    red, loco = (game.ruleset.kinds.index(kind) for kind in ("red", "locomotive"))
    draws = list(combinations(pile, 3))
    for count, chance in enumerate(odds.chances):
        hits = sum(sum(kind in (red, loco) for kind in draw) == count for draw in draws)
        assert chance == pytest.approx(hits / len(draws))
    assert sum(odds.chances) == pytest.approx(1.0)


@pytest.mark.rule("EUR-TUNNEL-5")
def test_what_the_hand_can_pay_is_what_is_left_of_colour_and_locomotives():
    for game, view in positions(12):
        kinds, loco = game.ruleset.kinds, game.ruleset.locomotive
        for _action, route, pay in tunnels(game):
            odds = tunnel_odds(view, route, pay)
            colour = next((kind for kind in pay if kind != "locomotive"), "locomotive")
            left = view.hand[loco] - pay.get("locomotive", 0)
            if colour != "locomotive":
                left += view.hand[kinds.index(colour)] - pay[colour]
            assert odds.payable == min(3, left)
            assert odds.failure == pytest.approx(sum(odds.chances[odds.payable + 1 :]))


def test_hidden_cards_do_not_change_the_odds():
    game, view = next(positions())
    _action, route, pay = next(tunnels(game))
    for seed in range(4):
        other = view_of(resample(view, random.Random(seed)), view.seat)
        assert tunnel_odds(other, route, pay) == tunnel_odds(view, route, pay)


def test_other_routes_have_no_odds():
    game = game_from("europe", 2, hands={0: {"red": 4}})
    plain = next(
        number for number, route in enumerate(game.ruleset.board.routes) if route.kind != "tunnel"
    )
    assert tunnel_odds(game.view(0), plain, {"red": 2}) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_gets_odds_for_every_payment_of_a_tunnel(language):
    game, view = next(positions())
    _action, route, _pay = next(tunnels(game))
    ask = Ask("q", "route", route=game.ruleset.board.routes[route].id, lang=language)
    answer = route_answer(view, ask, ["A", "B", "C"], plan_routes(view))
    pays = [pay for _action, number, pay in tunnels(game) if number == route]
    assert [item.pay for item in answer.odds] == pays
    for item in answer.odds:
        odds = tunnel_odds(view, route, item.pay)
        assert item.text == describe_odds(odds, Texts(language))
        may_fail = odds.payable + 1 < len(odds.chances)
        assert item.text.count("%") == len(odds.chances) + may_fail
        assert "play-" not in item.text


# -------------------------------------------------------------------- the planning bot


def test_the_bot_counts_as_the_odds_do():
    checked = 0
    for game, view in positions():
        policy = make_planner(game.ruleset)
        policy.choose(game.state, ActionBuffer())
        for action, route, pay in tunnels(game):
            if view.deck_size < 3:
                continue
            choice = read_actions(game.ruleset)[action]
            found = policy.outlook.fail_chance(game.state, route, choice.colour, choice.locomotives)
            assert found == pytest.approx(tunnel_odds(view, route, pay).failure, abs=1e-9)
            checked += 1
    assert checked > 100


@pytest.mark.parametrize("seats", [2, 3])
def test_a_regular_bot_does_not_try_tunnels_turn_after_turn(seats):
    """It once withdrew in each of its first turns: a withdrawal wastes the turn."""
    longest, withdrawn, games = 0, 0, 6
    for number in range(games):
        game = new_game("europe", seats, seed=f"turns {number}")
        bots = [make_bot("planner", seat) for seat in range(seats)]
        row = [0] * seats
        while not game.is_over:
            seat = game.actor
            view = game.view(seat)
            action = bots[seat].choose(view)
            word = game.to_move(action)["do"]
            if word == "withdraw":
                row[seat] += 1
                withdrawn += 1
                longest = max(longest, row[seat])
            elif word in ("draw", "tickets", "pay", "station"):
                row[seat] = 0
            game.play_action(action)
    assert longest <= 3
    assert withdrawn / games < 2 * seats
