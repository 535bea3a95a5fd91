"""What is open and what is secret: pairs of games that differ only in something hidden.

Whoever may know the difference must see it, and nobody else may: neither in a view nor in what
happened as it is told.
"""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from semafor import Game, new_game, resample
from semafor.engine.views import view
from tests.rules.boards import EDITIONS, game_from, game_set_up, map_facts, play

MARKET = ["red", "red", "green", "green", "white"]
DRAW = {"do": "draw"}
Pair = tuple[Game, Game]


def seen(game: Game, viewer: int | None) -> str:
    """All that a seat (None: a spectator) is told: the position and the story so far."""
    story = [fact.to_dict() for fact in game.facts(viewer)]
    return json.dumps([game.view(viewer).to_dict(), story])


def viewers_who_can_tell(pair: Pair) -> list[int | None]:
    one, two = pair
    viewers = [None, *range(one.ruleset.seats)]
    return [viewer for viewer in viewers if seen(one, viewer) != seen(two, viewer)]


def regular_tickets(edition: str) -> list[str]:
    tickets = map_facts(edition)["tickets"]
    return [ticket["id"] for ticket in tickets if ticket["deck"] != "long"]


def long_tickets(edition: str) -> list[str]:
    return [ticket["id"] for ticket in map_facts(edition)["tickets"] if ticket["deck"] == "long"]


def ticket_decks(edition: str, tickets: list[str]) -> dict[str, Any]:
    if edition == "germany":
        return {"ticket_decks": {"short": tickets, "long": []}}
    return {"ticket_deck": tickets}


def draw_tickets(edition: str) -> dict[str, Any]:
    if edition == "germany":
        return {"do": "tickets", "draw": {"short": 4, "long": 0}}
    return {"do": "tickets"}


# --- pairs -----------------------------------------------------------------------------------


def two_hands(edition: str) -> Pair:
    one = game_from(edition, market=MARKET, hands={1: {"blue": 2, "black": 1}})
    two = game_from(edition, market=MARKET, hands={1: {"locomotive": 2, "yellow": 1}})
    return one, two


def two_sets_of_tickets(edition: str) -> Pair:
    first, second, third, *_ = regular_tickets(edition)
    one = game_from(edition, market=MARKET, tickets={1: [first, second]})
    two = game_from(edition, market=MARKET, tickets={1: [third, second]})
    return one, two


def two_orders_of_the_deck(edition: str) -> Pair:
    one = game_from(edition, market=MARKET, deck=["blue", "black", "locomotive"])
    two = game_from(edition, market=MARKET, deck=["locomotive", "blue", "black"])
    return one, two


def two_orders_of_the_ticket_deck(edition: str) -> Pair:
    tickets = regular_tickets(edition)[:5]
    one = game_from(edition, market=MARKET, **ticket_decks(edition, tickets))
    two = game_from(edition, market=MARKET, **ticket_decks(edition, tickets[::-1]))
    return one, two


def two_offers(edition: str) -> Pair:
    one, two = two_orders_of_the_ticket_deck(edition)
    return play(one, draw_tickets(edition)), play(two, draw_tickets(edition))


def two_choices_of_an_offer(edition: str) -> Pair:
    tickets = regular_tickets(edition)[:4]
    games = [
        game_from(edition, market=MARKET, rest_tickets="box", **ticket_decks(edition, tickets))
        for _ in range(2)
    ]
    for game, kept in zip(games, tickets[:2], strict=True):
        play(game, draw_tickets(edition), {"do": "keep", "tickets": [kept]})
    return games[0], games[1]


def two_orders_of_return(edition: str) -> Pair:
    tickets = regular_tickets(edition)[:3]
    decks = ticket_decks(edition, tickets)
    games = [game_from(edition, market=MARKET, rest_tickets="box", **decks) for _ in range(2)]
    for game, returned in zip(games, (tickets[1:], tickets[:0:-1]), strict=True):
        keep = {"do": "keep", "tickets": tickets[:1], "return": returned}
        play(game, draw_tickets(edition), keep)
    return games[0], games[1]


def two_blind_cards(edition: str) -> Pair:
    one, two = two_orders_of_the_deck(edition)
    return play(one, DRAW), play(two, DRAW)


def two_second_cards(edition: str) -> Pair:
    one = game_from(edition, market=MARKET, deck=["blue", "black"])
    two = game_from(edition, market=MARKET, deck=["blue", "locomotive"])
    take = {"do": "draw", "card": "white"}
    return play(one, take, DRAW), play(two, take, DRAW)


