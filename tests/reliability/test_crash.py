"""kill -9 of a real server, and a server that is asked to stop."""

from __future__ import annotations

from bench import deploy, kill9
from bench.report import Report
from tests.reliability.runs import asked, passes, run


def test_kill_9_loses_and_doubles_nothing():
    report = Report("kill9", quiet=True)
    run(kill9.run(asked(kills=3), report), report)
    passes(report)


def test_a_deploy_closes_sockets_kindly_and_play_goes_on():
    report = Report("deploy", quiet=True)
    run(deploy.run(asked(stops=1, tables=3, between=0.5), report), report)
    passes(report)
