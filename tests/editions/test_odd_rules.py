"""Rules that no bot has ever heard of: every bot plays them legally, and finds out what it cannot know."""

import json
from collections import Counter
from pathlib import Path

import pytest

from semafor.arena.simulate import simulate
from semafor.bots import make_bot
from semafor.bots.hints import best_moves
from semafor.editions import find_problems, find_ruleset, new_game
from semafor.engine.advice import Advice, TakeFirst
from semafor.engine.core import is_compiled
from semafor.engine.errors import SetupError
from semafor.engine.ports import Ways
from semafor.search.actions import read_actions
from semafor.search.chart import unknown_decisions
from semafor.texts import LANGUAGES, Texts
from semafor.texts.rulebook import rules_page, undescribed
from tests.editions.conftest import FOLDER

BOTS = ("random", "novice", "racer", "greedy", "planner", "express@4")
THINKING = ("novice", "racer", "greedy", "planner")
# What an edition has besides the usual modules, and the map it is played on.
EDITIONS = {
    "narrow": ("alps", ["narrow", "scenic"]),
    "picky": ("fjords", ["picky", "barter"]),
    "costly": ("fjords", ["barter", "narrow", "picky", "scenic"]),
    "tolls": ("alps", ["toll", "picky"]),
    "advised": ("fjords", ["toll", "tip"]),
    "fairs": ("fjords", ["fair", "toll", "scenic", "narrow"]),
}
TOML = """
seats = [2, 4]
modules = ["turns", "drawing", "claiming", "tickets", "scoring", "ferries", "tunnels", "longest_path", {modules}]
[title]
en = "Odd"
[cards]
{cards}
[turns]
trains = 26
[tickets]
start = {{ tickets = 3 }}
"""
RULES = '''
from semafor.engine.advice import Advice, TakeFirst
from semafor.engine.core import Option, Step
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Part, RuleModule
from semafor.engine.tables import DONE

TOLLS = (-6, 0, 7, 1)


def narrow(builder):
    """At most one locomotive, but for ferries and every third route."""
    routes = builder.board.routes
    builder.answer("most_locomotives", lambda route: 9 if routes[route].kind or route % 3 == 0 else 1)


def picky(builder):
    """Grey routes take two colours each, some of them no locomotive."""
    routes, kinds = builder.board.routes, builder.kinds

    def takes(route, kind):
        if routes[route].colour != "grey" or routes[route].kind:
            return 1
        if kinds[kind] == "locomotive":
            return route % 2
        return kind in (route % builder.colours, (route + 3) % builder.colours)

    builder.answer("takes_kind", takes)


def barter(builder):
    """Two cards stand for a locomotive that must be paid, and longer routes ask for one."""
    routes = builder.board.routes
    builder.answer("cards_per_locomotive", lambda route: 2)
    builder.answer("fewest_locomotives", lambda route: int(routes[route].length in (3, 4)))


def scenic(builder):
    builder.answer("extra_points", lambda route: (route * 7) % 5 - 2)


class AskToll(Step):
    def __init__(self, decision):
        super().__init__()
        self.decision = decision

    def run(self, state, at):
        state.push(self.decision, state.seat, 0, 0, 0)
        return DONE


class Takings(Part):
    """What each seat has got at the gates: open to everybody."""

    name = "takings"

    def show(self, state, seat):
        return {"takings": [state.part_value(self.base + one) for one in range(self.size)]}

    def load(self, state, shown):
        for seat, points in enumerate(shown["takings"]):
            state.set_part(self.base + seat, points)


class TakingsLine(ScoreLine):
    def __init__(self, base, row):
        self.base = base
        self.row = row

    def write(self, state, sheet):
        for seat in range(state.tables.seats):
            sheet.put(self.row, seat, state.part_value(self.base + seat))


class PayToll(Option):
    """Points or a loss of some; the worst is listed first."""

    def __init__(self, part):
        super().__init__("toll", len(TOLLS))
        self.part = part

    def fill(self, state, buffer):
        for number in range(self.size):
            buffer.add(self.base + number)
        return buffer.count

    def play(self, state, action, at):
        index = self.part + state.frame_value(at, 1)
        state.set_part(index, state.part_value(index) + TOLLS[action - self.base])

    def to_move(self, state, action):
        return {"do": "toll", "gate": action - self.base}

    def parse(self, state, move):
        return self.base + move["gate"]


def toll(builder):
    decision = builder.decision("toll")
    base = builder.part(Takings(builder.seats))
    builder.option("toll", 100, PayToll(base))
    builder.step("claim", 90, AskToll(decision), "")
    builder.score_line(900, TakingsLine(base, builder.points_line("takings")))
    builder.move_field("toll", "gate")


class Last(Advice):
    """The last answer, which is not the best."""

    def choose(self, state, buffer, wishes):
        return buffer.to_list()[-1]


def tip(builder):
    builder.advise("toll", Last())


class Visit(Option):
    """A turn at a fair: a question as after a claim."""

    def __init__(self, decision):
        super().__init__("visit", 1)
        self.decision = decision

    def fill(self, state, buffer):
        if state.turns % 4 == 0:
            buffer.add(self.base)
        return buffer.count

    def play(self, state, action, at):
        state.push(self.decision, state.seat, 0, 0, 0)


def fair(builder):
    builder.option("turn", 950, Visit(builder.decision("toll")))
    builder.move_field("visit")


MODULES = tuple(RuleModule(name=build.__name__, build=build) for build in (narrow, picky, barter, scenic, toll, tip, fair))
'''
COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the editions above."""
    path = tmp_path_factory.mktemp("odd")
    for name, (board, modules) in EDITIONS.items():
        folder = path / name
        folder.mkdir()
        cards = "\n".join([*(f"{colour} = 9" for colour in COLOURS), "locomotive = 11"])
        listed = ", ".join(f'"{module}"' for module in modules)
        toml = TOML.format(modules=listed, cards=cards)
        (folder / "edition.toml").write_text(toml, encoding="utf-8")
        places = json.loads((FOLDER / board / "map.json").read_text(encoding="utf-8"))
        (folder / "map.json").write_text(json.dumps(places), encoding="utf-8")
        (folder / "rules.py").write_text(RULES, encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def odd(written: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are known, and no others from outside."""
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(written))
    assert find_problems() == ()


