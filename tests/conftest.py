"""Rule ids: every marker must name a known rule, and all marked ids are kept for one last test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
# Folders whose tests are about no rule: the gate runs them apart, the rules are complete without them.
WITHOUT_RULES = ("browser", "reliability")
KNOWN_IDS = ROOT / "docs" / "rules" / "ids.txt"
MARKED_IDS = pytest.StashKey[set[str]]()
MARKED_CARDS = pytest.StashKey[set[str]]()


def known_ids() -> list[str]:
    """The rule ids of all editions, one on each line of the list."""
    return KNOWN_IDS.read_text(encoding="utf-8").split()


def ids_of(item: pytest.Item) -> Iterator[str]:
    """The rule ids a test is marked with."""
    for marker in item.iter_markers("rule"):
        yield from marker.args


@pytest.hookimpl(tryfirst=True)  # before -k and -m take tests away
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse unknown rule ids and remember the others."""
    known = set(known_ids())
    unknown = [
        f"{item.nodeid}: {name}" for item in items for name in ids_of(item) if name not in known
    ]
    if unknown:
        raise pytest.UsageError("not in docs/rules/ids.txt:\n" + "\n".join(sorted(set(unknown))))
    config.stash[MARKED_IDS] = {name for item in items for name in ids_of(item)}
    config.stash[MARKED_CARDS] = {
        name for item in items for marker in item.iter_markers("card") for name in marker.args
    }


@pytest.fixture(scope="session")
def marked_rule_ids(pytestconfig: pytest.Config) -> set[str]:
    """All rule ids that a collected test is marked with."""
    return pytestconfig.stash[MARKED_IDS]


@pytest.fixture(scope="session")
def marked_cards(pytestconfig: pytest.Config) -> set[str]:
    """All cards of the campaign that a collected test is marked with."""
    return pytestconfig.stash[MARKED_CARDS]


@pytest.fixture(scope="session")
def all_rule_ids() -> list[str]:
    """All rule ids that need a test."""
    return known_ids()


@pytest.fixture(scope="session")
def everything_is_collected(pytestconfig: pytest.Config) -> bool:
    """Whether this run was asked for the whole folder of tests (each xdist worker sees it all)."""
    tests = ROOT / "tests"
    ignored = {Path(path).resolve() for path in pytestconfig.getoption("ignore", None) or ()}
    if ignored - {tests / name for name in WITHOUT_RULES} or pytestconfig.getoption("ignore_glob"):
        return False
    asked = [(pytestconfig.invocation_params.dir / name).resolve() for name in pytestconfig.args]
    return any(path == tests or path in tests.parents for path in asked)
