"""The walk "a new rule": two rules of different kinds touch their own files, and everybody keeps to them."""

import random
import re
import shlex
from pathlib import Path

import pytest

from semafor.bots import make_bot
from semafor.bots.hints import best_moves
from semafor.cli.main import main
from semafor.editions import find_ruleset, new_game, replay_record
from semafor.engine.access import routes_of
from semafor.engine.obstacles import find_obstacle
from semafor.engine.record import write_record
from semafor.scenarios.position import build_game
from semafor.search.chart import unknown_decisions
from semafor.server.games.prompts import make_prompt
from semafor.server.thinking.notes import route_notes
from semafor.texts import LANGUAGES, Texts
from semafor.texts.describe import describe_move
from semafor.texts.rulebook import rules_page
from tests.tui.driver import Script, make_session, output

ROOT = Path(__file__).resolve().parents[2]
VALLEYS = ROOT / "examples" / "valleys"
PAGE = ROOT / "docs" / "howto" / "add-a-rule-module.md"
TITLE = "## The whole walk: every place that a new rule touches\n"
BOTS = ("random", "novice", "racer", "greedy", "planner", "express@4")
MODULES = ("crowded_valleys", "inns")
OTHERS = ("src/semafor", "web/src", "tools", "trials", "docs/rules")


