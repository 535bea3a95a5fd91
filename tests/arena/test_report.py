"""The report: its numbers add up, its page stands alone, in both languages."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from semafor.arena.report import count_games, make_report
from semafor.arena.report_page import write_page
from semafor.arena.simulate import Match, simulate
from semafor.cli.main import main
from semafor.texts import LANGUAGES, Texts

BOTS = ("greedy", "racer", "random")
GAMES = 24
VOID = {"meta"}


class Outline(HTMLParser):
    """What a page holds: plots, headings, addresses of elsewhere, and whether every element is closed."""

    def __init__(self):
        super().__init__()
        self.open, self.found, self.links = [], [], []

    def handle_starttag(self, tag, attributes):
        self.found.append(tag)
        self.links += [value for name, value in attributes if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.found.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(scope="module", params=["usa-classic", "germany"])
def report(request):
    match = Match(request.param, BOTS, 5)
    return make_report(match, count_games(match, GAMES, workers=1))


def test_the_numbers_are_those_of_the_simulation(report):
    summary = simulate(report.match.edition, BOTS, GAMES, seed=5, workers=1)
    rows = {row.name: row for row in report.bots()}
    for name, tally in zip(BOTS, summary.tallies, strict=True):
        assert rows[name].of == tally.games == GAMES
        assert rows[name].more[0] == pytest.approx(tally.score / GAMES)
    assert report.counts.turns == summary.turns
    kept = report.counts
    assert sum(kept.completed.values()) == sum(tally.completed for tally in summary.tallies)


def test_shares_are_shares(report):
    groups = [
        report.bots(),
        report.seat_wins(),
        report.routes(),
        report.tickets(),
        report.bottlenecks(),
    ]
    for row in (row for group in groups for row in group):
        low, high = row.interval
        assert 0 <= low <= row.value <= high <= 1, row
    assert sum(row.count for row in report.seat_wins()) >= GAMES
    assert report.colours()[0][1] > 0


def test_workers_do_not_matter():
    match = Match("europe", BOTS[:2], 2)
    pages = [
        write_page(make_report(match, count_games(match, 42, workers=count)), Texts("en"))
        for count in (1, 2)
    ]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone(report, language):
    page = write_page(report, Texts(language))
    outline = Outline()
    outline.feed(page)
    assert not outline.open
    assert not outline.links
    assert outline.found.count("svg") == 8
    assert outline.found.count("h2") == 9
    assert not re.search(r"\breport-\w", page)
    shares = re.findall(r">(\d+[.,]\d)% \(", page)
    assert len(shares) > 20
    assert all(("," if language == "pl" else ".") in share for share in shares)
    assert "<script" not in page


def test_the_command_writes_the_page_and_json(tmp_path, capsys):
    words = ["report", "usa-classic", "--games", "4", "--bots", "greedy,random", "--workers", "1"]
    file = tmp_path / "page.html"
    assert main([*words, "--out", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 4
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main([*words, "--out", str(tmp_path / "no" / "page.html")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
