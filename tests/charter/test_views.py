"""Who may know what: allow-lists, and mirror worlds that differ only in what is sealed."""

from __future__ import annotations

import json

import pytest

from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.state import DrawnPostcard
from semafor.charter.views import view
from semafor.engine.errors import SetupError
from tests.charter.worlds import decide, finished, open_campaign, report, to_game, to_play

VIEWERS = (None, "blue", "red", "green")


def mirror_of(campaign: Campaign) -> Campaign:
    """The same campaign with other sealed things: seed, vaults, decks to come, hands."""
    mirror = campaign.copy()
    state = mirror.state
    state.seed = "another seed"
    state.season_deck = state.season_deck[::-1]
    for vault in state.vaults.values():
        for slip in vault.slips:
            slip["total"] += 7
            slip["lines"] = {"dollars": 1}
        for note in vault.notes:
            note["n"] += 3
        vault.souvenirs = vault.souvenirs[::-1]
    state.retiring = [{"region": None, "max_value": 2}]
    return mirror


@pytest.mark.rule("LEG-INFO-1", "LEG-CAMP-4", "LEG-CAMP-6")
@pytest.mark.parametrize("game", [1, 3, 7, 12])
def test_mirror_worlds_that_differ_in_sealed_things_look_alike(game: int) -> None:
    campaign = to_game(open_campaign(), game)
    mirror = mirror_of(campaign)
    assert mirror.digest() != campaign.digest()
    for viewer in VIEWERS:
        assert view(mirror, viewer) == view(campaign, viewer)


@pytest.mark.rule("LEG-INFO-1", "LEG-POST-1", "CAM-PC-2")
def test_the_secret_side_of_a_postcard_is_for_its_owner_until_it_is_open() -> None:
    campaign = to_game(open_campaign(), 3)
    card = campaign.state.postcards[7] = DrawnPostcard("red", 2)
    for viewer in VIEWERS:
        shown = view(campaign, viewer)["postcards"][7]
        assert shown["name"]["en"] == "Aunt Philippa’s Timetable"
        assert (shown["secret"] is not None) == (viewer == "red")
    card.is_open = True
    for viewer in VIEWERS:
        assert view(campaign, viewer)["postcards"][7]["secret"]["when"] == "game_end"


@pytest.mark.rule("LEG-INFO-1", "LEG-POST-1")
def test_uses_left_of_a_closed_postcard_are_not_seen_by_others() -> None:
    campaign = to_game(open_campaign(), 3)
    campaign.state.postcards[20] = DrawnPostcard("red", 2, uses_left=3)
    mirror = campaign.copy()
    mirror.state.postcards[20] = DrawnPostcard("red", 2, uses_left=1)
    for viewer in (None, "blue", "green"):
        assert view(mirror, viewer) == view(campaign, viewer)
    assert view(mirror, "red") != view(campaign, "red")


@pytest.mark.rule("LEG-POST-6", "LEG-COMP-6", "LEG-STORY-1", "LEG-CAMP-10")
def test_nothing_of_closed_boxes_unread_cards_and_undrawn_postcards_is_in_a_view() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    opened = {region.id for region in state.regions}
    for viewer in VIEWERS:
        text = json.dumps(view(campaign, viewer))
        for card in content().story[state.story_index + 1 :]:
            assert card.code not in text
        for name, event in content().events.items():
            if name not in state.events:
                assert f'"{name}"' not in text
                assert event.name["en"] not in text
        for number, card in content().postcards.items():
            if number not in state.postcards:
                assert card.name["en"] not in text
                assert card.line["pl"] not in text
        for name in content().regions:
            if name not in opened:
                assert f'"{name}"' not in text
        for name in (*content().clauses, *content().passes, *content().seasons):
            assert f'"{name}"' not in text
        assert f'"{state.seed}"' not in text


@pytest.mark.rule("LEG-INFO-1")
def test_improvements_would_show_a_hand_so_only_their_company_sees_them() -> None:
    campaign = to_game(open_campaign(), 3)
    line = next(route.id for route in campaign.state.routes() if route.is_unpainted)
    hands = {"green": {"red": 1}, "blue": {"white": 3}}
    finished(campaign, routes={"green": [line]}, hands=hands)
    decide(campaign, "improve")
    assert view(campaign, "green")["pending"]["decision"]["options"] == [
        f"paint:{line}:red",
        "save",
    ]
    for viewer in (None, "blue", "red"):
        seen = view(campaign, viewer)
        assert seen["pending"]["decision"]["options"] is None
        assert seen["told"]["companies"]["green"]["hand"] is None
    assert view(campaign, "blue")["told"]["companies"]["blue"]["hand"] == {"white": 3}


@pytest.mark.rule("LEG-WIN-6", "LEG-CAMP-4")
def test_slips_are_seen_until_the_game_is_put_away_and_again_at_the_very_end() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, totals={"blue": 41})
    assert view(campaign, None)["told"]["companies"]["blue"]["total"] == 41
    decide(campaign)
    seen = view(campaign, None)
    assert seen["told"] is None
    assert seen["result"] is None
    assert "41" not in json.dumps(seen["companies"])
    to_game(campaign, 12)
    campaign.finish(report(campaign))
    decide(campaign)
    shown = view(campaign, None)["result"]
    assert shown["vaults"]["blue"]["slips"][0]["total"] == 41
    assert shown["lines"]["blue"]["slips"] == 41 + 11 * 10


def test_a_stranger_has_no_view() -> None:
    with pytest.raises(SetupError):
        view(open_campaign(), "black")
