"""Matches in games of a campaign: mirrored, repeatable, and refused where they make no sense."""

from __future__ import annotations

import pytest

from semafor.arena import campaign_match
from semafor.arena.campaign_match import (
    Meeting,
    OneLooks,
    Pairing,
    play_ahead,
    play_match,
    sum_up,
)
from semafor.arena.campaigns import Played, play_campaign
from semafor.charter.campaign import Campaign
from semafor.charter.result import CampaignResult
from semafor.engine.errors import SetupError


def test_a_match_depends_on_its_seed_and_swaps_seats() -> None:
    own = list(play_match(Pairing("planner", "racer", 3), [1, 2], 1))
    other = list(play_match(Pairing("racer", "planner", 3), [1, 2], 1))
    assert [row[0].game for row in own] == [1, 2]
    for (first, second), (theirs, mirrored) in zip(own, other, strict=True):
        assert (first.first, first.second) == (mirrored.second, mirrored.first)
        assert (second.first, second.second) == (theirs.second, theirs.first)


def test_a_campaign_is_played_on_until_the_game_that_is_asked_for() -> None:
    played = play_campaign(("blue", "red"), "until", until=2)
    assert (played.campaign.pending().what, played.campaign.state.game) == ("play", 2)
    assert len(played.reports) == 1


def test_campaigns_swap_the_company_that_looks_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, list[int], int]] = []

    def play(companies: tuple[str, ...], seed: str, *, bots: OneLooks, until: int) -> Played:
        deciders = [bots.decider(seed, company) for company in companies]
        seated.append((seed, [one.ahead.games if one.ahead else 0 for one in deciders], until))
        return Played(Campaign.open(companies, seed=seed))

    found = CampaignResult({}, {"blue": 100, "red": 90}, ("blue",))
    monkeypatch.setattr(campaign_match, "play_campaign", play)
    monkeypatch.setattr(campaign_match, "reckon", lambda _state: found)
    (first, second), later = play_ahead(40, 12, 2, 7)
    told = [("ahead-7", [40, 0], 0), ("ahead-7", [0, 40], 0), ("ahead-8", [40, 0], 0)]
    assert seated[:3] == told
    assert (first.game, first.first, first.second) == (12, 100, 90)
    assert (second.first, second.second) == (90, 100)
    assert list(play_ahead(40, 12, 1, 8)) == [later]
    next(play_ahead(40, 3, 1, 8))
    assert seated[-1] == ("ahead-8", [0, 40], 4)


@pytest.mark.parametrize(("games", "last", "pairs"), [(0, 1, 1), (9, 13, 1), (9, 0, 1), (9, 1, 0)])
def test_nobody_looks_ahead_in_no_campaign(games: int, last: int, pairs: int) -> None:
    with pytest.raises(SetupError):
        next(play_ahead(games, last, pairs, 1))


def test_ties_are_half_a_win_and_pairs_give_the_error() -> None:
    meetings = [Meeting(4, 10, 8, 5, 1.0), Meeting(4, 7, 7, 5, 1.0), Meeting(1, 0, 9, 1, 1.0)]
    line = sum_up(4, meetings)
    assert (line.games, line.wins, line.margin, line.error) == (2, 1.5, 1.0, 0.0)
    assert line.milliseconds == 200


@pytest.mark.parametrize(("games", "pairs"), [([0], 1), ([13], 1), ([], 1), ([1], 0)])
def test_no_match_without_games(games: list[int], pairs: int) -> None:
    with pytest.raises(SetupError):
        next(play_match(Pairing("planner", "racer", 0), games, pairs))
