"""The vocabulary of cards: one list, and everything in it means something."""

from __future__ import annotations

from typing import Any

import pytest

from semafor.cards.acts import MAKERS
from semafor.cards.acts.modules import counters_of
from semafor.cards.checking import Names, RowChecker
from semafor.cards.conditions import CONDITIONS
from semafor.cards.words import COUNTS, INSTANT, OPS, amount, is_form
from semafor.charter.game_modules import COUNTERS, MODULES
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import compile_ruleset
from tests.kit.campaign import REGION_MODULES, STORY, campaign_edition

ROWS_THEMSELVES = {"sel", "do", "counted", "branches"}


def test_every_op_that_acts_at_once_has_its_act() -> None:
    assert set(MAKERS) == set(INSTANT)


def test_the_checker_knows_every_kind_of_field() -> None:
    checker = RowChecker(Names(), has_players=True)
    fields = {kind for op in OPS.values() for kind in op.values()}
    asked = {word.kind for word in CONDITIONS.values()}
    assert (fields | asked) - ROWS_THEMSELVES <= set(checker.fits)


@pytest.mark.rule("CAM-PC-6")
def test_every_counter_that_a_module_declares_is_kept_in_a_game() -> None:
    regions = list(REGION_MODULES)
    modules = [*STORY, "exposition", *REGION_MODULES.values()]
    city = {"exposition": {"city": "chicago"}}
    ruleset = compile_ruleset(campaign_edition(regions, modules, settings=city), 3)
    declared = {name for module in ruleset.edition.modules for name in module.counters}
    assert set(counters_of(ruleset)) == declared
    assert declared == COUNTERS
    assert {"digs", "cave_ins", "mishaps"} <= COUNTERS


def test_no_two_modules_have_a_counter_or_a_name_for_cards_in_common() -> None:
    counters = [name for module in MODULES.values() for name in module.counters]
    names = [name for module in MODULES.values() for name in module.card_words]
    assert len(counters) == len(set(counters))
    assert len(names) == len(set(names))


@pytest.mark.parametrize(
    ("value", "tariff", "expected"), [(4, 3, 4), ("T", 2, 2), ("2T+1", 3, 7), ("T+2", 1, 3)]
)
def test_an_amount_is_a_number_or_a_form_of_the_tariff(
    value: int | str, tariff: int, expected: int
) -> None:
    assert amount(value, tariff) == expected
    assert is_form(value) is isinstance(value, str)


@pytest.mark.rule("LEG-EDGE-42")
@pytest.mark.parametrize(
    "condition",
    [
        {"dances": 1},
        {"paid": {"engine_min": 1}},
        {"rank": "best"},
        {"own": {"sel": {"smell": 1}, "min": 1}},
        {"own": {"sel": {}, "most": 1}},
        {"connected": ["boston"]},
        {"tickets_done": -1},
        {"module": {"digs": 0}},
        {"any_of": []},
        {"any_of": [[{"dances": 1}]]},
        {"hand": 1, "dollars": 1},
        "hand",
    ],
)
def test_a_condition_that_is_not_in_the_list_is_refused_in_a_game(condition: Any) -> None:
    row = {"source": "postcard", "id": "P01", "when": "turn_end", "if": [condition], "do": []}
    with pytest.raises(SetupError) as caught:
        compile_ruleset(campaign_edition((), (), powers=[[row]]), 3)
    assert caught.value.reason == "bad-effect"
    assert caught.value.values["where"] == "powers P01"


def test_a_count_is_a_word_or_own_routes_of_a_selection() -> None:
    checker = RowChecker(Names(), has_players=True)
    for count in (*COUNTS, {"own": {"len_min": 4}}):
        checker.value("gain_per", "count", "count", count)
    for wrong in ("own", {"own": {"smell": 1}}, {"others": {}}, 3):
        with pytest.raises(SetupError):
            checker.value("gain_per", "count", "count", wrong)
