"""Observations in numbers: as much as a view says, nothing that depends on a secret, always the same layout."""

from __future__ import annotations

import json
import random
from array import array

import pytest

from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.columns import seats_from
from semafor.engine.errors import SetupError
from semafor.engine.module import Part
from semafor.engine.observation import OBSERVATION_VERSION, Layout, Observer
from semafor.engine.resample import resample
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import view
from tests.kit.mirror_worlds import CHANGES
from tests.kit.tables import (
    every_edition,
    every_table,
    random_states,
    scaled,
    seed_of,
    start,
)
from tests.properties.test_campaign_games import make_ruleset

LOOK_EVERY = scaled(6, 60)
# What stands where in version 1: name and shape of every field, two seats. A change of either is another version.
WIDTHS = {
    "usa-classic": (603, 1120),
    "usa-refreshed": (759, 1456),
    "europe": (790, 2833),
    "germany": (1142, 1516),
    "legends": (549, 1737),
}
NOT_OF_PARTS = (
    "decision", "actor", "turn", "first", "last_round", "over", "passes", "turns", "question", "under_way",
    "hand", "market", "deck_size", "discard", "laid", "trains", "score", "hand_sizes", "known", "ticket_counts",
    "offers", "routes", "open_routes", "tickets", "offered", "under", "away", "ticket_decks",
)  # fmt: skip


class Reader:
    """Observations of a ruleset, field by field."""

    def __init__(self, ruleset):
        self.ruleset = ruleset
        self.observer = Observer(ruleset)
        self.fields = {field.name: field for field in self.observer.fields}
        self.out = array("h", [7] * (self.observer.width + 2))

    def bytes_of(self, state, seat):
        """All of it; nothing is written around it."""
        self.out[0] = self.out[-1] = -77
        self.observer.write(state, seat, self.out, 1)
        assert self.out[0] == self.out[-1] == -77
        return self.out[1:-1].tobytes()

    def read(self, state, seat):
        """Every field as a list."""
        self.bytes_of(state, seat)
        return {
            name: list(self.out[1 + field.start : 1 + field.stop])
            for name, field in self.fields.items()
        }


def bits(places, size):
    """A row of zeros with ones at some places."""
    return [int(place in places) for place in range(size)]


def in_numbers(seen, seat):
    """The fields of an observation that are no module's, told from the view."""
    ruleset, seats = seen.ruleset, seats_from(seat, seen.ruleset.seats)
    routes, tickets = len(ruleset.board.routes), len(ruleset.board.tickets)
    codes = {decision.name: decision.code for decision in ruleset.decisions}
    top = seen.frames[-1] if seen.frames else None
    claim = -1 - ruleset.procedure_number["claim"]
    pool = [
        size - len(under) for size, under in zip(seen.ticket_deck_sizes, seen.under, strict=True)
    ]
    places = {
        ticket: pool[deck] + place + 1
        for deck, row in enumerate(seen.under)
        for place, ticket in enumerate(row)
        if ticket >= 0
    }
    return {
        "decision": bits([codes[seen.decision]] if top else [], len(codes)),
        "actor": bits([seats.index(seen.actor)] if top else [], len(seats)),
        "turn": bits([seats.index(seen.turn)], len(seats)),
        "first": bits([seats.index(seen.first)], len(seats)),
        "last_round": [seen.last_round + 1],
        "over": [int(seen.is_over)],
        "passes": [min(seen.passes, len(seats))],
        "turns": [seen.turns],
        "question": [max(-32767, min(32767, value)) for value in top[2:]] if top else [0, 0, 0],
        "under_way": bits([frame[2] for frame in seen.frames if frame[0] == claim], routes),
        "hand": list(seen.hand),
        "market": [seen.market.count(kind) for kind in range(len(ruleset.kinds))],
        "deck_size": [seen.deck_size],
        "discard": list(seen.discard),
        "laid": list(seen.laid),
        "trains": [seen.trains[player] for player in seats],
        "score": [seen.score[player] for player in seats],
        "hand_sizes": [seen.hand_sizes[player] for player in seats],
        "known": [count for player in seats for count in seen.known[player]],
        "ticket_counts": [seen.ticket_counts[player] for player in seats],
        "offers": [count for player in seats for count in seen.offer_decks[player]],
        "routes": [bit for player in seats for bit in bits(seen.routes[player], routes)],
        "open_routes": bits(seen.open_routes, routes),
        "tickets": bits(seen.tickets, tickets),
        "offered": [
            seen.offered.index(ticket) + 1 if ticket in seen.offered else 0
            for ticket in range(tickets)
        ],
        "under": [places.get(ticket, 0) for ticket in range(tickets)],
        "away": bits([*seen.boxed, *seen.aside], tickets),
        "ticket_decks": list(seen.ticket_deck_sizes),
    }


@every_table
def test_an_observation_says_what_the_view_says(edition, seats):
    reader = Reader(find_ruleset(edition, seats))
    for number, state in enumerate(random_states(edition, seats, seed_of("numbers", edition))):
        if number % LOOK_EVERY == 0 or state.is_over:
            for seat in range(seats):
                found = reader.read(state, seat)
                told = in_numbers(view(state, seat), seat)
                assert {name: found[name] for name in told} == told
                for name, field in reader.fields.items():
                    assert field.low <= min(found[name]) <= max(found[name]) <= field.high, name


