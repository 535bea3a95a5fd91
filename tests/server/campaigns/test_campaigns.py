"""Campaigns on a running server: commands, games, and what a crash leaves behind."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from msgspec.json import encode
from websockets.exceptions import ConnectionClosed

from semafor.charter import Campaign
from semafor.charter.folders import folder_from, raw_data
from semafor.server.campaigns.hub import Campaigns
from semafor.server.campaigns.state import raw_log
from semafor.server.games.room import Room
from semafor.server.settings import Settings
from semafor.server.storage.database import Change
from tests.server.clients import Person, found
from tests.server.running import Running, serving, wait_until

NUMBERS = count()
CRASHING = """
import os, sys
from semafor.charter import Campaign
from semafor.charter.folders import folder_from
from semafor.charter.folders import raw_data
from semafor.server.campaigns.hub import Campaigns
done = Campaigns.table_done
def table_done(self, game):
    if game.table.setup.campaign and game.table.status == "over":
        os.kill(os.getpid(), 9)
    done(self, game)
Campaigns.table_done = table_done
from semafor.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


def command(seen: dict[str, Any], what: str, **values: Any) -> dict[str, Any]:
    """A command for the campaign as it was seen."""
    return {"cid": f"c{next(NUMBERS)}", "rev": seen["rev"], "do": what, **values}


def do(person: Person, seen: dict[str, Any], what: str, **values: Any) -> dict[str, Any]:
    """One command; the campaign after it."""
    done = person.decide(seen["id"], **command(seen, what, **values))
    assert done["t"] == "ack", done
    view: dict[str, Any] = done["view"]
    return view


def decide(person: Person, seen: dict[str, Any]) -> dict[str, Any]:
    """Read what is told, or take the first choice; the campaign after it.

    Bots and the server go on by themselves: where one of them was quicker, nothing was done but to look again.
    """
    if seen["story"] is not None:
        wish = command(seen, "read")
    else:
        asked = seen["question"]
        option = asked["options"][0]["id"]
        wish = command(seen, "choose", company=asked["company"], option=option)
    answer = person.decide(seen["id"], **wish)
    assert answer["t"] == "ack" or answer["code"] == "stale", answer
    return dict(answer["view"])


def until_begin(person: Person, campaign: str) -> dict[str, Any]:
    """Read and choose until the next game is about to begin."""
    seen: dict[str, Any] = person.get(f"/api/campaigns/{campaign}")
    while seen["what"] != "begin":
        seen = decide(person, seen)
    return seen


def keep_tickets(person: Person, seen: dict[str, Any]) -> None:
    """Choose the starting tickets of one's company at the table that is laid for them."""
    if not seen["table"]:
        return
    for seat in person.get(f"/api/games/{seen['table']}")["owned"]:
        socket = person.sit(seen["table"], seat)
        socket.wait("state")
        if socket.state["prompt"] is not None:
            socket.play()
        socket.close()  # a person has twenty at most


