"""What the other ops of cards do when they act: counting, open cards, modules, tickets.

Rules: CAM-EV-2, CAM-EV-5, events.md 2. The plain ones are in `semafor.rules.effects`. Ops that only
change the deposit slip (`vault`, `void_failed`, `reduce_failed`, `fewer_unused`) do nothing here: the
module with the powers reads them when the game is scored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.module import Builder
from semafor.rules.choices import DECLINE, add_choice
from semafor.rules.drawing import RestoreMarket
from semafor.rules.effect_words import WHO, Effect, Seats
from semafor.rules.effects import Instant, make_instant
from semafor.rules.networks import own_places
from semafor.rules.scoring import joined_tickets
from semafor.rules.standing import read_seats

SLIP_OPS = ("vault", "void_failed", "reduce_failed", "fewer_unused")
IN_SETUP = 2
SELF = 0


def change_money(state: State, seat: int, amount: int) -> None:
    """Dollars from the bank, with the fact for the table."""
    if amount:
        state.change_score(seat, amount)
        if state.facts is not None:
            state.note("money", seat, amount, 0)


def count_large(state: State, seats: Seats, seat: int) -> int:
    """Different cities at own routes that are large for the player."""
    places = state.tables.ruleset.board.places
    return sum(1 for place in own_places(state, seat) if places[place].id in seats.large[seat])


def count_for(state: State, effect: Effect, seats: Seats, seat: int, route: int) -> int:
    """COUNT of events.md: own routes of a selection, tickets, large cities, company routes."""
    word = effect.word("count")
    if word == "completed_tickets":
        return len(joined_tickets(state, seat))
    if word == "large_touched":
        return count_large(state, seats, seat)
    owned = access.routes_of(state, seat)
    if word == "own":
        chosen = effect.routes_of(seat)
        return sum(1 for own in owned if own in chosen)
    board = state.tables.ruleset.board
    colour = seats.companies[seat]
    return sum(1 for own in owned if own != route and colour and board.routes[own].colour == colour)


class GainPer(Instant):
    """`gain_per`: so many dollars for each thing counted, up to a limit."""

    def __init__(self, who: int, effect: Effect, builder: Builder) -> None:
        super().__init__(who)
        self.effect = effect
        self.seats = read_seats(builder)
        self.shared = builder.shared

    def amount(self, state: State, seat: int) -> int:
        """What a seat gains; the last payment's part begins with the route."""
        part = self.shared.get("payment")
        route = -1 if part is None else state.part_value(part.base) - 1
        count = count_for(state, self.effect, self.seats, seat, route)
        return min(self.effect.number("n") * count, self.effect.number("max"))

    def concern(self, state: State, seat: int) -> None:
        """Pay it out."""
        change_money(state, seat, self.amount(state, seat))


class TakeOpen(Instant):
    """`take_open`: open cards one after the other, each replaced at once."""

    def __init__(self, count: int, locos: int, decision: int) -> None:
        super().__init__(SELF)
        self.count = count
        self.locos = locos
        self.decision = decision

    def concern(self, state: State, seat: int) -> None:
        """Ask for the first card, if there is one."""
        ask_open_card(state, self.decision, seat, self.count, self.locos)


def ask_open_card(state: State, decision: int, seat: int, left: int, mode: int) -> None:
    """Ask for an open card; `mode` is 1 where locomotives may be taken, + 2 in the setup."""
    loco = state.tables.locomotive
    kinds = [kind for kind in access.market_list(state) if kind >= 0]
    if left > 0 and any(mode & 1 or kind != loco for kind in kinds):
        state.push(decision, seat, left, mode, 0)


class SwapOpen(Instant):
    """`swap_open`: hand cards for open cards, one for one; the locomotives are checked once."""

    def __init__(self, who: int, count: int, decision: int, settle: int) -> None:
        super().__init__(who)
        self.count = count
        self.decision = decision
        self.settle = settle

    def run(self, state: State, actor: int) -> None:
        """The check lies under everybody's choices."""
        state.push_procedure(self.settle, 0, 0, 0)
        super().run(state, actor)

    def concern(self, state: State, seat: int) -> None:
        """Ask for the first card to give; who has none is not asked."""
        if sum(access.hand_list(state, seat)):
            state.push(self.decision, seat, self.count, 0, 0)


class ModuleOp(Instant):
    """`module`: something a region's module does; nothing while it is not in play (CAM-EV-5)."""

    def __init__(self, key: tuple[str, str], n: int, builder: Builder) -> None:
        super().__init__(SELF)
        self.key = key
        self.n = n
        self.shared = builder.shared

    def concern(self, state: State, seat: int) -> None:
        """Call the module."""
        act = self.shared.get("module_ops", {}).get(self.key)
        if act is not None:
            act(state, seat, self.n)


class OnTheSlip(Instant):
    """Ops that change the deposit slip only."""

    def concern(self, state: State, seat: int) -> None:
        """Nothing now."""


class AskFor(Instant):
    """An op that asks its own player something."""

    def __init__(self, decision: int) -> None:
        super().__init__(SELF)
        self.decision = decision

    def concern(self, state: State, seat: int) -> None:
        """Ask."""
        state.push(self.decision, seat, 0, 0, 0)


# -------------------------------------------------------------------- decisions


