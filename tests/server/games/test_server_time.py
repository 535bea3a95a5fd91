"""Server time: a clock that is set, a machine that sleeps, a process that stands still."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from semafor.server.games import driving
from semafor.server.log.server_time import HOLD, SLACK, ServerTime
from semafor.server.settings import Settings
from semafor.server.storage.sqlite import open_sqlite
from tests.kit.ran import lacks
from tests.server.clients import Person, Seat
from tests.server.running import Running, commanded, serving, wait_until

DAY = 86400.0
FAKETIME = Path("/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1")
BANK = {"bank": 600, "increment": 0}
DAYS = {"days": 2}
LITTLE_USED = 300  # seconds left of the bank: what a busy machine takes costs no more


class Machine:
    """A wall clock that can be set and a monotonic one."""

    def __init__(self) -> None:
        self.wall = 1_800_000_000.0
        self.steady = 77.0
        self.time = ServerTime(lambda: self.wall, lambda: self.steady)

    def run(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


def test_it_is_the_wall_clock_as_long_as_nothing_happens() -> None:
    machine = Machine()
    machine.run(10.0)
    assert machine.time.now() == machine.wall
    assert machine.time.gap() is None


@pytest.mark.parametrize("jump", [SLACK + 0.1, 15.0, DAY, 3 * DAY, 10 * 365 * DAY])
def test_a_clock_set_forward_is_followed_only_over_a_gap(jump: float) -> None:
    machine = Machine()
    before = machine.wall
    machine.wall += jump
    machine.run(2.0)
    assert machine.time.now() == before + 2.0
    gap = machine.time.gap()
    assert gap == (before + 2.0, before + 2.0 + jump)
    machine.time.follow(gap[1])
    assert (machine.time.now(), machine.time.gap()) == (machine.wall, None)


def test_a_clock_set_back_never_sets_server_time_back_and_both_meet_again() -> None:
    machine = Machine()
    machine.wall -= 100.0
    seen = machine.time.now()
    for _ in range(400):
        machine.run(5.0)
        assert machine.time.now() > seen
        assert machine.time.gap() is None
        seen = machine.time.now()
        machine.time.follow(seen)
    assert seen - machine.wall == pytest.approx(0, abs=SLACK)


def test_a_clock_set_back_and_forward_again_leaves_no_gap() -> None:
    machine = Machine()
    machine.wall -= DAY
    machine.time.follow(machine.time.now())
    machine.run(5.0)
    machine.wall += DAY
    assert machine.time.gap() is None


def test_without_a_beat_time_stands_still() -> None:
    """A stopped process, a sleep that the monotonic clock counts, a database that is away."""
    machine = Machine()
    before = machine.wall
    machine.run(3600.0)
    assert machine.time.now() == before + HOLD
    gap = machine.time.gap()
    assert gap == (before, machine.wall)  # all of it, as after a restart
    machine.time.follow(gap[1])
    assert (machine.time.now(), machine.time.gap()) == (machine.wall, None)


# ---------------------------------------------------------------- in a server


def set_clock(running: Running, seconds: float) -> None:
    """As if somebody had set the machine's clock (or it had slept so long)."""
    running.server.works.time.wall = lambda: time.time() + seconds


def gaps_of(running: Running) -> list[tuple[float, float]]:
    return running.call(running.server.store.downtimes(0.0))


def deadline_of(running: Running) -> float | None:
    rows = running.call(running.server.database.read("SELECT deadline FROM game"))
    return rows[0][0]


