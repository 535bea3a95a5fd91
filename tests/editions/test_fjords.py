"""Questions of payment and points, answered by an edition from outside: the rules and whoever asks them agree."""

import pytest

from semafor.bots import make_bot
from semafor.drawing.scene import scene
from semafor.editions import find_ruleset, new_game
from semafor.engine.errors import IllegalMove
from semafor.engine.obstacles import find_obstacle
from semafor.engine.tables import ActionBuffer
from semafor.planning import plan_routes
from semafor.scenarios.position import build_game
from semafor.search.actions import read_actions
from semafor.search.minds import make_rollout
from semafor.texts import LANGUAGES, Texts
from semafor.texts.rulebook import rules_page

SAID = {
    "en": ("3 cards of the colour you pay with", "Grey routes to Kiruna", "3 points more"),
    "pl": (
        "3 kartami w kolorze, którym płacisz",
        "szare połączenia do Kiruny",
        "o 3 punkty więcej",
    ),
}


def fjords(**hand: int):
    """A turn in the Fjords with some cards in hand."""
    given = {"hands": {0: hand}, "turn": 0}
    return build_game({"edition": "fjords", "players": 2, "given": given})


def payments(game, route: str) -> list[dict[str, int]]:
    """The payments listed for a route."""
    return [
        move["pay"] for move in game.moves() if move["do"] == "claim" and move["route"] == route
    ]


def refused(game, route: str, **pay: int) -> IllegalMove:
    """Why a payment is refused."""
    with pytest.raises(IllegalMove) as error:
        game.play({"do": "claim", "route": route, "pay": pay})
    return error.value


# -------------------------------------------------------------------- cards for locomotives


def test_three_cards_stand_for_a_locomotive_that_a_ferry_asks_for():
    game = fjords(red=4)
    assert payments(game, "bergen-stavanger") == [{"red": 4}]
    game.play({"do": "claim", "route": "bergen-stavanger", "pay": {"red": 4}})
    view = game.view(0)
    assert sum(view.hand) == 0
    assert view.discard[game.ruleset.kinds.index("red")] == 4
    assert view.trains[0] == game.ruleset.start_trains - 2


def test_one_locomotive_in_hand_leaves_one_to_stand_in_for():
    game = fjords(red=9, locomotive=1)
    pay = payments(game, "copenhagen-kristiansand")  # four spaces, two locomotives
    assert pay == [{"red": 8}, {"red": 5, "locomotive": 1}]


def test_with_all_its_locomotives_a_ferry_costs_what_is_printed():
    game = fjords(red=1, locomotive=1)
    assert payments(game, "bergen-stavanger") == [{"red": 1, "locomotive": 1}]


def test_a_card_too_few_pays_nothing():
    game = fjords(red=3)
    assert payments(game, "bergen-stavanger") == []
    error = refused(game, "bergen-stavanger", red=3)
    assert (error.reason, error.values["needs"]) == ("wrong-count", 4)
    assert refused(game, "bergen-stavanger", red=4).reason == "cards-not-in-hand"


def test_cards_stand_for_required_locomotives_alone():
    game = fjords(red=6)
    assert payments(game, "bergen-oslo/1") == [{"red": 4}]
    assert refused(game, "bergen-oslo/1", red=6).reason == "wrong-count"


def test_a_claim_without_named_cards_spends_locomotives_before_it_spends_many_cards():
    route = "bergen-stavanger"
    for hand, left in (({"red": 4}, 0), ({"red": 4, "locomotive": 1}, 3)):
        game = fjords(**hand)
        game.play({"do": "claim", "route": route})
        assert sum(game.view(0).hand) == left
    with pytest.raises(IllegalMove) as error:
        fjords(red=4, blue=4).play({"do": "claim", "route": route})
    assert error.value.reason == "name-the-colour"


def test_why_not_counts_the_cards_that_stand_in():
    game = fjords(red=3)
    obstacle = find_obstacle(game.view(0), game.ruleset.route_number["bergen-stavanger"])
    assert obstacle is not None
    assert (obstacle.reason, obstacle.values["missing"]) == ("cards", 1)


# -------------------------------------------------------------------- kinds a route takes


