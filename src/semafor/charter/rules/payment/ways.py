"""How a claim of a campaign may be paid: the ways one hand allows, and the cards of each.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J. A way says what helps to pay (an exchanged pair, a hired
gang, blasts, powers); which cards it takes from the hand follows by one fixed order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import NamedTuple

MOST_BLASTS = 2
MOST_PICKS = 3
PAIR = 2
NONE = -1
NOTHING = range(0)
# What the names of marked cards end in.
SKULL = "_skull"
PICK = "_pick"

EXCHANGE, GANG, BLAST, REDUCE, OFF_COLOUR, LOCO_DOUBLE, NO_SURCHARGE = range(7)


class Aid(NamedTuple):
    """Something that helps to pay: its kind, how much, and the power it comes from (-1: a rule)."""

    kind: int
    n: int = 1
    power: int = NONE


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


@dataclass(frozen=True, slots=True)
class Cards:
    """The kinds of cards: which are of a colour, in the order in which they are spent."""

    colours: int
    locomotive: int
    of_colour: tuple[tuple[int, ...], ...]
    colour_of: tuple[int, ...]
    skulls: frozenset[int]
    picks: frozenset[int]

    def counts(self, hand: Sequence[int]) -> list[int]:
        """Cards of each colour, marked or not."""
        return [sum(hand[kind] for kind in kinds) for kinds in self.of_colour]

    def begins_with(self, units: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """Colour (-1 for none) and locomotives of a payment; without a colour they go without saying."""
        colours = [self.colour_of[kind] for kind, _ in units if kind != self.locomotive]
        if not colours:
            return NONE, 0
        return colours[0], dict(units).get(self.locomotive, 0)


def read_kinds(kinds: tuple[str, ...], colours: int) -> Cards:
    """CAM 0.4: a mark never changes the colour; unmarked cards are spent first, then skulls."""
    of_colour = []
    colour_of = [NONE] * len(kinds)
    for number, name in enumerate(kinds[:colours]):
        marked = [f"{name}{mark}" for mark in ("", SKULL, PICK)]
        found = tuple(kinds.index(kind) for kind in marked if kind in kinds)
        of_colour.append(found)
        for kind in found:
            colour_of[kind] = number
    return Cards(
        colours=colours,
        locomotive=kinds.index("locomotive"),
        of_colour=tuple(of_colour),
        colour_of=tuple(colour_of),
        skulls=frozenset(at for at, kind in enumerate(kinds) if kind.endswith(SKULL)),
        picks=frozenset(at for at, kind in enumerate(kinds) if kind.endswith(PICK)),
    )


@dataclass(slots=True)
class Price:
    """What a route asks of a seat now, and what may help to pay it."""

    route: int
    name: str
    colour: int
    need: int
    extra: int
    fee: int
    gang_price: int
    dollars: int
    shows_picks: bool
    aids: tuple[Aid, ...] = ()
    most_added: int = 0  # by how much aids can help at most
    # A workspace of whoever looks at the position: prices with the same aids share what is worked out of them.
    tabled: dict[tuple[tuple[Aid, ...], int], tuple[Bundle, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Payment:
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


class Bundle:
    """Some aids at once, added up."""

    def __init__(self, aids: tuple[Aid, ...]) -> None:
        self.aids = aids
        self.added = added_units(aids)
        self.reduced = aid_power(aids, REDUCE)
        self.least_reduction = min((aid.n for aid in aids if aid.kind == REDUCE), default=0)
        self.blasts = aid_power(aids, BLAST)
        kinds = [aid.kind for aid in aids]
        self.has_gang = GANG in kinds
        self.has_double = LOCO_DOUBLE in kinds
        self.has_exchange = EXCHANGE in kinds
        self.has_off_colour = OFF_COLOUR in kinds
        self.waives = NO_SURCHARGE in kinds
        self.cards = PAIR * int(self.has_exchange) + int(self.has_off_colour)
        self.is_possible = all(kinds.count(kind) == 1 for kind in kinds if kind != REDUCE)
        self.way = Way(aids)


class Shape(NamedTuple):
    """What some aids leave to be paid: sets of aids that leave the same are alike.

    `rest` are the units that cards of the colour and locomotives must pay.
    """

    rest: int
    extra: int
    exchanges: int
    off_colours: int
    doubles: int
    blasts: int


def bundles(price: Price, size: int) -> tuple[Bundle, ...]:
    """All sets of so many aids that may be used together."""
    key = (price.aids, size)
    found = price.tabled.get(key)
    if found is None:
        made = (Bundle(chosen) for chosen in combinations(price.aids, size))
        found = price.tabled[key] = tuple(bundle for bundle in made if bundle.is_possible)
    return found


def is_useful(price: Price, bundle: Bundle) -> bool:
    """CAM-PAY-1, 3, 4: there is a surcharge to waive, every reduction reduces, a gang can be paid."""
    if bundle.waives and price.extra == 0:
        return False
    if bundle.reduced and price.need - bundle.reduced + bundle.least_reduction <= 1:
        return False
    return not bundle.has_gang or price.fee + price.gang_price <= price.dollars


def useful_bundles(price: Price) -> list[Bundle]:
    """All sets of aids that may be used together here, none that does nothing; the empty one first."""
    return [
        bundle
        for size in range(len(price.aids) + 1)
        for bundle in bundles(price, size)
        if is_useful(price, bundle)
    ]


def shape_of(price: Price, bundle: Bundle) -> Shape:
    """What is left to be paid with some aids."""
    return Shape(
        rest=max(1, price.need - bundle.reduced) - bundle.added,
        extra=0 if bundle.waives else price.extra,
        exchanges=int(bundle.has_exchange),
        off_colours=int(bundle.has_off_colour),
        doubles=int(bundle.has_double),
        blasts=bundle.blasts,
    )


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


class Hand:
    """A hand as payments see it: cards by colour, locomotives, marks."""

    def __init__(self, cards: Cards, hand: list[int]) -> None:
        self.cards = cards
        self.kinds = hand
        self.counts = cards.counts(hand)
        self.locos = hand[cards.locomotive]
        self.total = sum(self.counts) + self.locos
        self.skulls = [
            sum(hand[kind] for kind in kinds if kind in cards.skulls) for kinds in cards.of_colour
        ]
        self.picks = [
            sum(hand[kind] for kind in kinds if kind in cards.picks) for kinds in cards.of_colour
        ]
        order = sorted(range(cards.colours), key=lambda colour: (-self.counts[colour], colour))
        self.fullest = [*order, NONE, NONE]

    def other(self, avoid: int) -> int:
        """The colour with most cards other than one."""
        return self.fullest[1] if self.fullest[0] == avoid else self.fullest[0]

    def fewest_locos(self, price: Price, colour: int, bundle: Bundle) -> int:
        """The fewest locomotives with which a colour pays under some aids, -1 if it cannot."""
        if not is_useful(price, bundle):
            return NONE
        span = self.loco_span(shape_of(price, bundle), colour, price.colour)
        return span.start if span else NONE

    def loco_span(self, shape: Shape, colour: int, paint: int) -> range:
        """With how many locomotives a colour (-1: no coloured card) pays what is left under some aids.

        Every aid's own cards must be there, too, and so must the further cards.
        """
        rest = shape.rest
        cards = PAIR * shape.exchanges + shape.off_colours
        if rest + cards + shape.extra > self.total:
            return NOTHING
        if cards and not self.has_other_cards(colour if colour != NONE else paint, shape, cards):
            return NOTHING
        if colour == NONE:
            is_paid = shape.doubles <= rest <= self.locos and rest + cards > 0
            return range(rest, rest + 1) if is_paid and not shape.blasts else NOTHING
        if shape.blasts > self.skulls[colour]:
            return NOTHING
        fewest = max(shape.doubles, rest - self.counts[colour])
        return range(fewest, min(self.locos, rest - max(1, shape.blasts)) + 1)

    def has_other_cards(self, avoid: int, shape: Shape, cards: int) -> bool:
        """Whether the pair to exchange and the card of another colour are there."""
        if shape.exchanges and self.counts[self.other(avoid)] < PAIR:
            return False
        others = sum(self.counts) - (self.counts[avoid] if avoid != NONE else 0)
        return others >= cards


def shapes_of(price: Price) -> set[Shape]:
    """What all sets of aids may leave to be paid."""
    return {shape_of(price, bundle) for bundle in useful_bundles(price)}


def open_locos(price: Price, hand: Hand, colour: int, shapes: Iterable[Shape]) -> list[int]:
    """With how many locomotives a colour can pay a price, whatever helps.

    A payment without a coloured card (colour -1) begins in one way, however many locomotives it takes.
    """
    have = 0 if colour == NONE else hand.counts[colour]
    if have + hand.locos + price.most_added < price.need or (have == 0 and colour != NONE):
        return []
    found: set[int] = set()
    for shape in shapes:
        found.update(hand.loco_span(shape, colour, price.colour))
    return ([0] if found else []) if colour == NONE else sorted(found)


def ways_to_pay(price: Price, hand: Hand, colour: int) -> dict[int, list[Way]]:
    """The ways listed for a route and a colour, by locomotives (0 for locomotives alone).

    Without aids every number of locomotives is listed. A single aid is listed with the fewest
    locomotives; several at once only where it takes so many to pay in this colour at all. The
    same ways with other further cards or another pair come last: a long list is cut there.
    """
    found: dict[int, list[Way]] = {}
    have = 0 if colour == NONE else hand.counts[colour]
    if have + hand.locos + price.most_added < price.need or (have == 0 and colour != NONE):
        return found
    others: list[tuple[int, list[Way]]] = []
    for spent in plain_locos(price, hand, colour):
        place = 0 if colour == NONE else spent
        found[place] = plain_ways(price, hand, colour, spent)
        if price.extra:
            others.append((place, spare_ways(price, hand, colour, spent)))
    size = 1
    while size <= len(price.aids) and (size == 1 or not found):
        for bundle in bundles(price, size):
            locos = hand.fewest_locos(price, colour, bundle)
            if locos >= 0:
                place = 0 if colour == NONE else locos
                found.setdefault(place, []).append(bundle.way)
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
    return range(max(0, need - hand.counts[colour]), min(hand.locos, need - 1) + 1)


def plain_ways(price: Price, hand: Hand, colour: int, locos: int) -> list[Way]:
    """Ways without aids: one for each number of pickaxes where they count."""
    if not price.shows_picks or colour == NONE:
        return [Way()]
    units = price.need - locos
    held = hand.picks[colour]
    fewest = max(0, units - (hand.counts[colour] - held))
    most = min(held, units, max(fewest, MOST_PICKS))
    return [Way(picks=picks) for picks in range(fewest, most + 1)]


def pair_ways(price: Price, hand: Hand, colour: int, bundle: Bundle) -> list[Way]:
    """CAM-I, CR05: the cards of another colour, where it is not the one held most."""
    avoid = colour if colour != NONE else price.colour
    usual = hand.other(avoid)
    return [
        Way(bundle.aids, pair=other)
        for other, count in enumerate(hand.counts)
        if count >= bundle.cards and other not in (avoid, usual)
    ]


def spare_ways(price: Price, hand: Hand, colour: int, locos: int) -> list[Way]:
    """CAM-PAY-3: further cards of each colour first, but for those that change nothing."""
    left = [*hand.counts, hand.locos - locos]
    if colour != NONE:
        left[colour] -= price.need - locos
    counts, spared = left[:-1], left[-1]
    seen = [sorted(further_colours(counts, spared, price.extra, NONE))]
    found = []
    for spare in (*hand.fullest[: len(counts)], len(counts)):
        chosen = sorted(further_colours(counts, spared, price.extra, spare))
        if left[spare] and chosen not in seen:
            seen.append(chosen)
            found.append(Way(spare=spare))
    return found
