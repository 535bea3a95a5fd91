"""Reasons in a game that goes on: read from what everybody sees, whatever a bot holds."""

from __future__ import annotations

import random

import pytest

from semafor.bots import make_bot
from semafor.bots.open_reasons import OPEN_MOVES, REASONS, explain_openly, open_move
from semafor.bots.reasons import describe_reason
from semafor.editions import EDITIONS, new_game
from semafor.engine.game import FIELDS, Game
from semafor.engine.views import view
from semafor.texts import LANGUAGES
from semafor.texts.describe import describe_move
from tests.kit.mirror_worlds import CHANGES
from tests.kit.tables import often, scaled

MOVES = scaled(often(120, 400), 30)


def told(state, seat, action):
    """Everything that is said about a move, in both languages."""
    move = open_move(Game.from_state(state.tables.ruleset, state.clone()).to_move(action))
    reason = explain_openly(view(state, None), seat, move)
    rules = state.tables.ruleset
    return [
        (describe_move(rules, move, language), describe_reason(rules, reason, language))
        for language in LANGUAGES
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_move_is_explained_and_secrets_change_nothing(edition):
    game = new_game(edition, 3, seed=edition)
    chooser, bot = random.Random(edition), make_bot("greedy", 0)
    mirrors = 0
    for _ in range(MOVES):
        if game.is_over:
            break
        seat, state = game.actor, game.state.clone()
        action = (
            bot.choose(game.view(seat))
            if chooser.random() < 0.7
            else chooser.choice(game.actions())
        )
        said = told(state, seat, action)
        assert all(text and "-" not in text.split()[0] for row in said for text in row)
        for change in CHANGES.values():
            mirror = change(state, seat, chooser)
            other = Game.from_state(game.ruleset, mirror[0].clone()) if mirror else None
            if other is not None and action in other.actions():
                assert told(mirror[0], seat, action) == said
                mirrors += 1
        game.play_action(action)
    assert mirrors > MOVES


def test_what_stands_on_a_kept_ticket_and_a_hidden_choice_is_left_out():
    assert open_move({"do": "keep", "tickets": ["a-b", "c-d"], "return": []}) == {
        "do": "kept",
        "count": 2,
    }
    assert open_move({"do": "choose", "option": "red"}) == {"do": "closed"}
    row = {"do": "draw", "card": "red", "seat": 1, "chance": ["blue"]}
    assert open_move(row) == {"do": "draw", "card": "red"}


def test_every_open_move_has_a_reason_of_its_own():
    assert OPEN_MOVES | {"keep", "choose"} == set(FIELDS)
    assert set(REASONS) == OPEN_MOVES | {"kept"}


def test_a_seats_own_view_is_refused():
    with pytest.raises(ValueError, match="spectator"):
        explain_openly(new_game("europe", 2, seed="x").view(0), 0, {"do": "draw"})
