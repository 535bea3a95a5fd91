"""Connections: those that dawdle are cut at any request, and nobody brings a crowd."""

from __future__ import annotations

import contextlib
import socket
import time
from collections.abc import Iterator

import pytest

from semafor.server import running as server_running
from semafor.server.http.entrance import SPARE, Doors, most_connections
from semafor.server.settings import Settings
from semafor.server.sockets import endpoint, wire
from tests.server.clients import Person, Seat, look
from tests.server.running import Running, serving, wait_until

HEAD = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"


class Hasty:
    """A server whose patience ends when a test says so; before, a busy machine has all the time it needs."""

    def __init__(self, running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.running = running
        self.monkeypatch = monkeypatch

    def hurry(self) -> None:
        """From now on, for parts that begin now."""
        for part in ("head", "body"):
            self.monkeypatch.setitem(wire.PATIENCE, part, 0.5)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Iterator[Hasty]:
    """A server that can be made to wait for parts of a request for a moment only."""
    with serving(settings) as running:
        yield Hasty(running, monkeypatch)


@contextlib.contextmanager
def raw(running: Running) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", running.port)) as connection:
        connection.settimeout(60)
        yield connection


def answer(connection: socket.socket) -> bytes:
    """One answer of /healthz."""
    text = b""
    while not text.endswith(b"ok\n"):
        piece = connection.recv(4096)
        assert piece, text
        text += piece
    return text


def is_cut(connection: socket.socket) -> bool:
    with contextlib.suppress(ConnectionResetError):
        return connection.recv(100) == b""
    return True


@pytest.mark.parametrize("begun", ["G", HEAD])
def test_a_second_request_that_stops_is_cut(hasty: Hasty, begun: str) -> None:
    with raw(hasty.running) as connection:
        for _ in range(2):
            connection.sendall((HEAD + "\r\n").encode())
            answer(connection)
        hasty.hurry()
        connection.sendall(begun.encode())
        assert is_cut(connection)
    assert hasty.running.server.metrics.counts["cuts", "dawdle"] == 1


def test_a_head_that_trickles_is_cut(hasty: Hasty) -> None:
    with raw(hasty.running) as connection:
        connection.sendall((HEAD + "\r\n").encode())
        answer(connection)
        hasty.hurry()
        with contextlib.suppress(ConnectionError):
            for letter in HEAD * 20:
                connection.sendall(letter.encode())
                time.sleep(0.05)
            pytest.fail("it was waited for")


def test_a_second_body_that_stops_is_cut_though_nobody_reads_it(hasty: Hasty) -> None:
    with raw(hasty.running) as connection:
        connection.sendall((HEAD + "\r\n").encode())
        answer(connection)
        hasty.hurry()
        connection.sendall((HEAD + "Content-Length: 100\r\n\r\nhalf").encode())
        answer(connection)
        assert is_cut(connection)


def test_requests_one_after_the_other_on_one_connection_are_not_cut(hasty: Hasty) -> None:
    with raw(hasty.running) as connection:
        for _ in range(6):
            connection.sendall((HEAD + "\r\n").encode())
            answer(connection)
            hasty.hurry()  # whole requests come in one piece
            time.sleep(0.3)
        connection.sendall((HEAD + "\r\n").encode() * 3)  # together
        text = b""
        while text.count(b"ok\n") < 3:
            text += connection.recv(4096)


def test_a_socket_lives_longer_than_any_request(hasty: Hasty) -> None:
    with Person(hasty.running.url) as anna:
        game = anna.create("me", "person")
        hasty.hurry()
        seat = anna.sit(game, 0)
        seat.wait("presence")
        time.sleep(1.2)
        assert seat.play()["t"] == "ack"


def test_a_crowd_from_one_address_is_kept_out_and_counted(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if this machine were far away: requests and sockets count, and leave when they are gone."""
    doors: list[Doors] = []

    def few(**values: object) -> Doors:
        doors.append(Doors(**{**values, "most_from_far": 4}))  # type: ignore[arg-type]
        return doors[-1]

    monkeypatch.setattr(server_running, "Doors", few)
    monkeypatch.setattr(endpoint, "HELLO_SECONDS", 600.0)  # however long this takes
    monkeypatch.setattr("semafor.server.http.entrance.place_of", lambda address: (address, False))
    with serving(settings) as running, contextlib.ExitStack() as stack:
        seats = [Seat(running.url) for _ in range(3)]
        stack.enter_context(raw(running))
        wait_until(lambda: doors[0].count == 4)
        with raw(running) as fifth:
            assert is_cut(fifth)
        assert running.server.metrics.counts["cuts", "crowd"] == 1
        for seat in seats:
            seat.close()
        wait_until(lambda: doors[0].count == 1)
        assert look(f"{running.url}/healthz").status_code == 200


def test_some_descriptors_are_left_for_the_database() -> None:
    doors = Doors(most=2)
    assert [doors.enter("127.0.0.1") for _ in range(3)] == ["127.0.0.1", "127.0.0.1", None]
    most = most_connections()
    assert most is None or most >= SPARE
