"""Measures the engine: uniformly random whole games with exact final scores, on one core."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from semafor.arena.simulate import simulate
from semafor.editions import edition, ruleset
from semafor.engine.core import is_compiled
from semafor.engine.ruleset import Ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.rules.scoring import random_games

# Floors as ratios within one run: (what, at least).
LEAST_SPEEDUP = 25.0
LEAST_SHARE = 0.5
SLICES = 10
# Of simulations, which take longer; and the fewest games of one.
RUNS = 4
LEAST_GAMES = 48
PLANNER = "planner"


def games_per_second(rules: Ruleset, seconds: float) -> float:
    """Whole games a second in the best of ten slices of time: others' work only ever slows it."""
    buffer, sheet = ActionBuffer(), ScoreSheet()
    seed = 0
    chunk = 16 if is_compiled() else 1
    rates = []
    for _ in range(SLICES):
        games = 0
        start = time.perf_counter()
        elapsed = 0.0
        while elapsed < seconds / SLICES:
            random_games(rules.tables, seed, chunk, buffer, sheet)
            seed += chunk
            games += chunk
            elapsed = time.perf_counter() - start
        rates.append(games / elapsed)
    return max(rates)


def keeping_games(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """What it costs planners to keep their games as Parquet: CPU time of one process, the best of runs that alternate.

    Each run takes some `seconds`; short ones flatter nobody, since a file has as many pieces for few games as for many.
    """
    bots = [PLANNER] * seats

    def spent(games: int, out: Path | None = None) -> tuple[float, int]:
        start = time.process_time()
        summary = simulate(name, bots, games, seed=1, workers=1, out=out)
        return time.process_time() - start, sum(tally.decisions for tally in summary.tallies)

    with TemporaryDirectory() as folder:
        spent(LEAST_GAMES, Path(folder) / "first.parquet")
        alone, _ = spent(LEAST_GAMES)
        games = max(LEAST_GAMES, round(LEAST_GAMES * seconds / max(alone, 1e-3)))
        runs = [
            (spent(games), spent(games, Path(folder) / f"{run}.parquet")) for run in range(RUNS)
        ]
    decisions = runs[0][0][1]
    plain, kept = (min(run[place][0] for run in runs) for place in (0, 1))
    return {
        "rate": round(decisions / kept),
        "plain": round(decisions / plain),
        "games": games,
        "ratio": round(kept / plain, 3),
    }


def two_workers(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """Two worker processes of planners against one process, their start included: it weighs less in longer runs.

    `ratio` goes by the CPU time of all processes, as if nobody else computed; `clock` is what was waited.
    """
    bots = [PLANNER] * seats

    def spent(games: int, workers: int) -> tuple[float, float, int]:
        before, start = os.times(), time.perf_counter()
        summary = simulate(name, bots, games, seed=1, workers=workers)
        after, end = os.times(), time.perf_counter()
        cpu = sum(after[:4]) - sum(before[:4])  # ours, and that of the workers that have ended
        return cpu, end - start, sum(tally.decisions for tally in summary.tallies)

    alone, _, _ = spent(LEAST_GAMES, 1)
    games = max(LEAST_GAMES, round(LEAST_GAMES * seconds / max(alone, 1e-3)))
    one, two = (spent(games, workers) for workers in (1, 2))
    decisions = one[2]
    return {
        "rate": round(2 * decisions / two[0]),
        "alone": round(decisions / one[0]),
        "games": games,
        "ratio": round(2 * one[0] / two[0], 2),
        "clock": round(one[1] / two[1], 2),
    }


def step_microseconds(rules: Ruleset, seconds: float) -> float:
    """One step driven from Python: list the actions, pick one, play it."""
    buffer = ActionBuffer()
    seed = steps = 0
    total = 0.0
    while total < seconds:
        state = rules.new_state()
        state.rng = seed * 2 + 1
        state.start(0)
        seed += 1
        start = time.perf_counter()
        while not state.is_over:
            count = state.fill(buffer)
            state.step(buffer.get(state.below(count)))
            steps += 1
        total += time.perf_counter() - start
    return total / steps * 1e6


def clone_microseconds(rules: Ruleset, seconds: float) -> float:
    """One copy of a position in the middle of a game."""
    buffer = ActionBuffer()
    state = rules.new_state()
    state.rng = 7
    state.start(0)
    for _ in range(60):
        state.step(buffer.get(state.below(state.fill(buffer))))
    copies = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        for _ in range(500):
            state.clone()
        copies += 500
        elapsed = time.perf_counter() - start
    return elapsed / copies * 1e6


def measure(
    editions: Sequence[str],
    seats: Sequence[int],
    seconds: float,
    on_progress: Callable[[str], None] | None = None,
) -> dict[str, Any]:
    """All figures of this build; an edition that takes fewer players has fewer of them."""
    speeds: dict[str, dict[str, float]] = {}
    for name in editions:
        speeds[name] = {}
        taken = edition(name).seat_counts
        for count in [count for count in seats if count in taken] or seats:
            if on_progress:
                on_progress(f"{name}, {count}")
            speed = games_per_second(ruleset(name, count), seconds)
            speeds[name][str(count)] = round(speed, 1)
    first = ruleset(editions[0], int(next(iter(speeds[editions[0]]))))
    return {
        "compiled": is_compiled(),
        "random": speeds,
        "step_us": round(step_microseconds(first, min(seconds, 1.0)), 3),
        "clone_us": round(clone_microseconds(first, min(seconds, 0.5)), 3),
    }


def measure_plain(edition: str, seats: int, seconds: float) -> float:
    """Games a second of the uncompiled build, measured in a process of its own."""
    command = [sys.executable, "-m", "semafor", "bench", "--json", "--editions", edition]
    command += ["--seats", str(seats), "--seconds", str(seconds)]
    environment = {**os.environ, "SEMAFOR_PURE": "1"}
    done = subprocess.run(  # noqa: S603 - our own interpreter and module
        command, env=environment, capture_output=True, text=True, check=True
    )
    return float(json.loads(done.stdout)["random"][edition][str(seats)])


def add_ratios(figures: dict[str, Any], seconds: float) -> None:
    """The ratios the floors speak of: compiled to plain, and editions to the first one."""
    editions = list(figures["random"])
    seats = next(iter(figures["random"][editions[0]]))
    base = figures["random"][editions[0]][seats]
    plain = measure_plain(editions[0], int(seats), seconds)
    figures["plain"] = {editions[0]: {seats: plain}}
    figures["speedup"] = round(base / plain, 1)
    figures["share"] = {
        name: round(figures["random"][name][seats] / base, 2)
        for name in editions[1:]
        if seats in figures["random"][name]
    }


def below_floor(figures: dict[str, Any]) -> list[str]:
    """Which ratios are below their floors."""
    problems = []
    if figures["compiled"] and figures["speedup"] < LEAST_SPEEDUP:
        problems.append(f"speedup {figures['speedup']} < {LEAST_SPEEDUP}")
    for name, share in figures["share"].items():
        if share < LEAST_SHARE:
            problems.append(f"{name} {share} < {LEAST_SHARE}")
    return problems
