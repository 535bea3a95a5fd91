"""No byte a viewer gets depends on what it may not know; and the test would see it if one did."""

from __future__ import annotations

import pytest

from semafor.editions import EDITIONS
from semafor.engine import access
from semafor.engine.facts import read_fact
from semafor.server import answers, journal, judging, views
from semafor.server.model import Refusal
from tests.kit.tables import often, scaled
from tests.server.twins import Checked, check_twins

GAMES = scaled(often(3, 8), 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_worlds_that_differ_in_secrets_look_the_same(edition):
    checked = Checked()
    for seed in range(GAMES):
        checked.add(check_twins(edition, seed, twins=3))
    assert checked.games == GAMES
    assert checked.twins >= GAMES
    assert checked.frames > scaled(often(300, 1000), 10)


def leak_hand(monkeypatch):
    """What is known of a hand is the hand."""
    monkeypatch.setattr(access, "known_list", access.hand_list)


def leak_log(monkeypatch):
    """The log tells everybody what was drawn."""

    def tell(ruleset, row, viewer):
        facts = [read_fact(ruleset, fact, fact[1]).to_dict() for fact in row.facts]
        return journal._entry(row, facts)

    monkeypatch.setattr(journal, "tell", tell)


def leak_tickets(monkeypatch):
    """The parts carry everybody's tickets."""
    made = views.OpenPosition.__init__

    def make(self, state):
        made(self, state)
        held = [access.held_tickets(state, seat) for seat in range(state.tables.seats)]
        self.fields["parts"] = {**self.fields["parts"], "held": held}

    monkeypatch.setattr(views.OpenPosition, "__init__", make)


def leak_length(monkeypatch):
    """The length of a frame depends on a rival's hand."""
    made = views.seat_view

    def pad(table, state, seat, offered):
        hands = [access.hand_list(state, player) for player in range(state.tables.seats)]
        view = made(table, state, seat, offered)
        view.parts["padding"] = "x" * sum(count > 0 for hand in hands for count in hand)
        return view

    monkeypatch.setattr(views, "seat_view", pad)


def leak_refusal(monkeypatch):
    """A refusal tells what the next card is."""
    judge = judging.judge

    def told(table, user, eyes, message, now, away):
        try:
            return judge(table, user, eyes, message, now, away)
        except Refusal as error:
            if table.game is not None and table.status == "playing":
                source = table.game.state.source.clone()
                error.values["next"] = source.card(table.game.state)
            raise

    monkeypatch.setattr(judging, "judge", told)


def leak_answer(monkeypatch):
    """A question is answered from the whole state."""
    made = answers.make_route

    def told(table, seen, ask):
        answer = made(table, seen, ask)
        hands = [access.hand_list(table.game.state, seat) for seat in range(len(table.seating))]
        answer.helps.append(str(hands))
        return answer

    monkeypatch.setattr(answers, "make_route", told)


LEAKS = [leak_hand, leak_log, leak_tickets, leak_length, leak_refusal, leak_answer]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(leak, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differs"):
        look_for_it()


def look_for_it():
    for seed in range(60):
        check_twins("europe", f"planted {seed}", twins=3)
