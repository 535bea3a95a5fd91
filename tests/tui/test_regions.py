"""What a campaign's game shows at the terminal: rows of its modules, rules in short, lists of options."""

from __future__ import annotations

import io
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from semafor.editions import new_game
from semafor.texts import LANGUAGES, Texts
from semafor.tui.dialogues import LONG, numbered
from semafor.tui.look import Labels
from semafor.tui.regions import region_lines, short_rules
from semafor.tui.screens import main_screen
from tests.kit.campaign import campaign_edition, start

LAKES = Path(__file__).parents[1] / "editions" / "lakes"
FAIR = """
from semafor.engine.module import RuleModule
from semafor.engine.rulebook import SHORT, Sentence


def rulebook(ruleset):
    yield Sentence(SHORT, 50, "short-fair", {"times": 3})


MODULES = (RuleModule(name="fair", build=lambda builder: None, rulebook=rulebook),)
"""
PLAYERS = [{"name": name} for name in ("Anna", "Piotr", "Ewa")]


def shown(content, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    console.print(content)
    return console.file.getvalue().splitlines()


def test_rows_of_modules_stand_on_the_screen() -> None:
    prices = {"grain": {"prices": [1, 1, 2, 2, 3, 4, 5]}}
    modules = ["grain", "herds", "bazaar"]
    made = campaign_edition(["prairie", "range", "sierra"], modules, settings=prices)
    game = start(made)
    labels = Labels.of(Texts("en"), game.ruleset, PLAYERS)
    told = "\n".join(region_lines(labels, game.view(0)))
    assert "price of grain" in told
    assert "Dallas, Dodge City" in told
    for width in (80, 120):
        lines = shown(main_screen(labels, game.view(0), [], width), width)
        assert any("price of grain" in line for line in lines)
        assert max(map(len, lines)) <= width


def test_rules_in_short_are_those_in_play() -> None:
    game = start(campaign_edition(["prairie"], ["grain", "mail"], tariff=2))
    for language in ("en", "pl"):
        labels = Labels.of(Texts(language), game.ruleset, PLAYERS)
        rules = short_rules(labels, game.view(0))
        assert rules is not None
        text = " ".join(" ".join(shown(rules, 300)).split())
        assert Texts(language)("help-grain-text") in text
        assert Texts(language)("help-mail-text", first=9, second=4) in text
        assert Texts(language)("help-exchange_yard-text") not in text


def test_rules_in_short_have_the_numbers_of_the_edition() -> None:
    game = new_game("legends", 3, seed="short")
    wanted = {
        "en": ("8 cards or fewer", "pays 2 dollars", "0 – $16", "5 to 7 – $4", "11 or more"),
        "pl": ("najwyżej 8 kart", "daje 2 dolary", "0 – 16 $", "5 do 7 – 4 $", "11 lub więcej"),
    }
    for language, parts in wanted.items():
        labels = Labels.of(Texts(language), game.ruleset, PLAYERS)
        text = " ".join(" ".join(shown(short_rules(labels, game.view(0)), 300)).split())
        assert [part for part in parts if part not in text] == []


def test_a_long_list_has_columns_and_a_short_one_hanging_sentences() -> None:
    many = shown(numbered([f"option {n}" for n in range(1, 4 * LONG + 1)], 80))
    assert len(many) <= LONG
    assert "option 48" in "\n".join(many)
    few = shown(numbered(["a sentence that is longer than the line " * 3, "no"], 80))
    assert few[1].startswith("    ")
    assert few[-1].split() == ["2", "no"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_in_short_are_those_that_modules_tell(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of any module, with dollars or not, whatever settings an edition from outside leaves out."""
    folder = tmp_path / "mint"
    shutil.copytree(LAKES, folder)
    toml = folder / "edition.toml"
    text = toml.read_text(encoding="utf-8")
    toml.write_text(text.replace('"scoring"]', '"scoring", "dollars", "fair"]'), encoding="utf-8")
    (folder / "rules.py").write_text(FAIR, encoding="utf-8")
    (folder / f"{language}.ftl").write_text(
        "short-fair = The fair\nshort-fair-text = Twice { $times }.\n"
    )
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(folder))
    game = new_game("mint", 2, seed="short")
    labels = Labels.of(Texts(language), game.ruleset, PLAYERS)
    text = " ".join(" ".join(shown(short_rules(labels, game.view(0)), 300)).split())
    assert "The fair Twice 3." in text
    assert Texts(language)("short-dollars") in text
    assert short_rules(labels, new_game("usa-classic", 2).view(0)) is None
