"""Legal actions and the moves that name them; everything else is refused and changes nothing."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from semafor import IllegalMove, new_game
from semafor.engine.core import State
from semafor.engine.game import FIELDS
from tests.kit.corruption import spoiled
from tests.kit.tables import (
    every_edition,
    every_nth,
    every_table,
    often,
    random_games,
    scaled,
    seed_of,
)
from tests.oracle.referee import comparable

ROUND_TRIP_EVERY = scaled(often(8, 4), 20)
SPOIL_EVERY = scaled(often(24, 12), 40)


@pytest.mark.rule("COM-CLAIM-6", "COM-TURN-1")
@every_table
def test_every_legal_action_is_named_by_exactly_one_move_that_leads_back_to_it(edition, seats):
    games = random_games(edition, seats, seed_of("names", edition, seats))
    for game in every_nth(games, ROUND_TRIP_EVERY):
        actions = game.actions()
        moves = [game.to_move(action) for action in actions]
        assert len(set(actions)) == len(actions)
        assert len({comparable(move) for move in moves}) == len(moves)
        for action, move in zip(actions, moves, strict=True):
            assert game.to_action(move) == action
            assert game.to_action({**move, "seat": game.actor}, game.actor) == action


@pytest.mark.rule("COM-TICK-6")
@every_edition
def test_every_order_of_returned_tickets_is_an_action_of_its_own(edition):
    game = new_game(edition, 2, seed="orders")
    if game.moves()[0]["do"] == "tickets":
        game.play(game.moves()[1])
    seen = {}
    for move in game.moves():
        others = [ticket for ticket in offered(game) if ticket not in move["tickets"]]
        for order in itertools.permutations(others):
            full = {**move, "return": list(order)}
            action = game.to_action(full)
            assert comparable(game.to_move(action)["tickets"]) == comparable(move["tickets"])
            assert game.to_move(action).get("return", others) == list(order)
            assert seen.setdefault(action, full) == full
    assert len(seen) > len(game.moves()) or len(offered(game)) == 3


def offered(game):
    return game.view(game.actor).to_dict()["offered"]


@pytest.mark.rule("COM-CLAIM-1", "COM-CLAIM-2", "COM-CLAIM-3", "COM-EDGE-14", "COM-TICK-2")
@every_table
def test_a_move_that_is_not_listed_is_refused_and_changes_nothing(edition, seats):
    seed = seed_of("spoil", edition, seats)
    chooser = random.Random(seed)
    for game in every_nth(random_games(edition, seats, seed), SPOIL_EVERY):
        if game.is_over:
            break
        before = (game.digest(), len(game.history), len(game.log))
        legal = {comparable(move) for move in game.moves()}
        words = {move["do"]: move for move in game.moves()}
        for move in [*words.values(), chooser.choice(game.moves())]:
            for wrong in spoiled(game, move, chooser):
                check_refusal(game, wrong, legal)
        assert (game.digest(), len(game.history), len(game.log)) == before


def check_refusal(game, wrong, legal):
    """Refused, unless the spoiled move says the same as a legal one (or leaves the payment out)."""
    plain = {key: value for key, value in wrong.items() if key not in ("seat", "return")}
    try:
        action = game.to_action(wrong)
    except IllegalMove:
        with pytest.raises(IllegalMove):
            game.play(wrong)
    else:
        named = comparable({k: v for k, v in game.to_move(action).items() if k != "return"})
        assert named in legal, wrong
        if not (plain.get("do") == "claim" and "pay" not in plain):
            assert comparable(plain) == named, wrong


@pytest.mark.rule("COM-EDGE-17", "COM-TURN-4")
@every_table
def test_an_action_number_that_is_not_listed_is_refused_and_changes_nothing(edition, seats):
    seed = seed_of("numbers", edition, seats)
    chooser = random.Random(seed)
    for game in every_nth(random_games(edition, seats, seed), 10):
        before = game.digest()
        listed = set(game.actions())
        wrong = {chooser.randrange(game.ruleset.actions) for _ in range(20)} - listed
        for action in [*wrong, -1, game.ruleset.actions, 1 << 40]:
            with pytest.raises(IllegalMove):
                game.play_action(action)
        assert game.digest() == before


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 9) | st.text(max_size=4),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)
WORDS = sorted(FIELDS)
KEYS = sorted({field for fields in FIELDS.values() for field in fields} | {"seat"})
NOISE = JSON | st.fixed_dictionaries(
    {"do": st.sampled_from(WORDS)}, optional=dict.fromkeys(KEYS, JSON)
)


def position_in(edition: str, phase: str):
    """The first position of a seeded game in which something of that phase is decided."""
    for number in range(40):
        for game in random_games(edition, 3, seed_of("noise", edition, number)):
            if game.phase == phase:
                return game
    raise AssertionError(phase)


@pytest.mark.rule("COM-EDGE-17")
@pytest.mark.parametrize(
    ("edition", "phase"),
    [
        ("usa-classic", "turn"),
        ("usa-classic", "tickets"),
        ("usa-refreshed", "second_card"),
        ("europe", "turn"),
        ("europe", "tunnel"),
        ("germany", "tickets"),
        ("germany", "passengers"),
        ("germany", "over"),
    ],
)
def test_nonsense_is_refused_with_a_reason_and_changes_nothing(edition, phase):
    game = position_in(edition, phase)
    before = game.digest()
    legal = {comparable(move) for move in game.moves()}

    @settings(max_examples=scaled(100, 40), derandomize=True, deadline=None, database=None)
    @given(NOISE)
    def try_it(noise):
        try:
            found = comparable(game.to_move(game.to_action(noise)))
        except IllegalMove as refusal:
            found = str(refusal)
        assert found in legal or (isinstance(found, str) and found)
        assert game.digest() == before

    try_it()


@pytest.mark.rule("GER-TICK-1")
@pytest.mark.parametrize("draw", [5, {"short": 3}, {"tickets": 7}])
def test_a_mix_is_refused_where_there_is_one_deck(draw):
    game = position_in("usa-classic", "turn")
    with pytest.raises(IllegalMove):
        game.to_action({"do": "tickets", "draw": draw})


def test_a_state_lists_the_same_actions_twice_and_is_not_changed_by_listing():
    for game in every_nth(random_games("europe", 3, seed_of("twice")), 7):
        state: State = game.state
        before = game.digest()
        assert game.actions() == game.actions()
        assert state is game.state
        assert game.digest() == before
