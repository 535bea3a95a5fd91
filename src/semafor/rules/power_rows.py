"""Rows of crew, clauses, passes, privileges, postcards and seasons: read from data, with conditions.

Rules: CAM-PC-6, CAM-CO-2..4, postcards.md 1. A row with `uses` is optional; a postcard without is a
goal, shown once; other rows act by themselves whenever their moment comes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from semafor.board.model import GREY
from semafor.board.values import is_whole
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.module import Builder
from semafor.rules.effect_words import OPS, Effect, EffectReader, Seats
from semafor.rules.more_effects import count_large
from semafor.rules.networks import are_joined, links_of, own_network, own_places
from semafor.rules.scoring import joined_tickets
from semafor.rules.standing import effect_reader, read_seats
from semafor.rules.turn_marks import LOCOS, PICKS, ROUTE, SKULLS, payment_part

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
WHEN = {
    "": LASTING,
    "always": LASTING,
    "setup": DEAL_CARDS,
    "payment": PAYMENT,
    "claim": CLAIM,
    "draw": DRAW,
    "tickets": TICKETS,
    "turn_end": TURN_END,
    "event": EVENT,
    "game_end": GAME_END,
    "step3": STEP3,
    "step12": STEP12,
}
PAID = {"locomotive": LOCOS, "pick": PICKS, "skull": SKULLS}
RANKS = ("first", "not_first", "not_last")

Condition = Callable[[State, int], bool]


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
    uses: int | None
    is_secret: bool
    is_goal: bool  # CAM-PC-3: shown and done with when its conditions hold
    locos: int = 0
    region: str = ""
    counts_picks: bool = False  # whether a condition asks for pickaxes in a payment
    cities: tuple[int, ...] = ()  # where own routes must end, if that is all it asks for

    def holds(self, state: State, seat: int) -> bool:
        """Whether all conditions hold for its owner."""
        return all(condition(state, seat) for condition in self.conditions)

    def has(self, op: str) -> bool:
        """Whether one of its effects is an op."""
        return any(effect.op == op for effect in self.effects)


class RowReader:
    """Reads rows of one game, with everything conditions may ask about."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self.shared = builder.shared
        self.reader: EffectReader = effect_reader(builder)
        self.seats: Seats = read_seats(builder)
        self.every = frozenset(range(len(builder.board.routes)))
        self.places = builder.board.place_index()
        self.values = builder.settings.get("counts", [{}] * builder.seats)
        if not isinstance(self.values, list) or len(self.values) != builder.seats:
            raise builder.bad("counts", self.values, "a table for each seat")

    def fail(self, where: str, what: str) -> SetupError:
        """The error of a row."""
        return SetupError("bad-effect", where=where, what=what)

    def row(self, data: Any, number: int, owner: int, region: str = "") -> Row:
        """One row."""
        where = f"powers {number + 1}"
        if not isinstance(data, Mapping) or not isinstance(data.get("id"), str):
            raise self.fail(where, "expected an id")
        where = f"powers {data['id']}"
        when = data.get("when", "")
        uses = data.get("uses") or None  # none, or 0: no limit
        if data.get("source") not in SOURCES or when not in WHEN:
            raise self.fail(where, f"source or when: {dict(data)}")
        if uses is not None and not is_whole(uses, 0, 30):
            raise self.fail(where, f"uses is {uses!r}")
        effects = self.reader.read(data.get("do"), where, OPS)
        cost = data.get("cost", [])
        if not isinstance(cost, list) or any(word != "discard_loco" for word in cost):
            raise self.fail(where, f"cost is {cost!r}")
        self.reader.where = where
        moment = find_moment(WHEN[when], data["source"], effects)
        conditions, chosen = self.conditions(data.get("if", []), where)
        if moment == PAYMENT:
            for effect in effects:
                if effect.op == "cost_modifier":
                    chosen.append(self.by_seat(effect))
        routes = tuple(
            frozenset.intersection(self.every, *(each[seat] for each in chosen))
            for seat in range(self.builder.seats)
        )
        if chosen and moment != PAYMENT:
            shared = self.shared
            conditions.append(
                lambda state, seat: payment_part(shared).get(state, ROUTE) - 1 in routes[seat]
            )
        return Row(
            number=number,
            owner=owner,
            source=data["source"],
            id=data["id"],
            moment=moment,
            conditions=conditions,
            routes=routes,
            effects=effects,
            uses=uses,
            is_secret=bool(data.get("secret", False)),
            is_goal=bool(data.get("goal", data["source"] == "postcard" and uses is None)),
            locos=len(cost),
            region=region,
            counts_picks=any(
                name.startswith("pick")
                for item in data.get("if", [])
                for name in item.get("paid", ())
            ),
            cities=self.touched(data.get("if", [])),
        )

    def touched(self, rows: list[Mapping[str, Any]]) -> tuple[int, ...]:
        """The cities of a row that asks for nothing but own routes to them."""
        names = rows[0].get("touches", []) if len(rows) == 1 else []
        return tuple(self.places[name] for name in names if name in self.places)

    def by_seat(self, effect: Effect) -> list[frozenset[int]]:
        """The routes of a selection, seat by seat."""
        return [frozenset(effect.routes_of(seat)) for seat in range(self.builder.seats)]

    def select(self, value: Any) -> list[frozenset[int]]:
        """A selection, seat by seat."""
        routes, by_seat = self.reader.select(value)
        return list(by_seat) or [frozenset(routes)] * self.builder.seats

    def conditions(
        self, rows: Any, where: str
    ) -> tuple[list[Condition], list[list[frozenset[int]]]]:
        """Conditions of a row but for `claimed`, and the selections of those."""
        if not isinstance(rows, list):
            raise self.fail(where, "if: expected a list")
        found: list[Condition] = []
        chosen: list[list[frozenset[int]]] = []
        for row in rows:
            if not isinstance(row, Mapping) or len(row) != 1:
                raise self.fail(where, f"if: {row!r}")
            ((name, value),) = row.items()
            if name == "claimed":
                chosen.append(self.select(value))
                continue
            make = getattr(self, f"if_{name}", None)
            if make is None:
                raise self.fail(where, f"condition {name!r} is not known")
            found.append(make(value))
        return found, chosen

    # ---------------------------------------------------------------- conditions

    def if_paid(self, value: Any) -> Condition:
        """Counts among the units of this payment."""
        limits = []
        for name, number in dict(value).items():
            what, _, side = name.rpartition("_")
            if what not in PAID or side not in ("min", "max"):
                raise self.fail("powers", f"paid.{name} is not known")
            limits.append((PAID[what], side, int(number)))
        shared = self.shared

        def holds(state: State, seat: int) -> bool:
            part = payment_part(shared)
            return all(
                part.get(state, index) >= number
                if side == "min"
                else part.get(state, index) <= number
                for index, side, number in limits
            )

        return holds

    def if_own(self, value: Any) -> Condition:
        """Number of own routes of a selection."""
        chosen, least = self.select(value["sel"]), int(value["min"])
        return lambda state, seat: (
            sum(1 for route in access.routes_of(state, seat) if route in chosen[seat]) >= least
        )

    def if_own_spaces(self, value: Any) -> Condition:
        """Sum of the lengths of own routes of a selection."""
        chosen, least = self.select(value["sel"]), int(value["min"])
        lengths = [route.length for route in self.builder.board.routes]
        return lambda state, seat: (
            sum(lengths[route] for route in access.routes_of(state, seat) if route in chosen[seat])
            >= least
        )

    def if_connected(self, value: Sequence[str]) -> Condition:
        """Two cities joined by own links; never while one is not on the board."""
        if not set(value) <= set(self.places):
            return lambda state, seat: False
        a, b = (self.places[city] for city in value)
        return lambda state, seat: are_joined(links_of(state, seat), state, a, b)

    def if_touches(self, value: Sequence[str]) -> Condition:
        """An own route ends in each of the cities."""
        if not set(value) <= set(self.places):
            return lambda state, seat: False
        wanted = {self.places[city] for city in value}
        return lambda state, seat: wanted <= own_places(state, seat)

    def if_network_regions(self, value: int) -> Condition:
        """One component has cities of so many regions."""
        home = [place.region for place in self.builder.board.places]

        def holds(state: State, seat: int) -> bool:
            network = own_network(state, seat)
            nodes = state.tables.ruleset.place_nodes
            regions: dict[int, set[str]] = {}
            for place in own_places(state, seat):
                regions.setdefault(network.find(nodes[place].start), set()).add(home[place])
            return max((len(found) for found in regions.values()), default=0) >= value

        return holds

    def if_large_touched(self, value: int) -> Condition:
        """Own routes end in so many cities large for the player."""
        return lambda state, seat: count_large(state, self.seats, seat) >= value

    def if_colours(self, value: int) -> Condition:
        """Own routes of so many colours, grey not counted."""
        routes = self.builder.board.routes
        return lambda state, seat: (
            len({routes[route].colour for route in access.routes_of(state, seat)} - {GREY}) >= value
        )

    def if_tickets_done(self, value: int) -> Condition:
        """So many completed tickets."""
        return lambda state, seat: len(joined_tickets(state, seat)) >= value

    def if_ticket_done_value(self, value: int) -> Condition:
        """One completed ticket of such a value."""
        points = [ticket.points for ticket in self.builder.board.tickets]
        return lambda state, seat: any(
            points[ticket] >= value for ticket in joined_tickets(state, seat)
        )

    def if_no_failed(self, value: int) -> Condition:
        """So many tickets held, and none of them failed."""
        return lambda state, seat: (
            access.held_count(state, seat) >= value
            and len(joined_tickets(state, seat)) == access.held_count(state, seat)
        )

    def if_dollars(self, value: int) -> Condition:
        """So many dollars now."""
        return lambda state, seat: access.score_of(state, seat) >= value

    def if_hand(self, value: int) -> Condition:
        """So many cards now."""
        return lambda state, seat: sum(access.hand_list(state, seat)) >= value

    def if_pieces_min(self, value: int) -> Condition:
        """So many pieces left."""
        return lambda state, seat: access.trains_of(state, seat) >= value

    def if_pieces_max(self, value: int) -> Condition:
        """No more pieces left."""
        return lambda state, seat: access.trains_of(state, seat) <= value

    def if_event_active(self, value: Sequence[str]) -> Condition:
        """The active event is one of these, although its own effect may be over."""
        shared = self.shared
        names = self.builder.names.get("event", ())

        def holds(state: State, seat: int) -> bool:
            event = shared["event_deck"].active(state)
            return event >= 0 and names[event] in value

        return holds

    def if_events_seen(self, value: int) -> Condition:
        """So many events revealed in this game."""
        shared = self.shared
        return lambda state, seat: "events_seen" in shared and shared["events_seen"](state) >= value

    def if_rank(self, value: str) -> Condition:
        """Position by lines 1 to 7 of the slip."""
        if value not in RANKS:
            raise self.fail("powers", f"rank is {value!r}")
        shared = self.shared

        def holds(state: State, seat: int) -> bool:
            ranks = shared["slip_ranks"](state)
            if value == "not_last":
                return bool(ranks[seat] < max(ranks))
            return (ranks[seat] == 1) is (value == "first")

        return holds

    def if_module(self, value: Mapping[str, int]) -> Condition:
        """Counters of this game; those of a module not in play stay 0."""
        shared = self.shared

        def holds(state: State, seat: int) -> bool:
            counters = shared.get("counters", {})
            return all(
                name in counters and counters[name](state, seat) >= number
                for name, number in value.items()
            )

        return holds

    def if_any_of(self, value: Any) -> Condition:
        """At least one of several lists holds."""
        lists = [self.conditions(inner, "any_of")[0] for inner in value]
        return lambda state, seat: any(
            all(condition(state, seat) for condition in inner) for inner in lists
        )

    def campaign_value(self, name: str, least: int) -> Condition:
        """CAM-PC-6: a number of the campaign, fixed for this game."""
        values = self.values
        return lambda state, seat: int(values[seat].get(name, 0)) >= least

    def if_stamps(self, value: int) -> Condition:
        """Own stamps."""
        return self.campaign_value("stamps", value)

    def if_painted(self, value: int) -> Condition:
        """Player-painted routes in the company's colour."""
        return self.campaign_value("painted", value)

    def if_depots(self, value: int) -> Condition:
        """Own depots."""
        return lambda state, seat: len(self.seats.depots[seat]) >= value


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
