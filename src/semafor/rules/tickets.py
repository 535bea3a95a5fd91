"""Destination tickets: the starting choice, drawing more, keeping some, where the others go.

Rules: COM-TICK-1..8, COM-SETUP-9, COM-EDGE-16..18. Used by: every edition.
How many are offered, how many must be kept and where rejects go are parameters of the edition.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from semafor.board.values import is_whole
from semafor.engine.choices import Choice
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import NO_MIX, Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import LARGEST_OFFER, TICKETS_DRAWN
from semafor.engine.rulebook import (
    Example,
    Moment,
    Picture,
    Said,
    Sentence,
    ends,
    item,
    line,
    setting,
    stretch,
)
from semafor.engine.tables import DONE, SEAT_MARK, ActionBuffer

if TYPE_CHECKING:
    from semafor.board.model import Route, Ticket
    from semafor.engine.ruleset import Ruleset

# Routes that join the places of the ticket in the worked example, if the board has such a one.
EXAMPLE_ROUTES = 3
UNDER = 0
BOX = 1
ASIDE = 2
MOST_OFFERED = (
    6  # to one seat at once: every set of them is an action, and the state has room for few
)
RETURNS = {"under": UNDER, "box": BOX, "shuffle": ASIDE}


class FillTicketDecks(Step):
    """COM-SETUP-9: all tickets lie face down in their decks."""

    def run(self, state: State, at: int) -> int:
        """Put every ticket into the unordered part of its deck."""
        tables = state.tables
        for ticket in range(tables.tickets):
            deck = tables.ticket_deck[ticket]
            state.pool[deck][state.pool_count[deck]] = ticket
            state.pool_count[deck] += 1
        return DONE


class DealTickets(Step):
    """USA-SETUP-4, REF-SETUP-5, EUR-SETUP-4, 6: starting tickets, seat after seat, deck after deck."""

    def __init__(self, deck: int, count: int) -> None:
        super().__init__()
        self.deck = deck
        self.count = count

    def run(self, state: State, at: int) -> int:
        """Offer the tickets of one deck to every seat."""
        for seat in range(state.tables.seats):
            for _ in range(self.count):
                offer_ticket(state, seat, self.deck)
        return DONE


class BoxDeck(Step):
    """EUR-SETUP-5: what is left of a deck goes unseen into the box."""

    def __init__(self, deck: int) -> None:
        super().__init__()
        self.deck = deck

    def run(self, state: State, at: int) -> int:
        """Move the rest of the deck."""
        for index in range(state.pool_count[self.deck]):
            state.boxed[state.boxed_count] = state.pool[self.deck][index]
            state.boxed_count += 1
        state.pool_count[self.deck] = 0
        return DONE


class AskStartingTickets(Step):
    """COM-SETUP-9: one seat after the other chooses, in turn order from the first."""

    def __init__(self, decision: int, keep: int, returns: int) -> None:
        super().__init__()
        self.decision = decision
        self.keep = keep
        self.returns = returns

    def run(self, state: State, at: int) -> int:
        """Stack the questions so that the first seat's lies on top."""
        seats = state.tables.seats
        for back in range(seats):
            seat = (state.first + seats - 1 - back) % seats
            state.push(self.decision, seat, self.keep, self.returns, 0)
        return DONE


class ShuffleRejects(Step):
    """GER-SETUP-9, GER-EDGE-13: rejects laid aside are shuffled into their own decks, once."""

    def run(self, state: State, at: int) -> int:
        """Put every ticket laid aside back into the unordered part of its deck."""
        for index in range(state.aside_count):
            ticket = state.aside[index] % SEAT_MARK
            deck = state.tables.ticket_deck[ticket]
            state.pool[deck][state.pool_count[deck]] = ticket
            state.pool_count[deck] += 1
        state.aside_count = 0
        return DONE


def offer_ticket(state: State, seat: int, deck: int) -> None:
    """Take the top ticket of a deck and lay it before a seat."""
    state.offer[seat][state.offer_count[seat]] = state.draw_ticket(deck)
    state.offer_count[seat] += 1


def deck_size(state: State, deck: int) -> int:
    """Tickets left in a deck, those put under it included."""
    return state.pool_count[deck] + state.under_count[deck]


