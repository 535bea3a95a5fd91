"""Writes the pages of this folder: every rule, where it lives, and the tests that show it.

Run it after tests or rules have changed: `python docs/rules/generate.py`. With `--check` nothing
is written; the exit code is 1 when a page is not up to date.

The sentences and code paths come from `rules.toml`. The tests come from `pytest.mark.rule(...)`
in `tests/**/*.py` and from the `rules:` lists in `tests/scenarios/*.yaml`.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from semafor.editions import edition
from semafor.scenarios import load_scenarios

FOLDER = Path(__file__).resolve().parent
ROOT = FOLDER.parents[1]
SOURCE = ROOT / "src" / "semafor"
TESTS = ROOT / "tests"
RULES = FOLDER / "rules.toml"

# Pages beside those of the editions, which ask their edition for its title.
PAGES = {
    "common": "Rules of every edition",
    "campaign": "The Western Charter, around the games",
    "campaign-game": "The Western Charter, inside one game",
}
HEADINGS = {
    "TERM": "Terms",
    "COMP": "Components",
    "SETUP": "Setup",
    "TURN": "Turns",
    "DRAW": "Drawing cards",
    "CLAIM": "Claiming routes",
    "MULTI": "Double and triple routes",
    "POINT": "Points",
    "FERRY": "Ferries",
    "TUNNEL": "Tunnels",
    "PASS": "Passengers",
    "CTRY": "Countries",
    "TICK": "Tickets",
    "STAT": "Stations",
    "END": "End of the game",
    "SCORE": "Final score",
    "LONG": "Longest path",
    "GLOBE": "Globetrotter",
    "MAJ": "Passenger majorities",
    "TIE": "Ties",
    "INFO": "Open and secret",
    "FIRST": "Before the first game",
    "LOCO": "Locomotives",
    "NEWS": "Newspapers",
    "EVENT": "Events",
    "STEP": "Steps after a claim",
    "CBON": "Company bonus",
    "CITY": "Large cities",
    "DOLLAR": "Dollars",
    "WIN": "Deposit slip and winner",
    "CAB": "Caboose",
    "EDGE": "Edge cases",
    "PAY": "Payments of a campaign",
    "EV": "Events of a campaign",
    "CO": "Companies, clauses, passes",
    "PC": "Postcards",
    "PRA": "Tallgrass Prairie",
    "RAN": "Southern Range",
    "COR": "Coral Peninsula",
    "PLA": "Windy Plateau",
    "DES": "High Desert",
    "SIE": "Southern Sierra",
    "EVE": "Evergreen North",
    "COA": "Golden Coast",
    "0": "All regions",
    "CAMP": "Campaign",
    "STORY": "Story deck",
    "POST": "Postcards",
    "VAULT": "Vaults",
    "ST": "Story deck of the campaign",
    "SETTLE": "Settling",
    "DESTROY": "Destroyed strands",
    "COLOUR": "Coloured lines",
    "NAME": "Names and lines",
    "BOOK": "The chronicle",
    "TRAIN": "The lost train",
    "CLUE": "Clues",
    "GOAL": "Long goals",
    "GIFT": "Gifts",
    "FIN": "Branches and ends",
    "LAST": "The last game",
    "ABS": "Absent players",
    "RESULT": "Result of the campaign",
}
SLOTS = "Rule slots"
NO_TEST = "none yet"
# A rule may have dozens of tests: a page names the first few of a file and counts the others.
MOST_NAMES = 4

# Rule id to (test file, name of the test) pairs.
Shown = dict[str, list[tuple[str, str]]]


def read_rules() -> dict[str, dict[str, list[str]]]:
    """Pages, their rules, and for each rule its sentence and code paths."""
    return tomllib.loads(RULES.read_text(encoding="utf-8"))


def read_tests(folder: Path = TESTS) -> Shown:
    """Every test that names a rule, by rule id, in the order of files and lines."""
    shown: Shown = {}
    for file in sorted(folder.glob("scenarios/*.yaml")):
        for rule, name in scenario_rules(file):
            shown.setdefault(rule, []).append((file.relative_to(folder).as_posix(), name))
    for file in sorted(folder.rglob("*.py")):
        text = file.read_text(encoding="utf-8")
        if "mark.rule(" not in text:
            continue
        for rule, name in marked_rules(ast.parse(text)):
            pair = (file.relative_to(folder).as_posix(), name)
            if pair not in shown.setdefault(rule, []):
                shown[rule].append(pair)
    return shown


def scenario_rules(file: Path) -> Iterator[tuple[str, str]]:
    """Rule ids and scenario names of one file."""
    for scenario in load_scenarios(file):
        for rule in scenario.get("rules") or []:
            yield str(rule), str(scenario.get("name", file.name))


def marked_rules(node: ast.AST, owner: str = "") -> Iterator[tuple[str, str]]:
    """Rule ids in `mark.rule(...)` calls, with the function or class they stand at or in."""
    for child in ast.iter_child_nodes(node):
        name = owner
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = child.name
        if isinstance(child, ast.Call) and is_rule_mark(child.func):
            for argument in child.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, name
        yield from marked_rules(child, name)


def is_rule_mark(function: ast.expr) -> bool:
    """Whether a call is `….mark.rule(…)`."""
    return (
        isinstance(function, ast.Attribute)
        and function.attr == "rule"
        and isinstance(function.value, ast.Attribute)
        and function.value.attr == "mark"
    )


def write_page(page: str, rules: dict[str, list[str]], shown: Shown) -> str:
    """The text of one page."""
    lines = [
        f"# {title_of(page, rules)}",
        "",
        "<!-- Made by `python docs/rules/generate.py` from rules.toml and the tests. -->",
        "",
        "Each rule in one sentence, the file where it lives, and the tests that show it.",
        "Code paths are in `src/semafor/`, test paths in `tests/`.",
    ]
    if page != "common":
        lines.append(
            "The rules of [every edition](common.md) hold too, unless a rule here says otherwise."
        )
    group = ""
    for rule, (sentence, *paths) in rules.items():
        heading = heading_of(rule)
        if heading != group:
            group = heading
            lines += [
                "",
                f"## {heading}",
                "",
                "| Rule | Says | Code | Tests |",
                "|---|---|---|---|",
            ]
        code = "<br>".join(f"[`{path}`](../../src/semafor/{path})" for path in paths)
        lines.append(f"| {rule} | {cell(sentence)} | {code} | {test_cell(shown.get(rule, []))} |")
    return "\n".join(lines) + "\n"


def title_of(page: str, rules: Iterable[str]) -> str:
    """What a page is about, and what its ids begin with."""
    begins = ", ".join(dict.fromkeys(rule.partition("-")[0] for rule in rules))
    return f"{PAGES.get(page) or edition(page).title['en']} ({begins})"


def heading_of(rule: str) -> str:
    """The heading a rule stands under; a slot of the rulebook is a letter or a number alone."""
    _, topic, *number = rule.split("-")
    return HEADINGS[topic] if number or topic in HEADINGS else SLOTS


def test_cell(tests: list[tuple[str, str]]) -> str:
    """Tests by file: the file once, then the names."""
    if not tests:
        return NO_TEST
    by_file: dict[str, list[str]] = {}
    for file, name in tests:
        by_file.setdefault(file, []).append(name)
    return "<br>".join(
        f"[`{file}`](../../tests/{file}): {cell(join_names(names))}"
        for file, names in by_file.items()
    )


def join_names(names: list[str]) -> str:
    """The first names, and how many more there are."""
    more = len(names) - MOST_NAMES
    text = "; ".join(names[:MOST_NAMES])
    return f"{text}; and {more} more" if more > 0 else text


def cell(text: str) -> str:
    """Text that may stand in a table."""
    return text.replace("|", "\\|").replace("_", "\\_").replace("*", "\\*").replace("<", "&lt;")


def pages() -> dict[Path, str]:
    """All pages as they should be."""
    shown = read_tests()
    return {
        FOLDER / f"{page}.md": write_page(page, rules, shown)
        for page, rules in read_rules().items()
    }


def main(arguments: list[str]) -> int:
    """Write the pages, or only check them."""
    stale = []
    for file, text in pages().items():
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            stale.append(file.name)
            if "--check" not in arguments:
                file.write_text(text, encoding="utf-8")
    word = "not up to date" if "--check" in arguments else "written"
    sys.stdout.write(f"{word}: {', '.join(stale) or 'nothing'}\n")
    return 1 if stale and "--check" in arguments else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
