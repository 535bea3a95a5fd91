"""Honest tables in a process of their own: how long their moves take while others misbehave.

Beside them the disk is asked as the server asks it, one small write and a sync at a time: what the disk makes
wait is not what the others make wait.

python -m trials.honest PORT --seconds 10        (prints JSON; used by trials.abuse)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time

from trials.player import Player, seat_players
from trials.report import Report, milliseconds
from trials.web import make_guest, make_table


async def new_table(port: int, report: Report, seed: str) -> list[Player]:
    """Two guests and a started game."""
    guests = [await make_guest(port) for _ in range(2)]
    game, seats = await make_table(guests, "usa-classic")
    return await seat_players(guests, game, seats, report, seed)


async def play(
    port: int, players: list[Player], seconds: float, rate: float, report: Report
) -> list[float]:
    """Moves at a steady rate; the seconds each took to be confirmed."""
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if any(player.is_over for player in players):
            players = await new_table(port, report, f"{players[0].game} {len(times)}")
        ready = next((player for player in players if player.moves), None)
        if ready is None:
            await asyncio.sleep(0.002)
            continue
        began = time.monotonic()
        ready.play()
        if not await ready.until(lambda one=ready: one.pending is None, 10):  # type: ignore[misc]
            report.fail("a move was not answered for 10 s")
            break
        times.append(time.monotonic() - began)
        report.check(not ready.refused, f"refused: {list(ready.refused.values())[:1]}")
        await asyncio.sleep(max(0.0, 1 / rate - (time.monotonic() - began)))
    return times


def ask_disk(seconds: float, rate: float) -> list[float]:
    """The seconds that a small write and its sync take, at a steady rate."""
    times: list[float] = []
    end = time.monotonic() + seconds
    with tempfile.TemporaryFile() as file:
        while time.monotonic() < end:
            began = time.monotonic()
            file.write(b"." * 4096)
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.monotonic() - began)
            time.sleep(max(0.0, 1 / rate - times[-1]))
    return times


async def measure(options: argparse.Namespace, report: Report) -> dict[str, object]:
    """All tables at once, and the disk."""
    tables = [await new_table(options.port, report, str(n)) for n in range(options.tables)]
    sys.stdout.write(json.dumps({"game": tables[0][0].game}) + "\n")
    sys.stdout.flush()
    disk = asyncio.create_task(asyncio.to_thread(ask_disk, options.seconds, options.rate))
    plays = [play(options.port, table, options.seconds, options.rate, report) for table in tables]
    times = [second for found in await asyncio.gather(*plays) for second in found]
    waits = milliseconds(await disk)
    return {**milliseconds(times), "disk_p99_ms": waits["p99_ms"], "disk_max_ms": waits["max_ms"]}


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=25, help="moves a second (%(default)s)")
    parser.add_argument("--tables", type=int, default=4, help="that play (%(default)s)")
    options = parser.parse_args()
    report = Report("honest", quiet=True)
    found = asyncio.run(measure(options, report))
    sys.stdout.write(json.dumps({"faults": report.faults[:5], **found}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
