"""Crashes, cuts and lost answers in any order, in a world with a clock of its own."""

from __future__ import annotations

import pytest

from semafor.server.games.hub import Hub
from semafor.server.games.table import Table
from semafor.server.log.hub import no_rows
from tests.kit.tables import scaled
from tests.reliability.runs import passes
from trials import simulate
from trials.report import Report

SEEDS = range(1, 1 + scaled(6, 2))
MOVES = 60


def simulated(seeds, moves=MOVES):
    report = Report("simulate", quiet=True)
    for seed in seeds:
        simulate.run_seed(seed, moves, report)
    return report


def test_nothing_is_shown_before_it_is_stored_and_nothing_stored_is_lost():
    report = simulated(SEEDS)
    report.floor("crashes", len(SEEDS))
    report.floor("frames checked against the disk", 20 * len(SEEDS))
    passes(report)


def acknowledge_first(monkeypatch):
    """The table takes an event in and everybody is told while it is still being stored."""

    async def append(self, room, draft, rows=no_rows):
        event = draft.event(0.0)
        self.spawn(self.store.append(room.id, event, *rows(event)))
        room.table.apply(event)
        return event

    monkeypatch.setattr(Hub, "_append", append)


def forget_commands(monkeypatch):
    """A command that is sent again is not recognised."""
    monkeypatch.setattr(Table, "rev_of", lambda self, eyes, cid: None)


def tell_too_little(monkeypatch):
    """Clients get only the latest entry, not all they have missed."""
    state = Table.state

    def short(self, eyes, since, now):
        return state(self, eyes, max(since, self.rev - 1), now)

    monkeypatch.setattr(Table, "state", short)


@pytest.mark.parametrize("plant", [acknowledge_first, forget_commands, tell_too_little])
def test_a_planted_fault_of_the_hub_is_found(plant, monkeypatch):
    plant(monkeypatch)
    assert any(simulated([seed], 40).faults for seed in range(1, 12))
