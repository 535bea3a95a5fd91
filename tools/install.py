"""Installs Semafor's packages into the environment it is run with, and says all the while how far it is.

The engine is not compiled here but by `tools/build.py`, in the source tree, so that the next build compiles only
what has changed. For that Cython is installed, too.
"""

from __future__ import annotations

import sys
import tomllib

from tools.progress import ROOT, Display, run

PIP = ("-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off")
# What pip prints when it comes to a new part of its work, and what a person is told.
STAGES = {
    "Collecting": "Fetching packages",
    "Installing collected packages": "Installing packages",
}


def tools_stage(_: str) -> str:
    """There is one: the tools are few."""
    return "Fetching the compiler's tools (Cython)"


def packages_stage(line: str) -> str | None:
    """What a line of pip's means to a person, if anything."""
    stages = (stage for start, stage in STAGES.items() if line.startswith(start))
    return next(stages, None) if line else "Reading the project"


def main() -> int:
    """Install, showing progress; on failure, what pip said."""
    display = Display()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tools = project["build-system"]["requires"]
    sys.stdout.write("Installing Semafor: a minute the first time, longer on a busy machine.\n")
    code, lines = run((*PIP, *tools), display, tools_stage)
    if not code:
        here = ("--no-build-isolation", "--editable", ".[play]")
        code, lines = run((*PIP, *here), display, packages_stage, SEMAFOR_PURE="1")
    if code:
        display.end("The installation failed. The last lines of pip:")
        sys.stdout.write("\n".join(lines) + "\n")
        return 2
    display.end(f"Installed in {display.seconds} s.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
