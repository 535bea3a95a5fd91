"""Nobody is told what is sealed, over several games: see `mirror_campaigns`."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from semafor.server.games.table import Table
from tests.kit.tables import often
from trials import mirror_campaigns, mirror_worlds
from trials.leaks import IN_CAMPAIGNS
from trials.mirror_campaigns import (
    Played,
    check_played,
    compare,
    compare_table,
    fold,
    play,
    table_world,
)

GAMES = often(3, 5)
PEOPLE = (None, "blue", "red")


@pytest.fixture(scope="module")
def played() -> Played:
    """Three games and more."""
    return play(GAMES)


def some(played: Played, number: int) -> list[mirror_campaigns.Moment]:
    """Moments of every game, the last one among them."""
    chooser = random.Random(1)
    first = [moment for moment in played.moments[:-1] if moment.setup is None]
    return [*chooser.sample(first, min(number, len(first))), played.moments[-1]]


@pytest.mark.rule("LEG-INFO-1", "LEG-CAMP-4", "LEG-POST-1")
def test_a_campaign_tells_the_same_whatever_is_sealed(played: Played) -> None:
    moments = some(played, often(5, 60))
    found = [compare(played, moment) for moment in moments]
    found.append(compare(played, played.moments[-1], with_board=True))
    assert sum(row.messages for row in found) >= 30 * len(found)


@pytest.mark.thorough
@pytest.mark.rule("LEG-INFO-1", "CAM-FIN-1", "CAM-FIN-2")
def test_ways_not_taken_and_ends_not_told_are_sealed_in_late_games() -> None:
    played = play(11, seed="late")
    between = [moment for moment in played.moments if moment.setup is None]
    late = between[len(between) // 2 :]
    for moment in (*random.Random(1).sample(late, 6), late[-1]):
        compare(played, moment)
    state = fold(played.shelf, late[-1].events).campaign.state
    assert set(state.forks) == set(state.box.thread.forks)
    assert state.finale


@pytest.mark.rule("LEG-INFO-1", "LEG-POST-1")
def test_the_tables_of_its_games_tell_the_same_whatever_others_hold(played: Played) -> None:
    moments = [moment for moment in played.moments if moment.setup is not None][1:]
    found = [
        compare_table(moment, fold(played.shelf, moment.events), company)
        for moment in moments[-often(1, 5) :]
        for company in PEOPLE
    ]
    assert sum(row.tables for row in found) >= 2
    assert sum(row.secrets for row in found) >= 2


def test_cards_drawn_unseen_in_a_campaigns_game_are_not_told(played: Played) -> None:
    chooser = random.Random("cards")
    checked = mirror_worlds.Checked()
    tables = [moment for moment in played.moments if moment.setup is not None]
    for moment in tables[-often(2, 5) :]:
        assert moment.setup is not None
        world = table_world(moment.setup, moment.played)
        for name in ("a card", "two cards", "the future"):
            for _ in range(mirror_worlds.ATTEMPTS):
                if mirror_worlds._check_one(world, name, chooser, checked):
                    break
    assert checked.mirrors >= 2


def test_a_leak_at_the_table_is_seen(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that tells everybody what stands on closed cards."""
    tables = [moment for moment in played.moments if moment.setup is not None]
    shown = Table.view

    def show(self, seat):
        seen = shown(self, seat)
        return structs.replace(seen, phase=str(self.ruleset.edition.settings["powers"]))

    monkeypatch.setattr(Table, "view", show)
    with pytest.raises(AssertionError, match="differs"):
        compare_table(tables[-1], fold(played.shelf, tables[-1].events), None)


# -------------------------------------------------------------------- the test would notice


@pytest.mark.parametrize("leak", IN_CAMPAIGNS.values(), ids=IN_CAMPAIGNS)
def test_a_leak_is_seen(leak, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differs"):
        check_played(played, random.Random(1), 3)


def test_a_campaign_as_a_whole(played: Played) -> None:
    """Through all eyes, every path and as a file; without a leak nothing differs."""
    compared = check_played(played, random.Random(1), often(3, 6))
    assert compared.pairs >= 20
    assert compared.tables >= 2
