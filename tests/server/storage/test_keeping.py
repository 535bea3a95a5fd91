"""Keeping games: copies and their way back, damage, locks, and who may read the files."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest

from semafor.cli.main import main
from semafor.server.games.store import Store
from semafor.server.settings import Settings
from semafor.server.storage import sqlite_files
from semafor.server.storage.database import Change, StoreDown, StoreRefused
from semafor.server.storage.sqlite import open_sqlite
from semafor.server.storage.sqlite_files import back_up, beside, restore
from semafor.server.storage.sums import RowDamaged
from tests.kit.compat import DATABASES, unpack
from tests.server.clients import Person, found, play_both
from tests.server.running import commanded, serving
from tests.server.storage.test_sqlite import hold
from tests.server.stored import some_event, stored_game


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with a finished game and a campaign."""
    file = tmp_path_factory.mktemp("played") / "games.sqlite"
    with serving(Settings(data=file)) as running, Person(running.url) as anna:
        game = anna.create("me", "person")
        play_both([anna.sit(game, seat) for seat in (0, 1)])
        found(anna, "me", "novice")
    return file


@pytest.fixture
def file(played: Path, tmp_path: Path) -> Path:
    """A copy of it that may be broken."""
    return Path(shutil.copy(played, tmp_path / "games.sqlite"))


def run(*words: object) -> int:
    return main([*map(str, words), "--lang", "en"])


def count(file: Path, table: str = "event") -> int:
    with sqlite_files.connected(str(file)) as connection:
        return int(next(iter(connection.execute(f"SELECT COUNT(*) FROM {table}")))[0])  # noqa: S608 - our own


def change(file: Path, sql: str, *values: object) -> None:
    with sqlite_files.connected(str(file)) as connection:
        connection.execute(sql, values)


# ---------------------------------------------------------------- copies


