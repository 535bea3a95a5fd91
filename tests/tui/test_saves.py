"""Saving, resuming, and the replay command."""

from __future__ import annotations

import json
import os

import pytest

from semafor.cli.main import main
from semafor.editions import new_game, replay_record
from semafor.engine.errors import RecordError
from semafor.tui import saves
from tests.tui.driver import Script, make_session


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def finished_text():
    session = make_session(Script(2), "europe", "you:Anna,random", "4")
    assert session.run()
    return json.dumps(saves.game_data(session.game))


@pytest.fixture
def finished(finished_text, folder):
    file = folder / "finished.semafor.json"
    file.write_text(finished_text)
    return file


@pytest.fixture
def unfinished(folder):
    session = make_session(Script(2, most=12), "germany", "you:Anna,random", "4")
    session.save = saves.save_game
    assert not session.run()
    return session.file


@pytest.mark.skipif(os.name == "nt", reason="other rights there")
def test_only_the_owner_can_read_a_game_that_can_be_played_on(unfinished):
    assert unfinished.stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("edition", ["usa-classic", "germany"])
def test_a_resumed_game_goes_on_as_it_would_have(folder, edition):
    whole = make_session(Script(8), edition, "you,random", "x")
    whole.run()
    script = Script(8, most=40)
    first = make_session(script, edition, "you,random", "x")
    first.save = saves.save_game
    assert not first.run()
    game = saves.resume_game(first.file)
    assert game.history == first.game.history
    script.left = 100_000
    second = make_session(script, game=game)
    assert second.run()
    assert second.game.history == whole.game.history
    assert second.game.digest() == whole.game.digest()


def test_chance_and_bots_are_the_same_after_resuming(folder):
    session = make_session(Script(8, most=10), "europe", "you,random", "x")
    session.save = saves.save_game
    session.run()
    ends = []
    for game in (session.game, saves.resume_game(session.file)):
        other = make_session(Script(99), game=game)
        other.run()
        ends.append(game.digest())
    assert ends[0] == ends[1]


def test_quitting_twice_keeps_one_file(unfinished, folder):
    session = make_session(Script(1, most=5), game=saves.resume_game(unfinished))
    session.save, session.file = saves.save_game, unfinished
    session.run()
    assert [path.name for path in folder.iterdir()] == [unfinished.name]
    assert unfinished.name.startswith("semafor-germany-")
    assert unfinished.name.endswith(".semafor.json")


def test_an_unfinished_record_keeps_the_seed_out_of_the_record_proper(unfinished):
    record = json.loads(unfinished.read_text())
    assert "seed" not in record
    assert record["resume"]["seed"] == "4"
    assert not replay_record(record).is_over


def test_a_finished_game_cannot_be_resumed(finished):
    with pytest.raises(RecordError, match="record finished"):
        saves.resume_game(finished)


def test_a_record_with_another_seed_is_refused(unfinished):
    record = json.loads(unfinished.read_text())
    record["resume"]["seed"] = "5"
    unfinished.write_text(json.dumps(record))
    with pytest.raises(RecordError, match="record commitment"):
        saves.resume_game(unfinished)


def test_a_folder_that_cannot_be_written_to_does_not_lose_the_game(folder, monkeypatch):
    game = new_game("europe", 2, seed="1")
    monkeypatch.setattr(saves.tempfile, "gettempdir", lambda: str(folder / "spare"))
    (folder / "spare").mkdir()
    path = saves.save_game(game, folder / "missing" / "game.semafor.json")
    assert path.is_file()


def test_a_crash_saves_the_game(folder):
    session = make_session(Script(2, most=30), "europe", "you,random", "4")
    session.save = saves.save_game

    def fail(game, seat):
        raise ZeroDivisionError

    session.choose = fail
    with pytest.raises(ZeroDivisionError):
        session.run()
    assert saves.resume_game(session.file).history == session.game.history


