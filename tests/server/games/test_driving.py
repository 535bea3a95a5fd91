"""What happens without anybody asking: clocks, substitutes, sweeps, catching up."""

import asyncio
import time
from pathlib import Path

import pytest

from semafor.server.games import driving
from semafor.server.games.hub import Hub
from semafor.server.games.store import Store
from semafor.server.log import hub as logs
from semafor.server.settings import Settings
from semafor.server.storage.database import Change, StoreDown
from semafor.server.storage.sqlite import open_sqlite
from tests.server.clients import Person
from tests.server.running import Running, serving, wait_until


def test_a_flag_that_falls_lets_a_bot_play_until_the_owner_is_back(anna: Person) -> None:
    # The bots take their time: when Anna comes back the game is not over, however late that is.
    game = anna.create("me", "person", clock={"bank": 1, "increment": 0}, first=0, pace=5000)
    first = anna.sit(game, 0)
    first.wait("table")
    while not first.table["seats"][0]["bot_plays"]:  # perhaps it was told already
        first.receive()
    answer = first.command({"t": "return", "seat": 0})
    assert answer["t"] == "ack"
    while first.table["seats"][0]["bot_plays"]:
        first.receive()


def test_a_flag_falls_though_nobody_looks(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(driving, "DIGEST_SECONDS", 0.1)
    monkeypatch.setattr(logs, "IDLE_SECONDS", 0.0)
    with serving(settings) as running, Person(running.url) as anna:
        game = anna.create("me", "person", clock={"bank": 1, "increment": 0}, first=0)
        wait_until(lambda: game not in running.server.hub.rooms)
        store = running.server.store
        wait_until(lambda: "substitute" in kinds(running.call(store.read_events(game))))


def kinds(events: list) -> list[str]:
    return [event.body["kind"] for event in events]


def test_what_a_crash_has_left_undone_is_done_when_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer of the last seat is stored; the one before it, given early, is not yet played."""
    settings = Settings(data=tmp_path / "games.sqlite")
    with (
        monkeypatch.context() as crash,
        serving(settings) as running,
        Person(running.url) as anna,
    ):
        game = anna.create("me", "person", first=0)
        first, second = anna.sit(game, 0), anna.sit(game, 1)
        second.play()
        crash.setattr(Hub, "settle_now", nothing)
        crash.setattr(running.server.hub, "on_change", lambda _room: None)
        first.play()
        token = anna.token
    with serving(settings) as running, Person(running.url) as anna:
        anna.http.cookies.set("semafor", token)
        state = anna.sit(game, 0).wait_prompt()
        assert "draw" in {move["do"] for move in state["prompt"]["moves"]}


async def nothing(*_: object) -> None:
    """The server ends before it comes to this."""


def test_a_seat_is_given_to_a_bot_only_when_its_owner_has_been_away(
    anna: Person, piotr: Person, server: Running
) -> None:
    game = anna.create("me", "open")
    piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr"})
    first, second = anna.sit(game, 0), piotr.sit(game, 1)
    second.wait("presence")
    first.command({"t": "start"})
    assert first.command({"t": "substitute", "seat": 1})["code"] == "not-away"
    second.close()
    first.wait("presence", online=[0])
    assert first.command({"t": "substitute", "seat": 1})["code"] == "not-away"
    room = server.server.hub.rooms[game]
    room.left_at[1] -= 60.0
    assert first.command({"t": "substitute", "seat": 1})["code"] == "not-away"
    room.left_at[1] -= 121.0
    assert first.command({"t": "substitute", "seat": 1})["t"] == "ack"


def test_time_without_a_server_costs_nobody_anything(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path / "games.sqlite")
    with serving(settings) as running, Person(running.url) as anna:
        game = anna.create("me", "person", clock={"bank": 900, "increment": 0}, first=0)
        token = anna.token

    async def an_hour_ago() -> None:
        """Make the stop look as if it had been an hour ago, and the game an hour older."""
        database = await open_sqlite(settings.data)
        for sql in (
            "UPDATE event SET at = at - 3600.0, checksum = NULL",
            "UPDATE meta SET value = CAST(value AS REAL) - 3600.0 WHERE name = 'alive'",
        ):
            await database.write(Change(sql, ()))
        await database.close()

    asyncio.run(an_hour_ago())
    with serving(settings) as running, Person(running.url) as anna:
        anna.http.cookies.set("semafor", token)
        state = anna.sit(game, 0).wait("state")
        assert min(state["clock"]["left"]) > 600.0


def test_rooms_that_nobody_needs_are_left_and_come_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "SWEEP_SECONDS", 0.1)
    monkeypatch.setattr(driving, "DIGEST_SECONDS", 0.1)
    monkeypatch.setattr(logs, "IDLE_SECONDS", 0.2)
    with serving(settings) as running, Person(running.url) as anna:
        game = anna.create("me", "person")
        seat = anna.sit(game, 0)
        rev = seat.play()["rev"]
        time.sleep(0.6)
        assert game in running.server.hub.rooms
        seat.close()
        wait_until(lambda: game not in running.server.hub.rooms)
        assert anna.get("/api/games")["games"][0]["id"] == game
        assert anna.sit(game, 0).wait("state")["rev"] == rev


def test_lists_that_lag_behind_after_a_crash_catch_up(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as running, Person(running.url) as anna:
        game = anna.create("me", "person")
    asyncio.run(forget_digests(settings))
    monkeypatch.setattr(driving, "DIGEST_SECONDS", 0.1)
    with serving(settings) as running:
        wait_until(lambda: running.call(running.server.store.behind()) == [])
        assert game in running.server.hub.rooms


async def forget_digests(settings: Settings) -> None:
    database = await open_sqlite(settings.data)
    await database.write(Change("UPDATE game SET rev = -1", ()))
    assert len(await Store(database).behind()) == 1
    await database.close()


def test_a_full_disk_refuses_moves_and_play_goes_on_afterwards(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(settings) as running, Person(running.url) as anna:
        seat = anna.sit(anna.create("me", "person"), 0)
        move = seat.wait_prompt()["prompt"]["moves"][0]
        command = {"t": "play", "cid": "same", "rev": seat.state["rev"], "move": move}
        with monkeypatch.context() as broken:
            broken.setattr(running.server.database, "write", no_space)
            answer = seat.command(command)
            assert (answer["t"], answer["code"]) == ("nack", "store-down")
            assert anna.post("/api/games", WISH, 503)["code"] == "store-down"
            assert anna.get("/api/games")["games"]
        assert seat.command(command)["t"] == "ack"


WISH = {"edition": "europe", "mode": "hotseat", "seats": [{"kind": "me"}, {"kind": "person"}]}


async def no_space(*_changes: object) -> bool:
    raise StoreDown("database or disk is full")


def test_an_end_of_the_database_after_a_commit_is_told_truly_later(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The commit came through, its answer did not: the command sent again is acknowledged."""
    with serving(settings) as running, Person(running.url) as anna:
        seat = anna.sit(anna.create("me", "person"), 0)
        move = seat.wait_prompt()["prompt"]["moves"][0]
        command = {"t": "play", "cid": "same", "rev": seat.state["rev"], "move": move}
        write = running.server.database.write

        async def write_and_break(*changes) -> bool:
            await write(*changes)
            raise StoreDown("connection lost")

        with monkeypatch.context() as broken:
            broken.setattr(running.server.database, "write", write_and_break)
            assert seat.command(command)["code"] == "store-down"
        answer = seat.command(command)
        assert answer["t"] == "ack"
        seat.wait_state(answer["rev"])
        assert [entry["rev"] for entry in seat.log] == list(range(answer["rev"] + 1))


def test_a_bot_that_fails_is_replaced_by_a_plain_one(
    anna: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = server.server.thinking
    choose = thinking.choose

    async def only_planner(view, bot: str, seed: int, whose: str) -> tuple[int, ...]:
        return await choose(view, bot if bot == "planner" else "no such bot", seed, whose)

    monkeypatch.setattr(thinking, "choose", only_planner)
    seat = anna.sit(anna.create("me", "beginner", first=0), 0)
    seat.play()
    while seat.state["view"]["actor"] == 0:
        seat.play()
    assert seat.wait_prompt()["prompt"]
