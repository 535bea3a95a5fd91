"""The referee's world: who holds what, as plain data, the deal, and the piles of cards.

Outcomes of chance come from outside, as strings in the order in which the rules reveal them:

* a card kind for every card that leaves the face-down deck (blind draw, refill, reset, tunnel),
* a ticket id for every ticket drawn from the random part of a ticket deck (in Germany the short
  tickets before the long ones). Tickets that lie under a deck in a known order need no outcome.

The face-down deck is a multiset. A reshuffle needs no outcome: the discards join the multiset.

The world as plain data (`world()`, `load()`):

    phase         tickets, turn, second_card, tunnel, passengers or over
    turn, first   seats;  starting: True while the starting tickets are chosen
    hands         {seat: {kind: n}};  market: five kinds or None;  deck, discard: {kind: n}
    routes        {seat: [route ids]};  trains, score: {seat: n}
    tickets       {seat: [ticket ids]};  offered: {seat: [ticket ids]}, as drawn
    ticket_decks  {name: {"random": [ids], "under": [ids, top first]}}; the names are `regular`
                  (usa, europe) or `short` and `long` (germany)
    set_aside     ticket ids rejected at the start of Germany until both decks are reshuffled
    stations      {seat: [cities]};  passengers: {place: [colours]};  taken: {seat: {colour: n}}
    tunnel        None or {"route", "pay", "revealed", "surcharge"}
    claimed       the route whose passengers are being chosen, or None
    last_round    None or the number of turns still to play
    passes        forced passes in a row
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.oracle.editions import (
    COLOURS,
    EDITIONS,
    LOCOMOTIVE,
    cards_of,
    place_ids,
    route_points,
    ticket_pile,
    ticket_records,
    trains_of,
    twins,
)
from tests.oracle.scoring import final_scores

SLOTS = 5
HAND = 4
RESET_AT = 3
RESET_LIMIT = 10


class OutcomeError(Exception):
    """Chance said something impossible, or said nothing when something was revealed."""


class World:
    """One game of one edition at one moment, and what chance does to it."""

    def __init__(self, edition: str, players: int, map_dict: dict[str, Any], first: int = 0):
        if not 2 <= players <= 5:
            raise ValueError(f"2 to 5 players, not {players}")
        self.edition = edition
        self.rules = EDITIONS[edition]
        self.players = players
        self.colours = self.rules.get("colours", COLOURS)
        self.board = map_dict
        self.points = route_points(map_dict)
        self.routes_by_id = {route["id"]: route for route in map_dict["routes"]}
        self.tickets_by_id = ticket_records(edition, map_dict)
        self.cities = place_ids(map_dict["cities"])
        self.twins = {route_id: twins(map_dict, route_id) for route_id in self.routes_by_id}
        self.load({"first": first, "turn": first})

    # --- the world in and out ----------------------------------------------------------------

    def load(self, world: dict[str, Any]) -> None:
        """Take over a world as it is. What is left out is empty, or as at the start."""
        seats = range(self.players)

        def per_seat(name: str, default: Any) -> dict[int, Any]:
            given = world.get(name) or {}
            return {seat: given.get(seat, given.get(str(seat), default)) for seat in seats}

        self.phase: str = world.get("phase", "turn")
        self.turn: int = world.get("turn", 0)
        self.first: int = world.get("first", 0)
        self.starting: bool = world.get("starting", False)
        self.hands = {seat: Counter(hand) for seat, hand in per_seat("hands", {}).items()}
        self.market: list[str | None] = list(world.get("market", [None] * SLOTS))
        self.deck: Counter[str] = Counter(world.get("deck", {}))
        self.discard: Counter[str] = Counter(world.get("discard", {}))
        self.routes = {seat: list(routes) for seat, routes in per_seat("routes", []).items()}
        self.trains: dict[int, int] = {}
        self.score: dict[int, int] = {}
        for seat in seats:
            lengths = [self.routes_by_id[route]["length"] for route in self.routes[seat]]
            self.trains[seat] = per_seat("trains", trains_of(self.edition) - sum(lengths))[seat]
            self.score[seat] = per_seat("score", sum(self.points[n] for n in lengths))[seat]
        self.tickets = {seat: list(ids) for seat, ids in per_seat("tickets", []).items()}
        self.offered = {seat: list(ids) for seat, ids in per_seat("offered", []).items()}
        self.ticket_decks = self.load_ticket_decks(world.get("ticket_decks") or {})
        self.set_aside: list[str] = list(world.get("set_aside", []))
        self.stations = {seat: list(cities) for seat, cities in per_seat("stations", []).items()}
        self.passengers = {
            place: list(colours) for place, colours in (world.get("passengers") or {}).items()
        }
        self.taken = {seat: Counter(pawns) for seat, pawns in per_seat("taken", {}).items()}
        self.tunnel: dict[str, Any] | None = copy_of(world.get("tunnel"))
        self.claimed: str | None = world.get("claimed")
        self.last_round: int | None = world.get("last_round")
        self.passes: int = world.get("passes", 0)

    def load_ticket_decks(self, given: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
        names = ("short", "long") if self.edition == "germany" else ("regular",)
        return {
            name: {part: list(given.get(name, {}).get(part, [])) for part in ("random", "under")}
            for name in names
        }

    def world(self) -> dict[str, Any]:
        """Everything as plain data that shares nothing with the referee."""
        return {
            "phase": self.phase,
            "turn": self.turn,
            "first": self.first,
            "starting": self.starting,
            "hands": {seat: plain(hand) for seat, hand in self.hands.items()},
            "market": list(self.market),
            "deck": plain(self.deck),
            "discard": plain(self.discard),
            "routes": {seat: list(routes) for seat, routes in self.routes.items()},
            "trains": dict(self.trains),
            "score": dict(self.score),
            "tickets": {seat: list(ids) for seat, ids in self.tickets.items()},
            "offered": {seat: list(ids) for seat, ids in self.offered.items()},
            "ticket_decks": {
                name: {"random": sorted(deck["random"]), "under": list(deck["under"])}
                for name, deck in self.ticket_decks.items()
            },
            "set_aside": sorted(self.set_aside),
            "stations": {seat: list(cities) for seat, cities in self.stations.items()},
            "passengers": {
                place: sorted(colours) for place, colours in self.passengers.items() if colours
            },
            "taken": {seat: plain(pawns) for seat, pawns in self.taken.items()},
            "tunnel": copy_of(self.tunnel),
            "claimed": self.claimed,
            "last_round": self.last_round,
            "passes": self.passes,
        }

    @property
    def over(self) -> bool:
        return self.phase == "over"

    def position(self) -> dict[str, Any]:
        """What final scoring needs to know."""
        world = self.world()
        names = ("routes", "tickets", "stations", "taken")
        return {
            "edition": self.edition,
            "players": self.players,
            "map": self.board,
            **{name: world[name] for name in names},
        }

    def final(self) -> dict[str, Any]:
        """The final scores if the game ended here."""
        return final_scores(self.position())

    # --- setup -------------------------------------------------------------------------------

    def deal(self, chance: Iterable[str]) -> None:
        """COM-SETUP: a new game from outcomes in this order.

        Four cards for each seat from seat 0; the market; in Germany one colour for each pawn,
        cities before countries in the order of the map; then for each seat from seat 0 its
        starting tickets (Europe: the long one first; Germany: none, they are announced).
        """
        outcomes = iter(chance)
        self.load(
            {"first": self.first, "turn": self.first, "deck": self.all_cards(), "phase": "tickets"}
        )
        self.starting = True
        for seat in range(self.players):
            for _ in range(HAND):
                self.hands[seat][self.draw_card(outcomes)] += 1
        self.settle(outcomes)
        if self.rules["passengers"]:
            self.place_passengers(outcomes)
        self.deal_tickets(outcomes)

    def all_cards(self) -> dict[str, int]:
        """The train deck before anything is dealt."""
        return cards_of(self.edition, self.players)

    def deal_tickets(self, outcomes: Iterator[str]) -> None:
        """USA-SETUP-4, REF-SETUP-5, EUR-SETUP-4..6, GER-SETUP-6; REF-EDGE-4."""
        piles: dict[str, list[str]] = {name: [] for name in self.ticket_decks}
        for ticket_id, ticket in self.tickets_by_id.items():
            piles.setdefault(ticket_pile(self.edition, ticket), []).append(ticket_id)
        start = self.rules["start"]
        if any(len(piles.get(name, [])) < start[name] * self.players for name in start):
            raise ValueError(f"too few tickets for {self.players} players")
        for seat in range(self.players):
            for name, number in start.items():
                drawn = [take_outcome(piles[name], outcomes) for _ in range(number)]
                self.offered[seat] += drawn
        for name, deck in self.ticket_decks.items():
            deck["random"] = piles[name]

    def place_passengers(self, outcomes: Iterator[str]) -> None:
        """GER-SETUP-1."""
        for place in [*self.board["cities"], *self.board.get("countries", [])]:
            number = place.get("passengers", 0)
            self.passengers[place["id"]] = [next(outcomes) for _ in range(number)]

    # --- cards -------------------------------------------------------------------------------

    def draw_card(self, outcomes: Iterator[str]) -> str:
        """One card leaves the face-down deck; COM-EDGE-1: reshuffle as soon as it is empty."""
        kind = next(outcomes, None)
        if kind is None or self.deck[kind] < 1:
            raise OutcomeError(f"the deck {plain(self.deck)} cannot give {kind}")
        self.deck[kind] -= 1
        self.reshuffle_if_due()
        return kind

    def reshuffle_if_due(self) -> None:
        """COM-EDGE-1: the deck is empty and the discard pile is not."""
        if not self.deck.total():
            self.deck = self.discard
            self.discard = Counter()

    def settle(self, outcomes: Iterator[str]) -> None:
        """Reshuffle if due, refill the gaps of the market, then look for locomotives."""
        self.reshuffle_if_due()
        self.fill_market(outcomes)
        resets = 0
        while self.must_reset() and resets < RESET_LIMIT:
            self.discard.update(card for card in self.market if card is not None)
            self.market = [None] * SLOTS
            self.reshuffle_if_due()
            self.fill_market(outcomes)
            resets += 1
        if self.must_reset():
            self.choose_market(outcomes)

    def choose_market(self, outcomes: Iterator[str]) -> None:
        """COM-EDGE-4: all cards in one deck; locomotives beyond the second are passed over."""
        self.gather_cards()
        for slot in range(SLOTS):
            if self.deck.total():
                kind = self.draw_card(outcomes)
                while self.is_passed_over(kind):
                    self.discard[kind] += 1
                    self.reshuffle_if_due()
                    kind = self.draw_card(outcomes)
                self.market[slot] = kind
        self.deck += self.discard
        self.discard = Counter()

    def gather_cards(self) -> None:
        """Market, deck and discard pile become the deck."""
        self.deck += self.discard + Counter(card for card in self.market if card is not None)
        self.discard = Counter()
        self.market = [None] * SLOTS

    def is_passed_over(self, kind: str | None) -> bool:
        """A locomotive too many, while the piles hold other cards."""
        rest = self.deck + self.discard
        others = any(rest[other] for other in rest if other not in (LOCOMOTIVE, "newspaper"))
        return kind == LOCOMOTIVE and self.market.count(LOCOMOTIVE) >= RESET_AT - 1 and others

    def fill_market(self, outcomes: Iterator[str]) -> None:
        """COM-EDGE-2, COM-EDGE-3: lowest slot first, as long as there are cards."""
        for slot in range(SLOTS):
            if self.market[slot] is None and self.deck.total():
                self.market[slot] = self.draw_card(outcomes)

    def must_reset(self) -> bool:
        """COM-DRAW-7 with the guard of COM-EDGE-4."""
        if self.market.count(LOCOMOTIVE) < RESET_AT:
            return False
        cards = self.deck + self.discard + Counter(c for c in self.market if c is not None)
        others = cards.total() - cards[LOCOMOTIVE]
        return min(SLOTS, cards.total()) - others < RESET_AT


def plain(counts: Counter[str]) -> dict[str, int]:
    """A multiset as a plain dictionary without zeros."""
    return {kind: counts[kind] for kind in sorted(counts) if counts[kind]}


def copy_of(tunnel: dict[str, Any] | None) -> dict[str, Any] | None:
    if tunnel is None:
        return None
    return {**tunnel, "pay": dict(tunnel["pay"]), "revealed": list(tunnel["revealed"])}


def take_outcome(tickets: list[str], outcomes: Iterator[str]) -> str:
    """A ticket that chance names leaves the random part of a deck."""
    ticket = next(outcomes, None)
    if ticket is None or ticket not in tickets:
        raise OutcomeError(f"the ticket deck cannot give {ticket}")
    tickets.remove(ticket)
    return ticket