def test_replay_confirms_a_finished_record(finished, capsys):
    assert main(["replay", str(finished), "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "every move is legal and the result is right" in text
    assert "Europe (europe)" in text
    assert "♪ Anna" in text
    assert json.loads(finished.read_text())["result"]["digest"] in text
    assert "Shuffle: verified" in text


def test_replay_shows_the_whole_game_and_what_one_seat_saw(finished, capsys):
    assert main(["replay", str(finished), "--show", "--lang", "en"]) == 0
    everything = capsys.readouterr().out
    assert "card from the deck" not in everything
    assert "final score" in everything
    assert main(["replay", str(finished), "--seat", "0", "--lang", "pl"]) == 0
    assert "karta ze stosu" in capsys.readouterr().out


def test_colours_of_the_players_are_kept_and_wrong_ones_are_not_believed(finished, capsys):
    record = json.loads(finished.read_text())
    for colours, signs in (
        (("red", "green"), "♥♣"),
        (("red", "red"), "♪♠"),
        (("red", "[bold]"), "♪♠"),
    ):
        for seat, colour in zip(record["seats"], colours, strict=True):
            seat["colour"] = colour
        finished.write_text(json.dumps(record))
        assert main(["replay", str(finished), "--show", "--lang", "en"]) == 0
        text = capsys.readouterr().out
        assert f"{signs[0]} Anna" in text
        assert f"{signs[1]} random" in text


def test_replay_says_that_a_record_is_unfinished(unfinished, capsys):
    assert main(["replay", str(unfinished), "--show", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "the game is not finished" in text
    assert "Shuffle: not verified" in text


def spoil(record, change):
    change(record)
    return json.dumps(record)


BAD = {
    "empty": lambda text: "",
    "truncated": lambda text: text[: len(text) // 2],
    "list": lambda text: "[]",
    "number": lambda text: "5",
    "deep": lambda text: "[" * 100_000,
    "no edition": lambda text: spoil(json.loads(text), lambda record: record.pop("edition")),
    "other edition": lambda text: spoil(
        json.loads(text), lambda record: record.update(edition="atlantis")
    ),
    "moves": lambda text: spoil(json.loads(text), lambda record: record.update(moves=[1])),
    "move": lambda text: spoil(
        json.loads(text), lambda record: record["moves"][3].update(do="fly")
    ),
    "chance": lambda text: spoil(
        json.loads(text), lambda record: record["setup"].update(chance=[])
    ),
    "result": lambda text: spoil(json.loads(text), lambda record: record.update(result=5)),
    "totals": lambda text: spoil(
        json.loads(text), lambda record: record["result"].update(winners=[9])
    ),
    "seed": lambda text: spoil(json.loads(text), lambda record: record.update(seed="7")),
    "seats": lambda text: spoil(json.loads(text), lambda record: record.update(seats=[{}])),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_bad_record_is_one_sentence_and_exit_code_2(
    name, language, finished_text, folder, capsys
):
    file = folder / "bad.json"
    file.write_text(BAD[name](finished_text))
    assert main(["replay", str(file), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert err.strip().endswith((".", "]"))


def test_missing_files_folders_and_bytes_are_explained(folder, capsys):
    (folder / "bytes").write_bytes(b"\xff\xfe\x00")
    for name in ("missing.json", ".", "bytes"):
        for command in (["replay", name], ["play", "--resume", name]):
            assert main([*command, "--lang", "en"]) == 2
            assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_seat_that_does_not_exist_is_refused(finished, capsys):
    assert main(["replay", str(finished), "--seat", "2", "--lang", "en"]) == 2
    assert "There is no seat 2" in capsys.readouterr().err


def test_names_from_a_file_cannot_play_with_the_terminal(unfinished, capsys):
    record = json.loads(unfinished.read_text())
    record["seats"][0]["name"] = "\x1b[31m[bold]Eve\n" + "x" * 99
    record["seats"][1] = {"name": "", "kind": "human"}
    unfinished.write_text(json.dumps(record))
    assert main(["replay", str(unfinished), "--show", "--lang", "en"]) == 0
    text = capsys.readouterr().out
    assert "\x1b" not in text
    assert "[31m[bold]Eve" in text
