"""An installed wheel is whole: compiled, knows every edition, plays golden numbers, and its page is there.

    python tools/wheel_check.py PROJECT

Run it away from the source tree, where `import semafor` finds the installed package.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

GAMES = (
    "simulate",
    "--bots",
    "greedy,random",
    "--games",
    "4",
    "--seed",
    "1",
    "--workers",
    "1",
    "--json",
)


def main() -> int:
    """Check, and say what is wrong."""
    import semafor  # noqa: PLC0415 - only here it must be installed
    from semafor.editions import EDITIONS  # noqa: PLC0415 - as above
    from semafor.engine.core import is_compiled  # noqa: PLC0415 - as above

    source = Path(sys.argv[1]).resolve() / "src"
    here = Path(semafor.__file__).resolve()
    if here.is_relative_to(source):
        sys.stderr.write(f"{here} is the source tree, not an installed package.\n")
        return 1
    if not is_compiled():
        sys.stderr.write("The engine of this wheel is not compiled.\n")
        return 1
    if not (here.parent / "server" / "page" / "index.html").is_file():
        sys.stderr.write("The page is not in this wheel.\n")
        return 1
    for edition in EDITIONS:
        words = [sys.executable, "-m", "semafor", GAMES[0], edition, *GAMES[1:]]
        done = subprocess.run(words, check=True, capture_output=True, text=True)  # noqa: S603 - our own words
        rows = json.loads(done.stdout)
        sys.stdout.write(f"{edition}: {rows['games']} games, {rows['decisions']} decisions each\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
