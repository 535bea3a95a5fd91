"""Games of a campaign for bots: marked cards count as their colour, and claims are paid well.

Single decisions are answered as their rules advise, by what the bot works for (`SightWishes`); claims, draws and
tickets are left to the bot that asks, which sees the hand without marks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from semafor.bots.campaign_payments import (
    before_payment,
    claim_with_help,
    first_offered,
    is_worth_a_gang,
    pay_on,
    pay_well,
)
from semafor.bots.links import gain_of_line
from semafor.bots.sight import Sight, colours_needed
from semafor.charter.rules.payment.claim import PAYING
from semafor.charter.rules.payment.ways import Payment
from semafor.charter.rules.ports import BAZAAR, POWERS
from semafor.engine.advice import Wishes
from semafor.engine.core import State
from semafor.engine.deeds import Deed
from semafor.engine.resample import any_position
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View
from semafor.planning.facts import is_joined
from semafor.search.actions import base_kinds, read_actions

GOOD_LEASE = 8


def fold(view: View) -> View:
    """The view with marked cards as plain ones of their colour."""
    base = base_kinds(view.ruleset)

    def folded(counts: tuple[int, ...]) -> tuple[int, ...]:
        found = [0] * len(counts)
        for kind, count in enumerate(counts):
            found[base[kind]] += count
        return tuple(found)

    return replace(
        view,
        hand=folded(view.hand) if view.hand else (),
        known=tuple(folded(counts) for counts in view.known),
        market=tuple(kind if kind < 0 else base[kind] for kind in view.market),
    )


def match(view: View, action: int) -> int:
    """The legal action that means what an action of the folded view means."""
    if action in view.actions:
        return action
    choices = read_actions(view.ruleset)
    wanted = choices[action]
    same = [legal for legal in view.actions if _core(choices[legal]) == _core(wanted)]
    if not same and wanted.word == "claim":
        same = [legal for legal in view.actions if choices[legal].route == wanted.route]
    return same[0] if same else view.actions[0]


def _core(choice: Deed) -> tuple[Any, ...]:
    return choice.word, choice.route, choice.colour, choice.locomotives


# -------------------------------------------------------------------- single decisions


class SightWishes(Wishes):
    """What a bot with a plan works for."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.needed = colours_needed(sight)
        graph, hand = sight.graph, sight.view.hand
        grey = [
            graph.lengths[route] for route in sight.plan.routes if graph.route_colours[route] < 0
        ]
        if grey:  # they take whatever there is most of
            most = max(range(graph.colours), key=lambda colour: hand[colour])
            self.needed[most] = max(self.needed[most], *grey)

    def wants_route(self, state: State, route: int) -> bool:
        """Whether a route is in the plan."""
        return route in self.sight.plan.routes

    def lacks(self, state: State, kind: int) -> int:
        """Cards that routes of the plan ask for and the hand does not have."""
        if kind >= len(self.needed):
            return 0
        return self.needed[kind] - self.sight.view.hand[kind]

    def gain_of_link(self, state: State, a: int, b: int) -> int:
        """Half of what a line changes: that of a ticket is the difference between done and failed."""
        return (gain_of_line(self.sight.planner, a, b) + 1) // 2

    def given_up(self, state: State) -> int:
        """The dearest hopeless ticket."""
        points = self.sight.graph.ticket_points
        return max(self.sight.plan.hopeless, key=lambda ticket: points[ticket], default=-1)


def _gain_of_link(sight: Sight, a: int, b: int) -> int:
    """Points of open tickets that a link between two places would complete."""
    graph, labels = sight.graph, sight.labels
    nodes = sight.view.ruleset.place_nodes
    first, second = labels[nodes[a].start], labels[nodes[b].start]
    if first == second:
        return 0
    gain = 0
    tickets = sight.view.ruleset.board.tickets
    places = sight.view.ruleset.place_number
    for ticket in sight.view.tickets:
        if not is_joined(graph, labels, ticket):
            ends = {
                labels[nodes[places[tickets[ticket].a]].start],
                labels[nodes[places[tickets[ticket].b]].start],
            }
            if ends == {first, second}:
                gain += tickets[ticket].points
    return gain


