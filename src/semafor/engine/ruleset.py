"""Compiles an edition, its options and a number of seats into one immutable ruleset.

After this no edition name is left: there are tables, procedures with merged steps, decisions with
their options, and the lines of the final score.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from typing import Any, TypeVar

from semafor.board.loader import COLOURS
from semafor.board.model import GREY, Board, Route
from semafor.board.values import is_whole
from semafor.engine.advice import Advice
from semafor.engine.claim_numbers import claim_pays, claim_routes, claim_starts
from semafor.engine.core import Decision, Entry, Option, Procedure, State
from semafor.engine.errors import SetupError
from semafor.engine.facts import FIELDS
from semafor.engine.module import Builder, Part, RuleModule
from semafor.engine.ports import (
    ALWAYS,
    CLAIMS,
    COST_RULES,
    FREE_LOCOMOTIVES,
    LEAST_TOTAL,
    MARKET,
    SECOND_CARD,
    SPECIAL_KINDS,
    START_TRAINS,
    Collection,
    Port,
    Thing,
    build_order,
)
from semafor.engine.tables import (
    ACTIONS,
    DECKS,
    FITS,
    KINDS,
    LINES,
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

Found = TypeVar("Found")


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
    seat_counts: tuple[int, ...] = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)  # texts of its own cards
    # The keys by which cards may speak of modules, of those in this edition and of others.
    card_words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Ruleset:
    """Everything fixed about a game with a given number of seats.

    Nothing in it is written once it is compiled, nor in what its modules have made: all games share it, in
    any thread. What a computation needs is passed in (`State`, `ActionBuffer`, `ScoreSheet`) or made for it.
    """

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
    advice: Mapping[str, Advice]  # by decision; see `Ways.advise`
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
    move_fields: Mapping[str, frozenset[str]]
    # What modules have made for others; ask with `port`, `find`, `collection`.
    brought: Mapping[Port[Any], Any]
    collected: Mapping[Collection[Any], Sequence[Any]]
    place_nodes: tuple[range, ...]
    route_nodes: tuple[tuple[int, int], ...]
    route_places: tuple[tuple[int, int], ...]
    # Locomotives that the payment of a route must and may contain, by route.
    fewest_locomotives: tuple[int, ...]
    most_locomotives: tuple[int, ...]
    # How many cards of the colour that is paid stand for a locomotive it must contain, 0 for none.
    cards_per_locomotive: tuple[int, ...]
    route_colours: tuple[tuple[int, ...], ...]  # the colours that pay for a route
    route_points: tuple[int, ...]
    tables: Tables
    # Not of the rules, which never look at it: see `once_for_ruleset`.
    derived: dict[Callable[..., Any], Any] = field(default_factory=dict)

    def has(self, module: str) -> bool:
        """Whether a module is part of the game."""
        return any(known.name == module for known in self.edition.modules)

    def port(self, port: Port[Thing]) -> Thing:
        """What a module of the game has brought."""
        found: Thing = self.brought[port]
        return found

    def find(self, port: Port[Thing]) -> Thing | None:
        """The same, None where no module of the game brings it."""
        return self.brought.get(port)

    def collection(self, collection: Collection[Thing]) -> Sequence[Thing]:
        """What the modules of the game have added to a collection."""
        return self.collected.get(collection, ())

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

    def __deepcopy__(self, memo: dict[int, Any]) -> Ruleset:
        """Itself: nothing in it is ever written."""
        return self

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


def once_for_ruleset(make: Callable[[Ruleset], Found]) -> Callable[[Ruleset], Found]:
    """Make something that follows from a ruleset once, and keep it for as long as the ruleset lives.

    For those who ask about a ruleset (bots, page), never for rules: those have what they need from the start.
    Every game of a campaign has a ruleset of its own: a cache beside it would keep them all.
    """

    @wraps(make)
    def find(ruleset: Ruleset) -> Found:
        derived = ruleset.derived
        if make not in derived:
            derived[make] = make(ruleset)
        found: Found = derived[make]
        return found

    return find


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
    if seats not in edition.seat_counts:
        fewest, most = edition.seat_counts[0], edition.seat_counts[-1]
        raise SetupError("bad-seats-here", "COM-SETUP-1", seats=seats, fewest=fewest, most=most)
    kinds = tuple(edition.cards)
    builder = Builder(
        board=edition.board,
        seats=seats,
        kinds=kinds,
        colours=sum(1 for kind in kinds if kind in COLOURS),
        options=dict(options or {}),
        decks=edition.decks,
        cards=dict(edition.cards),
        card_words=edition.card_words,
    )
    _check_options(edition, builder.options)
    _check_map(edition)
    _check_limits(edition, builder.colours)
    modules = build_order(edition.modules)
    for module in modules:
        _enter(edition, builder, module)
        for told in module.tells:
            builder.brought[told.port] = told.read(builder)
    for module in modules:
        _enter(edition, builder, module)
        module.build(builder)
    builder.module = None
    for port in ALWAYS:
        if port not in builder.brought:
            raise SetupError("port-missing", module=edition.name, port=port.name)
    return _assemble(edition, builder)


def _enter(edition: Edition, builder: Builder, module: RuleModule) -> None:
    """Whatever is asked and added from now on is this module's."""
    builder.module = module
    builder.settings = {**edition.settings.get(module.name, {}), **_own(builder, module)}


