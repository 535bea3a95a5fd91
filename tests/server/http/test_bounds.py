"""Bad input stops at the door: depth, digits, lengths, NUL, ports; and a log that nobody can fill."""

from __future__ import annotations

import io
import logging
from typing import Any

import pytest

from semafor.server.protocol.bounds import (
    MOST_DEPTH,
    MOST_PATH,
    OutOfBounds,
    check_json,
    host_name,
    refuse_path,
)
from semafor.server.upkeep.process_log import MOST_ALIKE, MOST_LETTERS, SPAN, Bounded, Calm
from tests.server.clients import Person, Seat
from tests.server.running import Running

DEEP = "[" * 3000
NESTED = '{"a":' * 900 + "1" + "}" * 900
LONG_NUMBER = "9" * 5000


@pytest.mark.parametrize(
    "raw",
    [
        b"{}",
        b'{"seats":[{"kind":"me"},{"kind":"bot"}]}',
        b"[" * MOST_DEPTH + b"]" * MOST_DEPTH,
        b"[" + b"[],{}," * 500 + b"1]",
        b'{"text":"' + b"[" * 500 + b'"}',
        b'{"hash":"1234567890123456789012345678901234567890"}',
        b'{"text":"\\"[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}',
        b'{"time":1763418443.123456}',
    ],
)
def test_what_a_client_of_ours_sends_passes(raw: bytes) -> None:
    check_json(raw)


@pytest.mark.parametrize(
    "raw",
    [
        DEEP.encode(),
        NESTED.encode(),
        b"[{" * 100 + b"}]" * 100,
        b'{"rev":' + LONG_NUMBER.encode() + b"}",
        b'{"rev":1234567890123456789}',
        b'{"game":"a\\u0000b"}',
    ],
)
def test_what_is_out_of_bounds_is_not_read(raw: bytes) -> None:
    with pytest.raises(OutOfBounds):
        check_json(raw)


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/" + "a" * 300 + ".js", b"", 414),
        ("/a" * MOST_PATH, b"", 414),
        ("/api/games", b"x=" + b"y" * 5000, 414),
        ("/api/games/a\0b", b"", 404),
        ("/api/games", b"eyes=%00", 400),
        ("/api/games", b"seat=" + b"1" * 20, 400),
        ("/", b"", None),
        ("/hand/" + "x" * 43, b"", None),
        ("/api/games/abc/replay/steps", b"eyes=0&from=0&to=100000", None),
    ],
)
def test_paths_have_bounds(path: str, query: bytes, status: int | None) -> None:
    found = refuse_path(path, query)
    assert (found[0] if found else None) == status


@pytest.mark.parametrize(
    ("host", "name"),
    [
        ("localhost", "localhost"),
        ("localhost:8765", "localhost"),
        ("[::1]:8765", "[::1]"),
        ("localhost:1;script-src *", ""),
        ("localhost:", ""),
        ("localhost:123456", ""),
        ("localhost/x", ""),
        ("a b", ""),
        ("", ""),
    ],
)
def test_a_host_is_a_name_and_a_port(host: str, name: str) -> None:
    assert host_name(host) == name


# ---------------------------------------------------------------- at a real server


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/" + "a" * 300 + ".js", 414),
        ("/api/games/{game}/replay/steps?eyes=" + LONG_NUMBER[:900], 400),
        ("/api/games/{game}/replay/steps?eyes=%D9%A0", 400),  # a zero, in other digits
        ("/api/games/{game}/postcards?seat=" + LONG_NUMBER[:900], 400),
        ("/api/games/a%00b", 404),
        ("/api/games/" + "x" * 190, 404),
    ],
)
def test_odd_paths_are_refused_and_nothing_of_ours_fails(
    path: str, status: int, server: Running, anna: Person
) -> None:
    game = anna.create("me", "person")
    anna.get(path.replace("{game}", game), status)
    assert_no_errors(anna)


@pytest.mark.parametrize("body", [DEEP, NESTED, f'{{"name":{LONG_NUMBER}}}', '{"name":"\\u0000"}'])
def test_odd_bodies_are_refused(body: str, anna: Person) -> None:
    answer = anna.http.post("/api/me", content=body)
    assert answer.status_code == 400
    assert len(answer.text) < 1000
    assert_no_errors(anna)


def test_what_is_wrong_is_repeated_in_short(anna: Person) -> None:
    answer = anna.http.post("/api/me", content='{"' + "x" * 50_000 + '":1}')
    assert answer.status_code == 400
    assert len(answer.text) < 1000


def test_a_host_with_more_than_a_port_is_refused(server: Running, anna: Person) -> None:
    odd = "127.0.0.1:1;script-src *"
    answer = anna.http.get("/api/welcome", headers={"Host": odd})
    assert answer.status_code == 403
    healthy = anna.http.get("/healthz", headers={"Host": odd})
    assert "script-src *" not in healthy.headers["content-security-policy"]


@pytest.mark.parametrize("frame", [DEEP, NESTED, f'{{"t":"ping","time":{LONG_NUMBER}}}'])
@pytest.mark.parametrize("is_first", [True, False])
def test_frames_out_of_bounds_are_refused_kindly(
    frame: str, is_first: bool, server: Running, anna: Person
) -> None:
    game = anna.create("me", "person")
    seat = Seat(server.url, anna.token) if is_first else anna.sit(game, 0)
    if is_first:
        seat.socket.send(frame)
        assert seat.ending() == ("unreadable", 1008)
    else:
        seat.wait("table")
        seat.socket.send(frame)
        seat.send({"t": "ping", "time": 1.0})
        assert seat.wait("pong")["time"] == 1.0
    seat.close()
    assert_no_errors(anna)


def assert_no_errors(person: Person) -> None:
    page = person.http.get("/metrics").text
    assert "semafor_errors_total 0" in page


# ---------------------------------------------------------------- the log


def logged(calm: Calm, *entries: tuple[Any, ...]) -> list[str]:
    target = io.StringIO()
    handler = logging.StreamHandler(target)
    handler.setFormatter(Bounded("%(message)s"))
    handler.addFilter(calm)
    log = logging.Logger("test")
    log.addHandler(handler)
    for message, *values in entries:
        log.warning(message, *values)
    return target.getvalue().splitlines()


def test_a_long_entry_is_cut_in_the_middle() -> None:
    (line,) = logged(Calm(), ("begin %s end", "x" * 20_000))
    assert len(line) <= MOST_LETTERS
    assert line.startswith("begin")
    assert line.endswith("end")


def test_entries_of_one_kind_are_counted_after_a_while() -> None:
    now = [0.0]
    calm = Calm(lambda: now[0])
    assert len(logged(calm, *[("odd %s", number) for number in range(100)])) == MOST_ALIKE
    assert logged(calm, ("another",)) == ["another"]
    now[0] = SPAN
    (line,) = logged(calm, ("odd %s", 7))
    assert line == f"odd 7 (and {100 - MOST_ALIKE} more like it before)"