# -------------------------------------------------------------------- turns


def _improve_turn(view: View, sight: Sight, action: int) -> int:
    """CAM-CO-2, CAM-A, CAM-L, REG-SIE-3: a better form of the action, a lease, a market day."""
    choices = sight.choices
    lease = _find_lease(view, sight)
    if lease is not None:
        return lease
    word = choices[action].word
    market_day = sight.legal("market_day") if word == "draw" else []
    if market_day and view.ruleset.port(BAZAAR).is_market_day(
        any_position(view), sight.seat, SightWishes(sight)
    ):
        return market_day[0]
    powers = view.ruleset.find(POWERS)
    rows = [] if powers is None else powers.rows
    for legal in view.actions:
        if choices[legal].word != "use":
            continue
        row = rows[choices[legal].number]
        if word == "tickets" and row.has("ticket_rule"):
            return legal
        if word == "draw" and row.has("draw_action"):
            return legal
        takes_loco = choices[action].colour == view.ruleset.locomotive
        if word == "draw" and takes_loco and row.has("second_after_loco"):
            return legal
    return action


def _find_lease(view: View, sight: Sight) -> int | None:
    """A lease that completes tickets of value."""
    best: tuple[int, int] | None = None
    places = view.ruleset.place_number
    for action in view.actions:
        if sight.choices[action].word != "lease":
            continue
        route = view.ruleset.board.routes[sight.choices[action].route]
        gain = _gain_of_link(sight, places[route.a], places[route.b])
        if gain >= GOOD_LEASE and (best is None or gain > best[0]):
            best = (gain, action)
    return None if best is None else best[1]


class Wish(NamedTuple):
    """What a bot does in its turn, and with which payment if it is a claim."""

    action: int
    payment: Payment | None = None


def choose_in_campaign(
    view: View, look: Callable[[View], Sight], decide: Callable[[View], int]
) -> int:
    """A legal action of a campaign game: `decide` answers what every edition asks."""
    if len(view.actions) == 1:
        return view.actions[0]
    if view.decision == PAYING:
        return _go_on(view, look, decide)
    sight = look(fold(view))
    advice = view.ruleset.advice.get(view.decision)
    if advice is not None:
        state, buffer = any_position(view), ActionBuffer()
        state.fill(buffer)
        return advice.choose(state, buffer, SightWishes(sight))
    if view.decision != "turn":
        return match(view, decide(fold(view)))
    return _take_turn(view, sight, decide).action


def _go_on(view: View, look: Callable[[View], Sight], decide: Callable[[View], int]) -> int:
    """The next step of a payment: towards the one that was meant when the claim was begun.

    Nothing is remembered: what was meant is worked out again from what was seen then.
    """
    before = before_payment(view)
    sight = look(fold(before))
    if before.decision == "turn":
        meant = _take_turn(before, sight, decide).payment
    else:
        planned = (a for a in before.actions if sight.choices[a].route in sight.plan.routes)
        meant = first_offered(before, sight, next(planned, before.actions[-1]))
    return pay_on(view, sight, meant)


def _take_turn(view: View, sight: Sight, decide: Callable[[View], int]) -> Wish:
    """The turn as `decide` wants it, well paid; without routes that are not worth their money."""
    left = view
    while True:
        action = match(left, decide(fold(left)))
        word = sight.choices[action].word
        if word == "draw":
            helped = claim_with_help(view, sight)
            if helped is not None:
                return Wish(helped.action, helped.payment)
        if word != "claim":
            return Wish(_improve_turn(view, sight, action))
        offer = pay_well(view, sight, action)
        route = offer.payment.route
        others = tuple(legal for legal in left.actions if not _claims(sight, legal, route))
        if not offer.payment.gang or is_worth_a_gang(sight, route) or not others:
            return Wish(_improve_turn(view, sight, offer.action), offer.payment)
        left = replace(left, actions=others)


def _claims(sight: Sight, action: int, route: int) -> bool:
    choice = sight.choices[action]
    return choice.word == "claim" and choice.route == route