def test_a_jump_is_stored_and_told_and_costs_nobody_time(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "BEAT_SECONDS", 0.2)
    monkeypatch.setattr(driving, "SWEEP_SECONDS", 0.1)
    with serving(settings) as running, Person(running.url) as anna:
        game = anna.create("me", "person", clock=BANK, first=0)
        seat = anna.sit(game, 0)
        seat.wait("state")
        set_clock(running, DAY)
        assert min(seat.wait("state")["clock"]["left"]) > LITTLE_USED
        wait_until(lambda: gaps_of(running))
        assert sum(ended - began for began, ended in gaps_of(running)) == pytest.approx(DAY, abs=60)
        assert seat.state["clock"]["now"] == pytest.approx(time.time() + DAY, abs=60)
        due = time.time() + DAY + LITTLE_USED
        wait_until(lambda: (deadline_of(running) or 0.0) > due)
        token = anna.token
    # After a restart with the clock as it should be: the game knows of the gap, and time goes on.
    with serving(settings) as running, Person(running.url) as anna:
        anna.http.cookies.set("semafor", token)
        state = anna.sit(game, 0).wait("state")
        assert min(state["clock"]["left"]) > LITTLE_USED
        assert state["clock"]["now"] > time.time() + DAY - 60


def test_a_clock_that_was_ahead_is_forgotten_where_nobodys_time_runs(settings: Settings) -> None:
    async def in_the_future() -> None:
        from semafor.server.games.store import Store  # noqa: PLC0415 - only here

        database = await open_sqlite(settings.data)
        await Store(database).beat(time.time() + 1000 * DAY)
        await database.close()

    asyncio.run(in_the_future())
    with serving(settings) as running:
        assert running.server.hub.now() == pytest.approx(time.time(), abs=60)
        assert gaps_of(running) == []


def test_two_processes_agree_about_a_gap(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(driving, "BEAT_SECONDS", 0.2)
    settings = Settings(database=postgres_url)
    with serving(settings) as first, serving(settings) as second, Person(first.url) as anna:
        game = anna.create("me", "person", clock=BANK, first=0)
        near = anna.sit(game, 0)
        near.wait("state")
        far = Seat(second.url, anna.token)
        far.send({"t": "hello", "game": game, "seat": 1, "since": -1})
        far.wait("state")
        for running in (first, second):
            set_clock(running, 3 * DAY)
        for seat in (near, far):
            assert min(seat.wait("state")["clock"]["left"]) > LITTLE_USED
        time.sleep(1.0)
        for running in (first, second):
            table = running.server.hub.rooms[game].table
            assert table.flag(running.server.hub.now()) is None
        far.close()


# ---------------------------------------------------------------- a real clock


def left_of(person: Person, game: str) -> list[float]:
    """What both seats have left; nobody's seat may have gone to a bot."""
    seat = person.sit(game, 0)
    state = seat.wait("state")
    assert [chair["bot_plays"] for chair in seat.table["seats"]] == [False, False]
    seat.close()
    return list(state["clock"]["left"])


def server_time(seat: Seat) -> float:
    seat.send({"t": "ping", "time": 1.0})
    return float(seat.wait("pong")["now"])


@pytest.mark.skipif(not FAKETIME.exists(), reason=lacks("libfaketime"))
def test_a_real_server_takes_a_clock_that_is_set_for_no_reason_to_flag(tmp_path: Path) -> None:
    """Begun a day behind, corrected, three days forward, then a day back: as an audit did it."""
    shift = tmp_path / "shift"
    shift.write_text("-1d\n")
    environment = {
        "LD_PRELOAD": str(FAKETIME),
        "FAKETIME_TIMESTAMP_FILE": str(shift),
        "FAKETIME_NO_CACHE": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1",
    }
    data = ["--data", str(tmp_path / "games.sqlite")]
    with commanded(*data, **environment) as (_, url), Person(url) as anna:
        games = [anna.create("me", "person", clock=clock, first=0) for clock in (BANK, DAYS)]
        seat = anna.sit(games[0], 0)
        begun = server_time(seat)
        assert begun == pytest.approx(time.time() - DAY, abs=60)
        for words, reached in (("+0", DAY), ("+3d", 4 * DAY)):
            shift.write_text(words + "\n")
            wait_until(lambda goal=begun + reached: server_time(seat) > goal - 60)
            assert min(left_of(anna, games[0])) > 500
            assert min(left_of(anna, games[1])) > 2 * DAY - 100
        shift.write_text("-1d\n")
        time.sleep(driving.BEAT_SECONDS + 2)
        assert min(left_of(anna, games[0])) > 500
        assert min(left_of(anna, games[1])) > 2 * DAY - 100
        assert seat.play()["t"] == "ack"
