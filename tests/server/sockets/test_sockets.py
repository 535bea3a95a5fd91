"""Sockets that behave badly: refused, left waiting or cut, and nobody else notices."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed, InvalidStatus

from semafor.server.http import bodies
from semafor.server.settings import Settings
from semafor.server.sockets import connection as limits
from semafor.server.sockets import endpoint, wire
from tests.server.clients import Person, Seat
from tests.server.running import PATIENCE, Running, wait_until

TCP = Path("/proc/net/tcp")
ESTABLISHED = "01"


@pytest.fixture
def seat(server: Running) -> Iterator[Seat]:
    """A socket that has not said hello."""
    made = Seat(server.url)
    yield made
    made.close()


def test_a_foreign_page_cannot_open_a_socket(server: Running) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        Seat(server.url, origin="http://evil.example")


def test_the_first_message_must_be_hello(seat: Seat) -> None:
    seat.send({"t": "ping", "time": 1.0})
    assert seat.ending() == ("hello-first", 1008)


def test_silence_instead_of_hello_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 0.1)
    seat = Seat(server.url)
    assert seat.ending() == ("hello-first", 1008)
    seat.close()


def test_another_protocol_is_told_to_reload(seat: Seat) -> None:
    seat.send({"t": "hello", "game": "x", "proto": 99})
    assert seat.ending() == ("reload", 1008)


def test_an_unknown_game_is_said_to_be_unknown(seat: Seat) -> None:
    seat.send({"t": "hello", "game": "nothing"})
    assert seat.ending() == ("unknown-game", 1008)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t": "unknown"}',
        '{"t": "hello"}',
        '{"t": "hello", "game": 5}',
        '{"t": "hello", "game": "x", "more": 1}',
        '{"t": "hello", "game": "x", "since": 1e400}',
        "[" * 5000,
        '{"t": "hello", "game": "\\ud800"}',
    ],
)
def test_what_cannot_be_read_at_the_beginning_ends_the_socket(seat: Seat, text: str) -> None:
    seat.send(text)
    code, number = seat.ending()
    assert code in ("unreadable", "unknown-game")
    assert number == 1008


def test_a_few_unreadable_messages_are_forgiven_and_many_are_not(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.wait("presence")
    for _ in range(endpoint.UNREADABLE):
        seat.send("{")
    seat.send({"t": "ping", "time": 2.0})
    assert seat.wait("pong")["time"] == 2.0
    seat.send("{")
    assert seat.ending() == ("unreadable", 1008)


def test_a_huge_frame_ends_the_socket(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.wait("presence")
    seat.send(json.dumps({"t": "ask", "id": "x" * 20_000, "what": "plan"}))
    assert seat.ending()[1] == 1009


@pytest.mark.parametrize(
    "move",
    [
        {},
        {"do": 5},
        {"do": "fly"},
        {"do": "claim"},
        {"do": "claim", "route": ["a"]},
        {"do": "claim", "route": "montreal-new_york", "pay": {"blue": -3}},
        {"do": "claim", "route": "montreal-new_york", "pay": {"blue": 1e300}},
        {"do": "keep", "tickets": [[[]]]},
        {"do": "keep", "tickets": {"a": 1}},
        {"do": "draw", "card": None},
        {"do": "draw", "seat": 1},
        {"do": "tickets", "draw": {"short": "many"}},
    ],
)
def test_moves_that_make_no_sense_are_refused_and_the_socket_stays(anna: Person, move) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    rev = seat.wait_prompt()["rev"]
    answer = seat.command({"t": "play", "rev": rev, "move": move})
    assert answer["t"] == "nack"
    assert answer["rev"] == rev
    assert seat.play()["t"] == "ack"


@pytest.mark.parametrize("cid", ["", "x" * 65])
def test_a_command_needs_a_sensible_id(anna: Person, cid: str) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    rev = seat.wait_prompt()["rev"]
    answer = seat.command({"t": "play", "cid": cid, "rev": rev, "move": {"do": "draw"}})
    assert answer["t"] == "nack"


def test_one_person_has_a_limited_number_of_sockets(anna: Person) -> None:
    game = anna.create("me", "person")
    for _ in range(endpoint.MOST_SOCKETS):
        anna.sit(game, 0).wait("presence")
    one_more = Seat(anna.url, anna.token)
    assert one_more.ending() == ("too-many-sockets", 1008)
    one_more.close()


def is_let_in(person: Person, game: str) -> bool:
    """Whether one more socket may look; a refused one may be closed before it has said hello."""
    with contextlib.suppress(ConnectionClosed):
        return person.sit(game, 0).receive()["t"] != "refused"
    return False


def test_there_is_room_again_once_a_socket_has_gone(anna: Person) -> None:
    game = anna.create("me", "person")
    for _ in range(endpoint.MOST_SOCKETS):
        anna.sit(game, 0).wait("presence")
    anna.sockets[0].close()
    wait_until(lambda: is_let_in(anna, game))
    assert anna.sockets[-1].play()["t"] == "ack"


def test_too_many_questions_at_once_are_refused(anna: Person) -> None:
    seat = anna.sit(anna.create("me", "person"), 0)
    seat.wait_prompt()
    asked = limits.MOST_QUESTIONS + 30
    questions = [{"t": "ask", "id": str(number), "what": "plan"} for number in range(asked)]
    seat.socket.socket.sendall(b"".join(frame(json.dumps(one)) for one in questions))
    errors = [seat.wait("answer")["error"] for _ in range(asked)]
    assert errors.count("too-many") > 0
    assert errors.count("") >= limits.MOST_QUESTIONS
    assert set(errors) == {"", "too-many"}


def test_a_thousand_frames_at_once_are_read_a_piece_at_a_time(
    anna: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    real = WebSocketsSansIOProtocol.data_received

    def noted(self: Any, data: bytes) -> None:
        sizes.append(len(data))
        real(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    monkeypatch.setattr(limits, "MESSAGE_BURST", 5000.0)
    seat = Seat(server.url, anna.token)
    game = anna.create("me", "person")
    hello = frame(json.dumps({"t": "hello", "game": game, "seat": None}))
    pings = [frame(json.dumps({"t": "ping", "time": number})) for number in range(1000)]
    seat.socket.socket.sendall(hello + b"".join(pings))
    assert [seat.wait("pong")["time"] for _ in pings] == list(range(1000))
    assert max(sizes) <= wire.PIECE
    seat.close()


def test_who_never_reads_is_cut_off_and_the_table_goes_on(
    anna: Person, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SEND_SECONDS", 0.5)
    game = anna.create("me", "person")
    deaf = deaf_socket(server, anna.token, game)
    cuts = server.server.metrics.counts
    before = cuts["cuts", "slow"]
    hello = frame(json.dumps({"t": "hello", "game": game, "seat": 0}))
    until = time.monotonic() + PATIENCE
    with deaf:
        with contextlib.suppress(ConnectionError):
            while cuts["cuts", "slow"] == before:
                assert time.monotonic() < until
                deaf.sendall(hello * 10)  # each is answered with some ten kilobytes
                time.sleep(0.05)
        if TCP.exists():  # a polite end would wait for ever for who never reads
            assert is_cut_off(server, deaf)
    assert anna.sit(game, 0).play()["t"] == "ack"


def is_cut_off(server: Running, raw: socket.socket) -> bool:
    """Whether the server drops its end although nobody reads what it has sent (as the kernel sees it)."""
    pair = [f":{port:04X}" for port in (server.port, raw.getsockname()[1])]
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        rows = [line.split() for line in TCP.read_text(encoding="ascii").splitlines()[1:]]
        ends = [row[3] for row in rows if [row[1][-5:], row[2][-5:]] == pair]
        if ESTABLISHED not in ends:
            return True
        time.sleep(0.05)
    return False


def deaf_socket(server: Running, token: str, game: str) -> socket.socket:
    """A client that shakes hands, says hello and never reads."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 8192)  # before it is told to the other side
    raw.connect(("127.0.0.1", server.port))
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Sec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
    )
    while b"\r\n\r\n" not in raw.recv(4096):
        pass
    raw.sendall(frame(json.dumps({"t": "hello", "game": game, "seat": 0})))
    return raw


