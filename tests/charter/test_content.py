"""The boxes: everything is there, in both languages, and a wrong card is refused by file and row."""

from __future__ import annotations

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest

from semafor.charter.content import SHELF, content, load_content
from semafor.charter.game_modules import MODULES
from semafor.charter.rows import HOME
from semafor.editions import file_of_map
from semafor.engine.errors import SetupError
from semafor.texts import Texts


@pytest.mark.rule("LEG-COMP-6", "CAM-ST-1", "CAM-EV-1", "CAM-PC-1")
def test_the_boxes_hold_what_the_campaign_needs() -> None:
    box = content()
    assert len(box.story) == 93
    assert len(box.events) == 33
    assert sorted(box.postcards) == list(range(1, 78))
    assert len(box.crew) == 15
    assert len(box.clauses) == 10
    assert len(box.passes) == 7
    assert len(box.season_deck) == 6
    assert len(box.seasons) == 9
    assert len(box.regions) == 8
    assert len(box.companies) == 5
    assert len(box.slots) == 22
    added = Counter(
        event.added if event.added in (*box.regions, "start") else "story"
        for event in box.events.values()
    )
    assert added["start"] == 7
    assert added["story"] == 10
    assert {added[region] for region in box.regions} == {2}


@pytest.mark.rule("CAM-PC-1", "LEG-TICK-5")
def test_postcards_come_from_tickets_regions_story_and_mailbag() -> None:
    sources = [card.source.partition(":")[0] for card in content().postcards.values()]
    assert Counter(sources) == {"ticket": 42, "region": 16, "story": 10, "mailbag": 9}
    assert sources == ["ticket"] * 42 + ["region"] * 16 + ["story"] * 10 + ["mailbag"] * 9
    for number in range(69, 78):
        assert content().postcards[number].source == f"mailbag:{number - 66}"


@pytest.mark.rule("LEG-TICK-5")
def test_numbered_tickets_are_those_the_map_marks() -> None:
    rows = json.loads(file_of_map("legends").read_text(encoding="utf-8"))["tickets"]
    assert set(content().ticket_numbers) == {row["id"] for row in rows if row.get("postcard")}


def test_gates_and_tickets_of_the_regions_are_those_of_the_map() -> None:
    rows = json.loads(file_of_map("legends").read_text(encoding="utf-8"))
    region_of = content().region_of
    tickets = Counter(row["region"] for row in rows["tickets"])
    for region in content().regions.values():
        gates: dict[str, set[str]] = {}
        for route in content().board.routes:
            for near, far in ((route.a, route.b), (route.b, route.a)):
                if region_of[near] == region.id != region_of[far]:
                    gates.setdefault(region_of[far], set()).add(far)
        assert {name: set(cities) for name, cities in region.gates.items()} == gates
        assert HOME not in region.id
    assert tickets[HOME] == 33
    assert sum(tickets.values()) == 129


@pytest.mark.rule("CAM-ST-1", "LEG-STORY-1")
def test_the_story_deck_is_in_order_with_a_pause_and_a_stop_for_every_year() -> None:
    kinds: dict[str, list[str]] = {}
    for card in content().story:
        kinds.setdefault(card.code[:4], []).append(card.kind)
    assert [int(year) for year in kinds] == content().numbers["years"]
    for found in kinds.values():
        assert found.count("pause") == found.count("stop") == 1
        assert found[-1] == "stop"
        assert found.index("pause") < found.index("stop")


@pytest.mark.rule("CAM-PC-6", "LEG-POST-5")
def test_every_slot_rule_of_the_story_is_brought_by_some_card() -> None:
    brought = {
        slot
        for card in content().story
        for row in card.do
        if row["op"] == "add_rule"
        for slot in row["slots"]
    }
    regions = {region.slot for region in content().regions.values()}
    assert brought | regions == set(content().slots)
    assert not brought & regions


