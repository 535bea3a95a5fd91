"""Routes of rivals that stations lend to a plan. Rules: EUR-STAT-2, 4, 7..11."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from semafor.engine.ports import STATIONS
from semafor.engine.resample import open_position
from semafor.engine.views import View
from semafor.planning.facts import Facts
from semafor.planning.prices import CLAIM, POINT, Purse

# A station that stands already lends for nothing; a price of 0 would hide that it lends only once.
LENT = 1


@dataclass(frozen=True, slots=True)
class Loan:
    """A borrowed route, the city of its station, and whether the station is still to be built."""

    route: int
    place: int
    is_new: bool


@dataclass(frozen=True, slots=True)
class Stations:
    """Stations of a seat: those built, those left, and what they could borrow.

    Attributes:
        standing: For every route of a rival, own stations at its ends.
        sites: For every route of a rival, cities at its ends where a station could be built.
        left: Stations not built.
        cards: Cards the next station costs; each further one costs one more.
        prices: Hundredths of a turn for the first, second, … new station.
    """

    standing: dict[int, tuple[int, ...]]
    sites: dict[int, tuple[int, ...]]
    left: int
    cards: int
    prices: tuple[int, ...]

    def price(self, route: int) -> int | None:
        """The least a borrowed route can cost; None: it cannot be borrowed."""
        if self.standing.get(route):
            return LENT
        return self.prices[0] if self.prices and self.sites.get(route) else None

    def lend(self, routes: Sequence[int]) -> tuple[Loan, ...] | None:
        """One station for each route, as few new ones as possible; None: there are not enough."""
        return self._lend(tuple(routes), frozenset(), self.left)

    def _lend(
        self, routes: tuple[int, ...], used: frozenset[int], left: int
    ) -> tuple[Loan, ...] | None:
        if not routes:
            return ()
        route, rest = routes[0], routes[1:]
        best: tuple[Loan, ...] | None = None
        for place in self.standing.get(route, ()):
            if place not in used:
                found = self._lend(rest, used | {place}, left)
                best = _fewer(best, found, Loan(route, place, is_new=False))
        for place in self.sites.get(route, ()) if left else ():
            if place not in used:
                found = self._lend(rest, used | {place}, left - 1)
                best = _fewer(best, found, Loan(route, place, is_new=True))
        return best

    def cost(self, loans: Sequence[Loan]) -> int:
        """Hundredths of a turn for the stations of some loans."""
        built = count_new(loans)
        return LENT * (len(loans) - built) + sum(self.prices[:built])


def _fewer(
    best: tuple[Loan, ...] | None, found: tuple[Loan, ...] | None, loan: Loan
) -> tuple[Loan, ...] | None:
    if found is None:
        return best
    loans = (loan, *found)
    return loans if best is None or count_new(loans) < count_new(best) else best


def count_new(loans: Sequence[Loan]) -> int:
    """Stations still to be built."""
    return sum(loan.is_new for loan in loans)


def read_stations(
    view: View, facts: Facts, purse: Purse, seat: int, without: Collection[int]
) -> Stations:
    """What the stations of a seat could borrow; nothing where the game has no stations."""
    rule = view.ruleset.find(STATIONS)
    if rule is None:
        return Stations({}, {}, 0, 0, ())
    state = open_position(view)
    left = rule.left(state, seat)
    standing, sites = {}, {}
    for rival, routes in enumerate(view.routes):
        for route in routes if rival != seat else ():
            if route in without:
                continue
            ends = facts.places[route]
            standing[route] = tuple(place for place in ends if rule.owner(state, place) == seat)
            sites[route] = tuple(place for place in ends if rule.is_site(state, place))
    cards = rule.cost(state, seat)
    prices = tuple(
        CLAIM + POINT * facts.station_points + purse.price_any(cards + number)
        for number in range(left)
    )
    return Stations(standing, sites, left, cards, prices)
