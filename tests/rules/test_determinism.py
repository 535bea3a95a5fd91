"""One seed and the same moves give the same game, in words and in every hidden card."""

import json
import random

import pytest

from semafor import Game, new_game, replay_record, write_record
from tests.rules.boards import EDITIONS


def played(edition: str, seed: str, moves: int = 150) -> Game:
    chooser = random.Random(f"{edition} {seed}")
    game = new_game(edition, 3, seed=seed, first=1)
    for _ in range(moves):
        if game.is_over:
            break
        game.play_action(chooser.choice(game.actions()))
    return game


def told(game: Game) -> str:
    stories = [[fact.to_dict() for fact in game.facts(viewer)] for viewer in (None, 0, 1, 2)]
    return json.dumps([stories, write_record(game)])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-28")
def test_the_same_seed_and_moves_give_the_same_state_and_log(edition: str) -> None:
    one, two = played(edition, "twice"), played(edition, "twice")
    assert one.digest() == two.digest()
    assert told(one) == told(two)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-28")
def test_the_moves_in_words_replay_to_the_same_state(edition: str) -> None:
    game = played(edition, "words")
    again = new_game(edition, 3, seed="words", first=1)
    for row in game.history:
        again.play({key: value for key, value in row.items() if key != "chance"})
    assert again.digest() == game.digest()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-28")
def test_a_record_replays_to_the_same_state(edition: str) -> None:
    game = played(edition, "record")
    record = json.loads(json.dumps(write_record(game)))
    assert replay_record(record).digest() == game.digest()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-28")
def test_another_seed_gives_another_shuffle(edition: str) -> None:
    starts = {new_game(edition, 3, seed=seed).digest() for seed in range(10)}
    assert len(starts) == 10


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-28")
def test_a_copy_sees_the_same_chance_and_leaves_the_original_alone(edition: str) -> None:
    game = played(edition, "copy", 20)
    before = game.digest()
    copy = game.clone()
    chooser = random.Random(1)
    actions = []
    for _ in range(30):
        actions.append(chooser.choice(copy.actions()))
        copy.play_action(actions[-1])
    assert game.digest() == before
    for action in actions:
        game.play_action(action)
    assert game.digest() == copy.digest()
