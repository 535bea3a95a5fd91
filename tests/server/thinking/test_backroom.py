"""Long work is done beside the event loop, and who asks for it pays for it."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from time import thread_time
from typing import Any

import msgspec
import pytest

from semafor.server.games import hub, replays
from semafor.server.games.past import Past
from semafor.server.games.table import Table
from semafor.server.http import api, campaign_files, clerk
from semafor.server.log.folding import fold_slowly
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking import backroom
from semafor.server.thinking.backroom import MOST_ASKED, Asker, Backroom
from semafor.server.thinking.errands import read_answer, write_task
from semafor.server.upkeep.metrics import Metrics
from semafor.server.upkeep.pace import SLOW, doing, watch
from tests.server.clients import Person, found
from tests.server.running import Running
from trials.campaigns import Shelf
from trials.tables import HOST, open_store, play_out

FAR = Asker("203.0.113.9")
OTHER = Asker("203.0.113.10")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


# ---------------------------------------------------------------- accounts


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A processor's watch that goes as the test says: what is in the list is added by each look."""
    steps = [0.0]
    now = [0.0]

    def look() -> float:
        now[0] += steps[0]
        return now[0]

    monkeypatch.setattr(backroom, "thread_time", look)
    return steps


def test_who_has_used_his_budget_up_waits_and_others_do_not(seconds: list[float]) -> None:
    async def ask() -> None:
        room = Backroom(Metrics())
        seconds[0] = backroom.FAR_BUDGET[1] + 1  # one piece takes more than was saved up
        assert await room.ask(FAR, lambda: 1) == 1
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await room.ask(FAR, lambda: 2)
        assert await room.ask(OTHER, lambda: 3) == 3
        assert await room.ask(FAR, lambda: 4, goes_on=True) == 4
        await room.close()

    run(ask())


def test_work_that_fails_is_paid_for_too(seconds: list[float]) -> None:
    async def ask() -> None:
        room = Backroom(Metrics())
        seconds[0] = backroom.FAR_BUDGET[1] + 1

        def fail() -> None:
            raise Refusal("bad-request")

        with pytest.raises(Refusal, match="bad request"):
            await room.ask(FAR, fail)
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await room.ask(FAR, lambda: 2)
        await room.close()

    run(ask())


def test_a_person_pays_wherever_he_asks_from(seconds: list[float]) -> None:
    async def ask() -> None:
        room = Backroom(Metrics())
        seconds[0] = backroom.FAR_BUDGET[1] + 1
        await room.ask(Asker(FAR.address, "anna"), lambda: 1)
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await room.ask(Asker(OTHER.address, "anna"), lambda: 2)
        await room.close()

    run(ask())


def test_nobody_fills_the_queue_for_the_others() -> None:
    async def ask() -> None:
        room = Backroom(Metrics())
        gate = threading.Event()
        tasks = [asyncio.ensure_future(room.ask(FAR, gate.wait)) for _ in range(MOST_ASKED)]
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await room.ask(FAR, lambda: 1)
        other = asyncio.ensure_future(room.ask(OTHER, lambda: "served"))
        await asyncio.sleep(0)
        tasks[0].cancel()  # who goes away leaves his work waiting: it still counts
        await asyncio.sleep(0)
        with pytest.raises(Refusal, match="too many"):
            await room.ask(FAR, lambda: 1)
        gate.set()
        assert await other == "served"
        await room.close()

    run(ask())


# ---------------------------------------------------------------- the watch


def test_slow_steps_are_counted_by_what_they_were_for() -> None:
    metrics = Metrics()

    async def work() -> None:
        await asyncio.sleep(0)
        doing("the long part")
        until = thread_time() + 2 * SLOW
        while thread_time() < until:
            pass
        await asyncio.sleep(0)

    run(watch(work(), metrics, "a task"))
    assert metrics.counts["loop_slow", "the long part"] == 1
    assert ("loop_slow", "a task") not in metrics.counts
    page = metrics.page()
    assert 'semafor_loop_slow_total{what="the long part"} 1' in page
    assert 'semafor_loop_worst_seconds{what="the long part"}' in page


def test_what_is_watched_can_be_cancelled_and_can_fail() -> None:
    ended = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            ended.append("cleaned up")

    async def cancel() -> None:
        task = asyncio.ensure_future(watch(work(), Metrics(), "x"))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    async def fail() -> None:
        async def wrong() -> None:
            await asyncio.sleep(0)
            raise ValueError("told")

        with pytest.raises(ValueError, match="told"):
            await watch(wrong(), Metrics(), "x")

    run(cancel())
    run(fail())
    assert ended == ["cleaned up"]


# ---------------------------------------------------------------- where the work is done


