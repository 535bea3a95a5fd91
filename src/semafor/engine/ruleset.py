"""Compiles an edition, its options and a number of seats into one immutable ruleset.

After this no edition name is left: there are tables, procedures with merged steps, decisions with
their options, and the lines of the final score.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from semafor.board.loader import COLOURS
from semafor.board.model import GREY, Board
from semafor.board.values import is_whole
from semafor.engine.core import Decision, Entry, Option, State, Step
from semafor.engine.errors import SetupError
from semafor.engine.facts import FIELDS
from semafor.engine.module import Builder, Part, RuleModule
from semafor.engine.tables import (
    ACTIONS,
    FITS,
    KINDS,
    MOST_CARDS,
    NODES,
    NUMBERS,
    PART,
    ROUTES,
    TICKETS,
    WORD_BITS,
    WORDS,
    Tables,
    rows,
)

LEAST_SEATS = 2
MOST_SEATS = 5
MOST_COLOURS = 8


@dataclass(frozen=True)
class Edition:
    """A game as data: parameters, rule modules, map. Built by `semafor.editions`."""

    name: str
    board: Board
    modules: tuple[RuleModule, ...]
    settings: Mapping[str, Mapping[str, Any]]
    cards: Mapping[str, int]
    decks: tuple[str, ...]
    tie_breaks: tuple[str, ...]
    rules_version: int = 1
    title: Mapping[str, str] = field(default_factory=dict)
    stage: str = "complete"
    seat_colours: tuple[str, ...] = ()
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # texts of its own cards
    # The keys by which cards may speak of modules, of those in this edition and of others.
    card_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(eq=False)
class Ruleset:
    """Everything fixed about a game with a given number of seats."""

    edition: Edition
    seats: int
    options: Mapping[str, Any]
    board: Board
    kinds: tuple[str, ...]
    colours: int
    decks: tuple[str, ...]
    play_decks: tuple[str, ...]
    decisions: tuple[Decision, ...]
    all_options: tuple[Option, ...]
    parts: tuple[Part, ...]
    tokens: Mapping[int, tuple[str, ...]]
    names: Mapping[str, tuple[str, ...]]
    points_lines: tuple[str, ...]
    told_lines: tuple[str, ...]
    line_rows: Mapping[str, int]
    tie_breaks: tuple[str, ...]
    start_trains: int
    rules_version: int
    place_number: Mapping[str, int]
    route_number: Mapping[str, int]
    ticket_number: Mapping[str, int]
    procedure_number: Mapping[str, int]
    actions: int
    least_tickets: Mapping[str, tuple[int, int]]
    special_kinds: frozenset[int]
    fact_fields: Mapping[str, tuple[str, str]]
    cards: Mapping[str, int]
    extra_routes: frozenset[int]
    least_total: int | None
    move_fields: Mapping[str, frozenset[str]] = field(default_factory=dict)
    shared: Mapping[str, Any] = field(default_factory=dict)
    place_nodes: tuple[range, ...] = ()
    route_nodes: tuple[tuple[int, int], ...] = ()
    tables: Tables = field(init=False)

    def has(self, module: str) -> bool:
        """Whether a module is part of the game."""
        return any(known.name == module for known in self.edition.modules)

    def parameter(self, module: str, name: str) -> int:
        """A number of a module as this game has it, 0 where the game lacks the module."""
        for known in self.edition.modules:
            if known.name == module:
                values = {**self.edition.settings.get(module, {}), **self.options}
                return int(values.get(name, known.params[name].default))
        return 0

    @property
    def locomotive(self) -> int:
        """Number of the locomotive among the kinds."""
        return self.kinds.index("locomotive")

    @property
    def map_hash(self) -> str:
        """Fingerprint of the map facts a record depends on."""
        return hash_board(self.board)

    def kind_count(self, kind: int) -> int:
        """How many cards of a kind take part."""
        return int(self.cards[self.kinds[kind]])

    def new_state(self) -> State:
        """An empty state; `start` sets it up."""
        return State(self.tables)

    def check_start(self) -> None:
        """REF-EDGE-4: refuse a game whose ticket decks cannot be dealt from."""
        for deck, (tickets, needed) in self.least_tickets.items():
            if tickets < needed:
                raise SetupError(
                    "too-few-tickets", "REF-EDGE-4", deck=deck, tickets=tickets, needed=needed
                )


def hash_board(board: Board) -> str:
    """SHA-256 over places, routes, tickets and points, in a fixed form."""
    facts = {
        "places": [[place.id, place.is_country, place.passengers] for place in board.places],
        "routes": [
            [route.id, route.length, route.colour, route.kind, route.locomotives]
            for route in board.routes
        ],
        "tickets": [[ticket.id, ticket.points, ticket.deck] for ticket in board.tickets],
        "points": sorted(board.route_points.items()),
    }
    large = [place.id for place in board.places if place.is_large]
    if large:
        facts["large"] = large
    text = json.dumps(facts, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def compile_ruleset(
    edition: Edition, seats: int, options: Mapping[str, Any] | None = None
) -> Ruleset:
    """Merge an edition's modules for a number of seats (COM-SETUP-1: two to five)."""
    if not is_whole(seats, LEAST_SEATS, MOST_SEATS):
        raise SetupError("bad-seats", "COM-SETUP-1", seats=seats)
    kinds = tuple(edition.cards)
    builder = Builder(
        board=edition.board,
        seats=seats,
        kinds=kinds,
        colours=sum(1 for kind in kinds if kind in COLOURS),
        options=dict(options or {}),
        decks=edition.decks,
        cards=dict(edition.cards),
        all_settings=edition.settings,
        module_names=frozenset(module.name for module in edition.modules),
        card_words=edition.card_words,
    )
    _check_options(edition, builder.options)
    _check_map(edition)
    if builder.colours > MOST_COLOURS or max(edition.cards.values()) >= MOST_CARDS:
        raise SetupError("too-large", cards=max(edition.cards.values()), colours=builder.colours)
    for module in edition.modules:
        builder.module = module
        builder.settings = {**edition.settings.get(module.name, {}), **_own(builder, module)}
        module.build(builder)
    builder.module = None
    return _assemble(edition, builder)