def two_opening_hands(edition: str) -> Pair:
    rest = ["white"] * 4 + ["green"] * 4 + ["black", "blue", "black", "blue", "black"]
    one = game_set_up(edition, deck=["red", "red", "yellow", "yellow", *rest])
    two = game_set_up(edition, deck=["orange", "orange", "yellow", "yellow", *rest])
    return one, two


PAIRS: list[tuple[Callable[[str], Pair], list[int | None], tuple[str, ...]]] = [
    (two_hands, [1], ("COM-INFO-1",)),
    (two_sets_of_tickets, [1], ("COM-INFO-1", "COM-TICK-11")),
    (two_orders_of_the_deck, [], ("COM-INFO-1",)),
    (two_orders_of_the_ticket_deck, [], ("COM-INFO-1",)),
    (two_offers, [0], ("COM-INFO-1", "COM-INFO-5")),
    (two_choices_of_an_offer, [0], ("COM-INFO-5", "COM-TICK-11")),
    (two_orders_of_return, [0], ("COM-INFO-1",)),
    (two_blind_cards, [0], ("COM-DRAW-13",)),
    (two_second_cards, [0], ("COM-DRAW-13",)),
    (two_opening_hands, [0], ("COM-INFO-1",)),
]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("make_pair", "insiders"),
    [
        pytest.param(make_pair, insiders, id=make_pair.__name__, marks=pytest.mark.rule(*ids))
        for make_pair, insiders, ids in PAIRS
    ],
)
def test_only_the_seat_concerned_can_tell_two_games_apart(
    edition: str, make_pair: Callable[[str], Pair], insiders: list[int | None]
) -> None:
    assert viewers_who_can_tell(make_pair(edition)) == insiders


# --- tickets at the start --------------------------------------------------------------------


def starting_tickets(edition: str) -> dict[str, Any]:
    if edition == "europe":
        return {"ticket_decks": {"regular": regular_tickets(edition)[:9], "long": []}}
    return ticket_decks(edition, regular_tickets(edition)[:12])


def start_with_choice(edition: str, chosen: slice) -> Game:
    game = game_set_up(edition, **starting_tickets(edition))
    if edition == "germany":
        play(game, draw_tickets(edition))
    offered = [name for name in game.view(0).to_dict()["offered"] if name]
    return play(game, {"do": "keep", "tickets": offered[chosen]})


@pytest.mark.parametrize(
    "edition",
    [
        pytest.param("usa-classic", marks=pytest.mark.rule("USA-SETUP-8")),
        pytest.param("usa-refreshed", marks=pytest.mark.rule("REF-SETUP-8", "REF-SETUP-6")),
        pytest.param("europe", marks=pytest.mark.rule("EUR-INFO-1", "EUR-SETUP-7")),
        pytest.param("germany", marks=pytest.mark.rule("GER-SETUP-10")),
    ],
)
def test_the_starting_choice_is_known_to_the_chooser_alone(edition: str) -> None:
    one = start_with_choice(edition, slice(0, 2))
    two = start_with_choice(edition, slice(1, 3))
    assert viewers_who_can_tell((one, two)) == [0]


@pytest.mark.rule("EUR-INFO-1", "EUR-SETUP-5")
def test_long_tickets_that_were_not_dealt_are_seen_by_nobody() -> None:
    longs = long_tickets("europe")
    regular = regular_tickets("europe")[:9]
    one = game_set_up("europe", ticket_decks={"regular": regular, "long": longs[:3]})
    told = seen(one, None) + seen(one, 0) + seen(one, 1) + seen(one, 2)
    assert not [name for name in longs[3:] if f'"{name}"' in told]


@pytest.mark.rule("EUR-INFO-1", "EUR-SETUP-9")
def test_nobody_else_learns_which_tickets_went_into_the_box() -> None:
    game = start_with_choice("europe", slice(0, 2))
    boxes = [game.view(seat).to_dict()["boxed"] for seat in range(3)]
    assert [sum(name is not None for name in box) for box in boxes] == [2, 0, 0]


# --- what is open ----------------------------------------------------------------------------

