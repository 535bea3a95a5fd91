"""Harnesses that nothing else here runs, in their smallest size, as a person would start them."""

from __future__ import annotations

import pytest

from tests.kit.ran import lacks
from trials.figures import RUNS, main, measure
from trials.postgres import find_programs

NAMES = ("soak", "database killed", "bus of Redis killed")
OF_POSTGRES = ("database", "bus")


@pytest.mark.parametrize("name", NAMES)
def test_a_harness_passes_in_its_smallest_size(name: str):
    if name.startswith(OF_POSTGRES) and find_programs() is None:
        pytest.skip(lacks("PostgreSQL"))
    (run,) = (run for run in RUNS if run.name == name)
    found = measure(run, small=True)
    assert found["ok"], found["faults"]
    assert found["checked"]


def test_figures_are_listed_with_their_times(capsys):
    assert main(["--list"]) == 0
    assert "python -m trials.kill9 --kills 1000" in capsys.readouterr().out


def test_figures_are_kept_from_run_to_run(tmp_path, capsys):
    words = ["--small", "--only", "power", "--folder", str(tmp_path)]
    assert main(words) == 0
    assert "0 faults" in capsys.readouterr().out
    assert "| `python -m trials.power` |" in (tmp_path / "figures-small.md").read_text("utf-8")
    assert main(words) == 0  # it is known already
    assert not capsys.readouterr().out
