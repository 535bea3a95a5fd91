"""The words in which cards say what they do: read from data, checked, never guessed.

A card's `do` is a list of rows, each an `op` with its fields. `OPS` is the closed list; a row that
names something unknown (an op, a field, a city, a region) is refused with the place where it stands.
What an op does is carried out by `effects`, `more_effects` and the modules that ask for its rows;
modules say themselves by which keys cards may speak of them (`RuleModule.card_words`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
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

UNITS = ("off_colour", "loco_double", "no_surcharge")
SOURCE = "deck"

# What an op takes, field by field; a trailing '?' marks one that may be missing. A field is: who is
# concerned; an amount (a number, or a form of the tariff level such as `2T+1`), a number, a signed
# one; a sel(ection of routes); something to count; the rows of a `do`; a flag; a module and one of
# the keys it has for cards; a unit of payment; a source.
INSTANT: dict[str, dict[str, str]] = {
    "gain_dollars": {"who": "who", "n": "amount"},
    "gain_per": {"who": "who", "n": "amount", "count": "count", "max": "amount"},
    "pay": {"who": "who", "n": "amount"},
    "draw_cards": {"who": "who", "n": "number"},
    "take_open": {"n": "number", "loco?": "flag"},
    "swap_open": {"who": "who", "n": "number"},
    "discard_cards": {"who": "who", "n": "number", "hand_over": "number"},
    "reset_display": {},
    "module": {"module": "module", "key": "module_key", "n": "signed"},
    "vault": {"n": "amount"},
    "void_failed": {"max_value": "number"},
    "replace_ticket": {},
    "reduce_failed": {"n": "amount"},
    "fewer_unused": {"n": "number"},
    "extra_claim": {"sel": "sel"},
}
# Ops that work while their card does.
CONTINUOUS: dict[str, dict[str, str]] = {
    "cost_modifier": {"sel": "sel", "cards": "signed"},
    "fee": {"sel": "sel", "n": "amount"},
    "forbid_strands": {"sel": "sel"},
    "claim_bonus": {"sel": "sel", "dollars?": "amount", "cards?": "number"},
    "loco_free": {},
    "display_size": {"n": "number"},
    "ticket_rule": {"deal": "number", "keep_min": "number"},
    "company_bonus": {"n": "signed", "sel?": "sel"},
    "company_extra_sel": {"sel": "sel"},
    "company_swap": {"cards": "number"},
    "module_mod": {"module": "module", "key": "module_key", "n": "signed"},
    "on_reshuffle": {"do": "do"},
    "on_event": {"do": "do"},
    "unit_mod": {"kind": "unit", "n": "number"},
    "step12_open": {"loco?": "flag"},
    "opening_hand": {"n": "number"},
    "draw_action": {"cards": "number", "source": "source"},
    "second_after_loco": {},
}
OPS = {**INSTANT, **CONTINUOUS}
WORDS = ("module", "module_key", "unit", "source")
FORM = re.compile(r"(\d*)T(?:\+(\d+))?")


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
    """Reads rows for one board and one tariff level.

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
        self.modules = modules
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
            elif kind == "sel":
                found["words"]["everything"] = "yes"
        self.check_words(row["op"], found["words"])
        return Effect(row["op"], **found)

    def read_field(self, found: dict[str, Any], name: str, kind: str, value: Any) -> None:
        """One field of a row."""
        if kind == "who":
            found["who"] = self.who(value)
        elif kind == "sel":
            found["routes"], found["by_seat"] = self.select(value)
        elif kind == "count":
            self.read_count(found, value)
        elif kind == "do":
            found["inner"] = tuple(self.read(value, self.where, INSTANT))
        elif kind == "flag":
            if not isinstance(value, bool):
                raise self.fail(f"{name} is {value!r}, expected yes or no")
            found["numbers"][name] = int(value)
        elif kind in WORDS:
            found["words"][name] = value
        else:
            found["numbers"][name] = self.number(name, value, kind)

    def check_words(self, op: str, words: Mapping[str, Any]) -> None:
        """Names of modules, kinds and sources are closed lists too."""
        module, key = words.get("module"), words.get("key")
        if module and key not in self.modules.get(module, ()):
            raise self.fail(f"{module!r}, {key!r} is not known")
        if "kind" in words and words["kind"] not in UNITS:
            raise self.fail(f"kind is {words['kind']!r}, expected one of {', '.join(UNITS)}")
        if "source" in words and words["source"] != SOURCE:
            raise self.fail(f"source of {op} is {words['source']!r}, expected {SOURCE}")

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
        if is_whole(value, -9 if kind == "signed" else 0, 99):
            return int(value)
        form = FORM.fullmatch(value) if kind == "amount" and isinstance(value, str) else None
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
