"""Events at a table: what a prompt asks, what a route's answer tells of companies, cities and events."""

from __future__ import annotations

import random

import pytest

from semafor import Game
from semafor.charter.content import content
from semafor.charter.overlay import edition_from, overlay_for
from semafor.engine.obstacles import find_obstacle
from semafor.engine.ruleset import compile_ruleset
from semafor.scenarios.position import build_game
from semafor.server.protocol import messages
from semafor.server.thinking import answers
from semafor.server.thinking.notes import route_notes
from semafor.texts import LANGUAGES
from semafor.texts.obstacles import describe_obstacle
from tests.charter.effects import hold, table
from tests.charter.worlds import open_campaign, to_play
from tests.kit.campaign import (
    campaign_edition,
    deal,
    dollars,
    own,
    part_of,
    reveal,
    set_turn,
    start,
)
from trials.tables import open_store, play_until

COMPANIES = {0: "blue", 1: "red"}


def seen(**given):
    return build_game({"edition": "legends", "players": 2, "given": given}).view(0)


def notes(route, language="en", **given):
    view = seen(**given)
    return route_notes(view, view.ruleset.route_number[route], language)


def draw_until_asked(store):
    """Everybody keeps what must be kept and then draws from the deck, until an effect asks."""
    for _ in range(400):
        seat = store.table.playing.actor
        prompt = store.table.prompt(seat)
        if prompt.phase == "effect":
            return seat
        draw = [move for move in prompt.moves if move == {"do": "draw"}]
        store.play(seat, (draw or prompt.moves)[0])
    raise AssertionError("no effect asked anything")


def test_a_prompt_says_what_an_effect_asks_and_how_often():
    store = open_store("legends", "person person", seed="effect")
    seat = draw_until_asked(store)
    assert store.table.prompt(1 - seat) is None
    asked = []
    before = store.table.view(seat).seats[seat].hand_size
    while (prompt := store.table.prompt(seat)) is not None and prompt.phase == "effect":
        assert prompt.decision == "discard"
        assert {move["option"] for move in prompt.moves} == set(store.table.view(seat).hand)
        asked.append(prompt.values["count"])
        store.play(seat, prompt.moves[0])
    assert asked == [2, 1]
    facts = [fact.fact for entry in store.table.state(None, -1, 0.0).log for fact in entry.facts]
    assert facts.count("discarded") >= 2
    assert store.table.view(seat).seats[seat].hand_size in (before - 2, before - 1)


def test_an_ordinary_prompt_asks_for_no_effect():
    store = open_store("legends", "person person")
    play_until(store, random.Random(2), "turn")
    prompt = store.table.prompt(0)
    assert (prompt.decision, prompt.values, prompt.turned) == ("turn", {}, [])


@pytest.mark.rule("LEG-CBON-1")
def test_a_route_in_the_colour_of_the_company_tells_its_bonus():
    bonus = "The colour of your company: it pays 2 dollars at once."
    assert notes("bangor-montreal", companies=COMPANIES) == [bonus]
    assert notes("albany-montreal", companies=COMPANIES) == []
    assert notes("bangor-montreal") == []


@pytest.mark.rule("LEG-CITY-1")
def test_a_route_to_a_large_city_tells_of_the_card():
    assert notes("albany-boston") == ["A large city: you also draw the top card of the deck."]


@pytest.mark.rule("LEG-EVENT-2")
def test_the_active_event_shows_in_the_price():
    cheap = notes("mobile-savannah/2", active_event="E02")
    assert cheap == ["Cheap Coal: it costs 3 cards instead of 4. The trains stay the same."]
    grey = notes("boston-montreal/1", active_event="E03")
    assert grey[0] == "Muddy Season: one further card of any kind."
    band = notes("albany-boston", active_event="E04")
    assert band[0] == "Brass Bands: it pays 1 dollar more."


def test_a_route_that_is_taken_has_no_notes():
    assert notes("albany-boston", routes={1: ["albany-boston"]}) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", ["E02", "E03", "E04"])
def test_notes_are_sentences_in_both_languages(event, language):
    view = seen(active_event=event)
    for route in range(len(view.ruleset.board.routes)):
        for note in route_notes(view, route, language):
            assert note.endswith(".")
            assert "web-" not in note
            assert "{" not in note


def test_notes_of_a_campaigns_game_know_the_players_and_closed_regions():
    overlay = overlay_for(to_play(open_campaign("red", "blue")).state)
    ruleset = compile_ruleset(edition_from({**overlay, "events": list(content().events)}), 2)
    game = Game(ruleset, seed="notes")
    reveal(game, "E04")
    route = ruleset.route_number["albany-boston"]
    assert "Brass Bands: it pays 1 dollar more." in route_notes(game.view(0), route, "en")


