"""Editions as data: parameters, a list of rule modules and a map, validated when loaded.

One box, one folder: see `folders`.
"""

from __future__ import annotations

import os
import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from semafor.board.loader import COLOURS, MapError, load_board, read_board
from semafor.board.model import GREY, Board
from semafor.board.values import is_whole
from semafor.editions.folders import (
    MAP,
    NEEDED,
    OWN_KEYS,
    RULES,
    VARIABLE,
    bad_rules,
    check_files,
    check_name,
    line_of,
    map_folder,
    outside_folders,
    own_modules,
    read_data,
    shipped_folders,
)
from semafor.editions.trial import try_out
from semafor.engine.errors import RecordError, SemaforError, SetupError
from semafor.engine.game import Game
from semafor.engine.module import RuleModule
from semafor.engine.pickling import fingerprint
from semafor.engine.record import replay
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS, Edition, Ruleset, compile_ruleset
from semafor.engine.standard import position_words, read_line, read_words, write_line
from semafor.legends import MODULES as LEGENDS
from semafor.rules import MODULES as CLASSIC

MODULES = {**CLASSIC, **LEGENDS}
LANGUAGES = ("en", "pl")  # a title that one of them lacks is that of the other
EDITIONS: tuple[str, ...] = tuple(shipped_folders())
"""The names of the editions that are shipped."""
# How a record of an earlier version fails where its rules are no longer known exactly.
DIFFERENT_GAME = ("record-move", "record-chance", "record-result", "record-shuffle", "chance-left")

__all__ = [
    "EDITIONS",
    "MODULES",
    "MapError",
    "Problem",
    "base_edition",
    "blame",
    "card_words",
    "check_folder",
    "check_settings",
    "earlier_settings",
    "edition",
    "edition_with_map",
    "file_of_map",
    "find_problems",
    "find_ruleset",
    "fingerprint",
    "folder_of",
    "known_editions",
    "modules_of",
    "new_game",
    "parameters_of",
    "read_edition",
    "read_position",
    "replay_record",
    "ruleset",
    "try_folder",
    "write_position",
]


@dataclass(frozen=True)
class Problem:
    """A folder from outside that is no edition, and why."""

    folder: Path
    error: SemaforError | MapError

    @property
    def row(self) -> int:
        """The line of its `edition.toml` that is wrong; 0 where it is something else."""
        return line_of(self.folder, self.error)


def known_editions() -> tuple[str, ...]:
    """Every edition that can be played, in their order: the shipped ones, those from outside."""
    return tuple(_known(os.environ.get(VARIABLE, ""))[0])


def find_problems() -> tuple[Problem, ...]:
    """The folders from outside that cannot be played; the others can, whatever is wrong here."""
    return _known(os.environ.get(VARIABLE, ""))[1]


@lru_cache(maxsize=16)
def _known(places: str) -> tuple[dict[str, Path], tuple[Problem, ...]]:
    """Folders by name, in the order of their editions; and those that are wrong."""
    found = shipped_folders()
    problems = []
    for folder in dict.fromkeys(outside_folders(places)):  # a folder may be named twice
        try:
            check_folder(folder)
            if folder.name in found:
                raise SetupError("edition-twice", name=folder.name)
        except (SemaforError, MapError) as error:
            problems.append(Problem(folder, error))
        else:
            found[folder.name] = folder
    in_order = sorted(found, key=lambda name: (read_data(found[name])["order"], name))
    return {name: found[name] for name in in_order}, tuple(problems)


def blame(error: BaseException) -> Problem | None:
    """The edition from outside whose rules have failed in a game; None if it was something else."""
    folders = _known(os.environ.get(VARIABLE, ""))[0].values()
    cause: BaseException | None = error
    while cause is not None:
        frames = traceback.extract_tb(cause.__traceback__)
        for folder in folders:
            if any(frame.filename == str(folder / RULES) for frame in frames):
                return Problem(folder, bad_rules(folder, cause))
        cause = cause.__cause__ or cause.__context__
    return None


def check_folder(folder: Path) -> None:
    """Refuse a folder that is no edition: everything in it is read, and its rules compiled."""
    check_name(folder)
    check_files(folder)
    for name in own_modules(folder):
        if name in MODULES:
            raise SetupError("module-twice", module=name)
    try:
        _check_rules(folder)
    except (SemaforError, MapError):
        raise
    except Exception as error:  # of a program that is not ours, or of rules that need others
        raise bad_rules(folder, error) from error


