"""A program with newer rules plays records and stored games by the rules they were begun with."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from semafor import editions
from semafor.editions import find_ruleset, new_game, read_edition, replay_record
from semafor.engine.errors import RecordError
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.rulesets.sent_views import read_view, write_view
from semafor.server.games.creating import new_setup
from semafor.server.games.setup import setup_ruleset
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, Store, wish

EDITION = "usa-classic"
NOW = int(read_edition(EDITION)["rules_version"])
NEXT = NOW + 1
TRAINS = {NOW: 45, NEXT: 30}
MOVES = 40


def finished(game: Game) -> Game:
    """The first action each time, claims where there are any."""
    while not game.is_over:
        game.play(min(game.moves(), key=lambda move: move["do"] != "claim"))
    return game


def newer(**more: Any) -> Mapping[str, Any]:
    """The edition of a program in which the next version begins with fewer trains."""
    data = read_edition(EDITION)
    turns = {**data.get("turns", {}), "trains": TRAINS[NEXT]}
    return {**data, "turns": turns, "rules_version": NEXT, **more}


@pytest.fixture
def raise_version(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """The rules of the edition get a new version."""

    def clear() -> None:
        editions._edition.cache_clear()
        editions._ruleset.cache_clear()

    def change(**more: Any) -> None:
        data = newer(**more)
        read = editions.read_data
        monkeypatch.setattr(
            editions, "read_data", lambda folder: data if folder.name == EDITION else read(folder)
        )
        clear()

    yield change
    monkeypatch.undo()
    clear()


EARLIER = {str(NOW): {"turns": {"trains": TRAINS[NOW]}}}


def test_new_games_have_the_new_rules_and_old_records_replay(raise_version) -> None:
    record = write_record(finished(new_game(EDITION, 2, seed="old")))
    raise_version(earlier=EARLIER)
    again = replay_record(record)
    assert (again.ruleset.rules_version, again.ruleset.start_trains) == (NOW, TRAINS[NOW])
    assert write_record(again) == record
    fresh = new_game(EDITION, 2, seed="new")
    assert (fresh.ruleset.rules_version, fresh.ruleset.start_trains) == (NEXT, TRAINS[NEXT])


def test_a_record_of_a_later_version_is_refused(raise_version) -> None:
    raise_version(earlier=EARLIER)
    record = write_record(new_game(EDITION, 2, seed="new"))
    with pytest.raises(RecordError) as caught:
        replay_record({**record, "rules_version": NEXT + 1})
    assert (caught.value.reason, caught.value.values) == (
        "record-rules",
        {"found": NEXT + 1, "expected": NEXT},
    )


def test_a_record_whose_rules_are_gone_says_so(raise_version) -> None:
    """Somebody changed a rule and did not say what it was before."""
    record = write_record(finished(new_game(EDITION, 2, seed="old")))
    raise_version()
    with pytest.raises(RecordError) as caught:
        replay_record(record)
    assert caught.value.reason == "record-rules-earlier"
    assert (caught.value.values["found"], caught.value.values["expected"]) == (NOW, NEXT)


def test_a_stored_game_is_played_on_by_its_own_rules(raise_version) -> None:
    store = Store(new_setup(wish(EDITION, "me person"), HOST, "Anna", 999.0))
    store.settle()
    raise_version(earlier=EARLIER)
    again = Store(store.setup)
    again.settle()
    ruleset = again.table.ruleset
    assert (ruleset.rules_version, ruleset.start_trains) == (NOW, TRAINS[NOW])
    view = again.table.playing.view(0)
    assert read_view(write_view(view)).ruleset is ruleset
    raise_version(rules_version=NOW)
    later = new_setup(wish(EDITION, "me person"), HOST, "Anna", 999.0)
    with pytest.raises(Refusal, match=f"game rules: found {NEXT}, expected {NOW}"):
        setup_ruleset(type(later)(**{**_fields(later), "rules_version": NEXT}))


def _fields(setup: Any) -> dict[str, Any]:
    return {name: getattr(setup, name) for name in setup.__struct_fields__}


def test_one_ruleset_however_it_is_asked_for() -> None:
    assert find_ruleset(EDITION, 2, {}, NOW) is find_ruleset(EDITION, 2)
