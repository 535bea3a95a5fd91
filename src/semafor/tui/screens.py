"""The main screen: players, news, market, hand and tickets, at 80 columns and wider."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from semafor.engine.markers import Marker, before_seats
from semafor.engine.views import View
from semafor.texts.describe import spelled
from semafor.tui.look import (
    BAD,
    DASH,
    DONE,
    GOOD,
    HEADING,
    LOST,
    MARKER_SIGNS,
    OPEN,
    QUIET,
    STONE,
    STYLES,
    SYMBOLS,
    TIMES,
    Labels,
    rich_text,
    styled,
)
from semafor.tui.progress import Leg, Progress, parts_of, ticket_progress
from semafor.tui.regions import region_lines

WIDE = 110
NEWS_LINES = 8
MARKS = 4  # whose turn it is, and the symbol
WHOLE_NAME = 10  # names up to this length are never cut


def framed(title: str, content: RenderableType) -> Panel:
    """A part of the screen with its heading."""
    heading = rich_text(styled(title, HEADING))
    return Panel(
        content,
        title=heading,
        title_align="left",
        box=box.ROUNDED,
        border_style=QUIET,
        padding=(0, 1),
    )


def lines(rows: Sequence[str]) -> Group:
    """Lines of markup, one under the other."""
    return Group(*(rich_text(row) for row in rows))


def main_screen(
    labels: Labels, view: View, news: Sequence[str], width: int, heading: str = "play-news"
) -> RenderableType:
    """Everything a player wants to see at the start of a turn."""
    texts = labels.texts
    players = framed(texts("play-players"), players_table(labels, view))
    recent = list(news)[-NEWS_LINES:] or [styled(texts("play-news-none"), QUIET)]
    happened = framed(texts(heading), lines(recent))
    hand = framed(hand_title(labels, view), hand_table(labels, view, 1 if width >= WIDE else 2))
    tickets = framed(texts("play-tickets"), tickets_list(labels, view, view.tickets))
    market = market_row(labels, view, width)
    event: list[RenderableType] = [*event_lines(labels, view)]
    region = region_lines(labels, view)
    if region:
        event.append(framed(texts("web-panels"), lines(region)))
    if width < WIDE:
        return Group(headline(labels, view), players, happened, *event, market, hand, tickets)
    return Group(
        headline(labels, view),
        _beside(players, happened, (14, 10) if labels.has_dollars else (9, 11)),
        *event,
        market,
        _beside(hand, tickets, (7, 13)),
    )


def event_lines(labels: Labels, view: View) -> list[Text]:
    """LEG-INFO-1: the active event and what it does, where the edition has events."""
    shown = parts_of(view).get("events")
    if shown is None:
        return []
    active = shown["active_event"]
    if active is None:
        return [rich_text(f" {styled(labels.texts('play-event-none'), QUIET)}")]
    key = "play-event-active" if shown["is_lasting"] else "play-event-past"
    return [rich_text(f" {labels.texts(key, **labels.event(active))}")]


def _beside(left: RenderableType, right: RenderableType, ratios: tuple[int, int]) -> Table:
    grid = Table.grid(expand=True)
    grid.add_column(ratio=ratios[0])
    grid.add_column(ratio=ratios[1])
    grid.add_row(left, right)
    return grid


def headline(labels: Labels, view: View) -> Rule:
    """Edition, round, whose screen it is, and the last round when it has come."""
    texts = labels.texts
    words = [styled(labels.title(), HEADING)]
    words.append(texts("play-round", round=view.turns // view.ruleset.seats + 1))
    if view.seat is not None:
        words.append(labels.seat(view.seat))
    if view.last_round >= 0 and not view.is_over:
        words.append(styled(texts("play-last-round", turns=view.last_round), f"bold {BAD}"))
    return Rule(rich_text(" · ".join(words)), style=QUIET)


def players_table(labels: Labels, view: View) -> Table:
    """Points, trains, cards and tickets of everybody."""
    texts = labels.texts
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style=QUIET)
    longest = max(len(name) for name in labels.names)
    table.add_column("", no_wrap=True, min_width=MARKS + min(longest, WHOLE_NAME))
    score = "dollars" if labels.has_dollars else "points"
    for key in (score, "trains", "cards", "tickets"):
        table.add_column(escape(texts(f"play-column-{key}")), justify="right", no_wrap=True)
    laid = before_seats(view)
    for marker, _row in laid:
        if marker.form != "holder":  # told beside whatever comes last
            is_long = marker.form == "colours"
            name = escape(column_name(labels, marker))
            table.add_column(name, no_wrap=not is_long, overflow="fold" if is_long else "ellipsis")
    for seat in range(view.ruleset.seats):
        mark = "▸ " if seat == view.actor else "  "
        numbers = (view.score, view.trains, view.hand_sizes, view.ticket_counts)
        row = [mark + labels.seat(seat), *(str(values[seat]) for values in numbers)]
        for marker, values in laid:
            if marker.form != "holder":
                row.append(marker_signs(labels, marker, values[seat]) or styled(DASH, QUIET))
            elif values == seat:
                row[-1] += styled(f" {sign_of(marker)} {column_name(labels, marker)}", QUIET)
        table.add_row(*(rich_text(cell) for cell in row))
    return table


def column_name(labels: Labels, marker: Marker) -> str:
    """What a marker before the seats is called; spelled out where its rule has no words for it."""
    key = f"play-column-{marker.name}"
    return labels.texts(key) if labels.texts.has(key) else spelled(marker.name)


def sign_of(marker: Marker) -> str:
    """The sign of a marker that has no colour."""
    return MARKER_SIGNS.get(marker.icon, STONE)


def marker_signs(labels: Labels, marker: Marker, value: Any) -> str:
    """What lies before one seat: signs, coloured ones with counts, a company; empty for nothing."""
    if marker.form == "count":
        return sign_of(marker) * int(value)
    if marker.form == "colour":
        return "" if value is None else labels.company(value)
    signs = (styled(f"{count}{SYMBOLS[colour]}", STYLES[colour]) for colour, count in value.items())
    return " ".join(signs)


def market_row(labels: Labels, view: View, width: int) -> RenderableType:
    """The open cards as small cards with their numbers, and the piles."""
    grid = Table.grid()
    cells = []
    cell_width = 16 if width < WIDE else 18
    for slot, kind in enumerate(view.market):
        name = "grey" if kind < 0 else view.ruleset.kinds[kind]
        content = (
            styled(labels.texts("play-market-empty"), QUIET) if kind < 0 else labels.sign(name)
        )
        title = rich_text(styled(str(slot + 1), "bold"))
        border = STYLES[name].removeprefix("bold ")
        cells.append(
            Panel(
                rich_text(content),
                title=title,
                title_align="left",
                box=box.ROUNDED,
                border_style=border,
                width=cell_width,
                padding=0,
            )
        )
        grid.add_column()
    grid.add_row(*cells)
    piles = rich_text(piles_line(labels, view))
    if width < WIDE:
        return Group(grid, piles)
    beside = Table.grid(padding=(0, 2, 0, 0))
    beside.add_row(grid, Group(Text(""), *piles_rows(labels, view)))
    return beside


def piles_rows(labels: Labels, view: View) -> list[Text]:
    """Deck and discard pile above the ticket decks."""
    texts = labels.texts
    cards = texts("play-piles-cards", deck=view.deck_size, discard=sum(view.discard))
    return [rich_text(cards), rich_text(_ticket_piles(labels, view))]


def _ticket_piles(labels: Labels, view: View) -> str:
    """Tickets left by deck; a deck that is out of the game is left out."""
    sizes = [
        (deck, size)
        for deck, size in zip(view.ruleset.decks, view.ticket_deck_sizes, strict=True)
        if size or len(view.ruleset.decks) == 1
    ]
    if len(sizes) < 2:
        words = labels.texts("play-piles-tickets", count=sum(size for _deck, size in sizes))
        events = parts_of(view).get("events")
        if events is None:
            return words
        return f"{words} · {labels.texts('play-events-left', count=len(events['event_deck']))}"
    return ", ".join(
        labels.texts("play-piles-deck", deck=labels.deck(deck), count=size) for deck, size in sizes
    )


def piles_line(labels: Labels, view: View) -> str:
    """All piles in one line."""
    cards = labels.texts("play-piles-cards", deck=view.deck_size, discard=sum(view.discard))
    return f" {cards} · {_ticket_piles(labels, view)}"


def hand_title(labels: Labels, view: View) -> str:
    """Heading with the number of cards."""
    return labels.texts("play-hand", count=sum(view.hand))


def hand_table(labels: Labels, view: View, columns: int) -> RenderableType:
    """Own cards by colour: a count, the word, a row of symbols."""
    held = [(view.ruleset.kinds[kind], count) for kind, count in enumerate(view.hand) if count]
    if not held:
        return rich_text(styled(labels.texts("play-hand-empty"), QUIET))
    held.sort(key=lambda item: (item[0] == "locomotive", -item[1]))
    height = -(-len(held) // columns)
    width = max(len(labels.texts(f"play-card-{kind}")) for kind, _count in held)
    grid = Table.grid(padding=(0, 3, 0, 0))
    for _ in range(-(-len(held) // height)):
        grid.add_column(no_wrap=True)
    for row in range(height):
        grid.add_row(*(rich_text(_held(labels, *item, width)) for item in held[row::height]))
    return grid


def _held(labels: Labels, kind: str, count: int, width: int) -> str:
    word = f"{labels.texts(f'play-card-{kind}'):<{width}}"
    signs = styled(SYMBOLS[kind] * count, STYLES[kind])
    number = styled(f"{count:>2}", "bold")
    return f"{number} {TIMES} {styled(escape(word), STYLES[kind])} {signs}"


def tickets_list(labels: Labels, view: View, tickets: Sequence[int]) -> RenderableType:
    """Own tickets: complete ones in a line, the others with the way that is left."""
    assert view.seat is not None
    if not tickets:
        return rich_text(styled(labels.texts("play-tickets-none"), QUIET))
    rows = ticket_progress(view, view.seat, tickets)
    rows.sort(key=lambda row: (row.is_complete, -view.ruleset.board.tickets[row.ticket].points))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for justify in ("left", "right"):
        grid.add_column(justify="right" if justify == "right" else "left", no_wrap=True)
    grid.add_column(ratio=1)
    for row in rows:
        points = str(view.ruleset.board.tickets[row.ticket].points)
        grid.add_row(ticket_sign(row), Text(points, style="bold"), ticket_state(labels, view, row))
    return grid


def ticket_sign(row: Progress) -> Text:
    """Complete, possible, or lost."""
    if row.is_complete:
        return Text(DONE, style=f"bold {GOOD}")
    return Text(LOST, style=BAD) if row.missing is None else Text(OPEN, style="bold")


def ticket_state(labels: Labels, view: View, row: Progress) -> Text:
    """The ends, those reached marked, and what is missing in trains and cities."""
    texts = labels.texts
    assert view.seat is not None
    item = view.ruleset.board.tickets[row.ticket]
    names = [
        labels.place(place) + (styled(DONE, GOOD) if touched and not row.is_complete else "")
        for place, touched in zip((item.a, item.b), row.touches, strict=True)
    ]
    title = styled(f" {DASH} ".join(names), HEADING)
    if item.id in labels.marks:
        title += styled(f"  {escape(labels.marks[item.id])}", QUIET)
    if row.is_complete:
        return rich_text(f"{title}  {styled(texts('play-ticket-done'), GOOD)}")
    if row.missing is None:
        return rich_text(f"{title}  {styled(texts('play-ticket-lost'), BAD)}")
    missing = texts("play-ticket-missing", count=row.missing)
    if row.missing > view.trains[view.seat]:
        missing = styled(f"{missing} ({texts('play-ticket-too-far')})", BAD)
    return rich_text(f"{title}  {missing}\n{styled(way(labels, row.legs), QUIET)}")


def way(labels: Labels, legs: Sequence[Leg]) -> str:
    """Cities on a way: `══` where own trains stand, the number of spaces where they do not."""
    words: list[str] = []
    for index, leg in enumerate(legs):
        is_inside = index > 0 and leg.cost == 0 and legs[index - 1].cost == 0
        if index == 0:
            words.append(labels.place(leg.start))
        if is_inside:
            words[-1] = labels.place(leg.end)
            continue
        words.append("══" if leg.cost == 0 else f"{DASH}{leg.cost}{DASH}")
        words.append(labels.place(leg.end))
    return " ".join(words)


def offer_table(labels: Labels, view: View) -> Table:
    """Offered tickets, numbered, each with the way it would take."""
    assert view.seat is not None
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column(ratio=1)
    for number, row in enumerate(ticket_progress(view, view.seat, view.offered), 1):
        points = labels.points(view.ruleset.board.tickets[row.ticket].points)
        grid.add_row(Text(str(number), style="bold"), points, ticket_state(labels, view, row))
    return grid
