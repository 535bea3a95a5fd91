"""Rows that are used at the start of an action, and a further claim after a claim.

Rules: CAM-A (CR03, CR04, CR06), CAM-CO-2 (privileges), CAM-CO-4 (CP2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor.cards.choices import DECLINE, ChooseFrom
from semafor.charter.rules.offices.moments import Powers
from semafor.charter.rules.offices.rows import DRAW_START, EXTRA, TICKETS_START, Row
from semafor.charter.rules.ports import EXTRA_CLAIM, TICKET_OFFERS
from semafor.engine import access
from semafor.engine.advice import Advice, Alternative, Wishes
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.module import Builder
from semafor.engine.ports import ALTERNATIVES, DRAWING, PASSING
from semafor.engine.tables import DONE, ActionBuffer
from semafor.rules.drawing import empty_market

if TYPE_CHECKING:
    from semafor.charter.rules.payment.claim import ClaimCampaign


class UsePower(Option):
    """A turn that begins with a row: another draw action, another offer of tickets."""

    def __init__(self, builder: Builder, powers: Powers, first_card: int, fewest: int) -> None:
        super().__init__("use", len(powers.rows))
        self.powers = powers
        self.first_card = first_card
        self.fewest = fewest
        self.hidden = builder.procedure("hidden_card")
        self.settle = builder.procedure("settle")
        self.offers = builder.port(TICKET_OFFERS)

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Rows of the seat for which the action itself is open."""
        seat = state.frame_value(state.depth - 1, 1)
        for moment in (DRAW_START, TICKETS_START):
            for number in self.powers.by_moment.get(moment, ()):
                if self.is_open(state, seat, self.powers.rows[number]):
                    buffer.add(self.base + number)
        return buffer.count

    def is_open(self, state: State, seat: int, row: Row) -> bool:
        """Whether a row can be used now."""
        part = self.powers.part
        if part.owner(state, row.number) != seat or part.left(state, row.number) == 0:
            return False
        if not row.holds(state, seat):
            return False
        if row.moment == TICKETS_START:
            return self.offers.left(state) > 0
        if state.deck_count + state.discard_count <= self.fewest:
            return False
        market = access.market_list(state)
        return not row.has("second_after_loco") or state.tables.locomotive in market

    def play(self, state: State, action: int, at: int) -> None:
        """Spend the use, then the action as the row says."""
        seat = state.frame_value(at, 1)
        row = self.powers.rows[action - self.base]
        self.powers.spend(state, seat, row.number)
        for effect in row.effects:
            if effect.op == "ticket_rule":
                deal, keep = self.offers.rule(state, seat)
                if effect.number("deal") > deal:
                    deal, keep = effect.number("deal"), effect.number("keep_min")
                self.offers.make(state, seat, deal, keep)
            elif effect.op == "reset_display":
                empty_market(state)
                state.push(self.first_card, seat, 0, 0, 0)
                state.push_procedure(self.settle, 0, 0, 0)
            elif effect.op == "draw_action":
                state.push_procedure(self.hidden, 0, seat, effect.number("cards"))
            elif effect.op == "second_after_loco":
                self.take_loco(state, seat)

    def take_loco(self, state: State, seat: int) -> None:
        """CR04: an open locomotive, and a blind card after it."""
        loco = state.tables.locomotive
        market = access.market_list(state)
        slot = market.index(loco)
        market[slot] = -1
        access.set_market(state, market)
        state.give_open_card(seat, loco)
        if state.facts is not None:
            state.note("took", seat, loco, slot)
        state.push_procedure(self.hidden, 0, seat, 1)
        state.push_procedure(self.settle, 0, 0, 0)

    def to_move(self, state: State, action: int) -> Move:
        """The row by its id."""
        return {"do": "use", "power": self.powers.rows[action - self.base].id}

    def parse(self, state: State, move: Move) -> int:
        """A row of the seat that decides."""
        name = move.get("power")
        for row in self.powers.rows:
            if row.id == name and self.powers.part.owner(state, row.number) == state.actor():
                return self.base + row.number
        raise IllegalMove("power-not-open", "CAM-PC-4", power=name)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """It cannot be used now."""
        name = self.powers.rows[action - self.base].id
        return IllegalMove("power-not-open", "CAM-PC-4", power=name)


