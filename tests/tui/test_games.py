"""Whole games at a scripted screen."""

from __future__ import annotations

import pytest

from semafor.editions import EDITIONS, new_game, replay_record
from semafor.tui.progress import complete_tickets, ticket_progress
from semafor.tui.saves import game_data
from semafor.tui.search import find_obstacle, find_places, find_routes
from tests.tui.driver import Script, StubBot, make_session, output


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_whole_game_is_played_by_commands(edition, language):
    session = make_session(
        Script(3), edition, "you:Anna,random", seed=f"{edition}", language=language, width=80
    )
    assert session.run()
    text = output(session)
    texts = session.labels.texts
    assert texts("play-end") in text
    assert "play-" not in text.replace("semafor play", "")
    for name in session.game.ruleset.line_rows:
        assert texts(f"play-line-{name.replace('_', '-')}") in text
    assert "semafor replay" in text
    assert all(len(line) <= 80 for line in text.splitlines() if "/nowhere" not in line)
    assert replay_record(game_data(session.game)).digest() == session.game.digest()


def test_five_people_pass_the_screen_behind_a_curtain():
    script = Script(1, most=60)
    seats = "you:Anna,you:Jan,you:Ewa,you:Ola,you:Iga"
    session = make_session(script, "europe", seats)
    assert not session.run()
    assert script.asked[0] == "curtain"
    assert script.asked.count("curtain") >= 5
    assert "Pass the screen to ♪ Anna" in output(session)
    # Nobody's hand is on the screen between the curtain and the moment the next one sits down.
    for piece in output(session).split("Pass the screen to")[1:]:
        assert piece.splitlines()[0].strip().endswith(".")


def test_bots_never_see_more_than_their_view_and_a_stub_can_play():
    script = Script(2)
    session = make_session(script, "germany", "you,random,random")
    session.choose = lambda game, seat: StubBot(len(game.history)).choose(game.view(seat))
    assert session.run()


def test_final_tickets_agree_with_the_engine_stations_included():
    for seed in range(4):
        game = new_game("europe", 3, seed=seed)
        bot = StubBot(seed)
        while not game.is_over:
            stations = [
                action for action in game.actions() if game.to_move(action)["do"] == "station"
            ]
            claims = [action for action in game.actions() if game.to_move(action)["do"] == "claim"]
            chosen = stations if stations and bot.random.random() < 0.1 else claims
            game.play_action(bot.random.choice(chosen or game.actions()))
        view, result = game.view(None), game.result()
        for seat, tickets in enumerate(view.all_tickets):
            complete = complete_tickets(view, seat)
            points = sum(
                view.ruleset.board.tickets[ticket].points * (1 if ticket in complete else -1)
                for ticket in tickets
            )
            assert points == result.lines[seat]["tickets"]


def test_progress_and_obstacles_agree_with_the_legal_moves():
    for edition in EDITIONS:
        game = new_game(edition, 3, seed="7")
        bot = StubBot(1)
        while not game.is_over:
            view = game.view(game.actor)
            if game.phase == "turn":
                legal = {move["route"] for move in game.moves() if move["do"] == "claim"}
                routes = game.ruleset.board.routes
                free = {
                    routes[number].id
                    for number in range(len(routes))
                    if find_obstacle(view, number) is None
                }
                assert free == legal
                for row in ticket_progress(view, game.actor, view.tickets):
                    spaces = sum(leg.cost for leg in row.legs)
                    assert row.missing in (None, 0, spaces)
            game.play_action(bot.choose(view))


def test_cities_are_found_by_parts_of_their_names():
    ruleset = new_game("usa-classic", 2, seed="1").ruleset
    routes = ruleset.board.routes
    assert [routes[route].id for route in find_routes(ruleset, "sea hel")] == ["helena-seattle"]
    assert {routes[route].pair for route in find_routes(ruleset, "new yo bost")} == {
        ("boston", "new_york")
    }
    assert find_routes(ruleset, "1") == [0]
    assert (
        find_routes(ruleset, "0") == find_routes(ruleset, "999") == find_routes(ruleset, "zz") == []
    )
    assert find_places(ruleset, "ST. LOUIS") == ["saint_louis"] or find_places(ruleset, "saint l")
    europe = new_game("europe", 2, seed="1").ruleset
    assert find_places(europe, "zurych") == find_places(europe, "Zürich")
    assert find_places(europe, "kij") == find_places(europe, "kyiv")
