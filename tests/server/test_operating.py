"""Operating a server: its health, its cookies, its bus, guessed passwords, sessions that end."""

from __future__ import annotations

import asyncio
import contextlib
import os
from pathlib import Path

import httpx
import pytest

from semafor.cli.main import main
from semafor.server.http import health
from semafor.server.http.health import Health
from semafor.server.people import guessing
from semafor.server.people.guessing import HERE, WAIT_SECONDS, Guesses
from semafor.server.people.sessions import COOKIE, SECURE_COOKIE, read_token
from semafor.server.protocol.refusals import Refusal
from semafor.server.settings import Settings
from semafor.server.storage.database import StoreDown
from tests.server.clients import Person, Seat, look
from tests.server.running import Running, commanded, serving, wait_until

BANK = {"bank": 600, "increment": 0}


# ---------------------------------------------------------------- health


def test_health_says_whether_games_can_be_stored(tmp_path: Path) -> None:
    """A real server whose files may not grow any more, as on a full disk."""
    resource = pytest.importorskip("resource", reason="no such limits here")
    if not hasattr(resource, "prlimit"):
        pytest.skip("no way to limit a running process here")
    file = tmp_path / "games.sqlite"
    with commanded("--data", str(file)) as (process, url), Person(url) as anna:
        assert look(f"{url}/healthz").status_code == 200
        seat = anna.sit(anna.create("me", "person"), 0)
        move = seat.wait_prompt()["prompt"]["moves"][0]
        _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
        size = file.with_name("games.sqlite-wal").stat().st_size
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, most))
        wait_until(lambda: look(f"{url}/healthz").status_code == 503)
        assert seat.play(move)["code"] == "store-down"
        assert look(f"{url}/healthz").json()["code"] == "store-down"
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
        wait_until(lambda: look(f"{url}/healthz").status_code == 200)
        assert seat.play(move)["t"] == "ack"


