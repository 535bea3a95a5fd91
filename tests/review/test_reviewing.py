"""Whole games: every move in its place, chances that sum to 1, the turning point, the same with workers."""

import json
from pathlib import Path

import pytest

from semafor import new_game
from semafor.arena.reviews import Agreement, agreement, review_record
from semafor.bots import make_bot
from semafor.cli.main import main
from semafor.engine.game import Game
from semafor.engine.record import write_record
from semafor.review import COSTLY, FINE, ONLY, UNKNOWN, VERDICTS, Point, Strength, review_game
from semafor.review.reviewing import _decided, decisions_of, replay_of

SMALL = Strength(first=1, second=1, step=4, most=4, curve=2)


@pytest.fixture(scope="module")
def played() -> Game:
    game = new_game("usa-classic", seats=2, seed="reviewed")
    bots = [make_bot("planner", 1), make_bot("novice", 2)]
    while not game.is_over:
        game.play_action(bots[game.actor].choose(game.view(game.actor)))
    return game


def test_decisions_are_seen_with_the_eyes_of_whoever_made_them(played):
    moves = [played.move_at(number) for number in range(len(played.history))]
    decisions = list(decisions_of(replay_of(played), moves))
    assert [decision.seat for decision in decisions] == [row["seat"] for row in played.history]
    for decision in decisions:
        assert decision.view.seat == decision.seat == decision.view.actor
        assert decision.action in decision.view.actions
        assert [view.seat for view in decision.seen] in ([], [0, 1])
    assert decisions[0].seen


def test_a_review_has_every_move_and_a_curve_that_ends_with_the_result(played):
    review = review_game(played, SMALL)
    assert [item.number for item in review.moves] == [*range(1, len(played.history) + 1)]
    assert {item.judgement.verdict for item in review.moves} <= set(VERDICTS)
    assert all(abs(sum(point.chances) - 1) < 0.001 for point in review.curve)
    assert review.curve[-1].chances == (1.0, 0.0)
    assert played.result().winners == (0,)
    numbers = [point.number for point in review.curve]
    assert review.decided in numbers
    for seat, number in enumerate(review.dearest):
        assert number is None or review.moves[number - 1].seat == seat


def test_workers_bring_the_same_review(played):
    record = write_record(played)
    told = []
    alone = review_record(record, SMALL, seed=3)
    together = review_record(
        record, SMALL, seed=3, workers=2, tell=lambda done, of: told.append((done, of))
    )
    assert alone == together
    assert told[-1] == (len(played.history), len(played.history))


def test_the_turn_that_decided_it_is_where_the_chance_of_the_winner_rose():
    chances = [0.5, 0.48, 0.52, 0.5, 0.47, 0.8, 0.82, 0.79, 0.85, 1.0]
    curve = [Point(10 * turn, (chance, 1 - chance)) for turn, chance in enumerate(chances)]
    assert _decided(curve, (0,), 2) == 40
    assert _decided(curve, (0, 1), 2) is None


def test_agreement_counts_both_ways(played):
    review = review_game(played, SMALL)
    costly = sum(item.judgement.verdict == COSTLY for item in review.moves)
    assert agreement(review, review) == Agreement(2 * costly, 2 * costly, 2 * costly)


def test_rules_without_games_ahead_are_said_to_be_unknown(played, monkeypatch):
    for place in ("judging", "chances", "reviewing"):
        monkeypatch.setattr(f"semafor.review.{place}.can_search", lambda _rules: False)
    review = review_game(played, SMALL)
    assert not review.is_known
    assert {item.judgement.verdict for item in review.moves} <= {UNKNOWN, ONLY}
    assert review.curve == ()


def write(game: Game, path: Path) -> str:
    path.write_text(json.dumps(write_record(game)), encoding="utf-8")
    return str(path)


def test_the_command_prints_a_table_and_json(played, tmp_path, capsys):
    file = write(played, tmp_path / "game.json")
    assert main(["review", file, "--iterations", "16", "--workers", "1", "--lang", "en"]) == 0
    table = capsys.readouterr().out
    assert "wins lost in 100" in " ".join(table.split())
    assert "Chances, turn by turn" in table
    words = ["review", file, "--iterations", "16", "--workers", "1", "--against", "1", "--json"]
    assert main(words) == 0
    found = json.loads(capsys.readouterr().out)
    assert len(found["moves"]) == len(played.history)
    assert found["moves"][0]["judgement"]["verdict"] in (FINE, "doubtful", COSTLY)
    assert set(found["agreement"]) == {"costly", "same", "not_fine"}


def test_the_command_refuses_in_one_sentence(tmp_path, capsys):
    running = write(new_game("usa-classic", seats=2, seed="x"), tmp_path / "running.json")
    for words, said in (
        ([running], "once the game is over"),
        ([running, "--iterations", "0"], "1 to"),
        ([running, "--workers", "0"], "at least 1"),
        ([str(tmp_path / "none.json")], "none.json"),
    ):
        assert main(["review", *words, "--lang", "en"]) == 2
        captured = capsys.readouterr().err
        assert said in captured
        assert len(captured.splitlines()) == 1
