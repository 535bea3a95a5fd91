"""A campaign at two processes on one PostgreSQL: news at once, every entry and every report once."""

from __future__ import annotations

import threading
from contextlib import suppress
from typing import Any

import pytest

from semafor.server.campaigns.hub import Campaigns
from semafor.server.settings import Settings
from semafor.server.storage.database import StoreDown
from tests.server.bus.test_processes import silent
from tests.server.campaigns.test_campaigns import (
    do,
    until_play,
    until_story,
    wait_for,
    wait_for_game,
)
from tests.server.clients import Person, found, play_both
from tests.server.running import Running, serving

Pair = tuple[Running, Running]


def at_both(pair: Pair) -> tuple[Person, Person]:
    """The same person at either process."""
    here, there = Person(pair[0].url), Person(pair[1].url)
    here.post("/api/me", {"name": "Anna"})
    there.http.cookies.set("semafor", here.token)
    return here, there


def test_a_decision_at_one_process_wakes_who_waits_at_the_other(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Campaigns, "poll", nothing)  # the bus alone
    assert all(running.server.works.is_shared for running in pair)
    here, there = at_both(pair)
    with here, there:
        campaign = found(here, "me", "casual")
        until_story(here, campaign)
        seen = there.get(f"/api/campaigns/{campaign}")
        socket = there.follow(campaign)
        for _ in range(3):
            after = do(here, seen, "read")
            seen = socket.wait("campaign", rev=after["rev"])["view"]


def test_of_two_who_turn_a_card_at_once_one_does(pair: Pair) -> None:
    here, there = at_both(pair)
    with here, there:
        campaign = found(here, "me", "casual")
        seen = until_story(here, campaign)
        assert there.get(f"/api/campaigns/{campaign}") == {**seen, "patience": None}
        codes: list[str] = []

        def turn(person: Person, name: str) -> None:
            answer = person.decide(campaign, cid=name, rev=seen["rev"], do="read")
            codes.append(answer.get("code", answer["t"]))

        threads = [
            threading.Thread(target=turn, args=row) for row in ((here, "one"), (there, "two"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == ["ack", "stale"]
        revs = {person.get(f"/api/campaigns/{campaign}")["rev"] for person in (here, there)}
        assert revs == {seen["rev"] + 1}


def test_a_report_that_both_processes_see_is_added_once(pair: Pair) -> None:
    here, there = at_both(pair)
    with here, there:
        campaign = found(here, "me", "person")
        table = until_play(here, campaign)["table"]
        play_both([here.sit(table, 0), there.sit(table, 1)])  # both have it open
        for person in (here, there):
            wait_for_game(person, campaign, 1)
        events = [
            running.call(running.server.campaigns.store.read_events(campaign)) for running in pair
        ]
        keys = [event.key for event in events[0]]
        assert keys.count("finish:1") == 1
        assert len(set(keys)) == len(keys)
        revs = {person.get(f"/api/campaigns/{campaign}")["rev"] for person in (here, there)}
        assert len(revs) == 1


def test_what_a_process_left_undone_another_does(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process stores a decision and dies before what follows: the other one goes on."""
    monkeypatch.setattr("semafor.server.campaigns.hub.YIELD_SECONDS", 0.1)
    settings = Settings(database=postgres_url)
    with serving(settings) as one, serving(settings) as two:
        here, there = at_both((one, two))
        with here, there:
            campaign = found(here, "me", "casual")
            there.get(f"/api/campaigns/{campaign}")  # it is open there as well
            one.server.campaigns.settle_now = nothing  # type: ignore[method-assign]
            seen = here.get(f"/api/campaigns/{campaign}")
            while seen["what"] == "begin" or seen["story"]:
                seen = do(here, seen, "read" if seen["story"] else "begin")
            assert seen["what"] == "deal"
            table = wait_for(there, campaign, lambda seen: bool(seen["table"]))["table"]
            assert there.get(f"/api/games/{table}")["owned"] == [0]


async def nothing(*_: object) -> None:
    """A process that dies just then, or never asks."""


def test_a_lost_hint_is_made_good_by_asking(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semafor.server.games.driving.SWEEP_SECONDS", 0.2)
    settings = Settings(database=postgres_url)
    with serving(settings) as one, serving(settings) as two:
        one.server.hub.bus.send = silent  # type: ignore[method-assign] # nothing is ever told
        here, there = at_both((one, two))
        with here, there:
            campaign = found(here, "me", "casual")
            seen = there.get(f"/api/campaigns/{campaign}")
            socket = there.follow(campaign)
            after = do(here, seen, "begin")
            assert after["rev"] > seen["rev"]
            socket.wait("campaign", rev=after["rev"])


def test_a_command_whose_answer_got_lost_is_confirmed_when_it_is_sent_again(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stored, but the database did not say so: the second time it is known, not `stale`."""
    campaign = found(anna, "me", "casual")
    append = Campaigns._append

    async def lose(self: Campaigns, *values: Any) -> Any:
        store, self.store.append = self.store.append, forgetful(self.store.append)  # type: ignore[method-assign]
        try:
            return await append(self, *values)
        finally:
            self.store.append = store  # type: ignore[method-assign]

    command = {"cid": "once", "rev": -1, "do": "begin"}
    with monkeypatch.context() as patch:
        patch.setattr(Campaigns, "_append", lose)
        assert anna.decide(campaign, **command)["code"] == "store-down"
    done = anna.decide(campaign, **command)
    assert done["rev"] == 0
    assert done["view"]["what"] == "deal"
    assert wait_for(anna, campaign, lambda seen: bool(seen["table"]))["rev"] == 1


def forgetful(append: Any) -> Any:
    """It stores, and says that it does not know."""

    async def store(campaign: str, event: Any, *more: Any) -> bool:
        with suppress(StoreDown):
            await append(campaign, event, *more)
        raise StoreDown("no answer")

    return store
