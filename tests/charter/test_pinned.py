"""A campaign keeps the content it was begun with, whatever a later version ships."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import semafor
from semafor import editions
from semafor.bots.between_games import CampaignBot
from semafor.campaign.sources import facts_of
from semafor.charter import Campaign, new_game, view
from semafor.charter.advice import ADVISER
from semafor.charter.content import SHELF, content, is_known
from semafor.charter.overlay import edition_for, overlay_for, replay_game, write_game
from semafor.engine.errors import SetupError
from semafor.texts.campaign import CampaignWords

# Contents of commits 13b7eec and 82447e1.
OLDER, OLD = "b800aebbc49cb1fd", "d40ccf3065b7f7bf"
FIFTH = 5

# Who may ask for the shipped content: new campaigns, and simulations of them.
NEW_CAMPAIGNS = {
    "arena/balance.py",
    "cli/campaign.py",
    "server/http/campaigns.py",
    "server/campaigns/table.py",
    "server/campaigns/words.py",
}


def until_play(campaign: Campaign) -> Campaign:
    """Begin, read and choose until a game is due."""
    while campaign.pending().what != "play":
        if campaign.pending().what == "begin":
            campaign.begin({name: {"name": name, "kind": "human"} for name in ("blue", "red")})
        elif campaign.pending().what == "deal":
            campaign.deal()
        else:
            campaign.choose(CampaignBot(ADVISER, 1).choose(view(campaign, "blue")))
    return campaign


def test_a_campaign_plays_with_the_numbers_it_was_begun_with() -> None:
    old = until_play(Campaign.open(["blue", "red"], seed="s", pinned=OLDER))
    old.state.game = FIFTH
    new = until_play(Campaign.open(["blue", "red"], seed="s", pinned=OLD))
    new.state.game = FIFTH
    assert (overlay_for(old.state)["trains"], overlay_for(new.state)["trains"]) == (26, 25)
    assert edition_for(old).settings["turns"]["trains"] == 26
    assert overlay_for(old.state)["content"] == view(old, None)["content"] == OLDER


def test_cards_are_read_and_valued_as_they_were_printed() -> None:
    name = "CR02"
    assert content(OLDER).crew[name].do != content(OLD).crew[name].do
    words = CampaignWords("en", OLDER)
    assert words.card(name).endswith(content(OLDER).crew[name].text["en"])


def test_a_game_of_an_old_content_replays_from_its_record_alone() -> None:
    campaign = until_play(Campaign.open(["blue", "red"], seed="s", pinned=OLDER))
    game = new_game(campaign)
    for _ in range(10):
        game.play_action(game.actions()[0])
    again = replay_game(write_game(overlay_for(campaign.state), game))
    assert again.digest() == game.digest()


def test_a_log_replays_with_its_own_content() -> None:
    campaign = until_play(Campaign.open(["blue", "red"], seed="s", pinned=OLDER))
    assert Campaign.replay(campaign.log).digest() == campaign.digest()
    assert Campaign.replay(campaign.log).state.box is content(OLDER)


@pytest.mark.parametrize("digest", ["0" * 16, "../events", "", "data/../" + OLD])
def test_an_unknown_content_is_refused_with_its_digest(digest: str) -> None:
    log = Campaign.open(["blue", "red"], seed="s").log
    with pytest.raises(SetupError) as caught:
        Campaign().apply({**log[0], "content": digest})
    assert caught.value.reason == "campaign-content"
    assert not is_known(digest)


def test_every_kept_content_can_be_loaded() -> None:
    assert {OLDER, OLD} <= set(SHELF.kept_digests())
    for digest in SHELF.kept_digests():
        assert content(digest).digest == digest
        assert content(digest).base.rules_version >= 1


def test_a_kept_content_is_the_same_again(tmp_path: Path) -> None:
    sources = SHELF.read()
    path = SHELF.keep(sources, "f" * 16, tmp_path)
    before = path.read_bytes()
    assert SHELF.keep(SHELF.read(), "f" * 16, tmp_path).read_bytes() == before
    kept = SHELF.read_kept(OLD)
    assert kept is not None
    assert facts_of(kept.tables) != facts_of(SHELF.read_kept(OLDER).tables)  # type: ignore[union-attr]


def test_the_digest_covers_map_and_edition_but_no_texts() -> None:
    sources = SHELF.read()
    digest = sources.digest()
    route = sources.map["routes"][0]
    longer = {**sources.map, "routes": [{**route, "length": 6}, *sources.map["routes"][1:]]}
    assert type(sources)(sources.tables, longer, sources.edition).digest() != digest
    ruled = {**sources.edition, "rules_version": 99}
    assert type(sources)(sources.tables, sources.map, ruled).digest() != digest
    named = {**sources.edition, "title": {"en": "Other", "pl": "Inne"}}
    assert type(sources)(sources.tables, sources.map, named).digest() == digest


def test_only_new_campaigns_ask_for_the_shipped_content() -> None:
    folder = Path(semafor.__file__).parent
    asking = {
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*.py")
        if re.search(r"\bcontent\(\)", path.read_text(encoding="utf-8"))
    }
    assert asking <= NEW_CAMPAIGNS


def test_a_campaign_keeps_the_rules_its_content_was_made_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The base edition has a new version of its rules: an old campaign's games have the old one."""
    data = editions.read_edition("legends")
    newer = {**data, "rules_version": 2, "earlier": {"1": {"drawing": {"blocked_at": 3}}}}
    monkeypatch.setattr(editions, "read_edition", lambda _name: newer)
    old = edition_for(until_play(Campaign.open(["blue", "red"], seed="s", pinned=OLDER)))
    assert (old.rules_version, old.settings["drawing"]["blocked_at"]) == (1, 3)
