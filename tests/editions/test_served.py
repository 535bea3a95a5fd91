"""A server with editions from outside: told of, drawn, explained and played like the others."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from semafor.editions import EDITIONS
from semafor.server.settings import Settings
from tests.server.clients import Person
from tests.server.running import serving

pytestmark = pytest.mark.once


@pytest.fixture
def anna(outside: Path, tmp_path: Path) -> Iterator[Person]:
    """Somebody on a server that knows the editions here."""
    with (
        serving(Settings(data=tmp_path / "games.sqlite")) as running,
        Person(running.url) as person,
    ):
        yield person


def test_a_server_knows_them_and_bots_play_them(anna: Person) -> None:
    welcome = anna.get("/api/welcome")
    outside = ["alps", "fjords", "lakes", "orchards"]
    assert [one["id"] for one in welcome["editions"]] == [*EDITIONS, *outside]
    assert anna.get("/api/editions")["editions"] == welcome["editions"]
    alps, _, lakes, _ = welcome["editions"][-4:]
    assert alps["title"] == {"en": "Alps", "pl": "Alpy"}
    assert (alps["least_seats"], alps["most_seats"]) == (2, 4)
    assert lakes["blurb"]["en"] != lakes["blurb"]["pl"]
    picture = anna.http.get(alps["picture"])
    assert picture.headers["content-type"].startswith("image/svg+xml")
    page = anna.get("/api/editions/alps")
    assert page["parameters"]["tickets"]["offer"] == 3
    assert page["parameters"]["tunnels"]["reveal"] == 3
    assert "mountain_locomotives-rule" in page["words"]["pl"]
    heading = {lang: page["rules"][lang]["sections"][0]["heading"] for lang in ("en", "pl")}
    assert heading == {"en": "Goal", "pl": "O co chodzi"}
    assert anna.get("/api/scenes/alps")["map"] == "alps"
    assert anna.get("/api/editions/atlantis", 404)["code"] == "unknown-edition"
    game = anna.create("me", "beginner", "regular", edition="alps", first=1)
    seat = anna.sit(game, 0)
    for _ in range(4):
        if seat.wait_prompt()["ending"]:
            break
        assert seat.play()["t"] == "ack"


def test_all_pictures_can_be_asked_for_at_once(anna: Person) -> None:
    paths = [one["picture"] for one in anna.get("/api/editions")["editions"]]
    assert len(paths) > 4
    with ThreadPoolExecutor(len(paths)) as several:
        found = list(several.map(anna.http.get, paths))
    assert [answer.status_code for answer in found] == [200] * len(paths)


@pytest.mark.parametrize("edition", EDITIONS)
def test_shipped_editions_bring_no_words_of_their_own(edition: str, anna: Person) -> None:
    assert anna.get(f"/api/editions/{edition}")["words"] == {}