OPEN = {
    "market": MARKET,
    "deck": ["blue"],
    "discard": {"yellow": 3, "locomotive": 1},
    "hands": {0: {"red": 3}, 1: {"black": 2}, 2: {"orange": 5}},
    "trains": {2: 17},
    "turn": 1,
    "last_round": 2,
}
ROUTES = {
    "usa-classic": ("chicago-omaha", 7),
    "usa-refreshed": ("chicago-omaha", 7),
    "europe": ("riga-wilno", 7),
    "germany": ("dortmund-kassel", 7),
}


def open_position(edition: str) -> Game:
    tickets = regular_tickets(edition)
    held = {0: tickets[:2], 2: tickets[2:5]}
    return game_from(edition, **OPEN, routes={0: [ROUTES[edition][0]]}, tickets=held)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("COM-INFO-2")
def test_everybody_sees_the_board_the_display_the_score_and_whose_turn_it_is(
    edition: str, viewer: int | None
) -> None:
    route, points = ROUTES[edition]
    shown = open_position(edition).view(viewer).to_dict()
    expected = {
        "market": MARKET,
        "routes": [[route], [], []],
        "score": [points, 0, 0],
        "trains": [41, 45, 17],
        "turn": 1,
        "last_round": 2,
        "over": False,
        "phase": "turn",
    }
    assert {name: shown[name] for name in expected} == expected


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("COM-INFO-3")
def test_everybody_can_count_hands_and_decks(edition: str, viewer: int | None) -> None:
    shown = open_position(edition).view(viewer).to_dict()
    assert shown["hand_sizes"] == [3, 2, 5]
    assert shown["ticket_counts"] == [2, 0, 3]
    assert shown["deck_size"] == 110 - 5 - 4 - 10
    left = {"usa-classic": [25], "usa-refreshed": [64], "europe": [35, 0], "germany": [50, 34]}
    assert list(shown["ticket_deck_sizes"].values()) == left[edition]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("COM-INFO-4")
def test_everybody_sees_the_discard_pile(edition: str, viewer: int | None) -> None:
    shown = open_position(edition).view(viewer).to_dict()
    assert shown["discard"] == {"yellow": 3, "locomotive": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-INFO-5")
def test_everybody_learns_how_many_tickets_were_kept(edition: str) -> None:
    tickets = regular_tickets(edition)[:3]
    game = game_from(edition, market=MARKET, rest_tickets="box", **ticket_decks(edition, tickets))
    play(game, draw_tickets(edition), {"do": "keep", "tickets": tickets[:2]})
    for viewer in (None, 0, 1, 2):
        told = [fact.to_dict() for fact in game.facts(viewer) if fact.name == "kept_tickets"]
        assert told == [{"fact": "kept_tickets", "seat": 0, "kept": 2, "returned": 1}]
        assert game.view(viewer).ticket_counts == (2, 0, 0)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-INFO-1")
def test_a_seat_sees_its_own_hand_and_tickets_and_a_spectator_sees_none(edition: str) -> None:
    game = open_position(edition)
    own = game.view(2).to_dict()
    assert own["hand"] == {"orange": 5}
    assert sorted(own["tickets"]) == sorted(regular_tickets(edition)[2:5])
    spectator = game.view(None).to_dict()
    assert (spectator["hand"], spectator["tickets"], spectator["offered"]) == ({}, [], [])


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-INFO-1")
def test_only_the_seat_to_move_is_told_its_legal_actions(edition: str) -> None:
    game = open_position(edition)
    assert [bool(game.view(viewer).actions) for viewer in (None, 0, 1, 2)] == [
        False,
        False,
        True,
        False,
    ]


# --- cards that were seen --------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("COM-DRAW-13")
def test_a_card_taken_from_the_display_is_known_to_everybody(
    edition: str, viewer: int | None
) -> None:
    game = game_from(edition, market=MARKET, deck=["blue", "black"])
    play(game, {"do": "draw", "card": "white"}, DRAW)
    assert game.view(viewer).to_dict()["known"] == [{"white": 1}, {}, {}]
    told = [fact.to_dict() for fact in game.facts(viewer) if fact.name == "took"]
    assert told == [{"fact": "took", "seat": 0, "card": "white", "slot": 4}]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("viewer", "card"), [(None, None), (0, "blue"), (1, None), (2, None)])