def frame(text: str) -> bytes:
    """A masked text frame (with a mask of zeros)."""
    body = text.encode()
    head = (
        bytes([0x81, 0x80 | len(body)])
        if len(body) < 126
        else bytes([0x81, 0xFE]) + len(body).to_bytes(2)
    )
    return head + bytes(4) + body


def test_a_flood_is_left_waiting_and_others_are_not(anna: Person, piotr: Person) -> None:
    flooded = anna.sit(anna.create("me", "person"), 0)
    flooded.wait("presence")
    for _ in range(int(limits.MESSAGE_BURST) + 100):
        flooded.send({"t": "ping", "time": 0.0})
    honest = piotr.sit(piotr.create("me", "person"), 0)
    assert honest.play()["t"] == "ack"
    for _ in range(int(limits.MESSAGE_BURST) + 100):
        assert flooded.wait("pong")


def test_a_connection_that_does_not_come_to_the_point_is_dropped(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(wire.PATIENCE, "head", 0.2)
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: local")
        raw.settimeout(60)
        with contextlib.suppress(ConnectionResetError):
            assert raw.recv(100) == b""


def test_a_body_that_does_not_arrive_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bodies, "BODY_SECONDS", 0.2)
    with socket.create_connection(("127.0.0.1", server.port)) as raw:
        raw.sendall(
            f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nX-Semafor: 1\r\n"
            f"Origin: {server.url}\r\nContent-Length: 50\r\n\r\n{{".encode()
        )
        raw.settimeout(60)
        assert raw.recv(12) == b"HTTP/1.1 408"


def test_the_server_says_that_it_will_be_back(settings: Settings) -> None:
    running = Running(settings).start()
    with Person(running.url) as person:
        seat = person.sit(person.create("me", "person"), 0)
        seat.wait("presence")
        running.stop()
        assert seat.ending()[1] == 1012


def test_nothing_here_was_an_error_of_ours(server: Running) -> None:
    """Last in the file on purpose."""
    assert server.server.metrics.counts["errors", ""] == 0