def try_folder(folder: Path, games: int) -> None:
    """Play games on trial with each number of players that an edition is for."""
    made = _edition(folder, "", 0)
    try:
        for seats in made.seat_counts:
            for seed in range(1, games + 1):
                try_out(compile_ruleset(made, seats), str(folder / RULES), seed)
    except (SemaforError, MapError):
        raise
    except Exception as error:  # of a program that is not ours, or of rules that need others
        raise bad_rules(folder, error) from error


def _check_rules(folder: Path) -> None:
    """Compile every game that an edition offers, let its rules say what they say, play by its own."""
    own = own_modules(folder)
    for tickets in ("", *read_data(folder).get("variants", {})):
        made = _edition(folder, tickets, 0)
        if not made.board.routes:
            raise SetupError("no-routes")
        for needed in NEEDED:
            if needed not in {module.name for module in made.modules}:
                raise SetupError("missing-module", module=needed)
        for seats in made.seat_counts:
            compiled = compile_ruleset(made, seats)
            compiled.check_start()
            _check_game(compiled)
            is_own = any(module.name in own for module in made.modules)
            if is_own and not tickets and seats in (made.seat_counts[0], made.seat_counts[-1]):
                try_out(compiled, str(folder / RULES))


def _check_game(compiled: Ruleset) -> None:
    """What only a compiled game can tell: counts that break ties, cards, what the rules say."""
    for name in compiled.tie_breaks:
        if name.removeprefix("-") not in compiled.line_rows:
            raise SetupError("unknown-tie-break", name=name, known=", ".join(compiled.line_rows))
    for number, kind in enumerate(compiled.kinds):
        is_plain = kind in (*COLOURS, "locomotive")
        if not is_plain and number not in compiled.special_kinds:
            raise SetupError("unknown-kind", kind=kind, known=", ".join(COLOURS))
    for module in compiled.edition.modules:
        if module.rulebook is not None:
            list(module.rulebook(compiled))


def folder_of(name: str) -> Path:
    """The folder of an edition."""
    known = _known(os.environ.get(VARIABLE, ""))[0]
    if name not in known:
        raise SetupError("unknown-edition", edition=name, known=", ".join(known))
    return known[name]


def read_edition(name: str) -> Mapping[str, Any]:
    """The data file of an edition."""
    return read_data(folder_of(name))


def file_of_map(name: str, file: str = MAP) -> Path:
    """The map of an edition, or a file beside it: editions may share a map with all that is drawn."""
    folder = folder_of(name)
    return map_folder(folder, read_data(folder)) / file


def modules_of(name: str) -> Mapping[str, RuleModule]:
    """The rule modules an edition may name: those of the package, and its own."""
    return {**MODULES, **own_modules(folder_of(name))}


def edition(name: str, tickets: str = "", version: int = 0) -> Edition:
    """An edition with its own map.

    `tickets` chooses one of its variant decks, `version` rules as they were (0: as they are).
    """
    return _edition(folder_of(name), tickets, version)


@lru_cache(maxsize=64)
def _edition(folder: Path, tickets: str, version: int) -> Edition:
    data = _as_of(folder, version)
    board = _load(folder, data, data.get("ticket_list", "tickets"), regions=data.get("regions", ()))
    if tickets:
        board = _variant_board(folder, data, tickets)
    return _make(folder.name, data, board, own_modules(folder), _source(folder, data))


def _source(folder: Path, data: Mapping[str, Any]) -> str:
    """How a map is called where something is wrong with it."""
    return f"{map_folder(folder, data).name}/{MAP}"


def _load(
    folder: Path, data: Mapping[str, Any], ticket_list: str, **chosen: Sequence[str]
) -> Board:
    path = map_folder(folder, data) / MAP
    return load_board(path, ticket_list=ticket_list, source=_source(folder, data), **chosen)


def earlier_settings(name: str, version: int) -> dict[str, dict[str, Any]]:
    """What an earlier version of an edition's rules had otherwise, by module.

    The table `earlier.N` of an edition says what version N had otherwise than version N + 1.
    """
    return _earlier(read_edition(name), version)


