"""Answers to questions that change nothing, from the view of the seat that asks.

`make_hint` searches for a second: it belongs into a worker, with the view alone.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from semafor.bots.campaign import fold, is_campaign
from semafor.bots.hints import best_moves
from semafor.bots.reasons import describe_reason, explain
from semafor.engine.errors import SemaforError
from semafor.engine.game import Game
from semafor.engine.obstacles import find_obstacle, route_owner
from semafor.engine.resample import resample
from semafor.engine.views import View, view
from semafor.planning import DEFAULT_STEPS, RoutePlan, plan_routes
from semafor.rules.scoring import joined_tickets
from semafor.server.messages import (
    Answer,
    Ask,
    ExplainAnswer,
    HintAnswer,
    HintMove,
    Move,
    PlanAnswer,
    RouteAnswer,
)
from semafor.server.model import Refusal
from semafor.server.notes import route_notes
from semafor.texts import Texts
from semafor.texts.describe import Words, describe_move
from semafor.texts.obstacles import describe_obstacle

if TYPE_CHECKING:
    from semafor.server.table import Table

HINT_SECONDS = 1.0
HINT_MOVES = 3
MOST_TICKETS = 20
# With more tickets a plan is searched for less long: somebody is waiting.
STEPS = ((8, DEFAULT_STEPS), (12, 100), (1000, 20))


def answer(table: Table, eyes: int | None, ask: Ask) -> Answer:
    """See `Table.answer`."""
    try:
        if ask.what == "explain":
            return Answer(id=ask.id, explain=make_explanation(table, eyes, ask))
        seen = question_view(table, eyes, ask)
        if ask.what == "hint":
            return Answer(id=ask.id, hint=make_hint(seen, ask.lang))
        if ask.what == "plan":
            plan = table.plan(seen) if ask.tickets is None else plan_named(seen, ask.tickets)
            return Answer(id=ask.id, plan=make_plan(seen, plan, ask.lang))
        return Answer(id=ask.id, route=make_route(table, seen, ask))
    except SemaforError as error:
        return Answer(id=ask.id, error=error.reason)


def question_view(table: Table, eyes: int | None, ask: Ask) -> View:
    """What the seat that asks may see: all an answer may rest on; `Refusal` if it may not ask."""
    game = table.playing
    if eyes is None:
        raise Refusal("not-your-seat")
    if game.is_over:
        raise Refusal("game-over")
    position = table.decision(eyes)
    if ask.what == "hint" and position is None:
        raise Refusal("not-your-turn", "COM-TURN-2")
    return (position or game).view(eyes)


# -------------------------------------------------------------------- a route


def make_route(table: Table, seen: View, ask: Ask) -> RouteAnswer:
    """What a claim would bring, or what stands against it, at a table."""
    return route_answer(seen, ask, table.seating.names(), table.plan(seen))


def route_answer(seen: View, ask: Ask, names: Sequence[str], plan: RoutePlan) -> RouteAnswer:
    """The same from a view, the players' names and a plan for the seat's own tickets."""
    ruleset = seen.ruleset
    number = ruleset.route_number.get(ask.route or "", -1)
    if number < 0:
        raise Refusal("unknown-route", route=ask.route or "")
    route = ruleset.board.routes[number]
    why = _why_not(seen, number, ask, names)
    served = next((item.tickets for item in plan.purchases if item.route == number), ())
    return RouteAnswer(
        route=route.id,
        can=not why,
        why=why,
        points=ruleset.board.route_points[route.length],
        trains_after=max(0, seen.trains[seen.seat or 0] - route.length),
        helps=[ruleset.board.tickets[ticket].id for ticket in served],
        completes=_completes(seen, number),
        notes=route_notes(seen, number, ask.lang),
    )


def _why_not(seen: View, route: int, ask: Ask, names: Sequence[str]) -> str:
    """The sentence that stands against a claim now; empty if it can be made."""
    obstacle = find_obstacle(seen, route)
    if obstacle is not None:
        return describe_obstacle(seen.ruleset, obstacle, names, ask.lang)
    if seen.actor != seen.seat:
        return Texts(ask.lang)("error-not-your-turn")
    return "" if seen.phase == "turn" else Texts(ask.lang)("error-not-now")


def _completes(seen: View, route: int) -> list[str]:
    """Tickets the route would complete, with everything that links count (CAM-L, CAM-R)."""
    if seen.seat is None or route_owner(seen, route) is not None:
        return []
    state = resample(seen, random.Random(0))
    before = joined_tickets(state, seen.seat)
    state.give_route(seen.seat, route)
    after = joined_tickets(state, seen.seat)
    tickets = seen.ruleset.board.tickets
    return [tickets[ticket].id for ticket in after if ticket not in before]


# -------------------------------------------------------------------- a plan


def plan_named(seen: View, names: Sequence[str]) -> RoutePlan:
    """The cheapest way for tickets by name, also those not kept yet."""
    numbers = seen.ruleset.ticket_number
    for name in names:
        if name not in numbers:
            raise Refusal("unknown-ticket", ticket=name)
    if len(names) > MOST_TICKETS:
        raise Refusal("malformed", field="tickets")
    return quick_plan(seen, [numbers[name] for name in names])


def make_plan(seen: View, plan: RoutePlan, language: str) -> PlanAnswer:
    """A plan for the client."""
    ruleset = seen.ruleset
    board = ruleset.board
    return PlanAnswer(
        routes=[board.routes[route].id for route in plan.routes],
        tickets=[board.tickets[ticket].id for ticket in plan.completed],
        dropped=[board.tickets[ticket].id for ticket in plan.hopeless],
        trains=plan.trains,
        cards={
            kind: count
            for kind, count in zip(ruleset.kinds, plan.cards_needed, strict=True)
            if count
        },
        chokepoints=[board.routes[point.route].id for point in plan.chokepoints],
        text=_plan_text(seen, plan, language),
    )


def quick_plan(seen: View, tickets: Sequence[int] | None = None) -> RoutePlan:
    """A plan within some tens of milliseconds; marked cards pay like plain ones of their colour."""
    seen = fold(seen) if is_campaign(seen.ruleset) else seen
    count = len(seen.tickets if tickets is None else tickets)
    steps = next(steps for most, steps in STEPS if count <= most)
    return plan_routes(seen, tickets, steps=steps)


def _plan_text(seen: View, plan: RoutePlan, language: str) -> str:
    """Turns, trains, cards, stations and what cannot be had, in sentences."""
    words = Words(seen.ruleset, language)
    texts, board = words.texts, seen.ruleset.board
    if not plan.completed and not plan.hopeless:
        return texts("play-tickets-none")
    lines = [texts("plan-turns", turns=plan.turns, floor=plan.floor)]
    lines.append(texts("plan-trains", trains=plan.trains, have=seen.trains[plan.seat]))
    if any(plan.cards_needed):
        needed = dict(zip(seen.ruleset.kinds, plan.cards_needed, strict=True))
        cards = words.cards({kind: count for kind, count in needed.items() if count})
        lines.append(texts("plan-cards", count=sum(needed.values()), cards=cards))
    for loan in plan.stations:
        key = "plan-station-new" if loan.is_new else "plan-station"
        city = words.place(board.places[loan.place].id)
        lines.append(texts(key, city=city, route=words.ends(board.routes[loan.route])))
    if plan.hopeless:
        lost = ", ".join(words.ticket(board.tickets[ticket].id) for ticket in plan.hopeless)
        lines.append(texts("plan-hopeless", tickets=lost))
    return "\n".join(lines)


# -------------------------------------------------------------------- moves


def make_hint(
    seen: View, language: str, *, seconds: float = HINT_SECONDS, iterations: int = 0
) -> HintAnswer:
    """The best moves of the seat that is to act; thinks as long as it is given."""
    hints = best_moves(seen, seconds=seconds, iterations=iterations)
    return HintAnswer(
        moves=[
            HintMove(
                move=hint.move,
                text=describe_move(seen.ruleset, hint.move, language),
                win=round(hint.win, 3),
                low=round(hint.low, 3),
                high=round(hint.high, 3),
            )
            for hint in hints.moves[:HINT_MOVES]
        ],
        reason=describe_reason(seen.ruleset, hints.reason, language),
        games=hints.iterations,
    )


def make_explanation(table: Table, eyes: int | None, ask: Ask) -> ExplainAnswer:
    """Why a bot made its latest move."""
    return explain_thought(find_thought(table, eyes, ask), ask.lang)


@dataclass(frozen=True)
class Thought:
    """A bot's latest decision: what it saw and what it did."""

    seen: View
    seat: int
    action: int
    move: Move


def find_thought(table: Table, eyes: int | None, ask: Ask) -> Thought:
    """What is to be explained. It tells of the bot's tickets: only where one person plays."""
    if eyes is None or table.seating.people() != [eyes]:
        raise Refusal("no-explaining")
    seat = eyes if ask.seat is None else ask.seat
    if seat not in table.thoughts:
        raise Refusal("nothing-to-explain")
    before, action = table.thoughts[seat]
    move = Game.from_state(table.ruleset, before.clone()).to_move(action)
    return Thought(view(before, seat), seat, action, move)


def explain_thought(thought: Thought, language: str) -> ExplainAnswer:
    """The reason in words: some milliseconds of planning."""
    ruleset = thought.seen.ruleset
    reason = explain(thought.seen, thought.action)
    return ExplainAnswer(
        seat=thought.seat,
        move=describe_move(ruleset, thought.move, language),
        reason=describe_reason(ruleset, reason, language),
    )
