"""The command itself: a real process, its line, its errors, its end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from semafor.cli.main import main
from semafor.server.http.reach import lan_address
from semafor.server.protocol.closing import CLOSE_RESTART
from semafor.server.running import address_of_running, bind
from semafor.server.settings import data_folder, default_data
from tests.kit.ran import lacks
from tests.server.clients import Person, found, look
from trials.server_process import free_port

SECONDS = 60


@contextmanager
def process(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`semafor serve` and the address it says it is ready at."""
    command = [sys.executable, "-m", "semafor", "serve", "--lang", "en", *words]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own words
    assert running.stdout is not None
    with running, running.stdout:
        try:
            line = running.stdout.readline()
            assert line.startswith("Semafor is ready: http://"), line
            yield running, line.split()[3].rstrip("/")
        finally:
            running.terminate()
            running.wait(SECONDS)


def test_small_frames_are_sent_at_once() -> None:
    """Otherwise one that follows another waits until the first is confirmed: 40 ms."""

    async def is_at_once() -> bool:
        accepted: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def take(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            client = writer.get_extra_info("socket")
            accepted.set_result(client.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY) != 0)
            writer.close()

        with bind("127.0.0.1", 0, is_fixed=True) as listener:
            async with await asyncio.start_server(take, sock=listener):
                _, writer = await asyncio.open_connection(*listener.getsockname())
                found = await asyncio.wait_for(accepted, SECONDS)
                writer.close()
        return found

    assert asyncio.run(is_at_once())


def test_it_says_one_line_and_serves_the_page(tmp_path: Path) -> None:
    with process("--port", "0", "--data", str(tmp_path / "games.sqlite")) as (_, url):
        assert look(url).status_code == 200
        assert look(f"{url}/healthz").text == "ok\n"


def test_sigterm_ends_it_politely_and_everything_is_stored(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "games.sqlite")]
    with process("--port", "0", *data) as (running, url), Person(url) as person:
        game = person.create("me", "person")
        seat = person.sit(game, 0)
        rev = seat.play()["rev"]
        token = person.token
        running.terminate()
        assert seat.ending()[1] == 1012
        running.wait(SECONDS)
    with process("--port", "0", *data) as (_, url), Person(url) as person:
        person.http.cookies.set("semafor", token)
        assert person.sit(game, 0).wait("state")["rev"] >= rev


def test_sigterm_sends_who_follows_a_campaign_away_to_come_back(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with (
        process("--port", "0", "--data", str(tmp_path / "games.sqlite")) as (running, url),
        Person(url) as person,
    ):
        socket = person.follow(found(person, "me", "novice"))
        socket.wait("campaign")
        running.terminate()
        assert socket.ending() == ("", CLOSE_RESTART)
        running.wait(SECONDS)
    assert "Traceback" not in capfd.readouterr().err


def test_kill_9_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "games.sqlite")]
    with process("--port", "0", *data) as (running, url), Person(url) as person:
        game = person.create("me", "person")
        seat = person.sit(game, 0)
        move = seat.wait_prompt()["prompt"]["moves"][0]
        command = {"t": "play", "cid": "once", "rev": seat.state["rev"], "move": move}
        acked = seat.command(command)
        running.send_signal(signal.SIGKILL)
        token = person.token
    with process("--port", "0", *data) as (_, url), Person(url) as person:
        person.http.cookies.set("semafor", token)
        seat = person.sit(game, 0)
        seat.wait("state")
        assert seat.command(command) == acked


def test_a_second_server_on_the_same_games_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = str(tmp_path / "games.sqlite")
    with process("--port", "0", "--data", data):
        assert main(["serve", "--port", "0", "--data", data, "--lang", "en"]) == 2
    assert "Another server is using" in capsys.readouterr().err


def test_a_backup_of_a_running_server_can_be_served(tmp_path: Path) -> None:
    data, copy = str(tmp_path / "games.sqlite"), str(tmp_path / "copy.sqlite")
    with process("--port", "0", "--data", data) as (_, url), Person(url) as person:
        game = person.create("me", "person")
        rev = person.sit(game, 0).play()["rev"]
        assert main(["serve", "--data", data, "--backup", copy, "--lang", "en"]) == 0
        token = person.token
    with process("--port", "0", "--data", copy) as (_, url), Person(url) as person:
        person.http.cookies.set("semafor", token)
        assert person.sit(game, 0).wait("state")["rev"] == rev


def test_a_taken_port_is_told_if_it_was_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with bind("127.0.0.1", 0, is_fixed=True) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        words = ["serve", "--port", str(port), "--data", str(tmp_path / "g"), "--lang", "en"]
        assert main(words) == 2
    assert f"Port {port} at 127.0.0.1 cannot be used" in capsys.readouterr().err