class DrawTickets(Option):
    """COM-TICK-2..4: tickets from the top of the deck, as many as asked for or as there are."""

    def __init__(self, decision: int, deck: int, count: int, keep: int) -> None:
        super().__init__("tickets", 1)
        self.decision = decision
        self.deck = deck
        self.count = count
        self.keep = keep

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Offered while the deck has a ticket."""
        if state.pool_count[self.deck] + state.under_count[self.deck] > 0:
            buffer.codes[buffer.count] = self.base
            buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Offer the tickets and ask which to keep."""
        seat = state.seat
        left = state.pool_count[self.deck] + state.under_count[self.deck]
        for _ in range(min(self.count, left)):
            offer_ticket(state, seat, self.deck)
        if state.facts is not None:
            state.note("drew_tickets", seat, state.offer_count[seat], 0)
        state.push(self.decision, seat, self.keep, UNDER, 0)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """No mix is named."""
        return [Deed("tickets", number=NO_MIX)]

    def parse(self, state: State, move: Move) -> int:
        """One deck: there is no mix to name."""
        if "draw" in move:
            raise IllegalMove("malformed", field="draw")
        return self.base

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The deck is empty."""
        return IllegalMove("no-tickets-left", "COM-TICK-4")


class KeepTickets(Option):
    """COM-TICK-2, 5..7: which of the offered tickets to keep; the others go where the frame says.

    The action is the set kept, and the order of the others as the number of a permutation; only
    the order "as drawn" is listed among the legal actions.
    """

    def __init__(self, most: int) -> None:
        orders = 1
        for factor in range(2, most + 1):
            orders *= factor
        subsets = 1
        for _ in range(most):
            subsets *= 2
        super().__init__("keep", subsets * orders)
        self.orders = orders
        self.most = most

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every set that is large enough."""
        at = state.depth - 1
        seat = state.frames[at][1]
        offered = state.offer_count[seat]
        keep = min(state.frames[at][2], offered)
        subsets = 1
        for _ in range(offered):
            subsets *= 2
        for subset in range(1, subsets):
            kept = 0
            rest = subset
            while rest:
                kept += rest & 1
                rest >>= 1
            if kept >= keep:
                buffer.codes[buffer.count] = self.base + subset * self.orders
                buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Take the kept tickets into hand and put the others away in the chosen order."""
        seat = state.frames[at][1]
        subset = (action - self.base) // self.orders
        order = (action - self.base) % self.orders
        offered = state.offer_count[seat]
        kept = 0
        rejected = 0
        for index in range(offered):
            ticket = state.offer[seat][index]
            if subset & 1:
                state.held[seat][state.tables.word_of[ticket]] |= state.tables.one[ticket]
                kept += 1
            else:
                state.offer[seat][rejected] = ticket
                rejected += 1
            subset >>= 1
        state.held_count[seat] += kept
        while rejected > 0:
            if order == 0:
                chosen = 0
            else:
                chosen = order % rejected
                order //= rejected
            put_away(state, seat, state.offer[seat][chosen], state.frames[at][3])
            rejected -= 1
            for index in range(chosen, rejected):
                state.offer[seat][index] = state.offer[seat][index + 1]
        state.offer_count[seat] = 0
        if state.facts is not None:
            state.note("kept_tickets", seat, kept, offered - kept)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """The set kept, in every order of the others."""
        return [Deed("keep", number=number // self.orders) for number in range(self.size)]

    def to_move(self, state: State, action: int) -> Move:
        """The kept tickets, and the others if their order is not as drawn."""
        tickets = state.tables.ruleset.board.tickets
        seat = state.frames[state.depth - 1][1]
        subset = (action - self.base) // self.orders
        order = (action - self.base) % self.orders
        kept = []
        others = []
        for index in range(state.offer_count[seat]):
            name = tickets[state.offer[seat][index]].id
            if subset & 1:
                kept.append(name)
            else:
                others.append(name)
            subset >>= 1
        if order == 0:
            return {"do": "keep", "tickets": kept}
        returned = []
        while others:
            returned.append(others.pop(order % len(others)))
            order //= len(others) + 1
        return {"do": "keep", "tickets": kept, "return": returned}

    def parse(self, state: State, move: Move) -> int:
        """Names must be of offered tickets, each once; `return` must name all the others."""
        tickets = state.tables.ruleset.board.tickets
        seat = state.frames[state.depth - 1][1]
        offered = [tickets[state.offer[seat][index]].id for index in range(state.offer_count[seat])]
        names = move.get("tickets")
        if not isinstance(names, list):
            raise IllegalMove("malformed", field="tickets")
        subset = 0
        value = 1
        for name in offered:
            if name in names:
                subset += value
            value *= 2
        for name in names:
            if name not in offered or names.count(name) > 1:
                raise IllegalMove("not-offered", "COM-TICK-2", ticket=name)
        others = [name for name in offered if name not in names]
        returned = move.get("return", list(others))
        if not isinstance(returned, list) or len(returned) != len(others):
            raise IllegalMove("return-all-others", "COM-TICK-5")
        order = 0
        value = 1
        for name in returned:
            if name not in others:
                raise IllegalMove("return-all-others", "COM-TICK-5")
            order += value * others.index(name)
            value *= len(others)
            others.remove(name)
        return self.base + subset * self.orders + order

    def listed(self, action: int) -> int:
        """COM-TICK-6: any order is as legal as the order drawn."""
        return action - (action - self.base) % self.orders

    def refuse(self, state: State, action: int) -> IllegalMove:
        """Too few are kept."""
        at = state.depth - 1
        needs = min(state.frames[at][2], state.offer_count[state.frames[at][1]])
        return IllegalMove("keep-more", "COM-TICK-2", needs=needs)


def put_away(state: State, seat: int, ticket: int, returns: int) -> None:
    """COM-TICK-5: a rejected ticket goes under its deck, into the box, or aside."""
    marked = ticket + SEAT_MARK * (seat + 1)
    if returns == UNDER:
        deck = state.tables.ticket_deck[ticket]
        state.under[deck][state.under_count[deck]] = marked
        state.under_count[deck] += 1
    elif returns == BOX:
        state.boxed[state.boxed_count] = marked
        state.boxed_count += 1
    else:
        state.aside[state.aside_count] = marked
        state.aside_count += 1


def share_tickets(builder: Builder, deck: str, each: int) -> int:
    """LEG-SETUP-11, LEG-EDGE-23: as many for each as there are for all, at most the usual number."""
    tickets = sum(1 for ticket in builder.board.tickets if ticket.deck == deck)
    return min(each, tickets // builder.seats)


def read_start(builder: Builder) -> dict[str, int]:
    """How many tickets of each deck are dealt at the start."""
    start = builder.settings.get("start", {})
    expected = f"tickets by deck ({', '.join(builder.decks)}), {MOST_OFFERED} together at most"
    is_table = isinstance(start, Mapping) and set(start) <= set(builder.decks)
    if not is_table or not all(is_whole(count) for count in start.values()):
        raise builder.bad("start", start, expected)
    if sum(start.values()) > MOST_OFFERED:
        raise builder.bad("start", start, expected)
    return {deck: int(start.get(deck, 0)) for deck in builder.decks}


def build(builder: Builder) -> None:
    """Decks, the starting choice and the ticket action; the decks themselves are the edition's."""
    offers = read_start(builder)
    least = builder.number("start_keep")
    if builder.word("start_short") == "share":
        shared = {deck: share_tickets(builder, deck, each) for deck, each in offers.items()}
        least, offers = (least if shared == offers else 1), shared
    offer = builder.number("offer")
    most = max(offer, sum(offers.values()), builder.number("most"))
    builder.decision("tickets", "tickets")
    keep = builder.decision("keep", "tickets")
    builder.option("keep", 100, KeepTickets(most))
    builder.bring(LARGEST_OFFER, most)
    builder.step("setup", 590, FillTicketDecks(), "COM-SETUP-9")
    for number, deck in enumerate(builder.decks):
        check_deck(builder, deck, offers[deck])
        if offers[deck]:
            builder.step("setup", 600 + number, DealTickets(number, offers[deck]), "COM-SETUP-9")
    if builder.word("second_deck") == "box":
        builder.play_with(builder.decks[:1])
        for number in range(1, len(builder.decks)):
            builder.step("setup", 610 + number, BoxDeck(number), "EUR-SETUP-5")
    returns = RETURNS[builder.word("start_rejects")]
    if any(offers.values()):
        builder.step("setup", 650, AskStartingTickets(keep, least, returns), "COM-SETUP-9")
    builder.step("setup", 690, ShuffleRejects(), "GER-SETUP-9")
    if builder.number("action"):
        builder.option("turn", 300, DrawTickets(keep, 0, offer, builder.number("keep")))
        builder.add(TICKETS_DRAWN, offer)


