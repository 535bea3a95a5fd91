"""What a plan says."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, isinf
from typing import Any

from semafor.engine.ruleset import Ruleset
from semafor.planning.borrowing import Loan

# Turns a plan must lose with a route for the route to be a bottleneck: a detour of several cards.
BOTTLENECK_TURNS = 2.0


@dataclass(frozen=True, slots=True)
class Threat:
    """A rival who may still claim a route, and how many of its ends his network touches."""

    seat: int
    ends: int


@dataclass(frozen=True, slots=True)
class Chokepoint:
    """A planned route, how many turns the plan loses with it, and who could take it.

    `rise` is infinite where there is no other way within the trains and stations left; `threats` are
    rivals who may still claim it and whose network touches it.
    """

    route: int
    rise: float
    threats: tuple[Threat, ...]

    @property
    def is_only_way(self) -> bool:
        """Whether some ticket would be lost."""
        return isinf(self.rise)

    @property
    def is_bottleneck(self) -> bool:
        """Whether the route is in danger: its loss costs much, and a rival is at one of its ends."""
        return self.rise >= BOTTLENECK_TURNS and bool(self.threats)


@dataclass(frozen=True, slots=True)
class Purchase:
    """How a planned route is paid: the colour, cards of it still missing, and what it is for.

    `locomotives` of a ferry are not in hand yet; they are not counted in `missing`.
    """

    route: int
    kind: int
    missing: int
    locomotives: int
    tickets: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RoutePlan:
    """The cheapest way found to complete tickets.

    Attributes:
        ruleset: What the numbers mean.
        seat: Who plans.
        purchases: Routes to claim in the order in which one should, with their payment.
        stations: Borrowed routes with the cities of their stations.
        trains: Trains the routes take.
        cards_needed: Cards still to be drawn by kind, expected surcharges of tunnels included;
            locomotives in hand are used as jokers.
        surcharge: Expected additional cards for tunnels.
        turns: Estimate of the turns: claims, stations, and drawing what is missing.
        floor: No plan for the completed tickets takes fewer turns.
        completed: Tickets complete now or with the plan.
        hopeless: Tickets that cannot be completed together with the others.
        chokepoints: Planned routes whose loss matters, the worst first.
        is_exact: Whether the search was complete: no other set of tickets has more points, no other
            forest costs less at fair prices. Else both are the best found.
    """

    ruleset: Ruleset
    seat: int
    purchases: tuple[Purchase, ...]
    stations: tuple[Loan, ...]
    trains: int
    cards_needed: tuple[int, ...]
    surcharge: float
    turns: float
    floor: float
    completed: tuple[int, ...]
    hopeless: tuple[int, ...]
    chokepoints: tuple[Chokepoint, ...]
    is_exact: bool

    @property
    def routes(self) -> tuple[int, ...]:
        """Routes to claim, in the order in which one should."""
        return tuple(purchase.route for purchase in self.purchases)

    @property
    def bottlenecks(self) -> tuple[int, ...]:
        """Routes in danger, the worst first: what a player should claim before it is too late."""
        return tuple(point.route for point in self.chokepoints if point.is_bottleneck)

    @property
    def only_ways(self) -> tuple[int, ...]:
        """Routes with no way round."""
        return tuple(point.route for point in self.chokepoints if point.is_only_way)

    @property
    def building_sites(self) -> frozenset[int]:
        """Cities where the plan wants a new station."""
        return frozenset(loan.place for loan in self.stations if loan.is_new)

    @property
    def points(self) -> int:
        """What the tickets bring: complete ones their value, hopeless ones minus theirs."""
        values = [ticket.points for ticket in self.ruleset.board.tickets]
        won = sum(values[ticket] for ticket in self.completed)
        return won - sum(values[ticket] for ticket in self.hopeless)

    def to_dict(self) -> dict[str, Any]:
        """The plan in ids, for JSON; no way round is `null`."""
        board, kinds = self.ruleset.board, self.ruleset.kinds
        return {
            "seat": self.seat,
            "routes": [
                {
                    "route": board.routes[item.route].id,
                    "length": board.routes[item.route].length,
                    "pay": kinds[item.kind],
                    "missing": item.missing,
                    "locomotives": item.locomotives,
                    "tickets": [board.tickets[ticket].id for ticket in item.tickets],
                }
                for item in self.purchases
            ],
            "stations": [
                {
                    "city": board.places[loan.place].id,
                    "borrows": board.routes[loan.route].id,
                    "new": loan.is_new,
                }
                for loan in self.stations
            ],
            "trains": self.trains,
            "cards_needed": {
                kinds[kind]: count for kind, count in enumerate(self.cards_needed) if count
            },
            "surcharge": round(self.surcharge, 2),
            "turns": round(self.turns, 2),
            "floor": round(self.floor, 2),
            "points": self.points,
            "completed": [board.tickets[ticket].id for ticket in self.completed],
            "hopeless": [board.tickets[ticket].id for ticket in self.hopeless],
            "chokepoints": [
                {
                    "route": board.routes[point.route].id,
                    "rise": None if point.rise == inf else round(point.rise, 2),
                    "bottleneck": point.is_bottleneck,
                    "threats": [
                        {"seat": threat.seat, "ends": threat.ends} for threat in point.threats
                    ],
                }
                for point in self.chokepoints
            ],
            "exact": self.is_exact,
        }