def _check_map(edition: Edition) -> None:
    """A map may only hold what some module of the edition knows how to play."""
    handled = {word for module in edition.modules for word in module.handles}
    for route in edition.board.routes:
        if route.kind and route.kind not in handled:
            raise SetupError("not-playable", what=route.kind, where=route.id)
    for place in edition.board.places:
        if place.is_country and "country" not in handled:
            raise SetupError("not-playable", what="country", where=place.id)


def _own(builder: Builder, module: RuleModule) -> dict[str, Any]:
    """Options of this game that are parameters of the module."""
    known = {*module.params, *module.words, *module.texts}
    return {name: value for name, value in builder.options.items() if name in known}


def _check_options(edition: Edition, options: Mapping[str, Any]) -> None:
    known = {
        name
        for module in edition.modules
        for name in (*module.params, *module.words, *module.texts)
    }
    for name in options:
        if name not in known and name != "tickets":
            raise SetupError("unknown-option", name=name)


def _assemble(edition: Edition, builder: Builder) -> Ruleset:
    board = edition.board
    options: list[Option] = []
    claim_size, claim_base, claim_route = _claim_numbers(builder)
    base = 0
    for decision in builder.decisions.values():
        ordered = builder.ordered_options[decision.name]
        decision.options = [ordered[order] for order in sorted(ordered)]
        for option in decision.options:
            if option not in options:
                option.base = base
                if option.word == "claim" and option.size == 0:
                    option.size = claim_size
                base += option.size
                options.append(option)
    if base > NUMBERS or builder.part_size > PART:
        raise SetupError("too-large", actions=base, part=builder.part_size)
    places = board.place_index()
    ruleset = Ruleset(
        edition=edition,
        seats=builder.seats,
        options=builder.options,
        board=board,
        kinds=builder.kinds,
        colours=builder.colours,
        decks=builder.decks,
        play_decks=builder.play_decks or builder.decks,
        decisions=tuple(builder.decisions.values()),
        all_options=tuple(options),
        parts=tuple(builder.parts),
        tokens=builder.tokens,
        names=builder.names,
        points_lines=tuple(builder.points_lines),
        told_lines=tuple(sorted(builder.points_lines, key=builder.telling.__getitem__)),
        line_rows={
            **{name: row for row, name in enumerate(builder.points_lines)},
            **{name: 15 - row for row, name in enumerate(builder.count_lines)},
        },
        tie_breaks=edition.tie_breaks,
        start_trains=builder.sizes["start_trains"],
        rules_version=edition.rules_version,
        place_number=places,
        route_number=board.route_index(),
        ticket_number=board.ticket_index(),
        procedure_number={name: number for number, name in enumerate(builder.procedures)},
        actions=base,
        least_tickets=builder.least_tickets,
        special_kinds=frozenset(builder.special_kinds),
        fact_fields={
            **FIELDS,
            **{name: row for module in edition.modules for name, row in module.facts.items()},
        },
        cards=builder.cards,
        extra_routes=frozenset(builder.extra_routes),
        least_total=builder.sizes.get("least_total"),
        move_fields=builder.move_fields,
        shared=builder.shared,
    )
    ruleset.tables = _tables(ruleset, builder, claim_base, claim_route)
    _link(ruleset, builder)
    return ruleset


