"""Who plays: companies, absences, changing groups, the caboose; what the log refuses."""

from __future__ import annotations

from typing import Any

import pytest

from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.overlay import edition_for, ruleset_for
from semafor.charter.result import reckon, result
from semafor.charter.state import Vault
from semafor.engine.errors import SetupError
from tests.charter.worlds import (
    FIVE,
    decide,
    everybody,
    finished,
    open_campaign,
    report,
    to_game,
    to_play,
)


@pytest.mark.rule("LEG-CAMP-3", "LEG-FIRST-2", "LEG-COMP-5")
def test_two_to_five_different_companies_open_a_campaign() -> None:
    for count in (2, 3, 4, 5):
        assert open_campaign(*FIVE[:count]).state.companies == list(FIVE[:count])
    for wrong in (["blue"], ["blue", "blue"], ["blue", "white"], [*FIVE, "white"]):
        with pytest.raises(SetupError, match="companies"):
            Campaign.open(wrong, seed="x")


@pytest.mark.rule("LEG-FIRST-3")
def test_the_first_caboose_is_drawn_by_lot() -> None:
    holders = {open_campaign(*FIVE, seed=str(seed)).state.caboose for seed in range(40)}
    assert holders == set(FIVE)


@pytest.mark.rule("LEG-SETUP-15", "LEG-EDGE-30")
def test_an_absent_holder_passes_the_caboose_to_a_participant_by_lot() -> None:
    found = set()
    for seed in range(20):
        campaign = to_play(open_campaign(*FIVE[:4], seed=str(seed)))
        finished(campaign, ranking=["red", "green", "yellow", "blue"])
        decide(campaign)
        to_play(campaign, "blue")
        assert campaign.state.participants == ["red", "green", "yellow"]
        found.add(campaign.state.caboose)
        assert campaign.state.participants[campaign.first_seat] == campaign.state.caboose
    assert found == {"red", "green", "yellow"}


@pytest.mark.rule("LEG-EDGE-24")
def test_newspapers_follow_the_participants_of_the_game() -> None:
    campaign = to_play(open_campaign(*FIVE[:4]), "red")
    ruleset = ruleset_for(campaign)
    assert ruleset.seats == 3
    assert ruleset.cards["newspaper"] == 4


@pytest.mark.rule("CAM-ABS", "LEG-ABS-1", "LEG-EDGE-38")
def test_a_missed_game_counts_its_fixed_score_once() -> None:
    campaign = to_game(open_campaign(), 4)
    campaign.finish(report(campaign))
    decide(campaign)
    to_play(campaign, "red")
    finished(campaign)
    assert campaign.state.absences == {"blue": [], "red": [5], "green": []}
    campaign.state.absences["red"].append(4)
    lines = reckon(campaign.state).lines
    assert lines["red"]["absences"] == 58 + 43
    assert lines["blue"]["absences"] == 0


@pytest.mark.rule("CAM-ABS")
def test_absent_companies_improve_nothing_and_have_no_slip() -> None:
    campaign = to_game(open_campaign(), 2)
    campaign.finish(report(campaign))
    decide(campaign)
    slips = len(campaign.state.vaults["red"].slips)
    notes = len(campaign.state.vaults["red"].notes)
    to_play(campaign, "red")
    finished(campaign)
    decide(campaign)
    assert len(campaign.state.vaults["red"].slips) == slips
    assert len(campaign.state.vaults["red"].notes) == notes
    assert len(campaign.state.vaults["blue"].slips) == slips + 1


def test_a_company_changes_between_human_and_bot_at_any_game() -> None:
    campaign = to_play(open_campaign())
    campaign.finish(report(campaign))
    decide(campaign)
    players = everybody(campaign)
    players["red"] = {"name": "Substitute", "kind": "bot:planner"}
    campaign.begin(players)
    assert campaign.state.players["red"]["kind"] == "bot:planner"


def test_a_game_needs_two_participants() -> None:
    campaign = open_campaign()
    with pytest.raises(SetupError, match="too few"):
        campaign.begin({"blue": {"name": "A", "kind": "human"}})
    assert campaign.pending().what == "begin"


@pytest.mark.rule("LEG-EDGE-39")
def test_a_thirteenth_game_is_refused() -> None:
    campaign = to_game(open_campaign(), 12)
    campaign.finish(report(campaign))
    decide(campaign)
    before = campaign.digest()
    with pytest.raises(SetupError, match="LEG-EDGE-39"):
        campaign.begin(everybody(campaign))
    assert campaign.digest() == before


@pytest.mark.rule("LEG-COMP-2", "LEG-FIRST-1", "LEG-DOLLAR-3", "LEG-CAMP-11")
def test_every_game_begins_with_five_dollars_and_no_more_than_the_box_holds() -> None:
    campaign = open_campaign()
    for game in (1, 6, 12):
        made = edition_for(to_game(campaign, game))
        assert made.settings["dollars"]["start_dollars"] == 5
        assert made.settings["turns"]["trains"] <= 56
        assert sum(made.cards.values()) == 90
        assert made.cards["newspaper"] == 6


# -------------------------------------------------------------------- result


