"""Worked examples are true: of the shipped editions, and of one from outside with a rule that nobody foresaw."""

from __future__ import annotations

from typing import Any

import pytest

from semafor.editions import EDITIONS, edition, find_ruleset
from semafor.engine.game import Game
from semafor.texts import LANGUAGES
from semafor.texts.rulebook import rules_page


def examples(name: str, language: str = "en") -> dict[str, dict[str, Any]]:
    page = rules_page(name, language)
    return {one["heading"]: one for part in page["sections"] for one in part["examples"]}


def pictures(example: dict[str, Any]) -> list[dict[str, Any]]:
    return [picture for moment in example["moments"] for picture in moment["pictures"]]


@pytest.mark.parametrize("name", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_edition_has_examples_in_words_and_pictures(name: str, language: str) -> None:
    found = examples(name, language)
    assert len(found) >= 7
    for example in found.values():
        for moment in example["moments"]:
            assert "example-" not in moment["text"], "every sentence has its words"
            assert "$" not in moment["text"].replace("$4", "")
        for picture in pictures(example):
            assert picture["caption"]
            if picture["kind"] == "sum":
                assert picture["points"] == sum(term["points"] for term in picture["terms"])
    routes = {frozenset((board.a, board.b)): board.length for board in edition(name).board.routes}
    names = {place.name(language): place.id for place in edition(name).board.places}
    for example in found.values():
        for picture in pictures(example):
            for stretch in picture["stretches"]:
                pair = frozenset((names[stretch["a"]], names[stretch["b"]]))
                assert pair in routes, "a route of this board"


@pytest.mark.parametrize("name", EDITIONS)
def test_the_payment_of_the_claim_is_legal_and_scores_what_is_said(name: str) -> None:
    example = examples(name)["A claim from start to finish"]
    line, hand = pictures(example)[:2]
    stretch = line["stretches"][0]
    ruleset = find_ruleset(name, edition(name).seat_counts[0])
    names = {place.id: place.name("en") for place in ruleset.board.places}
    route = next(
        one
        for one in ruleset.board.routes
        if {names[one.a], names[one.b]} == {stretch["a"], stretch["b"]}
    )
    paid = hand["rows"][0]["cards"][: stretch["length"]]
    assert len(paid) == route.length
    assert set(paid) <= {route.colour, "locomotive"}
    assert "claim" in {option.word for option in ruleset.all_options}
    points = ruleset.route_points[ruleset.route_number[route.id]]
    assert not points or f"{points} point" in example["moments"][2]["text"]
    assert isinstance(Game(ruleset, seed="x"), Game)


def test_a_rule_from_outside_brings_its_own_and_the_usual_ones_obey_it(outside: None) -> None:
    found = examples("alps")
    assert "A mountain of locomotives" in found
    usual = pictures(found["A claim from start to finish"])[1]["rows"][0]["cards"]
    assert "locomotive" not in usual, "here they pay for tunnels and ferries only"
    assert "A tunnel that asks for more" in found
