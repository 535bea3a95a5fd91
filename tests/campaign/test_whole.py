"""Whole campaigns of twelve games with instant bots: nothing gets lost, everything replays."""

from __future__ import annotations

from collections import Counter

import pytest

from semafor.arena.campaigns import COLOURS, play_campaign
from semafor.bots.between_games import CampaignBot, RandomCampaignBot, choose_improvement
from semafor.campaign.campaign import Campaign
from semafor.campaign.content import content
from semafor.campaign.ending import stamps_to_retire
from semafor.campaign.overlay import new_game
from semafor.campaign.result import result
from semafor.campaign.state import State
from semafor.campaign.views import view
from semafor.engine import access
from semafor.engine.game import Game
from tests.campaign import golden
from tests.campaign.worlds import decide, finished, open_campaign, to_game


def check_state(state: State) -> None:
    """What must hold of a campaign at any time."""
    companies = set(state.companies)
    assert len({region.id for region in state.regions}) == len(state.regions)
    assert len(state.booming) <= 5
    for city, owners in state.depots.items():
        assert len(owners) == len(set(owners)) <= 2
        assert set(owners) <= companies
        assert (len(owners) == 2) <= state.is_large_for_all(city)
    assert all(state.depots_of(company) <= 6 for company in companies)
    printed = {route.id: route for route in content().board.routes}
    assert not set(state.painted) & set(state.destroyed)
    assert len(state.destroyed) <= 2
    most = stamps_to_retire(state)
    souvenirs = [name for vault in state.vaults.values() for name in vault.souvenirs]
    assert len(souvenirs) == len(set(souvenirs))
    for name, marks in state.tickets.items():
        assert len(marks.stamps) == len(set(marks.stamps)) <= most
        assert (marks.souvenir_of is not None) == (len(marks.stamps) == most)
        assert (name in souvenirs) == (marks.souvenir_of is not None)
        assert not marks.souvenir_of or marks.retired
    owners = Counter(card.owner for card in state.crew.values() if card.owner)
    assert all(count == 1 for count in owners.values())
    assert all(1 <= card.level <= 3 for card in state.crew.values())
    clauses = [name for names in state.clauses.values() for name in names]
    assert len(clauses) == len(set(clauses))
    assert len(set(state.passes.values())) == len(state.passes)
    for number, card in state.postcards.items():
        assert card.owner in companies
        assert 0 <= card.uses_left <= content().postcards[number].uses
    assert all(route in printed for route in state.painted)
    assert sum(state.games_won.values()) == len(state.history)
    for company in companies:
        in_vault = len(state.vaults[company].slips) + len(state.absences[company])
        assert in_vault in (len(state.history), len(state.history) - 1)


def check_game(game: Game, trains: int) -> None:
    """Cards and trains of a finished game are all there."""
    ruleset = game.ruleset
    seats = range(ruleset.seats)
    counts = [0] * len(ruleset.kinds)
    piles = [access.pile_list(game.state, name) for name in ("deck", "discard", "laid")]
    for pile in (*piles, *(access.hand_list(game.state, seat) for seat in seats)):
        counts = [mine + more for mine, more in zip(counts, pile, strict=True)]
    for kind in access.market_list(game.state):
        if kind >= 0:
            counts[kind] += 1
    for part in ruleset.parts:
        for kind, count in part.cards(game.state).items():
            counts[kind] += count
    assert counts == [ruleset.kind_count(kind) for kind in range(len(ruleset.kinds))]
    for seat in seats:
        placed = sum(
            ruleset.board.routes[route].length for route in access.routes_of(game.state, seat)
        )
        assert placed + access.trains_of(game.state, seat) == trains


@pytest.mark.rule("LEG-CAMP-1", "LEG-CAMP-2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_campaign_of_bots_ends_and_replays(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    finish = Campaign.finish

    def checked(self: Campaign, told: dict[str, object]) -> None:
        check_state(self.state)
        finish(self, told)
        check_state(self.state)

    monkeypatch.setattr(Campaign, "finish", checked)
    companies = COLOURS[5 - seats :]
    absent = {4: companies[0]} if seats > 2 else {}
    played = play_campaign(companies, f"whole-{seats}", bot="greedy", absent=absent)
    state = played.campaign.state
    check_state(state)
    assert played.campaign.pending().what == "over"
    assert len(state.history) == len(played.reports) == 12
    assert len(state.regions) == 8
    found = result(played.campaign)
    assert set(found.winners) <= set(companies)
    again = Campaign.replay(played.campaign.log)
    assert again.digest() == played.campaign.digest()


def test_games_of_a_campaign_lose_no_card_and_no_train() -> None:
    campaign = to_game(open_campaign("blue", "red"), 8)
    game = new_game(campaign)
    while not game.is_over:
        game.play_action(game.actions()[-1])
    check_game(game, 38)


def test_the_golden_campaign_replays_to_the_same_digest() -> None:
    stored = golden.read()
    campaign = Campaign.replay(stored["log"])
    assert campaign.digest() == stored["digest"]
    assert campaign.pending().what == "over"
    assert campaign.state.absences["black"] == [5]
    assert sum(len(vault.slips) for vault in campaign.state.vaults.values()) == 35


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
    bot = CampaignBot(1)
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
def test_a_bot_opens_the_region_at_whose_gates_its_tickets_end() -> None:
    campaign = to_game(open_campaign(), 1)
    finished(campaign, ranking=["red", "green", "blue"], completed={"blue": ["albany-savannah"]})
    decide(campaign, "charter")
    seen = view(campaign, "blue")
    assert CampaignBot(1).choose(seen) == seen["pending"]["decision"]["options"][0]
    seen["pending"]["decision"]["options"] = ["prairie", "coral"]
    assert CampaignBot(1).choose(seen) == "coral"


def test_random_bots_find_no_dead_end() -> None:
    bot = RandomCampaignBot(7)
    campaign = to_game(open_campaign(), 4)
    finished(campaign)
    while campaign.pending().what == "decide":
        company = campaign.pending().decision.company or "blue"
        campaign.choose(bot.choose(view(campaign, company)))
    assert campaign.state.game == 5
