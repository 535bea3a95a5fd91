"""The bazaar: cards exchanged with an open row; four colours in it earn a premium.

Rules: CAM-S, REG-SIE-1..4. Used by: campaign games while the region booms.
"""

from __future__ import annotations

from collections import Counter

from semafor.cards.acts.modules import add_counter, add_module_op
from semafor.cards.acts.money import change_money
from semafor.cards.choices import DECLINE, add_choice
from semafor.cards.ports import COUNTERS, LAST_PAYMENT, MODULE_ACTS, TARIFF
from semafor.cards.turn_marks import MARKET_DAY
from semafor.charter.rules.board import region_routes
from semafor.charter.rules.dealing import deal_clean
from semafor.charter.rules.open_part import OpenPart
from semafor.charter.rules.payment.price import read_kinds
from semafor.charter.rules.regions.stall import PLACES, Stall
from semafor.engine import access
from semafor.engine.advice import Alternative, Wishes
from semafor.engine.choices import Choice
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove
from semafor.engine.facts import Look
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import ALTERNATIVES
from semafor.engine.tables import DONE, ActionBuffer

MOST_EXCHANGES = 3
# What a market day must bring in place of the second, chosen card of a draw.
GOOD_DAY = 2.0
LEFT, MADE, GIVEN = 2, 3, 4


class BazaarPart(OpenPart):
    """The row (kind + 1) and how often each seat earned the premium; its cards are train cards."""

    def cards(self, state: State) -> dict[int, int]:
        """REG-SIE-2: cards of the row are in no pile."""
        return dict(Counter(card - 1 for card in self.values(state, "row") if card))


class Bazaar:
    """The row and the exchanges with it."""

    def __init__(self, builder: Builder) -> None:
        self.part = BazaarPart("bazaar", {"row": PLACES, "full": builder.seats})
        self.cards = read_kinds(builder.kinds, builder.colours)
        self.premium = 1 + builder.port(TARIFF)
        self.kinds = len(builder.kinds)
        self.give = self.take = -1
        self.hidden = builder.procedure("hidden_card")

    def row(self, state: State) -> list[int]:
        """Kinds in the row."""
        return [card - 1 for card in self.part.values(state, "row") if card]

    def set_row(self, state: State, kinds: list[int]) -> None:
        """Write the row down."""
        for place in range(PLACES):
            self.part.put(state, "row", place, kinds[place] + 1 if place < len(kinds) else 0)

    def refresh(self, state: State, seat: int, n: int) -> None:
        """REG-SIE-4: the row is discarded and dealt anew."""
        for kind in self.row(state):
            state.discard_cards(kind, 1)
        self.set_row(state, [])
        self.set_row(state, deal_clean(state, PLACES, with_locos=False))

    def ask(self, state: State, seat: int, left: int, made: int) -> bool:
        """Ask for a card to give if there is one and something to take."""
        hand = access.hand_list(state, seat)
        coloured = sum(self.cards.counts(hand))
        if left <= 0 or coloured == 0 or not self.row(state):
            return False
        state.push(self.give, seat, left, made, 0)
        return True

    def stall(self, state: State, seat: int, wishes: Wishes) -> Stall:
        """The row as a sensible player sees it."""
        colours = self.cards.colour_of
        counts = self.cards.counts(access.hand_list(state, seat))
        held = [colour for colour, count in enumerate(counts) if count]
        return Stall(state, wishes, [colours[kind] for kind in self.row(state)], held, self.premium)

    def suggest_given(
        self, state: State, seat: int, at: int, names: list[int], wishes: Wishes
    ) -> int:
        """The best exchange, if it brings more than to stop; an unmarked card first."""
        stall = self.stall(state, seat, wishes)
        best = stall.best(state.frame_value(at, LEFT))
        is_full = state.frame_value(at, MADE) > 0 and len(set(stall.row)) == PLACES
        if names[-1] == self.kinds and best.worth <= (stall.premium if is_full else 0):
            return self.kinds
        return next(kind for kind in names if self.cards.colour_of[kind] == best.give)

    def suggest_taken(
        self, state: State, seat: int, at: int, names: list[int], wishes: Wishes
    ) -> int:
        """The other half of the exchange."""
        give = self.cards.colour_of[state.frame_value(at, GIVEN)]
        best = self.stall(state, seat, wishes).best_for(give, state.frame_value(at, LEFT))
        return next(kind for kind in names if self.cards.colour_of[kind] == best.take)

    def may_give(self, state: State, seat: int, at: int) -> list[int]:
        """Coloured cards of the hand; a market day has at least one exchange."""
        hand = access.hand_list(state, seat)
        able = [
            kind for kind, count in enumerate(hand) if count and self.cards.colour_of[kind] >= 0
        ]
        must = state.frame_value(at, MADE) < 0
        return able if must else [*able, self.kinds]

    def gives(self, state: State, seat: int, kind: int, at: int) -> None:
        """Then a card is taken, or the exchanges are over."""
        left, made = state.frame_value(at, LEFT), state.frame_value(at, MADE)
        if kind == self.kinds:
            self.finish(state, seat, made)
        else:
            state.push(self.take, seat, left, made, kind)

    def may_take(self, state: State, seat: int, at: int) -> list[int]:
        """Any card that lay in the row before."""
        return sorted(set(self.row(state)))

    def takes(self, state: State, seat: int, kind: int, at: int) -> None:
        """CAM-S: the cards change places; everybody sees both."""
        left, made, given = (state.frame_value(at, index) for index in (LEFT, MADE, GIVEN))
        row = self.row(state)
        row[row.index(kind)] = given
        self.set_row(state, row)
        hand, known = access.hand_list(state, seat), access.known_list(state, seat)
        hand[given] -= 1
        known[given] = max(0, min(known[given] - 1, hand[given]))
        hand[kind] += 1
        known[kind] += 1
        access.set_hand(state, seat, hand, known)
        if state.facts is not None:
            state.note("exchanged", seat, given, kind)
        made = max(made, 0) + 1
        if not self.ask(state, seat, left - 1, made):
            self.finish(state, seat, made)

    def finish(self, state: State, seat: int, made: int) -> None:
        """CAM-S: the premium for a row of four colours, after at least one exchange."""
        colours = {self.cards.colour_of[kind] for kind in self.row(state)}
        if made > 0 and len(colours) == PLACES:
            self.part.add(state, "full", seat, 1)
            change_money(state, seat, self.premium)


