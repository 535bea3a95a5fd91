"""Campaigns as files on a server: out, in, to the same digest; and what is refused."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from semafor.campaign import Campaign
from semafor.campaign.chance import game_seed
from semafor.campaign.content import content
from semafor.campaign.files import Folder, file_data, folder_from, read_folder, seal
from semafor.campaign.overlay import edition_from, free_overlay, write_game
from semafor.cli.main import main
from semafor.engine.errors import SemaforError
from semafor.engine.game import Game
from semafor.engine.ruleset import compile_ruleset
from semafor.server.campaign_files import latest_records, unpack
from semafor.server.campaign_free import MOST_FREE
from semafor.server.campaign_posts import ImportCampaign
from semafor.server.guard import LONG_BODIES
from semafor.server.settings import Settings
from tests.campaign.folders import finished_folder, play_on, played_folder, players_of
from tests.server.clients import Person, found
from tests.server.running import Running, serving
from tests.server.tables import HOST
from tests.server.test_campaigns import play_out, wait_for_game


def file_of(person: Person, campaign: str) -> dict[str, Any]:
    """The file of a campaign, as it is downloaded."""
    answer = person.http.get(f"/api/campaigns/{campaign}/file")
    assert answer.status_code == 200, answer.text
    assert "attachment" in answer.headers["content-disposition"]
    data: dict[str, Any] = answer.json()
    return data


def bring(person: Person, data: Any, status: int = 201, **more: Any) -> Any:
    """Import a file."""
    body = {"file": data, "name": "west.campaign.json", **more}
    return person.post("/api/campaigns/import", body, status)


def forged(folder: Folder, **changes: Any) -> dict[str, Any]:
    """A file whose envelope is in order and whose content is not."""
    data = file_data(folder)
    inside = {"log": folder.campaign.log, "records": {}, "running": None, **changes}
    salt = bytes.fromhex(data["salt"])
    data["sealed"] = base64.b64encode(seal(json.dumps(inside).encode(), salt)).decode()
    return data


# -------------------------------------------------------------------- there and back


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """An empty server on each database."""
    settings = Settings(data=tmp_path / "empty.sqlite")
    if request.param == "postgres":
        settings = Settings(database=request.getfixturevalue("postgres_url"))
    with serving(settings) as running:
        yield running


def test_a_campaign_comes_to_an_empty_server_with_the_same_digest(
    server: Running, anna: Person, empty: Running
) -> None:
    campaign = bring(anna, file_data(played_folder("Anna Piotr")))["id"]
    table = anna.get(f"/api/campaigns/{campaign}")["table"]
    before = anna.get(f"/api/games/{table}/replay")["moves"]
    anna.sit(table, before % 2).play()  # somebody has moved on since
    data = file_of(anna, campaign)
    with Person(empty.url) as other:
        copy = bring(other, data)["id"]
        again = file_of(other, copy)
        shown = other.get(f"/api/campaigns/{copy}")
        path = f"/api/games/{shown['history'][0]['table']}"
        replay = other.get(f"{path}/replay")
        assert len(other.get(f"{path}/replay/steps?eyes=0&from=0&to=9")["steps"]) == 9
        then, now = other.get(f"{path}/scene"), other.get(f"/api/campaigns/{copy}/scene")
        assert other.sit(shown["table"], 0).receive()["t"] == "table"
    assert shown["is_host"]
    assert shown["owned"] == ["blue", "red"]
    assert again["digest"] == data["digest"]
    one, two = folder_from(data, "one"), folder_from(again, "two")
    assert one.campaign.log == two.campaign.log
    assert one.records == two.records
    assert one.running is not None
    assert two.running is not None
    assert one.running["moves"] == two.running["moves"]
    assert len(one.running["moves"]) == before + 1
    assert replay["over"]
    assert replay["verified"]
    assert replay["moves"] == len(one.records[1]["moves"])
    assert len(then["places"]) < len(now["places"])


def test_from_the_terminal_to_the_browser_and_back(
    server: Running, anna: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = played_folder()
    campaign = bring(anna, file_data(folder))["id"]
    shown = anna.get(f"/api/campaigns/{campaign}")
    assert [row["game"] for row in shown["history"]] == [1]
    assert shown["game"] == 2
    listed = [row["id"] for row in anna.get("/api/games")["games"]]
    assert listed == [shown["table"]]  # old games are the campaign's, not one's own latest
    path, copy = tmp_path / "out.json", tmp_path / "in.json"
    path.write_text(json.dumps(file_of(anna, campaign)), encoding="utf-8")
    assert main(["campaign", "import", str(path), str(copy)]) == 0
    assert folder.campaign.digest() in capsys.readouterr().out
    assert main(["campaign", "export", str(copy), str(tmp_path / "1.json"), "--game", "1"]) == 0
    assert main(["replay", str(tmp_path / "1.json")]) == 0
    again = read_folder(copy)
    assert again.records[1]["moves"] == folder.records[1]["moves"]
    assert again.running is not None
    assert folder.running is not None
    assert again.running["moves"][:12] == folder.running["moves"]


def test_a_game_that_came_in_the_middle_is_played_to_its_end(server: Running, anna: Person) -> None:
    campaign = bring(anna, file_data(played_folder(moves=-6)))["id"]
    play_out(anna, anna.get(f"/api/campaigns/{campaign}")["table"])
    assert wait_for_game(anna, campaign, 2)["history"][1]["table"]


# -------------------------------------------------------------------- whose companies they are


def test_people_of_the_old_server_come_back_by_link_also_into_a_running_game(
    server: Running, anna: Person, piotr: Person
) -> None:
    made = bring(anna, file_data(played_folder("Anna Piotr")), seats={"red": "open"})
    assert made["invite"]
    path = f"/api/campaigns/{made['id']}"
    table = anna.get(path)["table"]
    assert anna.get(f"/api/games/{table}")["owned"] == [0]
    body = {"invite": made["invite"], "name": "Piotr"}
    assert piotr.post(f"{path}/join", body)["owned"] == ["red"]
    assert piotr.get(f"/api/games/{table}")["owned"] == [1]
    assert anna.get(path)["mode"] == "online"


def test_a_campaign_that_has_not_begun_keeps_its_first_entry(server: Running, anna: Person) -> None:
    campaign = Campaign.open(["blue", "red"], seed="s", players=players_of("Anna Piotr"))
    made = bring(anna, file_data(Folder(campaign)), seats={"red": "open"})
    again = folder_from(file_of(anna, made["id"]), "x")
    assert again.campaign.log == campaign.log
    assert again.campaign.digest() == campaign.digest()
    shown = anna.get(f"/api/campaigns/{made['id']}")
    assert [row["kind"] for row in shown["companies"]] == ["person", "open"]


def test_the_host_takes_an_open_company_when_nobody_comes(server: Running, anna: Person) -> None:
    made = bring(anna, file_data(played_folder("Anna Piotr")), seats={"red": "open"})
    body = {"invite": made["invite"], "name": "", "company": "red"}
    joined = anna.post(f"/api/campaigns/{made['id']}/join", body)
    assert joined["owned"] == ["blue", "red"]
    assert anna.get(f"/api/games/{joined['table']}")["owned"] == [0, 1]


def test_a_person_s_company_may_go_to_a_bot_at_once(server: Running, anna: Person) -> None:
    made = bring(anna, file_data(played_folder("Anna Piotr")), seats={"red": "bot"})
    shown = anna.get(f"/api/campaigns/{made['id']}")
    assert [row["kind"] for row in shown["companies"]] == ["person", "bot"]
    seats = anna.get(f"/api/games/{shown['table']}")["seats"]
    assert [row["kind"] for row in seats] == ["person", "bot"]


def test_somebody_must_play(server: Running, anna: Person) -> None:
    data = file_data(played_folder())
    answer = bring(anna, data, 400, seats={"blue": "bot"})
    assert answer["code"] == "no-people-here"
    bring(anna, data, 400, seats={"blue": "queen"})


def test_only_those_who_take_part_export(server: Running, anna: Person, piotr: Person) -> None:
    campaign = found(anna, "me", "racer")
    piotr.post("/api/me", {"name": "Piotr"})
    piotr.get(f"/api/campaigns/{campaign}/file", 403)
    with Person(server.url) as nobody:
        nobody.get(f"/api/campaigns/{campaign}/file", 403)
    assert file_of(anna, campaign)["companies"] == {"blue": "blue", "red": "Racer"}


@pytest.mark.rule("LEG-COMP-6", "LEG-CAMP-4", "LEG-INFO-1")
def test_nothing_sealed_can_be_read_in_the_file(server: Running, anna: Person) -> None:
    folder = played_folder("Anna Piotr")
    campaign = bring(anna, file_data(folder))["id"]
    answer = anna.http.get(f"/api/campaigns/{campaign}/file")
    text = answer.text
    box = content()
    assert folder.campaign.state.seed not in text
    sealed = [card.code for card in box.story]
    sealed += [card.name["en"] for card in box.postcards.values()]
    sealed += [event.name["en"] for event in box.events.values()]
    sealed += [route.id for route in box.board.routes]
    assert [word for word in sealed if word in text] == []
    data = answer.json()
    known = {"format", "version", "campaign", "companies", "people", "game", "next", "history"}
    assert set(data) == known | {"digest", "salt", "sealed"}
    assert set(data["history"][0]) == {"year", "ranking"}
    with pytest.raises(zlib.error):
        zlib.decompress(base64.b64decode(data["sealed"])[32:])


# -------------------------------------------------------------------- what is refused


def counts(person: Person) -> tuple[int, int]:
    """How many campaigns and games somebody has."""
    listed = len(person.get("/api/campaigns")["campaigns"])
    return listed, len(person.get("/api/games")["games"])


WRONG = (
    "empty",
    "foreign",
    "version",
    "changed",
    "short",
    "digest",
    "no-salt",
    "entries",
    "no-log",
    "content",
    "chance",
    "overlay",
    "rules",
    "record",
    "number",
    "running",
    "free",
)


@cache
def wrong_files() -> dict[str, tuple[dict[str, Any], str]]:
    """Files that must be refused, each with the reason."""
    good = file_data(played_folder())
    folder = played_folder()
    sealed = good["sealed"]
    changed = sealed[:80] + ("A" if sealed[80] != "A" else "B") + sealed[81:]
    other = json.loads(json.dumps(folder.records[1]))
    other["moves"][4]["chance"] = [*other["moves"][4]["chance"], "red"]
    swapped = json.loads(json.dumps(folder.records[1]))
    swapped["overlay"]["trains"] = 45
    old = json.loads(json.dumps(folder.records[1]))
    old["rules_version"] = 0
    log = json.loads(json.dumps(folder.campaign.log))
    log[0]["content"] = "0000"
    more = forged(folder, records={"1": folder.records[1], "13": folder.records[1]})
    return {
        "empty": ({}, "campaign-file-foreign"),
        "foreign": ({"format": "chess"}, "campaign-file-foreign"),
        "version": ({**good, "version": 99}, "campaign-file-version"),
        "changed": ({**good, "sealed": changed}, "campaign-file-damaged"),
        "short": ({**good, "sealed": sealed[:200]}, "campaign-file-damaged"),
        "digest": ({**good, "digest": "0" * 64}, "campaign-file-damaged"),
        "no-salt": ({**good, "salt": 7}, "campaign-file-damaged"),
        "entries": (forged(folder, log=[1, 2]), "campaign-file-damaged"),
        "no-log": (forged(folder, log=[]), "campaign-file-damaged"),
        "content": (forged(folder, log=log), "campaign-content"),
        "chance": (forged(folder, records={"1": other}), "campaign-file-game"),
        "overlay": (forged(folder, records={"1": swapped}), "campaign-file-game"),
        "rules": (forged(folder, records={"1": old}), "campaign-file-rules"),
        "record": (forged(folder, records={"1": {"moves": 3}}), "record-shape"),
        "number": (forged(folder, records={"x": folder.records[1]}), "campaign-file-damaged"),
        "running": (forged(folder, running=other), "campaign-file-game"),
        "free": (more, "campaign-not-over"),
    }


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_refused_and_nothing_of_it_stays(
    name: str, server: Running, anna: Person
) -> None:
    assert set(wrong_files()) == set(WRONG)
    data, reason = wrong_files()[name]
    status = 403 if reason == "campaign-not-over" else 400
    assert bring(anna, data, status)["code"] == reason
    assert counts(anna) == (0, 0)


def test_a_report_that_is_not_the_game_s_is_refused() -> None:
    folder = played_folder()
    log = json.loads(json.dumps(folder.campaign.log))
    entry = next(row for row in log if row["do"] == "finish")
    entry["report"]["companies"]["blue"]["total"] += 30
    cheat = Folder(type(folder.campaign).replay(log), folder.records, None)
    with pytest.raises(SemaforError, match="campaign file game"):
        unpack(ImportCampaign(file_data(cheat)), HOST, "Anna", 1.0)


def test_a_file_that_is_too_long_is_refused(server: Running, anna: Person) -> None:
    most = LONG_BODIES["/api/campaigns/import"]
    assert bring(anna, {"format": "x" * most}, 413)["code"] == "too-long"
    bomb = {**file_data(played_folder())}
    salt = bytes.fromhex(bomb["salt"])
    bomb["sealed"] = base64.b64encode(seal(b" " * (17 * 1024 * 1024), salt)).decode()
    assert bring(anna, bomb, 400)["code"] == "campaign-file-damaged"


def test_a_store_that_fails_half_way_keeps_nothing(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from semafor.server import campaign_desk  # noqa: PLC0415 - to be patched

    folder = played_folder()
    whole = campaign_desk.unpack

    def twice(*values: Any) -> Any:
        parcel = whole(*values)
        parcel.games.append(parcel.games[0])  # its rows are there already
        return parcel

    monkeypatch.setattr(campaign_desk, "unpack", twice)
    bring(anna, file_data(folder), 409)
    assert counts(anna) == (0, 0)


# -------------------------------------------------------------------- after the end


def test_a_finished_campaign_comes_in_and_shows_its_vaults(server: Running, anna: Person) -> None:
    folder = finished_folder()
    campaign = bring(anna, file_data(folder))["id"]
    finale = anna.get(f"/api/campaigns/{campaign}/finale")
    assert finale["winners"] == ["green"]
    assert [row["company"] for row in finale["vaults"]] == ["blue", "red", "green"]
    for vault in finale["vaults"]:
        assert sum(vault["lines"].values()) == vault["total"]
        slips = [row for row in vault["slips"] if not row["absent"]]
        assert sum(row["total"] for row in slips) == vault["lines"]["slips"]
        assert sum(note["dollars"] for note in vault["notes"]) == vault["lines"]["notes"]
        assert len(vault["slips"]) == 12
        assert all(note["text"]["pl"] for note in vault["notes"])
    assert file_of(anna, campaign)["digest"] == folder.campaign.digest()


def test_vaults_stay_closed_before_the_end(server: Running, anna: Person) -> None:
    campaign = found(anna, "me", "racer")
    assert anna.get(f"/api/campaigns/{campaign}/finale", 403)["code"] == "campaign-not-over"
    rows = [{"company": "blue", "kind": "me"}, {"company": "red", "kind": "bot"}]
    answer = anna.post(f"/api/campaigns/{campaign}/free", {"companies": rows}, 403)
    assert answer["code"] == "campaign-not-over"


def free_wish(*kinds: str) -> dict[str, Any]:
    rows = [
        {"company": company, "kind": kind if kind in ("me", "open", "person") else "bot"}
        for company, kind in zip(("blue", "red", "green"), kinds, strict=False)
    ]
    for row, kind in zip(rows, kinds, strict=True):
        row["level"] = kind if row["kind"] == "bot" else ""
    return {"companies": rows, "pace": 0}


def test_the_finished_board_is_played_on_any_number_of_times(
    server: Running, anna: Person, piotr: Person
) -> None:
    campaign = bring(anna, file_data(finished_folder()))["id"]
    path = f"/api/campaigns/{campaign}"
    before = file_of(anna, campaign)["digest"]
    first = anna.post(f"{path}/free", free_wish("me", "racer"), 201)["id"]
    wish = {**free_wish("me", "open", "racer"), "regions": ["coast", "prairie"]}
    second = anna.post(f"{path}/free", wish, 201)
    shown = anna.sit(first, 0).wait_prompt()
    assert shown["view"]["seats"][0]["trains"] == 45
    assert len(anna.get(f"/api/games/{first}/scene")["seat_colours"]) == 2
    listed = anna.get(f"{path}/free")["games"]
    assert [row["number"] for row in listed] == [2, 1]
    assert [row["status"] for row in listed] == ["lobby", "playing"]
    assert {row["year"] for row in listed} == {1901}
    assert [len(row["regions"]) for row in listed] == [2, 4]
    piotr.post(f"/api/games/{second['id']}/join", {"invite": second["invite"], "name": "Piotr"})
    assert piotr.get(f"/api/games/{second['id']}")["owned"] == [1]
    whole = file_of(anna, campaign)
    assert whole["digest"] == before
    assert folder_from(whole, "x").records == {}  # only finished games go into a file
    assert len(anna.get(path)["history"]) == 12


def test_free_games_of_a_file_are_listed_and_can_be_seen_again(
    server: Running, anna: Person
) -> None:
    folder = finished_folder("Anna bot:racer")
    state = folder.campaign.state
    chosen = [region.id for region in state.regions[2:5]]
    overlay = free_overlay(folder.campaign, state.companies, chosen, 1, archived=True)
    players = [state.players[company] for company in state.companies]
    ruleset = compile_ruleset(edition_from(overlay), 2)
    game = Game(ruleset, seed=game_seed(state.seed, 13), players=players)
    play_on(game)
    folder.records[13] = write_game(overlay, game)
    campaign = bring(anna, file_data(folder))["id"]
    (row,) = anna.get(f"/api/campaigns/{campaign}/free")["games"]
    assert (row["number"], row["status"], row["yours"]) == (1, "over", True)
    assert row["winners"]
    assert max(row["totals"].values()) == row["totals"][row["winners"][0]]
    assert anna.get(f"/api/games/{row['table']}/replay")["verified"]
    again = folder_from(file_of(anna, campaign), "x")
    assert again.records[13]["moves"] == folder.records[13]["moves"]
    wish = free_wish("me", "racer")
    made = anna.post(f"/api/campaigns/{campaign}/free", wish, 201)["id"]
    assert anna.get(f"/api/campaigns/{campaign}/free")["games"][0]["table"] == made


def test_of_very_many_free_games_the_latest_come_in() -> None:
    """They change nothing: a campaign that was played on for years still moves to another server."""
    numbers = [*range(1, 13), *range(13, 13 + MOST_FREE)]
    kept = list(latest_records({number: number for number in numbers}))
    assert kept == [*range(1, 13), *range(13 + MOST_FREE - 48, 13 + MOST_FREE)]
    assert list(latest_records({1: 1, 13: 2})) == [1, 13]


def test_free_play_is_for_those_who_took_part(server: Running, anna: Person, piotr: Person) -> None:
    folder = finished_folder()
    state = folder.campaign.state
    campaign = bring(anna, file_data(folder))["id"]
    path = f"/api/campaigns/{campaign}/free"
    piotr.post("/api/me", {"name": "Piotr"})
    piotr.post(path, free_wish("me", "racer"), 403)
    anna.post(path, free_wish("racer", "racer"), 400)
    anna.post(path, free_wish("me", "me"), 400)
    for regions in (["nowhere"], [region.id for region in state.regions[:5]]):
        wish = {**free_wish("me", "racer"), "regions": regions}
        assert anna.post(path, wish, 400)["code"] == "campaign-free-regions"
    anna.post(path, free_wish("me"), 400)
    rows = [{"company": "blue", "kind": "me"}, {"company": "black", "kind": "bot"}]
    anna.post(path, {"companies": rows}, 400)
    assert anna.get(path)["games"] == []
