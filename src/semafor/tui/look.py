"""How things look in words, symbols and colours; a colour never stands alone.

Labels are strings with Rich markup, so that they can be put into sentences of the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from rich.markup import escape
from rich.text import Text

from semafor.board.model import Route, Ticket
from semafor.editions.colours import worn_colours
from semafor.engine.ruleset import Ruleset
from semafor.texts import Texts
from semafor.texts.describe import Words, deck_name

# Middle tones: each has enough contrast on a dark and on a light background.
STYLES: dict[str, str] = {
    "purple": "color(134)",
    "blue": "color(33)",
    "orange": "color(166)",
    "white": "bold default",
    "green": "color(28)",
    "yellow": "color(136)",
    "black": "bold default",
    "red": "color(160)",
    "locomotive": "bold color(30)",
    "newspaper": "color(244)",
    "grey": "color(244)",
}
SYMBOLS: dict[str, str] = {
    "purple": "◆",
    "blue": "●",
    "orange": "▲",
    "white": "□",
    "green": "▼",
    "yellow": "○",
    "black": "■",
    "red": "✚",
    "locomotive": "★",
    "newspaper": "¶",
    "grey": "▒",
}
# Cards of a campaign carry marks: a pickaxe, a skull.
MARKS = {"pick": "⚒", "skull": "☠"}
for _colour in ("black", "blue", "white", "green", "yellow", "red"):
    for _mark, _sign in MARKS.items():
        STYLES[f"{_colour}_{_mark}"] = STYLES[_colour]
        SYMBOLS[f"{_colour}_{_mark}"] = SYMBOLS[_colour] + _sign
# A colour of pieces has one symbol, here and in the browser; the last three stand in for others.
SEAT_SYMBOLS = {
    "blue": "♠",
    "red": "♥",
    "green": "♣",
    "yellow": "♪",
    "black": "☼",
    "white": "♠",
    "purple": "♣",
    "orange": "♪",
}
KIND_SYMBOLS = {"": " ", "tunnel": "∩", "ferry": "≈"}
LARGE = "◎"
# What rules lay out, by the icon of the marker; one that is not here is a plain stone.
MARKER_SIGNS = {"station": "⌂", "caboose": "►"}
STONE = "▪"
DASH = "\u2013"
TIMES = "\u00d7"
MINUS = "\u2212"
PROMPT = "\u203a"
DONE = "✓"
OPEN = "·"
LOST = "✗"
HEADING = "bold default"
GOOD = "color(28)"
BAD = "color(160)"
QUIET = "color(244)"
LONGEST_NAME = 18


def styled(text: str, style: str) -> str:
    """Markup of a text that is markup itself."""
    return f"[{style}]{text}[/]" if style else text


def rich_text(markup: str) -> Text:
    """A text of the catalogue with labels in it."""
    return Text.from_markup(markup, emoji=False)


def clean_name(name: object) -> str:
    """A player's name fit for the screen: printable, short, never empty."""
    printable = "".join(sign for sign in str(name) if sign.isprintable()).strip()
    return printable[:LONGEST_NAME].strip() or "?"


def symbols_of(colours: Sequence[str]) -> dict[str, str]:
    """A symbol for each colour of pieces at a table: its own, or a free one where two would have the same."""
    found: dict[str, str] = {}
    for colour, symbol in SEAT_SYMBOLS.items():
        if colour in colours:
            free = [one for one in SEAT_SYMBOLS.values() if one not in found.values()]
            found[colour] = symbol if symbol in free else free[0]
    return found


