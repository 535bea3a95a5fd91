"""A game on trial: rules of one's own are played before anybody else plays by them.

What goes wrong only while a game runs (a step that fails, a question without an answer, a move that is
listed and then refused) is found here, with the line of `rules.py` where there is one.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from semafor.engine.core import Step
from semafor.engine.errors import IllegalMove, Move, RecordError, SetupError
from semafor.engine.game import Game
from semafor.engine.record import replay, write_record
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import AGAIN, DONE
from semafor.engine.views import view

MOST_MOVES = 5000  # of a game; those of the family have a few hundred
MOST_CALLS = 200_000  # of functions of a `rules.py` in one move
LOOK_EVERY = 9  # moves


def try_out(ruleset: Ruleset, file: str, seed: int = 1) -> None:
    """Play a whole game by lot, with every look at it that clients and bots take; or say what fails.

    Args:
        ruleset: What is on trial.
        file: The `rules.py` that brings rules of its own.
        seed: Another one is another game.
    """
    rng = random.Random(seed)
    with _patience(file) as begin:
        game = Game(ruleset, seed=f"trial {seed}")
        while not game.is_over:
            begin()
            if len(game.history) >= MOST_MOVES:
                raise SetupError("trial-endless", moves=MOST_MOVES)
            if len(game.history) % LOOK_EVERY == 0:
                _look(game, rng)
            _play(game, _choose(game, rng))
        begin()
        _look(game, rng)
        _replay(game)


def _choose(game: Game, rng: random.Random) -> Move:
    """A legal move: one word as often as another, so that rare rules are met too."""
    moves = game.moves()
    if not moves:
        raise SetupError("trial-no-moves", decision=game.phase)
    word = rng.choice(sorted({move["do"] for move in moves}))
    return rng.choice([move for move in moves if move["do"] == word])


def _play(game: Game, move: Move) -> None:
    try:
        game.play(move)
    except IllegalMove as error:
        raise SetupError("trial-refused", move=move, why=str(error)) from error


def _look(game: Game, rng: random.Random) -> None:
    """What players and bots are shown, and a position that agrees with it."""
    seats = range(game.ruleset.seats)
    for seat in (None, *seats):
        game.facts(seat, since=len(game.history) - 1)
        game.view(seat)
    for seat in seats:
        seen = game.view(seat)
        again = view(resample(seen, rng), seat)
        for part, shown, restored in zip(game.ruleset.parts, seen.parts, again.parts, strict=True):
            if shown != restored:
                raise SetupError("trial-part", part=part.name or type(part).__name__)
    game.result()


def _replay(game: Game) -> None:
    """The record of a game leads to the same end: nothing but the state has a say."""
    try:
        replay(write_record(game), lambda *_: game.ruleset)
    except RecordError as error:
        raise SetupError("trial-replay", why=str(error)) from error


def _is_step(frame: FrameType) -> bool:
    """Whether a function that begins is the `run` of a step."""
    return frame.f_code.co_name == "run" and isinstance(frame.f_locals.get("self"), Step)


@contextmanager
def _patience(file: str) -> Iterator[Any]:
    """Fail where functions of a file are called without an end, or a step answers neither of its two answers.

    What it gives begins a new count.
    """
    calls = 0
    failed: FrameType | None = None  # the latest one in which something was raised

    def begin() -> None:
        nonlocal calls, failed
        calls, failed = 0, None

    def watch(frame: FrameType, event: str, argument: Any) -> Any:
        nonlocal calls, failed
        code = frame.f_code
        if code.co_filename != file:
            return None
        if event == "call":
            calls += 1
            if calls > MOST_CALLS:
                raise RuntimeError(f"{code.co_name} is called without an end")
            frame.f_trace_lines = False
            return watch if _is_step(frame) else None
        if event == "exception":
            failed = frame
        elif event == "return" and argument not in (DONE, AGAIN) and failed is not frame:
            raise TypeError(f"{code.co_qualname} answers {argument!r}, neither DONE nor AGAIN")
        return watch

    before = sys.gettrace()
    sys.settrace(watch)
    try:
        yield begin
    finally:
        sys.settrace(before)