@pytest.mark.rule("COM-INFO-1", "COM-INFO-3", "COM-INFO-5", "COM-DRAW-13", "COM-TICK-11")
@every_table
def test_worlds_that_differ_in_secrets_give_who_cannot_know_equal_bytes(edition, seats):
    reader = Reader(find_ruleset(edition, seats))
    chooser = random.Random(seed_of("twins", edition, seats))
    changed = 0
    for number, state in enumerate(random_states(edition, seats, seed_of("twins", edition))):
        if state.is_over or number % LOOK_EVERY:
            continue
        usual = [reader.bytes_of(state, seat) for seat in range(seats)]
        for change in CHANGES.values():
            made = change(state, chooser.randrange(seats), chooser)
            if made is not None:
                mirror, knowing = made
                for seat in set(range(seats)) - knowing:
                    assert reader.bytes_of(mirror, seat) == usual[seat], (change.__name__, seat)
                changed += 1
        for seat in range(seats):
            world = resample(view(state, seat), chooser)
            assert reader.bytes_of(world, seat) == usual[seat]
    assert changed


@pytest.mark.parametrize("trial", range(3))
def test_so_it_is_in_games_of_a_campaign_where_parts_have_secrets(trial):
    ruleset, rng = make_ruleset(trial)
    reader, buffer = Reader(ruleset), ActionBuffer()
    state = start(ruleset, rng.getrandbits(60) | 1)
    for number in range(scaled(300, 40)):
        if state.is_over:
            break
        if number % LOOK_EVERY == 0:
            for seat in range(ruleset.seats):
                usual = reader.bytes_of(state, seat)
                world = resample(view(state, seat), random.Random(number))
                assert reader.bytes_of(world, seat) == usual
        state.fill(buffer)
        state.step(rng.choice(buffer.to_list()))


def shown_of(part, state, seat):
    """What a part says in words. In which order cards of a tunnel were turned over means nothing."""
    shown = part.show(state, seat)
    if "revealed" in shown:
        shown["revealed"].sort()
    return json.dumps(shown, sort_keys=True)


@every_edition
def test_every_part_of_an_edition_shows_in_numbers_what_it_shows_in_words(edition):
    """Equal words give equal numbers and equal numbers equal words, over all positions of some games."""
    ruleset = find_ruleset(edition, 3)
    reader = Reader(ruleset)
    words: dict[tuple[str, int, str], tuple[int, ...]] = {}
    numbers: dict[tuple[str, int, tuple[int, ...]], str] = {}
    for game in range(scaled(6, 1)):
        for state in random_states(edition, 3, seed_of("words", edition, game)):
            if state.is_over:
                continue
            for seat in (0, 2):
                found = reader.read(state, seat)
                for part in ruleset.parts:
                    names = [name for name in found if name.startswith(f"{part.name}.")]
                    own = tuple(value for name in names for value in found[name])
                    shown = shown_of(part, state, seat)
                    own = own or tuple(found["score"])
                    assert part.columns(seat) or part.size == 0, part.name
                    assert words.setdefault((part.name, seat, shown), own) == own
                    assert numbers.setdefault((part.name, seat, own), shown) == shown


@every_edition
def test_fields_lie_one_behind_the_other(edition):
    for seats in (2, 5):
        layout = Layout(find_ruleset(edition, seats))
        place = 0
        for field in layout.fields:
            assert field.start == place
            place = field.stop
        assert place == layout.width
        assert [field.name for field in layout.fields][: len(NOT_OF_PARTS)] == list(NOT_OF_PARTS)


@pytest.mark.once
def test_the_layout_is_that_of_its_version():
    found = {}
    for edition in WIDTHS:
        ruleset = find_ruleset(edition, 2)
        found[edition] = (Layout(ruleset).width, ruleset.actions)
    assert (OBSERVATION_VERSION, found) == (1, WIDTHS)


class Secretive(Part):
    """A part that says nothing of what it shows in numbers."""

    name = "secretive"


class Careless(Part):
    """A part with secrets that shows numbers all the same."""

    name = "careless"

    def columns(self, viewer):
        from semafor.engine.columns import numbers  # noqa: PLC0415 - for this class alone

        return (numbers("all", [0], 9),)


def with_part(part):
    """A ruleset with one more part."""
    ruleset = find_ruleset("usa-classic", 2)
    fresh = compile_ruleset(ruleset.edition, 2)
    object.__setattr__(fresh, "parts", (*fresh.parts, part))
    return fresh


@pytest.mark.once
def test_a_part_that_says_nothing_shows_nothing_and_one_with_secrets_may_not():
    usual = Layout(find_ruleset("usa-classic", 2)).width
    assert Layout(with_part(Secretive(3))).width == usual
    with pytest.raises(SetupError) as caught:
        Observer(with_part(Careless(1)))
    assert caught.value.values["name"] == "careless.columns"


@pytest.mark.once
def test_a_claim_that_waits_for_an_answer_is_seen_with_its_route():
    ruleset = find_ruleset("europe", 2)
    reader, buffer = Reader(ruleset), ActionBuffer()
    seen = 0
    for game in range(40):
        state = start(ruleset, seed_of("tunnel", game))
        chooser = random.Random(game)
        while not state.is_over:
            if ruleset.decisions[state.decision()].name == "tunnel":
                found = reader.read(state, state.actor())
                assert sum(found["under_way"]) == 1
                assert ruleset.board.routes[found["under_way"].index(1)].kind == "tunnel"
                assert sum(found["tunnel.revealed"]) == 3
                assert found["tunnel.surcharge"][0] > 0
                assert sum(access.pile_list(state, "laid")) == sum(found["laid"])
                seen += 1
            state.fill(buffer)
            state.step(chooser.choice(buffer.to_list()))
        if seen > 3:
            break
    assert seen
