"""Misbehaviour is refused with a clear answer, and the server stays well."""

from __future__ import annotations

import random

import pytest

from bench.abuse import check_errors
from bench.attacks import ATTACKS, Scene
from bench.house import House
from bench.manners import check_manners
from bench.report import Report
from bench.web import make_guest, make_table
from tests.reliability.runs import passes, run

# Those whose result does not depend on how fast the machine is.
GENTLE = ("huge frames", "malformed frames", "odd requests", "never reading")


def test_bad_manners_get_a_clear_answer(house: House):
    report = Report("manners", quiet=True)
    run(check_manners(house.port, report), report)
    passes(report)


@pytest.mark.parametrize("attack", GENTLE)
def test_an_attack_leaves_the_server_well(attack: str, house: House):
    report = Report("abuse", quiet=True)

    async def misbehave() -> None:
        guest = await make_guest(house.port)
        game, _ = await make_table([guest], "usa-classic", bots=1)
        await ATTACKS[attack](Scene(house.port, game, 1.0, report, random.Random(1)))
        report.check(await house.is_healthy(), "the server is not well")
        await check_errors(house, report)

    run(misbehave(), report)
    passes(report)
