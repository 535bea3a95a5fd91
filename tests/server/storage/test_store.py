"""What is kept, on both databases by the same tests."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from semafor.server.campaigns import store as campaign_texts
from semafor.server.games import store as texts
from semafor.server.games.store import Store
from semafor.server.log import store as log_texts
from semafor.server.people import store as person_texts
from semafor.server.people.store import HandLinkRow, Person, PersonStore, use_link
from semafor.server.storage.database import Change, StoreRefused
from semafor.server.storage.postgres import open_postgres
from semafor.server.storage.sqlite import open_sqlite
from tests.server.stored import NOW, digest_of, some_event, some_setup, stored_game

Work = Callable[[Store], Awaitable[None]]
Check = Callable[[Work], None]


@pytest.fixture(params=["sqlite", "postgres"])
def check(request: pytest.FixtureRequest, tmp_path: Path) -> Check:
    """Runs a coroutine with a new store."""
    url = request.getfixturevalue("postgres_url") if request.param == "postgres" else ""

    @asynccontextmanager
    async def opened() -> AsyncIterator[Store]:
        database = await (open_postgres(url) if url else open_sqlite(tmp_path / "games.sqlite"))
        try:
            yield Store(database)
        finally:
            await database.close()

    def run(work: Work) -> None:
        async def inside() -> None:
            async with opened() as store:
                await work(store)

        asyncio.run(inside())

    return run


def test_a_game_comes_back_as_it_was_stored(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        assert await store.read_game(setup.id) == setup
        assert await store.read_game("nothing") is None

    check(work)


def test_events_come_back_in_order_after_a_revision(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        events = [some_event(rev, move={"do": "draw"}) for rev in range(5)]
        for event in events:
            assert await store.append(setup.id, event)
        assert await store.read_events(setup.id) == events
        assert await store.read_events(setup.id, 2) == events[3:]

    check(work)


def test_a_revision_is_given_once(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        drafts = [some_event(0, f"key{number}") for number in range(20)]
        answers = await asyncio.gather(*(store.append(setup.id, event) for event in drafts))
        assert sorted(answers) == [False] * 19 + [True]
        assert len(await store.read_events(setup.id)) == 1

    check(work)


def test_a_key_is_used_once(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        assert await store.append(setup.id, some_event(0, "same"))
        assert not await store.append(setup.id, some_event(1, "same"))

    check(work)


def test_writes_that_are_refused_do_not_disturb_others_of_the_same_commit(check: Check) -> None:
    async def work(store: Store) -> None:
        setups = [await stored_game(store) for _ in range(8)]
        taken = [store.append(setup.id, some_event(0, "a")) for setup in setups[:4]]
        await asyncio.gather(*taken)
        answers = await asyncio.gather(
            *(store.append(setup.id, some_event(0, "b")) for setup in setups)
        )
        assert answers == [False] * 4 + [True] * 4

    check(work)


def test_a_write_happens_wholly_or_not_at_all(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        sit = some_event(0, kind="sit", seat=1, user="piotr", name="Piotr")
        assert not await store.append(setup.id, sit, use_link("no such link", sit.at))
        assert await store.read_events(setup.id) == []
        assert await store.own_games("piotr") == []

    check(work)


def test_a_list_shows_own_games_the_latest_first(check: Check) -> None:
    async def work(store: Store) -> None:
        first, second = await stored_game(store), await stored_game(store)
        await stored_game(store, "somebody")
        games = await store.own_games("anna")
        assert {game.id for game in games} == {first.id, second.id}
        assert all(game.is_yours for game in games)

    check(work)


def test_who_sits_down_finds_the_game_in_the_list(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        await store.append(setup.id, some_event(0, kind="sit", seat=1, user="piotr", name="P"))
        assert [game.id for game in await store.own_games("piotr")] == [setup.id]

    check(work)


def test_a_digest_never_goes_back(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        old = msgspec.convert(
            {
                "rev": 3,
                "summary": msgspec.to_builtins((await store.own_games("anna"))[0]),
                "waiting": [0],
                "deadline": 5.0,
            },
            texts.Digest,
        )
        await store.write_digests([old])
        await store.write_digests([msgspec.structs.replace(old, rev=2, deadline=None)])
        assert await store.due_games(6.0, 10) == [setup.id]
        assert (await store.own_games("anna"))[0].your_turn

    check(work)


def test_games_whose_lists_lag_behind_are_found(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = await stored_game(store)
        await stored_game(store)
        await store.append(setup.id, some_event(0))
        assert await store.behind() == [setup.id]

    check(work)


def test_a_hand_link_works_once_and_in_time(check: Check) -> None:
    async def work(store: Store) -> None:
        people = PersonStore(store.database)
        setup = await stored_game(store)
        link = HandLinkRow(setup.id, 1, "ewa", 7)
        await people.add_link("hash", link, NOW + 10)
        assert await people.read_link("hash", NOW) == link
        assert await people.read_link("hash", NOW + 11) is None
        sit = some_event(0, kind="sit", seat=1, user="piotr", name="Piotr")
        assert await store.append(setup.id, sit, use_link("hash", sit.at))
        again = some_event(1, kind="sit", seat=1, user="ewa", name="Ewa")
        assert not await store.append(setup.id, again, use_link("hash", again.at))
        assert await people.read_link("hash", NOW) is None

    check(work)


def test_an_account_name_is_given_once(check: Check) -> None:
    async def work(store: Store) -> None:
        people = PersonStore(store.database)
        for name in ("one", "two"):
            await people.add_person(Person(name, "", None), f"hash-{name}")
        assert await people.give_account(Person("one", "Anna", "anna"), "secret")
        assert not await people.give_account(Person("two", "ANNA", "anna"), "other")
        assert not await people.give_account(Person("one", "Ewa", "ewa"), "again")
        assert await people.find_account("anna") == (Person("one", "Anna", "anna"), "secret")
        assert await people.find_account("ewa") is None

    check(work)


def test_a_session_ends_when_another_takes_its_place(check: Check) -> None:
    async def work(store: Store) -> None:
        people = PersonStore(store.database)
        await people.add_person(Person("one", "Anna", None), "old")
        await people.change_session("one", "new", "old")
        assert await people.read_session("old") is None
        row = await people.read_session("new")
        assert row is not None
        assert row.person == Person("one", "Anna", None)

    check(work)


def test_old_sessions_and_links_are_forgotten(check: Check) -> None:
    async def work(store: Store) -> None:
        people = PersonStore(store.database)
        setup = await stored_game(store)
        await people.add_person(Person("one", "Anna", None), "hash")
        await people.add_link("link", HandLinkRow(setup.id, 1), 10.0)
        await people.clean(0.0, 0.0, 11.0)
        assert await people.read_session("hash") is not None
        assert await people.read_link("link", 1.0) is None
        await people.clean(1e12, 0.0, 11.0)
        assert await people.read_session("hash") is None

    check(work)


def test_downtime_is_remembered(check: Check) -> None:
    async def work(store: Store) -> None:
        assert await store.last_beat() is None
        await store.beat(NOW)
        assert await store.last_beat() == NOW
        await store.add_downtime(10.0, 20.0)
        await store.add_downtime(30.0, 40.0)
        assert await store.downtimes(25.0) == [(30.0, 40.0)]

    check(work)


def test_a_database_of_a_later_release_is_left_alone(check: Check, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.database.write(
            Change("UPDATE meta SET value = '99' WHERE name = $1", ("version",))
        )

    check(work)

    async def never(_store: Store) -> None:
        pytest.fail("it was opened")

    with pytest.raises(StoreRefused, match="store newer"):
        check(never)


def test_a_second_start_finds_everything_in_place(check: Check) -> None:
    made: list[str] = []

    async def work(store: Store) -> None:
        made.append((await stored_game(store)).id)

    async def again(store: Store) -> None:
        assert await store.read_game(made[0]) is not None

    check(work)
    check(again)


def test_values_of_every_statement_appear_in_order() -> None:
    """SQLite numbers `$1`, `$2` by first appearance: the order must be theirs."""
    statements = [
        value
        for module in (texts, log_texts, campaign_texts, person_texts)
        for name, value in vars(module).items()
        if name.isupper() and isinstance(value, str)
    ]
    assert len(statements) > 20
    for statement in statements:
        found = list(dict.fromkeys(re.findall(r"\$\d+", statement)))
        assert found == [f"${number}" for number in range(1, len(found) + 1)], statement


def test_a_game_id_is_taken_once(check: Check) -> None:
    async def work(store: Store) -> None:
        setup = some_setup()
        assert await store.create_game(setup, digest_of(setup))
        assert not await store.create_game(setup, digest_of(setup))

    check(work)
