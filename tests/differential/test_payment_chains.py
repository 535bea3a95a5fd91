"""Every legal payment has one chain of decisions, and every chain ends in a legal payment.

What is legal is worked out here from the rules, card by card, with nothing of the rules' own arithmetic.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import pytest

from semafor.charter.rules.payment.chain import Line, Steps
from semafor.charter.rules.payment.numbers import (
    BLAST,
    COMPLETE,
    EXCHANGE,
    GANG,
    LOCO_DOUBLE,
    NO_SURCHARGE,
    NONE,
    OFF_COLOUR,
    REDUCE,
    Aid,
)
from semafor.charter.rules.payment.price import Hand, Price, places_of
from semafor.charter.rules.payment.ways import Payment
from tests.kit.campaign import COLOURS
from tests.kit.payments import AIDS, CARDS, KINDS, any_price
from tests.kit.tables import often

LOCOMOTIVE = KINDS.index("locomotive")
POWERS = 9
STEPS = Steps(CARDS, len(KINDS), POWERS, 6)
NO_UNITS = (REDUCE, NO_SURCHARGE)
Cards = tuple[tuple[int, int], ...]


def deal(rng: random.Random) -> tuple[Price, list[int]]:
    """A small hand of few kinds, so that much is possible with it, and a price."""
    kinds = [
        KINDS.index(f"{COLOURS[colour]}{mark}")
        for colour in rng.sample(range(len(COLOURS)), 2)
        for mark in ("", "_pick", "_skull")
    ]
    hand = [0] * len(KINDS)
    for _ in range(rng.randint(1, 6)):
        hand[rng.choice([*kinds, LOCOMOTIVE])] += 1
    aids = tuple(aid for aid in AIDS if rng.random() < 0.3)
    colours = (NONE, *{CARDS.colour_of[kind] for kind in kinds})
    return any_price(rng, colours, 5, (0, 0, 1, 2), aids), hand


# -------------------------------------------------------------------- by hand


def handfuls(hand: Sequence[int], size: int) -> set[Cards]:
    """All ways to take so many cards."""
    held = [kind for kind, count in enumerate(hand) for _ in range(count)]
    return {tuple(sorted(Counter(taken).items())) for taken in combinations(held, size)}


def without(hand: Sequence[int], cards: Cards) -> list[int]:
    taken = dict(cards)
    return [count - taken.get(kind, 0) for kind, count in enumerate(hand)]


def colours_in(cards: Cards) -> set[int]:
    return {CARDS.colour_of[kind] for kind, _ in cards if kind != LOCOMOTIVE}


def marked(cards: Cards, mark: str) -> int:
    return sum(count for kind, count in cards if KINDS[kind].endswith(mark))


def sets_of_aids(price: Price) -> Iterator[tuple[Aid, ...]]:
    """CAM-PAY-1..4: everything that may be used at once, nothing of it for nothing."""
    for size in range(len(price.aids.each) + 1):
        for aids in combinations(price.aids.each, size):
            once = [aid.kind for aid in aids if aid.kind != REDUCE]
            cuts = [aid.n for aid in aids if aid.kind == REDUCE]
            needs = [max(1, price.need - sum(cuts) + cut) for cut in cuts]
            is_idle = any(need <= max(1, price.need - sum(cuts)) for need in needs)
            waives = NO_SURCHARGE in once and not price.extra
            is_short = GANG in once and price.fee + price.gang_price > price.dollars
            if len(once) == len(set(once)) and not is_idle and not waives and not is_short:
                yield aids


def units_by_hand(price: Price, hand: Sequence[int], aids: tuple[Aid, ...]) -> Iterator[Cards]:
    """CAM-PAY-2, 5, COM-CLAIM-2, 3: cards of one colour and locomotives that come to what is left."""
    kinds = {aid.kind: aid.n for aid in aids}
    need = max(1, price.need - sum(aid.n for aid in aids if aid.kind == REDUCE))
    left = need - sum(aid.n for aid in aids if aid.kind not in NO_UNITS)
    if left < 0:
        return
    for units in handfuls(hand, left):
        colours = colours_in(units)
        if len(colours) > 1 or (price.colour != NONE and not colours <= {price.colour}):
            continue
        if LOCO_DOUBLE in kinds and LOCOMOTIVE not in dict(units):
            continue
        if kinds.get(BLAST, 0) > marked(units, "_skull"):
            continue
        if units or EXCHANGE in kinds or OFF_COLOUR in kinds:
            yield units


def payments_by_hand(price: Price, hand: Sequence[int]) -> Iterator[Payment]:
    """Every payment there is."""
    for aids in sets_of_aids(price):
        kinds = {aid.kind: aid.n for aid in aids}
        extra = 0 if NO_SURCHARGE in kinds else price.extra
        for units in units_by_hand(price, hand, aids):
            own = colours_in(units) or ({price.colour} - {NONE})
            after = without(hand, units)
            for pair in handfuls(after, 2) if EXCHANGE in kinds else [()]:
                if pair and (LOCOMOTIVE in dict(pair) or len(colours_in(pair) - own) != 1):
                    continue
                if colours_in(pair) & own or len(colours_in(pair)) > 1:
                    continue
                rest = without(after, pair)
                for off in handfuls(rest, 1) if OFF_COLOUR in kinds else [()]:
                    if off and (LOCOMOTIVE in dict(off) or colours_in(off) & own):
                        continue
                    for further in handfuls(without(rest, off), extra):
                        yield Payment(
                            route=0,
                            units=units,
                            surcharge=further,
                            exchange=pair,
                            off_colour=off[0][0] if off else NONE,
                            gang=GANG in kinds,
                            blasts=kinds.get(BLAST, 0),
                            powers=tuple(sorted(aid.power for aid in aids if aid.power != NONE)),
                        )


# -------------------------------------------------------------------- by the chain


def ends(price: Price, hand: Hand, begun: tuple[int, int], *answers: int) -> Iterator[Payment]:
    """What all chains lead to that begin in one way."""
    line = Line(STEPS, price, hand, *begun, answers)
    choices = line.choices()
    assert (line.stage == COMPLETE) == (not choices), (price, hand.kinds, begun, answers)
    assert len(choices) != 1, "what is the only possibility is not asked for"
    if not choices:
        payment = line.payment()
        found = Line(STEPS, price, hand, *begun, ()).chain_of(payment)
        assert tuple(found) == answers, "the chain of a payment is the one that leads to it"
        yield payment
    for answer in choices:
        yield from ends(price, hand, begun, *answers, answer)


def payments_by_chain(price: Price, hand: Hand) -> Iterator[Payment]:
    """What all chains lead to."""
    colours = range(len(COLOURS)) if price.colour == NONE else (price.colour,)
    for colour in (*colours, NONE):
        for locos in places_of(hand.open_locos(price, colour)):
            yield from ends(price, hand, (colour, locos))


@pytest.mark.rule("CAM-PAY-1", "CAM-PAY-2", "CAM-PAY-3", "CAM-PAY-5", "CAM-PAY-6", "CAM-H", "CAM-I")
def test_every_legal_payment_has_one_chain_and_every_chain_ends_in_one() -> None:
    rng = random.Random(2)
    payable, most = 0, 0
    for _ in range(often(250, 5000)):
        price, hand = deal(rng)
        legal = set(payments_by_hand(price, hand))
        reached = list(payments_by_chain(price, Hand(CARDS, hand)))
        assert len(reached) == len(set(reached)), (price, hand)
        assert set(reached) == legal, (price, hand, set(reached) ^ legal)
        payable += bool(legal)
        most = max(most, len(legal))
    assert payable > 80
    assert most > 50
