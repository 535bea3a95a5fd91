"""When rows act: goals and automatic rows by themselves, optional ones by a question.

Rules: CAM-PC-3..5, CAM-A, CAM-CO-4, CAM-PAY-7, LEG-LOCO-2, REG-0-1, 2. A moment is the procedure
`powers`: it goes through the rows of a seat one after the other.
"""

from __future__ import annotations

from semafor.cards.acts import make_instants
from semafor.cards.acts.display import IN_SETUP, ask_open_card, open_decision
from semafor.cards.acts.instant import Instant
from semafor.cards.acts.money import GainPer
from semafor.cards.acts.tickets import can_replace
from semafor.cards.choices import DECLINE, add_choice
from semafor.cards.kinds import plain_kinds
from semafor.cards.ports import LAST_PAYMENT
from semafor.cards.reader import Effect
from semafor.cards.turn_marks import ACTED, TAKEN_OPEN
from semafor.charter.rules.board import region_routes
from semafor.charter.rules.dealing import deal_clean, seats_from
from semafor.charter.rules.offices.part import PowersPart
from semafor.charter.rules.offices.rows import (
    DEAL_CARDS,
    DEAL_CREW,
    DEAL_PASS,
    EVENT,
    GAME_END,
    STEP12,
    VOID,
    Row,
)
from semafor.engine import access
from semafor.engine.advice import Goal, Wishes
from semafor.engine.core import State, Step
from semafor.engine.module import Builder
from semafor.engine.tables import AGAIN, DONE
from semafor.rules.scoring import joined_tickets

IN_DEAL = (DEAL_CARDS, DEAL_CREW, DEAL_PASS)
USE, NOT = 0, 1
ALL_SEATS = 9


