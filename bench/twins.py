"""Twin worlds: not a byte depends on what its reader may not know.

For every edition, random games are played in two worlds that differ only in secrets: cards that
rivals drew unseen, tickets they were offered, all that is still to come, the seed. Every byte sent to
a seat, a spectator and a bot must be equal (tests/server/twins.py). A share of the games goes through
the server's own hub and sockets as well, and what leaves the sockets is compared.

    python -m bench.twins --games 500
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Any

import msgspec

from bench.report import Report, make_parser
from bench.world import ServerProcess, SimulatedSession, VirtualLoop
from bench.world import World as Server
from semafor.editions import EDITIONS
from semafor.server.model import Event, GameSetup
from semafor.server.room import Room
from semafor.server.sessions import hash_token
from semafor.server.store import Person, Store
from semafor.server.table import Table
from tests.server.twins import CHANGES, Checked, World, check_twins, play_world, scripted

TOKEN = "the viewer's token"  # noqa: S105 - of a world that lasts a second
VIEWER = "viewer"
EVENT = "INSERT INTO event (game, rev, key, body, at) VALUES ($1, $2, $3, $4, $5)"
BATCH = 10


# ---------------------------------------------------------------- through the sockets


def as_viewer(setup: GameSetup, viewer: int | None) -> GameSetup:
    """The viewer owns one seat, strangers the others."""
    plans = [
        msgspec.structs.replace(plan, user=VIEWER if seat == viewer else f"user {seat}")
        if plan.kind == "person"
        else plan
        for seat, plan in enumerate(setup.seats)
    ]
    return msgspec.structs.replace(setup, seats=plans, host="user x")


def only_listen(process: ServerProcess) -> None:
    """The game is played elsewhere: this server does nothing by itself."""

    async def nothing(*_: object) -> None:
        """Not here."""

    for part, name in ((process.driver, "look_after"), (process.hub, "on_change")):
        setattr(part, name, lambda _room: None)
    setattr(process.hub, "_settle", nothing)  # noqa: B010 - a double


async def listen(
    setup: GameSetup, events: list[Event], viewer: int | None, seed: int
) -> list[bytes]:
    """All bytes a socket gets while another process plays the game, and answers to bad commands."""
    server = Server(seed, Report("twins", quiet=True), count=1, faults=0.0, loss=0.0)
    server.game = setup.id
    await server.start()
    process, disk = server.processes[0], server.disk.connection
    only_listen(process)
    store = Store(process.door)
    await store.add_person(Person(VIEWER, "V", None), hash_token(TOKEN))
    await store.create_game(setup, Room(Table(setup)).digest())
    heard: list[bytes] = []
    wire = await SimulatedSession(server, VIEWER, TOKEN).socket(heard.append)
    late = random.Random(seed).randrange(len(events))
    for number, event in enumerate(events):
        body = msgspec.json.encode(event.body).decode()
        disk.execute(EVENT, (setup.id, event.rev, event.key, body, event.at))
        if number == late:
            wire.send(json.dumps({"t": "hello", "game": setup.id, "seat": viewer}).encode())
            await asyncio.sleep(1)
        elif number > late:
            await process.hub.refresh(process.hub.rooms[setup.id])
    for move in ({"do": "draw"}, {"do": "tickets"}, {"do": "claim", "route": "x"}, {}):
        wire.send(
            json.dumps({"t": "play", "cid": "c" * 65, "rev": events[-1].rev, "move": move}).encode()
        )
    wire.send(json.dumps({"t": "undo", "cid": "u", "rev": 10**9}).encode())
    await asyncio.sleep(1)
    process.crash()
    return heard


def sent_bytes(world: World, viewer: int | None, seed: int) -> list[bytes]:
    """The same, in a loop of its own."""
    loop = VirtualLoop()
    setup = as_viewer(scripted(world.setup, world.script), viewer)
    try:
        return loop.run_until_complete(listen(setup, world.events, viewer, seed))
    finally:
        loop.finish()


def check_sockets(edition: str, seed: int) -> tuple[int, int]:
    """One pair of worlds through real sockets; frames and bytes compared."""
    chooser = random.Random(f"sockets {edition} {seed}")
    world = play_world(edition, chooser.choice((2, 3, 4)), chooser)
    people = [seat for seat, plan in enumerate(world.setup.seats) if plan.kind == "person"]
    viewer = chooser.choice([None, *people])
    for _ in range(40):
        twin = CHANGES[chooser.choice(list(CHANGES))](world, viewer, chooser)
        if twin is not None:
            break
    else:
        return 0, 0
    ours, theirs = sent_bytes(world, viewer, seed), sent_bytes(twin, viewer, seed)
    assert len(ours) == len(theirs), f"{edition} {seed}: another number of frames"
    for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
        assert mine == other, f"{edition} {seed}: frame {number} differs for {viewer}"
        assert world.setup.seed.encode() not in mine, f"{edition} {seed}: the seed is sent"
    return len(ours), sum(map(len, ours))


# ---------------------------------------------------------------- many of them


def batch(edition: str, first: int, games: int, twins: int, every: int) -> tuple[Checked, int, int]:
    """Some games of one edition, in a process of their own."""
    checked, frames, size = Checked(), 0, 0
    for seed in range(first, first + games):
        checked.add(check_twins(edition, seed, twins=twins))
        if every and seed % every == 0:
            more = check_sockets(edition, seed)
            frames, size = frames + more[0], size + more[1]
    return checked, frames, size


def run(options: Any, report: Report) -> None:
    """All editions."""
    first = options.seed * 1_000_000
    works = [
        (edition, first + start, min(BATCH, options.games - start), options.twins, options.every)
        for start in range(0, options.games, BATCH)
        for edition in options.editions
    ]
    end = time.monotonic() + options.limit
    with ProcessPoolExecutor(options.jobs) as pool:
        waiting = {pool.submit(batch, *work): work for work in works}
        for done in as_completed(waiting):
            take(done, waiting[done][0], report)
            report.progress(f"{report.counts.get('games', 0)} games")
            if time.monotonic() > end:
                report.fail(f"not finished after {options.limit:.0f} s")
                pool.shutdown(wait=False, cancel_futures=True)
                break
    for edition in options.editions:
        report.floor(f"games of {edition}", options.games)
        report.floor(f"twins of {edition}", options.games)
    if options.every:
        report.floor("frames from sockets", options.games // options.every * 4)


def take(done: Any, edition: str, report: Report) -> None:
    """Add up what one batch has found."""
    try:
        checked, frames, size = done.result()
    except AssertionError as leak:
        report.fail(f"{edition}: {leak}")
        return
    report.count("games", checked.games)
    report.count(f"games of {edition}", checked.games)
    report.count(f"twins of {edition}", checked.twins)
    report.count("frames", checked.frames)
    report.count("megabytes", checked.bytes // 1_000_000)
    report.count("frames from sockets", frames)
    report.count("bytes from sockets", size)


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=7200)
    parser.add_argument("--games", type=int, default=500, help="of each edition (%(default)s)")
    parser.add_argument("--twins", type=int, default=4, help="of each game (%(default)s)")
    parser.add_argument("--every", type=int, default=10, help="one in so many through sockets")
    parser.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS))
    options: Any = parser.parse_args(arguments)
    report = Report("twins", quiet=options.quiet)
    run(options, report)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
