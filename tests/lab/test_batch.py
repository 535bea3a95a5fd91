"""Many games in one call: the same games as one by one, every action checked, players inside."""

from __future__ import annotations

from array import array

import pytest

from semafor.editions import find_ruleset
from semafor.engine.errors import SetupError
from semafor.engine.observation import Observer
from semafor.engine.position import digest
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer
from semafor.lab.batch import REWARDS, Batch, rewards_of
from semafor.search.minds import make_racer
from semafor.search.players import PolicyPlayer, UniformPlayer
from tests.kit.tables import every_edition, every_table, scaled

GAMES = 5


def choice_of(batch, game, step):
    """One of the legal actions, in turn."""
    count = batch.counts[game]
    return batch.legal[batch.starts[game] + (step * 7 + game) % count] if count else 0


def actions_of(batch, step):
    """An action for every game."""
    return array("i", [choice_of(batch, game, step) for game in range(batch.games)])


def check_seen(batch, game):
    """What stands in the buffers is what the position says."""
    state, buffer = batch.position(game), ActionBuffer()
    seat = state.actor()
    assert batch.actors[game] == seat
    state.fill(buffer)
    start = batch.starts[game]
    assert list(batch.legal[start : start + batch.counts[game]]) == buffer.to_list()
    mask = batch.masks[game * batch.actions : (game + 1) * batch.actions]
    assert sorted(buffer.to_list()) == [number for number, bit in enumerate(mask) if bit]
    out = array("h", [0] * batch.width)
    Observer(batch.ruleset).write(state, max(seat, 0), out, 0)
    assert list(batch.observations[game * batch.width : (game + 1) * batch.width]) == list(out)


@every_table
def test_games_in_step_are_the_games_played_one_by_one(edition, seats):
    ruleset = find_ruleset(edition, seats)
    batch = Batch(ruleset, GAMES, autoreset=False, reward="margin")
    batch.reset([10 * game for game in range(GAMES)])
    states = [batch.position(game) for game in range(GAMES)]
    for step in range(scaled(3000, 40)):
        actions = actions_of(batch, step)
        batch.step(actions)
        for game, state in enumerate(states):
            if not state.is_over:
                state.step(actions[game])
                assert batch.dones[game] == state.is_over
                if state.is_over:
                    result = score_position(state)
                    rows = slice(game * seats, (game + 1) * seats)
                    assert tuple(batch.totals[rows]) == result.totals
                    assert tuple(batch.ranks[rows]) == result.ranks
                    worth = rewards_of("margin", result.totals, result.ranks)
                    assert list(batch.rewards[rows]) == worth
            else:
                assert not batch.dones[game]
        if step % 50 == 0:
            for game, state in enumerate(states):
                assert digest(batch.position(game)) == digest(state)
                check_seen(batch, game)
        if all(state.is_over for state in states):
            break
    if scaled(1, 0):
        assert all(actor == -1 for actor in batch.actors)


@every_edition
def test_a_game_that_ends_begins_anew_with_a_seed_of_its_own(edition):
    ruleset = find_ruleset(edition, 2)
    runs = []
    for seeds in ([1, 2, 3], [1, 2, 3], [4, 2, 3]):
        batch, ends = Batch(ruleset, 3), []
        batch.reset(seeds)
        for step in range(scaled(900, 20)):
            batch.step(actions_of(batch, step))
            ends += [(step, game) for game in range(3) if batch.dones[game]]
            for game in range(3):
                assert batch.counts[game] > 0
                if not batch.dones[game]:
                    assert not any(batch.rewards[game * 2 : game * 2 + 2])
        runs.append((ends, [digest(batch.position(game)) for game in range(3)]))
    assert runs[0] == runs[1]
    assert runs[0][1][1:] == runs[2][1][1:]
    assert runs[0][1][0] != runs[2][1][0]
    if scaled(1, 0):
        assert len(runs[0][0]) > 3


@pytest.mark.once
def test_choices_inside_are_legal_and_follow_from_the_seed():
    ruleset = find_ruleset("europe", 3)
    ends = []
    for _ in range(2):
        batch = Batch(ruleset, 8, skip_forced=True)
        batch.reset(range(8))
        batch.play(400)
        assert min(batch.counts) > 1
        ends.append([digest(batch.position(game)) for game in range(8)])
        check_seen(batch, 3)
    assert ends[0] == ends[1]


@pytest.mark.once
def test_seats_may_be_played_inside_and_every_game_needs_one_that_is_not():
    ruleset = find_ruleset("usa-classic", 3)
    policy = PolicyPlayer(make_racer(ruleset))
    players = [None if seat == game % 3 else policy for game in range(6) for seat in range(3)]
    players[-1] = UniformPlayer(5)  # the last game's learner sits elsewhere
    players[-3] = None
    batch = Batch(ruleset, 6, players=players, reward="rank")
    batch.reset(range(6))
    ended = 0
    for step in range(300):
        batch.step(actions_of(batch, step))
        for game in range(6):
            assert players[game * 3 + batch.actors[game]] is None
        ended += sum(batch.dones)
    assert ended
    with pytest.raises(SetupError) as caught:
        Batch(ruleset, 1, players=[policy] * 3)
    assert caught.value.reason == "lab-no-learner"


@pytest.mark.once
def test_an_illegal_action_changes_nothing():
    ruleset = find_ruleset("usa-classic", 2)
    batch = Batch(ruleset, 4)
    batch.reset(range(4))
    before = [digest(batch.position(game)) for game in range(4)]
    for wrong in (-1, ruleset.actions, 10**6, batch.legal[batch.starts[3]] + 1000):
        actions = actions_of(batch, 0)
        actions[2] = wrong
        with pytest.raises(SetupError) as caught:
            batch.step(actions)
        assert caught.value.reason == "lab-illegal"
        assert caught.value.values["game"] == 2
        assert [digest(batch.position(game)) for game in range(4)] == before
    with pytest.raises(SetupError):
        batch.step(array("i", [0]))


@pytest.mark.once
def test_lists_of_legal_actions_find_room_for_themselves():
    ruleset = find_ruleset("legends", 2)
    batch = Batch(ruleset, 2, mask=False, observe=False)
    batch.reset([1, 2])
    most = 0
    for step in range(2500):
        batch.step(actions_of(batch, step))
        most = max(most, sum(batch.counts))
        assert len(batch.legal) >= sum(batch.counts)
    assert most > 40


@pytest.mark.once
def test_wrong_wishes_are_refused_by_name():
    ruleset = find_ruleset("usa-classic", 2)
    for reason, make in {
        "lab-games": lambda: Batch(ruleset, 0),
        "lab-reward": lambda: Batch(ruleset, 1, reward="glory"),
        "lab-seeds": lambda: Batch(ruleset, 2).reset([1]),
    }.items():
        with pytest.raises(SetupError) as caught:
            make()
        assert caught.value.reason == reason


@pytest.mark.once
def test_what_the_end_is_worth():
    worth = {name: rewards_of(name, (90, 120, 120), (3, 1, 1)) for name in REWARDS}
    assert worth == {
        "win": [0.0, 0.5, 0.5],
        "rank": [-1.0, 1.0, 1.0],
        "score": [90.0, 120.0, 120.0],
        "margin": [-30.0, 0.0, 0.0],
    }
