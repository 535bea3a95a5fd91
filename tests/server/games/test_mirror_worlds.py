"""No byte a viewer gets depends on what it may not know; and the test would see it if one did."""

from __future__ import annotations

import random
from typing import get_args, get_type_hints

import pytest

from semafor.editions import EDITIONS
from semafor.server.games.table import Table
from semafor.server.protocol.messages import Ask, ServerMessage
from tests.kit.tables import often, scaled
from trials import tables
from trials.leaks import AT_TABLES
from trials.mirror_worlds import (
    MESSAGES,
    QUESTIONS,
    Checked,
    _others,
    _questions,
    check_mirrors,
    play_world,
)

GAMES = scaled(often(3, 8), 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_worlds_that_differ_in_secrets_look_the_same(edition):
    checked = Checked()
    for seed in range(GAMES):
        checked.add(check_mirrors(edition, seed, mirrors=3))
    assert checked.games == GAMES
    assert checked.mirrors >= GAMES
    assert checked.frames > scaled(often(300, 1000), 10)


def test_who_went_back_a_turn_learns_nothing_of_others(monkeypatch):
    """Also where the very next cards are known, and the bots decide once more."""
    monkeypatch.setattr(tables, "REWINDS", 0.1)
    back, checked = 0, Checked()
    for seed in (7, 10, 15, 20):  # somebody alone with bots
        world = play_world("usa-classic", 3, random.Random(f"mirrors usa-classic back {seed}"))
        back += sum("moves" in event.body for event in world.events)
        checked.add(check_mirrors("usa-classic", f"back {seed}", seats=3, mirrors=3))
    assert back >= 10
    assert checked.frames >= 40


def test_every_question_and_every_message_has_a_row():
    assert set(QUESTIONS) == set(get_args(get_type_hints(Ask)["what"]))
    assert set(MESSAGES) == {kind.__struct_config__.tag for kind in get_args(ServerMessage)}


def test_reasons_and_hints_are_really_given():
    """A comparison of refusals would show nothing."""
    said = b""
    for seed in range(12):
        chooser = random.Random(f"said {seed}")
        world = play_world("usa-classic", 3, chooser)
        people = [seat for seat, plan in enumerate(world.setup.seats) if plan.kind == "person"]
        said += b"".join(
            _questions(Table(_others(world.setup, people[0]), world.events), people[0])
        )
    for answer in (b'"explain":{', b'"hint":{', b'"plan":{', b'"route":{'):
        assert said.count(answer) >= 2


@pytest.mark.parametrize("leak", AT_TABLES.values(), ids=AT_TABLES)
def test_a_planted_leak_is_found(leak, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differs"):
        look_for_it()


def look_for_it():
    for seed in range(120):
        # Some leaks need a bot alone with one person, which one edition has sooner than another.
        for edition in ("europe", "usa-classic", "germany"):
            check_mirrors(edition, f"planted {seed}", mirrors=3)
        if seed % 3 == 0:  # others need a bot whose latest move is its choice of tickets
            check_mirrors("europe", f"begun {seed}", mirrors=3, begun=True)
