"""The rules pages of the shipped editions: their own numbers, their own sections, in both languages."""

from __future__ import annotations

import re

import pytest

from semafor.editions import EDITIONS
from semafor.texts import LANGUAGES, Texts
from semafor.texts.rulebook import all_said, rules_page, ruleset_of, sections_of, special

CLASSIC = ("usa-classic", "usa-refreshed", "europe", "germany")


def keys_of(edition: str) -> list[str]:
    """The keys of all sentences on a page, in order."""
    return [row.key.removeprefix("rulebook-") for row in all_said(ruleset_of(edition))]


def sections(edition: str) -> set[str]:
    return {section.name for section in sections_of(ruleset_of(edition))}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_a_page_is_a_sentence(edition: str, language: str) -> None:
    page = rules_page(edition, language)
    for section in page["sections"]:
        assert section["heading"]
        for line in section["lines"]:
            assert line["item"] or line["text"][-1] in ".:", line["text"]
            assert not re.search(r"\{|\$|rulebook-", line["text"])
    assert special(edition, Texts(language)) == page["special"] != ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_languages_say_the_same_sentences(edition: str) -> None:
    one, other = (rules_page(edition, language) for language in LANGUAGES)
    for mine, theirs in zip(one["sections"], other["sections"], strict=True):
        assert mine["id"] == theirs["id"]
        assert len(mine["lines"]) == len(theirs["lines"])


def test_an_edition_has_its_own_sections() -> None:
    assert "tunnel" not in sections("usa-classic")
    assert {"ferry", "tunnel", "station"} <= sections("europe")
    assert {"passenger", "country"} <= sections("germany")
    assert {"company", "large", "news"} <= sections("legends")


def test_what_players_asked_for_is_said_where_it_holds() -> None:
    for edition in EDITIONS:
        assert {"draw-sweep", "claim-beside"} <= set(keys_of(edition))
    for edition in CLASSIC:
        assert {"setup-first", "draw-empty"} <= set(keys_of(edition))
    assert {"tunnel-piles", "ticket-few"} <= set(keys_of("europe"))
    assert {"passenger-none", "ticket-few-mix"} <= set(keys_of("germany"))
    assert {"setup-few", "claim-beyond", "draw-blocked"} <= set(keys_of("legends"))
    assert "draw-empty" not in keys_of("legends")


def test_a_campaigns_game_is_told_in_the_order_it_is_set_up() -> None:
    steps = ("deal", "story", "game", "slip")
    told = [key for key in keys_of("legends") if key in {f"campaign-{step}" for step in steps}]
    assert told == [f"campaign-{step}" for step in steps]


def test_the_deck_of_the_refreshed_edition_is_called_a_reconstruction_and_no_other() -> None:
    words = {"en": "reconstruction", "pl": "rekonstrukcją"}
    for language, word in words.items():
        pages = {name: str(rules_page(name, language)) for name in EDITIONS}
        assert [name for name, page in pages.items() if word in page] == ["usa-refreshed"]


def test_the_whole_table_of_trains_left_over_is_told() -> None:
    (table,) = (
        table for part in rules_page("legends", "en")["sections"] for table in part["tables"]
    )
    cells = [row["cells"] for row in table["rows"]]
    assert cells[1] == ["16", "12", "9", "7", "6", "4", "2", "0"]
    europe = [table for part in rules_page("europe", "en")["sections"] for table in part["tables"]]
    assert table["caption"] not in {other["caption"] for other in europe}
