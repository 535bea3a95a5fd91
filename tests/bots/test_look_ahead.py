"""Choices between games by looking ahead: from a view alone, within a budget, with luck not taken for more."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from semafor.arena.campaigns import Bots, Played, play_campaign
from semafor.bots.between_games import AHEAD, CampaignBot, make_campaign_bot
from semafor.bots.look_ahead import MOST_ANSWERS, LookAhead, few_of, promises
from semafor.campaign.advice import Prospect
from semafor.charter.advice import ADVISER
from semafor.charter.campaign import Campaign
from semafor.charter.mystery import possible_drivers
from semafor.charter.overlay import overlay_for
from semafor.charter.prospects import imagine, prospect
from semafor.charter.state import ARCHIVE, Vault
from semafor.charter.views import View, view
from tests.kit.tables import seed_of

COMPANIES = ("blue", "red", "green")
GAMES = 32


@pytest.fixture(scope="module")
def log() -> list[dict[str, object]]:
    """Five games of a campaign, and what was decided between them."""
    return play_campaign(COMPANIES, "looking", until=6).campaign.log


def asked(log: list[dict[str, object]]) -> Iterator[Campaign]:
    """The campaign at each of its questions; it goes on as it went."""
    campaign = Campaign()
    for entry in log:
        pending = campaign.pending() if campaign.log else None
        decision = pending.decision if pending else None
        if decision is not None and decision.kind != "story":
            yield campaign
        campaign.apply(dict(entry))


def companies_asked(log: list[dict[str, object]]) -> Iterator[tuple[Campaign, str]]:
    for campaign in asked(log):
        decision = campaign.pending().decision
        assert decision is not None
        assert decision.company is not None
        yield campaign, decision.company


def test_what_is_imagined_is_what_the_view_shows(log: list[dict[str, object]]) -> None:
    closed = 0
    for campaign, company in companies_asked(log):
        state = campaign.state
        true, imagined = overlay_for(state), overlay_for(imagine(view(campaign, company)))
        for told, seen in zip(true["offices"], imagined["offices"], strict=True):
            strangers = [row for row in told if row not in seen]
            assert all(row[0] == "postcard" and not row[3] for row in strangers)
            closed += len(strangers)
        assert {**true, "offices": []} == {**imagined, "offices": []}
    assert closed, "no other company had a closed postcard"


def other_world(campaign: Campaign, company: str, chooser: random.Random) -> None:
    """The same campaign to a company, with other secrets."""
    state = campaign.state
    state.seed = f"{state.seed}-{chooser.random()}"
    for name, vault in state.vaults.items():
        state.vaults[name] = Vault(slips=vault.slips, notes=[{"n": 99, "from": "somebody"}])
    for card in state.postcards.values():
        if card.owner != company and not card.is_open and card.place != ARCHIVE:
            card.uses_left = chooser.randrange(1, 9)
    for name in state.goals:
        if name != company and name not in state.goals_done:
            state.goals[name] = chooser.choice(state.dealt_goals[name])
    chooser.shuffle(state.season_deck)
    if state.driver:
        state.driver = chooser.choice(possible_drivers(state, state.clues))


def test_a_bot_that_looks_ahead_reads_no_secret(log: list[dict[str, object]]) -> None:
    chooser = random.Random(seed_of("between games"))
    looked = 0
    for number, (campaign, company) in enumerate(companies_asked(log)):
        if number % 4:
            continue
        usual = view(campaign, company)
        true = Campaign.replay(campaign.log)
        other_world(true, company, chooser)
        mirrored = view(true, company)
        assert mirrored == usual
        assert CampaignBot(ADVISER, 5, GAMES).choose(usual) == CampaignBot(
            ADVISER, 5, GAMES
        ).choose(mirrored)
        looked += 1
    assert looked > 5


def first_asked(log: list[dict[str, object]], kind: str) -> View:
    for campaign, company in companies_asked(log):
        decision = campaign.pending().decision
        assert decision is not None
        if decision.kind == kind:
            return view(campaign, company)
    raise AssertionError(kind)


def test_an_answer_is_carried_out_by_its_question(log: list[dict[str, object]]) -> None:
    seen = first_asked(log, "improve")
    depot = next(o for o in seen["pending"]["decision"]["options"] if o.startswith("depot:"))
    built, saved = prospect(seen, depot), prospect(seen, "save")
    assert built is not None
    assert saved is not None
    city = depot.partition(":")[2]
    company = seen["company"]
    assert company in built.edition.settings["depots"]["depots"][city]
    assert company not in saved.edition.settings["depots"]["depots"].get(city, ())
    assert built.lead != saved.lead
    assert (built.games, built.seats) == (12 - seen["game"], 3)


def test_a_region_that_is_chosen_is_on_the_next_board(log: list[dict[str, object]]) -> None:
    seen = first_asked(log, "charter")
    for region in seen["pending"]["decision"]["options"]:
        found = prospect(seen, region)
        assert found is not None
        assert region in {place.region for place in found.edition.board.places}


def test_no_game_feels_which_goal_is_taken_and_after_the_last_there_is_none(
    log: list[dict[str, object]],
) -> None:
    seen = first_asked(log, "goal")
    assert prospect(seen, seen["pending"]["decision"]["options"][0]) is None
    last = {**first_asked(log, "archive"), "game": 12}
    assert prospect(last, last["pending"]["decision"]["options"][0]) is None


def test_a_bot_plays_no_more_games_than_it_may(
    log: list[dict[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    played = 0

    def count(self: LookAhead, ahead: Prospect, seeds: list[int]) -> list[float]:
        nonlocal played
        played += len(seeds)
        return [0.0] * len(seeds)

    monkeypatch.setattr(LookAhead, "play", count)
    for campaign, company in companies_asked(log):
        played = 0
        seen = view(campaign, company)
        options = seen["pending"]["decision"]["options"]
        assert CampaignBot(ADVISER, 1, 100).choose(seen) in options
        assert played <= 100


def ahead_of(lead: float, games: int) -> Prospect:
    return Prospect(edition=None, seats=2, seat=0, first=0, lead=lead, games=games)  # type: ignore[arg-type]


def test_luck_is_not_believed_and_what_lasts_counts_for_every_game() -> None:
    noisy = [[9.0, -9.0, 8.0, -8.0], [-9.0, 9.0, -8.0, 9.0]]
    assert promises([ahead_of(2, 5), ahead_of(3, 5)], noisy) == [2, 3]
    clear = [[5.0, 6.0, 5.0, 6.0], [1.0, 2.0, 1.0, 2.0]]
    first, second = promises([ahead_of(0, 1), ahead_of(3, 1)], clear)
    assert (first, second) == pytest.approx((2, 1))
    first, second = promises([ahead_of(0, 7), ahead_of(30, 7)], clear)
    assert first - second == pytest.approx(28 - 30)


def test_a_few_answers_of_every_kind_are_looked_at_the_advised_one_first() -> None:
    options = [f"paint:{n}" for n in range(40)] + ["depot:a", "depot:b", "rebuild:c", "save"]
    found = few_of(options, "paint:17")
    assert found[0] == "paint:17"
    assert len(found) == len(set(found)) == MOST_ANSWERS
    assert {"depot:a", "depot:b", "rebuild:c", "save"} < set(found) <= set(options)
    assert few_of(["one"], "one") == ["one"]


def test_a_campaign_goes_on_with_bots_that_look_ahead() -> None:
    played: Played = play_campaign(("blue", "red"), "ahead", bots=Bots(ahead=GAMES), until=5)
    plain = play_campaign(("blue", "red"), "ahead", until=5)
    assert played.campaign.state.game == 5
    assert chosen(played) != chosen(plain)


def chosen(played: Played) -> list[str]:
    return [entry["option"] for entry in played.campaign.log if entry["do"] == "choose"]


@pytest.mark.parametrize(
    ("spec", "games"),
    [("planner", 0), ("casual", 0), ("", 0), ("expert", AHEAD), ("express@1s", AHEAD)],
)
def test_bots_that_search_in_games_look_ahead_between_them(spec: str, games: int) -> None:
    bot = make_campaign_bot(ADVISER, spec, 1)
    assert (bot.ahead.games if bot.ahead else 0) == games
