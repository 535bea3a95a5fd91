"""SQLite: one file, one writer thread, one commit for all writes that wait.

WAL with synchronous=FULL: a commit is on the disk when it returns. Writes that arrive while one
commit is being synced share the next one; each has its own savepoint, so one that is refused does
not disturb the others. A second process on the same file is refused.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import apsw

from semafor.server.storage.database import (
    READ_VERSION,
    VERSION_TABLE,
    WRITE_VERSION,
    Change,
    Row,
    StoreDown,
    StoreRefused,
    check_version,
)
from semafor.server.storage.migrations import latest, migrations
from semafor.server.storage.sqlite_files import (
    BUSY_MILLISECONDS,
    FileLock,
    check_companions,
    find_damage,
    make_folder,
    set_mark,
    tighten,
)

MOST_IN_A_COMMIT = 512
# WAL can corrupt a file under these releases (the WAL-reset fault); two of them were repaired.
WAL_FAULT = ((3, 7, 0), (3, 51, 2))
WAL_REPAIRED = ((3, 50, 7), (3, 44, 6))
# Not the fault of one write: the disk is full, gone or broken, and nobody's write is safe.
DISK_ERRORS = (
    apsw.FullError,
    apsw.IOError,
    apsw.CantOpenError,
    apsw.ReadOnlyError,
    apsw.CorruptError,
    apsw.NotADBError,
    apsw.BusyError,
    apsw.NoMemError,
)

DAMAGE = (apsw.CorruptError, apsw.IOError)


class Waiting(NamedTuple):
    """A write in the queue and who waits for it."""

    changes: tuple[Change, ...]
    future: asyncio.Future[bool]


class SqliteDatabase:
    """A SQLite file, open; made by `open_sqlite`."""

    def __init__(self, path: Path, lock: FileLock) -> None:
        self.path = path
        self._lock = lock
        self._loop = asyncio.get_running_loop()
        self._writes: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._writer = connect(path)
        try:
            self._reader = connect(path)
        except apsw.Error:
            self._writer.close()
            raise
        self._readers = ThreadPoolExecutor(1, thread_name_prefix="sqlite-read")
        self._thread = threading.Thread(target=self._serve, name="sqlite-write", daemon=True)
        self._closed = False

    def start(self) -> None:
        """Look for damage, migrate, and begin to take writes."""
        damage = find_damage(self._writer)
        if damage:
            raise StoreRefused("store-damaged", path=str(self.path), what=damage)
        migrate(self._writer)
        set_mark(self._writer, self._lock)
        self._thread.start()

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query, read in a thread of its own."""
        if self._closed:
            raise StoreDown("closed")
        try:
            return await self._loop.run_in_executor(self._readers, self._read, sql, values)
        except (*DISK_ERRORS, UnicodeDecodeError) as error:
            raise StoreDown(str(error)) from error

    def _read(self, sql: str, values: tuple[Any, ...]) -> list[Row]:
        return list(self._reader.execute(sql, values))

    async def write(self, *changes: Change) -> bool:
        """All changes in one commit with whoever else waits."""
        if self._closed:
            raise StoreDown("closed")
        future: asyncio.Future[bool] = self._loop.create_future()
        self._writes.put(Waiting(changes, future))
        return await future

    async def close(self) -> None:
        """Write what waits, then close both connections and release the file."""
        if self._closed:
            return
        self._closed = True
        self._writes.put(None)
        await self._loop.run_in_executor(None, self._thread.join)
        self._readers.shutdown()
        self.let_go()

    def let_go(self) -> None:
        """Close both connections, then release the file."""
        self._reader.close()
        self._writer.close()
        self._lock.close()

    # ---------------------------------------------------------------- the writer thread

    def _serve(self) -> None:
        """Take what waits, commit it together, tell the waiting; until None comes."""
        while (first := self._writes.get()) is not None:
            batch, last = self._collect(first)
            answers = self._commit(batch)
            self._loop.call_soon_threadsafe(_answer, batch, answers)
            if last:
                return

    def _collect(self, first: Waiting) -> tuple[list[Waiting], bool]:
        batch = [first]
        while len(batch) < MOST_IN_A_COMMIT:
            try:
                waiting = self._writes.get_nowait()
            except queue.Empty:
                break
            if waiting is None:
                return batch, True
            batch.append(waiting)
        return batch, False

    def _commit(self, batch: list[Waiting]) -> list[bool | Exception]:
        """One transaction; a broken disk fails them all, and nothing of them stays."""
        if not self._lock.is_ours():
            gone = StoreDown(f"{self.path} was moved away, replaced or taken by another server")
            return [gone for _ in batch]
        try:
            self._writer.execute("BEGIN IMMEDIATE")
            answers = [self._apply(waiting.changes) for waiting in batch]
            self._writer.execute("COMMIT")
        except apsw.Error as error:
            self._roll_back()
            down = StoreDown(str(error))
            return [down for _ in batch]
        return answers

    def _apply(self, changes: tuple[Change, ...]) -> bool | Exception:
        """One write in its savepoint."""
        self._writer.execute("SAVEPOINT one")
        try:
            done = all(self._change(change) for change in changes)
        except DISK_ERRORS:
            raise
        except apsw.Error as error:
            self._writer.execute("ROLLBACK TO one; RELEASE one")
            return error
        self._writer.execute("RELEASE one" if done else "ROLLBACK TO one; RELEASE one")
        return done

    def _change(self, change: Change) -> bool:
        before = self._writer.total_changes()
        for _ in self._writer.execute(change.sql, change.values):
            pass
        return not change.must or self._writer.total_changes() > before

    def _roll_back(self) -> None:
        try:
            if self._writer.in_transaction:
                self._writer.execute("ROLLBACK")
        except apsw.Error:
            pass  # SQLite has rolled back by itself


