"""The hot core: a flat game state, the stack of frames, and the one gate for chance.

Plain Python that also compiles: `core.pxd` gives the C types, and a build without a compiler runs
this very file. Arrays are private to compiled code (reading one from outside copies it), so rule
modules change state through the methods below and outsiders read it through the `*_list` methods.
Rules live in `semafor.rules`; here are only the mechanisms they share.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.generator import INCREMENT, MASK64, MULTIPLIER
from semafor.engine.lists import copy_lists, make_lists
from semafor.engine.tables import (
    AGAIN,
    DEPTH,
    DONE,
    FRAME,
    MOST_KEPT,
    SEAT_MARK,
    ActionBuffer,
    Tables,
)

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset
    from semafor.engine.source import Source

COMPILED = not __file__.endswith(".py")


def is_compiled() -> bool:
    """Whether this is the compiled build."""
    return bool(COMPILED)


class Step:
    """One numbered entry of a procedure; `following` is the next one of the same procedure."""

    def __init__(self) -> None:
        self.following: Step | None = None

    def run(self, state: State, at: int) -> int:
        """Do the step for the procedure at stack position `at`; AGAIN asks to be run once more."""
        raise NotImplementedError


class Procedure:
    """The steps of a procedure in their order; the chain from `head` spares the hot loop a type test each."""

    def __init__(self, steps: list[Step]) -> None:
        self.steps = steps
        self.count = len(steps)
        self.head: Step | None = steps[0] if steps else None
        for step, following in pairwise(steps):
            step.following = following


class Option:
    """One kind of choice in a decision, with its own block of action numbers."""

    def __init__(self, word: str, size: int) -> None:
        self.word = word
        self.size = size
        self.base = 0
        self.is_idle = 0

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Append this option's legal actions; returns how many stand in the buffer now."""
        raise NotImplementedError

    def play(self, state: State, action: int, at: int) -> None:
        """Carry out a legal action; the answered frame still stands at position `at`."""
        raise NotImplementedError

    def takes(self, move: Move) -> bool:
        """Whether a move with this option's word means this option."""
        return bool(move["do"] == self.word)

    def to_move(self, state: State, action: int) -> Move:
        """The readable form of an action; where it only begins a move, with what usually follows."""
        return {"do": self.word}

    def parse(self, state: State, move: Move) -> int:
        """The action a move names, or `IllegalMove` if it names none at all."""
        return self.base

    def propose(self, state: State, actions: list[int]) -> list[Move]:
        """Moves for somebody to choose from: what some legal actions of this option may become.

        An action that only begins a move has one for each way worth offering, or none.
        """
        return [self.to_move(state, action) for action in actions]

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """What every action of this option is, in the order of their numbers."""
        return [Deed(self.word, number=number) for number in range(self.size)]

    def listed(self, action: int) -> int:
        """The action among the legal ones that stands for this one."""
        return action

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The reason why an action of this option is not legal now."""
        return IllegalMove("not-now")


class Entry:
    """An option's place in a decision; the chain spares the hot loop a type test a look-up."""

    def __init__(self, option: Option, following: Entry | None) -> None:
        self.option = option
        self.following = following

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """List the legal actions of this option and of those after it."""
        self.option.fill(state, buffer)
        if self.following is not None:
            self.following.fill(state, buffer)
        return buffer.count


class Decision:
    """A kind of frame that waits for an answer: a name and the options it offers.

    One that `continues` goes on with the move the same seat has begun: all its numbers are one move.
    """

    def __init__(self, name: str, phase: str) -> None:
        self.name = name
        self.phase = phase
        self.code = 0
        self.continues = 0
        self.options: list[Option] = []
        self.head: Entry | None = None


