"""kill -9 of a real server, and a server that is asked to stop."""

from __future__ import annotations

import pytest

from tests.kit.ran import lacks
from tests.kit.tables import often
from tests.reliability.runs import asked, passes, run
from trials import deploy, kill9
from trials.postgres import find_programs
from trials.report import Report


@pytest.mark.parametrize(
    ("store", "seed", "kills"), [("sqlite", 1, often(5, 24)), ("postgres", 3, often(2, 12))]
)
def test_kill_9_loses_and_doubles_nothing_in_games_and_campaigns(store: str, seed: int, kills: int):
    if store == "postgres" and find_programs() is None:
        pytest.skip(lacks("PostgreSQL"))
    report = Report("kill9", quiet=True)
    wishes = asked(kills=kills, store=store, seed=seed, what="both", lanes=1)
    run(kill9.run(wishes, report), report)
    passes(report)


def test_a_deploy_closes_sockets_kindly_and_play_goes_on():
    report = Report("deploy", quiet=True)
    run(deploy.run(asked(stops=1, tables=3, between=0.5), report), report)
    passes(report)
