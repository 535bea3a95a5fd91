"""Moves that are almost right: every way to spoil a legal one that the tests know of."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from semafor.engine.errors import Move
from semafor.engine.game import Game

WRONG_VALUES: tuple[Any, ...] = (None, 3, -1, True, "", "nowhere", [], {}, ["red"], {"red": 1}, 1.5)


def spoiled(game: Game, move: Move, chooser: random.Random) -> Iterator[Move]:
    """Variants of a move; some may happen to be legal, so the caller compares."""
    yield {**move, "do": "fly"}
    yield {**move, "do": chooser.choice(["draw", "claim", "keep", "pass", "tickets", "pay"])}
    yield {**move, "extra": 1}
    yield {**move, "seat": (game.actor + 1) % game.ruleset.seats}
    yield {**move, "seat": chooser.choice([-1, 9, "0", None, [0]])}
    for key in move:
        yield {other: value for other, value in move.items() if other != key}
        yield {**move, key: chooser.choice(WRONG_VALUES)}
    if "pay" in move:
        yield from spoiled_payments(game, move, chooser)
    if "route" in move:
        yield {**move, "route": chooser.choice(game.ruleset.board.routes).id}
    if "city" in move:
        yield {**move, "city": chooser.choice(game.ruleset.board.places).id}
    if move["do"] == "keep":
        yield from spoiled_tickets(game, move, chooser)
    if "take" in move:
        yield from spoiled_passengers(game, move, chooser)
    if "draw" in move:
        yield from spoiled_mixes(move)


def spoiled_payments(game: Game, move: Move, chooser: random.Random) -> Iterator[Move]:
    """One card more, one fewer, another colour, two colours, a strange count."""
    pay = move["pay"]
    kind = chooser.choice(list(pay))
    other = chooser.choice([name for name in game.ruleset.kinds if name not in pay])
    rest = {name: count for name, count in pay.items() if name != kind}
    yield {**move, "pay": {**pay, kind: pay[kind] + 1}}
    yield {**move, "pay": {**pay, kind: pay[kind] - 1}}
    yield {**move, "pay": {**rest, other: pay[kind]}}
    yield {**move, "pay": {**pay, other: 1}}
    yield {**move, "pay": {**rest, kind: pay[kind] - 1, other: 1}}
    yield {**move, "pay": {**pay, other: -1}}
    yield {**move, "pay": {**rest, kind: chooser.choice([True, "2", None, 2.0, -2])}}
    yield {**move, "pay": {**rest, "pink": pay[kind]}}


def spoiled_tickets(game: Game, move: Move, chooser: random.Random) -> Iterator[Move]:
    """A ticket that is not offered, one twice, too few, a wrong `return`."""
    names = move["tickets"]
    stranger = chooser.choice(game.ruleset.board.tickets).id
    yield {**move, "tickets": [*names, names[0]]}
    yield {**move, "tickets": [*names, stranger]}
    yield {**move, "tickets": names[:1]}
    yield {**move, "tickets": [None]}
    yield {**move, "tickets": [[]]}
    yield {**move, "return": [stranger]}
    yield {**move, "return": names}
    yield {**move, "return": "all"}


def spoiled_passengers(game: Game, move: Move, chooser: random.Random) -> Iterator[Move]:
    """A place that is no end, a colour that does not stand there, two at once."""
    place = chooser.choice(game.ruleset.board.places).id
    yield {**move, "take": {**move["take"], place: "red"}}
    for end in move["take"]:
        colour = chooser.choice(["red", "black", "green", "yellow", "blue", "white"])
        yield {**move, "take": {**move["take"], end: colour}}
        yield {**move, "take": {**move["take"], end: ["red", "blue"]}}
        yield {**move, "take": {**move["take"], end: "orange"}}


def spoiled_mixes(move: Move) -> Iterator[Move]:
    """Too many, too few, negative, another deck."""
    mix = move["draw"]
    yield {**move, "draw": {**mix, "short": mix["short"] + 1}}
    yield {**move, "draw": {"long": 1}}
    yield {**move, "draw": {"short": 5, "long": -1}}
    yield {**move, "draw": {"short": 3, "express": 1}}
    yield {**move, "draw": {"short": True, "long": 3}}
