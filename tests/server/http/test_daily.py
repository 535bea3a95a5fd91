"""The deal of the day: the same for everybody, once a person, and closed to whoever has it still before them."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
import pytest

from semafor.bots import daily as deals
from semafor.bots.daily import day_of, deal_of, end_of, without_dice
from semafor.editions import EDITIONS
from semafor.engine.chance import commitment
from semafor.review.puzzles import puzzles_of
from semafor.server.games import daily as tables
from semafor.server.games import store
from semafor.server.http import daily as api
from tests.server.clients import Person
from tests.server.running import Running, wait_until
from trials import mirror_paths
from trials.mirror_paths import Stored
from trials.tables import HOST, Store, choose

EDITION = "usa-classic"
DAY = "2026-03-01"


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short games at full speed, and two levels to compare with."""
    monkeypatch.setattr(deals, "OPTIONS", {"trains": 8})
    monkeypatch.setattr(tables, "PACE", 0)
    monkeypatch.setattr(api, "COMPARED", ("beginner", "regular"))


def play(person: Person, edition: str = EDITION) -> tuple[str, dict[str, Any]]:
    """Somebody's game of today's deal to its end."""
    game = str(person.http.post("/api/daily", json={"edition": edition}).json()["id"])
    seat = person.sit(game, 0)
    while not seat.wait_prompt()["ending"]:
        moves = seat.state["prompt"]["moves"]
        seat.play(next((move for move in moves if move["do"] == "claim"), moves[0]))
    return game, seat.state["ending"]


def test_a_deal_is_the_same_everywhere_and_another_one_every_day() -> None:
    for edition in EDITIONS:
        deal = deal_of(edition, DAY)
        assert deal == deal_of(edition, DAY)
        assert deal.seats == 3
        assert deal.begin("x").setup_chance == deal.begin("y", "regular").setup_chance
        assert {one.id for one in deal.opponents} <= {one.id for one in without_dice()}
        assert len({one.id for one in deal.opponents}) == 2
    seeds = {deal_of(edition, day).seed for edition in EDITIONS for day in (DAY, "2026-03-02")}
    assert len(seeds) == 2 * len(EDITIONS)
    assert day_of(end_of(DAY)) == "2026-03-02"
    assert day_of(end_of(DAY) - 1) == DAY


def test_friends_compare_what_they_have_made_of_it(
    server: Running, anna: Person, piotr: Person
) -> None:
    look = f"/api/daily?edition={EDITION}"
    before = anna.get(look)["deal"]
    assert (before["state"], before["players"], before["bots"]) == ("open", [], [])
    anna.post("/api/me", {"name": "Anna"})
    piotr.post("/api/me", {"name": "Piotr"})
    game, ending = play(anna)
    total = ending["seats"][0]["total"]

    shown = anna.get(look)
    mine = shown["deal"]["players"][0]
    assert (mine["name"], mine["mine"], mine["done"], mine["total"]) == ("Anna", True, True, total)
    assert shown["history"][0]["game"] == game
    again = anna.post("/api/daily", {"edition": EDITION})
    assert again["id"] == game, "one game a person"
    deal = deal_of(EDITION, shown["day"])
    assert shown["deal"]["commitment"] == commitment(deal.seed, deal.salt)
    assert anna.get(f"/api/games/{game}/replay")["verified"]
    wait_until(lambda: len(anna.get(look)["deal"]["bots"]) == 2)
    levels = {row["level"]: row["total"] for row in anna.get(look)["deal"]["bots"]}
    assert set(levels) == {"beginner", "regular"}

    # Somebody who has not played it is told who has, and nothing else.
    other = piotr.get(look)["deal"]
    assert other["players"] == [
        {**mine, "mine": False, "total": None, "rank": None, "game": None, "late": False}
    ]
    assert other["bots"] == []
    for path in ("", "/replay", "/replay/steps?eyes=open", "/record", "/review", "/picture"):
        assert piotr.get(f"/api/games/{game}{path}", 403)["code"] == "daily-closed"
    for path in ("/review", "/rematch"):
        assert piotr.post(f"/api/games/{game}{path}", {}, 403)["code"] == "daily-closed"
    assert piotr.sit(game, None).ending()[0] == "daily-closed"

    # Nobody plays for one, takes the seat, or branches off while the day lasts.
    wish = {"number": 1, "seat": 0}
    assert anna.post(f"/api/games/{game}/branch", wish, 403)["code"] == "daily-closed"
    own = str(piotr.post("/api/daily", {"edition": EDITION}, 201)["id"])
    seat = piotr.sit(own, 0)
    seat.wait_prompt()
    assert seat.command({"t": "substitute", "seat": 0})["code"] == "daily-alone"
    assert piotr.post(f"/api/games/{own}/hand", {"seat": 0}, 403)["code"] == "daily-alone"
    assert piotr.get(f"/api/games/{game}", 403)["code"] == "daily-closed"
    while not seat.wait_prompt()["ending"]:
        seat.play()
    told = {row["name"]: row for row in piotr.get(look)["deal"]["players"]}
    assert told["Anna"]["total"] == total
    assert piotr.get(f"/api/games/{told['Anna']['game']}/replay")["verified"]


