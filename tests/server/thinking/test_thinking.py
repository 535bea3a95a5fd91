"""Workers: fed with views alone, replaced when they die or dawdle."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from semafor import new_game
from semafor.bots import make_bot
from semafor.editions import EDITIONS
from semafor.engine.views import View
from semafor.rulesets.sent_views import read_view, write_view
from semafor.server.thinking.pool import (
    SECRETS,
    Thinking,
    ThinkingFailed,
    _plain_environment,
    _Quick,
)
from semafor.server.upkeep.metrics import Metrics

Work = Callable[[Thinking], Awaitable[None]]
PATIENCE = 120.0  # seconds; on a busy machine a worker takes long to begin


def with_thinking(work: Work, **more: int) -> Metrics:
    """Run a coroutine with workers of its own, who are waited for unless it says otherwise."""
    metrics = Metrics()

    async def inside() -> None:
        thinking = Thinking(metrics, **more)
        thinking.seconds = PATIENCE
        thinking.turn_seconds = dict.fromkeys(thinking.turn_seconds, PATIENCE)
        try:
            await work(thinking)
        finally:
            await thinking.close()

    asyncio.run(inside())
    return metrics


def some_view(edition: str = "usa-classic", moves: int = 6) -> View:
    game = new_game(edition, seats=3, seed="view")
    for _ in range(moves):
        game.play_action(game.actions()[-1])
    return game.view(game.actor)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_a_view_comes_through_unchanged(edition: str, moves: int) -> None:
    view = some_view(edition, moves)
    sent = msgspec.json.decode(msgspec.json.encode(write_view(view)))
    assert read_view(sent) == view


@pytest.mark.parametrize("bot", ["greedy", "planner", "novice", "express@20"])
def test_a_worker_chooses_what_the_bot_would(bot: str) -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        assert await thinking.choose(view, bot, 7) == (make_bot(bot, 7).choose(view),)

    with_thinking(work)


def test_a_worker_that_dies_is_replaced_and_its_task_done_by_another() -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        before = await thinking.choose(view, "planner", 1)
        thinking._free[0]._process.kill()
        assert await thinking.choose(view, "planner", 1) == before

    with_thinking(work)


def test_a_task_that_takes_too_long_is_given_up() -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        await thinking.choose(view, "greedy", 1)  # the worker is there
        thinking.seconds = 0.2
        with pytest.raises(ThinkingFailed):
            await thinking.choose(view, "express@5s", 1)
        thinking.seconds = PATIENCE
        assert set(await thinking.choose(view, "greedy", 1)) <= set(view.actions)

    metrics = with_thinking(work)
    assert metrics.counts["bot_errors", "timeout"] == 2


def test_an_unknown_bot_is_a_failure_and_not_a_crash() -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        with pytest.raises(ThinkingFailed, match="unknown bot"):
            await thinking.choose(view, "nobody", 1)
        assert set(await thinking.choose(view, "greedy", 1)) <= set(view.actions)

    with_thinking(work)


def test_a_quick_task_does_not_wait_for_slow_ones() -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        slow = [asyncio.ensure_future(thinking.choose(view, "express@60s", n)) for n in range(2)]
        await asyncio.sleep(0)
        assert set(await thinking.choose(view, "greedy", 1)) <= set(view.actions)
        assert not any(task.done() for task in slow)
        for task in slow:
            task.cancel()
        await asyncio.gather(*slow, return_exceptions=True)

    with_thinking(work)


def test_nobody_is_left_waiting_when_it_is_over() -> None:
    async def work(thinking: Thinking) -> None:
        await thinking.close()
        with pytest.raises(ThinkingFailed):
            await thinking.choose(some_view(), "greedy", 1)

    with_thinking(work)


def stop_workers(thinking: Thinking) -> list[Any]:
    """A machine so loaded that they do not get on."""
    processes = [worker._process for worker in thinking._free]
    for process in processes:
        process.send_signal(signal.SIGSTOP)
    return processes


def go_on(processes: list[Any]) -> None:
    for process in processes:
        process.send_signal(signal.SIGCONT)


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no such signal here")
def test_a_turn_that_waits_too_long_is_decided_on_the_spot() -> None:
    """Many tables, and workers that do not get on: each has its answer, and no worker is ended."""
    view = some_view()

    async def work(thinking: Thinking) -> None:
        await asyncio.gather(*(thinking.choose(view, "greedy", 1) for _ in range(2)))
        stopped = stop_workers(thinking)
        thinking.turn_seconds[False] = thinking.late_seconds = 0.1
        turns = [thinking.choose(view, "planner", number) for number in range(20)]
        assert {action for (action,) in await asyncio.gather(*turns)} <= set(view.actions)
        assert len(thinking._late) == len(stopped)
        assert thinking.waiting == len(stopped)
        go_on(stopped)
        while thinking._late:
            await asyncio.sleep(0.02)
        thinking.turn_seconds[False] = PATIENCE
        assert await thinking.choose(view, "planner", 1) == (make_bot("planner", 1).choose(view),)
        assert {worker._process for worker in thinking._free} == set(stopped)

    metrics = with_thinking(work)
    assert metrics.counts["bot_errors", "late"] == 20
    assert metrics.counts["bot_errors", "died"] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_decided_on_the_spot_is_legal_to_the_end(edition: str) -> None:
    quick = _Quick()
    game = new_game(edition, seats=3, seed="quick")
    while not game.is_over:
        for action in quick.choose(game.view(game.actor)):
            game.play_action(action)


def test_workers_are_not_told_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in SECRETS:
        monkeypatch.setenv(name, "secret")
    assert not set(_plain_environment()) & set(SECRETS)
    assert "PATH" in _plain_environment()
