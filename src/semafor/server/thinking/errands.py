"""Errands: a function is done in another process, by its name, with its values as MessagePack.

The function's own annotations say what its values and its result are. What a length before each task means, and
how a process waits for one after the other, is in tasks.py.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import lru_cache
from time import thread_time
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Raw, Struct

from semafor.engine.errors import SemaforError

T = TypeVar("T")
Work = Callable[..., Any]
# The reason of an error of ours.
BROKEN = "server"


class Answer(Struct):
    """What came of a task: seconds of work, the result packed, or the reason of a refusal."""

    seconds: float
    result: Raw = Raw()
    reason: str = ""
    rule: str = ""
    values: dict[str, Any] = {}


def tasks_of(*works: Work) -> dict[str, Work]:
    """What a process does, by name."""
    return {work.__name__: work for work in works}


@lru_cache(maxsize=64)
def _shapes(work: Work) -> tuple[Any, Any]:
    """What a function takes, in order, and what it gives."""
    hints = get_type_hints(work)
    result = hints.pop("return")
    return tuple.__class_getitem__(tuple(hints.values())), result


def write_task(work: Work, *values: Any) -> bytes:
    """A task for the process."""
    return msgspec.msgpack.encode((work.__name__, Raw(msgspec.msgpack.encode(values))))


def read_answer(work: Callable[..., T], answer: bytes) -> tuple[Answer, T]:
    """What came of a task, and its result (None where it was refused)."""
    found = msgspec.msgpack.decode(answer, type=Answer)
    kind = None if found.reason else _shapes(work)[1]
    result: T = msgspec.msgpack.decode(found.result, type=kind)
    return found, result


def do_task(tasks: Mapping[str, Work], body: bytes) -> bytes:
    """Do one task; what the input is to blame for comes back as a reason."""
    began = thread_time()
    name, packed = msgspec.msgpack.decode(body, type=tuple[str, Raw])
    work = tasks[name]
    answer = Answer(0.0, Raw(msgspec.msgpack.encode(None)))
    try:
        values = msgspec.msgpack.decode(packed, type=_shapes(work)[0])
        answer.result = Raw(msgspec.msgpack.encode(work(*values)))
    except SemaforError as error:
        answer.reason, answer.rule = error.reason, error.rule
        answer.values = {key: _plain(value) for key, value in error.values.items()}
    except Exception as error:
        sys.stderr.write(f"clerk: {name}: {type(error).__name__}: {error}\n"[:1000])
        answer.reason = BROKEN
    answer.seconds = thread_time() - began
    return msgspec.msgpack.encode(answer)


def _plain(value: Any) -> Any:
    return value if isinstance(value, (int, float, str, bool)) else str(value)
