"""A process that thinks: takes views on its standard input, gives decisions on its output.

Started by `pool.py` as `python -m semafor.server.thinking.worker`. A task is JSON with a length of four
bytes before it; so is an answer. Nothing but what a task holds is ever known here: a view of one
seat, never a state. The process ends when its input ends, so none outlives the server.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import msgspec

from semafor.bots import Bot, is_stateless, make_bot
from semafor.bots.outside import OutsideBot
from semafor.bots.whole_moves import whole_line
from semafor.engine.errors import SemaforError
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.views import View
from semafor.review import Strength, judge
from semafor.review.chances import chance
from semafor.rulesets.sent_views import read_view
from semafor.server.protocol.messages import Answer, Ask
from semafor.server.thinking import answers
from semafor.server.thinking.tasks import serve_tasks

# Below the server, yet not so far that a loaded machine never lets it come to a decision.
NICER = 5
# A bot from outside that hangs at its start is given up before the whole task is (pool.TASK_SECONDS).
OUTSIDE_START_SECONDS = 15.0
# Seats of games whose bots have failed, the last ones asked at the end.
MOST_REMEMBERED = 256
_failures: dict[str, int] = {}


@once_for_ruleset
def _known_bots(_rules: Ruleset) -> dict[str, Bot]:
    """Bots without dice or memory, by what they are called: made once for each ruleset."""
    return {}


def _known_bot(spec: str, rules: Ruleset) -> Bot:
    bots = _known_bots(rules)
    if spec not in bots:
        bots[spec] = make_bot(spec, 0)
    return bots[spec]


def choose(task: dict[str, Any]) -> dict[str, Any]:
    """A bot's move for a view, by its actions."""
    view = read_view(task["view"])
    spec = str(task["bot"])
    if is_stateless(spec):
        return {"actions": whole_line(view, _known_bot(spec, view.ruleset).choose), "lost": []}
    bot = make_bot(spec, int(task["seed"]))
    if isinstance(bot, OutsideBot):
        return _ask_outside(bot, view, str(task["for"]))
    return {"actions": whole_line(view, bot.choose), "lost": []}


def _ask_outside(bot: OutsideBot, view: View, whose: str) -> dict[str, Any]:
    """The same of a bot from outside: what it has failed in its game so far counts."""
    bot.whose, bot.failures = whose, _failures.pop(whose, 0)
    bot.start_seconds = OUTSIDE_START_SECONDS
    actions = whole_line(view, bot.choose)
    _failures[whose] = bot.failures
    while len(_failures) > MOST_REMEMBERED:
        del _failures[next(iter(_failures))]
    return {"actions": actions, "lost": [fault.kind for fault in bot.faults]}


def answer(task: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question about a view."""
    ask = msgspec.convert(task["ask"], Ask)
    seen = read_view(task["view"])
    found = Answer(id=ask.id)
    if ask.what == "hint":
        found = Answer(id=ask.id, hint=answers.make_hint(seen, ask.lang))
    elif ask.what == "plan":
        named = ask.tickets
        avoided = ask.without or []
        plan = answers.plan_named(seen, named, avoided)
        found = Answer(id=ask.id, plan=answers.make_plan(seen, plan, ask.lang))
    elif ask.what == "explain":
        thought = answers.Thought(seen, *task["thought"])
        found = Answer(id=ask.id, explain=answers.explain_thought(thought, ask.lang))
    elif ask.what == "route":
        own = None if task["unaided"] else answers.quick_plan(seen)
        told = answers.route_answer(seen, ask, task["names"], own)
        found = Answer(id=ask.id, route=told)
    return {"answer": found}


def judge_move(task: dict[str, Any]) -> dict[str, Any]:
    """What is to be said of a move that was made from a view."""
    strength = Strength(*task["strength"])
    return {"judgement": judge(read_view(task["view"]), task["action"], strength, task["seed"])}


def find_chance(task: dict[str, Any]) -> dict[str, Any]:
    """How likely the seat of a view is to win."""
    return {"chance": chance(read_view(task["view"]), task["games"], task["seed"])}


TASKS: dict[str, Callable[[dict[str, Any]], dict[str, Any]]] = {
    "choose": choose,
    "ask": answer,
    "judge": judge_move,
    "chance": find_chance,
}


def work(task: dict[str, Any]) -> dict[str, Any]:
    """Do one task; what the input is to blame for comes back as an error."""
    try:
        return TASKS[task["task"]](task)
    except SemaforError as error:
        return {"error": error.reason}
    except Exception as error:
        sys.stderr.write(f"worker: {type(error).__name__}: {error}\n")
        return {"error": "worker-failed"}


def do(body: bytes) -> bytes:
    """A task and its answer as they travel."""
    return msgspec.json.encode(work(msgspec.json.decode(body)))


if __name__ == "__main__":
    serve_tasks(do, NICER)