class Powers:
    """The rows of a game and how they act."""

    def __init__(self, builder: Builder, rows: list[Row]) -> None:
        self.rows = rows
        self.part = PowersPart(rows, builder.seats)
        self.payment = builder.port(LAST_PAYMENT)
        self.procedure = builder.procedure("powers")
        self.instants: list[list[Instant]] = []
        self.inner: list[dict[str, list[Instant]]] = []
        self.plain: tuple[int, ...] = ()
        self.decision = -1
        self.open_card = -1
        self.by_moment: dict[int, list[int]] = {}
        self.rank = [0] * len(rows)  # the same for every moment: it says nothing about secret sides
        for rank, row in enumerate(sorted(rows, key=in_order)):
            self.rank[row.number] = rank
            self.by_moment.setdefault(row.moment, []).append(row.number)

    def prepare(self, builder: Builder) -> None:
        """Make the objects that carry effects out."""
        self.instants = [
            make_instants(builder, [effect for effect in row.effects if is_instant(effect)])
            for row in self.rows
        ]
        self.inner = [
            {
                effect.op: make_instants(builder, effect.inner)
                for effect in row.effects
                if effect.inner
            }
            for row in self.rows
        ]
        if any(row.has("take_open") or row.has("step12_open") for row in self.rows):
            self.open_card = open_decision(builder)
        names = ("use", DECLINE)
        self.plain = plain_kinds(builder.kinds, builder.colours)
        self.decision = add_choice(
            builder, "power", names, self.answers, self.answer, "CAM-PC-4", self.suggest
        )

    # ---------------------------------------------------------------- moments

    def begin(self, state: State, moment: int, seat: int) -> None:
        """Go through the rows of a moment, of one seat or of all from the one whose turn it is."""
        if self.by_moment.get(moment):
            self.part.put(state, self.part.progress_at + moment, 0)
            state.push_procedure(self.procedure, moment, seat, 0)

    def next_row(self, state: State, moment: int, seat: int) -> int:
        """The next row of a seat at a moment whose conditions hold, -1 if there is none left."""
        part = self.part
        place = part.progress_at + moment
        done = part.get(state, place)
        rank = -1
        for number in self.by_moment[moment]:
            rank = self.rank[number]
            if rank < done:
                continue
            if part.owner(state, number) != seat or part.left(state, number) == 0:
                continue
            row = self.rows[number]
            if row.holds(state, seat) and self.can_act(state, seat, row):
                part.put(state, place, rank + 1)
                return number
        if rank >= done:
            part.put(state, place, rank + 1)
        return -1

    def can_act(self, state: State, seat: int, row: Row) -> bool:
        """CAM-PC-4, LEG-LOCO-2: whether a row can be paid and does something."""
        if row.locos > access.hand_list(state, seat)[state.tables.locomotive]:
            return False
        if row.has("replace_ticket") and not can_replace(state, seat):
            return False
        if row.moment == VOID:
            used = self.void_limits(state, seat)
            failed = failed_values(state, seat)
            return forgiven(failed, [*used, void_limit(row)]) > forgiven(failed, used)
        if row.has("take_open") or row.has("step12_open"):
            return has_open_card(state, row)
        return True

    def void_limits(self, state: State, seat: int) -> list[int]:
        """Up to which value each card a seat has used makes a failed ticket count nothing."""
        part = self.part
        return [
            void_limit(self.rows[number])
            for number in self.by_moment.get(VOID, ())
            if part.owner(state, number) == seat and part.fired(state, number)
        ]

    def goals(self, state: State, seat: int) -> list[Goal]:
        """CAM-PC-3: own postcards that ask for routes to some cities and nothing else."""
        part = self.part
        return [
            Goal(sum(effect.number("n") for effect in row.effects), row.cities, is_joined=False)
            for row in self.rows
            if row.is_goal and row.cities
            if part.owner(state, row.number) == seat and part.left(state, row.number)
        ]

    # ---------------------------------------------------------------- acting

    def answers(self, state: State, seat: int, at: int) -> tuple[int, ...]:
        """Use it or not; who does not know what is asked can only decline."""
        return (USE, NOT) if self.part.get(state, self.part.asked_at) else (NOT,)

    def suggest(self, state: State, seat: int, at: int, names: list[int], wishes: Wishes) -> int:
        """Rows are used when they can be; a ticket is replaced only if it is given up, an open card only if it is lacking."""
        asked = self.part.get(state, self.part.asked_at)
        if not asked:
            return names[0]
        row = self.rows[asked - 1]
        is_idle = row.has("replace_ticket") and wishes.given_up(state) < 0
        if row.has("step12_open"):
            shown = [self.plain[kind] for kind in access.market_list(state) if kind >= 0]
            is_idle = not any(wishes.lacks(state, kind) > 0 for kind in shown)
        return NOT if is_idle else names[0]

    def answer(self, state: State, seat: int, choice: int, at: int) -> None:
        """CAM-PC-4: an optional row is used or not."""
        number = self.part.get(state, self.part.asked_at) - 1
        self.part.put(state, self.part.asked_at, 0)
        if choice == USE and number >= 0:
            if self.rows[number].moment == STEP12:
                state.set_frame_value(at - 2, 4, TAKEN_OPEN)  # under the moment's own frame
            self.act(state, seat, number)

    def ask(self, state: State, seat: int, number: int) -> None:
        """Ask about an optional row; the frame does not say which."""
        self.part.put(state, self.part.asked_at, number + 1)
        state.push(self.decision, seat, 0, 0, 0)

    def spend(self, state: State, seat: int, number: int) -> None:
        """A row is shown and a use of it spent; an additional locomotive is discarded."""
        row = self.rows[number]
        was_open = self.part.is_open(state, number)
        self.part.use(state, number)
        if row.locos:
            loco = state.tables.locomotive
            state.lay_cards(seat, loco, row.locos)
            state.discard_laid_kind(loco)
        if state.facts is not None and (row.uses is not None or row.is_goal or not was_open):
            state.note("power", seat, number, 0)

    def act(self, state: State, seat: int, number: int) -> None:
        """Carry out what a row says."""
        self.spend(state, seat, number)
        row = self.rows[number]
        if row.moment == STEP12:
            locos = max(effect.numbers.get("loco", 1) for effect in row.effects)
            ask_open_card(state, self.open_card, seat, 1, locos)
            return
        for effect in row.effects:
            if effect.op == "opening_hand":
                self.deal(state, seat, effect.number("n"))
        if row.moment in IN_DEAL:
            self.act_in_deal(state, seat, row)
        elif row.moment == GAME_END:
            self.act_at_end(state, seat, number)
        else:
            for instant in self.instants[number]:
                instant.run(state, seat)

    def act_inner(self, state: State, op: str, seat: int) -> None:
        """What lasting rows do whenever something happens."""
        for row in self.rows:
            if op in self.inner[row.number] and self.part.owner(state, row.number) == seat:
                for instant in self.inner[row.number][op]:
                    instant.run(state, seat)

    def deal(self, state: State, seat: int, count: int) -> None:
        """LEG-EDGE-1: cards dealt in the setup."""
        for kind in deal_clean(state, count):
            state.give_card(seat, kind)

    def act_in_deal(self, state: State, seat: int, row: Row) -> None:
        """CAM-EV-6: in the setup nothing reveals an event."""
        for effect, instant in zip(
            (effect for effect in row.effects if is_instant(effect)),
            self.instants[row.number],
            strict=True,
        ):
            if effect.op == "draw_cards":
                self.deal(state, seat, effect.number("n"))
            elif effect.op == "take_open":
                mode = effect.numbers.get("loco", 1) + IN_SETUP
                ask_open_card(state, self.open_card, seat, effect.number("n"), mode)
            else:
                instant.run(state, seat)

    def act_at_end(self, state: State, seat: int, number: int) -> None:
        """CAM-END-1: dollars of this moment are line 8 of the slip."""
        for effect, instant in zip(
            (effect for effect in self.rows[number].effects if is_instant(effect)),
            self.instants[number],
            strict=True,
        ):
            amount = 0
            if effect.op == "gain_dollars":
                amount = effect.number("n")
            elif isinstance(instant, GainPer):
                amount = instant.amount(state, seat)
            place = self.part.line_at + seat
            self.part.put(state, place, self.part.get(state, place) + amount)


