"""Misbehaviour is refused with a clear answer, and the server stays well."""

from __future__ import annotations

import random

import pytest

from tests.reliability.runs import passes, run
from trials.attacks import ATTACKS, Scene
from trials.manners import check_manners
from trials.report import Report
from trials.server_process import ServerProcess
from trials.web import make_guest, make_table

# Those whose result does not depend on how fast the machine is.
GENTLE = ("huge frames", "malformed frames", "odd requests", "never reading")


def test_bad_manners_get_a_clear_answer(server: ServerProcess):
    report = Report("manners", quiet=True)
    run(check_manners(server.port, report), report)
    passes(report)


@pytest.mark.parametrize("attack", GENTLE)
def test_an_attack_leaves_the_server_well(attack: str, server: ServerProcess):
    report = Report("abuse", quiet=True)

    async def misbehave() -> None:
        guest = await make_guest(server.port)
        game, _ = await make_table([guest], "usa-classic", bots=1)
        await ATTACKS[attack](Scene(server.port, game, 1.0, report, random.Random(1)))
        report.check(await server.is_well(), "the server is not well")
        await server.check_errors(report)
        server.check_output(report)

    run(misbehave(), report)
    passes(report)