def test_other_editions_have_no_notes():
    view = build_game({"edition": "usa-classic", "players": 2, "given": {}}).view(0)
    assert all(not route_notes(view, route, "en") for route in range(100))


def campaign_notes(game, route, seat=0):
    return route_notes(game.view(seat), game.ruleset.route_number[route], "en")


@pytest.mark.rule("CAM-PAY-3", "CAM-G")
def test_further_cards_for_snow_are_not_laid_at_the_door_of_an_event():
    game = start(campaign_edition(["prairie", "plateau"], ["snow"], events=["E01", "E03"]))
    snow = next(part for part in game.ruleset.parts if part.name == "snow")
    for pair in range(snow.widths["tokens"]):
        snow.put(game.state, "tokens", pair, 2)
    here = "This route asks for 2 further cards of any kind now."
    assert campaign_notes(game, "fargo-winnipeg") == [here]
    reveal(game, "E03")
    for pair in range(snow.widths["tokens"]):
        snow.put(game.state, "tokens", pair, 2)
    mud = "Muddy Season: one further card of any kind."
    assert campaign_notes(game, "fargo-winnipeg") == [mud, here]


@pytest.mark.rule("CAM-3", "CAM-CO-3", "CAM-V")
def test_notes_count_clauses_events_and_depots():
    offices = [[["clause", "CL3", 1, True]], [["clause", "CL5", 1, True]]]
    game = table(
        companies=("green", "red"),
        slots="V",
        tariff=2,
        offices=offices,
        events=["E25", "E26"],
        depots={"albany": ["red"]},
    )
    pays = "The colour of your company: it pays {} dollars at once."
    assert pays.format(2) in campaign_notes(game, "charleston-charlotte")  # white, Second Livery
    large = "A large city: you also draw the top card of the deck."
    assert campaign_notes(game, "albany-montreal", 1) == [pays.format(4), large]
    assert campaign_notes(game, "albany-montreal", 0) == []
    reveal(game, "E26")
    assert campaign_notes(game, "albany-montreal", 1) == [pays.format(5), large]
    reveal(game, "E25")
    card = "The colour of your company: you draw a card at once."
    assert campaign_notes(game, "albany-montreal", 1) == [card, large]


@pytest.mark.rule("CAM-PAY-1", "CAM-PAY-4")
def test_why_not_counts_marked_cards_and_fees():
    game = table(regions=["range", "sierra"], booming=["sierra"], events=["E19"])
    set_turn(game, 0)
    deal(game, 0, red_pick=1, red_skull=1)
    obstacle = find_obstacle(game.view(0), game.ruleset.route_number["lewisburg-norfolk"])
    assert obstacle.values == {"missing": 1, "colour": "red", "have": 2, "locomotives": 0}
    reveal(game, "E19")
    dollars(game, 0, 0)
    route = next(item for item in game.ruleset.board.routes if "monterrey" in item.pair)
    deal(game, 0, locomotive=6)
    obstacle = find_obstacle(game.view(0), game.ruleset.route_number[route.id])
    assert (obstacle.reason, obstacle.values) == ("fee", {"needs": 1, "left": 0})
    assert describe_obstacle(game.ruleset, obstacle, [], "en") == "the fee is 1 dollar, you have 0"
    assert describe_obstacle(game.ruleset, obstacle, [], "pl") == "opłata wynosi 1 $, masz 0 $"


@pytest.mark.rule("CAM-L")
def test_a_route_completes_a_ticket_together_with_a_lease():
    game = table(regions=["prairie"], slots="L")
    own(game, 1, "chicago-st_paul/1")
    hold(game, "new_york-st_paul")
    routes = ["buffalo-new_york", "buffalo-detroit/1", "chicago-detroit/1"]
    own(game, 0, *routes[:2])
    leases = part_of(game, "trackage")
    seen = game.view(0)
    plan = answers.quick_plan(seen)
    ask = messages.Ask("c", "route", route=routes[2])
    assert answers.route_answer(seen, ask, ["a", "b", "c"], plan).completes == []
    leases.put(game.state, "leases", 0, game.ruleset.route_number["chicago-st_paul/1"] + 1)
    told = answers.route_answer(game.view(0), ask, ["a", "b", "c"], plan)
    assert told.completes == ["new_york-st_paul"]


@pytest.mark.rule("CAM-PAY-1")
def test_marked_cards_count_in_a_plan():
    game = table()
    hold(game, "baltimore-chicago")
    needs = []
    for cards in ({"blue": 2}, {"blue_pick": 1, "blue_skull": 1}, {}):
        deal(game, 0, **cards)
        needs.append(sum(answers.quick_plan(game.view(0)).cards_needed))
    assert needs[0] == needs[1] < needs[2]