@pytest.fixture
def places(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The thread in which each long piece of work was done."""
    seen: dict[str, str] = {}

    def sent(self: Backroom, asker: Asker, work: Any, *values: Any, **more: Any) -> Any:
        seen[work.__name__] = "the clerk_"
        return real_sending(self, asker, work, *values, **more)

    real_sending = Backroom.send_for
    monkeypatch.setattr(Backroom, "send_for", sent)

    def note(module: Any, name: str) -> None:
        real = getattr(module, name)

        def noted(*values: Any, **more: Any) -> Any:
            seen[name] = threading.current_thread().name
            return real(*values, **more)

        monkeypatch.setattr(module, name, noted)

    for module, name in (
        (api, "branch_setup"),
        (campaign_files, "file_data"),
        (campaign_files, "unpack"),
        (hub, "Table"),
    ):
        note(module, name)
    return seen


def test_long_work_leaves_the_event_loop(server: Running, places: dict[str, str]) -> None:
    server.server.hub._compiled.clear()  # whatever games other tests have made
    with Person(server.url) as anna:
        game = anna.create("me", "person")
        anna.get(f"/api/games/{game}/replay")
        anna.get(f"/api/games/{game}/replay/steps?eyes=0")
        anna.get("/api/scenes/germany")
        anna.post(f"/api/games/{game}/branch", {"number": 0, "seat": 0}, 403)
        campaign = found(anna, "me", "person")
        anna.get(f"/api/campaigns/{campaign}/scene")
        anna.post(f"/api/campaigns/{campaign}/file", {"cid": "file"})
        anna.post("/api/campaigns/import", {"file": {"format": "x"}}, 400)
    expected = {
        "replay_head": "the clerk",
        "replay_steps": "the clerk",
        "pack_scene": "the clerk",
        "pack_overlay": "the clerk",
        "branch_setup": "for askers",
        "file_data": "for askers",
        "unpack": "for askers",
        "Table": "for play",
    }
    assert {name: place.rpartition("_")[0] for name, place in places.items()} == expected


def test_a_campaigns_list_of_moves_is_made_beside_and_is_the_same() -> None:
    shelf = Shelf("me person")
    while not shelf.playing:
        shelf.step(random.Random(1))
    table = shelf.games[shelf.table.awaited].table
    direct = table.prompt(table.deciding()[0])
    (work,) = list(table.long_work(table.deciding()[:1]))
    work.keep(work.make())
    assert table.prompt(table.deciding()[0]) == direct
    assert list(table.long_work(table.deciding()[:1])) == []


def test_a_replay_of_a_running_game_is_not_disturbed_by_moves() -> None:
    store = play_out(open_store("europe", "me person", "replay"), "replay", 60)
    table = store.table
    assert table.status == "playing"
    before = Past.of(table)
    expected = encode(replays.replay_steps(table, HOST, "0", 0, 1000))
    head = encode(replays.replay_head(table, HOST))
    play_out(store, "on", 40)
    assert encode(replays.replay_steps(before, HOST, "0", 0, 1000)) == expected
    assert encode(replays.replay_head(before, HOST)) == head


def test_a_log_is_folded_one_event_at_a_time() -> None:
    store = play_out(open_store("usa-classic", "me person", "end"), "end")
    table = Table(store.setup)
    passes = []

    async def fold() -> None:
        task = asyncio.ensure_future(fold_slowly(table, store.events))
        while not task.done():
            before = table.rev
            await asyncio.sleep(0)
            passes.append(table.rev - before)

    run(fold())
    assert max(passes) == 1
    assert encode(table.state(0, -1, 1.0)) == encode(store.folded().state(0, -1, 1.0))


def test_the_final_scoring_is_made_beside() -> None:
    store = play_out(open_store("usa-classic", "me person", "end"), "end")
    assert store.table.status == "over"
    table = store.folded()
    (work,) = table.long_work([None])
    work.keep(work.make())
    assert list(table.long_work([0])) == []


# ---------------------------------------------------------------- the clerk


def test_a_clerk_gives_the_same_as_the_table_itself(server: Running) -> None:
    with Person(server.url) as anna:
        game = anna.create("me", "person")
        anna.sit(game, 0).play()
        steps = anna.get(f"/api/games/{game}/replay/steps?eyes=0")
        head = anna.get(f"/api/games/{game}/replay")
        room = server.call(server.server.hub.room(game))
        person = room.table.setup.host
        assert msgspec.json.decode(encode(replays.replay_head(room.table, person))) == head
        direct = encode(replays.replay_steps(room.table, person, "0", 0, 1000))
        assert msgspec.json.decode(direct) == steps
        anna.get(f"/api/games/{game}/replay/steps?eyes=1", 200)
        anna.get(f"/api/games/{game}/replay/steps?eyes=open", 403)


def test_a_finished_game_travels_whole() -> None:
    table = play_out(open_store("europe", "me bot", "over"), "over").table
    past = Past.of(table)
    task = write_task(clerk.replay_head, past, HOST, False)
    answer, body = read_answer(clerk.replay_head, clerk.do(task))
    assert body == encode(replays.replay_head(table, HOST))
    assert answer.reason == ""
    assert msgspec.json.decode(body)["verified"]


def test_a_clerk_that_dies_is_replaced() -> None:
    async def ask() -> None:
        room = Backroom(Metrics())
        first = await room.send_for(FAR, clerk.pack_scene, "usa-classic")
        assert room._clerk is not None
        room._clerk._process.kill()
        await room._clerk._process.wait()
        assert await room.send_for(FAR, clerk.pack_scene, "usa-classic") == first
        await room.close()

    run(ask())


def test_work_that_was_given_up_may_be_closed_in_any_order() -> None:
    async def forever() -> None:
        await asyncio.get_running_loop().create_future()

    async def begin_and_give_up() -> None:
        work = forever()
        watched = watch(work, Metrics(), "forever")
        watched.send(None)
        work.close()
        watched.close()  # would be an error of its own

    asyncio.run(begin_and_give_up())
