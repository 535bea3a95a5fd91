"""Random positions and moves, written as scenarios by the referee and run by the engine."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from semafor.editions import EDITIONS, file_of_map
from semafor.scenarios import run_scenario
from tests.kit.tables import often, scaled
from tests.oracle import scenarios
from tests.oracle.editions import (
    CARDS,
    COMPANIES,
    EVENTS,
    NEWSPAPER,
    PASSENGER_COLOURS,
    cards_of,
    in_play,
    ticket_pile,
    ticket_records,
    trains_of,
    twins,
)
from tests.oracle.legends import LegendsReferee

CASES = scaled(often(16, 60), often(8, 32))
BATCHES = 4
COLOURS = [kind for kind in CARDS if kind != "locomotive"]


@cache
def board_of(edition: str) -> dict[str, Any]:
    board: dict[str, Any] = json.loads(file_of_map(edition).read_text(encoding="utf-8"))
    return in_play(board)


class Table(scenarios.Table):
    """A referee's table that knows whether chance was ever left to the seed."""

    is_certain = True

    def card_chance(self) -> Iterator[str]:
        for _ in iter(int, 1):
            if not self.cards and len(set(self.referee.deck.elements())) > 1:
                self.is_certain = False
            card = next(super().card_chance())
            yield card
            if card == NEWSPAPER and isinstance(self.referee, LegendsReferee):
                yield from self.event_chance(self.referee)

    def event_chance(self, referee: LegendsReferee) -> Iterator[str]:
        if not self.events:
            self.is_certain = False
        yield from super().event_chance(referee)


