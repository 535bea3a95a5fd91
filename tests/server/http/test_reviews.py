"""Reviews over HTTP: only of finished games, made once, by workers, for whoever may see the replay."""

from semafor.review import VERDICTS, Strength
from tests.server.clients import Person
from tests.server.running import Running, wait_until

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

    other = anna.create("me", "beginner", first=0)
    seat = anna.sit(other, 0)
    seat.wait("state")
    seat.command({"t": "substitute", "seat": 0})
    while not seat.state["ending"]:
        seat.receive(60)
    assert anna.post(f"/api/games/{other}/review", {}, 429)["code"] == "too-many"
