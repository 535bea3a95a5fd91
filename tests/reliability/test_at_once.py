"""Two clients at once, sockets that are cut, a little load: one server shared by all tests."""

from __future__ import annotations

import pytest

from tests.kit.ran import lacks
from tests.kit.tables import scaled
from tests.reliability.runs import NO_BAR, asked, passes, run
from trials import load, race, reconnect
from trials.postgres import find_programs
from trials.report import Report
from trials.server_process import ServerProcess


@pytest.mark.parametrize("what", ["games", "campaigns"])
def test_of_two_commands_at_once_exactly_one_is_accepted(server: ServerProcess, what: str):
    report = Report("race", quiet=True)
    run(race.race_server(server, asked(races=scaled(60, 8), what=what), report), report)
    passes(report)


@pytest.mark.skipif(find_programs() is None, reason=lacks("PostgreSQL"))
def test_of_two_moves_at_two_processes_exactly_one_is_accepted():
    report = Report("race", quiet=True)
    run(race.run_postgres(asked(races=scaled(40, 4), what="games"), report), report)
    passes(report)


def test_who_comes_back_misses_nothing_and_gets_nothing_twice(server: ServerProcess):
    report = Report("reconnect", quiet=True)
    run(
        reconnect.reconnect_server(server, asked(reconnects=scaled(16, 4), bar=NO_BAR), report),
        report,
    )
    passes(report)


def test_every_socket_of_many_tables_sees_every_move(server: ServerProcess):
    report = Report("load", quiet=True)
    wishes = asked(
        tables=scaled(12, 2),
        rate=scaled(20, 2),
        seconds=2,
        warm=2,
        editions=["europe", "germany"],
        ack=NO_BAR,
        fan=NO_BAR,
        memory=NO_BAR,
        hold=False,
    )
    run(load.load_server(server, wishes, report), report)
    passes(report)
