"""What stays of a game, in sentences: several things of one kind stand in one line."""

from __future__ import annotations

import pytest

from semafor.charter.overlay import overlay_for
from semafor.charter.views import view
from semafor.drawing.chronicle import book
from semafor.texts import LANGUAGES
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_chronicle import changes, told_book
from tests.charter.worlds import decide, open_campaign, to_game

LINES = ("cincinnati-nashville/1", "knoxville-nashville")
ROWS = [
    *({"kind": "painted", "what": line, "by": "red", "colour": "blue"} for line in LINES),
    {"kind": "painted", "what": "albany-boston", "by": "", "colour": "white"},
    {"kind": "painted", "what": "albany-montreal", "by": "", "colour": "white"},
    {"kind": "depot", "what": "atlanta", "by": "blue"},
    {"kind": "retired", "what": "boston-new_york", "by": ""},
    {"kind": "retired", "what": "albany-bangor", "by": ""},
    {"kind": "unheard of", "what": "x", "by": ""},
]


@pytest.mark.rule("CAM-BOOK")
@pytest.mark.parametrize("language", LANGUAGES)
def test_several_things_of_one_kind_and_company_stand_in_one_line(language: str) -> None:
    words = CampaignWords(language)
    lines = changes(words, ROWS, {"company": {"red": "Iron Snail"}})
    assert len(lines) == 5
    assert "Iron Snail" in lines[0]
    assert all(words.strand(line) in lines[0] for line in LINES)
    assert words.city("atlanta") in lines[3]
    assert all(words.ticket(row["what"]) in lines[4] for row in ROWS[5:7])
    assert not any(word in line for line in lines for word in ("book-", "{", "  "))


@pytest.mark.rule("CAM-BOOK", "CAM-FIN-2")
def test_the_book_ends_with_how_the_story_ended_and_not_before() -> None:
    campaign = to_game(open_campaign(), 11)
    words = CampaignWords("en")

    def told() -> str:
        seen = view(campaign, None)
        return book(told_book(words, seen), seen, overlay_for(campaign.state))

    before = told()
    campaign.state.finale, campaign.state.driver = "towns", "brandt"
    decide(campaign)
    name, driver = words.box.thread.finales["towns"].name["en"], words.suspect("brandt")
    assert name not in before
    assert name in told()
    assert driver in told()
