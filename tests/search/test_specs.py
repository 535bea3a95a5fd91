"""What a bot may be called: names, levels, and budgets of the express."""

from __future__ import annotations

import pytest

from semafor import SetupError
from semafor.bots import BOTS, LEVELS, make_bot

BAD_BUDGETS = [
    "express@",
    "express@0",
    "express@-4",
    "express@x",
    "express@s",
    "express@1.5",
    "express@1000001",
    "express@0s",
    "express@0.001s",
    "express@601s",
    "express@1e2s",
    "express@1 s",
    "express@4@4",
]


def reason_of(spec):
    with pytest.raises(SetupError) as caught:
        make_bot(spec, 1)
    return caught.value.reason


@pytest.mark.parametrize("spec", BAD_BUDGETS)
def test_a_budget_that_makes_no_sense_is_refused(spec):
    assert reason_of(spec) == "bad-budget"


@pytest.mark.parametrize("share", ["", "2", "1.5", "-0.1", "x", "400", "0.2s", "nan", ".5"])
def test_a_share_of_slips_that_makes_no_sense_is_refused(share):
    assert reason_of(f"novice@{share}") == "bad-slips"


@pytest.mark.parametrize("name", [name for name in BOTS if name not in ("express", "novice")])
def test_no_other_bot_takes_a_budget(name):
    assert reason_of(f"{name}@400") == "no-budget"


@pytest.mark.parametrize("spec", ["nobody", "nobody@400", "master@400", "", "@400", "Express"])
def test_no_name_is_guessed(spec):
    assert reason_of(spec) == "unknown-bot"


@pytest.mark.parametrize(
    ("spec", "iterations", "seconds"),
    [
        ("express", 0, 1.0),
        ("express@400", 400, None),
        ("express@1", 1, None),
        ("express@1000000", 1000000, None),
        ("express@0.5s", 0, 0.5),
        ("express@2s", 0, 2.0),
        ("expert", 400, None),
        ("master", 0, 1.0),
    ],
)
def test_a_budget_is_iterations_or_seconds(spec, iterations, seconds):
    budget = make_bot(spec, 1).budget
    assert budget.iterations == iterations
    assert seconds is None or budget.seconds == seconds


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_the_bot_it_names(level):
    assert type(make_bot(level, 1)) is type(make_bot(LEVELS[level], 1))
