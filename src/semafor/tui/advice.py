"""Advice at the screen: the best moves with their chances, and why bots moved as they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from semafor.bots.hints import Hint, Hints
from semafor.bots.reasons import describe_reason, explain
from semafor.engine.errors import Move
from semafor.engine.views import View
from semafor.texts.describe import describe_move
from semafor.tui.look import DASH, HEADING, QUIET, Labels, rich_text, styled

PERCENT = 100


@dataclass(frozen=True)
class BotMove:
    """What a bot saw and did; `bot` is the object that chose, where it is known."""

    seat: int
    view: View
    action: int
    move: Move
    bot: object = None


def bot_move_lines(labels: Labels, moves: Sequence[BotMove]) -> list[str]:
    """Lines of markup: what each bot did, and why."""
    language = labels.texts.language
    rows = []
    for item in moves:
        done = move_words(labels, item.move)
        reason = explain(item.view, item.action, item.bot)
        why = escape(describe_reason(labels.ruleset, reason, language))
        rows.append(f"{labels.seat(item.seat)}: {done}. {styled(why, QUIET)}")
    return rows


def move_words(labels: Labels, move: Move) -> str:
    """A move as markup: `describe_move` with cards in their colours."""
    texts = labels.texts
    none = texts("describe-none")
    match move:
        case {"card": card}:
            return texts("describe-take", card=labels.card(card))
        case {"do": "claim", "route": name, "pay": pay}:
            length = labels.ruleset.board.routes[labels.ruleset.route_number[name]].length
            route = f"{labels.route(name)} ({length})"
            return texts("describe-claim", route=route, pay=labels.cards(pay))
        case {"do": "station", "city": city, "pay": pay}:
            return texts("describe-station", city=labels.place(city), pay=labels.cards(pay))
        case {"do": "pay", "pay": pay}:
            return texts("describe-pay", pay=labels.cards(pay))
        case {"do": "passengers", "take": take}:
            taken = [f"{labels.place(place)}: {labels.card(who)}" for place, who in take.items()]
            return texts("describe-passengers", taken=", ".join(taken) or none)
        case _:
            return escape(describe_move(labels.ruleset, move, texts.language))


def hints_screen(labels: Labels, hints: Hints, most: int) -> RenderableType:
    """The best moves with all that a search says of them, and what speaks for the first."""
    return _advice(labels, hints, most, ("win", "score", "share", "prior"))


def short_hints(labels: Labels, hints: Hints, most: int) -> RenderableType:
    """The best moves with their chances and scores alone."""
    return _advice(labels, hints, most, ("win", "score"))


def _advice(labels: Labels, hints: Hints, most: int, columns: Sequence[str]) -> RenderableType:
    texts = labels.texts
    why = escape(describe_reason(labels.ruleset, hints.reason, texts.language))
    reason = rich_text(texts("hint-why", reason=styled(why, HEADING)))
    if hints.iterations:
        return Group(hints_table(labels, hints.moves[:most], columns), reason)
    return Group(
        rich_text(texts("hint-only", move=move_words(labels, hints.moves[0].move))), reason
    )


def hints_table(labels: Labels, hints: Sequence[Hint], columns: Sequence[str]) -> Table:
    """One row for a move."""
    texts = labels.texts
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET, border_style=QUIET)
    table.add_column("", justify="right", style="bold")
    table.add_column(texts("hint-column-move"))
    for column in columns:
        table.add_column(texts(f"hint-column-{column}"), justify="right", no_wrap=True)
    for number, hint in enumerate(hints, 1):
        cells = {
            "win": win_cell(labels, hint),
            "score": texts("hint-score", score=hint.score) if hint.visits else DASH,
            "share": texts("hint-percent", share=PERCENT * hint.share),
            "prior": texts("hint-percent", share=PERCENT * hint.prior),
        }
        chosen = (rich_text(cells[column]) for column in columns)
        table.add_row(str(number), rich_text(move_words(labels, hint.move)), *chosen)
    return table


def win_cell(labels: Labels, hint: Hint) -> str:
    """The share of games won with its interval."""
    if not hint.visits:
        return DASH
    win = labels.texts("hint-percent", share=PERCENT * hint.win)
    reach = labels.texts("hint-reach", low=PERCENT * hint.low, high=PERCENT * hint.high)
    return f"{styled(win, 'bold')} {styled(reach, QUIET)}"
