"""Cards, aids and prices of a campaign's payments, for tests that compare the rules with arithmetic of their own."""

from __future__ import annotations

import random
from collections.abc import Sequence

from semafor.charter.rules.payment.numbers import (
    BLAST,
    EXCHANGE,
    GANG,
    LOCO_DOUBLE,
    NO_SURCHARGE,
    OFF_COLOUR,
    REDUCE,
    Aid,
)
from semafor.charter.rules.payment.price import Aids, Price, read_kinds
from tests.kit.campaign import COLOURS

KINDS = (
    *COLOURS,
    "locomotive",
    *(f"{name}_{mark}" for name in COLOURS for mark in ("pick", "skull")),
)
CARDS = read_kinds(KINDS, len(COLOURS))
AIDS = (
    Aid(EXCHANGE),
    Aid(GANG),
    Aid(BLAST, 1),
    Aid(BLAST, 2),
    Aid(REDUCE, 1, 3),
    Aid(REDUCE, 2, 4),
    Aid(REDUCE, 1, 5),
    Aid(OFF_COLOUR, 1, 6),
    Aid(LOCO_DOUBLE, 1, 7),
    Aid(NO_SURCHARGE, 1, 8),
)


def any_price(
    rng: random.Random,
    colours: Sequence[int],
    most: int,
    extra: Sequence[int],
    aids: tuple[Aid, ...],
) -> Price:
    """What some route asks for."""
    everything = Aids(aids)
    return Price(
        route=0,
        name="",
        colour=rng.choice(colours),
        need=rng.randint(1, most),
        extra=rng.choice(extra),
        fee=rng.choice((0, 1)),
        gang_price=3,
        dollars=rng.choice((1, 3, 4, 9)),
        shows_picks=rng.random() < 0.3,
        aids=everything,
        open_aids=everything.everything(),
    )
