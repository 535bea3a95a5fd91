"""What bots read into an action number is what the engine says in words."""

from __future__ import annotations

import random

import pytest

from semafor.editions import EDITIONS, find_ruleset, new_game
from semafor.engine.core import is_compiled
from semafor.engine.deeds import BY_COST, Deed
from semafor.engine.payment import write_payment
from semafor.engine.views import View, find_part
from semafor.search.actions import read_actions

GAMES = 6 if is_compiled() else 2


def cards_needed(view: View, length: int) -> int:
    """LEG-EVENT-2: what a route costs today: one card less while coal is cheap."""
    events = find_part(view, "events") or {}
    return length - 1 if events.get("active_event") == "E02" and length >= 3 else length


def words(choice: Deed, view: View) -> dict[str, object]:
    """The move a choice means, written out from the view alone."""
    rules = view.ruleset
    board = rules.board
    move: dict[str, object] = {"do": choice.word}
    if choice.word == "claim":
        route = board.routes[choice.route]
        need = cards_needed(view, route.length)
        locomotives = min(choice.locomotives, need)
        cards = need - locomotives
        pay = write_payment(rules.kinds, choice.colour, cards, rules.locomotive, locomotives)
        if choice.extra >= 0:
            pay[rules.kinds[choice.extra]] = pay.get(rules.kinds[choice.extra], 0) + 1
        move |= {"route": route.id, "pay": pay}
    elif choice.word == "station":
        left = find_part(view, "stations")["left"][view.seat]
        cost = 3 - left + 1
        locomotives = cost if choice.locomotives == BY_COST else choice.locomotives
        pay = write_payment(
            rules.kinds, choice.colour, cost - locomotives, rules.locomotive, locomotives
        )
        move |= {"city": board.places[choice.place].id, "pay": pay}
    elif choice.word == "draw" and choice.colour >= 0:
        move["card"] = rules.kinds[choice.colour]
    elif choice.word == "tickets" and choice.number >= 0:
        first, second = rules.decks
        move["draw"] = {first: choice.number, second: 4 - choice.number}
    elif choice.word == "keep":
        kept = [ticket for index, ticket in enumerate(view.offered) if choice.number >> index & 1]
        move["tickets"] = [board.tickets[ticket].id for ticket in kept]
    elif choice.word == "pay":
        tunnel = find_part(view, "tunnel")
        colour = rules.kinds.index(tunnel["colour"])
        cards = tunnel["surcharge"] - choice.locomotives
        move["pay"] = write_payment(
            rules.kinds, colour, cards, rules.locomotive, choice.locomotives
        )
    elif choice.word == "passengers":
        route = board.routes[view.frames[-1][2]]
        names = next(iter(rules.tokens.values()))
        picks = divmod(choice.number, len(names) + 1)
        ends = zip((route.a, route.b), picks, strict=True)
        move["take"] = {end: names[pick - 1] for end, pick in ends if pick}
        assert choice.names == tuple(move["take"].values())
    elif choice.word == "choose":
        (move["option"],) = choice.names
    return move


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_legal_action_of_random_games_reads_as_its_move(edition, seats):
    choices = read_actions(find_ruleset(edition, seats))
    chooser = random.Random(f"{edition} {seats}")
    for number in range(GAMES):
        game = new_game(edition, seats, seed=f"actions {number}")
        while not game.is_over:
            view = game.view(game.actor)
            for action in view.actions:
                assert words(choices[action], view) == game.to_move(action)
            game.play_action(chooser.choice(view.actions), checked=True)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_action_number_has_a_choice(edition):
    ruleset = find_ruleset(edition, 3)
    choices = read_actions(ruleset)
    assert len(choices) == ruleset.actions
    option_of = ruleset.tables.option_of
    assert [choice.word for choice in choices] == [
        option_of(action).word for action in range(ruleset.actions)
    ]
