"""`semafor scenario PATH…`: run scenario files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from semafor.engine.errors import SetupError
from semafor.scenarios import find_files, load_scenarios, run_scenario
from semafor.texts import Texts

BROKEN_FILE = 2


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""
    parser.add_argument("paths", nargs="+", type=Path, help=texts("scenario-help-paths"))


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Run every scenario, a line for each, and count; a broken file does not stop the others."""
    passed = failed = broken = 0
    for file in find_files(options.paths):
        try:
            scenarios = load_scenarios(file)
        except SetupError as error:
            sys.stderr.write(texts.explain(error) + "\n")
            broken += 1
            continue
        for number, scenario in enumerate(scenarios):
            name = scenario.get("name", f"{file.name} {number + 1}")
            problem = run_scenario(scenario)
            if problem is None:
                passed += 1
                sys.stdout.write(f"ok   {name}\n")
            else:
                failed += 1
                sys.stdout.write(f"FAIL {name}: {problem}\n")
    sys.stdout.write(f"{passed} passed, {failed} failed\n")
    return BROKEN_FILE if broken else 1 if failed else 0
