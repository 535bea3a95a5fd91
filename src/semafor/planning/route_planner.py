"""The route planner: tickets and a view in, a plan with its chokepoints out.

Two phases. The search finds the tickets and the cheapest forest with fair prices, which can be added.
Then several forests are compared by their bill, in which each card is spent once: the cheapest ones
with fair prices, if each route could use the whole hand, and with an empty hand, and those without
one of the planned routes (which also tell what losing that route costs).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from math import inf

from semafor.engine.views import View
from semafor.planning.anytime import extend, fit, lay, prune
from semafor.planning.borrowing import LENT, count_new, read_stations
from semafor.planning.facts import Facts, join_nodes, open_tickets, read_closings, read_facts
from semafor.planning.forest import CLOSED
from semafor.planning.prices import (
    POINT,
    WHOLE,
    Bill,
    Purse,
    expected_surcharges,
    make_bill,
)
from semafor.planning.result import Chokepoint, Purchase, RoutePlan, Threat
from semafor.planning.search import Forest, Search, Terms
from semafor.planning.ways import linked_nodes

DEFAULT_STEPS = 600
TURN = 100
# Sets of tickets tried, best points first, when not all fit.
MOST_SUBSETS = 60
# A forest without one route may turn out better than the plan; then it is the plan.
MOST_ROUNDS = 3
# A route nobody touches is in less danger than one that a rival's network touches at both ends.
DANGER = (0.1, 0.5, 1.0)
MOST_DANGER = 10.0
# Turns lost that are worth a word; tickets of a large set that give a lower bound.
MATTERS = 0.5
FLOOR_TICKETS = 5
# Steps for each of the other forests a plan is compared with.
LOOK_STEPS = 16
RETRY_STEPS = 200
EXCHANGE_STEPS = 30
# Tickets of a large set that are chosen from exactly.
WINDOW = 5
# Different ends up to which the exact search is quick.
FEW_ENDS = 10
NOTHING = Forest((), (), 0)


def plan_routes(
    view: View,
    tickets: Sequence[int] | None = None,
    *,
    steps: int = DEFAULT_STEPS,
    without: Collection[int] = (),
) -> RoutePlan:
    """Plan how the seat of a view completes tickets (by default all it holds).

    Args:
        view: The position as the seat sees it; a spectator has no plan.
        tickets: Numbers of tickets.
        steps: How much the solver may do before the best so far is taken; a step is one call of it,
            or more with many ends. With 0 one ticket is laid after the other and nothing is compared.
        without: Routes not to be used.
    """
    if view.seat is None:
        raise ValueError("a plan needs the view of a seat")
    chosen = sorted(set(view.tickets if tickets is None else tickets))
    planner = RoutePlanner(view, steps, without)
    return planner.plan(chosen) if steps else planner.sketch(chosen)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A forest with its real bill; `weight` also counts the points of stations."""

    forest: Forest
    bill: Bill
    weight: int

    def rank(self) -> tuple[int, int, tuple[int, ...]]:
        """The cheaper, the earlier; equals in a fixed order."""
        return self.weight, self.forest.cost, self.forest.routes


