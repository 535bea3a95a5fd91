"""Crew, clauses, passes, privileges, postcards and the season: rows that belong to the players.

Rules: CAM-A, CAM-B, CAM-CO-2..4, CAM-PC-1..6, CAM-END-1, REG-0-1. Used by: campaign games. What rows
say is read in `rows`, where they stand is `part`, when they act `moments`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from semafor.cards.acts import make_instants
from semafor.cards.acts.instant import Instant
from semafor.cards.acts.money import change_money
from semafor.cards.ports import EVENTS, LAST_PAYMENT, OF_CONDITIONS, RANKS, STANDING, TARIFF
from semafor.cards.reader import Effect
from semafor.cards.seats import read_seats
from semafor.cards.standing import Standing, standing_of
from semafor.cards.turn_marks import TICKETS as TOOK_TICKETS
from semafor.cards.words import CONTINUOUS
from semafor.charter.rules.offices.moments import (
    ALL_SEATS,
    AfterAction,
    AfterEvent,
    AtMoment,
    DrawFirstCard,
    Powers,
    PutIntoGame,
    RunMoment,
)
from semafor.charter.rules.offices.rows import (
    CLAIM,
    DEAL_CARDS,
    DEAL_CREW,
    DEAL_PASS,
    DRAW,
    GAME_END,
    LASTING,
    PAYMENT,
    STEP3,
    STEP12,
    TICKETS,
    TURN_END,
    VOID,
    Row,
    RowReader,
)
from semafor.charter.rules.offices.slip import build_slip, slip_ranks
from semafor.charter.rules.offices.turns import build_turns
from semafor.charter.rules.payment.numbers import (
    LOCO_DOUBLE,
    NO_SURCHARGE,
    NONE,
    OFF_COLOUR,
    REDUCE,
    Aid,
)
from semafor.charter.rules.ports import (
    EXTRA_CLAIM,
    PAYING_POWERS,
    POWERS,
    TICKET_OFFERS,
    PayingPowers,
)
from semafor.engine.choices import Choice
from semafor.engine.core import State, Step
from semafor.engine.costs import Cost, CostRule
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import (
    ALTERNATIVES,
    COST_RULES,
    DRAWING,
    GOALS,
    MARKET,
    PASSING,
    TICKETS_ROW,
)
from semafor.engine.tables import DONE
from semafor.legends.ports import UNUSED_TRAINS
from semafor.rules.drawing import RestoreMarket, draw_hidden

UNITS = {
    "off_colour": OFF_COLOUR,
    "loco_double": LOCO_DOUBLE,
    "no_surcharge": NO_SURCHARGE,
}


class LastingCosts(CostRule):
    """CAM-B: what the season and lasting rows change about costs."""

    def __init__(self, effects: Sequence[Sequence[Effect]], routes: int) -> None:
        self.changes: list[list[Cost | None]] = [[None] * routes for _ in effects]
        for seat, rows in enumerate(effects):
            for effect in rows:
                for route in effect.routes_of(seat):
                    self.add(seat, route, effect)

    def add(self, seat: int, route: int, effect: Effect) -> None:
        """CAM-PAY-6: they add up."""
        change = self.changes[seat][route] or Cost()
        cards = effect.number("cards")
        if effect.op == "cost_modifier":
            change.need += max(0, -cards)
            change.extra += max(0, cards)
        elif effect.op == "fee":
            change.fee += effect.number("n")
        else:
            change.is_closed += 1
        self.changes[seat][route] = change

    def mark(self, state: State) -> None:
        """All routes of a campaign are marked anyway."""

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """What all of them together change."""
        own = self.changes[seat]
        change = own[route]
        if change is not None:
            cost.need -= change.need
            cost.extra += change.extra
            cost.fee += change.fee
            cost.is_closed += change.is_closed


class LastingBonus(Step):
    """`claim_bonus` of the season and of clauses, after step 12; a row's uses limit it."""

    def __init__(self, powers: Powers, season: Sequence[Effect], hidden: int) -> None:
        super().__init__()
        self.powers = powers
        self.season = [effect for effect in season if effect.op == "claim_bonus"]
        self.hidden = hidden

    def run(self, state: State, at: int) -> int:
        """Dollars and blind cards."""
        seat, route = state.seat, state.frame_value(at, 2)
        found = self.fitting(state, seat, route)
        if not found:
            return DONE
        cards = sum([self.give(state, seat, effect) for effect in found])
        if cards:
            draw_hidden(state, self.hidden, seat, cards)
        return DONE

    def fitting(self, state: State, seat: int, route: int) -> list[Effect]:
        """Effects that fit the route; rows with uses spend one."""
        found = [effect for effect in self.season if route in effect.routes_of(seat)]
        part = self.powers.part
        for number in self.powers.by_moment.get(LASTING, ()):
            if part.owner(state, number) != seat or part.left(state, number) == 0:
                continue
            for effect in self.powers.rows[number].effects:
                if effect.op == "claim_bonus" and route in effect.routes_of(seat):
                    found.append(effect)
                    part.use(state, number)
        return found

    def give(self, state: State, seat: int, effect: Effect) -> int:
        """Pay the dollars; returns how many cards are due."""
        change_money(state, seat, effect.number("dollars"))
        return effect.number("cards")


