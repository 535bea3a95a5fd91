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

WHO = ("self", "all", "others", "poorest", "richest", "caboose")
COUNTS = ("completed_tickets", "large_touched", "own_colour_others")
OWN = "own"
EXPO = "@expo"

# What stands in a field: who is concerned, an amount (a number or a form of the tariff level such
# as `2T+1`), a count, a signed count, a selection of routes, something to count, rows, yes or no.
_WHO, _AMOUNT, _COUNT, _SIGNED, _ROUTES = "who", "amount", "count", "signed", "routes"
_COUNTED, _ROWS, _YES, _WORD = "counted", "rows", "yes", "word"

# Ops that act once, and ops that work while their card does; a trailing '?' marks a field that may
# be missing.
INSTANT: dict[str, dict[str, str]] = {
    "gain_dollars": {"who": _WHO, "n": _AMOUNT},
    "gain_per": {"who": _WHO, "n": _AMOUNT, "count": _COUNTED, "max": _AMOUNT},
    "pay": {"who": _WHO, "n": _AMOUNT},
    "draw_cards": {"who": _WHO, "n": _COUNT},
    "take_open": {"n": _COUNT, "loco?": _YES},
    "swap_open": {"who": _WHO, "n": _COUNT},
    "discard_cards": {"who": _WHO, "n": _COUNT, "hand_over": _COUNT},
    "reset_display": {},
    "module": {"module": _WORD, "key": _WORD, "n": _SIGNED},
    "vault": {"n": _AMOUNT},
    "void_failed": {"max_value": _COUNT},
    "replace_ticket": {},
    "reduce_failed": {"n": _AMOUNT},
    "fewer_unused": {"n": _COUNT},
    "extra_claim": {"sel": _ROUTES},
}
CONTINUOUS: dict[str, dict[str, str]] = {
    "cost_modifier": {"sel": _ROUTES, "cards": _SIGNED},
    "fee": {"sel": _ROUTES, "n": _AMOUNT},
    "forbid_strands": {"sel": _ROUTES},
    "claim_bonus": {"sel": _ROUTES, "dollars?": _AMOUNT, "cards?": _COUNT},
    "loco_free": {},
    "display_size": {"n": _COUNT},
    "ticket_rule": {"deal": _COUNT, "keep_min": _COUNT},
    "company_bonus": {"n": _SIGNED, "sel?": _ROUTES},
    "company_extra_sel": {"sel": _ROUTES},
    "company_swap": {"cards": _COUNT},
    "module_mod": {"module": _WORD, "key": _WORD, "n": _SIGNED},
    "on_reshuffle": {"do": _ROWS},
    "on_event": {"do": _ROWS},
    "unit_mod": {"kind": _WORD, "n": _COUNT},
    "step12_open": {"loco?": _YES},
    "opening_hand": {"n": _COUNT},
    "draw_action": {"cards": _COUNT, "source": _WORD},
    "second_after_loco": {},
}
OPS = {**INSTANT, **CONTINUOUS}
UNITS = ("off_colour", "loco_double", "no_surcharge")
# What `module` and `module_mod` may speak of.
MODULE_KEYS = {
    "prairie": ("grain", "price", "sale"),
    "range": ("restock", "delivery"),
    "plateau": ("sky", "thaw"),
    "desert": ("shuffle", "digs"),
    "sierra": ("refresh",),
    "coral": ("closed",),
    "evergreen": ("everywhere", "no_blast"),
    "coast": ("refresh",),
    "J": ("price",),
    "O": ("bonus",),
}
_FORM = re.compile(r"(\d*)T(?:\+(\d+))?")


