"""Choices that no client has ever heard of: named by their rule or not, they are told and can be made."""

import pytest

from semafor.editions import find_ruleset, new_game
from semafor.engine.choices import Choice, group_moves
from semafor.engine.errors import SetupError
from semafor.server.games.prompts import make_prompt
from semafor.texts.describe import describe_move
from tests.tui.driver import Script, make_session, output

HARVEST = {"do": "harvest", "town": "fern"}


def first_turn():
    """A game of the Orchards in its first turn."""
    game = new_game("orchards", 2, seed="cart")
    while game.phase == "tickets":
        game.play_action(game.actions()[0])
    return game


def test_a_prompt_has_every_move_in_one_group_and_says_how_each_is_made():
    game = first_turn()
    prompt = make_prompt(game, early=False, deadline=None)
    assert sum(group.count for group in prompt.groups) == len(prompt.moves) == len(game.moves())
    said = {(group.id, group.field): (group.form, group.on) for group in prompt.groups}
    assert said["draw", ""] == ("confirm", "deck")
    assert said["draw", "card"] == ("one", "market")
    assert said["harvest", "town"] == ("one", "")
    for group in prompt.groups:
        moves = prompt.moves[group.first : group.first + group.count]
        assert {move["do"] for move in moves} == {group.id}
        assert all(group.field in move for move in moves if group.field)


def test_a_decision_of_its_own_has_a_group_for_each_kind_of_answer():
    game = first_turn()
    game.play(HARVEST)
    prompt = make_prompt(game, early=False, deadline=None)
    assert (prompt.phase, prompt.decision) == ("cart", "cart")
    told = [(group.id, group.form, group.count) for group in prompt.groups]
    assert told == [("load", "several", 6), ("cider", "one", 2), ("sell", "one", 1)]
    game.play({"do": "load", "fruit": ["apples", "plums"]})
    assert game.phase == "turn"


@pytest.mark.parametrize(("form", "on"), [("juggle", ""), ("one", "moon")])
def test_a_form_or_a_place_outside_the_closed_lists_is_refused(form, on):
    with pytest.raises(SetupError, match="choice whistle"):
        Choice("whistle", form, on)


def test_groups_keep_the_order_in_which_moves_are_listed():
    moves = [{"do": "draw", "card": "red"}, {"do": "draw"}, {"do": "draw", "card": "blue"}]
    groups = group_moves(find_ruleset("orchards", 2), moves)
    assert [[move.get("card") for move in group.moves] for group in groups] == [
        ["red", "blue"],
        [None],
    ]


@pytest.mark.parametrize(
    ("language", "move", "words"),
    [
        ("en", HARVEST, "Harvest: Fern"),
        ("pl", {"do": "load", "fruit": ["apples", "plums"]}, "Załaduj owoce: jabłka, śliwki"),
        ("en", {"do": "cider", "kind": "sweet"}, "cider: sweet"),
        ("pl", {"do": "sell"}, "Sprzedaj na miejscu"),
    ],
)
def test_a_move_without_a_sentence_is_named_by_its_word_and_fields(language, move, words):
    assert describe_move(find_ruleset("orchards", 2), move, language) == words


@pytest.mark.parametrize(("language", "more"), [("en", "m"), ("pl", "więcej")])
def test_the_terminal_lists_and_plays_them(language, more):
    script = Script(0, most=5)
    script.inject = ["a", more, "2", "3"]
    session = make_session(script, "orchards", "you,random", "1", language=language)
    session.run()
    text = output(session)
    harvest, load = [row for row in session.game.history if row["seat"] == 0][1:3]
    assert (harvest["do"], harvest["town"]) == ("harvest", "fern")
    assert (load["do"], load["fruit"]) == ("load", ["plums"])
    assert {"en": "The cart is empty", "pl": "Wóz jest pusty"}[language] in text
    assert "cider: dry" in text