class OnRoutes(AtMoment):
    """A moment of a claim that only some routes have, seat by seat."""

    def __init__(self, powers: Powers, moment: int, routes: list[frozenset[int]]) -> None:
        super().__init__(powers, moment)
        self.routes = routes

    def run(self, state: State, at: int) -> int:
        """Only for such routes."""
        if state.frame_value(at, 2) in self.routes[state.seat]:
            return AtMoment.run(self, state, at)
        return DONE


class ClauseBonus(OnRoutes):
    """CAM-CO-3: what clauses pay in step 3; an event that swaps the bonus swaps it away too.

    It comes before the bonus, which may be a card and bring another event.
    """

    def __init__(self, powers: Powers, routes: list[frozenset[int]], standing: Standing) -> None:
        super().__init__(powers, STEP3, routes)
        self.standing = standing

    def run(self, state: State, at: int) -> int:
        """Not while the company bonus is paid in cards (events.md 4)."""
        if state.frame_value(at, 2) not in self.routes[state.seat]:
            return DONE
        if self.standing.rows(state, state.seat, "company_swap"):
            return DONE
        return OnRoutes.run(self, state, at)


class AfterReshuffle(Step):
    """S6: once the action in which the train deck was reshuffled is done, at most once a turn.

    The part remembers the reshuffles seen so far + 1, and 0 when it has acted in this turn.
    """

    def __init__(self, powers: Powers, instants: list[Instant]) -> None:
        super().__init__()
        self.powers = powers
        self.instants = instants

    def run(self, state: State, at: int) -> int:
        """Look whether it happened in this turn."""
        part = self.powers.part
        before = part.get(state, part.seen_at)
        if before not in (0, state.reshuffles + 1):
            part.put(state, part.seen_at, 0)
            for instant in self.instants:
                instant.run(state, state.seat)
        return DONE


class WatchReshuffles(Step):
    """S6: reshuffles of the setup, and those its own cards cause, do not count."""

    def __init__(self, powers: Powers) -> None:
        super().__init__()
        self.powers = powers

    def run(self, state: State, at: int) -> int:
        """Remember how many there were."""
        self.powers.part.put(state, self.powers.part.seen_at, state.reshuffles + 1)
        return DONE


class SettleDealt(Step):
    """LEG-EDGE-1: newspapers that came up with cards of the setup are shuffled back."""

    def __init__(self, procedure: int) -> None:
        super().__init__()
        self.procedure = procedure

    def run(self, state: State, at: int) -> int:
        """As after the deal."""
        state.push_procedure(self.procedure, 0, state.seat, 0)
        return DONE


def read_rows(builder: Builder) -> list[Row]:
    """Rows of every seat, then the first postcards of new regions."""
    reader = RowReader(builder)
    rows: list[Row] = []
    seats = builder.settings.get("seats", [])
    if not isinstance(seats, list) or len(seats) > builder.seats:
        raise builder.bad("seats", seats, "a list of rows for each seat")
    for seat, own in enumerate(seats):
        rows.extend(
            reader.row(data, number, seat) for number, data in enumerate(own, start=len(rows))
        )
    for entry in builder.settings.get("draws", []):
        if not isinstance(entry, Mapping):
            raise builder.bad("draws", entry, "a region and a row")
        rows.append(reader.row(entry["row"], len(rows), -1, str(entry["region"])))
    return rows


