"""Dialogues of a campaign's game: small choices, further turn options, payments with extras."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from semafor.engine.errors import Move
from semafor.texts.describe import Words
from semafor.tui.chair import Chair
from semafor.tui.look import styled

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
    chair.desk.tell(f"play-ask-{decision.replace('_', '-')}")
    chosen = None
    while chosen is None:
        chosen = pick(chair, chair.moves, "answer")
    return chosen


def pick(chair: Chair, moves: Sequence[Move], question: str) -> Move | None:
    """A numbered list of moves; None to go back."""
    for number, move in enumerate(moves, 1):
        chair.desk.say(f" {styled(str(number), 'bold')}  {escape(move_words(chair, move))}")
    choice = chair.choose(question, len(moves))
    return None if choice is None else moves[choice]


def move_words(chair: Chair, move: Move) -> str:
    """A move of a campaign's game in words."""
    words = words_of(chair)
    word = move["do"]
    if word == "choose":
        return words.option(move["option"])
    if word == "use":
        return words.option(move["power"])
    if word == "lease":
        board = chair.view.ruleset.board
        route = board.routes[chair.view.ruleset.route_number[move["route"]]]
        values = {"route": words.route(route), "pay": words.cards(move["pay"])}
        return chair.texts("play-more-lease", **values)
    if word == "market_day":
        return chair.texts("play-more-market-day")
    return str(word)


def payment_words(chair: Chair, move: Move) -> str:
    """The cards of a payment as markup, and what else it uses."""
    shown: list[str] = [chair.labels.cards(move["pay"])] if move["pay"] else []
    extras: dict[str, Any] = {
        "surcharge": chair.labels.cards,
        "exchange": chair.labels.cards,
        "off_colour": chair.labels.card,
        "gang": lambda _value: "",
        "blast": str,
        "use": lambda names: ", ".join(escape(words_of(chair).option(name)) for name in names),
    }
    for key, show in extras.items():
        if key in move:
            what = show(move[key])
            shown.append(chair.texts(f"play-pay-{key.replace('_', '-')}", what=what))
    return " + ".join(shown)
