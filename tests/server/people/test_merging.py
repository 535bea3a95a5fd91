"""A guest who logs in to an account brings seats, games and campaigns along."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from semafor.server.people.store import Merge
from semafor.server.settings import Settings
from tests.server.clients import Person, found
from tests.server.running import Running, serving

CREDENTIALS = {"name": "Ada", "password": "bocznica nr 7"}


@pytest.fixture
def own(settings: Settings) -> Iterator[Running]:
    """A server of its own: the same account in every test."""
    with serving(settings) as running:
        yield running


def games_of(person: Person) -> list[str]:
    return [row["id"] for row in person.get("/api/games")["games"]]


def test_logging_in_takes_seats_games_and_campaigns_along(own: Running) -> None:
    with Person(own.url) as ada, Person(own.url) as guest, Person(own.url) as host:
        ada.post("/api/register", CREDENTIALS)
        game = host.create("me", "open")
        guest.post(f"/api/games/{game}/join", {"invite": host.invite, "name": "Gość"})
        mine = guest.create("me", "beginner")
        campaign = found(guest, "me", "beginner")
        first, second = host.sit(game, 0), guest.sit(game, 1)
        first.wait("presence", online=[0, 1])
        assert first.command({"t": "start"})["t"] == "ack"
        second.wait_prompt()
        old = guest.token
        answer = guest.post("/api/login", CREDENTIALS)
        assert answer == {"name": "Ada", "has_account": True, "brought": 3}
        assert second.ending() == ("", 1008)
        assert set(games_of(guest)) == {game, mine} == set(games_of(ada))
        for person in (guest, ada):
            seat = person.sit(game, 1)
            assert seat.wait_prompt()["prompt"]["moves"]
            assert person.get(f"/api/games/{mine}")["is_host"]
            assert person.get(f"/api/campaigns/{campaign}")["is_host"]
            assert person.get(f"/api/campaigns/{campaign}")["owned"] == ["blue"]
        # The token of the guest is worth nothing any more.
        with Person(own.url) as ghost:
            ghost.http.cookies.set("semafor", old)
            assert games_of(ghost) == []
            assert ghost.sit(game, 1).wait("refused")["code"] == "not-your-seat"


def test_both_seats_of_one_table_become_the_accounts(own: Running) -> None:
    with Person(own.url) as ada, Person(own.url) as guest:
        ada.post("/api/register", CREDENTIALS)
        game = ada.create("me", "open")
        guest.post(f"/api/games/{game}/join", {"invite": ada.invite, "name": "Gość"})
        guest.post("/api/login", CREDENTIALS)
        assert ada.get(f"/api/games/{game}")["owned"] == [0, 1]
        seat = ada.sit(game, 0)
        assert seat.command({"t": "start"})["t"] == "ack"
        assert seat.play()["t"] == "ack"
        assert guest.sit(game, 1).play()["t"] == "ack"


def test_what_was_merged_is_so_after_a_restart(settings: Settings) -> None:
    with serving(settings) as running, Person(running.url) as ada, Person(running.url) as guest:
        ada.post("/api/register", CREDENTIALS)
        game = guest.create("me", "beginner")
        campaign = found(guest, "me", "beginner")
        guest.post("/api/login", CREDENTIALS)
        token = ada.token
    with serving(settings) as running, Person(running.url) as ada:
        ada.http.cookies.set("semafor", token)
        assert games_of(ada) == [game]
        assert ada.sit(game, 0).wait_prompt()["prompt"]
        assert [row["id"] for row in ada.get("/api/campaigns")["campaigns"]] == [campaign]
        assert ada.get(f"/api/campaigns/{campaign}")["owned"] == ["blue"]


def test_what_a_server_left_undone_is_brought_later(own: Running) -> None:
    with Person(own.url) as ada, Person(own.url) as guest:
        ada.post("/api/register", CREDENTIALS)
        game = guest.create("me", "beginner")
        campaign = found(guest, "me", "beginner")

        async def ids() -> list[str]:
            sessions = own.server.sessions
            both = [await sessions.find(person.token) for person in (guest, ada)]
            return [session.person.id for session in both if session]

        merge = Merge(*own.call(ids()))
        # The login was stored; then the server ended.
        own.call(own.server.people.store.merge(merge, "hash of a session"))
        assert games_of(ada) == []
        own.call(own.server.people.catch_up())
        assert games_of(ada) == [game]
        assert ada.get(f"/api/campaigns/{campaign}")["owned"] == ["blue"]
        assert own.call(own.server.people.store.left()) == []
        own.call(own.server.people.bring(merge))  # once more changes nothing
        assert ada.sit(game, 0).wait_prompt()["prompt"]


def test_an_account_that_logs_in_to_another_leaves_its_games(own: Running) -> None:
    with Person(own.url) as ada, Person(own.url) as other:
        ada.post("/api/register", CREDENTIALS)
        other.post("/api/register", {"name": "Bea", "password": "bocznica nr 8"})
        game = other.create("me", "beginner")
        other.post("/api/login", CREDENTIALS)
        assert games_of(ada) == []
        other.post("/api/login", {"name": "Bea", "password": "bocznica nr 8"})
        assert games_of(other) == [game]


def test_a_login_at_one_process_is_seen_at_the_other(pair: tuple[Running, Running]) -> None:
    here, there = pair
    with Person(here.url) as guest, Person(there.url) as ada, Person(there.url) as host:
        ada.post("/api/register", CREDENTIALS)
        game = host.create("me", "open")
        guest.post(f"/api/games/{game}/join", {"invite": host.invite, "name": "Gość"})
        campaign = found(host, "me", "open")
        invite = host.get(f"/api/campaigns/{campaign}")["invite"]
        wish = {"invite": invite, "name": "Gość"}
        guest.post(f"/api/campaigns/{campaign}/join", wish)
        far = Person(there.url)
        far.http.cookies.set("semafor", guest.token)
        first, second = host.sit(game, 0), far.sit(game, 1)
        first.wait("presence", online=[0, 1])
        first.command({"t": "start"})
        second.wait_prompt()
        guest.post("/api/login", CREDENTIALS)
        assert second.ending() == ("", 1008)
        assert ada.sit(game, 1).wait_prompt()["prompt"]["moves"]
        assert guest.sit(game, 1).wait_prompt()["prompt"]["moves"]
        assert ada.get(f"/api/campaigns/{campaign}")["owned"] == ["red"]
        assert game in games_of(ada)
        assert far.get("/api/welcome")["me"]["name"] == ""
        far.__exit__()