def _check_limits(edition: Edition, colours: int) -> None:
    """Refuse, by its name, what the fixed sizes of the tables have no room for."""
    kind = max(edition.cards, key=lambda kind: edition.cards[kind])
    board = edition.board
    _refuse_over(
        ("cards", edition.cards[kind], MOST_CARDS - 1),
        ("colours", colours, MOST_COLOURS),
        ("kinds", len(edition.cards), KINDS),
        ("routes", len(board.routes), ROUTES),
        ("tickets", len(board.tickets), TICKETS),
        ("places", len(board.places), NODES),
        ("decks", len(edition.decks), DECKS),
        kind=kind,
    )


def _refuse_over(*limits: tuple[str, int, int], kind: str = "") -> None:
    """Refuse more of something than there is room for: what, how many, how many at the most."""
    for what, found, most in limits:
        if found > most:
            raise SetupError("over-limit", what=what, found=found, most=most, kind=kind)


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
    base = 0
    for decision in builder.decisions.values():
        ordered = builder.ordered_options[decision.name]
        decision.options = [ordered[order] for order in sorted(ordered)]
        for option in decision.options:
            if option not in options:
                option.base = base
                base += option.size
                options.append(option)
    _refuse_over(
        ("actions", base, NUMBERS),
        ("parts", builder.part_size, PART),
        ("lines", len(builder.points_lines) + len(builder.count_lines), LINES),
    )
    for line in builder.points_lines:
        if line not in builder.telling:
            raise SetupError("line-unwritten", line=line)
    numbers = _numbers(builder)
    tables = Tables(_table_values(builder, numbers))
    places = board.place_index()
    further = (change.further for change in builder.collection(COST_RULES))
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
        advice=builder.advice,
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
        start_trains=builder.port(START_TRAINS),
        rules_version=edition.rules_version,
        place_number=places,
        route_number=board.route_index(),
        ticket_number=board.ticket_index(),
        procedure_number={name: number for number, name in enumerate(builder.procedures)},
        actions=base,
        least_tickets=builder.least_tickets,
        special_kinds=frozenset(builder.collection(SPECIAL_KINDS)),
        fact_fields={
            **FIELDS,
            **{name: row for module in edition.modules for name, row in module.facts.items()},
        },
        cards=builder.cards,
        extra_routes=frozenset().union(*further),
        least_total=builder.find(LEAST_TOTAL),
        move_fields=builder.move_fields,
        brought=builder.brought,
        collected=builder.collected,
        place_nodes=tuple(numbers.ranges),
        route_nodes=tuple(zip(numbers.end_a, numbers.end_b, strict=True)),
        route_places=tuple((places[route.a], places[route.b]) for route in board.routes),
        fewest_locomotives=tuple(numbers.payments.needs),
        most_locomotives=tuple(numbers.payments.most),
        cards_per_locomotive=tuple(numbers.payments.each),
        route_colours=tuple(numbers.payments.colours),
        route_points=tuple(numbers.points),
        tables=tables,
    )
    _link(ruleset, builder)
    return ruleset


