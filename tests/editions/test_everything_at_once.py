"""An edition from outside that has every optional module, decks of its own names, one title, no words."""

import json
from pathlib import Path

import pytest

from semafor.bots import make_bot
from semafor.editions import edition, find_problems, new_game, replay_record
from semafor.engine.record import write_record
from semafor.server.http.edition_pages import edition_info, own_words
from semafor.texts import LANGUAGES
from semafor.texts.describe import describe_move
from semafor.texts.rulebook import rules_page

TOML = """
modules = ["turns", "drawing", "claiming", "tickets", "ticket_mix", "scoring", "ferries", "tunnels", "stations",
  "countries", "passengers", "globetrotter", "longest_path"]
decks = ["day_trips", "grand-tours"]
tie_breaks = ["completed", "longest", "-stations_built", "passengers_taken"]
seats = [2, 3]
[title]
pl = "Żółć i Łódź"
[cards]
red = 10
blue = 11
green = 12
locomotive = 9
[turns]
trains = 16
[tickets]
action = 0
most = 4
"""
NAMES = ("łódź", "zgierz", "new-york", "x9", "kutno", "radom")
COLOURS = ("red", "blue", "green", "grey", "red", "blue")
LENGTHS = (1, 2, 3, 4, 2, 3)
ROUTES = [
    {"a": one, "b": two, "length": length, "colour": colour}
    for one, two, length, colour in zip(
        NAMES, (*NAMES[1:], NAMES[0]), LENGTHS, COLOURS, strict=True
    )
]
MAP = {
    "route_points": {"1": 1, "2": 2, "3": 4, "4": 7},
    "cities": [{"id": name, "passengers": 2} for name in NAMES],
    "countries": ["sea"],
    "routes": [
        *ROUTES,
        ROUTES[1],
        {"a": "łódź", "b": "x9", "length": 3, "kind": "tunnel"},
        {"a": "zgierz", "b": "kutno", "length": 3, "kind": "ferry", "locomotives": 2},
        {"a": "sea", "b": "x9", "length": 2},
        {"a": "sea", "b": "radom", "length": 1, "colour": "green"},
    ],
    "tickets": [
        {"a": one, "b": two, "points": 4 + number, "deck": ("day_trips", "grand-tours")[number % 2]}
        for number, (one, two) in enumerate(
            (one, two) for at, one in enumerate(NAMES) for two in NAMES[at + 1 :]
        )
    ],
}


def write(folder: Path, toml: str = TOML) -> None:
    folder.mkdir()
    (folder / "edition.toml").write_text(toml, encoding="utf-8")
    (folder / "map.json").write_text(json.dumps(MAP), encoding="utf-8")


@pytest.fixture
def whole(tmp_path, monkeypatch):
    write(tmp_path / "whole")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert find_problems() == ()
    return "whole"


@pytest.mark.parametrize("bot", ["random", "novice", "racer", "greedy", "planner", "express@4"])
def test_every_bot_plays_it_to_the_end(whole, bot):
    game = new_game(whole, 3, seed=bot)
    bots = [make_bot(bot, seed=seat) for seat in range(3)]
    while not game.is_over:
        view = game.view(game.actor)
        action = bots[game.actor].choose(view)
        assert action in view.actions
        game.play_action(action)
    assert replay_record(write_record(game)).result().totals == game.result().totals


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_reads_a_key(whole, language):
    page = rules_page(whole, language)
    lines = [line["text"] for section in page["sections"] for line in section["lines"]]
    assert all(" " in line for line in lines)
    game = new_game(whole, 2, seed="words")
    told = [describe_move(game.ruleset, move, language) for move in game.moves()]
    assert any("day trips" in text for text in told)
    assert "play-deck-day_trips = day trips" in own_words(whole)[language]


def test_a_title_in_one_language_serves_for_the_other(whole):
    assert edition(whole).title == {"en": "Żółć i Łódź", "pl": "Żółć i Łódź"}
    assert edition_info(whole).title["en"] == "Żółć i Łódź"


def test_words_in_one_language_reach_the_page_in_both(tmp_path, monkeypatch):
    write(tmp_path / "spoken")
    (tmp_path / "spoken" / "en.ftl").write_text("play-deck-day_trips = outings\n", encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert "= outings" in own_words("spoken")["pl"]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("most = 4", "most = 3", "mix-too-large"),
        ('["day_trips", "grand-tours"]', '["day_trips"]', "mix-of-decks"),
        ("most = 4", "most = 4\nstart = { day_trips = 9 }", "bad-parameter"),
        ("most = 4", "most = 4\nstart = { other = 2 }", "bad-parameter"),
        ('"completed", ', '"beauty", ', "unknown-tie-break"),
        ("red = 10", "red = 10\npink = 3", "unknown-kind"),
        ('"claiming", ', "", "missing-module"),
        ('"turns", ', '"turns", "turns", ', "bad-edition"),
        ('"day_trips"', '"Łódź"', "bad-edition"),
        ("[title]", "[variants.more]\nx = 1\n[title]", "bad-edition"),
    ],
)
def test_what_would_break_a_game_is_refused_before(old, new, reason, tmp_path, monkeypatch):
    assert old in TOML
    write(tmp_path / "broken", TOML.replace(old, new))
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert [problem.error.reason for problem in find_problems()] == [reason]


RULES = "from semafor.engine.module import RuleModule\n\n\ndef build(builder):\n    1 / 0\n\n\nMODULES = (RuleModule(name='mine', build=build),)\n"


@pytest.mark.parametrize(
    ("rules", "row"), [(RULES, 5), ("import sys\nsys.exit(3)\n", 2), ("def x(:\n", 1)]
)
def test_a_program_that_fails_stops_nobody_else(rules, row, tmp_path, monkeypatch):
    write(tmp_path / "broken", TOML.replace('"longest_path"]', '"longest_path", "mine"]'))
    (tmp_path / "broken" / "rules.py").write_text(rules, encoding="utf-8")
    write(tmp_path / "whole")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    assert problem.folder.name == "broken"
    assert problem.error.values["row"] == row


@pytest.mark.parametrize(
    "file", ["layout.json", "backdrop.json", "weights.toml", "belief.json", "value-2.json"]
)
def test_a_file_nobody_can_read_is_told_by_its_name(file, tmp_path, monkeypatch):
    write(tmp_path / "broken")
    (tmp_path / "broken" / file).write_text("[", encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    assert problem.error.values["file"] == file


def test_a_wrong_setting_is_told_with_its_line(tmp_path, monkeypatch):
    write(tmp_path / "broken", TOML.replace("trains = 16", "trains = 0"))
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    assert problem.row == TOML.splitlines().index("trains = 16") + 1
