"""Campaigns on disk: whole, sealed, verified; and the command in the terminal."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from semafor.campaign.campaign import Campaign
from semafor.campaign.content import content
from semafor.campaign.files import (
    Folder,
    file_data,
    folder_from,
    read_folder,
    seal,
    unseal,
    write_folder,
)
from semafor.cli.main import main
from semafor.engine.errors import RecordError, SetupError
from semafor.texts import Texts
from tests.campaign.worlds import finished, open_campaign, to_game


def stored(tmp_path: Path, game: int = 3) -> tuple[Folder, Path]:
    folder = Folder(to_game(open_campaign(seed="a secret seed"), game))
    path = tmp_path / "west.campaign.json"
    write_folder(folder, path)
    return folder, path


def test_a_campaign_comes_back_with_the_same_digest(tmp_path: Path) -> None:
    folder, path = stored(tmp_path)
    folder.records[1] = {"moves": [], "name": "Zażółć"}
    folder.running = {"moves": [{"do": "draw"}]}
    write_folder(folder, path)
    again = read_folder(path)
    assert again.campaign.digest() == folder.campaign.digest()
    assert again.records == folder.records
    assert again.running == folder.running
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


@pytest.mark.rule("LEG-COMP-6", "LEG-CAMP-4", "LEG-INFO-1")
def test_nothing_sealed_can_be_read_in_a_file(tmp_path: Path) -> None:
    folder, path = stored(tmp_path)
    finished(folder.campaign, totals={"blue": 98765})
    write_folder(folder, path)
    text = path.read_text(encoding="utf-8")
    assert "a secret seed" not in text
    assert "98765" not in text
    for word in ("postcard", "vault", "hire:", "CR0", "seed", "log"):
        assert f'"{word}' not in text
    state = folder.campaign.state
    for card in content().story:
        assert card.code not in text
    assert "save" not in json.loads(text)
    data = json.loads(text)
    raw = base64.b64decode(data["sealed"])
    assert b"a secret seed" not in raw
    assert set(data) == {
        "format",
        "version",
        "campaign",
        "companies",
        "people",
        "game",
        "next",
        "history",
        "digest",
        "salt",
        "sealed",
    }
    assert data["game"] == state.game


def test_an_envelope_opens_only_unchanged() -> None:
    salt = b"0123456789abcdef"
    envelope = seal("Zażółć gęślą jaźń".encode() * 50, salt)
    assert unseal(envelope, salt) == "Zażółć gęślą jaźń".encode() * 50
    assert unseal(envelope, b"another salt ...") is None
    for at in (0, 31, 32, len(envelope) - 1):
        changed = bytearray(envelope)
        changed[at] ^= 1
        assert unseal(bytes(changed), salt) is None
    assert unseal(b"", salt) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[: len(text) // 2], "campaign-file-damaged"),
        (lambda text: text.replace('"sealed": "', '"sealed": "AAAA'), "campaign-file-damaged"),
        (lambda text: text.replace('"digest": "', '"digest": "0'), "campaign-file-damaged"),
        (lambda text: text.replace('"version": 1', '"version": 9'), "campaign-file-version"),
        (lambda _text: "{}", "campaign-file-foreign"),
        (lambda _text: "[1, 2]", "campaign-file-foreign"),
        (lambda _text: "", "campaign-file-damaged"),
    ],
)
def test_damaged_and_foreign_files_are_told_in_one_sentence(
    tmp_path: Path, change, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _folder, path = stored(tmp_path, 1)
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        read_folder(path)
    assert caught.value.reason == reason
    for language in ("en", "pl"):
        assert path.name in Texts(language).explain(caught.value)
    assert main(["campaign", "status", str(path), "--lang", "en"]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "Traceback" not in error


def test_bytes_that_are_no_text_and_missing_files_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    with pytest.raises(RecordError, match="unreadable"):
        read_folder(path)
    path.write_bytes(b"\xff\xfe\x00\x01")
    with pytest.raises(RecordError, match="foreign"):
        read_folder(path)


def test_a_write_that_fails_leaves_the_old_file_and_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, path = stored(tmp_path, 1)
    before = path.read_bytes()

    def fail(_number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(SetupError, match="unwritable"):
        write_folder(folder, path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_half_a_character_is_no_seed_and_no_name() -> None:
    """A terminal gives such for bytes that are no text; no file and no database takes them."""
    for seed, name in (("x\udcff", "Anna"), ("x", "Ann\udcff")):
        players = {company: {"name": name, "kind": "human"} for company in ("blue", "red")}
        with pytest.raises(SetupError):
            Campaign.open(["blue", "red"], seed=seed, players=players)


def test_a_file_with_half_a_character_is_refused() -> None:
    campaign = to_game(open_campaign(), 1)
    finished(campaign)
    log = json.loads(json.dumps(campaign.log))
    log[-1]["report"]["turns"] = "\ud800"
    data = file_data(Folder(Campaign.replay(campaign.log)))
    salt = bytes.fromhex(data["salt"])
    inside = json.dumps({"log": log, "records": {}, "running": None}).encode()
    data["sealed"] = base64.b64encode(seal(inside, salt)).decode()
    data["digest"] = Campaign.replay(log).digest()
    with pytest.raises(RecordError, match="damaged"):
        folder_from(data, "x")


# -------------------------------------------------------------------- the command


def test_new_status_export_and_import(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, copy, other = (tmp_path / name for name in ("a.json", "b.json", "c.json"))
    made = ["campaign", "new", str(path), "--companies", "red,blue", "--seats", "you:Ala,casual"]
    assert main([*made, "--seed", "7", "--lang", "pl"]) == 0
    assert "semafor campaign play" in capsys.readouterr().out
    assert main(made) == 2
    assert "there already" in capsys.readouterr().err
    assert main(["campaign", "status", str(path), "--lang", "pl"]) == 0
    shown = capsys.readouterr().out
    assert "Koncesja Zachodnia" in shown
    assert "Ala" in shown
    assert main(["campaign", "export", str(path), str(copy)]) == 0
    assert main(["campaign", "import", str(copy), str(other)]) == 0
    assert read_folder(other).campaign.digest() == read_folder(path).campaign.digest()
    assert main(["campaign", "export", str(path), str(tmp_path / "d.json"), "--game", "1"]) == 2


def test_a_game_that_cannot_be_written_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, path = stored(tmp_path, 2)
    folder.records[1] = {"moves": []}
    write_folder(folder, path)
    target = tmp_path / "nowhere" / "game.json"
    assert main(["campaign", "export", str(path), str(target), "--game", "1", "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    target = tmp_path / "game.json"
    assert main(["campaign", "export", str(path), str(target), "--game", "1"]) == 0
    assert json.loads(target.read_text(encoding="utf-8")) == folder.records[1]


@pytest.mark.parametrize(
    "words",
    [
        ["new", "FILE", "--seed", "\udcff"],
        ["new", "FILE", "--companies", "blue"],
        ["new", "FILE", "--companies", "blue,pink"],
        ["new", "FILE", "--companies", "blue,red", "--seats", "you"],
        ["new", "FILE", "--companies", "blue,red", "--seats", "you,nobody"],
        ["play", "FILE"],
        ["simulate", "--runs", "0"],
        ["simulate", "--seats", "1-9"],
        ["simulate", "--seats", "x"],
        ["simulate", "--bot", "nobody"],
        ["dance"],
    ],
)
def test_wrong_arguments_end_with_one_sentence_and_exit_code_two(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(tmp_path / "new.json")
    arguments = ["campaign", *(path if word == "FILE" else word for word in words)]
    try:
        code = main(arguments)
    except SystemExit as error:
        code = error.code
    assert code == 2
    assert "Traceback" not in capsys.readouterr().err
    assert not Path(path).exists()
