"""The living rulebook: empty frames, today's numbers, nothing sealed."""

from __future__ import annotations

import pytest

from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.views import view
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_book import SETUP, Section, rule_book
from tests.charter.worlds import decide, finished, open_campaign, to_game

pytestmark = pytest.mark.once


def book_at(game: int, language: str = "en") -> dict[str, Section]:
    campaign = to_game(open_campaign("blue", "red"), game)
    return {part.id: part for part in rule_book(CampaignWords(language), view(campaign, None))}


def words_of(book: dict[str, Section]) -> str:
    return " ".join(
        text
        for part in book.values()
        for row in part.rows
        for text in (row.name, row.text, *row.notes)
    )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_before_the_first_game_every_frame_is_empty_and_nothing_sealed_is_named(
    language: str,
) -> None:
    book = book_at(1, language)
    assert not any(row.name for row in book["setup"].rows + book["payment"].rows)
    assert [row.mark for row in book["setup"].rows] == list(SETUP)
    told = words_of(book)
    for slot in content().slots.values():
        assert slot.text[language] not in told
    for region in content().regions.values():
        assert region.name[language] not in told


def test_frames_fill_and_say_todays_numbers() -> None:
    early, late = book_at(3), book_at(10)

    def filled(book: dict[str, Section]) -> int:
        return sum(bool(row.name) for part in book.values() for row in part.rows if row.mark)

    assert filled(late) > filled(early)
    for book in (early, late):
        told = words_of(
            {name: book[name] for name in ("setup", "payment", "claim", "end", "worth")}
        )
        assert "2T" not in told
        assert " T " not in told
        assert "{" not in told
    haul = next(row for row in late["claim"].rows if row.mark == "5 K")
    assert "$3" in haul.text  # tariff 3 in game 10


def test_an_open_box_shows_everything_that_lies_in_it() -> None:
    campaign = to_game(open_campaign("blue", "red"), 1)
    finished(campaign)
    decide(campaign, "charter")
    region = campaign.pending().decision.options[0]
    campaign.choose(region)
    words = CampaignWords("en")
    book = {part.id: part for part in rule_book(words, view(campaign, None))}
    (row,) = book["regions"].rows
    printed = content().regions[region]
    told = " ".join((row.text, *row.notes))
    assert printed.person["en"] in told
    assert all(words.city(city) in told for city in printed.cities)
    assert all(content().events[name].name["en"] in told for name in printed.events)
    assert "Tickets:" in told


def test_the_lost_train_stands_in_the_book_once_the_story_has_told_of_it() -> None:
    assert "thread" not in book_at(2)
    early = words_of({"thread": book_at(3)["thread"]})
    numbers = content().thread.numbers
    assert f"{numbers['sight_lines']} lines" in early
    assert f"game {numbers['last_stop']}" not in early  # the timetable has not been found
    late = words_of({"thread": book_at(4)["thread"]})
    assert f"game {numbers['last_stop']}" in late
    assert f"{numbers['meet_lines']} at least" in late
    assert f"${numbers['goal_worth']}" in words_of({"worth": book_at(4)["worth"]})


@pytest.mark.parametrize("language", ["en", "pl"])
def test_steps_of_the_end_say_what_holds_today(language: str) -> None:
    words = CampaignWords(language)
    for game in (5, 6):
        book = book_at(game, language)
        charter, improvements = (book["end"].rows[step - 1].text for step in (5, 7))
        opens = "yes" if game in content().numbers["charter_after_games"] else "no"
        assert charter == words.texts("book-end-5-text", opens=opens)
        assert words.texts("book-end-7-colours") in improvements
    assert words.texts("book-end-5-text", opens="yes") in words.texts("book-end-5-text", opens="no")


def test_a_content_without_colours_keeps_its_own_rule_of_painting() -> None:
    campaign = Campaign.open(("blue", "red"), seed="test", pinned="f961108d089117f1")
    to_game(campaign, 3)
    words = CampaignWords("en", campaign.state.content)
    book = {part.id: part for part in rule_book(words, view(campaign, None))}
    assert words.texts("book-end-7-colours") not in book["end"].rows[6].text
    assert "thread" not in book
