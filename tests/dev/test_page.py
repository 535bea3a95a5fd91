"""The page is not surprised: it compares no word of a move and no fact, and knows no edition by name.

What it still knows of modules stands in `LEFT`, file by file. A name that is added there or gone from there fails.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from semafor.charter import rules as campaign_rules
from semafor.editions import EDITIONS, MODULES, edition, find_ruleset
from semafor.engine.choices import FORMS as CHOICE_FORMS
from semafor.engine.choices import SPOTS
from semafor.engine.facts import FIELDS

PAGE = Path(__file__).parents[2] / "web" / "src"
MADE = ("lib/messages.ts",)
FILES = sorted(
    path
    for path in PAGE.rglob("*")
    if path.suffix in (".ts", ".svelte")
    and not path.name.endswith(".test.ts")
    and path.relative_to(PAGE).as_posix() not in MADE
)
ALL = {**MODULES, **campaign_rules.MODULES}
TEXT = re.compile(r"""(["'`])((?:(?!\1)[^\\\n])*)\1""")
COMPARED = re.compile(
    r"""\.(do|fact|form|decision)\s*(?:===|!==)\s*["'](\w+)["']|\[["'](do|fact)["']\]"""
)
CASE = re.compile(r"""case ["'](\w+)["']""")
FORMS = {"several", "pay", "confirm"}
# Parts of the state that are still drawn by name, and a moment of a hint that is called like a module.
LEFT: dict[str, set[str]] = {
    "game/Panels.svelte": {"powers"},
    "game/Postcards.svelte": {"powers"},
    "lib/events.ts": {"events"},
    "replay/Ending.svelte": {"dollars"},
    "tutorial/lessons.ts": {"events", "passengers"},
}


def read(path: Path) -> str:
    """A file without its comments."""
    text = path.read_text(encoding="utf-8")
    text = re.sub(r"<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(?<!:)//[^\n]*", "", text)


@cache
def words_of_moves() -> set[str]:
    """The words of all moves of all editions, but for those that are forms or places of the table."""
    rulesets = [find_ruleset(name, edition(name).seat_counts[0]) for name in EDITIONS]
    words = {option.word for ruleset in rulesets for option in ruleset.all_options}
    return words - {*SPOTS, *CHOICE_FORMS}


def module_names() -> set[str]:
    """Names of rule modules and their parts, but for those that are places of the table."""
    modules = set(ALL)
    parts = {
        part.name
        for name in EDITIONS
        for part in find_ruleset(name, edition(name).seat_counts[0]).parts
    }
    kinds = {kind for name in modules for kind in ALL[name].handles}  # those of routes and places
    return (modules | parts) - {*SPOTS, *kinds}


def ids(path: Path) -> str:
    return path.relative_to(PAGE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_no_word_of_a_move_and_no_fact_is_compared(path: Path) -> None:
    if path.parent.name == "campaign":  # a campaign's own commands have the field, too
        return
    found = [match[0] for match in COMPARED.finditer(read(path)) if match[2] not in FORMS]
    assert not found
    assert not set(CASE.findall(read(path))) & {*FIELDS, *words_of_moves()}


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_no_edition_and_no_campaign_is_named(path: Path) -> None:
    """Not in a part of a text either: the first word of a name is enough. The campaign's own screens may name it."""
    names = {name.partition("-")[0] for name in EDITIONS}
    names |= set() if path.parent.name == "campaign" else {"charter", "western"}
    words = {word for _, text in TEXT.findall(read(path)) for word in re.findall(r"[a-z]+", text)}
    assert not words & names


def test_modules_are_named_where_it_is_known_and_nowhere_else() -> None:
    names = module_names()
    files = [
        path for path in FILES if path.parent.name != "campaign"
    ]  # the screens of the campaign's own room
    found = {ids(path): {text for _, text in TEXT.findall(read(path))} & names for path in files}
    assert {path: said for path, said in found.items() if said} == LEFT
