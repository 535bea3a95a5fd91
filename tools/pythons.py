"""The quick part of the gate on every Python there is: 3.11 and newer, found on the path and among those of pyenv.

    python -m tools.pythons [3.12 3.13]

Each has an environment of its own in build/pythons, made once. The plain build is tested: the compiled one of each Python
is what the wheels are made and tested for (cibuildwheel, pyproject.toml).
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "build" / "pythons"
MINORS = range(11, 15)
PYENV = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"


def find_pythons() -> dict[str, str]:
    """Interpreters by version; one of each."""
    found = {}
    for minor in MINORS:
        version = f"3.{minor}"
        here = shutil.which(f"python{version}")
        # The shims of pyenv stand on the path for versions that are not chosen, too.
        places = [here] if here and "shims" not in here else []
        places += [str(path) for path in sorted(PYENV.glob(f"{version}.*/bin/python{version}"))]
        if places:
            found[version] = places[-1]
    return found


def requirements() -> list[str]:
    """What the program runs with; its own extras are followed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    rows = [row for extra in ("server", "terminal", "scenarios") for row in extras[extra]]
    return sorted({*project["dependencies"], *rows})


def run(*words: str, **environment: str) -> int:
    """A command in the source tree; its exit code."""
    around = {**os.environ, **environment}
    return subprocess.run(words, cwd=ROOT, env=around, check=False).returncode  # noqa: S603 - our own words


def prepare(version: str, interpreter: str) -> Path | None:
    """The environment of a Python, made if it is not there."""
    place = FOLDER / version
    python = place / ("Scripts" if os.name == "nt" else "bin") / "python"
    done = place / "installed"
    if done.exists() and done.stat().st_mtime > (ROOT / "pyproject.toml").stat().st_mtime:
        return python
    pip = (str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    if (
        run(interpreter, "-m", "venv", str(place))
        or run(*pip, "--upgrade", "pip>=25.1")
        or run(*pip, *requirements(), "--group", "quick")
    ):
        return None
    done.touch()
    return python


def main(asked: list[str]) -> int:
    """Test on each Python; exit code 1 if one fails, 2 if one that was asked for is not there."""
    found = find_pythons()
    for version in asked:
        if version not in found:
            sys.stderr.write(
                f"There is no Python {version} here; found: {', '.join(found) or 'none'}.\n"
            )
            return 2
    failed = []
    for version in asked or found:
        sys.stdout.write(f"Python {version}: {found[version]}\n")
        sys.stdout.flush()
        python = prepare(version, found[version])
        words = (
            "-m",
            "pytest",
            "-q",
            "-n",
            os.environ.get("WORKERS", "2"),
            "-m",
            "quick",
            "-p",
            "no:cacheprovider",
        )
        source = str(ROOT / "src")
        if python is None or run(str(python), *words, SEMAFOR_PURE="1", PYTHONPATH=source):
            failed.append(version)
    sys.stdout.write(
        f"failed: {', '.join(failed)}\n" if failed else f"passed: {', '.join(asked or found)}\n"
    )
    return 1 if failed else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