def test_polish_and_english_differ_and_polish_has_its_letters() -> None:
    polish = "".join(
        card.line["pl"] + card.name["pl"] for card in content().postcards.values()
    ) + "".join(side.text["pl"] for card in content().story for side in (card.a, card.b))
    assert set("ąćęłńóśźż") <= set(polish)
    for card in content().story:
        assert card.a.text["en"] != card.a.text["pl"], card.code
        assert card.b.text["en"] != card.b.text["pl"], card.code


PLANTED = [
    ("events.toml", 'op = "loco_free"', 'op = "loco_fre"', "event 6 (E06)", "loco_fre"),
    ("events.toml", 'n = "2T+1"', 'n = "2U+1"', "event 7 (E07)", "2U+1"),
    ("events.toml", '"little_rock"', '"little_stone"', "event 27 (E27)", "little_stone"),
    ("events.toml", 'added = "coral"', 'added = "choral"', "event 10 (E10)", "choral"),
    ("postcards-1.toml", '"quebec"', '"quebeck"', "postcard 2 (2)", "quebeck"),
    (
        "postcards-1.toml",
        "ticket:atlanta-chicago",
        "ticket:atlanta-chicaga",
        "postcard 3 (3)",
        "chicaga",
    ),
    ("postcards-1.toml", "E27", "E72", "postcard 5 (5)", "E72"),
    ("postcards-1.toml", "locomotive_max", "engine_max", "postcard 6 (6)", "engine_max"),
    ("postcards-2.toml", "pavilions", "pavillions", "postcard 26 (68)", "pavillions"),
    ("story-1.toml", 'slots = ["C", "F"]', 'slots = ["C", "X"]', "card 5 (1865 - 05)", "X"),
    (
        "story-2.toml",
        'pair = "mobile-savannah"',
        'pair = "mobile-nowhere"',
        "card 11 (1880 - 04)",
        "mobile-nowhere",
    ),
    (
        "story-1.toml",
        'ids = ["CR09", "CR10"]',
        'ids = ["CR09", "CR99"]',
        "card 16 (1871 - 02)",
        "CR99",
    ),
    ("story-1.toml", "nos = [64]", "nos = [94]", "card 28 (1874 - 06)", "94"),
    ("companies.toml", 'when = "step12"', 'when = "step13"', "crew 9 (CR09)", "step13"),
    ("companies.toml", "max = [2, 4, 6]", "max = [2, 4]", "crew 11 (CR11)", "[2, 4]"),
    ("regions.toml", '"hermosillo"', '"hermosilo"', "region 5 (desert)", "hermosilo"),
    ("regions.toml", "calgary-regina", "calgary-regna", "decks.sky (calgary-regna)", "regna"),
    ("campaign.toml", "20, 22, 24", "20, 19, 24", "trains_by_game", "never fall"),
]


@pytest.mark.rule("LEG-EDGE-42")
@pytest.mark.parametrize(("file", "old", "new", "row", "what"), PLANTED)
def test_a_planted_mistake_is_named_with_file_and_row(
    tmp_path: Path, file: str, old: str, new: str, row: str, what: str
) -> None:
    folder = tmp_path / "data"
    shutil.copytree(SHELF.folder, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(SetupError) as caught:
        load_content(SHELF.read(folder))
    sentence = Texts("en").explain(caught.value)
    assert sentence.startswith(f"{file}, {row}: ")
    assert what in sentence


def test_a_missing_polish_text_and_a_broken_file_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    shutil.copytree(SHELF.folder, folder)
    path = folder / "events.toml"
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(', pl = "Dzień wypłaty"', "", 1), encoding="utf-8")
    with pytest.raises(SetupError, match="Polish"):
        load_content(SHELF.read(folder))
    path.write_text("[[event", encoding="utf-8")
    with pytest.raises(SetupError, match=r"events\.toml"):
        load_content(SHELF.read(folder))
    path.unlink()
    with pytest.raises(SetupError, match=r"events\.toml"):
        load_content(SHELF.read(folder))


def test_the_rules_have_every_module_the_content_names() -> None:
    modules = {slot.module for slot in content().slots.values() if slot.module}
    assert modules <= set(MODULES)