def test_a_day_that_is_over_is_open_and_late_games_are_marked(
    server: Running, anna: Person, piotr: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, _ = play(anna, "usa-refreshed")
    assert piotr.get(f"/api/games/{game}/replay", 403)["code"] == "daily-closed"
    hub = server.server.hub
    tomorrow = end_of(day_of(hub.now())) + 60.0
    monkeypatch.setattr(hub, "now", lambda: tomorrow)
    assert piotr.get(f"/api/games/{game}/replay")["over"]
    assert anna.get("/api/daily?edition=usa-refreshed")["deal"]["state"] == "open"


def test_a_puzzle_shows_a_position_and_tells_the_margins_after_an_answer(anna: Person) -> None:
    puzzle = anna.get(f"/api/puzzles/{EDITION}")
    known = puzzles_of(EDITION)[puzzle["number"]]
    assert puzzle["view"]["hand"]
    assert len(puzzle["choices"]) == len(known.moves)
    assert not {"margins", "best", "behind"} & set(puzzle)
    path = f"/api/puzzles/{EDITION}"
    told = [
        anna.post(path, {"number": puzzle["number"], "choice": choice})
        for choice in range(len(puzzle["choices"]))
    ]
    assert [answer["right"] for answer in told].count(True) == 1
    best = told[0]["best"]
    assert told[best]["right"]
    assert puzzle["choices"][best]["move"] == known.moves[0].move
    assert min(row["behind"] for place, row in enumerate(told[0]["margins"]) if place != best) > 0
    assert all(told[0]["reason"].values())
    assert anna.post(path, {"number": 99, "choice": 0}, 404)["code"] == "no-puzzle"


def finished_by_somebody(seed: str) -> Stored:
    """A game of today's deal, as it would be with another shuffle."""
    deal = deal_of(EDITION, day_of(time.time()))
    setup = tables.daily_setup(deal, HOST, "Anna", 999.0)
    store = Store(msgspec.structs.replace(setup, id="same", invite="same", seed=seed, salt=seed))
    store.settle()
    chooser = random.Random(1)
    while store.table.status != "over":
        prompt = store.table.prompt(0)
        if prompt is None:
            store.bots(chooser, 1)
        else:
            store.play(0, choose(chooser, prompt.moves))
    return Stored(store.setup, list(store.events))


def test_whoever_has_the_deal_before_them_cannot_tell_one_shuffle_from_another() -> None:
    ours, theirs = (
        mirror_paths.told(finished_by_somebody(seed), "viewer") for seed in ("one", "another")
    )
    mirror_paths.same(ours, theirs, "a deal of the day, finished by somebody else")
    assert sum(b"daily-closed" in answer for answer in ours.values()) > 10
    assert any(b'"done":true' in answer for answer in ours.values())


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tell = api._player

    def tell_all(row: Any, person: str, day: str, **_: bool) -> Any:
        """Everybody's results, also before one has played."""
        return tell(row, person, day, is_told=True)

    monkeypatch.setattr(api, "_player", tell_all)
    worlds = [finished_by_somebody(seed) for seed in ("one", "another")]
    ours, theirs = (mirror_paths.told(world, "viewer") for world in worlds)
    with pytest.raises(AssertionError, match="differs"):
        mirror_paths.same(ours, theirs, "a deal of the day whose results are told")


def test_whoever_comes_after_a_long_list_has_a_game_like_everybody(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table of the day is cut somewhere; one's own game is not."""
    monkeypatch.setattr(store, "MOST_LISTED", 2)
    for _ in range(2):
        with Person(server.url) as somebody:
            somebody.post("/api/daily", {"edition": "germany"}, 201)
    look = "/api/daily?edition=germany"
    assert anna.get(look)["deal"]["state"] == "open"
    game = anna.post("/api/daily", {"edition": "germany"}, 201)["id"]
    assert anna.post("/api/daily", {"edition": "germany"})["id"] == game
    deal = anna.get(look)["deal"]
    assert (deal["state"], deal["game"]) == ("playing", game)
    assert [row["mine"] for row in deal["players"]] == [False, False, True]
    play(anna, "germany")
    assert anna.get(look)["deal"]["players"][-1]["total"] is not None
