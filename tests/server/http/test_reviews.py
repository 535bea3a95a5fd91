"""Reviews over HTTP: only of finished games, made once, by workers, for whoever may see the replay."""

from typing import Any

import pytest

from semafor.review import VERDICTS, Strength
from semafor.server.http import reviews
from semafor.server.upkeep.limits import ByAddress
from tests.server.clients import Person
from tests.server.running import Running, in_the_loop, wait_until

FREE = ByAddress(near=(100, 100), far=(100, 100))
SMALL = Strength(first=1, second=1, step=2, most=2, curve=1)


def test_a_finished_game_is_reviewed_once_for_everybody(
    server: Running, anna: Person, piotr: Person
) -> None:
    server.server.reviews.strength = SMALL
    game = anna.create("me", "beginner", first=0)
    path = f"/api/games/{game}/review"
    seat = anna.sit(game, 0)
    seat.wait("state")
    assert anna.get(path, 403)["code"] == "not-over"
    assert anna.post(path, {}, 403)["code"] == "not-over"
    seat.command({"t": "substitute", "seat": 0})
    while not seat.state["ending"]:
        seat.receive(60)

    before = piotr.get(path)
    assert before["state"] == "none"
    assert before["race"][-1]["scores"] == [end["total"] for end in seat.state["ending"]["seats"]]
    assert anna.post(path, {})["state"] == "running"
    server.server.reviews.starts.charge("127.0.0.1", 1000)
    assert piotr.post(path, {})["state"] in (
        "running",
        "done",
    )  # nothing is begun: it costs nothing
    wait_until(lambda: piotr.get(path)["state"] == "done")
    found = piotr.get(path)
    assert found == anna.post(path, {})
    assert [row["number"] for row in found["judged"]] == [*range(1, found["moves"] + 1)]
    assert {row["verdict"] for row in found["judged"]} <= set(VERDICTS)
    judged = next(row for row in found["judged"] if row["better"])
    assert set(judged["text"]) == {"en", "pl"}
    assert len(found["curve"]) == len(found["race"])

    assert anna.post(f"/api/games/{finished(anna)}/review", {}, 429)["code"] == "too-many"


def finished(anna: Person) -> str:
    """A game that bots have played to its end."""
    game = anna.create("me", "beginner", first=0)
    seat = anna.sit(game, 0)
    seat.wait("state")
    seat.command({"t": "substitute", "seat": 0})
    while not seat.state["ending"]:
        seat.receive(60)
    return game


def test_what_a_review_comes_to_is_put_together_beside(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All words of a long game take longer than a table may wait."""
    server.server.reviews.strength = SMALL
    monkeypatch.setattr(server.server.reviews, "starts", FREE)
    path = f"/api/games/{finished(anna)}/review"
    where: list[bool] = []
    together = reviews._together

    def watched(*values: Any) -> Any:
        where.append(in_the_loop())
        return together(*values)

    monkeypatch.setattr(reviews, "_together", watched)
    anna.post(path, {})
    wait_until(lambda: anna.get(path)["state"] == "done")
    assert where == [False]


def test_a_review_that_fails_can_be_begun_again(
    server: Running, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.server.reviews.strength = SMALL
    monkeypatch.setattr(server.server.reviews, "starts", FREE)
    path = f"/api/games/{finished(anna)}/review"
    with monkeypatch.context() as broken:
        broken.setattr(reviews, "_together", lambda *_: 1 / 0)
        anna.post(path, {})
        wait_until(lambda: anna.get(path)["state"] == "failed")
    wait_until(
        lambda: server.server.metrics.counts["errors", ""] == 1
    )  # somebody is to look into it
    assert anna.post(path, {})["state"] == "running"
    wait_until(lambda: anna.get(path)["state"] == "done")
