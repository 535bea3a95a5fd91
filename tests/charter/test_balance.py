"""`semafor campaign simulate`: what is counted, what is said, and that nothing depends on workers."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from semafor.arena import campaigns
from semafor.arena.balance import answers, bonds, events, postcards, region_income, risks
from semafor.arena.bonds import RolloutBonds
from semafor.arena.campaigns import (
    COLOURS,
    Bots,
    CampaignSummary,
    Request,
    play_campaign,
    play_numbered,
    simulate_campaigns,
    sum_up,
)
from semafor.charter.content import GAMES
from semafor.charter.overlay import new_game
from semafor.cli.main import main
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
    assert (text, fits) == ("grain 5.0 (5.0)", True)
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
    assert text == "0: 50 % (+0.0 $), 1: 50 % (+1.0 $), 2: 0 % (-2.0 $)"
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

    monkeypatch.setattr(campaigns, "play_campaign", broken)
    found = list(simulate_campaigns([2, 3], 2, Request(1, "greedy")))
    assert [row.seats for row in found] == [2, 2, 3, 3]
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
