"""Records: a game written down replays to the same bytes, and a tampered record is refused."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from semafor import RecordError, SemaforError, new_game, replay_record, write_record
from tests.kit.tables import (
    every_edition,
    every_nth,
    every_table,
    finished,
    random_games,
    scaled,
    seed_of,
)

REQUIRED = (
    "format",
    "edition",
    "rules_version",
    "map_hash",
    "seats",
    "first",
    "options",
    "setup",
    "moves",
    "commitment",
)


def record_of(edition: str, seats: int, seed: str = "record") -> dict[str, Any]:
    """The record of a finished random game."""
    game = new_game(edition, seats, seed=seed, first=seats - 1)
    return write_record(finished(game, random.Random(f"{edition} {seats}")))


def copy_of(record: dict[str, Any]) -> dict[str, Any]:
    """The record after a journey through a file."""
    return json.loads(json.dumps(record))


@pytest.mark.rule("COM-EDGE-28")
@every_table
def test_a_finished_game_replays_from_its_file_to_equal_digest_and_record(edition, seats):
    record = record_of(edition, seats)
    game = replay_record(copy_of(record))
    assert game.digest() == record["result"]["digest"]
    assert game.result().to_dict() == {
        key: value for key, value in record["result"].items() if key != "digest"
    }
    assert json.dumps(write_record(game)) == json.dumps(record)


@every_table
def test_a_running_game_replays_without_its_seed(edition, seats):
    seed = seed_of("running", edition, seats)
    for game in every_nth(random_games(edition, seats, seed), scaled(60, 150)):
        record = write_record(game)
        assert ("seed" in record) == ("result" in record) == game.is_over
        again = replay_record(copy_of(record))
        assert again.digest() == game.digest()
        assert again.history == game.history
        assert again.log == game.log
        assert again.actions() == game.actions()


@every_edition
def test_every_position_on_the_way_is_the_same(edition):
    game = new_game(edition, 3, seed="way")
    digests = []
    chooser = random.Random(edition)
    while not game.is_over:
        game.play_action(chooser.choice(game.actions()))
        digests.append(game.digest())
    again: list[str] = []
    replay_record(write_record(game), on_move=lambda game, number: again.append(game.digest()))
    assert again == digests


@every_edition
@pytest.mark.parametrize("key", REQUIRED)
def test_a_record_without_one_of_its_keys_is_refused(edition, key):
    record = record_of(edition, 2)
    del record[key]
    with pytest.raises(RecordError) as caught:
        replay_record(record)
    assert caught.value.values["key"] == key


@pytest.mark.parametrize("key", REQUIRED)
@pytest.mark.parametrize("value", [None, "x", 7, -1, [], {}, [1], {"chance": 3}])
def test_a_record_with_a_strange_value_is_refused_in_words(key, value):
    record = record_of("usa-classic", 2)
    if key == "options" and value == {}:
        return
    record[key] = value
    with pytest.raises(SemaforError) as caught:
        replay_record(record)
    assert str(caught.value)


@pytest.mark.parametrize("key", ["result", "seed", "salt"])
@pytest.mark.parametrize("value", [None, 7, [], True])
def test_a_finished_record_with_a_strange_ending_is_refused(key, value):
    record = record_of("usa-classic", 2)
    record[key] = value
    with pytest.raises(RecordError):
        replay_record(record)


def change_seed(record):
    record["seed"] += "0"


def change_salt(record):
    record["salt"] = "pepper"


def drop_salt(record):
    del record["salt"]


def change_commitment(record):
    record["commitment"] = "0" * 64


def change_map_hash(record):
    record["map_hash"] = record["map_hash"][::-1]


def change_rules_version(record):
    record["rules_version"] += 1


def change_format(record):
    record["format"] = 2


def change_first(record):
    record["first"] = 0


def change_total(record):
    record["result"]["seats"][0]["total"] += 1


def change_winners(record):
    record["result"]["winners"] = [0, 1]


def change_digest(record):
    record["result"]["digest"] = "f" * 64


def cut_moves(record):
    record["moves"] = record["moves"][:-1]


def cut_all_moves(record):
    record["moves"] = []


def add_move(record):
    record["moves"].append({"seat": 0, "do": "draw", "chance": []})


def drop_move_in_the_middle(record):
    del record["moves"][len(record["moves"]) // 2]


def swap_two_moves(record):
    moves = record["moves"]
    middle = len(moves) // 2
    moves[middle], moves[middle + 2] = moves[middle + 2], moves[middle]


def change_mover(record):
    record["moves"][5]["seat"] = 1 - record["moves"][5]["seat"]


def change_setup_outcome(record):
    record["setup"]["chance"][0] = other_card(record["setup"]["chance"][0])


def drop_setup_outcome(record):
    del record["setup"]["chance"][-1]


def add_outcome(record):
    record["moves"][-1]["chance"].append("red")


def drop_outcome(record):
    del first_with_card(record)["chance"][0]


def change_outcome(record):
    chance = first_with_card(record)["chance"]
    chance[0] = other_card(chance[0])


def unknown_outcome(record):
    first_with_card(record)["chance"][0] = "pink"


def add_reshuffle(record):
    first_with_card(record)["chance"].append("reshuffle")


def change_move(record):
    first_with_card(record)["do"] = "pass"


def more_seats(record):
    record["seats"].append({"name": "late", "kind": "human"})


def strange_option(record):
    record["options"] = {"weather": "rain"}


def moves_of_numbers(record):
    record["moves"][3] = 5


def chance_of_numbers(record):
    record["moves"][3]["chance"] = [5]


def other_card(name):
    return "red" if name != "red" else "blue"


def first_with_card(record):
    """A blind draw, with what it revealed."""
    return next(m for m in record["moves"] if m["do"] == "draw" and "card" not in m)


TAMPERING = [
    change_seed,
    change_salt,
    drop_salt,
    change_commitment,
    change_map_hash,
    change_rules_version,
    change_format,
    change_first,
    change_total,
    change_winners,
    change_digest,
    cut_moves,
    cut_all_moves,
    add_move,
    drop_move_in_the_middle,
    swap_two_moves,
    change_mover,
    change_setup_outcome,
    drop_setup_outcome,
    add_outcome,
    drop_outcome,
    change_outcome,
    unknown_outcome,
    add_reshuffle,
    change_move,
    moves_of_numbers,
    chance_of_numbers,
]


def is_refused(record):
    try:
        replay_record(record)
    except RecordError as error:
        return bool(str(error))
    return False


@pytest.mark.rule("COM-EDGE-28")
@every_edition
def test_a_tampered_record_is_refused(edition):
    record = record_of(edition, 2)
    replay_record(copy_of(record))
    for tamper in TAMPERING:
        changed = copy_of(record)
        tamper(changed)
        assert changed != record, tamper.__name__
        assert is_refused(changed), tamper.__name__


def move_outcome_to_the_next_move(record):
    moves = record["moves"]
    number = moves.index(first_with_card(record))
    moves[number + 1]["chance"].insert(0, moves[number]["chance"].pop())


@pytest.mark.parametrize("tamper", [add_reshuffle, move_outcome_to_the_next_move, add_outcome])
def test_an_outcome_in_the_wrong_place_is_noticed_in_a_running_game_too(tamper):
    game = new_game("usa-classic", 2, seed="running")
    chooser = random.Random(2)
    while len(game.history) < 60:
        game.play_action(chooser.choice(game.actions()))
    record = write_record(game)
    replay_record(copy_of(record))
    tamper(record)
    with pytest.raises(RecordError):
        replay_record(record)


@pytest.mark.parametrize("tamper", [more_seats, strange_option])
def test_a_record_of_another_table_is_refused(tamper):
    record = record_of("germany", 2)
    tamper(record)
    with pytest.raises(SemaforError):
        replay_record(record)


@pytest.mark.rule("COM-EDGE-28")
@every_edition
def test_another_fair_looking_shuffle_is_noticed(edition):
    """Every outcome is possible and the result fits, but the seed did not give it."""
    honest = record_of(edition, 2, "honest")
    other = record_of(edition, 2, "other")
    for key in ("seed", "salt", "commitment"):
        other[key] = honest[key]
    with pytest.raises(RecordError) as caught:
        replay_record(other)
    assert caught.value.reason == "record-shuffle"


@every_edition
def test_the_seed_stays_secret_while_the_game_runs(edition):
    game = new_game(edition, 2, seed="a very secret seed")
    text = json.dumps(write_record(game))
    assert "secret" not in text
    assert game.salt not in text
    assert game.commitment in text
    for seat in (None, 0, 1):
        assert "secret" not in json.dumps(game.view(seat).to_dict())
