"""Mirror worlds: not a byte depends on what its reader may not know.

For every edition, random games are played in two worlds that differ only in secrets: cards that
rivals drew unseen, tickets they were offered, all that is still to come, the seed. Every byte sent to
a seat, a spectator and a bot must be equal, every answer to every question too (trials/mirror_worlds.py). A
share of the games goes through the server's own sockets and every path of HTTP as well. Campaigns are
played and compared in the same way: views, paths, files, tables (trials/mirror_campaigns.py).

    python -m trials.secrecy                          # 2,000 pairs of each edition, 200 in campaigns
    python -m trials.secrecy --pairs 100 --campaigns 20 --seed 3
    python -m trials.secrecy --plant                  # leaks are planted, and each must be found
"""

from __future__ import annotations

import asyncio
import json
import math
import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import msgspec

from semafor.editions import EDITIONS
from semafor.server.games import room
from semafor.server.games.room import Room
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Store
from semafor.server.games.table import Table
from semafor.server.log import room as log_room
from semafor.server.log.folding import Event
from semafor.server.people.sessions import hash_token
from semafor.server.people.store import Person, PersonStore
from trials import leaks
from trials.mirror_campaigns import check_campaign, check_played, play
from trials.mirror_worlds import (
    CHANGES,
    Checked,
    World,
    check_mirrors,
    check_paths,
    play_world,
    scripted,
)
from trials.report import Report, make_parser
from trials.world import SimulatedProcess, SimulatedSession, VirtualLoop
from trials.world import World as Server

TOKEN = "the viewer's token"  # noqa: S105 - of a world that lasts a second
VIEWER = "viewer"
EVENT = "INSERT INTO event (log, rev, key, body, at) VALUES ($1, $2, $3, $4, $5)"
BATCH = 5
# Of a hundred mirrors that are wanted some cannot exist.
SPARE = 1.15
# What one campaign gives at least.
PAIRS_IN_CAMPAIGN = 20
# One campaign in so many goes on until its end has been told: after so many games.
LONG_EVERY, LONG = 5, 11


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


def only_listen(process: SimulatedProcess) -> None:
    """The game is played elsewhere: this server does nothing by itself."""

    async def nothing(*_: object) -> None:
        """Not here."""

    for part, name in ((process.driver, "look_after"), (process.hub, "on_change")):
        setattr(part, name, lambda _room: None)
    setattr(process.hub, "settle_now", nothing)  # noqa: B010 - a double


async def listen(
    setup: GameSetup, events: list[Event], viewer: int | None, seed: int
) -> list[bytes]:
    """All bytes a socket gets while another process plays the game, and answers to bad commands."""
    server = Server(seed, Report("secrecy", quiet=True), count=1, faults=0.0, loss=0.0)
    server.game = setup.id
    await server.start()
    process, disk = server.processes[0], server.disk.connection
    only_listen(process)
    store = Store(process.door)
    await PersonStore(process.door).add_person(Person(VIEWER, "V", None), hash_token(TOKEN))
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
    for message in (
        {"t": "undo", "cid": "u", "rev": 10**9},
        {"t": "react", "emote": "wow"},
        {"t": "hello", "game": setup.id, "seat": 99},
    ):
        wire.send(json.dumps(message).encode())
    await asyncio.sleep(60)
    process.crash()
    return heard


def sent_bytes(world: World, viewer: int | None, seed: int) -> list[bytes]:
    """The same, in a loop of its own; how long somebody has been away goes by its clock, not by the machine's."""
    loop = VirtualLoop()
    setup = as_viewer(scripted(world.setup, world.script), viewer)
    try:
        clock = SimpleNamespace(monotonic=loop.time)
        with patch.object(room, "time", clock), patch.object(log_room, "time", clock):
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
        mirror = CHANGES[chooser.choice(list(CHANGES))](world, viewer, chooser)
        if mirror is not None:
            break
    else:
        return 0, 0
    ours, theirs = sent_bytes(world, viewer, seed), sent_bytes(mirror, viewer, seed)
    assert len(ours) == len(theirs), f"{edition} {seed}: another number of frames"
    for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
        assert mine == other, f"{edition} {seed}: frame {number} differs for {viewer}"
        assert world.setup.seed.encode() not in mine, f"{edition} {seed}: the seed is sent"
    return len(ours), sum(map(len, ours))


# ---------------------------------------------------------------- many of them


Counts = dict[str, int]


def batch(edition: str, first: int, games: int, mirrors: int, every: int) -> Counts:
    """Some games of one edition, in a process of their own; how much of what was compared."""
    checked, found = Checked(), dict.fromkeys(("frames from sockets", "answers by paths"), 0)
    for seed in range(first, first + games):
        checked.add(check_mirrors(edition, seed, mirrors=mirrors))
        if every and seed % every == 0:
            found["frames from sockets"] += check_sockets(edition, seed)[0]
            found["answers by paths"] += check_paths(edition, seed)[0]
    return {
        "games": checked.games,
        f"pairs of {edition}": checked.mirrors,
        "frames": checked.frames,
        "kilobytes": checked.bytes // 1000,
        **found,
    }


