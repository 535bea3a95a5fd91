"""The naive referee for Legends: newspapers, events, companies, large cities, dollars.

A move is carried out by a generator, which stops where an event asks somebody; the answer lets it
go on. So a world in the middle of an event cannot be loaded, only played into.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from tests.oracle.editions import EVENTS, LOCOMOTIVE, NEWSPAPER
from tests.oracle.referee import START_KEEP, IllegalMoveError, Move, Referee
from tests.oracle.scoring import own_routes, ticket_result
from tests.oracle.world import RESET_LIMIT, SLOTS, OutcomeError, plain

START_DOLLARS = 5
BONUS = 2
LIMIT = 8
UNUSED = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2]
Story = Iterator[int]


def by_seat(given: dict[Any, Any] | None) -> dict[int, Any]:
    """Seats are text where a world has been stored."""
    return {int(seat): value for seat, value in (given or {}).items()}


class LegendsReferee(Referee):
    """One single game of Legends."""

    def __init__(self, edition: str, players: int, map_dict: dict[str, Any], first: int = 0):
        self.large = {
            city["id"]
            for city in map_dict["cities"]
            if not isinstance(city, str) and city.get("large")
        }
        super().__init__(edition, players, map_dict, first)
        tickets = len(self.tickets_by_id)
        self.rules = {**self.rules, "start": {"regular": min(4, tickets // players)}}

    # --- the world ---------------------------------------------------------------------------

    def load(self, world: dict[str, Any]) -> None:
        super().load(world)
        given = by_seat(world.get("dollars") or world.get("score"))
        self.score = {seat: given.get(seat, START_DOLLARS) for seat in range(self.players)}
        companies = by_seat(world.get("companies"))
        self.companies = {seat: companies.get(seat) for seat in self.score}
        self.pile: list[str] = list(world.get("event_discard") or [])
        if world.get("active_event"):
            self.pile = [world["active_event"]]
        left = world.get("events")
        self.events = [e for e in EVENTS if e not in self.pile] if left is None else list(left)
        self.caboose: int | None = world.get("caboose")
        self.mover = self.turn
        self.story: Story = iter(())
        self.outcomes: Iterator[str] = iter(())

    def world(self) -> dict[str, Any]:
        return {
            **super().world(),
            "companies": dict(self.companies),
            "event_discard": list(self.pile),
            "events": sorted(self.events),
        }

    @property
    def active(self) -> str | None:
        return self.pile[-1] if self.pile else None

    def final(self) -> dict[str, Any]:
        """LEG-WIN-1..5, LEG-EDGE-25..28."""
        position = self.position()
        lines: dict[int, dict[str, int]] = {}
        for seat in range(self.players):
            points, completed = ticket_result(position, seat, own_routes(position, seat))
            left = self.trains[seat]
            unused = UNUSED[left] if left < len(UNUSED) else 0
            lines[seat] = {
                "dollars": self.score[seat],
                "unused_trains": unused,
                "tickets": points,
                "completed": completed,
                "total": max(0, self.score[seat] + unused + points),
            }
        order = sorted(lines, key=lambda seat: self.ranking(seat, lines[seat]), reverse=True)
        ranks = [order.index(seat) + 1 for seat in range(self.players)]
        return {"final": lines, "winners": order[:1], "ranks": ranks, "last": order[-1]}

    def ranking(self, seat: int, lines: dict[str, int]) -> tuple[int, int, int]:
        return lines["total"], lines["completed"], (seat - self.first) % self.players

    # --- setup -------------------------------------------------------------------------------

    def deal(self, chance: Iterable[str]) -> None:
        """LEG-EDGE-1: newspapers are laid aside and shuffled in when everything is clean."""
        outcomes = iter(chance)
        self.load({"first": self.first, "turn": self.first, "deck": self.all_cards()})
        self.phase, self.starting, self.caboose = "tickets", True, self.first
        aside = 0
        for seat in range(self.players):
            while self.hands[seat].total() < 4:
                kind = self.draw_card(outcomes)
                aside += kind == NEWSPAPER
                self.hands[seat] += Counter([kind] if kind != NEWSPAPER else [])
        while None in self.market or self.must_reset():
            if None not in self.market:
                self.discard.update(card for card in self.market if card is not None)
                self.market = [None] * SLOTS
            kind = self.draw_card(outcomes)
            aside += kind == NEWSPAPER
            if kind != NEWSPAPER:
                self.market[self.market.index(None)] = kind
        self.deck[NEWSPAPER] += aside
        self.deal_tickets(outcomes)
        if not self.rules["start"]["regular"]:
            self.starting, self.phase = False, "turn"

    # --- cards and events --------------------------------------------------------------------

    def must_reset(self) -> bool:
        """COM-EDGE-4: newspapers count in neither."""
        if self.market.count(LOCOMOTIVE) < 3:
            return False
        cards = self.deck + self.discard + Counter(c for c in self.market if c is not None)
        total = cards.total() - cards[NEWSPAPER]
        return min(SLOTS, total) - (total - cards[LOCOMOTIVE]) < 3

    def settle(self, outcomes: Iterator[str]) -> None:
        """A loaded position is put in order; nobody can be asked there."""
        self.outcomes = outcomes
        for seat in self.tidy(self.turn):
            raise NotImplementedError(f"an event asks seat {seat} before the first move")

    def next_card(self, seat: int, waiting: list[str]) -> Iterator[int]:
        """LEG-NEWS-1..4, LEG-EDGE-10: `found` is the next ordinary card; events on the way."""
        self.found: str | None = None
        while True:
            self.reshuffle_if_due()
            if not self.deck.total():
                return
            kind = self.draw_card(self.outcomes)
            if kind != NEWSPAPER:
                self.found = kind
                return
            waiting.append(kind)
            yield from self.reveal(seat)

    def discard_newspapers(self, waiting: list[str]) -> None:
        """LEG-EDGE-10: the newspapers of a draw reach the discard pile when it is over."""
        self.discard.update(waiting)
        if waiting:
            self.reshuffle_if_due()

    def take_card(self, seat: int) -> Iterator[int]:
        waiting: list[str] = []
        yield from self.next_card(seat, waiting)
        if self.found is not None:
            self.hands[seat][self.found] += 1
        self.discard_newspapers(waiting)

    def tidy(self, seat: int) -> Iterator[int]:
        """Refill the gaps, lowest slot first, and look for locomotives."""
        self.reshuffle_if_due()
        yield from self.refill(seat)
        resets = 0
        while self.must_reset() and resets < RESET_LIMIT:
            resets += 1
            self.discard.update(card for card in self.market if card is not None)
            self.market = [None] * SLOTS
            yield from self.refill(seat)
        if self.must_reset():
            self.gather_cards()
            yield from self.refill(seat, is_choosing=True)
            self.deck += self.discard
            self.discard = Counter()

    def refill(self, seat: int, *, is_choosing: bool = False) -> Iterator[int]:
        for slot in range(SLOTS):
            if self.market[slot] is None:
                waiting: list[str] = []
                yield from self.next_card(seat, waiting)
                while is_choosing and self.is_passed_over(self.found):
                    self.discard[LOCOMOTIVE] += 1
                    yield from self.next_card(seat, waiting)
                self.market[slot] = self.found
                self.discard_newspapers(waiting)
                if self.market[slot] is None:
                    return

    def reveal(self, seat: int) -> Iterator[int]:
        """LEG-EDGE-14, then what the event does at once, from the drawing player clockwise."""
        if not self.events:
            if len(self.pile) < 2:
                return
            self.events, self.pile = self.pile[:-1], self.pile[-1:]
        event = next(self.outcomes, None)
        if event not in self.events:
            raise OutcomeError(f"the events {self.events} cannot give {event}")
        self.events.remove(event)
        self.pile.append(event)
        least = min(self.score.values())
        for offset in range(self.players):
            other = (seat + offset) % self.players
            if event == "E01":
                self.score[other] += 2
            elif event == "E07" and self.score[other] == least:
                self.score[other] += 3
            elif event == "E05" and self.hands[other].total() > 7:
                yield from (other, other)

    # --- legal moves -------------------------------------------------------------------------

    def legal_moves(self) -> list[Move]:
        if self.phase == "effect":
            held = plain(self.hands[self.turn])
            return [{"do": "choose", "option": kind} for kind in held]
        return super().legal_moves()

    def first_card_moves(self) -> list[Move]:
        """LEG-DRAW-8."""
        if self.deck.total() + self.discard.total() <= LIMIT:
            return []
        return super().first_card_moves()

    def second_card_moves(self) -> list[Move]:
        moves = super().second_card_moves()
        if self.active == "E06" and LOCOMOTIVE in self.market:
            moves.append({"do": "draw", "card": LOCOMOTIVE})
        return moves

    def is_closed(self, route_id: str) -> bool:
        """LEG-MULTI-2, 3: only double routes lose a strand with few players."""
        return len(self.twins[route_id]) == 1 and super().is_closed(route_id)

    def keep_moves(self) -> list[Move]:
        """LEG-EDGE-23: two of four, one of fewer."""
        is_full = self.starting and self.rules["start"]["regular"] == 4
        was_starting, self.starting = self.starting, False
        moves = super().keep_moves()
        self.starting = was_starting
        least = START_KEEP if is_full else 1
        return [move for move in moves if len(move["tickets"]) >= least]

    def cost(self, route: dict[str, Any]) -> tuple[int, int]:
        """Cards for the spaces, and further cards of any kind."""
        need, extra = route["length"], 0
        if self.active == "E02" and need >= 3:
            need -= 1
        elif self.active == "E03" and route["colour"] == "grey" and need <= 3:
            extra = 1
        return need, extra

    def claim_payments(self, route_id: str) -> list[dict[str, int]]:
        route = self.routes_by_id[route_id]
        need, extra = self.cost(route)
        colours = self.colours if route["colour"] == "grey" else (route["colour"],)
        found = self.payments(colours, need)
        if not extra:
            return found
        dear: list[dict[str, int]] = []
        for pay in found:
            for kind in self.hands[self.turn] - Counter(pay):
                more = plain(Counter(pay) + Counter([kind]))
                if more not in dear:
                    dear.append(more)
        return dear

    def default_payment(self, route_id: Any) -> dict[str, int]:
        if route_id not in self.routes_by_id:
            raise IllegalMoveError(f"no such route: {route_id}")
        if not self.cost(self.routes_by_id[route_id])[1]:
            return super().default_payment(route_id)
        pile, self.pile = self.pile, []
        try:
            pay = super().default_payment(route_id)
        finally:
            self.pile = pile
        left = self.hands[self.turn] - Counter(pay)
        if len(left) != 1:
            raise IllegalMoveError("the further card must be named")
        return plain(Counter(pay) + Counter(list(left)))

    # --- what a move does --------------------------------------------------------------------

    def apply(self, move: Move, chance: Iterable[str] = ()) -> None:
        move = self.checked(move)
        self.outcomes = iter(chance)
        if move["do"] == "choose":
            self.hands[self.turn][move["option"]] -= 1
            self.discard[move["option"]] += 1
        elif move["do"] in ("draw", "claim"):
            self.passes = 0
            self.mover = self.turn
            self.story = self.draw_story(move) if move["do"] == "draw" else self.claim_story(move)
        else:
            super().apply(move, self.outcomes)
            return
        asked = next(self.story, None)
        if asked is not None:
            self.turn, self.phase = asked, "effect"

    def draw_story(self, move: Move) -> Story:
        seat, card = self.mover, move.get("card")
        goes_on = self.phase == "turn" and (card != LOCOMOTIVE or self.active == "E06")
        if card is None:
            yield from self.take_card(seat)
        else:
            self.market[self.market.index(card)] = None
            self.hands[seat][card] += 1
        yield from self.tidy(seat)
        self.turn, self.phase = seat, "second_card"
        if not goes_on or not self.second_card_moves():
            self.end_turn()

    def claim_story(self, move: Move) -> Story:
        """LEG-CLAIM-3, LEG-STEP-4, LEG-EDGE-13; the market last, COM-EDGE-3."""
        seat, pay = self.mover, Counter(move["pay"])
        route = self.routes_by_id[move["route"]]
        self.hands[seat] -= pay
        self.routes[seat].append(route["id"])
        self.trains[seat] -= route["length"]
        self.discard += pay
        if route["colour"] == self.companies[seat]:
            self.score[seat] += BONUS
        if {route["a"], route["b"]} & self.large:
            yield from self.take_card(seat)
            self.score[seat] += self.active == "E04"
        yield from self.tidy(seat)
        self.turn, self.phase = seat, "turn"
        self.end_turn()
