"""Boards, positions, moves and records as HTML: what a notebook shows.

A `Game`, a `View` and a `Board` show themselves. Moves and records are plain data, which Python shows as such:
`show(record)` and `show(game.moves(), game)` draw them.

>>> from semafor import new_game
>>> game = new_game("usa-classic", seats=2, seed="doc")
>>> "<svg" in game._repr_html_()
True
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from semafor.board.model import Board
from semafor.drawing.board_picture import board_svg
from semafor.editions import edition, known_editions, replay_record
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.texts.describe import describe_move

LANGUAGE = "en"


class Shown:
    """HTML that a notebook shows."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


def show(thing: Any, game: Game | None = None, language: str = LANGUAGE) -> Shown:
    """A game, view, board or record; a move or a list of moves of a game."""
    if isinstance(thing, Mapping) and "moves" in thing:
        return Shown(html_of_game(replay_record(thing), language))
    if game is not None:
        moves = [thing] if isinstance(thing, Mapping) else list(thing)
        return Shown(html_of_moves(moves, game.ruleset, language))
    return Shown(html_of(thing) or f"<pre>{escape(repr(thing))}</pre>")


def html_of(thing: Any) -> str | None:
    """What shows itself, as HTML."""
    if isinstance(thing, Game):
        return html_of_game(thing, LANGUAGE)
    if isinstance(thing, View):
        return html_of_view(thing)
    return html_of_board(thing) if isinstance(thing, Board) else None


def html_of_game(game: Game, language: str) -> str:
    """The board as everybody sees it, the players, the last move."""
    seen = game.view(None)
    rows = [
        (player["name"], player["kind"], seen.score[seat], seen.trains[seat], seen.hand_sizes[seat])
        for seat, player in enumerate(game.players)
    ]
    last = ""
    if game.history:
        move = game.move_at(len(game.history) - 1)
        told = describe_move(game.ruleset, move, language)
        last = f"<p>{escape(told)}</p>"
    table = _table(("player", "kind", "score", "trains", "cards"), rows, seen.ruleset)
    return _position(seen) + table + last


def html_of_view(seen: View) -> str:
    """The board, what is open, and the seat's own cards and tickets."""
    rules = seen.ruleset
    rows: list[tuple[str, str]] = [("phase", seen.phase), ("to act", f"seat {seen.actor}")]
    rows.append(
        ("market", ", ".join("–" if kind < 0 else rules.kinds[kind] for kind in seen.market))
    )
    if seen.seat is not None:
        hand = (f"{count} {rules.kinds[kind]}" for kind, count in enumerate(seen.hand) if count)
        rows.append(("hand", ", ".join(hand) or "–"))
        rows.append(
            ("tickets", ", ".join(rules.board.tickets[ticket].id for ticket in seen.tickets) or "–")
        )
    return _position(seen) + _table((f"seat {seen.seat}", ""), rows)


def html_of_board(board: Board) -> str | None:
    """The board with its own colours, where an edition plays on it."""
    for name in known_editions():
        if edition(name).board.name == board.name:
            return board_svg(name)
    return None


def html_of_moves(moves: Sequence[Mapping[str, Any]], rules: Ruleset, language: str) -> str:
    """Moves in sentences."""
    rows = "".join(
        f"<li>{escape(describe_move(rules, dict(move), language))}</li>" for move in moves
    )
    return f"<ol start=0>{rows}</ol>"


def _position(seen: View) -> str:
    """The board with everybody's routes; empty where the edition has no picture of its own."""
    rules = seen.ruleset
    if rules.edition.name not in known_editions():
        return ""
    colours = rules.edition.seat_colours
    owners = {
        rules.board.routes[route].id: colours[seat]
        for seat, routes in enumerate(seen.routes)
        for route in routes
    }
    return board_svg(rules.edition.name, owners=owners)


def _table(
    heads: Sequence[str], rows: Sequence[Sequence[Any]], rules: Ruleset | None = None
) -> str:
    """A table; with rules, each row begins in its seat's colour."""
    colours = rules.edition.seat_colours if rules else ()
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    lines = []
    for number, row in enumerate(rows):
        mark = f' style="border-left:6px solid {colours[number]}"' if colours else ""
        cells = "".join(f"<td>{escape(str(cell))}</td>" for cell in row)
        lines.append(f"<tr{mark}>{cells}</tr>")
    return f"<table><tr>{head}</tr>{''.join(lines)}</table>"
