"""PettingZoo, Gymnasium and OpenSpiel: their own tests of conformance, and what ours must add."""

from __future__ import annotations

import copy
import importlib.util
import pickle  # noqa: TID251 - part of what is tested
import random

import pytest

from semafor.editions import EDITIONS, find_ruleset
from semafor.engine.errors import SetupError
from tests.kit.ran import lacks
from tests.kit.tables import later

if importlib.util.find_spec("pettingzoo") is None or importlib.util.find_spec("gymnasium") is None:
    pytest.skip(lacks("pettingzoo and gymnasium"), allow_module_level=True)

import numpy as np
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from semafor.lab.aec import env
from semafor.lab.gym import SemaforEnv, SemaforVectorEnv

HAS_SPIEL = importlib.util.find_spec("pyspiel") is not None
# The libraries warn about dictionaries with masks, which their own documentation asks for.
quiet = pytest.mark.filterwarnings("ignore::UserWarning")
TABLES = [
    (EDITIONS[0], 2),
    *((edition, 3 + place % 3) for place, edition in enumerate(EDITIONS[1:])),
    *later(*[(edition, seats) for edition in EDITIONS for seats in (2, 3, 4, 5)]),
]


@quiet
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_pettingzoo_finds_nothing_wrong(edition, seats, capsys):
    api_test(env(edition, seats), num_cycles=60)
    seed_test(lambda: env(edition, seats), num_cycles=30)
    capsys.readouterr()


def play(game, luck, most=10000):
    """Play random legal actions; what each agent had at the end."""
    sums = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter(most):
        seen, reward, is_over, _stopped, _info = game.last()
        sums[agent] += reward
        game.step(None if is_over else int(luck.choice(seen["action_mask"].nonzero()[0])))
    return sums


def test_agents_get_their_rewards_once_and_see_only_their_own_side():
    for reward, total in (("rank", 0.0), ("win", 1.0)):
        game = env("usa-refreshed", 2, reward=reward)
        game.reset(seed=4)
        seen = game.observe(game.agent_selection)
        other = next(agent for agent in game.agents if agent != game.agent_selection)
        assert seen["action_mask"].any()
        assert not game.observe(other)["action_mask"].any()
        assert sum(play(game, random.Random(1)).values()) == total
        assert game.agents == []


def test_an_agent_may_not_do_what_is_not_legal():
    game = env("usa-classic", 2)
    game.reset(seed=1)
    before = game.observe(game.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(SetupError) as caught:
        game.step(wrong)
    assert caught.value.reason == "lab-illegal"
    after = game.observe(game.agent_selection)
    assert all((before[name] == after[name]).all() for name in before)


def test_environments_are_copied_and_pickled_with_their_game():
    game = env("europe", 3)
    game.reset(seed=2)
    for _ in range(30):
        game.step(int(game.last()[0]["action_mask"].nonzero()[0][-1]))
    for made in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):  # noqa: S301, TID251
        twin = copy.deepcopy(game)  # noqa: TID251
        assert play(made, random.Random(3)) == play(twin, random.Random(3))


def test_names_and_versions_stand_with_an_environment():
    ruleset = find_ruleset("germany", 4)
    metadata = env(ruleset).metadata
    assert metadata["name"] == "semafor_germany_v0"
    assert metadata["map_hash"] == ruleset.map_hash
    assert metadata["rules_version"] == ruleset.rules_version
    assert metadata["observation_version"] == 1
    assert env(ruleset, render_mode="ansi").metadata["render_modes"] == ["ansi"]


@quiet
@pytest.mark.parametrize("bots", [["random"], ["racer", "random"]])
def test_gymnasium_finds_nothing_wrong(bots):
    check_env(SemaforEnv("usa-classic", 3, bots=bots), skip_render_check=True)


def run_alone(game, seed, most=3000):
    """A game of the learner against its bots; everything that was seen."""
    numbers, info = game.reset(seed=seed)
    luck, trail, worth, is_over = random.Random(seed), [numbers.tobytes()], 0.0, False
    while not is_over and len(trail) < most:
        legal = info["action_mask"].nonzero()[0]
        numbers, worth, is_over, _, info = game.step(int(luck.choice(legal)))
        trail.append(numbers.tobytes())
    assert is_over
    return trail, worth, info


