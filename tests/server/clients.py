"""Clients for tests: a browser's requests and a seat's socket, without a browser."""

from __future__ import annotations

import contextlib
import itertools
import json
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

SECONDS = 60.0  # much patience: who waits for something that comes loses nothing


def look(url: str, **more: Any) -> httpx.Response:
    """An answer to somebody without a session, however long a busy machine takes."""
    return httpx.get(url, timeout=SECONDS, **more)


class Person:
    """Somebody with a session of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        headers = {"Origin": url, "X-Semafor": "1"}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=SECONDS)
        self.sockets: list[Seat] = []

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        for seat in self.sockets:
            seat.close()
        self.http.close()

    @property
    def token(self) -> str:
        return self.http.cookies.get("semafor", "")

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """A request that must be answered with a status."""
        answer = self.http.post(path, json=body if body is not None else {})
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def create(self, *kinds: str, edition: str = "usa-classic", mode: str = "", **more: Any) -> str:
        """A game: `me`, `person`, `open`, or a bot's level, for each seat."""
        seats = [
            {"kind": kind} if kind in ("me", "person", "open") else {"kind": "bot", "level": kind}
            for kind in kinds
        ]
        if not mode:
            mode = "online" if "open" in kinds else "hotseat" if "person" in kinds else "solo"
        wish = {"edition": edition, "mode": mode, "pace": 0, "seats": seats, **more}
        made = self.post("/api/games", wish, 201)
        self.invite = made["invite"]
        return str(made["id"])

    def sit(self, game: str, seat: int | None, since: int = -1) -> Seat:
        """A socket that has said hello."""
        socket = Seat(self.url, self.token)
        self.sockets.append(socket)
        socket.send({"t": "hello", "game": game, "seat": seat, "since": since})
        return socket

    def follow(self, campaign: str, company: str = "", since: int = -1) -> Seat:
        """A socket that looks at a campaign."""
        socket = Seat(self.url, self.token)
        self.sockets.append(socket)
        socket.send({"t": "follow", "campaign": campaign, "company": company, "since": since})
        return socket

    def decide(self, campaign: str, **values: Any) -> dict[str, Any]:
        """One command at a campaign: its answer, with the `view` of everything that followed."""
        socket = self.follow(campaign)
        try:
            return socket.decide(**values)
        finally:
            self.sockets.remove(socket)
            socket.close()


class Seat:
    """A socket; keeps the latest of what it was told."""

    numbers = itertools.count()

    def __init__(self, url: str, token: str = "", origin: str | None = None, **more: Any) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.stack = contextlib.ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                url.replace("http", "ws") + "/ws",
                origin=origin or (None if token else url),
                additional_headers=headers,
                compression=None,
                open_timeout=SECONDS,
                close_timeout=1,
                max_queue=None,
                **more,
            )
        )
        self.table: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []

    def close(self) -> None:
        self.stack.close()

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str) else json.dumps(message))

    def receive(self, seconds: float = SECONDS) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=seconds))
        if message["t"] == "table":
            self.table = message
        if message["t"] == "state":
            self.state = message
            self.log += message["log"]
        return message

    def wait(self, kind: str, **values: Any) -> dict[str, Any]:
        """The next message of a kind, with some values."""
        while True:
            message = self.receive()
            if message["t"] == kind and all(message[key] == value for key, value in values.items()):
                return message

    def wait_state(self, rev: int) -> dict[str, Any]:
        """The position once a revision is reached."""
        while self.state.get("rev", -1) < rev:
            self.receive()
        return self.state

    def wait_prompt(self) -> dict[str, Any]:
        """The position once this seat must decide (or the game is over)."""
        while not self.state or not (self.state["prompt"] or self.state["ending"]):
            self.receive()
        return self.state

    def command(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a command and wait for ack or nack."""
        message = {"cid": f"c{next(self.numbers)}", **message}
        self.send(message)
        while True:
            answer = self.receive()
            if answer["t"] == "refused" or answer.get("cid") == message["cid"]:
                return answer

    def play(self, move: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """A move (the first one offered) that is answered."""
        if move is None:
            move = self.wait_prompt()["prompt"]["moves"][0]
        message = {"t": "play", "rev": self.state["rev"], "move": move, **more}
        answer = self.command(message)
        if answer["t"] == "ack":
            self.wait_state(answer["rev"])
        return answer

    def decide(self, **values: Any) -> dict[str, Any]:
        """A command at a campaign: its answer, and what was told until everything had followed."""
        self.send({"t": "do", "cid": f"c{next(self.numbers)}", **values})
        self.send({"t": "ping", "time": 0.0})  # messages are taken one after the other
        answer: dict[str, Any] = {}
        view: dict[str, Any] = {}
        while True:
            message = self.receive()
            if message["t"] in ("ack", "nack", "refused"):
                answer = message
            elif message["t"] == "campaign":
                view = message["view"]
            elif message["t"] == "pong":
                return {**answer, "view": view}

    def ending(self) -> tuple[str, int]:
        """The refusal a socket was told, if any, and the code it was closed with."""
        code, end = "", None
        while end is None:
            try:
                code = self.receive().get("code", code)
            except ConnectionClosed as closed:
                end = closed
        return code, end.rcvd.code if end.rcvd is not None else 0


def found(person: Person, *kinds: str) -> str:
    """A campaign of Anna, people at her screen (`person`), by link (`open`), and bots."""
    people = ("me", "person", "open")
    rows = [
        {"company": company, "kind": kind if kind in people else "bot", "level": kind}
        for company, kind in zip(("blue", "red", "green"), kinds, strict=False)
    ]
    for row in rows:
        if row["kind"] != "bot":
            row["level"] = ""
    made = person.post("/api/campaigns", {"companies": rows, "pace": 0}, 201)
    return str(made["id"])


def play_both(seats: list[Seat]) -> None:
    """A game of two people to its end: claims where there are any."""
    order = ("claim", "keep", "choose", "draw")
    for seat in seats:
        seat.wait("state")
    while not all(seat.state["ending"] for seat in seats):
        asked = [seat for seat in seats if seat.state["prompt"]]
        for seat in asked[:1]:
            moves = seat.state["prompt"]["moves"]
            move = min(moves, key=lambda row: [*order, row["do"]].index(row["do"]))
            assert seat.play(move)["t"] == "ack"
        if not asked:
            seats[0].receive()
        for seat in seats:
            seat.wait_state(max(other.state["rev"] for other in seats))
