"""Number and stamps of a ticket are shown wherever the ticket is (rulebook: they are on the card)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from semafor.charter.content import content
from semafor.charter.ending import stamp
from semafor.charter.folders import Folder
from semafor.charter.overlay import overlay_for
from semafor.charter.ticket_cards import show_tickets, stamps_needed
from semafor.charter.views import view
from semafor.drawing.campaign import overlay_scene
from semafor.texts import LANGUAGES, Texts
from semafor.texts.campaign import CampaignWords
from semafor.tui import campaign as tui_campaign
from semafor.tui.campaign import CampaignSession
from semafor.tui.desk import Desk
from tests.charter.worlds import open_campaign, to_game


@pytest.mark.rule("CAM-END-4", "LEG-COMP-6")
def test_a_view_has_the_number_of_every_ticket_on_the_board() -> None:
    campaign = open_campaign()
    seen = view(campaign, None)
    east = {name: n for name, n in content().ticket_numbers.items() if n <= 12}
    assert {name: row["number"] for name, row in seen["tickets"].items()} == east
    assert not any(row["number_used"] or row["stamps"] for row in seen["tickets"].values())
    assert seen["stamps_needed"] == 0  # the story has not told of stamps yet


@pytest.mark.rule("CAM-END-4")
def test_stamps_and_how_many_are_needed_are_seen_once_there_are_stamps() -> None:
    campaign = open_campaign()
    ticket = next(iter(content().ticket_numbers))
    state = campaign.state
    state.end_steps = [4]
    stamp(state, "red", ticket)
    row = view(campaign, "blue")["tickets"][ticket]
    assert (row["stamps"], row["number_used"]) == (["red"], True)
    assert view(campaign, "blue")["stamps_needed"] == stamps_needed(state) > 0


def test_the_scene_of_a_game_has_them_on_every_ticket() -> None:
    campaign = to_game(open_campaign(), 1)
    state = campaign.state
    state.end_steps = [4]
    scene = overlay_scene(overlay_for(state), show_tickets(state), stamps_needed(state))
    numbers = {row["id"]: row["number"] for row in scene["tickets"] if row["number"]}
    assert numbers == {name: n for name, n in content().ticket_numbers.items() if n <= 12}
    assert all(row["stamps"] == [] for row in scene["tickets"])
    assert scene["stamps_needed"] == stamps_needed(state)
    old = overlay_scene(overlay_for(state))  # a game stored by an earlier version
    assert {row["id"]: row["number"] for row in old["tickets"] if row["number"]} == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_a_ticket(language: str) -> None:
    words = CampaignWords(language)
    plain = {"number": 0, "number_used": False, "stamps": [], "retired": False}
    assert words.marks(plain, 0) == ""
    assert "7" in words.marks({**plain, "number": 7}, 0)
    stamped = words.marks({**plain, "number": 7, "number_used": True, "stamps": ["blue"]}, 3)
    assert words.short("blue") in stamped
    assert "3" in stamped


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_them_in_the_offer_and_in_the_hand(
    tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    campaign = to_game(open_campaign("blue", "red"), 1)
    out = io.StringIO()
    looks = iter(["h"])

    def answer(_prompt: str) -> str:
        if desk.question == "keep":
            return "a"
        if desk.question != "turn":
            return ""
        look = next(looks, None)
        if look is None:
            raise EOFError
        return look

    monkeypatch.setattr(
        tui_campaign.secrets, "token_hex", lambda _: "a deal with numbered tickets 1"
    )
    desk = Desk(Console(file=out, width=120), Texts(language), answer)
    CampaignSession(Folder(campaign), tmp_path / "c", desk).run()
    said = out.getvalue()
    word = Texts(language)("ticket-number", number="1").removesuffix("1").strip()
    offer, _, hand = said.partition(Texts(language)("play-offer"))[2].rpartition(
        Texts(language)("play-tickets")
    )
    assert f"  {word} " in offer
    assert f"  {word} " in hand
