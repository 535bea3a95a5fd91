"""A test that runs in no run of the gate is found, whatever kept it out."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import FOLDERS, is_left_out
from tests.kit.ran import lacks
from tests.rules.boards import ROOT
from tools.ran import main

FILE = "tests/search/test_chart.py"


class Gate:
    """What the runs of a gate wrote, and the tests there are."""

    def __init__(self, folder: Path) -> None:
        self.runs, self.tests = folder / "ran", folder / "tests"
        self.runs.mkdir()
        (self.tests / "search").mkdir(parents=True)
        (folder / FILE).touch()

    def write(self, run: str, collected: list[str], *ran: tuple[str, str, str]) -> None:
        (self.runs / f"{run}.collected").write_text(
            "\n".join(f"{FILE}::{name}" for name in collected)
        )
        lines = [f"{outcome}\t{FILE}::{name}\t{reason}" for outcome, name, reason in ran]
        (self.runs / f"{run}.ran").write_text("\n".join(lines))

    def close(self, *more: str) -> int:
        return main(["--folder", str(self.runs), "--tests", str(self.tests), *more])


@pytest.fixture
def gate(tmp_path: Path) -> Gate:
    return Gate(tmp_path)


def test_what_each_run_leaves_to_the_other_is_found(gate, capsys):
    gate.write(
        "compiled", ["a", "b"], ("passed", "a", ""), ("skipped", "b", "needs the plain build")
    )
    gate.write("plain", [])
    assert gate.close() == 1
    assert f"never ran: {FILE}::b (needs the plain build)" in capsys.readouterr().out


def test_what_is_taken_out_of_every_run_is_found(gate, capsys):
    gate.write("compiled", ["a", "b"], ("passed", "a", ""))
    assert gate.close() == 1
    assert "left out of every run" in capsys.readouterr().out


def test_one_run_is_enough_and_a_failed_test_has_run(gate):
    gate.write(
        "compiled", ["a", "b"], ("failed", "a", ""), ("skipped", "b", "needs the plain build")
    )
    gate.write("plain", ["a", "b"], ("passed", "b", ""))
    assert gate.close() == 0


def test_a_file_that_no_run_collects_is_found(gate, capsys):
    gate.write("compiled", ["a"], ("passed", "a", ""))
    (gate.tests / "test_new.py").touch()
    assert gate.close() == 1
    assert "in no run: tests/test_new.py" in capsys.readouterr().out


def test_a_program_that_is_not_there_is_named_and_may_be_demanded(gate, capsys):
    reason = lacks("PostgreSQL")
    gate.write("compiled", ["a", "b"], ("passed", "a", ""), ("skipped", "b", reason))
    assert gate.close() == 0
    assert f"1 tests did not run: {reason}" in capsys.readouterr().out
    assert gate.close("--complete") == 1


def test_what_is_left_to_the_thorough_run_is_counted_and_may_be_demanded(gate, capsys):
    gate.write("compiled", ["a", "b", "c"], ("passed", "a", ""), ("passed", "c", ""))
    (gate.runs / "compiled.thorough").write_text(f"{FILE}::b\n{FILE}::c\n")
    assert gate.close() == 0
    assert "1 tests are left to make thorough" in capsys.readouterr().out
    assert gate.close("--complete") == 1


def test_a_gate_that_ran_nothing_has_shown_nothing(gate):
    gate.write("compiled", [])
    (gate.tests / "search" / "test_chart.py").unlink()
    assert gate.close() == 1


def run_chart(notes: Path, *words: str, **environment: str) -> tuple[set[str], set[str]]:
    """A real run of one file, written down; what it collected and what it ran."""
    subprocess.run(  # noqa: S603 - our own interpreter and tests
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", FILE, *words],
        cwd=ROOT,
        env={**os.environ, **environment, "SEMAFOR_RAN": str(notes)},
        check=True,
        capture_output=True,
    )
    collected = notes.with_suffix(".collected").read_text().splitlines()
    ran = [line.split("\t") for line in notes.with_suffix(".ran").read_text().splitlines()]
    return set(collected), {name for outcome, name, _ in ran if outcome == "passed"}


@pytest.mark.compiled
def test_markers_give_every_test_of_a_folder_its_build(tmp_path):
    """The chart's arrays are private to compiled code: fifteen tests once ran on neither build."""
    there, compiled = run_chart(tmp_path / "compiled")
    _, plain = run_chart(tmp_path / "plain", "-m", "not once", SEMAFOR_PURE="1")
    assert len(plain) >= 15
    assert compiled
    assert compiled | plain == there
    assert not compiled & plain


def test_every_folder_that_has_markers_is_there():
    missing = [name for name in FOLDERS if not (ROOT / "tests" / name).exists()]
    assert not missing


def test_a_run_for_one_marker_of_folders_reads_nothing_else():
    tests = ROOT / "tests"
    assert is_left_out(tests / "server", "alone")
    assert not is_left_out(tests / "reliability", "alone")  # some of its files are
    assert not is_left_out(tests / "reliability" / "test_abuse.py", "alone")
    assert is_left_out(tests / "reliability" / "test_power.py", "alone")
