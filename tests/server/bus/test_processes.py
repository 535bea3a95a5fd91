"""Several processes on one PostgreSQL: hints over the bus, the log as the truth, faults survived."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from semafor.server.settings import Settings
from semafor.server.storage.database import StoreRefused
from tests.server.clients import Person
from tests.server.running import Postgres, Running, serving, wait_until


def test_a_move_at_one_process_is_seen_at_the_other(pair: tuple[Running, Running]) -> None:
    with Person(pair[0].url) as here, Person(pair[1].url) as there:
        game = here.create("me", "person")
        there.http.cookies.set("semafor", here.token)
        first, second = here.sit(game, 0), there.sit(game, 1)
        second.wait("state")
        answer = first.play()
        second.wait_state(answer["rev"])
        answer = second.play()
        assert answer["t"] == "ack"
        first.wait_state(answer["rev"])
        assert [entry["rev"] for entry in first.log] == list(range(first.state["rev"] + 1))


def test_presence_counts_both_processes(pair: tuple[Running, Running]) -> None:
    with Person(pair[0].url) as anna, Person(pair[1].url) as piotr:
        game = anna.create("me", "open")
        piotr.post(f"/api/games/{game}/join", {"invite": anna.invite, "name": "Piotr"})
        first = anna.sit(game, 0)
        first.wait("presence")
        second = piotr.sit(game, 1)
        first.wait("presence", online=[0, 1])
        second.close()
        first.wait("presence", online=[0])


def test_logging_out_closes_sockets_at_every_process(pair: tuple[Running, Running]) -> None:
    with Person(pair[0].url) as here, Person(pair[1].url) as there:
        game = here.create("me", "person")
        there.http.cookies.set("semafor", here.token)
        seat = there.sit(game, 0)
        seat.wait("presence")
        here.post("/api/logout")
        assert seat.ending() == ("", 1008)


def test_two_who_move_at_once_at_two_processes_do_not_both_move(
    pair: tuple[Running, Running],
) -> None:
    with Person(pair[0].url) as here, Person(pair[1].url) as there:
        game = here.create("me", "person", first=0)
        there.http.cookies.set("semafor", here.token)
        here.sit(game, 0).play()
        here.sit(game, 1).play()
        seats = [here.sit(game, 0), there.sit(game, 0)]
        for _ in range(10):
            revs = [seat.wait_prompt()["rev"] for seat in seats]
            assert revs[0] == revs[1]
            race(seats, revs[0])
            if seats[0].state["prompt"] is None:
                partner = here.sit(game, 1)
                while (
                    partner.wait_prompt()["prompt"] and partner.play({"do": "draw"})["t"] == "ack"
                ):
                    if partner.state["prompt"] is None:
                        break
                for seat in seats:
                    seat.wait_state(partner.state["rev"])


def race(seats, rev: int) -> None:
    """Both draw at the same revision: exactly one is acknowledged, and both see it."""
    barrier = threading.Barrier(2)
    answers = []

    def move(seat) -> None:
        barrier.wait()
        answers.append(seat.command({"t": "play", "rev": rev, "move": {"do": "draw"}}))

    threads = [threading.Thread(target=move, args=(seat,)) for seat in seats]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    kinds = sorted(answer["t"] for answer in answers)
    assert kinds == ["ack", "nack"]
    acked = next(answer["rev"] for answer in answers if answer["t"] == "ack")
    assert acked == rev + 1
    for seat in seats:
        seat.wait_state(acked)


def test_bots_driven_by_two_processes_move_once(pair: tuple[Running, Running]) -> None:
    with Person(pair[0].url) as here, Person(pair[1].url) as there:
        game = here.create("me", "beginner")
        there.http.cookies.set("semafor", here.token)
        first, second = here.sit(game, 0), there.sit(game, 0)
        for _ in range(6):
            first.wait_prompt()
            answer = first.play()
            assert answer["t"] == "ack"
        second.wait_state(first.wait_prompt()["rev"])
        first.wait_state(second.state["rev"])
        assert first.log == second.log


def test_a_lost_hint_is_made_good_by_asking(postgres_url: str, monkeypatch) -> None:
    settings = Settings(database=postgres_url)
    monkeypatch.setattr("semafor.server.games.driving.SWEEP_SECONDS", 0.2)
    with serving(settings) as one, serving(settings) as two:
        one.server.driver.hub.bus.send = silent  # nothing is ever told
        with Person(one.url) as here, Person(two.url) as there:
            game = here.create("me", "person")
            there.http.cookies.set("semafor", here.token)
            first, second = here.sit(game, 0), there.sit(game, 1)
            second.wait("state")
            second.wait_state(first.play()["rev"])


async def silent(_text: str) -> None:
    """A bus that loses everything."""


def test_a_database_that_goes_and_comes_back_loses_nothing(
    postgres: Postgres, postgres_url: str
) -> None:
    with serving(Settings(database=postgres_url)) as running, Person(running.url) as anna:
        game = anna.create("me", "person")
        seat = anna.sit(game, 0)
        move = seat.wait_prompt()["prompt"]["moves"][0]
        command = {"t": "play", "cid": "same", "rev": seat.state["rev"], "move": move}
        postgres.kill()
        try:
            answer = seat.command(command)
            assert (answer["t"], answer["code"]) == ("nack", "store-down")
            assert anna.http.get("/healthz").status_code == 503
        finally:
            postgres.start()
        answers: list[dict[str, Any]] = []

        def is_stored() -> bool:
            answers.append(seat.command(command))
            assert answers[-1]["t"] == "ack" or answers[-1]["code"] == "store-down"
            return answers[-1]["t"] == "ack"

        wait_until(is_stored)
        seat.wait_state(answers[-1]["rev"])
        assert seat.command(command) == answers[-1]
        # It looks again after a moment.
        wait_until(lambda: anna.http.get("/healthz").status_code == 200)


def test_a_postgres_that_forgets_commits_is_refused(postgres: Postgres, postgres_url: str) -> None:
    unsafe = f"{postgres_url}&synchronous_commit=off"
    with pytest.raises(StoreRefused, match="store not durable"), serving(Settings(database=unsafe)):
        pass
