"""An edition from outside is right everywhere: engine, bots, hints, "why not", texts, board, commands."""

import random

import pytest

from semafor.bots import make_bot
from semafor.cli.main import main
from semafor.drawing.checks import problems
from semafor.drawing.layout import moved_board
from semafor.drawing.scene import layout_of, scene, whole_board
from semafor.drawing.thumbnail import thumbnail
from semafor.editions import EDITIONS, find_ruleset, known_editions, new_game, replay_record
from semafor.engine.errors import IllegalMove
from semafor.engine.obstacles import find_obstacle
from semafor.engine.record import write_record
from semafor.engine.tables import ActionBuffer
from semafor.planning import plan_routes
from semafor.scenarios.position import build_game
from semafor.search.minds import make_rollout
from semafor.texts import LANGUAGES, Texts
from semafor.texts.rulebook import blurb, hints_of, rules_page
from tests.tui.driver import Script, make_session, output

OUTSIDE = ("alps", "fjords", "lakes", "orchards")
every_one = pytest.mark.parametrize("edition", OUTSIDE)
BOTS = ("random", "novice", "racer", "greedy", "planner", "express@4")


def test_editions_from_outside_stand_among_the_others_in_their_order():
    assert known_editions() == (*EDITIONS, *OUTSIDE)


@every_one
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_legal_games(edition, bot):
    game = new_game(edition, 2, seed=bot)
    bots = [make_bot(bot, seed=seat) for seat in (1, 2)]
    while not game.is_over:
        view = game.view(game.actor)
        action = bots[game.actor].choose(view)
        assert action in view.actions
        game.play_action(action)
    replayed = replay_record(write_record(game))
    assert replayed.result().totals == game.result().totals


@every_one
def test_rollouts_play_legal_games(edition):
    ruleset = find_ruleset(edition, 3)
    policy, buffer, legal = make_rollout(ruleset), ActionBuffer(), ActionBuffer()
    claims = 0
    for number in range(6):
        state = ruleset.new_state()
        state.rng = 2 * number + 1
        state.start(0)
        policy.forget()
        while not state.is_over:
            action = policy.choose(state, buffer)
            state.fill(legal)
            assert action in legal.to_list()
            claims += ruleset.tables.option_of(action).word == "claim"
            state.step(action)
    assert claims > 20


def alpine(**hand: int):
    """A turn in the Alps with some cards in hand."""
    given = {"hands": {0: hand}, "turn": 0}
    return build_game({"edition": "alps", "players": 2, "given": given})


def test_a_locomotive_pays_in_the_mountains_and_nowhere_else():
    game = alpine(red=1, black=3, locomotive=6)
    paid = {
        move["route"]
        for move in game.moves()
        if move["do"] == "claim" and "locomotive" in move["pay"]
    }
    kinds = {route.id: route.kind for route in game.ruleset.board.routes}
    assert "genoa-nice" in paid
    assert "lyon-turin" in paid
    assert {kinds[route] for route in paid} == {"ferry", "tunnel"}
    with pytest.raises(IllegalMove) as refused:
        game.play({"do": "claim", "route": "bern-geneva", "pay": {"red": 1, "locomotive": 1}})
    assert refused.value.reason == "too-many-locomotives"
    for language in LANGUAGES:
        assert "too-many" not in Texts(language).explain(refused.value)


@every_one
def test_why_not_and_the_legal_moves_agree(edition):
    rng = random.Random(5)
    game = new_game(edition, 3, seed="why")
    for _ in range(120):
        if game.is_over:
            break
        if game.phase == "turn":
            view = game.view(game.actor)
            routes = game.ruleset.board.routes
            legal = {move["route"] for move in game.moves() if move["do"] == "claim"}
            free = {route.id for n, route in enumerate(routes) if find_obstacle(view, n) is None}
            assert free == legal
        game.play_action(rng.choice(game.actions()))


def test_a_plan_does_not_count_on_locomotives_where_none_pays():
    game = alpine(locomotive=8)
    tickets = [game.ruleset.ticket_number["geneva-innsbruck"]]
    plan = plan_routes(game.view(0), tickets)
    assert sum(item.missing for item in plan.purchases) > 0


@every_one
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_speaks_of_this_edition_alone(edition, language):
    page = rules_page(edition, language)
    lines = [line["text"] for section in page["sections"] for line in section["lines"]]
    texts = [page["special"], blurb(edition, Texts(language)), *lines]
    texts += [section["heading"] for section in page["sections"]]
    assert all(" " in text or text.isalpha() for text in texts), "a key instead of a sentence"
    names = [section["id"] for section in page["sections"]]
    assert ("mountain_locomotives" in names) == (edition == "alps")
    assert ("tunnel" in names) == (edition == "alps")
    usual = Texts(language)("rulebook-claim-cost")
    assert (usual in lines) == (edition != "alps")
    assert ("crossings" in names) == (edition == "fjords")


def test_hints_come_with_the_rules():
    ids = [hint["id"] for hint in hints_of("alps")]
    assert ids == ["ferry", "tunnel", "tunnel-open", "mountain_locomotives"]
    assert all(hint["title"]["pl"] != hint["title"]["en"] for hint in hints_of("alps"))


@every_one
def test_the_board_is_drawn_with_a_layout_and_without(edition):
    drawn = scene(edition)
    slots = {route["id"]: len(route["slots"]) for route in drawn["routes"]}
    assert slots == {route["id"]: route["length"] for route in drawn["routes"]}
    assert drawn["backdrop"]["land"]
    layout = layout_of(edition)
    assert problems(moved_board(whole_board(edition), layout.by_hand), layout) == []
    assert thumbnail(edition).startswith("<svg")


def test_a_wrong_number_of_players_is_refused_with_the_right_ones():
    with pytest.raises(Exception, match="bad seats here"):
        find_ruleset("alps", 5)


@every_one
def test_commands_know_them(edition, capsys):
    assert main(["simulate", edition, "--bots", "greedy,random", "--games", "2", "--json"]) == 0
    assert main(["editions"]) == 0
    assert edition in capsys.readouterr().out


def test_a_folder_can_be_named_by_an_option(outside, monkeypatch, capsys):
    monkeypatch.delenv("SEMAFOR_EDITIONS")
    assert main(["--editions", str(outside / "alps"), "editions", "--ids"]) == 0
    assert capsys.readouterr().out.split() == [*EDITIONS, "alps"]
    assert main(["editions", "--ids"]) == 0
    assert capsys.readouterr().out.split() == [*EDITIONS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_in_the_terminal(language):
    session = make_session(Script(3), "alps", "you:Anna,random", seed="alps", language=language)
    assert session.run()
    assert session.labels.texts("play-end") in output(session)
