"""Files of lines, only ever appended to: JSON, each line written at once.

A line that was cut off at the end of the file, by a kill or a full disk, is taken away before more is written.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Self

from semafor.engine.errors import SetupError


def read_lines(path: Path) -> list[str]:
    """The whole lines of a file."""
    try:
        data = path.read_bytes()
        return data[: data.rfind(b"\n") + 1].decode().split("\n")[:-1]
    except OSError as error:
        raise SetupError("unreadable-file", path=path, why=error.strerror) from error
    except UnicodeDecodeError as error:
        raise SetupError("results-not-ours", file=path) from error


class LineFile:
    """A file that grows by whole lines; a new one begins with a head."""

    def __init__(self, path: Path, head: Mapping[str, Any]) -> None:
        self.path = path
        try:
            self._stream: IO[bytes] = path.open("ab+")
            size = self._whole_size()
            self._stream.truncate(size)
        except OSError as error:
            raise SetupError("results-unwritable", file=path, why=error.strerror) from error
        if not size:
            self.write(head)

    def _whole_size(self) -> int:
        self._stream.seek(0)
        return self._stream.read().rfind(b"\n") + 1

    def write(self, row: Mapping[str, Any]) -> None:
        """One more line; nothing but it is at risk, whatever happens next."""
        try:
            self._stream.write(json.dumps(row, ensure_ascii=False).encode() + b"\n")
            self._stream.flush()
        except OSError as error:
            raise SetupError("results-unwritable", file=self.path, why=error.strerror) from error

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Nothing more is written."""
        self._stream.close()
