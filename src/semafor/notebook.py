"""Boards, positions, moves and records as HTML: what a notebook shows.

A `Game`, a `View` and a `Board` show themselves, in the language of the environment. Moves and records are plain data,
which Python shows as such: `show(record)` and `show(game.moves(), game)` draw them. `show(thing, language="pl")` says
which language.

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
from semafor.drawing.sharing import TRAINS
from semafor.editions import edition, known_editions, replay_record
from semafor.editions.colours import worn_colours
from semafor.engine.game import BOT, Game
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.texts import Texts, default_language
from semafor.texts.describe import describe_move, describe_view

COLUMNS = ("review-column-player", "play-column-points", "play-column-trains", "play-column-cards")


class Shown:
    """HTML that a notebook shows."""

    def __init__(self, html: str) -> None:
        self.html = html

    def _repr_html_(self) -> str:
        return self.html


def show(thing: Any, game: Game | None = None, language: str | None = None) -> Shown:
    """A game, view, board or record; a move or a list of moves of a game."""
    spoken = language or default_language()
    if isinstance(thing, Mapping) and "moves" in thing:
        return Shown(html_of_game(replay_record(thing), spoken))
    if game is not None:
        moves = [thing] if isinstance(thing, Mapping) else list(thing)
        return Shown(html_of_moves(moves, game.ruleset, spoken))
    return Shown(html_of(thing, spoken) or f"<pre>{escape(repr(thing))}</pre>")


def html_of(thing: Any, language: str | None = None) -> str | None:
    """What shows itself, as HTML."""
    spoken = language or default_language()
    if isinstance(thing, Game):
        return html_of_game(thing, spoken)
    if isinstance(thing, View):
        return html_of_view(thing, spoken)
    return html_of_board(thing, spoken) if isinstance(thing, Board) else None


def html_of_game(game: Game, language: str) -> str:
    """The board as everybody sees it, the players, the last move."""
    seen = game.view(None)
    worn = worn_colours(
        game.ruleset.edition.seat_colours, [player.get("colour", "") for player in game.players]
    )
    last = ""
    if game.history:
        move = game.move_at(len(game.history) - 1)
        last = f"<p>{escape(describe_move(game.ruleset, move, language))}</p>"
    return _position(seen, worn, language) + _players(game, seen, worn, language) + last


def html_of_view(seen: View, language: str) -> str:
    """The board, and the position in words as the seat may know it."""
    lines = "".join(
        f"<div>{escape(line)}</div>" for line in describe_view(seen, language).split("\n")
    )
    return _position(seen, seen.ruleset.edition.seat_colours, language) + lines


def html_of_board(board: Board, language: str) -> str | None:
    """The board with its own colours, where an edition plays on it."""
    for name in known_editions():
        if edition(name).board.name == board.name:
            return board_svg(name, language=language)
    return None


def html_of_moves(moves: Sequence[Mapping[str, Any]], rules: Ruleset, language: str) -> str:
    """Moves in sentences."""
    rows = "".join(
        f"<li>{escape(describe_move(rules, dict(move), language))}</li>" for move in moves
    )
    return f"<ol start=0>{rows}</ol>"


def _position(seen: View, colours: Sequence[str], language: str) -> str:
    """The board with everybody's routes; empty where the edition has no picture of its own."""
    rules = seen.ruleset
    if rules.edition.name not in known_editions():
        return ""
    owners = {
        rules.board.routes[route].id: colours[seat]
        for seat, routes in enumerate(seen.routes)
        for route in routes
    }
    return board_svg(rules.edition.name, owners=owners, language=language)


def _players(game: Game, seen: View, colours: Sequence[str], language: str) -> str:
    """What everybody sees of every seat; each row begins in the colour of its trains."""
    texts = Texts(language)
    head = "".join(f"<th>{escape(texts(column))}</th>" for column in COLUMNS)
    rows = ""
    for seat, player in enumerate(game.players):
        fill = TRAINS.get(colours[seat], TRAINS["black"])[0]
        bot = player["kind"].removeprefix(BOT) if player["kind"].startswith(BOT) else ""
        name = f"{player['name']} ({bot})" if bot else player["name"]
        told = f'<td style="border-left:6px solid {fill};padding-left:.5em">{escape(name)}</td>'
        numbers = (seen.score[seat], seen.trains[seat], seen.hand_sizes[seat])
        rows += f"<tr>{told}{''.join(f'<td>{number}</td>' for number in numbers)}</tr>"
    return f"<table><tr>{head}</tr>{rows}</table>"
