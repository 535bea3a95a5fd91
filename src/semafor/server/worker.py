"""A process that thinks: takes views on its standard input, gives decisions on its output.

Started by `thinking.py` as `python -m semafor.server.worker`. A task is JSON with a length of four
bytes before it; so is an answer. Nothing but what a task holds is ever known here: a view of one
seat, never a state. The process ends when its input ends, so none outlives the server.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import Any, BinaryIO

import msgspec

from semafor.bots import Bot, make_bot
from semafor.engine.errors import SemaforError
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.planning import RoutePlan
from semafor.server import answers
from semafor.server.messages import Answer, Ask
from semafor.server.tasks import SIZE, read_view

NICER = 10
STATELESS = frozenset({"greedy", "racer", "planner", "casual", "regular"})


@lru_cache(maxsize=64)
def _known_bot(spec: str, rules: Ruleset) -> Bot:
    """Bots without dice or memory are made once for each ruleset."""
    return make_bot(spec, 0)


def choose(task: dict[str, Any]) -> dict[str, Any]:
    """A bot's action for a view."""
    view = read_view(task["view"])
    spec = str(task["bot"])
    is_known = spec in STATELESS
    bot = _known_bot(spec, view.ruleset) if is_known else make_bot(spec, int(task["seed"]))
    return {"action": bot.choose(view)}


class _Seating:
    """As much of a table's seating as an answer needs."""

    def __init__(self, names: list[str]) -> None:
        self._names = names

    def names(self) -> list[str]:
        """Names as shown."""
        return self._names


class _Table:
    """As much of a table as an answer about a route needs."""

    def __init__(self, names: list[str]) -> None:
        self.seating = _Seating(names)

    def plan(self, seen: View) -> RoutePlan:
        """The plan for the seat's own tickets."""
        return answers.quick_plan(seen)


def answer(task: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question about a view."""
    ask = msgspec.convert(task["ask"], Ask)
    seen = read_view(task["view"])
    found = Answer(id=ask.id)
    if ask.what == "hint":
        found = Answer(id=ask.id, hint=answers.make_hint(seen, ask.lang))
    elif ask.what == "plan":
        named = ask.tickets
        plan = answers.quick_plan(seen) if named is None else answers.plan_named(seen, named)
        found = Answer(id=ask.id, plan=answers.make_plan(seen, plan, ask.lang))
    elif ask.what == "explain":
        thought = answers.Thought(seen, *task["thought"])
        found = Answer(id=ask.id, explain=answers.explain_thought(thought, ask.lang))
    elif ask.what == "route":
        table: Any = _Table(task["names"])
        found = Answer(id=ask.id, route=answers.make_route(table, seen, ask))
    return {"answer": found}


TASKS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {"choose": choose, "ask": answer}


def work(task: dict[str, Any]) -> dict[str, Any]:
    """Do one task; what the input is to blame for comes back as an error."""
    try:
        return TASKS[task["task"]](task)
    except SemaforError as error:
        return {"error": error.reason}
    except Exception as error:
        sys.stderr.write(f"worker: {type(error).__name__}: {error}\n")
        return {"error": "worker-failed"}


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Task after task until the input ends."""
    while len(head := source.read(SIZE)) == SIZE:
        body = source.read(int.from_bytes(head))
        answer = msgspec.json.encode(work(msgspec.json.decode(body)))
        target.write(len(answer).to_bytes(SIZE) + answer)
        target.flush()


def main() -> None:
    """Be modest, ignore Ctrl-C (the server tells us when to end), and serve."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICER)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # the server has ended meanwhile: nobody waits for the answer


if __name__ == "__main__":
    main()