def read_season(builder: Builder) -> list[Effect]:
    """CAM-B: what the season does for everybody."""
    season: Any = builder.settings.get("season")
    if not season:
        return []
    return RowReader(builder).reader.read(
        season.get("do"), f"season {season.get('id')}", CONTINUOUS
    )


def aid_of(row: Row, effect: Effect) -> Aid:
    """How an effect of a row helps in a payment."""
    if effect.op == "cost_modifier":
        return Aid(REDUCE, -effect.number("cards"), row.number)
    return Aid(UNITS[effect.word("kind")], max(1, effect.number("n")), row.number)


class PaymentPowers:
    """What the seats may use in payments, with the routes it helps with."""

    def __init__(self, powers: Powers, seats: int) -> None:
        self.powers = powers
        rows = [powers.rows[number] for number in powers.by_moment.get(PAYMENT, ())]
        self.rows = [[row for row in rows if row.owner in (seat, NONE)] for seat in range(seats)]
        self.aids = [
            [(aid_of(row, effect), row.routes[seat]) for row in own for effect in row.effects]
            for seat, own in enumerate(self.rows)
        ]

    def usable(self, state: State, seat: int) -> int:
        """Those of rows that the seat has, with uses left, whose conditions hold: a mask."""
        part = self.powers.part
        found, bit = 0, 1
        for row in self.rows[seat]:
            number = row.number
            is_usable = part.owner(state, number) == seat and part.left(state, number) > 0
            is_usable = is_usable and row.holds(state, seat)
            for _effect in row.effects:
                found |= bit if is_usable else 0
                bit <<= 1
        return found


def counts_picks(powers: Powers) -> Any:
    """CAM-PC-3: whether a seat has a card that asks for pickaxes in a payment."""
    asking = [row.number for row in powers.rows if row.counts_picks]
    part = powers.part

    def ask(state: State, seat: int) -> bool:
        for row in asking:  # noqa: SIM110 - asked very often, and mostly there is none
            if part.owner(state, row) == seat and part.left(state, row):
                return True
        return False

    return ask


def build_lasting(builder: Builder, powers: Powers, season: list[Effect]) -> None:
    """Season and lasting rows: costs, bonuses, and what other modules ask about."""
    lasting: list[list[Effect]] = [list(season) for _ in range(builder.seats)]
    for number in powers.by_moment.get(LASTING, ()):
        row = powers.rows[number]
        if row.owner >= 0 and row.uses is None:
            lasting[row.owner].extend(
                effect for effect in row.effects if effect.op != "claim_bonus"
            )
    builder.add(STANDING, lambda state, seat: lasting[seat])
    ops = ("cost_modifier", "fee", "forbid_strands")
    costs = [[effect for effect in rows if effect.op in ops] for rows in lasting]
    if any(costs):
        builder.cost_rule(LastingCosts(costs, len(builder.board.routes)))
    sizes = [effect.number("n") for effect in season if effect.op == "display_size"]
    if sizes:
        open_more(builder, max(sizes))
    hidden = builder.procedure("bonus_card")
    builder.step("claim", 1260, LastingBonus(powers, season, hidden), "CAM-B")
    inner = [effect for rows in season if rows.op == "on_reshuffle" for effect in rows.inner]
    if inner:
        instants = make_instants(builder, inner)
        for number in (40, 250):  # reshuffled in the action, or in what followed it
            builder.step("turn_end", number, AfterReshuffle(powers, instants), "CAM-B")
        builder.step("turn_end", 260, WatchReshuffles(powers), "CAM-B")
        builder.step("setup", 1590, WatchReshuffles(powers), "CAM-B")


