"""A harness that checked too little has not passed."""

from __future__ import annotations

import asyncio
import json

from trials.report import Report, percentile, run_bounded


def test_a_fault_fails_the_run():
    report = Report("x", quiet=True)
    report.check(1 == 2, "one is not two")
    assert not report.close()


def test_too_little_checked_fails_the_run():
    report = Report("x", quiet=True)
    report.count("kills", 9)
    report.floor("kills", 10)
    assert not report.close()
    assert "too little" in report.faults[0]


def test_nothing_counted_is_too_little():
    report = Report("x", quiet=True)
    report.floor("kills", 1)
    assert not report.close()


def test_enough_checked_and_no_fault_passes():
    report = Report("x", quiet=True)
    report.count("kills", 10)
    report.floor("kills", 10)
    assert report.close()


def test_a_run_that_takes_too_long_fails():
    report = Report("x", quiet=True)
    run_bounded(asyncio.sleep(60), report, 0.01)
    assert not report.close()


def test_the_exit_code_and_the_json_say_the_same(capsys):
    report = Report("x", quiet=True)
    report.fail("broken")
    assert report.write(as_json=True) == 1
    assert json.loads(capsys.readouterr().out)["ok"] is False


def test_the_99th_percentile_is_not_the_median():
    values = [1.0] * 98 + [9.0] * 2
    assert percentile(values, 0.5) == 1.0
    assert percentile(values, 0.99) == 9.0