def check_deck(builder: Builder, deck: str, each: int) -> None:
    """REF-EDGE-4: a deck too small to deal from is an error when a game is set up."""
    tickets = sum(1 for ticket in builder.board.tickets if ticket.deck == deck)
    builder.need_tickets(deck, tickets, each * builder.seats)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """Tickets at the start, and those drawn later."""
    number = ruleset.parameter
    start: dict[str, int] = setting(ruleset, "tickets", "start", {})
    kept = {"offer": sum(start.values()), "keep": number("tickets", "start_keep")}
    drawn = {"offer": number("tickets", "offer"), "keep": number("tickets", "keep")}
    yield Sentence("setup", 700, "rulebook-setup-tickets", kept)
    if setting(ruleset, "tickets", "start_short", "") == "share":
        yield Sentence("setup", 720, "rulebook-setup-few")
    if start.get("long"):
        yield Sentence("setup", 740, "rulebook-setup-long")
    where = {"where": setting(ruleset, "tickets", "start_rejects", "under")}
    yield Sentence("setup", 760, "rulebook-setup-rejects", where)
    yield item("turn", 400, "rulebook-turn-tickets")
    yield Sentence("ticket", 100, "rulebook-ticket-draw", drawn)
    yield Sentence("ticket", 200, "rulebook-ticket-few")
    yield Sentence("ticket", 300, "rulebook-ticket-count")
    yield Sentence("ticket", 400, "rulebook-ticket-secret")
    yield item("first", 200, "rulebook-first-tickets")
    yield item("first", 600, "rulebook-first-more")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Example]:
    """A ticket of this board that a few routes join."""
    found = min(
        ((way, ticket) for ticket in ruleset.board.tickets if (way := find_way(ruleset, ticket))),
        key=lambda one: (abs(len(one[0]) - EXAMPLE_ROUTES), -one[1].points),
        default=None,
    )
    if found is None:
        return
    way, ticket = found
    face = (ticket.a, ticket.b, ticket.points)
    told = {"ticket": ends(ticket), "points": ticket.points, "routes": len(way)}
    place = ticket.a
    built = []
    for route in way:
        other = route.b if route.a == place else route.a
        built.append(replace(stretch(route, owner="you"), a=place, b=other))
        place = other
    yield Example(
        "goal",
        100,
        "example-ticket",
        (
            Moment("example-ticket-get", told, (Picture("ticket", ticket=face),)),
            Moment(
                "example-ticket-build",
                told,
                (line(*built), Picture("ticket", ticket=face, is_done=True)),
            ),
        ),
    )


