"""The page: formatted, typed, tested, and built from its source as it is committed.

What has passed here once need not pass again: `build/web-checked.txt` keeps the checksum of everything that the page is
made of and of what was built from it. Without Node.js 20 nothing is compared, and that is said.

    python -m tools.web_check
    python -m tools.web_check --again
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PACKAGE = ROOT / "src" / "semafor"
COMMITTED = PACKAGE / "server" / "page"
BUILT = ROOT / "build" / "web"
CHECKED = ROOT / "build" / "web-checked.txt"
OLDEST_NODE = 20
# The page reads texts and data of the package, wherever they lie; Python files and what is made from them it does not.
NOT_READ = {".py", ".pxd", ".pyc", ".so", ".pyd"}
NPM = (
    ("install", "--no-save", "--no-audit", "--no-fund", "--silent"),
    ("run", "--silent", "format:check"),
    ("run", "--silent", "check"),
    ("test", "--silent"),
    ("run", "--silent", "build", "--", "--outDir", str(BUILT), "--logLevel", "warn"),
)


def node_version() -> str:
    """The version of Node.js, or nothing."""
    node = shutil.which("node")
    if node is None:
        return ""
    done = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)  # noqa: S603 - found on the path
    return done.stdout.strip()


def page_files() -> Iterator[Path]:
    """Everything the page may be made of, and what was made of it."""
    for folder in (WEB, PACKAGE):
        for file in sorted(folder.rglob("*")):
            is_ours = "node_modules" not in file.parts and "__pycache__" not in file.parts
            is_made = file.suffix in NOT_READ or file.name.startswith("built-")
            if is_ours and file.is_file() and not is_made:
                yield file


def checksum(node: str) -> str:
    """Of all these files, their names and the version of Node.js."""
    total = hashlib.sha256(node.encode())
    for file in page_files():
        inner = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(ROOT).as_posix()} {inner}\n".encode())
    return total.hexdigest()


def differences(one: Path, other: Path) -> list[str]:
    """The files that are not the same in two folders."""
    names = {
        file.relative_to(folder)
        for folder in (one, other)
        for file in folder.rglob("*")
        if file.is_file()
    }
    pairs = ((name, one / name, other / name) for name in sorted(names))
    return [
        str(name)
        for name, first, second in pairs
        if not (first.exists() and second.exists() and filecmp.cmp(first, second, shallow=False))
    ]


def check() -> int:
    """Run the tools of the page, build it and compare."""
    npm = shutil.which("npm")
    assert npm is not None, "Node.js without npm"
    for words in NPM:
        code = subprocess.run([npm, *words], cwd=WEB, check=False).returncode  # noqa: S603 - our own words
        if code:
            sys.stdout.write(f"npm {' '.join(words)} failed\n")
            return code
    different = differences(BUILT, COMMITTED)
    for name in different:
        sys.stdout.write(f"not what its source gives (make web): {name}\n")
    return 1 if different else 0


def main(arguments: list[str] | None = None) -> int:
    """Check what has not been checked."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--again", action="store_true", help="also what has passed before")
    options = parser.parse_args(arguments)
    node = node_version()
    if not node or int(node.removeprefix("v").partition(".")[0]) < OLDEST_NODE:
        sys.stdout.write("No Node.js 20 here: the built page is not compared with its source.\n")
        return 0
    now = checksum(node)
    has_passed = CHECKED.exists() and CHECKED.read_text(encoding="utf-8") == now
    if has_passed and not options.again:
        sys.stdout.write("The page has not changed since it was checked.\n")
        return 0
    code = check()
    if code == 0 and checksum(node) == now:
        CHECKED.parent.mkdir(exist_ok=True)
        CHECKED.write_text(now, encoding="utf-8")
        sys.stdout.write("The built page is up to date.\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
