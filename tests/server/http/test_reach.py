"""A server on this machine alone, and how somebody at it lets the network in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from semafor.server.http import reach
from semafor.server.settings import Settings
from tests.server.clients import Person, look
from tests.server.running import Running, serving

NETWORK = "127.0.0.2"  # stands for the address in a network


@pytest.fixture
def local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that could be opened to the network."""
    monkeypatch.setattr(reach, "lan_address", lambda: NETWORK)
    monkeypatch.setattr(reach, "own_names", lambda: ("laptop", "laptop.local"))
    with serving(Settings(data=tmp_path / "games.sqlite")) as running:
        running.server.reach.may_grow(running.process.listen_also)
        # Settings of tests learn their port late.
        running.process.config.port = running.port
        yield running


def test_the_page_is_told_that_only_this_machine_can_join(local: Running) -> None:
    with Person(local.url) as person:
        welcome = person.get("/api/welcome")
    assert welcome["lan_url"] is None
    assert welcome["can_open_lan"]


def test_opening_the_network_gives_an_address_that_works(local: Running) -> None:
    with pytest.raises(httpx.ConnectError):
        look(f"http://{NETWORK}:{local.port}/api/welcome")
    with Person(local.url) as person:
        opened = person.post("/api/lan")["lan_url"]
        assert opened == f"http://{NETWORK}:{local.port}/"
        assert person.get("/api/welcome")["lan_url"] == opened
        assert person.post("/api/lan")["lan_url"] == opened  # asked twice, opened once
    assert look(f"{opened}api/welcome").status_code == 200
    with Person(opened.rstrip("/")) as guest:
        game = guest.create("me", "person")
        assert guest.sit(game, 0).play()["rev"]


def test_links_for_phones_name_the_network(local: Running) -> None:
    with Person(local.url) as person:
        person.post("/api/lan")
        game = person.create("me", "open", mode="table")
        link = person.post(f"/api/games/{game}/hand", {"seat": 1})
    assert link["url"].startswith(f"http://{NETWORK}:{local.port}/hand/")


def test_the_machines_own_names_are_known_once_it_is_open(local: Running) -> None:
    headers = {"Host": f"laptop.local:{local.port}"}
    path = f"{local.url}/api/welcome"
    assert look(path, headers=headers).status_code == 403
    with Person(local.url) as person:
        person.post("/api/lan")
    assert look(path, headers=headers).status_code == 200


def test_only_somebody_at_the_machine_may_open_it() -> None:
    own = reach.Reach(Settings())

    async def listen(address: str) -> None:
        raise AssertionError(address)

    own.may_grow(listen)
    assert own.can_open("127.0.0.1")
    assert not own.can_open("192.0.2.7")
    assert not own.can_open("")
    proxied = reach.Reach(Settings(trust_proxy=True))
    proxied.may_grow(listen)
    assert not proxied.can_open("127.0.0.1")


def test_names_that_are_no_host_names_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach.socket, "gethostname", lambda: "Anna's Laptop")
    assert reach.own_names() == ()
    monkeypatch.setattr(reach.socket, "gethostname", lambda: "Laptop.home.example")
    assert reach.own_names() == ("laptop.home.example", "laptop.local")
