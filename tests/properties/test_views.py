"""What a seat sees: all it may know, and nothing that depends on what it may not."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from semafor import new_game, resample
from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.chance import ScriptedSource
from semafor.engine.game import Game, imagine
from semafor.engine.position import digest
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from tests.kit.counting import check_position
from tests.kit.mirror_worlds import CHANGES, deck_of, secret_cards
from tests.kit.tables import (
    every_edition,
    every_nth,
    every_table,
    finished,
    random_games,
    random_states,
    scaled,
    seed_of,
)

LOOK_EVERY = scaled(16, 50)
MIRROR_EVERY = scaled(12, 60)


def text_of(state, seat):
    """A view as a client gets it."""
    return json.dumps(view(state, seat).to_dict())


@pytest.mark.rule("COM-INFO-1", "COM-INFO-3", "COM-INFO-5", "COM-DRAW-13", "COM-TICK-11")
@every_table
def test_a_world_dealt_from_a_view_looks_the_same_from_that_seat(edition, seats):
    seed = seed_of("resample", edition, seats)
    dealer = random.Random(seed)
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % LOOK_EVERY == 0 or state.is_over:
            for seat in (None, *range(seats)):
                seen = view(state, seat)
                world = resample(seen, dealer)
                assert text_of(world, seat) == text_of(state, seat)
                assert view(world, seat) == seen
                check_position(world)


@every_table
def test_a_world_dealt_from_a_view_can_be_played_to_the_end(edition, seats):
    seed = seed_of("imagine", edition, seats)
    buffer = ActionBuffer()
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % (2 * LOOK_EVERY) == 0 and not state.is_over:
            for seat in (None, state.actor()):
                world = imagine(view(state, seat), number)
                world.playout(buffer)
                check_position(world)


@pytest.mark.rule("COM-INFO-1")
@every_edition
def test_dealing_again_reaches_every_ticket_and_card_the_seat_cannot_place(edition):
    games = random_games(edition, 3, 7)
    game = next(g for g in games if g.state.turns >= 6 and secret_cards(g.state, 1))
    seen = game.view(0)
    dealer = random.Random(1)
    cards: Counter[int] = Counter()
    tickets: Counter[int] = Counter()
    for _ in range(400):
        world = resample(seen, dealer)
        cards.update(k for k, count in enumerate(access.hand_list(world, 1)) if count)
        tickets.update(access.held_tickets(world, 1) + access.held_tickets(world, 2))
    own = {*seen.tickets, *seen.boxed, *(t for deck in seen.under for t in deck)}
    theirs = access.held_tickets(game.state, 1) + access.held_tickets(game.state, 2)
    decks = {deck_of(game.state, ticket) for ticket in theirs}
    hidden = set(range(len(game.ruleset.board.tickets))) - own
    assert set(cards) == set(range(len(game.ruleset.kinds))) - game.ruleset.special_kinds
    assert set(tickets) == {ticket for ticket in hidden if deck_of(game.state, ticket) in decks}


@pytest.mark.rule("COM-INFO-1", "COM-DRAW-13", "COM-TICK-11", "EUR-INFO-1", "GER-INFO-1")
@every_table
def test_worlds_that_differ_in_secrets_look_equal_to_who_cannot_know(edition, seats):
    seed = seed_of("mirrors", edition, seats)
    chooser = random.Random(seed)
    for number, state in enumerate(random_states(edition, seats, seed)):
        if state.is_over or (number % MIRROR_EVERY and number > seats):
            continue
        texts = {seat: text_of(state, seat) for seat in (None, *range(seats))}
        for change in CHANGES.values():
            made = change(state, chooser.randrange(seats), chooser)
            if made is None:
                continue
            mirror, knowing = made
            check_position(mirror)
            for seat, text in texts.items():
                is_equal = text_of(mirror, seat) == text
                assert is_equal == (seat not in knowing), (change.__name__, seat)


@pytest.mark.rule("COM-INFO-1")
def test_every_kind_of_secret_was_changed_somewhere():
    changed: Counter[str] = Counter()
    for edition in ("usa-refreshed", "europe", "germany", "legends"):
        for number, state in enumerate(random_states(edition, 4, seed_of("kinds", edition))):
            chooser = random.Random(number)
            for name, change in CHANGES.items():
                if not state.is_over and change(state, number % 4, chooser) is not None:
                    changed[name] += 1
    assert set(changed) == set(CHANGES)


@every_table
def test_every_secret_counts_for_the_digest_and_the_order_of_a_shuffled_deck_does_not(
    edition, seats
):
    seed = seed_of("digest", edition, seats)
    chooser = random.Random(seed)
    for number, state in enumerate(random_states(edition, seats, seed)):
        if number % (2 * MIRROR_EVERY) and number > seats:
            continue
        for name, change in CHANGES.items():
            made = change(state, chooser.randrange(seats), chooser)
            if made is not None:
                is_equal = digest(made[0]) == digest(state)
                assert is_equal == (name == "the order of the decks"), name


@pytest.mark.rule("COM-SCORE-2", "COM-TICK-11")
@every_edition
def test_at_the_end_tickets_are_open_and_hands_are_not(edition):
    *_, state = random_states(edition, 3, seed_of("open", edition))
    chooser = random.Random(3)
    texts = [text_of(state, seat) for seat in (None, 0, 1, 2)]
    mirror = state.clone()
    for seat in (1, 2):
        access.set_tickets(mirror, seat, access.held_tickets(state, 3 - seat), [])
    assert all(text_of(mirror, seat) != texts[i] for i, seat in enumerate((None, 0, 1, 2)))
    made = CHANGES["a card with the deck"](state, 1, chooser)
    if made is not None:
        assert text_of(made[0], None) == texts[0]
        assert text_of(made[0], 0) == texts[1]
        assert text_of(made[0], 1) != texts[2]


def remember(known, row, laid):
    """What everybody knows of a hand after one move of a record, told anew from the moves."""
    mine = known[row["seat"]]
    if row["do"] == "draw" and "card" in row:
        mine[row["card"]] += 1
    if row["do"] == "withdraw":
        mine.update(laid)
    for kind, count in row.get("pay", {}).items():
        mine[kind] = max(0, mine[kind] - count)


@pytest.mark.rule("COM-DRAW-13", "COM-INFO-1", "EUR-TUNNEL-8")
@every_table
def test_what_is_known_of_a_hand_follows_from_what_was_open(edition, seats):
    known = [Counter() for _ in range(seats)]
    laid = {}
    for game in random_games(edition, seats, seed_of("known", edition, seats)):
        if game.history:
            row = game.history[-1]
            remember(known, row, laid)
            laid = row["pay"] if row["do"] == "claim" else laid
        seen = game.view(None).to_dict()["known"]
        assert seen == [{k: n for k, n in counts.items() if n} for counts in known]


@pytest.mark.rule("COM-INFO-2", "COM-TURN-2")
@every_table
def test_legal_actions_are_sent_to_the_actor_alone(edition, seats):
    seed = seed_of("actors", edition, seats)
    for game in every_nth(random_games(edition, seats, seed), LOOK_EVERY):
        for seat in (None, *range(seats)):
            actions = game.view(seat).to_dict()["actions"]
            assert actions == (game.actions() if seat == game.actor else [])


@pytest.mark.rule("COM-INFO-1", "COM-INFO-5")
@every_edition
def test_a_spectator_sees_no_hand_no_ticket_and_no_offer(edition):
    for game in every_nth(random_games(edition, 3, seed_of("spectator", edition)), LOOK_EVERY):
        seen = game.view(None).to_dict()
        assert (seen["hand"], seen["tickets"], seen["offered"]) == ({}, [], [])
        hidden = [ticket for deck in seen["under"] for ticket in deck]
        assert {*hidden, *seen["boxed"], *seen["aside"]} <= {None}
        assert bool(seen["all_tickets"]) == game.is_over


@pytest.mark.rule("COM-DRAW-13", "COM-INFO-5", "COM-INFO-3")
@every_table
def test_facts_name_a_blind_card_to_its_owner_only(edition, seats):
    game = finished(
        Game(find_ruleset(edition, seats), seed=f"facts {seats}"),
        random.Random(f"{edition} {seats}"),
    )
    tickets = {ticket.id for ticket in game.ruleset.board.tickets}
    drawn = [row for _, row in game.log if row[0] == "drew"]
    assert drawn
    for viewer in (None, *range(seats)):
        facts = [fact.to_dict() for fact in game.facts(viewer)]
        assert len(facts) == len(game.log)
        blind = [fact for fact in facts if fact["fact"] == "drew"]
        assert all(("card" in fact) == (fact["seat"] == viewer) for fact in blind)
        assert [fact["seat"] for fact in blind] == [row[1] for row in drawn]
        named = {value for fact in facts for value in fact.values() if isinstance(value, str)}
        assert not named & (tickets - {route.id for route in game.ruleset.board.routes})


@pytest.mark.rule("COM-DRAW-13", "COM-INFO-1")
@every_edition
def test_a_different_blind_card_changes_nothing_for_the_others(edition):
    game = new_game(edition, 3, seed="blind")
    while game.phase != "turn":
        game.play(game.moves()[-1])
    deck = access.pile_list(game.state, "deck")
    kinds = [kind for kind, count in enumerate(deck) if count][:2]
    worlds = []
    for kind in kinds:
        mirror = game.clone()
        mirror.state.source = ScriptedSource("same", [kind], {})
        facts = mirror.play({"do": "draw"})
        assert facts[0].values == {"card": game.ruleset.kinds[kind]}
        worlds.append(mirror)
    mover = game.actor
    for seat in (None, 0, 1, 2):
        seen = [json.dumps([f.to_dict() for f in world.facts(seat)]) for world in worlds]
        texts = [text_of(world.state, seat) for world in worlds]
        assert (seen[0] == seen[1]) == (seat != mover)
        assert (texts[0] == texts[1]) == (seat != mover)