def test_a_copy_is_restored_and_what_was_there_is_kept(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite"
    assert run("backup", copy, "--data", file) == 0
    before = count(file)
    change(file, "DELETE FROM event")
    assert run("restore", copy, "--data", file) == 0
    assert count(file) == before
    out = capsys.readouterr().out
    kept = Path(out.rstrip(".\n").rpartition(" ")[2])
    assert count(kept) == 0
    assert run("check", "--data", file) == 0


def test_a_restore_over_a_stale_wal_loses_nothing(tmp_path: Path) -> None:
    """As after kill -9: the latest commits stand in the -wal alone, and would cover the copy."""
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    left_by_kill(file, events=5, copy=copy)
    assert beside(file, "-wal").stat().st_size > 0
    kept = restore(copy, file)
    assert kept is not None
    assert not beside(file, "-wal").exists()
    assert (count(file), count(kept)) == (5, 10)
    asyncio.run(opened(file))


def left_by_kill(file: Path, events: int, copy: Path) -> None:
    """Some events, a copy, some more, then the end without warning (in a process of its own)."""
    script = f"""
import asyncio, os
from pathlib import Path
from semafor.server.storage.sqlite_files import back_up
from semafor.server.games.store import Store
from semafor.server.storage.sqlite import open_sqlite
from tests.server.stored import some_event, stored_game
async def work():
    database = await open_sqlite(Path({str(file)!r}))
    store = Store(database)
    setup = await stored_game(store)
    for rev in range({2 * events}):
        if rev == {events}:
            back_up(Path({str(file)!r}), Path({str(copy)!r}))
        assert await store.append(setup.id, some_event(rev))
    os._exit(0)
asyncio.run(work())
"""
    import sys  # noqa: PLC0415 - only here

    subprocess.run([sys.executable, "-c", script], check=True)  # noqa: S603 - our own words


async def opened(file: Path) -> None:
    database = await open_sqlite(file)
    await database.close()


def test_a_copy_put_in_place_by_hand_beside_a_stale_wal_is_noticed(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    left_by_kill(file, events=5, copy=copy)
    original = file.read_bytes()
    shutil.copyfile(copy, file)
    with pytest.raises(StoreRefused, match="store stale wal"):
        asyncio.run(opened(file))
    file.write_bytes(original)  # the one it belongs to: nothing is wrong
    asyncio.run(opened(file))
    assert count(file) == 10


def test_a_file_that_was_killed_starts_again_and_again(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    left_by_kill(file, events=3, copy=copy)
    for _ in range(3):
        asyncio.run(opened(file))
    assert count(file) == 6


def test_a_restore_is_refused_while_a_server_runs(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.sqlite", tmp_path / "copy.sqlite"
    asyncio.run(opened(file))
    back_up(file, copy)
    holder = hold(file)
    assert holder.stdout is not None
    with holder, holder.stdout:
        assert holder.stdout.readline() == b"open\n"
        with pytest.raises(StoreRefused, match="store in use"):
            restore(copy, file)
        holder.kill()
    assert restore(copy, file) is not None


def test_a_restore_where_there_was_nothing(file: Path, tmp_path: Path) -> None:
    new = tmp_path / "new" / "games.sqlite"
    assert restore(file, new) is None
    assert count(new) == count(file)
    assert sorted(entry.name for entry in new.parent.iterdir()) == [
        "games.sqlite",
        "games.sqlite.lock",
    ]


@pytest.mark.parametrize("what", ["damaged", "letter", "missing", "itself"])
def test_what_is_no_good_copy_replaces_nothing(file: Path, tmp_path: Path, what: str) -> None:
    copy = tmp_path / "copy.sqlite"
    before = file.read_bytes()
    if what == "damaged":
        shutil.copy(file, copy)
        change(copy, "UPDATE event SET body = replace(body, 'kind', 'kinf') WHERE rev = 2")
    elif what == "letter":
        copy.write_text("Dear friend, this is not a database. " * 50)
    elif what == "itself":
        copy = file
    with pytest.raises(StoreRefused):
        restore(copy, file)
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.restored*"))


# ---------------------------------------------------------------- damage


def test_everything_stored_is_whole_and_replays(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("check", "--data", file) == 0
    out = capsys.readouterr().out
    assert "1 game, 1 campaign" in out
    assert "1 finished game replayed" in out
    assert "Everything is whole." in out


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE event SET body = replace(body, '\"seat\":0', '\"seat\":1') WHERE rev = 3",
        "UPDATE event SET at = at + 1 WHERE rev = 3",
        "UPDATE event SET key = 'other' WHERE rev = 3",
        "UPDATE event SET body = CAST(x'7bff00' AS TEXT) WHERE rev = 3",
        "UPDATE game SET setup = replace(setup, 'usa-classic', 'europe')",
        "UPDATE campaign SET setup = setup || ' '",
    ],
)
def test_a_changed_row_is_noticed_at_the_start(
    file: Path, capsys: pytest.CaptureFixture[str], sql: str
) -> None:
    change(file, sql)
    with pytest.raises(StoreRefused, match="store damaged"):
        asyncio.run(opened(file))
    assert run("serve", "--port", "0", "--data", file) == 2
    assert "semafor restore" in capsys.readouterr().err
    assert run("check", "--data", file) == 1
    assert "Damaged:" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(6))
def test_changed_bytes_and_a_cut_are_noticed_at_the_start(file: Path, seed: int) -> None:
    """As an audit did it: bytes in the middle of pages that are in use, and a missing end."""
    chooser = random.Random(seed)
    data = bytearray(file.read_bytes())
    if seed == 0:
        data = data[:-100]
    else:
        used = [at for at in range(4096, len(data)) if data[at]]
        for at in chooser.sample(used, 20):
            data[at] ^= 0x15
    file.write_bytes(data)
    with pytest.raises(StoreRefused, match=r"store (damaged|file)"):
        asyncio.run(opened(file))


def test_a_missing_row_is_noticed(file: Path) -> None:
    change(file, "DELETE FROM event WHERE rev = 3")
    assert run("check", "--data", file) == 1


def test_a_missing_end_is_noticed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(file, "DELETE FROM event WHERE rev > 3")
    assert run("check", "--data", file) == 1
    assert "ends at event 3" in capsys.readouterr().out


def test_damaged_games_are_taken_out_and_the_others_played(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(file, "UPDATE event SET at = at + 1 WHERE rev = 3")
    assert run("check", "--data", file, "--set-aside") == 0
    assert (count(file, "game"), count(file, "campaign")) == (0, 1)
    kept = Path(capsys.readouterr().out.rstrip(".\n").rpartition(" ")[2])
    assert count(kept, "game") == 1
    asyncio.run(opened(file))


def test_rows_of_earlier_releases_are_believed_and_can_be_sealed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for table in ("event", "game", "campaign"):
        change(file, f"UPDATE {table} SET checksum = NULL")  # noqa: S608 - our own names
    asyncio.run(opened(file))
    assert run("check", "--data", file) == 0
    assert "have no checksum yet" in capsys.readouterr().out
    assert run("check", "--data", file, "--seal") == 0
    capsys.readouterr()
    assert run("check", "--data", file) == 0
    assert "checksum" not in capsys.readouterr().out
    change(file, "UPDATE event SET at = at + 1 WHERE rev = 3")
    assert run("check", "--data", file) == 1


@pytest.mark.parametrize("before", DATABASES, ids=lambda folder: folder.name)
def test_a_file_of_an_earlier_release_is_checked_without_changing_it(
    before: Path, tmp_path: Path
) -> None:
    """The one before checksums, and the one in which campaigns had events of their own."""
    file = unpack(before, tmp_path / "games.sqlite")
    content = file.read_bytes()
    assert run("check", "--data", file) == 0
    assert file.read_bytes() == content


def test_a_damaged_game_on_postgres_is_refused_alone(
    postgres_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(Settings(database=postgres_url)) as running, Person(running.url) as anna:
        games = [anna.create("me", "person") for _ in range(2)]
        assert run("check", "--database", postgres_url) == 0
        damage = "UPDATE event SET at = at + 1 WHERE log = $1"
        running.call(running.server.database.write(Change(damage, (games[0],))))
        running.server.hub.rooms.clear()
        assert anna.get(f"/api/games/{games[0]}", 409)["code"] == "game-damaged"
        assert anna.sit(games[1], 0).wait("state")
    capsys.readouterr()
    assert run("check", "--database", postgres_url) == 1
    assert f"Damaged: {games[0]}" in capsys.readouterr().out
    assert run("backup", "copy", "--database", postgres_url) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_a_log_with_a_hole_is_not_read(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        store = Store(database)
        setup = await stored_game(store)
        for rev in (0, 1, 3):
            assert await store.append(setup.id, some_event(rev))
        with pytest.raises(RowDamaged):
            await store.read_events(setup.id)
        await database.close()

    asyncio.run(work())


# ---------------------------------------------------------------- locks


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_removing_the_lock_file_lets_nobody_in(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    holder = hold(file)
    assert holder.stdout is not None
    with holder, holder.stdout:
        assert holder.stdout.readline() == b"open\n"
        beside(file, ".lock").unlink()
        with pytest.raises(StoreRefused, match="store in use"):
            asyncio.run(opened(file))
        holder.kill()


def test_a_lock_file_that_was_removed_is_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_files, "LOOK_SECONDS", 0.0)

    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        lock = beside(database.path, ".lock")
        mark = lock.read_text()
        lock.unlink()
        await Store(database).beat(1.0)
        assert lock.read_text() == mark
        await database.close()

    asyncio.run(work())


def test_nothing_is_acknowledged_into_a_file_that_was_moved_away(tmp_path: Path) -> None:
    async def work() -> None:
        database = await open_sqlite(tmp_path / "games.sqlite")
        database.path.rename(tmp_path / "elsewhere.sqlite")
        with pytest.raises(StoreDown):
            await Store(database).beat(1.0)
        (tmp_path / "elsewhere.sqlite").rename(database.path)
        await Store(database).beat(2.0)
        await database.close()

    asyncio.run(work())


# ---------------------------------------------------------------- rights


def rights(folder: Path) -> Iterator[tuple[str, int]]:
    for entry in folder.iterdir():
        if entry.is_file():
            yield entry.name, stat.S_IMODE(entry.stat().st_mode)


@pytest.mark.skipif(os.name == "nt", reason="other rights there")
def test_only_the_owner_can_read_what_holds_seeds(tmp_path: Path) -> None:
    old = os.umask(0)
    try:
        file = tmp_path / "new" / "games.sqlite"
        with (
            commanded("--data", str(file)) as (_, url),
            Person(url) as anna,
        ):
            anna.create("me", "person")
            back_up(file, file.with_name("copy.sqlite"))
            found_rights = dict(rights(file.parent))
        assert {"games.sqlite", "games.sqlite-wal", "games.sqlite-shm"} <= set(found_rights)
        assert set(found_rights.values()) == {0o600}
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
    finally:
        os.umask(old)


@pytest.mark.skipif(os.name == "nt", reason="other rights there")
def test_wider_rights_are_taken_back_and_told(file: Path, caplog: pytest.LogCaptureFixture) -> None:
    file.chmod(0o644)
    asyncio.run(opened(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert "others could read" in caplog.text


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root can try it")
def test_what_root_restores_belongs_to_whose_folder_it_is(file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "theirs"
    folder.mkdir()
    os.chown(folder, 12345, 12345)
    restore(file, folder / "games.sqlite")
    assert {entry.stat().st_uid for entry in folder.iterdir()} == {12345}


def test_apsw_can_copy_into_an_empty_file(tmp_path: Path) -> None:
    """What makes it possible to give a copy its rights before there is anything in it."""
    file, copy = tmp_path / "a", tmp_path / "b"
    change_one = apsw.Connection(str(file))
    change_one.execute("CREATE TABLE t (x)")
    copy.touch(0o600)
    change_one.execute("VACUUM INTO $1", (str(copy),))
    change_one.close()
    assert copy.stat().st_size > 0
