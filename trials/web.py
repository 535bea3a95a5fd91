"""A small HTTP client on asyncio streams, and a guest session built on it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from trials.wire import Listener, Wire, ignore, open_wire

HOST = "127.0.0.1"
OK = 200
Headers = dict[str, str]
# What our own page sends with every request that changes something.
OWN_HEADER = ("X-Semafor", "1")


async def fetch(
    port: int,
    method: str,
    path: str,
    *,
    headers: Mapping[str, str] | None = None,
    body: bytes = b"",
    wait: float = 60,
) -> tuple[int, Headers, bytes]:
    """One request on a connection of its own: status, headers (lower case), body."""
    head = {"Host": f"{HOST}:{port}", "Connection": "close", **(headers or {})}
    if body or method == "POST":
        head["Content-Length"] = str(len(body))
        head.setdefault("Content-Type", "application/json")
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in head.items())]

    async def talk() -> bytes:
        reader, writer = await asyncio.open_connection(HOST, port)
        try:
            writer.write(("\r\n".join(lines) + "\r\n\r\n").encode() + body)
            return await reader.read()
        finally:
            writer.close()

    async with asyncio.timeout(wait):  # wait_for may lose the end of whoever asks
        return read_answer(await talk())


def read_answer(raw: bytes) -> tuple[int, Headers, bytes]:
    """Take an HTTP answer apart."""
    head, end, body = raw.partition(b"\r\n\r\n")
    if not end:
        raise ConnectionResetError("the connection ended before the answer")
    first, *rest = head.decode("latin-1").split("\r\n")
    found: Headers = {}
    for line in rest:
        name, _, value = line.partition(":")
        name = name.lower()
        found[name] = f"{found[name]}\n{value.strip()}" if name in found else value.strip()
    if found.get("transfer-encoding") == "chunked":
        body = _join_chunks(body)
    return int(first.split(" ", 2)[1]), found, body


def _join_chunks(body: bytes) -> bytes:
    whole = b""
    while body:
        size, _, body = body.partition(b"\r\n")
        length = int(size, 16)
        whole += body[:length]
        body = body[length + 2 :]
    return whole


class Refused(Exception):  # noqa: N818 - the name says what it is
    """An HTTP request was answered with an error."""

    def __init__(self, path: str, status: int, problem: Any) -> None:
        super().__init__(f"{path} answered {status}: {problem}")
        self.status = status
        self.problem = problem


class Session:
    """A guest: a cookie, and the requests and sockets made with it."""

    def __init__(self, port: int, address: str = "") -> None:
        self.port = port
        self.address = address  # as our own proxy would report it
        self.cookies: dict[str, str] = {}

    @property
    def origin(self) -> str:
        """The page's own origin."""
        return f"http://{HOST}:{self.port}"

    def headers(self) -> Headers:
        """What a browser on our page would send."""
        found = {"Origin": self.origin}
        if self.address:
            found["X-Forwarded-For"] = self.address
        if self.cookies:
            found["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return found

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request with JSON; raises `Refused` for anything but 200 and 201."""
        status, headers, answer = await fetch(
            self.port,
            method,
            path,
            headers={**self.headers(), OWN_HEADER[0]: OWN_HEADER[1]},
            body=b"" if body is None else json.dumps(body).encode(),
        )
        for line in headers.get("set-cookie", "").split("\n"):
            name, _, value = line.partition(";")[0].partition("=")
            if name:
                self.cookies[name] = value
        found = json.loads(answer) if answer[:1] in (b"{", b"[") else answer.decode()
        if status not in (OK, 201, 204):
            raise Refused(path, status, found)
        return found

    async def get(self, path: str) -> Any:
        """GET."""
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any) -> Any:
        """POST with our page's header."""
        return await self.ask("POST", path, body)

    async def socket(self, listener: Listener = ignore, *, wait: float = 60) -> Wire:
        """Open the game socket."""
        return await open_wire(self.port, "/ws", self.headers(), listener, wait=wait)


async def make_guest(port: int, name: str = "Guest", address: str = "") -> Session:
    """A new guest: a session begins with the first thing that changes something."""
    session = Session(port, address)
    await session.post("/api/me", {"name": name})
    return session


async def make_table(
    sessions: list[Session],
    edition: str,
    *,
    bots: int = 0,
    level: str = "beginner",
    pace: int = 0,
    first: int | None = 0,
) -> tuple[str, list[int]]:
    """A game of these guests (the first makes it, the others join) and some bots; their seats."""
    seats = [{"kind": "me"}] + [{"kind": "open"}] * (len(sessions) - 1)
    seats += [{"kind": "bot", "level": level}] * bots
    made = await sessions[0].post(
        "/api/games",
        {"edition": edition, "seats": seats, "mode": "online", "pace": pace, "first": first},
    )
    game, found = made["id"], [0]
    for number, session in enumerate(sessions[1:], 1):
        joined = await session.post(
            f"/api/games/{game}/join", {"invite": made["invite"], "name": f"Guest {number}"}
        )
        found.append(joined["seat"])
    return game, found
