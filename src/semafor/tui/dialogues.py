"""Dialogues of a campaign's game: small choices, further turn options, payments with extras."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape
from rich.table import Table

from semafor.engine.errors import Move
from semafor.texts.describe import Words, describe_move, describe_payment
from semafor.tui.chair import Chair
from semafor.tui.look import rich_text, styled
from semafor.tui.progress import parts_of

# From so many options on a list has columns.
LONG = 12
# Words of a turn that the menu of every edition has.
USUAL = frozenset({"draw", "claim", "tickets", "station", "pass"})


def words_of(chair: Chair) -> Words:
    """Names in the language of the desk."""
    return Words(chair.view.ruleset, chair.texts.language)


def more_moves(chair: Chair) -> list[Move]:
    """Turn options beyond the usual ones: leases, market days, cards to use."""
    return [move for move in chair.moves if move["do"] not in USUAL]


def choose_more(chair: Chair, _rest: str) -> Move | None:
    """One of the further options, from a list."""
    moves = more_moves(chair)
    if not moves:
        chair.desk.complain(chair.texts("play-no-more"))
        return None
    return pick(chair, moves, "more")


def choose_answer(chair: Chair) -> Move:
    """A small choice: what is asked, and the answers by their names."""
    decision = chair.view.decision
    asked = parts_of(chair.view).get("powers", {}).get("asked", 0)
    names = chair.view.ruleset.names.get("power", ())
    card = chair.labels.power(names[asked - 1]) if asked else ""
    chair.desk.tell(f"play-ask-{decision.replace('_', '-')}", card=card)
    about = f"ask-{decision}-about"
    if chair.texts.has(about):
        chair.desk.tell(about, **words_of(chair).named(question_values(chair)))
    chosen = None
    while chosen is None:
        chosen = pick(chair, chair.moves, "answer")
    return chosen


def answer_question(chair: Chair) -> Move:
    """A question that only its rule knows: what it asks, if it has words for that, and every answer in words."""
    for key in (f"ask-{chair.view.decision}", f"ask-{chair.view.decision}-about"):
        if chair.texts.has(key):
            chair.desk.tell(key, **words_of(chair).named(question_values(chair)))
    chosen = None
    while chosen is None:
        chosen = pick(chair, chair.moves, "answer")
    return chosen


def question_values(chair: Chair) -> dict[str, Any]:
    """What the modules tell of the question."""
    state = chair.game.state
    parts = chair.view.ruleset.parts
    return {
        key: value for part in parts for key, value in part.asks(state, chair.view.decision).items()
    }


def pick(chair: Chair, moves: Sequence[Move], question: str) -> Move | None:
    """A numbered list of moves; None to go back."""
    words = [escape(move_words(chair, move)) for move in moves]
    chair.desk.show(numbered(words, chair.desk.console.width))
    choice = chair.choose(question, len(moves))
    return None if choice is None else moves[choice]


def numbered(words: Sequence[str], width: int) -> Table:
    """Options under their numbers, long sentences indented; a long list of short words in columns."""
    room = max(map(len, words)) + 8
    columns = max(1, width // room) if len(words) > LONG else 1
    height = -(-len(words) // columns)
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _column in range(columns):
        grid.add_column(justify="right", no_wrap=True)
        grid.add_column()
    for row in range(height):
        cells = []
        for at in range(row, len(words), height):
            cells += [rich_text(f" {styled(str(at + 1), 'bold')}"), rich_text(words[at])]
        grid.add_row(*cells)
    return grid


def move_words(chair: Chair, move: Move) -> str:
    """A move of a campaign's game in words."""
    if move["do"] == "choose":
        return words_of(chair).option(move["option"])
    return describe_move(chair.view.ruleset, move, chair.texts.language)


def payment_words(chair: Chair, move: Move) -> str:
    """The cards of a payment as markup; with extras of a campaign in plain words."""
    if set(move) <= {"do", "seat", "route", "city", "pay"}:
        return chair.labels.cards(move["pay"])
    return escape(describe_payment(words_of(chair), move))
