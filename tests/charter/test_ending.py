"""The end of a game: events and stamps before the charter; settling and lost strands after it."""

from __future__ import annotations

import pytest

from semafor.charter import ending
from semafor.charter.content import content
from semafor.charter.overlay import overlay_for
from semafor.charter.state import EventMarks, OpenedRegion, TicketMarks
from tests.charter.worlds import (
    FIVE,
    begin,
    decide,
    finished,
    open_campaign,
    report,
    routes_at,
    to_game,
    to_play,
)


@pytest.mark.rule("LEG-CAMP-2", "LEG-END-2")
def test_the_steps_of_the_end_come_in_their_numbered_order() -> None:
    campaign = to_game(open_campaign(), 7)
    campaign.finish(report(campaign, revealed=["E01", "E02"]))
    asked = decide(campaign)
    order = [kind for number, kind in enumerate(asked) if number == 0 or asked[number - 1] != kind]
    assert order == ["archive", "story", "charter", "settle"]  # nothing to improve but saving


# -------------------------------------------------------------------- step 1 and 2


@pytest.mark.rule("LEG-CAB-1", "CAM-END-1")
def test_the_last_of_the_ranking_takes_the_caboose_and_the_first_has_won() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, ranking=["red", "green", "blue"])
    assert campaign.state.caboose == "blue"
    assert campaign.state.games_won == {"blue": 0, "red": 1, "green": 0}
    decide(campaign)
    to_play(campaign)
    assert campaign.first_seat == 0


@pytest.mark.rule("CAM-END-2", "CAM-EV-3")
def test_worn_events_are_archived_before_the_holder_chooses() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, revealed=["E01", "E02", "E01", "E01"], pile=["E02", "E01"])
    state = campaign.state
    assert state.events["E01"].marks == 3
    assert state.events["E01"].place == "archive"
    assert state.events["E02"].place == "archive"  # the only one left to choose
    assert campaign.pending().decision.kind == "story"


@pytest.mark.rule("CAM-EV-3")
@pytest.mark.parametrize(("pinned", "marks"), [("", 3), ("f961108d089117f1", 16)])
def test_a_game_of_many_newspapers_does_not_wear_out_everything(pinned: str, marks: int) -> None:
    campaign = to_play(open_campaign(pinned=pinned))
    state = campaign.state
    state.events["E28"] = EventMarks()
    finished(campaign, revealed=["E28"] * 16, pile=["E01"])
    assert state.events["E28"].marks == marks
    assert state.events["E28"].place == (
        "archive" if marks > content().events["E28"].wear else "deck"
    )


@pytest.mark.rule("CAM-EV-3")
def test_wear_marks_are_kept_between_games() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, revealed=["E01", "E04"], pile=["E01", "E04"])
    decide(campaign, "archive", "E04")
    to_play(campaign)
    finished(campaign, revealed=["E01", "E01"], pile=["E01"])
    assert campaign.state.events["E01"].marks == 3
    assert campaign.state.events["E01"].place == "archive"


@pytest.mark.rule("LEG-CAB-2", "LEG-CAB-3", "LEG-EDGE-29", "LEG-CAMP-7", "CAM-END-2")
def test_the_new_holder_archives_one_event_of_the_pile() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, ranking=["red", "green", "blue"], revealed=["E01", "E04"])
    decision = campaign.pending().decision
    assert (decision.kind, decision.company) == ("archive", "blue")
    assert decision.options == ("E01", "E04")
    campaign.choose("E01")
    to_play(campaign)
    assert "E01" not in overlay_for(campaign.state)["events"]
    assert "E04" in overlay_for(campaign.state)["events"]


# -------------------------------------------------------------------- step 4


@pytest.mark.rule("CAM-END-4", "LEG-POST-3", "LEG-TICK-5")
def test_the_first_stamp_on_a_numbered_ticket_draws_its_postcard() -> None:
    """Boston–Houston carries 23; the third colour of four companies retires it."""
    campaign = to_game(open_campaign(*FIVE[:4]), 3)
    state = campaign.state
    state.regions = [OpenedRegion("range", 1)]
    ticket = "boston-houston"
    finished(campaign, completed={"yellow": [ticket]})
    decide(campaign, "charter")
    assert state.postcards[23].owner == "yellow"
    assert state.ticket(ticket).stamps == ["yellow"]
    ending.stamp(state, "blue", ticket)
    ending.stamp(state, "blue", ticket)
    assert state.ticket(ticket).stamps == ["yellow", "blue"]
    assert not state.ticket(ticket).retired
    ending.stamp(state, "red", ticket)
    assert state.ticket(ticket).retired
    assert state.ticket(ticket).souvenir_of == "red"
    assert state.vaults["red"].souvenirs == [ticket]
    assert state.postcards[23].owner == "yellow"


