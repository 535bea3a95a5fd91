"""Opponents by level, hints and explanations at the screen."""

from __future__ import annotations

import io
import time

import pytest
from rich.console import Console

from semafor import SetupError
from semafor.bots import LEVELS
from semafor.engine.core import is_compiled
from semafor.texts import LANGUAGES, Texts
from semafor.texts.describe import Words
from semafor.tui import chair, desk, saves
from semafor.tui.desk import Desk
from semafor.tui.players import bot_name, read_seats
from semafor.tui.terminal import DEFAULT_LEVEL, ask_level
from tests.tui.driver import Script, make_desk, make_session, output

SPEC = "express@24" if is_compiled() else "express@2"


@pytest.fixture(autouse=True)
def _quick_hints(monkeypatch):
    monkeypatch.setattr(chair, "HINT_SECONDS", 0.02)


def play_answers(answers, edition="usa-classic", language="en", seats="you,planner", **values):
    """Type the answers, then stop; returns the session and what was printed."""
    script = Script(0, most=len(answers))
    script.inject = list(answers)
    values = {"width": 80, "language": language, **values}
    session = make_session(script, edition, seats, "7", **values)
    session.run()
    return session, output(session)


# -------------------------------------------------------------------- who plays


def test_a_seat_names_a_level_a_bot_or_a_budget():
    players = read_seats("you,regular,express@0.2s,expert:Ola,planner", Texts("en"))
    assert [player["kind"] for player in players] == [
        *("human", "bot:emil", "bot:express@0.2s", "bot:kasper", "bot:planner"),
    ]
    assert [player["name"] for player in players] == [
        *("You", "Emil", "express", "Ola", "planner"),
    ]


@pytest.mark.parametrize(
    ("seats", "reason"),
    [
        ("you,nobody", "unknown-bot"),
        ("you,", "unknown-bot"),
        ("you,nobody@4", "unknown-bot"),
        ("you,greedy@4", "no-budget"),
        ("you,regular@4", "unknown-bot"),
        ("you,express@", "bad-budget"),
        ("you,express@0", "bad-budget"),
        ("you,express@2m", "bad-budget"),
    ],
)
def test_a_wrong_seat_is_refused(seats, reason):
    with pytest.raises(SetupError) as caught:
        read_seats(seats, Texts("en"))
    assert caught.value.reason == reason
    for language in LANGUAGES:
        assert Texts(language).explain(caught.value).endswith(".")


def test_a_budget_survives_saving_and_resuming(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    ends = []
    script = Script(5, most=8)
    session = make_session(script, "europe", f"you,{SPEC}", "x")
    session.save = saves.save_game
    assert not session.run()
    game = saves.resume_game(session.file)
    assert bot_name(game.players[1]) == SPEC
    for position in (session.game, game):
        again = make_session(Script(9, most=20), game=position)
        again.run()
        ends.append(position.digest())
    assert ends[0] == ends[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_of_opponents_takes_numbers_words_and_enter(language):
    def ask(*answers):
        given = iter(answers)
        where = make_desk(lambda prompt: next(given), language, 80)
        level = ask_level(where)
        text = where.console.file.getvalue()
        assert "bot-" not in text
        assert all(len(line) <= 80 for line in text.splitlines())
        return level

    assert ask("") == DEFAULT_LEVEL
    assert [ask(str(number + 1)) for number in range(len(LEVELS))] == list(LEVELS)
    assert ask("0", "many", "master") == "master"
    assert ask(Texts(language)("bot-level-beginner")) == "beginner"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_introduces_the_bots(language):
    session, text = play_answers(["a", "d"], language=language, seats="you,planner,express@8")
    texts = session.labels.texts
    words = " ".join(text.replace("│", " ").split())
    assert words.count(texts("bot-character-planner")) == 1
    assert texts("bot-budget-iterations", count=8) in words


# -------------------------------------------------------------------- advice


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["usa-classic", "europe", "germany", "legends"])
def test_a_hint_shows_three_moves_and_changes_nothing(edition, language):
    answers = ["i", "a", "i", "d", "i"]
    if edition == "germany":
        answers = ["i", "2 2", *answers]
    session, text = play_answers(answers, edition, language)
    texts = session.labels.texts
    assert text.count(f"─ {texts('play-hint')} ─") == answers.count("i")
    assert texts("hint-why", reason="").strip() in text
    assert "hint-" not in text
    assert "reason-" not in text
    assert all(len(line) <= 80 for line in text.splitlines() if "/nowhere" not in line)
    seats = [move["seat"] for move in session.game.history]
    assert seats.count(0) == len(answers) - answers.count("i")


def test_words_do_as_well_as_keys():
    _session, text = play_answers(["a", "podpowiedź"], language="pl")
    assert "─ Podpowiedź ─" in text
    _session, text = play_answers(["a", "hint"])
    assert "─ Hint ─" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_bots_explain_their_moves(language):
    session, text = play_answers(["e", "a", "e", "d", "d", "e"], language=language)
    texts = session.labels.texts
    assert texts("play-explain-nothing") in text
    assert text.count(f"─ {texts('play-explain')} ─") == 2
    assert "♥ planner: " in text
    assert "reason-" not in text


def test_a_search_says_how_many_games_it_has_played():
    _session, text = play_answers(["a", "e"], seats="you,express@16", width=120, teaching=True)
    assert "games played ahead: this wins" in " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("teaching", [False, True])
def test_bots_speak_of_their_tickets_only_in_a_teaching_game(teaching):
    session, text = play_answers(["a", "e"], width=200, teaching=teaching)
    kept = next(move for move in session.game.history if move["seat"] == 1)["tickets"]
    words = Words(session.game.ruleset, "en")
    told = text.partition("Why the bots moved as they did")[2]
    assert all((words.ticket(name) in told) == teaching for name in kept)
    assert ("A teaching game" in text) == teaching
    assert all((item.private is not None) == teaching for item in session.bot_moves)


def test_bots_explain_nothing_to_one_of_several_people():
    answers = ["", "a", "", "", "a", "", "", "e"]
    session, text = play_answers(answers, seats="you:Anna,you:Jan,planner", width=100)
    assert "planner" in text
    assert "Why the bots moved as they did" not in text
    assert "e explain" not in text
    assert session.bot_moves


# -------------------------------------------------------------------- waiting


def terminal_desk():
    console = Console(file=io.StringIO(), width=80, force_terminal=True)
    return Desk(console, Texts("en"), lambda prompt: "")


def test_who_thinks_long_is_said_to_think(monkeypatch):
    monkeypatch.setattr(desk, "PATIENCE_SECONDS", 0.0)
    where = terminal_desk()
    with where.waiting("Ola is thinking"):
        end = time.monotonic() + 60  # a busy machine is slow
        while "Ola" not in where.console.file.getvalue() and time.monotonic() < end:
            time.sleep(0.01)
    assert "Ola is thinking" in where.console.file.getvalue()


def test_who_answers_at_once_is_not(monkeypatch):
    monkeypatch.setattr(desk, "PATIENCE_SECONDS", 600.0)
    where = terminal_desk()
    with where.waiting("Ola is thinking"):
        pass
    assert "Ola" not in where.console.file.getvalue()
