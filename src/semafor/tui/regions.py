"""What the modules of a campaign's game show, in lines; the rules of the game on the table in short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from rich.markup import escape
from rich.table import Table

from semafor.charter.rules.ports import COMPANY_BONUS
from semafor.drawing.campaign import panels
from semafor.engine.views import View
from semafor.texts import rulebook
from semafor.texts.campaign_help import help_rows
from semafor.texts.describe import Words
from semafor.tui.look import DASH, Labels, rich_text, styled
from semafor.tui.progress import parts_of


def region_lines(labels: Labels, view: View) -> list[str]:
    """One line for each row that has something to say, as the board's panels name them."""
    parts = parts_of(view)
    found = []
    for panel in panels(view.ruleset.edition):
        values = parts.get(panel["part"], {}).get(panel["row"])
        words = row_words(labels, panel, values) if values else ""
        if words:
            name = labels.texts(f"row-{panel['part']}-{panel['row']}").rstrip(":")
            found.append(f"{styled(escape(name), 'bold')}: {words}")
    return found


def row_words(labels: Labels, panel: Mapping[str, Any], values: Sequence[int]) -> str:
    """The numbers of a row in words; empty where there is nothing to say."""
    names: Sequence[Any] = panel.get("names", ())
    by = panel["by"]
    if by == "seat":
        seats = [f"{labels.seat_symbol(at)} {value}" for at, value in enumerate(values)]
        return "  ".join(seats) if any(values) else ""
    if by == "value":
        return labels.points(int(names[values[0]]))
    if by in ("open", "card"):
        say = labels.card if by == "card" else partial(_pair, labels)
        return ", ".join(say(names[value - 1]) for value in values if value)
    there = [(value, names[at]) for at, value in enumerate(values[: len(names)]) if value]
    return ", ".join(_marked(labels, by, value, name) for value, name in there)


def _marked(labels: Labels, by: str, value: int, name: str) -> str:
    """A city, a pair with its number, or a pair with the sign of its owner."""
    if by == "place":
        return labels.place(name)
    sign = labels.seat_symbol(value - 1) if by == "owner" else f"({value})" if value > 1 else ""
    return f"{_pair(labels, name)} {sign}".rstrip()


def _pair(labels: Labels, pair: str) -> str:
    return f" {DASH} ".join(labels.place(end) for end in pair.split("-"))


def short_rules(labels: Labels, view: View) -> Table | None:
    """The rules beyond the plain ones, a sentence or two each; None where there are none."""
    language = labels.texts.language
    words = Words(view.ruleset, language)
    rows = [(row["name"], row["text"]) for row in rulebook.short_rules(words)]
    if view.ruleset.find(COMPANY_BONUS) is not None:  # a campaign says more in its own words
        tariff = view.ruleset.parameter("events", "tariff")
        modules = [module.name for module in view.ruleset.edition.modules]
        helps = help_rows(modules, tariff, labels.pinned)
        rows += [(row["name"][language], row["text"][language]) for row in helps]
    if not rows:
        return None
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(max_width=18)
    grid.add_column(ratio=1)
    for name, text in rows:
        grid.add_row(rich_text(styled(escape(name), "bold")), rich_text(escape(text)))
    return grid