@pytest.mark.rule("CAM-END-4")
@pytest.mark.parametrize(("companies", "stamps"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_how_many_stamps_retire_a_ticket(companies: int, stamps: int) -> None:
    campaign = open_campaign(*FIVE[:companies])
    assert ending.stamps_to_retire(campaign.state) == stamps


@pytest.mark.rule("CAM-END-4")
def test_stamps_are_made_in_ranking_order() -> None:
    campaign = to_play(open_campaign())
    both = {"red": ["boston-new_york"], "green": ["boston-new_york"]}
    finished(campaign, ranking=["green", "red", "blue"], completed=both)
    decide(campaign, "charter")
    marks = campaign.state.ticket("boston-new_york")
    assert marks.stamps == ["green", "red"]
    assert marks.souvenir_of == "red"
    decide(campaign)
    to_play(campaign)
    assert "boston-new_york" in overlay_for(campaign.state)["retired"]


@pytest.mark.rule("CAM-END-4", "CAM-LAST", "CAM-PC-5", "LEG-POST-4")
def test_in_the_last_game_a_number_is_a_note_and_no_postcard_is_drawn() -> None:
    campaign = to_game(open_campaign(), 12)
    state = campaign.state
    ticket = "mobile-salt_lake_city"
    before = dict(state.postcards)
    notes = len(state.vaults["blue"].notes)
    finished(campaign, completed={"blue": [ticket]})
    decide(campaign)
    assert state.postcards == before
    assert state.vaults["blue"].notes[notes:] == [{"n": 3, "from": f"ticket:{ticket}"}]


@pytest.mark.rule("CAM-END-4")
def test_tickets_retired_by_the_story_go_after_the_stamps_and_give_no_souvenir() -> None:
    campaign = to_game(open_campaign(), 6)
    state = campaign.state
    short = [ticket.id for ticket in state.tickets_in_play() if ticket.points <= 4]
    cheap = "baltimore-boston"  # worth 3, number 1
    finished(campaign, completed={"red": [cheap]})
    decide(campaign, "archive")
    decide(campaign)
    assert state.ticket(cheap).stamps == ["red"]
    assert state.ticket(cheap).souvenir_of is None
    assert state.postcards[1].owner == "red"
    region_of = content().region_of
    for name in short:
        a, b = name.split("-")
        assert state.ticket(name).retired == (region_of[a] == region_of[b] == "east"), name


@pytest.mark.rule("CAM-END-4")
def test_old_tickets_are_those_of_the_game_just_played() -> None:
    campaign = to_game(open_campaign(), 9)
    state = campaign.state
    finished(campaign)
    decide(campaign)
    opened = state.regions[-1].id
    assert state.regions[-1].opened_after == 9
    region_of = content().region_of
    for ticket in content().board.tickets:
        is_new = opened in (region_of[ticket.a], region_of[ticket.b])
        assert state.ticket(ticket.id).retired == (ticket.points <= 7 and not is_new), ticket.id


# -------------------------------------------------------------------- after the game


@pytest.mark.rule("CAM-SETTLE", "CAM-EV-4")
def test_after_five_games_a_region_settles_and_one_of_its_cities_grows() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter", "prairie")
    to_game(campaign, 6)
    state = campaign.state
    assert "prairie" in state.booming
    finished(campaign, ranking=["red", "green", "blue"])
    decide(campaign, "settle")
    decision = campaign.pending().decision
    assert decision.company == "blue"
    assert "omaha" in decision.options
    campaign.choose("omaha")
    assert state.is_large_for_all("omaha")
    assert state.events["E08"].place == state.events["E09"].place == "archive"
    to_play(campaign)
    overlay = overlay_for(state)
    assert "prairie" not in overlay["booming"]
    assert "prairie" in overlay["regions"]
    assert "omaha" in overlay["large"]


@pytest.mark.rule("CAM-SETTLE")
def test_a_region_without_a_small_city_settles_without_a_choice() -> None:
    campaign = to_game(open_campaign(), 6)
    state = campaign.state
    state.large_extra = list(content().regions[state.regions[0].id].cities)
    finished(campaign)
    assert "settle" not in decide(campaign)
    assert state.regions[0].settled


@pytest.mark.rule("CAM-SETTLE", "CAM-LAST")
def test_regions_opened_after_games_seven_eight_and_nine_never_settle() -> None:
    campaign = to_game(open_campaign(), 12)
    campaign.finish(report(campaign))
    asked = decide(campaign)
    assert not {"settle", "charter", "improve"} & set(asked)
    settled = [region.settled for region in campaign.state.regions]
    assert settled == [True] * 5 + [False] * 3


@pytest.mark.rule("CAM-DESTROY")
def test_the_rest_of_a_destroyed_pair_counts_as_a_single_strand() -> None:
    campaign = to_game(open_campaign(), 6)
    finished(campaign)
    decide(campaign, "destroy")
    lost = campaign.pending().decision.options[0]
    campaign.choose(lost)
    decide(campaign, "improve")
    decide(campaign)
    from semafor.charter.overlay import board_of  # noqa: PLC0415 - beside what it shows

    begin(campaign)
    board = board_of(overlay_for(campaign.state))
    twin = next(route for route in board.routes if route.id.startswith(lost.partition("/")[0]))
    assert board.twins(twin) == ()


def test_expo_candidates_are_large_cities_with_most_strands() -> None:
    campaign = to_game(open_campaign(), 11)
    state = campaign.state
    large = [city for city in state.large_cities() if content().region_of[city] == "east"]
    busiest = "new_york"
    assert busiest in large
    finished(campaign, ranking=["red", "green", "blue"], routes={"red": routes_at(busiest)})
    decide(campaign, "expo")
    decision = campaign.pending().decision
    assert decision.company == "blue"
    assert decision.options[0] == busiest
    assert len(decision.options) == 3
    campaign.choose(decision.options[2])
    assert state.expo == decision.options[2]


def test_a_ticket_without_marks_is_blank() -> None:
    assert open_campaign().state.ticket("boston-new_york") == TicketMarks()