@pytest.mark.rule("CAM-RESULT", "LEG-EDGE-40")
def test_the_printed_example_of_the_result() -> None:
    """742 + 43 + 38 + 36 + 24 + 6 = 889, with the tuned numbers for absence, souvenirs and colours."""
    campaign = open_campaign()
    state = campaign.state
    state.vaults["blue"] = Vault(
        slips=[{"total": 700}, {"total": 42}],
        notes=[{"n": 30}, {"n": 8}],
        souvenirs=[f"ticket {number}" for number in range(9)],
    )
    state.absences["blue"] = [4]
    large = state.large_cities()[:3]
    state.depots = {city: ["blue"] for city in (*large, "nashville", "knoxville")}
    state.painted = {f"strand {number}": "blue" for number in range(6)} | {"other": "white"}
    found = reckon(state)
    assert found.lines["blue"] == {
        "slips": 742,
        "absences": 43,
        "notes": 38,
        "souvenirs": 36,
        "depots": 24,
        "painted": 6,
    }
    assert found.totals["blue"] == 889
    assert found.winners == ("blue",)


@pytest.mark.rule("CAM-RESULT", "LEG-EDGE-40")
def test_ties_go_to_more_games_won_and_are_then_shared() -> None:
    state = open_campaign().state
    for company in ("blue", "red"):
        state.vaults[company].slips = [{"total": 55}]
    state.games_won = {"blue": 3, "red": 3, "green": 6}
    assert reckon(state).winners == ("blue", "red")
    state.games_won["red"] = 4
    assert reckon(state).winners == ("red",)


@pytest.mark.rule("CAM-END-7", "CAM-DESTROY", "CAM-RESULT")
def test_who_owned_the_lost_strand_may_rebuild_it_at_once_and_it_counts_as_painted() -> None:
    campaign = to_game(open_campaign(), 6)
    state = campaign.state
    line = next(
        route.id
        for route in content().board.routes
        if route.pair == ("mobile", "savannah") and route.colour == "white"
    )
    finished(campaign, routes={"green": [line]}, ranking=["red", "blue", "green"])
    decide(campaign, "destroy")
    campaign.choose(line)
    decide(campaign, "improve")
    campaign.choose(f"rebuild:{line}")
    assert state.painted_in("green") == 1
    assert reckon(state).lines["green"]["painted"] == 1


@pytest.mark.rule("LEG-CAMP-6", "CAM-RESULT")
def test_vaults_stay_closed_until_the_campaign_is_over() -> None:
    campaign = to_game(open_campaign(), 12)
    with pytest.raises(SetupError, match="LEG-CAMP-6"):
        result(campaign)
    campaign.finish(report(campaign))
    decide(campaign)
    assert result(campaign).totals["blue"] > 0


# -------------------------------------------------------------------- the log


@pytest.mark.rule("LEG-CAMP-1")
def test_a_log_replays_to_the_same_digest() -> None:
    campaign = to_game(open_campaign(*FIVE, seed="same", veteran=True), 6)
    again = Campaign.replay(campaign.log)
    assert again.digest() == campaign.digest()
    assert again.pending() == campaign.pending()
    other = to_game(open_campaign(*FIVE, seed="other", veteran=True), 6)
    assert other.digest() != campaign.digest()


WRONG: list[dict[str, Any]] = [
    {"do": "jump"},
    {"do": "open", "seed": "x", "companies": ["blue", "red"], "players": {}, "veteran": False},
    {"do": "begin", "game": 2, "players": {}},
    {"do": "begin", "game": 1},
    {"do": "begin", "game": 1, "players": {"white": {"name": "A", "kind": "human"}}},
    {"do": "begin", "game": 1, "players": {}, "more": 1},
    {"do": "finish", "game": 1, "report": {}},
    {"do": "choose", "kind": "crew", "company": "blue", "option": "keep"},
    {"do": "read", "code": "1865 - 01", "side": "a"},
]


@pytest.mark.rule("LEG-CAMP-8")
@pytest.mark.parametrize("entry", WRONG)
def test_an_entry_that_does_not_fit_is_refused_and_changes_nothing(entry: dict[str, Any]) -> None:
    campaign = open_campaign()
    before = campaign.digest()
    with pytest.raises(SetupError):
        campaign.apply(dict(entry))
    assert campaign.digest() == before
    assert len(campaign.log) == 1
    with pytest.raises(SetupError, match="number 2"):
        Campaign.replay([*campaign.log, entry])


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("ranking",), ["blue", "red"]),
        (("companies", "blue", "routes"), ["denver-omaha"]),
        (("companies", "blue", "completed"), ["chicago-denver"]),
        (("companies", "blue", "total"), -1),
        (("companies", "blue", "total"), "10"),
        (("companies", "blue", "hand"), {"red": "2"}),
        (("events", "revealed"), ["E30"]),
        (("postcards", "revealed"), [["blue", 5]]),
        (("postcards", "drawn"), [["blue", 99]]),
        (("postcards", "drawn"), [["white", 5]]),
        (("postcards", "notes"), [["white", 5, "x"]]),
        (("postcards",), None),
    ],
)
def test_a_report_of_another_game_is_refused(path: tuple[str, ...], value: Any) -> None:
    campaign = to_play(open_campaign())
    told: Any = report(campaign)
    where = told
    for key in path[:-1]:
        where = where[key]
    where[path[-1]] = value
    before = campaign.digest()
    with pytest.raises(SetupError, match="report"):
        campaign.finish(told)
    assert campaign.digest() == before


def test_other_content_is_refused() -> None:
    log = open_campaign().log
    with pytest.raises(SetupError, match="content"):
        Campaign.replay([{**log[0], "content": "0" * 16}])
    assert content().digest == log[0]["content"]
