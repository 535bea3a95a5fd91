"""What docs/formats.md says is what the code does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from semafor import EDITIONS, new_game
from semafor.charter.game_modules import MODULES
from semafor.editions import find_ruleset
from semafor.engine.facts import FIELDS as FACTS
from semafor.engine.game import FIELDS as MOVES
from semafor.engine.record import _KEYS as RECORD_KEYS
from semafor.scenarios import KEYS, run_scenario
from semafor.scenarios.checks import VALUES
from semafor.scenarios.position import GIVEN_KEYS

DOCS = Path(__file__).resolve().parents[2] / "docs"
FORMATS = (DOCS / "formats.md").read_text(encoding="utf-8")
WORDS = set(re.findall(r"`([a-z_]+)`", FORMATS))


def test_every_scenario_on_a_page_holds():
    found = 0
    for page in DOCS.rglob("*.md"):
        text = page.read_text(encoding="utf-8")
        for block in re.findall(r"^```yaml\n(- name:.*?)^```$", text, re.MULTILINE | re.DOTALL):
            for scenario in yaml.safe_load(block):
                assert run_scenario(scenario) is None, scenario["name"]
                found += 1
    assert found


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_action_numbers_are_those_of_the_table(edition):
    for seats in (2, 5):
        ruleset = find_ruleset(edition, seats)
        claims = next(option.size for option in ruleset.all_options if option.word == "claim")
        row = f"| {edition} | {len(ruleset.kinds)} | {claims} | {ruleset.actions} |"
        assert row in FORMATS


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_key_of_a_view_is_described(edition):
    seen = new_game(edition, 2, seed=1).view(0).to_dict()
    assert set(seen) <= WORDS
    for name, shown in seen["parts"].items():
        assert {name, *shown} <= WORDS


def test_every_fact_move_and_key_is_described():
    assert set(FACTS) <= WORDS
    assert set(MOVES) <= WORDS
    assert set(RECORD_KEYS) <= WORDS
    for keys in (KEYS, GIVEN_KEYS, set(VALUES)):
        assert keys - {"setup", "error"} <= WORDS


def test_every_parameter_of_a_module_is_described():
    text = (DOCS / "howto" / "add-an-edition.md").read_text(encoding="utf-8")
    for name, module in MODULES.items():
        assert f"`{name}`" in text
        for parameter, limits in module.params.items():
            assert re.search(rf"`{parameter}` \({limits.default}\b", text), (name, parameter)
        for word, choices in module.words.items():
            assert f"`{word}` ({', '.join(f'`{choice}`' for choice in choices)})" in text