class LayOutBazaar(Step):
    """REG-SIE-1: four coloured cards; others are shuffled back."""

    def __init__(self, bazaar: Bazaar) -> None:
        super().__init__()
        self.bazaar = bazaar

    def run(self, state: State, at: int) -> int:
        """Deal the row."""
        self.bazaar.set_row(state, deal_clean(state, PLACES, with_locos=False))
        return DONE


class AskExchange(Step):
    """CAM-S: step 9; up to three exchanges, no more than the length."""

    def __init__(self, bazaar: Bazaar, most: list[int]) -> None:
        super().__init__()
        self.bazaar = bazaar
        self.most = most

    def run(self, state: State, at: int) -> int:
        """Ask."""
        self.bazaar.ask(state, state.seat, self.most[state.frame_value(at, 2)], 0)
        return DONE


class MarketDay(Option):
    """REG-SIE-3: exchanges instead of an action, then a blind card."""

    def __init__(self, bazaar: Bazaar, routes: frozenset[int], builder: Builder) -> None:
        super().__init__("market_day", 1)
        self.bazaar = bazaar
        self.routes = routes
        self.payment = builder.port(LAST_PAYMENT)

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """With a strand of the region, a coloured card and a row."""
        seat = state.frame_value(state.depth - 1, 1)
        coloured = sum(self.bazaar.cards.counts(access.hand_list(state, seat)))
        is_there = not self.routes.isdisjoint(access.routes_of(state, seat))
        if coloured and is_there and self.bazaar.row(state):
            buffer.add(self.base)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """The blind card lies under the exchanges."""
        seat = state.frame_value(at, 1)
        self.payment.mark_turn(state, MARKET_DAY)
        if state.facts is not None:
            state.note("market_day", seat, 0, 0)
        state.push_procedure(self.bazaar.hidden, 0, seat, 1)
        self.bazaar.ask(state, seat, MOST_EXCHANGES, -1)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """No strand of the region, or nothing to exchange."""
        return IllegalMove("no-market-day", "REG-SIE-3")


class HoldMarketDay(Alternative):
    """REG-SIE-3: exchanges in place of a draw, if they bring more than the card they cost."""

    word = "market_day"

    def __init__(self, option: MarketDay) -> None:
        self.option = option

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes, meant: Deed) -> int:
        """The market day or nothing."""
        if meant.word != "draw" or self.option.base not in buffer.to_list():
            return -1
        stall = self.option.bazaar.stall(state, state.actor(), wishes)
        return self.option.base if stall.best(MOST_EXCHANGES).worth >= GOOD_DAY else -1


def build(builder: Builder) -> None:
    """The row, step 9 of the claim, the market day."""
    bazaar = Bazaar(builder)
    builder.part(bazaar.part)
    routes = region_routes(builder, builder.text("region"))
    names = (*builder.kinds, DECLINE)
    bazaar.give = add_choice(
        builder,
        "bazaar_give",
        names,
        bazaar.may_give,
        bazaar.gives,
        "CAM-S",
        bazaar.suggest_given,
    )
    bazaar.take = add_choice(
        builder,
        "bazaar_take",
        builder.kinds,
        bazaar.may_take,
        bazaar.takes,
        "CAM-S",
        bazaar.suggest_taken,
    )
    most = [
        min(MOST_EXCHANGES, route.length) if number in routes else 0
        for number, route in enumerate(builder.board.routes)
    ]
    builder.step("setup", 1250, LayOutBazaar(bazaar), "REG-SIE-1")
    builder.step("claim", 900, AskExchange(bazaar, most), "CAM-S")
    market_day = MarketDay(bazaar, routes, builder)
    builder.option("turn", 260, market_day)
    builder.add(ALTERNATIVES, HoldMarketDay(market_day))
    builder.move_field("market_day")
    add_module_op(builder, "sierra", "refresh", bazaar.refresh)
    part = bazaar.part
    add_counter(builder, "bazaar_full", lambda state, seat: part.get(state, "full", seat))


MODULE = RuleModule(
    name="bazaar",
    rules=("CAM-S", "REG-SIE-1", "REG-SIE-2", "REG-SIE-3", "REG-SIE-4"),
    needs=(TARIFF, LAST_PAYMENT),
    brings=(ALTERNATIVES, COUNTERS, MODULE_ACTS),
    texts=("region",),
    facts={"exchanged": ("card", "card_b"), "market_day": ("", "")},
    looks={"exchanged": Look("card"), "market_day": Look("refresh")},
    card_words={"sierra": ("refresh",)},
    counters=("bazaar_full",),
    choices=(Choice("market_day", "confirm", on="panel", icon="refresh"),),
    build=build,
)
