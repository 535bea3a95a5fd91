"""Which build of the core runs: the compiled files, or the plain Python files beside them.

`SEMAFOR_PURE=1` asks for the plain ones. In a source tree the build leaves a stamp: the checksums of what it
compiled. As soon as one of these files is not what it was, none of the compiled files is used, since builds must
not mix: the program says so and runs the source, and the tests refuse (`tests/conftest.py`). `setup.py` loads this
file by its path, so it imports nothing of the package.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from pathlib import Path
from types import ModuleType
from zlib import crc32

ROOT = Path(__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]
STAMP = ROOT / f"built-{sys.implementation.cache_tag}.txt"
# Folders without code are not worth a look at every start.
NO_CODE = {"__pycache__", "data", "maps", "migrations", "static"}


class PlainFinder:
    """Finds `semafor.*` modules as source files first."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The source file of one of our modules."""
        parts = name.split(".")
        if parts[0] != "semafor" or len(parts) == 1:
            return None
        from importlib.util import spec_from_file_location  # noqa: PLC0415 - most starts need it not

        file = ROOT.joinpath(*parts[1:]).with_suffix(".py")
        return spec_from_file_location(name, file) if file.is_file() else None


def choose_build() -> list[str]:
    """Run the source if that is asked for, or if the compiled files are not made from it.

    Returns:
        The files that have changed since they were compiled, if that was the reason.
    """
    changed: list[str] = []
    if not os.environ.get("SEMAFOR_PURE"):
        changed = changed_files() if is_source_tree() else []
        if not changed:
            return []
        sys.stderr.write(f"semafor: {tell(changed)}; the plain source runs, slowly\n")
        os.environ["SEMAFOR_PURE"] = (
            "1"  # processes started by this one do the same, and in silence
        )
    sys.meta_path.insert(0, PlainFinder)
    return changed


def tell(changed: list[str]) -> str:
    """What has changed and what to do about it, as the beginning of a sentence."""
    more = f" and {len(changed) - 1} more files" if len(changed) > 1 else ""
    what = f"{changed[0]}{more} changed since the engine was compiled"
    if not STAMP.exists():
        what = "nobody knows from which source the engine was compiled"
    return f"{what} (make build compiles it anew)"


def is_source_tree() -> bool:
    """Whether the package lies where it is edited; an installed one does not change."""
    return STAMP.exists() or ROOT.parent.with_name("setup.py").exists()


def changed_files() -> list[str]:
    """What is not as it was compiled: changed, new or gone. Nothing if nothing is compiled."""
    names = package_files()
    compiled = {name.removesuffix(SUFFIX) for name in names if name.endswith(SUFFIX)}
    if not compiled:
        return []
    now, then = checksums(names), read_stamp()
    changed = {name for name in now.keys() | then.keys() if now.get(name) != then.get(name)}
    typed = {name.removesuffix(".pxd") for name in now if name.endswith(".pxd")}
    return sorted(changed | {f"{name}.py" for name in typed ^ compiled})


def package_files() -> list[str]:
    """The files of the package, as paths from its folder."""
    found = []
    for folder, folders, names in os.walk(ROOT):
        folders[:] = set(folders) - NO_CODE
        inner = folder[len(str(ROOT)) + 1 :].replace(os.sep, "/")
        found += [f"{inner}/{name}" if inner else name for name in names]
    return found


def checksums(names: list[str]) -> dict[str, str]:
    """Of every file that the compiler reads: the .pxd files and the .py files beside them."""
    found = {}
    for types in sorted(name for name in names if name.endswith(".pxd")):
        for name in (types.removesuffix(".pxd") + ".py", types):
            file = ROOT / name
            found[name] = f"{crc32(file.read_bytes()):08x}" if file.exists() else "none"
    return found


def read_stamp() -> dict[str, str]:
    """The checksums of what was compiled; none where nobody knows."""
    if not STAMP.exists():
        return {}
    lines = STAMP.read_text(encoding="utf-8").splitlines()
    return {name: checksum for checksum, name in (line.split() for line in lines)}


def write_stamp(compiled: dict[str, str]) -> None:
    """Say what the compiled files were made from."""
    lines = [f"{checksum} {name}\n" for name, checksum in compiled.items()]
    STAMP.write_text("".join(lines), encoding="utf-8")
