"""Fixed sizes, the numbers of a compiled ruleset, and the buffer for legal actions.

Sizes carry the largest board of the family (about 200 routes and 130 tickets). Masks of routes and
tickets are rows of words: 62 bits each when compiled, because longer integers would defeat the
compiler, and one long word in plain Python, where a second word costs more than the length.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

SEATS = 5
KINDS = 24
ROUTES = 248
COMPILED = not __file__.endswith(".py")
WORDS = 4 if COMPILED else 1
WORD_BITS = ROUTES // WORDS
MARKET = 8
# Longest route + 1, and most cards of a colour + 1.
FITS = 10
MOST_CARDS = 16
TICKETS = 160
TICKET_WORDS = 3 if COMPILED else 1
DECKS = 2
OFFER = 8
PART = 1024
MOST_KEPT = 32767  # the largest number of a part, and its negative the smallest
DEPTH = 24
FRAME = 5
# Legal actions of one decision, and numbers of all actions of a ruleset.
ACTIONS = 16384
NUMBERS = 65536
NODES = 128
LINES = 16
# A ticket put away carries who did it: itself + SEAT_MARK x (seat + 1).
SEAT_MARK = 256

# What a step answers: finished, or to be run once more when what it pushed is settled.
DONE = 0
AGAIN = 1


def zeros(count: int) -> list[int]:
    """A list of zeros (as a call, because a product of a list does not become a C array)."""
    return [0] * count


def rows(count: int, width: int) -> list[list[int]]:
    """A table of zeros."""
    return [[0] * width for _ in range(count)]


class ActionBuffer:
    """Legal actions of one decision; belongs to one search or thread and is reused."""

    def __init__(self) -> None:
        self.codes = zeros(ACTIONS)
        self.count = 0
        self.room = ACTIONS
        self.free = zeros(WORDS)

    def add(self, action: int) -> None:
        """Append one action."""
        if self.count >= self.room:
            raise IndexError("there is no room for so many actions")
        self.codes[self.count] = action
        self.count += 1

    def get(self, index: int) -> int:
        """The action at an index."""
        if not 0 <= index < self.count:
            raise IndexError("so many actions are not listed")
        return self.codes[index]

    def to_list(self) -> list[int]:
        """All actions, in the order in which the options listed them."""
        return [self.codes[index] for index in range(self.count)]


class Tables:
    """The numbers of a compiled ruleset: fixed for the whole game, sized for 248 routes."""

    seats: int
    kinds: int
    colours: int
    locomotive: int
    words: int
    routes: int
    nodes: int
    tickets: int
    decks: int
    market_size: int
    reset_at: int
    lot_after: int
    part_size: int
    free_locos: int
    start_cards: list[int]
    is_special: list[int]
    length: list[int]
    colour: list[int]
    needs_locos: list[int]
    most_locos: list[int]
    stand_in: list[int]
    is_odd: list[int]
    takes: list[list[int]]
    points: list[int]
    end_a: list[int]
    end_b: list[int]
    place_a: list[int]
    place_b: list[int]
    claim_start: list[list[int]]
    claim_route: list[int]
    claim_pay: list[int]
    stays_free: list[list[int]]
    twins: list[list[int]]
    fits: list[list[int]]
    within: list[list[int]]
    payable: list[list[int]]
    every_route: list[int]
    ticket_a: list[int]
    ticket_b: list[int]
    ticket_points: list[int]
    ticket_deck: list[int]
    first_node: list[int]
    last_node: list[int]
    # Which bit of its word a single bit is, from 1. Compiled it is one instruction, in `tables.pxd`; else see below.
    ordinal: Callable[[int], int]

    def __init__(  # noqa: PLR0915 - one line for each table
        self, values: dict[str, Any]
    ) -> None:
        self.ruleset: Any = None  # told when it is there
        self.seats = values["seats"]
        self.kinds = values["kinds"]
        self.colours = values["colours"]
        self.locomotive = values["locomotive"]
        self.words = values["words"]
        self.routes = values["routes"]
        self.nodes = values["nodes"]
        self.tickets = values["tickets"]
        self.decks = values["decks"]
        self.market_size = values["market_size"]
        self.reset_at = values["reset_at"]
        self.lot_after = values["lot_after"]
        self.part_size = values["part_size"]
        self.start_cards = values["start_cards"]
        self.is_special = values["is_special"]
        self.length = values["length"]
        self.colour = values["colour"]
        self.needs_locos = values["needs_locos"]
        self.most_locos = values["most_locos"]
        # Cards beyond the first that stand for a required locomotive (0: none may), whether a route is paid
        # otherwise than by its colour and locomotives, and which colours pay for it.
        self.stand_in = values["stand_in"]
        self.is_odd = values["is_odd"]
        self.takes = values["takes"]
        self.points = values["points"]
        self.end_a = values["end_a"]
        self.end_b = values["end_b"]
        self.place_a = values["place_a"]
        self.place_b = values["place_b"]
        self.claim_start = values["claim_start"]
        self.claim_route = values["claim_route"]
        self.claim_pay = values["claim_pay"]
        self.stays_free = values["stays_free"]
        self.twins = values["twins"]
        self.fits = values["fits"]
        self.within = values["within"]
        self.payable = values["payable"]
        self.every_route = values["every_route"]
        self.ticket_a = values["ticket_a"]
        self.ticket_b = values["ticket_b"]
        self.ticket_points = values["ticket_points"]
        self.ticket_deck = values["ticket_deck"]
        self.first_node = values["first_node"]
        self.last_node = values["last_node"]
        self.word_bits = WORD_BITS
        self.ticket_words = TICKET_WORDS
        self.one = zeros(ROUTES)
        self.word_of = zeros(ROUTES)
        self.make_bits()
        self.decisions: list[Any] = []
        self.procedures: list[Any] = []
        # Who has an action number, in an entry: the hot loop takes its option without a type test.
        self.entry_at: list[Any] = []
        self.score_lines: list[Any] = []
        self.links: list[Any] = []
        self.costs: list[Any] = []
        self.turn = 0
        self.second_card = 0
        self.setup = 0
        self.turn_end = 0
        self.card_drawn = 0
        self.card_dealt = 0
        self.game_end = -1
        self.free_locos = values["free_locos"]

    def option_of(self, action: int) -> Any:
        """The option that has an action number."""
        return self.entry_at[action].option

    def cards_for(self, route: int, locos: int) -> int:
        """Coloured cards of a payment with so many locomotives: several for each required one that is missing."""
        cards = self.length[route] - locos
        missing = self.needs_locos[route] - locos
        if missing > 0:
            cards += missing * self.stand_in[route]
        return cards

    def make_bits(self) -> None:
        """Tables of single bits: shifting a literal would be a 32-bit shift when compiled."""
        mask = 1
        for position in range(WORD_BITS):
            for word in range(WORDS):
                self.one[word * WORD_BITS + position] = mask
                self.word_of[word * WORD_BITS + position] = word
            mask += mask


if not COMPILED:
    setattr(Tables, "ordinal", staticmethod(int.bit_length))  # noqa: B010 - compiled, it is no attribute
