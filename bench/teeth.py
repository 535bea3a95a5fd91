"""The tests are tested: one-line faults are planted, and a named gate must find each of them.

The source tree is copied to a temporary folder; there every gate must pass first. Then one fault at a
time is planted and its gate must fail. A gate that stays green is a broken gate.

    python -m bench.teeth
    python -m bench.teeth --only 3 --only 7
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.house import ROOT
from bench.report import Report, make_parser

COPIED = ("src", "tests", "bench", "docs", "examples", "pyproject.toml", "README.md")
GATE_SECONDS = 300
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
SIMULATED = (*PYTEST, "tests/reliability/test_simulated.py", "-k", "not planted")
POWER = ("-m", "bench.power", "--events", "30", "--quiet")
UNDO = (*PYTEST, "tests/server/domain/test_undo.py", "tests/reliability/test_take_back.py")
REFUSALS = (*PYTEST, "tests/server/domain/test_refusals.py")
CLOCK = (*PYTEST, "tests/server/domain/test_clock.py")
TWINS = (*PYTEST, "tests/server/domain/test_twins.py", "-k", "look_the_same")
GUARD = (*PYTEST, "tests/server/test_guard.py")
SOCKETS = (*PYTEST, "tests/server/test_sockets.py")
MATRIX = (*PYTEST, "tests/server/test_matrix.py")
HTTP = (*PYTEST, "tests/server/test_http.py")
STORE = (*PYTEST, "tests/server/test_store.py", "tests/server/test_sqlite.py")
CAMPAIGN = (*PYTEST, "tests/server/test_campaigns.py", "-k", "sent_again")
COMPANIONS = (*PYTEST, "tests/server/test_campaign_people.py")
NEWS = (*PYTEST, "tests/server/test_campaign_processes.py", "-k", "wakes or lost")
SCENARIOS = ("-m", "semafor", "scenario", "tests/scenarios/europe.yaml")


class Tooth(NamedTuple):
    """A fault: what it is, where, which text becomes which, and what must find it."""

    name: str
    file: str
    old: str
    new: str
    gate: tuple[str, ...]


SERVER = "src/semafor/server"
TEETH = (
    Tooth(
        "a campaign's command that is sent again is not recognised",
        f"{SERVER}/campaigns.py",
        "            if rev is not None:\n                raise _Stored(rev)",
        "            if rev is None and not command.cid:\n                raise _Stored(-1)",
        CAMPAIGN,
    ),
    Tooth(
        "a campaign's entry is told and stored nowhere",
        f"{SERVER}/campaigns.py",
        "is_stored = await self.store.append(room.id, event, *rows())",
        "is_stored = bool(room.id)",
        NEWS,
    ),
    Tooth(
        "other processes are not told of a campaign's news",
        f"{SERVER}/campaigns.py",
        'await self.hub.bus.send(f"campaign:{room.id}:{room.table.rev}")',
        "return",
        NEWS,
    ),
    Tooth(
        "people at one screen see what belongs to the first of them",
        f"{SERVER}/campaign_table.py",
        "return owned[0] if len(owned) == 1 else None",
        "return owned[0] if owned else None",
        COMPANIONS,
    ),
    Tooth(
        "acknowledged and shown before it is stored",
        f"{SERVER}/hub.py",
        "if not await self.store.append(room.id, event, link):",
        "if self.spawn(self.store.append(room.id, event, link)) is None:",
        SIMULATED,
    ),
    Tooth(
        "stored nowhere",
        f"{SERVER}/hub.py",
        "if not await self.store.append(room.id, event, link):",
        "if not room.id:",
        SIMULATED,
    ),
    Tooth(
        "a revision can be given twice",
        f"{SERVER}/migrations/0001_start.sql",
        "PRIMARY KEY (game, rev),",
        "",
        STORE,
    ),
    Tooth(
        "a key can be used twice",
        f"{SERVER}/migrations/0001_start.sql",
        "PRIMARY KEY (game, rev),\n    UNIQUE (game, key)",
        "PRIMARY KEY (game, rev)",
        STORE,
    ),
    Tooth(
        "a command that is sent again is not recognised",
        f"{SERVER}/table.py",
        "return self._keys.get(judging.make_key(eyes, cid))",
        "return None",
        SIMULATED,
    ),
    Tooth(
        "what others stored is taken in and not told",
        f"{SERVER}/hub.py",
        "        if events:\n            room.publish(time.time())\n",
        "",
        (*PYTEST, "tests/server/test_processes.py", "-k", "seen_at_the_other"),
    ),
    Tooth(
        "who comes back is told only the latest",
        f"{SERVER}/journal.py",
        "[max(rev, -1) + 1 :]",
        "[-1:]",
        SIMULATED,
    ),
    Tooth(
        "commits are not synced",
        f"{SERVER}/store_sqlite.py",
        "PRAGMA synchronous = FULL",
        "PRAGMA synchronous = NORMAL",
        POWER,
    ),
    Tooth(
        "an answer before the commit",
        f"{SERVER}/store_sqlite.py",
        '            self._writer.execute("COMMIT")\n',
        "            self._loop.call_soon_threadsafe(_answer, batch, answers)\n"
        '            self._writer.execute("COMMIT")\n',
        POWER,
    ),
    Tooth(
        "a full disk is not an error",
        f"{SERVER}/store_sqlite.py",
        "return [down for _ in batch]",
        "return [bool(str(down)) for _ in batch]",
        STORE,
    ),
    Tooth(
        "what is known of a hand is the hand",
        f"{SERVER}/views.py",
        "known=counts(ruleset, access.known_list(state, seat)),",
        "known=counts(ruleset, access.hand_list(state, seat)),",
        TWINS,
    ),
    Tooth(
        "the log tells everybody what was drawn",
        "src/semafor/engine/facts.py",
        "if key and not (is_secret and viewer != seat):",
        "if key:",
        TWINS,
    ),
    Tooth(
        "everybody gets the options of the actor",
        f"{SERVER}/table.py",
        "position = None if eyes is None else self.decision(eyes)",
        "position = self.decision(self.actor or 0)",
        TWINS,
    ),
    Tooth(
        "the seed is told before the end",
        f"{SERVER}/table.py",
        'if self.status == "over" and self._ending is None:',
        'if self.status != "lobby" and self._ending is None:',
        TWINS,
    ),
    Tooth(
        "what revealed cards can be taken back",
        f"{SERVER}/judging.py",
        'and not body["chance"]',
        "",
        UNDO,
    ),
    Tooth(
        "any move can be taken back",
        f"{SERVER}/judging.py",
        'UNDOABLE = frozenset({"claim", "station", "passengers"})',
        'UNDOABLE = frozenset({"claim", "station", "passengers", "keep", "draw", "tickets"})',
        UNDO,
    ),
    Tooth(
        "a rival takes back one's move",
        f"{SERVER}/table.py",
        "self.snapshots[-1].seat == seat and",
        "",
        UNDO,
    ),
    Tooth(
        "a stale decision is played",
        f"{SERVER}/judging.py",
        "if not table.asked[seat] <= message.rev <= table.rev:",
        "if message.rev > table.rev:",
        (*PYTEST, "tests/reliability/test_at_once.py", "-k", "two_moves_at_once"),
    ),
    Tooth(
        "a take-back sent twice takes back two moves",
        f"{SERVER}/judging.py",
        "if not latest <= message.rev <= table.rev:",
        "if message.rev > table.rev:",
        UNDO,
    ),
    Tooth(
        "what a crash has left undone stays undone",
        f"{SERVER}/driving.py",
        "if room.table.due(time.time()) is not None and (",
        "if room.settler is not None and (",
        SIMULATED,
    ),
    Tooth(
        "other people's seats can be played",
        f"{SERVER}/judging.py",
        "if seat is None or seat not in table.seating.owned(user):",
        "if seat is None:",
        REFUSALS,
    ),
    Tooth(
        "other people's eyes can be used",
        f"{SERVER}/sockets.py",
        "if hello.seat is not None and hello.seat not in room.table.seating.owned(connection.person):",
        "if hello.seat is not None and hello.seat < 0:",
        MATRIX,
    ),
    Tooth(
        "any page may open a socket",
        f"{SERVER}/guard.py",
        'elif origin.decode("latin-1") != own_origin(scope, host):',
        'elif origin == b"":',
        GUARD,
    ),
    Tooth(
        "any name of the host will do",
        f"{SERVER}/guard.py",
        'if scope["path"] not in OPEN_PATHS and host_name(host) not in self.settings.allowed_hosts:',
        "if not host:",
        GUARD,
    ),
    Tooth(
        "who never reads is kept",
        f"{SERVER}/connection.py",
        '        self._metrics.count("cuts", reason)\n        self._cut()\n',
        '        self._metrics.count("cuts", reason)\n',
        (*SOCKETS, "-k", "never_reads or flood"),
    ),
    Tooth(
        "frames of any size",
        f"{SERVER}/running.py",
        "ws_max_size=MOST_FRAME,",
        "",
        (*SOCKETS, "-k", "huge_frame"),
    ),
    Tooth(
        "the token from before the login goes on",
        f"{SERVER}/store.py",
        "            Change(DELETE_SESSION, (old_hash,)),\n",
        "",
        (*HTTP, "tests/server/test_store.py", "-k", "token or another_takes_its_place"),
    ),
    Tooth(
        "downtime costs time",
        f"{SERVER}/clock.py",
        "return max(0.0, now - since - down)",
        "return max(0.0, now - since)",
        CLOCK,
    ),
    Tooth(
        "a ferry needs no locomotives",
        "src/semafor/rules/ferries.py",
        "lambda route: builder.board.routes[route].locomotives",
        "lambda route: 0",
        SCENARIOS,
    ),
    Tooth(
        "the last round begins too early",
        "src/semafor/editions/europe.toml",
        "threshold = 2 ",
        "threshold = 3 ",
        SCENARIOS,
    ),
    Tooth(
        "an unbuilt station is worth too little",
        "src/semafor/editions/europe.toml",
        "unbuilt = 4 ",
        "unbuilt = 3 ",
        SCENARIOS,
    ),
    Tooth(
        "a tunnel reveals two cards",
        "src/semafor/editions/europe.toml",
        "reveal = 3 ",
        "reveal = 2 ",
        SCENARIOS,
    ),
)


def copy_tree(target: Path) -> None:
    """The source tree without what is built or kept by tools."""
    unwanted = shutil.ignore_patterns("__pycache__", "*.egg-info", ".*", "node_modules")
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=unwanted)
        elif source.exists():
            shutil.copy(source, target / name)


def holds(gate: tuple[str, ...], tree: Path) -> bool:
    """Whether a gate passes in a tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(  # noqa: S603 - our own tests
            [sys.executable, *gate],
            cwd=tree,
            env=environment,
            capture_output=True,
            timeout=GATE_SECONDS,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def count_place(tooth: Tooth, root: Path = ROOT) -> int:
    """How often the text of a tooth stands in its file: once, or the list is out of date."""
    return (root / tooth.file).read_text(encoding="utf-8").count(tooth.old)


def bite(tooth: Tooth, tree: Path, report: Report) -> None:
    """Plant a fault, ask its gate, take the fault out again."""
    file = tree / tooth.file
    sound = file.read_text(encoding="utf-8")
    if sound.count(tooth.old) != 1:
        report.fail(f"{tooth.name}: the text to change stands {sound.count(tooth.old)} times")
        return
    file.write_text(sound.replace(tooth.old, tooth.new), encoding="utf-8")
    try:
        gate = " ".join(tooth.gate)
        report.check(not holds(tooth.gate, tree), f"{tooth.name}: not found by {gate}")
        report.count("faults planted")
    finally:
        file.write_text(sound, encoding="utf-8")


def run(numbers: list[int], limit: float, report: Report) -> None:
    """All teeth, or some."""
    teeth = [TEETH[number] for number in numbers] if numbers else list(TEETH)
    end = time.monotonic() + limit
    with tempfile.TemporaryDirectory() as name:
        tree = Path(name)
        copy_tree(tree)
        for gate in dict.fromkeys(tooth.gate for tooth in teeth):
            report.progress(f"gate {' '.join(gate[-3:])}")
            report.check(holds(gate, tree), f"the gate fails without a fault: {' '.join(gate)}")
            report.count("gates that pass without a fault")
        for tooth in teeth:
            report.progress(f"planted: {tooth.name}")
            bite(tooth, tree, report)
            if time.monotonic() > end:
                report.fail(f"not finished after {limit:.0f} s")
                break
    report.floor("faults planted", len(teeth))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=3600)
    parser.add_argument("--only", type=int, action="append", help="number of a fault, from 0")
    options: Any = parser.parse_args(arguments)
    report = Report("teeth", quiet=options.quiet)
    run(options.only or [], options.limit, report)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