class RoutePlanner:
    """Plans for the seat of a view; `labels` say what is joined where it is not what the rules say."""

    def __init__(
        self,
        view: View,
        steps: int = 0,
        without: Collection[int] = (),
        labels: list[int] | None = None,
    ) -> None:
        assert view.seat is not None, "a spectator has no plan"
        self.view = view
        self.seat = seat = view.seat
        self.facts: Facts = read_facts(view.ruleset)
        self.shuts, self.bars = read_closings(view.ruleset)
        hand = tuple(view.hand) if view.hand else (0,) * len(view.ruleset.kinds)
        extras = expected_surcharges(view, self.facts)
        self.purse = Purse(self.facts, hand, extras)
        trains = view.trains[seat]
        usable = (route for route in view.open_routes if self.facts.lengths[route] <= trains)
        stations = read_stations(view, self.facts, self.purse, seat, without)
        # Of a station nobody knows yet which route it lends: that is for the plan to say.
        own = view.routes[seat]
        if labels is None:
            lends = any(stations.standing.values())
            labels = join_nodes(self.facts, own) if lends else linked_nodes(view)
        self.terms = Terms(
            facts=self.facts,
            own=frozenset(own),
            labels=labels,
            open=frozenset(usable).difference(without),
            trains=trains,
            stations=stations,
        )
        self.steps = steps
        self.search = Search(self.terms, steps)
        self.prices = self._prices(self.purse.fair_price)

    @cached_property
    def pricings(self) -> tuple[list[int], list[int], list[int]]:
        """Fair prices, those with the whole hand for each route, and those without a hand."""
        bare = Purse(self.facts, (0,) * len(self.purse.hand), self.purse.extras)
        return self.prices, self._prices(self.purse.price), self._prices(bare.price)

    def _prices(self, price_of: Callable[[int], int]) -> list[int]:
        """What every route costs; nothing for own ones, CLOSED for those out of reach."""
        prices = [CLOSED] * len(self.facts.lengths)
        for route in self.terms.open:
            prices[route] = price_of(route)
        for route in self.terms.stations.standing:
            price = self.terms.stations.price(route)
            prices[route] = CLOSED if price is None else price
        for route in self.terms.own:
            prices[route] = 0
        return prices

    def _floor(self, wanted: list[int]) -> int:
        """A cost below which no plan can be: whole hand for each route, or taken off at the end."""
        points = self.facts.ticket_points
        few = sorted(wanted, key=lambda ticket: (-points[ticket], ticket))
        if not (few and self.search.ask(self.prices, few)):
            few = few[:FLOOR_TICKETS]
        least = self._prices(self.purse.least_price)
        return max(
            0,
            self.search.bound(self._without_points(self.pricings[1]), few),
            self.search.bound(self._without_points(least), few) - self.purse.worth(),
        )

    def _without_points(self, prices: list[int]) -> list[int]:
        """Prices that count the turns of a station and not its points."""
        points = POINT * self.facts.station_points
        return [
            price - points if LENT < price < CLOSED and route not in self.terms.open else price
            for route, price in enumerate(prices)
        ]

    # ---------------------------------------------------------------- the plan

    def plan(self, tickets: list[int]) -> RoutePlan:
        """A plan for as many points of the tickets as can be had."""
        opened = self._open((), tickets)
        is_large = bool(opened) and not self.search.ask(self.prices, opened)
        forest, lost = self._choose(opened, is_large=is_large)
        is_exact = self.search.is_exact
        wanted = [ticket for ticket in opened if ticket not in lost]
        if is_large and self.search.ask(self.prices, wanted):
            # What is left after dropping tickets may be few enough for the exact search.
            is_large = self.search.solver.terminal_count > FEW_ENDS
            self.search.steps = LOOK_STEPS
            again = (self.search.cheapest if is_large else self.search.find)(self.prices, wanted)
            forest = again or forest
        best = min(self._candidates(forest, wanted, is_large=is_large), key=Candidate.rank)
        rises, better = self._look_round(best, wanted, is_large=is_large)
        for _ in range(MOST_ROUNDS):
            if better is None:
                break
            best = better
            rises, better = self._look_round(best, wanted, is_large=is_large)
        plan = self._report(best, tickets, lost, self._chokepoints(rises))
        return replace(plan, floor=self._floor(wanted) / TURN, is_exact=is_exact)

    def sketch(self, tickets: Sequence[int]) -> RoutePlan:
        """A plan at once: one ticket after the other on its cheapest way, the most valuable first."""
        forest, lost = extend(self.search, NOTHING, self._open((), tickets), self.prices)
        return self._report(self._bill(forest), tickets, lost, ())

    def way(self, first: range, second: range, free: Collection[int]) -> list[int] | None:
        """The routes of a cheapest way between nodes if some routes were there; None: there is none."""
        prices = [0 if route in free else price for route, price in enumerate(self.prices)]
        self.search.solver.set_prices([*prices, *self.search.links])
        self.search.solver.clear_tickets()
        self.search.solver.add_ticket(first.start, first.stop, second.start, second.stop)
        self.search.solver.solve()
        return None if self.search.solver.cost(1) >= CLOSED else self.search.solver.routes(1)

    def _open(self, routes: Collection[int], tickets: Sequence[int]) -> list[int]:
        """The tickets that some routes and what is joined now do not complete."""
        return open_tickets(self.facts, routes, tickets, self.terms.labels)

    def _report(
        self,
        plan: Candidate,
        tickets: Sequence[int],
        lost: Collection[int],
        points: tuple[Chokepoint, ...],
    ) -> RoutePlan:
        """What is said of a forest."""
        wanted = [ticket for ticket in self._open((), tickets) if ticket not in lost]
        return RoutePlan(
            ruleset=self.view.ruleset,
            seat=self.seat,
            purchases=self._purchases(plan, wanted, points),
            stations=plan.forest.loans,
            trains=sum(self.facts.lengths[route] for route in plan.forest.routes),
            cards_needed=plan.bill.missing,
            surcharge=plan.bill.surcharge / WHOLE,
            turns=plan.bill.cost / TURN,
            floor=0.0,
            completed=tuple(ticket for ticket in tickets if ticket not in lost),
            hopeless=tuple(sorted(lost)),
            chokepoints=points,
            is_exact=False,
        )

    def _choose(self, opened: list[int], *, is_large: bool) -> tuple[Forest, list[int]]:
        """The cheapest forest for the best set of tickets, and the tickets left out."""
        if is_large:
            found, lost = fit(self.search, opened, self.prices)
            return self._exchange(found, opened, lost)
        return self._best_set(opened)

    def _exchange(
        self, forest: Forest, opened: list[int], lost: list[int]
    ) -> tuple[Forest, list[int]]:
        """Better tickets for a large set, each ticket in turn the heart of an exact choice.

        The choice is among the ticket and the most valuable of those chosen now; whatever else
        still fits is added.
        """
        points = self.facts.ticket_points
        order = sorted(opened, key=lambda ticket: (ticket not in lost, -points[ticket], ticket))
        limit = self.search.asked + self.steps
        for heart in order:
            if self.search.asked > limit:
                break
            chosen = [ticket for ticket in opened if ticket not in lost and ticket != heart]
            some = [heart, *sorted(chosen, key=lambda ticket: (-points[ticket], ticket))]
            some = some[:WINDOW]
            while not self.search.ask(self.prices, some):
                some.pop()
            self.search.steps = EXCHANGE_STEPS
            found, missed = self._best_set(some)
            rest = [ticket for ticket in opened if ticket not in some or ticket in missed]
            found, missed = extend(self.search, found, rest, self.prices)
            if self._value(opened, missed) > self._value(opened, lost):
                forest, lost = found, missed
        return forest, lost

    def _best_set(self, opened: list[int]) -> tuple[Forest, list[int]]:
        """The set of tickets with most points for which a forest is found, and those left out.

        First without new stations, then with them, for at least as many points: a station must
        bring more in tickets than it is worth unbuilt (EUR-STAT-11).
        """
        stations = self.terms.stations
        plain = self._most_points(self.search.thrifty(self.prices), opened, 0)
        if not stations.left or not any(stations.sites.values()):
            return plain
        value = self._value(opened, plain[1])
        rich = self._most_points(self.prices, opened, value)
        more = self._value(opened, rich[1]) - value
        if more == 0:
            return rich if rich[0].cost < plain[0].cost else plain
        return rich if 2 * more > self.facts.station_points * count_new(rich[0].loans) else plain

    def _value(self, opened: list[int], lost: list[int]) -> int:
        """Points of the tickets that are not lost."""
        return sum(self.facts.ticket_points[ticket] for ticket in opened if ticket not in lost)

    def _most_points(
        self, prices: list[int], opened: list[int], least: int
    ) -> tuple[Forest, list[int]]:
        """The set of tickets with most points, at least so many, for which a forest is found."""
        forest = self.search.find(prices, opened)
        if forest is not None:
            return forest, []
        for chosen in self.search.subsets(prices, opened)[:MOST_SUBSETS]:
            if sum(self.facts.ticket_points[ticket] for ticket in chosen) < least:
                break
            is_quick = self.search.steps <= 0
            forest = (self.search.glance if is_quick else self.search.find)(prices, chosen)
            if forest is not None:
                return forest, [ticket for ticket in opened if ticket not in chosen]
        return NOTHING, list(opened)

    def _candidates(self, forest: Forest, wanted: list[int], *, is_large: bool) -> list[Candidate]:
        """The forest and its rivals under other prices."""
        found = [self._bill(forest)]
        if is_large or not forest.routes:
            return found
        for prices in self.pricings[1:]:
            self.search.steps = LOOK_STEPS
            other = self.search.find(prices, wanted)
            if other is not None:
                found.append(self._bill(other))
        return found

    def _bill(self, forest: Forest) -> Candidate:
        """A forest with its real bill."""
        built = count_new(forest.loans)
        cards = [self.terms.stations.cards + number for number in range(built)]
        bill = make_bill(self.purse, forest.routes, cards)
        return Candidate(forest, bill, bill.cost + POINT * self.facts.station_points * built)

    # ---------------------------------------------------------------- chokepoints

    def _look_round(
        self, plan: Candidate, wanted: list[int], *, is_large: bool
    ) -> tuple[dict[int, float], Candidate | None]:
        """What losing each planned route costs, and a way without one that is better, if any."""
        rises: dict[int, float] = {}
        better: Candidate | None = None
        for route in plan.forest.routes:
            others = self._without(plan, route, wanted, is_large=is_large)
            if not others:
                rises[route] = inf
                continue
            other = min(others, key=Candidate.rank)
            rises[route] = max(0, other.weight - plan.weight) / TURN
            if other.weight < (better or plan).weight:
                better = other
        return rises, better

    def _without(
        self, plan: Candidate, route: int, wanted: list[int], *, is_large: bool
    ) -> list[Candidate]:
        """Forests for the case that a rival claims a route (and shuts what the rules shut)."""
        found: list[Candidate] = []
        changed: list[int] = []
        for prices in self.pricings[: 1 if is_large else 3]:
            changed = list(prices)
            for shut in self.shuts[route]:
                changed[shut] = CLOSED
            self.search.steps = LOOK_STEPS
            if is_large:
                other = self._repair(plan, changed, wanted)
            elif not found:
                other = self.search.find(changed, wanted)
            else:
                other = self.search.cheapest(changed, wanted)
            if other is not None:
                found.append(self._bill(other))
        if not found and not is_large and self.search.steps <= 0:
            # The steps ran out before a way was found; no way round must not be said too early.
            self.search.steps = RETRY_STEPS
            other = self.search.find(changed, wanted)
            return [] if other is None else [self._bill(other)]
        return found

    def _repair(self, plan: Candidate, prices: list[int], wanted: list[int]) -> Forest | None:
        """The plan with another way for what it has lost."""
        loans = [loan.route for loan in plan.forest.loans]
        kept = {route for route in (*plan.forest.routes, *loans) if prices[route] < CLOSED}
        broken = self._open(kept, wanted)
        for ticket in broken:
            found = lay(self.search, kept, [ticket], prices)
            if found is None:
                return None
            kept = found
        return self.search.check(prune(self.search, kept, wanted, prices), prices)

    def _chokepoints(self, rises: dict[int, float]) -> tuple[Chokepoint, ...]:
        """Routes whose loss costs something, the worst first."""
        points = [
            Chokepoint(route, rise, self._threats(route))
            for route, rise in rises.items()
            if rise >= MATTERS
        ]
        return tuple(sorted(points, key=lambda point: (-point.rise, -_danger(point), point.route)))

    def _threats(self, route: int) -> tuple[Threat, ...]:
        """Rivals who may claim a route and whose network touches it, both ends first."""
        threats = []
        for seat, routes in enumerate(self.view.routes):
            barred = any(route in self.bars[owned] for owned in routes)
            few = self.view.trains[seat] < self.facts.lengths[route]
            if seat == self.seat or barred or few:
                continue
            nodes = {node for owned in routes for node in self.facts.ends[owned]}
            ends = sum(node in nodes for node in self.facts.ends[route])
            if ends:
                threats.append(Threat(seat, ends))
        return tuple(sorted(threats, key=lambda threat: (-threat.ends, threat.seat)))

    # ---------------------------------------------------------------- the order, the payments

    def _purchases(
        self, plan: Candidate, wanted: list[int], points: Sequence[Chokepoint]
    ) -> tuple[Purchase, ...]:
        """Routes in the order to claim them: what is cheap to claim now or in danger comes first."""
        danger = {point.route: _danger(point) for point in points}
        order = sorted(
            plan.forest.routes,
            key=lambda route: (
                self.prices[route] / TURN - danger.get(route, 0.0),
                -self.facts.lengths[route],
                route,
            ),
        )
        hand, jokers = list(self.purse.hand), list(plan.bill.jokers)
        network = {*order, *(loan.route for loan in plan.forest.loans)}
        purchases = []
        loco = self.facts.ruleset.locomotive
        for route in order:
            kind, forced = plan.bill.kinds[route], self.facts.ferries[route]
            cards = self.facts.lengths[route] - forced
            paid = min(cards, hand[kind])
            hand[kind] -= paid
            used = min(cards - paid, jokers[kind])
            jokers[kind] -= used
            ready = min(forced, hand[loco])
            hand[loco] -= ready
            serves = self._open(network - {route}, wanted)
            purchases.append(
                Purchase(route, kind, cards - paid - used, forced - ready, tuple(serves))
            )
        return tuple(purchases)


def _danger(point: Chokepoint) -> float:
    """Turns at stake, by how near the rivals are."""
    ends = max((threat.ends for threat in point.threats), default=0)
    return min(point.rise, MOST_DANGER) * DANGER[ends]
