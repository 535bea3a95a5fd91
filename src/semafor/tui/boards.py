"""The board as lists of routes, grouped by city."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from semafor.board.model import Place
from semafor.engine.markers import before_seats, standing
from semafor.engine.views import View
from semafor.tui.look import (
    DONE,
    GOOD,
    HEADING,
    KIND_SYMBOLS,
    LARGE,
    LOST,
    MARKER_SIGNS,
    QUIET,
    STONE,
    STYLES,
    SYMBOLS,
    Labels,
    rich_text,
    styled,
)
from semafor.tui.progress import ticket_progress
from semafor.tui.search import plain_words, route_owner

BLOCK_WIDTH = 39


@dataclass(frozen=True)
class BoardList:
    """Lists of routes as one seat sees them; `claimable` are routes it could claim now."""

    labels: Labels
    view: View
    claimable: frozenset[int]

    def whole(self, width: int) -> RenderableType:
        """Every city with its routes, each route once."""
        shown: set[int] = set()
        blocks = []
        for place in sorted(self.view.ruleset.board.places, key=self._sort_name):
            block = self._block(place.id, shown)
            if block is not None:
                blocks.append(block)
        columns = max(1, width // (BLOCK_WIDTH + 1))
        return Group(_stacked(blocks, columns), self.legend())

    def around(self, places: Sequence[str]) -> RenderableType:
        """All routes of a few cities."""
        blocks = [self._block(place, set()) for place in places]
        found = [block for block in blocks if block is not None]
        return Group(Columns(found, padding=(0, 1)), self.legend())

    def flat(self, routes: Sequence[int], payments: Mapping[int, Mapping[str, int]]) -> Table:
        """Some routes with both ends, one a line, with points and the cards of the best payment."""
        wanted = self.wanted()
        table = _grid("rlrlrlll")
        for route in routes:
            item = self.view.ruleset.board.routes[route]
            note = self.labels.texts("play-sign-wanted") if route in wanted else ""
            table.add_row(
                *self._cells(route),
                rich_text(self.labels.ends(item)),
                rich_text(self.gain(route)),
                rich_text(payment_signs(payments.get(route, {}))),
                rich_text(self._kind(route)),
                rich_text(styled(note, GOOD)),
            )
        return table

    def gain(self, route: int) -> str:
        """Points of a route; where there are none, the company's bonus and the large city."""
        item = self.view.ruleset.board.routes[route]
        if not self.labels.has_dollars:
            return f"{self.view.ruleset.route_points[route]:+}"
        signs = [styled(LARGE, QUIET)] if self._is_large(item.a) or self._is_large(item.b) else []
        if item.colour == self.company:
            signs.append("+$")
        return " ".join(signs)

    @property
    def company(self) -> str | None:
        """LEG-CBON-1: the colour of the viewer's company."""
        if self.view.seat is None:
            return None
        rows = (row for marker, row in before_seats(self.view) if marker.form == "colour")
        return next((row[self.view.seat] for row in rows), None)

    def _is_large(self, place: str) -> bool:
        return self.view.ruleset.board.places[self.view.ruleset.place_number[place]].is_large

    def wanted(self) -> set[int]:
        """Open routes on the cheapest ways of the viewer's tickets."""
        if self.view.seat is None:
            return set()
        rows = ticket_progress(self.view, self.view.seat, self.view.tickets)
        return {leg.route for row in rows for leg in row.legs if leg.cost}

    def legend(self) -> Text:
        """What the signs mean."""
        texts = self.labels.texts
        kinds = {route.kind for route in self.view.ruleset.board.routes}
        signs = [
            f"{KIND_SYMBOLS[kind]} {texts(f'play-kind-{kind}')}" for kind in sorted(kinds) if kind
        ]
        if any(place.is_large for place in self.view.ruleset.board.places):
            signs.append(f"{LARGE} {texts('play-sign-large')}")
        signs.append(f"{styled(DONE, GOOD)} {texts('play-sign-claimable')}")
        signs.append(f"{LOST} {texts('play-sign-closed')}")
        owners = self.labels.seats(range(self.view.ruleset.seats))
        return rich_text(styled("   ".join(signs), QUIET) + f"\n{owners}")

    def _sort_name(self, place: Place) -> str:
        return " ".join(plain_words(place.name(self.labels.texts.language)))

    def _block(self, place: str, shown: set[int]) -> Table | None:
        """One city: its name, what stands there, and its routes that are not shown yet."""
        rows = []
        for route, item in enumerate(self.view.ruleset.board.routes):
            if place in item.pair and route not in shown:
                rows.append((item.b if place == item.a else item.a, route))
                shown.add(route)
        if not rows:
            return None
        table = _grid("rlrll", self._widths())
        table.title = rich_text(
            f"{styled(self.labels.place(place), HEADING)} {self.standing(place)}"
        )
        table.title_justify = "left"
        table.width = BLOCK_WIDTH
        table.columns[3].ratio = 1
        for other, route in rows:
            name = rich_text(self.labels.place(other))
            table.add_row(*self._cells(route), name, rich_text(self._signs(route)))
        return table

    def _cells(self, route: int) -> tuple[Text, Text, Text]:
        """Number, colour and length."""
        item = self.view.ruleset.board.routes[route]
        number = Text(str(route + 1), style=QUIET)
        return (
            number,
            rich_text(self.labels.colour(item.colour)),
            Text(str(item.length), style="bold"),
        )

    def _signs(self, route: int) -> str:
        """Kind and state as two signs."""
        kind = KIND_SYMBOLS[self.view.ruleset.board.routes[route].kind]
        owner = route_owner(self.view, route)
        if owner is not None:
            return f"{kind}{self.labels.seat_symbol(owner)}"
        if route in self.claimable:
            return f"{kind}{styled(DONE, GOOD)}"
        if self.view.seat is not None and route not in self.view.open_routes:
            return f"{kind}{styled(LOST, QUIET)}"
        return f"{kind} "

    def _kind(self, route: int) -> str:
        """Tunnel or ferry in words."""
        item = self.view.ruleset.board.routes[route]
        if not item.kind:
            return ""
        words = f"{KIND_SYMBOLS[item.kind]} {escape(self.labels.texts(f'play-kind-{item.kind}'))}"
        if item.locomotives:
            sign = styled(SYMBOLS["locomotive"], STYLES["locomotive"])
            words += f" {item.locomotives}{sign}"
        return words

    def _widths(self) -> tuple[int, int]:
        """Of number and colour, equal in all blocks so that they line up."""
        colours = {route.colour for route in self.view.ruleset.board.routes}
        longest = max(len(self.labels.texts(f"play-colour-{colour}")) for colour in colours)
        return len(str(len(self.view.ruleset.board.routes))), longest + 2

    def standing(self, place: str) -> str:
        """What rules have laid at a place, or that it is large."""
        signs = [LARGE] if self._is_large(place) else []
        for there in standing(self.view):
            if there.place != place:
                continue
            if there.colour:
                signs.append(styled(SYMBOLS[there.colour] * there.number, STYLES[there.colour]))
            else:
                owner = self.labels.seat_symbol(there.seat) if there.seat >= 0 else ""
                signs.append(MARKER_SIGNS.get(there.icon, STONE) * there.number + owner)
        return " ".join(signs)


def payment_signs(pay: Mapping[str, int]) -> str:
    """A payment as a row of symbols."""
    return "".join(styled(SYMBOLS[kind] * count, STYLES[kind]) for kind, count in pay.items())


def _grid(sides: str, widths: Sequence[int] = ()) -> Table:
    """A table without lines, cut rather than wrapped; `r` is a column on the right side."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for index, side in enumerate(sides):
        width = widths[index] if index < len(widths) else None
        justify: Literal["left", "right"] = "right" if side == "r" else "left"
        table.add_column(justify=justify, no_wrap=True, overflow="ellipsis", width=width)
    return table


def _stacked(blocks: Sequence[Table], columns: int) -> Table:
    """Blocks one under the other in columns of about equal height."""
    total = sum(block.row_count + 1 for block in blocks)
    grid = Table.grid(padding=(0, 1, 0, 0))
    stacks: list[list[Table]] = [[]]
    height = 0
    for block in blocks:
        if height >= total / columns and len(stacks) < columns:
            stacks.append([])
            height = 0
        stacks[-1].append(block)
        height += block.row_count + 1
    for _ in stacks:
        grid.add_column(vertical="top")
    grid.add_row(*(Group(*stack) for stack in stacks))
    return grid
