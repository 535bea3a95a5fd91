"""Campaigns as files on a server: out, in, to the same digest; and what is refused."""

from __future__ import annotations

import base64
import json
import secrets
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from semafor.campaign.chance import game_seed
from semafor.campaign.files import cover, uncover
from semafor.campaign.sealing import PAGE, Key
from semafor.charter import Campaign
from semafor.charter.content import content
from semafor.charter.folders import Folder, file_data, folder_from, read_folder
from semafor.charter.overlay import edition_from, free_overlay, write_game
from semafor.cli.main import main
from semafor.engine.chance import commitment
from semafor.engine.errors import SemaforError
from semafor.engine.game import Game
from semafor.engine.ruleset import compile_ruleset
from semafor.server.campaigns.files import latest_records, unpack
from semafor.server.campaigns.free_play import MOST_FREE
from semafor.server.http.guard import LONG_BODIES
from semafor.server.protocol.campaigns import ImportCampaign
from semafor.server.settings import Settings
from semafor.texts import Texts
from tests.charter.folders import finished_folder, play_on, played_folder, players_of
from tests.server.campaigns.test_campaigns import play_out, until_begin, until_play, wait_for_game
from tests.server.clients import Person, found
from tests.server.running import Running, serving
from trials.tables import HOST

KEY = Key.make()


def file_of(person: Person, campaign: str, seal: str = KEY.seal, cid: str = "") -> dict[str, Any]:
    """The file of a campaign, as it is downloaded: for the key of these tests, or another place."""
    body = {"cid": cid or secrets.token_hex(4), "seal": seal}
    answer = person.http.post(f"/api/campaigns/{campaign}/file", json=body)
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
    data["sealed"] = base64.b64encode(cover(json.dumps(inside).encode(), salt)).decode()
    return data


def opened(data: dict[str, Any]) -> Folder:
    """What is in a file that was sealed for these tests."""
    return folder_from(data, "x", [KEY])


# -------------------------------------------------------------------- there and back


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
    """An empty server on each database."""
    settings = Settings(data=tmp_path / "empty.sqlite")
    if request.param == "postgres":
        settings = Settings(database=request.getfixturevalue("postgres_url"))
    with serving(settings) as running:
        yield running


def test_a_campaign_comes_to_an_empty_server_as_it_was(
    server: Running, anna: Person, empty: Running
) -> None:
    campaign = bring(anna, file_data(played_folder("Anna Piotr", moves=None)))["id"]
    data = file_of(anna, campaign)
    with Person(empty.url) as other:
        there = other.get("/api/campaigns")["seal"]
        copy = bring(other, file_of(anna, campaign, there))["id"]
        again = file_of(other, copy)
        shown = other.get(f"/api/campaigns/{copy}")
        path = f"/api/games/{shown['history'][0]['table']}"
        replay = other.get(f"{path}/replay")
        assert len(other.get(f"{path}/replay/steps?eyes=0&from=0&to=9")["steps"]) == 9
        then, now = other.get(f"{path}/scene"), other.get(f"/api/campaigns/{copy}/scene")
    assert shown["is_host"]
    assert shown["owned"] == ["blue", "red"]
    one, two = opened(data), opened(again)
    assert one.campaign.log == two.campaign.log[: len(one.campaign.log)]
    assert {row["do"] for row in two.campaign.log[len(one.campaign.log) :]} == {"seed"}
    assert one.records == two.records
    assert one.running is two.running is None
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
    play_out(anna, shown["table"])
    wait_for_game(anna, campaign, 2)
    until_begin(anna, campaign)
    path, copy = tmp_path / "out.json", tmp_path / "in.json"
    assert main(["campaign", "seal", str(copy)]) == 0
    seal = capsys.readouterr().out.splitlines()[-1]
    path.write_text(json.dumps(file_of(anna, campaign, seal)), encoding="utf-8")
    assert main(["campaign", "import", str(path), str(copy)]) == 0
    assert main(["campaign", "export", str(copy), str(tmp_path / "1.json"), "--game", "1"]) == 0
    assert main(["replay", str(tmp_path / "1.json")]) == 0
    again = read_folder(copy)
    assert again.records[1]["moves"] == folder.records[1]["moves"]
    assert folder.running is not None
    begun = folder.running["moves"]
    assert begun
    assert again.records[2]["moves"][: len(begun)] == begun
    assert "seed" not in again.records[2]  # it came in the middle and went on with another shuffle


