"""What is learnt: slopes that are right, a file that plays everywhere without NumPy, and no peeking."""

from __future__ import annotations

import importlib.util
import json
import random
import subprocess
import sys

import pytest

from semafor.bots import make_bot, make_player
from semafor.bots.learned import SHIPPED, LearnedBot, read_net
from semafor.cli.main import main
from semafor.editions import find_ruleset
from semafor.engine.errors import SetupError
from semafor.engine.resample import resample
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.lab.batch import Batch
from semafor.lab.extras import EXTRAS, MissingError, need
from semafor.search.learned import Features, Net
from semafor.search.minds import make_candidates, make_racer
from semafor.search.players import PolicyPlayer
from semafor.search.sizes import ABOUT_ALL, ABOUT_MOVE, HIDDEN
from tests.kit.ran import lacks
from tests.kit.tables import every_edition, random_states

needs_numpy = pytest.mark.skipif(importlib.util.find_spec("numpy") is None, reason=lacks("numpy"))


@needs_numpy
def test_slopes_are_those_of_the_loss():
    import numpy as np  # noqa: PLC0415 - may be missing

    from semafor.lab.training import Network, shares_of  # noqa: PLC0415 - needs NumPy

    luck, network = np.random.default_rng(1), Network(3)
    counts = np.array([3, 1, 4])
    starts, owner = np.array([0, 3, 4]), np.repeat(np.arange(3), counts)
    moves, alls = luck.normal(size=(8, ABOUT_MOVE)), luck.normal(size=(3, ABOUT_ALL))
    chosen, force, wanted = np.array([1, 3, 6]), np.array([-1.0, 0.5, 2.0]), luck.normal(size=3)
    network.weights["judge_out"] += luck.normal(size=(1, HIDDEN))

    def loss():
        shares = shares_of(network.rate(moves, alls, owner)[0], starts, owner)
        judged = 0.5 * (network.judge(alls) - wanted) ** 2
        return float((force * np.log(shares[chosen])).sum() + judged.sum())

    ratings, hidden = network.rate(moves, alls, owner)
    shares = shares_of(ratings, starts, owner)
    pull = -force[owner] * shares
    pull[chosen] += force
    slopes = network.slopes(moves, alls, starts, hidden, pull, network.judge(alls) - wanted)
    for name, slope in slopes.items():
        for place in [(0, 0), (0, 5), tuple(size - 1 for size in slope.shape)]:
            kept = network.weights[name][place]
            around = []
            for step in (1e-5, -1e-5):
                network.weights[name][place] = kept + step
                around.append(loss())
            network.weights[name][place] = kept
            assert slope[place] == pytest.approx((around[0] - around[1]) / 2e-5, abs=1e-5), name