@pytest.mark.rule("COM-DRAW-13")
def test_a_blind_card_is_told_to_its_owner_alone(
    edition: str, viewer: int | None, card: str | None
) -> None:
    game = game_from(edition, market=MARKET, deck=["blue", "black"])
    play(game, DRAW)
    told = [fact.to_dict().get("card") for fact in game.facts(viewer) if fact.name == "drew"]
    assert told == [card]


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("COM-TICK-11", "COM-SCORE-2")
def test_tickets_are_shown_when_the_game_is_over_and_not_one_move_earlier(
    edition: str, viewer: int | None
) -> None:
    tickets = regular_tickets(edition)
    held = {0: tickets[:1], 1: tickets[1:3], 2: []}
    game = game_from(edition, market=MARKET, tickets=held, last_round=1)
    play(game, DRAW)
    assert game.view(viewer).to_dict()["all_tickets"] == []
    play(game, DRAW)
    assert game.is_over
    shown = [sorted(names) for names in game.view(viewer).to_dict()["all_tickets"]]
    assert shown == [sorted(names) for names in held.values()]


@pytest.mark.rule("COM-TICK-11")
def test_a_completed_ticket_is_as_secret_as_another() -> None:
    route = {0: ["denver-santa_fe", "el_paso-santa_fe"]}
    one = game_from("usa-classic", market=MARKET, routes=route, tickets={0: ["denver-el_paso"]})
    two = game_from("usa-classic", market=MARKET, routes=route, tickets={0: ["boston-miami"]})
    assert viewers_who_can_tell((one, two)) == [0]


# --- Europe and Germany ----------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("EUR-TUNNEL-3", "COM-INFO-2")
def test_everybody_sees_what_is_laid_out_and_revealed_for_a_tunnel(viewer: int | None) -> None:
    game = game_from("europe", market=MARKET, deck=["red", "blue", "black"], hands={0: {"red": 4}})
    play(game, {"do": "claim", "route": "erzurum-sochi", "pay": {"red": 3}})
    shown = game.view(viewer).to_dict()
    assert shown["phase"] == "tunnel"
    told = [fact.values["card"] for fact in game.facts(viewer) if fact.name == "revealed"]
    assert told == ["red", "blue", "black"]
    assert shown["hand_sizes"] == [1, 0, 0]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("GER-INFO-1")
def test_everybody_hears_the_announced_mix(viewer: int | None) -> None:
    game = play(
        game_from("germany", market=MARKET), {"do": "tickets", "draw": {"short": 3, "long": 1}}
    )
    told = [fact.to_dict() for fact in game.facts(viewer) if fact.name == "announced_mix"]
    assert told == [{"fact": "announced_mix", "seat": 0, "first_deck": 3, "second_deck": 1}]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.rule("GER-INFO-1", "GER-PASS-5")
def test_everybody_sees_the_passengers_on_the_board_and_in_front_of_the_players(
    viewer: int | None,
) -> None:
    game = game_from(
        "germany",
        market=MARKET,
        hands={0: {"red": 3}},
        passengers={"berlin": ["red", "blue"], "schweiz": ["white"]},
        taken={2: {"black": 2}},
    )
    claim = {"do": "claim", "route": "berlin-magdeburg", "pay": {"red": 3}}
    play(game, claim, {"do": "passengers", "take": {"berlin": "blue"}})
    shown = game.view(viewer).to_dict()["parts"]["passengers"]
    assert shown["taken"] == [{"blue": 1}, {}, {"black": 2}]
    standing = {place: counts for place, counts in shown["passengers"].items() if counts}
    assert standing == {"berlin": {"red": 1}, "schweiz": {"white": 1}}


# --- imagined states -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-INFO-1")
def test_a_state_imagined_from_a_view_looks_the_same_to_its_seat(edition: str) -> None:
    chooser = random.Random(edition)
    game = new_game(edition, 3, seed=f"imagined {edition}")
    for turn in range(120):
        if game.is_over:
            break
        game.play_action(chooser.choice(game.actions()))
        if turn % 8 == 0:
            for seat in range(3):
                known = game.view(seat)
                imagined = resample(known, random.Random(turn))
                assert view(imagined, seat).to_dict() == known.to_dict()


@pytest.mark.rule("COM-INFO-1")
def test_imagined_states_differ_in_the_hidden_cards() -> None:
    game = new_game("usa-classic", 3, seed="hidden")
    seen_hands = {
        json.dumps(view(resample(game.view(0), random.Random(number)), 1).to_dict()["hand"])
        for number in range(20)
    }
    assert len(seen_hands) > 1
