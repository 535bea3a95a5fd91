"""The list of planted faults fits the source; `python -m trials.teeth` lets the gates bite."""

from __future__ import annotations

import pytest

from trials.teeth import TEETH, count_place

LEAST = 25


@pytest.mark.parametrize("tooth", TEETH, ids=lambda tooth: tooth.name)
def test_a_fault_can_be_planted(tooth):
    assert count_place(tooth) == 1
    assert tooth.old != tooth.new


def test_there_are_enough_planted_faults():
    assert len({(tooth.file, tooth.old, tooth.new) for tooth in TEETH}) >= LEAST
