"""Whole campaigns of twelve games with instant bots: nothing gets lost, everything replays."""

from __future__ import annotations

import pytest

from semafor.arena.audit import check_game, check_state
from semafor.arena.campaigns import COLOURS, play_campaign
from semafor.bots.between_games import CampaignBot, RandomCampaignBot
from semafor.charter.advice import ADVISER, choose_improvement
from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.overlay import new_game
from semafor.charter.result import result
from semafor.charter.views import view
from semafor.engine import access
from semafor.engine.core import is_compiled
from semafor.engine.game import Game
from tests.charter import golden
from tests.charter.worlds import decide, finished, open_campaign, to_game
from tests.kit.tables import later


@pytest.mark.rule("LEG-CAMP-1", "LEG-CAMP-2")
@pytest.mark.parametrize("seats", [*later(2), 3, *later(4, 5)] if is_compiled() else [3])
def test_a_whole_campaign_of_bots_ends_and_replays(seats: int) -> None:
    companies = COLOURS[5 - seats :]
    absent = {4: companies[0]} if seats > 2 else {}
    played = play_campaign(companies, f"whole-{seats}", absent=absent)
    state = played.campaign.state
    assert played.campaign.pending().what == "over"
    assert len(state.history) == len(played.reports) == 12
    assert len(state.regions) == 8
    for company in companies:
        told = [row["companies"][company] for row in played.reports if company in row["companies"]]
        assert [slip["total"] for slip in state.vaults[company].slips] == [
            row["total"] for row in told
        ]
    firsts = {region.first for region in content().regions.values()}
    assert firsts & set(state.postcards)  # REG-0-1: drawn in the game itself
    found = result(played.campaign)
    assert set(found.winners) <= set(companies)
    again = Campaign.replay(played.campaign.log)
    assert again.digest() == played.campaign.digest()


def test_games_of_a_campaign_lose_nothing() -> None:
    campaign = to_game(open_campaign("blue", "red"), 8)
    game = new_game(campaign)
    while not game.is_over:
        game.play_action(game.actions()[-1])
    check_game(game)


@pytest.fixture(scope="module")
def finished_game() -> Game:
    campaign = to_game(open_campaign("blue", "red"), 1)
    game = new_game(campaign)
    while not game.is_over:
        game.play_action(game.actions()[0])
    return game


def lose_a_card(game: Game) -> None:
    hand = access.hand_list(game.state, 0)
    hand[next(kind for kind, count in enumerate(hand) if count)] -= 1
    access.set_hand(game.state, 0, hand, [0] * len(hand))


def lose_a_train(game: Game) -> None:
    access.set_trains(game.state, 0, access.trains_of(game.state, 0) + 1)


def lose_a_ticket(game: Game) -> None:
    access.set_tickets(game.state, 0, access.held_tickets(game.state, 0)[1:], [])


def lose_a_dollar(game: Game) -> None:
    access.set_score(game.state, 0, access.score_of(game.state, 0) - 1)


@pytest.mark.parametrize("lose", [lose_a_card, lose_a_train, lose_a_ticket, lose_a_dollar])
def test_what_gets_lost_in_a_game_is_found(finished_game: Game, lose) -> None:
    game = finished_game.clone()
    check_game(game)
    lose(game)
    with pytest.raises(AssertionError):
        check_game(game)


def test_what_is_doubled_in_a_campaign_is_found() -> None:
    campaign = to_game(open_campaign(), 2)
    check_state(campaign.state)
    campaign.state.vaults["blue"].slips.append({"year": 1865, "lines": {}, "total": 0})
    with pytest.raises(AssertionError):
        check_state(campaign.state)


@pytest.mark.parametrize("name", golden.CAMPAIGNS)
def test_golden_campaigns_replay_to_the_same_digest(name: str) -> None:
    companies, absent, _veteran = golden.CAMPAIGNS[name]
    stored = golden.read(name)
    campaign = Campaign.replay(stored["log"])
    assert campaign.digest() == stored["digest"]
    assert campaign.pending().what == "over"
    missed = {game: company for company, games in campaign.state.absences.items() for game in games}
    assert missed == absent
    slips = sum(len(vault.slips) for vault in campaign.state.vaults.values())
    assert slips == 12 * len(companies) - len(absent)


# -------------------------------------------------------------------- bots between the games


@pytest.mark.rule("CAM-A")
def test_a_bot_keeps_its_crew_unless_it_is_new_and_a_better_one_is_there() -> None:
    campaign = to_game(open_campaign(), 3)
    seen = view(campaign, "blue")
    seen["crew"] = {"CR03": {"owner": "blue", "level": 1}, "CR12": {"owner": None, "level": 1}}
    seen["pending"] = {
        "what": "decide",
        "decision": {"kind": "crew", "options": ["keep", "hire:CR12", "hire:CR08"]},
    }
    bot = CampaignBot(ADVISER, 1)
    assert bot.choose(seen) == "hire:CR12"
    seen["crew"]["CR03"]["level"] = 2
    assert bot.choose(seen) == "keep"
    seen["pending"]["decision"]["options"] = ["hire:CR08", "hire:CR12"]
    assert bot.choose(seen) == "hire:CR12"


@pytest.mark.rule("CAM-END-7")
def test_a_bot_paints_long_lines_in_its_colour_else_builds_else_paints_else_saves() -> None:
    campaign = to_game(open_campaign(), 3)
    lines = [route for route in campaign.state.routes() if route.is_unpainted]
    long = next(route.id for route in lines if route.length >= 3)
    short = next(route.id for route in lines if route.length == 1)
    finished(campaign, routes={"blue": [long, short]})
    seen = view(campaign, "blue")
    depot = "depot:nashville"
    long_own, short_own = f"paint:{long}:blue", f"paint:{short}:blue"
    assert choose_improvement(seen, [long_own, f"paint:{long}:red", depot, "save"]) == long_own
    assert choose_improvement(seen, [short_own, depot, "save"]) == depot
    assert choose_improvement(seen, [f"paint:{short}:red", short_own, "save"]) == short_own
    assert choose_improvement(seen, ["rebuild:x", "save"]) == "rebuild:x"
    assert choose_improvement(seen, ["save"]) == "save"


@pytest.mark.rule("CAM-END-5")
def test_a_bot_opens_the_region_at_whose_gates_it_stands_best() -> None:
    campaign = to_game(open_campaign(), 1)
    finished(campaign, ranking=["red", "green", "blue"], completed={"blue": ["albany-savannah"]})
    decide(campaign, "charter")
    seen = view(campaign, "blue")
    assert CampaignBot(ADVISER, 1).choose(seen) == seen["pending"]["decision"]["options"][0]
    seen["pending"]["decision"]["options"] = ["prairie", "coral"]
    assert CampaignBot(ADVISER, 1).choose(seen) == "coral"
    seen["told"]["companies"]["red"]["routes"] = ["charleston-savannah/1", "atlanta-savannah"]
    seen["told"]["companies"]["green"]["routes"] = ["mobile-new_orleans/1", "atlanta-mobile"]
    seen["depots"] = {"chicago": ["blue"]}
    assert CampaignBot(ADVISER, 1).choose(seen) == "prairie"


def test_random_bots_find_no_dead_end() -> None:
    bot = RandomCampaignBot(ADVISER, 7)
    campaign = to_game(open_campaign(), 4)
    finished(campaign)
    while campaign.pending().what == "decide":
        company = campaign.pending().decision.company or "blue"
        campaign.choose(bot.choose(view(campaign, company)))
    assert campaign.state.game == 5
