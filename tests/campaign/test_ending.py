"""The end of a game: events, stamps, charter, vault, improvements, settling, lost strands."""

from __future__ import annotations

import pytest

from semafor.campaign import ending
from semafor.campaign.content import content
from semafor.campaign.overlay import overlay_for
from semafor.campaign.state import OpenedRegion, TicketMarks
from tests.campaign.worlds import (
    FIVE,
    decide,
    everybody,
    finished,
    open_campaign,
    report,
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


# -------------------------------------------------------------------- step 5

CHICAGO = ["chicago-cincinnati", "chicago-detroit", "chicago-pittsburgh"]


def routes_at(*cities: str) -> list[str]:
    """Strands of the starting board at some cities, one of each pair."""
    found: dict[tuple[str, str], str] = {}
    for route in content().board.routes:
        if set(route.needs) == {"east"} and {route.a, route.b} & set(cities):
            found.setdefault(route.pair, route.id)
    return list(found.values())


@pytest.mark.rule("CAM-END-5")
def test_candidates_are_the_two_openable_regions_with_most_traffic() -> None:
    campaign = to_play(open_campaign())
    state = campaign.state
    coral = routes_at("mobile", "savannah")
    prairie = [route for route in routes_at("chicago") if route not in coral]
    finished(
        campaign,
        ranking=["green", "red", "blue"],
        routes={"red": coral, "blue": prairie[:2]},
    )
    decide(campaign, "charter")
    decision = campaign.pending().decision
    assert decision.company == "blue"
    regions = content().regions
    count = {name: ending.traffic(state, regions[name]) for name in ("prairie", "range", "coral")}
    assert count["coral"] == len(coral)
    order = sorted(count, key=lambda name: -count[name])
    assert list(decision.options) == order[:2]
    campaign.choose(decision.options[1])
    assert state.regions[0].id == order[1]


@pytest.mark.rule("CAM-END-5")
def test_ties_of_traffic_follow_the_printed_order_and_earliest_is_kept() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter")
    assert campaign.pending().decision.options == ("prairie", "range")
    assert [region.id for region in ending.openable(campaign.state)] == [
        "prairie",
        "range",
        "coral",
    ]


@pytest.mark.rule("CAM-END-5")
def test_a_region_without_a_gate_on_the_board_cannot_be_opened() -> None:
    campaign = to_game(open_campaign(), 5)
    campaign.state.regions = [OpenedRegion("coral", 1)]
    names = {region.id for region in ending.openable(campaign.state)}
    assert names == {"prairie", "range"}


@pytest.mark.rule("CAM-END-5", "LEG-CAMP-9", "LEG-CAMP-10")
def test_a_chosen_region_joins_the_board_with_tickets_and_events_from_the_next_game_on() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    decide(campaign, "charter")
    campaign.choose("range")
    to_play(campaign)
    overlay = overlay_for(campaign.state)
    assert overlay["regions"] == ["east", "range"]
    assert overlay["booming"] == ["range"]
    assert {"E12", "E13"} <= set(overlay["events"])
    assert len(campaign.state.tickets_in_play()) == 33 + 15
    to_game(campaign, 12)
    assert "range" in overlay_for(campaign.state)["regions"]


@pytest.mark.rule("CAM-END-5")
def test_all_eight_regions_are_open_in_game_ten() -> None:
    campaign = to_game(open_campaign(), 10)
    assert len(campaign.state.regions_in_play) == 9
    assert [region.opened_after for region in campaign.state.regions] == [1, 2, 3, 4, 5, 7, 8, 9]


# -------------------------------------------------------------------- step 6


@pytest.mark.rule("LEG-VAULT-1", "LEG-CAMP-4", "LEG-WIN-6")
def test_every_slip_goes_into_its_vault_in_step_six() -> None:
    campaign = to_play(open_campaign())
    finished(campaign, totals={"blue": 31, "red": 22})
    assert campaign.state.vaults["blue"].slips == []
    decide(campaign)
    assert campaign.state.vaults["blue"].slips == [
        {"year": 1865, "lines": {"dollars": 31}, "total": 31}
    ]
    assert campaign.state.report is None


# -------------------------------------------------------------------- step 7


@pytest.mark.rule("CAM-END-7", "CAM-F")
def test_paint_with_a_card_of_the_hand() -> None:
    """After game 4 Greenfinch is last, owns Dallas–San Antonio and paints it green."""
    campaign = to_game(open_campaign(), 4)
    state = campaign.state
    state.regions = [OpenedRegion("range", 1)]
    line = "dallas-san_antonio/1"
    finished(
        campaign,
        ranking=["red", "blue", "green"],
        routes={"green": [line, "boston-new_york/1"]},
        hands={"green": {"green_pick": 1, "blue": 2}},
    )
    decide(campaign, "improve")
    decision = campaign.pending().decision
    assert decision.company == "green"
    assert decision.options == (f"paint:{line}:blue", f"paint:{line}:green", "save")
    campaign.choose(f"paint:{line}:green")
    assert state.painted == {line: "green"}


@pytest.mark.rule("CAM-END-7", "CAM-F")
def test_a_locomotive_paints_in_any_colour_and_printed_grey_is_never_painted() -> None:
    campaign = to_game(open_campaign(), 4)
    state = campaign.state
    state.regions = [OpenedRegion("range", 1)]
    grey = next(
        route.id for route in state.routes() if route.colour == "grey" and not route.is_unpainted
    )
    finished(
        campaign,
        routes={"green": ["dallas-san_antonio/1", grey]},
        hands={"green": {"locomotive": 1}},
    )
    options = ending.paintings(state, "green")
    assert [option.rpartition(":")[2] for option in options] == [
        "black",
        "blue",
        "white",
        "green",
        "yellow",
        "red",
    ]
    state.painted["dallas-san_antonio/1"] = "red"
    assert ending.paintings(state, "green") == []


@pytest.mark.rule("CAM-END-7", "CAM-V")
def test_a_second_depot_makes_the_city_grow() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    at_nashville = routes_at("nashville")
    finished(
        campaign,
        ranking=["red", "blue", "green"],
        routes={"green": at_nashville[:2], "blue": at_nashville[2:4]},
    )
    decide(campaign, "improve")
    assert "depot:nashville" in campaign.pending().decision.options
    campaign.choose("depot:nashville")
    assert not state.is_large_for_all("nashville")
    assert campaign.pending().decision.company == "blue"
    campaign.choose("depot:nashville")
    assert state.depots == {"nashville": ["green", "blue"]}
    assert state.is_large_for_all("nashville")


@pytest.mark.rule("CAM-END-7")
def test_a_depot_needs_two_own_strands_a_small_city_and_room() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    lines = routes_at("nashville")
    finished(campaign, routes={"green": lines[:2], "blue": lines[2:3]})
    assert ending.building_sites(state, "blue") == []
    assert ending.building_sites(state, "green") == ["depot:nashville"]
    state.depots["nashville"] = ["green"]
    assert ending.building_sites(state, "green") == []
    state.depots = {"nashville": ["red", "blue"]}
    assert ending.building_sites(state, "green") == []
    state.depots = {}
    state.large_extra = ["nashville"]
    assert ending.building_sites(state, "green") == []
    state.large_extra = []
    state.depots = {f"city {number}": ["green"] for number in range(6)}
    assert ending.building_sites(state, "green") == []


@pytest.mark.rule("CAM-END-7", "CAM-DESTROY")
def test_a_destroyed_strand_is_rebuilt_in_the_company_colour() -> None:
    campaign = to_game(open_campaign(), 6)
    state = campaign.state
    finished(campaign, routes={"green": routes_at("mobile")[:1]}, ranking=["red", "blue", "green"])
    decide(campaign, "destroy")
    decision = campaign.pending().decision
    assert decision.company == "green"
    lost = [
        content().board.routes[content().board.route_index()[name]] for name in decision.options
    ]
    assert [(route.pair, route.colour) for route in lost] == [
        (("nashville", "new_orleans"), "white"),
        (("mobile", "savannah"), "white"),
        (("cincinnati", "nashville"), "grey"),
    ]
    line = decision.options[1]
    campaign.choose(line)
    assert line not in {route.id for route in state.routes()}
    decide(campaign, "improve")
    assert f"rebuild:{line}" in campaign.pending().decision.options
    campaign.choose(f"rebuild:{line}")
    assert state.destroyed == []
    assert state.painted[line] == "green"
    assert state.vaults["green"].notes[-1] == {"n": 4, "from": f"rebuild:{line}"}


@pytest.mark.rule("CAM-END-7")
def test_save_puts_a_note_into_the_vault() -> None:
    campaign = to_game(open_campaign(), 2)
    finished(campaign)
    decide(campaign)
    for company in campaign.state.companies:
        assert campaign.state.vaults[company].notes == [{"n": 2, "from": "save"}]


@pytest.mark.rule("CAM-END-7")
def test_everybody_improves_from_last_to_first_from_game_two_on() -> None:
    campaign = to_play(open_campaign())
    finished(campaign)
    assert "improve" not in decide(campaign)
    assert campaign.state.vaults["blue"].notes == []
    to_play(campaign)
    hands = {key: {"red": 1} for key in ("blue", "red", "green")}
    lines = [route.id for route in campaign.state.routes() if route.is_unpainted]
    routes = {"blue": lines[:1], "red": lines[1:2], "green": lines[2:3]}
    finished(campaign, ranking=["red", "green", "blue"], hands=hands, routes=routes)
    order = []
    decide(campaign, "improve")
    while campaign.pending().what == "decide":
        order.append(campaign.pending().decision.company)
        campaign.choose("save")
    assert order == ["blue", "green", "red"]


@pytest.mark.rule("CAM-END-7")
def test_the_mailbag_is_for_the_caboose_holder_from_game_three_to_eleven() -> None:
    campaign = to_game(open_campaign(), 3)
    assert not [number for number in campaign.state.postcards if number > 68]
    finished(campaign, ranking=["red", "green", "blue"])
    decide(campaign)
    assert campaign.state.postcards[69].owner == "blue"
    to_game(campaign, 12)
    assert [number for number in campaign.state.postcards if number > 68] == list(range(69, 78))


@pytest.mark.rule("CAM-END-7", "REG-0-1")
def test_most_strands_in_a_new_region_draw_its_second_postcard_and_ties_go_to_the_worse() -> None:
    campaign = to_game(open_campaign(), 2)
    region = campaign.state.regions[0].id
    lines = [
        route.id
        for route in campaign.state.routes()
        if region in (content().region_of[route.a], content().region_of[route.b])
    ]
    finished(
        campaign,
        ranking=["blue", "green", "red"],
        routes={"blue": lines[:2], "red": lines[2:4], "green": lines[4:5]},
    )
    decide(campaign)
    assert campaign.state.postcards[content().regions[region].most].owner == "red"


@pytest.mark.rule("REG-0-2")
def test_without_a_strand_in_its_first_game_a_regions_postcards_stay_for_good() -> None:
    campaign = to_game(open_campaign(), 12)
    assert not [number for number in campaign.state.postcards if 43 <= number <= 58]


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
    from semafor.campaign.overlay import board_of  # noqa: PLC0415 - beside what it shows

    campaign.begin(everybody(campaign))
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
