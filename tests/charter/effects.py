"""Games of the shipped campaign for tests of single cards: made as a campaign makes them.

Everything goes through the overlay, so a card is tested with the content that is shipped; what a
card should do is written in the tests, from the design.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pytest

from semafor import Game
from semafor.charter.content import content
from semafor.charter.overlay import edition_from
from semafor.charter.rules.ports import CAMPAIGN_CLAIM, POWERS
from semafor.charter.rules.report import report
from semafor.engine import access
from semafor.engine.ruleset import Ruleset, compile_ruleset
from tests.kit.campaign import REGIONS, begin_turns, deal, dollars, hand, on_top, set_turn

SLOTS = "ABCDEFJKLOQUV"
OFFICE = list[list[Any]]


def row(name: str, *values: Any) -> Any:
    """A row of a table, about one card."""
    return pytest.param(name, *values, marks=pytest.mark.card(name), id=name)


def amount(form: int | str, tariff: int) -> int:
    """An amount of the design: a number, or a form of T."""
    if isinstance(form, int):
        return form
    found = re.fullmatch(r"(\d*)T(?:\+(\d+))?", form)
    assert found, form
    return int(found[1] or 1) * tariff + int(found[2] or 0)


@cache
def _ruleset(told: str) -> Ruleset:
    overlay = json.loads(told)
    return compile_ruleset(edition_from(overlay), len(overlay["companies"]))


def ruleset(
    *,
    companies: Sequence[str] = ("green", "red", "black"),
    regions: Sequence[str] = (),
    booming: Sequence[str] = (),
    slots: str = "",
    tariff: int = 1,
    events: Sequence[str] = ("E01",),
    offices: Sequence[OFFICE] = (),
    counts: Mapping[str, int] | None = None,
    **more: Any,
) -> Ruleset:
    """The rules of one game; `offices` are what the companies bring."""
    filled = [list(office) for office in offices]
    filled += [[] for _ in range(len(companies) - len(filled))]
    overlay = {
        "campaign": content().numbers["id"],
        "content": content().digest,
        "game": 12,
        "year": 1898,
        "companies": list(companies),
        "trains": 46,
        "tariff": tariff,
        "regions": ["east", *regions],
        "booming": list(booming),
        "slots": list(slots),
        "painted": {},
        "destroyed": [],
        "large": [],
        "depots": {},
        "retired": [],
        "events": list(events),
        "expo": "chicago",
        "season": "",
        "offices": [
            [*office, ["counts", company, dict(counts or {}), True]]
            for company, office in zip(companies, filled, strict=True)
        ],
        "draws": [],
        **more,
    }
    return _ruleset(json.dumps(overlay, sort_keys=True))


def start(rules: Ruleset, seed: str = "card") -> Game:
    """A game at its first turn; what is offered in the setup is declined."""
    return begin_turns(Game(rules, seed=seed, first=0))


def table(**wanted: Any) -> Game:
    """A game of these rules at its first turn."""
    return start(ruleset(**wanted))


def whole(**more: Any) -> Game:
    """A game with the whole board, every region in boom, every rule and event, tariff 2."""
    wanted = {"regions": REGIONS, "booming": REGIONS, "slots": SLOTS, "tariff": 2}
    return table(**wanted, events=list(content().events), **more)


def only(game: Game, *ids: str) -> Game:
    """Take all cards out of the offices but some."""
    powers = game.ruleset.port(POWERS)
    for item in powers.rows:
        if item.id not in ids:
            game.state.set_part(powers.part.base + item.number, 0)
    return game


# Games in which nothing may happen to the others: checked after each test that uses `apart`.
WATCHED: list[Game] = []
OTHERS = {1: 1, 2: 40}  # dollars, so that seat 0 is neither the poorest nor the richest


def apart(game: Game) -> Game:
    """Give the others empty hands and odd sums of money, which no card of seat 0 may change."""
    for seat, money in OTHERS.items():
        deal(game, seat)
        dollars(game, seat, money)
    WATCHED.append(game)
    return game


def check_others() -> None:
    """Nothing has happened to the others in games that still run."""
    games, WATCHED[:] = list(WATCHED), []
    for game in games:
        for seat, money in OTHERS.items():
            assert game.is_over or (dollars(game, seat), hand(game, seat)) == (money, {})


def offered(game: Game) -> tuple[int, int]:
    """How many tickets are offered, and how many must be kept."""
    kept = [len(move["tickets"]) for move in game.moves()]
    return max(kept), min(kept)


def decline(game: Game, *but: str) -> None:
    """Decline what is asked until a turn begins, or until it is a question of these kinds."""
    while not game.is_over and game.phase not in ("turn", *but):
        answers = [move for move in game.moves() if move.get("option") in ("decline", "stop")]
        game.play(answers[0] if answers else game.moves()[0])


def claim(
    game: Game,
    route: str,
    pay: Mapping[str, int] | None = None,
    *,
    seat: int = 0,
    spare: int = 0,
    **more: Any,
) -> tuple[int, int]:
    """Claim with exactly these cards in hand (and some locomotives to spare).

    Without `pay` it is paid with locomotives. Returns dollars gained and cards in hand.
    """
    set_turn(game, seat)
    length = game.ruleset.board.routes[game.ruleset.route_number[route]].length
    paid = dict(pay) if pay is not None else {"locomotive": length}
    held = dict(paid)
    for cards in (more.get("surcharge", {}), more.get("exchange", {}), {"locomotive": spare}):
        for name, count in cards.items():
            held[name] = held.get(name, 0) + count
    if "off_colour" in more:
        held[more["off_colour"]] = held.get(more["off_colour"], 0) + 1
    deal(game, seat, **held)
    before = dollars(game, seat)
    game.play({"do": "claim", "route": route, "pay": paid, **more})
    return dollars(game, seat) - before, sum(hand(game, seat).values())


def draw_two(game: Game, seat: int = 0) -> None:
    """A draw action of two plain cards."""
    set_turn(game, seat)
    on_top(game, "red", "blue", "white", "black", "yellow", "green")
    game.play({"do": "draw"})
    game.play({"do": "draw"})


def finish(game: Game, *used: str) -> Game:
    """Play the game to its end at once; seat 0 uses some cards when asked, nothing else."""
    game.state.last_round = 1
    set_turn(game, 0)
    draw_two(game)
    while not game.is_over:
        answers = [move for move in game.moves() if move.get("option") in (*used, "decline")]
        game.play(answers[0] if answers else game.moves()[0])
    return game


def last_lines(game: Game) -> list[int]:
    """What crew, clauses, passes and postcards earn at the end, by seat."""
    return [lines["powers"] for lines in finish(game).result().lines]


def cards(game: Game, seat: int = 0) -> int:
    """Cards in a hand."""
    return sum(hand(game, seat).values())


def hold(game: Game, *tickets: str, seat: int = 0) -> None:
    """Exactly these tickets."""
    numbers = [game.ruleset.ticket_number[name] for name in tickets]
    access.set_tickets(game.state, seat, sorted(numbers), [])


def notes(game: Game, seat: int = 0) -> list[int | str]:
    """Sealed notes a seat has earned, and gifts that come when the game is over."""
    told = report(game.state)
    gifts = [gift["what"] for gift in told["gifts"][seat]]
    return [*(note["n"] for note in told["notes"][seat]), *gifts]


def uses(game: Game, name: str) -> int:
    """Uses of a card that are left."""
    powers = game.ruleset.port(POWERS)
    number = next(item.number for item in powers.rows if item.id == name)
    return int(powers.part.left(game.state, number))


def claims_of(game: Game, route: str) -> list[dict[str, Any]]:
    """The claims of one route that are offered."""
    option, number = game.ruleset.port(CAMPAIGN_CLAIM), game.ruleset.route_number[route]
    mine = range(option.base, option.base + option.size)
    begun = [action for action in game.actions() if action in mine]
    return option.propose(
        game.state, [action for action in begun if option.split(action)[0] == number]
    )


def asked(game: Game, route: str, colour: str) -> tuple[int, int] | None:
    """Cards and further cards a route asks of seat 0 in a colour; None if it cannot be claimed."""
    set_turn(game, 0)
    deal(game, 0, **{colour: 7, f"{colour}_pick": 1})
    found = [
        (sum(move["pay"].values()), sum(move.get("surcharge", {}).values()))
        for move in claims_of(game, route)
        if not {"gang", "exchange", "blast", "use"} & set(move)
    ]
    return found[0] if found else None


# -------------------------------------------------------------------- postcards

TARIFF = 3  # of the games with postcards


def postcards(*numbers: int) -> OFFICE:
    """An office with some postcards."""
    return [["postcard", number, content().postcards[number].uses, False] for number in numbers]


def postcard_game(name: str, **more: Any) -> Game:
    """A game in which seat 0 has one postcard."""
    cards = [number for number in content().postcards if number not in (65, 74)]
    wanted: dict[str, Any] = {
        "regions": REGIONS,
        "slots": "FV",
        "tariff": TARIFF,
        "events": ["E01", "E02", "E03", "E04", "E06", "E07", "E10", "E14", "E22", "E27"],
        "offices": [postcards(*cards)],
    }
    return apart(only(table(**{**wanted, **more}), name))


def reward(
    money: int | str = 0, cards: int = 0, note: int | str = 0
) -> tuple[int, int, list[int | str]]:
    """Dollars, cards and notes or gifts of a postcard."""
    return amount(money, TARIFF), cards, [note] if note else []
