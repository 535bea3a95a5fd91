"""Compiles what has changed since the engine was last compiled; if nothing has, it is done at once.

The stamp of the last build knows what it was made from (`src/semafor/_builds.py`), `build/` keeps what need not be
made again. Where no C compiler works, the source runs as it is, and is not tried again until it changes.

    python -m tools.build          # what `make play` and the tests do before they begin
    python -m tools.build --again  # what `make build` does: try also where it failed before
"""

from __future__ import annotations

import argparse
import os
import runpy
import sys
from types import SimpleNamespace

from tools.progress import ROOT, Display, run

BUILDS = SimpleNamespace(**runpy.run_path(str(ROOT / "src" / "semafor" / "_builds.py")))
SETUP = ROOT / "setup.py"
# What could not be compiled when it was last tried.
FAILED = ROOT / "build" / "not-compiled.txt"
# Lines of setup.py that say how far it is begin with this word.
MARK = "semafor: "
# In folders of its own: what pip packs lies in build/lib.
BUILD = ("setup.py", "build_ext", "--inplace", "--build-lib", "build/inplace")


def build_stage(line: str) -> str | None:
    """What a line of the build means to a person, if anything."""
    if line and not line.startswith(MARK):
        return None
    return f"Building the engine: {line.removeprefix(MARK) or 'reading'}"


def is_compiled() -> bool:
    """Whether there is anything compiled."""
    return any(name.endswith(BUILDS.SUFFIX) for name in BUILDS.package_files())


def is_up_to_date() -> bool:
    """Whether what is compiled was made from these very files, in this way."""
    if not is_compiled() or not BUILDS.STAMP.exists() or BUILDS.changed_files():
        return False
    return bool(BUILDS.STAMP.stat().st_mtime >= SETUP.stat().st_mtime)


def state_of_files() -> str:
    """What a failed build was tried with."""
    return f"{BUILDS.checksums(BUILDS.package_files())} {SETUP.stat().st_mtime}"


def main(arguments: list[str] | None = None) -> int:
    """Build if there is anything to build; on failure, what was said."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--again", action="store_true", help="try also where it failed before")
    options = parser.parse_args(arguments)
    if os.environ.get("SEMAFOR_PURE") or is_up_to_date():
        return 0
    tried = state_of_files()
    if not options.again and FAILED.exists() and FAILED.read_text(encoding="utf-8") == tried:
        return 0
    return build(tried)


def build(tried: str) -> int:
    """Compile, showing progress."""
    display = Display()
    code, lines = run(BUILD, display, build_stage)
    if code:
        display.end("The build failed. Its last lines:")
        sys.stdout.write("\n".join(lines) + "\n")
        return 2
    if is_compiled():
        FAILED.unlink(missing_ok=True)
        display.end(f"Built in {display.seconds} s.")
    else:
        FAILED.parent.mkdir(exist_ok=True)
        FAILED.write_text(tried, encoding="utf-8")
        display.end("No C compiler works here: the same games run, slower.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
