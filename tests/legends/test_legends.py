"""What the scenarios of Legends cannot say: components, slots, archiving, effects as data."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from semafor import Game, IllegalMove, new_game, replay_record, write_record
from semafor.board.loader import MapError, read_board, within_regions
from semafor.editions import edition, find_ruleset
from semafor.engine import access
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import compile_ruleset
from semafor.legends.events import archive_event
from tests.rules.boards import game_from, map_facts, play

STILL = ["red", "green", "white", "black", "yellow"]
BLANKS = [f"blank-{number}" for number in range(1, 8)]


def parts_of(game: Game) -> dict[str, Any]:
    parts: dict[str, Any] = game.view(None).to_dict()["parts"]
    return parts


def steps_of(procedure: str) -> list[str]:
    """The names of the steps of a procedure, in order."""
    ruleset = find_ruleset("legends", 2)
    found = ruleset.tables.procedures[ruleset.procedure_number[procedure]]
    return [type(step).__name__ for step in found.steps]


def with_events(*cards: dict[str, Any], **settings: Any) -> Any:
    """The edition with events of our own."""
    plain = edition("legends")
    events = {**plain.settings["events"], "cards": list(cards), **settings}
    return replace(plain, settings={**plain.settings, "events": events})


def lightning(name: str, *rows: dict[str, Any]) -> dict[str, Any]:
    return {"id": name, "kind": "lightning", "do": list(rows)}


def continuous(name: str, *rows: dict[str, Any]) -> dict[str, Any]:
    return {"id": name, "kind": "continuous", "do": list(rows)}


def revealed(made: Any, players: int = 3, **given: Any) -> Game:
    """A game in which seat 0 has just drawn a newspaper that revealed the only event."""
    ruleset = compile_ruleset(made, players)
    game = Game(ruleset, seed=1)
    while game.phase == "tickets":
        game.play_action(game.actions()[0])
    state = game.state
    for seat, dollars in enumerate(given.get("dollars", [5] * players)):
        state.change_score(seat, dollars - access.score_of(state, seat))
    state.push_procedure(ruleset.procedure_number["event"], state.seat, 0, 0)
    state.advance()
    return game


# -------------------------------------------------------------------- the box and the board


@pytest.mark.rule("LEG-COMP-3", "LEG-COMP-4", "LEG-EVENT-1")
def test_ninety_cards_thirty_three_tickets_and_seven_events() -> None:
    made = edition("legends")
    colours = ("black", "blue", "white", "green", "yellow", "red")
    assert made.cards == {**dict.fromkeys(colours, 12), "locomotive": 12, "newspaper": 6}
    assert sum(made.cards.values()) == 90
    assert len(made.board.tickets) == 33
    assert [card["id"] for card in made.settings["events"]["cards"]] == [
        f"E0{number}" for number in range(1, 8)
    ]


@pytest.mark.rule("LEG-COMP-1", "LEG-SETUP-2", "LEG-CLAIM-2", "LEG-EDGE-36")
def test_the_single_game_is_played_on_the_region_east_alone() -> None:
    facts = map_facts("legends")
    board = edition("legends").board
    assert {place.region for place in board.places} == {"east"}
    assert {route.id for route in board.routes} == {
        route["id"] for route in facts["routes"] if route["needs"] == ["east"]
    }
    assert len(board.beyond) == len(facts["routes"]) - len(board.routes)
    with pytest.raises(IllegalMove) as caught:
        new_game("legends", 2, seed=1).play({"do": "claim", "route": "chicago-duluth"})
    assert caught.value.reason == "not-now"
    game = game_from("legends", 2, hands={0: {"red": 4}})
    with pytest.raises(IllegalMove) as caught:
        game.play({"do": "claim", "route": "chicago-duluth", "pay": {"red": 4}})
    assert (caught.value.reason, caught.value.rule) == ("route-beyond", "LEG-CLAIM-2")


@pytest.mark.rule("LEG-EDGE-36", "LEG-SETUP-2")
def test_more_regions_bring_more_routes_and_unpainted_ones_take_any_colour() -> None:
    board = read_board(map_facts("legends"), "legends.json")
    larger = within_regions(board, ("east", "prairie"), "legends.json")
    routes = {route.id: route for route in larger.routes}
    assert "chicago-duluth" in routes
    assert any(route.is_unpainted and route.colour == "grey" for route in larger.routes)
    with pytest.raises(MapError):
        within_regions(board, ("atlantis",), "legends.json")


@pytest.mark.rule("LEG-CLAIM-4", "LEG-TURN-3")
def test_the_printed_examples_are_on_the_map_and_no_route_has_points() -> None:
    routes = {route["id"]: route for route in map_facts("legends")["routes"]}
    assert (routes["buffalo-montreal/1"]["colour"], routes["buffalo-montreal/1"]["length"]) == (
        "red",
        2,
    )
    assert routes["buffalo-montreal/2"]["colour"] == "blue"
    assert (routes["buffalo-new_york"]["colour"], routes["buffalo-new_york"]["length"]) == (
        "grey",
        3,
    )
    assert set(map_facts("legends")["route_points"].values()) == {0}


@pytest.mark.rule("LEG-COMP-5", "LEG-FIRST-2", "LEG-EDGE-18")
def test_companies_follow_the_seats_or_are_chosen_for_a_game() -> None:
    assert parts_of(new_game("legends", 3, seed=1))["companies"] == {
        "companies": ["blue", "red", "green"]
    }
    game = new_game("legends", 3, seed=1, options={"companies": "black,-,red"})
    assert parts_of(game)["companies"] == {"companies": ["black", None, "red"]}
    for wrong in ("white", "red,red", "purple", "red,blue,green,black", 7):
        with pytest.raises(SetupError) as caught:
            new_game("legends", 3, options={"companies": wrong})
        assert caught.value.values["name"] == "companies.companies"


@pytest.mark.rule("LEG-EDGE-37", "LEG-SETUP-14")
def test_the_number_of_trains_is_a_setting() -> None:
    game = new_game("legends", 2, seed=1, options={"trains": 22})
    assert game.view(None).trains == (22, 22)
    assert new_game("legends", 2, options={"trains": 56}).view(None).trains == (56, 56)


# -------------------------------------------------------------------- numbered steps


@pytest.mark.rule("LEG-STEP-1", "LEG-STEP-2", "LEG-STEP-3", "LEG-STEP-4")
def test_company_bonus_and_large_city_are_the_steps_three_and_twelve() -> None:
    names = steps_of("claim")
    after = names[names.index("SettleClaim") :]
    assert [name for name in after if name in ("PayCompanyBonus", "DrawForLargeCity")] == [
        "PayCompanyBonus",
        "DrawForLargeCity",
    ]
    build = {module.name: module.build for module in edition("legends").modules}
    assert {"companies", "large_cities"} <= set(build)


@pytest.mark.rule("LEG-SETUP-1")
def test_the_slots_of_the_setup_are_free_and_lie_before_the_first_turn() -> None:
    taken: dict[int, str] = {}

    from semafor.engine.core import Step  # noqa: PLC0415 - only this test builds a module
    from semafor.engine.module import Builder, RuleModule  # noqa: PLC0415

    class Slot(Step):
        def __init__(self, letter: str) -> None:
            super().__init__()
            self.letter = letter

        def run(self, state: Any, at: int) -> int:
            taken[len(taken)] = self.letter
            return 0

    def build(builder: Builder) -> None:
        for letter, number in zip("ABCDE", (1000, 1100, 1200, 1300, 1500), strict=True):
            builder.step("setup", number, Slot(letter), "LEG-SETUP-1")

    plain = edition("legends")
    made = replace(plain, modules=(*plain.modules, RuleModule("slots", build)))
    game = Game(compile_ruleset(made, 2), seed=1)
    while game.phase == "tickets":
        assert not taken
        game.play_action(game.actions()[0])
    assert list(taken.values()) == list("ABCDE")
    assert game.phase == "turn"


# -------------------------------------------------------------------- events


@pytest.mark.rule("LEG-EVENT-4", "LEG-EDGE-16")
def test_archiving_the_active_event_reveals_the_next_one() -> None:
    game = game_from("legends", 2, events=["E01", "blank-4"], event_discard=["blank-1", "blank-2"])
    archive_event(game.state, "blank-2")
    game.state.advance()
    shown = parts_of(game)["events"]
    assert shown["active_event"] == "E01"
    assert shown["event_pile"] == ["blank-1", "E01"]
    assert game.view(None).score == (7, 7)
    assert game.phase == "turn"


@pytest.mark.rule("LEG-EVENT-4")
def test_archiving_another_event_leaves_the_active_one() -> None:
    game = game_from("legends", 2, events=["blank-4"], event_discard=["blank-1", "E06"])
    archive_event(game.state, "blank-1")
    archive_event(game.state, "blank-4")
    game.state.advance()
    shown = parts_of(game)["events"]
    assert shown["event_pile"] == ["E06"]
    assert shown["event_deck"] == []


@pytest.mark.rule("LEG-EDGE-15")
def test_archiving_with_an_empty_deck_shuffles_the_older_ones() -> None:
    game = game_from("legends", 2, events=[], event_discard=["blank-1", "blank-2", "blank-3"])
    archive_event(game.state, "blank-3")
    game.state.advance()
    shown = parts_of(game)["events"]
    assert shown["active_event"] in ("blank-1", "blank-2")
    assert len(shown["event_deck"]) == len(shown["event_pile"]) == 1


@pytest.mark.rule("LEG-EDGE-15")
def test_archiving_the_only_event_leaves_none() -> None:
    game = game_from("legends", 2, events=[], event_discard=["E02"])
    assert game.state.is_altered(game.ruleset.route_number["mobile-savannah/2"])
    archive_event(game.state, "E02")
    game.state.advance()
    assert parts_of(game)["events"]["active_event"] is None
    assert not game.state.is_altered(game.ruleset.route_number["mobile-savannah/2"])


@pytest.mark.rule("LEG-CAB-2", "LEG-EDGE-29", "LEG-END-2")
def test_at_the_end_the_last_player_archives_an_event_where_that_is_asked_for() -> None:
    game = new_game("legends", 2, seed=4, options={"archive": 1})
    chooser = random.Random(4)
    while not game.is_over and game.phase != "effect":
        assert game.view(game.actor).decision != "archive"
        game.play_action(chooser.choice(game.actions()))
        if game.view(game.actor if game.actor >= 0 else None).decision == "discard":
            game.play_action(game.actions()[0])
            game.play_action(game.actions()[0])
    assert game.view(None).decision == "archive"
    assert game.actor == game.result().last
    pile = parts_of(game)["events"]["event_pile"]
    assert [move["option"] for move in game.moves()] == pile
    with pytest.raises(IllegalMove):
        game.play({"do": "choose", "option": "blank-9"})
    with pytest.raises(IllegalMove):
        game.play({"do": "choose", "option": "red"})
    game.play({"do": "choose", "option": pile[-1]})
    assert game.is_over
    assert parts_of(game)["events"]["event_pile"] == pile[:-1]
    assert replay_record(write_record(game)).digest() == game.digest()


@pytest.mark.rule("LEG-EDGE-10")
def test_a_draw_that_finds_only_newspapers_gives_nothing() -> None:
    made = with_events(*(lightning(f"N{number}") for number in range(3)))
    game = Game(compile_ruleset(made, 2), seed=1)
    while game.phase == "tickets":
        game.play_action(game.actions()[0])
    state, kinds = game.state, game.ruleset.kinds
    newspaper = kinds.index("newspaper")
    one = [int(kind == newspaper) for kind in range(len(kinds))]
    access.set_piles(state, one, one, [0] * len(kinds))
    before = access.hand_list(state, 0)
    state.push_procedure(game.ruleset.procedure_number["hidden_card"], 0, 0, 1)
    state.advance()
    assert access.hand_list(state, 0) == before
    assert (state.deck_count, state.discard_count) == (2, 0)
    assert len(parts_of(game)["events"]["event_pile"]) == 2
    assert game.phase == "turn"


@pytest.mark.rule("LEG-EDGE-35")
def test_a_forced_payment_takes_at_most_what_there_is() -> None:
    made = with_events(lightning("N1", {"op": "pay", "who": "all", "n": 3}))
    game = revealed(made, 3, dollars=[1, 5, 3])
    assert game.view(None).score == (0, 2, 0)


@pytest.mark.rule("LEG-EVENT-3")
@pytest.mark.parametrize(
    ("who", "expected"),
    [
        ("self", (3, 4, 9)),
        ("all", (3, 5, 10)),
        ("others", (2, 5, 10)),
        ("poorest", (3, 4, 9)),
        ("richest", (2, 4, 10)),
    ],
)
def test_an_effect_concerns_whom_it_names(who: str, expected: tuple[int, ...]) -> None:
    made = with_events(lightning("N1", {"op": "gain_dollars", "who": who, "n": "T"}))
    assert revealed(made, 3, dollars=[2, 4, 9]).view(None).score == expected


@pytest.mark.rule("LEG-EDGE-8")
def test_cards_of_an_effect_are_drawn_by_everybody_in_turn() -> None:
    made = with_events(lightning("N1", {"op": "draw_cards", "who": "all", "n": 2}))
    assert revealed(made, 3).view(None).hand_sizes == (6, 6, 6)


@pytest.mark.rule("LEG-EVENT-3")
def test_an_effect_may_replace_the_market_and_several_act_in_their_order() -> None:
    rows = ({"op": "reset_display"}, {"op": "gain_dollars", "who": "self", "n": 1})
    game = revealed(with_events(lightning("N1", *rows)), 2)
    assert sum(game.view(None).discard) >= 5
    assert game.view(None).market.count(-1) == 0
    assert game.view(None).score == (6, 5)


@pytest.mark.rule("LEG-EVENT-2")
def test_a_closed_route_and_a_fee_while_an_event_lasts() -> None:
    rows = (
        {"op": "forbid_strands", "sel": {"ends": ["quebec"]}},
        {"op": "fee", "sel": {"colour": "yellow"}, "n": "T+1"},
        {"op": "claim_bonus", "sel": {"len_max": 2}, "cards": 2},
    )
    game = revealed(with_events(continuous("N1", *rows)), 2, dollars=[2, 5])
    kinds = game.ruleset.kinds
    hand = [3] * len(kinds)
    hand[kinds.index("newspaper")] = 0
    access.set_hand(game.state, 0, hand, [0] * len(kinds))
    with pytest.raises(IllegalMove) as caught:
        game.play({"do": "claim", "route": "montreal-quebec/1", "pay": {"black": 1}})
    assert caught.value.reason == "route-closed-now"
    poor = game.clone()
    poor.state.change_score(0, -1)
    with pytest.raises(IllegalMove) as caught:
        poor.play({"do": "claim", "route": "albany-buffalo", "pay": {"yellow": 2}})
    assert caught.value.reason == "fee-not-paid"
    size = game.view(None).hand_sizes[0]
    game.play({"do": "claim", "route": "albany-buffalo", "pay": {"yellow": 2}})
    assert game.view(None).score == (0, 5)
    assert game.view(None).hand_sizes[0] == size - 2 + 2


@pytest.mark.rule("LEG-EDGE-42")
@pytest.mark.parametrize(
    "card",
    [
        lightning("N1", {"op": "dance"}),
        lightning("N1", {"op": "loco_free"}),
        continuous("N1", {"op": "gain_dollars", "who": "all", "n": 1}),
        lightning("N1", {"op": "gain_dollars", "who": "nobody", "n": 1}),
        lightning("N1", {"op": "gain_dollars", "who": "all", "n": "2X"}),
        lightning("N1", {"op": "gain_dollars", "who": "all"}),
        lightning("N1", {"op": "gain_dollars", "who": "all", "n": 1, "much": 2}),
        continuous("N1", {"op": "cost_modifier", "sel": {"ends": ["atlantis"]}, "cards": 1}),
        continuous("N1", {"op": "cost_modifier", "sel": {"region": "moon"}, "cards": 1}),
        continuous("N1", {"op": "cost_modifier", "sel": {"smell": 1}, "cards": 1}),
        continuous("N1", {"op": "cost_modifier", "sel": 3, "cards": 1}),
        {"id": "N1", "kind": "sometimes", "do": []},
        {"id": "blank-1", "kind": "lightning", "do": []},
        {"id": "N1", "kind": "lightning", "do": "nothing"},
        {"kind": "lightning", "do": []},
        "N1",
    ],
)
def test_a_card_with_an_unknown_word_is_refused_with_its_row(card: Any) -> None:
    with pytest.raises(SetupError) as caught:
        compile_ruleset(with_events(lightning("N0"), card), 2)
    assert caught.value.reason == "bad-effect"
    assert "events.cards 2" in caught.value.values["where"]


@pytest.mark.rule("LEG-EVENT-3")
@pytest.mark.parametrize(("tariff", "dollars"), [(1, 8), (2, 10), (3, 12)])
def test_amounts_follow_the_tariff(tariff: int, dollars: int) -> None:
    made = with_events(
        lightning("N1", {"op": "gain_dollars", "who": "self", "n": "2T+1"}), tariff=tariff
    )
    assert revealed(made, 2).view(None).score[0] == dollars


# -------------------------------------------------------------------- payments under an event


@pytest.mark.rule("LEG-EVENT-2")
@pytest.mark.parametrize("event", ["E02", "E03"])
def test_every_listed_claim_is_read_back_as_itself_and_no_payment_is_listed_twice(event) -> None:
    hand = {"red": 3, "blue": 2, "white": 1, "locomotive": 2}
    game = game_from("legends", 2, hands={0: hand}, active_event=event)
    claims = [move for move in game.moves() if move["do"] == "claim"]
    texts = [(move["route"], tuple(sorted(move["pay"].items()))) for move in claims]
    assert len(set(texts)) == len(texts)
    for action in game.actions():
        assert game.to_action(game.to_move(action)) == action
    for move in claims:
        cards = Counter(game.view(0).to_dict()["hand"])
        after = play(game.clone(), move)
        drawn = after.view(0).hand_sizes[0] - (cards.total() - sum(move["pay"].values()))
        assert drawn in (0, 1)


# -------------------------------------------------------------------- open and secret


@pytest.mark.rule("LEG-INFO-1", "LEG-DOLLAR-2", "LEG-TICK-4")
def test_everybody_sees_dollars_companies_and_events_and_nobody_the_order_of_the_deck() -> None:
    game = game_from(
        "legends",
        2,
        market=STILL,
        deck=["newspaper", "blue"],
        events=BLANKS,
        dollars={1: 9},
        companies={0: "red"},
    )
    play(game, {"do": "draw"})
    for viewer in (None, 0, 1):
        shown = game.view(viewer).to_dict()["parts"]
        assert shown["dollars"] == {"dollars": [5, 9]}
        assert shown["companies"] == {"companies": ["red", None]}
        assert shown["events"]["active_event"] == "blank-1"
        assert shown["events"]["event_deck"] == sorted(BLANKS[1:])
    other = game_from("legends", 2, market=STILL, deck=["newspaper", "blue"], events=BLANKS[::-1])
    one = game_from("legends", 2, market=STILL, deck=["newspaper", "blue"], events=BLANKS)
    assert one.view(0).parts == other.view(0).parts


@pytest.mark.rule("LEG-NEWS-1", "LEG-INFO-1")
def test_facts_tell_the_table_what_a_newspaper_brings() -> None:
    game = game_from(
        "legends", 2, market=STILL, deck=["newspaper", "blue"], events=["E01"], hands={}
    )
    facts = [fact.to_dict() for fact in game.play({"do": "draw"})]
    assert facts[0] == {"fact": "event", "seat": 0, "event": "E01"}
    assert [fact["fact"] for fact in facts] == ["event", "money", "money", "drew"]
    seen = [fact.to_dict() for fact in game.facts(1)]
    assert "card" not in seen[-1]


@pytest.mark.rule("LEG-CAB-1", "LEG-SETUP-15")
def test_the_caboose_is_the_first_seats_and_goes_to_the_last_place() -> None:
    game = new_game("legends", 3, seed=2, first=1)
    assert parts_of(game)["caboose"] == {"caboose": 1}
    chooser = random.Random(2)
    while not game.is_over:
        game.play_action(chooser.choice(game.actions()))
    assert parts_of(game)["caboose"] == {"caboose": game.result().last}
    assert sorted(game.result().ranks) == [1, 2, 3]
