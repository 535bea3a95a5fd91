"""The scenario files (formats.md, section 4) played by the referee.

Only what the oracle can know is checked; `error: true` scenarios test the loader of positions,
which the oracle does not have.
"""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tests.oracle.editions import (
    NEWSPAPER,
    PASSENGER_COLOURS,
    cards_of,
    in_play,
    ticket_pile,
)
from tests.oracle.inline_maps import expand_map
from tests.oracle.legends import LegendsReferee
from tests.oracle.referee import IllegalMoveError, Referee
from tests.oracle.scoring import final_scores

REFEREES: dict[str, type[Referee]] = {"legends": LegendsReferee}
Check = Callable[[Any, Any], Any]


def map_of(scenario: dict[str, Any]) -> dict[str, Any]:
    """The map a scenario brings along (whoever reads the files adds that of the edition)."""
    return expand_map(scenario["edition"], in_play(scenario["map"]))


def is_score_only(scenario: dict[str, Any]) -> bool:
    """A position that is scored on the spot, with nothing played before."""
    return "given" in scenario and scenario.get("when") == [{"score_now": True}]


def scored(scenario: dict[str, Any]) -> dict[str, Any]:
    """The scores of a score-only scenario, from the position as written."""
    given = scenario["given"]
    position = {
        "edition": scenario["edition"],
        "players": scenario["players"],
        "map": map_of(scenario),
        **{name: given.get(name, {}) for name in ("routes", "tickets", "stations", "taken")},
    }
    return final_scores(position)


class Table:
    """A referee with chance that follows the named decks first and its seed after them."""

    def __init__(self, scenario: dict[str, Any]):
        self.scenario = scenario
        self.chooser = random.Random(scenario["name"])
        given = scenario.get("given") or scenario
        self.cards: list[str] = list(given.get("deck", []))
        self.tickets: list[str] = list(given.get("ticket_deck", []))
        for named in (given.get("ticket_decks") or {}).values():
            self.tickets += named
        players = scenario["players"]
        first = given.get("first", given.get("caboose", 0))
        maker = REFEREES.get(scenario["edition"], Referee)
        self.events: list[str] = list(given.get("events") or [])
        self.referee = maker(scenario["edition"], players, map_of(scenario), first)
        if scenario.get("setup"):
            self.referee.deal(self.deal_chance())
            if isinstance(self.referee, LegendsReferee):
                named = scenario.get("companies") or {}
                self.referee.companies = {seat: named.get(seat) for seat in range(players)}
        else:
            self.referee.load(world_of(scenario, self.referee))
            self.referee.settle(self.card_chance())

    def card_chance(self) -> Iterator[str]:
        while True:
            pile = sorted(self.referee.deck.elements())
            card = self.cards.pop(0) if self.cards else self.chooser.choice(pile)
            yield card
            if card == NEWSPAPER and isinstance(self.referee, LegendsReferee):
                yield from self.event_chance(self.referee)

    def event_chance(self, referee: LegendsReferee) -> Iterator[str]:
        """The event of a newspaper, where one will be revealed."""
        left = referee.events or (referee.pile[:-1] if len(referee.pile) > 1 else [])
        if left and not referee.starting:
            yield self.events.pop(0) if self.events else self.chooser.choice(sorted(left))

    def ticket_chance(self, draw: dict[str, int]) -> Iterator[str]:
        for name, number in draw.items():
            for _ in range(number):
                pile = self.referee.ticket_decks[name]["random"]
                if pile:
                    yield self.named_ticket(name) or self.chooser.choice(sorted(pile))

    def named_ticket(self, name: str) -> str | None:
        for ticket in self.tickets:
            if ticket_pile(self.referee.edition, self.referee.tickets_by_id[ticket]) == name:
                self.tickets.remove(ticket)
                return ticket
        return None

    def deal_chance(self) -> Iterator[str]:
        """All outcomes of a setup, in the order `Referee.deal` asks for them."""
        referee = self.referee
        cards = self.card_chance()
        while sum(hand.total() for hand in referee.hands.values()) < 4 * referee.players:
            yield next(cards)
        while None in referee.market or referee.must_reset():
            yield next(cards)
        if referee.rules["passengers"]:
            places = referee.board["cities"] + referee.board["countries"]
            pawns = list(PASSENGER_COLOURS) * 10
            yield from self.chooser.sample(pawns, sum(p.get("passengers", 0) for p in places))
        left = sorted(referee.tickets_by_id)
        for _ in range(referee.players):
            for name, number in referee.rules["start"].items():
                for _ in range(number):
                    pile = [
                        ticket
                        for ticket in left
                        if ticket_pile(referee.edition, referee.tickets_by_id[ticket]) == name
                    ]
                    ticket = self.named_ticket(name) or self.chooser.choice(pile)
                    left.remove(ticket)
                    yield ticket

    def play(self) -> None:
        """All steps of the scenario; a refusal where none is expected is an error."""
        for step in self.scenario.get("when", []):
            if "score_now" in step:
                self.referee.phase = "over"
                continue
            move = dict(step)
            if move.pop("refused", False):
                self.expect_refusal(move)
            else:
                self.referee.apply(move, self.chance_for(move))

    def expect_refusal(self, move: dict[str, Any]) -> None:
        before = self.referee.world()
        try:
            self.referee.apply(move, self.chance_for(move))
        except IllegalMoveError:
            assert self.referee.world() == before
            return
        raise AssertionError(f"not refused: {move}")

    def chance_for(self, move: dict[str, Any]) -> Iterator[str]:
        if move["do"] == "tickets":
            return self.ticket_chance(move.get("draw", {"regular": 3}))
        return self.card_chance()

    def check(self) -> None:
        """Everything that `then` lists; the named deck is the top of the deck."""
        for name, expected in self.scenario.get("then", {}).items():
            if name == "deck_top" and self.cards:
                actual = self.cards[: len(expected)]
            else:
                actual = CHECKS[name](self.referee, expected)
            assert actual == expected, (name, actual, expected)


