"""Postcards during a game: the public side of all, the secret one for its owner; nothing else."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from semafor.charter import new_game
from semafor.charter.at_table import cards_at_table
from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.overlay import overlay_for
from semafor.charter.state import DrawnPostcard
from semafor.engine.game import Game
from semafor.texts import Texts
from semafor.texts.campaign import CampaignWords
from semafor.tui.chair import Chair
from semafor.tui.desk import Desk
from semafor.tui.look import Labels
from semafor.tui.postcards import postcard_lines
from semafor.tui.progress import parts_of
from tests.charter.worlds import open_campaign, to_game

OWN, OTHERS, SHOWN = 1, 7, 20


def at_table(**changes: Any) -> tuple[Campaign, Game]:
    """A game with a postcard of blue, a closed one and an open one of red."""
    campaign = to_game(open_campaign("blue", "red"), 3)
    campaign.state.postcards = {
        OWN: DrawnPostcard("blue", 2, uses_left=1),
        OTHERS: DrawnPostcard("red", 2, uses_left=1),
        SHOWN: DrawnPostcard("red", 2, uses_left=2, is_open=True),
    }
    for name, value in changes.items():
        setattr(campaign.state.postcards[OTHERS], name, value)
    return campaign, new_game(campaign)


@pytest.mark.rule("LEG-POST-1", "CAM-PC-2", "LEG-INFO-1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_secret_side_is_for_its_owner_at_the_table_too(seat: int | None) -> None:
    campaign, game = at_table()
    part = next(part for part in game.ruleset.parts if part.name == "powers")
    cards = cards_at_table(overlay_for(campaign.state), part.show(game.state, seat))
    assert [(card.owner, card.number) for card in cards] == [(0, OWN), (1, OTHERS), (1, SHOWN)]
    known = {card.number for card in cards if card.secret is not None}
    assert known == {0: {OWN, SHOWN}, 1: {OTHERS, SHOWN}, None: {SHOWN}}[seat]


@pytest.mark.rule("LEG-POST-1", "LEG-INFO-1")
def test_mirror_worlds_that_differ_in_another_s_secret_look_alike() -> None:
    shown = []
    for uses in (1, 3):
        campaign, game = at_table(uses_left=uses)
        words, labels = CampaignWords("pl"), Labels.of(Texts("pl"), game.ruleset, game.players)
        shown.append(postcard_lines(words, labels, overlay_for(campaign.state), game.view(0)))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_person_looks_at_the_postcards_before_answering(language: str) -> None:
    campaign, game = at_table()
    texts, words = Texts(language), CampaignWords(language)
    labels = Labels.of(texts, game.ruleset, game.players)
    console = Console(file=io.StringIO(), width=200)
    answers = iter(["o", "?", "d"])
    desk = Desk(console, texts, lambda _prompt: next(answers))
    overlay = overlay_for(campaign.state)
    chair = Chair(
        desk,
        game,
        game.actor,
        labels,
        office=lambda view: postcard_lines(words, labels, overlay, view),
    )
    assert chair.ask("turn") == "d"
    told = console.file.getvalue()
    own, other = (OWN, OTHERS) if game.actor == 0 else (OTHERS, OWN)
    box = content().postcards
    for number in (OWN, OTHERS, SHOWN):
        assert box[number].name[language] in told
    told = " ".join(told.replace("│", " ").split())
    cards = {card.number: card for card in cards_at_table(overlay, parts_of(chair.view)["powers"])}
    secret = cards[own].secret
    assert secret is not None
    assert words.secret(secret, overlay["events"])[:40] in told
    assert cards[other].secret is None
    assert texts("play-help-office") in told


def test_a_single_game_has_no_office() -> None:
    _campaign, game = at_table()
    desk = Desk(Console(file=io.StringIO()), Texts("en"), lambda _prompt: "o")
    chair = Chair(desk, game, 0, Labels.of(Texts("en"), game.ruleset, game.players))
    assert chair.ask("turn") == "o"
