"""A second, naive engine: which moves are legal and what they do. Clarity over speed.

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

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.oracle.editions import (
    COLOURS,
    EDITIONS,
    LOCOMOTIVE,
    STATIONS,
    cards_of,
    place_ids,
    route_points,
    ticket_pile,
    ticket_records,
    trains_of,
    twins,
)
from tests.oracle.scoring import final_scores

Move = dict[str, Any]

SLOTS = 5
HAND = 4
REVEALED = 3
RESET_AT = 3
RESET_LIMIT = 100
START_KEEP = 2


class IllegalMoveError(Exception):
    """A move that the rules refuse."""


class OutcomeError(Exception):
    """Chance said something impossible, or said nothing when something was revealed."""


class Referee:
    """One game of one edition."""

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

    # --- legal moves -------------------------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        """Every legal move of the seat to move."""
        if self.phase == "tickets":
            announce = self.starting and not self.offered[self.turn]
            return self.ticket_moves() if announce else self.keep_moves()
        if self.phase == "second_card":
            return self.second_card_moves()
        if self.phase == "tunnel":
            return self.tunnel_moves()
        if self.phase == "passengers":
            return self.passenger_moves()
        if self.phase == "over":
            return []
        moves = [
            *self.first_card_moves(),
            *self.claim_moves(),
            *self.ticket_moves(),
            *self.station_moves(),
        ]
        return moves or [{"do": "pass"}]

    def market_kinds(self) -> list[str]:
        return sorted({card for card in self.market if card is not None})

    def first_card_moves(self) -> list[Move]:
        """COM-DRAW-2, COM-DRAW-11, COM-EDGE-6: nothing at all when both piles are empty."""
        if not self.deck.total() + self.discard.total():
            return []
        return [{"do": "draw"}, *({"do": "draw", "card": kind} for kind in self.market_kinds())]

    def second_card_moves(self) -> list[Move]:
        """COM-DRAW-5, COM-EDGE-7, COM-EDGE-8."""
        moves: list[Move] = []
        if self.deck.total() + self.discard.total():
            moves.append({"do": "draw"})
        open_kinds = [kind for kind in self.market_kinds() if kind != LOCOMOTIVE]
        return moves + [{"do": "draw", "card": kind} for kind in open_kinds]

    def claim_moves(self) -> list[Move]:
        return [
            {"do": "claim", "route": route_id, "pay": pay}
            for route_id in self.routes_by_id
            if self.may_claim(route_id)
            for pay in self.claim_payments(route_id)
        ]

    def owner(self, route_id: str) -> int | None:
        for seat, routes in self.routes.items():
            if route_id in routes:
                return seat
        return None

    def is_closed(self, route_id: str) -> bool:
        """COM-CLAIM-15, GER-MULTI-2: with 2 or 3 players one strand closes the others."""
        taken_twin = any(self.owner(twin) is not None for twin in self.twins[route_id])
        return self.owner(route_id) is None and self.players <= 3 and taken_twin

    def may_claim(self, route_id: str) -> bool:
        """COM-CLAIM-7, COM-CLAIM-13..17, whatever the payment."""
        owns_twin = any(twin in self.routes[self.turn] for twin in self.twins[route_id])
        return (
            self.owner(route_id) is None
            and not owns_twin
            and not self.is_closed(route_id)
            and self.trains[self.turn] >= self.routes_by_id[route_id]["length"]
        )

    def claim_payments(self, route_id: str) -> list[dict[str, int]]:
        """COM-CLAIM-1..5, EUR-FERRY-2..4."""
        route = self.routes_by_id[route_id]
        colours = self.colours if route["colour"] == "grey" else (route["colour"],)
        payments = self.payments(colours, route["length"])
        needed = route.get("locomotives", 0)
        return [pay for pay in payments if pay.get(LOCOMOTIVE, 0) >= needed]

    def payments(self, colours: Iterable[str], number: int) -> list[dict[str, int]]:
        """Every set of that many cards of one of the colours, locomotives wild, from hand."""
        hand = self.hands[self.turn]
        found: list[dict[str, int]] = []
        for colour in colours:
            for locomotives in range(number + 1):
                wagons = number - locomotives
                pay = plain(Counter({colour: wagons, LOCOMOTIVE: locomotives}))
                if wagons <= hand[colour] and locomotives <= hand[LOCOMOTIVE] and pay not in found:
                    found.append(pay)
        return found

    def ticket_deck_size(self, name: str) -> int:
        deck = self.ticket_decks[name]
        return len(deck["random"]) + len(deck["under"])

    def ticket_moves(self) -> list[Move]:
        """COM-TICK-4; GER-EDGE-9..11: every mix of four that yields a ticket."""
        if self.edition != "germany":
            return [{"do": "tickets"}] if self.ticket_deck_size("regular") else []
        mixes = [{"short": short, "long": 4 - short} for short in range(5)]
        return [
            {"do": "tickets", "draw": mix}
            for mix in mixes
            if any(min(mix[name], self.ticket_deck_size(name)) for name in mix)
        ]

    def keep_moves(self) -> list[Move]:
        """Two of the starting tickets at least, later one."""
        offered = self.offered[self.turn]
        least = min(START_KEEP if self.starting else 1, len(offered))
        return [
            {"do": "keep", "tickets": list(kept)}
            for number in range(least, len(offered) + 1)
            for kept in itertools.combinations(offered, number)
        ]

    def station_moves(self) -> list[Move]:
        """EUR-STAT-1..5."""
        built = len(self.stations[self.turn])
        if not self.rules["stations"] or built >= STATIONS:
            return []
        occupied = [city for cities in self.stations.values() for city in cities]
        return [
            {"do": "station", "city": city, "pay": pay}
            for city in self.cities
            if city not in occupied
            for pay in self.payments(self.colours, built + 1)
        ]

    def tunnel_moves(self) -> list[Move]:
        """EUR-TUNNEL-5, EUR-TUNNEL-6, EUR-EDGE-9, EUR-EDGE-10."""
        assert self.tunnel is not None
        surcharge = self.tunnel["surcharge"]
        colours = [kind for kind in self.tunnel["pay"] if kind != LOCOMOTIVE]
        if colours:
            payments = self.payments(colours, surcharge)
        else:
            enough = self.hands[self.turn][LOCOMOTIVE] >= surcharge
            payments = [{LOCOMOTIVE: surcharge}] if enough else []
        return [{"do": "withdraw"}, *({"do": "pay", "pay": pay} for pay in payments)]

    def passenger_moves(self) -> list[Move]:
        """GER-PASS-1..3: from each end nobody or one of the colours that stand there."""
        assert self.claimed is not None
        route = self.routes_by_id[self.claimed]
        ends = [route["a"], route["b"]]
        choices = [[None, *sorted(set(self.passengers.get(end, [])))] for end in ends]
        moves = []
        for picks in itertools.product(*choices):
            take = {end: pick for end, pick in zip(ends, picks, strict=True) if pick is not None}
            moves.append({"do": "passengers", "take": take})
        return moves

    # --- what a move does --------------------------------------------------------------------

    def is_legal(self, move: Move) -> bool:
        """Whether the seat to move may make this move, `return` included."""
        try:
            self.checked(move)
        except IllegalMoveError:
            return False
        return True

    def checked(self, move: Move) -> Move:
        """The move in its full form, or a refusal."""
        move = dict(move)
        if move.pop("seat", self.turn) != self.turn:
            raise IllegalMoveError(f"not the turn of that seat: {move}")
        returned = move.pop("return", None)
        if move.get("do") == "claim" and "pay" not in move:
            move["pay"] = self.default_payment(move.get("route"))
        legal = [same for same in self.legal_moves() if comparable(same) == comparable(move)]
        if not legal:
            raise IllegalMoveError(f"not legal in phase {self.phase}: {move}")
        if returned is not None:
            offered = self.offered[self.turn]
            if move["do"] != "keep" or sorted(move["tickets"] + returned) != sorted(offered):
                raise IllegalMoveError(f"not the tickets to return: {returned}")
            return {**legal[0], "return": list(returned)}
        return legal[0]

    def default_payment(self, route_id: Any) -> dict[str, int]:
        """COM-EDGE-14: the most wagon cards; a grey route only if one colour alone can pay."""
        if route_id not in self.routes_by_id:
            raise IllegalMoveError(f"no such route: {route_id}")
        best: dict[str, dict[str, int]] = {}
        for pay in self.claim_payments(route_id):
            colour = next((kind for kind in pay if kind != LOCOMOTIVE), LOCOMOTIVE)
            if colour not in best or pay[colour] > best[colour][colour]:
                best[colour] = pay
        if len(best) > 1:
            best.pop(LOCOMOTIVE, None)
        if len(best) != 1:
            raise IllegalMoveError(f"the payment must be named: {list(best)}")
        return next(iter(best.values()))

    def apply(self, move: Move, chance: Iterable[str] = ()) -> None:
        """Make a legal move; refuse any other with nothing changed."""
        move = self.checked(move)
        outcomes = iter(chance)
        self.passes = self.passes + 1 if move["do"] == "pass" else 0
        match move["do"]:
            case "draw":
                self.apply_draw(move.get("card"), outcomes)
            case "claim":
                self.apply_claim(move["route"], Counter(move["pay"]), outcomes)
            case "pay":
                self.apply_pay(Counter(move["pay"]), outcomes)
            case "withdraw":
                self.apply_withdraw(outcomes)
            case "station":
                self.apply_station(move["city"], Counter(move["pay"]), outcomes)
            case "passengers":
                self.apply_passengers(move["take"])
            case "tickets":
                self.apply_tickets(move.get("draw", {"regular": 3}), outcomes)
            case "keep":
                self.apply_keep(move["tickets"], move.get("return"))
            case "pass":
                self.end_turn()

    def apply_draw(self, card: str | None, outcomes: Iterator[str]) -> None:
        """COM-DRAW-1..8."""
        was_first = self.phase == "turn"
        if card is None:
            self.hands[self.turn][self.draw_card(outcomes)] += 1
        else:
            self.market[self.market.index(card)] = None
            self.hands[self.turn][card] += 1
        self.settle(outcomes)
        self.phase = "second_card"
        if not was_first or card == LOCOMOTIVE or not self.second_card_moves():
            self.end_turn()

    def apply_claim(self, route_id: str, pay: Counter[str], outcomes: Iterator[str]) -> None:
        """A plain route or a ferry is claimed at once, a tunnel after the reveal."""
        self.hands[self.turn] -= pay
        if self.routes_by_id[route_id].get("kind") != "tunnel":
            self.finish_claim(route_id, pay, outcomes)
            return
        revealed: list[str] = []
        while len(revealed) < REVEALED and self.deck.total():
            revealed.append(self.draw_card(outcomes))
        colours = {kind for kind in pay if pay[kind]} | {LOCOMOTIVE}
        surcharge = sum(card in colours for card in revealed)
        if not surcharge:
            self.finish_claim(route_id, pay + Counter(revealed), outcomes)
            return
        self.phase = "tunnel"
        self.tunnel = {
            "route": route_id,
            "pay": plain(pay),
            "revealed": revealed,
            "surcharge": surcharge,
        }

    def apply_pay(self, extra: Counter[str], outcomes: Iterator[str]) -> None:
        """EUR-TUNNEL-7, EUR-TUNNEL-9."""
        assert self.tunnel is not None
        tunnel, self.tunnel = self.tunnel, None
        self.hands[self.turn] -= extra
        cards = Counter(tunnel["pay"]) + extra + Counter(tunnel["revealed"])
        self.finish_claim(tunnel["route"], cards, outcomes)

    def apply_withdraw(self, outcomes: Iterator[str]) -> None:
        """EUR-TUNNEL-8, EUR-TUNNEL-9."""
        assert self.tunnel is not None
        tunnel, self.tunnel = self.tunnel, None
        self.hands[self.turn] += Counter(tunnel["pay"])
        self.discard.update(tunnel["revealed"])
        self.settle(outcomes)
        self.end_turn()

    def finish_claim(self, route_id: str, cards: Counter[str], outcomes: Iterator[str]) -> None:
        """COM-CLAIM-7..9, then the piles (GER-EDGE-25), then the passengers."""
        route = self.routes_by_id[route_id]
        self.routes[self.turn].append(route_id)
        self.trains[self.turn] -= route["length"]
        self.score[self.turn] += self.points[route["length"]]
        self.discard += cards
        self.settle(outcomes)
        if any(self.passengers.get(end) for end in (route["a"], route["b"])):
            self.phase = "passengers"
            self.claimed = route_id
        else:
            self.end_turn()

    def apply_passengers(self, take: dict[str, str]) -> None:
        for place, colour in take.items():
            self.passengers[place].remove(colour)
            self.taken[self.turn][colour] += 1
        self.claimed = None
        self.end_turn()

    def apply_station(self, city: str, pay: Counter[str], outcomes: Iterator[str]) -> None:
        self.hands[self.turn] -= pay
        self.stations[self.turn].append(city)
        self.discard += pay
        self.settle(outcomes)
        self.end_turn()

    def apply_tickets(self, draw: dict[str, int], outcomes: Iterator[str]) -> None:
        """COM-TICK-2, COM-TICK-3, GER-TICK-1, GER-TICK-2."""
        for name in ("regular", "short", "long"):
            for _ in range(draw.get(name, 0)):
                deck = self.ticket_decks[name]
                if deck["random"]:
                    self.offered[self.turn].append(take_outcome(deck["random"], outcomes))
                elif deck["under"]:
                    self.offered[self.turn].append(deck["under"].pop(0))
        self.phase = "tickets"

    def apply_keep(self, kept: list[str], returned: list[str] | None) -> None:
        """COM-TICK-5, COM-TICK-6; at the start also USA-SETUP-6, EUR-SETUP-9, GER-SETUP-9."""
        seat = self.turn
        rejected = [ticket for ticket in self.offered[seat] if ticket not in kept]
        self.tickets[seat] += kept
        self.offered[seat] = []
        for ticket_id in rejected if returned is None else returned:
            fate = self.rules["start_rejects"] if self.starting else "under"
            if fate == "under":
                name = ticket_pile(self.edition, self.tickets_by_id[ticket_id])
                self.ticket_decks[name]["under"].append(ticket_id)
            elif fate == "reshuffled":
                self.set_aside.append(ticket_id)
        if self.starting:
            self.next_starter()
        else:
            self.end_turn()

    # --- whose turn --------------------------------------------------------------------------

    def next_starter(self) -> None:
        """COM-SETUP-9, GER-EDGE-13: the next seat chooses; after the last one turn 1 starts."""
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.first:
            for ticket_id in self.set_aside:
                name = ticket_pile(self.edition, self.tickets_by_id[ticket_id])
                self.ticket_decks[name]["random"].append(ticket_id)
            self.set_aside = []
            self.starting = False
            self.phase = "turn"

    def end_turn(self) -> None:
        """COM-END-1..3, COM-EDGE-22, COM-EDGE-10. When the game is over `turn` stays."""
        if self.last_round is not None:
            self.last_round -= 1
        elif self.trains[self.turn] <= self.rules["threshold"]:
            self.last_round = self.players
        if self.last_round == 0 or self.passes >= self.players:
            self.phase = "over"
        else:
            self.turn = (self.turn + 1) % self.players
            self.phase = "turn"


# --- small helpers ---------------------------------------------------------------------------


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


def comparable(value: Any) -> Any:
    """A move in a form in which equal decisions are equal: no order, no zero counts."""
    if isinstance(value, dict):
        items = ((key, comparable(part)) for key, part in value.items())
        return tuple(sorted((item for item in items if item[1] != 0), key=repr))
    if isinstance(value, list):
        return ("list", *sorted(value, key=repr))
    return value