class Writer:
    """Makes up one scenario."""

    def __init__(self, edition: str, seed: int) -> None:
        self.rng = random.Random(f"{edition} {seed}")
        self.edition = edition
        self.players = self.rng.randint(2, 5)
        self.board = board_of(edition)
        self.box = Counter(cards_of(edition, self.players))
        self.trains = trains_of(edition)
        self.most = 9 if edition == "legends" else 12

    def cards(self, count: int, *, is_hidden: bool = False) -> list[str]:
        """Cards out of the box, locomotives and one favourite colour more often than fair."""
        favourite = self.rng.choice(sorted(set(COLOURS) & set(self.box)))
        taken = []
        for _ in range(count):
            wish = self.rng.random()
            kind = "locomotive" if wish < 0.2 else favourite if wish < 0.5 else None
            if kind is None or not self.box[kind]:
                loose = [k for k in self.box.elements() if is_hidden or k != NEWSPAPER]
                kind = self.rng.choice(sorted(loose))
            self.box[kind] -= 1
            taken.append(kind)
        return taken

    def routes(self) -> dict[int, list[str]]:
        """A few claimed routes that keep the rules of strands."""
        owned: dict[int, list[str]] = {seat: [] for seat in range(self.players)}
        owner: dict[str, int] = {}
        for route in self.rng.sample(self.board["routes"], 30):
            seat = self.rng.randrange(self.players)
            near = twins(self.board, route["id"])
            taken = [owner[twin] for twin in near if twin in owner]
            is_free = self.edition == "legends" and len(near) == 2
            if taken and ((self.players <= 3 and not is_free) or seat in taken):
                continue
            lengths = {item["id"]: item["length"] for item in self.board["routes"]}
            if sum(lengths[name] for name in owned[seat]) + route["length"] <= self.trains - 5:
                owner[route["id"]] = seat
                owned[seat].append(route["id"])
        self.used = {
            seat: sum(item["length"] for item in self.board["routes"] if item["id"] in names)
            for seat, names in owned.items()
        }
        return owned

    def tickets(self, given: dict[str, Any]) -> None:
        """Tickets in hands and in short decks."""
        piles: dict[str, list[str]] = {}
        for ticket in ticket_records(self.edition, self.board).values():
            piles.setdefault(ticket_pile(self.edition, ticket), []).append(ticket["id"])
        for names in piles.values():
            self.rng.shuffle(names)
        given["tickets"] = {
            seat: [
                names.pop()
                for names in piles.values()
                for _ in range(min(self.rng.randint(0, 2), len(names) - 1))
            ]
            for seat in range(self.players)
        }
        decks = {
            name: [names.pop() for _ in range(self.rng.choice((0, 1, 2, 3, 5, 8)))]
            for name, names in piles.items()
            if name != "long" or self.edition == "germany"
        }
        if self.edition == "germany":
            given["ticket_decks"] = decks
        else:
            given["ticket_deck"] = decks["regular"]
        given["rest_tickets"] = "box"

    def parts(self, given: dict[str, Any]) -> None:
        """Stations, passengers and passengers taken, where the edition has them."""
        if self.edition == "europe":
            cities = [city["id"] for city in self.board["cities"]]
            self.rng.shuffle(cities)
            given["stations"] = {
                seat: [cities.pop() for _ in range(self.rng.randint(0, 3))]
                for seat in range(self.players)
            }
        if self.edition == "legends":
            events = self.rng.sample([*EVENTS, "blank-1", "blank-2"], 9)
            cut = self.rng.choice((0, 0, 1, 2, 4))
            given["event_discard"], given["events"] = events[:cut], events[cut:]
            colours = self.rng.sample(COMPANIES, self.players)
            given["companies"] = dict(enumerate(colours))
            given["dollars"] = {seat: self.rng.randint(0, 9) for seat in range(self.players)}
            given["caboose"] = self.rng.randrange(self.players)
        if self.edition == "germany":
            places = self.board["cities"] + self.board["countries"]
            bag = list(PASSENGER_COLOURS) * 10
            self.rng.shuffle(bag)
            given["passengers"] = {
                place["id"]: [bag.pop() for _ in range(self.rng.randint(0, place["passengers"]))]
                for place in places
                if self.rng.random() < 0.6
            }
            given["taken"] = {
                seat: dict(Counter(bag.pop() for _ in range(self.rng.randint(0, 2))))
                for seat in range(self.players)
            }

    def given(self) -> dict[str, Any]:
        """A whole position."""
        rng = self.rng
        deck = self.cards(rng.choice((0, 1, 2, 3, 6, 25, 25)), is_hidden=True)
        discard = self.cards(rng.choice((0, 0, 1, 4)), is_hidden=True)
        given: dict[str, Any] = {
            "turn": rng.randrange(self.players),
            "first": rng.randrange(self.players),
            "hands": {
                seat: dict(Counter(self.cards(rng.randint(0, self.most))))
                for seat in range(self.players)
            },
            "market": [rng.choice((card, card, card, None)) for card in self.cards(5)],
            "deck": deck,
            "discard": dict(Counter(discard)),
            "rest": "box",
            "routes": self.routes(),
        }
        given["trains"] = {
            seat: rng.randint(0, self.trains - used)
            if rng.random() < 0.7
            else min(3, self.trains - used)
            for seat, used in self.used.items()
        }
        if rng.random() < 0.3:
            given["last_round"] = rng.randint(1, self.players)
        self.tickets(given)
        self.parts(given)
        return given

    def scenario(self) -> dict[str, Any] | None:
        """Position, moves chosen by the referee, and what the referee then finds."""
        scenario: dict[str, Any] = {
            "name": f"{self.edition} {self.rng.random()}",
            "edition": self.edition,
            "players": self.players,
            "given": self.given(),
            "map": self.board,
        }
        if self.edition == "usa-refreshed":
            scenario["map"] = {**self.board, "tickets": self.board["tickets_full_deck"]}
        try:
            table = Table(scenario)
        except NotImplementedError:  # an event asks somebody before the first move
            return None
        if not table.is_certain:
            return None
        referee = table.referee
        scenario["when"] = []
        for _ in range(self.rng.randint(1, 10)):
            if referee.over:
                break
            moves = referee.legal_moves()
            words = sorted({move["do"] for move in moves})
            word = self.rng.choice(words)
            move = self.rng.choice([move for move in moves if move["do"] == word])
            seat = referee.turn
            scenario["when"].append({"seat": seat, **move})
            referee.apply(dict(move), table.chance_for(move))
            if not table.is_certain:
                return None
        scenario["then"] = self.then(referee)
        del scenario["map"]
        return scenario

    def then(self, referee: Any) -> dict[str, Any]:
        """Everything the referee knows, in the words of `then`."""
        world = referee.world()
        found: dict[str, Any] = {
            "phase": referee.phase,
            "over": referee.over,
            "hands": world["hands"],
            "market": world["market"],
            "deck_size": referee.deck.total(),
            "discard": world["discard"],
            "score": world["score"],
            "trains": world["trains"],
            "tickets": world["tickets"],
            "last_round": world["last_round"],
        }
        if referee.over:
            final = referee.final()
            found |= {key: final[key] for key in ("final", "winners", "ranks")}
        else:
            moves = referee.legal_moves()
            found |= {"turn": referee.turn, "kinds": sorted({move["do"] for move in moves})}
            found["can"] = self.rng.sample(moves, min(8, len(moves)))
        if self.edition == "europe":
            found["stations_left"] = {seat: 3 - len(c) for seat, c in world["stations"].items()}
        if self.edition == "legends":
            found |= {"dollars": world["score"], "active_event": referee.active}
            found |= {"events_left": len(referee.events), "event_discard": referee.pile}
        if self.edition == "germany":
            found |= {"taken": world["taken"], "passengers": world["passengers"]}
        return found


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_engine_agrees_with_scenarios_the_referee_wrote(edition, batch):
    count = 0
    for number in range(CASES // BATCHES * 4):
        scenario = Writer(edition, batch * 10_000 + number).scenario()
        if scenario is not None:
            count += 1
            problem = run_scenario(scenario)
            assert problem is None, (problem, scenario)
    assert count >= CASES // BATCHES