def _earlier(data: Mapping[str, Any], version: int) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for number in range(data["rules_version"] - 1, version - 1, -1):
        for module, values in data.get("earlier", {}).get(str(number), {}).items():
            found.setdefault(module, {}).update(values)
    return found


def _as_of(folder: Path, version: int) -> Mapping[str, Any]:
    """The data of an edition with an earlier version of its rules; 0 is the one of today."""
    data = read_data(folder)
    version = version or data["rules_version"]
    if not 1 <= version <= data["rules_version"]:
        raise RecordError("record-rules", found=version, expected=data["rules_version"])
    changed = {
        module: {**data.get(module, {}), **values}
        for module, values in _earlier(data, version).items()
        if module in data["modules"]
    }
    return {**data, **changed, "rules_version": version}


def base_edition(data: Mapping[str, Any], board: Board) -> Edition:
    """An edition from data that were kept, as the rules now stand: see `earlier_settings`."""
    return _make(Path(data["map"]).stem, data, board, {}, data["map"])


def edition_with_map(name: str, map_data: Any, source: str = "map", version: int = 0) -> Edition:
    """An edition's rules on another map (scenarios, map makers), also as they were."""
    folder = folder_of(name)
    data = _as_of(folder, version)
    own = _load(folder, data, "tickets")
    board = read_board(
        map_data, source, default_deck=data["decks"][0], default_points=own.route_points
    )
    return _make(name, data, board, own_modules(folder), source)


def _variant_board(folder: Path, data: Mapping[str, Any], tickets: str) -> Board:
    variants = data.get("variants", {})
    if tickets not in variants:
        known = ", ".join(variants) or "-"
        raise SetupError("unknown-variant", edition=folder.name, variant=tickets, known=known)
    variant = variants[tickets]
    board = _load(folder, data, variant["list"], ticket_tags=variant.get("tags", ()))
    cities = variant.get("cities")
    if cities is None:
        return board
    chosen = tuple(ticket for ticket in board.tickets if ticket.a in cities or ticket.b in cities)
    return replace(board, tickets=chosen)


def _make(
    name: str, data: Mapping[str, Any], board: Board, own: Mapping[str, RuleModule], source: str
) -> Edition:
    decks = tuple(data["decks"])
    if len(decks) == 1:
        tickets = tuple(replace(ticket, deck=decks[0]) for ticket in board.tickets)
        board = replace(board, tickets=tickets)
    _check_decks(board, decks, source)
    _check_colours(board, data["cards"], source)
    known = {**MODULES, **own}
    for module in data["modules"]:
        if module not in known:
            raise SetupError("unknown-module", edition=name, module=module)
    modules = tuple(known[module] for module in data["modules"])
    settings = {key: value for key, value in data.items() if key not in OWN_KEYS}
    fewest, most = data.get("seats", (LEAST_SEATS, MOST_SEATS))
    return Edition(
        name=name,
        board=board,
        modules=modules,
        settings=check_settings(settings, modules),
        cards=dict(data["cards"]),
        card_words=card_words(modules),
        decks=decks,
        tie_breaks=tuple(data["tie_breaks"]),
        rules_version=data["rules_version"],
        title={
            **dict.fromkeys(LANGUAGES, next(iter(data["title"].values()), name)),
            **data["title"],
        },
        stage=data["stage"],
        seat_colours=tuple(data["seat_colours"]),
        seat_counts=tuple(range(fewest, most + 1)),
    )


def card_words(modules: Iterable[RuleModule]) -> dict[str, tuple[str, ...]]:
    """The keys by which cards may speak of these modules, by the name cards have for them."""
    return {name: keys for module in modules for name, keys in module.card_words.items()}


def parameters_of(made: Edition) -> dict[str, dict[str, Any]]:
    """The parameters of every module as an edition has them, defaults among them."""
    found: dict[str, dict[str, Any]] = {}
    for module in made.modules:
        defaults = {
            **{name: param.default for name, param in module.params.items()},
            **{name: words[0] for name, words in module.words.items()},
            **dict.fromkeys(module.texts, ""),
        }
        found[module.name] = {**defaults, **made.settings.get(module.name, {})}
    return found


