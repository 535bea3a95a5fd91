"""Rows of crew, clauses, passes, privileges, postcards and seasons: read from data, with conditions.

Rules: CAM-PC-6, CAM-CO-2..4, postcards.md 1. A row with `uses` is optional; a postcard without is a
goal, shown once; other rows act by themselves whenever their moment comes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semafor.board.values import is_whole
from semafor.cards.conditions import Asked, Condition, make_conditions
from semafor.cards.reader import Effect, EffectReader
from semafor.cards.seats import read_seats
from semafor.cards.standing import effect_reader
from semafor.cards.words import COSTS, OPS
from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.module import Builder

SOURCES = ("crew", "clause", "pass", "privilege", "postcard", "season")
(
    LASTING,
    DEAL_CARDS,
    DEAL_CREW,
    DEAL_PASS,
    PAYMENT,
    CLAIM,
    EXTRA,
    DRAW_START,
    DRAW,
    TICKETS_START,
    TICKETS,
    TURN_END,
    EVENT,
    VOID,
    GAME_END,
    STEP3,
    STEP12,
) = range(17)
MOMENTS = 17
# The moments that a postcard may name; other cards may also last, or act in a printed step.
POSTCARD_WHEN = {
    "setup": DEAL_CARDS,
    "payment": PAYMENT,
    "claim": CLAIM,
    "draw": DRAW,
    "tickets": TICKETS,
    "turn_end": TURN_END,
    "event": EVENT,
    "game_end": GAME_END,
}
WHEN = {"always": LASTING, **POSTCARD_WHEN, "step3": STEP3, "step12": STEP12}


@dataclass(slots=True)
class Row:
    """One card or clause of a seat (owner -1: nobody yet)."""

    number: int
    owner: int
    source: str
    id: str
    moment: int
    conditions: list[Condition]
    routes: tuple[frozenset[int], ...]
    effects: list[Effect]
    ops: frozenset[str]
    uses: int | None
    is_secret: bool
    is_goal: bool  # CAM-PC-3: shown and done with when its conditions hold
    locos: int = 0
    region: str = ""
    counts_picks: bool = False  # whether a condition asks for pickaxes in a payment
    cities: tuple[int, ...] = ()  # where own routes must end, if that is all it asks for

    def holds(self, state: State, seat: int) -> bool:
        """Whether all conditions hold for its owner."""
        for condition in self.conditions:  # noqa: SIM110 - asked very often, and this is twice as fast
            if not condition(state, seat):
                return False
        return True

    def has(self, op: str) -> bool:
        """Whether one of its effects is an op."""
        return op in self.ops


class RowReader:
    """Reads rows of one game, with everything conditions may ask about."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self.reader: EffectReader = effect_reader(builder)
        self.every = frozenset(range(len(builder.board.routes)))
        self.places = builder.board.place_index()
        values = builder.settings.get("counts", [{}] * builder.seats)
        if not isinstance(values, list) or len(values) != builder.seats:
            raise builder.bad("counts", values, "a table for each seat")
        self.asked = Asked(builder, self.reader, read_seats(builder), values)

    def fail(self, where: str, what: str) -> SetupError:
        """The error of a row."""
        return SetupError("bad-effect", where=where, what=what)

    def row(self, data: Any, number: int, owner: int, region: str = "") -> Row:
        """One row."""
        where = f"powers {number + 1}"
        if not isinstance(data, Mapping) or not isinstance(data.get("id"), str):
            raise self.fail(where, "expected an id")
        where = f"powers {data['id']}"
        when = data.get("when") or "always"
        uses = data.get("uses") or None  # none, or 0: no limit
        if data.get("source") not in SOURCES or when not in WHEN:
            raise self.fail(where, f"source or when: {dict(data)}")
        if uses is not None and not is_whole(uses, 0, 30):
            raise self.fail(where, f"uses is {uses!r}")
        effects = self.reader.read(data.get("do"), where, OPS)
        cost = data.get("cost", [])
        if not isinstance(cost, list) or any(word not in COSTS for word in cost):
            raise self.fail(where, f"cost is {cost!r}")
        asked = self.reader.checker.conditions(data.get("if", []))
        moment = find_moment(WHEN[when], data["source"], effects)
        chosen = [self.asked.select(row["claimed"]) for row in asked if "claimed" in row]
        if moment == PAYMENT:
            chosen += [self.by_seat(row) for row in effects if row.op == "cost_modifier"]
        routes = tuple(
            frozenset.intersection(self.every, *(each[seat] for each in chosen))
            for seat in range(self.builder.seats)
        )
        # What a payment is for stands in no mark yet: `routes` says it.
        is_asked = [row for row in asked if moment != PAYMENT or "claimed" not in row]
        return Row(
            number=number,
            owner=owner,
            source=data["source"],
            id=data["id"],
            moment=moment,
            conditions=make_conditions(self.asked, is_asked),
            routes=routes,
            effects=effects,
            ops=frozenset(effect.op for effect in effects),
            uses=uses,
            is_secret=bool(data.get("secret", False)),
            is_goal=bool(data.get("goal", data["source"] == "postcard" and uses is None)),
            locos=len(cost),
            region=region,
            counts_picks=any(
                name.startswith("pick") for row in asked for name in row.get("paid", ())
            ),
            cities=self.touched(asked),
        )

    def touched(self, rows: Sequence[Mapping[str, Any]]) -> tuple[int, ...]:
        """The cities of a row that asks for nothing but own routes to them."""
        names = rows[0].get("touches", []) if len(rows) == 1 else []
        return tuple(self.places[name] for name in names if name in self.places)

    def by_seat(self, effect: Effect) -> list[frozenset[int]]:
        """The routes of a selection, seat by seat."""
        return [frozenset(effect.routes_of(seat)) for seat in range(self.builder.seats)]


def find_moment(moment: int, source: str, effects: Sequence[Effect]) -> int:
    """The exact step of a moment: what a card does says whether it acts before or after."""
    ops = {effect.op for effect in effects}
    if moment == DEAL_CARDS:
        return {"postcard": DEAL_CARDS, "crew": DEAL_CREW}.get(source, DEAL_PASS)
    if moment == DRAW and ops & {"reset_display", "second_after_loco", "draw_action"}:
        return DRAW_START
    if moment == TICKETS and "ticket_rule" in ops:
        return TICKETS_START
    if moment == CLAIM and "extra_claim" in ops:
        return EXTRA
    if moment == GAME_END and "void_failed" in ops:
        return VOID
    return moment