def campaign_batch(seed: int) -> Counts:
    """One campaign, in a process of its own; some are played until the story has taken its ways."""
    compared = check_campaign(seed, games=2 if seed % LONG_EVERY else LONG)
    return {
        "campaigns": 1,
        "pairs in campaigns": compared.pairs,
        "messages of campaigns": compared.messages,
        "tables of campaigns": compared.tables,
        "kilobytes": compared.bytes // 1000,
    }


def works_of(options: Any) -> list[tuple[Callable[..., Counts], tuple[Any, ...]]]:
    """Everything to be done, in batches; some more games than pairs need, for not every mirror exists."""
    first = options.seed * 1_000_000
    games = math.ceil(options.pairs / options.mirrors * SPARE)
    works: list[tuple[Callable[..., Counts], tuple[Any, ...]]] = [
        (batch, (edition, first + start, min(BATCH, games - start), options.mirrors, options.every))
        for start in range(0, games, BATCH)
        for edition in options.editions
    ]
    campaigns = math.ceil(options.campaigns / PAIRS_IN_CAMPAIGN)
    works[:0] = [(campaign_batch, (first + number,)) for number in range(campaigns)]
    return works


def run(options: Any, report: Report) -> None:
    """All editions, and campaigns."""
    end = time.monotonic() + options.limit
    with ProcessPoolExecutor(options.jobs) as pool:
        waiting = {pool.submit(work, *values): values for work, values in works_of(options)}
        for done in as_completed(waiting):
            take(done, str(waiting[done][0]), report)
            pairs = sum(count for name, count in report.counts.items() if name.startswith("pairs"))
            report.progress(f"{pairs} pairs")
            if time.monotonic() > end:
                report.fail(f"not finished after {options.limit:.0f} s")
                pool.shutdown(wait=False, cancel_futures=True)
                break
    for edition in options.editions:
        report.floor(f"pairs of {edition}", options.pairs)
    report.floor("pairs in campaigns", options.campaigns)
    if options.every and options.editions:
        report.floor("frames from sockets", options.pairs // options.mirrors // options.every)
        report.floor("answers by paths", options.pairs // options.mirrors // options.every)


def take(done: Any, what: str, report: Report) -> None:
    """Add up what one batch has found."""
    try:
        found: Counts = done.result()
    except AssertionError as leak:
        report.fail(f"{what}: {leak}")
        return
    for name, count in found.items():
        report.count(name, count)


# ---------------------------------------------------------------- planted leaks


class Patches:
    """Puts something else in the place of something, and back."""

    def __init__(self) -> None:
        self._kept: list[tuple[Any, str, Any]] = []

    def setattr(self, target: Any, name: str, value: Any) -> None:
        """Like pytest's."""
        self._kept.append((target, name, getattr(target, name)))
        setattr(target, name, value)

    def undo(self) -> None:
        """As it was."""
        for target, name, value in reversed(self._kept):
            setattr(target, name, value)


def look_at_tables() -> None:
    """Until a leak at a table must have shown itself."""
    for seed in range(60):
        check_mirrors("europe", f"planted {seed}", mirrors=3)
        if seed % 3 == 0:
            check_mirrors("europe", f"begun {seed}", mirrors=3, begun=True)


def look_at_paths() -> None:
    """The same by the paths of HTTP."""
    for seed in range(20):
        check_paths("usa-classic", f"planted {seed}")


def is_found(leak: Callable[[Any], None], look: Callable[[], object]) -> bool:
    """Plant a leak, look, take it out again."""
    patches = Patches()
    leak(patches)
    try:
        look()
    except AssertionError as found:
        return "differs" in str(found)
    finally:
        patches.undo()
    return False


def plant(report: Report) -> None:
    """Every leak there is; each must be found."""
    campaign = play(3)

    def look_at_campaign() -> None:
        check_played(campaign, random.Random(1), 3)

    kinds = (
        (leaks.AT_TABLES, look_at_tables),
        (leaks.BY_PATHS, look_at_paths),
        (leaks.IN_CAMPAIGNS, look_at_campaign),
    )
    look_at_campaign()  # nothing is found where nothing leaks
    for planted, look in kinds:
        for name, leak in planted.items():
            report.progress(f"planted: {name}")
            report.check(is_found(leak, look), f"a leak is not found: {name}")
            report.count("leaks planted")
    report.floor("leaks planted", sum(len(planted) for planted, _ in kinds))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=7200)
    parser.add_argument("--pairs", type=int, default=2000, help="of each edition (%(default)s)")
    parser.add_argument("--campaigns", type=int, default=200, help="pairs in them (%(default)s)")
    parser.add_argument("--plant", action="store_true", help="plant leaks; each must be found")
    parser.add_argument("--mirrors", type=int, default=4, help="of each game (%(default)s)")
    parser.add_argument(
        "--every", type=int, default=10, help="one game in so many through sockets and paths"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes (%(default)s)")
    parser.add_argument("--editions", nargs="*", default=list(EDITIONS))
    options: Any = parser.parse_args(arguments)
    report = Report("secrecy", quiet=options.quiet)
    if options.plant:
        plant(report)
    else:
        run(options, report)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
