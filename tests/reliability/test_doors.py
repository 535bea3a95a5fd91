"""Every path and message: known to the harnesses, asked, attacked and fuzzed, in a small size."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.reliability.runs import passes, run
from trials.attacks import Scene
from trials.door_attacks import Attack, message_attack, path_attack
from trials.doors import (
    DEEDS,
    MESSAGES,
    PATHS,
    missing_doors,
    real_deeds,
    real_messages,
    real_paths,
)
from trials.fuzz import Fuzz
from trials.fuzz_files import fuzz_files
from trials.pace import knock_everywhere, read_worst, say_everything
from trials.report import Report
from trials.server_process import ServerProcess
from trials.stage import Stage, build_stage, stage_settings

# A bad message closes its socket at once; who sent it needs a moment for the next one.
SECONDS = 0.9


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Stage]]:
    """A server with a game, a finished one and a campaign in its second game."""
    server = ServerProcess(tmp_path_factory.mktemp("staged"), extra=["--proxy-header"])

    async def begin() -> Stage:
        settings = stage_settings(server.data)
        stage = await build_stage(settings, moves=50, games=2, people=2, whole=False)
        await server.start(wait=120)
        return stage

    stage = asyncio.run(begin())
    yield server, stage
    asyncio.run(server.stop())


def test_nobody_adds_a_door_without_an_attack() -> None:
    assert missing_doors() == []
    assert len(real_paths()) == len(PATHS) >= 30
    assert real_messages() == set(MESSAGES)


def test_a_door_that_nobody_knocks_at_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PATHS, ("GET", "/api/games/{id}/replay/steps"))
    monkeypatch.delitem(MESSAGES, "undo")
    monkeypatch.delitem(DEEDS, "name")
    assert missing_doors() == ["GET /api/games/{id}/replay/steps", "do name", "undo"]


def test_the_page_about_the_protocol_names_every_door() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    paths = {path.replace("{path:path}", "").rstrip("/") for _, path in real_paths()}
    assert [path for path in sorted(paths) if path not in page] == []
    assert [
        name for name in sorted(real_messages() | real_deeds()) if f"`{name}`" not in page
    ] == []


def test_every_door_is_watched(staged: tuple[ServerProcess, Stage]) -> None:
    server, stage = staged
    report = Report("pace", quiet=True)
    worst: dict[str, float] = {}

    async def ask() -> None:
        while not said <= set(worst):  # a socket that goes takes along what was not read yet
            await say_everything(server, stage, report, wait=0.2)
            worst.update(await read_worst(server))
        await knock_everywhere(server, stage, report, is_last=False)
        worst.update(await read_worst(server))

    said = {f"socket {kind}" for kind in MESSAGES}
    run(ask(), report)
    passes(report)
    server.check_output(report)
    named = {f"{method} {path}" for method, path in PATHS if "{path" not in path}
    assert named - {"POST /api/logout"} <= set(worst)
    assert said <= set(worst)


def test_every_door_is_attacked_and_the_server_stays_well(
    staged: tuple[ServerProcess, Stage],
) -> None:
    server, stage = staged
    report = Report("abuse", quiet=True)

    async def one_after_the_other(attacks: Sequence[Attack]) -> None:
        for number, one in enumerate(attacks):
            scene = Scene(server.port, stage.running, SECONDS, report, random.Random(number))
            await one(scene)
            for wire in scene.wires:
                wire.abort()
            report.count("attacks")

    async def attack() -> None:
        """Three far addresses at a time: what one may ask for in a second is not another's."""
        paths = [[*PATHS][::2], [*PATHS][1::2]]
        lanes = [
            [path_attack(door, stage, address) for door in doors]
            for address, doors in enumerate(paths, 1)
        ]
        lanes.append([message_attack(kind, stage) for kind in MESSAGES])
        await asyncio.gather(*map(one_after_the_other, lanes))
        report.check(await server.is_well(), "the server is not well")

    run(attack(), report)
    report.floor("attacks", len(PATHS) + len(MESSAGES))
    report.floor("messages", 5 * len(MESSAGES))
    passes(report)


def test_damaged_frames_and_requests_do_no_harm(staged: tuple[ServerProcess, Stage]) -> None:
    server, stage = staged
    report = Report("fuzz", quiet=True)
    run(Fuzz(server, stage, report, seed=1).run(600, 300), report)
    report.floor("damaged frames", 600)
    report.floor("damaged requests", 270)
    report.floor("honest moves", 3)
    passes(report)


def test_damaged_files_are_refused_in_a_sentence(tmp_path: Path) -> None:
    report = Report("files", quiet=True)
    run(fuzz_files(tmp_path, 60, 1, report), report)
    report.floor("damaged files", 60)
    passes(report)
