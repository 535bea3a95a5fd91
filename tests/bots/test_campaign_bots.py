"""Bots play games of a campaign: every choice is legal, and those that plan beat chance."""

from __future__ import annotations

import pytest

from semafor import Game
from semafor.bots import make_bot
from semafor.bots.sight import fold
from semafor.engine import access
from semafor.engine.resample import any_position
from semafor.search.minds import make_planner
from tests.kit.campaign import campaign_edition, deal, set_turn, start
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


def test_every_choice_of_a_campaign_has_an_answer() -> None:
    ruleset, _rng = make_ruleset(2)
    shared = {"turn", "second_card", "first_card", "keep", "tickets"}
    asked = {decision.name for decision in ruleset.decisions if decision.options}
    assert asked - shared <= set(ruleset.advice)


# -------------------------------------------------------------------- where routes score nothing


SIERRA = ("prairie", "range", "sierra")


@pytest.mark.rule("CAM-S", "REG-SIE-3")
def test_marked_cards_are_spared_and_lacking_like_plain_ones() -> None:
    game = start(campaign_edition(SIERRA, ["bazaar"]))
    access.set_tickets(game.state, 0, [], [])
    set_turn(game, 0)
    deal(game, 0, red=2, red_pick=2, red_skull=2)
    planner, state = make_planner(game.ruleset), any_position(game.view(0))
    routes, red = game.ruleset.board.routes, game.ruleset.kinds.index("red")
    asked = sum(
        route.length
        for number, route in enumerate(routes)
        if planner.wants_route(state, number) and route.colour in ("red", "grey")
    )
    assert planner.lacks(state, red) == asked - 6
