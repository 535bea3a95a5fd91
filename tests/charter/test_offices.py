"""Crew, seasons, clauses, passes, postcards, companies."""

from __future__ import annotations

import pytest

from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.offices import number_groups, permuted, receiver_of
from semafor.charter.overlay import edition_for, overlay_for, powers_of
from semafor.charter.state import CrewMember, DrawnPostcard
from tests.charter.worlds import (
    FIVE,
    begin,
    decide,
    finished,
    open_campaign,
    report,
    to_game,
    to_play,
)


def crew_call(campaign: Campaign) -> None:
    """To the first question of the crew call of the next game."""
    begin(campaign)
    decide(campaign, "crew")


# -------------------------------------------------------------------- crew


@pytest.mark.rule("CAM-A")
def test_the_first_crew_call_opens_two_more_than_there_are_players_and_everybody_must_hire() -> (
    None
):
    campaign = to_play(open_campaign(*FIVE[:4]))
    finished(campaign, ranking=["blue", "yellow", "red", "green"])
    decide(campaign)
    crew_call(campaign)
    state = campaign.state
    assert len(state.row) == 6
    decision = campaign.pending().decision
    assert decision.company == "green"
    assert decision.options == tuple(f"hire:{name}" for name in state.row)
    first = state.row[2]
    campaign.choose(f"hire:{first}")
    assert state.crew[first] == CrewMember("green", 1)
    assert first not in state.row
    assert campaign.pending().decision.company == "red"
    decide(campaign)
    assert state.row == []
    assert sum(card.owner is not None for card in state.crew.values()) == 4


@pytest.mark.rule("CAM-A")
def test_who_stays_rises_a_level_and_who_leaves_starts_again_in_storage() -> None:
    """Game 3: the last swaps the Paymaster for a card of the row, the next keeps, level II."""
    campaign = to_game(open_campaign(*FIVE[:4]), 2)
    finished(campaign, ranking=["blue", "red", "green", "yellow"])
    decide(campaign)
    state = campaign.state
    for card in state.crew.values():
        card.owner = None
    state.crew["CR02"].owner = "yellow"
    state.crew["CR06"].owner = "green"
    crew_call(campaign)
    assert campaign.pending().decision.company == "yellow"
    assert "CR02" not in state.row
    wanted = state.row[0]
    campaign.choose(f"hire:{wanted}")
    assert state.crew["CR02"] == CrewMember(None, 1)
    assert "CR02" not in state.row
    campaign.choose("keep")
    assert state.crew["CR06"] == CrewMember("green", 2)
    decide(campaign)
    to_game(campaign, 8)
    assert max(card.level for card in state.crew.values()) == 3


@pytest.mark.rule("CAM-A")
def test_an_absent_company_keeps_its_card_and_level() -> None:
    campaign = to_game(open_campaign(), 3)
    mine = campaign.state.crew_of("red")
    level = campaign.state.crew[mine].level
    campaign.finish(report(campaign))
    decide(campaign)
    to_play(campaign, "red")
    assert campaign.state.crew_of("red") == mine
    assert campaign.state.crew[mine].level == level


@pytest.mark.rule("CAM-A")
def test_who_missed_the_game_before_is_asked_first() -> None:
    campaign = to_game(open_campaign(*FIVE[:4]), 2)
    campaign.finish(report(campaign, ranking=["blue", "red", "green", "yellow"]))
    decide(campaign)
    to_play(campaign, "red")
    campaign.finish(report(campaign, ranking=["yellow", "blue", "green"]))
    decide(campaign)
    begin(campaign)
    assert campaign.state.reverse_ranking() == ["red", "green", "blue", "yellow"]


@pytest.mark.rule("CAM-A")
def test_levels_give_their_numbers() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    for card in state.crew.values():
        card.owner = None
    state.crew["CR10"] = CrewMember("blue", 2)
    rows = powers_of(overlay_for(state))["seats"][0]
    auditor = next(row for row in rows if row["source"] == "crew")
    assert auditor["do"] == [{"op": "reduce_failed", "n": 5}]
    state.crew["CR10"] = CrewMember(None, 1)
    state.crew["CR06"] = CrewMember("blue", 3)
    rows = powers_of(overlay_for(state))["seats"][0]
    agent = next(row for row in rows if row["source"] == "crew")
    assert (agent["uses"], agent["do"][0]["deal"]) == (3, 5)


# -------------------------------------------------------------------- seasons


