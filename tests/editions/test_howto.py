"""The page on adding an edition, followed literally."""

import re
import shlex
from pathlib import Path

import pytest

from semafor.cli.main import main

PAGE = Path(__file__).resolve().parents[2] / "docs" / "howto" / "add-an-edition.md"
PIECE = re.compile(
    r"(?:^`(my-editions/[\w./-]+)`:\n\n)?^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL
)


def test_the_page_is_right(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("SEMAFOR_EDITIONS")
    commands = 0
    for file, kind, text in PIECE.findall(PAGE.read_text(encoding="utf-8")):
        if file:
            path = tmp_path / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif kind == "sh":
            if (tmp_path / "my-editions" / "islands" / "rules.py").exists():
                name_module(tmp_path / "my-editions" / "islands" / "edition.toml")
            for line in text.splitlines():
                words = shlex.split(line, comments=True)
                assert words[0] == "semafor"
                assert main(words[1:]) == 0, line
                commands += 1
    assert commands == 5
    told = capsys.readouterr()
    assert told.err.count("not an edition") == 0
    assert "Islands" in told.out


def name_module(file: Path) -> None:
    """As the page says: the module at the end of the list."""
    text = file.read_text(encoding="utf-8")
    if "calm_sea" not in text:
        file.write_text(
            text.replace('"longest_path"]', '"longest_path", "calm_sea"]'), encoding="utf-8"
        )


@pytest.mark.parametrize("word", ["EDITIONS", "src/semafor/editions/maps", "SIZES"])
def test_no_step_of_before_is_left_on_the_page(word):
    assert word not in PAGE.read_text(encoding="utf-8").replace("SEMAFOR_EDITIONS", "")
