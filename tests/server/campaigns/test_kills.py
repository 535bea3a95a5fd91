"""`kill -9` between the choice of tickets and the first turn of a campaign's game (LEG-SETUP-1).

Three rows of two logs must follow each other there: the campaign's `deal` once all have tickets, what is
decided after it, and the table's `overlay`. A server may die before or after each of them.
"""

from __future__ import annotations

import json
import signal
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.campaigns.test_campaigns import (
    do,
    play_out,
    process,
    until_begin,
    until_play,
    wait_for,
    wait_for_game,
)
from tests.server.clients import Person, found

BEGIN = """
import os, sys
from semafor.server.campaigns import hub as campaigns
from semafor.server.games.hub import Hub
Campaigns = campaigns.Campaigns
def die(*_):
    os.kill(os.getpid(), 9)
"""
RUN = """
from semafor.cli.main import main
sys.exit(main(sys.argv[1:]))
"""
# Where the server dies, in the order of the two logs.
DEATHS = {
    "before the deal is stored": "campaigns.CampaignTable.judge_deal = die",
    "after the deal is stored": """
append = Campaigns._append
async def _append(self, room, draft, *more):
    stored = await append(self, room, draft, *more)
    if draft.key.startswith("deal:"):
        die()
    return stored
Campaigns._append = _append""",
    "before the overlay is stored": "campaigns.judge_overlay = die",
    "after the overlay is stored": """
append = Hub._append
async def _append(self, room, draft, *more):
    stored = await append(self, room, draft, *more)
    if draft.body["kind"] == "overlay":
        die()
    return stored
Hub._append = _append""",
}
GONE = (ConnectionClosed, httpx.TransportError, AssertionError)


def kinds(data: Path, table: str, campaign: str) -> tuple[list[str], list[str]]:
    """What the campaign's log and the table's tell of the deal."""
    with closing(sqlite3.connect(data)) as file:
        entries = [
            json.loads(body).get("entry", {}).get("do", "")
            for (body,) in file.execute(
                "SELECT body FROM event WHERE log = ? ORDER BY rev", (campaign,)
            )
        ]
        events = [
            json.loads(body)["kind"]
            for (body,) in file.execute(
                "SELECT body FROM event WHERE log = ? ORDER BY rev", (table,)
            )
        ]
    return entries, events


def cards(person: Person, table: str) -> tuple[Any, ...]:
    """What blue has on the table that the deal gave."""
    seat = person.sit(table, 0)
    view = seat.wait("state")["view"]
    return view["hand"], view["market"], [row["id"] for row in view["tickets"]], view["deck_size"]


@pytest.mark.rule("LEG-SETUP-1")
@pytest.mark.parametrize("death", DEATHS)
def test_kill_9_between_the_deal_and_the_first_turn(tmp_path: Path, death: str) -> None:
    data = tmp_path / "games.sqlite"
    with process(data) as (_, url), Person(url) as anna:
        campaign = found(anna, "me", "beginner")
        play_out(anna, until_play(anna, campaign)["table"])
        wait_for_game(anna, campaign, 1)
        seen = do(anna, until_begin(anna, campaign), "begin")
        table, token = seen["table"], anna.token
    with process(data, "-c", BEGIN + DEATHS[death] + RUN) as (running, url), Person(url) as anna:
        anna.http.cookies.set("semafor", token)
        dealt = ()
        with suppress(*GONE):
            seat = anna.sit(table, 0)
            seat.play()
            wait_for(anna, campaign, lambda seen: seen["what"] == "decide")
            dealt = cards(anna, table)
            until_play(anna, campaign)
        assert running.wait(60) == -signal.SIGKILL
    with process(data) as (_, url), Person(url) as anna:
        anna.http.cookies.set("semafor", token)
        if "deal" in death:
            seen = wait_for(anna, campaign, lambda seen: seen["what"] == "decide")
            assert (seen["dealt"], seen["table"]) == (table, "")
            dealt = cards(anna, table)
        assert until_play(anna, campaign)["table"] == table
        seat = anna.sit(table, 0)
        state = seat.wait_prompt()
        assert seat.table["held"] is False
        view = state["view"]
        if not view["turns"]:  # a bot that begins may have taken an open card
            assert view["market"] == dealt[1]
        assert [row["id"] for row in view["tickets"]] == dealt[2]
        assert seat.play()["t"] == "ack"
    entries, events = kinds(data, table, campaign)
    assert entries.count("deal") == 2
    assert events.count("overlay") == 1
