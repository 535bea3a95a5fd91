"""Golden games: played once, kept as text, and replayed here byte for byte.

`tools/goldens.py` writes them anew; a commit that does so says which rule changed and why.
"""

from __future__ import annotations

import json

import pytest

from semafor.engine.record import replay
from tests.charter.golden import CAMPAIGNS, read
from tests.kit.goldens import (
    FOLDER,
    GOLDENS,
    LAST_ROUND,
    current_version,
    fingerprint,
    path_of,
    read_text,
    read_versions,
    ruleset_of,
    write_text,
)

every_golden = pytest.mark.parametrize("golden", GOLDENS, ids=lambda golden: golden.name)


def text_of(golden):
    return (FOLDER / f"{golden.name}.game").read_text(encoding="utf-8")


def replayed(golden):
    _, record = read_text(text_of(golden))
    return replay(record, lambda name, seats, options, version: ruleset_of(golden))


@pytest.mark.rule("COM-EDGE-28")
@every_golden
def test_a_golden_game_replays_byte_for_byte(golden):
    assert write_text(golden, replayed(golden)) == text_of(golden)


@pytest.mark.rule("COM-END-1", "COM-END-2", "COM-TURN-6", "COM-EDGE-10")
@every_golden
def test_a_golden_game_ends_as_its_title_says(golden):
    title, record = read_text(text_of(golden))
    game = replayed(golden)
    assert title == f"{golden.edition}, {golden.seats} seats, ends by {golden.ending}"
    assert game.is_over
    if golden.ending == LAST_ROUND:
        assert (game.state.last_round, game.state.passes) == (0, 0)
    else:
        assert (game.state.last_round, game.state.passes) == (-1, golden.seats)
        assert [row["do"] for row in record["moves"][-golden.seats :]] == ["pass"] * golden.seats


@every_golden
def test_a_golden_game_changes_only_with_a_new_version_of_the_rules(golden):
    """Otherwise games and records that are out there would be read by rules they never had."""
    version = str(current_version(golden))
    known = read_versions()[golden.edition].get(version, {}).get(golden.name)
    assert known == fingerprint(text_of(golden)), (
        f"{golden.name} differs from what version {version} of the rules has: raise rules_version "
        f"in editions/{golden.edition}.toml, put what was otherwise under [earlier.{version}] "
        "(decision 21), and run tools/goldens.py"
    )


@every_golden
def test_a_golden_game_of_every_version_replays_byte_for_byte(golden):
    for version, row in read_versions()[golden.edition].items():
        text = path_of(golden, int(version)).read_text(encoding="utf-8")
        assert fingerprint(text) == row[golden.name]
        game = replay(
            read_text(text)[1], lambda name, seats, options, number: ruleset_of(golden, number)
        )
        assert write_text(golden, game) == text


def test_a_golden_campaign_changes_only_with_a_new_content():
    """What a campaign that is on does otherwise is a number of its content (decision 21)."""
    known = read_versions()["campaign"]
    for name in CAMPAIGNS:
        found = read(name)
        assert known[found["log"][0]["content"]][name] == found["digest"]


def test_no_golden_game_is_left_over_and_none_is_missing():
    names = {path.stem for path in FOLDER.glob("*.game")}
    assert names == {golden.name for golden in GOLDENS}


@pytest.mark.rule("COM-DRAW-1", "COM-CLAIM-1", "COM-TICK-2")
def test_the_golden_games_hold_every_kind_of_move():
    words = {row["do"] for golden in GOLDENS for row in read_text(text_of(golden))[1]["moves"]}
    expected = {
        "draw",
        "claim",
        "pay",
        "withdraw",
        "station",
        "passengers",
        "tickets",
        "keep",
        "pass",
        "choose",
    }
    assert words == expected


@every_golden
def test_a_golden_game_is_one_move_a_line(golden):
    lines = text_of(golden).splitlines()
    moves = [line.strip().rstrip(",") for line in lines if line.startswith("  {")]
    assert [json.loads(line) for line in moves] == read_text(text_of(golden))[1]["moves"]
