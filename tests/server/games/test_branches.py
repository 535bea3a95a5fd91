"""Branches: the same past, a new future, and no claim that the shuffle was promised."""

from __future__ import annotations

import msgspec
import pytest

from semafor.cli.main import main
from semafor.editions import EDITIONS, replay_record
from semafor.engine.chance import BranchSource
from semafor.engine.errors import RecordError
from semafor.server.games.branching import branch_setup
from semafor.server.games.replays import replay_head, replay_steps
from semafor.server.games.setup import GameSetup
from semafor.server.games.table import Table
from semafor.server.protocol.posts import Branch
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, Store, open_store, play_out


def finished(edition="usa-classic"):
    return play_out(open_store(edition, "person person person", seed="trunk"), "trunk")


def branch(store, number, seat=0, **values):
    setup = branch_setup(store.table, HOST, "Anna", Branch(number, seat, **values), 5000.0)
    setup = msgspec.json.decode(msgspec.json.encode(setup), type=GameSetup)
    new = Store(setup)
    new.settle()
    return new


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_branch_begins_where_the_other_game_was(edition):
    store = finished(edition)
    number = len(store.table.game.history) // 2
    new = branch(store, number, 1, level="beginner")
    assert new.table.game.history == store.table.game.history[:number]
    there = replay_steps(store.table, "", "1", number, number + 1).steps[0].view
    assert new.table.view(1) == there
    assert new.table.info(HOST, 1).origin == f"{store.setup.id}@{number}"
    kinds = [seat.kind for seat in new.table.info(HOST, 1).seats]
    assert kinds == ["bot", "person", "bot"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_branch_is_played_to_its_end_and_its_record_replays(edition, tmp_path, capsys):
    store = finished(edition)
    new = play_out(branch(store, len(store.table.game.history) // 3), "branch")
    assert new.table.status == "over"
    assert new.folded().game.digest() == new.table.game.digest()
    record = new.table.record()
    assert "seed" not in record
    assert replay_record(record).digest() == new.table.game.digest()
    file = tmp_path / "branch.semafor.json"
    file.write_bytes(msgspec.json.encode(record))
    assert main(["replay", str(file)]) == 0
    assert new.table.game.digest() in capsys.readouterr().out.replace("\n", "")


def test_the_future_of_a_branch_is_not_the_one_that_was():
    store = finished()
    number = next(
        n for n, row in enumerate(store.table.game.history[10:], 10) if len(row["chance"]) == 1
    )
    row = store.table.game.history[number]
    outcomes = set()
    for _ in range(40):
        new = branch(store, number, row["seat"])
        if row["do"] == "keep":
            break
        event = new.play(row["seat"], {k: v for k, v in row.items() if k not in ("chance", "seat")})
        outcomes.add(tuple(event.body["chance"]))
    assert len(outcomes) > 1


def test_a_branch_promises_nothing_about_its_shuffle():
    new = play_out(branch(finished(), 30), "promise")
    head = replay_head(new.table, "")
    assert (head.verified, head.commitment, head.seed) == (False, "", "")
    assert new.table.ending().seed == ""
    steps = replay_steps(new.table, "", "open", 0, 10_000).steps
    assert len(steps) == head.moves + 1 == len(head.log)


def test_a_branch_in_the_opening_asks_for_tickets_again():
    new = branch(finished(), 1)
    assert new.table.deciding() == [1, 2] or 0 in new.table.deciding()
    play_out(new, "opening")
    assert new.table.status == "over"


@pytest.mark.parametrize("number", [-1, 100_000])
def test_there_must_be_such_a_position(number):
    with pytest.raises(Refusal, match="bad branch"):
        branch(finished(), number)


def test_there_is_nothing_to_play_on_from_the_very_end():
    store = finished()
    with pytest.raises(Refusal, match="bad branch"):
        branch(store, len(store.table.game.history))


def test_only_a_finished_game_is_branched_off():
    with pytest.raises(Refusal, match="not over"):
        branch(open_store(seats="person person"), 0)


def test_a_branch_of_a_branch_holds_the_whole_past():
    first = play_out(branch(finished(), 40), "first")
    second = branch(first, 60)
    assert second.table.game.history == first.table.game.history[:60]


def test_a_past_that_does_not_hold_together_is_found():
    new = branch(finished(), 40)
    moves = [dict(move) for move in new.setup.origin.moves]
    drawn = next(move for move in moves if move["do"] == "draw" and move["chance"])
    drawn["chance"] = [*drawn["chance"], "red"]
    origin = msgspec.structs.replace(new.setup.origin, moves=moves)
    with pytest.raises((RecordError, Exception)) as caught:
        Table(msgspec.structs.replace(new.setup, origin=origin), new.events)
    assert caught.type.__name__ in ("RecordError", "IllegalMove")


def test_a_branch_source_plays_the_record_then_its_own_seed():
    store = finished()
    state = store.table.game.state.clone()
    state.source = None
    source = BranchSource(["red", "reshuffle", "blue"], "seed")
    fresh = open_store(seed="fresh").table.game.state
    assert source.is_recorded
    kinds = fresh.tables.ruleset.kinds
    assert [kinds[source.card(fresh)] for _ in range(2)] == ["red", "blue"]
    assert not source.is_recorded
    other = source.clone()
    assert [source.card(fresh) for _ in range(20)] == [other.card(fresh) for _ in range(20)]
