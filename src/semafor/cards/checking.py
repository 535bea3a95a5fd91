"""Checks rows of cards by the words there are, before anything is read from them.

Rules: LEG-EDGE-42, CAM-EV-2, CAM-PC-6. A row that names something unknown (an op, a field, a city, a region)
is refused with the place where it stands. A content is checked when it is loaded, against the whole map; a
game checks once more, for whatever rows it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semafor.board.loader import COLOURS
from semafor.board.model import GREY
from semafor.board.values import is_whole
from semafor.cards.conditions import CONDITIONS
from semafor.cards.words import (
    COUNTS,
    EXPO,
    GIFTS,
    INSTANT,
    OPS,
    OWN,
    PAID,
    RANKS,
    SOURCES,
    UNITS,
    WHO,
    Fields,
    is_form,
)
from semafor.engine.errors import SetupError

Ops = Mapping[str, Fields]


@dataclass(frozen=True)
class Names:
    """Ids that rows may name; None where any will do.

    A game of a campaign takes any city and region: cards may speak of places that are not on the board yet
    (LEG-POST-5), and what they name was checked when the content was loaded.

    Attributes:
        cities: Of the map.
        regions: Of the map.
        events: Of the content.
        counters: Of the modules.
        modules: The keys by which cards may speak of modules, in the game or not, by module.
    """

    cities: Collection[str] | None = None
    regions: Collection[str] | None = None
    events: Collection[str] | None = None
    counters: Collection[str] | None = None
    modules: Mapping[str, Sequence[str]] = field(default_factory=dict)


def is_one_of(value: Any, known: Collection[str] | None) -> bool:
    """A known id, or any."""
    return isinstance(value, str) and (known is None or value in known)


def is_list_of(value: Any, known: Collection[Any] | None) -> bool:
    """A list, not empty, of known ids, or of any."""
    if not isinstance(value, list) or not value:
        return False
    return all(isinstance(item, str) if known is None else item in known for item in value)


class RowChecker:
    """Checks the rows of cards; `where` is the place of the row, for the message.

    `has_players`: whether selections may speak of a player's company, depots and ports. `has_levels`: whether
    a number may be three, one for each level.
    """

    levels = 3

    def __init__(self, names: Names, *, has_players: bool) -> None:
        self.names = names
        self.has_players = has_players
        self.has_levels = False
        self.where = ""
        # What fits into a field of a kind; those that are rows themselves are in `value`.
        self.fits: dict[str, Callable[[Any], bool]] = {
            "who": lambda value: value in WHO,
            "number": self.is_number,
            "amount": lambda value: self.is_number(value) or is_form(value),
            "signed": lambda value: is_whole(value, -9, 9),
            "flag": lambda value: isinstance(value, bool),
            "module": lambda value: value in self.names.modules,
            "module_key": lambda value: isinstance(value, str),  # with its module: see `effect`
            "unit": lambda value: value in UNITS,
            "source": lambda value: value in SOURCES,
            "count": lambda value: isinstance(value, str) and value in COUNTS,
            "rank": lambda value: value in RANKS,
            "cities": lambda value: is_list_of(value, self.names.cities),
            "two_cities": lambda value: is_list_of(value, self.names.cities) and len(value) == 2,
            "events": lambda value: is_list_of(value, self.names.events),
            "counter": self.is_counter,
            "paid": self.is_paid,
            "gift": lambda value: value in GIFTS,
        }

    def fail(self, what: str) -> SetupError:
        """The error of the row being checked."""
        return SetupError("bad-effect", where=self.where, what=what)

    # ---------------------------------------------------------------- values

    def is_number(self, value: Any) -> bool:
        """A count, or three of them on a card with levels."""
        if self.has_levels and isinstance(value, list):
            return len(value) == self.levels and all(is_whole(item, 0, 99) for item in value)
        return is_whole(value, 0, 99)

    def is_counter(self, value: Any) -> bool:
        """`{counter: n}`."""
        return isinstance(value, Mapping) and all(
            is_one_of(name, self.names.counters) and is_whole(count, 1, 99)
            for name, count in value.items()
        )

    def is_paid(self, value: Any) -> bool:
        """Counts among the units of a payment."""
        return isinstance(value, Mapping) and all(
            name in PAID and is_whole(count, 0, 9) for name, count in value.items()
        )

    # ---------------------------------------------------------------- rows

    def effects(self, rows: Any, ops: Ops = OPS) -> tuple[Any, ...]:
        """The rows of a `do`: known ops with known fields."""
        if not isinstance(rows, list):
            raise self.fail("'do' is not a list")
        place = self.where
        for number, row in enumerate(rows):
            self.where = f"{place}, row {number + 1}"
            self.effect(row, ops)
        self.where = place
        return tuple(rows)

    def effect(self, row: Any, ops: Ops) -> None:
        """One op."""
        name = row.get("op") if isinstance(row, Mapping) else row
        if not isinstance(name, str) or name not in ops:
            raise self.fail(f"unknown effect {name!r}, expected one of {', '.join(ops)}")
        fields = {field.rstrip("?"): kind for field, kind in ops[name].items()}
        for field_name in row:
            if field_name != "op" and field_name not in fields:
                raise self.fail(f"'{field_name}' is not a field of {name}")
        for field_name, kind in fields.items():
            if field_name in row:
                self.value(name, field_name, kind, row[field_name])
            elif f"{field_name}?" not in ops[name]:
                raise self.fail(f"{name} needs '{field_name}'")
        module, key = row.get("module"), row.get("key")
        if key is not None and key not in self.names.modules[str(module)]:
            raise self.fail(f"{name}: '{key}' is no key of {module}")

    def value(self, word: str, name: str, kind: str, value: Any) -> None:
        """One field of an op, or what a condition asks for."""
        if kind == "sel":
            self.selection(value)
        elif kind == "do":
            self.effects(value, INSTANT)
        elif kind == "count" and isinstance(value, Mapping) and set(value) == {OWN}:
            self.selection(value[OWN])
        elif kind == "counted":
            self.counted(word, value)
        elif kind == "branches":
            if not isinstance(value, list) or not value:
                raise self.fail(f"{word} needs lists of conditions")
            for branch in value:
                self.conditions(branch)
        elif not self.fits[kind](value):
            raise self.fail(f"{word}: '{name}' is {value!r}, which is not known")

    def counted(self, word: str, value: Any) -> None:
        """`{sel, min}`."""
        if not isinstance(value, Mapping) or set(value) != {"sel", "min"}:
            raise self.fail(f"{word} needs 'sel' and 'min'")
        self.selection(value["sel"])
        if not is_whole(value["min"], 1, 99):
            raise self.fail(f"{word}: 'min' is {value['min']!r}")

    def selection(self, value: Any) -> None:
        """A selection of routes: everything it says must be known and of the right shape."""
        if not isinstance(value, Mapping):
            raise self.fail(f"sel is {value!r}, expected a table")
        for name, wanted in value.items():
            is_good = {
                "region": is_one_of(wanted, self.names.regions),
                "colour": wanted in (*COLOURS, GREY) or (self.has_players and wanted == OWN),
                "unpainted": wanted is True,
                "len_min": is_whole(wanted, 1, 9),
                "len_max": is_whole(wanted, 1, 9),
                "ends": self.is_ends(wanted),
                "large": wanted is True,
                "port": self.has_players and wanted is True,
                "depot": self.has_players and wanted == OWN,
            }
            if not is_good.get(name, False):
                raise self.fail(f"sel.{name} is {wanted!r}, which is not known")

    def is_ends(self, wanted: Any) -> bool:
        """Cities, or that of the exposition; none where all of them are off the board."""
        return isinstance(wanted, list) and all(
            is_one_of(city, self.names.cities) or (self.has_players and city == EXPO)
            for city in wanted
        )

    def conditions(self, rows: Any) -> tuple[Any, ...]:
        """A list of conditions, each a table of one."""
        if not isinstance(rows, list):
            raise self.fail("'if' is not a list")
        for row in rows:
            if not isinstance(row, Mapping) or len(row) != 1:
                raise self.fail(f"{row!r} is not one condition")
            ((name, value),) = row.items()
            if name not in CONDITIONS:
                raise self.fail(f"unknown condition {name!r}")
            self.value(name, name, CONDITIONS[name].kind, value)
        return tuple(rows)
