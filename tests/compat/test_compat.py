"""Databases and files that earlier versions wrote are opened, seen as they were, and played on."""

from __future__ import annotations

import lzma
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from semafor import replay_record
from semafor.bots import make_bot
from semafor.campaign.files import SUFFIX
from semafor.charter import Campaign, read_report
from semafor.charter.content import SHELF
from semafor.charter.folders import Folder, file_data, folder_from
from semafor.charter.overlay import new_game, overlay_for, replay_game
from semafor.server.settings import Settings
from semafor.tui.saves import SUFFIX as RECORD_SUFFIX
from semafor.tui.saves import resume_game
from tests.kit import compat
from tests.server.campaigns.test_campaigns import do, play_out, until_play, wait_for_game
from tests.server.clients import Person
from tests.server.running import Running, serving

MOST_BYTES = 1_000_000


def every(suffix: str) -> list[Path]:
    return [path for path in compat.files() if path.name.endswith(f"{suffix}.xz")]


def opened(path: Path) -> Folder:
    """A campaign file, with its key where it has one."""
    return folder_from(compat.read_packed(path), path.name, compat.keys_of(path))


def named(path: Path) -> str:
    return path.relative_to(compat.FOLDER).as_posix()


def test_no_file_of_an_earlier_version_was_changed() -> None:
    assert compat.sums() == compat.listed()


def test_the_sets_stay_small() -> None:
    assert sum(path.stat().st_size for path in compat.files()) < MOST_BYTES


# -------------------------------------------------------------------- databases


@pytest.fixture(scope="module", params=compat.DATABASES, ids=lambda folder: folder.name)
def old(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, dict[str, Any]]]:
    """A server of this version on a copy of an old database, and what people saw then."""
    data = compat.unpack(request.param, tmp_path_factory.mktemp("old") / "games.sqlite")
    with serving(Settings(data=data)) as running:
        yield running, compat.read_packed(request.param / compat.EXPECTED)


@pytest.fixture
def anna(old: tuple[Running, dict[str, Any]]) -> Iterator[Person]:
    """Who played there, with the old password."""
    with Person(old[0].url) as person:
        person.post("/api/login", {"name": compat.NAME, "password": compat.PASSWORD})
        yield person


@pytest.fixture
def expected(old: tuple[Running, dict[str, Any]]) -> dict[str, Any]:
    return old[1]


def test_every_game_is_at_the_same_move_and_looks_the_same(
    anna: Person, expected: dict[str, Any]
) -> None:
    found = []
    for game, before in expected["games"].items():
        found += compat.differences(before, compat.see_game(anna, game), game)
    assert found == []


def test_every_finished_game_is_verified_and_its_record_is_the_same(
    anna: Person, expected: dict[str, Any]
) -> None:
    over = [game for game, row in expected["games"].items() if row["status"] == "over"]
    assert set(expected["records"]) <= set(over)
    for game, record in expected["records"].items():
        assert anna.get(f"/api/games/{game}/replay")["verified"]
        now = anna.get(f"/api/games/{game}/record")
        assert not list(compat.differences(record, now, game))
        assert replay_record(record).is_over


def test_a_lobby_still_waits(anna: Person, expected: dict[str, Any]) -> None:
    for game in expected["lobbies"]:
        assert anna.get(f"/api/games/{game}")["summary"]["status"] == "lobby"


def test_every_campaign_looks_the_same(anna: Person, expected: dict[str, Any]) -> None:
    found = []
    for campaign, before in expected["campaigns"].items():
        found += compat.differences(before, compat.see_campaign(anna, campaign), campaign)
    assert found == []


def test_every_campaign_is_listed_and_has_a_board(anna: Person, expected: dict[str, Any]) -> None:
    listed = {row["id"] for row in anna.get("/api/campaigns")["campaigns"]}
    assert set(expected["campaigns"]) <= listed
    for campaign in expected["campaigns"]:
        assert anna.get(f"/api/campaigns/{campaign}/scene")["places"]


def test_a_file_that_was_exported_comes_back(anna: Person, expected: dict[str, Any]) -> None:
    for campaign, file in expected["files"].items():
        made = anna.post("/api/campaigns/import", {"file": file, "name": "old"}, 201)
        before = expected["campaigns"][campaign]["view"]
        now = anna.get(f"/api/campaigns/{made['id']}")
        same = ("game", "year", "tariff", "what", "caboose", "ranking", "regions", "events")
        found = compat.differences(
            {key: before[key] for key in same}, {key: now[key] for key in same}, campaign
        )
        assert not list(found)


