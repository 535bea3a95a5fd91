"""Over random games of every edition: nothing is lost, nothing appears, every game ends."""

from __future__ import annotations

import pytest

from semafor.engine import access
from semafor.engine.tables import ActionBuffer
from tests.kit.counting import check_position
from tests.kit.tables import (
    MOST_DECISIONS,
    every_table,
    find_ruleset,
    random_games,
    random_states,
    scaled,
    seed_of,
    start,
)

RAW_GAMES = scaled(4, 1)
SILENT_GAMES = scaled(300, 6)


@pytest.mark.rule("COM-SETUP-5", "COM-CLAIM-7", "COM-CLAIM-9", "COM-SCORE-1", "COM-CLAIM-13")
@every_table
def test_cards_trains_tickets_and_points_are_conserved_by_every_action(edition, seats):
    for number in range(RAW_GAMES):
        for state in random_states(edition, seats, seed_of("raw", edition, seats, number)):
            check_position(state)


@pytest.mark.rule("COM-CLAIM-14", "COM-CLAIM-15", "COM-CLAIM-16", "COM-END-5")
@every_table
def test_a_recorded_game_conserves_everything_too_and_ends(edition, seats):
    for game in random_games(edition, seats, seed_of("game", edition, seats)):
        check_position(game.state)
        assert game.scores() == [access.score_of(game.state, seat) for seat in range(seats)]
    assert game.is_over
    assert game.actions() == []


@pytest.mark.rule("COM-END-1", "COM-END-2", "COM-END-3", "COM-EDGE-22")
@every_table
def test_the_last_round_gives_every_seat_one_more_turn(edition, seats):
    threshold = find_ruleset(edition, seats).parameter("turns", "threshold")
    seed = seed_of("last", edition, seats)
    turns_at_trigger = None
    for state in random_states(edition, seats, seed):
        trains = [access.trains_of(state, seat) for seat in range(seats)]
        if turns_at_trigger is None and state.last_round >= 0:
            assert min(trains) <= threshold
            turns_at_trigger = state.turns
        if state.last_round < 0 and not state.is_over:
            others = [left for seat, left in enumerate(trains) if seat != state.seat]
            assert min(others) > threshold
    assert turns_at_trigger is not None
    assert state.turns == turns_at_trigger + seats


@pytest.mark.rule("COM-END-5", "COM-TURN-6")
@every_table
def test_hundreds_of_silent_games_end_with_everything_in_its_place(edition, seats):
    ruleset = find_ruleset(edition, seats)
    buffer = ActionBuffer()
    for number in range(SILENT_GAMES):
        state = start(ruleset, seed_of("silent", edition, seats, number), number % seats)
        assert 0 < state.playout(buffer) < MOST_DECISIONS
        check_position(state)
