"""Answers to questions that change nothing, from the view of the seat that asks.

They are made in a worker, which is given the view alone (`games/questions.py`): `make_hint` searches for a second.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from semafor.bots.hints import (
    Hint,
    best_moves,
    describe_chance,
    describe_note,
    describe_numbers,
)
from semafor.bots.open_reasons import explain_openly
from semafor.bots.reasons import describe_reason, explain
from semafor.bots.sight import fold
from semafor.engine.game import Game
from semafor.engine.obstacles import find_obstacle, route_owner
from semafor.engine.resample import any_position
from semafor.engine.views import View
from semafor.planning import DEFAULT_STEPS, RoutePlan, describe_odds, plan_routes, tunnel_odds
from semafor.rules.scoring import joined_tickets
from semafor.search.actions import read_actions
from semafor.server.protocol.messages import (
    Ask,
    ExplainAnswer,
    HintAnswer,
    HintMove,
    Move,
    PaymentOdds,
    PlanAnswer,
    RouteAnswer,
)
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking.notes import route_notes
from semafor.texts import Texts
from semafor.texts.describe import Words, describe_move
from semafor.texts.obstacles import describe_obstacle

HINT_SECONDS = 1.0
HINT_MOVES = 3
MOST_TICKETS = 20
MOST_AVOIDED = 8
MOST_DETOURS = 3
# With more tickets a plan is searched for less long: somebody is waiting.
STEPS = ((8, DEFAULT_STEPS), (12, 100), (1000, 20))


# -------------------------------------------------------------------- a route


def route_answer(seen: View, ask: Ask, names: Sequence[str], plan: RoutePlan | None) -> RouteAnswer:
    """What a claim would bring, or what stands against it; `plan`: for the seat's own tickets, where it may be told."""
    ruleset = seen.ruleset
    number = ruleset.route_number.get(ask.route or "", -1)
    if number < 0:
        raise Refusal("unknown-route", route=ask.route or "")
    route = ruleset.board.routes[number]
    why = _why_not(seen, number, ask, names)
    purchases = plan.purchases if plan else ()
    served = next((item.tickets for item in purchases if item.route == number), ())
    return RouteAnswer(
        route=route.id,
        can=not why,
        why=why,
        points=ruleset.route_points[number],
        trains_after=max(0, seen.trains[seen.seat or 0] - route.length),
        helps=[ruleset.board.tickets[ticket].id for ticket in served],
        completes=_completes(seen, number),
        notes=route_notes(seen, number, ask.lang),
        odds=_payment_odds(seen, number, ask.lang),
    )


def _payment_odds(seen: View, route: int, language: str) -> list[PaymentOdds]:
    """EUR-TUNNEL-4: what a tunnel may cost beyond each payment that is possible now."""
    ruleset, texts = seen.ruleset, Texts(language, seen.ruleset.edition.name)
    choices = read_actions(ruleset)
    mine = [action for action in seen.actions if choices[action].route == route]
    game = Game.from_state(ruleset, any_position(seen))
    found = []
    for action in mine:
        pay = game.to_move(action).get("pay", {})
        odds = tunnel_odds(seen, route, pay)
        if odds is None:  # no tunnel
            break
        chances = [round(chance, 3) for chance in odds.chances]
        found.append(PaymentOdds(pay, chances, odds.payable, describe_odds(odds, texts)))
    return found


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
    state = any_position(seen)
    before = joined_tickets(state, seen.seat)
    state.give_route(seen.seat, route)
    after = joined_tickets(state, seen.seat)
    tickets = seen.ruleset.board.tickets
    return [tickets[ticket].id for ticket in after if ticket not in before]


# -------------------------------------------------------------------- a plan


def plan_named(seen: View, names: Sequence[str] | None, without: Sequence[str] = ()) -> RoutePlan:
    """The cheapest way for tickets by name (None: the seat's own), also those not kept yet.

    Routes `without` which it goes are avoided with all their strands.
    """
    numbers, routes = seen.ruleset.ticket_number, seen.ruleset.route_number
    for name in names or ():
        if name not in numbers:
            raise Refusal("unknown-ticket", ticket=name)
    for name in without:
        if name not in routes:
            raise Refusal("unknown-route", route=name)
    if len(names or ()) > MOST_TICKETS or len(without) > MOST_AVOIDED:
        raise Refusal("malformed", field="tickets")
    tickets = None if names is None else [numbers[name] for name in names]
    board = seen.ruleset.board.routes
    pairs = {board[routes[name]].pair for name in without}
    return quick_plan(seen, tickets, [n for n, route in enumerate(board) if route.pair in pairs])


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
        chokepoints=[board.routes[route].id for route in plan.bottlenecks],
        text=_plan_text(seen, plan, language),
        turns=round(plan.turns, 1),
        detours=[board.routes[route].id for route in _detours(plan)],
    )


def _detours(plan: RoutePlan) -> list[int]:
    """Planned routes with a way round, the best way first."""
    points = [point for point in plan.chokepoints if not point.is_only_way]
    return [point.route for point in sorted(points, key=lambda point: point.rise)][:MOST_DETOURS]


def quick_plan(
    seen: View, tickets: Sequence[int] | None = None, without: Sequence[int] = ()
) -> RoutePlan:
    """A plan within some tens of milliseconds; marked cards pay like plain ones of their colour."""
    seen = fold(seen)
    count = len(seen.tickets if tickets is None else tickets)
    steps = next(steps for most, steps in STEPS if count <= most)
    return plan_routes(seen, tickets, steps=steps, without=without)


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
            _hint_move(
                seen, hint, Texts(language, seen.ruleset.edition.name), is_rough=hints.is_rough
            )
            for hint in hints.moves[:HINT_MOVES]
        ],
        reason=describe_reason(seen.ruleset, hints.reason, language),
        games=hints.iterations,
        numbers=describe_numbers(hints, Texts(language)),
    )


def _hint_move(seen: View, hint: Hint, texts: Texts, *, is_rough: bool) -> HintMove:
    """One move of a hint, as the rules for showing chances have it."""
    chance = hint.chance
    return HintMove(
        move=hint.move,
        text=describe_move(seen.ruleset, hint.move, texts.language),
        win=None if chance is None else round(chance.win, 3),
        low=None if chance is None else round(chance.low, 3),
        high=None if chance is None else round(chance.high, 3),
        chance="" if chance is None else describe_chance(chance, texts, is_rough=is_rough),
        note=describe_note(hint, texts),
    )


@dataclass(frozen=True)
class Thought:
    """A bot's latest decision: what it saw and what it did.

    While it has secrets: what a spectator saw (`seen`), the open side of the move, no action (-1).
    """

    seen: View
    seat: int
    action: int
    move: Move


def explain_thought(thought: Thought, language: str) -> ExplainAnswer:
    """The reason in words: some milliseconds of planning."""
    ruleset = thought.seen.ruleset
    if thought.action < 0:
        reason = explain_openly(thought.seen, thought.seat, thought.move)
    else:
        reason = explain(thought.seen, thought.action)
    return ExplainAnswer(
        seat=thought.seat,
        move=describe_move(ruleset, thought.move, language),
        reason=describe_reason(ruleset, reason, language),
    )
