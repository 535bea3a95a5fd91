"""Find the best score a lone player can reach on the map of an edition, and prove it.

    PYTHONPATH=src:. python tools/lone_best.py EDITION [--trains N] [--seconds S] [--json]

What counts: points of routes and points of completed tickets; tickets not completed are not held.
Bonuses, stations and passengers do not count. Needs OR-tools. `docs/lone-best.md` says how it
works and what it found.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any, TextIO

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.score import score_position
from semafor.scenarios.position import build_game
from tools.lone_model import (
    SOLVERS,
    Answer,
    Problem,
    Trees,
    mathopt,
    read_problem,
    routes_alone,
    value,
)

STEPS = 3  # of `better_bound`


class Search:
    """The solver with its clock and its voice."""

    def __init__(self, seconds: float, say: Callable[[str], None], solver: str = "highs") -> None:
        self.start = time.monotonic()
        self.seconds = seconds
        self.say = say
        self.solver = solver

    @property
    def passed(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.start

    @property
    def is_late(self) -> bool:
        """Whether no time is left."""
        return self.passed >= self.seconds

    def tell(self, text: str) -> None:
        """Say something with the time."""
        self.say(f"{self.passed:7.1f} s  {text}")

    def solve(self, problem: Problem, trees: int, above: int = -1) -> Answer:
        """The best with so many networks that complete tickets, if it is above a value."""
        model = Trees(problem, trees)
        bound = model.relax()
        best = Answer()
        name = f"{problem.trains} trains, {trees} network{'s' if trees > 1 else ''}"
        self.tell(f"{name}: relaxed {bound}, {model.cuts} cuts")
        model.seek(above)
        while bound > max(best.points, above) and not self.is_late:
            found, most = model.solve(self.solver, self.seconds - self.passed)
            bound = min(bound, max(most, above))
            if found is None:
                self.tell(f"{name}: at most {bound}")
                break
            best = max(best, value(problem, model.chosen(found)), key=lambda one: one.points)
            self.tell(f"{name}: found {best.points}, at most {bound}")
            if not model.cut(found):
                break
        return replace(best, bound=max(bound, best.points))


def worst_parts(bounds: list[int], gaps: list[int], trees: int) -> tuple[int, tuple[int, ...]]:
    """The most that trains in more than `trees` networks could bring, and their trains.

    A bound for more trains also holds for fewer. Every network completes a ticket of its own, so
    the second smallest has at least the trains that the second shortest ticket needs, and so on.
    """
    total = len(bounds) - 1
    upper = [min(bounds[trains:]) for trains in range(total + 1)]
    row: list[tuple[int, tuple[int, ...]] | None] = [(0, ())] * (total + 1)
    worst: tuple[int, tuple[int, ...]] = (0, ())
    for networks, least in enumerate(sorted(gaps), 1):
        longer: list[tuple[int, tuple[int, ...]] | None] = []
        for trains in range(total + 1):
            ways = [
                (upper[part] + others[0], (*others[1], part))
                for part in range(least, trains + 1)
                if (others := row[trains - part]) is not None
            ]
            longer.append(max(ways, default=None))
        row = longer
        if row[-1] is None:
            break
        if networks > trees:
            worst = max(worst, row[-1])
    return worst


def better_bound(problem: Problem, part: int, step: int, best: Answer, search: Search) -> int:
    """A bound for one network with a part of the trains, each step dearer than the one before.

    If no part exceeds its fair share of the best, no parts together exceed the best.
    """
    smaller = replace(problem, trains=part)
    if step == 0:
        return Trees(smaller, 1).relax()
    fair_share = best.points * part // problem.trains
    return search.solve(smaller, 1, fair_share if step == 1 else -1).bound


def find_best(problem: Problem, search: Search) -> Answer:
    """The best network, with a bound for all networks.

    One network that completes tickets is solved exactly. Several of them bring no more than the
    sum of what each brings alone with its share of the trains. If that is too little, one is the
    best; else the shares in doubt are bounded better, and only then more networks are solved.
    """
    best = search.solve(problem, 1)
    total = problem.trains
    gaps = [problem.gap(*goal.ends) for goal in problem.goals]
    bounds = [best.bound] * (total + 1)
    steps = [0] * (total + 1)
    trees, limit = 1, best.bound
    while True:
        several, parts = worst_parts(bounds, gaps, trees)
        if several <= best.points or search.is_late:
            search.tell(f"more than {trees} with tickets: at most {several} {list(parts)}")
            return replace(best, bound=max(limit, several))
        part = min(parts, key=lambda trains: (steps[trains], -trains))
        if steps[part] < STEPS:
            bounds[part] = min(bounds[part], better_bound(problem, part, steps[part], best, search))
            steps[part] += 1
        else:
            trees += 1
            more = search.solve(problem, trees, best.points)
            limit = max(best.points, min(max(limit, several), more.bound))
            best = max(best, more, key=lambda answer: answer.points)


def engine_lines(edition: str, routes: Iterable[str], tickets: Iterable[str]) -> dict[str, int]:
    """The score lines of the engine for a player with these routes and tickets."""
    given = {"routes": {0: list(routes)}, "tickets": {0: list(tickets)}}
    game = build_game({"edition": edition, "players": 2, "given": given})
    return dict(score_position(game.state).lines[0])


def report(edition: str, problem: Problem, search: Search) -> dict[str, Any]:
    """Everything found, checked by the engine's own scoring."""
    best = find_best(problem, search)
    seconds = round(search.passed, 1)
    lines = engine_lines(edition, best.routes, best.tickets)
    found = (lines["routes"], lines["tickets"], lines["completed"])
    expected = (best.route_points, best.ticket_points, len(best.tickets))
    if found != expected:
        raise RuntimeError(f"the engine counts {found}, the solver {expected}")
    board = find_ruleset(edition, 2).board
    return {
        "edition": edition,
        "trains": problem.trains,
        "best": best.points,
        "route_points": best.route_points,
        "ticket_points": best.ticket_points,
        "bound": best.bound,
        "proven": best.bound == best.points,
        "seconds": seconds,
        "routes_alone": routes_alone(problem),
        "every_route": sum(board.route_points[route.length] for route in board.routes),
        "one_strand": sum(line.points for line in problem.lines),
        "tickets": sorted(best.tickets),
        "routes": sorted(best.routes),
    }


