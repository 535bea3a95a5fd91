"""How people play, measured: `python tools/habits.py EDITION [--games N] [--seed N] [--only ID,…]`.

Each plays the plain bot of their level (a beginner the novice, an expert `express@400`) at a table of two, every deal from
both seats. The same figures of the plain bot in these games stand under each: a habit is a difference between the two.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter

from semafor.arena.simulate import derive_seed
from semafor.arena.statistics import wilson_interval
from semafor.bots import LEVELS, PEOPLE, make_bot, make_player
from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.score import score_position
from semafor.engine.seen import SeenPosition
from semafor.engine.tables import ActionBuffer
from semafor.planning.facts import CLOSED, find_way, read_facts

LONG_ROUTE = 5
COLUMNS = (
    "won",
    "tickets",
    "done",
    "claims",
    "length",
    "long",
    "beside",
    "cut",
    "first",
    "saved",
    "drawn",
    "hand",
    "path",
    "turns",
)

AMOUNTS = COLUMNS[COLUMNS.index("long") : -1]  # summed up over games


class Watch:
    """Plays games move by move and counts what each seat does."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.seen = SeenPosition(ruleset.tables)
        self.legal, self.buffer = ActionBuffer(), ActionBuffer()
        self.graph = read_facts(ruleset)

    def needs(self, state: State, seat: int) -> set[int]:
        """Routes that a seat with all its tickets would claim next."""
        costs = [CLOSED] * len(self.graph.lengths)
        for route in access.open_routes(state, seat):
            costs[route] = self.graph.lengths[route]
        for route in access.routes_of(state, seat):
            costs[route] = 0
        ends = (self.graph.ticket_ends[ticket] for ticket in access.held_tickets(state, seat))
        ways = (find_way(self.graph, costs, *pair) for pair in ends)
        return {route for way in ways if way for route in way if costs[route]}

    def play(self, bots: list[str], seed: int, sums: list[Counter[str]]) -> None:
        """One game; `sums` by seat."""
        ruleset = self.ruleset
        players = [
            make_player(make_bot(bot, derive_seed(seed, "bot", seat)), ruleset)
            for seat, bot in enumerate(bots)
        ]
        state = ruleset.new_state()
        state.rng = seed
        state.start(0)
        first = [0, 0]
        hand = [0, 0]
        dealt = [0, 0]
        while state.depth > 0:
            seat = state.actor()
            state.fill(self.legal)
            action = players[seat].choose(self.seen.look(state, seat), self.buffer)
            assert action in self.legal.to_list(), (bots, seed)
            before = set(access.routes_of(state, seat))
            held = sum(access.hand_list(state, seat))
            needs = self.needs(state, 1 - seat)
            places = {
                end for route in access.routes_of(state, 1 - seat) for end in self.graph.ends[route]
            }
            state.step(action)
            if state.turns < 2:
                dealt[seat] = access.held_count(state, seat)
            hand[seat] = max(hand[seat], sum(access.hand_list(state, seat)))
            for route in set(access.routes_of(state, seat)) - before:
                length = self.graph.lengths[route]
                if not first[seat]:
                    first[seat] = state.turns // 2 + 1
                    sums[seat]["saved"] += held
                sums[seat].update(claims=1, spaces=length, long=int(length >= LONG_ROUTE))
                sums[seat]["cut"] += route in needs
                sums[seat]["beside"] += not places.isdisjoint(self.graph.ends[route])
        result = score_position(state)
        for seat, sum_ in enumerate(sums):
            lines = result.lines[seat]
            sum_["games"] += 1
            sum_["won"] += 2 // len(result.winners) if seat in result.winners else 0
            sum_["tickets"] += access.held_count(state, seat)
            sum_["done"] += lines["completed"]
            sum_["drawn"] += access.held_count(state, seat) - dealt[seat]
            sum_["path"] += lines.get("longest_length", 0)
            sum_["first"] += first[seat]
            sum_["hand"] += hand[seat]
            sum_["turns"] += state.turns


def line(name: str, sums: Counter[str]) -> str:
    """A row of the table."""
    games, claims = sums["games"], max(1, sums["claims"])
    low, high = wilson_interval(sums["won"] / 2, games)
    values = [
        f"{50 * sums['won'] / games:.0f}% ({100 * low:.0f}–{100 * high:.0f})",
        *(f"{sums[key] / games:.1f}" for key in ("tickets", "done", "claims")),
        f"{sums['spaces'] / claims:.2f}",
        *(f"{sums[key] / games:.1f}" for key in AMOUNTS),
        f"{sums['turns'] / games / 2:.1f}",
    ]
    return f"| {name} | " + " | ".join(values) + " |"


def tell(text: str) -> None:
    """A line, at once."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default=",".join(PEOPLE))
    options = parser.parse_args()
    names = options.only.split(",")
    watch = Watch(find_ruleset(options.edition, 2))
    tell("| | " + " | ".join(COLUMNS) + " |")
    tell("|---" * (len(COLUMNS) + 1) + "|")
    for name in names:
        person, rival = Counter[str](), Counter[str]()
        plain = LEVELS[PEOPLE[name].level]
        for game in range(options.games):
            seed = derive_seed(options.seed, "deal", game // 2)
            seats = [(name, person), (plain, rival)]
            if game % 2:
                seats.reverse()
            watch.play([bot for bot, _ in seats], seed, [sums for _, sums in seats])
            if game % 20 == 0:
                sys.stderr.write(f"\r{name} {game}/{options.games} ")
        tell(line(name, person))
        tell(line(f"· {plain}", rival))


if __name__ == "__main__":
    main()
