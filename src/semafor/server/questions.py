"""Questions of players: what they may rest on is a view, and the thinking is a worker's."""

from __future__ import annotations

from typing import Any

import msgspec

from semafor.server.answers import find_thought, question_view
from semafor.server.messages import Answer, Ask
from semafor.server.table import Table
from semafor.server.tasks import write_view
from semafor.server.thinking import Thinking


async def answer_question(table: Table, eyes: int | None, ask: Ask, thinking: Thinking) -> Answer:
    """The answer to a question; `SemaforError` where it may not be asked or nobody can tell."""
    task: dict[str, Any] = {"task": "ask", "names": table.seating.names()}
    if ask.what == "explain":
        thought = find_thought(table, eyes, ask)
        seen = thought.seen
        task["thought"] = [thought.seat, thought.action, thought.move]
    else:
        seen = question_view(table, eyes, ask)
    task["view"] = write_view(seen)
    task["ask"] = msgspec.to_builtins(ask)
    answer = await thinking.ask(task, is_slow=ask.what == "hint")
    return msgspec.convert(answer["answer"], Answer)