@dataclass(frozen=True, slots=True)
class Seats:
    """What selections may ask about the players: companies, depots, cities large for them.

    Attributes:
        companies: The colour of each seat's company, "" for none.
        large: For each seat the cities that are large for it.
        depots: For each seat the cities with its depot.
        ports: Cities that are ports.
        expo: The city of the exposition, "" without one.
    """

    companies: tuple[str, ...]
    large: tuple[frozenset[str], ...]
    depots: tuple[frozenset[str], ...]
    ports: frozenset[str] = frozenset()
    expo: str = ""


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
    """Reads rows for one board and one tariff level."""

    def __init__(self, board: Board, tariff: int, seats: Seats | None = None) -> None:
        self.board = board
        self.tariff = tariff
        self.seats = seats
        self.large = frozenset(place.id for place in board.places if place.is_large)
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
        found: dict[str, Any] = {"numbers": {}, "words": {}}
        for name, kind in fields.items():
            if name in row:
                self.read_field(found, name, kind, row[name])
            elif f"{name}?" not in ops[row["op"]]:
                raise self.fail(f"'{name}' is missing")
            elif kind == _ROUTES:
                found["words"]["everything"] = "yes"
        self.check_words(row["op"], found["words"])
        return Effect(row["op"], **found)

    def read_field(self, found: dict[str, Any], name: str, kind: str, value: Any) -> None:
        """One field of a row."""
        if kind == _WHO:
            found["who"] = self.who(value)
        elif kind == _ROUTES:
            found["routes"], found["by_seat"] = self.select(value)
        elif kind == _COUNTED:
            self.read_count(found, value)
        elif kind == _ROWS:
            found["inner"] = tuple(self.read(value, self.where, INSTANT))
        elif kind == _YES:
            if not isinstance(value, bool):
                raise self.fail(f"{name} is {value!r}, expected yes or no")
            found["numbers"][name] = int(value)
        elif kind == _WORD:
            found["words"][name] = value
        else:
            found["numbers"][name] = self.number(name, value, kind)

    def check_words(self, op: str, words: Mapping[str, Any]) -> None:
        """Names of modules, kinds and sources are closed lists too."""
        if "module" in words and words["key"] not in MODULE_KEYS.get(words["module"], ()):
            raise self.fail(f"{words['module']!r}, {words['key']!r} is not known")
        if "kind" in words and words["kind"] not in UNITS:
            raise self.fail(f"kind is {words['kind']!r}, expected one of {', '.join(UNITS)}")
        if "source" in words and words["source"] != "deck":
            raise self.fail(f"source of {op} is {words['source']!r}, expected deck")

    def read_count(self, found: dict[str, Any], value: Any) -> None:
        """Something to count: own routes of a selection, or one of a few words."""
        if isinstance(value, Mapping) and list(value) == ["own"]:
            found["words"]["count"] = "own"
            found["routes"], found["by_seat"] = self.select(value["own"])
        elif value in COUNTS:
            found["words"]["count"] = value
        else:
            raise self.fail(f"count is {value!r}, expected own or one of {', '.join(COUNTS)}")

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

    # ---------------------------------------------------------------- selections

    def select(self, value: Any) -> tuple[tuple[int, ...], tuple[frozenset[int], ...]]:
        """Routes that fit everything a selection says: for everybody, or seat by seat."""
        if not isinstance(value, Mapping):
            raise self.fail(f"sel is {value!r}, expected a table")
        for name, wanted in value.items():
            self.check_selector(name, wanted)
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

    def check_selector(self, name: str, wanted: Any) -> None:
        """One condition of a selection must be known and of the right shape.

        In a campaign cards may speak of places that are not on the board yet (LEG-POST-5).
        """
        is_campaign = self.seats is not None
        regions = {*self.region.values(), "frontier"}
        colours = (*COLOURS, GREY, *((OWN,) if is_campaign else ()))
        cities = isinstance(wanted, list) and all(isinstance(city, str) for city in wanted)
        is_good = {
            "len_min": is_whole(wanted, 1, 9),
            "len_max": is_whole(wanted, 1, 9),
            "colour": wanted in colours,
            "unpainted": isinstance(wanted, bool),
            "large": isinstance(wanted, bool),
            "region": isinstance(wanted, str) and (is_campaign or wanted in regions),
            "ends": cities and (is_campaign or all(city in self.region for city in wanted)),
            "port": is_campaign and isinstance(wanted, bool),
            "depot": is_campaign and wanted == OWN,
        }
        if not is_good.get(name, False):
            raise self.fail(f"sel.{name} is {wanted!r}, which is not known")

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
            return bool(regions - {home}) if wanted == "frontier" else wanted in regions
        if name == "ends" or seats is None:
            cities = self.large if name == "large" else {*wanted}
            if seats is not None and EXPO in cities:
                cities = {*cities, seats.expo}
            return bool(ends & cities) is (wanted if name == "large" else True)
        cities = {"large": seats.large[seat], "port": seats.ports}.get(name, seats.depots[seat])
        return bool(ends & cities) is (wanted if isinstance(wanted, bool) else True)
