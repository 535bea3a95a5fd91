"""The closed list of words in which the campaign's cards are written, and what fits into each.

Rules: CAM-EV-2, CAM-PC-2..6, CAM-ST-3 (the data behind them), LEG-EDGE-42. A card that uses
anything else is refused when the content is loaded, with its file and row. The ops of cards are
those of `semafor.rules.effect_words`, which reads them once more in a game, for its board and tariff
level; a card of the campaign may give three numbers where it has three levels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from semafor.board.loader import COLOURS
from semafor.board.model import GREY, Board
from semafor.board.values import is_whole
from semafor.engine.errors import SetupError
from semafor.rules import CARD_WORDS
from semafor.rules.effect_words import COUNTS, EXPO, FORM, OPS, SOURCE, UNITS, WHO

CARD_COLOURS = ("black", "blue", "white", "green", "yellow", "red")
MOMENTS = ("setup", "payment", "claim", "draw", "tickets", "turn_end", "event", "game_end")
OFFICE_MOMENTS = (*MOMENTS, "always", "step3", "step12")
RANKS = ("first", "not_first", "not_last")
COUNTERS = (
    "grain_sold",
    "grain_best",
    "herds_delivered",
    "packet_lines",
    "snow_cleared",
    "assay_best",
    "bazaar_full",
    "blasts",
    "express_flags",
    "linkups",
    "gangs",
    "pavilions",
)
LEVELS = 3
RECEIVERS = ("by_colour", "caboose", "most_stamps", "most_depots", "fewest_wins")
ENABLED = ("privileges", "mailbag")
END_STEPS = (4, 5, 7)

COSTS = ("discard_loco",)

CONDITIONS: dict[str, str] = {
    "claimed": "sel",
    "paid": "paid",
    "own": "counted",
    "own_spaces": "counted",
    "connected": "two_cities",
    "touches": "cities",
    "network_regions": "number",
    "large_touched": "number",
    "colours": "number",
    "tickets_done": "number",
    "ticket_done_value": "number",
    "no_failed": "number",
    "dollars": "number",
    "hand": "number",
    "pieces_min": "number",
    "pieces_max": "number",
    "event_active": "events",
    "events_seen": "number",
    "rank": "rank",
    "stamps": "number",
    "depots": "number",
    "painted": "number",
    "module": "counter",
    "any_of": "branches",
}
PAID = ("locomotive_min", "locomotive_max", "pick_min", "skull_min")

STORY_OPS: dict[str, dict[str, str]] = {
    "add_rule": {"slots": "slots"},
    "remove_rule": {"slots": "slots"},
    "add_end_step": {"step": "end_step"},
    "add_event": {"ids": "events"},
    "add_crew": {"ids": "crew"},
    "enable": {"what": "enabled"},
    "set_tariff": {"n": "tariff"},
    "give_postcards": {"nos": "postcards", "to": "receiver"},
    "choose_clause": {"set": "clause_set"},
    "open_chest": {},
    "add_seasons": {},
    "retire_tickets": {"region?": "region", "max_value": "number"},
    "destroy_strand": {"options": "strands"},
    "choose_expo": {},
    "campaign_end": {},
}


def amount(value: int | str, tariff: int) -> int:
    """A number, or a form such as `2T+1` worked out for a tariff level."""
    if isinstance(value, int):
        return value
    form = FORM.fullmatch(value)
    assert form is not None, value
    return int(form[1] or 1) * tariff + int(form[2] or 0)


@dataclass(frozen=True)
class Known:
    """Ids that rows may name."""

    board: Board
    regions: tuple[str, ...]
    events: frozenset[str] = frozenset()
    crew: frozenset[str] = frozenset()
    slots: frozenset[str] = frozenset()
    postcards: frozenset[int] = frozenset()

    def cities(self) -> set[str]:
        """All cities of the whole map."""
        return {place.id for place in self.board.places}


class Checker:
    """Checks the rows of one file; `row` is where it stands, for the message."""

    def __init__(self, file: str, known: Known) -> None:
        self.file = file
        self.known = known
        self.row = ""
        self.city_ids = known.cities()
        self.has_levels = False
        self.fields: dict[str, Callable[[Any], bool]] = {
            "who": lambda value: value in WHO,
            "number": self.is_number,
            "amount": self.is_amount,
            "signed": lambda value: is_whole(value, -9, 9),
            "flag": lambda value: isinstance(value, bool),
            "module": lambda value: value in CARD_WORDS,
            "module_key": lambda value: any(value in keys for keys in CARD_WORDS.values()),
            "unit": lambda value: value in UNITS,
            "source": lambda value: value == SOURCE,
            "rank": lambda value: value in RANKS,
            "two_cities": lambda value: self.is_cities(value) and len(value) == 2,
            "cities": self.is_cities,
            "events": lambda value: self.is_list_of(value, self.known.events),
            "crew": lambda value: self.is_list_of(value, self.known.crew),
            "slots": lambda value: self.is_list_of(value, self.known.slots),
            "postcards": lambda value: self.is_list_of(value, self.known.postcards),
            "counter": self.is_counter,
            "paid": self.is_paid,
            "end_step": lambda value: value in END_STEPS,
            "enabled": lambda value: value in ENABLED,
            "tariff": lambda value: is_whole(value, 1, 3),
            "receiver": lambda value: value in RECEIVERS,
            "clause_set": lambda value: is_whole(value, 1, 2),
            "region": lambda value: value in ("east", *self.known.regions),
        }

    def fail(self, what: str) -> SetupError:
        """The error of the row being read: file, row, what is wrong."""
        return SetupError("bad-content", file=self.file, row=self.row, what=what)

    # ---------------------------------------------------------------- values

    def is_number(self, value: Any) -> bool:
        """A count, or three of them on a card with levels."""
        if self.has_levels and isinstance(value, list):
            return len(value) == LEVELS and all(is_whole(item, 0, 99) for item in value)
        return is_whole(value, 0, 99)

    def is_amount(self, value: Any) -> bool:
        """A count or a form of the tariff level."""
        return self.is_number(value) or (isinstance(value, str) and bool(FORM.fullmatch(value)))

    def is_cities(self, value: Any) -> bool:
        """A list of cities of the map."""
        return self.is_list_of(value, self.city_ids)

    def is_list_of(self, value: Any, known: Iterable[Any]) -> bool:
        """A list, not empty, of known ids."""
        ids = set(known)
        return isinstance(value, list) and bool(value) and all(item in ids for item in value)

    def is_counter(self, value: Any) -> bool:
        """`{counter: n}`."""
        return isinstance(value, Mapping) and all(
            name in COUNTERS and is_whole(count, 1, 99) for name, count in value.items()
        )

    def is_paid(self, value: Any) -> bool:
        """Counts among the units of a payment."""
        return isinstance(value, Mapping) and all(
            name in PAID and is_whole(count, 0, 9) for name, count in value.items()
        )

    # ---------------------------------------------------------------- rows

    def need(self, row: Any, fields: Mapping[str, type | tuple[type, ...]]) -> None:
        """A row must have these fields with these types, and `?` ones may be missing."""
        if not isinstance(row, Mapping):
            raise self.fail("expected a table")
        for name, kind in fields.items():
            plain = name.rstrip("?")
            if plain not in row:
                if not name.endswith("?"):
                    raise self.fail(f"'{plain}' is missing")
            elif not isinstance(row[plain], kind):
                raise self.fail(f"'{plain}' is {row[plain]!r}, which is of the wrong kind")
        known = {name.rstrip("?") for name in fields}
        for name in row:
            if name not in known:
                raise self.fail(f"'{name}' is not a field of this row")

    def both(self, value: Any, name: str) -> dict[str, str]:
        """A text in both languages."""
        if (
            not isinstance(value, Mapping)
            or set(value) != {"en", "pl"}
            or not all(isinstance(text, str) and text.strip() for text in value.values())
        ):
            raise self.fail(f"'{name}' needs a text in English and in Polish")
        return dict(value)

    def effects(self, rows: Any, ops: Mapping[str, Mapping[str, str]] = OPS) -> tuple[Any, ...]:
        """The rows of a `do`: known ops with known fields."""
        if not isinstance(rows, list):
            raise self.fail("'do' is not a list")
        for row in rows:
            self.effect(row, ops)
        return tuple(rows)

    def effect(self, row: Any, ops: Mapping[str, Mapping[str, str]]) -> None:
        """One op."""
        name = row.get("op") if isinstance(row, Mapping) else row
        if name not in ops:
            raise self.fail(f"unknown effect {name!r}")
        fields = {field.rstrip("?"): kind for field, kind in ops[str(name)].items()}
        for field in row:
            if field != "op" and field not in fields:
                raise self.fail(f"'{field}' is not a field of {name}")
        for field, kind in fields.items():
            if field in row:
                self.value(str(name), field, kind, row[field])
            elif f"{field}?" not in ops[str(name)]:
                raise self.fail(f"{name} needs '{field}'")
        module, key = row.get("module"), row.get("key")
        if key is not None and key not in CARD_WORDS[str(module)]:
            raise self.fail(f"{name}: '{key}' is no key of {module}")

    def value(self, op: str, field: str, kind: str, value: Any) -> None:
        """One field of an op or a condition."""
        if kind == "sel":
            self.selector(value)
        elif kind == "do":
            self.effects(value)
        elif kind == "count":
            self.count(value)
        elif kind == "counted":
            self.counted(op, value)
        elif kind == "branches":
            if not isinstance(value, list) or not value:
                raise self.fail("any_of needs lists of conditions")
            for branch in value:
                self.conditions(branch)
        elif kind == "strands":
            self.strands(value)
        elif not self.fields[kind](value):
            raise self.fail(f"{op}: '{field}' is {value!r}, which is not known")

    def count(self, value: Any) -> None:
        """What is counted: a word, or own strands of a selection."""
        if isinstance(value, Mapping) and set(value) == {"own"}:
            self.selector(value["own"])
        elif value not in COUNTS:
            raise self.fail(f"count is {value!r}, which is not known")

    def counted(self, op: str, value: Any) -> None:
        """`{sel, min}`."""
        if not isinstance(value, Mapping) or set(value) != {"sel", "min"}:
            raise self.fail(f"{op} needs 'sel' and 'min'")
        self.selector(value["sel"])
        if not is_whole(value["min"], 1, 99):
            raise self.fail(f"{op}: 'min' is {value['min']!r}")

    def selector(self, value: Any) -> None:
        """A selection of strands."""
        if not isinstance(value, Mapping):
            raise self.fail(f"sel is {value!r}, expected a table")
        regions = ("east", "frontier", *self.known.regions)
        for name, wanted in value.items():
            is_good = {
                "region": wanted in regions,
                "colour": wanted in (*COLOURS, GREY, "own"),
                "unpainted": wanted is True,
                "len_min": is_whole(wanted, 1, 9),
                "len_max": is_whole(wanted, 1, 9),
                "ends": isinstance(wanted, list)
                and all(city in self.city_ids or city == EXPO for city in wanted),
                "large": wanted is True,
                "port": wanted is True,
                "depot": wanted == "own",
            }
            if not is_good.get(name, False):
                raise self.fail(f"sel.{name} is {wanted!r}, which is not known")

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
            self.value(name, name, CONDITIONS[name], value)
        return tuple(rows)

    def strands(self, rows: Any) -> None:
        """CAM-DESTROY: strands by their pair and printed colour."""
        if not isinstance(rows, list) or not rows:
            raise self.fail("destroy_strand needs options")
        for row in rows:
            if not isinstance(row, Mapping) or find_strand(self.known.board, row) is None:
                raise self.fail(f"unknown strand {row!r}")


def find_strand(board: Board, row: Mapping[str, Any]) -> str | None:
    """The strand of a pair with a printed colour."""
    for route in board.routes:
        if "-".join(route.pair) == row.get("pair") and route.colour == row.get("colour"):
            return route.id
    return None
