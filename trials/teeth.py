"""The tests are tested: one-line faults are planted, and a named gate must find each of them.

The source tree is copied to temporary folders; there every gate must pass first. Then one fault at a
time is planted and its gate must fail. A gate that stays green is a broken gate. To add a fault, add a `Tooth`
to the list: a text that stands once in a file, what it becomes, and the few tests that must notice (they run on
the plain build where the file is compiled).

    python -m trials.teeth
    python -m trials.teeth --only 3 --only 7
    python -m trials.teeth --about campaign
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

from trials.report import Report, make_parser
from trials.server_process import ROOT

COPIED = ("src", "tests", "trials", "docs", "examples", "pyproject.toml", "README.md")
GATE_SECONDS = 300
PYTEST = ("-m", "pytest", "-q", "-x", "-p", "no:cacheprovider")
SIMULATED = (*PYTEST, "tests/reliability/test_simulated.py", "-k", "not planted")
POWER = ("-m", "trials.power", "--events", "30", "--quiet")
UNDONE = (*PYTEST, "tests/server/games/test_driving.py", "-k", "left_undone")
UNDO = (*PYTEST, "tests/server/games/test_undo.py", "tests/reliability/test_take_back.py")
REFUSALS = (*PYTEST, "tests/server/games/test_refusals.py")
CLOCK = (*PYTEST, "tests/server/games/test_clock.py")
MIRRORS = (*PYTEST, "tests/server/games/test_mirror_worlds.py", "-k", "look_the_same")
GUARD = (*PYTEST, "tests/server/http/test_guard.py")
SOCKETS = (*PYTEST, "tests/server/sockets/test_sockets.py")
MATRIX = (*PYTEST, "tests/server/http/test_matrix.py")
HTTP = (*PYTEST, "tests/server/http/test_http.py")
STORE = (*PYTEST, "tests/server/storage/test_store.py", "tests/server/storage/test_sqlite.py")
CAMPAIGN = (*PYTEST, "tests/server/campaigns/test_campaigns.py", "-k", "sent_again")
VIEWS = (*PYTEST, "tests/server/campaigns/test_table.py")
DAILY = (*PYTEST, "tests/server/http/test_daily.py")
COMPANIONS = (*PYTEST, "tests/server/campaigns/test_people.py")
SEALED = (*PYTEST, "tests/server/campaigns/test_files.py")
NEWS = (*PYTEST, "tests/server/campaigns/test_processes.py", "-k", "wakes or lost")
SCENARIOS = ("-m", "semafor", "scenario", "tests/scenarios/europe.yaml")


Item = TypeVar("Item")


class Tooth(NamedTuple):
    """A fault: what it is, where, which text becomes which, and what must find it."""

    name: str
    file: str
    old: str
    new: str
    gate: tuple[str, ...]

    @property
    def is_compiled(self) -> bool:
        """Whether the file is part of the compiled core: only the plain build reads its text."""
        return (ROOT / self.file).with_suffix(".pxd").exists()

    @property
    def needed(self) -> Gate:
        """The gate on its build."""
        return Gate(self.gate, plain=self.is_compiled)


class Gate(NamedTuple):
    """Tests, and whether they run on the plain build."""

    words: tuple[str, ...]
    plain: bool

    def holds(self, tree: Path) -> bool:
        """Whether they pass in a tree."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(tree / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
            **({"SEMAFOR_PURE": "1"} if self.plain else {}),
        }
        environment.pop("SEMAFOR_RAN", None)  # what runs here is no run of the gate
        try:
            done = subprocess.run(  # noqa: S603 - our own tests
                [sys.executable, *self.words],
                cwd=tree,
                env=environment,
                capture_output=True,
                timeout=GATE_SECONDS,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


SERVER = "src/semafor/server"
TEETH = (
    Tooth(
        "a campaign's command that is sent again is not recognised",
        f"{SERVER}/campaigns/hub.py",
        "    if rev is not None:\n        raise Stored(rev)",
        "    if rev is None and not cid:\n        raise Stored(-1)",
        CAMPAIGN,
    ),
    Tooth(
        "a campaign's entry is told and stored nowhere",
        f"{SERVER}/log/hub.py",
        "is_stored = await self.store.append(room.id, event, *rows(event), *notices)",
        "is_stored = bool(room.id)",
        NEWS,
    ),
    Tooth(
        "other processes are not told of a campaign's news",
        f"{SERVER}/log/hub.py",
        'await self.bus.send(f"{self.kind}:{room.id}:{room.table.rev}")',
        "return",
        NEWS,
    ),
    Tooth(
        "people at one screen see what belongs to the first of them",
        f"{SERVER}/campaigns/table.py",
        "return owned[0] if len(owned) == 1 else None",
        "return owned[0] if owned else None",
        COMPANIONS,
    ),
    Tooth(
        "acknowledged and shown before it is stored",
        f"{SERVER}/log/hub.py",
        "is_stored = await self.store.append(room.id, event, *rows(event), *notices)",
        "is_stored = bool(self.spawn(self.store.append(room.id, event, *rows(event))))",
        SIMULATED,
    ),
    Tooth(
        "stored nowhere",
        f"{SERVER}/log/hub.py",
        "is_stored = await self.store.append(room.id, event, *rows(event), *notices)",
        "is_stored = bool(room.id)",
        SIMULATED,
    ),
    Tooth(
        "a revision can be given twice",
        f"{SERVER}/storage/migrations/0007_one_log.sql",
        "PRIMARY KEY (log, rev),",
        "",
        STORE,
    ),
    Tooth(
        "a key can be used twice",
        f"{SERVER}/storage/migrations/0007_one_log.sql",
        "PRIMARY KEY (log, rev),\n    UNIQUE (log, key)",
        "PRIMARY KEY (log, rev)",
        STORE,
    ),
    Tooth(
        "a command that is sent again is not recognised",
        f"{SERVER}/games/state.py",
        "return self.keys.get(drafts.make_key(user, eyes, cid))",
        "return None",
        SIMULATED,
    ),
    Tooth(
        "what others stored is taken in and not told",
        f"{SERVER}/log/hub.py",
        "        if events:\n            await self._publish(room)\n",
        "",
        (*PYTEST, "tests/server/bus/test_processes.py", "-k", "seen_at_the_other"),
    ),
    Tooth(
        "who comes back is told only the latest",
        f"{SERVER}/games/journal.py",
        "[max(rev, -1) + 1 :]",
        "[-1:]",
        SIMULATED,
    ),
    Tooth(
        "commits are not synced",
        f"{SERVER}/storage/sqlite.py",
        "PRAGMA synchronous = FULL",
        "PRAGMA synchronous = NORMAL",
        POWER,
    ),
    Tooth(
        "an answer before the commit",
        f"{SERVER}/storage/sqlite.py",
        '            self._writer.execute("COMMIT")\n',
        "            self._loop.call_soon_threadsafe(_answer, batch, answers)\n"
        '            self._writer.execute("COMMIT")\n',
        POWER,
    ),
    Tooth(
        "a full disk is not an error",
        f"{SERVER}/storage/sqlite.py",
        "return [down for _ in batch]",
        "return [bool(str(down)) for _ in batch]",
        STORE,
    ),
    Tooth(
        "a connection lost in the middle of an operation is an error",
        f"{SERVER}/storage/postgres.py",
        "    asyncpg.InternalClientError,  # the connection was lost in the middle of an operation\n",
        "",
        (*PYTEST, "tests/server/storage/test_postgres_outage.py"),
    ),
    Tooth(
        "the rules of every game of a campaign are kept for ever",
        f"{SERVER}/games/views.py",
        "@once_for_ruleset\n",
        "@__import__('functools').cache\n",
        (*PYTEST, "tests/rulesets/test_named.py"),
    ),
    Tooth(
        "what is known of a hand is the hand",
        f"{SERVER}/games/views.py",
        "known=counts(ruleset, access.known_list(state, seat)),",
        "known=counts(ruleset, access.hand_list(state, seat)),",
        MIRRORS,
    ),
    Tooth(
        "the log tells everybody what was drawn",
        "src/semafor/engine/facts.py",
        "if key and not (is_secret and viewer != seat):",
        "if key:",
        MIRRORS,
    ),
    Tooth(
        "everybody gets the options of the actor",
        f"{SERVER}/games/table.py",
        "position = None if eyes is None else self.decision(eyes)",
        "position = self.decision(self.actor or 0)",
        MIRRORS,
    ),
    Tooth(
        "the seed is told before the end",
        f"{SERVER}/games/table.py",
        'if self.status == "over" and self._ending is None:\n            is_open',
        'if self.status != "lobby" and self._ending is None:\n            is_open',
        MIRRORS,
    ),
    Tooth(
        "a bot speaks of its tickets before the end",
        f"{SERVER}/games/questions.py",
        "if table.has_secrets:",
        "if table.game is None:",
        MIRRORS,
    ),
    Tooth(
        "whoever takes part takes the campaign as a file",
        f"{SERVER}/campaigns/table.py",
        '        if not self.is_host(user):\n            raise Refusal("campaign-file-host"',
        '        if not self.owned(user):\n            raise Refusal("campaign-file-host"',
        (*SEALED, "-k", "host_alone"),
    ),
    Tooth(
        "a campaign is taken as a file in the middle of a game",
        f"{SERVER}/campaigns/table.py",
        'not in ("begin", "over"):',
        'not in ("begin", "over", "play"):',
        (*SEALED, "-k", "middle_of_a_game"),
    ),
    Tooth(
        "a file holds what the campaign has to come",
        "src/semafor/charter/offices.py",
        "    state.seed = seed\n",
        "",
        (*SEALED, "-k", "has_to_come"),
    ),
    Tooth(
        "the shuffle of a campaign's game is told while hands still count",
        f"{SERVER}/games/replays.py",
        'table.status == "over" and not is_sealed and',
        'table.status == "over" and',
        (*SEALED, "-k", "shuffle_of_a_game"),
    ),
    Tooth(
        "words are said and not mixed in",
        "src/semafor/engine/chance.py",
        "if words is None or not any(words.said):",
        "if words is None or not words.table.isspace():",
        (*PYTEST, "tests/server/games/test_words.py"),
    ),
    Tooth(
        "commands without a seat are anybody's",
        f"{SERVER}/log/drafts.py",
        'return f"-:{user}:{cid}" if',
        'return f"-:{cid}" if',
        (*PYTEST, "tests/server/games/test_folding.py"),
    ),
    Tooth(
        "what revealed cards can be taken back",
        f"{SERVER}/games/judging.py",
        'and not body["chance"]',
        "",
        UNDO,
    ),
    Tooth(
        "any move can be taken back",
        f"{SERVER}/games/judging.py",
        'UNDOABLE = frozenset({"claim", "station", "passengers"})',
        'UNDOABLE = frozenset({"claim", "station", "passengers", "keep", "draw", "tickets"})',
        UNDO,
    ),
    Tooth(
        "a rival takes back one's move",
        f"{SERVER}/games/state.py",
        "self.snapshots[-1].seat == seat and",
        "",
        UNDO,
    ),
    Tooth(
        "the deal of the day is open to whoever has it before them",
        f"{SERVER}/games/daily.py",
        'if own is None or own.summary.status != "over":',
        "if False:",
        (*DAILY, "-k", "before_them"),
    ),
    Tooth(
        "everybody is shown what one company may know",
        f"{SERVER}/campaigns/table.py",
        'look = (user, company or "") if self._knows(user) else ("", "")',
        'look = ("", "")',
        (*VIEWS, "-k", "made_once"),
    ),
    Tooth(
        "anybody names a company",
        f"{SERVER}/campaigns/table.py",
        "if by != HOST and by not in self.owned(user):",
        "if False:",
        (*MATRIX, "-k", "writes_for_another"),
    ),
    Tooth(
        "a stale decision is played",
        f"{SERVER}/games/judging.py",
        "if not table.asked[seat] <= message.rev <= table.rev:",
        "if message.rev > table.rev:",
        (*PYTEST, "tests/reliability/test_at_once.py", "-k", "two_commands_at_once"),
    ),
    Tooth(
        "a take-back sent twice takes back two moves",
        f"{SERVER}/games/judging.py",
        "if not latest <= message.rev <= table.rev:",
        "if message.rev > table.rev:",
        UNDO,
    ),
    Tooth(
        "what a crash has left undone stays undone",
        f"{SERVER}/games/driving.py",
        "if room.table.due(self.hub.now()) is not None and (",
        "if room.settler is not None and (",
        UNDONE,
    ),
    Tooth(
        "other people's seats can be played",
        f"{SERVER}/games/judging.py",
        "if seat is None or seat not in table.seating.owned(user):",
        "if seat is None:",
        REFUSALS,
    ),
    Tooth(
        "other people's eyes can be used",
        f"{SERVER}/sockets/endpoint.py",
        "return hello.seat is None or hello.seat in room.table.seating.owned(connection.person)",
        "return hello.seat is None or hello.seat >= 0",
        MATRIX,
    ),
    Tooth(
        "any page may open a socket",
        f"{SERVER}/http/guard.py",
        'elif origin.decode("latin-1") != own_origin(scope, host):',
        'elif origin == b"":',
        GUARD,
    ),
    Tooth(
        "any name of the host will do",
        f"{SERVER}/http/guard.py",
        'if scope["path"] not in OPEN_PATHS and host_name(host) not in self.reach.hosts:',
        "if not host:",
        GUARD,
    ),
    Tooth(
        "who never reads is kept",
        f"{SERVER}/sockets/connection.py",
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
        f"{SERVER}/people/store.py",
        "            Change(DELETE_SESSION, (old_hash,)),\n",
        "",
        (*HTTP, "tests/server/storage/test_store.py", "-k", "token or another_takes_its_place"),
    ),
    Tooth(
        "downtime costs time",
        f"{SERVER}/games/clock.py",
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
        "src/semafor/editions/europe/edition.toml",
        "threshold = 2 ",
        "threshold = 3 ",
        SCENARIOS,
    ),
    Tooth(
        "an unbuilt station is worth too little",
        "src/semafor/editions/europe/edition.toml",
        "unbuilt = 4 ",
        "unbuilt = 3 ",
        SCENARIOS,
    ),
    Tooth(
        "a tunnel reveals two cards",
        "src/semafor/editions/europe/edition.toml",
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
        target.mkdir(exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=unwanted)
        elif source.exists():
            shutil.copy(source, target / name)


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
        is_found = not tooth.needed.holds(tree)
        report.check(is_found, f"{tooth.name}: not found by {' '.join(tooth.gate)}")
        report.count("faults planted")
        report.count("faults found", int(is_found))
    finally:
        file.write_text(sound, encoding="utf-8")


def check_sound(gate: Gate, tree: Path, report: Report) -> None:
    """A gate must pass where nothing is planted."""
    words = " ".join(gate.words)
    report.check(gate.holds(tree), f"the gate fails without a fault: {words}")
    report.count("gates that pass without a fault")


class Trees:
    """Copies of the source, each used by one at a time."""

    def __init__(self, folder: Path, jobs: int, report: Report, limit: float) -> None:
        self.jobs = jobs
        self.report = report
        self.end = time.monotonic() + limit
        self.times: dict[str, float] = {}
        self.free: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy_tree(folder / f"{number}")
            self.free.put(folder / f"{number}")

    def each(self, work: Callable[[Item, Path, Report], None], items: Iterable[Item]) -> None:
        """Do something for every item, several side by side."""
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(lambda item: self._one(work, item), items))

    def _one(self, work: Callable[[Item, Path, Report], None], item: Item) -> None:
        if time.monotonic() > self.end:
            self.report.fail(f"no time was left for {item}")
            return
        tree, began = self.free.get(), time.monotonic()
        try:
            work(item, tree, self.report)
        finally:
            self.free.put(tree)
        name = item.name if isinstance(item, Tooth) else " ".join(getattr(item, "words", ())[-3:])
        self.times[name] = round(time.monotonic() - began, 1)
        self.report.progress(f"{len(self.times)} done; {name}")


def choose(numbers: list[int], about: str) -> list[Tooth]:
    """All teeth, or some by number or word."""
    teeth = [TEETH[number] for number in numbers] if numbers else list(TEETH)
    return [tooth for tooth in teeth if about in f"{tooth.name} {tooth.file}"]


def run(teeth: list[Tooth], limit: float, jobs: int, report: Report) -> None:
    """The gates without a fault, then with each."""
    with tempfile.TemporaryDirectory() as name:
        trees = Trees(Path(name), jobs, report, limit)
        trees.each(check_sound, dict.fromkeys(tooth.needed for tooth in teeth))
        trees.each(bite, teeth)
    longest = sorted(trees.times.items(), key=lambda item: -item[1])
    report.figures["slowest, seconds"] = dict(longest[:5])
    report.floor("faults planted", len(teeth))
    report.floor("faults found", len(teeth))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = make_parser(__doc__, seconds=3600)
    parser.add_argument("--only", type=int, action="append", help="number of a fault, from 0")
    parser.add_argument("--about", default="", help="faults whose name or file has this word")
    parser.add_argument("--jobs", type=int, default=2, help="at once (%(default)s)")
    options: Any = parser.parse_args(arguments)
    report = Report("teeth", quiet=options.quiet)
    run(choose(options.only or [], options.about), options.limit, options.jobs, report)
    return report.write(as_json=options.json)


if __name__ == "__main__":
    sys.exit(main())
