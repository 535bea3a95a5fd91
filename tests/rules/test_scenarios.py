"""Every scenario, played by the engine and by the referee, which share no code."""

import os
from pathlib import Path
from typing import Any

import pytest

from semafor.scenarios import find_files, load_scenarios, run_scenario
from tests.oracle.scenarios import Table
from tests.rules.boards import ROOT, map_facts

OWN = ROOT / "tests" / "scenarios"
# Folders of further scenarios, which may be anywhere: SEMAFOR_SCENARIOS=DIR[:DIR]
MORE = [Path(name) for name in os.environ.get("SEMAFOR_SCENARIOS", "").split(os.pathsep) if name]

Scenario = dict[str, Any]


def scenarios_in(folders: list[Path]) -> list[Scenario]:
    """All scenarios of some folders; a folder without any is a mistake."""
    files = [file for folder in folders for file in find_files([folder])]
    return [scenario for file in files for scenario in load_scenarios(file)]


OWN_SCENARIOS = scenarios_in([OWN])
MORE_SCENARIOS = scenarios_in(MORE)


def marked(scenarios: list[Scenario]) -> list[Any]:
    """One parameter for each scenario, named and marked as the scenario says."""
    return [
        pytest.param(scenario, id=scenario["name"], marks=pytest.mark.rule(*scenario["rules"]))
        for scenario in scenarios
    ]


def playable(scenarios: list[Scenario]) -> list[Any]:
    """Those the referee can play; it has no loader that could refuse a position."""
    return [
        pytest.param(scenario, id=scenario["name"])
        for scenario in scenarios
        if not scenario.get("error")
    ]


def referee_table(scenario: Scenario) -> Table:
    """The referee at a position, on the project's own maps."""
    return Table({"map": map_facts(scenario["edition"]), **scenario})


@pytest.mark.parametrize("scenario", marked(OWN_SCENARIOS))
def test_the_engine_agrees_with_the_scenario(scenario: Scenario) -> None:
    assert run_scenario(scenario) is None


@pytest.mark.once  # the referee is the same on both builds
@pytest.mark.parametrize("scenario", playable(OWN_SCENARIOS))
def test_the_referee_agrees_with_the_scenario(scenario: Scenario) -> None:
    table = referee_table(scenario)
    table.play()
    table.check()


if MORE_SCENARIOS:

    @pytest.mark.parametrize("scenario", [pytest.param(s, id=s["name"]) for s in MORE_SCENARIOS])
    def test_the_engine_agrees_with_a_scenario_from_elsewhere(scenario: Scenario) -> None:
        assert run_scenario(scenario) is None

    @pytest.mark.once
    @pytest.mark.parametrize("scenario", playable(MORE_SCENARIOS))
    def test_the_referee_agrees_with_a_scenario_from_elsewhere(scenario: Scenario) -> None:
        table = referee_table(scenario)
        table.play()
        table.check()


def test_every_scenario_has_a_name_of_its_own() -> None:
    names = [scenario["name"] for scenario in OWN_SCENARIOS]
    assert len(names) == len(set(names))


def test_every_scenario_expects_something() -> None:
    silent = [s["name"] for s in OWN_SCENARIOS if not s.get("then") and not s.get("error")]
    assert not silent


def test_every_scenario_names_its_rules() -> None:
    assert not [scenario["name"] for scenario in OWN_SCENARIOS if not scenario.get("rules")]