def test_asking_for_health_is_no_way_to_keep_the_disk_busy(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Slow:
        count = 0

        async def probe(self, _text: str) -> None:
            self.count += 1
            await asyncio.sleep(0.05)
            if self.count > 1:
                raise StoreDown("full")

    monkeypatch.setattr(health, "FRESH_SECONDS", 600.0)  # however slow the machine is

    async def work() -> None:
        store = Slow()
        asked = Health(store)  # type: ignore[arg-type]
        await asyncio.gather(*(asked.check() for _ in range(100)))
        await asked.check()
        assert store.count == 1
        monkeypatch.setattr(health, "FRESH_SECONDS", 0.0)
        asked._until = 0.0
        with pytest.raises(StoreDown):
            await asked.check()
        assert store.count == 2

    asyncio.run(work())


def test_who_may_read_the_metrics(settings: Settings) -> None:
    from dataclasses import replace  # noqa: PLC0415 - only here

    with serving(replace(settings, metrics_token="secret", trust_proxy=True)) as running:  # noqa: S106 - a test's
        url = f"{running.url}/metrics"
        far = {"X-Forwarded-For": "203.0.113.9"}
        assert look(url).status_code == 200
        assert look(url, headers=far).status_code == 404
        for token, status in (("secret", 200), ("wrong", 404), ("", 404)):
            headers = {**far, "Authorization": f"Bearer {token}".strip()}
            assert look(url, headers=headers).status_code == status
    with serving(settings) as running:  # a proxy that the server was not told of
        assert look(f"{running.url}/metrics", headers=far).status_code == 404
        token_of_nobody = {**far, "Authorization": "Bearer"}
        assert look(f"{running.url}/metrics", headers=token_of_nobody).status_code == 404


# ---------------------------------------------------------------- cookies


@pytest.mark.parametrize(
    ("scheme", "cookies", "token"),
    [
        ("https", f"{SECURE_COOKIE}=good; {COOKIE}=planted", "good"),
        ("https", f"{COOKIE}=planted", ""),
        ("wss", f"{COOKIE}=planted", ""),
        ("wss", f"{COOKIE}=planted; {SECURE_COOKIE}=good", "good"),
        ("http", f"{COOKIE}=good", "good"),
        ("ws", f"{SECURE_COOKIE}=other; {COOKIE}=good", "good"),
        ("http", f"{SECURE_COOKIE}=other", ""),
    ],
)
def test_on_https_only_the_cookie_nobody_else_can_set_is_believed(
    scheme: str, cookies: str, token: str
) -> None:
    scope = {"scheme": scheme, "headers": [(b"cookie", cookies.encode())]}
    assert read_token(scope) == token


def test_a_planted_cookie_is_nobody_on_https(settings: Settings) -> None:
    from dataclasses import replace  # noqa: PLC0415 - only here

    with serving(replace(settings, trust_proxy=True)) as running, Person(running.url) as anna:
        anna.post("/api/me", {"name": "Anna"})
        headers = {"X-Forwarded-Proto": "https", "Cookie": f"{COOKIE}={anna.token}"}
        answer = look(f"{running.url}/api/welcome", headers=headers)
        assert answer.json()["me"]["name"] == ""
        headers["Cookie"] = f"{SECURE_COOKIE}={anna.token}"
        answer = look(f"{running.url}/api/welcome", headers=headers)
        assert answer.json()["me"]["name"] == "Anna"


# ---------------------------------------------------------------- the bus

RUBBISH = (
    "game:abc:seven",
    "game:{game}:seven",
    "game:{game}:" + "9" * 5000,
    "campaign:abc:x",
    "here:{game}:p:0,x:1",
    "here:{game}",
    "here:{game}:a:b:c:d:e:f",
    "here:{game}:p:0,1,2,3,99999:many",
    "out",
    "",
    ":::::",
    "\x00\ud7ff",
)


def test_rubbish_on_the_bus_is_counted_and_ignored(pair: tuple[Running, Running]) -> None:
    first, second = pair
    with Person(first.url) as anna:
        game = anna.create("me", "person")
        seat = anna.sit(game, 0)
        far = Seat(second.url, anna.token)
        far.send({"t": "hello", "game": game, "seat": 1, "since": -1})
        far.wait("state")
        for text in RUBBISH:
            first.call(first.server.bus.send(text.format(game=game).replace("\x00", "?")))
        if first.settings.redis:
            first.call(publish(first.settings.redis, b"game:\xff\xfe:1"))
        wait_until(lambda: second.server.metrics.counts["rubbish", ""] >= 4)
        # The poll would find it too: the hint alone must do.
        second.server.works.is_shared = False
        rev = seat.play()["rev"]
        assert far.wait_state(rev)["rev"] >= rev
        assert second.server.metrics.counts["errors", ""] == 0
        far.close()


async def publish(url: str, data: bytes) -> None:
    import redis.asyncio  # noqa: PLC0415 - only where there is one

    async with redis.asyncio.Redis.from_url(url) as client:
        await client.publish("semafor", data)


def test_a_listener_that_ends_begins_again(pair: tuple[Running, Running]) -> None:
    """Whatever the reason: here a listener that breaks on one text."""
    first, second = pair
    heard: list[str] = []

    def listen(text: str) -> None:
        heard.append(text)
        if text == "break":
            raise RuntimeError("a fault of ours")

    async def open_again() -> None:
        await second.server.bus.close()
        from semafor.server.app import make_bus  # noqa: PLC0415 - only here

        second.server.bus = make_bus(second.settings, second.server.database)
        await second.server.bus.open(listen)

    second.call(open_again())
    wait_until(lambda: "again" in heard)
    first.call(first.server.bus.send("break"))
    wait_until(lambda: "break" in heard)
    wait_until(lambda: first.call(first.server.bus.send("after")) or "after" in heard)


# ---------------------------------------------------------------- guessing


@pytest.fixture
def forgets_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries are counted as if they came at once: a busy machine takes seconds for a password."""
    monkeypatch.setattr(guessing, "HERE", (1e-9, HERE[1]))
    monkeypatch.setattr(guessing, "ANYWHERE", (1e-9, guessing.ANYWHERE[1]))


@pytest.mark.usefixtures("forgets_nothing")
def test_guessing_from_everywhere_locks_nobody_out() -> None:
    """As an audit did it: the owner comes from an address of his own, in the middle of it."""
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    async def work() -> None:
        guesses = Guesses(wait)
        for number in range(300):
            await guesses.take("anna", f"203.0.113.{number % 200}")
        assert waited
        waited.clear()
        await guesses.take("anna", "198.51.100.7")
        assert waited == [WAIT_SECONDS]
        guesses.was_right("anna", "198.51.100.7")
        waited.clear()
        await guesses.take("anna", "198.51.100.7")
        assert waited == []

    asyncio.run(work())


@pytest.mark.usefixtures("forgets_nothing")
def test_one_address_guesses_seldom_and_bothers_no_other() -> None:
    async def work() -> None:
        guesses = Guesses()
        for _ in range(int(HERE[1])):
            await guesses.take("anna", "203.0.113.1")
        with pytest.raises(Refusal):
            await guesses.take("anna", "203.0.113.1")
        await guesses.take("anna", "203.0.113.2")
        await guesses.take("piotr", "203.0.113.1")

    asyncio.run(work())


@pytest.mark.usefixtures("forgets_nothing")
def test_the_owner_comes_in_while_others_guess(settings: Settings) -> None:
    from dataclasses import replace  # noqa: PLC0415 - only here

    account = {"name": "Owner", "password": "lokomotywa"}
    wrong = {"name": "Owner", "password": "something else"}
    with serving(replace(settings, trust_proxy=True)) as running, Person(running.url) as anna:

        def login(address: str, wish: dict[str, str], cookies: str = "") -> int:
            headers = {"X-Forwarded-For": address, "Cookie": cookies}
            headers |= {"Origin": running.url, "X-Semafor": "1"}
            answer = httpx.post(f"{running.url}/api/login", json=wish, headers=headers, timeout=60)
            return answer.status_code

        anna.post("/api/register", account)
        for number in range(12):
            assert login(f"203.0.113.{number}", wrong) == 401
        assert login("198.51.100.7", account) == 200
        # Somebody at the owner's own address guesses: a session of the account is believed.
        answers = (login("192.0.2.1", wrong) for _ in range(100))
        assert next(answer for answer in answers if answer != 401) == 429
        assert login("192.0.2.1", account) == 429
        assert login("192.0.2.1", account, f"{COOKIE}={anna.token}") == 200


# ---------------------------------------------------------------- logging out


def test_a_socket_from_before_the_logout_is_nobodys_after_it(anna: Person) -> None:
    anna.create("me", "person")
    early = Seat(anna.url, anna.token)
    anna.post("/api/logout")
    assert early.ending()[1] == 1008


def test_a_hello_after_the_logout_is_refused_at_the_other_process(
    pair: tuple[Running, Running],
) -> None:
    first, second = pair
    with Person(first.url) as anna:
        game = anna.create("me", "person")
        early = Seat(second.url, anna.token)
        wait_until(lambda: second.server.works.connections)
        # What the bus would tell is lost: the hello itself must find out.
        second.server.driver.log_out = lambda _token_hash: None  # type: ignore[method-assign]
        anna.post("/api/logout")
        early.send({"t": "hello", "game": game, "seat": 0, "since": -1})
        assert early.ending() == ("no-session", 1008)


def test_a_logout_while_the_bus_was_away_is_found_when_it_is_back(
    pair: tuple[Running, Running],
) -> None:
    first, second = pair
    with Person(first.url) as anna:
        game = anna.create("me", "person")
        seat = Seat(second.url, anna.token)
        seat.send({"t": "hello", "game": game, "seat": 0, "since": -1})
        seat.wait("state")
        first.call(first.server.bus.close())
        anna.post("/api/logout")
        second.loop.call_soon_threadsafe(second.server.hear, "again")
        assert seat.ending()[1] == 1008


# ---------------------------------------------------------------- the address of the database


def test_the_address_of_the_database_need_not_be_on_the_command_line(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "address"
    file.write_text(postgres_url + "\n")
    for words, environment in (
        (["--database-file", str(file)], {}),
        ([], {"SEMAFOR_DATABASE": postgres_url}),
    ):
        with commanded(*words, **environment) as (process, url), Person(url) as anna:
            anna.create("me", "casual")
            line = Path(f"/proc/{process.pid}/cmdline")
            if line.exists():
                assert b"postgresql" not in line.read_bytes()
                wait_until(lambda: workers_of(process.pid))
                assert not any(b"postgresql" in worker for worker in workers_of(process.pid))
    capsys.readouterr()
    assert main(["check", "--lang", "en", "--database-file", str(file)]) == 0
    assert "2 games" in capsys.readouterr().out


def workers_of(parent: int) -> list[bytes]:
    """The environments of the processes that think for bots.

    Until such a process has begun its own program it still has everything of its parent.
    """
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            is_child = f"PPid:\t{parent}\n" in (folder / "status").read_text()
            if is_child and b"semafor.server.thinking" in (folder / "cmdline").read_bytes():
                found.append((folder / "environ").read_bytes())
    return found


@pytest.mark.parametrize(
    ("words", "environment", "sentence"),
    [
        (["--database-file", "missing"], {}, "cannot be read"),
        (["--database-file", "x", "--data", "y"], {}, "--data"),
        ([], {"SEMAFOR_DATABASE": "mysql://x"}, "postgresql://"),
    ],
)
def test_what_is_wrong_with_the_address_is_told(
    words: list[str],
    environment: dict[str, str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in environment.items():
        monkeypatch.setitem(os.environ, name, value)
    assert main(["serve", "--lang", "en", *words]) == 2
    assert sentence in capsys.readouterr().err
