"""kill -9 of a real server, and a server that is asked to stop."""

from __future__ import annotations

import pytest

from bench import campaign_kill9, deploy, kill9
from bench.postgres import find_programs
from bench.report import Report
from tests.kit.tables import often
from tests.reliability.runs import asked, passes, run


def test_kill_9_loses_and_doubles_nothing():
    report = Report("kill9", quiet=True)
    run(kill9.run(asked(kills=3), report), report)
    passes(report)


@pytest.mark.parametrize(
    ("store", "seed", "kills"), [("sqlite", 1, often(2, 12)), ("postgres", 3, often(1, 8))]
)
def test_kill_9_of_campaigns_loses_and_doubles_nothing(store: str, seed: int, kills: int):
    if store == "postgres" and find_programs() is None:
        pytest.skip("PostgreSQL is not installed")
    report = Report("campaign kill9", quiet=True)
    run(campaign_kill9.run(asked(kills=kills, store=store, seed=seed), report), report)
    passes(report)


def test_a_deploy_closes_sockets_kindly_and_play_goes_on():
    report = Report("deploy", quiet=True)
    run(deploy.run(asked(stops=1, tables=3, between=0.5), report), report)
    passes(report)