def has_open_card(state: State, row: Row) -> bool:
    """LEG-LOCO-2: whether a card lies open that the row may take."""
    loco = state.tables.locomotive
    locos = any(effect.numbers.get("loco", 1) for effect in row.effects)
    return any(kind >= 0 and (locos or kind != loco) for kind in access.market_list(state))


def void_limit(row: Row) -> int:
    """Up to which value a card makes a failed ticket count nothing."""
    return max(effect.number("max_value") for effect in row.effects)


def failed_values(state: State, seat: int) -> list[int]:
    """Values of the tickets a seat has failed."""
    done = set(joined_tickets(state, seat))
    tickets = state.tables.ruleset.board.tickets
    return [
        tickets[ticket].points for ticket in access.held_tickets(state, seat) if ticket not in done
    ]


def forgiven(failed: list[int], limits: list[int]) -> int:
    """Postcards 34, 76: each card makes the dearest ticket within its limit count nothing."""
    left = sorted(failed)
    total = 0
    for limit in sorted(limits):
        fitting = [points for points in left if points <= limit]
        if fitting:
            dearest = max(fitting)
            left.remove(dearest)
            total += dearest
    return total


def in_order(row: Row) -> tuple[bool, str, int]:
    """CAM-PC-3: postcards by their numbers, also one drawn in play; other rows come before."""
    is_postcard = row.source == "postcard"
    return is_postcard, row.id if is_postcard else "", row.number


def is_instant(effect: Effect) -> bool:
    """Whether an effect is carried out when its row acts."""
    return effect.op in INSTANT_OPS


INSTANT_OPS = frozenset(
    {
        "gain_dollars",
        "gain_per",
        "pay",
        "draw_cards",
        "take_open",
        "swap_open",
        "discard_cards",
        "module",
        "vault",
        "void_failed",
        "replace_ticket",
        "reduce_failed",
        "fewer_unused",
        "archive_active",
        "gift",
    }
)


