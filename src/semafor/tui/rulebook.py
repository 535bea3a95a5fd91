"""The living rulebook at the screen: frames that fill as the campaign goes on, and everything that lies open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.box import ROUNDED
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table

from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_book import Row, Section, rule_book
from semafor.tui.look import HEADING, QUIET, rich_text, styled

# Printed where a rule is still to come.
EMPTY = "· · ·"
MARK_WIDTH = 4
NAME_WIDTH = 20
STICKER_WIDTH = 64


def book_screen(words: CampaignWords, seen: Mapping[str, Any]) -> RenderableType:
    """The whole book, part by part."""
    return Group(*(_section(words, part) for part in rule_book(words, seen)))


def _section(words: CampaignWords, part: Section) -> RenderableType:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(width=MARK_WIDTH)
    grid.add_column(width=NAME_WIDTH)
    grid.add_column(ratio=1)
    for row in part.rows:
        for line in _lines(row):
            grid.add_row(*(rich_text(cell) for cell in line))
    head = f"{styled(escape(part.title), HEADING)} · {escape(part.about)}"
    return Group(Rule(rich_text(head), style=QUIET, align="left"), grid)


def _lines(row: Row) -> list[tuple[str, str, str]]:
    """A row, and its notes below it; of an empty frame the letter alone."""
    mark = styled(escape(f"[{row.mark}]" if row.mark else ""), QUIET)
    if not row.name:
        return [(mark, styled(EMPTY, QUIET), "")]
    lines = [(mark, styled(escape(row.name), "bold"), escape(row.text))]
    return lines + [("", "", styled(escape(note), QUIET)) for note in row.notes]


def sticker(words: CampaignWords, slot: str, name: str, text: str, width: int) -> Panel:
    """A rule as it is placed on its frame."""
    return Panel(
        rich_text(escape(text)),
        box=ROUNDED,
        title=rich_text(f"{styled(f' {slot} ', 'reverse')} {styled(escape(name), HEADING)}"),
        title_align="left",
        width=min(STICKER_WIDTH, width),
    )
