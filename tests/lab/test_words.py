"""Games in words: what a program is told and what it may say, over lines and over HTTP."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from threading import Thread

import pytest

from semafor.editions import EDITIONS
from semafor.lab.text import Hall, TextGame, answer_lines, make_server


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_game_is_played_to_its_end_in_words(edition, language):
    game = TextGame(edition, 3, bots=["racer", "random"], seed=edition, language=language)
    told = game.observe()
    for answer in range(1500):
        if told["over"]:
            break
        assert told["actor"] == told["seat"] == 0
        moves = told["moves"]
        move = moves[answer % len(moves)]
        told = game.act([move["number"], move["text"], json.dumps(move["move"])][answer % 3])
        assert "refused" not in told, told
    assert told["over"]
    assert len(told["result"]["seats"]) == 3
    assert told["news"]


def test_a_refusal_names_the_rule_and_changes_nothing():
    game = TextGame("europe", 2, seed="refused")
    before = game.game.digest()
    refused = game.act({"do": "draw"})["refused"]
    assert (refused["reason"], refused["rule"]) == ("not-now", "COM-EDGE-17")
    assert refused["sentence"] == "That cannot be done now."
    for nonsense in ("", "abracadabra", "{", "99999999999", '{"do": 3}', None, [], 2.5):
        assert game.act(nonsense)["refused"]["sentence"]
    assert game.game.digest() == before


def test_a_seat_is_told_what_its_view_says_and_no_more():
    game = TextGame("usa-refreshed", 2, seed="told")
    for _ in range(12):
        game.act(game.observe()["moves"][-1]["number"])
    for seat in (0, 1):
        told = game.observe(seat)
        hidden = [ticket for ticket in game.game.view(1 - seat).to_dict()["tickets"] if ticket]
        assert hidden
        assert bool(told["moves"]) == (seat == game.game.actor)
        text = json.dumps({name: told[name] for name in ("text", "news")})
        for ticket in hidden:
            assert ticket not in text
        for name in (game.words.ticket(ticket) for ticket in hidden):
            assert name not in text


def ask(hall, **message):
    """A message of a client."""
    return hall.answer(message)


def test_messages_begin_look_move_and_end():
    hall = Hall(most=2)
    told = ask(hall, do="begin", edition="usa-classic", seed=5, bots=["racer"])
    assert told["about"]["name"] == "semafor_usa_classic_v0"
    number = told["game"]
    assert ask(hall, do="look", game=number)["phase"] == "tickets"
    assert ask(hall, do="move", game=number, move=1)["phase"] == "turn"
    assert ask(hall, do="look", game=number, seat=1)["error"]["reason"] == "lab-bots-seat"
    assert ask(hall, do="look", game=number, seat=2)["error"]["reason"] == "bad-seat"
    ask(hall, do="begin")
    assert ask(hall, do="begin")["error"]["reason"] == "lab-full"
    assert ask(hall, do="end", game=number) == {"ended": number}
    for wrong in (
        {"do": "look", "game": number},
        {"do": "fly"},
        {},
        3,
        None,
        {"do": "begin", "seats": "x"},
    ):
        assert hall.answer(wrong)["error"]["sentence"]
    lines = ['{"do": "begin", "bots": ["nobody"]}', "no json", ""]
    assert [json.loads(line)["error"]["reason"] for line in answer_lines(lines)] == [
        "unknown-bot",
        "lab-message",
    ]


def test_the_command_answers_line_by_line():
    lines = [
        '{"do": "begin", "seed": 1, "bots": ["greedy"]}',
        '{"do": "move", "game": 1, "move": "1"}',
    ]
    done = subprocess.run(
        [sys.executable, "-m", "semafor", "lab", "words", "--lang", "pl"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    first, second = map(json.loads, done.stdout.splitlines())
    assert first["phase"] == "tickets"
    assert second["phase"] == "turn"
    assert "Miejsce" in second["text"] or "miejsce" in second["text"]


def post(url, body):
    """A message over HTTP: status and answer."""
    request = urllib.request.Request(url, data=body, method="POST")  # noqa: S310 - loopback
    try:
        with urllib.request.urlopen(request, timeout=60) as found:  # noqa: S310 - loopback
            return found.status, json.loads(found.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read())


def answer_to_length(port, length):
    """The status of a request that says this of its own length."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
        line.sendall(f"POST / HTTP/1.0\r\nContent-Length: {length}\r\n\r\n".encode())
        line.shutdown(socket.SHUT_WR)
        return int(line.makefile("rb").readline().split()[1])


def test_the_same_is_said_over_http():
    server = make_server(0)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        url = f"http://127.0.0.1:{server.server_address[1]}/"
        status, told = post(url, b'{"do": "begin", "seed": 3}')
        assert (status, told["phase"]) == (200, "tickets")
        status, told = post(url, b'{"do": "move", "game": 1, "move": {"do": "draw"}}')
        assert (status, told["refused"]["rule"]) == (422, "COM-EDGE-17")
        assert post(url, b"\xff")[0] == 400
        for length in ("-1", "many", "9" * 5000, ""):
            assert answer_to_length(server.server_address[1], length) == 400
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
