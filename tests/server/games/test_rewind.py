"""Back to one's latest turn: alone against bots, whatever has happened since; nowhere else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec import structs

from semafor.engine.record import verify_shuffle
from semafor.server.protocol import messages
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, Store, choose, open_store


def go_on(store: Store, turns: int, seed: int = 1) -> None:
    """Play until the person has begun so many turns more."""
    chooser = random.Random(seed)
    begun = store.table.playing.view(0).turns
    while store.table.playing.view(0).turns < begun + 2 * turns:
        prompt = store.table.prompt(0)
        if prompt is None:
            store.bots(chooser, 1)
        else:
            store.play(0, choose(chooser, prompt.moves))


def rewind(store: Store, seat: int = 0) -> None:
    store.send(seat, messages.Rewind(store.cid(), store.table.rev))


def test_a_turn_and_all_that_followed_was_never_played() -> None:
    store = open_store(seats="me bot")
    go_on(store, 4)
    chooser = random.Random(5)
    while store.table.prompt(0) is None:
        store.bots(chooser, 1)
    before = store.table.state(0, -1, 0.0)
    assert before is not None
    history = list(store.table.playing.history)
    turn = store.table.playing.view(0).turns
    while store.table.playing.view(0).turns == turn:
        store.play(0, store.table.prompt(0).moves[0])  # type: ignore[union-attr]
    store.bots(chooser, 1)
    assert not store.table.can_undo(0) or store.table.can_rewind(0)
    rewind(store)
    after = store.table.state(0, -1, 0.0)
    assert after is not None
    assert store.table.playing.history == history
    assert (after.view, after.prompt) == (before.view, before.prompt)
    assert store.events[-1].body["moves"] == len(history)
    assert store.folded().state(0, -1, 0.0) == after, "the log tells the same"
    rewind(store)
    assert len(store.table.playing.history) < len(history), "and one turn more"


def test_a_claim_that_is_taken_back_first_leaves_the_turn_as_it_was() -> None:
    store = open_store(seats="me bot")
    chooser = random.Random(2)
    while True:
        prompt = store.table.prompt(0)
        claims = [move for move in prompt.moves if move["do"] == "claim"] if prompt else []
        if claims and not store.table.opening.is_on:
            break
        if prompt is None:
            store.bots(chooser, 1)
        else:
            store.play(0, prompt.moves[0])
    digest = store.table.playing.digest()
    for _ in range(2):
        store.play(0, claims[0])
        assert store.table.can_undo(0)
        store.undo(0)
        assert store.table.playing.digest() == digest
    for is_undo in (True, False):  # after the bot's moves, too: both lead to where it was
        store.play(0, claims[0])
        store.bots(chooser, 1)
        assert store.table.can_undo(0)
        assert store.table.can_rewind(0)
        if is_undo:
            store.undo(0)
        else:
            rewind(store)
        assert store.table.playing.digest() == digest
        assert store.folded().playing.digest() == digest, "the log tells the same"


def test_the_shuffle_is_still_the_one_promised() -> None:
    store = open_store("legends", "me bot")
    chooser = random.Random(3)
    left = 25
    while store.table.status != "over":
        prompt = store.table.prompt(0)
        if prompt is None:
            store.bots(chooser, 1)
            continue
        store.play(0, choose(chooser, prompt.moves))
        if left and store.table.can_rewind(0) and chooser.random() < 0.4:
            rewind(store)
            left -= 1
    assert left < 25
    verify_shuffle(store.table.ruleset, store.table.whole_record())


@pytest.mark.parametrize(
    ("seats", "values"),
    [("me person", {}), ("me bot", {"daily": "2026-03-01"}), ("me bot", {"unaided": True})],
)
def test_nobody_goes_back_where_others_play_or_something_counts(
    seats: str, values: dict[str, Any]
) -> None:
    """Whoever goes back knows the cards that come: more than any hint."""
    store = Store(structs.replace(open_store(seats=seats).setup, **values))
    store.settle()
    chooser = random.Random(4)
    for _ in range(12):
        table = store.table
        asked = [seat for seat in table.deciding() if seat in table.seating.owned(HOST)]
        if asked:
            prompt = table.prompt(asked[0])
            assert prompt is not None
            store.play(asked[0], choose(chooser, prompt.moves))
        else:
            store.bots(chooser, 1)
        assert not any(store.table.can_rewind(seat) for seat in range(2))
    with pytest.raises(Refusal, match="no rewind"):
        rewind(store)
