"""A position as numbers for learners: what a seat may know, in a fixed order, written into a buffer.

Rules: COM-INFO-1..5; the counterpart in numbers of views.py. Built up field by field from what the seat may know, the
viewer first and the other seats in the order of play. `fields` says where everything stands; docs/observations.md says
what it means. A change of either raises `OBSERVATION_VERSION`, since a policy learnt from other numbers is worth nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from semafor.engine.columns import Cell
from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import (
    MOST_CARDS,
    MOST_KEPT,
    OFFER,
    SEAT_MARK,
    SEATS,
    ActionBuffer,
    rows,
    zeros,
)

OBSERVATION_VERSION = 1
# Numbers that modules add, at the most.
CELLS = 4096
# What stands for values that have no limit of their own.
MOST = MOST_KEPT
MOST_LAID = 64


@dataclass(frozen=True, slots=True)
class Field:
    """Numbers of one meaning in an observation: where they begin, in how many rows of how many, within what limits."""

    name: str
    start: int
    rows: int
    width: int
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.rows * self.width

    @property
    def stop(self) -> int:
        """Where the next field begins."""
        return self.start + self.size


class Layout:
    """Where every field stands in the observation of a ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.fields: list[Field] = []
        self.width = 0
        seats, kinds = ruleset.seats, len(ruleset.kinds)
        routes, tickets = len(ruleset.board.routes), len(ruleset.board.tickets)
        decks = len(ruleset.decks)
        cards = max(MOST_CARDS * kinds, *ruleset.cards.values())
        self.add("decision", 1, len(ruleset.decisions), 1)
        self.add("actor", 1, seats, 1)
        self.add("turn", 1, seats, 1)
        self.add("first", 1, seats, 1)
        self.add("last_round", 1, 1, seats + 1)
        self.add("over", 1, 1, 1)
        self.add("passes", 1, 1, seats)
        self.add("turns", 1, 1, MOST)
        self.add("question", 1, 3, MOST, low=-MOST)
        self.add("under_way", 1, routes, 1)
        self.add("hand", 1, kinds, cards)
        self.add("market", 1, kinds, ruleset.tables.market_size)
        self.add("deck_size", 1, 1, cards)
        self.add("discard", 1, kinds, cards)
        self.add("laid", 1, kinds, MOST_LAID)
        self.add("trains", seats, 1, MOST)
        self.add("score", seats, 1, MOST, low=-MOST)
        self.add("hand_sizes", seats, 1, cards)
        self.add("known", seats, kinds, cards)
        self.add("ticket_counts", seats, 1, tickets)
        self.add("offers", seats, decks, OFFER)
        self.add("routes", seats, routes, 1)
        self.add("open_routes", 1, routes, 1)
        self.add("tickets", 1, tickets, 1)
        self.add("offered", 1, tickets, OFFER)
        self.add("under", 1, tickets, tickets)
        self.add("away", 1, tickets, 1)
        self.add("ticket_decks", 1, decks, tickets)
        for part in ruleset.parts:
            for column in part.columns(0):
                low = -column.high if column.may_fall else 0
                name = f"{part.name}.{column.name}"
                self.add(name, 1, len(column.cells), column.high, low=low)

    def add(self, name: str, count: int, width: int, high: int, *, low: int = 0) -> None:
        """Put a field behind those there are."""
        self.fields.append(Field(name, self.width, count, width, low, high))
        self.width += count * width

    def start(self, name: str) -> int:
        """Where a field begins."""
        return next(field.start for field in self.fields if field.name == name)


