"""Every door, asked as often as one far address may: attacks made from the list of doors itself."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from trials.attacks import FAULTS, FOREIGN, Scene
from trials.doors import MESSAGES, PATHS
from trials.stage import Stage
from trials.web import Session, fetch

# What one address may ask for in a second is thirty; more is tried.
ASKERS = 6
ASK_PAUSE = 0.1
# What one socket may say in a second is fifty.
SPEAKERS = 2
SPEAK_PAUSE = 0.015
ADDRESS = 77  # of 250 far ones

Attack = Callable[[Scene], Awaitable[None]]


def owner(scene: Scene, stage: Stage, address: int) -> Session:
    """Somebody far away to whom the long game and the campaign belong."""
    session = Session(scene.port, f"{FOREIGN}{address}")
    session.cookies["semafor"] = stage.token
    return session


def path_attack(door: tuple[str, str], stage: Stage, address: int = ADDRESS) -> Attack:
    """One path, all its requests in turn."""

    async def attack(scene: Scene) -> None:
        session = owner(scene, stage, address)
        if door == ("POST", "/api/logout"):
            session.cookies.clear()
        began = time.monotonic()

        async def asker(number: int) -> None:
            turn = number
            while scene.time_left(began):
                method, path, body = PATHS[door][turn % len(PATHS[door])](stage)
                turn += 1
                headers = {**session.headers(), "X-Semafor": "1"}
                with suppress(*FAULTS):
                    status, _, _ = await fetch(
                        scene.port, method, path, headers=headers, body=body, wait=10
                    )
                    scene.report.count(f"requests answered {status}")
                    scene.report.check(status < 500, f"{method} {path} answered {status}")
                await asyncio.sleep(ASK_PAUSE)

        await asyncio.gather(*(asker(number) for number in range(ASKERS)))

    return attack


def message_attack(kind: str, stage: Stage, address: int = ADDRESS) -> Attack:
    """One message, again and again, at the long game and at the late campaign's."""

    async def attack(scene: Scene) -> None:
        session = owner(scene, stage, address)
        began = time.monotonic()

        async def speaker(number: int) -> None:
            hellos = MESSAGES["follow" if kind == "do" else "hello"]
            while scene.time_left(began):
                with suppress(*FAULTS):
                    wire = await session.socket()
                    scene.wires.append(wire)
                    wire.send(json.dumps(hellos[number % len(hellos)](stage)).encode())
                    turn = 0
                    while wire.is_open and scene.time_left(began):
                        make = MESSAGES[kind][turn % len(MESSAGES[kind])]
                        turn += 1
                        wire.send(json.dumps(make(stage)).encode())
                        scene.report.count("messages")
                        await asyncio.sleep(SPEAK_PAUSE)
                await asyncio.sleep(0.2)

        await asyncio.gather(*(speaker(number) for number in range(SPEAKERS)))

    return attack


def door_attacks(stage: Stage) -> dict[str, Attack]:
    """An attack for every path and every message."""
    found: dict[str, Attack] = {}
    for method, path in PATHS:
        found[f"{method} {path}"] = path_attack((method, path), stage)
    for kind in MESSAGES:
        found[f"socket {kind}"] = message_attack(kind, stage)
    return found
