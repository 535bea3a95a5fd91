"""The final screen: every line of the score, the winners, everybody's tickets."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from semafor.engine.game import Game
from semafor.engine.markers import before_seats
from semafor.engine.score import Result
from semafor.engine.views import View
from semafor.texts.describe import spelled
from semafor.tui.look import BAD, DONE, GOOD, HEADING, LOST, MINUS, QUIET, Labels, rich_text, styled
from semafor.tui.progress import complete_tickets
from semafor.tui.screens import framed


def final_screen(labels: Labels, game: Game, width: int) -> RenderableType:
    """All there is to say about a finished game."""
    view = game.view(None)
    result = game.result()
    return Group(
        Rule(
            rich_text(f"{styled(labels.title(), HEADING)} · {labels.texts('play-end')}"),
            style=QUIET,
        ),
        rich_text(winners_line(labels, result)),
        score_table(labels, result),
        *holder_lines(labels, view),
        final_tickets(labels, view, width),
    )


def winners_line(labels: Labels, result: Result) -> str:
    """Who has won."""
    names = labels.seats(result.winners)
    return labels.texts("play-winners", count=len(result.winners), players=names)


def holder_lines(labels: Labels, view: View) -> list[Text]:
    """Who holds what there is only one of, where that means something after the end."""
    holders = {
        f"marker-{marker.name}-end": holder
        for marker, holder in before_seats(view)
        if marker.form == "holder" and holder is not None
    }
    return [
        rich_text(labels.texts(key, player=labels.seat(holder)))
        for key, holder in holders.items()
        if labels.texts.has(key)
    ]


def line_name(labels: Labels, name: str) -> str:
    """What a line of the score is called; spelled out where its rule has no words for it."""
    key = f"play-line-{name.replace('_', '-')}"
    return labels.texts(key) if labels.texts.has(key) else spelled(name)


def score_table(labels: Labels, result: Result) -> Table:
    """Points line by line with the sum so far, the total, the counts behind them, the places."""
    texts = labels.texts
    table = Table(box=box.SIMPLE_HEAD, header_style="", border_style=QUIET, pad_edge=False)
    table.add_column("")
    for seat in range(len(result.totals)):
        table.add_column(rich_text(labels.seat(seat)), justify="right")
    points = labels.ruleset.told_lines
    sums = [0] * len(result.totals)
    for name in points:
        cells = []
        for seat, row in enumerate(result.lines):
            sums[seat] += row[name]
            running = "" if name == points[0] else styled(f" → {sums[seat]:>4}", QUIET)
            cells.append(rich_text(f"{row[name]:+d}{running}"))
        table.add_row(Text(line_name(labels, name)), *cells)
    table.add_section()
    totals = (Text(str(total), style="bold") for total in result.totals)
    table.add_row(Text(texts("play-line-total"), style="bold"), *totals)
    table.add_row(Text(texts("play-line-rank")), *(Text(f"{rank}.") for rank in result.ranks))
    table.add_section()
    for name in labels.ruleset.line_rows:
        if name not in points:
            label = Text(line_name(labels, name), style=QUIET)
            table.add_row(label, *(Text(str(row[name]), style=QUIET) for row in result.lines))
    return table


def final_tickets(labels: Labels, view: View, width: int) -> RenderableType:
    """The tickets of every player, complete or not."""
    blocks: list[RenderableType] = []
    for seat, tickets in enumerate(view.all_tickets):
        complete = complete_tickets(view, seat)
        rows = []
        for ticket in sorted(
            tickets, key=lambda number: -view.ruleset.board.tickets[number].points
        ):
            item = view.ruleset.board.tickets[ticket]
            sign = (
                styled(f"{DONE} +", GOOD) if ticket in complete else styled(f"{LOST} {MINUS}", BAD)
            )
            rows.append(f"{sign}{item.points:<2} {labels.ends(item)}")
        text = rich_text("\n".join(rows) or escape(labels.texts("play-tickets-none")))
        blocks.append(framed(labels.seat(seat), text))
    columns = max(1, min(len(blocks), width // 40))
    grid = Table.grid(expand=True)
    for _ in range(columns):
        grid.add_column(ratio=1)
    for start in range(0, len(blocks), columns):
        grid.add_row(*blocks[start : start + columns])
    return grid
