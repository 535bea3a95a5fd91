"""A payment as a chain of small decisions: what is decided so far, and what may come next.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J. Route, colour and locomotives come first. Then one thing after the
other, each where there is more than one possibility: what helps, in the order of the numbers, until it is
enough; how many pickaxes and skulls are among the cards of the colour; the cards of the pair; the card of
another colour; the further cards in the order of their kinds. So every payment has one chain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from semafor.cards.kinds import IS_PICK, IS_SKULL
from semafor.charter.rules.payment.numbers import (
    AIDS,
    BLASTS,
    COMPLETE,
    ENOUGH,
    EXCHANGED,
    EXCHANGES,
    FURTHER,
    HIRES,
    NONE,
    OFF,
    PAIR,
    PICKS,
    POWERS,
    SKULLS,
)
from semafor.charter.rules.payment.price import Bundle, Cards, Hand, Price
from semafor.charter.rules.payment.ways import Payment


class Steps:
    """The numbers of all answers, block after block; a number means the same in every position."""

    def __init__(self, cards: Cards, kinds: int, powers: int, most: int) -> None:
        self.cards = cards
        counts = most + 1  # none, one … as many as the longest route has spaces
        sizes = (POWERS + powers, counts, counts, kinds, kinds, kinds)
        self.first = [sum(sizes[:stage]) for stage in range(len(sizes))]
        self.size = sum(sizes)
        payable = [kind for kinds in cards.of_colour for kind in kinds]
        self.backwards = sorted([*payable, cards.locomotive], reverse=True)

    def number(self, stage: int, answer: int) -> int:
        """The number of an answer: what helps, a count, or a kind of card."""
        return self.first[stage] + answer


class Line:
    """A payment that is being put together from one hand, for one price.

    `open` are the sets of aids that may still become it; `left` is the hand without what is laid.
    """

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
        self.chosen = 0
        self.left = list(hand.kinds)
        self.units = 0
        self.picks = 0
        self.skulls = 0
        self.pair: list[int] = []
        self.off = NONE
        self.further: list[int] = []
        self.open: list[Bundle] = []
        self.aids = price.aids.bundles[0]
        self.begin()
        for answer in answers:
            self.take(answer)
            self.settle()

    def begin(self) -> None:
        """Look which aids the payment may be completed with, and go on as far as there is no choice."""
        self.open = self.hand.bundles(self.price, self.colour, self.locos)
        self.settle()

    # ---------------------------------------------------------------- going on

    def choices(self) -> list[int]:
        """The answers that may come next, as numbers; none when the payment is complete."""
        if self.stage == COMPLETE:
            return []
        first = self.steps.first[self.stage]
        return [first + answer for answer in self.open_answers()]

    def open_answers(self) -> list[int]:
        """The same as answers of the stage: what helps, counts, or kinds of cards."""
        if self.stage == AIDS:
            return self.open_aids()
        if self.stage == PICKS:
            return self.open_picks()
        if self.stage == SKULLS:
            return self.open_skulls()
        if self.stage == EXCHANGED:
            return self.open_pair()
        if self.stage == OFF:
            return self.open_off()
        return self.open_further()

    def settle(self) -> None:
        """Take whatever is the only possibility."""
        while self.stage != COMPLETE:
            answers = self.open_answers()
            if len(answers) != 1:
                return
            self.go_on(answers[0])

    def take(self, number: int) -> None:
        """Go on with one of the answers, by its number."""
        self.go_on(number - self.steps.first[self.stage])

    def go_on(self, answer: int) -> None:
        """Go on with an answer of the stage."""
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
        if stage <= EXCHANGED and aids.has_exchange and len(self.pair) < PAIR:
            return EXCHANGED
        if stage <= OFF and aids.has_off_colour and self.off == NONE:
            return OFF
        return FURTHER if len(self.further) < self.price.further(aids) else COMPLETE

    # ---------------------------------------------------------------- what helps

    def open_aids(self) -> list[int]:
        """CAM-PAY-2: what may help besides what was chosen; in ascending order, so each set comes once."""
        at = self.chosen
        found: list[int] = []
        for bundle in self.open:
            answers = bundle.answers
            answer = answers[at] if len(answers) > at else ENOUGH
            if answer not in found:
                found.append(answer)
        found.sort()
        return found

    def take_aid(self, answer: int) -> None:
        """Use one thing more, or go on to the cards."""
        at = self.chosen
        if answer != ENOUGH:
            self.chosen += 1
            self.open = [
                bundle
                for bundle in self.open
                if len(bundle.answers) > at and bundle.answers[at] == answer
            ]
            return
        for bundle in self.open:
            if len(bundle.answers) == at:
                self.aids = bundle
        rest = self.price.rest(self.aids)
        if self.colour == NONE:
            self.locos = rest
            self.lay_units()
            self.stage = self.next_stage(EXCHANGED)
        else:
            self.units = rest - self.locos
            self.stage = PICKS

    # ---------------------------------------------------------------- cards of the colour

    def open_picks(self) -> list[int]:
        """How many pickaxes may be among the cards of the colour."""
        hand, colour = self.hand, self.colour
        held = hand.picks_of(colour)
        fewest = max(0, self.units - (hand.count(colour) - held))
        return list(range(fewest, min(held, self.units - self.aids.blasts) + 1))

    def open_skulls(self) -> list[int]:
        """CAM-H: how many skulls; whatever is blasted is one of them."""
        hand, colour = self.hand, self.colour
        held = hand.skulls_of(colour)
        plain = hand.count(colour) - hand.picks_of(colour) - held
        units = self.units - self.picks
        fewest = max(self.aids.blasts, units - plain)
        return list(range(fewest, min(held, units) + 1))

    def lay_units(self) -> None:
        """The cards that pay leave the hand."""
        cards = self.steps.cards
        self.left[cards.locomotive] -= self.locos
        if self.colour != NONE:
            for kind in cards.of_colour[self.colour]:
                self.left[kind] -= self.units_of(kind)

    def units_of(self, kind: int) -> int:
        """How many cards of a kind of the colour pay."""
        mark = self.steps.cards.mark_of[kind]
        if mark == IS_PICK:
            return self.picks
        return self.skulls if mark == IS_SKULL else self.units - self.picks - self.skulls

    def unit_cards(self) -> tuple[tuple[int, int], ...]:
        """The cards that pay, by kind."""
        cards = self.steps.cards
        counts = [(cards.locomotive, self.locos)]
        if self.colour != NONE:
            counts += [(kind, self.units_of(kind)) for kind in cards.of_colour[self.colour]]
        return tuple(sorted([(kind, count) for kind, count in counts if count]))

    # ---------------------------------------------------------------- other cards

    def avoid(self) -> int:
        """The colour that is no other colour."""
        return self.colour if self.colour != NONE else self.price.colour

    def open_pair(self) -> list[int]:
        """CAM-I: two cards of one other colour, unmarked ones first."""
        found = []
        first = self.pair[0] if self.pair else NONE
        avoid = self.avoid()
        for colour, kinds in enumerate(self.steps.cards.of_colour):
            if colour == avoid or (first != NONE and first not in kinds):
                continue
            for at, kind in enumerate(kinds):
                if not self.left[kind] or (first != NONE and at < kinds.index(first)):
                    continue
                if first != NONE or sum([self.left[other] for other in kinds[at:]]) >= PAIR:
                    found.append(kind)
        return found

    def open_off(self) -> list[int]:
        """CR05: one card of another colour."""
        avoid = self.avoid()
        return [
            kind
            for colour, kinds in enumerate(self.steps.cards.of_colour)
            if colour != avoid
            for kind in kinds
            if self.left[kind]
        ]

    def open_further(self) -> list[int]:
        """CAM-PAY-3: further cards of any kind, in the order of the kinds."""
        missing = self.price.further(self.aids) - len(self.further)
        last = NONE
        for kind in self.further:
            last = kind
        found = []
        behind = 0
        for kind in self.steps.backwards:
            behind += self.left[kind]
            if kind >= last and self.left[kind] and behind >= missing:
                found.append(kind)
        found.reverse()
        return found

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
            powers=tuple(sorted([aid.power for aid in aids if aid.power != NONE])),
        )

    def answer_for(self, payment: Payment) -> int:
        """The number with which a payment goes on from here; it is not checked."""
        return self.steps.number(self.stage, self.plain_answer(payment))

    def plain_answer(self, payment: Payment) -> int:
        """The same as an answer of its stage."""
        if self.stage == AIDS:
            wanted = payment_answers(payment)
            return wanted[self.chosen] if len(wanted) > self.chosen else ENOUGH
        cards = self.steps.cards
        if self.stage == PICKS:
            return sum([count for kind, count in payment.units if kind in cards.picks])
        if self.stage == SKULLS:
            return sum([count for kind, count in payment.units if kind in cards.skulls])
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
            answer = self.answer_for(payment)
            found.append(answer)
            self.take(answer)
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


def counted(kinds: list[int]) -> tuple[tuple[int, int], ...]:
    """Cards by kind."""
    return tuple(sorted(Counter(kinds).items())) if kinds else ()


def spread(cards: Iterable[tuple[int, int]]) -> list[int]:
    """Cards one by one, in the order of their kinds."""
    return [kind for kind, count in sorted(cards) for _ in range(count)]