def find_way(ruleset: Ruleset, ticket: Ticket) -> list[Route]:
    """The fewest routes that join a ticket's places, none of them into a country; empty where it takes one or none."""
    board = ruleset.board
    cities = {place.id for place in board.places if not place.is_country}
    before: dict[str, Route | None] = {ticket.a: None}
    queue = [ticket.a] if cities.issuperset((ticket.a, ticket.b)) else []
    for place in queue:
        for route in board.routes:
            if place not in route.pair or route.id in board.beyond:
                continue
            other = route.b if route.a == place else route.a
            if other in cities and other not in before:
                before[other] = route
                queue.append(other)
    way: list[Route] = []
    place = ticket.b
    while (leg := before.get(place)) is not None:
        way.insert(0, leg)
        place = leg.b if leg.a == place else leg.a
    return way if len(way) > 1 else []


MODULE = RuleModule(
    name="tickets",
    rules=("COM-TICK-2", "COM-TICK-3", "COM-TICK-5", "COM-TICK-6", "COM-SETUP-9"),
    brings=(LARGEST_OFFER, TICKETS_DRAWN),
    params={
        "offer": Param(3, 1, 5),
        "keep": Param(1, 1, 5),
        "start_keep": Param(2, 0, 5),
        "most": Param(1, 1, 5),
        "action": Param(1, 0, 1),
    },
    words={
        "start_rejects": ("under", "box", "shuffle"),
        "second_deck": ("stays", "box"),
        "start_short": ("refuse", "share"),
    },
    data=("start",),
    rulebook=rulebook,
    choices=(
        Choice("tickets", "confirm", on="tickets", icon="ticket"),
        Choice("keep", "several", on="offer", field="tickets", icon="ticket"),
    ),
    build=build,
)
