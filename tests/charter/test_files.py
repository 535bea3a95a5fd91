"""Campaigns on disk: whole, sealed, verified; and the command in the terminal."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest

from semafor.campaign.files import cover, uncover
from semafor.campaign.sealing import Key, check_seal, close, key_file
from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.folders import Folder, file_data, folder_from, read_folder, write_folder
from semafor.charter.offices import number_groups, permuted
from semafor.cli.main import main
from semafor.engine.errors import RecordError, SetupError
from semafor.texts import Texts
from tests.charter.worlds import finished, open_campaign, to_game

pytestmark = pytest.mark.once  # files do not depend on the build


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
    assert sorted(file.name for file in tmp_path.iterdir()) == [path.name, f"{path.name}.key"]
    assert key_file(path).stat().st_mode & 0o777 == 0o600


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
        "for",
        "sealed",
    }
    assert data["game"] == state.game


def test_an_envelope_opens_only_unchanged() -> None:
    salt = b"0123456789abcdef"
    envelope = cover("Zażółć gęślą jaźń".encode() * 50, salt)
    assert uncover(envelope, salt) == "Zażółć gęślą jaźń".encode() * 50
    assert uncover(envelope, b"another salt ...") is None
    for at in (0, 31, 32, len(envelope) - 1):
        changed = bytearray(envelope)
        changed[at] ^= 1
        assert uncover(bytes(changed), salt) is None
    assert uncover(b"", salt) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda text: text[: len(text) // 2], "campaign-file-damaged"),
        (lambda text: text.replace('"sealed": "', '"sealed": "AAAA'), "campaign-file-damaged"),
        (lambda text: text.replace('"for": "', '"for": "0'), "campaign-file-sealed"),
        (lambda text: text.replace('"version": 2', '"version": 9'), "campaign-file-version"),
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
    assert sorted(tmp_path.iterdir()) == [path, key_file(path)]


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
    data["sealed"] = base64.b64encode(cover(inside, salt)).decode()
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
    assert "already exists" in capsys.readouterr().err
    assert main(["campaign", "status", str(path), "--lang", "pl"]) == 0
    shown = capsys.readouterr().out
    assert "Koncesja Zachodnia" in shown
    assert "Ala" in shown
    assert main(["campaign", "export", str(path), str(copy)]) == 0
    assert main(["campaign", "import", str(copy), str(other)]) == 0
    before, after = read_folder(path).campaign, read_folder(other).campaign
    assert after.log[:-1] == before.log
    assert after.log[-1]["do"] == "seed"
    assert after.state.seed != before.state.seed
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


# -------------------------------------------------------------------- keys and seals


def test_without_its_key_a_file_stays_closed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _folder, path = stored(tmp_path, 1)
    lonely = tmp_path / "lonely.json"
    lonely.write_bytes(path.read_bytes())
    for language in ("en", "pl"):
        assert main(["campaign", "status", str(lonely), "--lang", language]) == 2
        error = capsys.readouterr().err
        assert "lonely.json" in error
        assert error.count("\n") == 1
    key_file(lonely).write_text("no key at all", encoding="ascii")
    with pytest.raises(RecordError, match="damaged"):
        read_folder(lonely)


def test_a_file_is_exported_for_another_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, path = stored(tmp_path, 2)
    home, parcel = tmp_path / "home.json", tmp_path / "parcel.json"
    assert main(["campaign", "seal", str(home)]) == 0
    seal = capsys.readouterr().out.splitlines()[-1]
    assert (
        main(["campaign", "export", str(path), str(parcel), "--for", f" {seal[:20]} {seal[20:]}"])
        == 0
    )
    assert not key_file(parcel).exists()
    with pytest.raises(RecordError, match="sealed"):
        read_folder(parcel)
    assert main(["campaign", "import", str(parcel), str(home)]) == 0
    assert read_folder(home).campaign.log[:-1] == folder.campaign.log
    wrong = seal[:10] + ("A" if seal[10] != "A" else "B") + seal[11:]
    capsys.readouterr()
    assert main(["campaign", "export", str(path), str(tmp_path / "x"), "--for", wrong]) == 2
    assert "48" in capsys.readouterr().err


def test_files_of_version_1_are_read_and_written_anew_with_a_key(tmp_path: Path) -> None:
    folder = Folder(to_game(open_campaign(seed="a secret seed"), 2))
    path = tmp_path / "old.json"
    path.write_text(json.dumps(file_data(folder)), encoding="utf-8")
    again = read_folder(path)
    assert again.campaign.digest() == folder.campaign.digest()
    write_folder(again, path)
    assert json.loads(path.read_text(encoding="utf-8"))["version"] == 2
    assert read_folder(path).campaign.digest() == folder.campaign.digest()


def test_an_envelope_is_for_one_place_and_its_size_tells_nothing() -> None:
    key = Key.make()
    short, long = (close(b"x" * count, key.seal) for count in (1, 20_000))
    assert len(short) == len(long)
    assert key.open(long) == b"x" * 20_000
    assert key.open(long, most=10) is None
    assert Key.make().open(long) is None
    assert Key.from_text(key.text).open(short) == b"x"
    for at in (0, 40, len(long) - 1):
        changed = bytearray(long)
        changed[at] ^= 1
        assert key.open(bytes(changed)) is None
    for text in ("", "abc", key.seal[:-1], "ż" * 48):
        with pytest.raises(SetupError):
            check_seal(text)


# -------------------------------------------------------------------- what lies ahead


def test_what_lies_ahead_is_shuffled_anew_and_what_was_drawn_stays() -> None:
    campaign = to_game(open_campaign(seed="x", veteran=True), 6)
    state = campaign.state
    drawn, deck = dict(state.postcards), list(state.season_deck)
    meant = {number: permuted(state, number) for group in number_groups(state) for number in group}
    changed = False
    for _ in range(5):
        campaign.reseed()
        assert state.postcards == drawn
        assert sorted(state.season_deck) == sorted(deck)
        now = {number: permuted(state, number) for number in meant}
        assert sorted(now.values()) == sorted(meant.values())
        assert all(now[number] == card for number, card in meant.items() if card in drawn)
        changed |= now != meant
    assert changed
    assert Campaign.replay(campaign.log).digest() == campaign.digest()
    assert len(state.seed) == 64


def test_a_campaign_that_was_never_given_away_has_the_digest_it_always_had() -> None:
    assert "swaps" not in open_campaign(seed="x").state.to_dict()
