"""How a sensible player goes on with a payment: with what helps cheapest, and cards that can be spared.

Rules: the lines "Bot" of CAM-H, CAM-I and CAM-J; CAM-N. Everything is weighed in dollars: cards that leave the
hand, money, the risk of a blast, uses of a power; against it what pickaxes may dig up.
"""

from __future__ import annotations

from semafor.charter.rules.payment.chain import Line
from semafor.charter.rules.payment.going_on import PayOn
from semafor.charter.rules.payment.numbers import AIDS, ENOUGH, PICKS, SKULLS
from semafor.charter.rules.payment.price import Bundle, Hand, Price
from semafor.engine.advice import Advice, Wishes
from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer

CARD = 1.5
USE = 0.5  # one of the few uses of a power
MISHAP = 0.26  # CAM-H: the chance of an average deck
FINE = 3.0  # what a mishap costs at an average tariff
LAST = 99  # more than any plan lacks
DIGS = 2  # CAM-N: a third pickaxe adds little


class PaySparingly(Advice):
    """The next answer of the cheapest payment that begins as the one under way."""

    def __init__(self, option: PayOn) -> None:
        self.option = option

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """One thing after the other."""
        line = self.option.line(state)
        first = line.steps.first[line.stage]
        answers = [action - self.option.base - first for action in buffer.to_list()]
        return self.option.base + first + self.answer(state, line, answers, wishes)

    def answer(self, state: State, line: Line, answers: list[int], wishes: Wishes) -> int:
        """The same as an answer of the stage."""
        if line.stage == AIDS:
            wanted, at = cheapest(line.price, line.open).answers, line.chosen
            return wanted[at] if len(wanted) > at else ENOUGH
        if line.stage == PICKS:
            wanted_picks = DIGS if line.price.shows_picks else 0
            return max(answers[0], min(wanted_picks, answers[len(answers) - 1]))
        if line.stage == SKULLS:
            return answers[0]
        return least_lacking(line, state, answers, wishes)


def cheapest(price: Price, able: list[Bundle]) -> Bundle:
    """The aids that cost least, the first of equal ones."""
    best = able[0]
    least = cost(price, best)
    for bundle in able:
        found = cost(price, bundle)
        if found < least:
            least = found
            best = bundle
    return best


def toll(price: Price, hand: Hand, colour: int, locos: int, printed: int) -> float:
    """What a claim with a colour and so many locomotives costs besides its printed cards, helped as cheaply as can be."""
    able = hand.bundles(price, colour, locos)
    return cost(price, cheapest(price, able)) + price.fee - CARD * printed if able else 0.0


def least_lacking(line: Line, state: State, kinds: list[int], wishes: Wishes) -> int:
    """The kind of card that the plan lacks least, a locomotive last."""
    colours = line.steps.cards.colour_of
    best = kinds[0]
    least = LAST
    for kind in kinds:
        lacking = wishes.lacks(state, colours[kind]) if colours[kind] >= 0 else LAST
        if lacking < least or (lacking == least and kind < best):
            least = lacking
            best = kind
    return best


def cost(price: Price, bundle: Bundle) -> float:
    """What a payment with some aids costs in dollars, as far as they make a difference."""
    cards = price.rest(bundle) + price.further(bundle) + bundle.cards
    found = CARD * cards + MISHAP * FINE * bundle.blasts + USE * bundle.uses
    return found + (price.gang_price if bundle.has_gang else 0)