def _claim_numbers(builder: Builder) -> tuple[int, list[int], list[int]]:
    """Dense action numbers for claims: route by route, colour by colour, locomotives spent."""
    bases: list[int] = []
    route_of: list[int] = []
    for number, route in enumerate(builder.board.routes):
        bases.append(len(route_of))
        colours = builder.colours if route.colour == GREY else 1
        route_of.extend([number] * (colours * route.length + 1))
    return len(route_of), bases, route_of


def _claim_starts(ruleset: Ruleset, bases: list[int]) -> list[list[int]]:
    """First action by colour and route; the locomotive's row has the payment without a colour."""
    claim = next(option for option in ruleset.all_options if option.word == "claim")
    starts = rows(KINDS, ROUTES)
    for number, route in enumerate(ruleset.board.routes):
        first = claim.base + bases[number]
        colours = ruleset.colours if route.colour == GREY else 1
        for colour in range(ruleset.colours):
            starts[colour][number] = first + (colour * route.length if colours > 1 else 0)
        starts[ruleset.locomotive][number] = first + colours * route.length
    return starts


def _claim_pays(ruleset: Ruleset) -> list[int]:
    """The payment of every claim: 16 x colour + locomotives, colour = locomotive for none."""
    pays: list[int] = []
    for route in ruleset.board.routes:
        grey = range(ruleset.colours)
        colours = grey if route.colour == GREY else [ruleset.kinds.index(route.colour)]
        pays.extend(16 * colour + locos for colour in colours for locos in range(route.length))
        pays.append(16 * ruleset.locomotive + route.length)
    return pays


def _padded(values: Sequence[int], size: int) -> list[int]:
    if len(values) > size:
        raise SetupError("too-large", needed=len(values), room=size)
    return [*values, *([0] * (size - len(values)))]


