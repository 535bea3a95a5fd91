"""An honest table in a process of its own: how long its moves take while others misbehave.

python -m bench.honest PORT --seconds 10        (prints JSON; used by bench.abuse)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time

from bench.player import Player, seat_players
from bench.report import Report, milliseconds
from bench.web import make_guest, make_table


async def new_table(port: int, report: Report, seed: str) -> list[Player]:
    """Two guests and a started game."""
    guests = [await make_guest(port) for _ in range(2)]
    game, seats = await make_table(guests, "usa-classic")
    return await seat_players(guests, game, seats, report, seed)


async def play(port: int, seconds: float, rate: float, report: Report) -> list[float]:
    """Moves at a steady rate; the seconds each took to be confirmed."""
    players = await new_table(port, report, "0")
    sys.stdout.write(json.dumps({"game": players[0].game}) + "\n")
    sys.stdout.flush()
    times: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if any(player.is_over for player in players):
            players = await new_table(port, report, str(len(times)))
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


def main() -> int:
    """Play and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rate", type=float, default=25, help="moves a second (%(default)s)")
    options = parser.parse_args()
    report = Report("honest", quiet=True)
    times = asyncio.run(play(options.port, options.seconds, options.rate, report))
    sys.stdout.write(json.dumps({"faults": report.faults[:5], **milliseconds(times)}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
