"""What links show before they are opened: the result of a finished game, of others the edition alone."""

import gc
from typing import Any

import pytest

from semafor import texts
from semafor.server.campaigns import saying
from semafor.server.http import daily, previews
from tests.server.clients import Person, found, look
from tests.server.running import Running, in_the_loop


def tags(server: Running, path: str, **headers: str) -> dict[str, str]:
    """The rows of a page's head that messengers read."""
    page = look(server.url + path, headers=headers)
    assert page.status_code == 200
    rows = [line for line in page.text.splitlines() if 'property="' in line]
    parts = [line.split('"') for line in rows]
    return {row[1]: row[3] for row in parts}


def test_a_link_tells_what_anybody_may_know(server: Running, anna: Person) -> None:
    game = anna.create("me", "open", "beginner", first=0)
    invited = tags(server, f"/join/{game}/{anna.invite}")
    assert invited["og:title"] == "Come and play: USA, classic"
    assert "3 players" in invited["og:description"]
    assert invited["og:image"].endswith("/api/editions/usa-classic/picture")
    assert look(f"{server.url}/api/games/{game}/picture").status_code == 403

    game = anna.create("me", "beginner", first=0)
    seat = anna.sit(game, 0)
    seat.wait("state")
    running = tags(server, f"/replay/{game}")
    assert running["og:title"] == "Watch: USA, classic"
    assert tags(server, f"/join/{game}/any")["og:title"] == "Watch: USA, classic"
    assert "/games/" not in running["og:image"]
    seat.command({"t": "substitute", "seat": 0})
    while not seat.state["ending"]:
        seat.receive(60)
    total = seat.state["ending"]["seats"][0]["total"]
    over = tags(server, f"/replay/{game}/3", **{"accept-language": "pl"})
    assert over["og:title"].startswith("Tak się skończyło")
    assert str(total) in over["og:description"]
    late = tags(
        server, f"/join/{game}/any", **{"accept-language": "pl"}
    )  # an invitation of last week
    assert late["og:title"] == over["og:title"]
    drawn = look(f"{server.url}/api/games/{game}/picture")
    assert drawn.headers["content-type"].startswith("image/svg")
    assert f">{total}<" in drawn.text
    painted = look(over["og:image"].replace("&amp;", "&"))
    assert painted.content.startswith(b"\x89PNG")


def test_a_link_to_nothing_is_the_plain_page(server: Running) -> None:
    assert tags(server, "/replay/none") == {}


@pytest.mark.parametrize(
    ("module", "name", "path"),
    [
        (previews, "Texts", "/join/{game}/{invite}"),
        (daily, "deal_of", "/api/daily?edition=europe"),
        (daily, "puzzle_of", "/api/puzzles/europe"),
    ],
)
def test_words_rules_and_puzzles_are_read_beside(
    anna: Person, monkeypatch: pytest.MonkeyPatch, module: Any, name: str, path: str
) -> None:
    game = anna.create("me", "open")
    asked: list[bool] = []
    work = getattr(module, name)

    def watched(*values: Any) -> Any:
        asked.append(in_the_loop())
        return work(*values)

    monkeypatch.setattr(module, name, watched)
    answer = anna.http.get(path.format(game=game, invite=anna.invite))
    assert answer.status_code == 200
    assert asked == [False]


def test_every_word_is_read_before_a_campaign_is_told(
    anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The grammar of a file takes many milliseconds; any sentence of a log may be the first of its file."""
    where: list[bool] = []
    read = texts.Catalogue._read

    def watched(self: Any, file: Any) -> None:
        if file in self._unread:
            where.append(in_the_loop())
        read(self, file)

    monkeypatch.setattr(texts.Catalogue, "_read", watched)
    texts._catalogue.cache_clear()
    saying.words.cache_clear()
    frozen = gc.get_freeze_count()
    found(anna, "me", "beginner")
    assert gc.get_freeze_count() > frozen, "a pass of the collector over all of them takes as long"
    assert where
    assert not any(where)
    assert not any(texts.find_catalogue(name).is_unread for name in texts.LANGUAGES)