def _padded(values: Sequence[int], size: int) -> list[int]:
    if len(values) > size:
        raise SetupError("too-large", needed=len(values), room=size)
    return [*values, *([0] * (size - len(values)))]


def _words(board: Board) -> int:
    """The words of a mask that the routes of a board take up."""
    return max(1, -(-len(board.routes) // WORD_BITS))


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


@dataclass(frozen=True)
class _Payments:
    """What pays for routes, as the modules answer: all by route."""

    needs: list[int]  # the locomotives a payment must contain
    most: list[int]  # and may contain
    each: list[int]  # cards that stand for one of those it must contain, 0 for none
    colours: list[tuple[int, ...]]
    is_odd: list[bool]  # whether colour and locomotives do not say it all

    def cards(self, route: Route, number: int, locos: int) -> int:
        """Coloured cards of a payment with so many locomotives; agrees with `Tables.cards_for`."""
        missing = max(0, self.needs[number] - locos)
        return route.length - locos + missing * max(0, self.each[number] - 1)


def _payments(builder: Builder) -> _Payments:
    found = _Payments([], [], [], [], [])
    for number, route in enumerate(builder.board.routes):
        taken = [
            all(builder.ask_all("takes_kind", number, kind)) for kind in range(len(builder.kinds))
        ]
        painted = [
            kind for kind in range(builder.colours) if route.colour in (GREY, builder.kinds[kind])
        ]
        needs = builder.ask("fewest_locomotives", number)
        limit = FITS - 1 if taken[builder.locomotive] else 0
        standing = [cards for cards in builder.ask_all("cards_per_locomotive", number) if cards > 0]
        each = min(standing, default=0) if needs else 0
        found.needs.append(needs)
        found.most.append(max(needs, builder.ask_least("most_locomotives", limit, number)))
        found.each.append(each)
        found.colours.append(tuple(kind for kind in painted if taken[kind]))
        found.is_odd.append(each > 0 or len(found.colours[-1]) < len(painted))
    return found


def _payable(builder: Builder, payments: _Payments) -> list[list[int]]:
    """Routes by payment: row 16 x colour + cards held, place words x locomotives spent + word.

    A colour and that many locomotives pay a route that takes the colour, longer than the
    locomotives, no longer than cards and locomotives together.
    """
    table = rows(MOST_COLOURS * MOST_CARDS, FITS * WORDS)
    words = _words(builder.board)
    for colour in range(builder.colours):
        for locos in range(FITS):
            costs = [
                (payments.cards(route, number, locos), number)
                for number, route in enumerate(builder.board.routes)
                if colour in payments.colours[number]
                and locos < route.length
                and (locos >= payments.needs[number] or payments.each[number])
                and locos <= payments.most[number]
            ]
            for cards in range(1, MOST_CARDS):
                routes = [number for cost, number in costs if cost <= cards]
                masks = _mask(routes)[:words]
                table[MOST_CARDS * colour + cards][words * locos : words * (locos + 1)] = masks
    return table


@dataclass(frozen=True)
class _Numbers:
    """What tables and ruleset both hold, by route; `ranges` are the nodes of every place."""

    payments: _Payments
    points: list[int]
    ranges: list[range]
    end_a: list[int]
    end_b: list[int]


def _numbers(builder: Builder) -> _Numbers:
    board = builder.board
    points = [
        board.route_points[route.length] + sum(builder.ask_all("extra_points", number))
        for number, route in enumerate(board.routes)
    ]
    return _Numbers(_payments(builder), points, *_nodes(builder))


def _table_values(builder: Builder, known: _Numbers) -> dict[str, Any]:
    board = builder.board
    market, free_locos = builder.port(MARKET), builder.find(FREE_LOCOMOTIVES)
    colours, locomotive = builder.colours, builder.locomotive
    numbers = range(len(board.routes))
    lengths = [route.length for route in board.routes]
    special = frozenset(builder.collection(SPECIAL_KINDS))
    payments = known.payments
    most_locos = payments.most
    ranges = known.ranges
    stays_free, twins = _shut(builder)
    by_length = [
        _mask([route for route in numbers if lengths[route] <= most]) for most in range(FITS)
    ]
    colour_number = {name: number for number, name in enumerate(builder.kinds)}
    place = board.place_index()
    decks = {name: number for number, name in enumerate(builder.decks)}
    return {
        "seats": builder.seats,
        "kinds": len(builder.kinds),
        "colours": colours,
        "locomotive": locomotive,
        "words": _words(board),
        "routes": len(board.routes),
        "nodes": ranges[-1].stop if ranges else 0,
        "tickets": len(board.tickets),
        "decks": len(builder.decks),
        "market_size": market.size,
        "reset_at": market.reset_at,
        "lot_after": market.lot_after,
        "part_size": builder.part_size,
        "free_locos": -1 if free_locos is None else free_locos,
        "start_cards": _padded([int(builder.cards[kind]) for kind in builder.kinds], KINDS),
        "is_special": [int(kind in special) for kind in range(KINDS)],
        "length": _padded(lengths, ROUTES),
        "colour": _padded(
            [-1 if route.colour == GREY else colour_number[route.colour] for route in board.routes],
            ROUTES,
        ),
        "needs_locos": _padded(payments.needs, ROUTES),
        "most_locos": _padded(most_locos, ROUTES),
        "stand_in": _padded([max(0, cards - 1) for cards in payments.each], ROUTES),
        "is_odd": _padded([int(is_odd) for is_odd in payments.is_odd], ROUTES),
        "takes": [
            _padded([int(kind in colours) for colours in payments.colours], ROUTES)
            for kind in range(KINDS)
        ],
        "points": _padded(known.points, ROUTES),
        "end_a": _padded(known.end_a, ROUTES),
        "end_b": _padded(known.end_b, ROUTES),
        "place_a": _padded([place[route.a] for route in board.routes], ROUTES),
        "place_b": _padded([place[route.b] for route in board.routes], ROUTES),
        "claim_start": claim_starts(builder.port(CLAIMS).base, board, colours, locomotive),
        "claim_route": _padded(claim_routes(board, colours), ACTIONS),
        "claim_pay": _padded(claim_pays(board, builder.kinds, colours, locomotive), ACTIONS),
        "stays_free": stays_free,
        "twins": twins,
        "fits": by_length,
        "within": [
            _mask([route for route in numbers if lengths[route] <= min(most, most_locos[route])])
            for most in range(FITS)
        ],
        "payable": _payable(builder, payments),
        "every_route": _mask(list(numbers)),
        "ticket_a": _padded([place[ticket.a] for ticket in board.tickets], TICKETS),
        "ticket_b": _padded([place[ticket.b] for ticket in board.tickets], TICKETS),
        "ticket_points": _padded([ticket.points for ticket in board.tickets], TICKETS),
        "ticket_deck": _padded([decks[ticket.deck] for ticket in board.tickets], TICKETS),
        "first_node": _padded([nodes.start for nodes in ranges], NODES),
        "last_node": _padded([nodes.stop for nodes in ranges], NODES),
    }


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
    tables.ruleset = ruleset
    tables.decisions = list(ruleset.decisions)
    for decision in ruleset.decisions:
        for option in reversed(decision.options):
            decision.head = Entry(option, decision.head)
    for steps in builder.procedures.values():
        tables.procedures.append(Procedure([steps[number] for number in sorted(steps)]))
    entries = [Entry(option, None) for option in ruleset.all_options]
    tables.entry_at = [entry for entry in entries for _ in range(entry.option.size)]
    tables.score_lines = [builder.score_lines[number] for number in sorted(builder.score_lines)]
    tables.links = list(builder.links)
    tables.costs = [change.rule for change in builder.collection(COST_RULES)]
    tables.turn = builder.decisions["turn"].code
    tables.second_card = builder.port(SECOND_CARD)
    tables.setup = builder.procedure("setup")
    tables.turn_end = builder.procedure("turn_end")
    tables.card_drawn = builder.procedure("card_drawn")
    dealt = "card_dealt" if builder.procedures.get("card_dealt") else "card_drawn"
    tables.card_dealt = builder.procedure(dealt)
    if len(builder.procedures["game_end"]) > 1:
        tables.game_end = builder.procedure("game_end")
