"""Positions in numbers as a seat may know them: as much as its view says, and nothing that depends on a secret."""

from __future__ import annotations

import random

import pytest

from semafor.bots import make_bot, make_player
from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.resample import resample
from semafor.engine.seen import SeenPosition
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from tests.kit.counting import check_position
from tests.kit.tables import every_edition, every_table, random_states, scaled, seed_of, start
from tests.properties.test_campaign_games import make_ruleset

LOOK_EVERY = scaled(8, 50)
NUMBER_BOTS = ("random", "racer", "planner")


def numbers_of(state: State) -> dict[str, object]:
    """Everything a state holds, as lists."""
    seats, decks = range(state.tables.seats), range(state.tables.decks)
    lists = (access.hand_list, access.known_list, access.held_tickets, access.offered_tickets)
    by_seat = (*lists, access.routes_of, access.open_routes, access.trains_of, access.score_of)
    whole = (access.market_list, access.boxed_list, access.aside_list, access.frame_list)
    ruleset = state.tables.ruleset
    return {
        **{read.__name__: [read(state, seat) for seat in seats] for read in by_seat},
        **{read.__name__: read(state) for read in whole},
        "piles": [access.pile_list(state, name) for name in ("deck", "discard", "laid")],
        "tickets": [(access.pool_list(state, d), access.under_list(state, d)) for d in decks],
        "parts": [part.show(state, None) for part in ruleset.parts],
        "plain": (state.first, state.seat, state.passes, state.last_round, state.turns),
        "hidden": (state.rng, state.reshuffles, state.resets, state.deck_count),
    }


def check_look(seen: SeenPosition, state: State, dealer: random.Random) -> None:
    """What the actor sees in numbers is what it sees in words; another world with that view gives the same numbers."""
    seat = state.actor()
    words = view(state, seat)
    look = seen.look(state, seat)
    assert view(look, seat) == words
    numbers = numbers_of(look)
    for _ in range(3):
        assert numbers_of(seen.look(resample(words, dealer), seat)) == numbers


@pytest.mark.rule("COM-INFO-1", "COM-INFO-3", "COM-INFO-5")
@every_table
def test_what_is_seen_in_numbers_is_the_view_and_depends_on_nothing_else(edition, seats):
    seed = seed_of("seen", edition, seats)
    seen = SeenPosition(find_ruleset(edition, seats).tables)
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % LOOK_EVERY == 0 and not state.is_over:
            check_look(seen, state, random.Random(number))
            check_position(seen.look(state, state.actor()))


@pytest.mark.parametrize("trial", range(4))
def test_so_it_is_in_games_of_a_campaign_where_parts_have_secrets(trial):
    ruleset, rng = make_ruleset(trial)
    seen = SeenPosition(ruleset.tables)
    state = start(ruleset, rng.getrandbits(64) | 1)
    buffer = ActionBuffer()
    for number in range(scaled(400, 60)):
        if state.is_over:
            break
        if number % LOOK_EVERY == 0:
            check_look(seen, state, random.Random(number))
        state.fill(buffer)
        state.step(rng.choice(buffer.to_list()))


@every_edition
def test_public_parts_show_everybody_the_same(edition):
    for number, state in enumerate(random_states(edition, 3, seed_of("open", edition))):
        if number % LOOK_EVERY == 0:
            for part in state.tables.ruleset.parts:
                if part.is_public:
                    shown = [part.show(state, seat) for seat in (None, 0, 1, 2)]
                    assert all(row == shown[0] for row in shown)


@pytest.mark.parametrize("name", NUMBER_BOTS)
@every_edition
def test_a_bot_decides_the_same_from_numbers_and_from_a_view(name, edition):
    ruleset = find_ruleset(edition, 2)
    seen, buffer, legal = SeenPosition(ruleset.tables), ActionBuffer(), ActionBuffer()
    by_view = [make_bot(name, seat) for seat in range(2)]
    players = [make_player(make_bot(name, seat), ruleset) for seat in range(2)]
    state = start(ruleset, seed_of("same", name, edition))
    for _ in range(scaled(4000, 12)):
        if state.is_over:
            break
        seat = state.actor()
        state.fill(legal)
        shown = seen.look(state, seat)
        shown.fill(buffer)
        action = players[seat].choose(shown, buffer)
        assert action == by_view[seat].choose(view(state, seat))
        assert action in legal.to_list()
        state.step(action)
