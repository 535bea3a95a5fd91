"""The files of a SQLite database: whose they are, who may read them, copies and their way back.

One server uses a file. It holds a lock on `FILE.lock` and, where the system keeps such locks apart
from SQLite's own (Linux), on the database file itself: removing `FILE.lock` lets nobody in. A file
that is moved away or replaced under a running server is noticed before the next commit.

A database in WAL mode is three files: what was committed lately may stand in `FILE-wal` alone. A copy
put in place of `FILE` beside an old `FILE-wal` would be covered by it, and its games would be gone. So
every start writes a mark into the database and into `FILE.lock`; where a `FILE-wal` lies beside a
database with another mark, the server does not begin. `restore` does it right.
"""

from __future__ import annotations

import contextlib
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO
from urllib.parse import quote

import apsw

from semafor.server.storage.database import READ_VERSION, StoreRefused, check_version
from semafor.server.storage.migrations import latest
from semafor.server.storage.sums import OLD_LOGS, ONE_LOG_VERSION, SUMS_VERSION, is_whole

log = logging.getLogger("semafor")

OWN_FILE = 0o600
OWN_FOLDER = 0o700
OTHERS = 0o077
BUSY_MILLISECONDS = 5000
# How often the lock is looked at again.
LOOK_SECONDS = 5.0
COMPANIONS = ("-wal", "-shm")
MARK = "SELECT value FROM meta WHERE name = 'mark'"
SET_MARK = (
    "INSERT INTO meta (name, value) VALUES ('mark', $1) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
FORGET_MARK = "DELETE FROM meta WHERE name = 'mark'"
# Rows with a checksum: the sum, then what it is of. As bytes: damaged text may be no text any longer.
SUMMED_ROW = "SELECT checksum, CAST(id AS BLOB), CAST(setup AS BLOB) FROM {table}"
SUMMED_EVENT = "SELECT checksum, CAST({log} AS BLOB), rev, CAST(key AS BLOB), CAST(body AS BLOB), at FROM {table}"
# What belongs to a game or a campaign besides its events, the row itself last.
ROWS = (
    ("player", "game"),
    ("hand_link", "game"),
    ("game", "id"),
    ("campaign_player", "campaign"),
    ("campaign", "id"),
)


def beside(path: Path, suffix: str) -> Path:
    """A companion of a database file."""
    return path.with_name(path.name + suffix)


# ---------------------------------------------------------------- rights


def make_own(path: Path) -> int:
    """Open a file for reading and writing, made for its owner alone where it is missing.

    What root makes in somebody's folder is theirs, or their server could not use it.
    """
    is_new = not path.exists()
    handle = os.open(path, os.O_RDWR | os.O_CREAT, OWN_FILE)
    if is_new and sys.platform != "win32" and os.geteuid() == 0:
        folder = path.parent.stat()
        os.fchown(handle, folder.st_uid, folder.st_gid)
    return handle


def make_folder(folder: Path) -> None:
    """A folder of games; those that are there already are left as they are."""
    if not folder.is_dir():
        folder.mkdir(parents=True, exist_ok=True, mode=OWN_FOLDER)


def tighten(path: Path) -> None:
    """Take away what others may do with files of ours that hold seeds and hashes; say so."""
    if os.name == "nt":
        return
    for file in (path, *(beside(path, suffix) for suffix in (*COMPANIONS, ".lock"))):
        with contextlib.suppress(FileNotFoundError):
            found = file.stat()
            if found.st_mode & OTHERS and found.st_uid == os.geteuid():
                file.chmod(OWN_FILE)
                log.warning("others could read %s: now only its owner can", file)


# ---------------------------------------------------------------- the lock


class FileLock:
    """One process at a time: held until closed. Close it after the connections to the database.

    (A process that closes any handle of a file loses SQLite's own locks on it.)
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = _take(beside(path, ".lock"), path)
        try:
            file = os.fdopen(make_own(path), "r+b")
            self._identity = os.fstat(file.fileno())
            if sys.platform == "linux":
                _lock_now(file, path)
            else:
                file.close()
        except BaseException:
            self._lock.close()
            raise
        self._file = file
        self._looked = time.monotonic()
        self._is_lost = False

    def is_ours(self) -> bool:
        """Whether the database under this name is still the one we hold, and nobody else's."""
        if self._is_lost or not _is_same(self._identity, self.path):
            return False
        if time.monotonic() - self._looked > LOOK_SECONDS:
            self._looked = time.monotonic()
            self._look()
        return not self._is_lost

    def _look(self) -> None:
        """A lock file that was removed is put back, unless another server has made one."""
        name = beside(self.path, ".lock")
        if _is_same(os.fstat(self._lock.fileno()), name):
            return
        try:
            lock = _take(name, self.path)
        except StoreRefused:
            self._is_lost = True
            log.error("another server has taken %s", self.path)  # noqa: TRY400 - a sentence is enough
            return
        lock.write(self.read_mark().encode())
        lock.flush()
        self._lock.close()
        self._lock = lock

    def read_mark(self) -> str:
        """The mark of the latest start, empty where there was none."""
        self._lock.seek(0)
        return self._lock.read().decode("ascii", "replace").strip()

    def write_mark(self, mark: str) -> None:
        """Remember which database the companions belong to."""
        self._lock.seek(0)
        self._lock.truncate()
        self._lock.write(mark.encode())
        self._lock.flush()

    def close(self) -> None:
        """Let others in."""
        self._file.close()
        self._lock.close()


def _take(name: Path, path: Path) -> IO[bytes]:
    """The lock file, locked, and really the one under its name."""
    while True:
        handle = os.fdopen(make_own(name), "r+b")
        _lock_now(handle, path)
        if _is_same(os.fstat(handle.fileno()), name):
            return handle
        handle.close()


def _lock_now(handle: IO[bytes], path: Path) -> None:
    try:
        (_windows_lock if os.name == "nt" else _posix_lock)(handle)
    except OSError as error:
        handle.close()
        raise StoreRefused("store-in-use", path=str(path)) from error


def _is_same(found: os.stat_result, path: Path) -> bool:
    """Whether a file is the one under a name now."""
    try:
        return os.path.samestat(found, path.stat())
    except OSError:
        return False


def _posix_lock(handle: IO[bytes]) -> None:
    import fcntl  # noqa: PLC0415 - not on Windows

    fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _windows_lock(handle: IO[bytes]) -> None:
    import msvcrt  # noqa: PLC0415 - on Windows only

    lock: Callable[[int, int, int], None] = getattr(msvcrt, "locking")  # noqa: B009 - other systems lack it
    handle.seek(0)
    lock(handle.fileno(), getattr(msvcrt, "LK_NBLCK"), 1)  # noqa: B009 - as above


# ---------------------------------------------------------------- marks and damage


def check_companions(path: Path, lock: FileLock) -> None:
    """Refuse a database that its `-wal` does not belong to: one of them was put there by hand."""
    wal, mark = beside(path, "-wal"), lock.read_mark()
    if not mark or not wal.is_file() or not wal.stat().st_size:
        return
    try:
        with connected(f"file:{quote(str(path))}?immutable=1", readonly=True) as connection:
            rows = list(connection.execute(MARK))
    except apsw.Error:
        return  # not to be read without its -wal: what is damaged is found later
    if [(mark,)] != rows:
        raise StoreRefused("store-stale-wal", path=str(path))


def set_mark(connection: apsw.Connection, lock: FileLock) -> None:
    """A new mark, in the database file itself and in the lock file."""
    mark = secrets.token_hex(8)
    lock.write_mark("")
    connection.execute(SET_MARK, (mark,))
    is_busy = next(iter(connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")))[0]
    if not is_busy:
        lock.write_mark(mark)


def find_damage(connection: apsw.Connection) -> str:
    """What is wrong with a database, in a few words; empty where nothing is."""
    problem = next(iter(connection.execute("PRAGMA quick_check(1)")))[0]
    if problem != "ok":
        return str(problem)
    version = stored_version(connection)
    if version < SUMS_VERSION:
        return ""
    summed = [SUMMED_ROW.format(table=table) for table in ("game", "campaign")]
    summed += [SUMMED_EVENT.format(table=table, log=log) for table, log in event_tables(version)]
    for sql in summed:
        for checksum, *values in connection.execute(sql):
            if not is_whole(checksum, *values):
                return str(values[0], "ascii", "replace")
    return ""


def event_tables(version: int) -> list[tuple[str, str]]:
    """Where events stand, and the column that says whose they are."""
    return [("event", "log")] if version >= ONE_LOG_VERSION else list(OLD_LOGS.values())


def stored_version(connection: apsw.Connection) -> int:
    """The number of the latest migration; 0 for an empty file."""
    has_meta = "SELECT 1 FROM sqlite_schema WHERE name = 'meta'"
    rows = list(connection.execute(READ_VERSION)) if list(connection.execute(has_meta)) else []
    return int(rows[0][0]) if rows else 0


@contextlib.contextmanager
def connected(path: str, *, readonly: bool = False) -> Iterator[apsw.Connection]:
    """A connection for the length of a block (apsw's own `with` is a savepoint)."""
    how = apsw.SQLITE_OPEN_READONLY if readonly else apsw.SQLITE_OPEN_READWRITE
    connection = apsw.Connection(path, flags=how | apsw.SQLITE_OPEN_URI)
    try:
        connection.set_busy_timeout(BUSY_MILLISECONDS)
        yield connection
    finally:
        connection.close()


def set_aside(path: Path, idents: Sequence[str]) -> Path:
    """Take damaged games out, so that the others can be played; a copy with all of them is kept."""
    lock = FileLock(path)
    try:
        kept = beside(path, time.strftime(".damaged-%Y%m%d-%H%M%S"))
        back_up(path, kept)
        with connected(str(path)) as connection, connection:
            rows = (*event_tables(stored_version(connection)), *ROWS)
            for ident in idents:
                for table, column in rows:
                    sql = f"DELETE FROM {table} WHERE {column} = $1"  # noqa: S608 - our own names
                    connection.execute(sql, (ident,))
    finally:
        lock.close()
    return kept


# ---------------------------------------------------------------- copies


def back_up(path: Path, target: Path) -> None:
    """A consistent copy of a file, also while a server writes to it; only its owner can read it."""
    if not path.is_file():
        raise StoreRefused("backup-missing", path=str(path))
    if target.exists():
        raise StoreRefused("backup-exists", path=str(target))
    try:
        _copy(path, target)
    except (apsw.Error, OSError) as error:
        raise StoreRefused("backup-failed", path=str(target), why=str(error)) from error


def _copy(path: Path, target: Path) -> None:
    """A copy under a name of its own until it is whole, then under the one it was to have."""
    part = beside(target, ".part")
    part.unlink(missing_ok=True)
    os.close(make_own(part))
    try:
        with connected(str(path)) as connection:
            connection.execute("VACUUM INTO $1", (str(part),))
        with connected(str(part)) as copy:
            if stored_version(copy):
                copy.execute(FORGET_MARK)
        _sync(part)
        part.rename(target)
        _sync(target.parent)
    finally:
        part.unlink(missing_ok=True)


def _sync(path: Path) -> None:
    """On the disk before anything is said about it."""
    if os.name == "nt" and path.is_dir():
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def restore(backup: Path, path: Path) -> Path | None:
    """Put a copy in place of the games; where the replaced file went, if there was one.

    The copy is checked first. The replaced file keeps its companions, under names beside it.
    """
    if not backup.is_file():
        raise StoreRefused("restore-missing", path=str(backup))
    if path.exists() and backup.samefile(path):
        raise StoreRefused("restore-itself", path=str(path))
    try:
        make_folder(path.parent)
        is_new = not path.exists()
        lock = FileLock(path)
    except OSError as error:
        raise StoreRefused("store-folder", path=str(path), why=str(error)) from error
    fresh = beside(path, ".restored")
    try:
        _check_copy(backup)
        fresh.unlink(missing_ok=True)
        _copy(backup, fresh)
        _check_copy(fresh)
        kept = _set_aside(path)
        fresh.rename(path)
        _sync(path.parent)
        lock.write_mark("")
    except (apsw.Error, OSError) as error:
        raise StoreRefused("restore-failed", path=str(backup), why=str(error)) from error
    finally:
        fresh.unlink(missing_ok=True)
        lock.close()
    if is_new and kept is not None and not kept.stat().st_size:
        kept.unlink()
        return None
    return kept


def _check_copy(copy: Path) -> None:
    with connected(str(copy)) as connection:
        check_version(stored_version(connection), latest())
        if not stored_version(connection):
            raise StoreRefused("restore-no-games", path=str(copy))
        damage = find_damage(connection)
    if damage:
        raise StoreRefused("restore-damaged", path=str(copy), what=damage)


def _set_aside(path: Path) -> Path | None:
    """The games as they were, under another name; their `-wal` goes with them."""
    kept = beside(path, time.strftime(".replaced-%Y%m%d-%H%M%S"))
    for suffix in (*COMPANIONS, ""):
        file = beside(path, suffix)
        if file.exists():
            file.rename(beside(kept, suffix))
    return kept if kept.exists() else None
