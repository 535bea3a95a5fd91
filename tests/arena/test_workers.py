"""How many processes work where nobody says a number."""

from __future__ import annotations

import os

import pytest

from semafor.arena.workers import processors


@pytest.mark.parametrize(
    ("text", "most"), [("50000 100000", 1), ("150000 100000", 2), ("max 100000", None), ("", None)]
)
def test_a_container_gets_no_more_workers_than_it_has_processors(text, most, tmp_path, monkeypatch):
    quota = tmp_path / "cpu.max"
    quota.write_text(text, encoding="ascii")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: set(range(8)), raising=False)
    assert processors(quota) == (most or 8)


def test_a_process_that_is_bound_to_some_processors_counts_those(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {3, 5}, raising=False)
    assert processors(tmp_path / "none") == 2
    monkeypatch.delattr(os, "sched_getaffinity")
    assert processors(tmp_path / "none") == 64