@needs_numpy
def test_a_bot_is_trained_by_one_command_and_plays_from_its_file(tmp_path, capsys):
    file = tmp_path / "own.json"
    asked = ["lab", "train", "usa-classic", "--minutes", "0.03", "--against", "racer"]
    assert main([*asked, "--out", str(file)]) == 0
    assert str(file) in capsys.readouterr().out.replace("\n", "")
    assert file.stat().st_size < 40_000
    trained = json.loads(file.read_text())
    assert trained["map_hash"] == find_ruleset("usa-classic", 2).map_hash
    spec = f"learned:{file}"
    games = ["--bots", f"{spec},random", "--games", "4", "--workers", "1", "--json"]
    assert main(["simulate", "usa-classic", *games]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 4


@needs_numpy
def test_whoever_learns_knows_the_planner_first_however_short_the_time():
    from semafor.lab.training import Plan, Training  # noqa: PLC0415 - needs NumPy

    ruleset = find_ruleset("usa-classic", 2)
    plan = Plan(games=16, opponents=("racer",), seed=4)
    training = Training(
        ruleset, plan, lambda name, seed: make_player(make_bot(name, seed), ruleset)
    )
    agreed = [training.imitate(1500) for _ in range(3)]
    assert agreed[0] < 0.8
    assert agreed[-1] > 0.85


def test_the_shipped_bot_needs_no_library_for_learning():
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from semafor.arena.simulate import simulate\n"
        "simulate('europe', ['learned', 'random'], 1, seed=1, workers=1)\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603 - our own interpreter


@every_edition
def test_what_it_sees_depends_on_no_secret(edition):
    ruleset = find_ruleset(edition, 3)
    player, buffer = make_player(LearnedBot(), ruleset), ActionBuffer()
    for number, state in enumerate(random_states(edition, 3, 11)):
        if number % 25 == 0 and not state.is_over:
            usual = player.choose(state.clone(), buffer)
            for dealt in range(2):
                world = resample(view(state, state.actor()), random.Random(dealt))
                assert player.choose(world, buffer) == usual


def test_the_network_in_compiled_code_rates_as_its_formula_says():
    from math import tanh  # noqa: PLC0415 - for this test alone

    ruleset = find_ruleset("usa-classic", 2)
    net, weights = Net(), read_net(SHIPPED)
    net.load(weights)
    features, buffer = Features(make_candidates(ruleset)), ActionBuffer()
    state = next(s for n, s in enumerate(random_states("usa-classic", 2, 3)) if n == 40)
    count = features.look(state, buffer)
    moves, alls = (
        memoryview(bytearray(4 * size)).cast("f") for size in (48 * ABOUT_MOVE, ABOUT_ALL)
    )
    codes = memoryview(bytearray(4 * 48)).cast("i")
    features.copy(moves, 0, alls, 0, codes, 0)
    net.begin(features)
    assert count > 2
    for number in range(count):
        row = moves[number * ABOUT_MOVE : (number + 1) * ABOUT_MOVE]
        value = sum(a * b for a, b in zip(weights["straight"][0], row, strict=True))
        for node, out in enumerate(weights["out"][0]):
            inner = sum(a * b for a, b in zip(weights["from_all"][node], alls, strict=True))
            inner += sum(a * b for a, b in zip(weights["from_move"][node], row, strict=True))
            value += out * tanh(inner)
        assert net.rate(features, number) == pytest.approx(value, abs=1e-4)


def test_it_beats_who_only_races():
    """Far enough above a half that no luck decides: it wins some three of four."""
    ruleset = find_ruleset("usa-classic", 2)
    learned, racer = make_player(LearnedBot(), ruleset), PolicyPlayer(make_racer(ruleset))
    batch = Batch(
        ruleset,
        60,
        players=[racer if (game + seat) % 2 else None for game in range(60) for seat in range(2)],
        observe=False,
        mask=False,
        reward="win",
        autoreset=False,
    )
    batch.reset(range(60))
    buffer, won = ActionBuffer(), 0.0
    actions = memoryview(bytearray(4 * 60)).cast("i")
    while any(seat >= 0 for seat in batch.actors):
        for game in range(60):
            if batch.actors[game] >= 0:
                actions[game] = learned.choose(batch.look(game), buffer)
        batch.step(actions)
        won += sum(batch.rewards[game * 2 + game % 2] for game in range(60) if batch.dones[game])
    assert won > 30


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("no json", "learned-unreadable"),
        ("[]", "learned-format"),
        ('{"format": 1, "features": 0}', "learned-version"),
        ('{"format": 1, "features": 1, "weights": {"out": [[1]]}}', "learned-format"),
    ],
)
def test_a_file_that_is_none_is_refused(text, reason, tmp_path):
    file = tmp_path / "weights.json"
    file.write_text(text)
    with pytest.raises(SetupError) as caught:
        make_bot(f"learned:{file}", 1)
    assert caught.value.reason == reason
    with pytest.raises(SetupError):
        make_bot(f"learned:{tmp_path / 'none.json'}", 1)


def test_a_library_that_is_missing_is_named_with_its_extra(monkeypatch):
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingError) as caught:
        need("pettingzoo")
    assert str(caught.value) == "this needs pettingzoo: pip install 'semafor[lab]'"
    assert isinstance(caught.value, ImportError)
    assert set(EXTRAS.values()) == {"lab", "openspiel"}
