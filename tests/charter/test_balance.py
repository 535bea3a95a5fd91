"""`semafor campaign simulate`: what is counted, what is said, and that nothing depends on workers."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from semafor.arena import campaigns
from semafor.arena.balance import answers, bonds, events, postcards, region_income, risks
from semafor.arena.bonds import RolloutBonds
from semafor.arena.campaign_file import CampaignFile, read_file
from semafor.arena.campaigns import (
    COLOURS,
    Bots,
    CampaignSummary,
    Outcome,
    Request,
    play_campaign,
    play_numbered,
    simulate_campaigns,
    sum_up,
)
from semafor.charter.content import GAMES, content
from semafor.charter.overlay import new_game
from semafor.cli.main import main
from semafor.engine.errors import SetupError
from tests.charter.worlds import open_campaign, to_game
from tests.kit.tables import often

pytestmark = pytest.mark.once  # whole campaigns


@pytest.fixture(scope="module")
def summary() -> CampaignSummary:
    """A campaign of random bots that came to its end (BAL-20)."""
    return sum_up(play_campaign(COLOURS[:2], "balance", bots=Bots("random")))


def changed(summary: CampaignSummary, **counters: int) -> CampaignSummary:
    """The summary with the same counters for everybody in every game."""
    games = [{company: dict(counters) for company in summary.companies} for _ in range(GAMES)]
    return replace(summary, counters=games)


def test_every_question_has_an_answer(summary: CampaignSummary) -> None:
    found = answers([summary], "random", 1)
    assert [row.id for row in found] == [f"BAL-{number}" for number in range(1, 25)]
    measured = {row.id: row.measured for row in found}
    assert {name for name, text in measured.items() if text == "–"} <= {"BAL-18", "BAL-19"}
    assert measured["BAL-1"].startswith("2: ")
    assert measured["BAL-20"] == "1 of 1"


def test_incomes_are_those_of_the_second_tariff(summary: CampaignSummary) -> None:
    text, _target, fits = region_income([changed(summary, grain_income=5)])
    assert (text, fits) == ("grain 5.0 ± 0.0 (5.0)", True)
    assert not region_income([changed(summary, grain_income=10)])[2]


def test_risks_are_counted_by_the_modules(summary: CampaignSummary) -> None:
    told = changed(summary, blasts=4, mishaps=1, digs=8, cave_ins=2)
    assert risks([told])[0] == "0.25 of 96; 0.25 of 192"
    assert risks([told])[2] is True


def test_a_postcard_nobody_completes_is_named(summary: CampaignSummary) -> None:
    rows = [replace(summary, postcards={number: number != 9 for number in range(1, 61)})] * 40
    text, _target, fits = postcards(rows)
    assert "9: 0 of 40" in text
    assert not fits


def test_event_decks_outside_the_range_are_seen(summary: CampaignSummary) -> None:
    decks = [(40, 6, 12)] * GAMES
    assert not events([replace(summary, decks=decks)])[2]


def test_bonds_are_counted_with_what_they_brought(summary: CampaignSummary) -> None:
    row = replace(summary, bonds=[(0, (100.0, 98.0, 97.0)), (1, (90.0, 94.0, 89.0))])
    text, _target, fits = bonds([row])
    assert text.split(", ") == [
        "0: 50 % (9–91) (+0.0 $)",
        "1: 50 % (9–91) (+1.0 $)",
        "2: 0 % (0–66) (-2.0 $)",
        "2 questions",
    ]
    assert not fits


@pytest.mark.rule("CAM-D")
def test_a_bot_takes_the_bonds_that_ended_best(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game(to_game(open_campaign("blue", "red"), 11))
    while game.phase != "bonds":
        game.play_action(game.actions()[0])
    seen = game.view(game.actor)
    totals = dict(zip(seen.actions, ([10], [30], [20]), strict=True))
    monkeypatch.setattr(RolloutBonds, "play_on", lambda self, view, action: totals[action])
    bot = RolloutBonds("greedy", 1, 1)
    assert bot.choose(seen) == seen.actions[1]
    assert (bot.taken, bot.tried) == ([1], [(10, 30, 20)])


def test_a_game_tried_for_bonds_leaves_the_real_one_alone() -> None:
    game = new_game(to_game(open_campaign("blue", "red"), 11))
    while game.phase != "bonds":
        game.play_action(game.actions()[0])
    before = game.digest()
    bot = RolloutBonds("greedy", 1, 1)
    action = bot.choose(game.view(game.actor))
    assert action in game.actions()
    assert game.digest() == before
    assert len(bot.tried[0]) == 3


def test_what_stops_a_campaign_is_told_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: object, **words: object) -> None:
        raise ValueError("a dead end")

    monkeypatch.setattr(campaigns.Campaign, "open", broken)
    found = list(simulate_campaigns([2, 3], 2, Request(1, "greedy")))
    assert [row.seats for row in found] == [2, 3, 2, 3]
    assert all("ValueError: a dead end" in row.error for row in found)
    code = main(["campaign", "simulate", "--runs", "1", "--seats", "2", "--json"])
    shown = capsys.readouterr()
    run = json.loads(shown.out)["run"]
    assert code == 2
    assert (run["finished"], run["started"], run["failed"]) == (0, 1, 1)
    assert "a dead end" in shown.err
    assert "1/1" in shown.err


def test_the_number_of_workers_changes_nothing() -> None:
    request = Request(5, "random")
    alone = [play_numbered(request, (2, number)).summary for number in range(2)]
    shared = [row.summary for row in simulate_campaigns([2], 2, request, workers=2)]
    assert alone == shared


@pytest.mark.parametrize("seats", range(3, often(4, 6)))
def test_random_bots_come_to_the_end(seats: int) -> None:
    played = play_campaign(COLOURS[:seats], "random", bots=Bots("random"))
    assert played.campaign.pending().what == "over"


# -------------------------------------------------------------------- files of campaigns


@pytest.fixture
def instant(monkeypatch: pytest.MonkeyPatch, summary: CampaignSummary) -> list[int]:
    """Campaigns that are over at once; the seeds of those that were played."""
    seeds: list[int] = []

    def play(request: Request, item: tuple[int, int]) -> Outcome:
        seeds.append(request.seed)
        return Outcome(request.seed, *item, replace(summary, met=True), "", 1.5)

    monkeypatch.setattr(campaigns, "play_numbered", play)
    return seeds


def simulated(capsys: pytest.CaptureFixture[str], *words: str | Path) -> dict[str, Any]:
    """What the command tells."""
    assert main(["campaign", "simulate", *map(str, words), "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_a_simulation_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], instant: list[int]
) -> None:
    file = tmp_path / "runs.jsonl"
    words = ("--runs", "3", "--seats", "2,3", "--bot", "random", "--out", file)
    whole = simulated(capsys, *words)
    assert (whole["run"]["finished"], len(instant)) == (6, 6)
    kept = file.read_bytes().splitlines(keepends=True)
    assert len(kept) == 7
    file.write_bytes(b"".join(kept[:4]) + kept[4][:50])  # cut off within a line
    again = simulated(capsys, *words)
    assert (again["run"]["finished"], len(instant)) == (6, 9)
    assert again["answers"] == whole["answers"]
    assert simulated(capsys, *words)["run"]["finished"] == 6
    assert len(instant) == 9


def test_campaigns_of_several_seeds_and_files_are_told_together(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], instant: list[int]
) -> None:
    first, second = tmp_path / "first.jsonl", tmp_path / "second.jsonl"
    for seed, file in ((1, first), (2, first), (2, second), (3, second)):
        told = simulated(capsys, "--runs", "2", "--seats", "2", "--seed", str(seed), "--out", file)
        assert told["run"]["finished"] == 2
    shown = simulated(capsys, "--show", first, second)
    assert shown["run"]["finished"] == 6  # those of seed 2 stand in both
    assert {row["id"] for row in shown["answers"]} >= {"BAL-1", "BAL-24"}
    assert main(["campaign", "simulate", "--show", str(first)]) == 0
    assert content().digest in capsys.readouterr().out


def test_a_summary_comes_back_from_its_line_as_it_was(
    tmp_path: Path, summary: CampaignSummary
) -> None:
    told = replace(summary, bonds=[(1, (90.0, 94.5, 89.0))])
    request = Request(1, "random")
    with CampaignFile(tmp_path / "one.jsonl", request) as file:
        rows = list(file.keep([Outcome(1, 2, 0, told, "", 2.5), Outcome(1, 2, 1, None, "!", 1.0)]))
    assert read_file(tmp_path / "one.jsonl") == rows


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda head, rows: ({**head, "content": "0"}, rows), "results-differ"),
        (lambda head, rows: ({**head, "bot": "greedy"}, rows), "results-differ"),
        (lambda head, rows: ({**head, "format": "other"}, rows), "results-not-ours"),
        (lambda head, rows: ({**head, "format_version": 99}, rows), "results-format"),
        (lambda head, rows: (head, [{**rows[0], "summary": {}}]), "results-line"),
        (lambda head, rows: (head, [7]), "results-line"),
    ],
)
def test_a_file_of_something_else_is_refused(
    tmp_path: Path, instant: list[int], change: Callable[..., Any], reason: str
) -> None:
    file, request = tmp_path / "runs.jsonl", Request(1, "random")
    with CampaignFile(file, request) as opened:
        list(opened.keep([campaigns.play_numbered(request, (2, 0))]))
    head, *rows = (json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
    head, rows = change(head, rows)
    file.write_text("".join(json.dumps(row) + "\n" for row in (head, *rows)), encoding="utf-8")
    before = file.read_bytes()
    with pytest.raises(SetupError) as caught:
        CampaignFile(file, request)
    assert caught.value.reason == reason
    assert file.read_bytes() == before
