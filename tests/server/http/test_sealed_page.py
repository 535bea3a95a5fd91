"""LEG-CAMP-4, decision 18: nothing sealed is in the shipped page or its catalogues."""

import re

from semafor.charter.content import content
from semafor.server.http.files import FOLDER
from semafor.texts.campaign_game import game_catalogue

SHIPPED = (".js", ".html", ".css", ".json")


def shipped() -> str:
    """Everything a browser may load before a campaign is opened."""
    files = [file for file in FOLDER.rglob("*") if file.suffix in SHIPPED]
    assert files
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_no_story_postcard_or_sealed_card_is_shipped() -> None:
    text = shipped()
    box = content()
    sealed: list[str] = []
    for card in box.story:
        sealed += [*card.a.text.values(), *card.b.text.values()]
    for postcard in box.postcards.values():
        sealed += postcard.line.values()
    for table in (box.crew, box.clauses, box.passes, box.seasons, box.slots):
        for row in table.values():
            sealed += row.text.values()
    for event in box.events.values():
        if event.added != "start":
            sealed += event.text.values()
    found = [sentence for sentence in sealed if sentence in text]
    assert found == []


def test_no_name_of_a_sealed_thing_is_shipped() -> None:
    """Whole words: regions, people, postcards, crew, clauses, passes, seasons, events, privileges."""
    text = shipped()
    box = content()
    tables = (box.regions, box.postcards, box.crew, box.clauses, box.passes, box.seasons)
    names = [name for table in tables for row in table.values() for name in row.name.values()]
    names += [name for region in box.regions.values() for name in region.person.values()]
    names += [
        name for company in box.companies.values() for name in company.privilege.name.values()
    ]
    names += [
        name
        for event in box.events.values()
        if event.added != "start"
        for name in event.name.values()
    ]
    there = [name for name in names if name in text]
    found = [name for name in there if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)]
    assert len(names) > 250
    assert found == []


def test_words_of_modules_are_sent_when_they_are_in_play() -> None:
    overlay = {
        "content": content().digest,
        "companies": ["blue"],
        "tariff": 2,
        "slots": [],
        "booming": [],
        "events": ["E01"],
        "offices": [[["postcard", 1, 1, False], ["counts", "blue", {}, True]]],
        "season": "",
        "draws": ["prairie"],
    }
    text = game_catalogue(overlay, "en")
    assert "play-card-red_pick =" in text
    assert "event-E01 =" in text
    assert "company-blue = Heron" in text
    assert f"power-P01 = {content().postcards[1].name['en']}" in text
    assert "grain" not in text
    undrawn = content().postcards[content().regions["prairie"].first].name["en"]
    assert undrawn not in text
    assert "row-grain-price" in game_catalogue({**overlay, "booming": ["prairie"]}, "pl")
