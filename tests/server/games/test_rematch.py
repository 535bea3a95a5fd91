"""Play again: one game for the same people, whoever asks first, at one process or two."""

from __future__ import annotations

import threading
from typing import Any

from tests.server.clients import Person, Seat
from tests.server.running import Running


def finished(anna: Person, piotr: Person, *more: str, **values: Any) -> tuple[str, Seat, Seat]:
    """A game of Anna and Piotr that bots have played to its end."""
    game = anna.create("me", "open", *more, **values)
    piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr"})
    seats = anna.sit(game, 0), piotr.sit(game, 1)
    seats[0].wait("presence", online=[0, 1])
    seats[0].command({"t": "start", "fill": "beginner"})
    for number, seat in enumerate(seats):
        seat.wait_prompt()  # the game has begun there, too
        assert seat.command({"t": "substitute", "seat": number})["t"] == "ack"
    for seat in seats:
        while not (seat.state and seat.state["ending"]):
            seat.receive(60)
    return game, *seats


def again(person: Person, game: str) -> str:
    return str(person.post(f"/api/games/{game}/rematch", {}, 201)["id"])


def test_whoever_asks_gets_the_same_game_with_the_same_people(anna: Person, piotr: Person) -> None:
    game, first, second = finished(anna, piotr, "beginner", first=0)
    made = again(piotr, game)
    assert first.wait("table")["rematch"] == {"id": made, "seat": 1}
    assert second.wait("table")["rematch"]["id"] == made
    assert again(anna, game) == made == again(piotr, game)
    told = anna.get(f"/api/games/{made}")
    before = anna.get(f"/api/games/{game}")
    for key in ("kind", "name", "level", "mine", "colour"):
        assert [row[key] for row in told["seats"]] == [row[key] for row in before["seats"]]
    (row,) = [row for row in anna.get("/api/games")["games"] if row["id"] == made]
    assert (row["status"], row["is_rematch"]) == ("lobby", True)
    one, two = anna.sit(made, 0), piotr.sit(made, 1)
    assert two.wait("presence", online=[0, 1])
    assert one.command({"t": "start"})["code"] == "not-host"
    assert two.command({"t": "start"})["t"] == "ack"
    assert one.wait_prompt()["prompt"]
    assert two.wait_prompt()["prompt"]


def test_who_does_not_come_is_replaced_by_a_bot(anna: Person, piotr: Person) -> None:
    game, _, _ = finished(anna, piotr)
    made = again(anna, game)
    host = anna.sit(made, 0)
    host.wait("table")
    assert host.command({"t": "leave", "seat": 1})["t"] == "ack"
    assert host.command({"t": "start", "fill": "beginner"})["t"] == "ack"
    assert host.wait("table", status="playing")["seats"][1]["kind"] == "bot"
    assert [notice["id"] for notice in piotr.get("/api/welcome")["notices"]] == [made]


def test_one_person_against_bots_begins_at_once(anna: Person) -> None:
    game = anna.create("me", "beginner", first=0)
    seat = anna.sit(game, 0)
    seat.wait("state")
    seat.command({"t": "substitute", "seat": 0})
    while not seat.state["ending"]:
        seat.receive(60)
    made = again(anna, game)
    assert made != game
    assert anna.sit(made, 0).wait_prompt()["prompt"]


def test_a_stranger_and_a_running_game_have_no_rematch(anna: Person, piotr: Person) -> None:
    game = anna.create("me", "beginner")
    assert anna.post(f"/api/games/{game}/rematch", {}, 403)["code"] == "not-over"
    assert piotr.post(f"/api/games/{game}/rematch", {}, 403)["code"] == "not-your-seat"


def test_two_who_ask_at_two_processes_get_one_game(pair: tuple[Running, Running]) -> None:
    with Person(pair[0].url) as anna, Person(pair[1].url) as piotr:
        game, first, second = finished(anna, piotr)
        barrier = threading.Barrier(2)
        made: dict[str, str] = {}

        def ask(person: Person, name: str) -> None:
            barrier.wait()
            made[name] = again(person, game)

        threads = [
            threading.Thread(target=ask, args=row) for row in ((anna, "anna"), (piotr, "piotr"))
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert made["anna"] == made["piotr"]
        for seat in (first, second):
            assert seat.wait("table")["rematch"]["id"] == made["anna"]
        one, two = anna.sit(made["anna"], 0), piotr.sit(made["anna"], 1)
        one.wait("presence", online=[0, 1])
        host = one if one.table["is_host"] else two
        host.wait("presence", online=[0, 1]) if host is two else None
        assert host.command({"t": "start"})["t"] == "ack"
        assert one.wait_prompt()["prompt"]
        assert two.wait_prompt()["prompt"]


def test_colours_stand_in_the_record_and_in_the_replay(anna: Person) -> None:
    seats = [{"kind": "me", "colour": "black"}, {"kind": "bot", "level": "beginner"}]
    wish = {"edition": "usa-classic", "mode": "solo", "pace": 0, "seats": seats}
    game = anna.post("/api/games", wish, 201)["id"]
    seat = anna.sit(game, 0)
    seat.wait("state")
    seat.command({"t": "substitute", "seat": 0})
    while not seat.state["ending"]:
        seat.receive(60)
    colours = ["black", "red"]
    assert [row["colour"] for row in anna.get(f"/api/games/{game}/record")["seats"]] == colours
    head = anna.get(f"/api/games/{game}/replay")
    assert [row["colour"] for row in head["seats"]] == colours
    assert head["verified"]
    made = again(anna, game)
    assert [row["colour"] for row in anna.get(f"/api/games/{made}")["seats"]] == colours
