"""The standard forms: positions go out and come back whole, records and moves are what their schemas say."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from semafor import RecordError, new_game, read_position, write_position, write_record
from semafor.engine import access
from semafor.engine.game import Game
from semafor.engine.position import digest
from semafor.engine.standard import position_words, read_line, write_line
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from tests.kit.ran import lacks
from tests.kit.tables import every_edition, every_table, random_states, scaled, seed_of

SCHEMAS = Path(__file__).resolve().parents[2] / "docs" / "schemas"
EVERY = scaled(9, 60)


def validator(name):
    jsonschema = pytest.importorskip("jsonschema", reason=lacks("jsonschema"))
    referencing = pytest.importorskip("referencing")
    files = {path.name: json.loads(path.read_text()) for path in SCHEMAS.glob("*.json")}
    rows = [(key, referencing.Resource.from_contents(value)) for key, value in files.items()]
    registry = referencing.Registry().with_resources(rows)
    return jsonschema.Draft202012Validator(files[f"{name}.schema.json"], registry=registry)


@every_table
def test_a_position_comes_back_whole(edition, seats):
    check = validator("position")
    for number, state in enumerate(random_states(edition, seats, seed_of("line", edition, seats))):
        if number % EVERY and not state.is_over:
            continue
        line = write_position(Game.from_state(state.tables.ruleset, state.clone()))
        assert "\n" not in line
        again = read_position(line)
        assert again.digest() == digest(state)
        assert write_position(again) == line
        words = position_words(state)
        assert read_line(line) == words == json.loads(json.dumps(words))
        check.validate(words)
        for seat in (None, *range(seats)):
            assert view(again.state, seat) == view(state, seat)


@every_edition
def test_play_goes_on_from_a_line_as_from_the_position(edition):
    seed = seed_of("goes on", edition)
    states = [state.clone() for state in random_states(edition, 3, seed) if not state.is_over]
    state = random.Random(seed).choice(states)
    again = read_position(
        write_position(Game.from_state(state.tables.ruleset, state.clone()))
    ).state
    again.rng = state.rng = seed | 1
    for deck in range(
        state.tables.decks
    ):  # a pool has no order of its own: the fast generator takes from places
        pool, under = sorted(access.pool_list(state, deck)), access.under_list(state, deck)
        access.set_ticket_deck(state, deck, pool, under)
    buffers = ActionBuffer(), ActionBuffer()
    while state.actor() >= 0:
        for each, buffer in zip((state, again), buffers, strict=True):
            each.fill(buffer)
        assert buffers[0].to_list() == buffers[1].to_list()
        for each in (state, again):
            each.step(buffers[0].get(0))
        assert digest(state) == digest(again)


@every_edition
def test_records_are_what_their_schema_says(edition):
    check = validator("record")
    game = new_game(edition, seats=2, seed="schema")
    dice = random.Random(seed_of("schema", edition))
    while not game.is_over:
        if game.actor == 0 and len(game.history) % 20 == 0:
            check.validate(write_record(game))
        game.play_action(dice.choice(game.actions()))
    record = write_record(game)
    check.validate(record)
    for broken in (
        {**record, "format": 2},
        {**record, "more": 1},
        {**record, "moves": [{"do": "claim", "seat": 0, "chance": []}]},
        {key: value for key, value in record.items() if key != "seed"},
    ):
        assert not check.is_valid(broken)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("semafor-position/1", "semafor-position/2"),
        ("edition=usa-classic", "edition=nowhere"),
        ("market=", "market=pink,"),
        ("routes=", "routes=dallas-mars,"),
        ("turn=0", "turn=9"),
        ("frames=", "frames=1,2,"),
        ("trains=45", "trains="),
        ("deck=", "deck=red:900,"),
        ("map=", "map=0"),
    ],
)
def test_what_is_no_position_is_refused(old, new):
    line = write_position(new_game("usa-classic", seats=2, seed="broken"))
    assert old in line
    with pytest.raises(RecordError):
        read_position(line.replace(old, new, 1))


def test_a_line_can_be_read_by_a_person():
    line = write_line(position_words(new_game("usa-classic", seats=2, seed="seen").state))
    assert line.startswith("semafor-position/1 edition=usa-classic seats=2 rules_version=")
    assert " trains=45,45 " in line
