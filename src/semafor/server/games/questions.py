"""Questions of players: what they may rest on is a view, and the thinking is a worker's."""

from __future__ import annotations

from typing import Any

import msgspec

from semafor.bots.open_reasons import open_move
from semafor.engine.game import Game
from semafor.engine.views import View, view
from semafor.rulesets.sent_views import write_view
from semafor.server.games.table import Table
from semafor.server.protocol.messages import Answer, Ask
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking.answers import Thought
from semafor.server.thinking.pool import Thinking


def question_view(table: Table, eyes: int | None, ask: Ask) -> View:
    """What the seat that asks may see: all an answer may rest on; `Refusal` if it may not ask."""
    game = table.playing
    if eyes is None:
        raise Refusal("not-your-seat")
    if game.is_over:
        raise Refusal("game-over")
    if table.setup.unaided and ask.what in ("hint", "plan"):
        raise Refusal("no-help")
    position = table.decision(eyes)
    if ask.what == "hint" and position is None:
        raise Refusal("not-your-turn", "COM-TURN-2")
    return (position or game).view(eyes)


def find_thought(table: Table, eyes: int | None, ask: Ask) -> Thought:
    """What is to be explained: all of it where the bot has no secrets left, else what everybody saw."""
    if eyes is None or table.seating.people() != [eyes]:
        raise Refusal("no-explaining")
    seat = eyes if ask.seat is None else ask.seat
    if seat not in table.thoughts:
        raise Refusal("nothing-to-explain")
    before, move = table.thoughts[seat]
    if table.has_secrets:
        return Thought(view(before, None), seat, -1, open_move(move))
    action = Game.from_state(table.ruleset, before.clone()).to_action(move, seat)
    return Thought(view(before, seat), seat, action, move)


def make_task(table: Table, eyes: int | None, ask: Ask) -> dict[str, Any]:
    """All a worker is given to answer a question; `SemaforError` where it may not be asked."""
    task: dict[str, Any] = {
        "task": "ask",
        "names": table.seating.names(),
        "unaided": table.setup.unaided,
    }
    if ask.what == "explain":
        thought = find_thought(table, eyes, ask)
        seen = thought.seen
        task["thought"] = [thought.seat, thought.action, thought.move]
    else:
        seen = question_view(table, eyes, ask)
    task["view"] = write_view(seen)
    task["ask"] = msgspec.to_builtins(ask)
    return task


async def answer_question(table: Table, eyes: int | None, ask: Ask, thinking: Thinking) -> Answer:
    """The answer to a question; `SemaforError` where it may not be asked or nobody can tell."""
    task = make_task(table, eyes, ask)
    answer = await thinking.ask(task, is_slow=ask.what == "hint")
    return msgspec.convert(answer["answer"], Answer)