def open_decision(builder: Builder) -> int:
    """The decision in which an open card is taken."""
    if "take_open" in builder.decisions:
        return builder.decisions["take_open"].code
    settle = builder.procedure("settle")
    dealt = builder.procedure("settle_dealt")
    builder.step("settle_dealt", 100, RestoreMarket(in_setup=True), "COM-SETUP-7")
    code = -1

    def legal(state: State, seat: int, at: int) -> list[int]:
        loco = state.tables.locomotive
        mode = state.frame_value(at, 3)
        kinds = {kind for kind in access.market_list(state) if kind >= 0}
        return sorted(kind for kind in kinds if mode & 1 or kind != loco)

    def act(state: State, seat: int, kind: int, at: int) -> None:
        left, mode = state.frame_value(at, 2) - 1, state.frame_value(at, 3)
        market = access.market_list(state)
        slot = market.index(kind)
        market[slot] = -1
        access.set_market(state, market)
        state.give_open_card(seat, kind)
        if state.facts is not None:
            state.note("took", seat, kind, slot)
        if left > 0:
            state.push(code, seat, left, mode, 0)
        state.push_procedure(dealt if mode & IN_SETUP else settle, 0, 0, 0)

    code = add_choice(builder, "take_open", builder.kinds, legal, act, "CAM-EV-2")
    return code


def swap_cards(state: State, seat: int, given: int, taken: int) -> None:
    """A hand card for an open one, without refilling."""
    hand, known = access.hand_list(state, seat), access.known_list(state, seat)
    market = access.market_list(state)
    market[market.index(taken)] = given
    access.set_market(state, market)
    hand[given] -= 1
    known[given] = max(0, min(known[given] - 1, hand[given]))
    hand[taken] += 1
    known[taken] += 1
    access.set_hand(state, seat, hand, known)
    if state.facts is not None:
        state.note("swapped", seat, given, taken)


def swap_decision(builder: Builder) -> int:
    """The two decisions of a swap: what to give, what to take."""
    if "swap_give" in builder.decisions:
        return builder.decisions["swap_give"].code
    kinds = builder.kinds
    give = take = -1

    def may_give(state: State, seat: int, at: int) -> list[int]:
        shown = {kind for kind in access.market_list(state) if kind >= 0}
        hand = access.hand_list(state, seat)
        able = [kind for kind, count in enumerate(hand) if count and shown - {kind}]
        return [*able, len(kinds)]

    def gives(state: State, seat: int, kind: int, at: int) -> None:
        if kind < len(kinds):
            state.push(take, seat, state.frame_value(at, 2), kind, 0)

    def may_take(state: State, seat: int, at: int) -> list[int]:
        given = state.frame_value(at, 3)
        return sorted({kind for kind in access.market_list(state) if kind >= 0 and kind != given})

    def takes(state: State, seat: int, kind: int, at: int) -> None:
        swap_cards(state, seat, state.frame_value(at, 3), kind)
        if state.frame_value(at, 2) > 1:
            state.push(give, seat, state.frame_value(at, 2) - 1, 0, 0)

    give = add_choice(builder, "swap_give", (*kinds, DECLINE), may_give, gives, "CAM-EV-2")
    take = add_choice(builder, "swap_take", kinds, may_take, takes, "CAM-EV-2")
    return give


def replace_decision(builder: Builder) -> int:
    """`replace_ticket`: one held ticket goes under the deck, the top one is taken."""
    if "replace_ticket" in builder.decisions:
        return builder.decisions["replace_ticket"].code
    names = tuple(ticket.id for ticket in builder.board.tickets)

    def legal(state: State, seat: int, at: int) -> list[int]:
        return access.held_tickets(state, seat)

    def act(state: State, seat: int, ticket: int, at: int) -> None:
        fresh = state.draw_ticket(0)
        held = [own for own in access.held_tickets(state, seat) if own != ticket]
        access.set_tickets(state, seat, sorted([*held, fresh]), [])
        pool, under = access.pool_list(state, 0), access.under_list(state, 0)
        access.set_ticket_deck(state, 0, pool, [*under, ticket + 256 * (seat + 1)])
        if state.facts is not None:
            state.note("replaced_ticket", seat, 0, 0)

    return add_choice(builder, "replace_ticket", names, legal, act, "CAM-PC-4")


def can_replace(state: State, seat: int) -> bool:
    """With an empty deck, or without a ticket, none can be replaced."""
    deck = len(access.pool_list(state, 0)) + len(access.under_list(state, 0))
    return deck > 0 and access.held_count(state, seat) > 0


# -------------------------------------------------------------------- from rows to objects


def _who(effect: Effect) -> int:
    return WHO.index(effect.who) if effect.who else SELF


def _swap(builder: Builder, effect: Effect) -> Instant:
    settle = builder.procedure("settle")
    return SwapOpen(_who(effect), effect.number("n"), swap_decision(builder), settle)


def _open(builder: Builder, effect: Effect) -> Instant:
    return TakeOpen(effect.number("n"), effect.numbers.get("loco", 1), open_decision(builder))


def _module(builder: Builder, effect: Effect) -> Instant:
    return ModuleOp((effect.word("module"), effect.word("key")), effect.number("n"), builder)


MAKERS: dict[str, Callable[[Builder, Effect], Instant]] = {
    "gain_per": lambda builder, effect: GainPer(_who(effect), effect, builder),
    "take_open": _open,
    "swap_open": _swap,
    "module": _module,
    "replace_ticket": lambda builder, effect: AskFor(replace_decision(builder)),
    "extra_claim": lambda builder, effect: AskFor(builder.decision("extra_claim", "turn")),
    **{op: lambda builder, effect: OnTheSlip(SELF) for op in SLIP_OPS},
}


def make_instants(builder: Builder, effects: Iterable[Effect]) -> list[Instant]:
    """The objects for all rows of a card, in their order."""
    return [MAKERS.get(effect.op, make_instant)(builder, effect) for effect in effects]
