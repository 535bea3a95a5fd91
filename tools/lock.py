"""Write the locks: every package that is installed with the program or builds it, with hashes.

`make lock` runs it after a change of dependencies in pyproject.toml. requirements.lock holds what the program runs
with (extras for libraries of its users are theirs to choose), requirements-build.lock what builds. Both fit every
system and Python the program supports.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
RUNTIME = ROOT / "requirements.lock"
BUILD = ROOT / "requirements-build.lock"
HEAD = "# Made by tools/lock.py (make lock): do not edit.\n"
# What belongs to the program as it is played and served.
EXTRAS = ("play", "postgres", "redis", "pictures")
OPTIONS = ("--universal", "--generate-hashes", "--no-header", "--no-annotate", "--quiet")


def compile_lock(source: Path, *more: str) -> str:
    """Versions and hashes of everything a file asks for."""
    python = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    words = [sys.executable, "-m", "uv", "pip", "compile", str(source), *OPTIONS, *more]
    words += ["--python-version", python.removeprefix(">=")]
    done = subprocess.run(words, check=True, capture_output=True, text=True, cwd=ROOT)  # noqa: S603 - our own words
    return HEAD + done.stdout


def main() -> None:
    """Write both files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    RUNTIME.write_text(
        compile_lock(ROOT / "pyproject.toml", *(f"--extra={extra}" for extra in EXTRAS)),
        encoding="utf-8",
    )
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "build.in"
        wanted.write_text("\n".join(project["build-system"]["requires"]) + "\n", encoding="utf-8")
        BUILD.write_text(compile_lock(wanted), encoding="utf-8")


if __name__ == "__main__":
    main()
