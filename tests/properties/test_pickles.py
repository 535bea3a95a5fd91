"""Rulesets, states, games and views survive pickling and deep copies, on both builds and in campaigns."""

from __future__ import annotations

import copy
import os
import pickle  # noqa: TID251 - this is what is tested
import random
import subprocess
import sys

import pytest

from semafor.editions import find_ruleset, fingerprint
from semafor.engine.core import is_compiled
from semafor.engine.errors import RecordError
from semafor.engine.game import Game
from semafor.engine.pickling import restore_module, restore_ruleset
from semafor.engine.position import digest
from semafor.engine.record import write_record
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from tests.kit.tables import every_edition, every_nth, play_on, scaled, start
from tests.properties.test_campaign_games import make_ruleset

LOOK_EVERY = scaled(20, 60)
PROGRAM = """
import pickle, sys
from semafor.engine.position import digest
from semafor.engine.tables import ActionBuffer
states = pickle.load(sys.stdin.buffer)
assert len({id(state.tables) for state in states}) == 1
for state in states:
    print(digest(state), state.playout(ActionBuffer()), digest(state))
"""


def again(thing):
    """A thing after a journey through a pickle."""
    return pickle.loads(pickle.dumps(thing))  # noqa: S301 - our own bytes


def ends(state):
    """Where a position leads with its own luck."""
    before = digest(state)
    count = state.playout(ActionBuffer())
    return before, count, digest(state)


def states_of(ruleset: Ruleset, seed: int):
    """Positions of a random game."""
    state, chooser, buffer = start(ruleset, seed), random.Random(seed), ActionBuffer()
    number = 0
    while not state.is_over and number < 2000:
        if number % LOOK_EVERY == 0:
            yield state.clone()
        state.fill(buffer)
        state.step(chooser.choice(buffer.to_list()))
        number += 1


def check_copies(state):
    """Every copy of a position is that position, and goes on as it would."""
    usual = ends(state.clone())
    for made in (again(state), copy.deepcopy(state), copy.copy(state)):  # noqa: TID251
        assert made is not state
        assert made.tables is state.tables
        assert ends(made) == usual


@every_edition
def test_a_state_comes_back_and_goes_on_as_it_would_have(edition):
    for state in states_of(find_ruleset(edition, 3), 5):
        check_copies(state)


@pytest.mark.parametrize("trial", range(3))
def test_so_does_a_state_of_a_campaigns_game(trial):
    ruleset, rng = make_ruleset(trial)
    for state in states_of(ruleset, rng.getrandbits(60) | 1):
        check_copies(state)


@every_edition
def test_a_game_comes_back_with_its_log_and_sees_the_same_chance(edition):
    game = Game(find_ruleset(edition, 2), seed="pickle")
    for at in every_nth(play_on(game, random.Random(3)), 3 * LOOK_EVERY):
        for made in (again(at), copy.deepcopy(at)):  # noqa: TID251
            assert write_record(made) == write_record(at)
            assert [made.view(seat) for seat in (None, 0, 1)] == [
                at.view(seat) for seat in (None, 0, 1)
            ]
            if not at.is_over:
                action = at.actions()[-1]
                assert [fact.to_dict() for fact in made.play_action(action)] == [
                    fact.to_dict() for fact in at.clone().play_action(action)
                ]


@every_edition
def test_a_view_comes_back_equal(edition):
    for state in states_of(find_ruleset(edition, 2), 9):
        for seat in (None, 0, 1):
            seen = view(state, seat)
            assert again(seen) == seen
            assert copy.deepcopy(seen) == seen  # noqa: TID251


def test_a_ruleset_in_use_is_shared_and_one_that_is_not_is_compiled_again():
    ruleset = find_ruleset("usa-classic", 2)
    assert again(ruleset) is ruleset
    assert copy.deepcopy(ruleset) is ruleset  # noqa: TID251
    own, _rng = make_ruleset(2)
    text, mark = pickle.dumps(own), fingerprint(own)
    del own
    made = pickle.loads(text)  # noqa: S301 - our own bytes
    assert fingerprint(made) == mark


@pytest.mark.once
def test_what_another_version_wrote_is_refused_in_one_sentence():
    ruleset = find_ruleset("usa-classic", 2)
    with pytest.raises(RecordError) as caught:
        restore_ruleset(ruleset.edition, 2, {}, "another")
    assert caught.value.reason == "pickle-version"
    with pytest.raises(RecordError) as caught:
        restore_module("semafor.rules.nowhere", "nowhere")
    assert caught.value.reason == "pickle-module"


@pytest.mark.compiled
@pytest.mark.parametrize("edition", ["europe", "legends"])
def test_the_plain_build_reads_what_the_compiled_one_wrote(edition):
    assert is_compiled()
    states = list(states_of(find_ruleset(edition, 2), 4))[:3]
    done = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", PROGRAM],
        input=pickle.dumps(states),
        capture_output=True,
        env={**os.environ, "SEMAFOR_PURE": "1"},
        check=True,
    )
    found = [tuple(line.split()) for line in done.stdout.decode().splitlines()]
    assert found == [tuple(map(str, ends(state))) for state in states]
