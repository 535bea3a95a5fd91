"""Damaged files and odd numbers for every command that reads them: one sentence and exit code 2, or a result.

Valid files (records of games, finished and not, a campaign, scenarios, a tournament's results) are damaged
in every way of damage.py and given to the commands, many in one process. A process that dies is found by
the case it did not answer. Used by trials.fuzz.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import random
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from semafor.arena.campaigns import Bots, Played, play_next
from semafor.bots import make_bot
from semafor.charter.campaign import Campaign
from semafor.charter.folders import Folder, file_data
from semafor.charter.views import view
from semafor.cli.main import main
from semafor.editions import new_game
from semafor.engine.game import BOT, Game
from semafor.tui.saves import game_data
from trials.damage import spoil_bytes, spoil_json
from trials.report import Report
from trials.server_process import ROOT

BATCH = 40
CASE_SECONDS = 60.0
MOST_SENTENCE = 2000
GOOD_CODES = (0, 1, 2)
# Text that is YAML of the right shape, and of the wrong one.
YAML_ODD = (
    "[" * 200_000,
    "{" * 100_000,
    "- " * 50_000 + "x",
    "? " * 20_000 + "x",
    "".join(" " * number + "a:\n" for number in range(3000)),
    "- name: x\n  players: " + "9" * 100_000 + "\n",
    "- when: 2020-99-99\n",
    "- &a [*a]\n",
    "- name: {[1]: 2}\n",
    "a: &x [1]\nb: [*x, *x]\n",
    "- !!python/object:os.system x\n",
    "- name: !!int abc\n",
    "- name: !!float 1e99999\n",
    "- name: !!binary '###'\n",
    "- <<: 5\n",
    "\x00",
    "- name: 1e400\n  seed: .inf\n",
    "- players: -1\n",
    "- edition: [usa-classic]\n",
    "- 0x" + "f" * 50_000 + "\n",
    "- 1:" + "59:" * 2000 + "59\n",
)
NO_PORTS = ("9" * 5000, "99999999999", "-1", "1e9", "nan", "x", "", "½")
NUMBERS = ("9" * 5000, "9" * 30, "-1", "0", "1e9", "nan", "x", "", "99999999999", "½", "٣")


def finished_game(edition: str, moves: int | None = None) -> Game:
    """A game of bots, perhaps only its beginning."""
    game = new_game(edition, seats=2, seed="fuzz")
    bots = [make_bot("greedy", seat) for seat in range(2)]
    while not game.is_over and (moves is None or len(game.history) < moves):
        game.play_action(bots[game.actor].choose(game.view(game.actor)))
    return game


def young_campaign() -> dict[str, Any]:
    """The file of a campaign after its first game."""
    names = ("blue", "red")
    players = {name: {"name": name, "kind": BOT + "greedy"} for name in names}
    campaign = Campaign.open(names, seed="fuzz", players=players)
    played, bots = Played(campaign), Bots()
    deciders = {name: bots.decider("fuzz", name) for name in names}
    while campaign.state.game < 2:
        pending = campaign.pending()
        if pending.what == "begin":
            campaign.begin(players)
        elif pending.what == "deal":
            played.seats = bots.seats(campaign.state)
            campaign.deal()
        elif pending.what == "play":
            play_next(played)
        else:
            assert pending.decision is not None
            company = pending.decision.company or names[0]
            campaign.choose(deciders[company].choose(view(campaign, company)))
    return file_data(Folder(campaign))


def results_file(folder: Path) -> bytes:
    """The results of a small tournament."""
    path = folder / "tournament.jsonl"
    words = [
        "tournament",
        "usa-classic",
        "--bots",
        "greedy,random",
        "--games",
        "2",
        "--workers",
        "1",
    ]
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        main([*words, "--out", str(path)])
    return path.read_bytes() if path.exists() else b""


class Maker:
    """Makes damaged files and the commands that read them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chooser = random.Random(f"files/{seed}")
        self.number = 0
        self.records = [
            game_data(finished_game("usa-classic")),
            game_data(finished_game("europe", 12)),
            game_data(finished_game("legends", 8)),
        ]
        self.campaign = young_campaign()
        scenarios = ROOT / "tests" / "scenarios"
        self.scenarios = [
            b"\n- name:".join(file.read_bytes().split(b"\n- name:")[:12])
            for file in sorted(scenarios.glob("*.yaml"))
        ]
        self.results = results_file(folder)

    def file(self, suffix: str, data: bytes) -> str:
        """A new file."""
        self.number += 1
        path = self.folder / f"case-{self.number}{suffix}"
        path.write_bytes(data)
        return str(path)

    def record_case(self) -> list[str]:
        """A damaged record: replayed, planned with, or gone on with."""
        data = spoil_json(self.chooser.choice(self.records), self.chooser)
        path = self.file(".semafor.json", data)
        move = self.chooser.choice(("", "", "@3", "@" + self.chooser.choice(NUMBERS)))
        return self.chooser.choice(
            (
                ["replay", path],
                ["replay", path, "--show"],
                ["plan", path + move, "--steps", "2"],
                ["hint", path + move, "--iterations", "2"],
                ["play", "--resume", path],
            )
        )

    def campaign_case(self) -> list[str]:
        """A damaged campaign."""
        path = self.file(".campaign.json", spoil_json(self.campaign, self.chooser))
        target = str(self.folder / f"target-{self.number}")
        return self.chooser.choice(
            (
                ["campaign", "status", path],
                ["campaign", "export", path, target],
                ["campaign", "export", path, target, "--game", self.chooser.choice(NUMBERS)],
                ["campaign", "import", path, target],
                ["campaign", "play", path],
            )
        )

    def scenario_case(self) -> list[str]:
        """Damaged scenarios."""
        if self.chooser.random() < 0.2:
            return ["scenario", self.file(".yaml", self.chooser.choice(YAML_ODD).encode())]
        return [
            "scenario",
            self.file(".yaml", self.spoil_yaml(self.chooser.choice(self.scenarios))),
        ]

    def spoil_yaml(self, text: bytes) -> bytes:
        """A value of a line replaced, or bytes."""
        if self.chooser.random() < 0.4:
            return spoil_bytes(text, self.chooser)
        lines = text.decode().splitlines()
        for _ in range(self.chooser.randint(1, 4)):
            row = self.chooser.randrange(len(lines))
            name, sign, _ = lines[row].partition(":")
            odd = self.chooser.choice(
                ("[]", "{}", "-5", "9" * 40, "null", "x", "[[[]]]", "1e300", "true")
            )
            lines[row] = f"{name}{sign} {odd}" if sign else f"{lines[row]} {odd}"
        return "\n".join(lines).encode()

    def results_case(self) -> list[str]:
        """Damaged results of a tournament."""
        lines = self.results.splitlines() or [b"{}"]
        row = self.chooser.randrange(len(lines))
        lines[row] = spoil_json(json.loads(lines[row]), self.chooser)
        return ["tournament", "--show", self.file(".jsonl", b"\n".join(lines))]

    def number_case(self) -> list[str]:
        """An odd number where one is asked for."""
        odd = self.chooser.choice(NUMBERS)
        return self.chooser.choice(
            (
                ["plan", "usa-classic", "--seats", odd],
                ["plan", "usa-classic", "--seat", odd, "--tickets", "x"],
                ["plan", "usa-classic", "--steps", odd, "--tickets", "x"],
                ["plan", "europe", "--hand", f"red={odd}", "--tickets", "brest-petrograd"],
                ["plan", "usa-refreshed", "--option", f"tickets={odd}"],
                ["plan", "usa-refreshed", "--option", f"{odd}={odd}"],
                [
                    "simulate",
                    "usa-classic",
                    "--games",
                    "1",
                    "--bots",
                    "random,random",
                    "--seed",
                    odd,
                ],
                ["simulate", "usa-classic", "--bots", "random,random", "--games", odd[:2]],
                ["campaign", "simulate", "--runs", "1", "--seats", odd],
                ["serve", "--port", self.chooser.choice(NO_PORTS)],
                ["replay", str(self.folder), "--seat", odd],
            )
        )

    def cases(self, count: int) -> Iterator[list[str]]:
        """So many command lines."""
        makers: list[tuple[Callable[[], list[str]], int]] = [
            (self.record_case, 40),
            (self.campaign_case, 20),
            (self.scenario_case, 25),
            (self.results_case, 5),
            (self.number_case, 10),
        ]
        for odd in YAML_ODD[:count]:
            yield ["scenario", self.file(".yaml", odd.encode())]
        for _ in range(count - len(YAML_ODD)):
            (maker,) = self.chooser.choices([row[0] for row in makers], [row[1] for row in makers])
            yield maker()