def _mask(routes: Sequence[int]) -> list[int]:
    words = [0] * WORDS
    for route in routes:
        words[route // WORD_BITS] |= 1 << (route % WORD_BITS)
    return words


def _nodes(builder: Builder) -> tuple[list[range], list[int], list[int]]:
    """Nodes of the connection graph: one a city; a split place has one for each route end."""
    board = builder.board
    places = board.place_index()
    split = [bool(builder.ask("splits_place", number)) for number in range(len(board.places))]
    ends: dict[int, list[tuple[int, str]]] = {number: [] for number in places.values()}
    for number, route in enumerate(board.routes):
        ends[places[route.a]].append((number, "a"))
        ends[places[route.b]].append((number, "b"))
    ranges: list[range] = []
    node_of: dict[tuple[int, str], int] = {}
    count = 0
    for place in range(len(board.places)):
        width = max(1, len(ends[place])) if split[place] else 1
        ranges.append(range(count, count + width))
        for position, end in enumerate(ends[place]):
            node_of[end] = count + (position if split[place] else 0)
        count += width
    routes = range(len(board.routes))
    return (
        ranges,
        [node_of[route, "a"] for route in routes],
        [node_of[route, "b"] for route in routes],
    )


def _payable(builder: Builder, needs: Sequence[int]) -> list[list[int]]:
    """Routes by payment: row 16 x colour + cards held, place 10 x word + locomotives spent.

    A colour and that many locomotives pay a route of its colour or grey, longer than the
    locomotives, no longer than cards and locomotives together.
    """
    table = rows(MOST_COLOURS * MOST_CARDS, FITS * WORDS)
    for colour in range(builder.colours):
        takes = (builder.kinds[colour], GREY)
        for cards in range(1, MOST_CARDS):
            for locos in range(FITS):
                routes = [
                    number
                    for number, route in enumerate(builder.board.routes)
                    if route.colour in takes
                    and locos < route.length <= cards + locos
                    and needs[number] <= locos
                ]
                for word, mask in enumerate(_mask(routes)):
                    table[MOST_CARDS * colour + cards][FITS * word + locos] = mask
    return table


def _tables(
    ruleset: Ruleset, builder: Builder, claim_base: list[int], claim_route: list[int]
) -> Tables:
    board = builder.board
    numbers = range(len(board.routes))
    lengths = [route.length for route in board.routes]
    needs = [builder.ask("fewest_locomotives", route) for route in numbers]
    ranges, end_a, end_b = _nodes(builder)
    ruleset.place_nodes = tuple(ranges)
    ruleset.route_nodes = tuple(zip(end_a, end_b, strict=True))
    stays_free, twins = _shut(builder)
    by_length = [
        _mask([route for route in numbers if lengths[route] <= most]) for most in range(FITS)
    ]
    colour_number = {name: number for number, name in enumerate(builder.kinds)}
    place = ruleset.place_number
    decks = {name: number for number, name in enumerate(builder.decks)}
    values: dict[str, Any] = {
        "seats": builder.seats,
        "kinds": len(builder.kinds),
        "colours": builder.colours,
        "locomotive": builder.locomotive,
        "words": max(1, -(-len(board.routes) // WORD_BITS)),
        "routes": len(board.routes),
        "nodes": ranges[-1].stop if ranges else 0,
        "tickets": len(board.tickets),
        "decks": len(builder.decks),
        "market_size": builder.sizes["market"],
        "reset_at": builder.sizes["reset_at"],
        "part_size": builder.part_size,
        "free_locos": builder.sizes.get("free_locos", -1),
        "start_cards": _padded(
            [ruleset.kind_count(kind) for kind in range(len(builder.kinds))], KINDS
        ),
        "is_special": [int(kind in builder.special_kinds) for kind in range(KINDS)],
        "length": _padded(lengths, ROUTES),
        "colour": _padded(
            [-1 if route.colour == GREY else colour_number[route.colour] for route in board.routes],
            ROUTES,
        ),
        "needs_locos": _padded(needs, ROUTES),
        "points": _padded([board.route_points[length] for length in lengths], ROUTES),
        "end_a": _padded(end_a, ROUTES),
        "end_b": _padded(end_b, ROUTES),
        "place_a": _padded([place[route.a] for route in board.routes], ROUTES),
        "place_b": _padded([place[route.b] for route in board.routes], ROUTES),
        "claim_start": _claim_starts(ruleset, claim_base),
        "claim_route": _padded(claim_route, ACTIONS),
        "claim_pay": _padded(_claim_pays(ruleset), ACTIONS),
        "stays_free": stays_free,
        "twins": twins,
        "fits": by_length,
        "within": by_length,
        "payable": _payable(builder, needs),
        "every_route": _mask(list(numbers)),
        "ticket_a": _padded([place[ticket.a] for ticket in board.tickets], TICKETS),
        "ticket_b": _padded([place[ticket.b] for ticket in board.tickets], TICKETS),
        "ticket_points": _padded([ticket.points for ticket in board.tickets], TICKETS),
        "ticket_deck": _padded([decks[ticket.deck] for ticket in board.tickets], TICKETS),
        "first_node": _padded([nodes.start for nodes in ranges], NODES),
        "last_node": _padded([nodes.stop for nodes in ranges], NODES),
    }
    return Tables(ruleset, values)


def _shut(builder: Builder) -> tuple[list[list[int]], list[list[int]]]:
    """COM-CLAIM-13..17: what stays free for everybody after a claim, and what its owner may not."""
    board = builder.board
    group = [(route.pair, route.length) for route in board.routes]
    strands = Counter(group)
    stays_free = rows(ROUTES, WORDS)
    twins_of = rows(ROUTES, WORDS)
    for route, key in enumerate(group):
        twins = [other for other, name in enumerate(group) if name == key and other != route]
        twins_of[route] = _mask(twins)
        is_single = builder.ask("single_strand", strands[key])
        shut = [route, *twins] if is_single else [route]
        stays_free[route] = _mask([other for other in range(len(group)) if other not in shut])
    return stays_free, twins_of


def _link(ruleset: Ruleset, builder: Builder) -> None:
    """Chain options and steps, and tell the tables where everything is."""
    tables = ruleset.tables
    tables.decisions = list(ruleset.decisions)
    for decision in ruleset.decisions:
        for option in reversed(decision.options):
            decision.head = Entry(option, decision.head)
    for steps in builder.procedures.values():
        ordered: list[Step] = [steps[number] for number in sorted(steps)]
        for step, following in pairwise(ordered):
            step.following = following
        tables.procedures.append(ordered)
    tables.option_at = [option for option in ruleset.all_options for _ in range(option.size)]
    tables.score_lines = [builder.score_lines[number] for number in sorted(builder.score_lines)]
    tables.links = list(builder.links)
    tables.costs = list(builder.costs)
    tables.turn = builder.decisions["turn"].code
    tables.second_card = builder.decisions["second_card"].code
    tables.setup = builder.procedure("setup")
    tables.turn_end = builder.procedure("turn_end")
    tables.card_drawn = builder.procedure("card_drawn")
    dealt = "card_dealt" if builder.procedures.get("card_dealt") else "card_drawn"
    tables.card_dealt = builder.procedure(dealt)
    if len(builder.procedures["game_end"]) > 1:
        tables.game_end = builder.procedure("game_end")
