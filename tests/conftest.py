"""What holds for all tests: known rule ids, seeds that stay the same, and in which runs a test takes part.

Every `rule` marker must name a known rule, and all marked ids are kept for one last test. Markers decide where a
test runs: on which build (each, unless `once`, `compiled` or `plain` says otherwise), in a run of its own (`alone`,
`browser`), while somebody is editing (`quick`), or not before a release (`thorough`).
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from semafor import _CHANGED, _builds
from semafor.engine.core import is_compiled
from tests.kit.luck import Luck, begin_luck
from tests.kit.ran import RunNotes, lacks

ROOT = Path(__file__).resolve().parents[1]
# The markers of all tests in a folder or file. `once` stands where tests do not depend on how the engine was built,
# or would take too long on the plain build. That both builds give the same games is shown by the other folders: golden
# games, counted positions, rules and scenarios, properties, cards. `quick` stands where seconds show that the rules hold.
FOLDERS = {
    "arena": {"once"},
    "bots": {"once"},
    "browser": {"once", "browser"},
    "compat": {"once"},
    "data": {"quick"},
    "dev": {"once"},
    "differential": {"once"},
    "docs": {"once"},
    "drawing": {"once"},
    "editions": {"once"},
    "golden": {"quick"},
    "lab/test_environments.py": {"once"},
    "lab/test_learning.py": {"once"},
    "lab/test_words.py": {"once"},
    "legends": {"quick"},
    "oracle": {"once"},
    "perft": {"quick"},
    "planning": {"once"},
    "reliability": {"once"},
    "reliability/test_abuse.py": {"alone"},
    "reliability/test_at_once.py": {"alone"},
    "reliability/test_doors.py": {"alone"},
    "review": {"once"},
    "rules": {"quick"},
    "search": {"once"},
    "server": {"once"},
    "texts": {"once"},
    "tui": {"once"},
}
# These are given here only, so that a run for one of them need not read the other folders.
OF_FOLDERS = ("alone", "browser", "quick")
KNOWN_IDS = ROOT / "docs" / "rules" / "ids.txt"
LUCK = pytest.StashKey[Luck]()
NOTES = pytest.StashKey[RunNotes]()
MARKED_IDS = pytest.StashKey[set[str]]()
MARKED_CARDS = pytest.StashKey[set[str]]()


def known_ids() -> list[str]:
    """The rule ids of all editions, one on each line of the list."""
    return KNOWN_IDS.read_text(encoding="utf-8").split()


def ids_of(item: pytest.Item) -> Iterator[str]:
    """The rule ids a test is marked with."""
    for marker in item.iter_markers("rule"):
        yield from marker.args


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to test old binaries; draw no seeds from the system; keep account of the run if asked to."""
    if _CHANGED:
        raise pytest.UsageError(
            f"{_builds.tell(_CHANGED)}; SEMAFOR_PURE=1 tests the source as it is"
        )
    config.stash[LUCK] = begin_luck(config)
    if path := os.environ.get("SEMAFOR_RAN"):
        config.stash[NOTES] = RunNotes(config, Path(path))
        config.pluginmanager.register(config.stash[NOTES])


def folder_markers(path: Path) -> set[str]:
    """The markers of the folders that a path lies in."""
    parts = path.relative_to(ROOT / "tests").parts
    folders = ("/".join(parts[:depth]) for depth in range(1, len(parts) + 1))
    return set().union(*(FOLDERS.get(folder, set()) for folder in folders))


def is_left_out(path: Path, wanted: str) -> bool:
    """Whether a run for a marker of folders has nothing to do at a path."""
    inner = path.relative_to(ROOT / "tests").as_posix()
    lies_above = any(
        name.startswith(f"{inner}/") for name, markers in FOLDERS.items() if wanted in markers
    )
    return wanted not in folder_markers(path) and not lies_above


def wanted_folders(config: pytest.Config) -> str | None:
    """The marker of folders to which a run keeps (`-m alone`, `-m "browser and not thorough"`), if any."""
    first, *more = str(config.getoption("markexpr")).split() or [""]
    return first if first in OF_FOLDERS and more[:1] in ([], ["and"]) and "or" not in more else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Do not even read what a run for one marker of folders leaves out."""
    wanted = wanted_folders(config)
    if wanted is None or ROOT / "tests" not in collection_path.parents:
        return None
    return is_left_out(collection_path, wanted) or None


def mark(item: pytest.Item) -> None:
    """Give a test the markers of its folder; skip it if it needs the other build."""
    needs_plain, needs_compiled = (item.get_closest_marker(name) for name in ("plain", "compiled"))
    if needs_plain and is_compiled():
        item.add_marker(pytest.mark.skip(reason="needs the plain build"))
    elif needs_compiled and not is_compiled():
        is_other_run = bool(os.environ.get("SEMAFOR_PURE"))
        reason = "needs the compiled build" if is_other_run else lacks("compiled build")
        item.add_marker(pytest.mark.skip(reason=reason))
    for name in folder_markers(item.path):
        if name != "once" or not needs_plain:
            item.add_marker(name)


@pytest.hookimpl(tryfirst=True)  # before -k and -m take tests away
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse unknown rule ids and remember the others; mark what folders say."""
    for item in items:
        mark(item)
    if NOTES in config.stash:
        config.stash[NOTES].collect(items)
    known = set(known_ids())
    unknown = [
        f"{item.nodeid}: {name}" for item in items for name in ids_of(item) if name not in known
    ]
    if unknown:
        raise pytest.UsageError("not in docs/rules/ids.txt:\n" + "\n".join(sorted(set(unknown))))
    # What is shown only by tests that the gate leaves out is not shown.
    shown = [item for item in items if not item.get_closest_marker("thorough")]
    config.stash[MARKED_IDS] = {name for item in shown for name in ids_of(item)}
    config.stash[MARKED_CARDS] = {
        name for item in shown for marker in item.iter_markers("card") for name in marker.args
    }


@pytest.fixture(scope="session")
def marked_rule_ids(pytestconfig: pytest.Config) -> set[str]:
    """All rule ids that a collected test of the gate is marked with."""
    return pytestconfig.stash[MARKED_IDS]


@pytest.fixture(scope="session")
def marked_cards(pytestconfig: pytest.Config) -> set[str]:
    """All cards of the campaign that a collected test of the gate is marked with."""
    return pytestconfig.stash[MARKED_CARDS]


@pytest.fixture
def luck(pytestconfig: pytest.Config) -> Luck:
    """What the seeds of this test follow from, for one that wants a certain deal."""
    return pytestconfig.stash[LUCK]


@pytest.fixture(scope="session")
def all_rule_ids() -> list[str]:
    """All rule ids that need a test."""
    return known_ids()


@pytest.fixture(scope="session")
def everything_is_collected(pytestconfig: pytest.Config) -> bool:
    """Whether this run was asked for the whole folder of tests (each xdist worker sees it all)."""
    tests = ROOT / "tests"
    leaves_out = pytestconfig.getoption("ignore", None) or pytestconfig.getoption("ignore_glob")
    if leaves_out or wanted_folders(pytestconfig):
        return False
    asked = [(pytestconfig.invocation_params.dir / name).resolve() for name in pytestconfig.args]
    return any(path == tests or path in tests.parents for path in asked)