class BeginWithPower(Alternative):
    """A row that makes more of the action that is meant: more tickets to choose from, more cards."""

    word = "use"

    def __init__(self, option: UsePower) -> None:
        self.option = option

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes, meant: Deed) -> int:
        """The first that does."""
        takes_loco = meant.word == "draw" and meant.colour == state.tables.locomotive
        for action in buffer.to_list():
            number = action - self.option.base
            if not 0 <= number < self.option.size:
                continue
            row = self.option.powers.rows[number]
            helps_draw = row.has("draw_action") or (takes_loco and row.has("second_after_loco"))
            if (meant.word == "draw" and helps_draw) or (
                meant.word == "tickets" and row.has("ticket_rule")
            ):
                return int(action)
        return -1


class AskExtraClaim(Step):
    """Fast Turnaround: after step 13 of a short claim one further claim; it cannot chain."""

    def __init__(self, powers: Powers, decision: int) -> None:
        super().__init__()
        self.powers = powers
        self.decision = decision
        self.claims: ClaimCampaign | None = None  # by whom routes are claimed
        seats = range(powers.part.seats)
        self.chosen = {
            number: [
                frozenset(effect.routes_of(seat))
                for seat in seats
                for effect in powers.rows[number].effects
                if effect.op == "extra_claim"
            ]
            for number in powers.by_moment[EXTRA]
        }

    def row(self, state: State, seat: int) -> Row | None:
        """The seat's row for a further claim, if its conditions hold."""
        powers, part = self.powers, self.powers.part
        for number in powers.by_moment[EXTRA]:
            if part.owner(state, number) == seat and part.left(state, number):
                row = powers.rows[number]
                if row.holds(state, seat):
                    return row
        return None

    def routes(self, state: State, seat: int) -> frozenset[int]:
        """What may be claimed."""
        row = self.row(state, seat)
        if row is None:
            return frozenset()
        return self.chosen[row.number][seat]

    def run(self, state: State, at: int) -> int:
        """Ask if something can be claimed."""
        seat = state.seat
        routes = self.routes(state, seat)
        if self.claims is not None and routes and self.claims.any_claim(state, seat, routes):
            state.push(self.decision, seat, 0, 0, 0)
        return DONE

    def used(self, state: State, seat: int) -> None:
        """The further claim is made."""
        row = self.row(state, seat)
        if row is not None:
            self.powers.spend(state, seat, row.number)


class ClaimPlanned(Advice):
    """A planned route as it is listed first, else none."""

    def __init__(self, step: AskExtraClaim) -> None:
        self.step = step

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """The answer that declines stands last."""
        claims = self.step.claims
        assert claims is not None, "routes are claimed by nobody"
        *offered, decline = buffer.to_list()
        for action in offered:
            if wishes.wants_route(state, claims.split(action)[0]):
                return int(action)
        return int(decline)


def build_extra_claim(builder: Builder, powers: Powers) -> None:
    """The decision for a further claim; the claim itself comes from the module of payments."""
    decision = builder.decision("extra_claim", "turn")
    step = AskExtraClaim(powers, decision)
    builder.step("claim", 1320, step, "CAM-CO-2")
    decline = ChooseFrom(
        (DECLINE,), lambda state, seat, at: (0,), lambda state, seat, choice, at: None, "CAM-CO-2"
    )
    builder.option("extra_claim", 300, decline)
    builder.advise("extra_claim", ClaimPlanned(step))
    builder.bring(EXTRA_CLAIM, step)


def build_turns(builder: Builder, powers: Powers) -> None:
    """The option of a turn, and the draw after a new display."""
    first_card = builder.decision("first_card", "turn")
    drawing = builder.port(DRAWING)
    builder.option("first_card", 100, drawing.deck)
    builder.option("first_card", 110, drawing.market)
    builder.option("first_card", 900, builder.port(PASSING))
    use = UsePower(builder, powers, first_card, drawing.fewest)
    builder.option("turn", 320, use)
    builder.add(ALTERNATIVES, BeginWithPower(use))
    builder.move_field("use", "power")
    if powers.by_moment.get(EXTRA):
        build_extra_claim(builder, powers)