# -------------------------------------------------------------------- in a process of its own


def run_case(words: list[str]) -> dict[str, Any]:
    """One command line; what came of it."""
    out, err = io.StringIO(), io.StringIO()
    fault = ""
    code: object = None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main(words)
        except SystemExit as end:
            code = end.code
        except BaseException:
            fault = traceback.format_exc()[-3000:]
    return {
        "code": code,
        "err": err.getvalue()[-3000:],
        "size": len(err.getvalue()),
        "fault": fault,
    }


def serve_cases() -> None:
    """Command lines from the standard input, each answered at once."""
    answers = sys.stdout
    sys.stdin, lines = io.StringIO(), sys.stdin  # nobody is asked anything
    for line in lines:
        found = run_case(json.loads(line))
        answers.write(json.dumps(found) + "\n")
        answers.flush()


async def run_batch(batch: list[list[str]], folder: Path, report: Report) -> None:
    """Many cases in one process; where it dies, the rest goes on in another."""
    while batch:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "trials.fuzz_files",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
            limit=1 << 22,
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("".join(json.dumps(words) + "\n" for words in batch).encode())
        process.stdin.close()
        for words in batch:
            try:
                line = await asyncio.wait_for(process.stdout.readline(), CASE_SECONDS)
            except TimeoutError:
                process.kill()
                line = b""
            judge(words, json.loads(line or b"null"), report)
            batch = batch[1:]
            if not line:
                break
        await process.wait()


