"""The rule pages are made from `rules.toml` and the tests, and are never behind them."""

from __future__ import annotations

import ast
import re
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from semafor.editions import EDITIONS

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
# A slot of the campaign's rulebook is a letter or a number alone.
FORM = r"[A-Z]{3}-(?:[A-Z0-9]+-[0-9]+|[A-Z]+|[0-9])"
AGAIN = "run: python docs/rules/generate.py"


def load_generator():
    spec = spec_from_file_location("rule_pages", FOLDER / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


GENERATOR = load_generator()
RULES = {rule: values for page in GENERATOR.read_rules().values() for rule, values in page.items()}


def test_every_page_is_up_to_date():
    for file, text in GENERATOR.pages().items():
        assert file.is_file(), AGAIN
        assert file.read_text(encoding="utf-8") == text, AGAIN


def test_every_page_has_a_title_and_every_title_a_page():
    assert set(GENERATOR.read_rules()) == {*EDITIONS, *GENERATOR.PAGES}


def test_every_rule_is_one_sentence_and_lives_in_files_that_exist():
    for rule, (sentence, *paths) in RULES.items():
        assert re.fullmatch(FORM, rule), rule
        assert sentence.endswith("."), rule
        assert paths, f"{rule} names no file"
        for path in paths:
            assert (GENERATOR.SOURCE / path).is_file(), f"{rule}: no such file: {path}"


def test_the_pages_hold_exactly_the_known_rule_ids():
    known = set(re.findall(rf"^{FORM}$", (FOLDER / "ids.txt").read_text(), re.MULTILINE))
    assert set(RULES) == known


def test_a_mark_is_found_at_functions_classes_and_modules():
    # The mark is spelt when the test runs, so that nothing else takes it for a mark of this test.
    source = """
import pytest
pytestmark = pytest.mark.RULE("COM-A-1")
@pytest.mark.RULE("COM-A-2", "COM-A-3")
def test_two(): ...
@pytest.mark.RULE("COM-A-4")
class TestGroup: ...
@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.RULE("COM-A-5"))])
def test_param(x): ...
""".replace("RULE", "rule")
    found = list(GENERATOR.marked_rules(ast.parse(source)))
    assert found == [
        ("COM-A-1", ""),
        ("COM-A-2", "test_two"),
        ("COM-A-3", "test_two"),
        ("COM-A-4", "TestGroup"),
        ("COM-A-5", "test_param"),
    ]
