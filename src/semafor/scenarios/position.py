"""Builds the position of a scenario's `given`, or the setup it asks for."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from semafor.board.values import is_whole
from semafor.editions import edition_with_map, find_ruleset, read_edition
from semafor.engine import access
from semafor.engine.chance import ScriptedSource
from semafor.engine.core import State
from semafor.engine.errors import SetupError
from semafor.engine.game import Game
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS, Ruleset, compile_ruleset
from semafor.legends.companies import NO_COMPANY
from semafor.scenarios.reading import bad, by_seat, listing, mapping, name, number

GIVEN_KEYS = {
    "turn",
    "first",
    "hands",
    "market",
    "deck",
    "discard",
    "rest",
    "routes",
    "trains",
    "tickets",
    "ticket_deck",
    "ticket_decks",
    "rest_tickets",
    "last_round",
}


def build_game(scenario: Mapping[str, Any]) -> Game:
    """The game a scenario starts from."""
    ruleset = _ruleset(scenario)
    seed = str(scenario.get("seed", 0))
    if scenario.get("setup"):
        return _set_up(ruleset, scenario, seed)
    return _Builder(ruleset, mapping(scenario.get("given"), "given"), seed).game()


def _ruleset(scenario: Mapping[str, Any]) -> Ruleset:
    edition = scenario.get("edition")
    if not isinstance(edition, str):
        raise SetupError("scenario-shape", key="edition")
    seats = scenario.get("players")
    if not isinstance(seats, int):
        raise SetupError("scenario-shape", key="players")
    if not is_whole(seats, LEAST_SEATS, MOST_SEATS):
        raise SetupError("bad-seats", "COM-SETUP-1", seats=seats)
    options = _options(scenario, edition, seats)
    if "map" in scenario:
        return compile_ruleset(edition_with_map(edition, scenario["map"]), seats, options)
    return find_ruleset(edition, seats, options)


def _options(scenario: Mapping[str, Any], edition: str, seats: int) -> dict[str, Any]:
    """`companies` of a setup, by seat; a seat that is not named has none."""
    has_companies = "companies" in read_edition(edition)["modules"]
    if not has_companies and "companies" not in scenario:
        return {}
    named = by_seat(scenario.get("companies"), "companies", seats)
    if not scenario.get("setup") and named:
        raise bad("companies", named)  # they belong to `given`
    chosen = [named.get(seat) or NO_COMPANY for seat in range(seats)]
    return {"companies": ",".join(str(colour) for colour in chosen)}


def _set_up(ruleset: Ruleset, scenario: Mapping[str, Any], seed: str) -> Game:
    """`setup: true`: a real setup, with the named cards and tickets on top of their decks."""
    cards = [_kind(ruleset, card, "deck") for card in listing(scenario.get("deck"), "deck")]
    for kind in set(cards):
        if cards.count(kind) > ruleset.kind_count(kind):
            raise bad("deck", ruleset.kinds[kind])
    used: set[int] = set()
    tickets = _named_decks(ruleset, scenario, ruleset.decks, used)
    first = number(scenario.get("first", 0), "first", 0, ruleset.seats - 1)
    return Game(ruleset, seed=seed, first=first, source=ScriptedSource(seed, cards, tickets))


def _kind(ruleset: Ruleset, value: Any, key: str) -> int:
    return name(value, key, {kind: index for index, kind in enumerate(ruleset.kinds)})


def _named_decks(
    ruleset: Ruleset, data: Mapping[str, Any], decks: tuple[str, ...], used: set[int]
) -> dict[int, list[int]]:
    """Tickets named by `ticket_deck` (one deck) or `ticket_decks` (by name), top first."""
    named = mapping(data.get("ticket_decks"), "ticket_decks")
    if "ticket_deck" in data:
        if len(ruleset.play_decks) > 1 or named:
            raise bad("ticket_deck", data["ticket_deck"])
        named = {ruleset.decks[0]: data["ticket_deck"]}
    found: dict[int, list[int]] = {}
    for deck, names in named.items():
        if deck not in decks:
            raise bad("ticket_decks", deck)
        found[ruleset.decks.index(deck)] = [
            _ticket(ruleset, value, "ticket_deck", used, deck)
            for value in listing(names, "ticket_deck")
        ]
    return found


def _ticket(ruleset: Ruleset, value: Any, key: str, used: set[int], deck: str = "") -> int:
    """A ticket that is in no other place, and of the right deck."""
    ticket = name(value, key, ruleset.ticket_number)
    if ticket in used or (deck and ruleset.board.tickets[ticket].deck != deck):
        raise bad(key, value)
    used.add(ticket)
    return ticket


class _Builder:
    """Puts a position together, piece by piece, and counts what is left."""

    def __init__(self, ruleset: Ruleset, given: dict[str, Any], seed: str) -> None:
        self.ruleset = ruleset
        self.given = given
        self.rng = random.Random(seed)
        self.seats = ruleset.seats
        self.kinds = range(len(ruleset.kinds))
        self.left = [ruleset.kind_count(kind) for kind in self.kinds]
        self.state: State = ruleset.new_state()
        self.seed = seed
        known = GIVEN_KEYS | {key for part in ruleset.parts for key in part.given}
        for key in given:
            if key not in known:
                raise bad("given", key)

    def game(self) -> Game:
        """The whole position, put in order (COM-EDGE-7)."""
        state = self.state
        access.free_board(state)
        self.routes()
        cards = self.cards()
        tickets = self.tickets()
        state.source = ScriptedSource(self.seed, cards, tickets)
        self.parts()
        last_round = self.given.get("last_round")
        if last_round is not None:
            state.last_round = number(last_round, "last_round", 1, self.seats)
        first = self.given.get("first", self.given.get("caboose"))
        state.first = number(0 if first is None else first, "first", 0, self.seats - 1)
        turn = number(self.given.get("turn", 0), "turn", 0, self.seats - 1)
        state.begin_turn(turn)
        state.push_procedure(self.ruleset.procedure_number["settle"], 0, 0, 0)
        state.advance()
        return Game.from_state(self.ruleset, state)

    def parts(self) -> None:
        """What the modules keep; seats are checked here, the rest by the modules."""
        for part in self.ruleset.parts:
            values: dict[str, Any] = {}
            for key in part.given:
                if key in self.given:
                    values[key] = self.given[key]
                    if isinstance(values[key], Mapping) and any(
                        isinstance(seat, int) for seat in values[key]
                    ):
                        by_seat(values[key], key, self.seats)
            try:
                part.give(self.state, values)
            except (TypeError, KeyError, AttributeError, IndexError, ValueError) as error:
                raise bad(part.name, values) from error

    def routes(self) -> None:
        """Claimed routes, their points, and the trains left."""
        ruleset, state = self.ruleset, self.state
        claimed = by_seat(self.given.get("routes"), "routes", self.seats)
        trains = by_seat(self.given.get("trains"), "trains", self.seats)
        for seat in range(self.seats):
            score, used = 0, 0
            for value in listing(claimed.get(seat), "routes"):
                route = name(value, "routes", ruleset.route_number)
                if route not in access.open_routes(state, seat):
                    raise bad("routes", value)
                state.give_route(seat, route)
                length = ruleset.board.routes[route].length
                score += ruleset.route_points[route]
                used += length
            left = ruleset.start_trains - used
            if left < 0:
                raise bad("routes", claimed.get(seat))
            access.set_score(state, seat, score)
            access.set_trains(state, seat, number(trains.get(seat, left), "trains", 0, left))

    def take(self, kind: int, count: int, key: str) -> int:
        """Take cards of a kind out of the box."""
        if count > self.left[kind]:
            raise bad(key, f"{self.ruleset.kinds[kind]}: {count}")
        self.left[kind] -= count
        return count

    def counts(self, value: Any, key: str) -> list[int]:
        """Cards by kind, taken out of the box."""
        result = [0 for _ in self.kinds]
        for card, count in mapping(value, key).items():
            kind = _kind(self.ruleset, card, key)
            result[kind] = self.take(kind, number(count, key, 0, 999), key)
        return result

    def hand(self, value: Any) -> list[int]:
        """The cards of a hand; special ones are never in one."""
        cards = self.counts(value, "hands")
        for kind in self.ruleset.special_kinds:
            if cards[kind]:
                raise bad("hands", self.ruleset.kinds[kind])
        return cards

    def cards(self) -> list[int]:
        """Hands, market, deck and discard; returns the named cards of the deck, top first."""
        given = self.given
        hands = by_seat(given.get("hands"), "hands", self.seats)
        held = [self.hand(hands.get(seat)) for seat in range(self.seats)]
        discard = self.counts(given.get("discard"), "discard")
        script = []
        for card in listing(given.get("deck"), "deck"):
            kind = _kind(self.ruleset, card, "deck")
            self.take(kind, 1, "deck")
            script.append(kind)
        access.set_market(self.state, self.market())
        deck = [script.count(kind) for kind in self.kinds]
        rest = given.get("rest", "deck")
        if rest not in ("deck", "discard", "box"):
            number(rest, "rest", 0, self.seats - 1)
        piles = {"deck": deck, "discard": discard, "box": [0 for _ in self.kinds]}
        for kind in self.kinds:
            pile = piles[rest] if rest in piles else held[rest]
            if rest not in piles and kind in self.ruleset.special_kinds:
                pile = deck  # it cannot be in a hand
            pile[kind] += self.left[kind]
        for seat in range(self.seats):
            access.set_hand(self.state, seat, held[seat], [0 for _ in self.kinds])
        access.set_piles(self.state, deck, discard, [0 for _ in self.kinds])
        return script

    def market(self) -> list[int]:
        """The named slots, or any cards not named (never so many locomotives that they go)."""
        size = self.state.tables.market_size
        if self.given.get("market") is not None:
            slots = listing(self.given["market"], "market")
            if len(slots) > size:
                raise bad("market", slots)
            kinds = [-1 if card is None else _kind(self.ruleset, card, "market") for card in slots]
            for kind in kinds:
                if kind in self.ruleset.special_kinds:
                    raise bad("market", self.ruleset.kinds[kind])
                if kind >= 0:
                    self.take(kind, 1, "market")
            return kinds + [-1] * (size - len(kinds))
        loose = [kind for kind in self.kinds for _ in range(self.left[kind])]
        self.rng.shuffle(loose)
        opened: list[int] = []
        most = self.state.tables.reset_at - 1
        locomotive = self.ruleset.locomotive
        special = self.ruleset.special_kinds
        for kind in loose:
            if kind in special:
                continue
            if len(opened) < size and (kind != locomotive or opened.count(kind) < most):
                opened.append(kind)
        for kind in opened:
            self.left[kind] -= 1
        return opened + [-1] * (size - len(opened))

    def tickets(self) -> dict[int, list[int]]:
        """Held tickets and decks; returns the named tickets of the decks, top first."""
        ruleset, state = self.ruleset, self.state
        used: set[int] = set()
        held = by_seat(self.given.get("tickets"), "tickets", self.seats)
        for seat in range(self.seats):
            names = listing(held.get(seat), "tickets")
            chosen = [_ticket(ruleset, value, "tickets", used) for value in names]
            access.set_tickets(state, seat, chosen, [])
        script = _named_decks(ruleset, self.given, ruleset.play_decks, used)
        rest = self.given.get("rest_tickets", "deck")
        if rest not in ("deck", "box"):
            raise bad("rest_tickets", rest)
        boxed = []
        pools: list[list[int]] = [list(script.get(deck, [])) for deck in range(len(ruleset.decks))]
        for ticket, record in enumerate(ruleset.board.tickets):
            if ticket in used:
                continue
            if rest == "deck" and record.deck in ruleset.play_decks:
                pools[ruleset.decks.index(record.deck)].append(ticket)
            else:
                boxed.append(ticket)
        for deck, pool in enumerate(pools):
            access.set_ticket_deck(state, deck, pool, [])
        access.set_put_away(state, boxed, [])
        return script