def judge(words: list[str], found: dict[str, Any] | None, report: Report) -> None:
    """No traceback, a known exit code, a sentence."""
    report.count("damaged files")
    shown = " ".join(word[:80] for word in words)
    if found is None:
        report.fail(f"{shown}: the process died or did not come to an end")
        return
    report.count(f"exit code {found['code']}")
    if found["fault"]:
        report.fail(f"{shown}\n{found['fault']}")
    elif found["code"] not in GOOD_CODES:
        report.fail(f"{shown}: exit code {found['code']}")
    elif "Traceback" in found["err"]:
        report.fail(f"{shown}\n{found['err']}")
    elif found["code"] == 2 and not 0 < found["size"] <= MOST_SENTENCE:
        report.fail(f"{shown}: {found['size']} letters of complaint: {found['err'][:300]}")


async def fuzz_files(
    folder: Path, count: int, seed: int, report: Report, *, at_once: int = 2
) -> None:
    """So many cases, a few processes at once."""
    cases = list(Maker(folder, seed).cases(count))
    batches = [cases[start : start + BATCH] for start in range(0, len(cases), BATCH)]
    gate = asyncio.Semaphore(at_once)

    async def one(batch: list[list[str]]) -> None:
        async with gate:
            await run_batch(batch, folder, report)
            report.progress(f"{report.counts.get('damaged files', 0)} damaged files")

    await asyncio.gather(*(one(batch) for batch in batches))


if __name__ == "__main__":
    serve_cases()
