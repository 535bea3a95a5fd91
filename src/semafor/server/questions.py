"""Questions of players: what they may rest on is a view, and the thinking is a worker's."""

from __future__ import annotations

import msgspec

from semafor.server.answers import question_view
from semafor.server.messages import Answer, Ask
from semafor.server.table import Table
from semafor.server.tasks import write_view
from semafor.server.thinking import Thinking


async def answer_question(table: Table, eyes: int | None, ask: Ask, thinking: Thinking) -> Answer:
    """The answer to a question; `SemaforError` where it may not be asked or nobody can tell."""
    if ask.what == "explain":
        found = table.answer(eyes, ask)
        return msgspec.structs.replace(found, error=found.error.removeprefix("error-"))
    seen = question_view(table, eyes, ask)
    task = {
        "task": "ask",
        "view": write_view(seen),
        "names": table.seating.names(),
        "ask": msgspec.to_builtins(ask),
    }
    answer = await thinking.ask(task, is_slow=ask.what == "hint")
    return msgspec.convert(answer["answer"], Answer)
