"""The command itself: a real process, its line, its errors, its end."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from semafor.cli.main import main
from semafor.server.running import bind, lan_address
from semafor.server.settings import data_folder, default_data
from tests.server.clients import Person, found

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


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_it_says_one_line_and_serves_the_page(tmp_path: Path) -> None:
    with process("--port", "0", "--data", str(tmp_path / "games.sqlite")) as (_, url):
        assert httpx.get(url).status_code == 200
        assert httpx.get(f"{url}/healthz").text == "ok\n"


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


def test_sigterm_answers_those_who_wait_for_news_of_a_campaign(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    with (
        process("--port", "0", "--data", str(tmp_path / "games.sqlite")) as (running, url),
        Person(url) as person,
    ):
        campaign = found(person, "me", "novice")
        answers: list[int] = []

        def wait() -> None:
            cookies = {"semafor": person.token}
            path = f"{url}/api/campaigns/{campaign}?since=99"
            answers.append(httpx.get(path, cookies=cookies, timeout=SECONDS).status_code)

        waiting = threading.Thread(target=wait)
        waiting.start()
        waiting.join(0.5)
        assert waiting.is_alive()
        running.terminate()
        running.wait(SECONDS)
        waiting.join(SECONDS)
    assert answers == [200]
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
        (["--database", "mysql://x"], "--database wants an address like"),
        (["--redis", "http://x"], "--redis wants an address like"),
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


@pytest.mark.skipif(lan_address() is None, reason="this machine is in no network")
def test_lan_prints_an_address_and_a_code(tmp_path: Path) -> None:
    words = ("--lan", "--port", "0", "--data", str(tmp_path / "games.sqlite"))
    with process(*words) as (running, _):
        assert running.stdout is not None
        line = running.stdout.readline()
        url = line.split()[-1]
        assert url.startswith(f"http://{lan_address()}:")
        assert "█" in "".join(running.stdout.readline() for _ in range(5))
        assert httpx.get(url).status_code == 200


def test_several_processes_share_a_port_and_a_database(postgres_url: str) -> None:
    words = ("--port", "0", "--database", postgres_url, "--workers", "2")
    with process(*words) as (_, url), Person(url) as person:
        game = person.create("me", "person")
        seats = [person.sit(game, 0) for _ in range(6)]
        answer = seats[0].play()
        assert answer["t"] == "ack"
        for seat in seats:
            seat.wait_state(answer["rev"])
