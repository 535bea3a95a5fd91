"""A payment as a chain of small decisions: what is decided so far, and what may come next.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J. Route, colour and locomotives come first. Then one thing after the
other, each where there is more than one possibility: what helps, in the order of the numbers, until it is
enough; how many pickaxes and skulls are among the cards of the colour; the cards of the pair; the card of
another colour; the further cards in the order of their kinds. So every payment has one chain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from semafor.charter.rules.payment.ways import (
    BLAST,
    EXCHANGE,
    GANG,
    MOST_BLASTS,
    NONE,
    PAIR,
    Aid,
    Bundle,
    Cards,
    Hand,
    Payment,
    Price,
    shape_of,
    useful_bundles,
)

# What is decided next.
AIDS, PICKS, SKULLS, EXCHANGED, OFF, FURTHER, COMPLETE = range(7)
# Numbers of what helps; the powers come after them.
ENOUGH, EXCHANGES, HIRES, BLASTS = 0, 1, 2, 3
POWERS = BLASTS + MOST_BLASTS


class Steps:
    """The numbers of all answers, block after block; a number means the same in every position."""

    def __init__(self, cards: Cards, kinds: int, powers: int, most: int) -> None:
        self.cards = cards
        counts = most + 1  # none, one … as many as the longest route has spaces
        sizes = (POWERS + powers, counts, counts, kinds, kinds, kinds)
        self.first = [sum(sizes[:stage]) for stage in range(len(sizes))]
        self.size = sum(sizes)
        self.payable = sorted(
            [*(kind for kinds in cards.of_colour for kind in kinds), cards.locomotive]
        )

    def number(self, stage: int, answer: int) -> int:
        """The number of an answer: what helps, a count, or a kind of card."""
        return self.first[stage] + answer


def aid_answer(aid: Aid) -> int:
    """What helps, as an answer."""
    if aid.power != NONE:
        return POWERS + aid.power
    return {EXCHANGE: EXCHANGES, GANG: HIRES, BLAST: BLASTS - 1 + aid.n}[aid.kind]


def aid_answers(bundle: Bundle) -> tuple[int, ...]:
    """Everything that helps at once, in the order in which it is decided."""
    return tuple(sorted(map(aid_answer, bundle.aids)))


class Line:
    """A payment that is being put together from one hand, for one price."""

    def __init__(
        self,
        steps: Steps,
        price: Price,
        hand: Hand,
        colour: int,
        locos: int,
        answers: Iterable[int],
    ) -> None:
        self.steps = steps
        self.price = price
        self.hand = hand
        self.colour = colour
        self.locos = locos
        self.stage = AIDS
        self.chosen: tuple[int, ...] = ()
        self.open = [
            (aid_answers(bundle), bundle) for bundle in useful_bundles(price) if self.fits(bundle)
        ]
        self.aids = self.open[0][1] if self.open else Bundle(())
        self.left = list(hand.kinds)
        self.units = 0
        self.picks = 0
        self.skulls = 0
        self.pair: list[int] = []
        self.off = NONE
        self.further: list[int] = []
        self.settle()
        for answer in answers:
            self.take(answer)
            self.settle()

    def fits(self, bundle: Bundle) -> bool:
        """Whether the payment can be completed with exactly these aids."""
        price = self.price
        span = self.hand.loco_span(shape_of(price, bundle), self.colour, price.colour)
        return bool(span) if self.colour == NONE else self.locos in span

    # ---------------------------------------------------------------- going on

    def choices(self) -> list[int]:
        """The answers that may come next, as numbers; none when the payment is complete."""
        if self.stage == COMPLETE:
            return []
        answers = (
            self.open_aids,
            self.open_picks,
            self.open_skulls,
            self.open_pair,
            self.open_off,
            self.open_further,
        )[self.stage]()
        first = self.steps.first[self.stage]
        return [first + answer for answer in answers]

    def settle(self) -> None:
        """Take whatever is the only possibility."""
        while len(choices := self.choices()) == 1:
            self.take(choices[0])

    def take(self, number: int) -> None:
        """Go on with one of the answers."""
        answer = number - self.steps.first[self.stage]
        if self.stage == AIDS:
            self.take_aid(answer)
        elif self.stage == PICKS:
            self.picks = answer
            self.stage = SKULLS
        elif self.stage == SKULLS:
            self.skulls = answer
            self.lay_units()
            self.stage = self.next_stage(EXCHANGED)
        else:
            self.left[answer] -= 1
            if self.stage == EXCHANGED:
                self.pair.append(answer)
            elif self.stage == OFF:
                self.off = answer
            else:
                self.further.append(answer)
            self.stage = self.next_stage(self.stage)

    def next_stage(self, stage: int) -> int:
        """What is left to be decided from a stage on."""
        aids = self.aids
        waiting = (
            (EXCHANGED, aids.has_exchange and len(self.pair) < PAIR),
            (OFF, aids.has_off_colour and self.off == NONE),
            (FURTHER, len(self.further) < self.extra),
        )
        return next((at for at, is_left in waiting if at >= stage and is_left), COMPLETE)

    @property
    def extra(self) -> int:
        """Further cards that are asked for."""
        return 0 if self.aids.waives else self.price.extra

    # ---------------------------------------------------------------- what helps

    def open_aids(self) -> list[int]:
        """CAM-PAY-2: what may help besides what was chosen; in ascending order, so each set comes once."""
        at = len(self.chosen)
        return sorted(
            {answers[at] if len(answers) > at else ENOUGH for answers, _bundle in self.open}
        )

    def take_aid(self, answer: int) -> None:
        """Use one thing more, or go on to the cards."""
        at = len(self.chosen)
        if answer != ENOUGH:
            self.chosen += (answer,)
            self.open = [row for row in self.open if row[0][at : at + 1] == (answer,)]
            return
        self.aids = next(bundle for answers, bundle in self.open if len(answers) == at)
        rest = shape_of(self.price, self.aids).rest
        if self.colour == NONE:
            self.locos = rest
            self.lay_units()
            self.stage = self.next_stage(EXCHANGED)
        else:
            self.units = rest - self.locos
            self.stage = PICKS

    # ---------------------------------------------------------------- cards of the colour

    def open_picks(self) -> range:
        """How many pickaxes may be among the cards of the colour."""
        hand, colour = self.hand, self.colour
        fewest = max(0, self.units - (hand.counts[colour] - hand.picks[colour]))
        return range(fewest, min(hand.picks[colour], self.units - self.aids.blasts) + 1)

    def open_skulls(self) -> range:
        """CAM-H: how many skulls; whatever is blasted is one of them."""
        hand, colour = self.hand, self.colour
        plain = hand.counts[colour] - hand.picks[colour] - hand.skulls[colour]
        units = self.units - self.picks
        fewest = max(self.aids.blasts, units - plain)
        return range(fewest, min(hand.skulls[colour], units) + 1)

    def lay_units(self) -> None:
        """The cards that pay leave the hand."""
        for kind, count in self.unit_cards():
            self.left[kind] -= count

    def unit_cards(self) -> tuple[tuple[int, int], ...]:
        """The cards that pay, by kind."""
        cards = self.steps.cards
        counts = {cards.locomotive: self.locos}
        if self.colour != NONE:
            for kind in cards.of_colour[self.colour]:
                if kind in cards.picks:
                    counts[kind] = self.picks
                elif kind in cards.skulls:
                    counts[kind] = self.skulls
                else:
                    counts[kind] = self.units - self.picks - self.skulls
        return tuple(sorted((kind, count) for kind, count in counts.items() if count))

    # ---------------------------------------------------------------- other cards

    @property
    def avoid(self) -> int:
        """The colour that is no other colour."""
        return self.colour if self.colour != NONE else self.price.colour

    def open_pair(self) -> list[int]:
        """CAM-I: two cards of one other colour, unmarked ones first."""
        cards = self.steps.cards
        if self.pair:
            colour = cards.colour_of[self.pair[0]]
            kinds = cards.of_colour[colour]
            return [kind for kind in kinds[kinds.index(self.pair[0]) :] if self.left[kind]]
        return [
            kind
            for colour, kinds in enumerate(cards.of_colour)
            if colour != self.avoid
            for at, kind in enumerate(kinds)
            if self.left[kind] and sum(self.left[other] for other in kinds[at:]) >= PAIR
        ]

    def open_off(self) -> list[int]:
        """CR05: one card of another colour."""
        return [
            kind
            for colour, kinds in enumerate(self.steps.cards.of_colour)
            if colour != self.avoid
            for kind in kinds
            if self.left[kind]
        ]

    def open_further(self) -> list[int]:
        """CAM-PAY-3: further cards of any kind, in the order of the kinds."""
        missing = self.extra - len(self.further)
        last = self.further[-1] if self.further else NONE
        found = []
        behind = 0
        for kind in reversed(self.steps.payable):
            behind += self.left[kind]
            if kind >= last and self.left[kind] and behind >= missing:
                found.append(kind)
        return found[::-1]

    # ---------------------------------------------------------------- the payment

    def payment(self) -> Payment:
        """The payment, once it is complete."""
        assert self.stage == COMPLETE, self.stage
        aids = self.aids.aids
        return Payment(
            route=self.price.route,
            units=self.unit_cards(),
            surcharge=counted(self.further),
            exchange=counted(self.pair),
            off_colour=self.off,
            gang=self.aids.has_gang,
            blasts=self.aids.blasts,
            powers=tuple(sorted(aid.power for aid in aids if aid.power != NONE)),
        )

    def answer_for(self, payment: Payment) -> int:
        """The number with which a payment goes on from here; it is not checked."""
        return self.steps.number(self.stage, self.plain_answer(payment))

    def plain_answer(self, payment: Payment) -> int:
        """The same as an answer of its stage."""
        if self.stage == AIDS:
            wanted = payment_answers(payment)
            return wanted[len(self.chosen)] if len(wanted) > len(self.chosen) else ENOUGH
        cards = self.steps.cards
        if self.stage == PICKS:
            return sum(count for kind, count in payment.units if kind in cards.picks)
        if self.stage == SKULLS:
            return sum(count for kind, count in payment.units if kind in cards.skulls)
        if self.stage == EXCHANGED:
            kinds = cards.of_colour[cards.colour_of[payment.exchange[0][0]]]
            return sorted(spread(payment.exchange), key=kinds.index)[len(self.pair)]
        if self.stage == OFF:
            return payment.off_colour
        return spread(payment.surcharge)[len(self.further)]

    def chain_of(self, payment: Payment) -> list[int]:
        """The answers that lead from here to a payment that can be made from here."""
        found = []
        while self.stage != COMPLETE:
            found.append(self.answer_for(payment))
            self.take(found[-1])
            self.settle()
        return found

    def finish(self) -> Payment:
        """The payment with the first possibility wherever something is left to be decided."""
        while choices := self.choices():
            self.take(choices[0])
        return self.payment()


def payment_answers(payment: Payment) -> list[int]:
    """Everything that helps to pay, in the order in which it is decided."""
    found = [EXCHANGES] if payment.exchange else []
    if payment.gang:
        found.append(HIRES)
    if payment.blasts:
        found.append(BLASTS - 1 + payment.blasts)
    return [*found, *(POWERS + power for power in sorted(payment.powers))]


def counted(kinds: Sequence[int]) -> tuple[tuple[int, int], ...]:
    """Cards by kind."""
    return tuple(sorted(Counter(kinds).items()))


def spread(cards: Iterable[tuple[int, int]]) -> list[int]:
    """Cards one by one, in the order of their kinds."""
    return [kind for kind, count in sorted(cards) for _ in range(count)]