def test_a_game_that_came_in_the_middle_is_played_to_its_end(server: Running, anna: Person) -> None:
    campaign = bring(anna, file_data(played_folder(moves=-6)))["id"]
    play_out(anna, anna.get(f"/api/campaigns/{campaign}")["table"])
    assert wait_for_game(anna, campaign, 2)["history"][1]["table"]


def test_the_shuffle_of_a_game_is_opened_once_what_follows_its_end_is_settled(
    server: Running, anna: Person, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    campaign = found(anna, "me", "racer")
    table = until_play(anna, campaign)["table"]
    promised = anna.sit(table, 0).wait("table")["commitment"]
    play_out(anna, table)
    wait_for_game(anna, campaign, 1)
    sealed = anna.get(f"/api/games/{table}/replay")
    assert anna.get(f"/api/campaigns/{campaign}")["what"] == "decide"
    assert (sealed["is_sealed"], sealed["seed"], sealed["verified"]) == (True, "", False)
    assert anna.get(f"/api/games/{table}/record", 403)["code"] == "campaign-sealed"
    until_begin(anna, campaign)
    told = anna.get(f"/api/games/{table}/replay")
    assert (told["is_sealed"], told["verified"], len(told["seed"])) == (False, True, 64)
    assert commitment(told["seed"], told["salt"]) == told["commitment"] == promised
    anna.get(f"/api/games/{table}/replay/steps?eyes=1&from=0&to=2", 403)
    file = tmp_path / "one.semafor.json"
    file.write_text(json.dumps(anna.get(f"/api/games/{table}/record")), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert Texts("en")("replay-shuffle-verified") in capsys.readouterr().out


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
    again = opened(file_of(anna, made["id"]))
    assert again.campaign.log[:-1] == campaign.log
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


def test_the_host_alone_takes_a_file(server: Running, anna: Person, piotr: Person) -> None:
    made = bring(anna, file_data(played_folder("Anna Piotr", moves=None)), seats={"red": "open"})
    campaign = made["id"]
    path = f"/api/campaigns/{campaign}"
    assert piotr.post(f"{path}/file", {"cid": "a"}, 403)["code"] == "not-your-company"
    piotr.post(f"{path}/join", {"invite": made["invite"], "name": "Piotr"})
    assert piotr.post(f"{path}/file", {"cid": "a"}, 403)["code"] == "campaign-file-host"
    with Person(server.url) as nobody:
        nobody.post(f"{path}/file", {"cid": "a"}, 403)
    assert anna.post(f"{path}/file", {"cid": ""}, 400)["code"] == "malformed"
    assert anna.post(f"{path}/file", {"cid": "a", "seal": "x" * 48}, 400)["code"] == "campaign-seal"
    assert not any("file" in row["lines"][0]["en"] for row in piotr.get(path)["news"])


def test_everybody_is_told_once_that_a_file_was_taken(
    server: Running, anna: Person, piotr: Person
) -> None:
    made = bring(anna, file_data(played_folder("Anna Piotr", moves=None)), seats={"red": "open"})
    path = f"/api/campaigns/{made['id']}"
    piotr.post(f"{path}/join", {"invite": made["invite"], "name": "Piotr"})
    first = opened(file_of(anna, made["id"], cid="one"))
    again = opened(file_of(anna, made["id"], cid="one"))
    assert first.campaign.log == again.campaign.log
    file_of(anna, made["id"], seal="")
    seen = piotr.get(path)
    told = [row["lines"][0]["en"] for row in seen["news"]][-2:]
    assert [row["lines"][0]["en"] for row in seen["files"]] == told
    assert [("another place" in line, "this server" in line) for line in told] == [
        (True, False),
        (False, True),
    ]
    assert all("hidden" in line for line in told)  # what it opens to whoever has it


def test_a_file_that_was_told_to_stay_here_is_not_given_for_another_place(
    server: Running, anna: Person
) -> None:
    """The same wish sent again, with another seal: nobody would be told that it can be read elsewhere."""
    campaign = bring(anna, file_data(played_folder("Anna Piotr", moves=None)))["id"]
    path = f"/api/campaigns/{campaign}/file"
    for cid, seal, other in (("here", "", KEY.seal), ("there", KEY.seal, "")):
        assert anna.post(path, {"cid": cid, "seal": seal})
        assert anna.post(path, {"cid": cid, "seal": other}, 409)["code"] == "stale"
    told = anna.get(f"/api/campaigns/{campaign}")["files"]
    assert len(told) == 2


def test_no_file_holds_what_the_campaign_has_to_come(server: Running, anna: Person) -> None:
    campaign = bring(anna, file_data(played_folder("Anna Piotr", moves=None)))["id"]
    one = opened(file_of(anna, campaign)).campaign
    two = opened(file_of(anna, campaign)).campaign
    assert two.log[: len(one.log)] == one.log
    assert [row["do"] for row in two.log[len(one.log) :]] == ["seed"]
    assert len({one.state.seed, two.state.seed, one.log[0]["seed"]}) == 3


def test_a_campaign_is_not_taken_in_the_middle_of_a_game(server: Running, anna: Person) -> None:
    campaign = bring(anna, file_data(played_folder("Anna Piotr")))["id"]
    answer = anna.post(f"/api/campaigns/{campaign}/file", {"cid": "a"}, 409)
    assert answer["code"] == "campaign-file-later"
    news = anna.get(f"/api/campaigns/{campaign}")["news"]
    assert not any("as a file" in line["en"] for row in news for line in row["lines"])


def test_a_file_for_another_place_is_refused(server: Running, anna: Person) -> None:
    campaign = bring(anna, file_data(played_folder(moves=None)))["id"]
    data = file_of(anna, campaign)
    assert bring(anna, data, 400)["code"] == "campaign-file-sealed"
    mine = anna.get("/api/campaigns")["seal"]
    assert bring(anna, {**data, "for": mine}, 400)["code"] == "campaign-file-damaged"
    assert bring(anna, file_of(anna, campaign, seal=""))["id"]


def test_a_new_campaign_is_given_as_a_file(server: Running, anna: Person) -> None:
    campaign = found(anna, "me", "racer")
    assert file_of(anna, campaign)["companies"] == {"blue": "blue", "red": "Racer"}


@pytest.mark.rule("LEG-COMP-6", "LEG-CAMP-4", "LEG-INFO-1")
def test_nothing_sealed_can_be_read_in_the_file(server: Running, anna: Person) -> None:
    folder = played_folder("Anna Piotr", moves=None)
    campaign = bring(anna, file_data(folder))["id"]
    answer = anna.http.post(f"/api/campaigns/{campaign}/file", json={"cid": "a"})
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
    assert set(data) == known | {"for", "sealed"}
    assert set(data["history"][0]) == {"year", "ranking"}
    envelope = base64.b64decode(data["sealed"])
    assert len(envelope) % PAGE == 48  # its size says nothing; 48 bytes are the box around it
    assert KEY.open(envelope) is None
    for salt in (data["for"].encode(), b""):
        assert uncover(envelope, salt) is None


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
    bomb["sealed"] = base64.b64encode(cover(b" " * (17 * 1024 * 1024), salt)).decode()
    assert bring(anna, bomb, 400)["code"] == "campaign-file-damaged"


def test_a_store_that_fails_half_way_keeps_nothing(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    from semafor.server.http import campaign_files  # noqa: PLC0415 - to be patched

    folder = played_folder()
    whole = campaign_files.unpack

    def twice(*values: Any) -> Any:
        parcel = whole(*values)
        parcel.games.append(parcel.games[0])  # its rows are there already
        return parcel

    monkeypatch.setattr(campaign_files, "unpack", twice)
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
    taken = opened(file_of(anna, campaign)).campaign
    assert taken.log[:-1] == folder.campaign.log


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
    before = len(opened(file_of(anna, campaign)).campaign.log)
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
    assert len(opened(whole).campaign.log) == before + 1  # that a file was taken
    assert opened(whole).records == {}  # only finished games go into a file
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
    again = opened(file_of(anna, campaign))
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
