"""How a claim of a campaign may be paid: the ways one hand allows, and the cards of each.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J. A way says what helps to pay (an exchanged pair, a hired
gang, blasts, powers); which cards it takes from the hand follows by one fixed order.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from semafor.charter.rules.payment.numbers import (
    BLAST,
    EXCHANGE,
    GANG,
    LOCO_DOUBLE,
    NO_SURCHARGE,
    NONE,
    OFF_COLOUR,
    PAIR,
    REDUCE,
    Aid,
)
from semafor.charter.rules.payment.price import Bundle, Cards, Hand, Price

MOST_PICKS = 3


class Way(NamedTuple):
    """One way to pay with given coloured cards and locomotives.

    `spare` is the colour further cards are taken from first (after the last colour: locomotives),
    `pair` the colour of the exchanged pair or of the one card of another colour; -1 leaves them to
    the colour held most.
    """

    aids: tuple[Aid, ...] = ()
    picks: int = NONE
    spare: int = NONE
    pair: int = NONE


class Payment(NamedTuple):
    """The exact cards of a payment: (kind, count) in the order of the kinds."""

    route: int
    units: tuple[tuple[int, int], ...]
    surcharge: tuple[tuple[int, int], ...] = ()
    exchange: tuple[tuple[int, int], ...] = ()
    off_colour: int = NONE
    gang: bool = False
    blasts: int = 0
    powers: tuple[int, ...] = ()


@dataclass(slots=True)
class Purse:
    """A hand from which cards are taken one after the other."""

    cards: Cards
    hand: list[int]
    taken: dict[int, int] = field(default_factory=dict)

    def take(self, kind: int, count: int = 1) -> None:
        """Take cards of a kind."""
        self.hand[kind] -= count
        self.taken[kind] = self.taken.get(kind, 0) + count

    def take_colour(self, colour: int, count: int) -> None:
        """Take cards of a colour, unmarked ones first."""
        for kind in self.cards.of_colour[colour]:
            number = min(count, self.hand[kind])
            if number > 0:
                self.take(kind, number)
                count -= number

    def flush(self) -> tuple[tuple[int, int], ...]:
        """What was taken since the last time."""
        found = tuple(sorted(self.taken.items()))
        self.taken = {}
        return found

    def fullest(self, but: int, least: int = 1) -> int:
        """The colour with most cards left, other than one; -1 if none has enough."""
        counts = self.cards.counts(self.hand)
        best = NONE
        for colour, count in enumerate(counts):
            if colour != but and count >= least and (best < 0 or count > counts[best]):
                best = colour
        return best


def aid_power(aids: Sequence[Aid], kind: int) -> int:
    """How much aids of a kind add up to."""
    return sum(aid.n for aid in aids if aid.kind == kind)


def added_units(aids: Sequence[Aid]) -> int:
    """CAM-PAY-2: units that come from elsewhere than plain cards."""
    return sum(aid.n for aid in aids if aid.kind not in (REDUCE, NO_SURCHARGE))


def reduced(price: Price, aids: Sequence[Aid]) -> int:
    """CAM-PAY-1: the need after reductions, at least 1."""
    return max(1, price.need - aid_power(aids, REDUCE))


def surcharge(price: Price, aids: Sequence[Aid]) -> int:
    """CAM-PAY-3: further cards, none with a power that says so."""
    return 0 if aid_power(aids, NO_SURCHARGE) else price.extra


def spell(
    price: Price, cards: Cards, hand: Sequence[int], colour: int, locos: int, way: Way
) -> Payment | None:
    """The cards of a way to pay, None if the hand does not allow it."""
    aids = way.aids
    units = reduced(price, aids) - added_units(aids) - locos
    purse = Purse(cards, list(hand))
    if not _take_units(purse, colour, units, locos, way):
        return None
    taken = purse.flush()
    avoid = colour if colour != NONE else price.colour
    exchange: tuple[tuple[int, int], ...] = ()
    off = NONE
    if aid_power(aids, EXCHANGE):
        pair = purse.fullest(avoid, PAIR) if way.pair == NONE else way.pair
        if pair < 0:
            return None
        purse.take_colour(pair, PAIR)
        exchange = purse.flush()
    if aid_power(aids, OFF_COLOUR):
        other = purse.fullest(avoid) if way.pair == NONE else way.pair
        if other < 0:
            return None
        purse.take_colour(other, 1)
        off = purse.flush()[0][0]
    if not _take_surcharge(purse, surcharge(price, aids), way.spare):
        return None
    return Payment(
        route=price.route,
        units=taken,
        surcharge=purse.flush(),
        exchange=exchange,
        off_colour=off,
        gang=aid_power(aids, GANG) > 0,
        blasts=aid_power(aids, BLAST),
        powers=tuple(sorted(aid.power for aid in aids if aid.power != NONE)),
    )


def _take_units(purse: Purse, colour: int, units: int, locos: int, way: Way) -> bool:
    """CAM-PAY-2, 5: the plain units; a coloured payment has at least one card of its colour."""
    cards, hand = purse.cards, purse.hand
    if units < 0 or (units == 0) is not (colour == NONE) or locos > hand[cards.locomotive]:
        return False
    blasts = aid_power(way.aids, BLAST)
    if aid_power(way.aids, LOCO_DOUBLE) and locos == 0:
        return False
    if colour == NONE and locos == 0 and not _is_paid_by_cards(way.aids):
        return False
    if colour != NONE and not _take_coloured(purse, colour, units, blasts, way.picks):
        return False
    if colour == NONE and blasts:
        return False
    if locos:
        purse.take(cards.locomotive, locos)
    return True


def _is_paid_by_cards(aids: Sequence[Aid]) -> bool:
    return bool(aid_power(aids, EXCHANGE) or aid_power(aids, OFF_COLOUR))


def _take_coloured(purse: Purse, colour: int, units: int, blasts: int, picks: int) -> bool:
    """Cards of the colour: those to be blasted, the picks asked for, then what is left."""
    cards, hand = purse.cards, purse.hand
    kinds = cards.of_colour[colour]
    if sum(hand[kind] for kind in kinds) < units or blasts > units:
        return False
    if not _take_marked(purse, kinds, cards.skulls, blasts):
        return False
    if picks == NONE:
        purse.take_colour(colour, units - blasts)
        return True
    if picks > units - blasts or not _take_marked(purse, kinds, cards.picks, picks):
        return False
    left = units - blasts - picks
    for kind in kinds:
        number = 0 if kind in cards.picks else min(left, hand[kind])
        if number:
            purse.take(kind, number)
            left -= number
    return left == 0


def _take_marked(purse: Purse, kinds: Sequence[int], marked: frozenset[int], count: int) -> bool:
    """Some cards with a mark."""
    kind = next((kind for kind in kinds if kind in marked), NONE)
    if count == 0:
        return True
    if kind == NONE or purse.hand[kind] < count:
        return False
    purse.take(kind, count)
    return True


def _take_surcharge(purse: Purse, count: int, spare: int) -> bool:
    """CAM-PAY-3: the further cards, colour by colour."""
    counts = purse.cards.counts(purse.hand)
    chosen = further_colours(counts, purse.hand[purse.cards.locomotive], count, spare)
    for colour in chosen:
        if colour == purse.cards.colours:
            purse.take(purse.cards.locomotive)
        else:
            purse.take_colour(colour, 1)
    return len(chosen) == count


def further_colours(counts: Sequence[int], locos: int, count: int, spare: int) -> list[int]:
    """CAM-PAY-3: colours of the further cards; after the last colour: a locomotive.

    Of the colour held most; or of one colour as far as it goes and then of those held least. A
    locomotive goes only when nothing else is left, or where it was asked for.
    """
    left = [*counts, locos]
    loco = len(counts)
    chosen: list[int] = []
    while len(chosen) < count:
        able = [colour for colour in range(loco) if left[colour]]
        if spare != NONE and left[spare]:
            colour = spare
        elif able:
            most = -1 if spare == NONE else 1
            colour = min(able, key=lambda number: (most * left[number], number))
        elif left[loco]:
            colour = loco
        else:
            break
        left[colour] -= 1
        chosen.append(colour)
    return chosen


def ways_to_pay(price: Price, hand: Hand, colour: int) -> dict[int, list[Way]]:
    """The ways listed for a route and a colour, by locomotives (0 for locomotives alone).

    Without aids every number of locomotives is listed. A single aid is listed with the fewest
    locomotives; several at once only where it takes so many to pay in this colour at all. The
    same ways with other further cards or another pair come last: a long list is cut there.
    """
    found: dict[int, list[Way]] = {}
    if colour != NONE and not hand.count(colour):
        return found
    bundles = price.bundles()
    others: list[tuple[int, list[Way]]] = []
    for spent in plain_locos(price, hand, colour):
        place = 0 if colour == NONE else spent
        found[place] = plain_ways(price, hand, colour, spent)
        if price.extra:
            others.append((place, spare_ways(price, hand, colour, spent)))
    size = 1
    while size <= len(price.aids.each) and (size == 1 or not found):
        for bundle in bundles:
            if len(bundle.aids) == size and hand.pays(price, bundle, colour):
                place = 0 if colour == NONE else hand.fewest
                found.setdefault(place, []).append(Way(bundle.aids))
                if size == 1 and bundle.cards:
                    others.append((place, pair_ways(price, hand, colour, bundle)))
        size += 1
    for place, ways in others:
        found[place] += ways
    return found


def plain_locos(price: Price, hand: Hand, colour: int) -> range:
    """With how many locomotives a colour, or locomotives alone, can pay without aids."""
    need = price.need
    if need + price.extra > hand.total:
        return range(0)
    if colour == NONE:
        return range(need, min(hand.locos, need) + 1)
    return range(max(0, need - hand.count(colour)), min(hand.locos, need - 1) + 1)


def plain_ways(price: Price, hand: Hand, colour: int, locos: int) -> list[Way]:
    """Ways without aids: one for each number of pickaxes where they count."""
    if not price.shows_picks or colour == NONE:
        return [Way()]
    units = price.need - locos
    held = hand.picks_of(colour)
    fewest = max(0, units - (hand.count(colour) - held))
    most = min(held, units, max(fewest, MOST_PICKS))
    return [Way(picks=picks) for picks in range(fewest, most + 1)]


def pair_ways(price: Price, hand: Hand, colour: int, bundle: Bundle) -> list[Way]:
    """CAM-I, CR05: the cards of another colour, where it is not the one held most."""
    avoid = colour if colour != NONE else price.colour
    usual = hand.other(avoid)
    return [
        Way(bundle.aids, pair=other)
        for other, count in enumerate(hand.by_colour())
        if count >= bundle.cards and other not in (avoid, usual)
    ]


def spare_ways(price: Price, hand: Hand, colour: int, locos: int) -> list[Way]:
    """CAM-PAY-3: further cards of each colour first, but for those that change nothing."""
    held = hand.by_colour()
    fullest = sorted(range(len(held)), key=held.__getitem__, reverse=True)
    left = [*held, hand.locos - locos]
    if colour != NONE:
        left[colour] -= price.need - locos
    counts, spared = left[:-1], left[-1]
    seen = [sorted(further_colours(counts, spared, price.extra, NONE))]
    found = []
    for spare in (*fullest, len(counts)):
        chosen = sorted(further_colours(counts, spared, price.extra, spare))
        if left[spare] and chosen not in seen:
            seen.append(chosen)
            found.append(Way(spare=spare))
    return found
