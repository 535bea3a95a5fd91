"""What positions are worth: the files that are shipped, where they hold, and that both builds find the same."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from semafor.arena.training import values
from semafor.cli.main import main
from semafor.editions import EDITIONS, find_ruleset, folder_of
from semafor.engine.core import is_compiled
from semafor.engine.resample import resample
from semafor.engine.views import view
from semafor.search.budgets import CONSTANTS, TO_THE_END
from semafor.search.minds import make_candidates, make_dealer, make_rollout, make_tree
from semafor.search.net import Net
from semafor.search.sizes import LAYER, VALUES, count_weights
from semafor.search.trained_file import read_net, read_trained, write_trained
from semafor.search.tree import Tree
from semafor.search.value_file import (
    FILES,
    NET,
    file_for,
    find_net,
    inputs_for,
    make_value,
    value_from,
)
from tests.kit.builds import on_the_plain_build
from tests.kit.campaign import begin_turns, campaign_edition
from tests.kit.campaign import start as start_campaign
from tests.kit.tables import every_edition, scaled, seed_of, start
from tests.search.positions import lively_states
from tests.search.test_secrets import thoughts

MOST_BYTES = 140_000
TRAINED = [
    (name, file)
    for name in EDITIONS
    for file in FILES.values()
    if (folder_of(name) / file).is_file()
]
JUDGING = CONSTANTS["value"]
NEAR = 1e-5


def made_up(ruleset, policy=None):
    """A value for any game, of weights that mean nothing; with the plans of a search, where it belongs to one."""
    rng = random.Random(3)
    sizes = (inputs_for(ruleset.seats), 12, 6, VALUES)
    weights = tuple(rng.uniform(-0.3, 0.3) for _ in range(count_weights(sizes)))
    return value_from(ruleset, policy or make_rollout(ruleset), (sizes, weights))


def judged(value, state):
    """What a value says of a position to every seat."""
    value.policy.forget()
    value.look(state)
    found = []
    for seat in range(state.tables.seats):
        value.judge(state, seat)
        found.append([value.result, value.win, value.score])
        found.append(value.facts_of(state, seat))
    return found


def tree_with(ruleset, constants=JUDGING, *, judges=True):
    """A tree with a value of its own, or without one, whatever was trained for the game."""
    rollout = make_rollout(ruleset)
    value = made_up(ruleset, rollout) if judges else None
    lines = len(ruleset.points_lines)
    tree = Tree(make_dealer(ruleset), make_candidates(ruleset), rollout, lines, value)
    constants.prepare(tree)
    return tree


# -------------------------------------------------------------------- files


@pytest.mark.parametrize(("edition", "file"), TRAINED)
def test_what_was_trained_is_a_small_file_that_is_whole_and_says_how_it_was_made(edition, file):
    path = folder_of(edition) / file
    trained = read_trained(path)
    assert trained is not None
    assert path.stat().st_size < MOST_BYTES
    assert trained.recipe["command"].startswith(f"semafor train {edition} ")
    assert trained.recipe["explained"]["result"] > 0.2
    assert any(
        find_net(find_ruleset(edition, seats)) for seats in range(2, 6) if file_for(seats) == file
    )


def test_a_damaged_file_is_not_used(tmp_path):
    sizes = (3, 2, 2, VALUES)
    net = (sizes, tuple(float(number) for number in range(count_weights(sizes))))
    trained = values.Trained("map", {}, {NET: values.plain_net(net)})
    path = tmp_path / FILES[True]
    write_trained(path, trained)
    found = read_trained(path)
    assert found is not None
    assert read_net(found.content[NET], 3, VALUES) == net
    assert read_net(found.content[NET], 4, VALUES) is None
    assert read_net({"sizes": [3, LAYER + 1, 2, 3], "weights": []}, 3, VALUES) is None
    content = json.loads(path.read_text(encoding="utf-8"))
    content[NET]["weights"][3] += 0.0001
    path.write_text(json.dumps(content), encoding="utf-8")
    assert read_trained(path) is None


@pytest.mark.parametrize(("edition", "file"), TRAINED[:1])
def test_what_was_learned_of_one_map_is_not_used_on_another(monkeypatch, edition, file):
    ruleset = find_ruleset(edition, 2 if file == FILES[True] else 3)
    trained = read_trained(folder_of(edition) / file)
    assert trained is not None
    assert make_tree(ruleset).judge is not None
    monkeypatch.setattr(
        "semafor.search.trained_file._read", lambda path, changed: replace(trained, map="another")
    )
    assert make_value(ruleset, make_rollout(ruleset)) is None


def test_a_game_of_a_campaign_is_played_to_its_end():
    game = begin_turns(start_campaign(campaign_edition(), 2))
    assert make_tree(game.ruleset).judge is None


@every_edition
def test_without_a_value_a_search_is_the_same_with_any_constants(edition):
    ruleset = find_ruleset(edition, 2)
    state = start(ruleset, seed_of("without", edition))
    world = resample(view(state, state.actor()), random.Random(1))
    found = []
    for horizon in (TO_THE_END, 0):
        tree = tree_with(ruleset, replace(JUDGING, horizon=horizon), judges=False)
        found.append(thoughts(tree, world, 5))
    assert found[0] == found[1]


# -------------------------------------------------------------------- what is found


def test_a_net_adds_up_what_its_weights_say():
    sizes = (3, 2, 2, 1)
    rng = random.Random(4)
    weights = [rng.uniform(-1, 1) for _ in range(count_weights(sizes))]
    given = [0.5, 0.0, -2.0]
    numbers, at = list(given), 0
    for layer, (inputs, outputs) in enumerate(((3, 2), (2, 2), (2, 1))):
        rows = [weights[at + unit * inputs : at + (unit + 1) * inputs] for unit in range(outputs)]
        added = weights[at + inputs * outputs : at + (inputs + 1) * outputs]
        at += (inputs + 1) * outputs
        numbers = [
            sum(weight * number for weight, number in zip(row, numbers, strict=True)) + more
            for row, more in zip(rows, added, strict=True)
        ]
        if layer < 2:
            numbers = [max(number, 0.0) for number in numbers]
    assert Net(sizes, weights).answer(given) == pytest.approx(numbers)


@every_edition
@pytest.mark.parametrize("seats", [2, 4])
def test_a_value_can_be_read_of_every_position_and_changes_none(edition, seats):
    ruleset = find_ruleset(edition, seats)
    value = made_up(ruleset)
    for number, state in enumerate(lively_states(ruleset, seed_of("value", edition, seats))):
        if number % scaled(7, 60):
            continue
        seen = [view(state, seat) for seat in range(seats)]
        first = judged(value, state)
        assert all(-5.0 < fact < 5.0 for facts in first[1::2] for fact in facts)
        assert all(0.0 < share < 1.0 for shares in first[::2] for share in shares[:2])
        assert judged(value, state) == first
        assert [view(state, seat) for seat in range(seats)] == seen


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_that_judges_reads_no_secret_of_others(edition, seats):
    ruleset = find_ruleset(edition, seats)
    seed = seed_of("judged", edition, seats)
    tree = tree_with(ruleset, replace(JUDGING, every=3, share=0.5))
    for number, state in enumerate(lively_states(ruleset, seed)):
        if number % scaled(40, 90):
            continue
        seen = view(state, state.actor())
        worlds = [resample(seen, random.Random(dealt)) for dealt in (1, 2)]
        first, second = (thoughts(tree, world, seed + number) for world in worlds)
        assert first == second
        if number >= scaled(400, 90):
            break


@every_edition
def test_games_are_played_to_the_end_where_it_is_near(edition):
    """With every game near its end a search that judges finds what one that plays on does."""
    ruleset = find_ruleset(edition, 2)
    state = start(ruleset, seed_of("near", edition))
    world = resample(view(state, state.actor()), random.Random(1))
    always = replace(JUDGING, near_end=1000)
    played = replace(JUDGING, horizon=TO_THE_END)
    found = [thoughts(tree_with(ruleset, constants), world, 5) for constants in (always, played)]
    assert found[0] == found[1]


SCRIPT = """
import json
from tests.search.test_value import findings
print(json.dumps(findings()))
"""


def findings():
    """What values say of some positions of every edition, and short searches with them, as plain data."""
    found = [is_compiled()]
    for number, edition in enumerate(EDITIONS):
        ruleset = find_ruleset(edition, 2 + number % 3)
        value, tree = made_up(ruleset), tree_with(ruleset)
        for step, state in enumerate(lively_states(ruleset, seed_of("both", edition))):
            if step % 90 == 20:
                found += judged(value, state)
                world = resample(view(state, state.actor()), random.Random(step))
                world.rng = step
                tree.begin(world, step)
                tree.run(5)
                found += [list(move) for move in tree.moves()]
            if step > 200:
                break
    return found


@pytest.mark.compiled  # compares it with the plain one
def test_both_builds_judge_alike():
    here, there = findings(), on_the_plain_build(SCRIPT)
    assert (here[0], there[0]) == (True, False)
    assert len(here) == len(there)
    for mine, other in zip(here[1:], there[1:], strict=True):
        assert mine == pytest.approx(other, abs=NEAR)


# -------------------------------------------------------------------- the command


@pytest.mark.compiled
def test_a_folder_from_outside_learns_what_its_positions_are_worth(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "moon"
    folder.mkdir()
    for file in folder_of("europe").iterdir():
        if file.is_file() and file.name not in FILES.values():
            (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(folder))
    monkeypatch.setattr(values, "PIECE", 20)
    few = ["train", "moon", "--part", "value", "--value-games", "40", "--workers", "1"]
    kept = tmp_path / "kept"
    assert main([*few, "--keep", str(kept)]) == 0
    told = capsys.readouterr().out
    for seats in (2, 3):
        assert str(folder / file_for(seats)) in told
        net = find_net(find_ruleset("moon", seats))
        assert net is not None
        assert net[0][0] == inputs_for(seats)
    assert find_net(find_ruleset("moon", 5)) == find_net(find_ruleset("moon", 3))
    assert make_tree(find_ruleset("moon", 2)).judge is not None
    again = tmp_path / "again"
    again.mkdir()
    monkeypatch.setattr(values, "play_piece", None)  # everything was kept
    assert main([*few, "--keep", str(kept), "--out", str(again)]) == 0
    for file in FILES.values():
        assert (again / file).read_bytes() == (folder / file).read_bytes()
