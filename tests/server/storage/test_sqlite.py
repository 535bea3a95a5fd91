"""SQLite alone: one process, full disks, copies."""

import asyncio
import subprocess
import sys
from pathlib import Path

import apsw
import pytest

from semafor.server.games.store import Store
from semafor.server.games.table import Table
from semafor.server.storage.database import StoreDown, StoreRefused
from semafor.server.storage.sqlite import SqliteDatabase, journal_mode, open_sqlite
from semafor.server.storage.sqlite_files import back_up
from tests.server.stored import some_event, stored_game

HOLD = """
import asyncio, sys, time
from pathlib import Path
from semafor.server.storage.sqlite import open_sqlite
async def main():
    await open_sqlite(Path(sys.argv[1]))
    print("open", flush=True)
    time.sleep(60)
asyncio.run(main())
"""


def hold(file: Path) -> subprocess.Popen[bytes]:
    """A process that has the file open."""
    words = [sys.executable, "-c", HOLD, str(file)]
    return subprocess.Popen(words, stdout=subprocess.PIPE)  # noqa: S603 - our own words


def test_a_second_process_on_the_same_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    holder = hold(file)
    assert holder.stdout is not None
    with holder, holder.stdout:
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(StoreRefused, match="store in use"):
            asyncio.run(open_sqlite(file))
        holder.kill()


def test_the_file_is_free_again_after_kill_9(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    holder = hold(file)
    assert holder.stdout is not None
    with holder, holder.stdout:
        holder.stdout.readline()
        holder.kill()

    async def work() -> None:
        database = await open_sqlite(file)
        await database.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("version", "mode"),
    [
        ("3.54.1", "WAL"),
        ("3.51.3", "WAL"),
        ("3.51.2", "DELETE"),
        ("3.50.7", "WAL"),
        ("3.44.6", "WAL"),
        ("3.40.1", "DELETE"),
    ],
)
def test_wal_is_used_only_where_it_is_sound(version: str, mode: str) -> None:
    assert journal_mode(version) == mode


def test_every_commit_is_synced(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        assert await database.read("PRAGMA synchronous") == [(2,)]
        assert await database.read("PRAGMA journal_mode") == [("wal",)]
        await database.close()

    asyncio.run(work())


def test_a_file_that_is_no_database_is_refused_and_not_changed(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear friend, this is not a database. " * 50)
    before = file.read_bytes()
    with pytest.raises(StoreRefused, match="store file"):
        asyncio.run(open_sqlite(file))
    assert file.read_bytes() == before


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreRefused, match="store folder"):
        asyncio.run(open_sqlite(tmp_path / "file" / "games.sqlite"))


def limit_pages(database: SqliteDatabase, pages: int) -> None:
    """As large as the disk lets the file grow."""
    database._writer.execute(f"PRAGMA max_page_count = {pages}")


async def fill(store: Store, game: str) -> int:
    """Write until nothing fits any more; how many events were acknowledged."""
    for rev in range(1000):
        try:
            assert await store.append(game, some_event(rev, text="x" * 500))
        except StoreDown:
            return rev
    return -1


def test_a_full_disk_refuses_writes_keeps_reads_and_recovers(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        store = Store(database)
        setup = await stored_game(store)
        limit_pages(database, 1)
        acked = await fill(store, setup.id)
        assert len(await store.read_events(setup.id)) == acked
        limit_pages(database, 10**9)
        assert await store.append(setup.id, some_event(acked))
        await database.close()

    asyncio.run(work())


def test_a_backup_made_while_writing_is_whole_and_can_be_played_on(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"

    async def write_and_copy() -> str:
        database = await open_sqlite(file)
        store = Store(database)
        setup = await stored_game(store)
        table = Table(setup)
        while (draft := table.due(1.0)) is not None:
            event = draft.event(1.0)
            assert await store.append(setup.id, event)
            table.apply(event)
        await asyncio.to_thread(back_up, file, copy)
        await database.close()
        return table.playing.digest()

    async def restore() -> list[str]:
        database = await open_sqlite(copy)
        store = Store(database)
        rows = await database.read("SELECT id FROM game")
        digests = []
        for (game,) in rows:
            setup = await store.read_game(game)
            assert setup is not None
            digests.append(Table(setup, await store.read_events(game)).playing.digest())
        assert await database.read("PRAGMA integrity_check") == [("ok",)]
        await database.close()
        return digests

    before = asyncio.run(write_and_copy())
    assert asyncio.run(restore()) == [before]


def test_a_backup_does_not_overwrite(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    apsw.Connection(str(file)).close()
    file.touch()
    with pytest.raises(StoreRefused, match="backup exists"):
        back_up(file, file)


def test_there_must_be_something_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(StoreRefused, match="backup missing"):
        back_up(tmp_path / "nothing", tmp_path / "copy")


def test_a_closed_database_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        await database.close()
        with pytest.raises(StoreDown):
            await database.read("SELECT 1")
        with pytest.raises(StoreDown):
            await Store(database).beat(1.0)

    asyncio.run(work())


def test_what_waits_is_written_before_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        store = Store(database)
        setup = await stored_game(store)
        pending = [
            asyncio.ensure_future(store.append(setup.id, some_event(rev))) for rev in range(50)
        ]
        await asyncio.sleep(0)
        await database.close()
        assert await asyncio.gather(*pending) == [True] * 50

    asyncio.run(work())
