"""Starting tickets: everybody chooses at the same time, and nothing depends on the others."""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS
from semafor.server.protocol import messages
from semafor.server.protocol.refusals import Refusal
from trials.tables import HOST, open_store

ONE_DECK = [edition for edition in EDITIONS if edition != "germany"]


def keep_all(store, seat):
    prompt = store.table.prompt(seat)
    return max(prompt.moves, key=lambda move: len(move["tickets"]))


@pytest.mark.parametrize("edition", ONE_DECK)
def test_everybody_is_asked_at_once(edition):
    store = open_store(edition, "person person person", first=1)
    assert store.table.deciding() == [0, 1, 2]
    prompts = [store.table.prompt(seat) for seat in range(3)]
    assert [prompt.early for prompt in prompts] == [True, False, True]
    for seat, prompt in enumerate(prompts):
        offered = store.table.view(seat).offered
        assert all(set(move["tickets"]) <= set(offered) for move in prompt.moves)


def test_an_early_choice_waits_and_others_see_only_that_it_was_made():
    store = open_store("europe", "person person person")
    move = keep_all(store, 2)
    store.play(2, move)
    table = store.table
    assert table.deciding() == [0, 1]
    mine, other = table.state(2, table.rev - 1, 0.0), table.state(0, table.rev - 1, 0.0)
    assert (mine.chosen, mine.prompt) == (move, None)
    assert (other.chosen, other.log[0].kind, other.log[0].facts) == (None, "early", [])
    assert other.view.seats[2].tickets == 0


def test_early_choices_are_played_when_their_turn_comes():
    store = open_store("europe", "person person person")
    early = {seat: keep_all(store, seat) for seat in (2, 1)}
    for seat, move in early.items():
        store.play(seat, move)
    store.play(0, keep_all(store, 0))
    table = store.table
    assert table.game.phase == "turn"
    assert [row.kind for row in table.journal.rows] == ["start", *["early"] * 2, *["move"] * 3]
    for seat, move in early.items():
        assert [ticket.id for ticket in table.view(seat).tickets] == sorted(
            move["tickets"], key=lambda name: table.ruleset.ticket_number[name]
        )


def test_who_has_chosen_cannot_choose_again():
    store = open_store("usa-classic", "person person")
    store.play(1, keep_all(store, 1))
    with pytest.raises(Refusal, match="already chosen"):
        store.play(1, {"do": "keep", "tickets": store.table.view(1).offered})


def test_an_early_choice_is_judged_by_the_rules():
    store = open_store("usa-classic", "person person")
    with pytest.raises(Refusal) as caught:
        store.play(1, {"do": "keep", "tickets": store.table.view(1).offered[:1]})
    assert (caught.value.reason, caught.value.rule) == ("keep-more", "COM-TICK-2")


def test_a_choice_of_somebody_else_does_not_make_a_choice_stale():
    store = open_store("usa-classic", "person person person")
    seen = store.table.rev
    store.play(0, keep_all(store, 0))
    store.send(2, messages.Play("late", seen, keep_all(store, 2)))
    assert store.table.opening.chosen(2) is not None


def test_bots_choose_without_waiting_for_people():
    store = open_store("europe", "person bot:casual bot:casual")
    store.bots(random.Random(1))
    assert store.table.deciding() == [0]
    store.play(0, keep_all(store, 0))
    assert store.table.game.phase == "turn"


def test_in_germany_everybody_names_a_mix_at_once():
    store = open_store("germany", "person person person")
    assert store.table.deciding() == [0, 1, 2]
    for seat in range(3):
        assert {move["do"] for move in store.table.prompt(seat).moves} == {"tickets"}


def test_in_germany_tickets_are_shown_once_those_before_have_named_their_mix():
    store = open_store("germany", "person person person")
    mix = {"do": "tickets", "draw": {"short": 2, "long": 2}}
    store.play(2, mix)
    assert store.table.state(2, -1, 0.0).chosen == mix
    assert store.table.prompt(2) is None
    assert store.table.view(2).offered == []
    store.play(1, {"do": "tickets", "draw": {"short": 4, "long": 0}})
    assert store.table.prompt(2) is None
    store.play(0, mix)
    assert [store.table.prompt(seat).phase for seat in range(3)] == ["tickets"] * 3
    assert all(len(store.table.view(seat).offered) == 4 for seat in range(3))
    assert store.table.prompt(2).early


def test_in_germany_the_tickets_shown_early_are_the_tickets_one_gets():
    store = open_store("germany", "person person person")
    for seat, short in ((2, 1), (1, 4), (0, 3)):
        store.play(seat, {"do": "tickets", "draw": {"short": short, "long": 4 - short}})
    kept = {}
    for seat in (2, 1, 0):
        kept[seat] = keep_all(store, seat)["tickets"]
        store.play(seat, {"do": "keep", "tickets": kept[seat]})
    assert store.table.game.phase == "turn"
    assert not [row for row in store.table.journal.rows if row.kind == "dropped"]
    for seat, names in kept.items():
        assert {ticket.id for ticket in store.table.view(seat).tickets} == set(names)


def test_what_others_keep_early_changes_nothing_one_is_shown():
    def shown(first_keep, second_keep):
        store = open_store("germany", "person person person", seed="same")
        for seat in (0, 1, 2):
            store.play(seat, {"do": "tickets", "draw": {"short": 2, "long": 2}})
        store.play(1, store.table.prompt(1).moves[first_keep])
        before = store.table.prompt(2)
        store.play(0, store.table.prompt(0).moves[second_keep])
        return before, store.table.prompt(2).moves, store.table.view(2).offered

    assert shown(0, 0) == shown(-1, -1)


def test_the_game_is_the_same_whoever_chooses_first():
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        store = open_store("germany", "person person person", seed="same")
        for seat in order:
            store.play(seat, {"do": "tickets", "draw": {"short": 1, "long": 3}})
        for seat in order:
            store.play(seat, keep_all(store, seat))
        digests.add(store.table.game.digest())
        assert store.folded().game.digest() == store.table.game.digest()
    assert len(digests) == 1


def test_a_stored_choice_that_cannot_be_played_is_asked_again():
    store = open_store("usa-classic", "person person")
    store.play(1, keep_all(store, 1))
    store.table.opening.early[1][0] = {"do": "keep", "tickets": ["nowhere"]}
    store.play(0, keep_all(store, 0), HOST)
    assert store.table.actor == 1
    assert store.table.prompt(1) is not None
