"""How fast the lab is, in CPU time of one core, beside the compiled playout of the same moments.

Each figure is the best of several slices that alternate with slices of playouts: others' work only ever slows both.
"""

from __future__ import annotations

import multiprocessing
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from semafor.editions import find_ruleset
from semafor.engine.ruleset import Ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.lab.batch import Batch
from semafor.lab.extras import MissingError
from semafor.rules.scoring import random_games

SLICES = 5
GAMES = (64, 1024)
NUMPY_GAMES = 256
CHUNK = 40
# What a run yields again and again: how many decisions it has made since.
Run = Iterator[int]


def playouts(ruleset: Ruleset) -> Run:
    """Random games with exact scores, all in compiled code."""
    buffer, sheet, seed = ActionBuffer(), ScoreSheet(), 0
    while True:
        yield random_games(ruleset.tables, seed, CHUNK, buffer, sheet)
        seed += CHUNK


def inside(ruleset: Ruleset, games: int) -> Run:
    """Games in step with observation and mask, the choice made inside."""
    batch = Batch(ruleset, games)
    batch.reset(range(games))
    while True:
        before = batch.steps
        batch.play(max(1, 4000 // games))
        yield batch.steps - before


def by_numpy(ruleset: Ruleset, games: int, *, dense: bool) -> Run:
    """Games in step whose actions NumPy chooses, from the lists of legal actions or from the mask."""
    import numpy as np  # noqa: PLC0415 - of the extra

    batch = Batch(ruleset, games, mask=dense)
    batch.reset(range(games))
    luck = np.random.default_rng(1)
    starts, counts = np.asarray(batch.starts), np.asarray(batch.counts)
    masks = np.asarray(batch.masks).reshape(-1, batch.actions) if dense else None
    while True:
        before = batch.steps
        for _ in range(16):
            if masks is not None:
                weights = masks * luck.random(masks.shape, dtype=np.float32)
                batch.step(weights.argmax(axis=1).astype(np.int32))
            else:
                picks = starts + (luck.random(games) * counts).astype(np.int32)
                batch.step(np.asarray(batch.legal)[picks])
        yield batch.steps - before


def by_pettingzoo(ruleset: Ruleset) -> Run:
    """One game after another as agents that take turns, each with its observation and its mask."""
    from semafor.lab.aec import env  # noqa: PLC0415 - of the extra

    game, luck, seed = env(ruleset), random.Random(1), 0
    while True:
        game.reset(seed=seed)
        seed += 1
        steps = 0
        for _agent in game.agent_iter():
            seen, _reward, is_over, _stopped, _info = game.last()
            if is_over:
                game.step(None)
                continue
            legal = seen["action_mask"].nonzero()[0]
            game.step(legal[int(luck.random() * len(legal))])
            steps += 1
        yield steps


def by_openspiel(ruleset: Ruleset) -> Run:
    """Decisions of games with explicit chance; the chance nodes between them are not counted."""
    from semafor.lab.spiel import SemaforGame  # noqa: PLC0415 - of the extra

    game = SemaforGame({"edition": ruleset.edition.name, "players": ruleset.seats})
    luck = random.Random(1)
    while True:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(actions, shares)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(luck.random() * len(legal))])
                steps += 1
        yield steps


def rate(run: Run, seconds: float) -> float:
    """Decisions a second of CPU time, in one slice."""
    done, start = 0, time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        done += next(run)
        elapsed = time.process_time() - start
    return done / elapsed


def compare(run: Run, other: Run, seconds: float) -> tuple[float, float]:
    """The best slices of two runs that alternate."""
    next(run)
    pairs = [(rate(run, seconds / SLICES), rate(other, seconds / SLICES)) for _ in range(SLICES)]
    return max(pair[0] for pair in pairs), max(pair[1] for pair in pairs)


def in_process(edition: str, seats: int, seconds: float) -> float:
    """The vectorised rate of a process of its own."""
    run = inside(find_ruleset(edition, seats), GAMES[0])
    next(run)
    return max(rate(run, seconds / SLICES) for _ in range(SLICES))


def two_processes(edition: str, seats: int, seconds: float) -> tuple[float, float]:
    """One process alone, and the sum of two at the same time, each by its own CPU time."""
    context = multiprocessing.get_context("spawn")
    with context.Pool(2) as pool:
        alone = pool.apply(in_process, (edition, seats, seconds))
        both = pool.starmap(in_process, [(edition, seats, seconds)] * 2)
    return alone, sum(both)


def measure(
    edition: str, seats: int, seconds: float, on_progress: Callable[[str], None] | None = None
) -> dict[str, Any]:
    """All figures; what needs a library that is not installed says which."""
    ruleset = find_ruleset(edition, seats)
    runs: dict[str, Callable[[], Run]] = {
        **{f"inside_{games}": lambda games=games: inside(ruleset, games) for games in GAMES},  # type: ignore[misc]
        "numpy_lists": lambda: by_numpy(ruleset, NUMPY_GAMES, dense=False),
        "numpy_masks": lambda: by_numpy(ruleset, NUMPY_GAMES, dense=True),
        "pettingzoo": lambda: by_pettingzoo(ruleset),
        "openspiel": lambda: by_openspiel(ruleset),
    }
    found: dict[str, Any] = {}
    for name, make in runs.items():
        if on_progress:
            on_progress(name)
        try:
            speed, beside = compare(make(), playouts(ruleset), seconds)
        except (MissingError, ModuleNotFoundError) as error:
            found[name] = {"missing": str(error)}
            continue
        found[name] = {
            "rate": round(speed),
            "playout": round(beside),
            "ratio": round(speed / beside, 4),
        }
    if on_progress:
        on_progress("two_processes")
    alone, both = two_processes(edition, seats, seconds)
    found["two_processes"] = {
        "rate": round(both),
        "alone": round(alone),
        "ratio": round(both / alone, 2),
    }
    batch = Batch(ruleset, 1)
    sizes = {"observation": batch.width, "actions": batch.actions}
    return {"edition": edition, "seats": seats, **sizes, "figures": found}
