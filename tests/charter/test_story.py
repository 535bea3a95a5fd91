"""The story: both sides, PAUSE and STOP, and which rules are in force in which game."""

from __future__ import annotations

import pytest

from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.overlay import overlay_for
from semafor.engine.errors import SetupError
from tests.charter.worlds import begin, decide, open_campaign, report, to_game, to_play


def sides_read(campaign: Campaign, until: str) -> list[tuple[str, ...]]:
    """Sides that are read while only the story asks."""
    found = []
    while campaign.pending().what == "decide":
        decision = campaign.pending().decision
        assert decision is not None
        if decision.kind == "story":
            found.append(decision.about)
        if decision.kind == until:
            break
        campaign.choose(decision.default)
    return found


@pytest.mark.rule("CAM-ST-2", "LEG-STORY-2", "LEG-STORY-3", "LEG-SETUP-12", "LEG-EDGE-31")
def test_setup_reads_to_side_a_of_the_pause_card() -> None:
    campaign = open_campaign()
    begin(campaign)
    cards = ["1865 - 01", "1865 - 02"]
    expected = [(code, side) for code in cards for side in "ab"]
    assert sides_read(campaign, "") == [*expected, ("1865 - 03", "a")]
    assert campaign.pending().what == "play"


@pytest.mark.rule("CAM-ST-2", "LEG-STORY-5", "LEG-EDGE-31")
def test_the_end_resumes_with_side_b_of_pause_and_the_next_setup_with_side_b_of_stop() -> None:
    campaign = to_play(open_campaign())
    campaign.finish(report(campaign))
    read = sides_read(campaign, "charter")
    assert read[0] == ("1865 - 03", "b")
    assert read[-1] == ("1865 - 06", "a")
    decide(campaign)
    begin(campaign)
    read = sides_read(campaign, "crew")
    assert read[0] == ("1865 - 06", "b")
    assert read[-1] == ("1868 - 04", "a")


@pytest.mark.rule("LEG-EDGE-32", "LEG-STORY-1", "LEG-STORY-3")
def test_no_card_is_reachable_before_both_sides_of_the_one_before() -> None:
    campaign = open_campaign()
    begin(campaign)
    campaign.read()
    before = campaign.digest()
    for code, side in (("1865 - 02", "a"), ("1865 - 01", "a"), ("1865 - 02", "b")):
        with pytest.raises(SetupError, match="LEG-EDGE-32"):
            campaign.apply({"do": "read", "code": code, "side": side})
    assert campaign.digest() == before
    campaign.apply({"do": "read", "code": "1865 - 01", "side": "b"})


@pytest.mark.rule("CAM-ST-1")
def test_an_order_is_carried_out_when_side_b_has_been_read() -> None:
    campaign = to_game(open_campaign(), 4)
    campaign.finish(report(campaign))
    decide(campaign)
    begin(campaign)
    while campaign.pending().decision and campaign.pending().decision.about != ("1877 - 01", "b"):
        campaign.read()
    assert campaign.state.tariff == 1
    campaign.read()
    assert campaign.state.tariff == 2


@pytest.mark.rule("CAM-ST-3", "LEG-STORY-4", "LEG-EVENT-1")
def test_a_card_with_an_event_adds_it_to_the_event_deck() -> None:
    campaign = open_campaign()
    assert list(campaign.state.events) == [f"E0{number}" for number in range(1, 8)]
    to_game(campaign, 2)
    assert campaign.state.events["E24"].place == "deck"
    assert "E24" in overlay_for(campaign.state)["events"]


@pytest.mark.rule("CAM-ST-4")
def test_every_choice_of_the_story_is_a_finite_list_of_a_known_company() -> None:
    campaign = open_campaign()
    kinds = set()
    while campaign.pending().what != "over":
        to_play(campaign)
        campaign.finish(report(campaign))
        while campaign.pending().what == "decide":
            decision = campaign.pending().decision
            assert decision is not None
            assert decision.options
            assert decision.default in decision.options
            assert decision.company in (None, *campaign.state.participants)
            kinds.add(decision.kind)
            campaign.choose(decision.default)
    assert {"story", "clause", "pass", "destroy", "expo", "charter", "settle"} <= kinds


# Game: slots in force besides booming regions, regions in play, trains, T.
TABLE = {
    1: ("", 0, 20, 1),
    2: ("ACF", 1, 22, 1),
    3: ("ACFIV", 2, 24, 1),
    4: ("ACFIOQV", 3, 26, 1),
    5: ("ACEFIOQV", 4, 27, 2),
    6: ("ACEFIKOQV", 5, 30, 2),
    7: ("ABCEFKOQV", 5, 33, 2),
    8: ("ABCEFJKOQV", 6, 36, 2),
    9: ("ABCEFJKLOQV", 7, 36, 3),
    10: ("ABCEFJKLOQV", 8, 38, 3),
    11: ("ABCDFJKLOQV", 8, 43, 3),
    12: ("ABCDFJKLOQUV", 8, 48, 3),
}
# A region booms five games: those opened after games 1 to 5 settle after games 6 to 10.
BOOMING = (0, 1, 2, 3, 4, 5, 4, 4, 4, 4, 3, 3)


@pytest.mark.rule("LEG-STEP-5", "LEG-STEP-6", "LEG-STEP-7", "LEG-EDGE-37", "LEG-CAMP-1")
def test_the_twelve_games_have_the_rules_of_the_table() -> None:
    campaign = open_campaign()
    for game, (slots, regions, trains, tariff) in TABLE.items():
        to_game(campaign, game)
        overlay = overlay_for(campaign.state)
        found = ("".join(overlay["slots"]), len(overlay["regions"]) - 1, overlay["trains"])
        assert (*found, overlay["tariff"]) == (slots, regions, trains, tariff), game
        assert len(overlay["booming"]) == BOOMING[game - 1], game
    assert content().numbers["tariff_by_game"] == [row[3] for row in TABLE.values()]


@pytest.mark.rule("CAM-ST-2", "CAM-LAST")
def test_side_b_of_the_last_stop_card_is_read_after_the_last_step() -> None:
    campaign = to_game(open_campaign(), 12)
    campaign.finish(report(campaign))
    read = sides_read(campaign, "")
    assert read[-2:] == [("1898 - 06", "a"), ("1898 - 06", "b")]
    assert campaign.pending().what == "over"
    assert len(campaign.state.vaults["blue"].slips) == 12
    assert campaign.state.story_index == len(campaign.state.box.story)
