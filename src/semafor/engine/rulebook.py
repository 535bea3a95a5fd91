"""What a rule module says on the rules page: keys of the catalogue, their numbers, their places.

The engine knows no words. A module names sentences by key, with the numbers of this game; the page
of an edition is what its modules say together, in order (`semafor.texts.rulebook`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from semafor.board.model import Route, Ticket
    from semafor.engine.ruleset import Ruleset

# Where the sections of every edition stand; a section of a module's own takes a number between.
SECTIONS: Mapping[str, int] = {
    "goal": 100,
    "first": 150,
    "setup": 200,
    "turn": 300,
    "draw": 400,
    "claim": 500,
    "ticket": 600,
    "end": 700,
    "score": 800,
    "ties": 900,
    "tips": 1000,
}
# Where the worked example of a whole final score stands, made of what every module counts there.
SCORE_EXAMPLE = "example-score"
# The rules in short that a table can look up during a game: a name and a text for each.
SHORT = "short"


@dataclass(frozen=True, slots=True)
class Phrase:
    """A text inside a sentence or a table."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Table:
    """A small table below the sentences: a heading for each row, and its cells."""

    caption: str
    rows: tuple[tuple[str, tuple[Phrase | int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Named:
    """Something of this game inside a sentence, called by its name: a place, both ends of a route, cards by kind."""

    what: Literal["place", "ends", "cards"]
    value: Any


@dataclass(frozen=True, slots=True)
class Stretch:
    """A route in a picture: its spaces from one place to another.

    Attributes:
        a: The place where it begins; one that begins where the stretch before ends goes on with it, one with the same
            two ends lies beside it, any other begins a new line.
        b: Where it ends.
        length: Spaces.
        colour: Of the spaces.
        kind: As on the map: `tunnel`, `ferry` or nothing.
        locomotives: Spaces that show one.
        owner: Whose trains stand there: `you`, `other` or nobody's.
        is_closed: Whether nobody may claim it any more.
        is_lit: Whether it is what the picture is about.
    """

    a: str
    b: str
    length: int
    colour: str
    kind: str = ""
    locomotives: int = 0
    owner: Literal["", "you", "other"] = ""
    is_closed: bool = False
    is_lit: bool = False


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stands at a place: `you` or `other` own a station, a pawn has a colour."""

    place: str
    kind: Literal["station", "pawn"]
    colour: str
    is_taken: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """Cards side by side (`back`: face down) under a heading; those that matter are lit."""

    heading: str
    cards: tuple[str, ...]
    lit: tuple[int, ...] = ()
    is_wrong: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture in one of a few kinds that every page can draw; all else about it is data.

    Attributes:
        kind: `line` (routes between places), `cards`, `ticket`, `sum` (an addition), `news` (a front page).
        stretches: Of a line.
        pieces: Of a line.
        rows: Of cards.
        ticket: Its two places and its value.
        is_done: Whether the ticket is complete.
        terms: What is added up.
        headline: Of a front page, with the sentence below it.
    """

    kind: Literal["line", "cards", "ticket", "sum", "news"]
    stretches: tuple[Stretch, ...] = ()
    pieces: tuple[Piece, ...] = ()
    rows: tuple[CardRow, ...] = ()
    ticket: tuple[str, str, int] | None = None
    is_done: bool = False
    terms: tuple[tuple[Phrase, int], ...] = ()
    headline: tuple[Phrase, Phrase] | None = None


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a worked example: a sentence and what is seen then."""

    key: str
    values: Mapping[str, Any] = field(default_factory=dict)
    pictures: tuple[Picture, ...] = ()


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: the key is its heading. It stands at the end of its section."""

    section: str
    number: int
    key: str
    moments: tuple[Moment, ...]


@dataclass(frozen=True, slots=True)
class Counted:
    """What a module adds to the worked example of a whole final score: a sentence and its points."""

    number: int
    key: str
    points: int
    values: Mapping[str, Any] = field(default_factory=dict)
    label: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A section of its own: the key `rulebook-NAME-heading` is its heading."""

    name: str
    number: int
    is_ordered: bool = False


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence, or one line of a list, or a table.

    Attributes:
        section: Where it is said.
        number: Its place there; a lower one comes first.
        key: Of the catalogue.
        values: Numbers of this game that it tells; a `Phrase` among them becomes its text.
        is_item: Whether it is a line of a list.
        pictures: What is shown beside it.
        instead_of: The key of another module's sentence that is not true in this game.
        table: What it shows instead of words.
    """

    section: str
    number: int
    key: str = ""
    values: Mapping[str, Any] = field(default_factory=dict)
    is_item: bool = False
    pictures: tuple[Picture, ...] = ()
    instead_of: str = ""
    table: Table | None = None


Said = Section | Sentence | Example | Counted


def item(section: str, number: int, key: str, **values: Any) -> Sentence:
    """A line of a list."""
    return Sentence(section, number, key, values, is_item=True)


def unsaid(key: str) -> Sentence:
    """A sentence of another module that is not true in this game."""
    return Sentence("", 0, instead_of=key)


def setting(ruleset: Ruleset, module: str, name: str, default: Any) -> Any:
    """A parameter that is no number, as this game has it."""
    values = {**ruleset.edition.settings.get(module, {}), **ruleset.options}
    return values.get(name, default)


def most_tracks(ruleset: Ruleset) -> int:
    """Tracks that run side by side at most: two, or three on a board with triple routes."""
    board = ruleset.board
    return 1 + max([1, *(len(board.twins(route)) for route in board.routes)])


# -------------------------------------------------------------------- worked examples


def line(*stretches: Stretch, pieces: tuple[Piece, ...] = ()) -> Picture:
    """Routes between places."""
    return Picture("line", stretches=stretches, pieces=pieces)


def cards(*rows: CardRow) -> Picture:
    """Cards side by side."""
    return Picture("cards", rows=rows)


def stretch(route: Route, **more: Any) -> Stretch:
    """A route of the board as it is drawn."""
    return Stretch(
        route.a,
        route.b,
        route.length,
        route.colour,
        route.kind,
        route.locomotives,
        **more,
    )


def typical(
    ruleset: Ruleset,
    length: int,
    *,
    kind: str = "",
    is_grey: bool | None = None,
    has_twin: bool | None = None,
    is_border: bool = False,
) -> Route | None:
    """A route of the board that an example may speak of: of those that fit, the one nearest to a length."""
    board = ruleset.board
    border = {place.id for place in board.places if place.is_country}
    found = [
        route
        for route in board.routes
        if route.kind == kind
        and route.id not in board.beyond
        and not route.is_unpainted
        and (not border.isdisjoint(route.pair)) == is_border
        and is_grey in (None, route.colour == "grey")
        and has_twin in (None, bool(board.twins(route)))
    ]
    return min(found, key=lambda route: abs(route.length - length), default=None)


def payment(ruleset: Ruleset, route: Route, colour: str, locomotives: int) -> list[str]:
    """Cards that pay for a route in a colour, with so many locomotives as far as the rules take them."""
    number = ruleset.route_number[route.id]
    taken = max(route.locomotives, min(locomotives, ruleset.most_locomotives[number]))
    taken = min(taken, route.length)
    return [colour] * (route.length - taken) + ["locomotive"] * taken


def counted(cards: Iterable[str]) -> Named:
    """Cards inside a sentence."""
    return Named("cards", dict(Counter(cards)))


def ends(item: Route | Ticket) -> Named:
    """Both ends of a route or ticket inside a sentence."""
    return Named("ends", (item.a, item.b))


def at_place(name: str) -> Named:
    """A place inside a sentence."""
    return Named("place", name)
