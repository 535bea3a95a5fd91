"""Ways to misbehave. Each attack goes on for some seconds; what it checks goes into the report."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from trials.player import Player
from trials.report import Report
from trials.server_process import HOST
from trials.web import Refused, Session, fetch, make_guest, make_table
from trials.wire import BINARY, TEXT, Refusal, Wire, make_frame, make_handshake, open_wire

FAULTS = (OSError, Refusal, Refused, TimeoutError, asyncio.IncompleteReadError)
FOREIGN = "203.0.113."  # addresses that exist in documentation only


@dataclass
class Scene:
    """What an attack needs: the server, the honest game it disturbs, how long."""

    port: int
    game: str
    seconds: float
    report: Report
    chooser: random.Random
    wires: list[Wire] = field(default_factory=list)

    @property
    def origin(self) -> str:
        """Our own page."""
        return f"http://{HOST}:{self.port}"

    def far(self) -> dict[str, str]:
        """A request as the proxy would hand it on from one of 250 addresses out there."""
        return {
            "Origin": self.origin,
            "X-Forwarded-For": f"{FOREIGN}{self.chooser.randint(1, 250)}",
        }

    def hello(self) -> bytes:
        """Look on at the honest game."""
        return json.dumps({"t": "hello", "game": self.game}).encode()

    async def spectator(self, listener: Callable[[bytes], None] = lambda _: None) -> Wire:
        """An open socket that watches the honest game."""
        wire = await open_wire(self.port, "/ws", self.far(), listener)
        wire.send(self.hello())
        self.wires.append(wire)
        return wire

    def time_left(self, began: float) -> bool:
        """Whether the attack goes on."""
        return time.monotonic() - began < self.seconds


async def never_read(scene: Scene) -> None:
    """50 spectators that never read what they are sent."""
    loop = asyncio.get_running_loop()
    sockets = []
    for number in range(50):
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        raw.setblocking(False)  # noqa: FBT003 - the library's signature
        await loop.sock_connect(raw, (HOST, scene.port))
        headers = {"Origin": scene.origin, "X-Forwarded-For": f"{FOREIGN}{number}"}
        await loop.sock_sendall(raw, make_handshake(f"{HOST}:{scene.port}", "/ws", headers))
        await asyncio.wait_for(loop.sock_recv(raw, 300), 60)
        await loop.sock_sendall(raw, make_frame(scene.hello()))
        sockets.append(raw)
        scene.report.count("sockets that never read")
    began = time.monotonic()
    while scene.time_left(began):
        for raw in sockets:
            with suppress(OSError, BlockingIOError):
                raw.send(make_frame(b'{"t":"ping","time":1}'))
        await asyncio.sleep(0.02)
    for raw in sockets:
        raw.close()


async def huge_frames(scene: Scene) -> None:
    """Frames of 8 MB, whole and in pieces: the socket must be closed, not kept."""
    began = time.monotonic()
    body = b'{"t":"ping","time":' + b"1" * (8 << 20) + b"}"
    piece = b"x" * 60_000
    while scene.time_left(began):
        for whole in (True, False):
            with suppress(*FAULTS):
                wire = await scene.spectator()
                if whole:
                    wire.write(make_frame(body))
                else:
                    wire.write(make_frame(piece, TEXT, final=False))
                    for _ in range(140):
                        wire.write(make_frame(piece, 0, final=False))
                await asyncio.wait_for(asyncio.shield(wire.closed), 5)
                scene.report.count("huge frames cut off")
        await asyncio.sleep(0.1)


def mangled(chooser: random.Random) -> bytes:
    """A frame that is almost right."""
    good: list[dict[str, object]] = [
        {"t": "hello", "game": "x", "seat": 0},
        {"t": "play", "cid": "c", "rev": 3, "move": {"do": "draw"}},
        {"t": "ask", "id": "1", "what": "route", "route": "a-b"},
        {"t": "substitute", "cid": "c", "seat": 1},
        {"t": "ping", "time": 1.5},
        {"t": "react", "emote": "nice"},
    ]
    odd: list[object] = [None, -1, 1 << 70, 1e308, "", "\u0000", [], {}, True, "x" * 3000, [[[[]]]]]
    message = dict(chooser.choice(good))
    way = chooser.randrange(6)
    if way == 0:
        message[chooser.choice(list(message))] = chooser.choice(odd)
    elif way == 1:
        message[f"extra{chooser.randrange(9)}"] = chooser.choice(odd)
    elif way == 2:
        message.pop(chooser.choice(list(message)))
    elif way == 3:
        message["move"] = {chooser.choice(["do", "pay", "route"]): chooser.choice(odd)}
    raw = bytearray(json.dumps(message).encode())
    if way == 4:
        for _ in range(chooser.randint(1, 5)):
            raw[chooser.randrange(len(raw))] = chooser.randrange(256)
    elif way == 5:
        raw = bytearray(b"[" * chooser.randrange(1, 2000))
    return bytes(raw)


async def malformed(scene: Scene) -> None:
    """20 senders of frames that are almost right; also bytes that are no text."""
    began = time.monotonic()

    async def sender() -> None:
        while scene.time_left(began):
            with suppress(*FAULTS):
                wire = await scene.spectator()
                while wire.is_open and scene.time_left(began):
                    kind = BINARY if scene.chooser.random() < 0.05 else TEXT
                    wire.write(make_frame(mangled(scene.chooser), kind))
                    scene.report.count("malformed frames")
                    await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(sender() for _ in range(20)))


async def flood(scene: Scene) -> None:
    """5 sockets that send as fast as the system takes it."""
    began = time.monotonic()
    block = make_frame(b'{"t":"ping","time":1}') * 2000

    async def sender() -> None:
        while scene.time_left(began):
            with suppress(*FAULTS):
                wire = await scene.spectator()
                while wire.is_open and scene.time_left(began):
                    transport = wire.transport
                    if transport is not None and transport.get_write_buffer_size() < len(block):
                        wire.write(block)
                        scene.report.count("flooding frames", 2000)
                    await asyncio.sleep(0.005)
            await asyncio.sleep(0.2)

    await asyncio.gather(*(sender() for _ in range(5)))


async def connect_storm(scene: Scene) -> None:
    """Sockets opened and dropped as fast as possible, from a few addresses."""
    began = time.monotonic()

    async def stormer(number: int) -> None:
        headers = {"Origin": scene.origin, "X-Forwarded-For": f"{FOREIGN}{number}"}
        while scene.time_left(began):
            try:
                wire = await open_wire(scene.port, "/ws", headers)
            except Refusal as refusal:
                scene.report.count(f"storm connections answered {refusal.status}")
            except (OSError, TimeoutError):
                await asyncio.sleep(0.05)
            else:
                scene.report.count("storm connections accepted")
                wire.abort()

    await asyncio.gather(*(stormer(number) for number in range(8)))


async def slow_handshake(scene: Scene) -> None:
    """300 connections that send their request a byte at a time."""
    writers = []
    for _ in range(300):
        with suppress(*FAULTS):
            _, writer = await asyncio.open_connection(HOST, scene.port)
            writers.append(writer)
    request = make_handshake(f"{HOST}:{scene.port}", "/ws", scene.far())
    began, place = time.monotonic(), 0
    while scene.time_left(began):
        for writer in writers:
            with suppress(*FAULTS):
                writer.write(request[place : place + 1])
        place += 1
        scene.report.count("slow handshake bytes", len(writers))
        await asyncio.sleep(0.2)
    for writer in writers:
        writer.close()


async def login_flood(scene: Scene) -> None:
    """50 guesses of passwords at once, again and again."""
    began = time.monotonic()

    async def guess(number: int) -> None:
        while scene.time_left(began):
            body = json.dumps({"name": f"user{number % 7}", "password": "wrong password"}).encode()
            with suppress(*FAULTS):
                headers = {**scene.far(), "X-Semafor": "1"}
                status, _, _ = await fetch(
                    scene.port, "POST", "/api/login", headers=headers, body=body
                )
                scene.report.count(f"logins answered {status}")
                scene.report.check(status not in (200, 500), f"a login was answered {status}")
            await asyncio.sleep(0.01)

    await asyncio.gather(*(guess(number) for number in range(50)))


async def many_tables(scene: Scene) -> None:
    """Games made as fast as possible, from a few addresses."""
    began = time.monotonic()
    places = [f"{FOREIGN}{number}" for number in range(1, 9)]
    guests = [await make_guest(scene.port, address=place) for place in places]

    async def make(guest: Session) -> None:
        while scene.time_left(began):
            try:
                await make_table([guest], "europe", bots=3)
                scene.report.count("tables made")
            except Refused as refused:
                scene.report.count(f"tables answered {refused.status}")
                await asyncio.sleep(0.05)
            except FAULTS:
                await asyncio.sleep(0.05)

    await asyncio.gather(*(make(guest) for guest in guests))


async def questions(scene: Scene) -> None:
    """Expensive questions (hints, plans) without a pause."""
    began = time.monotonic()

    async def asker(number: int) -> None:
        guest = await make_guest(scene.port)
        game, seats = await make_table([guest], "europe", bots=1)
        wire = await guest.socket()
        hello = {"t": "hello", "game": game, "seat": seats[0]}
        wire.send(json.dumps(hello).encode())
        wire.send(b'{"t":"start","cid":"s"}')
        while scene.time_left(began) and wire.is_open:
            what = scene.chooser.choice(["hint", "plan", "explain", "route"])
            ask = {"t": "ask", "id": str(number), "what": what, "route": "berlin-essen"}
            wire.send(json.dumps(ask).encode())
            scene.report.count("questions")
            await asyncio.sleep(0.03)
        wire.abort()

    await asyncio.gather(*(asker(number) for number in range(10)))


async def thinking_bots(scene: Scene) -> None:
    """No attack: bots of the highest level think at eight tables at once."""
    began = time.monotonic()

    async def table() -> None:
        guest = await make_guest(scene.port)
        game, seats = await make_table([guest], "europe", bots=3, level="master")
        player = Player(guest, game, seats[0], scene.report)
        await player.connect()
        while scene.time_left(began):
            if player.moves:
                player.play()
                scene.report.count("moves at tables of thinking bots")
            await asyncio.sleep(0.05)
        player.drop()

    await asyncio.gather(*(table() for _ in range(8)))


async def long_requests(scene: Scene) -> None:
    """Bodies that are too long, endless, or no JSON; odd paths and methods: 4xx, never 5xx."""
    began = time.monotonic()
    tries: list[tuple[str, str, bytes]] = [
        ("POST", "/api/games", b"x" * (2 << 20)),
        ("POST", "/api/games", b"[" * 60_000),
        ("POST", "/api/me", b'{"name":' + b'"' + b"a" * 60_000 + b'"}'),
        ("POST", "/api/me", b'{"name":"\xff\xfe"}'),
        ("POST", "/api/login", b'{"name":1,"password":null}'),
        ("POST", "/api/games/none/join", b'{"invite":"x","name":"y"}'),
        ("POST", "/api/hand", b'{"token":"' + b"z" * 5000 + b'"}'),
        ("GET", "/api/games/" + "a" * 4000, b""),
        ("GET", "/api/games/%00%ff/replay", b""),
        ("GET", "/api/games/x/replay/steps?eyes=9&from=-5&to=1e9", b""),
        ("GET", "/../../../../etc/passwd", b""),
        ("GET", "/assets/..%2f..%2f..%2fmessages.py", b""),
        ("BREW", "/api/me", b""),
        ("GET", "/ws", b""),
    ]
    while scene.time_left(began):
        for method, path, body in tries:
            with suppress(*FAULTS):
                headers = {**scene.far(), "X-Semafor": "1"}
                status, _, answer = await fetch(
                    scene.port, method, path, headers=headers, body=body, wait=5
                )
                scene.report.count("odd requests")
                scene.report.check(status < 500, f"{method} {path[:60]} answered {status}")
                leak = b"Traceback" in answer or b"root:" in answer or b"import msgspec" in answer
                scene.report.check(not leak, f"{method} {path[:60]} tells too much")
        await asyncio.sleep(0.05)


ATTACKS: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "never reading": never_read,
    "huge frames": huge_frames,
    "malformed frames": malformed,
    "flood": flood,
    "connect storm": connect_storm,
    "slow handshakes": slow_handshake,
    "login flood": login_flood,
    "many tables": many_tables,
    "expensive questions": questions,
    "thinking bots": thinking_bots,
    "odd requests": long_requests,
}