def world_of(scenario: dict[str, Any], referee: Referee) -> dict[str, Any]:
    """The world of a `given` before it is put in order."""
    given = scenario["given"] or {}
    first = given.get("first", given.get("caboose", 0))
    world = {**given, "turn": given.get("turn", 0), "first": first}
    left = Counter(cards_of(scenario["edition"], scenario["players"]))
    for hand in given.get("hands", {}).values():
        left -= Counter(hand)
    left -= Counter(card for card in given.get("market", []) if card is not None)
    left -= Counter(given.get("deck", [])) + Counter(given.get("discard", {}))
    rest = given.get("rest", "deck")
    world["deck"] = Counter(given.get("deck", []))
    world["discard"] = Counter(given.get("discard", {}))
    if "market" not in given:
        world["market"] = open_market(left, rest)
    if rest == "deck":
        world["deck"] += left
    elif rest == "discard":
        world["discard"] += left
    elif rest != "box":
        hands = given.get("hands", {})
        world["hands"] = {**hands, rest: Counter(hands.get(rest, {})) + left}
    world["ticket_decks"] = ticket_decks_of(given, referee)
    if "passengers" not in given:
        world["passengers"] = {}
    return world


def open_market(left: Counter[str], rest: str) -> list[str | None]:
    """Five cards from those not named, without a third locomotive; gaps where none are left."""
    if rest == "box":
        raise NotImplementedError("a market opened from the box")
    market: list[str | None] = []
    loose = [card for card in left.elements() if card != NEWSPAPER]
    for card in sorted(loose, key=lambda kind: kind == "locomotive")[:5]:
        market.append(card)
        left[card] -= 1
    return market + [None] * (5 - len(market))


def ticket_decks_of(given: dict[str, Any], referee: Referee) -> dict[str, dict[str, list[str]]]:
    held = [ticket for tickets in (given.get("tickets") or {}).values() for ticket in tickets]
    named = dict(given.get("ticket_decks") or {"regular": given.get("ticket_deck", [])})
    decks: dict[str, dict[str, list[str]]] = {}
    for name in referee.ticket_decks:
        top = list(named.get(name, []))
        if given.get("rest_tickets", "deck") == "box":
            decks[name] = {"random": [], "under": top}
            continue
        everything = [
            ticket_id
            for ticket_id, ticket in referee.tickets_by_id.items()
            if ticket_pile(referee.edition, ticket) == name and ticket_id not in held
        ]
        decks[name] = {"random": everything, "under": []}
    return decks


