"""Random games of a campaign with everything in force: nothing is lost, nothing gets stuck."""

from __future__ import annotations

import random
from typing import Any

import pytest

from semafor import Game
from semafor.charter.rules.report import report
from semafor.engine import access
from semafor.engine.record import replay, write_record
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset, compile_ruleset
from semafor.engine.views import view
from tests.kit.campaign import (
    REGION_MODULES,
    REGIONS,
    STORY,
    campaign_edition,
    clause,
    crew,
    postcard,
    privilege,
    railway_pass,
    season,
)
from tests.kit.tables import often

EVENTS = [f"E{number:02d}" for number in range(1, 33)]
COMPANIES = ("blue", "red", "green", "yellow", "black")


def rows_of(seat: int, numbers: list[int], rng: random.Random) -> list[dict[str, Any]]:
    """Everything a company may have."""
    return [
        crew(f"CR{rng.randint(1, 15):02d}", rng.randint(1, 3)),
        privilege(COMPANIES[seat]),
        clause(f"CL{rng.randint(1, 5)}"),
        clause(f"CL{rng.randint(6, 10)}"),
        railway_pass(f"CP{rng.randint(1, 7)}"),
        *(postcard(number) for number in sorted(numbers)),
    ]


def make_ruleset(trial: int) -> tuple[Ruleset, random.Random]:
    """A game with some regions on the board and some of them booming."""
    rng = random.Random(trial)
    seats = 2 + trial % 4
    regions = list(REGIONS[: rng.choice((2, 5, 8))])
    modules = [*STORY, "exposition", *(REGION_MODULES[region] for region in regions)]
    numbers = rng.sample(range(1, 78), 50)
    depots = {"nashville": ["blue"], "atlanta": ["red", "green"]}
    made = campaign_edition(
        regions,
        modules,
        tariff=1 + trial % 3,
        events=EVENTS,
        powers=[rows_of(seat, numbers[9 * seat : 9 * seat + 9], rng) for seat in range(seats)],
        settings={
            "turns": {"trains": 16},
            "exposition": {"city": "chicago"},
            "depots": {"depots": depots, "large": ["atlanta"]},
            "events": {"archive": 1},
            "powers": {
                "season": season(f"S{1 + trial % 6}"),
                "draws": [{"region": regions[0], "row": postcard(numbers[-1])}],
                "counts": [{"stamps": 15, "painted": 2}] * seats,
            },
        },
        painted={"chicago-davenport": "white", "davenport-omaha": "red"},
    )
    return compile_ruleset(made, seats), rng


def check_cards(game: Game) -> None:
    """Every train card is somewhere, once."""
    state, ruleset = game.state, game.ruleset
    total = [
        deck + discard + laid
        for deck, discard, laid in zip(
            *(access.pile_list(state, name) for name in ("deck", "discard", "laid")), strict=True
        )
    ]
    for seat in range(ruleset.seats):
        for kind, count in enumerate(access.hand_list(state, seat)):
            total[kind] += count
            assert access.known_list(state, seat)[kind] <= count
    for kind in access.market_list(state):
        if kind >= 0:
            total[kind] += 1
    for part in ruleset.parts:
        for kind, count in part.cards(state).items():
            total[kind] += count
    assert total == [ruleset.kind_count(kind) for kind in range(len(ruleset.kinds))]


def check_tokens(game: Game) -> None:
    """Tokens stay within their supplies, dollars never fall below zero."""
    parts = game.view(None).to_dict()["parts"]
    assert min(game.view(None).score) >= 0
    if "snow" in parts:
        assert sum(parts["snow"]["tokens"]) <= 12
        assert max(parts["snow"]["tokens"], default=0) <= 3
    if "herds" in parts:
        carried = sum(1 for origin in parts["herds"]["carried"] if origin)
        assert sum(parts["herds"]["herds"]) + carried <= 12
        assert max(parts["herds"]["deliveries"]) <= 3
    if "grain" in parts:
        assert 0 <= parts["grain"]["price"][0] <= 6
        assert max(parts["grain"]["grain"]) <= 4
    if "assay" in parts:
        assert sum(sum(parts["assay"][row]) for row in ("deck", "discard", "dug")) in (0, 16)
    tickets = [ticket for held in game.view(None).ticket_counts for ticket in [held]]
    decks = sum(game.view(None).ticket_deck_sizes) + sum(game.view(None).offer_counts)
    assert sum(tickets) + decks == len(game.ruleset.board.tickets)


def check_views(game: Game, rng: random.Random) -> None:
    """A dealt position gives the same view; other seats see no secret card."""
    for seat in range(game.ruleset.seats):
        seen = game.view(seat)
        dealt = resample(seen, rng)
        assert view(dealt, seat) == seen
        for card in seen.to_dict()["parts"]["powers"]["cards"]:
            assert card["open"] or card["owner"] == seat
    spectator = game.view(None)
    assert view(resample(spectator, rng), None) == spectator


@pytest.mark.parametrize("trial", range(often(5, 40)))
def test_random_games_of_a_campaign(trial: int) -> None:
    ruleset, rng = make_ruleset(trial)
    game = Game(ruleset, seed=str(trial), first=trial % ruleset.seats)
    moves = 0
    while not game.is_over:
        actions = game.actions()
        assert actions, game.phase
        for action in rng.sample(actions, min(5, len(actions))):
            assert game.to_action(game.to_move(action)) == action
        game.play_action(rng.choice(actions), checked=True)
        check_cards(game)
        check_tokens(game)
        if moves % 10 == 0:
            check_views(game, rng)
        moves += 1
        assert moves < 2000
    check_views(game, rng)
    told = report(game.state)
    assert len(told["slips"]) == ruleset.seats
    assert all(slip["total"] >= 0 for slip in told["slips"])


@pytest.mark.parametrize("trial", [1, 2])
def test_a_record_of_a_campaign_game_replays(trial: int) -> None:
    ruleset, rng = make_ruleset(trial)
    game = Game(ruleset, seed=str(trial))
    while not game.is_over:
        game.play_action(rng.choice(game.actions()), checked=True)
    again = replay(write_record(game), lambda name, seats, options, version: ruleset)
    assert again.digest() == game.digest()


@pytest.mark.parametrize("trial", [3, 6])
def test_dealt_positions_can_be_played_to_the_end(trial: int) -> None:
    ruleset, rng = make_ruleset(trial)
    game = Game(ruleset, seed=str(trial))
    for _ in range(60):
        if game.is_over:
            break
        # Others see a move when it is whole; before that it can only be gone on with by its own seat.
        seat = game.actor if game.is_midway else rng.randrange(ruleset.seats)
        dealt = resample(game.view(seat), rng)
        if _ % 12 == 0:
            dealt.playout(game.buffer)
            assert dealt.is_over
        game.play_action(rng.choice(game.actions()), checked=True)