def test_the_ore_line_takes_its_colours_alone():
    game = fjords(red=9, white=2, locomotive=1)
    assert payments(game, "kiruna-narvik") == [{"white": 2}, {"white": 1, "locomotive": 1}]
    error = refused(game, "kiruna-narvik", red=2)
    assert error.reason == "kind-not-taken"
    for language in LANGUAGES:
        assert "kind-not-taken" not in Texts(language).explain(error)


def test_a_claim_without_named_cards_does_not_think_of_colours_that_do_not_pay():
    game = fjords(red=9, white=2)
    game.play({"do": "claim", "route": "kiruna-narvik"})
    assert game.view(0).hand[game.ruleset.kinds.index("red")] == 9


def test_why_not_looks_at_colours_that_pay():
    game = fjords(red=9, white=1)
    obstacle = find_obstacle(game.view(0), game.ruleset.route_number["kiruna-narvik"])
    assert obstacle is not None
    assert (obstacle.values["colour"], obstacle.values["missing"]) == ("white", 1)


def test_a_plan_pays_with_colours_that_pay():
    game = fjords(red=9)
    ruleset = game.ruleset
    plan = plan_routes(game.view(0), [ruleset.ticket_number["bergen-kiruna"]])
    ore = [item for item in plan.purchases if "kiruna" in ruleset.board.routes[item.route].pair]
    assert {ruleset.kinds[item.kind] for item in ore} <= {"white", "black"}
    assert sum(item.missing for item in ore) == sum(
        ruleset.board.routes[item.route].length for item in ore
    )


# -------------------------------------------------------------------- extra points


def test_points_of_a_route_are_those_of_its_length_and_of_the_rules():
    game = fjords(red=2, white=2, blue=1)
    points = game.ruleset.route_points
    number = game.ruleset.route_number
    assert points[number["kiruna-narvik"]] == 2 + 3
    assert points[number["helsinki-turku"]] == 1 - 1
    assert points[number["bergen-stavanger"]] == 2
    game.play({"do": "claim", "route": "kiruna-narvik", "pay": {"white": 2}})
    assert game.view(0).score[0] == 5
    assert game.result().lines[0]["routes"] == 5


def test_board_and_position_say_the_same_points():
    drawn = {route["id"]: route["points"] for route in scene("fjords")["routes"]}
    ruleset = find_ruleset("fjords", 2)
    assert drawn == {
        route.id: ruleset.route_points[number] for number, route in enumerate(ruleset.board.routes)
    }
    given = {"routes": {0: ["kiruna-narvik"]}, "turn": 0}
    game = build_game({"edition": "fjords", "players": 2, "given": given})
    assert game.view(0).score[0] == 5


# -------------------------------------------------------------------- whoever plays


def test_rollouts_pay_with_cards_for_locomotives_and_never_wrongly():
    ruleset = find_ruleset("fjords", 2)
    choices = read_actions(ruleset)
    policy, buffer, legal = make_rollout(ruleset), ActionBuffer(), ActionBuffer()
    stood_in = ore = 0
    for number in range(20):
        state = ruleset.new_state()
        state.rng = 2 * number + 1
        state.start(0)
        policy.forget()
        while not state.is_over:
            action = policy.choose(state, buffer)
            state.fill(legal)
            assert action in legal.to_list()
            choice = choices[action]
            if choice.word == "claim":
                stood_in += choice.locomotives < ruleset.fewest_locomotives[choice.route]
                ore += len(ruleset.route_colours[choice.route]) == 2
            state.step(action)
    assert stood_in > 0
    assert ore > 0


@pytest.mark.parametrize("bot", ["greedy", "planner"])
def test_bots_claim_ferries_with_cards(bot):
    found = 0
    for seed in range(6):
        game = new_game("fjords", 2, seed=f"{bot}{seed}")
        bots = [make_bot(bot, seed=seat) for seat in (1, 2)]
        choices = read_actions(game.ruleset)
        while not game.is_over:
            action = bots[game.actor].choose(game.view(game.actor))
            choice = choices[action]
            if choice.word == "claim":
                found += choice.locomotives < game.ruleset.fewest_locomotives[choice.route]
            game.play_action(action)
    assert found > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_all_three(language):
    page = rules_page("fjords", language)
    text = " ".join(line["text"] for part in page["sections"] for line in part["lines"])
    assert all(word in text for word in SAID[language])
