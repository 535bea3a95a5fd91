"""A second, naive engine: which moves are legal and what they do. Clarity over speed.

What the world is made of and how chance comes in: `tests/oracle/world.py`.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.oracle.editions import LOCOMOTIVE, STATIONS, ticket_pile
from tests.oracle.world import World, plain, take_outcome

Move = dict[str, Any]

REVEALED = 3
START_KEEP = 2


class IllegalMoveError(Exception):
    """A move that the rules refuse."""


class Referee(World):
    """One game of one edition, move by move."""

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


def comparable(value: Any) -> Any:
    """A move in a form in which equal decisions are equal: no order, no zero counts."""
    if isinstance(value, dict):
        items = ((key, comparable(part)) for key, part in value.items())
        return tuple(sorted((item for item in items if item[1] != 0), key=repr))
    if isinstance(value, list):
        return ("list", *sorted(value, key=repr))
    return value
