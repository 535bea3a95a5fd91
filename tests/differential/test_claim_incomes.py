"""What a claim of a campaign costs and pays, reckoned a second time from the design alone.

The clerk sees the overlay, what lies open before a claim and the move; it shares no code with the
rules. Claims in which an event comes up are left out: the event may change what follows.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import pytest

from semafor import Game
from semafor.charter.content import content
from semafor.charter.overlay import edition_from
from semafor.engine import access
from semafor.engine.ruleset import compile_ruleset
from tests.kit.campaign import COLOURS, REGIONS
from tests.kit.tables import often

COMPANIES = ("blue", "red", "green", "yellow", "black")
EVENTS = ["E02", "E03", "E04", "E10", "E19", "E21", "E22", "E25", "E26", "E29", "E30", "E32"]
Income = tuple[int, int]  # seat, dollars
Edge = tuple[str, str]
MAP = {route.id: route for route in content().board.routes}
HOME = content().region_of


def make_overlay(rng: random.Random, seats: int) -> dict[str, Any]:
    """A late game with everything that pays by itself: no powder, herds, digs or postcards."""
    companies = rng.sample(COMPANIES, seats)
    unpainted = [route.id for route in MAP.values() if route.is_unpainted]
    depots = {
        place.id: rng.sample(companies, rng.choice((1, 2)))
        for place in rng.sample(content().board.places, 15)
    }
    offices = []
    for company in companies:
        clauses = [f"CL{rng.randint(1, 5)}", f"CL{rng.randint(6, 9)}"]
        rows = [["clause", name, 1, True] for name in clauses]
        rows += [["crew", "CR07", rng.randint(1, 3), True]] * rng.randint(0, 1)
        offices.append([*rows, ["counts", company, {}, True]])
    return {
        "campaign": content().numbers["id"],
        "content": content().digest,
        "game": 12,
        "year": 1898,
        "companies": companies,
        "trains": 46,
        "tariff": rng.randint(1, 3),
        "regions": ["east", *rng.sample(REGIONS, len(REGIONS))],
        "booming": ["plateau", "coast"],
        "slots": list("CDEFJKLOQUV"),
        "painted": {route: rng.choice(COLOURS) for route in rng.sample(unpainted, 60)},
        "destroyed": [],
        "large": [city for city, owners in depots.items() if len(owners) == 2],
        "depots": depots,
        "retired": [],
        "events": rng.sample(EVENTS, 6),
        "expo": rng.choice([place.id for place in content().board.places if place.is_large]),
        "season": rng.choice(("", "S2", "S4", "S5")),
        "offices": offices,
        "draws": [],
    }


def printed(clause: str) -> int:
    """The dollars a clause names: a number that may be tuned."""
    return int(content().clauses[clause].do[0]["n"])


def reach(edges: list[Edge], start: str) -> set[str]:
    """Cities joined with a city."""
    found = {start}
    while more := {end for edge in edges if found & {*edge} for end in edge} - found:
        found |= more
    return found


@dataclass
class Clerk:
    """Reckons what claims cost and pay; remembers flags, pavilions and workshop cards."""

    overlay: dict[str, Any]
    flags: dict[str, list[int]] = field(default_factory=dict)
    pavilions: dict[int, set[str]] = field(default_factory=dict)
    workshops: dict[int, int] = field(default_factory=dict)

    def colour(self, route: str) -> str:
        return str(self.overlay["painted"].get(route, MAP[route].colour))

    def clauses(self, seat: int) -> set[str]:
        return {row[1] for row in self.overlay["offices"][seat]}

    def large(self, seat: int) -> set[str]:
        """CAM-V."""
        company = self.overlay["companies"][seat]
        own = {city for city, owners in self.overlay["depots"].items() if company in owners}
        printed = {place.id for place in content().board.places if place.is_large}
        return printed | own | set(self.overlay["large"])

    def cost(self, seat: int, claim: Claim) -> tuple[int, int]:
        """CAM-PAY-1, 3: units and further cards."""
        event, season, length = claim.event, self.overlay["season"], claim.length
        further = claim.snow + (claim.stake not in (-1, seat))
        further += event == "E03" and self.colour(claim.route) == "grey" and length <= 3
        further += event == "E10" and "coral" in claim.regions
        further += event == "E22" and "coast" in claim.regions
        further += (season == "S2" and length == 1) + (season == "S4" and length >= 5)
        return length - (event == "E02" and length >= 3), further

    def incomes(self, seat: int, claim: Claim) -> list[Income]:
        """Every sum in its order, from the payment to step 13."""
        tariff = self.overlay["tariff"]
        spent = -(claim.event == "E19" and "sierra" in claim.regions)
        if "gang" in claim.move:
            spent -= 2 + tariff - 2 * (claim.event == "E29")
        sums = [(seat, spent), (seat, (2 + tariff) * claim.snow)]
        if claim.stake >= 0:
            sums.append((claim.stake, tariff + (claim.stake == seat)))
        sums += [(seat, dollars) for dollars in self.step_three(seat, claim)]
        sums += [(seat, self.link_up(claim)), (seat, self.long_haul(claim))]
        sums += [(seat, dollars) for dollars in self.expresses(seat, claim)]
        sums += [(seat, dollars) for dollars in self.exposition(seat, claim)]
        sums += [(seat, dollars) for dollars in self.afterwards(seat, claim)]
        return [income for income in sums if income[1]]

    def step_three(self, seat: int, claim: Claim) -> list[int]:
        """CAM-3, CAM-CO-3: the clause that counts routes, then the bonus."""
        company, clauses = self.overlay["companies"][seat], self.clauses(seat)
        is_own = self.colour(claim.route) == company
        is_white = "CL3" in clauses and self.colour(claim.route) == "white"
        if claim.event == "E25" or not (is_own or is_white):
            return []
        livery = sum(self.colour(route) == company for route in claim.own) if is_own else 0
        ends, length = {*claim.edge}, claim.length
        depots = {city for city, owners in self.overlay["depots"].items() if company in owners}
        bonus = 1 + length // 2 + self.overlay["tariff"] - 1
        bonus += (self.overlay["season"] == "S5") + (claim.event == "E26")
        if is_own:
            bonus += printed("CL1") * ("CL1" in clauses and length >= 3)
            bonus += printed("CL4") * ("CL4" in clauses and bool(ends & self.large(seat)))
            bonus += printed("CL5") * ("CL5" in clauses and length <= 2)
            bonus += printed("CL7") * ("CL7" in clauses and claim.regions != {"east"})
            bonus += printed("CL8") * ("CL8" in clauses and bool(ends & depots))
        return [min(3, livery) if "CL6" in clauses else 0, bonus]

    def link_up(self, claim: Claim) -> int:
        """CAM-O."""
        edges = [(MAP[route].a, MAP[route].b) for route in claim.own]
        one, other = (reach(edges, end) for end in claim.edge)
        smaller = min(sum(a in one for a, _ in edges), sum(a in other for a, _ in edges))
        if one & other or not smaller:
            return 0
        return int(min(self.overlay["tariff"], smaller)) + 2 * (claim.event == "E30")

    def long_haul(self, claim: Claim) -> int:
        """CAM-K."""
        return self.overlay["tariff"] + claim.length - 4 if claim.length >= 4 else 0

    def expresses(self, seat: int, claim: Claim) -> list[int]:
        """CAM-T."""
        tariff, found = self.overlay["tariff"], []
        for card in claim.row:
            a, b = card.split("-")
            flags = self.flags.setdefault(card, [])
            is_closed = len(flags) == min(3, len(self.overlay["companies"]))
            if seat not in flags and not is_closed and b in reach([*claim.edges, *claim.leased], a):
                found.append((6 + 2 * tariff, 3 + tariff, tariff)[len(flags)])
                flags.append(seat)
        return found

    def exposition(self, seat: int, claim: Claim) -> list[int]:
        """CAM-U."""
        city = self.overlay["expo"]
        built = self.pavilions.setdefault(seat, {HOME[city]})
        reached = {HOME[place] for place in reach(claim.edges, city)}
        fresh = [name for name in self.overlay["regions"] if name in reached - built]
        built.update(fresh)
        return [len(built) - len(fresh) + 1 + number for number in range(len(fresh))]

    def afterwards(self, seat: int, claim: Claim) -> list[int]:
        """Events, season and mason, after step 12."""
        tariff, event, length = self.overlay["tariff"], claim.event, claim.length
        mason = content().crew["CR07"].do[0]["n"]
        levels = [row[2] for row in self.overlay["offices"][seat] if row[0] == "crew"]
        return [
            int(event == "E04" and bool({*claim.edge} & self.large(seat)))
            + tariff * (event == "E21" and "evergreen" in claim.regions)
            + (tariff + 1) * (event == "E22" and "coast" in claim.regions)
            + 3 * (event == "E32" and self.overlay["expo"] in claim.edge),
            2 * (self.overlay["season"] == "S2" and length == 1),
            4 * (self.overlay["season"] == "S4" and length >= 5),
            *(mason[level - 1] for level in levels if length >= 4),
        ]

    def cards(self, seat: int, claim: Claim) -> int:
        """LEG-CITY-1, E19, E25, CL2: unseen cards."""
        company, clauses = self.overlay["companies"][seat], self.clauses(seat)
        is_own = self.colour(claim.route) == company
        is_paid = is_own or ("CL3" in clauses and self.colour(claim.route) == "white")
        works = is_own and "CL2" in clauses and self.workshops.get(seat, 0) < 4
        self.workshops[seat] = self.workshops.get(seat, 0) + works
        customs = claim.event == "E19" and "sierra" in claim.regions
        return (
            bool({*claim.edge} & self.large(seat))
            + (claim.event == "E25" and is_paid)
            + customs
            + works
        )


class Claim:
    """A claim and what lay open before it."""

    def __init__(self, game: Game, move: dict[str, Any]) -> None:
        seat, ruleset = game.actor, game.ruleset
        parts = {part.name: part.show(game.state, None) for part in ruleset.parts}
        bases = {part.name: part.base for part in ruleset.parts}
        self.move = move
        self.route = move["route"]
        item = MAP[self.route]
        self.length, self.edge = item.length, (item.a, item.b)
        self.regions = {HOME[item.a], HOME[item.b]}
        self.event = parts["events"]["active_event"]
        self.own = [
            ruleset.board.routes[number].id for number in access.routes_of(game.state, seat)
        ]
        self.edges = [(MAP[route].a, MAP[route].b) for route in (*self.own, self.route)]
        lease = parts["trackage"]["leases"][seat]
        leased = [ruleset.board.routes[lease - 1]] if lease else []
        self.leased = [(route.a, route.b) for route in leased]
        pair = "-".join(sorted(self.edge))
        tokens = dict(zip(ruleset.tokens[bases["snow"]], parts["snow"]["tokens"], strict=True))
        self.snow = tokens.get(pair, 0)
        stakes = next(item for item in ruleset.decisions if item.name == "stakes").options[0].names
        owners = dict(zip(stakes, parts["stakes"]["stakes"], strict=False))
        self.stake = owners.get(pair, 0) - 1
        deck = ruleset.tokens[bases["expresses"]]
        self.row = [deck[card - 1] for card in parts["expresses"]["row"] if card]


def check_claim(game: Game, clerk: Clerk, action: int) -> bool:
    """Play a claim and compare; whether it could be compared."""
    seat, move = game.actor, game.to_move(action)
    claim = Claim(game, move)
    units = sum(move["pay"].values()) + ("gang" in move)
    assert (units, sum(move.get("surcharge", {}).values())) == clerk.cost(seat, claim), move
    incomes, cards = clerk.incomes(seat, claim), clerk.cards(seat, claim)
    start = len(game.log)
    game.play(move)
    rows = [row for _, row in game.log[start:]]
    if any(name == "event" for name, *_ in rows):
        return False
    told = ("money", "company_bonus", "event_bonus")
    assert [(who, dollars) for name, who, dollars, _ in rows if name in told] == incomes, move
    assert sum(name == "drew" for name, *_ in rows) == cards, move
    return True


@pytest.mark.rule("CAM-3", "CAM-E", "CAM-G", "CAM-K", "CAM-O", "CAM-T", "CAM-U", "CAM-V")
@pytest.mark.rule("CAM-PAY-1", "CAM-PAY-3", "CAM-PAY-4", "CAM-PAY-6", "CAM-B", "CAM-CO-3")
@pytest.mark.parametrize("trial", range(often(4, 80)))
def test_claims_cost_and_pay_what_a_clerk_reckons(trial: int) -> None:
    rng = random.Random(trial)
    seats = 2 + trial % 4
    overlay = make_overlay(rng, seats)
    game = Game(compile_ruleset(edition_from(overlay), seats), seed=str(trial))
    clerk, checked = Clerk(overlay), 0
    while not game.is_over:
        options: dict[str, list[int]] = {}
        for action in game.actions():
            options.setdefault(game.state.tables.option_of(action).word, []).append(action)
        word = "claim" if "claim" in options and rng.random() < 0.6 else rng.choice([*options])
        action = rng.choice(options[word])
        if word == "claim":
            checked += check_claim(game, clerk, action)
        else:
            game.play_action(action, checked=True)
    assert checked > 20
