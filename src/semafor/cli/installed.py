"""What is installed, and what is not: a missing extra in one sentence, a missing compiler said once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from semafor import __version__, _builds
from semafor.engine.errors import SetupError
from semafor.texts import Texts

# Libraries that come with an extra, by the name they are imported under.
EXTRAS = {
    "apsw": "server",
    "argon2": "server",
    "msgspec": "server",
    "segno": "server",
    "starlette": "server",
    "uvicorn": "server",
    "websockets": "server",
    "nacl": "terminal",
    "yaml": "scenarios",
    "asyncpg": "postgres",
    "redis": "redis",
    "resvg_py": "pictures",
    "pyarrow": "data",
    "ray": "ray",
    "gymnasium": "lab",
    "numpy": "lab",
    "pettingzoo": "lab",
    "pyspiel": "openspiel",
}
# Extras that a whole command wants: one line for all it will miss.
OF_COMMANDS = {
    "train": "training",
    "serve": "server",
    "backup": "server",
    "restore": "server",
    "check": "server",
}
TOLD = f"told-plain-{__version__}"


@contextmanager
def extras_named(command: str) -> Iterator[None]:
    """Inside, a library that is missing is refused with the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as error:
        name = (error.name or "").partition(".")[0]
        if name not in EXTRAS:
            raise
        extra = OF_COMMANDS.get(command, EXTRAS[name])
        raise SetupError("extra-missing", what=name, extra=extra) from error


def tell_plain_build(texts: Texts) -> None:
    """Say, once for each version, that an installed engine is not compiled."""
    core = _builds.ROOT / "engine" / f"core{_builds.SUFFIX}"
    if os.environ.get("SEMAFOR_PURE") or core.exists() or _builds.is_source_tree():
        return
    from semafor.server.settings import data_folder  # noqa: PLC0415 - help loads nothing of the server

    note = data_folder() / TOLD
    try:
        note.parent.mkdir(parents=True, exist_ok=True)
        note.touch(exist_ok=False)
    except OSError:
        return  # told before; or nowhere to remember it: better silent than at every start
    sys.stderr.write(texts("cli-plain-build") + "\n")
