"""What may be taken back, over random games: the test keeps its own account of what was revealed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from semafor.editions import EDITIONS
from semafor.engine.position import digest
from semafor.server.games.creating import new_setup
from semafor.server.protocol import messages
from semafor.server.protocol.refusals import Refusal
from tests.kit.tables import scaled
from trials.tables import HOST, Store, choose, random_step, wish

GAMES = scaled(4, 1)
EVENTS = scaled(180, 60)
REVEALS_NOTHING = {"claim", "station", "passengers"}


def started(edition: str, number: int) -> Store:
    """A table of three people at one screen."""
    game = wish(edition, "person person person", first=0)
    store = Store(new_setup(game, HOST, "Anna", 999.0, seed=f"take back {edition} {number}"))
    store.settle()
    return store


def open_moves(store: Store) -> list[dict[str, Any]]:
    """The latest moves, all of one seat, that showed nobody anything new and stand."""
    moves: list[dict[str, Any]] = []
    for event in store.events:
        body = event.body
        if body["kind"] == "undone":
            moves.pop()
        elif body["kind"] == "move":
            is_open = body["by"] == "person" and body["move"]["do"] in REVEALS_NOTHING
            same = [move for move in moves if move["seat"] == body["seat"]]
            moves = [*same, body] if is_open and not body["chance"] else []
    return moves


def may_take_back(store: Store, seat: int) -> bool:
    """Whether the latest move is the seat's own and revealed nothing."""
    moves = open_moves(store)
    return bool(moves) and moves[-1]["seat"] == seat


def check_undo(store: Store, seat: int) -> bool:
    """Compare the table's opinion with ours; whether it allowed something."""
    undo = messages.Undo("undo", store.table.rev)
    try:
        store.table.judge(HOST, seat, undo, store.now)
    except Refusal:
        return False
    assert may_take_back(store, seat), f"seat {seat} may take back {store.events[-1].body}"
    return True


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_what_revealed_nothing_can_be_taken_back(edition):
    allowed = 0
    for number in range(GAMES):
        store, chooser = started(edition, number), random.Random(number)
        for _ in range(EVENTS):
            if store.table.status == "over":
                break
            random_step(store, chooser)
            allowed += sum(check_undo(store, seat) for seat in range(3))
    assert allowed >= GAMES


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_move_taken_back_was_never_made(edition):
    undone = 0
    for number in range(GAMES):
        store, chooser = started(edition, number), random.Random(number)
        before = ""
        for _ in range(EVENTS):
            if store.table.status == "over":
                break
            last = store.events[-1].body
            if before and last["kind"] == "move" and may_take_back(store, last["seat"]):
                store.undo(last["seat"])
                assert digest(store.table.playing.state) == before
                undone += 1
            before = digest(store.table.playing.state)
            rev = store.table.rev
            random_step(store, chooser)
            if store.table.rev != rev + 1:
                before = ""  # several events: the position in between is not known
    assert undone >= GAMES


def test_a_take_back_meant_for_an_older_move_is_stale():
    tried = 0
    for number in range(GAMES):
        store, chooser = started("germany", number), random.Random(number)
        for _ in range(EVENTS):
            if store.table.status == "over":
                break
            random_step(store, chooser)
            event = store.events[-1]
            if event.body["kind"] == "move" and may_take_back(store, event.body["seat"]):
                undo = messages.Undo("late", event.rev - 1)
                with pytest.raises(Refusal, match="stale"):
                    store.table.judge(HOST, event.body["seat"], undo, store.now)
                tried += 1
    assert tried >= GAMES


@pytest.mark.parametrize("edition", EDITIONS)
def test_alone_against_bots_a_move_can_be_taken_back_until_ones_next(edition):
    undone = 0
    for number in range(2):
        setup = new_setup(wish(edition, "me bot bot"), HOST, "Anna", 999.0, seed=f"alone {number}")
        store, chooser = Store(setup), random.Random(number)
        store.settle()
        before = ""
        for _ in range(40):
            store.bots(chooser)
            if store.table.status == "over":
                break
            if before:
                assert store.table.can_undo(0)  # all bots have moved, and it still stands
                store.undo(0)
                assert digest(store.table.playing.state) == before
                undone += 1
            at = digest(store.table.playing.state)
            move = choose(chooser, moves_of(store))
            event = store.play(0, move)
            is_open = move["do"] in REVEALS_NOTHING and not event.body["chance"]
            before = at if is_open and 0 not in store.table.deciding() else ""
        assert digest(store.folded().playing.state) == digest(store.table.playing.state)
    assert undone >= 2


def test_at_a_table_without_help_bots_settle_a_move():
    setup = new_setup(
        wish("usa-classic", "me bot", unaided=True), HOST, "Anna", 999.0, seed="stake"
    )
    store, chooser = Store(setup), random.Random(1)
    store.settle()
    for _ in range(30):
        store.bots(chooser)
        assert not store.table.can_undo(0)
        if store.table.status == "over":
            break
        store.play(0, choose(chooser, moves_of(store)))


def moves_of(store: Store) -> list[dict[str, Any]]:
    """What the person may do now."""
    prompt = store.table.prompt(0)
    assert prompt is not None
    return prompt.moves
