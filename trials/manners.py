"""Quiet attacks, each with its clear answer: origins, seats of others, replays, names with markup."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from trials.player import Player, seat_players
from trials.report import Report
from trials.server_process import HOST
from trials.web import Refused, Session, fetch, make_guest, make_table
from trials.wire import Refusal, open_wire

FORBIDDEN = 403
PATIENCE = 60.0
NAMES = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "Robert'); DROP TABLE event;--",
    "\u202egnp.exe",
    "a\u0000b\nc",
    "{{7*7}} ${7*7}",
    "Ω≈ç√ 🚂",
    "x" * 5000,
    "   ",
)


def origins(port: int) -> list[tuple[str | None, bool]]:
    """Forms of an Origin header, and whether it is our own."""
    own = f"http://{HOST}:{port}"
    return [
        (own, True),
        (None, False),
        ("null", False),
        ("", False),
        (f"https://{HOST}:{port}", False),
        (f"http://{HOST}", False),
        (f"http://{HOST}:{port + 1}", False),
        (f"{own}.example.org", False),
        (f"http://example.org/{HOST}:{port}", False),
        (f"http://sub.{HOST}:{port}", False),
        ("http://example.org", False),
        (f"HTTP://{HOST}:{port}", False),
        (f"{own}/", False),
        (f"http://evil@{HOST}:{port}", False),
    ]


async def check_origins(port: int, report: Report) -> None:
    """Only our own pages may open sockets and change things, under our own names."""
    for origin, is_own in origins(port):
        headers = {} if origin is None else {"Origin": origin}
        opened = await _opens(port, headers)
        report.check(opened == is_own, f"origin {origin!r}: socket opened: {opened}")
        headers["X-Semafor"] = "1"
        status, _, _ = await fetch(port, "POST", "/api/me", headers=headers, body=b'{"name":"Ann"}')
        fits = status == 200 if is_own else status == FORBIDDEN
        report.check(fits, f"origin {origin!r}: POST answered {status}")
        report.count("origins tried", 2)
    own = {"Origin": f"http://{HOST}:{port}"}
    status, _, _ = await fetch(port, "POST", "/api/me", headers=own, body=b'{"name":"Ann"}')
    report.check(status == FORBIDDEN, f"POST without our header answered {status}")
    for host in ("example.org", f"example.org:{port}", "127.0.0.1.example.org", ""):
        status, _, _ = await fetch(port, "GET", "/api/welcome", headers={"Host": host})
        report.check(status in (400, FORBIDDEN), f"host {host!r} answered {status}")
        opened = await _opens(port, {"Host": host, "Origin": f"http://{host}"})
        report.check(not opened, f"host {host!r} opened a socket")
        report.count("hosts tried", 2)


async def _opens(port: int, headers: dict[str, str]) -> bool:
    try:
        wire = await open_wire(port, "/ws", headers)
    except (Refusal, OSError):
        return False
    wire.abort()
    return True


async def listen_once(session: Session, *frames: dict[str, Any], answers: int = 0) -> list[Any]:
    """Open a socket, send frames, and give what is heard until so many are answered, or it is closed."""
    heard: list[Any] = []
    wire = await session.socket(lambda payload: heard.append(json.loads(payload)))
    for frame in frames:
        wire.send(json.dumps(frame).encode())
    end = time.monotonic() + PATIENCE
    while wire.is_open and time.monotonic() < end:
        if answers and sum(frame["t"] in ("ack", "nack") for frame in heard) >= answers:
            break
        await asyncio.sleep(0.01)
    wire.abort()
    return heard


async def check_seats(players: list[Player], report: Report) -> None:
    """A stranger gets nobody's eyes and moves nobody's trains."""
    game, rev = players[0].game, players[0].rev
    stranger = await make_guest(players[0].session.port)
    for seat in (0, 1, 7, -1):
        heard = await listen_once(stranger, {"t": "hello", "game": game, "seat": seat})
        kinds = {frame["t"] for frame in heard}
        report.check("state" not in kinds, f"a stranger was shown seat {seat}")
        report.check("refused" in kinds, f"a stranger at seat {seat} was not told: {kinds}")
        report.count("seats tried by strangers")
    hello = {"t": "hello", "game": game}
    tries: list[dict[str, Any]] = [
        {"t": "play", "cid": "x1", "rev": rev, "move": {"do": "draw"}},
        {"t": "undo", "cid": "x2", "rev": rev},
        {"t": "substitute", "cid": "x3", "seat": 0},
        {"t": "return", "cid": "x4", "seat": 0},
        {"t": "start", "cid": "x5"},
    ]
    heard = await listen_once(stranger, hello, *tries, answers=len(tries))
    refused = {frame["cid"] for frame in heard if frame["t"] == "nack"}
    for one in tries:
        report.check(one["cid"] in refused, f"a spectator's {one['t']} was not refused")
        report.count("commands of spectators refused")
    report.check(not any(frame["t"] == "ack" for frame in heard), "a spectator was obeyed")
    state = next(frame for frame in heard if frame["t"] == "state")
    report.check(not state["view"]["hand"], "a spectator was shown a hand")
    report.check(state.get("prompt") is None, "a spectator was shown options")
    heard = await listen_once(stranger, tries[0])
    report.check(not any(frame["t"] in ("ack", "state") for frame in heard), "play before hello")


async def check_commands(players: list[Player], report: Report) -> None:
    """Out of turn, stale, illegal and replayed commands: refused or answered again, never done."""
    mover = await _play_opening(players)
    other = next(player for player in players if player is not mover)
    rev = mover.rev
    await _refuse(other, {"do": "draw"}, "not-your-turn", report)
    await _refuse(mover, {"do": "claim", "route": "nowhere-else"}, "", report)
    await _refuse(mover, {"do": "steal", "card": "red"}, "", report)
    report.check(mover.rev == rev, "a refused command changed the game")
    cid = mover.play({"do": "draw"})
    frame = mover.pending[1] if mover.pending else b""
    await mover.until(lambda: mover.pending is None)
    after = mover.acked.get(cid)
    await mover.until(lambda: mover.rev == after)
    for _ in range(20):
        if mover.wire is not None:
            mover.wire.send(frame)
        report.count("commands replayed")
    await asyncio.sleep(0.5)
    report.check(mover.rev == after, f"a replayed command was done again: {after} {mover.rev}")


async def _play_opening(players: list[Player]) -> Player:
    """Choose starting tickets; the player whose turn is the first."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        for player in players:
            prompt = player.state.prompt if player.state else None
            if player.moves and prompt is not None and prompt.phase == "turn":
                return player
            if player.moves:
                player.play()
        await asyncio.sleep(0.1)
    raise RuntimeError("the opening does not end")


