"""Mistakes in a folder are told with file and row, and stop nobody else."""

import json
import shutil
from pathlib import Path

import pytest

from semafor.cli.main import main
from semafor.editions import EDITIONS, find_problems, known_editions
from semafor.texts import Texts

LAKES = Path(__file__).parent / "lakes"


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


MISTAKES = {
    "not TOML": ("edition.toml", "modules = [", "modules = ", "line 3"),
    "a module nobody knows": ("edition.toml", '"scoring"', '"scorring"', "scorring"),
    "a table without a module": ("edition.toml", "[turns]", "[turn]", "turn"),
    "a wrong parameter": ("edition.toml", "trains = 20", "trains = 0", "turns.trains"),
    "an unknown parameter": ("edition.toml", "trains = 20", "trian = 20", "turns.trian"),
    "wrong seats": ("edition.toml", "seats = [2, 4]", "seats = [1, 9]", "seats"),
    "too many cards": ("edition.toml", "locomotive = 8", "locomotive = 16", "16"),
    "a city that is not there": ("map.json", '"b": "cove"', '"b": "cave"', "cave"),
    "a colour without cards": ("map.json", '"colour": "red"', '"colour": "black"', "birch-cove"),
    "too few tickets": ("edition.toml", "{ tickets = 3 }", "{ tickets = 5 }", "12"),
}


@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_told_and_the_others_go_on(name, tmp_path, monkeypatch, capsys):
    file, old, new, told = MISTAKES[name]
    shutil.copytree(LAKES, tmp_path / "ponds")
    shutil.copytree(LAKES, tmp_path / "lakes")
    spoil(tmp_path / "ponds", file, old, new)
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert known_editions() == (*EDITIONS, "lakes")
    (problem,) = find_problems()
    assert problem.folder == tmp_path / "ponds"
    for language in ("en", "pl"):
        assert told in Texts(language).explain(problem.error)
    assert main(["editions"]) == 0
    assert "ponds" in capsys.readouterr().err
    assert main(["edition", "check", str(tmp_path)]) == 1
    assert told in capsys.readouterr().out


def test_an_error_in_rules_is_told_with_its_line(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    (tmp_path / "ponds" / "rules.py").write_text("MODULES = ()\n\n1 / 0\n", encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    (problem,) = find_problems()
    assert problem.error.values["row"] == 3
    assert "ZeroDivisionError" in Texts("en").explain(problem.error)


def test_the_name_of_a_shipped_edition_is_refused(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "europe")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert known_editions() == EDITIONS
    assert [problem.error.reason for problem in find_problems()] == ["edition-twice"]


def test_a_module_of_a_shipped_name_is_refused(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    rules = "from semafor.rules.ferries import MODULE\n\nMODULES = (MODULE,)\n"
    (tmp_path / "ponds" / "rules.py").write_text(rules, encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert [problem.error.reason for problem in find_problems()] == ["module-twice"]


def test_a_place_without_an_edition_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path / "nowhere"))
    assert known_editions() == EDITIONS
    assert [problem.error.reason for problem in find_problems()] == ["no-editions-folder"]


def test_words_cannot_change_texts_that_are_there(tmp_path, monkeypatch, capsys):
    shutil.copytree(LAKES, tmp_path / "lakes")
    words = "web-new-game = Mine\nedition-lakes-blurb = Many lakes.\n"
    (tmp_path / "lakes" / "en.ftl").write_text(words, encoding="utf-8")
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    texts = Texts("en")
    assert texts("edition-lakes-blurb") == "Many lakes."
    assert texts("web-new-game") != "Mine"
    assert main(["edition", "check", str(tmp_path)]) == 1
    assert "web-new-game" in capsys.readouterr().out


def test_an_edition_may_play_on_the_map_of_another(tmp_path, monkeypatch):
    shutil.copytree(LAKES, tmp_path / "ponds")
    (tmp_path / "ponds" / "map.json").unlink()
    spoil(tmp_path / "ponds", "edition.toml", "modules =", 'map = "lakes"\nmodules =')
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(tmp_path))
    assert known_editions() == EDITIONS
    shutil.copytree(LAKES, tmp_path / "lakes")
    monkeypatch.setenv("SEMAFOR_EDITIONS", f"{tmp_path}/")
    assert known_editions() == (*EDITIONS, "lakes", "ponds")
    assert json.loads((LAKES / "map.json").read_text(encoding="utf-8"))["cities"]
