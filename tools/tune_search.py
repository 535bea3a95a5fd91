"""Tries constants of the search in games: mirrored deals, a sequential test, and a file to go on from.

Usage: python tools/tune_search.py EDITION --games N [--budget 400] [--try NAME=VALUE,…] [--against first|planner] [--seats N] [--clock cpu] [--keep FILE]

An express with the constants tried plays one with those of another name in `search/budgets.toml`, or any other bot; what is not
named stays as `--from` has it. A budget is a number of iterations, or seconds such as `0.1s`, which `--clock cpu` counts by the processor's time. With more than two seats it sits alone among equals and every seat is its own once a deal. The
test is whether it is 70 Elo better or no better at all; it stops the match when that is clear (two seats only).
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from math import sqrt
from pathlib import Path
from time import process_time

from semafor.arena.clocks import CLOCKS, WALL
from semafor.arena.simulate import derive_seed, play_game
from semafor.arena.sprt import Sprt, Trial
from semafor.bots import Bot, make_bot, read_budget
from semafor.bots.express import Clock, ExpressBot
from semafor.editions import find_ruleset
from semafor.engine.ruleset import Ruleset
from semafor.search.budgets import CONSTANTS, Constants

BETTER = 70.0
BY_BUDGET = ("trust", "doubt", "explore")

MakeBot = Callable[[int], Bot]


def changed(constants: Constants, text: str) -> Constants:
    """A set with some of its constants changed, those by budget in every budget."""
    for item in text.split(",") if text else []:
        name, _, value = item.partition("=")
        if name in BY_BUDGET:
            rows = tuple(replace(row, **{name: float(value)}) for row in constants.budgets)
            constants = replace(constants, budgets=rows)
        else:
            constants = replace(constants, **{name: type(getattr(constants, name))(value)})
    return constants


def play_deal(
    ruleset: Ruleset, makers: tuple[MakeBot, MakeBot], seed: int, deal: int, clock: Clock
) -> list[tuple[float, int]]:
    """One deal from every seat: points of the first bot, and its margin to the best rival."""
    results = []
    for mine in range(ruleset.seats):
        bots = [
            makers[seat != mine](derive_seed(seed, "bot", deal, mine, seat))
            for seat in range(ruleset.seats)
        ]
        game = play_game(ruleset, bots, derive_seed(seed, "deal", deal), clock)
        points = (mine in game.winners) / len(game.winners)
        best = max(total for seat, total in enumerate(game.totals) if seat != mine)
        results.append((points, game.totals[mine] - best))
    return results


def tell(results: list[list[tuple[float, int]]], seats: int) -> str:
    """Share and margin with 95 % intervals; deals are what is independent."""
    told = [f"{len(results) * seats} games"]
    for place, unit in ((0, 100.0), (1, 1.0)):
        means = [unit * sum(game[place] for game in deal) / seats for deal in results]
        mean = sum(means) / len(means)
        half = 1.96 * sqrt(sum((value - mean) ** 2 for value in means)) / len(means)
        told.append(f"{mean:.1f} ± {half:.1f} {'%' if place == 0 else 'points'}")
    return "  ".join(told)


def main() -> None:
    """Play what is missing."""
    parser = argparse.ArgumentParser(description="Try constants of the search.")
    parser.add_argument("edition")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--budget", default="400")
    parser.add_argument("--clock", default=WALL, choices=tuple(CLOCKS))
    parser.add_argument("--try", dest="trial", default="", help="constants, name=value,…")
    parser.add_argument("--from", dest="base", default="express", choices=tuple(CONSTANTS))
    parser.add_argument("--against", default="first", help="a set of constants, or a bot")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=0.0, help="stop after so much processor time"
    )
    parser.add_argument("--keep", help="a file of what was played: a run goes on from it")
    options = parser.parse_args()
    ruleset = find_ruleset(options.edition, options.seats)
    clock = CLOCKS[options.clock]
    usual = read_budget(options.budget, options.budget)
    budget = replace(usual, constants=changed(CONSTANTS[options.base], options.trial))
    rival = options.against
    rival = f"express@{options.budget}:{rival}" if rival in CONSTANTS else rival
    makers: tuple[MakeBot, MakeBot] = (
        lambda seed: ExpressBot(seed, budget, clock=clock),
        lambda seed: make_bot(rival, seed, clock),
    )
    name = " ".join(
        (
            f"{options.edition} {options.seats} {options.budget} {options.base}:{options.trial}",
            f"{rival} {options.seed}{'' if options.clock == WALL else f' {options.clock}'}",
        )
    )
    keep = Path(options.keep) if options.keep else None
    results: list[list[tuple[float, int]]] = []
    if keep and keep.is_file():
        rows = [json.loads(line) for line in keep.read_text().splitlines()]
        results = [row["deal"] for row in rows if row["match"] == name]
    trial = Trial(Sprt(0.0, BETTER))
    before = process_time()
    for deal in range(-(-options.games // options.seats)):
        spent = process_time() - before
        if deal >= len(results):
            if trial.is_decided or (options.minutes and spent > 60 * options.minutes):
                break
            results.append(play_deal(ruleset, makers, options.seed, deal, clock))
            if keep:
                with keep.open("a") as file:
                    file.write(json.dumps({"match": name, "deal": results[-1]}) + "\n")
        if options.seats == 2 and not trial.is_decided:
            trial.add(sum(points for points, _ in results[deal]))
    verdict = f"  LLR {trial.ratio:+.2f} ({trial.verdict})" if options.seats == 2 else ""
    spent = process_time() - before
    sys.stdout.write(f"{name}\n  {tell(results, options.seats)}{verdict}  {spent:.0f} s\n")


if __name__ == "__main__":
    main()