def test_every_running_game_is_played_on_to_its_end(anna: Person, expected: dict[str, Any]) -> None:
    """Comes after those that compare: from here on the database changes."""
    for game, before in expected["games"].items():
        is_solo = set(before["eyes"]) == {"-", "0"}
        if before["status"] == "playing" and is_solo:
            play_out(anna, game)
            assert anna.get(f"/api/games/{game}")["summary"]["status"] == "over"


def test_every_campaign_is_played_on(anna: Person, expected: dict[str, Any]) -> None:
    """To the end of the game that is due, and to the beginning of the next."""
    for campaign, before in expected["campaigns"].items():
        game = before["view"]["game"]
        seen = anna.get(f"/api/campaigns/{campaign}")
        if len(seen["history"]) < game:
            play_out(anna, until_play(anna, campaign)["table"])
            seen = wait_for_game(anna, campaign, game)
        while seen["what"] != "begin":
            asked = seen["question"]
            if seen["story"]:
                seen = do(anna, seen, "read")
            else:
                option = asked["options"][0]["id"]
                seen = do(anna, seen, "choose", company=asked["company"], option=option)
        assert seen["game"] == game + 1
        assert anna.post(f"/api/campaigns/{campaign}/file", {"cid": "out"})["game"] == game + 1


# -------------------------------------------------------------------- files


@pytest.mark.parametrize("path", every(RECORD_SUFFIX), ids=named)
def test_a_saved_game_goes_on(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "saved"
    file.write_bytes(lzma.decompress(path.read_bytes()))
    game = resume_game(file)
    assert len(game.history) == len(compat.read_packed(path)["moves"])
    while not game.is_over:
        game.play_action(game.actions()[0])
    assert game.result().totals


@pytest.mark.parametrize("path", every(SUFFIX), ids=named)
def test_a_campaign_file_opens_and_goes_on(path: Path) -> None:
    data, folder = compat.read_packed(path), opened(path)
    campaign = folder.campaign
    if not compat.keys_of(path):  # a sealed one is compared as it is opened
        assert campaign.digest() == data["digest"]
    for record in folder.records.values():
        assert replay_game(record).is_over
    if folder.running is None:
        assert campaign.pending().what in ("over", "begin")
        return
    game = new_game(campaign)
    assert overlay_for(campaign.state) == folder.running["overlay"]
    for row in folder.running["moves"]:
        game.play({key: value for key, value in row.items() if key != "chance"})
        assert game.history[-1]["chance"] == row["chance"]
    bot = make_bot("greedy", 1)
    while not game.is_over:
        game.play_action(bot.choose(game.view(game.actor)))
    campaign.finish(read_report(campaign.state, game))
    assert len(campaign.state.history) == data["game"]


@pytest.mark.parametrize("path", every(SUFFIX), ids=named)
def test_a_campaign_file_moves_to_a_server_and_out_again(path: Path, tmp_path: Path) -> None:
    data = compat.read_packed(path)
    with serving(Settings(data=tmp_path / "games.sqlite")) as running, Person(running.url) as anna:
        if compat.keys_of(path):  # sealed for its owner, who seals it for the server
            seal = anna.get("/api/campaigns")["seal"]
            data = file_data(opened(path), seal)
        wish = {"file": data, "name": "old", "seats": dict.fromkeys(data["companies"], "me")}
        made = anna.post("/api/campaigns/import", wish, 201)
        seen = anna.get(f"/api/campaigns/{made['id']}")
        assert (seen["game"], len(seen["history"])) == (data["game"], len(data["history"]))
        for row in seen["history"]:
            if row["table"]:
                assert anna.get(f"/api/games/{row['table']}/replay")["moves"] > 0
        assert anna.get(f"/api/campaigns/{made['id']}/scene")["places"]
        if seen["what"] != "play":  # files are given between the games
            again = anna.post(f"/api/campaigns/{made['id']}/file", {"cid": "out"})
            assert (again["game"], again["history"]) == (data["game"], data["history"])


@pytest.mark.parametrize("path", every(".log"), ids=named)
def test_a_golden_campaign_of_an_earlier_content_replays_exactly(path: Path) -> None:
    found = compat.read_packed(path)
    assert Campaign.replay(found["log"]).digest() == found["digest"]


def test_the_content_of_every_campaign_is_kept() -> None:
    """Also where it is the shipped one still: the next change of a number must not lose it."""
    logs = [compat.read_packed(path)["log"] for path in every(".log")]
    logs += [opened(path).campaign.log for path in every(SUFFIX)]
    assert {log[0]["content"] for log in logs} <= set(SHELF.kept_digests())