async def _refuse(player: Player, move: dict[str, Any], code: str, report: Report) -> None:
    cid = player.play(move)
    await player.until(lambda: player.pending is None)
    nack = player.refused.get(cid)
    report.check(nack is not None, f"{move} was not refused")
    if nack is not None and code:
        report.check(nack.code == code, f"{move} was refused with {nack.code}")
    report.count("commands refused")


async def check_names(port: int, report: Report) -> None:
    """Any name is refused clearly or kept as plain text, without invisible signs."""
    for name in NAMES:
        guest = await make_guest(port)
        try:
            await guest.post("/api/me", {"name": name})
            me = (await guest.get("/api/welcome"))["me"]["name"]
        except Refused as refused:
            report.check(refused.status in (400, 413, 422), f"name {name[:20]!r}: {refused.status}")
            report.check("code" in refused.problem, f"name {name[:20]!r}: no reason given")
        else:
            report.check(
                me.isprintable() and len(me) <= 40, f"name {name[:20]!r} became {me[:50]!r}"
            )
        report.count("names tried")
    _, headers, _ = await fetch(port, "GET", "/api/welcome")
    report.check("json" in headers.get("content-type", ""), "the API does not say it is JSON")
    report.check(headers.get("x-content-type-options") == "nosniff", "content may be sniffed")
    _, headers, _ = await fetch(port, "GET", "/")
    policy = headers.get("content-security-policy", "")
    report.check("default-src 'self'" in policy, f"the page's policy is {policy!r}")
    scripts = policy.partition("script-src")[2].partition(";")[0]
    report.check("unsafe" not in scripts, "the page allows inline scripts")


async def check_manners(port: int, report: Report) -> None:
    """All of it."""
    await check_origins(port, report)
    await check_names(port, report)
    guests = [await make_guest(port) for _ in range(2)]
    game, seats = await make_table(guests, "usa-classic")
    players = await seat_players(guests, game, seats, report)
    await players[0].until(lambda: bool(players[0].moves))
    await players[1].until(lambda: bool(players[1].moves))
    await check_seats(players, report)
    await check_commands(players, report)
    report.floor("origins tried", 20)
    report.floor("commands replayed", 20)
    report.floor("names tried", len(NAMES))