# --- what `then` may ask ---------------------------------------------------------------------


def only_named(actual: dict[Any, Any], expected: dict[Any, Any]) -> dict[Any, Any]:
    return {key: actual[key] for key in expected}


def sizes_of(referee: Referee, expected: Any) -> Any:
    sizes = {name: referee.ticket_deck_size(name) for name in referee.ticket_decks}
    return sizes if isinstance(expected, dict) else sizes["regular"]


def bottom_of(referee: Referee, expected: Any) -> Any:
    if isinstance(expected, dict):
        decks = referee.ticket_decks
        return {name: decks[name]["under"][-len(expected[name]) :] for name in expected}
    return referee.ticket_decks["regular"]["under"][-len(expected) :]


def final_of(referee: Referee, expected: dict[int, dict[str, int]]) -> Any:
    final = referee.final()["final"]
    return {seat: only_named(final[seat], lines) for seat, lines in expected.items()}


def in_order_of(expected: list[str], actual: set[str]) -> list[str]:
    return sorted(actual, key=lambda kind: expected.index(kind) if kind in expected else -1)


def same_if_sorted(actual: dict[Any, list[str]], expected: dict[Any, list[str]]) -> Any:
    """The expected lists themselves where they hold the same as the actual ones."""
    return {
        key: want if sorted(actual.get(key, [])) == sorted(want) else actual.get(key, [])
        for key, want in expected.items()
    }


CHECKS: dict[str, Check] = {
    "turn": lambda r, _: r.turn,
    "phase": lambda r, _: r.phase,
    "over": lambda r, _: r.over,
    "hands": lambda r, e: only_named(r.world()["hands"], e),
    "hand_sizes": lambda r, e: {seat: r.hands[seat].total() for seat in e},
    "market": lambda r, _: r.market,
    "market_set": lambda r, _: dict(Counter(r.market)),
    "deck_size": lambda r, _: r.deck.total(),
    "deck_top": lambda r, e: e if set(r.deck.elements()) == set(e) else r.deck,
    "discard": lambda r, _: r.world()["discard"],
    "discard_size": lambda r, _: r.discard.total(),
    "score": lambda r, e: only_named(r.score, e),
    "trains": lambda r, e: only_named(r.trains, e),
    "owner": lambda r, e: {route: r.owner(route) for route in e},
    "closed": lambda r, e: [route for route in e if r.is_closed(route)],
    "stations_left": lambda r, e: {seat: 3 - len(r.stations[seat]) for seat in e},
    "tickets": lambda r, e: same_if_sorted(r.tickets, e),
    "ticket_count": lambda r, e: {seat: len(r.tickets[seat]) for seat in e},
    "ticket_deck_size": sizes_of,
    "ticket_deck_bottom": bottom_of,
    "offered": lambda r, e: same_if_sorted({0: r.offered[r.turn]}, {0: e})[0],
    "passengers": lambda r, e: same_if_sorted(r.passengers, e),
    "passenger_counts": lambda r, e: {place: len(r.passengers[place]) for place in e},
    "taken": lambda r, e: only_named(r.world()["taken"], e),
    "revealed": lambda r, _: r.tunnel and r.tunnel["revealed"],
    "surcharge": lambda r, _: r.tunnel and r.tunnel["surcharge"],
    "last_round": lambda r, _: r.last_round,
    "kinds": lambda r, e: in_order_of(e, {move["do"] for move in r.legal_moves()}),
    "can": lambda r, e: [move for move in e if r.is_legal(move)],
    "cannot": lambda r, e: [move for move in e if not r.is_legal(move)],
    "final": final_of,
    "dollars": lambda r, e: only_named(r.score, e),
    "active_event": lambda r, _: r.active,
    "event_discard": lambda r, _: r.pile,
    "events_left": lambda r, _: len(r.events),
    "companies": lambda r, e: only_named(r.companies, e),
    "caboose": lambda r, _: r.final()["last"] if r.over else r.caboose,
    "winners": lambda r, _: r.final()["winners"],
    "ranks": lambda r, _: r.final()["ranks"],
}