def test_the_next_free_port_is_taken_if_none_was_asked_for() -> None:
    with bind("127.0.0.1", free_port(), is_fixed=False) as first:
        first.listen()
        port = first.getsockname()[1]
        with bind("127.0.0.1", port, is_fixed=False) as second:
            assert second.getsockname()[1] > port


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--port", "70000"], "There is no port 70000"),
        (["--database", "mysql://x"], "--database needs an address like"),
        (["--redis", "http://x"], "--redis needs an address like"),
        (["--redis", "redis://x"], "name it with --database"),
        (["--workers", "3"], "Several processes need a PostgreSQL"),
        (["--data", "x", "--database", "postgresql://x"], "name one of them"),
        (["--lan", "--host", "1.2.3.4"], "leave out --host"),
        (["--backup", "copy", "--data", "no-such-file"], "There are no games at"),
        (["--backup", "copy", "--database", "postgresql://x"], "pg_dump"),
        (
            ["--port", "0", "--database", "postgresql://nobody@127.0.0.1:1/none"],
            "PostgreSQL does not answer",
        ),
        (["--port", "0", "--data", "/proc/nowhere/games.sqlite"], "cannot be written"),
        (["--host", "203.0.113.77", "--port", "0"], "cannot be used"),
    ],
)
def test_mistakes_end_with_a_sentence(
    words: list[str],
    says: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["serve", *words, "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert says in error
    assert error.count("\n") == 1


def test_help_explains_production(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help", "--lang", "en"])
    text = capsys.readouterr().out
    for word in ("proxy", "TLS", "PostgreSQL", "Backups", "/metrics"):
        assert word in text


def test_games_lie_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_data() == Path("/data/semafor/games.sqlite")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert data_folder() == Path("/home/anna/.local/share/semafor")
    monkeypatch.setattr("sys.platform", "darwin")
    assert data_folder() == Path("/home/anna/Library/Application Support/semafor")


@pytest.mark.skipif(lan_address() is None, reason=lacks("network"))
def test_lan_prints_an_address_and_a_code(tmp_path: Path) -> None:
    words = ("--lan", "--port", "0", "--data", str(tmp_path / "games.sqlite"))
    with process(*words) as (running, _):
        assert running.stdout is not None
        line = running.stdout.readline()
        url = line.split()[-1]
        assert url.startswith(f"http://{lan_address()}:")
        assert "█" in "".join(running.stdout.readline() for _ in range(5))
        assert look(url).status_code == 200


def test_several_processes_share_a_port_and_a_database(postgres_url: str) -> None:
    words = ("--port", "0", "--database", postgres_url, "--workers", "2")
    with process(*words) as (_, url), Person(url) as person:
        game = person.create("me", "person")
        seats = [person.sit(game, 0) for _ in range(6)]
        answer = seats[0].play()
        assert answer["t"] == "ack"
        for seat in seats:
            seat.wait_state(answer["rev"])


# ---------------------------------------------------------------- a second start


def second_start(data: Path, *words: str, browser: str = "") -> subprocess.CompletedProcess[str]:
    """`semafor serve` on a file that a server uses already."""
    command = [sys.executable, "-m", "semafor", "serve", "--lang", "en", "--data", str(data)]
    environment = {**os.environ, "BROWSER": browser}
    return subprocess.run(  # noqa: S603 - our own words
        [*command, "--port", "0", *words],
        capture_output=True,
        text=True,
        env=environment,
        timeout=SECONDS,
        check=False,
    )


def test_a_second_start_opens_the_page_of_the_first(tmp_path: Path) -> None:
    data, seen = tmp_path / "games.sqlite", tmp_path / "seen"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys; open({str(seen)!r}, 'w').write(sys.argv[1])")
    with process("--port", "0", "--data", str(data)) as (_, url):
        done = second_start(data, "--open", browser=f"{sys.executable} {browser} %s")
        assert done.returncode == 0, done.stderr
        assert f"already running: {url}/" in done.stdout
        assert seen.read_text() == f"{url}/"


def test_without_a_wish_for_the_page_a_second_start_says_where_the_first_is(tmp_path: Path) -> None:
    data = tmp_path / "games.sqlite"
    with process("--port", "0", "--data", str(data)) as (_, url):
        done = second_start(data)
        assert done.returncode == 2
        assert f"{url}/" in done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert address_of_running(data) is None
    assert not list(tmp_path.glob("*.address"))