@pytest.fixture(autouse=True)
def valleys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The Valleys, and no others from outside."""
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(VALLEYS))


def walk() -> str:
    """The part of the page that is followed here."""
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(TITLE)
    text, _, _ = rest.partition("\n## ")
    assert text
    return text


# -------------------------------------------------------------------- the page


def test_the_commands_of_the_walk_do_what_it_says(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    monkeypatch.delenv("SEMAFOR_EDITIONS")
    (block,) = re.findall(r"^```sh\n(.*?)^```", walk(), re.MULTILINE | re.DOTALL)
    for line in block.splitlines():
        name, *words = shlex.split(line)
        assert name == "semafor"
        assert main(words) == 0, line
    told = capsys.readouterr()
    assert "Valleys (valleys) can be played" in told.out
    assert "no words for" not in told.out
    assert told.err.count("not an edition") == 0


def rows() -> list[list[str]]:
    """The table of the walk: a place, and what each rule puts there."""
    lines = [line for line in walk().splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_table_names_every_file_of_the_rules():
    named = {word for row in rows() for word in re.findall(r"`([\w.]+\.(?:py|toml|ftl))`", row[0])}
    assert named == {file.name for file in VALLEYS.iterdir() if file.is_file()} - {"map.json"}


def test_the_table_names_every_word_of_the_rules():
    (words,) = [row for row in rows() if ".ftl" in row[0]]
    named = {key for cell in words[1:] for key in re.findall(r"`([\w-]+)`", cell)}
    for language in LANGUAGES:
        text = (VALLEYS / f"{language}.ftl").read_text(encoding="utf-8")
        keys = set(re.findall(r"^([\w-]+) =", text, re.MULTILINE))
        assert {key for key in keys if not key.startswith("edition-")} == named


def test_the_table_names_all_that_a_module_says_of_itself():
    (said,) = [row for row in rows() if "MODULES" in row[0]]
    modules = {module.name: module for module in find_ruleset("valleys", 2).edition.modules}
    for cell, name in zip(said[1:], MODULES, strict=True):
        fields = ("rules", "params", "needs", "brings", "build", "rulebook", "facts", "choices")
        given = {field for field in fields if getattr(modules[name], field)}
        assert set(re.findall(r"`(\w+)`", cell)) == {"name", *given}


def test_no_other_file_knows_them():
    words = re.compile(r"crowded_valleys|open_inn|\binns\b|HOUSE-(?:INN|VALLEY)")
    for folder in OTHERS:
        for file in (ROOT / folder).rglob("*"):
            if file.suffix in {".py", ".pxd", ".ftl", ".toml", ".ts", ".svelte", ".md", ".txt"}:
                found = words.search(file.read_text(encoding="utf-8"))
                assert found is None, f"{file}: {found}"


# -------------------------------------------------------------------- whoever plays


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_by_them(bot):
    game = new_game("valleys", 3, seed=bot)
    bots = [make_bot(bot, seed=seat + 1) for seat in range(3)]
    opened = dearer = 0
    while not game.is_over:
        view = game.view(game.actor)
        action = bots[game.actor].choose(view)
        assert action in view.actions
        word = game.ruleset.tables.option_of(action).word
        game.play_action(action)
        opened += word == "open_inn"
        if word == "claim":
            after = game.view(view.seat)
            trains = view.trains[view.seat] - after.trains[view.seat]
            dearer += sum(view.hand) - sum(after.hand) > trains
    assert opened == sum(bool(routes_of(game.state, seat)) for seat in range(3)) > 0
    assert dearer > 0
    assert replay_record(write_record(game)).result().totals == game.result().totals


def test_no_decision_is_unknown_and_a_hint_answers_it():
    game = with_hand(red=2)
    assert unknown_decisions(game.ruleset) == frozenset()
    game.play({"do": "claim", "route": "birch-cove"})
    hints = best_moves(game.view(0), iterations=100)
    assert {hint.move["city"] for hint in hints.moves} == {"birch", "cove"}
    for language in LANGUAGES:
        texts = {describe_move(game.ruleset, hint.move, language) for hint in hints.moves}
        assert not any("open_inn" in text or "birch" in text for text in texts)


@pytest.mark.parametrize("bot", ["racer", "greedy", "planner"])
def test_bots_follow_the_advice(bot):
    game = with_hand(white=2)
    game.play({"do": "claim", "route": "heath-isle"})
    action = make_bot(bot, seed=1).choose(game.view(0))
    assert game.ruleset.tables.option_of(action).to_move(game.state, action)["city"] == "heath"


# -------------------------------------------------------------------- what they ask for and say


def with_hand(**hand: int):
    """A turn in the Valleys with some cards in hand and an empty board."""
    return crowded(hand, {})


def crowded(first: dict[str, int], second: dict[str, int], *moves: dict[str, str]):
    """The same with two hands, after some moves."""
    given = {"hands": {0: first, 1: second}, "turn": 0}
    game = build_game({"edition": "valleys", "players": 2, "given": given})
    for move in moves:
        game.play(move)
    return game


INTO_DALE = ({"do": "claim", "route": "cove-dale"}, {"do": "open_inn", "city": "cove"})


def payments(game, route: str) -> list[dict[str, int]]:
    """The payments listed for a route."""
    return [
        move["pay"] for move in game.moves() if move["do"] == "claim" and move["route"] == route
    ]


def test_a_crowded_valley_asks_for_a_card_more_and_why_not_knows():
    game = crowded({"red": 2}, {"blue": 3, "green": 1, "red": 2}, *INTO_DALE)
    assert {sum(pay.values()) for pay in payments(game, "birch-dale")} == {4}
    assert payments(game, "birch-cove") == [{"red": 2}], "leads to no valley that is crowded"
    game = crowded({"red": 2}, {"blue": 3}, *INTO_DALE)
    assert payments(game, "birch-dale") == []
    route = game.ruleset.route_number["birch-dale"]
    assert route_notes(game.view(1), route, "en") == [
        "This route asks for one further card of any kind now."
    ]
    obstacle = find_obstacle(game.view(1), route)
    assert obstacle is not None
    assert (obstacle.reason, obstacle.values["missing"]) == ("cards", 1)


def test_why_not_and_the_legal_moves_agree_during_a_game():
    rng = random.Random(5)
    game = new_game("valleys", 3, seed="why")
    while not game.is_over:
        if game.phase == "turn":
            view = game.view(game.actor)
            legal = {move["route"] for move in game.moves() if move["do"] == "claim"}
            routes = game.ruleset.board.routes
            free = {route.id for n, route in enumerate(routes) if find_obstacle(view, n) is None}
            assert free == legal
        game.play_action(rng.choice(game.actions()))


def test_an_inn_is_asked_for_once_on_the_board_and_counts_at_the_end():
    game = with_hand(red=2, green=3, locomotive=2)
    game.play({"do": "claim", "route": "birch-cove"})
    (group,) = make_prompt(game, early=False, deadline=None).groups
    assert (group.id, group.on, group.count) == ("open_inn", "places", 2)
    game.play({"do": "open_inn", "city": "cove"})
    assert game.phase == "turn"
    game.play_action(game.actions()[0])
    while game.actor:
        game.play_action(game.actions()[0])
    game.play({"do": "claim", "route": "cove-elm"})
    assert game.phase == "turn", "the second claim asks for none"
    assert game.result().lines[0]["inns"] == 2 * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_says_both(language):
    texts = Texts(language, "valleys")
    page = rules_page("valleys", language)
    said = {
        section["id"]: [line["text"] for line in section["lines"]] for section in page["sections"]
    }
    assert texts("crowded_valleys-rule") in said["claim"]
    assert texts("inns-rule", points=2) in said["inns"]
    headings = [section["heading"] for section in page["sections"]]
    assert {"en": "Inns", "pl": "Gospody"}[language] in headings


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_the_terminal(language):
    session = make_session(Script(3), "valleys", "you:Anna,random", seed="inn", language=language)
    assert session.run()
    text = output(session)
    assert session.labels.texts("play-end") in text
    assert {"en": "At which end of the route", "pl": "Na którym końcu"}[language] in text
    assert {"en": "opens an inn in", "pl": "otwiera gospodę"}[language] in text