def _answer(batch: list[Waiting], answers: list[bool | Exception]) -> None:
    """Back in the event loop: everybody gets the outcome of the own write."""
    for waiting, answer in zip(batch, answers, strict=True):
        if waiting.future.done():
            continue
        if isinstance(answer, Exception):
            waiting.future.set_exception(answer)
        else:
            waiting.future.set_result(answer)


# ---------------------------------------------------------------- opening


async def open_sqlite(path: Path) -> SqliteDatabase:
    """Create the file where it is missing, migrate it, and take writes."""
    try:
        make_folder(path.parent)
        lock = FileLock(path)
    except OSError as error:
        raise StoreRefused("store-folder", path=str(path), why=_why(error)) from error
    database = None
    try:
        tighten(path)
        check_companions(path, lock)
        database = SqliteDatabase(path, lock)
        database.start()
    except BaseException as error:
        (database.let_go if database else lock.close)()
        if isinstance(error, DAMAGE):
            raise StoreRefused("store-damaged", path=str(path), what=str(error)) from error
        if isinstance(error, apsw.Error):
            raise StoreRefused("store-file", path=str(path), why=str(error)) from error
        raise
    return database


class SqliteReader:
    """A file to look at: nothing is made, migrated or locked; a server may be using it."""

    def __init__(self, connection: apsw.Connection) -> None:
        self._connection = connection

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""
        return list(self._connection.execute(sql, values))


def _why(error: OSError) -> str:
    return error.strerror or str(error)


def connect(path: Path) -> apsw.Connection:
    """A connection with the settings every connection must have."""
    connection = apsw.Connection(str(path))
    connection.set_busy_timeout(BUSY_MILLISECONDS)
    connection.execute(f"PRAGMA journal_mode = {journal_mode(apsw.sqlite_lib_version())}")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def journal_mode(version: str) -> str:
    """WAL where it is sound; the old journal under the releases with the WAL-reset fault."""
    number = tuple(int(part) for part in version.split("."))[:3]
    sound = number in WAL_REPAIRED or not WAL_FAULT[0] <= number <= WAL_FAULT[1]
    return "WAL" if sound else "DELETE"


def migrate(connection: apsw.Connection) -> None:
    """Bring a file up to date, each migration in one transaction with its number."""
    connection.execute(VERSION_TABLE)
    rows = list(connection.execute(READ_VERSION))
    found = int(rows[0][0]) if rows else 0
    check_version(found, latest())
    for number, statements in migrations(after=found):
        with connection:
            for statement in statements:
                connection.execute(statement)
            connection.execute(WRITE_VERSION, (str(number),))