class State:
    """A whole position: counts, masks, short lists and the stack of frames."""

    hand: list[list[int]]
    known: list[list[int]]
    deck: list[int]
    discard: list[int]
    laid: list[int]
    market: list[int]
    trains: list[int]
    score: list[int]
    free: list[int]
    altered: list[int]
    barred: list[list[int]]
    owned: list[list[int]]
    held: list[list[int]]
    held_count: list[int]
    offer: list[list[int]]
    offer_count: list[int]
    pool: list[list[int]]
    pool_count: list[int]
    under: list[list[int]]
    under_count: list[int]
    boxed: list[int]
    aside: list[int]
    part: list[int]
    frames: list[list[int]]

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.rng = 1
        self.source: Source | None = None
        self.trace: list[tuple[str, int, int]] | None = None
        self.facts: list[tuple[str, int, int, int]] | None = None
        self.first = 0
        self.seat = 0
        self.passes = 0
        self.last_round = -1
        self.is_over = 0
        self.turns = 0
        self.deck_count = 0
        self.discard_count = 0
        self.gaps = 0
        self.open_locos = 0
        self.resets = 0
        self.reshuffles = 0
        self.boxed_count = 0
        self.aside_count = 0
        self.depth = 0
        if not COMPILED:
            make_lists(self, tables)

    # ---------------------------------------------------------------- copies

    def clone(self) -> State:
        """An independent copy; a scripted or recorded source is copied with it."""
        new = State.__new__(State)
        new.tables = self.tables
        new.rng = self.rng
        new.source = None if self.source is None else self.source.clone()
        new.trace = None
        new.facts = None
        new.first = self.first
        new.seat = self.seat
        new.passes = self.passes
        new.last_round = self.last_round
        new.is_over = self.is_over
        new.turns = self.turns
        new.deck_count = self.deck_count
        new.discard_count = self.discard_count
        new.gaps = self.gaps
        new.open_locos = self.open_locos
        new.resets = self.resets
        new.reshuffles = self.reshuffles
        new.boxed_count = self.boxed_count
        new.aside_count = self.aside_count
        new.depth = self.depth
        if COMPILED:
            self.copy_arrays(new)
        else:
            copy_lists(self, new)
        return new

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        """A copy with what is not collected yet; the ruleset is shared."""
        new = self.clone()
        new.trace = None if self.trace is None else list(self.trace)
        new.facts = None if self.facts is None else list(self.facts)
        return new

    def copy_arrays(self, new: State) -> None:  # noqa: C901, PLR0912 - one loop for each array
        """Copy all arrays (compiled build); loops, because copies of tables confuse the compiler."""
        tables = self.tables
        for seat in range(tables.seats):
            for kind in range(tables.kinds):
                new.hand[seat][kind] = self.hand[seat][kind]
                new.known[seat][kind] = self.known[seat][kind]
            for word in range(tables.words):
                new.barred[seat][word] = self.barred[seat][word]
                new.owned[seat][word] = self.owned[seat][word]
            for word in range(tables.ticket_words):
                new.held[seat][word] = self.held[seat][word]
            for index in range(self.offer_count[seat]):
                new.offer[seat][index] = self.offer[seat][index]
        for deck in range(tables.decks):
            for index in range(self.pool_count[deck]):
                new.pool[deck][index] = self.pool[deck][index]
            for index in range(self.under_count[deck]):
                new.under[deck][index] = self.under[deck][index]
        for at in range(self.depth):
            for index in range(5):
                new.frames[at][index] = self.frames[at][index]
        for index in range(self.boxed_count):
            new.boxed[index] = self.boxed[index]
        for index in range(self.aside_count):
            new.aside[index] = self.aside[index]
        for index in range(tables.part_size):
            new.part[index] = self.part[index]
        new.free[:] = self.free
        new.altered[:] = self.altered
        new.deck[:] = self.deck
        new.discard[:] = self.discard
        new.laid[:] = self.laid
        new.market[:] = self.market
        new.trains[:] = self.trains
        new.score[:] = self.score
        new.held_count[:] = self.held_count
        new.offer_count[:] = self.offer_count
        new.pool_count[:] = self.pool_count
        new.under_count[:] = self.under_count

    # ---------------------------------------------------------------- frames and procedures

    def push(self, code: int, actor: int, a: int, b: int, c: int) -> None:
        """Put a decision on the stack."""
        if self.depth >= DEPTH:
            raise IndexError(f"more than {DEPTH} decisions and procedures wait for each other")
        if code >= 0:
            if code >= len(self.tables.decisions):
                raise IndexError("no decision has this number")
            if not 0 <= actor < self.tables.seats:
                raise IndexError("no seat has this number")
        elif code < -len(self.tables.procedures):
            raise IndexError("no procedure has this number")
        frame = self.frames[self.depth]
        frame[0] = code
        frame[1] = actor
        frame[2] = a
        frame[3] = b
        frame[4] = c
        self.depth += 1

    def push_procedure(self, number: int, a: int, b: int, c: int) -> None:
        """Put a procedure on the stack; `advance` runs its steps."""
        self.push(-1 - number, 0, a, b, c)

    def frame_value(self, at: int, index: int) -> int:
        """One number of a frame: 0 code, 1 actor or step, 2 to 4 the frame's own values."""
        self.check_frame(at, index)
        return self.frames[at][index]

    def set_frame_value(self, at: int, index: int, value: int) -> None:
        """Change one number of a frame."""
        self.check_frame(at, index)
        self.frames[at][index] = value

    def check_frame(self, at: int, index: int) -> None:
        """Refuse a number that no frame has."""
        if not 0 <= at < DEPTH or not 0 <= index < FRAME:
            raise IndexError("no frame has this number")

    def advance(self) -> bool:
        """Run procedures until a decision waits or the game is over; whether one waits.

        Consecutive steps follow their `following` link: a list look-up costs a type test each.
        """
        while self.depth > 0:
            depth = self.depth
            at = depth - 1
            frame = self.frames[at]
            if frame[0] >= 0:
                return True
            index = frame[1]
            procedure = self.tables.procedures[-1 - frame[0]]
            if index == procedure.count:
                self.depth = at
                continue
            step = procedure.head if index == 0 else procedure.steps[index]
            while step is not None:
                index += 1
                frame[1] = index
                answer = step.run(self, at)
                if answer != DONE:
                    if answer != AGAIN:
                        raise TypeError(f"{type(step).__name__}.run answers neither DONE nor AGAIN")
                    frame[1] = index - 1
                    break
                if self.depth != depth:
                    break
                step = step.following
        return False

    def start(self, first: int) -> None:
        """Set the game up, with the first turn for the seat `first`."""
        self.first = first
        self.seat = first
        self.depth = 0
        self.push_procedure(self.tables.setup, 0, 0, 0)
        self.advance()

    def begin_turn(self, seat: int) -> None:
        """Forget what is on the stack and ask a seat for its action."""
        if not 0 <= seat < self.tables.seats:
            raise IndexError("no seat has this number")
        self.seat = seat
        ending = self.frames[0]
        ending[0] = -1 - self.tables.turn_end
        ending[1] = 0
        ending[4] = 0
        turn = self.frames[1]
        turn[0] = self.tables.turn
        turn[1] = seat
        turn[2] = 0
        turn[3] = 0
        self.depth = 2

    def end_game(self) -> None:
        """Nothing is left to decide."""
        self.is_over = 1
        self.depth = 0

    # ---------------------------------------------------------------- decisions

    def actor(self) -> int:
        """The seat that decides now, -1 when the game is over."""
        if self.depth == 0:
            return -1
        return self.frames[self.depth - 1][1]

    def decision(self) -> int:
        """Number of the decision that waits, -1 when the game is over."""
        if self.depth == 0:
            return -1
        return self.frames[self.depth - 1][0]

    def fill(self, buffer: ActionBuffer) -> int:
        """List the legal actions into a buffer and return their number."""
        buffer.count = 0
        if self.depth == 0:
            return 0
        decision = self.tables.decisions[self.frames[self.depth - 1][0]]
        if decision.head is not None:
            decision.head.fill(self, buffer)
        return buffer.count

    def step(self, action: int) -> bool:
        """Play a legal action (legality is not checked here: see `Game.play`); whether the game goes on."""
        entry = self.tables.entry_at[action]
        at = self.depth - 1
        self.depth = at
        if entry.option.is_idle == 0:
            self.passes = 0
        entry.option.play(self, action, at)
        return self.advance()

    def playout(self, buffer: ActionBuffer) -> int:
        """Play uniformly random legal actions to the end; returns their number."""
        count = 0
        while self.depth > 0:
            choices = self.fill(buffer)
            self.step(buffer.codes[self.below(choices)])
            count += 1
        return count

    # ---------------------------------------------------------------- chance

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1: the high bits of a 64-bit congruential generator."""
        self.rng = (self.rng * MULTIPLIER + INCREMENT) & MASK64
        return ((self.rng >> 33) * bound) >> 31

    def draw_card(self) -> int:
        """Take the top card of the face-down deck (COM-EDGE-1: reshuffle as soon as it is empty).

        Who draws looks at `deck_count` before, and where it is 0 may `reshuffle` what was discarded since.
        """
        if self.deck_count <= 0:
            raise IndexError("no card is left to draw")
        if self.source is None:
            pick = self.below(self.deck_count)
            kind = 0
            while pick >= self.deck[kind]:
                pick -= self.deck[kind]
                kind += 1
        else:
            kind = self.source.card(self)
        self.deck[kind] -= 1
        self.deck_count -= 1
        if self.trace is not None:
            self.trace.append(("card", kind, 0))
        if self.deck_count == 0:
            self.reshuffle()
        return kind

    def draw_token(self, base: int, size: int) -> int:
        """Take a token from a bag whose counts stand in the parts at `base`."""
        if base < 0 or size < 0 or base + size > self.tables.part_size:
            raise IndexError("no part of the state has this number")
        if self.source is None:
            total = 0
            for index in range(size):
                total += self.part[base + index]
            if total <= 0:
                raise IndexError("no token is left to draw")
            pick = self.below(total)
            token = 0
            while pick >= self.part[base + token]:
                pick -= self.part[base + token]
                token += 1
        else:
            token = self.source.token(self, base, size)
        self.part[base + token] -= 1
        if self.trace is not None:
            self.trace.append(("token", base, token))
        return token

    def draw_ticket(self, deck: int) -> int:
        """Take the top ticket of a deck: first those of unknown order, then those put under it."""
        if not 0 <= deck < self.tables.decks:
            raise IndexError("no deck of tickets has this number")
        count = self.pool_count[deck]
        if count == 0:
            return self.draw_from_under(deck)
        if self.source is None:
            index = self.below(count)
        else:
            ticket = self.source.ticket(self, deck)
            index = 0
            while self.pool[deck][index] != ticket:
                index += 1
        ticket = self.pool[deck][index]
        self.pool[deck][index] = self.pool[deck][count - 1]
        self.pool_count[deck] = count - 1
        if self.trace is not None:
            self.trace.append(("ticket", ticket, deck))
        return ticket

    def draw_from_under(self, deck: int) -> int:
        """Take the first of the tickets that were put under a deck (their order is known)."""
        if self.under_count[deck] <= 0:
            raise IndexError("no ticket is left to draw")
        ticket = self.under[deck][0] % SEAT_MARK
        self.under_count[deck] -= 1
        for index in range(self.under_count[deck]):
            self.under[deck][index] = self.under[deck][index + 1]
        return ticket

    def note(self, name: str, seat: int, a: int, b: int) -> None:
        """Write down what happened, where somebody keeps the log."""
        if self.facts is not None:
            self.facts.append((name, seat, a, b))

    # ---------------------------------------------------------------- parts

    def part_value(self, index: int) -> int:
        """One number of a module's own part."""
        if not 0 <= index < self.tables.part_size:
            raise IndexError("no part of the state has this number")
        return self.part[index]

    def set_part(self, index: int, value: int) -> None:
        """Change one number of a module's own part, to one of 16 bits."""
        if not 0 <= index < self.tables.part_size:
            raise IndexError("no part of the state has this number")
        if not -MOST_KEPT <= value <= MOST_KEPT:
            raise OverflowError("a part of the state keeps numbers from -32767 to 32767")
        self.part[index] = value

    # ---------------------------------------------------------------- cards

    def reshuffle(self) -> None:
        """COM-DRAW-10: the discard pile becomes the deck; a pile of unknown order is its counts."""
        if self.discard_count == 0:
            return
        self.reshuffles += 1
        for kind in range(self.tables.kinds):
            self.deck[kind] += self.discard[kind]
            self.discard[kind] = 0
        self.deck_count += self.discard_count
        self.discard_count = 0
        if self.trace is not None:
            self.trace.append(("reshuffle", 0, 0))
        if self.facts is not None:
            self.note("reshuffled", -1, 0, 0)

    def check_card(self, seat: int, kind: int) -> None:
        """Refuse a seat or a kind of card that this game does not have: compiled, it would be written anywhere."""
        if not 0 <= seat < self.tables.seats:
            raise IndexError("no seat has this number")
        if not 0 <= kind < self.tables.kinds:
            raise IndexError("no kind of card has this number")

    def add_to_deck(self, kind: int, count: int) -> None:
        """Shuffle cards that lie nowhere else into the deck."""
        self.check_card(0, kind)
        self.deck[kind] += count
        self.deck_count += count

    def discard_cards(self, kind: int, count: int) -> None:
        """Put cards that lie nowhere else on the discard pile."""
        self.check_card(0, kind)
        self.discard[kind] += count
        self.discard_count += count

    def give_card(self, seat: int, kind: int) -> None:
        """A card only its owner has seen goes to a hand."""
        self.check_card(seat, kind)
        self.hand[seat][kind] += 1

    def give_open_card(self, seat: int, kind: int) -> None:
        """A card everybody has seen goes to a hand."""
        self.check_card(seat, kind)
        self.hand[seat][kind] += 1
        self.known[seat][kind] += 1

    def lay_out(self, kind: int) -> None:
        """Lay a card that came from the deck onto the table; it is in no pile until settled."""
        self.check_card(0, kind)
        self.laid[kind] += 1

    def lay_cards(self, seat: int, kind: int, count: int) -> None:
        """Lay cards out of a hand onto the table; they are in no pile until settled."""
        self.check_card(seat, kind)
        self.hand[seat][kind] -= count
        self.laid[kind] += count
        if self.known[seat][kind] > count:
            self.known[seat][kind] -= count
        else:
            self.known[seat][kind] = 0

    def discard_laid_kind(self, kind: int) -> None:
        """Laid cards of one kind go to the discard pile."""
        self.check_card(0, kind)
        self.discard[kind] += self.laid[kind]
        self.discard_count += self.laid[kind]
        self.laid[kind] = 0

    def discard_laid(self) -> None:
        """COM-CLAIM-8: laid cards go to the discard pile."""
        for kind in range(self.tables.kinds):
            if self.laid[kind]:
                self.discard_laid_kind(kind)

    def take_back_laid(self, seat: int) -> None:
        """Laid cards return to the hand, now known to everybody."""
        self.check_card(seat, 0)
        for kind in range(self.tables.kinds):
            self.hand[seat][kind] += self.laid[kind]
            self.known[seat][kind] += self.laid[kind]
            self.laid[kind] = 0

    # ---------------------------------------------------------------- routes and money

    def change_score(self, seat: int, amount: int) -> None:
        """What stands on the score track (points, dollars) goes up or down."""
        self.check_card(seat, 0)
        self.score[seat] += amount

    def forget_altered(self) -> None:
        """Every route costs what is printed again."""
        for word in range(self.tables.words):
            self.altered[word] = 0

    def check_route(self, route: int) -> None:
        """Refuse a route that this board does not have."""
        if not 0 <= route < self.tables.routes:
            raise IndexError("no route has this number")

    def alter_route(self, route: int) -> None:
        """Mark a route whose cost is not the printed one now."""
        self.check_route(route)
        self.altered[self.tables.word_of[route]] |= self.tables.one[route]

    def is_altered(self, route: int) -> bool:
        """Whether the cost of a route is not the printed one now."""
        self.check_route(route)
        return bool(self.altered[self.tables.word_of[route]] & self.tables.one[route])

    def give_route(self, seat: int, route: int) -> None:
        """COM-CLAIM-13..16: a route gets its owner, and what the rules shut with it is shut."""
        self.check_card(seat, 0)
        self.check_route(route)
        tables = self.tables
        self.owned[seat][tables.word_of[route]] |= tables.one[route]
        barred = self.barred[seat]
        stays = tables.stays_free[route]
        twins = tables.twins[route]
        for word in range(tables.words):
            self.free[word] &= stays[word]
            barred[word] |= twins[word]
