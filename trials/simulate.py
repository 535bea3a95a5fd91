"""Simulated disorder: crashes, lost answers, lost hints, cut sockets, in any order, by seed.

The real hub and sockets run in a world with a clock of its own (world.py): a few seconds show
hours of play with thousands of faults. Checked all the time: nothing is shown or confirmed that is
not on the disk. At the end: everything `audit.py` asks for, and that the game could go on.

    python -m trials.simulate --seeds 200
    python -m trials.simulate --seeds 1 --seed 17      # one seed again
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import sys
import time
from typing import Any

import msgspec

from semafor.server.games.creating import check_ruleset, make_setup
from semafor.server.games.setup import GameSetup, SeatPlan
from semafor.server.people.sessions import Sessions
from semafor.server.people.store import PersonStore
from trials.audit import EVENTS, GAMES, audit_games, collect
from trials.crowd import EDITIONS, Autopilot
from trials.player import Player
from trials.report import Report, make_parser
from trials.world import SimulatedSession, VirtualLoop, World

PEOPLE = 2
SILENCE = 60.0  # seconds of the world's time without a new event: the table hangs


def make_table_setup(world: World, people: list[str], bots: int) -> GameSetup:
    """A game of these people and some bots."""
    plans = [SeatPlan("person", f"P{number}", user) for number, user in enumerate(people)]
    plans += [SeatPlan("bot", "B", level="random", bot="random")] * bots
    ruleset = check_ruleset(world.chooser.choice(EDITIONS), len(plans), {})
    seed = f"{world.chooser.getrandbits(64)}"
    setup = make_setup(
        ruleset, "online", plans, first=0, host=people[0], created=0.0, seed=seed, pace=50
    )
    return msgspec.structs.replace(setup, id=f"game-{seed}")  # the seed decides everything


async def make_players(world: World, report: Report) -> list[Player]:
    """A game and its players, made while all is well."""
    faults, world.faults = world.faults, 0.0
    await world.start()
    process = world.processes[0]
    people, sessions = [], []
    for number in range(PEOPLE):
        session, token = await Sessions(PersonStore(process.door)).begin(f"P{number}")
        people.append(session.person.id)
        sessions.append(SimulatedSession(world, session.person.id, token))
    bots = world.chooser.choice((0, 1))
    room = await process.hub.create(lambda: make_table_setup(world, people, bots))
    world.game = room.id
    world.faults = faults
    for each in world.processes:
        each.door.faults = faults
    seed = str(world.chooser.random())
    sessions_of_player: list[Any] = sessions
    return [
        Player(session, room.id, seat, report, seed)
        for seat, session in enumerate(sessions_of_player)
    ]


async def trouble(world: World, players: list[Player], report: Report) -> None:
    """Crashes and cuts at random, for ever."""
    while True:
        await asyncio.sleep(world.chooser.expovariate(1.0))
        if world.chooser.random() < 0.5:
            player = world.chooser.choice(players)
            player.drop()
            report.count("cuts")
        else:
            victim = world.chooser.choice(world.processes)
            victim.crash()
            report.count("crashes")
            for player in players:
                wire: Any = player.wire
                if wire is not None and wire.process is victim:
                    player.drop()
            await asyncio.sleep(world.chooser.random() * 0.5)
            await world.start()


async def keep_up(player: Player, pilot: Autopilot) -> None:
    """Reconnect, and send again what is not answered for a while."""
    while True:
        await asyncio.sleep(0.05 + player.chooser.random() * 0.3)
        wire = player.wire
        if wire is None or not wire.is_open:
            with contextlib.suppress(OSError):
                await player.connect()
        elif player.pending and player.chooser.random() < 0.3:
            wire.send(player.pending[1])
        pilot.see(None)


async def live(world: World, moves: int, report: Report) -> list[Player]:
    """Play through trouble until there are enough moves; then calm down and settle."""
    players = await make_players(world, report)
    pilots = [Autopilot(player, 0.3) for player in players]
    tasks = [
        asyncio.create_task(keep_up(one, pilot)) for one, pilot in zip(players, pilots, strict=True)
    ]
    troubles = asyncio.create_task(trouble(world, players, report))
    await wait_for_moves(world, players, moves, report)
    troubles.cancel()
    world.faults = 0.0
    for process in world.processes:
        process.door.faults = 0.0
    await world.start()
    await wait_for_moves(world, players, 10, report)  # it must be able to go on
    for pilot in pilots:
        pilot.stop()
    await settle(players, report)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, troubles, return_exceptions=True)
    for process in world.processes:
        process.crash()
    return players


async def wait_for_moves(world: World, players: list[Player], moves: int, report: Report) -> None:
    """Until the log has so many more events, or the game is over, or nothing happens any more."""
    start = latest = world.disk.latest(world.game)
    loop = asyncio.get_running_loop()
    changed = loop.time()
    while latest - start < moves and not all(player.is_over for player in players):
        await asyncio.sleep(0.2)
        found = world.disk.latest(world.game)
        if found != latest:
            latest, changed = found, loop.time()
        elif loop.time() - changed > SILENCE:
            report.fail(f"the table hangs at revision {latest}")
            return


async def settle(players: list[Player], report: Report) -> None:
    """Every command gets its answer in the end."""
    for _ in range(300):
        if not any(player.pending for player in players):
            return
        await asyncio.sleep(0.2)
    for player in players:
        report.check(player.pending is None, f"{player.where()}: never answered")


def run_seed(seed: int, moves: int, report: Report) -> None:
    """One world."""
    chooser = random.Random(f"world {seed}")
    world = World(
        seed,
        report,
        count=chooser.choice((1, 1, 2)),
        faults=chooser.choice((0.0, 0.005, 0.02)),
        loss=chooser.choice((0.0, 0.3, 1.0)),
    )
    before = len(report.faults)
    loop = VirtualLoop()
    asyncio.set_event_loop(loop)
    try:
        players = loop.run_until_complete(live(world, moves, report))
    finally:
        loop.finish()
        asyncio.set_event_loop(None)
    connection = world.disk.connection
    audit_games(collect(connection.execute(GAMES), connection.execute(EVENTS)), players, report)
    for process in world.processes:
        errors = process.metrics.counts["errors", ""]
        report.check(not errors, f"the server counted {errors} errors of its own")
    report.count("seeds")
    if len(report.faults) > before:
        report.fail(f"that was seed {seed}")


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=1200)
    parser.add_argument("--seeds", type=int, default=200, help="how many worlds (%(default)s)")
    parser.add_argument("--moves", type=int, default=120, help="events of each (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("simulate", quiet=options.quiet)
    run(options.seed, options.seeds, options.moves, options.limit, report)
    return report.write(as_json=options.json)


def run(seed: int, seeds: int, moves: int, limit: float, report: Report) -> None:
    """Several seeds, as many as fit into the time; too few are a fault."""
    end = time.monotonic() + limit
    for number in range(seeds):
        if time.monotonic() > end:
            report.fail(f"only {number} of {seeds} seeds in {limit:.0f} s")
            break
        run_seed(seed + number, moves, report)
        report.progress(f"{number + 1} of {seeds} seeds")
    report.floor("crashes", seeds)
    report.floor("frames checked against the disk", seeds * 20)
    report.floor("events audited", seeds * 20)


if __name__ == "__main__":
    sys.exit(main())