class RunMoment(Step):
    """CAM-PC-3, 4: one row after the other; what one asks or draws is settled before the next."""

    def __init__(self, powers: Powers) -> None:
        super().__init__()
        self.powers = powers

    def run(self, state: State, at: int) -> int:
        """The next row that acts, of one seat or of every seat in turn."""
        powers = self.powers
        moment, who = state.frame_value(at, 2), state.frame_value(at, 3)
        if who != ALL_SEATS:
            return self.run_seat(state, moment, who)
        order = seats_from(state, state.seat)
        while state.frame_value(at, 4) < len(order):
            if self.run_seat(state, moment, order[state.frame_value(at, 4)]) == AGAIN:
                return AGAIN
            state.set_frame_value(at, 4, state.frame_value(at, 4) + 1)
            powers.part.put(state, powers.part.progress_at + moment, 0)
        return DONE

    def run_seat(self, state: State, moment: int, seat: int) -> int:
        """The next row of one seat."""
        powers = self.powers
        number = powers.next_row(state, moment, seat)
        if number < 0:
            return DONE
        if powers.rows[number].uses is None:
            powers.act(state, seat, number)
        else:
            powers.ask(state, seat, number)
        return AGAIN


class AtMoment(Step):
    """A place of a procedure at which rows may act."""

    def __init__(self, powers: Powers, moment: int, who: int = -1) -> None:
        super().__init__()
        self.powers = powers
        self.moment = moment
        self.who = who

    def run(self, state: State, at: int) -> int:
        """For the seat whose turn it is, or for all."""
        self.powers.begin(state, self.moment, state.seat if self.who < 0 else self.who)
        return DONE


class AfterAction(Step):
    """After the own draw or ticket action (a draw is what leaves no other mark)."""

    def __init__(self, powers: Powers, moment: int, acted: int) -> None:
        super().__init__()
        self.powers = powers
        self.moment = moment
        self.acted = acted

    def run(self, state: State, at: int) -> int:
        """Only if the turn was used for it."""
        used = self.powers.payment.get(state, ACTED)
        if used == self.acted and state.passes == 0:
            self.powers.begin(state, self.moment, state.seat)
        return DONE


class AfterEvent(Step):
    """Postcards of moment `event`: after the regions have reacted, in anybody's turn."""

    def __init__(self, powers: Powers) -> None:
        super().__init__()
        self.powers = powers

    def run(self, state: State, at: int) -> int:
        """`on_event` first, for the player whose turn it is."""
        if state.frame_value(at, 3) > 0:
            self.powers.act_inner(state, "on_event", state.seat)
            self.powers.begin(state, EVENT, ALL_SEATS)
        return DONE


class DrawFirstCard(Step):
    """REG-0-1, 2, CAM-PC-5: the first strand of a new region brings its first postcard."""

    def __init__(self, powers: Powers, builder: Builder) -> None:
        super().__init__()
        self.powers = powers
        self.regions = {
            row.number: region_routes(builder, row.region) for row in powers.rows if row.region
        }

    def run(self, state: State, at: int) -> int:
        """Give it to the claimer; it is checked from the next moment on."""
        route = state.frame_value(at, 2)
        for number, routes in self.regions.items():
            if route in routes and self.powers.part.packed(state, number) % 8 == 0:
                self.powers.part.give_to(state, number, state.seat)
                if state.facts is not None:
                    state.note("drew_postcard", state.seat, number, 0)
        return DONE


class PutIntoGame(Step):
    """LEG-CAMP-5: offices are emptied: every row is its owner's, with the uses it has left."""

    def __init__(self, powers: Powers) -> None:
        super().__init__()
        self.powers = powers

    def run(self, state: State, at: int) -> int:
        """Write them down."""
        for row in self.powers.rows:
            uses = 1 if row.uses is None else row.uses
            self.powers.part.write(state, row.number, row.owner, uses)
        return DONE
