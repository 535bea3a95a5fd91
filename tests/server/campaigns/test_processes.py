"""A campaign at two processes on one PostgreSQL: news at once, every entry and every report once."""

from __future__ import annotations

import threading
import time
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
from tests.server.running import PATIENCE, Running, serving

Pair = tuple[Running, Running]


def at_both(pair: Pair) -> tuple[Person, Person]:
    """The same person at either process."""
    here, there = Person(pair[0].url), Person(pair[1].url)
    here.post("/api/me", {"name": "Anna"})
    there.http.cookies.set("semafor", here.token)
    return here, there


class Waiting:
    """Somebody who has asked for news and not been answered yet."""

    def __init__(self, person: Person, seen: dict[str, Any]) -> None:
        self.answer: dict[str, Any] = {}
        path = f"/api/campaigns/{seen['id']}?since={seen['rev']}"
        self.thread = threading.Thread(target=lambda: self.answer.update(person.get(path)))
        self.thread.start()
        time.sleep(0.2)

    def news(self) -> dict[str, Any]:
        """What came."""
        self.thread.join(PATIENCE)
        assert self.answer
        return self.answer


def test_a_decision_at_one_process_wakes_who_waits_at_the_other(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("campaigns.hub.POLL_SECONDS", "http.campaigns.WAIT_SECONDS"):  # the bus alone
        monkeypatch.setattr(f"semafor.server.{name}", 10 * PATIENCE)
    assert all(running.server.campaigns.is_shared for running in pair)
    here, there = at_both(pair)
    with here, there:
        campaign = found(here, "me", "casual")
        until_story(here, campaign)
        seen = there.get(f"/api/campaigns/{campaign}")
        for _ in range(3):
            waiting = Waiting(there, seen)
            after = do(here, seen, "read")
            seen = waiting.news()
            assert seen["rev"] == after["rev"]


def test_of_two_who_turn_a_card_at_once_one_does(pair: Pair) -> None:
    here, there = at_both(pair)
    with here, there:
        campaign = found(here, "me", "casual")
        seen = until_story(here, campaign)
        assert there.get(f"/api/campaigns/{campaign}") == {**seen, "patience": None}
        codes: list[int] = []

        def turn(person: Person, name: str) -> None:
            command = {"cid": name, "rev": seen["rev"], "do": "read"}
            path = f"/api/campaigns/{campaign}/do"
            codes.append(person.http.post(path, json=command).status_code)

        threads = [
            threading.Thread(target=turn, args=row) for row in ((here, "one"), (there, "two"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409]
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
            one.server.campaigns._settle = nothing  # type: ignore[method-assign]
            seen = here.get(f"/api/campaigns/{campaign}")
            while seen["what"] == "begin" or seen["story"]:
                seen = do(here, seen, "read" if seen["story"] else "begin")
            assert seen["what"] == "deal"
            table = wait_for(there, campaign, lambda seen: bool(seen["table"]))["table"]
            assert there.get(f"/api/games/{table}")["owned"] == [0]


async def nothing(_room: object) -> None:
    """A process that dies just then."""


def test_a_lost_hint_is_made_good_by_asking(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("semafor.server.campaigns.hub.POLL_SECONDS", 0.2)
    settings = Settings(database=postgres_url)
    with serving(settings) as one, serving(settings) as two:
        one.server.hub.bus.send = silent  # type: ignore[method-assign] # nothing is ever told
        here, there = at_both((one, two))
        with here, there:
            campaign = found(here, "me", "casual")
            seen = there.get(f"/api/campaigns/{campaign}")
            waiting = Waiting(there, seen)
            after = do(here, seen, "begin")
            assert (
                seen["rev"] < waiting.news()["rev"] <= after["rev"]
            )  # what follows may come later


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
        anna.post(f"/api/campaigns/{campaign}/do", command, 503)
    done = anna.post(f"/api/campaigns/{campaign}/do", command)
    assert done["rev"] == 0
    assert done["view"]["what"] == "deal"
    assert wait_for(anna, campaign, lambda seen: bool(seen["table"]))["rev"] == 1


def forgetful(append: Any) -> Any:
    """It stores, and says that it does not know."""

    async def store(campaign: str, event: Any) -> bool:
        with suppress(StoreDown):
            await append(campaign, event)
        raise StoreDown("no answer")

    return store