@dataclass(frozen=True)
class Labels:
    """Names of everything in one game, in one language."""

    texts: Texts
    ruleset: Ruleset
    names: tuple[str, ...]
    colours: tuple[str, ...]
    # What stands on tickets of a campaign, in words, by their ids.
    marks: Mapping[str, str] = field(default_factory=dict)
    pinned: str = ""  # the content of the campaign

    @staticmethod
    def of(texts: Texts, ruleset: Ruleset, players: Sequence[Mapping[str, str]]) -> Labels:
        """The labels of a game with these players."""
        names = tuple(clean_name(player.get("name", "")) for player in players)
        worn = [str(player.get("colour", "")) for player in players]
        colours = worn_colours(ruleset.edition.seat_colours, worn)
        return Labels(texts.of(ruleset.edition.name), ruleset, names, colours)

    def title(self) -> str:
        """The edition's name."""
        title = self.ruleset.edition.title
        return escape(title.get(self.texts.language) or self.ruleset.edition.name)

    def place(self, place: str) -> str:
        """The name of a city or country."""
        number = self.ruleset.place_number[place]
        return escape(self.ruleset.board.places[number].name(self.texts.language))

    def ends(self, item: Route | Ticket) -> str:
        """The two ends of a route or ticket."""
        return f"{self.place(item.a)} {DASH} {self.place(item.b)}"

    def route(self, route: str) -> str:
        """The ends of a route given by its id."""
        return self.ends(self.ruleset.board.routes[self.ruleset.route_number[route]])

    def ticket(self, ticket: str) -> str:
        """The ends of a ticket given by its id."""
        return self.ends(self.ruleset.board.tickets[self.ruleset.ticket_number[ticket]])

    def word(self, colour: str) -> str:
        """A card as a word: its colour, or the locomotive."""
        return escape(self.texts(f"play-card-{colour}"))

    def card(self, colour: str) -> str:
        """Symbol and word in the colour."""
        return self._painted(colour, f"play-card-{colour}")

    def colour(self, colour: str) -> str:
        """Symbol and word of a colour by itself: of a route, of a passenger."""
        return self._painted(colour, f"play-colour-{colour}")

    def company(self, colour: str) -> str:
        """Symbol and word of a company."""
        return self._painted(colour, f"play-company-{colour}")

    def _painted(self, colour: str, key: str) -> str:
        return styled(f"{SYMBOLS[colour]} {escape(self.texts(key))}", STYLES[colour])

    def sign(self, kind: str) -> str:
        """A card where there is little room: a mark stands beside the symbol, not in words."""
        return styled(f"{SYMBOLS[kind]} {self.word(kind.partition('_')[0])}", STYLES[kind])

    def cards(self, counts: Mapping[str, int]) -> str:
        """Several cards with their counts."""
        return ", ".join(
            f"{count} {TIMES} {self.card(kind)}" for kind, count in counts.items() if count
        )

    @property
    def has_dollars(self) -> bool:
        """Whether money takes the place of points."""
        return "dollars" in self.ruleset.points_lines

    def points(self, count: int) -> str:
        """Points, or dollars where they take their place."""
        return self.texts("play-dollars" if self.has_dollars else "play-points", count=count)

    def event(self, event: str) -> dict[str, str]:
        """Name and text of an event."""
        words = Words(self.ruleset, self.texts.language)
        return {
            "name": styled(escape(words.event(event)), "bold"),
            "text": escape(words.event_text(event)),
        }

    def power(self, power: str) -> str:
        """The name of a card of an office."""
        return escape(Words(self.ruleset, self.texts.language).power(power))

    def deck(self, deck: str) -> str:
        """The name of a ticket deck."""
        return escape(deck_name(self.texts, deck))

    def seat_style(self, seat: int) -> str:
        """The colour of a seat."""
        return f"bold {STYLES[self.colours[seat]].removeprefix('bold ')}"

    def sign_of(self, seat: int) -> str:
        """The symbol of a seat's pieces, without its colour."""
        return symbols_of(self.colours)[self.colours[seat]]

    def seat_symbol(self, seat: int) -> str:
        """The symbol of a seat in its colour."""
        return styled(self.sign_of(seat), self.seat_style(seat))

    def seat(self, seat: int) -> str:
        """Symbol and name of a player."""
        name = f"{self.sign_of(seat)} {escape(self.names[seat])}"
        return styled(name, self.seat_style(seat))

    def seats(self, seats: Sequence[int]) -> str:
        """Several players."""
        return ", ".join(self.seat(seat) for seat in seats)
