"""Seats before a game (leaving, removing, changing, colours, who begins), names, and seats of phones that are gone."""

from __future__ import annotations

import time
from typing import Any

import pytest

from semafor.server.games import lobby
from tests.server.clients import Person, Seat, found
from tests.server.running import Running

Table = tuple[str, Seat, Seat]


def laid(anna: Person, piotr: Person, *more: str, **values: Any) -> Table:
    """Anna's lobby with Piotr at seat 1."""
    game = anna.create("me", "open", *more, **values)
    piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr"})
    first, second = anna.sit(game, 0), piotr.sit(game, 1)
    first.wait("presence", online=[0, 1])
    second.wait("table")
    return game, first, second


def seats_of(seat: Seat, key: str = "name") -> list[Any]:
    return [row[key] for row in seat.table["seats"]]


def test_a_guest_leaves_a_lobby_and_somebody_else_comes(anna: Person, piotr: Person) -> None:
    game, first, second = laid(anna, piotr)
    assert second.command({"t": "leave", "seat": 1})["t"] == "ack"
    told = first.wait("table")
    assert [row["kind"] for row in told["seats"]] == ["person", "open"]
    assert second.wait("table")["owned"] == []
    assert piotr.get("/api/welcome")["notices"] == []
    assert game not in [row["id"] for row in piotr.get("/api/games")["games"]]
    piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr again"})
    assert first.wait("table")["seats"][1]["name"] == "Piotr again"


def test_a_host_who_leaves_hands_the_table_on(anna: Person, piotr: Person) -> None:
    game, first, second = laid(anna, piotr)
    first.command({"t": "leave", "seat": 0})
    assert second.wait("table")["is_host"]
    assert game in [row["id"] for row in piotr.get("/api/games")["games"]]
    assert game not in [row["id"] for row in anna.get("/api/games")["games"]]
    assert second.command({"t": "start"})["t"] == "ack"


def test_a_host_removes_somebody_who_is_told(anna: Person, piotr: Person) -> None:
    game, first, second = laid(anna, piotr)
    assert second.command({"t": "leave", "seat": 0})["code"] == "not-your-seat"
    assert first.command({"t": "leave", "seat": 1})["t"] == "ack"
    assert second.ending() == ("removed", 4001)
    (notice,) = piotr.get("/api/welcome")["notices"]
    assert (notice["kind"], notice["id"], notice["edition"]) == ("table", game, "usa-classic")
    assert piotr.post("/api/notices", {"keys": [notice["key"]]}) == {"notices": []}
    assert piotr.get("/api/welcome")["notices"] == []
    assert first.command({"t": "leave", "seat": 1})["code"] == "nobody-there"


def test_seats_are_changed_and_eyes_and_lists_go_along(anna: Person, piotr: Person) -> None:
    game, first, second = laid(anna, piotr, "open", first=0)
    before = seats_of(first, "colour")
    assert second.command({"t": "swap", "seat": 1, "other": 0})["code"] == "seat-taken"
    assert second.command({"t": "swap", "seat": 0, "other": 2})["code"] == "not-your-seat"
    assert second.command({"t": "swap", "seat": 1, "other": 2})["t"] == "ack"
    told = second.wait("table")
    assert (told["you"], told["owned"]) == (2, [2])
    assert seats_of(second, "colour") == [before[0], before[2], before[1]]
    assert first.command({"t": "swap", "seat": 0, "other": 2})["t"] == "ack"
    assert (second.wait("table")["you"], first.wait("table")["you"]) == (0, 2)
    assert first.command({"t": "start", "fill": "beginner"})["t"] == "ack"
    assert first.wait_prompt()["prompt"]
    # Who began at seat 0 is at seat 2 now; the seat begins.
    assert second.wait_prompt()["prompt"]
    assert second.table["first"] == 0
    assert game in [row["id"] for row in piotr.get("/api/games")["games"]]


def test_a_swap_that_is_sent_again_is_done_once(anna: Person, piotr: Person) -> None:
    _, first, _ = laid(anna, piotr)
    swap = {"t": "swap", "cid": "once", "seat": 0, "other": 1}
    rev = first.command(swap)["rev"]
    assert first.command(swap) == {"t": "ack", "cid": "once", "rev": rev}
    assert first.table["you"] == 1


def test_colours_are_chosen_and_no_two_alike(anna: Person, piotr: Person) -> None:
    _, first, second = laid(anna, piotr, "beginner")
    assert seats_of(first, "colour") == ["blue", "red", "green"]
    assert second.command({"t": "colour", "seat": 1, "colour": "blue"})["code"] == "colour-taken"
    assert second.command({"t": "colour", "seat": 0, "colour": "black"})["code"] == "not-your-seat"
    assert second.command({"t": "colour", "seat": 1, "colour": "pink"})["code"] == "bad-colour"
    assert second.command({"t": "colour", "seat": 1, "colour": "green"})["t"] == "ack"
    assert [row["colour"] for row in second.wait("table")["seats"]] == ["blue", "green", "red"]
    assert first.command({"t": "colour", "seat": 0, "colour": "black"})["t"] == "ack"
    first.command({"t": "start"})
    told = first.wait("table", status="playing")
    assert [row["colour"] for row in told["seats"]] == ["black", "green", "red"]


