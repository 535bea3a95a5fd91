"""A power cut at any point loses nothing that was acknowledged; weaker settings would, and show."""

from __future__ import annotations

from tests.reliability.runs import passes
from trials import power
from trials.report import Report

EVENTS = 24


def test_no_power_cut_loses_an_acknowledged_event():
    report = Report("power", quiet=True)
    power.run(EVENTS, 1, report)
    passes(report)


def test_the_harness_finds_what_an_unsynced_commit_loses():
    report = Report("power", quiet=True)
    power.run(EVENTS, 1, report, "NORMAL")
    assert any("lost" in fault for fault in report.faults)


def test_the_harness_finds_a_file_damaged_by_writes_out_of_order():
    report = Report("power", quiet=True)
    power.run(EVENTS, 1, report, "OFF")
    assert any("damaged" in fault for fault in report.faults)