@pytest.mark.rule("CAM-B")
def test_every_game_from_the_seventh_on_has_a_season_and_none_comes_twice() -> None:
    campaign = to_game(open_campaign(), 6)
    assert campaign.state.season == ""
    seen = []
    for game in range(7, 13):
        to_game(campaign, game)
        seen.append(campaign.state.season)
        assert overlay_for(campaign.state)["season"] == seen[-1]
    assert len(set(seen[:5])) == 5
    assert set(seen[:5]) < set(content().season_deck)
    assert seen[5] == content().thread.finales[campaign.state.finale].season  # CAM-FIN-3


@pytest.mark.rule("CAM-B")
def test_an_empty_season_deck_is_made_from_the_discard() -> None:
    campaign = to_game(open_campaign(), 8)
    state = campaign.state
    state.season_discard += state.season_deck
    state.season_deck = []
    finished(campaign)
    decide(campaign)
    to_play(campaign)
    assert state.season
    assert len(state.season_deck) == 5


# -------------------------------------------------------------------- companies, clauses, passes


@pytest.mark.rule("CAM-CO-1")
@pytest.mark.parametrize(("game", "length", "bonus"), [(1, 1, 1), (1, 4, 3), (5, 2, 3), (9, 4, 5)])
def test_the_company_bonus_grows_with_length_and_tariff(game: int, length: int, bonus: int) -> None:
    campaign = to_game(open_campaign(), game)
    settings = edition_for(campaign).settings["companies"]
    assert settings["bonus"] + settings["bonus_for_two"] * (length // 2) == bonus


@pytest.mark.rule("CAM-CO-2")
def test_founders_privileges_come_with_the_second_game() -> None:
    campaign = to_play(open_campaign())
    assert powers_of(overlay_for(campaign.state))["seats"] == [[], [], []]
    to_game(campaign, 2)
    for seat, company in enumerate(campaign.state.companies):
        row = powers_of(overlay_for(campaign.state))["seats"][seat][0]
        assert (row["source"], row["id"], row["uses"]) == ("privilege", f"privilege_{company}", 1)


@pytest.mark.rule("CAM-CO-3")
def test_clauses_are_chosen_from_last_to_first_and_absent_companies_get_the_rest() -> None:
    campaign = to_game(open_campaign(*FIVE), 4)
    campaign.finish(report(campaign))
    decide(campaign)
    to_play(campaign, "green", "black")
    finished(campaign, ranking=["red", "blue", "yellow"])
    decide(campaign, "clause")
    order = []
    while campaign.pending().decision and campaign.pending().decision.kind == "clause":
        decision = campaign.pending().decision
        order.append((decision.company, len(decision.options)))
        campaign.choose(decision.options[-1])
    assert order == [("yellow", 5), ("blue", 4), ("red", 3)]
    clauses = campaign.state.clauses
    assert clauses["yellow"] == ["CL5"]
    assert sorted(name for names in clauses.values() for name in names) == [
        "CL1",
        "CL2",
        "CL3",
        "CL4",
        "CL5",
    ]


@pytest.mark.rule("CAM-CO-3", "LEG-COMP-7")
def test_every_company_has_two_clauses_at_the_end_and_the_others_are_archived() -> None:
    campaign = to_game(open_campaign(), 12)
    state = campaign.state
    sets = {name: clause.set for name, clause in content().clauses.items()}
    for names in state.clauses.values():
        assert [sets[name] for name in names] == [1, 2]
    archived = [name for name in state.archive if name.startswith("CL")]
    assert len(archived) == 4


@pytest.mark.rule("CAM-CO-4")
def test_the_chest_gives_a_pass_to_everybody_and_the_rest_is_archived() -> None:
    campaign = to_game(open_campaign(*FIVE), 6)
    finished(campaign, ranking=["red", "blue", "yellow", "green", "black"])
    decide(campaign, "pass")
    assert campaign.pending().decision.company == "black"
    assert len(campaign.pending().decision.options) == 7
    decide(campaign)
    assert len(set(campaign.state.passes.values())) == 5
    assert len([name for name in campaign.state.archive if name.startswith("CP")]) == 2


# -------------------------------------------------------------------- postcards


@pytest.mark.rule("CAM-PC-1")
def test_keys_go_to_the_companies_of_the_campaign_by_colour() -> None:
    campaign = to_game(open_campaign("red", "black"), 2)
    finished(campaign)
    decide(campaign)
    assert {number: card.owner for number, card in campaign.state.postcards.items()} == {
        59: "black",
        63: "red",
    }


@pytest.mark.rule("CAM-PC-1")
def test_a_tie_for_a_storys_postcard_goes_to_the_worse_ranked_of_the_game() -> None:
    campaign = to_game(open_campaign(), 4)
    finished(campaign, ranking=["green", "red", "blue"])
    state = campaign.state
    assert receiver_of(state, "most_stamps", [64]) == [(64, "blue")]
    assert receiver_of(state, "caboose", [65]) == [(65, "blue")]
    state.depots = {"nashville": ["red"]}
    assert receiver_of(state, "most_depots", [66]) == [(66, "red")]
    state.games_won = {"blue": 2, "red": 1, "green": 1}
    assert receiver_of(state, "fewest_wins", [67]) == [(67, "red")]
    state.last_ranking.remove("red")  # who was absent loses a tie, but may have most
    assert receiver_of(state, "fewest_wins", [67]) == [(67, "green")]
    assert receiver_of(state, "most_depots", [66]) == [(66, "red")]


@pytest.mark.rule("CAM-PC-3", "LEG-POST-2", "LEG-CAMP-7")
def test_a_completed_postcard_is_archived_and_its_note_is_sealed() -> None:
    campaign = to_game(open_campaign(), 3)
    campaign.state.postcards[7] = DrawnPostcard("red", 2)
    told = report(campaign, notes=[["red", 6, "postcard:7"]])
    told["postcards"]["revealed"] = [["red", 7]]
    campaign.finish(told)
    card = campaign.state.postcards[7]
    assert (card.place, card.is_open) == ("archive", True)
    assert campaign.state.vaults["red"].notes[-1] == {"n": 6, "from": "postcard:7"}


@pytest.mark.rule("CAM-PC-4", "LEG-EDGE-34", "LEG-SETUP-3", "LEG-CAMP-5")
def test_a_power_stays_in_the_office_until_its_uses_are_spent() -> None:
    campaign = to_game(open_campaign(), 3)
    state = campaign.state
    state.postcards[20] = DrawnPostcard("red", 2, uses_left=3)
    finished(campaign, used=[["red", 20, 2]])
    assert (state.postcards[20].place, state.postcards[20].uses_left) == ("office", 1)
    assert state.postcards[20].is_open
    decide(campaign)
    to_play(campaign)
    row = next(
        row
        for row in powers_of(overlay_for(state))["seats"][1]
        if row["source"] == "postcard" and row["id"] == "P20"
    )
    assert (row["uses"], row["secret"]) == (1, False)
    finished(campaign, used=[["red", 20, 1]])
    assert state.postcards[20].place == "archive"


@pytest.mark.rule("CAM-PC-5", "LEG-POST-3", "LEG-EDGE-33")
def test_a_postcard_drawn_in_play_is_in_the_office_and_may_be_completed_at_once() -> None:
    campaign = to_game(open_campaign(), 2)
    told = report(campaign, drawn=[["red", 43]])
    told["postcards"]["revealed"] = [["red", 43]]
    campaign.finish(told)
    card = campaign.state.postcards[43]
    assert (card.owner, card.drawn_in, card.place) == ("red", 2, "archive")


@pytest.mark.rule("CAM-PC-2", "LEG-POST-1")
def test_a_postcard_is_secret_in_a_game_until_it_is_open() -> None:
    campaign = to_game(open_campaign(), 3)
    campaign.state.postcards[47] = DrawnPostcard("blue", 2)
    rows = powers_of(overlay_for(campaign.state))["seats"][0]
    card = next(row for row in rows if row["id"] == "P47")
    assert (card["secret"], "uses" in card, card["when"]) == (True, False, "claim")


def test_veterans_find_other_postcards_behind_the_same_numbers() -> None:
    plain = open_campaign(seed="a").state
    veteran = open_campaign(seed="a", veteran=True).state
    other = open_campaign(seed="b", veteran=True).state
    numbers = list(content().postcards)
    assert [permuted(plain, number) for number in numbers] == numbers
    mixed = [permuted(veteran, number) for number in numbers]
    assert sorted(mixed) == numbers
    assert mixed != [permuted(other, number) for number in numbers]
    for group in number_groups(plain):
        assert {permuted(veteran, number) for number in group} == set(group)
    assert mixed[42:68] == numbers[42:68]
