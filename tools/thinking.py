"""How long and with how much memory a bot thinks: `python tools/thinking.py [EDITION …] [--bot master] [--rival planner] [--games N] [--seats N] [--seed N]`.

Whole games of each edition, in a process of its own. Told are the mean and the worst decision by the processor's clock (a bot that counts seconds counts them by it), how far
the worst is beyond the budget, and the most memory that the whole process ever had.
"""

from __future__ import annotations

import argparse
import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from semafor.arena.clocks import CLOCKS, CPU
from semafor.arena.simulate import GameTable, derive_seed
from semafor.bots import make_bot
from semafor.bots.express import ExpressBot
from semafor.editions import find_ruleset, known_editions

# What the system counts memory in: kilobytes, on macOS bytes.
KILOBYTES = 1 if sys.platform != "darwin" else 1024
MEGABYTE = 1024


@dataclass(frozen=True)
class Spent:
    """What the games of an edition took."""

    decisions: int
    seconds: float
    slowest: float
    megabytes: float


def play(edition: str, bots: tuple[str, ...], games: int, seed: int) -> Spent:
    """Play in this process; the first bot is looked at, and moves on a seat game by game."""
    clock = CLOCKS[CPU]
    ruleset = find_ruleset(edition, len(bots))
    table = GameTable(ruleset, clock)
    decisions, seconds, slowest = 0, 0.0, 0.0
    for number in range(games):
        seat = number % len(bots)
        order = bots[1 : seat + 1] + bots[:1] + bots[seat + 1 :]
        seated = [
            make_bot(bot, derive_seed(seed, "bot", number, at), clock)
            for at, bot in enumerate(order)
        ]
        game = table.play(seated, derive_seed(seed, "deal", number))
        decisions += game.decisions[seat]
        seconds += game.seconds[seat]
        slowest = max(slowest, game.slowest[seat])
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTES / MEGABYTE
    return Spent(decisions, seconds, slowest, memory)


def main() -> None:
    """Play and print a table."""
    parser = argparse.ArgumentParser(description="How long a bot thinks, and with how much memory.")
    parser.add_argument("editions", nargs="*", default=list(known_editions()))
    parser.add_argument("--bot", default="master")
    parser.add_argument("--rival", default="planner")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    bots = (options.bot, *((options.rival,) * (options.seats - 1)))
    bot = make_bot(options.bot, 0)
    counts_seconds = isinstance(bot, ExpressBot) and not bot.budget.iterations
    budget = bot.budget.seconds if counts_seconds else 0.0
    write = sys.stdout.write
    write("| edition | games | decisions | mean | worst | beyond the budget | memory |\n")
    write("|---|---|---|---|---|---|---|\n")
    for edition in options.editions:
        with ProcessPoolExecutor(1, get_context("spawn")) as pool:
            spent = pool.submit(play, edition, bots, options.games, options.seed).result()
        beyond = f"{spent.slowest / budget - 1:+.1%}" if budget else ""
        write(f"| {edition} | {options.games} | {spent.decisions} ")
        write(f"| {spent.seconds / spent.decisions:.2f} s | {spent.slowest:.3f} s | {beyond} ")
        write(f"| {spent.megabytes:.0f} MB |\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