def test_a_seed_decides_all_of_a_game_the_bots_too():
    runs = [run_alone(SemaforEnv("usa-classic", bots=["random"]), 5) for _ in range(2)]
    assert runs[0][:2] == runs[1][:2]
    assert runs[0][2]["ranks"] == runs[1][2]["ranks"]
    assert run_alone(SemaforEnv("usa-classic", bots=["random"]), 6)[0] != runs[0][0]


def test_an_illegal_action_loses_the_game_or_is_refused():
    game = SemaforEnv("usa-classic", bots=["racer"])
    _numbers, info = game.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _numbers, worth, is_over, _, info = game.step(wrong)
    assert (worth, is_over, info["illegal"]) == (-1.0, True, wrong)
    strict = SemaforEnv("usa-classic", bots=["racer"], illegal="refuse")
    strict.reset(seed=1)
    with pytest.raises(SetupError):
        strict.step(wrong)


def test_a_vector_of_games_gives_what_its_games_give():
    games = SemaforVectorEnv("europe", 6, 3, bots=["racer", "random"], reward="win")
    numbers, info = games.reset(seed=3)
    assert numbers.shape == (6, games.single_observation_space.shape[0])
    luck, ended, won = np.random.default_rng(1), 0, 0.0
    for _ in range(400):
        assert (info["seat"] == np.arange(6) % 3).all()
        legal = [luck.choice(row.nonzero()[0]) for row in info["action_mask"]]
        numbers, worth, is_over, stopped, info = games.step(np.array(legal))
        assert not stopped.any()
        assert (worth[~is_over] == 0).all()
        ended += int(is_over.sum())
        won += float(worth.sum())
        assert games.observation_space.contains(numbers)
    assert ended > 3
    assert won <= ended


@pytest.mark.skipif(not HAS_SPIEL, reason=lacks("open_spiel"))
class TestOpenSpiel:
    """Games with explicit chance."""

    @staticmethod
    def load(edition, seats):
        """A game of OpenSpiel."""
        import pyspiel  # noqa: PLC0415 - may be missing

        import semafor.lab.spiel  # noqa: F401, PLC0415 - registers the game

        return pyspiel.load_game(f"semafor(edition={edition},players={seats})")

    @pytest.mark.parametrize(
        ("edition", "seats"),
        [("usa-classic", 2), *later(("europe", 3), ("germany", 2), ("legends", 4))],
    )
    def test_openspiel_finds_nothing_wrong_even_with_states_written_and_read(self, edition, seats):
        import pyspiel  # noqa: PLC0415 - may be missing

        game = self.load(edition, seats)
        pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)

    def test_outcomes_are_as_likely_as_the_cards_there_are(self):
        state = self.load("usa-classic", 2).new_initial_state()
        outcomes = dict(state.chance_outcomes())
        assert sum(outcomes.values()) == pytest.approx(1.0)
        assert outcomes[8] == pytest.approx(14 / 110)
        assert outcomes[0] == pytest.approx(12 / 110)
        state.apply_action(8)
        assert dict(state.chance_outcomes())[8] == pytest.approx(13 / 109)

    def test_a_branch_leaves_the_node_as_it_was(self):
        state = self.load("germany", 2).new_initial_state()
        luck = random.Random(2)
        while state.is_chance_node() or len(state.history()) < 60:
            actions = state.legal_actions()
            state.apply_action(luck.choice(actions))
        text, legal = str(state), state.legal_actions()
        branch = state.clone()
        for _ in range(10):
            branch.apply_action(branch.legal_actions()[0])
        assert (str(state), state.legal_actions()) == (text, legal)
        assert str(branch) != text

    def test_the_search_of_openspiel_plays_a_game(self):
        from open_spiel.python.algorithms import mcts  # noqa: PLC0415 - may be missing

        game = self.load("usa-classic", 2)
        luck = np.random.RandomState(1)
        judge = mcts.RandomRolloutEvaluator(1, luck)
        bot = mcts.MCTSBot(game, 2.0, 3, judge, random_state=luck)
        state, decided = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(luck.choice(actions, p=shares)))
            elif state.current_player() == 0 and decided < 12:
                state.apply_action(bot.step(state))
                decided += 1
            else:
                state.apply_action(int(luck.choice(state.legal_actions())))
        assert sum(state.returns()) == 0
        assert decided == 12
