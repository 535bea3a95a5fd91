"""Who may speak to the server at all: pure ASGI, the same for HTTP and for sockets.

Host: only names of ours, so that a page cannot reach a local server under a name of its own (DNS
rebinding). Origin: only our own on sockets and on requests that change something; a missing one
only with a bearer token, which no foreign page has. Requests that change something also carry the
header `X-Semafor: 1`, which no form can send. Addresses that ask too often wait, and paths that are
out of all bounds are not looked for.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from semafor.board.values import MOST_DIGITS
from semafor.server.http.reach import Reach
from semafor.server.http.wrong_host import is_page_wanted, wrong_host_page
from semafor.server.protocol.bounds import host_name, refuse_path
from semafor.server.protocol.posts import Problem
from semafor.server.settings import Settings
from semafor.server.upkeep.limits import ByAddress, Turnstile
from semafor.server.upkeep.metrics import Metrics
from semafor.server.upkeep.pace import watch

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
MOST_BODY = 64 * 1024
# A whole campaign is longer than anything else that is sent.
LONG_BODIES = {"/api/campaigns/import": 1024 * 1024}
OPEN_PATHS = frozenset({"/healthz"})

# Some browsers do not take a socket to the own host for 'self', so it is named.
POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "connect-src 'self' ws://{host} wss://{host}; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The outermost part of the application."""

    def __init__(
        self, app: App, settings: Settings, metrics: Metrics, reach: Reach | None = None
    ) -> None:
        self.app = app
        self.settings = settings
        self.reach = reach or Reach(settings)
        self.metrics = metrics
        self.requests = ByAddress(near=(1000, 2000), far=(30, 120))
        self.sockets = ByAddress(near=(400, 1500), far=(5, 40))
        self.turns = Turnstile()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Judge, then hand on or refuse."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        await self.turns.enter()
        await watch(self._judge_first(scope, receive, send), self.metrics, f"new {scope['type']}")

    async def _judge_first(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        self._see_through_proxy(scope, headers)
        refused = self._judge(scope, headers)
        if scope["type"] == "websocket":
            await self._websocket(scope, receive, send, refused)
        else:
            await self._http(scope, receive, send, refused)

    # ---------------------------------------------------------------- judging

    def _see_through_proxy(self, scope: Scope, headers: dict[bytes, bytes]) -> None:
        """Behind an own proxy the address and the scheme are those it reports.

        The last address of the list is the one our proxy saw; those before it are hearsay.
        """
        if not self.settings.trust_proxy:
            return
        forwarded = headers.get(b"x-forwarded-for", b"").decode("latin-1")
        if forwarded:
            scope["client"] = (forwarded.rpartition(",")[2].strip(), 0)
        proto = headers.get(b"x-forwarded-proto", b"").decode("latin-1").strip().lower()
        if proto in ("http", "https"):
            is_socket = scope["type"] == "websocket"
            secure = proto == "https"
            names = ("ws", "wss") if is_socket else ("http", "https")
            scope["scheme"] = names[secure]

    def _judge(self, scope: Scope, headers: dict[bytes, bytes]) -> tuple[int, str] | None:
        """Status and code of a refusal, or None."""
        host = headers.get(b"host", b"").decode("latin-1").strip().lower()
        if scope["path"] not in OPEN_PATHS and host_name(host) not in self.reach.hosts:
            return 403, "wrong-host"
        is_socket = scope["type"] == "websocket"
        limit = self.sockets if is_socket else self.requests
        if not limit.take(address_of(scope)):
            return 429, "too-many"
        refused = refuse_path(scope["path"], scope.get("query_string", b""))
        if refused is not None:
            return refused
        if is_socket or scope["method"] not in SAFE_METHODS:
            return self._judge_origin(scope, headers, host)
        return None

    def _judge_origin(
        self, scope: Scope, headers: dict[bytes, bytes], host: str
    ) -> tuple[int, str] | None:
        origin = headers.get(b"origin")
        if origin is None:
            has_token = headers.get(b"authorization", b"").lower().startswith(b"bearer ")
            if not has_token:
                return 403, "wrong-origin"
        elif origin.decode("latin-1") != own_origin(scope, host):
            return 403, "wrong-origin"
        if scope["type"] == "http" and headers.get(b"x-semafor") != b"1":
            return 403, "wrong-origin"
        return None

    # ---------------------------------------------------------------- handing on

    async def _websocket(
        self, scope: Scope, receive: Receive, send: Send, refused: tuple[int, str] | None
    ) -> None:
        if refused is None:
            await self.app(scope, receive, send)
            return
        await receive()
        status, code = refused
        self.metrics.count("cuts", code)
        body = msgspec.json.encode(Problem(code))
        start = {"type": "websocket.http.response.start", "status": status, "headers": _head(body)}
        await send(start)
        await send({"type": "websocket.http.response.body", "body": body})

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, refused: tuple[int, str] | None
    ) -> None:
        private = scope["path"].startswith("/api/")
        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1").strip().lower()
        if host_name(host) not in self.settings.allowed_hosts:
            host = ""  # nothing of a stranger's is repeated
        policy = (b"content-security-policy", POLICY.format(host=host).encode())

        async def send_guarded(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                self.metrics.count("requests", str(message["status"]))
                headers = list(message.get("headers", []))
                if private and not any(name == b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = [*headers, policy, *SECURITY_HEADERS]
            await send(message)

        if refused is None and _too_long(scope):
            refused = (413, "too-long")
        if refused is None:
            await self.app(scope, _measured(receive, _most_body(scope)), send_guarded)
            return
        status, code = refused
        body, kind = msgspec.json.encode(Problem(code)), b"application/json"
        headers = dict(scope["headers"])
        if code == "wrong-host" and is_page_wanted(headers):
            named = host_name(headers.get(b"host", b"").decode("latin-1"))
            body, kind = wrong_host_page(named, headers), b"text/html; charset=utf-8"
        start = {"type": "http.response.start", "status": status, "headers": _head(body, kind)}
        await send_guarded(start)
        await send_guarded({"type": "http.response.body", "body": body})


class BodyTooLong(Exception):  # noqa: N818 - the name says what it is
    """A request whose body is longer than anything we ask for."""


def _most_body(scope: Scope) -> int:
    return LONG_BODIES.get(scope["path"], MOST_BODY)


def _measured(receive: Receive, most: int) -> Receive:
    """The same stream, which breaks off when it gets too long."""
    got = 0

    async def receive_measured() -> MutableMapping[str, Any]:
        nonlocal got
        message = await receive()
        got += len(message.get("body", b""))
        if got > most:
            raise BodyTooLong
        return message

    return receive_measured


def _too_long(scope: Scope) -> bool:
    for name, value in scope["headers"]:
        if name == b"content-length":
            is_number = value.isdigit() and len(value) <= MOST_DIGITS
            return not is_number or int(value) > _most_body(scope)
    return False


def _head(body: bytes, kind: bytes = b"application/json") -> list[tuple[bytes, bytes]]:
    return [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
    ]


def own_origin(scope: Scope, host: str) -> str:
    """The origin of pages this server has sent to whoever asks."""
    scheme = "https" if scope.get("scheme") in ("https", "wss") else "http"
    return f"{scheme}://{host}"


def address_of(scope: Scope) -> str:
    """The address of the other side."""
    client = scope.get("client")
    return str(client[0]) if client else ""
