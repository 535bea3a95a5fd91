"""`semafor plan` as a person or a script calls it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

from semafor import new_game, write_record
from semafor.cli.main import main
from semafor.texts import LANGUAGES

EMPTY = ["plan", "usa-classic", "--tickets", "los_angeles-new_york,boston-miami"]
KEYS = ["edition", "seats", "seat", "routes", "stations", "trains", "cards_needed", "surcharge"]
KEYS += ["turns", "floor", "points", "completed", "hopeless", "chokepoints", "exact"]
BOTH_BUILDS = [
    ["usa-refreshed", "--tickets", "boston-miami,calgary-phoenix", "--hand", "red=4,locomotive=2"],
    ["europe", "--tickets", "brest-petrograd,athina-edinburgh,budapest-zurich", "--seats", "4"],
    ["germany", "--tickets", "daenemark-lindau,oesterreich-rostock,berlin-leipzig"],
]


@pytest.fixture
def record(tmp_path):
    """A saved game after some random moves."""
    game = new_game("europe", 3, seed=8)
    chooser = random.Random(8)
    for _ in range(60):
        game.play_action(chooser.choice(game.actions()))
    path = tmp_path / "game@home.semafor.json"
    path.write_text(json.dumps(write_record(game)), encoding="utf-8")
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_name_routes_totals_and_tickets(capsys, language):
    assert main([*EMPTY, "--hand", "red=3,locomotive=1", "--lang", language]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert "plan-" not in captured.out
    assert "Boston" in captured.out
    assert "45" in captured.out


def test_json_is_one_object_with_a_fixed_order_of_keys(capsys):
    assert main([*EMPTY, "--json", "--seats", "4"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert list(result) == KEYS
    assert result["seats"] == 4
    assert result["completed"] == ["boston-miami", "los_angeles-new_york"]
    assert result["exact"]


@pytest.mark.parametrize(
    "name", ["los_angeles-new_york", "New York--Los Angeles", "NEWYORK-losangeles"]
)
def test_a_ticket_is_found_whatever_the_order_of_its_ends_and_the_signs(capsys, name):
    assert main(["plan", "usa-classic", "--tickets", name, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["completed"] == ["los_angeles-new_york"]


def test_a_route_may_be_left_out(capsys):
    assert main([*EMPTY, "--json"]) == 0
    first = json.loads(capsys.readouterr().out)["routes"][0]["route"]
    assert main([*EMPTY, "--json", "--without", first]) == 0
    routes = [row["route"] for row in json.loads(capsys.readouterr().out)["routes"]]
    assert first not in routes


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_saved_game_is_planned_after_any_move_for_any_seat(capsys, record, language):
    for moves in ("@0", "@30", ""):
        words = ["plan", f"{record}{moves}", "--seat", "1", "--steps", "20", "--lang", language]
        assert main(words) == 0
        captured = capsys.readouterr()
        assert captured.err == ""
        assert "plan-" not in captured.out
    assert main(["plan", f"{record}@30", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["move"] == 30


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ["moon", "--tickets", "a-b"],
        ["usa-classic"],
        ["usa-classic", "--tickets", ","],
        ["usa-classic", "--tickets", "boston-miamy"],
        ["usa-classic", "--tickets", "xyzzy"],
        ["usa-classic", "--tickets", "boston-miami", "--hand", "pink=3"],
        ["usa-classic", "--tickets", "boston-miami", "--hand", "red=99"],
        ["usa-classic", "--tickets", "boston-miami", "--hand", "red"],
        ["usa-classic", "--tickets", "boston-miami", "--seats", "9"],
        ["usa-classic", "--tickets", "boston-miami", "--seat", "2"],
        ["usa-classic", "--tickets", "boston-miami", "--steps", "0"],
        ["usa-classic", "--tickets", "boston-miami", "--without", "nowhere"],
        ["usa-classic", "--tickets", "boston-miami", "--option", "x"],
        ["missing.json@3"],
    ],
)
def test_a_wrong_argument_gets_one_sentence_and_code_two(capsys, language, arguments):
    assert main(["plan", *arguments, "--lang", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert "error-" not in captured.err


@pytest.mark.parametrize("more", [["@999"], ["", "--seat", "7"], ["", "--hand", "red=1"]])
def test_a_wrong_question_about_a_saved_game_gets_one_sentence(capsys, record, more):
    assert main(["plan", f"{record}{more[0]}", *more[1:]]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1


def test_a_misspelt_ticket_is_answered_with_near_ones(capsys):
    assert main(["plan", "usa-classic", "--tickets", "bostn-miami", "--lang", "en"]) == 2
    assert "did you mean: boston-miami" in capsys.readouterr().err


@pytest.mark.parametrize("question", BOTH_BUILDS, ids=lambda question: question[0])
def test_the_compiled_and_the_plain_build_give_the_same_plan(question):
    answers = []
    for plain in ("", "1"):
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-m", "semafor", "plan", *question, "--json"],
            env={**os.environ, "SEMAFOR_PURE": plain},
            capture_output=True,
            text=True,
            check=True,
        )
        answers.append(json.loads(done.stdout))
    assert answers[0] == answers[1]
    assert answers[0]["routes"]
