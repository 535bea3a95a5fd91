"""A whole game as readable lines, move by move, from a record that has been replayed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from semafor.engine.facts import read_fact
from semafor.engine.game import Game
from semafor.tui.look import QUIET, Labels, styled
from semafor.tui.news import news_lines


def transcript(labels: Labels, game: Game, viewer: int | None) -> Iterator[str]:
    """Lines of markup for every move; without a viewer the hidden cards are shown too."""
    rows: dict[int, list[tuple[str, int, int, int]]] = {}
    for cause, row in game.log:
        rows.setdefault(cause, []).append(row)
    for number, move in enumerate(game.history):
        facts = [
            read_fact(game.ruleset, row, row[1] if viewer is None else viewer)
            for row in rows.get(number, ())
        ]
        prefix = styled(f"{number + 1:>4}", QUIET)
        told = news_lines(labels, facts)
        more = details(labels, move, is_open=viewer is None or viewer == move["seat"])
        if more and told:
            told[0] += styled(f" ({more})", QUIET)
        for line in told:
            yield f"{prefix}  {line}"
            prefix = "    "


def details(labels: Labels, move: dict[str, Any], *, is_open: bool) -> str:
    """What a move says beyond its facts: the payment, the tickets kept."""
    if "pay" in move:
        return labels.cards(move["pay"])
    if move["do"] == "keep" and is_open:
        return ", ".join(labels.ticket(ticket) for ticket in move["tickets"])
    return ""
