"""Nobody is told what is sealed, over several games: see `campaign_twins`."""

from __future__ import annotations

import random

import pytest
from msgspec import structs

from semafor.campaign import views
from semafor.server import campaign_table, campaign_words
from semafor.server.table import Table
from tests.kit.tables import often
from tests.server import campaign_twins, twins
from tests.server.campaign_twins import Played, compare, compare_table, fold, play, table_world

GAMES = often(3, 5)
PEOPLE = (None, "blue", "red")


@pytest.fixture(scope="module")
def played() -> Played:
    """Three games and more."""
    return play(GAMES)


def some(played: Played, number: int) -> list[campaign_twins.Moment]:
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
    checked = twins.Checked()
    tables = [moment for moment in played.moments if moment.setup is not None]
    for moment in tables[-often(1, 5) :]:
        assert moment.setup is not None
        world = table_world(moment.setup, moment.played)
        for name in ("a card", "two cards", "the future"):
            for _ in range(twins.ATTEMPTS):
                if twins._check_one(world, name, chooser, checked):
                    break
    assert checked.twins >= 2


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


def leak_secret_side(patch: pytest.MonkeyPatch) -> None:
    shown = views.show_postcard
    patch.setattr(
        views,
        "show_postcard",
        lambda state, number, company: shown(state, number, state.postcards[number].owner),
    )


def leak_vault(patch: pytest.MonkeyPatch) -> None:
    shown = views.show_company

    def show(state, company):
        slips = state.vaults[company].slips
        return {**shown(state, company), "slips": sum(slip["total"] for slip in slips)}

    patch.setattr(views, "show_company", show)


def leak_story(patch: pytest.MonkeyPatch) -> None:
    def read(seen):
        number = len(seen["story"]["read"])
        card = campaign_words.content().story[number + 1]
        return [campaign_words.story_side(card.code, "b")]

    patch.setattr(campaign_table, "read_sides", read)


def leak_seed(patch: pytest.MonkeyPatch) -> None:
    shown = views.show_story
    patch.setattr(
        views,
        "show_story",
        lambda state: {**shown(state), "half_read": len(state.seed) > 5},
    )


LEAKS = [leak_secret_side, leak_vault, leak_story, leak_seed]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_seen(leak, played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differs"):
        compare(played, played.moments[-1])
