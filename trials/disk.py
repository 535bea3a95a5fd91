"""A disk that remembers: an SQLite VFS that writes down every write, sync, cut and removal.

From the list the disk can be built again as a power cut would have left it after any of them:
what was synced is there; of the rest nothing, any half, or a torn piece.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, NamedTuple

import apsw

SECTOR = 512


class Step(NamedTuple):
    """One thing that happened: write, truncate, sync, delete, or a note of the harness."""

    what: str
    file: str
    at: int = 0
    data: bytes = b""


class RecordedFile(apsw.VFSFile):
    """A file whose changes are written down."""

    def __init__(self, steps: list[Step], name: Any, flags: list[int]) -> None:
        super().__init__("unix", name, flags)
        self.steps = steps
        self.name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name).name

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        """Remember and do."""
        self.steps.append(Step("write", self.name, offset, bytes(data)))
        super().xWrite(data, offset)

    def xTruncate(self, size: int) -> None:  # noqa: N802
        """Remember and do."""
        self.steps.append(Step("truncate", self.name, size))
        super().xTruncate(size)

    def xSync(self, flags: int) -> None:  # noqa: N802
        """Remember and do."""
        super().xSync(flags)
        self.steps.append(Step("sync", self.name))


class RecordedDisk(apsw.VFS):
    """The default VFS of this process while it lives."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        super().__init__("recorded", "unix", makedefault=True)

    def xOpen(self, name: Any, flags: list[int]) -> RecordedFile:  # noqa: N802
        """Open a file that is watched."""
        return RecordedFile(self.steps, name, flags)

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802, FBT001
        """Remember and do."""
        super().xDelete(name, syncdir)
        self.steps.append(Step("delete", Path(name).name))


def apply_step(files: dict[str, bytearray], step: Step) -> None:
    """Do to some files what a step did."""
    if step.what == "delete":
        files.pop(step.file, None)
        return
    content = files.setdefault(step.file, bytearray())
    if step.what == "truncate":
        del content[step.at :]
    else:
        missing = step.at - len(content)
        if missing > 0:
            content.extend(bytes(missing))
        content[step.at : step.at + len(step.data)] = step.data


class Rebuilt:
    """The disk as it moves through the steps: what is safe, and what only the cache knows."""

    def __init__(self) -> None:
        self.safe: dict[str, bytearray] = {}
        self.loose: list[Step] = []

    def take(self, step: Step) -> None:
        """One step further."""
        if step.what == "sync":
            rest = []
            for one in self.loose:
                if one.file == step.file:
                    apply_step(self.safe, one)
                else:
                    rest.append(one)
            self.loose = rest
        elif step.what in ("write", "truncate"):
            self.loose.append(step)
        elif step.what == "delete":
            self.loose = [one for one in self.loose if one.file != step.file]
            apply_step(self.safe, step)

    def after_cut(self, how: str, chooser: random.Random) -> dict[str, bytes]:
        """What is found after the cut. `how`: dropped, all, half, torn."""
        files = {name: bytearray(content) for name, content in self.safe.items()}
        for step in self.loose:
            if how == "all" or (how in ("half", "torn") and chooser.random() < 0.5):
                apply_step(files, _torn(step, chooser) if how == "torn" else step)
        return {name: bytes(content) for name, content in files.items()}


def _torn(step: Step, chooser: random.Random) -> Step:
    """Only the first sectors of a write reached the disk."""
    if step.what != "write" or len(step.data) <= SECTOR:
        return step
    sectors = chooser.randrange(1, len(step.data) // SECTOR + 1)
    return step._replace(data=step.data[: sectors * SECTOR])
