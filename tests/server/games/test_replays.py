"""Replays: every position through chosen eyes; while a game runs only one's own."""

from __future__ import annotations

import msgspec
import pytest

from semafor.drawing.scene import scene
from semafor.drawing.sharing import final_picture
from semafor.editions import EDITIONS, replay_record
from semafor.engine.markers import standing
from semafor.engine.position import position
from semafor.server.games.past import Past
from semafor.server.games.picturing import final_svg
from semafor.server.games.replays import replay_head, replay_steps, walk
from semafor.server.protocol import messages, posts
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, OTHER, open_store, play_out

WHOLE = (0, 10_000)


def finished(edition="usa-classic", seed="replay"):
    return play_out(open_store(edition, "person bot:casual person", seed=seed), seed)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_game_is_open_to_everybody_and_verified(edition):
    store = finished(edition)
    head = replay_head(store.table, "")
    assert (head.over, head.verified, head.moves) == (True, True, len(store.table.game.history))
    assert head.seed == store.setup.seed
    assert [entry.move for entry in head.log] == list(range(head.moves + 1))
    assert head.ending == store.table.ending()
    steps = replay_steps(store.table, "", "open", *WHOLE).steps
    assert [step.number for step in steps] == list(range(head.moves + 1))
    assert steps[-1].view == store.table.view(None)


def test_the_steps_are_the_positions_of_the_game():
    store = finished()
    digests = [dict(position(game.state)) for game in walk(store.table, 50)]
    assert len({str(one) for one in digests}) == 50


def test_with_open_hands_all_cards_and_tickets_are_there():
    store = finished()
    step = replay_steps(store.table, "", "open", 20, 21).steps[0]
    assert [sum(hand.values()) for hand in step.hands] == [
        seat.hand_size for seat in step.view.seats
    ]
    assert [len(held) for held in step.all_tickets] == [seat.tickets for seat in step.view.seats]
    assert step.move is not None


def test_through_a_seats_eyes_only_its_own_hand_is_seen():
    store = finished()
    for step in replay_steps(store.table, "", "0", *WHOLE).steps:
        assert (step.hands, step.all_tickets) == ([], [])
        assert sum(step.view.hand.values()) == step.view.seats[0].hand_size
        if step.move and step.move["do"] == "keep":
            assert step.log.seat == 0


def test_a_spectators_replay_shows_nobodys_hand():
    store = finished()
    for step in replay_steps(store.table, "", "spectator", *WHOLE).steps:
        assert (step.hands, step.view.hand, step.view.tickets) == ([], {}, [])


def test_a_drawn_card_stands_in_the_open_log_alone():
    store = finished()
    for eyes, is_told in (("open", True), ("spectator", False)):
        steps = replay_steps(store.table, "", eyes, *WHOLE).steps
        drawn = [fact for step in steps for fact in step.log.facts if fact.fact == "drew"]
        assert drawn
        assert all(("card" in fact.values) == bool(fact.card) == is_told for fact in drawn)


def test_of_a_running_game_one_sees_ones_own_eyes_only():
    store = open_store(seats="me open")
    store.store(store.table.judge_join(OTHER, posts.Join(store.setup.invite, "Bea")))
    store.send(0, messages.Start("s"))
    for seat, user in ((0, HOST), (1, OTHER)):
        store.play(seat, store.table.prompt(seat).moves[0], user)
    table = store.table
    assert len(replay_steps(table, HOST, "0", *WHOLE).steps) == 3
    for user, eyes in ((HOST, "1"), (HOST, "open"), (HOST, "spectator"), ("third", "0"), ("", "0")):
        with pytest.raises(Refusal, match="not over"):
            replay_steps(table, user, eyes, *WHOLE)
    head = replay_head(table, OTHER)
    assert (head.over, head.verified, head.seed, head.ending) == (False, False, "", None)
    with pytest.raises(Refusal, match="not over"):
        replay_head(table, "third")


@pytest.mark.parametrize("eyes", ["", "9", "-1", "all", "٣"])
def test_there_are_no_other_eyes(eyes):
    with pytest.raises(Refusal, match="bad seat"):
        replay_steps(finished().table, HOST, eyes, *WHOLE)


def test_what_was_taken_back_is_not_in_the_replay():
    store = finished(seed="undo")
    assert any(event.body["kind"] == "undone" for event in store.events)
    moves = len(store.table.game.history)
    assert moves < sum(event.body["kind"] == "move" for event in store.events)
    assert len(replay_head(store.table, "").log) == moves + 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_record_of_a_table_replays_and_its_shuffle_is_verified(edition):
    store = finished(edition)
    record = msgspec.json.decode(msgspec.json.encode(store.table.record()))
    assert replay_record(record).digest() == store.table.game.digest()
    assert record["commitment"] == store.table.info("", None).commitment
    assert [player["kind"] for player in record["seats"]] == ["human", "bot:helga", "human"]


def test_there_is_no_record_before_the_end():
    with pytest.raises(Refusal, match="not over"):
        open_store().table.record()


def test_a_shuffle_that_was_not_promised_is_not_verified():
    store = finished()
    table = store.table
    table.playing.salt = "another"
    assert replay_head(table, "").verified
    other = msgspec.structs.replace(store.setup, salt="another")
    table.setup = other
    assert table.commitment != replay_head(store.folded(), "").commitment


def test_the_picture_of_a_finished_game_has_every_station_in_its_place():
    store = finished("europe", "stations in a picture")
    past = Past.of(store.table)
    built = [end.lines["stations_built"] for end in store.table.ending().seats]
    assert sum(built) > 0, "another seed: nobody has built a station"
    names = [place["id"] for place in scene("europe")["places"]]
    stand = [one.place for one in standing(store.table.playing.view(None))]
    assert len(stand) == sum(built)
    assert set(stand) <= set(names)
    plain = final_picture(scene("europe"), {}, [], "Europe", ())
    assert final_svg(past).count("<path") > plain.count("<path")
