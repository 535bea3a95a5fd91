"""`semafor edition`: check the folder of an edition, or draw the layout of its board.

The check says what a player will see and what not: a folder needs little, and what it lacks is made.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from semafor.cli.folders import VARIABLE, places_from
from semafor.drawing.checks import problems
from semafor.drawing.layout import moved_board, read_layout, write_layout
from semafor.drawing.making import make_layout
from semafor.drawing.scene import BACKDROP, LAYOUT, layout_of, whole_board, written_layout
from semafor.drawing.search import SEARCHES, TRIES
from semafor.drawing.thumbnail import own_thumbnail
from semafor.editions import (
    EDITIONS,
    MapError,
    check_folder,
    edition,
    file_of_map,
    folder_of,
    try_folder,
)
from semafor.editions.folders import line_of, outside_folders, read_data
from semafor.engine.errors import SemaforError, SetupError
from semafor.search.weights import own_weights, read_weights
from semafor.texts import LANGUAGES, Texts, find_catalogue
from semafor.texts.outside import mistakes_in_words, wanted_words
from semafor.texts.rulebook import silent_modules

FAILED = 1
GAMES = 3  # on trial for each number of players
MOST_NAMED = 5


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("what", choices=("check", "draw"), help=texts("edition-help-what"))
    parser.add_argument("path", metavar="FOLDER", help=texts("edition-help-folder"))
    parser.add_argument("--tries", type=int, default=TRIES, help=texts("edition-help-tries"))
    parser.add_argument(
        "--searches", type=int, default=SEARCHES, help=texts("edition-help-searches")
    )
    parser.add_argument("--seed", type=int, default=1, help=texts("edition-help-seed"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Every edition in the folder, one after the other."""
    failed = 0
    for folder in outside_folders(options.path):
        try:
            check(folder)
        except (SemaforError, MapError) as error:
            why = texts.explain(error)
            row = line_of(folder, error)
            sys.stdout.write(texts("edition-problem", path=str(folder), why=why, row=row) + "\n")
            failed = FAILED
            continue
        for mistake in mistakes_in_words(folder):
            sys.stdout.write(texts.explain(mistake) + "\n")
            failed = FAILED
        with places_from(VARIABLE, [str(folder)] if folder.name not in EDITIONS else []):
            # The words of the edition count from here on.
            spoken = Texts(texts.language)
            try:
                if options.what == "draw":
                    draw(folder.name, options, spoken)
                for line in report(folder.name, spoken):
                    sys.stdout.write(line + "\n")
            except (SemaforError, MapError) as error:
                sys.stdout.write(spoken.explain(error) + "\n")
                failed = FAILED
    return failed


def check(folder: Path) -> None:
    """Refuse a folder that cannot be played, at any table it offers."""
    check_folder(folder)
    if folder.name in EDITIONS and folder_of(folder.name) != folder:
        raise SetupError("edition-twice", name=folder.name)
    try_folder(folder, GAMES)


def draw(name: str, options: argparse.Namespace, texts: Texts) -> None:
    """Search for a layout and write it beside the map; what was corrected by hand stays."""
    path = file_of_map(name, LAYOUT)
    try:
        by_hand = read_layout(path).by_hand if path.is_file() else {}
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SetupError(
            "bad-layout", file=str(path), what=f"{type(error).__name__}: {error}"
        ) from error
    board = whole_board(name)
    layout = make_layout(
        board, by_hand, tries=options.tries, searches=options.searches, seed=options.seed
    )
    write_layout(path, board.name, layout)
    layout_of.cache_clear()
    sys.stdout.write(texts("edition-drawn", file=str(path)) + "\n")


def report(name: str, texts: Texts) -> Iterator[str]:
    """What a player will see of an edition, and what not."""
    made = edition(name)
    board = made.board
    yield texts(
        "edition-playable",
        title=made.title.get(texts.language) or name,
        name=name,
        fewest=made.seat_counts[0],
        most=made.seat_counts[-1],
        stage=made.stage,
    )
    yield texts(
        "edition-contents",
        places=len(board.places),
        routes=len(board.routes),
        tickets=len(board.tickets),
        decks=len(made.decks),
        cards=sum(made.cards.values()),
    )
    yield from _map(name, texts)
    yield from _words(name, texts)
    yield from _pictures(name, texts)
    read_weights(name)
    yield texts("edition-tuned" if own_weights(name) else "edition-untuned")


def _words(name: str, texts: Texts) -> Iterator[str]:
    """Words that are missing in a language, and rules of its own that say nothing."""
    folder = folder_of(name)
    data = read_data(folder)
    for language in LANGUAGES:
        spoken = texts("edition-language", language=language)
        known = find_catalogue(language, name)
        missing = [texts("edition-word-title")] if language not in data["title"] else []
        missing += [key for key in wanted_words(name) if not known.has(key)]
        if missing:
            yield texts("edition-words-missing", language=spoken, keys=", ".join(missing))
        nameless = [place.id for place in edition(name).board.places if language not in place.names]
        if nameless:
            shown = ", ".join(nameless[:MOST_NAMED])
            yield texts("edition-nameless", language=spoken, count=len(nameless), places=shown)
    silent = silent_modules(name)
    if silent:
        yield texts("edition-silent", modules=", ".join(silent))


def _map(name: str, texts: Texts) -> Iterator[str]:
    """Places that no route leads to, and tickets nobody can complete."""
    board = edition(name).board
    lonely = [
        place
        for place in board.place_index()
        if not any(place in route.pair for route in board.routes)
    ]
    if lonely:
        yield texts("edition-lonely", count=len(lonely), places=", ".join(lonely[:MOST_NAMED]))
    group = {place: place for place in board.place_index()}
    for route in board.routes:
        one, two = group[route.a], group[route.b]
        group = {place: two if of == one else of for place, of in group.items()}
    apart = [ticket.id for ticket in board.tickets if group[ticket.a] != group[ticket.b]]
    if apart:
        yield texts("edition-apart", count=len(apart), tickets=", ".join(apart[:MOST_NAMED]))


def _pictures(name: str, texts: Texts) -> Iterator[str]:
    """What is drawn by hand and what is made; and what lies on each other."""
    layout = layout_of(name)
    is_there, is_own = file_of_map(name, LAYOUT).is_file(), written_layout(name) is not None
    told = "own" if is_own else "stale" if is_there else "made"
    yield texts(f"edition-layout-{told}")
    found = problems(moved_board(whole_board(name), layout.by_hand), layout)
    for line in found[:MOST_NAMED]:
        yield texts("edition-layout-problem", what=line)
    if len(found) > MOST_NAMED:
        yield texts("edition-layout-more", count=len(found) - MOST_NAMED)
    own = file_of_map(name, BACKDROP).is_file()
    yield texts("edition-backdrop-own" if own else "edition-backdrop-plain")
    own = own_thumbnail(name) is not None
    yield texts("edition-thumbnail-own" if own else "edition-thumbnail-made")