def open_more(builder: Builder, size: int) -> None:
    """CAM-B, LEG-SETUP-1: more open cards; where the season is revealed after the deal, so are they."""
    market = builder.port(MARKET)
    if builder.settings.get("late"):
        builder.port(DRAWING).first_market.slots = market.size
        builder.step("setup", 1100, RestoreMarket(in_setup=True), "CAM-B")
        builder.step("setup", 1110, SettleDealt(builder.procedure("settle_dealt")), "LEG-EDGE-1")
    market.size = size


def build_moments(builder: Builder, powers: Powers) -> None:
    """The places at which rows act."""
    builder.step("powers", 100, RunMoment(powers), "CAM-PC-3")
    builder.step("setup", 310, PutIntoGame(powers), "LEG-CAMP-5")
    builder.step("setup", 695, AtMoment(powers, DEAL_CARDS, ALL_SEATS), "CAM-PC-1")
    builder.step("setup", 1000, AtMoment(powers, DEAL_CREW, ALL_SEATS), "CAM-A")
    builder.step("setup", 1310, AtMoment(powers, DEAL_PASS, ALL_SEATS), "CAM-CO-4")
    seats = read_seats(builder)
    routes = builder.board.routes
    own = [
        frozenset(number for number, route in enumerate(routes) if name and route.colour == name)
        for name in seats.companies
    ]
    builder.step("claim", 290, ClauseBonus(powers, own, standing_of(builder)), "CAM-CO-3")
    large = [
        frozenset(
            number for number, route in enumerate(routes) if route.a in cities or route.b in cities
        )
        for cities in seats.large
    ]
    builder.step("claim", 1190, OnRoutes(powers, STEP12, large), "CAM-A")
    builder.step("claim", 1300, AtMoment(powers, CLAIM), "CAM-PC-3")
    builder.step("claim", 1310, DrawFirstCard(powers, builder), "REG-0-1")
    builder.step("event", 140, AfterEvent(powers), "CAM-PC-3")
    builder.step("turn_end", 50, AfterAction(powers, DRAW, 0), "CAM-PC-4")
    builder.step("turn_end", 60, AfterAction(powers, TICKETS, TOOK_TICKETS), "CAM-PC-4")
    builder.step("turn_end", 200, AtMoment(powers, TURN_END), "CAM-PC-3")
    builder.step("game_end", 100, AtMoment(powers, VOID, ALL_SEATS), "CAM-PC-4")
    builder.step("game_end", 110, AtMoment(powers, GAME_END, ALL_SEATS), "CAM-END-1")


def build(builder: Builder) -> None:
    """Everything that belongs to players."""
    rows = read_rows(builder)
    season = read_season(builder)
    powers = Powers(builder, rows)
    builder.part(powers.part)
    names = tuple(row.id for row in rows)
    builder.name_things("power", names)
    powers.prepare(builder)
    build_lasting(builder, powers, season)
    build_moments(builder, powers)
    build_turns(builder, powers)
    build_slip(builder, powers)
    builder.bring(POWERS, powers)
    builder.add(GOALS, powers.goals)
    helping = PaymentPowers(powers, builder.seats)
    paying = PayingPowers(names, helping.aids, helping.usable, counts_picks(powers), powers.spend)
    builder.bring(PAYING_POWERS, paying)


MODULE = RuleModule(
    name="powers",
    rules=("CAM-A", "CAM-B", "CAM-CO-2", "CAM-CO-3", "CAM-CO-4", "CAM-PC-3", "CAM-PC-4"),
    needs=(
        LAST_PAYMENT,
        EVENTS,
        TARIFF,
        RANKS,
        TICKET_OFFERS,
        DRAWING,
        PASSING,
        MARKET,
        TICKETS_ROW,
        UNUSED_TRAINS,
    ),
    wants=OF_CONDITIONS,
    brings=(POWERS, PAYING_POWERS, EXTRA_CLAIM, STANDING, ALTERNATIVES, COST_RULES, GOALS),
    tells=(RANKS.told_by(lambda builder: slip_ranks),),
    data=("seats", "season", "draws", "counts", "late"),
    facts={"power": ("power", ""), "drew_postcard": ("power", "")},
    looks={"power": Look("card"), "drew_postcard": Look("card")},
    choices=(Choice("use", on="panel", field="power", icon="card"),),
    build=build,
)
