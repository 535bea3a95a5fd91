"""`semafor scenario PATH…`: run scenario files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from semafor.scenarios import find_files, load_scenarios, run_scenario
from semafor.texts import Texts


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("paths", nargs="+", type=Path, help=texts("scenario-help-paths"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Run every scenario, a line for each, and count."""
    passed = failed = 0
    for file in find_files(options.paths):
        for number, scenario in enumerate(load_scenarios(file)):
            name = scenario.get("name", f"{file.name} {number + 1}")
            problem = run_scenario(scenario)
            if problem is None:
                passed += 1
                sys.stdout.write(f"ok   {name}\n")
            else:
                failed += 1
                sys.stdout.write(f"FAIL {name}: {problem}\n")
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return 1 if failed else 0
