"""What notebooks show: pictures for every edition, and nothing that a seat may not know."""

from __future__ import annotations

import re
from html import escape, unescape
from xml.etree import ElementTree

import pytest

from semafor import new_game, show, write_record
from semafor.drawing.board_picture import board_svg
from semafor.editions import EDITIONS
from semafor.engine.views import view
from semafor.texts.describe import Words, describe_view
from tests.kit.tables import random_states, seed_of


def some_game(edition, moves=30):
    game = new_game(edition, seats=3, seed="notebook")
    while not game.is_over and len(game.history) < moves:
        game.play_action(game.actions()[-1])
    return game


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_views_and_boards_show_themselves(edition):
    game = some_game(edition)
    for thing in (game, game.view(0), game.view(None), game.ruleset.board):
        html = thing._repr_html_()
        start, end = html.index("<svg"), html.index("</svg>") + len("</svg>")
        picture = ElementTree.fromstring(html[start:end])  # noqa: S314 - our own picture
        assert len(list(picture)) > len(game.ruleset.board.routes)


def test_claimed_routes_have_the_colour_of_their_owner():
    game = some_game("europe", moves=60)
    owned = game.view(None).routes
    shown = game._repr_html_()
    for seat, routes in enumerate(owned):
        colour = game.ruleset.edition.seat_colours[seat]
        for route in routes:
            assert f"<title>{game.ruleset.board.routes[route].id}: {colour}</title>" in shown


def test_moves_and_records_are_shown_by_name():
    game = some_game("usa-classic")
    moves = show(game.moves(), game)._repr_html_()
    assert moves.count("<li>") == len(game.moves())
    assert show(game.moves()[0], game)._repr_html_().count("<li>") == 1
    assert show(write_record(game))._repr_html_() == game._repr_html_()
    assert show(17)._repr_html_() == "<pre>17</pre>"


@pytest.mark.parametrize(
    ("language", "column", "city"), [("en", "trains", "Vienna"), ("pl", "wagoniki", "Wiedeń")]
)
def test_what_is_shown_is_in_the_language_that_is_asked_for(language, column, city):
    game = some_game("europe")
    shown = show(game, language=language)._repr_html_()
    assert f"<th>{column}</th>" in shown
    for thing in (game, game.view(0), game.ruleset.board, write_record(game)):
        assert f">{city}</text>" in show(thing, language=language)._repr_html_()
    seen = game.view(0)
    lines = describe_view(seen, language).split("\n")
    assert all(
        f"<div>{escape(line)}</div>" in show(seen, language=language)._repr_html_()
        for line in lines
    )


def test_players_have_the_colours_they_chose():
    players = [
        {"name": "Ada", "kind": "human", "colour": "black"},
        {"name": "Bo", "kind": "bot:greedy", "colour": "yellow"},
    ]
    game = new_game("usa-classic", seats=2, seed="notebook", players=players)
    while not any(game.view(None).routes):
        game.play_action(game.actions()[-1])
    seat = next(seat for seat, routes in enumerate(game.view(None).routes) if routes)
    assert f": {players[seat]['colour']}</title>" in game._repr_html_()
    assert "Bo (greedy)" in game._repr_html_()


def test_a_view_shows_only_what_it_holds():
    for number, state in enumerate(random_states("germany", 3, seed_of("notebook"))):
        if number % 40 == 0:
            seen = view(state, 1)
            html = seen._repr_html_()
            words, board = Words(state.tables.ruleset, "en"), state.tables.ruleset.board
            number_of = {words.ticket(ticket.id): n for n, ticket in enumerate(board.tickets)}
            lists = re.findall("<div>(?:Tickets|On offer): ([^<]*)</div>", html)
            told = [number_of[name] for listed in lists for name in unescape(listed).split(", ")]
            assert sorted(told) == sorted((*seen.tickets, *seen.offered))


def test_heat_is_shown_as_told():
    picture = board_svg("usa-classic", heat={"dallas-houston/1": 0.5})
    assert "dallas-houston/1: 50%" in picture