class Observer:
    """Writes observations of one ruleset; belongs to one thread.

    A buffer is anything that holds numbers of 16 bits one after another: `array("h", …)`, a cast `memoryview`, a flat
    NumPy array of `int16`. Masks are bytes, 1 for every legal action.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        tables = ruleset.tables
        layout = Layout(ruleset)
        self.tables = tables
        self.fields = tuple(layout.fields)
        self.width = layout.width
        self.actions = ruleset.actions
        self.claim = ruleset.procedure_number.get("claim", -1)
        self.at_decision = layout.start("decision")
        self.at_actor = layout.start("actor")
        self.at_turn = layout.start("turn")
        self.at_first = layout.start("first")
        self.at_clock = layout.start("last_round")
        self.at_question = layout.start("question")
        self.at_under_way = layout.start("under_way")
        self.at_hand = layout.start("hand")
        self.at_market = layout.start("market")
        self.at_deck_size = layout.start("deck_size")
        self.at_discard = layout.start("discard")
        self.at_laid = layout.start("laid")
        self.at_trains = layout.start("trains")
        self.at_score = layout.start("score")
        self.at_hand_sizes = layout.start("hand_sizes")
        self.at_known = layout.start("known")
        self.at_ticket_counts = layout.start("ticket_counts")
        self.at_offers = layout.start("offers")
        self.at_routes = layout.start("routes")
        self.at_open_routes = layout.start("open_routes")
        self.at_tickets = layout.start("tickets")
        self.at_offered = layout.start("offered")
        self.at_under = layout.start("under")
        self.at_away = layout.start("away")
        self.at_ticket_decks = layout.start("ticket_decks")
        self.at_parts = layout.start("ticket_decks") + tables.decks
        self.cells = self.width - self.at_parts
        if self.cells > CELLS:
            raise SetupError("over-limit", what="cells", found=self.cells, most=CELLS, kind="")
        self.form = zeros(CELLS)
        self.source = rows(SEATS, CELLS)
        self.value = rows(SEATS, CELLS)
        self.counter = zeros(CELLS)
        for viewer in range(tables.seats):
            self.read_columns(ruleset, viewer)

    def read_columns(self, ruleset: Ruleset, viewer: int) -> None:
        """Make tables of what the parts show a viewer."""
        number = 0
        for part in ruleset.parts:
            columns = part.columns(viewer)
            if columns and not part.is_public:
                raise SetupError(
                    "bad-parameter", name=f"{part.name}.columns", value="a part with secrets",
                    expected="a public part",
                )  # fmt: skip
            for cell in [cell for column in columns for cell in column.cells]:
                self.write_cell(number, viewer, part.base, cell)
                number += 1
        assert number == self.cells, "a part shows every viewer as many numbers"

    def write_cell(self, number: int, viewer: int, base: int, cell: Cell) -> None:
        """One line of the tables."""
        self.form[number] = cell.form
        self.source[viewer][number] = base + cell.at
        self.value[viewer][number] = cell.value
        self.counter[number] = base + cell.count_at

    # ---------------------------------------------------------------- writing

    def write(self, state: State, seat: int, out: Any, at: int) -> None:
        """What a seat may know of a position, into `width` numbers of a buffer from a place on."""
        for index in range(at, at + self.width):
            out[index] = 0
        self.write_question(state, seat, out, at)
        self.write_cards(state, seat, out, at)
        self.write_seats(state, seat, out, at)
        self.write_routes(state, seat, out, at)
        self.write_tickets(state, seat, out, at)
        self.write_away(state, seat, out, at)
        self.write_parts(state, seat, out, at)

    def write_question(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """Who decides what, the clock, and the claim that is under way."""
        seats = self.tables.seats
        out[at + self.at_turn + (state.seat + seats - seat) % seats] = 1
        out[at + self.at_first + (state.first + seats - seat) % seats] = 1
        out[at + self.at_clock] = state.last_round + 1
        out[at + self.at_clock + 1] = state.is_over
        out[at + self.at_clock + 2] = min(state.passes, seats)
        out[at + self.at_clock + 3] = min(state.turns, MOST)
        if state.depth == 0:
            return
        top = state.depth - 1
        out[at + self.at_decision + state.frames[top][0]] = 1
        out[at + self.at_actor + (state.frames[top][1] + seats - seat) % seats] = 1
        for index in range(3):
            number = min(state.frames[top][2 + index], MOST)
            out[at + self.at_question + index] = max(number, -MOST)
        for depth in range(state.depth):
            if state.frames[depth][0] == -1 - self.claim:
                out[at + self.at_under_way + state.frames[depth][2]] = 1

    def write_cards(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """COM-INFO-1, 2: the own hand, open cards, piles."""
        tables = self.tables
        for kind in range(tables.kinds):
            out[at + self.at_hand + kind] = state.hand[seat][kind]
            out[at + self.at_discard + kind] = state.discard[kind]
            out[at + self.at_laid + kind] = state.laid[kind]
        for slot in range(tables.market_size):
            kind = state.market[slot]
            if kind >= 0:
                out[at + self.at_market + kind] += 1
        out[at + self.at_deck_size] = state.deck_count

    def write_seats(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """What everybody sees of every seat, the viewer first."""
        tables = self.tables
        player = seat
        for step in range(tables.seats):
            out[at + self.at_trains + step] = state.trains[player]
            out[at + self.at_score + step] = state.score[player]
            out[at + self.at_ticket_counts + step] = state.held_count[player]
            cards = 0
            place = at + self.at_known + step * tables.kinds
            for kind in range(tables.kinds):
                cards += state.hand[player][kind]
                out[place + kind] = state.known[player][kind]
            out[at + self.at_hand_sizes + step] = cards
            place = at + self.at_offers + step * tables.decks
            for index in range(state.offer_count[player]):
                out[place + tables.ticket_deck[state.offer[player][index]]] += 1
            player += 1
            if player == tables.seats:
                player = 0

    def write_routes(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """Who owns which route, and which the rules still let the viewer claim."""
        tables = self.tables
        player = seat
        for step in range(tables.seats):
            for word in range(tables.words):
                mask = state.owned[player][word]
                place = at + self.at_routes + step * tables.routes + word * tables.word_bits
                while mask:
                    low = mask & -mask
                    mask ^= low
                    out[place + tables.ordinal(low) - 1] = 1
            player += 1
            if player == tables.seats:
                player = 0
        for word in range(tables.words):
            mask = state.free[word] & ~state.barred[seat][word]
            first = word * tables.word_bits
            place = at + self.at_open_routes + first
            count = min(tables.word_bits, tables.routes - first)
            for index in range(count):
                out[place + index] = (mask >> index) & 1

    def write_tickets(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """COM-INFO-3..5: own tickets, those on offer and those put under a deck; the size of the decks."""
        tables = self.tables
        own = SEAT_MARK * (seat + 1)
        for word in range(tables.ticket_words):
            mask = state.held[seat][word]
            place = at + self.at_tickets + word * tables.word_bits
            while mask:
                low = mask & -mask
                mask ^= low
                out[place + tables.ordinal(low) - 1] = 1
        for index in range(state.offer_count[seat]):
            out[at + self.at_offered + state.offer[seat][index]] = index + 1
        for deck in range(tables.decks):
            count = state.pool_count[deck] + state.under_count[deck]
            out[at + self.at_ticket_decks + deck] = count
            for index in range(state.under_count[deck]):
                ticket = state.under[deck][index] - own
                if 0 <= ticket < SEAT_MARK:
                    out[at + self.at_under + ticket] = state.pool_count[deck] + index + 1

    def write_away(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """COM-INFO-4: tickets in the box or aside that the viewer has put there."""
        own = SEAT_MARK * (seat + 1)
        for index in range(state.boxed_count):
            ticket = state.boxed[index] - own
            if 0 <= ticket < SEAT_MARK:
                out[at + self.at_away + ticket] = 1
        for index in range(state.aside_count):
            ticket = state.aside[index] - own
            if 0 <= ticket < SEAT_MARK:
                out[at + self.at_away + ticket] = 1

    def write_parts(self, state: State, seat: int, out: memoryview, at: int) -> None:
        """What the modules show."""
        place = at + self.at_parts
        for number in range(self.cells):
            source = self.source[seat][number]
            form = self.form[number]
            found = state.part[source]
            if form == 1:
                found = int(found == self.value[seat][number])
            elif form > 1:
                found = self.find_in_list(state, seat, number)
            out[place + number] = found

    def find_in_list(self, state: State, seat: int, number: int) -> int:
        """How often a value stands in a list of a part, or its place from the end."""
        first = self.source[seat][number]
        value = self.value[seat][number]
        count = state.part[self.counter[number]]
        found = 0
        for index in range(count):
            if state.part[first + index] == value:
                found = count - index if self.form[number] == 3 else found + 1
        return found

    def write_mask(self, buffer: ActionBuffer, out: Any, at: int) -> None:
        """1 for every action in a buffer and 0 for all others, into `actions` bytes from a place on."""
        for index in range(at, at + self.actions):
            out[index] = 0
        for index in range(buffer.count):
            out[at + buffer.codes[index]] = 1
