"""A scenario written wrongly is answered with a sentence, never with a traceback."""

import copy
import random
from pathlib import Path
from typing import Any

import pytest

from semafor.cli.main import main
from semafor.scenarios import load_scenarios, run_scenario
from tests.kit.tables import often
from tests.rules.boards import ROOT

SMALL = {"cities": ["a", "b"], "routes": [], "tickets": []}
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "moves that are no list": ({"then": {"can": "draw"}}, "is not a list"),
    "a move that is no record": ({"then": {"cannot": ["draw"]}}, "is not a move"),
    "closed routes that are no list": ({"then": {"closed": "a-b"}}, "is not a list"),
    "a number for the top of the deck": ({"then": {"deck_top": 3}}, "is not a list"),
    "a number for the bottom": ({"then": {"ticket_deck_bottom": 3}}, "expected 3"),
    "expectations that are no record": ({"then": ["turn"]}, "is not a dict"),
    "steps that are no list": ({"when": {"seat": 0}}, "is not a list"),
    "a step that is no record": ({"when": ["draw"]}, "is not a step"),
    "very many players": ({"players": 10**20}, "COM-SETUP-1"),
    "an unknown key": ({"caboose": 1}, "unknown key"),
    "a colour without cards": (
        {"map": {**SMALL, "routes": [{"a": "a", "b": "b", "length": 2, "colour": "orange"}]}},
        "colour is 'orange', expected black, blue, white, green, yellow, red or grey",
    ),
    "an end that is no name": (
        {"map": {**SMALL, "routes": [{"a": {}, "b": "b", "length": 2, "colour": "red"}]}},
        "is not a city",
    ),
    "a ticket beyond all numbers": (
        {"map": {**SMALL, "tickets": [{"a": "a", "b": "b", "points": 10**20}]}},
        "expected 1 to 999",
    ),
    "points beyond all numbers": (
        {"map": {**SMALL, "route_points": {1: 10**20}}},
        "length: points",
    ),
}
ODD: list[Any] = [
    *(None, True, 0, -1, 7, 3.5, 10**20, "", "red", "newspaper", "blank-1", "albany-boston"),
    *([], {}, [None], [[]], ["red"], {0: 1}, {"red": 1}, {0: {"red": 1}}, {None: 1}),
]
CHANGES = often(150, 4000)


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said(name: str) -> None:
    changes, words = WRONG[name]
    scenario = {"name": name, "edition": "legends", "players": 2, "given": {}, **changes}
    assert words in str(run_scenario(scenario))


def places(node: Any) -> list[tuple[Any, Any]]:
    """Every container of a scenario with every key in it."""
    keys = list(node) if isinstance(node, dict) else list(range(len(node)))
    found = [(node, key) for key in keys]
    for key in keys:
        if isinstance(node[key], dict | list):
            found += places(node[key])
    return found


def test_scenarios_with_odd_values_never_break_the_runner() -> None:
    rng = random.Random(5)
    files = sorted((ROOT / "tests" / "scenarios").glob("legends-*.yaml"))
    scenarios = [scenario for path in files for scenario in load_scenarios(path)]
    for _ in range(CHANGES):
        scenario = copy.deepcopy(rng.choice(scenarios))  # noqa: TID251  plain data, no state
        for _ in range(rng.randint(1, 3)):
            holder, key = rng.choice(places(scenario))
            holder[key] = copy.deepcopy(rng.choice(ODD))  # noqa: TID251
        answer = run_scenario(scenario)
        assert answer is None or isinstance(answer, str)


BROKEN = {
    "no yaml": ("- name: [x\n  y: }\n", "is not valid YAML: line 2."),
    "no list": ("name: x\n", "expected a list of scenarios."),
    "a row of text": ("- x\n", "entry 1 is not a scenario."),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_file_ends_with_2_and_does_not_stop_the_others(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text, words = BROKEN[name]
    (tmp_path / "a.yaml").write_text(text, encoding="utf-8")
    good = "- {name: b, edition: legends, players: 2, given: {}, then: {turn: 0}}\n"
    (tmp_path / "b.yaml").write_text(good, encoding="utf-8")
    assert main(["--lang", "en", "scenario", str(tmp_path)]) == 2
    told = capsys.readouterr()
    assert told.out == "ok   b\n1 passed, 0 failed\n"
    assert told.err.startswith(str(tmp_path / "a.yaml"))
    assert told.err.endswith(words + "\n")
    assert told.err.count("\n") == 1
