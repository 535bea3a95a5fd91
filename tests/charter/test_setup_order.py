"""Cards and tickets come before story, crew call and season; earlier contents keep their order."""

from __future__ import annotations

import pytest

from semafor.arena import campaigns
from semafor.charter import Campaign, new_game
from semafor.charter.content import SHELF, content
from semafor.charter.dealing import is_dealing
from semafor.engine.errors import SetupError
from semafor.engine.game import Game
from tests.charter.worlds import decide, everybody, open_campaign, report, to_play
from tests.kit.tables import later


def kinds(campaign: Campaign) -> list[str]:
    """What happens from the beginning of a game to its first turn."""
    campaign.begin(everybody(campaign))
    found = []
    while (pending := campaign.pending()).what != "play":
        if pending.decision is None:
            found.append(pending.what)
            campaign.deal()
            continue
        found.append(pending.decision.kind)
        campaign.choose(pending.decision.default)
    return [kind for number, kind in enumerate(found) if kind not in found[:number]]


@pytest.mark.rule("LEG-SETUP-1", "CAM-A", "CAM-B")
def test_the_crew_is_called_after_the_tickets_are_chosen() -> None:
    campaign = open_campaign()
    to_play(campaign).finish(report(campaign))
    decide(campaign)
    assert kinds(campaign) == ["deal", "story", "crew"]
    assert campaign.state.season == ""


@pytest.mark.rule("LEG-SETUP-1")
@pytest.mark.parametrize("digest", SHELF.kept_digests())
def test_a_campaign_of_an_earlier_content_keeps_its_order(digest: str) -> None:
    campaign = Campaign.open(["blue", "red"], seed="s", pinned=digest)
    assert content(digest).deals_first is ("setup_order" in content(digest).numbers)
    assert kinds(campaign)[0] == ("deal" if content(digest).deals_first else "story")


@pytest.mark.rule("LEG-SETUP-1")
def test_nothing_is_read_before_the_tickets_are_chosen() -> None:
    campaign = open_campaign()
    campaign.begin(everybody(campaign))
    before = campaign.digest()
    for entry in ({"do": "read", "code": "1865 - 01", "side": "a"}, {"do": "deal", "game": 2}):
        with pytest.raises(SetupError):
            campaign.apply(entry)
    assert campaign.digest() == before
    campaign.deal()
    with pytest.raises(SetupError):
        campaign.deal()
    assert Campaign.replay(campaign.log).digest() == campaign.digest()


@pytest.mark.rule("LEG-SETUP-1", "CAM-B")
@pytest.mark.once  # whole campaigns
@pytest.mark.parametrize("seats", [2, *later(3, 4, 5)])
def test_the_deal_is_the_same_before_and_after_story_crew_and_season(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hands, open cards and tickets of all twelve games, whatever the season."""
    dealt: list[Game] = []
    seasons = set()
    play_next, choose_tickets = campaigns.play_next, campaigns.choose_tickets

    def choose(game, bots):
        dealt.append(game.clone())
        return choose_tickets(game, bots)

    def play(played):
        game = new_game(played.campaign)
        assert is_dealing(game)
        assert game.setup_chance == dealt[-1].setup_chance
        for seat in range(seats):
            now, before = game.view(seat), dealt[-1].view(seat)
            assert (now.hand, now.offered) == (before.hand, before.offered)
            assert now.market[:5] == before.market[:5]
        seasons.add(played.campaign.state.season)
        play_next(played)

    monkeypatch.setattr(campaigns, "choose_tickets", choose)
    monkeypatch.setattr(campaigns, "play_next", play)
    campaigns.play_campaign(campaigns.COLOURS[:seats], f"deal-{seats}")
    assert len(dealt) == 12
    assert len(seasons) > 3
    if seats == 2:  # which seasons come is the story's, and so up to the bots
        assert seasons >= {"S1", "S6"}
