"""The end of the gate: every test there is ran in one of the gate's runs.

A marker, a folder or a name can keep a test out of each run without anybody noticing. The runs write what
they collected and what they ran (`tests/kit/ran.py`); this fails for whatever ran nowhere. There is no list of
exceptions. What is marked `thorough` is left to `make thorough` and counted. Tests that want a program this machine
has not got are counted and named. With `--complete` nothing may be left and nothing be wanting.

    python tools/ran.py
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.kit.ran import MACHINE  # noqa: E402 - the line above finds it


class Account(NamedTuple):
    """What became of all tests."""

    ran: set[str]
    later: set[str]
    excused: dict[str, str]
    never: dict[str, str]
    unknown: list[str]


def read_lines(folder: Path, ending: str) -> Iterable[str]:
    """The lines of all runs."""
    for file in sorted(folder.glob(f"*.{ending}")):
        yield from file.read_text(encoding="utf-8").splitlines()


def account(folder: Path, tests: Path) -> Account:
    """Compare what there is with what ran.

    Args:
        folder: Where the runs wrote.
        tests: The folder of tests; a file of it that no run has collected is `unknown`.
    """
    collected = set(read_lines(folder, "collected"))
    ran: set[str] = set()
    skipped: dict[str, set[str]] = {}
    for line in read_lines(folder, "ran"):
        outcome, name, reason = line.split("\t")
        if outcome == "skipped":
            skipped.setdefault(name, set()).add(reason)
        else:
            ran.add(name)
    excused, never = {}, {}
    later = set(read_lines(folder, "thorough")) - ran
    for name in sorted(collected - ran - later):
        reasons = skipped.get(name, set())
        wanting = sorted(reason for reason in reasons if reason.startswith(MACHINE))
        if wanting:
            excused[name] = wanting[0]
        else:
            never[name] = "; ".join(sorted(reasons)) or "left out of every run"
    files = {name.partition("::")[0] for name in collected}
    names = (file.relative_to(tests.parent).as_posix() for file in tests.rglob("test_*.py"))
    return Account(ran, later, excused, never, sorted(set(names) - files))


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--folder", type=Path, default=ROOT / "build" / "ran", help="what the runs wrote"
    )
    parser.add_argument("--tests", type=Path, default=ROOT / "tests", help="the tests there are")
    parser.add_argument(
        "--complete", action="store_true", help="fail for what is left or wanting, too"
    )
    options = parser.parse_args(arguments)
    found = account(options.folder, options.tests)
    for name, reason in found.never.items():
        sys.stdout.write(f"never ran: {name} ({reason})\n")
    for name in found.unknown:
        sys.stdout.write(f"in no run: {name}\n")
    for reason, number in Counter(found.excused.values()).items():
        sys.stdout.write(f"{number} tests did not run: {reason}\n")
    if found.later:
        sys.stdout.write(f"{len(found.later)} tests are left to make thorough\n")
    sys.stdout.write(f"{len(found.ran)} tests ran, {len(found.never)} never did\n")
    is_short = not found.ran or (options.complete and (found.excused or found.later))
    return 1 if found.never or found.unknown or is_short else 0


if __name__ == "__main__":
    sys.exit(main())
