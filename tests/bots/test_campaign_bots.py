"""Bots play games of a campaign: every choice is legal, and those that plan beat chance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from semafor import Game
from semafor.bots import make_bot
from semafor.bots.answers import find_guide
from semafor.bots.bazaar import wants
from semafor.bots.campaign import ANSWERS, fold
from semafor.bots.claims import FULL_HAND, earnings, full_hand, snow_routes
from semafor.bots.greedy import GreedyBot
from semafor.bots.sight import Sight
from semafor.charter.rules.payment.claim import PAYING
from semafor.editions import find_ruleset, new_game
from tests.kit.campaign import campaign_edition, deal, shown, start
from tests.properties.test_campaign_games import make_ruleset

NAMES = ("greedy", "planner", "racer", "novice", "random", "express@8")


@pytest.mark.parametrize("trial", [1, 2, 3])
def test_bots_finish_games_of_a_campaign(trial: int) -> None:
    ruleset, _rng = make_ruleset(trial)
    names = [NAMES[(trial + seat) % len(NAMES)] for seat in range(ruleset.seats)]
    bots = [make_bot(name, trial) for name in names]
    game = Game(ruleset, seed=str(trial))
    while not game.is_over:
        seen = game.view(game.actor)
        action = bots[game.actor].choose(seen)
        assert action in seen.actions, (names[game.actor], seen.decision)
        game.play_action(action, checked=True)


def test_planning_beats_chance() -> None:
    ruleset, _rng = make_ruleset(0)
    totals = [0, 0]
    for deal_number in range(3):
        bots = [make_bot("greedy", 1), make_bot("random", deal_number)]
        game = Game(ruleset, seed=str(deal_number))
        while not game.is_over:
            action = bots[game.actor].choose(game.view(game.actor))
            game.play_action(action, checked=True)
        totals = [a + b for a, b in zip(totals, game.result().totals, strict=True)]
    assert totals[0] > totals[1]


def test_marked_cards_count_as_their_colour() -> None:
    game = start(campaign_edition())
    deal(game, 0, red=1, red_pick=2, red_skull=1, locomotive=1)
    folded = fold(game.view(0))
    kinds = game.ruleset.kinds
    assert folded.hand[kinds.index("red")] == 4
    assert sum(folded.hand) == 5
    assert find_guide(game.ruleset) is not None
    assert find_guide(find_ruleset("legends", 2)) is None


def test_every_choice_of_a_campaign_has_an_answer() -> None:
    ruleset, _rng = make_ruleset(2)
    shared = {"turn", "second_card", "keep", "tickets", PAYING}
    asked = {decision.name for decision in ruleset.decisions if decision.options}
    assert asked - shared <= set(ANSWERS)


# -------------------------------------------------------------------- where routes score nothing


REGIONS = ("prairie", "plateau")
SIERRA = ("prairie", "range", "sierra")


def sight_of(game: Game, seat: int = 0) -> Sight:
    return GreedyBot().look(fold(game.view(seat)))


def test_routes_of_the_own_colour_and_long_ones_are_worth_more() -> None:
    numbers = {"companies": {"bonus": 2, "bonus_for_two": 1}, "long_haul": {"from": 4}}
    made = campaign_edition(["prairie"], ["long_haul"], tariff=2, settings=numbers)
    game = start(made, companies="red,blue,green")
    sight = sight_of(game)
    more = earnings(sight)
    for number, route in enumerate(game.ruleset.board.routes):
        haul = 2 + route.length - 4 if route.length >= 4 else 0
        own = 2 + route.length // 2 if route.colour == "red" else 0
        assert more[number] == haul + own, route.id


def test_snow_that_pays_is_worth_more() -> None:
    game = start(campaign_edition(REGIONS, ["snow"], tariff=2))
    tokens = shown(game, "snow")["tokens"]
    assert any(tokens)
    pairs = snow_routes(game.ruleset)
    more = earnings(sight_of(game))
    plain = earnings(sight_of(start(campaign_edition(REGIONS, tariff=2))))
    for routes, count in zip(pairs, tokens, strict=True):
        assert all(more[route] - plain[route] == count for route in routes)


def test_a_small_box_has_no_room_for_full_hands() -> None:
    small = start(campaign_edition(), seats=5)
    large = new_game("usa-classic", 2, seed="full")
    assert full_hand(sight_of(small)) < full_hand(GreedyBot().look(large.view(0))) == FULL_HAND
    assert 5 * full_hand(sight_of(small)) < sum(small.ruleset.edition.cards.values())


@pytest.mark.rule("CAM-S", "REG-SIE-3")
def test_a_bot_gives_what_it_can_spare_for_what_its_plan_lacks() -> None:
    game = start(campaign_edition(SIERRA, ["bazaar"]))
    deal(game, 0, red=6, blue=1)
    sight = sight_of(game)
    kinds = game.ruleset.kinds
    board = game.ruleset.board
    blue = next(n for n, route in enumerate(board.routes) if route.colour == "blue")
    planned = replace(sight, plan=replace(sight.plan, routes=(blue,)))
    lacking, spare = wants(planned)
    length = board.routes[blue].length
    assert (kinds.index("blue") in lacking) == (length > 1)
    assert kinds.index("red") in spare
