"""What can be paid at all is listed: the ways of a hand against plain arithmetic."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from semafor.charter.rules.payment.numbers import (
    BLAST,
    EXCHANGE,
    GANG,
    LOCO_DOUBLE,
    NO_SURCHARGE,
    NONE,
    OFF_COLOUR,
    REDUCE,
)
from semafor.charter.rules.payment.price import Hand, Price
from semafor.charter.rules.payment.ways import added_units, reduced, spell, ways_to_pay
from tests.kit.campaign import COLOURS
from tests.kit.payments import AIDS, CARDS, KINDS, any_price
from tests.kit.tables import often


def deal(rng: random.Random) -> tuple[Price, list[int]]:
    hand = [0] * len(KINDS)
    for _ in range(rng.randint(1, 8)):
        hand[rng.randrange(len(KINDS))] += 1
    is_near = rng.random() < 0.5
    aids = tuple(aid for aid in AIDS if rng.random() < 0.25 and (is_near or aid.kind != BLAST))
    return any_price(rng, (NONE, NONE, 0, 3), 6, (0, 0, 1, 2, 3), aids), hand


def colours_of(price: Price) -> list[int]:
    return [NONE, *(range(len(COLOURS)) if price.colour == NONE else (price.colour,))]


def aid_sets(price: Price) -> Iterator[dict[int, int]]:
    """Everything that may help at once, by kind: no kind twice but for reductions."""
    for size in range(len(price.aids.each) + 1):
        for aids in combinations(price.aids.each, size):
            kinds = [aid.kind for aid in aids if aid.kind != REDUCE]
            if len(kinds) == len(set(kinds)):
                found = {aid.kind: aid.n for aid in aids}
                found[REDUCE] = sum(aid.n for aid in aids if aid.kind == REDUCE)
                yield found


def fits(price: Price, hand: list[int], helps: dict[int, int], colour: int, locos: int) -> bool:
    """CAM-PAY-1..5 with so many locomotives and the rest in a colour."""
    counts = CARDS.counts(hand)
    added = sum(n for kind, n in helps.items() if kind not in (REDUCE, NO_SURCHARGE))
    units = max(1, price.need - helps[REDUCE]) - added - locos
    others = 2 * (EXCHANGE in helps) + (OFF_COLOUR in helps)
    avoid = price.colour if colour == NONE else colour
    rest = [count for number, count in enumerate(counts) if number != avoid]
    extra = 0 if NO_SURCHARGE in helps else price.extra
    skulls = 0 if colour == NONE else hand[KINDS.index(f"{COLOURS[colour]}_skull")]
    held = 0 if colour == NONE else counts[colour]
    return (
        units >= 0
        and (units > 0) == (colour != NONE)
        and units <= held
        and locos <= hand[CARDS.locomotive]
        and (LOCO_DOUBLE not in helps or locos > 0)
        and helps.get(BLAST, 0) <= min(units, skulls)
        and units + locos + others > 0
        and (EXCHANGE not in helps or max(rest) >= 2)
        and sum(rest) >= others
        and units + locos + others + extra <= sum(hand)
        and (GANG not in helps or price.fee + price.gang_price <= price.dollars)
    )


def can_be_paid(price: Price, hand: list[int]) -> bool:
    return any(
        fits(price, hand, helps, colour, locos)
        for helps in aid_sets(price)
        for colour in colours_of(price)
        for locos in range(price.need + 1)
    )


@pytest.mark.rule("CAM-PAY-1", "CAM-PAY-2", "CAM-PAY-3", "CAM-PAY-5", "CAM-PAY-6")
def test_a_route_is_listed_whenever_it_can_be_paid() -> None:
    rng = random.Random(1)
    listed_at_all = 0
    for _ in range(often(400, 20000)):
        price, hand = deal(rng)
        seen = Hand(CARDS, hand)
        listed = []
        for colour in colours_of(price):
            for spent, ways in ways_to_pay(price, seen, colour).items():
                for way in ways:
                    alone = reduced(price, way.aids) - added_units(way.aids)
                    locos = alone if colour == NONE else spent
                    payment = spell(price, CARDS, hand, colour, locos, way)
                    assert payment is not None, (price, hand, way)
                    listed.append(payment)
        assert len(listed) == len(set(listed)), (price, hand)
        assert bool(listed) is can_be_paid(price, hand), (price, hand)
        listed_at_all += bool(listed)
    assert listed_at_all > 100