def wait_for(
    person: Person, campaign: str, is_there: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """The campaign once something is seen of it."""
    seen: dict[str, Any] = {}

    def look() -> bool:
        seen.update(person.get(f"/api/campaigns/{campaign}"))
        return is_there(seen)

    wait_until(look)
    return seen


def until_story(person: Person, campaign: str) -> dict[str, Any]:
    """Begin the next game and choose tickets: the story is next."""
    seen = do(person, person.get(f"/api/campaigns/{campaign}"), "begin")
    keep_tickets(person, seen)
    return wait_for(person, campaign, lambda seen: seen["what"] == "decide")


def until_play(person: Person, campaign: str) -> dict[str, Any]:
    """Begin, read and choose until a game is to be played."""
    seen: dict[str, Any] = person.get(f"/api/campaigns/{campaign}")
    while seen["what"] != "play" or not seen["table"]:
        if seen["what"] == "begin":
            seen = do(person, seen, "begin")
        elif seen["what"] == "deal":
            keep_tickets(person, seen)
            time.sleep(0.02)
            seen = person.get(f"/api/campaigns/{campaign}")
        else:
            seen = decide(person, seen)
    return seen


def play_out(person: Person, table: str) -> None:
    """The game to its end: claims where there are any, cards where there are none."""
    seat = person.sit(table, 0)
    order = ("claim", "keep", "choose", "draw")
    while not seat.wait_prompt()["ending"]:
        moves = seat.state["prompt"]["moves"]
        move = min(moves, key=lambda row: order.index(row["do"]) if row["do"] in order else 9)
        seat.play(move)


def wait_for_game(person: Person, campaign: str, game: int) -> dict[str, Any]:
    """The campaign once the report of a game has come."""
    return wait_for(person, campaign, lambda seen: len(seen["history"]) >= game)


def test_the_first_game_is_played_and_the_second_begins(server: Running, anna: Person) -> None:
    campaign = found(anna, "me", "beginner")
    seen = until_play(anna, campaign)
    scene = anna.get(f"/api/games/{seen['table']}/scene")
    assert scene["seat_colours"] == ["blue", "red"]
    assert len(scene["places"]) == len(anna.get("/api/scenes/legends")["places"])
    play_out(anna, seen["table"])
    seen = wait_for_game(anna, campaign, 1)
    assert seen["history"][0]["table"]
    seen = until_play(anna, campaign)
    assert seen["game"] == 2
    board = anna.get(f"/api/campaigns/{campaign}/scene")
    assert len(board["places"]) > len(scene["places"])
    listed = anna.get("/api/campaigns")
    assert [row["id"] for row in listed["campaigns"]] == [campaign]
    assert anna.get(f"/api/campaigns/{campaign}/story")["sides"]


def test_a_command_that_is_sent_again_is_done_once(server: Running, anna: Person) -> None:
    campaign = found(anna, "me", "casual", "casual")
    command = {"cid": "same", "rev": -1, "do": "begin"}
    first = anna.decide(campaign, **command)
    again = anna.decide(campaign, **command)
    assert first["rev"] == again["rev"] == 0
    assert again["view"]["rev"] == first["view"]["rev"]


def test_two_people_found_a_campaign(server: Running, anna: Person, piotr: Person) -> None:
    campaign = found(anna, "me", "open")
    invite = anna.get(f"/api/campaigns/{campaign}")["invite"]
    assert piotr.get(f"/api/campaigns/{campaign}")["company"] == ""
    body = {"invite": invite, "name": "Piotr"}
    joined = piotr.post(f"/api/campaigns/{campaign}/join", body)
    assert joined["owned"] == ["red"]
    seen = do(anna, anna.get(f"/api/campaigns/{campaign}"), "begin")
    assert (seen["what"], seen["story"], seen["dealt"]) == ("deal", None, "")
    assert piotr.get(f"/api/games/{seen['table']}")["owned"] == [1]
    (row,) = piotr.get("/api/campaigns")["campaigns"]
    assert (row["waits"], row["your_turn"]) == (["blue", "Piotr"], True)  # both choose tickets
    piotr.sit(seen["table"], 1).play()
    (row,) = piotr.get("/api/campaigns")["campaigns"]
    assert (row["waits"], row["your_turn"]) == (["blue"], False)
    keep_tickets(anna, seen)
    seen = wait_for(anna, campaign, lambda seen: seen["what"] == "decide")
    assert (seen["table"], bool(seen["dealt"]), bool(seen["story"])) == ("", True, True)
    assert until_play(anna, campaign)["table"] == seen["dealt"]


@pytest.mark.rule("LEG-SETUP-1", "CAM-A")
def test_the_crew_is_called_when_everybody_has_cards_and_tickets(
    server: Running, anna: Person
) -> None:
    campaign = found(anna, "me", "beginner")
    play_out(anna, until_play(anna, campaign)["table"])
    wait_for_game(anna, campaign, 1)
    seen = do(anna, until_begin(anna, campaign), "begin")
    table = seen["table"]
    seat = anna.sit(table, 0)
    offered = seat.wait_prompt()["view"]["offered"]
    assert (seen["what"], seat.table["held"], len(offered)) == ("deal", True, 4)
    seat.play({"do": "keep", "tickets": offered})
    seen = wait_for(anna, campaign, lambda seen: seen["what"] == "decide")
    while seen["story"]:
        seen = do(anna, seen, "read")
    assert (seen["question"]["kind"], seen["season"], seen["dealt"]) == ("crew", None, table)
    seat = anna.sit(table, 0)
    state = seat.wait("state")
    hand, market = state["view"]["hand"], state["view"]["market"]
    own = [row["id"] for row in state["view"]["tickets"]]
    assert (sum(hand.values()), state["view"]["offered"]) == (4, [])
    assert sorted(own) == sorted(offered)
    assert (state["prompt"], state["waiting"]) == (None, [])
    option = seen["question"]["options"][0]["id"]
    do(anna, seen, "choose", company="blue", option=option)
    assert until_play(anna, campaign)["table"] == table
    state = seat.wait_prompt()
    assert seat.table["held"] is False
    assert [row["id"] for row in state["view"]["tickets"]] == own  # in the same order
    assert state["view"]["market"] == market
    name = option.partition(":")[2]
    cards = anna.get(f"/api/games/{table}/scene")["words"]["en"]
    assert f"power-{name}" in cards


def test_nobody_else_decides(server: Running, anna: Person, piotr: Person) -> None:
    campaign = found(anna, "me", "casual")
    piotr.post("/api/me", {"name": "Piotr"})
    command = {"cid": "c", "rev": -1, "do": "begin"}
    assert piotr.decide(campaign, **command)["code"] == "not-your-company"
    anna.get("/api/campaigns/nothing", 404)


def test_a_report_that_was_not_added_is_added_when_the_campaign_is_loaded(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = Campaigns.table_done

    def only_deal(campaigns: Campaigns, game: Room) -> None:
        if game.table.status != "over":
            done(campaigns, game)

    with monkeypatch.context() as patch:
        patch.setattr(Campaigns, "table_done", only_deal)
        with serving(settings) as running, Person(running.url) as anna:
            campaign = found(anna, "me", "beginner")
            seen = until_play(anna, campaign)
            play_out(anna, seen["table"])
            assert anna.get(f"/api/campaigns/{campaign}")["history"] == []
            cookies = anna.http.cookies
    with serving(settings) as running, Person(running.url) as anna:
        anna.http.cookies = cookies
        seen = anna.get(f"/api/campaigns/{campaign}")
        assert len(seen["history"]) == 1
        assert seen["what"] != "play"


@contextmanager
def process(data: Path, *program: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server as a process of its own and the address it is ready at."""
    words = ["serve", "--lang", "en", "--port", "0", "--data", str(data)]
    command = [sys.executable, *(program or ("-m", "semafor")), *words]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own words
    assert running.stdout is not None
    with running, running.stdout:
        try:
            yield running, running.stdout.readline().split()[3].rstrip("/")
        finally:
            running.terminate()
            running.wait(60)


def test_kill_9_between_the_end_of_a_game_and_its_report(tmp_path: Path) -> None:
    data = tmp_path / "games.sqlite"
    with process(data, "-c", CRASHING) as (running, url), Person(url) as anna:
        campaign = found(anna, "me", "beginner")
        seen = until_play(anna, campaign)
        with suppress(ConnectionClosed):
            play_out(anna, seen["table"])
        assert running.wait(60) == -signal.SIGKILL
        token = anna.token
    with process(data) as (_, url), Person(url) as anna:
        anna.http.cookies.set("semafor", token)
        seen = anna.get(f"/api/campaigns/{campaign}")
        assert [row["game"] for row in seen["history"]] == [1]
        assert until_play(anna, campaign)["game"] == 2


def test_a_campaign_of_unknown_content_hides_no_other_and_can_be_saved(
    server: Running, anna: Person, piotr: Person
) -> None:
    """A newer version has made it: it is listed, told in one sentence, and saved as its log."""
    old, new = found(anna, "me", "racer"), found(anna, "me", "racer")
    anna.post(f"/api/campaigns/{old}/file", {"cid": "known"})  # what lies ahead is shuffled anew
    campaigns = server.server.campaigns
    table = campaigns.rooms.pop(old).table
    setup = structs.replace(table.setup, content="0" * 16)
    row = (encode(setup).decode(), old)
    change = Change("UPDATE campaign SET setup = $1, checksum = NULL WHERE id = $2", row)
    assert server.call(campaigns.store.database.write(change))
    listed = anna.get("/api/campaigns")["campaigns"]
    assert {row["id"] for row in listed} == {old, new}
    assert anna.get(f"/api/campaigns/{old}", 400)["code"] == "campaign-content"
    assert anna.get(f"/api/campaigns/{new}")["what"] == "begin"
    file = anna.post(f"/api/campaigns/{old}/file", {"cid": "raw"})
    assert (file["raw"], file["content"]) == (True, "0" * 16)
    events = server.call(campaigns.store.read_events(old))
    assert raw_log(table.setup, events) == table.campaign.log
    refused = anna.post("/api/campaigns/import", {"file": file, "name": "newer"}, 400)
    assert refused["code"] == "campaign-content"
    piotr.post("/api/me", {"name": "Piotr"})
    piotr.post(f"/api/campaigns/{old}/file", {"cid": "raw"}, 403)


def test_a_log_that_was_saved_unread_is_read_where_its_content_is_known() -> None:
    campaign = Campaign.open(["blue", "red"], seed="raw")
    folder = folder_from(raw_data(campaign.log), "raw")
    assert folder.campaign.digest() == campaign.digest()
