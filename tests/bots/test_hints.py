"""Hints: the best moves of a view, and the command that shows them."""

from __future__ import annotations

import json
import random

import pytest

from semafor import SetupError, new_game, write_record
from semafor.bots import make_bot
from semafor.bots.hints import best_moves
from semafor.cli.main import main
from semafor.editions import EDITIONS
from semafor.engine.core import is_compiled
from semafor.engine.resample import resample
from semafor.engine.views import view as view_of
from semafor.texts.describe import describe_move

GAMES = 60 if is_compiled() else 12
BUDGET = ["--iterations", str(GAMES)]
MOVE = 40


def steps(edition, seats=3):
    """A game of greedy bots, move by move."""
    game = new_game(edition, seats, seed="hints")
    bots = [make_bot("greedy", seat) for seat in range(seats)]
    while not game.is_over:
        yield game
        game.play_action(bots[game.actor].choose(game.view(game.actor)))
    yield game


def play(edition, moves, seats=3):
    """A game of greedy bots after some moves, or at its end."""
    game = next(
        game for game in steps(edition, seats) if len(game.history) == moves or game.is_over
    )
    assert game.is_over or len(game.history) == moves
    return game


@pytest.fixture
def record(tmp_path):
    """A saved game of Europe, with an @ in its name."""
    path = tmp_path / "game@home.semafor.json"
    path.write_text(json.dumps(write_record(play("europe", 60))), encoding="utf-8")
    return path


@pytest.mark.parametrize("edition", EDITIONS)
def test_moves_are_legal_ordered_and_counted(edition):
    game = play(edition, MOVE)
    hints = best_moves(game.view(game.actor), iterations=GAMES)
    assert {hint.action for hint in hints.moves} <= set(game.actions())
    assert [game.to_move(hint.action) for hint in hints.moves] == [
        hint.move for hint in hints.moves
    ]
    assert sum(hint.visits for hint in hints.moves) == hints.iterations == GAMES
    assert sum(hint.prior for hint in hints.moves) == pytest.approx(1.0)
    assert hints.kind == "search"
    for hint in hints.moves:
        chance = hint.chance
        assert chance is None or 0.0 <= chance.low <= chance.win <= chance.high <= 1.0


def test_equal_questions_have_equal_answers():
    game = play("usa-classic", MOVE)
    view = game.view(game.actor)
    first, second = (best_moves(view, iterations=GAMES, seed=4) for _ in range(2))
    assert first.moves == second.moves
    assert first.reason == second.reason


@pytest.mark.parametrize("edition", EDITIONS)
def test_hidden_cards_do_not_matter(edition):
    game = play(edition, MOVE)
    view = game.view(game.actor)
    expected = best_moves(view, iterations=GAMES, seed=1)
    for seed in range(2):
        other = view_of(resample(view, random.Random(seed)), view.seat)
        hints = best_moves(other, iterations=GAMES, seed=1)
        assert hints.moves == expected.moves
        assert hints.reason == expected.reason


def test_twins_that_nobody_tells_apart_are_one_move():
    game = play("usa-classic", 2, seats=2)
    hints = best_moves(game.view(game.actor), iterations=GAMES)
    claims = [hint.move for hint in hints.moves if hint.move["do"] == "claim"]
    assert claims
    names = [describe_move(game.ruleset, move, "en") for move in claims]
    assert len(names) == len(set(names))


def test_a_seat_that_is_not_to_act_gets_no_hint():
    game = play("europe", MOVE)
    other = (game.actor + 1) % 3
    for seat in (other, None):
        with pytest.raises(SetupError) as caught:
            best_moves(game.view(seat), iterations=GAMES)
        assert caught.value.reason == "not-to-act"


def test_the_only_legal_move_is_told_without_a_search():
    game = next(game for game in steps("europe") if len(game.actions()) == 1)
    hints = best_moves(game.view(game.actor), iterations=GAMES)
    assert hints.iterations == 0
    assert hints.reason.key in ("only", "tunnel-cannot")
    assert (hints.kind, hints.moves[0].chance, hints.moves[0].note) == ("only", None, "")


# -------------------------------------------------------------------- the command


@pytest.mark.parametrize(("language", "words"), [("en", "Why: "), ("pl", "Dlaczego: ")])
def test_the_command_shows_moves_chances_and_a_reason(record, capsys, language, words):
    assert main(["hint", f"{record}@{MOVE}", *BUDGET, "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert words in out
    assert "%" in out
    assert "hint-" not in out
    assert "reason-" not in out
    assert "describe-" not in out


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_table_fits_eighty_columns(record, capsys, language, monkeypatch):
    monkeypatch.setattr("semafor.cli.hint.PIPE_WIDTH", 80)
    assert main(["hint", f"{record}@{MOVE}", *BUDGET, "--top", "9", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines()) <= 80
    assert "…" not in out


def test_json_is_one_object(record, capsys):
    command = ["hint", f"{record}@{MOVE}", *BUDGET, "--json", "--top", "2", "--seed", "3"]
    assert main([*command, "--lang", "en"]) == 0
    text = capsys.readouterr().out
    result = json.loads(text)
    assert list(result) == [
        *("edition", "seats", "move", "seat", "kind", "rough", "games", "seconds", "moves"),
        *("reason", "why"),
    ]
    assert (result["edition"], result["move"], result["games"]) == ("europe", MOVE, GAMES)
    assert len(result["moves"]) == 2
    keys = ["action", "move", "visits", "share", "prior", "chance", "note"]
    assert list(result["moves"][0]) == keys
    assert main([*command, "--lang", "en"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert {**again, "seconds": 0} == {**result, "seconds": 0}


def test_without_a_number_the_position_is_the_end_of_the_record(record, capsys):
    assert main(["hint", str(record), *BUDGET, "--json", "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out)["move"] == 60


@pytest.mark.parametrize("language", ["en", "pl"])
def test_wrong_questions_are_one_sentence_and_exit_code_2(record, capsys, language, tmp_path):
    actor = play("europe", MOVE).actor
    over = tmp_path / "over.json"
    over.write_text(json.dumps(write_record(play("usa-classic", 10_000, seats=2))))
    here = f"{record}@{MOVE}"
    for words in (
        [f"{record}@999"],
        [str(tmp_path / "missing.json")],
        [str(over)],
        [here, "--seat", str((actor + 1) % 3)],
        [here, "--seat", "7"],
        [here, "--seat", "-1"],
        [here, "--top", "0"],
        [here, "--seconds", "0"],
        [here, "--seconds", "nan"],
        [here, "--seconds", "much"],
        [here, "--iterations", "0"],
        [here, "--iterations", "-5"],
    ):
        try:
            code = main(["hint", *words, "--lang", language])
        except SystemExit as stop:
            code = stop.code
        out, err = capsys.readouterr()
        assert code == 2, words
        assert out == ""
        assert len(err.strip().splitlines()) == 1, words
        assert "error-" not in err
