"""Who may speak to the server: hosts, origins, the header, addresses, lengths."""

import asyncio
from typing import Any

import pytest

from semafor.server.http.guard import MOST_BODY, Guard
from semafor.server.settings import Settings
from semafor.server.upkeep.limits import ByAddress
from semafor.server.upkeep.metrics import Metrics

OWN = "http://127.0.0.1:8765"


async def inner(scope: Any, receive: Any, send: Any) -> None:
    """An application that is reached."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        return
    size = len((await receive()).get("body", b""))
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": str(size).encode()})


def ask(
    headers: dict[str, str],
    *,
    kind: str = "http",
    method: str = "GET",
    settings: Settings | None = None,
    guard: Guard | None = None,
    scheme: str = "",
    body: bytes = b"",
) -> list[Any]:
    """What comes out of the guard for one request."""
    guard = guard or Guard(inner, settings or Settings(), Metrics())
    scope = {
        "type": kind,
        "method": method,
        "path": "/api/games",
        "scheme": scheme or ("ws" if kind == "websocket" else "http"),
        "client": ("127.0.0.1", 5),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
    sent: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(guard(scope, receive, send))
    return sent


def status_of(sent: list[Any]) -> int:
    return 101 if sent[0]["type"] == "websocket.accept" else sent[0]["status"]


@pytest.mark.parametrize("host", ["127.0.0.1:8765", "localhost", "LOCALHOST:1", "[::1]:8765"])
def test_local_names_are_known(host: str) -> None:
    assert status_of(ask({"Host": host})) == 200


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost.evil.example:8765",
        "",
        "[::2]",
        "10.0.0.1",
    ],
)
def test_other_names_are_refused(host: str) -> None:
    assert status_of(ask({"Host": host})) == 403


def test_a_name_that_was_given_is_known() -> None:
    settings = Settings(host_names=("games.example.org",))
    assert status_of(ask({"Host": "games.example.org"}, settings=settings)) == 200


ORIGINS = [
    (OWN, True),
    ("null", False),
    (None, False),
    ("", False),
    ("http://127.0.0.1:8765.evil.example", False),
    ("http://sub.127.0.0.1:8765", False),
    ("http://127.0.0.1:8766", False),
    ("http://127.0.0.1", False),
    ("https://127.0.0.1:8765", False),
    ("HTTP://127.0.0.1:8765", False),
    ("http://127.0.0.1:8765/", False),
    ("http://localhost:8765", False),
    ("http://xn--e1awd7f.example", False),
    (OWN + " http://evil.example", False),
]


@pytest.mark.parametrize(("origin", "passes"), ORIGINS)
def test_only_the_own_origin_opens_a_socket(origin: str | None, passes: bool) -> None:
    headers = {"Host": "127.0.0.1:8765"} | ({} if origin is None else {"Origin": origin})
    assert (status_of(ask(headers, kind="websocket")) == 101) is passes


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize(("origin", "passes"), ORIGINS)
def test_only_the_own_origin_changes_something(
    origin: str | None, passes: bool, method: str
) -> None:
    headers = {"Host": "127.0.0.1:8765", "X-Semafor": "1"}
    headers |= {} if origin is None else {"Origin": origin}
    assert (status_of(ask(headers, method=method)) == 200) is passes


def test_a_bearer_needs_no_origin_but_a_foreign_one_is_refused_all_the_same() -> None:
    headers = {"Host": "localhost", "Authorization": "Bearer token"}
    assert status_of(ask(headers, kind="websocket")) == 101
    assert status_of(ask({**headers, "Origin": "http://evil.example"}, kind="websocket")) == 403


def test_a_form_of_another_page_lacks_the_header() -> None:
    headers = {"Host": "127.0.0.1:8765", "Origin": OWN}
    assert status_of(ask(headers, method="POST")) == 403


def test_an_own_proxy_is_believed_and_a_stranger_is_not() -> None:
    headers = {
        "Host": "games.example.org",
        "Origin": "https://games.example.org",
        "X-Forwarded-Proto": "https",
        "X-Semafor": "1",
    }
    names = ("games.example.org",)
    trusting = Settings(host_names=names, trust_proxy=True)
    assert status_of(ask(headers, method="POST", settings=trusting)) == 200
    assert status_of(ask(headers, method="POST", settings=Settings(host_names=names))) == 403


def test_the_nearest_forwarded_address_counts() -> None:
    guard = Guard(inner, Settings(trust_proxy=True), Metrics())
    guard.requests = ByAddress(near=(0.001, 1), far=(0.001, 1))
    headers = {"Host": "localhost", "X-Forwarded-For": "1.1.1.1, 203.0.113.9"}
    assert status_of(ask(headers, guard=guard)) == 200
    headers["X-Forwarded-For"] = "2.2.2.2, 203.0.113.9"
    assert status_of(ask(headers, guard=guard)) == 429


def test_who_asks_too_often_waits() -> None:
    guard = Guard(inner, Settings(), Metrics())
    guard.requests = ByAddress(near=(0.001, 2), far=(0.001, 2))
    answers = [status_of(ask({"Host": "localhost"}, guard=guard)) for _ in range(3)]
    assert answers == [200, 200, 429]


@pytest.mark.parametrize("length", [str(MOST_BODY + 1), "-1", "many"])
def test_a_body_that_says_it_is_too_long_is_not_read(length: str) -> None:
    headers = {"Host": "localhost", "Content-Length": length}
    assert status_of(ask(headers)) == 413


def test_answers_carry_the_headers_of_security_and_are_not_kept() -> None:
    headers = dict(ask({"Host": "localhost"})[0]["headers"])
    assert b"default-src 'self'" in headers[b"content-security-policy"]
    assert headers[b"x-frame-options"] == b"DENY"
    assert headers[b"x-content-type-options"] == b"nosniff"
    assert headers[b"cache-control"] == b"no-store"


# ---------------------------------------------------------------- a page in words


@pytest.mark.parametrize(
    ("wished", "words"), [("pl-PL,pl;q=0.9", "inną nazwę"), ("de,en;q=0.8", "another name")]
)
def test_a_person_with_a_wrong_host_name_gets_a_page_in_words(wished: str, words: str) -> None:
    sent = ask({"Host": "laptop.local:8765", "Accept": "text/html,*/*", "Accept-Language": wished})
    assert status_of(sent) == 403
    assert (b"content-type", b"text/html; charset=utf-8") in sent[0]["headers"]
    page = sent[1]["body"].decode()
    assert words in page
    assert "--host-name laptop.local" in page


def test_a_wrong_host_name_is_shown_as_text_and_not_at_any_length() -> None:
    sent = ask({"Host": "<script>alert(1)</script>" + "x" * 500, "Accept": "text/html"})
    page = sent[1]["body"].decode()
    assert "<script>" not in page
    assert "x" * 100 not in page


def test_a_program_with_a_wrong_host_name_gets_a_code() -> None:
    sent = ask({"Host": "laptop.local", "Accept": "application/json"})
    assert sent[1]["body"] == b'{"code":"wrong-host","values":{}}'
