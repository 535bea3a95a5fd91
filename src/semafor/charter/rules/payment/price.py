"""What a route of a campaign asks of a seat, and what may help to pay it.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J. Here are the numbers that everything else asks: which sets of aids may be
used together, and whether a hand pays. Which payments are worth offering is said in `ways`.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from semafor.cards.kinds import IS_PICK, IS_SKULL, PICK, SKULL
from semafor.charter.rules.payment.numbers import (
    BLAST,
    EXCHANGE,
    GANG,
    KINDS_OF_AID,
    LOCO_DOUBLE,
    NO_SURCHARGE,
    NONE,
    OFF_COLOUR,
    PAIR,
    REDUCE,
    Aid,
)
from semafor.engine.tables import COMPILED, KINDS, zeros


class Bundle:
    """Some aids at once, added up; `mask` says which of their list they are, `answers` how they are chosen."""

    def __init__(self, aids: tuple[Aid, ...], mask: int = 0) -> None:
        self.aids = aids
        self.mask = mask
        self.answers = tuple(sorted([aid.answer() for aid in aids]))
        counts = [0] * KINDS_OF_AID
        powers = [0] * KINDS_OF_AID
        least = 0
        for kind, n, _power in aids:
            counts[kind] += 1
            powers[kind] += n
            if kind == REDUCE and (counts[kind] == 1 or n < least):
                least = n
        self.least_reduction = least
        self.reduced = powers[REDUCE]
        self.blasts = powers[BLAST]
        self.added = sum(powers) - powers[REDUCE] - powers[NO_SURCHARGE]
        self.has_gang = counts[GANG] > 0
        self.has_double = counts[LOCO_DOUBLE] > 0
        self.has_exchange = counts[EXCHANGE] > 0
        self.has_off_colour = counts[OFF_COLOUR] > 0
        self.waives = counts[NO_SURCHARGE] > 0
        self.uses = sum([aid.power != NONE for aid in aids])
        self.cards = PAIR * counts[EXCHANGE] + counts[OFF_COLOUR]
        counts[REDUCE] = 0
        self.is_possible = max(counts) <= 1


class Aids:
    """All that may ever help a seat to pay, and every set of it that may be used together, the empty one first.

    Fixed for a game; what is open in a position is a mask over `each`.
    """

    def __init__(self, each: tuple[Aid, ...] = ()) -> None:
        self.each = each
        self.most_added = sum([aid.n for aid in each])
        self.bundles: list[Bundle] = []
        for size in range(len(each) + 1):
            for places in combinations(range(len(each)), size):
                mask = sum([1 << place for place in places])
                bundle = Bundle(tuple([each[place] for place in places]), mask)
                if bundle.is_possible:
                    self.bundles.append(bundle)

    def everything(self) -> int:
        """The mask of all of them."""
        return (1 << len(self.each)) - 1


NO_AIDS = Aids()


class Cards:
    """The kinds of cards: which are of a colour, in the order in which they are spent; which are marked."""

    def __init__(self, kinds: tuple[str, ...], colours: int) -> None:
        self.colours = colours
        self.locomotive = kinds.index("locomotive")
        self.colour_of = [NONE] * len(kinds)
        self.mark_of = [0] * len(kinds)
        found = []
        for number, name in enumerate(kinds[:colours]):
            marked = [f"{name}{mark}" for mark in ("", SKULL, PICK)]
            found.append(tuple([kinds.index(kind) for kind in marked if kind in kinds]))
            for kind in found[number]:
                self.colour_of[kind] = number
        self.of_colour = tuple(found)
        self.skulls = frozenset([at for at, kind in enumerate(kinds) if kind.endswith(SKULL)])
        self.picks = frozenset([at for at, kind in enumerate(kinds) if kind.endswith(PICK)])
        for at in range(len(kinds)):
            self.mark_of[at] = IS_SKULL * (at in self.skulls) + IS_PICK * (at in self.picks)

    def counts(self, hand: Sequence[int]) -> list[int]:
        """Cards of each colour, marked or not."""
        found = [0] * self.colours
        for kind, colour in enumerate(self.colour_of):
            if colour >= 0 and hand[kind]:
                found[colour] += hand[kind]
        return found

    def begins_with(self, units: Sequence[tuple[int, int]]) -> tuple[int, int]:
        """Colour (-1 for none) and locomotives of a payment; without a colour they go without saying."""
        colours = [self.colour_of[kind] for kind, _ in units if kind != self.locomotive]
        if not colours:
            return NONE, 0
        return colours[0], dict(units).get(self.locomotive, 0)


def read_kinds(kinds: tuple[str, ...], colours: int) -> Cards:
    """CAM 0.4: a mark never changes the colour; unmarked cards are spent first, then skulls."""
    return Cards(kinds, colours)


class Price:
    """What a route asks of a seat now, and what may help to pay it: those of `aids` that are in the mask `open`."""

    def __init__(  # noqa: PLR0913 - one for each fact
        self,
        route: int,
        name: str,
        colour: int,
        need: int,
        extra: int,
        fee: int,
        gang_price: int,
        dollars: int,
        shows_picks: bool,  # noqa: FBT001 - a number like the others
        aids: Aids = NO_AIDS,
        open_aids: int = 0,
    ) -> None:
        self.route = route
        self.name = name
        self.colour = colour
        self.need = need
        self.extra = extra
        self.fee = fee
        self.gang_price = gang_price
        self.dollars = dollars
        self.shows_picks = shows_picks
        self.aids = aids
        self.open = open_aids

    def open_aids(self) -> tuple[Aid, ...]:
        """What may help, in its order."""
        return tuple([aid for at, aid in enumerate(self.aids.each) if self.open >> at & 1])

    def allows(self, bundle: Bundle) -> bool:
        """CAM-PAY-1, 3, 4: all of it is open, there is a surcharge to waive, every reduction reduces, a gang can be paid."""
        if bundle.mask & ~self.open:
            return False
        if bundle.waives and self.extra == 0:
            return False
        if bundle.reduced and self.need - bundle.reduced + bundle.least_reduction <= 1:
            return False
        return not bundle.has_gang or self.fee + self.gang_price <= self.dollars

    def bundles(self) -> list[Bundle]:
        """All sets of aids that may be used together here, none that does nothing; the empty one first."""
        return [bundle for bundle in self.aids.bundles if self.allows(bundle)]

    def rest(self, bundle: Bundle) -> int:
        """CAM-PAY-1, 2: units that cards of the colour and locomotives must pay with some aids."""
        return max(1, self.need - bundle.reduced) - bundle.added

    def further(self, bundle: Bundle) -> int:
        """CAM-PAY-3: further cards, none with a power that says so."""
        return 0 if bundle.waives else self.extra


class Hand:
    """A hand as payments see it: cards by colour, locomotives, marks; `fewest` and `most` are the latest answer."""

    counts: list[int]
    skulls: list[int]
    picks: list[int]

    def __init__(self, cards: Cards, hand: list[int]) -> None:
        self.cards = cards
        self.kinds = hand
        if not COMPILED:  # compiled, they are there and zero
            self.counts = zeros(KINDS)
            self.skulls = zeros(KINDS)
            self.picks = zeros(KINDS)
        self.fewest = 0
        self.most = NONE
        self.add_up()

    def add_up(self) -> None:
        """Cards by colour."""
        cards = self.cards
        self.locos = self.kinds[cards.locomotive]
        self.coloured = 0
        for kind in range(len(cards.colour_of)):
            held = self.kinds[kind]
            colour = cards.colour_of[kind]
            if held == 0 or colour < 0:
                continue
            self.coloured += held
            self.counts[colour] += held
            if cards.mark_of[kind] == IS_SKULL:
                self.skulls[colour] += held
            elif cards.mark_of[kind] == IS_PICK:
                self.picks[colour] += held
        self.total = self.coloured + self.locos

    def by_colour(self) -> list[int]:
        """Cards of every colour, marked or not."""
        return [self.counts[colour] for colour in range(self.cards.colours)]

    def count(self, colour: int) -> int:
        """Cards of a colour, marked or not; none of no colour."""
        return 0 if colour == NONE else self.counts[colour]

    def picks_of(self, colour: int) -> int:
        """Cards of a colour with a pickaxe."""
        return self.picks[colour]

    def skulls_of(self, colour: int) -> int:
        """Cards of a colour with a skull."""
        return self.skulls[colour]

    def other(self, avoid: int) -> int:
        """The colour with most cards other than one."""
        best = NONE
        for colour in range(self.cards.colours):
            if colour != avoid and (best == NONE or self.counts[colour] > self.counts[best]):
                best = colour
        return best

    def pays(self, price: Price, bundle: Bundle, colour: int) -> bool:
        """Whether a colour (-1: no coloured card) pays what is left with some aids; from `fewest` to `most` locomotives.

        Every aid's own cards must be there, too, and so must the further cards.
        """
        self.most = NONE
        rest = price.rest(bundle)
        if rest + bundle.cards + price.further(bundle) > self.total:
            return False
        if bundle.cards and not self.has_others(colour if colour != NONE else price.colour, bundle):
            return False
        least = 1 if bundle.has_double else 0
        if colour == NONE:
            self.fewest = rest
            if least <= rest <= self.locos and rest + bundle.cards > 0 and bundle.blasts == 0:
                self.most = rest
        elif bundle.blasts <= self.skulls[colour]:
            self.fewest = max(least, rest - self.counts[colour])
            self.most = min(self.locos, rest - max(1, bundle.blasts))
        return 0 <= self.fewest <= self.most

    def has_others(self, avoid: int, bundle: Bundle) -> bool:
        """Whether the pair to exchange and the card of another colour are there."""
        other = self.other(avoid)
        if bundle.has_exchange and (other == NONE or self.counts[other] < PAIR):
            return False
        return self.coloured - self.count(avoid) >= bundle.cards

    def bundles(self, price: Price, colour: int, locos: int) -> list[Bundle]:
        """The sets of aids with which a colour (-1: none) and so many locomotives pay a price."""
        return [
            bundle
            for bundle in price.aids.bundles
            if price.allows(bundle)
            and self.pays(price, bundle, colour)
            and (colour == NONE or self.fewest <= locos <= self.most)
        ]

    def span(self, price: Price, bundle: Bundle, colour: int) -> range:
        """With how many locomotives a colour pays under some aids; none where that is not allowed."""
        is_paid = price.allows(bundle) and self.pays(price, bundle, colour)
        return range(self.fewest, self.most + 1) if is_paid else range(0)

    def open_locos(self, price: Price, colour: int) -> int:
        """With how many locomotives a colour can pay a price, whatever helps: a mask.

        A payment without a coloured card (colour -1) begins in one way, however many locomotives it takes.
        """
        held = self.count(colour)
        if held == 0 and colour != NONE:
            return 0
        if held + self.locos + price.aids.most_added < price.need:
            return 0
        found = 0
        for bundle in price.aids.bundles:
            if price.allows(bundle) and self.pays(price, bundle, colour):
                if colour == NONE:
                    return 1
                for locos in range(self.fewest, self.most + 1):
                    found |= 1 << locos
        return found


def places_of(mask: int) -> list[int]:
    """The bits of a mask, in ascending order."""
    found = []
    place = 0
    while mask:
        if mask & 1:
            found.append(place)
        mask >>= 1
        place += 1
    return found