def test_colours_of_a_new_game(anna: Person) -> None:
    def wish(*colours: str) -> dict[str, Any]:
        seats = [{"kind": "me", "colour": colours[0]}]
        seats += [{"kind": "bot", "level": "beginner", "colour": colour} for colour in colours[1:]]
        return {"edition": "europe", "mode": "solo", "seats": seats}

    game = anna.post("/api/games", wish("red", "", "yellow"), 201)["id"]
    seats = anna.get(f"/api/games/{game}")["seats"]
    assert [row["colour"] for row in seats] == ["red", "blue", "yellow"]
    assert anna.post("/api/games", wish("red", "red"), 409)["code"] == "colour-taken"
    assert anna.post("/api/games", wish("pink", ""), 400)["code"] == "bad-colour"


def test_the_host_says_who_begins_or_leaves_it_to_the_lot(anna: Person, piotr: Person) -> None:
    game, first, second = laid(anna, piotr)
    assert (first.table["first"], first.table["lot"]) == (-1, True)
    assert second.command({"t": "first", "first": 1})["code"] == "not-host"
    assert first.command({"t": "first", "first": 7})["code"] == "bad-seat"
    assert first.command({"t": "first", "first": 1})["t"] == "ack"
    assert second.wait("table")["first"] == 1
    first.command({"t": "first", "first": None})
    assert second.wait("table")["first"] == -1
    first.command({"t": "first", "first": 1})
    first.command({"t": "start"})
    assert second.wait("table", status="playing")["first"] == 1
    for seat in (first, second):
        seat.play()
    second.wait_prompt()
    assert second.state["view"]["turn"] == 1
    assert game


def test_a_lot_is_told_when_the_game_begins(anna: Person, piotr: Person) -> None:
    _, first, _ = laid(anna, piotr, first=0)
    first.command({"t": "first", "first": None})
    first.command({"t": "start"})
    told = first.wait("table", status="playing")
    assert told["lot"]
    assert told["first"] in (0, 1)


def test_a_name_reaches_the_table_and_the_campaign(anna: Person, piotr: Person) -> None:
    _, first, _ = laid(anna, piotr)
    campaign = found(piotr, "me", "beginner")
    piotr.post("/api/me", {"name": "Piotrek"})
    assert first.wait("table")["seats"][1]["name"] == "Piotrek"
    assert "Piotrek" in [
        row["player"] for row in piotr.get(f"/api/campaigns/{campaign}")["companies"]
    ]
    first.command({"t": "start"})
    piotr.post("/api/me", {"name": "Pan Piotr"})
    assert first.wait("table", status="playing")["seats"][1]["name"] == "Piotrek"
    assert first.wait("table")["seats"][1]["name"] == "Pan Piotr"


def test_people_at_one_screen_keep_their_names(anna: Person) -> None:
    seats = [{"kind": "me", "name": "Ola"}, {"kind": "person", "name": "Jan"}]
    wish = {"edition": "usa-classic", "mode": "hotseat", "seats": seats}
    game = anna.post("/api/games", wish, 201)["id"]
    anna.post("/api/me", {"name": "Ania"})
    assert [row["name"] for row in anna.get(f"/api/games/{game}")["seats"]] == ["Ola", "Jan"]


# ---------------------------------------------------------------- bots that stand in


def test_where_a_clock_runs_only_the_clock_lets_a_bot_play(
    anna: Person, piotr: Person, server: Running
) -> None:
    game, first, second = laid(anna, piotr, clock={"days": 1}, first=1)
    first.command({"t": "start"})
    second.wait("state")
    second.close()
    first.wait("presence", online=[0])
    room = server.server.hub.rooms[game]
    room.left_at[1] -= 10_000.0
    assert first.command({"t": "substitute", "seat": 1})["code"] == "only-clock"
    second = piotr.sit(game, 1)
    for seat in (first, second):
        seat.play()
    second.wait_prompt()  # Anna's tickets, told early, are kept, and the clock of the first turn runs
    clock = room.table.clock
    assert clock is not None
    clock.since[1] -= 90_000.0  # a day and an hour
    server.call(server.server.hub.settle(room))
    assert first.wait("table")["seats"][1]["bot_plays"]
    (row,) = [row for row in piotr.get("/api/games")["games"] if row["id"] == game]
    assert row["bot_plays"]
    # One click, and it is one's own again.
    back = piotr.sit(game, 1)
    back.wait("state")
    assert back.command({"t": "return", "seat": 1})["t"] == "ack"
    assert not piotr.get(f"/api/games/{game}")["seats"][1]["bot_plays"]
    assert not [row for row in piotr.get("/api/games")["games"] if row["bot_plays"]]


