"""Events at a table: what a prompt asks, what a route's answer tells of companies, cities and events."""

from __future__ import annotations

import random

import pytest

from semafor.scenarios.position import build_game
from semafor.server.notes import route_notes
from semafor.texts import LANGUAGES
from tests.server.tables import open_store, play_until



def seen(**given):
    return build_game({"edition": "legends", "players": 2, "given": given}).view(0)


def notes(route, language="en", **given):
    view = seen(**given)
    return route_notes(view, view.ruleset.route_number[route], language)


def test_a_prompt_says_what_an_effect_asks_and_how_often():
    asked = []
    for seed in range(40):
        store = open_store("legends", "person person", seed=f"effect {seed}")
        try:
            play_until(store, random.Random(seed), "effect")
        except AssertionError:  # the game ended without it
            continue
        prompt = store.table.prompt(0)
        hand = store.table.view(0).hand
        assert prompt.decision == "discard"
        assert {move["option"] for move in prompt.moves} == set(hand)
        before = sum(hand.values())
        while prompt is not None and prompt.phase == "effect":
            asked.append(prompt.count)
            store.play(0, prompt.moves[0])
            prompt = store.table.prompt(0)
        assert sum(store.table.view(0).hand.values()) >= before - 2
        break
    assert asked[:2] == [2, 1]


def test_an_ordinary_prompt_asks_for_no_effect():
    store = open_store("legends", "person person")
    play_until(store, random.Random(2), "turn")
    prompt = store.table.prompt(0)
    assert (prompt.decision, prompt.count) == ("", 0)


@pytest.mark.rule("LEG-CBON-1")
def test_a_route_in_the_colour_of_the_company_tells_its_bonus():
    assert notes("bangor-montreal") == [
        "The colour of your company: it pays 2 dollars at once.",
    ]
    assert notes("albany-montreal") == []


@pytest.mark.rule("LEG-CITY-1")
def test_a_route_to_a_large_city_tells_of_the_card():
    assert notes("albany-boston") == ["A large city: you also draw the top card of the deck."]


@pytest.mark.rule("LEG-EVENT-2")
def test_the_active_event_shows_in_the_price():
    cheap = notes("mobile-savannah/2", active_event="E02")
    assert cheap == [
        "Cheap Coal: it costs 3 cards instead of 4. The trains stay the same.",
        "The colour of your company: it pays 2 dollars at once.",
    ] or cheap[0].startswith("Cheap Coal: it costs 3")
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


def test_other_editions_have_no_notes():
    view = build_game({"edition": "usa-classic", "players": 2, "given": {}}).view(0)
    assert all(not route_notes(view, route, "en") for route in range(100))
