"""The words in which cards say what they do: read from data, checked, never guessed.

A card's `do` is a list of rows, each an `op` with its fields. `OPS` is the closed list; a row that
names something unknown (an op, a field, a city, a region) is refused with the place where it stands.
What an op does is carried out in `semafor.rules`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from semafor.board.loader import COLOURS
from semafor.board.model import GREY, Board, Route
from semafor.board.values import is_whole
from semafor.engine.errors import SetupError

WHO = ("self", "all", "others", "poorest", "richest")

# What stands in a field: who is concerned, an amount (a number or a form of the tariff level such
# as `2T+1`), a count, a signed count, a selection of routes.
_WHO, _AMOUNT, _COUNT, _SIGNED, _ROUTES = "who", "amount", "count", "signed", "routes"

# Ops that act once, and ops that work while their card does; a trailing '?' marks a field that may
# be missing.
INSTANT: dict[str, dict[str, str]] = {
    "gain_dollars": {"who": _WHO, "n": _AMOUNT},
    "pay": {"who": _WHO, "n": _AMOUNT},
    "draw_cards": {"who": _WHO, "n": _COUNT},
    "discard_cards": {"who": _WHO, "n": _COUNT, "hand_over": _COUNT},
    "reset_display": {},
}
CONTINUOUS: dict[str, dict[str, str]] = {
    "cost_modifier": {"sel": _ROUTES, "cards": _SIGNED},
    "fee": {"sel": _ROUTES, "n": _AMOUNT},
    "forbid_strands": {"sel": _ROUTES},
    "claim_bonus": {"sel": _ROUTES, "dollars?": _AMOUNT, "cards?": _COUNT},
    "loco_free": {},
}
OPS = {**INSTANT, **CONTINUOUS}
_FORM = re.compile(r"(\d*)T(?:\+(\d+))?")


@dataclass(frozen=True, slots=True)
class Effect:
    """One row of a card: numbers are worked out, routes are chosen."""

    op: str
    who: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)
    routes: tuple[int, ...] = ()

    def number(self, name: str) -> int:
        """A number of the row, 0 where it is missing."""
        return self.numbers.get(name, 0)


class EffectReader:
    """Reads rows for one board and one tariff level."""

    def __init__(self, board: Board, tariff: int) -> None:
        self.board = board
        self.tariff = tariff
        self.large = {place.id for place in board.places if place.is_large}
        self.region = {place.id: place.region for place in board.places}
        self.where = ""

    def fail(self, what: str) -> SetupError:
        """The error of the row being read."""
        return SetupError("bad-effect", where=self.where, what=what)

    def read(self, rows: Any, where: str, ops: Mapping[str, Mapping[str, str]]) -> list[Effect]:
        """All rows of a card, which may use the given ops."""
        self.where = where
        if not isinstance(rows, list):
            raise self.fail("do: expected a list")
        effects = []
        for index, row in enumerate(rows):
            self.where = f"{where}, row {index + 1}"
            effects.append(self.effect(row, ops))
        return effects

    def effect(self, row: Any, ops: Mapping[str, Mapping[str, str]]) -> Effect:
        """One row."""
        if not isinstance(row, Mapping) or row.get("op") not in ops:
            known = ", ".join(ops)
            name = row.get("op") if isinstance(row, Mapping) else row
            raise self.fail(f"op is {name!r}, expected one of {known}")
        fields = {name.rstrip("?"): kind for name, kind in ops[row["op"]].items()}
        for name in row:
            if name != "op" and name not in fields:
                raise self.fail(f"'{name}' is not a field of {row['op']}")
        who = ""
        numbers: dict[str, int] = {}
        routes: tuple[int, ...] = ()
        for name, kind in fields.items():
            if name not in row:
                if f"{name}?" in ops[row["op"]]:
                    continue
                raise self.fail(f"'{name}' is missing")
            if kind == _WHO:
                who = self.who(row[name])
            elif kind == _ROUTES:
                routes = self.routes(row[name])
            else:
                numbers[name] = self.number(name, row[name], kind)
        return Effect(row["op"], who, numbers, routes)

    def who(self, value: Any) -> str:
        """Whom an effect concerns."""
        if value not in WHO:
            raise self.fail(f"who is {value!r}, expected one of {', '.join(WHO)}")
        return str(value)

    def number(self, name: str, value: Any, kind: str) -> int:
        """A whole number, or a form of the tariff level."""
        if is_whole(value, -9 if kind == _SIGNED else 0, 99):
            return int(value)
        form = _FORM.fullmatch(value) if kind == _AMOUNT and isinstance(value, str) else None
        if form is None:
            raise self.fail(f"{name} is {value!r}, expected a number")
        return int(form[1] or 1) * self.tariff + int(form[2] or 0)

    def routes(self, value: Any) -> tuple[int, ...]:
        """Routes that fit everything a selection says."""
        if not isinstance(value, Mapping):
            raise self.fail(f"sel is {value!r}, expected a table")
        for name, wanted in value.items():
            self.check_selector(name, wanted)
        return tuple(
            number
            for number, route in enumerate(self.board.routes)
            if all(self.fits(route, name, wanted) for name, wanted in value.items())
        )

    def check_selector(self, name: str, wanted: Any) -> None:
        """One condition of a selection must be known and of the right shape."""
        regions = {*self.region.values(), "frontier"}
        is_good = {
            "len_min": is_whole(wanted, 1, 9),
            "len_max": is_whole(wanted, 1, 9),
            "colour": wanted in (*COLOURS, GREY),
            "unpainted": isinstance(wanted, bool),
            "large": isinstance(wanted, bool),
            "region": isinstance(wanted, str) and wanted in regions,
            "ends": isinstance(wanted, list) and all(city in self.region for city in wanted),
        }
        if not is_good.get(name, False):
            raise self.fail(f"sel.{name} is {wanted!r}, which is not known")

    def fits(self, route: Route, name: str, wanted: Any) -> bool:  # noqa: PLR0911 - one a word
        """Whether a route fits one condition; an unpainted route counts as grey."""
        ends = (route.a, route.b)
        if name == "len_min":
            return bool(route.length >= wanted)
        if name == "len_max":
            return bool(route.length <= wanted)
        if name == "colour":
            return bool(route.colour == wanted)
        if name == "unpainted":
            return route.is_unpainted is wanted
        if name == "large":
            return any(end in self.large for end in ends) is wanted
        if name == "region":
            home = next(place.region for place in self.board.places)
            regions = {self.region[end] for end in ends}
            return bool(regions - {home}) if wanted == "frontier" else wanted in regions
        return any(end in wanted for end in ends)