def test_presence_tells_how_long_somebody_has_been_away(
    anna: Person, piotr: Person, server: Running
) -> None:
    game, first, second = laid(anna, piotr)
    second.close()
    assert set(first.wait("presence", online=[0])["away"]) == {"1"}
    server.server.hub.rooms[game].left_at[1] -= 240.0
    again = anna.sit(game, 0)
    assert 240 <= again.wait("presence")["away"]["1"] < 300


# ---------------------------------------------------------------- phones


@pytest.fixture
def phone(anna: Person, piotr: Person) -> Table:
    """A table with Piotr's phone, which goes to sleep."""
    game = anna.create("open", "open", mode="table", first=0)
    for person, seat in ((piotr, 0), (anna, 1)):
        link = anna.post(f"/api/games/{game}/hand", {"seat": seat})
        person.post("/api/hand", {"token": link["path"].removeprefix("/hand/")})
    screen, hand = anna.sit(game, 1), piotr.sit(game, 0)
    screen.wait("presence", online=[0, 1])
    screen.command({"t": "start"})
    hand.wait_prompt()
    hand.close()
    screen.wait("presence", online=[1])
    return game, screen, hand


def sleep_long(server: Running, game: str) -> None:
    server.server.hub.rooms[game].left_at[0] -= lobby.HAND_AWAY_SECONDS + 1


def test_a_phones_seat_is_given_away_only_after_a_warning(
    anna: Person, piotr: Person, server: Running, phone: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, screen, _ = phone
    assert anna.post(f"/api/games/{game}/hand", {"seat": 0}, 409)["code"] == "hand-wait"
    sleep_long(server, game)
    made = anna.post(f"/api/games/{game}/hand", {"seat": 0})
    assert 0 < made["works_at"] - time.time() <= lobby.HAND_WARNING_SECONDS
    assert screen.wait("table")["seats"][0]["given_at"] == made["works_at"]
    (row,) = [row for row in piotr.get("/api/games")["games"] if row["id"] == game]
    assert row["seat_asked"]
    token = made["path"].removeprefix("/hand/")
    with Person(server.url) as thief:
        assert thief.post("/api/hand", {"token": token}, 409)["code"] == "hand-early"
        assert not thief.token  # nobody was made for nothing
    back = piotr.sit(game, 0)
    assert back.wait_prompt()["prompt"]
    assert screen.wait("table")["seats"][0]["given_at"] is None
    back.close()
    with Person(server.url) as thief:
        assert thief.post("/api/hand", {"token": token}, 409)["code"] == "hand-kept"


def test_a_phone_that_never_comes_back_is_replaced_and_its_owner_told(
    anna: Person, piotr: Person, server: Running, phone: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, screen, _ = phone
    sleep_long(server, game)
    monkeypatch.setattr(lobby, "HAND_WARNING_SECONDS", 0.0)
    made = anna.post(f"/api/games/{game}/hand", {"seat": 0})
    with Person(server.url) as other:
        other.post("/api/hand", {"token": made["path"].removeprefix("/hand/")})
        assert other.sit(game, 0).wait_prompt()["prompt"]
    screen.wait("table")
    assert [notice["kind"] for notice in piotr.get("/api/welcome")["notices"]] == ["hand"]


def test_a_link_for_an_open_seat_never_takes_a_persons(
    anna: Person, piotr: Person, server: Running
) -> None:
    game = anna.create("open", "open", mode="table")
    link = anna.post(f"/api/games/{game}/hand", {"seat": 0})
    piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr", "seat": 0})
    with Person(server.url) as other:
        token = link["path"].removeprefix("/hand/")
        assert other.post("/api/hand", {"token": token}, 404)["code"] == "bad-link"


# ---------------------------------------------------------------- campaigns


def test_who_is_removed_from_a_campaign_finds_a_notice(anna: Person, piotr: Person) -> None:
    campaign = found(anna, "me", "open", "beginner")
    invite = anna.get(f"/api/campaigns/{campaign}")["invite"]
    seen = piotr.post(
        f"/api/campaigns/{campaign}/join", {"invite": invite, "name": "Piotr", "company": "red"}
    )
    command = {"cid": "c", "rev": seen["rev"], "do": "leave", "company": "red"}
    assert anna.decide(campaign, **command)["t"] == "ack"
    told = piotr.get(f"/api/campaigns/{campaign}")
    assert told["removed"] == "red"
    (notice,) = piotr.get("/api/welcome")["notices"]
    assert (notice["kind"], notice["id"]) == ("campaign", campaign)
    assert set(notice["company"]) == {"en", "pl"}
    assert anna.get("/api/welcome")["notices"] == []
