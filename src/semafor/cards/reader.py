"""Reads rows of cards for one game: numbers are worked out, routes are chosen.

What a row may say is checked first (`semafor.cards.checking`), with the words of `semafor.cards.words`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semafor.board.model import Board, Route
from semafor.cards.checking import Names, Ops, RowChecker
from semafor.cards.seats import Seats
from semafor.cards.words import EXPO, FRONTIER, INSTANT, OWN, Fields, amount

WORDS = ("module", "module_key", "unit", "source", "gift")


@dataclass(frozen=True, slots=True)
class Effect:
    """One row of a card: numbers are worked out, routes are chosen.

    `routes` are the same for everybody; where a selection depends on the player they are empty and
    `by_seat` has them.
    """

    op: str
    who: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    routes: tuple[int, ...] = ()
    by_seat: tuple[frozenset[int], ...] = ()
    words: Mapping[str, str] = field(default_factory=dict)
    inner: tuple[Effect, ...] = ()

    def number(self, name: str) -> int:
        """A number of the row, 0 where it is missing."""
        return self.numbers.get(name, 0)

    def word(self, name: str) -> str:
        """A word of the row, "" where it is missing."""
        return self.words.get(name, "")

    def routes_of(self, seat: int) -> frozenset[int] | tuple[int, ...]:
        """The routes a row selects for a seat."""
        return self.by_seat[seat] if self.by_seat else self.routes

    def fits(self, seat: int, route: int) -> bool:
        """Whether a row without a selection, or with this one, holds for a route."""
        return self.word("everything") == "yes" or route in self.routes_of(seat)


class EffectReader:
    """Reads rows for one board and one tariff level; with `seats`, rows of a campaign's cards.

    `modules`: the keys by which cards may speak of modules, in the game or not, by module.
    """

    def __init__(
        self,
        board: Board,
        tariff: int,
        modules: Mapping[str, Sequence[str]],
        seats: Seats | None,
    ) -> None:
        self.board = board
        self.tariff = tariff
        self.seats = seats
        self.large = frozenset(place.id for place in board.places if place.is_large)
        self.region = {place.id: place.region for place in board.places}
        names = Names(modules=modules)
        if seats is None:
            regions = {*self.region.values(), FRONTIER}
            names = Names(cities=self.region, regions=regions, modules=modules)
        self.checker = RowChecker(names, has_players=seats is not None)

    def read(self, rows: Any, where: str, ops: Ops) -> list[Effect]:
        """All rows of a card, which may use the given ops."""
        self.checker.where = where
        self.checker.effects(rows, ops)
        return [self.effect(row, ops[row["op"]]) for row in rows]

    def effect(self, row: Mapping[str, Any], fields: Fields) -> Effect:
        """One row."""
        found: dict[str, Any] = {"numbers": {}, "words": {}}
        for written, kind in fields.items():
            name = written.rstrip("?")
            if name in row:
                self.read_field(found, name, kind, row[name])
            elif kind == "sel":
                found["words"]["everything"] = "yes"
        return Effect(row["op"], **found)

    def read_field(self, found: dict[str, Any], name: str, kind: str, value: Any) -> None:
        """One field of a row."""
        if kind == "who":
            found["who"] = value
        elif kind == "sel":
            found["routes"], found["by_seat"] = self.select(value)
        elif kind == "count":
            self.read_count(found, value)
        elif kind == "do":
            found["inner"] = tuple(self.effect(row, INSTANT[row["op"]]) for row in value)
        elif kind in WORDS:
            found["words"][name] = value
        else:
            found["numbers"][name] = int(amount(value, self.tariff))

    def read_count(self, found: dict[str, Any], value: Any) -> None:
        """Something to count: own routes of a selection, or one of a few words."""
        if isinstance(value, Mapping):
            found["words"]["count"] = OWN
            found["routes"], found["by_seat"] = self.select(value[OWN])
        else:
            found["words"]["count"] = value

    # ---------------------------------------------------------------- selections

    def select(
        self, value: Mapping[str, Any]
    ) -> tuple[tuple[int, ...], tuple[frozenset[int], ...]]:
        """Routes that fit everything a selection says: for everybody, or seat by seat."""
        is_personal = "depot" in value or value.get("colour") == OWN or "large" in value
        if self.seats is None or not is_personal:
            return self.matching(value, 0), ()
        seats = range(len(self.seats.companies))
        by_seat = tuple(frozenset(self.matching(value, seat)) for seat in seats)
        if all(routes == by_seat[0] for routes in by_seat):
            return tuple(sorted(by_seat[0])), ()
        return (), by_seat

    def matching(self, value: Mapping[str, Any], seat: int) -> tuple[int, ...]:
        """Routes that fit a selection for one seat."""
        return tuple(
            number
            for number, route in enumerate(self.board.routes)
            if all(self.fits(route, name, wanted, seat) for name, wanted in value.items())
        )

    def fits(self, route: Route, name: str, wanted: Any, seat: int) -> bool:
        """Whether a route fits one condition; an unpainted route counts as grey."""
        ends = {route.a, route.b}
        seats = self.seats
        if name in ("len_min", "len_max"):
            return bool(route.length >= wanted if name == "len_min" else route.length <= wanted)
        if name == "colour":
            own = seats is not None and wanted == OWN
            return bool(route.colour == (seats.companies[seat] if own and seats else wanted))
        if name == "unpainted":
            return route.is_unpainted is wanted
        if name == "region":
            home = next(place.region for place in self.board.places)
            regions = {self.region[end] for end in ends}
            return bool(regions - {home}) if wanted == FRONTIER else wanted in regions
        if name == "ends" or seats is None:
            cities = self.large if name == "large" else {*wanted}
            if seats is not None and EXPO in cities:
                cities = {*cities, seats.expo}
            return bool(ends & cities) is (wanted if name == "large" else True)
        cities = {"large": seats.large[seat], "port": seats.ports}.get(name, seats.depots[seat])
        return bool(ends & cities) is (wanted if isinstance(wanted, bool) else True)