def check_settings(settings: dict[str, Any], modules: Iterable[RuleModule]) -> dict[str, Any]:
    """Every table of an edition must belong to one of its modules, and every key be known there."""
    owners = {module.name: module for module in modules}
    for module, values in settings.items():
        if module not in owners or not isinstance(values, Mapping):
            known = ", ".join(sorted((OWN_KEYS | set(owners)) - {module}))
            raise SetupError("unknown-key", key=module, known=known)
        owner = owners[module]
        keys = {*owner.params, *owner.words, *owner.texts, *owner.data}
        for key in values:
            if key not in keys:
                known = ", ".join(sorted(keys)) or "–"
                raise SetupError("unknown-parameter", name=f"{module}.{key}", known=known)
    return settings


def _check_decks(board: Board, decks: tuple[str, ...], source: str) -> None:
    if len(decks) == 1:
        return
    for ticket in board.tickets:
        if ticket.deck not in decks:
            expected = f"deck is '{ticket.deck}', expected {' or '.join(decks)}"
            raise MapError(
                source,
                f"ticket '{ticket.id}'",
                expected,
                "deck-known",
                what=ticket.deck,
                known=", ".join(decks),
            )


def _check_colours(board: Board, cards: Mapping[str, int], source: str) -> None:
    """COM-TERM-3: a route's colour is one that the edition has cards of."""
    for route in board.routes:
        if route.colour != GREY and route.colour not in cards:
            colours = ", ".join(kind for kind in cards if kind in COLOURS)
            expected = f"colour is '{route.colour}', expected {colours} or {GREY}"
            raise MapError(
                source, f"route '{route.id}'", expected, "colour", what=route.colour, known=colours
            )


def ruleset(
    name: str, seats: int, options: tuple[tuple[str, Any], ...] = (), version: int = 0
) -> Ruleset:
    """The compiled ruleset of an edition; options are sorted (name, value) pairs."""
    return _ruleset(folder_of(name), seats, options, version)


@lru_cache(maxsize=64)
def _ruleset(
    folder: Path, seats: int, options: tuple[tuple[str, Any], ...], version: int
) -> Ruleset:
    chosen = dict(options)
    made = _edition(folder, str(chosen.get("tickets", "")), version)
    return compile_ruleset(made, seats, chosen)


def find_ruleset(
    name: str, seats: int, options: Mapping[str, Any] | None = None, version: int = 0
) -> Ruleset:
    """The ruleset of an edition with the options of one game.

    `version`: of its rules, for games begun with an earlier one; 0 is the one of today.
    """
    if version == read_edition(name)["rules_version"]:
        version = 0  # one ruleset, however it is asked for
    if not is_whole(seats):  # the cache below would take 2.0 for 2
        raise SetupError("bad-seats", "COM-SETUP-1", seats=seats)
    pairs = tuple(sorted((options or {}).items()))
    try:
        return ruleset(name, seats, pairs, version)
    except TypeError as error:  # an option that is a list or an object
        raise SetupError("unknown-option", name=str(dict(pairs))) from error


def new_game(
    name: str,
    seats: int = 2,
    *,
    seed: str | int | None = None,
    first: int = 0,
    options: Mapping[str, Any] | None = None,
    players: list[dict[str, str]] | None = None,
) -> Game:
    """Set up a game of an edition."""
    return Game(find_ruleset(name, seats, options), seed=seed, first=first, players=players)


def write_position(game: Game) -> str:
    """A whole position on one line, hidden cards included (docs/formats.md).

    >>> game = new_game("usa-classic", seats=2, seed="doc")
    >>> read_position(write_position(game)).digest() == game.digest()
    True
    """
    return write_line(position_words(game.state))


def read_position(line: str | Mapping[str, Any]) -> Game:
    """The game that goes on from a position, of a line or of its JSON; what is no position is refused."""
    words = read_line(line) if isinstance(line, str) else line
    try:
        state = read_words(words, find_ruleset)
    except SetupError as error:
        raise RecordError("position-shape", key=str(error)) from error
    return Game.from_state(state.tables.ruleset, state)


def replay_record(
    record: Mapping[str, Any], *, on_move: Callable[[Game, int], None] | None = None
) -> Game:
    """Replay and verify a record of an edition, by the rules it was played with."""
    try:
        return replay(record, find_ruleset, on_move=on_move)
    except RecordError as error:
        if error.reason not in DIFFERENT_GAME:
            raise
        found, known = record["rules_version"], read_edition(record["edition"])["rules_version"]
        if found == known:
            raise
        why = str(error)
        raise RecordError("record-rules-earlier", found=found, expected=known, why=why) from error
