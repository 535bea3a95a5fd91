"""Workers: fed with views alone, replaced when they die or dawdle."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec
import pytest

from semafor import new_game
from semafor.bots import make_bot
from semafor.editions import EDITIONS
from semafor.engine.views import View
from semafor.server.metrics import Metrics
from semafor.server.tasks import read_view, write_view
from semafor.server.thinking import Thinking, ThinkingFailed

Work = Callable[[Thinking], Awaitable[None]]


def with_thinking(work: Work, **more: int) -> Metrics:
    """Run a coroutine with workers of its own."""
    metrics = Metrics()

    async def inside() -> None:
        thinking = Thinking(metrics, **more)
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
        assert await thinking.choose(view, bot, 7) == make_bot(bot, 7).choose(view)

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
        thinking.seconds = 30.0
        assert await thinking.choose(view, "greedy", 1) in view.actions

    metrics = with_thinking(work)
    assert metrics.counts["bot_errors", "timeout"] == 2


def test_an_unknown_bot_is_a_failure_and_not_a_crash() -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        with pytest.raises(ThinkingFailed, match="unknown bot"):
            await thinking.choose(view, "nobody", 1)
        assert await thinking.choose(view, "greedy", 1) in view.actions

    with_thinking(work)


def test_a_quick_task_does_not_wait_for_slow_ones() -> None:
    view = some_view()

    async def work(thinking: Thinking) -> None:
        slow = [asyncio.ensure_future(thinking.choose(view, "express@2s", n)) for n in range(2)]
        await asyncio.sleep(0)
        assert await thinking.choose(view, "greedy", 1) in view.actions
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
