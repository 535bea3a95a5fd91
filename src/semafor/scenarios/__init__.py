"""Scenarios: a position, some moves, what must hold. The format is a contract (docs/formats.md)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml

from semafor.board.loader import MapError
from semafor.engine.errors import SemaforError, SetupError
from semafor.engine.game import Game
from semafor.scenarios.checks import first_difference
from semafor.scenarios.position import build_game

KEYS = {
    "name",
    "rules",
    "edition",
    "players",
    "given",
    "setup",
    "seed",
    "first",
    "deck",
    "ticket_deck",
    "ticket_decks",
    "companies",
    "map",
    "when",
    "then",
    "error",
}

# The same reading, in C where PyYAML was built with it: a file of a thousand scenarios opens in a blink.
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

MOST_DEPTH = 50
# What a file that cannot be read runs into: values that are no numbers or no dates among them.
FAULTS = (AttributeError, KeyError, OSError, OverflowError, TypeError, ValueError)

__all__ = ["find_files", "load_scenarios", "run_scenario"]


def find_files(paths: list[Path]) -> list[Path]:
    """Scenario files among files and folders."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            files.extend(sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")]))
        elif path.is_file():
            files.append(path)
        else:
            raise SetupError("no-such-file", path=path)
    if not files:
        raise SetupError("no-scenarios", path=", ".join(map(str, paths)))
    return files


def check_depth(text: str) -> None:
    """Refuse what is nested too deeply, before the reader's own calls are: they would end the process."""
    depth = 0
    for event in yaml.parse(text, LOADER):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > MOST_DEPTH:
                mark: Any = event.start_mark  # of libyaml, where it is used
                raise yaml.MarkedYAMLError(problem="too deep", problem_mark=mark)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1


def load_scenarios(path: Path) -> list[dict[str, Any]]:
    """All scenarios of one file."""
    try:
        text = path.read_text(encoding="utf-8")
        check_depth(text)
        data = yaml.load(text, LOADER)  # noqa: S506 - safe
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark else 0
        raise SetupError("bad-yaml", path=path, line=line) from error
    except FAULTS as error:
        raise SetupError("unreadable-file", path=path, why=type(error).__name__) from error
    scenarios = [] if data is None else data
    if not isinstance(scenarios, list):
        raise SetupError("scenario-file", path=path)
    for number, scenario in enumerate(scenarios):
        if not isinstance(scenario, dict):
            raise SetupError("scenario-row", path=path, row=number + 1)
    return scenarios


def run_scenario(scenario: Mapping[str, Any]) -> str | None:
    """Run one scenario; the first difference as a sentence, None when all holds."""
    unknown = [key for key in scenario if key not in KEYS]
    if unknown:
        return f"unknown key '{unknown[0]}'"
    for key, kind in (("when", list), ("then", dict)):
        if not isinstance(scenario.get(key) or kind(), kind):
            return f"{key}: {scenario[key]!r} is not a {kind.__name__}"
    try:
        game = build_game(scenario)
    except (SemaforError, MapError) as error:
        return None if scenario.get("error") else f"the position is refused: {error}"
    if scenario.get("error"):
        return "the position should be refused, but it is accepted"
    for number, step in enumerate(scenario.get("when") or []):
        problem = play_step(game, step)
        if problem:
            return f"step {number + 1}: {problem}"
    return first_difference(game, scenario.get("then") or {})


def play_step(game: Game, step: Any) -> str | None:
    """One entry of `when`: a move, a move that must be refused, or the end of the game."""
    if not isinstance(step, Mapping):
        return f"{step!r} is not a step"
    if step.get("score_now"):
        game.state.end_game()
        return None
    move = {key: value for key, value in step.items() if key not in ("refused", "seat")}
    seat = step.get("seat")
    before = game.digest()
    try:
        game.play(move, seat)
    except SemaforError as error:
        if not step.get("refused"):
            return f"{move} of seat {seat} is refused: {error}"
        if game.digest() != before:
            return f"{move} of seat {seat} is refused but changed something"
        return None
    return f"{move} of seat {seat} should be refused" if step.get("refused") else None
