"""What is believed of rivals' tickets: the files that are shipped, where they hold, and that they help."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from semafor.cli.main import main
from semafor.editions import EDITIONS, find_ruleset, folder_of
from semafor.engine import access
from semafor.engine.core import is_compiled
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from semafor.search.belief_file import (
    FILE,
    belief_from,
    find_known,
    make_belief,
    read_known,
    write_known,
)
from semafor.search.dealer import LikelyDealer
from semafor.search.minds import make_dealer, make_planner
from semafor.search.trained_file import find_trained
from semafor.texts import LANGUAGES
from tests.kit.campaign import begin_turns, campaign_edition, start
from tests.kit.tables import seed_of
from tests.search.positions import lively_states
from tests.search.test_secrets import mirrors_of

MOST_BYTES = 16_000
TRAINED = [name for name in EDITIONS if (folder_of(name) / FILE).is_file()]
DEALS = 20
# From this turn on at least half of the tickets dealt to a rival are to be true (docs/bots.md has the figures).
TURN = 20
GAMES = 12 if is_compiled() else 1


@pytest.mark.parametrize("edition", TRAINED)
def test_what_was_trained_is_a_small_file_that_is_whole_and_says_how_it_was_made(edition):
    path = folder_of(edition) / FILE
    known = read_known(path)
    assert known is not None
    assert path.stat().st_size < MOST_BYTES
    assert known.recipe["command"].startswith(f"semafor train {edition} ")
    for net in ("single", "joint"):
        assert known.recipe[net]["log_loss"] < known.recipe[net]["log_loss_of_a_constant"]
    seats = range(2, 6)
    assert all(find_known(find_ruleset(edition, number)) == known for number in seats)


def test_a_damaged_file_is_not_believed(tmp_path):
    path = folder_of("europe") / FILE
    content = json.loads(path.read_text(encoding="utf-8"))
    copy = tmp_path / FILE
    copy.write_text(json.dumps(content), encoding="utf-8")
    assert read_known(copy) == read_known(path)
    content["single"]["weights"][3] += 0.0001
    copy.write_text(json.dumps(content), encoding="utf-8")
    assert read_known(copy) is None
    copy.write_text("{", encoding="utf-8")
    assert read_known(copy) is None
    assert read_known(tmp_path / "nothing.json") is None


def test_what_was_learned_of_one_map_is_not_believed_of_another(monkeypatch):
    ruleset = find_ruleset("usa-classic", 2)
    trained = find_trained(ruleset, FILE)
    assert trained is not None
    monkeypatch.setattr(
        "semafor.search.trained_file._read", lambda path, changed: replace(trained, map="another")
    )
    assert find_known(ruleset) is None
    assert make_dealer(ruleset).belief is None


def test_a_game_of_a_campaign_has_no_belief():
    game = begin_turns(start(campaign_edition(), 2))
    assert find_known(game.ruleset) is None


def test_every_edition_was_trained():
    assert set(TRAINED) == set(EDITIONS)


@pytest.mark.parametrize("edition", TRAINED)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_belief_reads_no_secret_of_others(edition, seats):
    ruleset = find_ruleset(edition, seats)
    belief = make_belief(ruleset)
    assert belief is not None
    dealer = LikelyDealer(ruleset.tables, ruleset.start_trains)
    seed = seed_of("belief", edition, seats)
    chooser = random.Random(seed)

    def read(world, seat):
        dealer.study(world, seat)
        belief.begin()
        unseen = dealer.unseen_list()
        for ticket in unseen:
            belief.note(ticket)
        found = []
        for rival in range(seats):
            if rival != seat:
                belief.read(world, rival)
                hand = [ticket for ticket in unseen if ticket % 9 == 0]
                found.append(
                    [(belief.facts_of(ticket), belief.odds_of(ticket)) for ticket in unseen]
                )
                found.append(belief.facts_of_hand(hand[:4]))
        return found

    for number, state in enumerate(lively_states(ruleset, seed)):
        if number % 40 == 0:
            seat = state.actor()
            usual = read(state, seat)
            for mirror in mirrors_of(state, seat, chooser):
                assert read(mirror, seat) == usual


def true_share(dealer, edition):
    """The share of dealt tickets that a rival does hold, from some turn on, in games of planners."""
    ruleset = find_ruleset(edition, 2)
    planner, buffer = make_planner(ruleset), ActionBuffer()
    true = dealt = 0
    for number in range(GAMES):
        state = ruleset.new_state()
        state.rng = 2 * number + 90_001
        state.start(0)
        while state.depth > 0:
            if state.turns >= TURN and state.turns % 10 == 0:
                seat = state.actor()
                held = set(access.held_tickets(state, 1 - seat))
                world = state.clone()
                dealer.study(world, seat)
                for _ in range(DEALS):
                    dealer.deal(world)
                    true += len(held & set(access.held_tickets(world, 1 - seat)))
                    dealt += len(held)
            state.step(planner.choose(state, buffer))
    return true / dealt


@pytest.mark.compiled
def test_tickets_are_dealt_as_they_are_more_often_than_by_the_fit():
    ruleset = find_ruleset("usa-classic", 2)
    believed = true_share(make_dealer(ruleset), "usa-classic")
    fitted = true_share(LikelyDealer(ruleset.tables, ruleset.start_trains), "usa-classic")
    assert believed >= 0.5
    assert believed > 1.3 * fitted


@pytest.mark.compiled
def test_of_no_deck_more_tickets_are_believed_than_rivals_hold():
    """GER-INFO-1: what was drawn from each deck is open. Hands that break it would have to be mended with any ticket."""
    ruleset = find_ruleset("germany", 2)
    assert len(ruleset.play_decks) == 2
    assert true_share(make_dealer(ruleset), "germany") > 0.43


def test_a_deal_by_belief_changes_only_what_the_seat_cannot_see():
    """As for any dealer (tests/search/test_dealer.py), with four seats, whose hands must not share a ticket."""
    ruleset = find_ruleset("europe", 4)
    dealer = make_dealer(ruleset)
    assert dealer.belief is not None
    for number, state in enumerate(lively_states(ruleset, 5)):
        if number % 60:
            continue
        seat = state.actor()
        dealer.study(state, seat)
        before = view(state, seat)
        dealt = state.clone()
        dealer.deal(dealt)
        assert view(dealt, seat) == before
        held = [ticket for one in range(4) for ticket in access.held_tickets(dealt, one)]
        assert len(held) == len(set(held))


# -------------------------------------------------------------------- the command


@pytest.mark.compiled
def test_a_folder_from_outside_learns_its_own(tmp_path, monkeypatch, capsys):
    folder = tmp_path / "moon"
    folder.mkdir()
    for file in folder_of("usa-classic").iterdir():
        if file.name != FILE and file.is_file():
            (folder / file.name).write_bytes(file.read_bytes())
    monkeypatch.setenv("SEMAFOR_EDITIONS", str(folder))
    ruleset = find_ruleset("moon", 2)
    assert find_known(ruleset) is None
    few = ["train", "moon", "--part", "belief", "--games", "20", "--seed", "3"]
    assert main(few) == 0
    assert str(folder / FILE) in capsys.readouterr().out
    known = find_known(ruleset)
    assert known is not None
    assert known.recipe["command"] == "semafor train moon --games 20 --seed 3"
    assert belief_from(ruleset, known).odds_of(0) == 0.0  # nothing is read yet
    again = tmp_path / "again"
    again.mkdir()
    assert main([*few, "--out", str(again)]) == 0
    assert (again / FILE).read_bytes() == (folder / FILE).read_bytes()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [["venus"], ["europe", "--games", "3"]])
def test_what_cannot_be_trained_is_told_in_one_sentence(capsys, language, arguments):
    assert main(["train", *arguments, "--lang", language]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert "error-" not in captured.err


def test_without_numpy_it_is_said_what_is_missing(capsys, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "numpy", None)
    assert main(["train", "europe"]) == 2
    assert "semafor[training]" in capsys.readouterr().err


def test_what_is_written_is_what_is_read(tmp_path):
    known = read_known(folder_of("europe") / FILE)
    assert known is not None
    write_known(tmp_path / FILE, known)
    assert read_known(tmp_path / FILE) == known
