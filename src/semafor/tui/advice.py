"""Advice at the screen: the best moves with their chances, and why bots moved as they did."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table

from semafor.bots.hints import ONLY, Chance, Hints, describe_note, describe_numbers
from semafor.bots.open_reasons import explain_openly, open_move
from semafor.bots.reasons import describe_reason, explain
from semafor.engine.errors import Move
from semafor.engine.views import View
from semafor.texts.describe import describe_move
from semafor.tui.look import DASH, HEADING, QUIET, Labels, rich_text, styled

PERCENT = 100


@dataclass(frozen=True)
class BotMove:
    """What a bot did and what everybody saw before it.

    `private`: what the bot itself saw, its action, and the object that chose where it is known; only in a
    teaching game is it ever spoken of.
    """

    seat: int
    view: View
    move: Move
    private: tuple[View, int, object] | None = None


def bot_move_lines(labels: Labels, moves: Sequence[BotMove]) -> list[str]:
    """Lines of markup: what each bot did, and why."""
    language = labels.texts.language
    rows = []
    for item in moves:
        if item.private is None:
            move = open_move(item.move)
            reason = explain_openly(item.view, item.seat, move)
        else:
            move = item.move
            reason = explain(*item.private)
        done = move_words(labels, move)
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
            taken = [f"{labels.place(place)}: {labels.colour(who)}" for place, who in take.items()]
            return texts("describe-passengers", taken=", ".join(taken) or none)
        case _:
            return escape(describe_move(labels.ruleset, move, texts.language))


def hints_screen(labels: Labels, hints: Hints, most: int) -> RenderableType:
    """The best moves with all that a search says of them, and what speaks for the first."""
    return _advice(labels, hints, most, ("score", "share", "prior"))


def short_hints(labels: Labels, hints: Hints, most: int) -> RenderableType:
    """The best moves with their chances and scores alone."""
    return _advice(labels, hints, most, ("score",))


def _advice(labels: Labels, hints: Hints, most: int, columns: Sequence[str]) -> RenderableType:
    texts = labels.texts
    why = escape(describe_reason(labels.ruleset, hints.reason, texts.language))
    reason = rich_text(texts("hint-why", reason=styled(why, HEADING)))
    said = rich_text(styled(" ".join(describe_numbers(hints, texts)), QUIET))
    if hints.iterations:
        return Group(hints_table(labels, hints, most, columns), reason, said)
    key = "hint-only" if hints.kind == ONLY else "hint-best"
    move = rich_text(texts(key, move=move_words(labels, hints.moves[0].move)))
    return Group(move, reason) if hints.kind == ONLY else Group(move, reason, said)


def hints_table(labels: Labels, hints: Hints, most: int, columns: Sequence[str]) -> Table:
    """One row for a move: its chance where it has one, and further columns."""
    texts = labels.texts
    table = Table(box=SIMPLE_HEAD, pad_edge=False, header_style=QUIET, border_style=QUIET)
    table.add_column("", justify="right", style="bold")
    table.add_column(texts("hint-column-move"))
    win = "hint-column-win-rough" if hints.is_rough else "hint-column-win"
    for header in (win, *(f"hint-column-{column}" for column in columns)):
        table.add_column(texts(header), justify="right", no_wrap=True)
    for number, hint in enumerate(hints.moves[:most], 1):
        chance = hint.chance
        cells = {
            "score": DASH if chance is None else texts("hint-score", score=chance.score),
            "share": texts("hint-percent", share=PERCENT * hint.share),
            "prior": texts("hint-percent", share=PERCENT * hint.prior),
        }
        move = move_words(labels, hint.move)
        if hint.note:
            move += "\n" + styled(describe_note(hint, texts), QUIET)
        further = (rich_text(cells[column]) for column in columns)
        table.add_row(str(number), rich_text(move), rich_text(win_cell(labels, chance)), *further)
    return table


def win_cell(labels: Labels, chance: Chance | None) -> str:
    """Wins of a hundred games with the interval."""
    if chance is None:
        return DASH
    reach = labels.texts("hint-reach", low=PERCENT * chance.low, high=PERCENT * chance.high)
    return f"{styled(str(chance.shown), 'bold')} {styled(reach, QUIET)}"
