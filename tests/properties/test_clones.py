"""A clone is a world of its own: what happens in one leaves the other as it was."""

from __future__ import annotations

import random

import pytest

from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.game import Game
from semafor.engine.position import digest
from semafor.engine.tables import ActionBuffer
from tests.kit.tables import (
    every_nth,
    every_table,
    finished,
    random_games,
    random_states,
    scaled,
    seed_of,
    start,
)

CLONE_EVERY = scaled(6, 30)
SHORT = scaled(25, 12)


def steps(state: State, chooser: random.Random, most: int) -> list[str]:
    """Digests along a few random actions."""
    buffer = ActionBuffer()
    found = []
    for _ in range(most):
        if state.is_over:
            break
        state.fill(buffer)
        state.step(chooser.choice(buffer.to_list()))
        found.append(digest(state))
    return found


@every_table
def test_stepping_a_clone_leaves_the_original_as_it_was(edition, seats):
    seed = seed_of("clone", edition, seats)
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % CLONE_EVERY == 0:
            before, rng = digest(state), state.rng
            clone = state.clone()
            assert digest(clone) == before
            steps(clone, random.Random(number), SHORT)
            assert (digest(state), state.rng) == (before, rng)


@every_table
def test_stepping_the_original_leaves_the_clone_as_it_was(edition, seats):
    seed = seed_of("original", edition, seats)
    kept: list[tuple[State, str]] = []
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % (3 * CLONE_EVERY) == 0:
            kept.append((state.clone(), digest(state)))
    assert all(digest(clone) == before for clone, before in kept)


@pytest.mark.rule("COM-EDGE-28")
@every_table
def test_a_clone_sees_the_same_chance(edition, seats):
    ruleset = find_ruleset(edition, seats)
    for number in range(scaled(5, 1)):
        state = start(ruleset, seed_of("chance", edition, seats, number))
        steps(state, random.Random(number), 30 * number + 10)
        clone = state.clone()
        ours = steps(state, random.Random(number), 60)
        assert ours == steps(clone, random.Random(number), 60)


def scribble(state: State) -> None:
    """Change everything there is in a state, by hand."""
    tables = state.tables
    ruleset = tables.ruleset
    kinds = len(ruleset.kinds)
    for seat in range(ruleset.seats):
        access.set_hand(state, seat, [9] * kinds, [8] * kinds)
        access.set_trains(state, seat, 33)
        access.set_score(state, seat, 77)
        access.set_tickets(state, seat, [0, 1], [2])
        state.give_route(seat, seat)
    access.set_piles(state, [5] * kinds, [4] * kinds, [3] * kinds)
    access.set_market(state, [0] * tables.market_size)
    for deck in range(tables.decks):
        access.set_ticket_deck(state, deck, [3, 4], [5, 6])
    access.set_put_away(state, [7], [8])
    for index in range(tables.part_size):
        state.set_part(index, 1 + index % 5)
    access.set_frames(state, [[0, 1, 2, 3, 4]] * 6)


@every_table
def test_a_clone_shares_no_list_with_its_original(edition, seats):
    state = start(find_ruleset(edition, seats), seed_of("lists", edition, seats))
    steps(state, random.Random(seats), 60)
    before = digest(state)
    clone = state.clone()
    scribble(clone)
    assert digest(clone) != before
    assert digest(state) == before
    scribble(state)
    assert digest(clone) == digest(state)


@every_table
def test_a_cloned_game_has_its_own_log_and_the_same_future(edition, seats):
    seed = seed_of("game clone", edition, seats)
    for game in every_nth(random_games(edition, seats, seed), scaled(120, 200)):
        before = (game.digest(), len(game.history), len(game.log), list(game.history))
        first = finished(game.clone(), random.Random(5))
        second = finished(game.clone(), random.Random(5))
        assert first.digest() == second.digest()
        assert first.history == second.history
        assert first.log == second.log
        assert (game.digest(), len(game.history), len(game.log), list(game.history)) == before


@pytest.mark.rule("COM-EDGE-28")
@every_table
def test_the_same_seed_and_moves_give_the_same_game(edition, seats):
    ruleset = find_ruleset(edition, seats)
    one = finished(Game(ruleset, seed="twice"), random.Random(1))
    two = finished(Game(ruleset, seed="twice"), random.Random(1))
    other = Game(ruleset, seed="thrice")
    assert (one.digest(), one.history, one.log) == (two.digest(), two.history, two.log)
    assert other.setup_chance != one.setup_chance