def as_text(result: Mapping[str, Any]) -> str:
    """The result for people."""
    proof = "proven" if result["proven"] else f"at most {result['bound']}, not proven"
    return "\n".join(
        (
            "",
            f"{result['edition']}, {result['trains']} trains: {result['best']} points ({proof})",
            f"{result['route_points']} of routes + {result['ticket_points']} of tickets",
            f"{len(result['tickets'])} tickets: {', '.join(result['tickets'])}",
            f"{len(result['routes'])} routes: {', '.join(result['routes'])}",
            f"routes without tickets: at most {result['routes_alone']}",
            f"all routes: {result['every_route']}, one strand of each: {result['one_strand']}",
            f"{result['seconds']} s; the engine's scoring agrees",
        )
    )


def deck_limit(text: str) -> tuple[str, int]:
    """`long=1` as a pair."""
    deck, _, most = text.partition("=")
    return deck, int(most)


def say(stream: TextIO, text: str) -> None:
    """A line of progress."""
    stream.write(f"{text}\n")
    stream.flush()


def main(arguments: list[str] | None = None) -> None:
    """Read the command line, search, print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("edition", choices=EDITIONS)
    parser.add_argument("--trains", type=int, help="fewer trains than the box has")
    parser.add_argument("--seconds", type=float, default=600.0, help="stop the search after these")
    parser.add_argument(
        "--most",
        type=deck_limit,
        action="append",
        metavar="DECK=N",
        default=[],
        help="hold no more than N tickets of a deck",
    )
    parser.add_argument("--solver", choices=SOLVERS, default="highs")
    parser.add_argument("--json", action="store_true", help="print the result as JSON only")
    options = parser.parse_args(arguments)
    if mathopt is None:
        parser.exit(2, "This needs OR-tools: pip install ortools\n")
    ruleset = find_ruleset(options.edition, 2)
    if options.trains is not None and not 0 <= options.trains <= ruleset.start_trains:
        parser.error(f"--trains: 0 to {ruleset.start_trains}")
    if unknown := {deck for deck, _ in options.most} - set(ruleset.decks):
        parser.error(f"--most: {', '.join(unknown)}; the decks are {', '.join(ruleset.decks)}")
    stream = sys.stderr if options.json else sys.stdout
    search = Search(options.seconds, lambda text: say(stream, text), options.solver)
    problem = read_problem(ruleset, options.trains, dict(options.most))
    result = report(options.edition, problem, search)
    sys.stdout.write((json.dumps(result, indent=1) if options.json else as_text(result)) + "\n")


if __name__ == "__main__":
    main()