def play(edition: str, bot: str, seats: int, seed: str) -> Counter[tuple[str, int]]:
    """A game of a bot against itself; counts its answers, by decision and number, and refused actions."""
    game = new_game(edition, seats, seed=seed)
    bots = [make_bot(bot, seed=seat + 1) for seat in range(seats)]
    deeds = read_actions(game.ruleset)
    found: Counter[tuple[str, int]] = Counter()
    while not game.is_over:
        view = game.view(game.actor)
        action = bots[game.actor].choose(view)
        found["refused", 0] += action not in view.actions
        found[deeds[action].word, deeds[action].number] += 1
        game.play_action(action)
    return found


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", BOTS)
def test_no_bot_plays_an_illegal_action(edition, bot):
    seats = (2, 3) if is_compiled() and not bot.startswith("express") else (2,)
    found = sum((play(edition, bot, count, bot) for count in seats), Counter())
    assert found["refused", 0] == 0
    assert found["claim", 0] > 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_in_numbers_and_in_views_are_the_same_ones(edition):
    """`simulate` checks every action; where a decision is unknown, bots are given views after all."""
    summary = simulate(edition, ["planner", "racer"], 4, seed=3, workers=1)
    assert summary.games == 4


@pytest.mark.parametrize("bot", THINKING)
def test_a_decision_nobody_knows_is_tried_out(bot):
    assert unknown_decisions(find_ruleset("tolls", 2)) == {"toll"}
    found = play("tolls", bot, 2, "gate")
    tolls = {number: count for (word, number), count in found.items() if word == "toll"}
    assert set(tolls) == {2}, "the best gate is the third, the first is the worst"


@pytest.mark.parametrize("bot", THINKING[1:])  # a novice does what it likes
def test_what_a_rule_advises_is_done(bot):
    ruleset = find_ruleset("advised", 2)
    assert isinstance(ruleset.advice["toll"], Advice)
    assert unknown_decisions(ruleset) == frozenset()
    found = play("advised", bot, 2, "gate")
    assert {number for word, number in found if word == "toll"} == {3}


def test_two_rules_cannot_advise_on_one_decision():
    ways = Ways()
    ways.advise("toll", TakeFirst())
    with pytest.raises(SetupError, match="advice taken"):
        ways.advise("toll", TakeFirst())


def test_a_search_and_a_hint_look_at_what_they_do_not_know():
    game = new_game("fairs", 2, seed="hint")
    while game.phase != "turn" or "visit" not in {move["do"] for move in game.moves()}:
        game.play_action(make_bot("planner", 1).choose(game.view(game.actor)))
    hints = best_moves(game.view(game.actor), iterations=200)
    assert "visit" in {hint.move["do"] for hint in hints.moves}
    game.play({"do": "visit"})
    hints = best_moves(game.view(game.actor), iterations=200)
    assert {hint.move["gate"] for hint in hints.moves} == {0, 1, 2, 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_owns_up_to_rules_that_say_nothing(language):
    """Sentences of the usual rules stay, though a silent rule may have changed what they say."""
    said = rules_page("narrow", language)["special"]
    assert "narrow, scenic" in said
    assert undescribed("usa-classic", Texts(language)) == ""
    assert {"en": "2 more rules apply", "pl": "jeszcze 2 zasady, których"}[language] in said
