"""What every policy shares: sorting decisions, the answers that need no plan, playing games out."""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer
from semafor.search.chart import KEEP, NO_PART, PASSENGERS, TICKETS, Chart

PICKS = 7
COLOURS = 6
TAKEN = 6
# A lead of this many passengers counts as safe; below it each one is worth something.
SAFE_LEAD = 2
LEAD_POINTS = 2.0


class Policy:
    """Chooses an action for whoever decides; reads public facts and the decider's own secrets."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart

    def choose(  # noqa: PLR0911 - one return for each kind of decision
        self, state: State, buffer: ActionBuffer
    ) -> int:
        """A legal action; the buffer is left with all of them."""
        count = state.fill(buffer)
        first = buffer.codes[0]
        if count == 1:
            return first
        decision = state.frames[state.depth - 1][0]
        if decision == state.tables.turn:
            return self.choose_turn(state, buffer)
        if decision == state.tables.second_card:
            return self.choose_card(state, buffer)
        word = self.chart.word[first]
        if word == KEEP:
            return self.choose_kept(state, buffer)
        if word == TICKETS:
            return self.choose_mix(state, buffer)
        if word == PASSENGERS and self.chart.passengers != NO_PART:
            return self.choose_passengers(state, buffer)
        if decision == self.chart.discard:
            return self.choose_discard(state, buffer)
        # A tunnel's surcharge: the payment with fewest locomotives is listed first.
        return first

    def choose_turn(self, state: State, buffer: ActionBuffer) -> int:
        """The action of a turn."""
        raise NotImplementedError

    def choose_card(self, state: State, buffer: ActionBuffer) -> int:
        """The second card of a turn."""
        raise NotImplementedError

    def choose_kept(self, state: State, buffer: ActionBuffer) -> int:
        """Which of the offered tickets stay."""
        raise NotImplementedError

    def choose_mix(self, state: State, buffer: ActionBuffer) -> int:
        """GER-TICK-1: as many of each deck as there can be, or one more of the first."""
        return buffer.codes[buffer.count // 2]

    def choose_discard(self, state: State, buffer: ActionBuffer) -> int:
        """The colour of which there is least; a locomotive only if there is nothing else."""
        hand = state.hand[state.actor()]
        best = buffer.codes[0]
        least = 99
        for index in range(buffer.count):
            kind = self.chart.number[buffer.codes[index]]
            count = hand[kind]
            if kind == state.tables.locomotive:
                count += 50
            if count < least:
                least = count
                best = buffer.codes[index]
        return best

    # ---------------------------------------------------------------- passengers

    def choose_passengers(self, state: State, buffer: ActionBuffer) -> int:
        """GER-PASS-1..3: the pair after which own majorities are worth most."""
        seat = state.actor()
        best = buffer.codes[0]
        best_value = -1.0e9
        for index in range(buffer.count):
            action = buffer.codes[index]
            number = self.chart.number[action]
            first = number // PICKS
            second = number % PICKS
            value = 0.0
            if first > 0 and first == second:
                value = self.gain_colour(state, seat, first - 1, 2)
            else:
                if first > 0:
                    value += self.gain_colour(state, seat, first - 1, 1)
                if second > 0:
                    value += self.gain_colour(state, seat, second - 1, 1)
            if value > best_value:
                best_value = value
                best = action
        return best

    def gain_colour(self, state: State, seat: int, colour: int, more: int) -> float:
        """What some more passengers of a colour change."""
        return (
            0.01
            + self.rate_colour(state, seat, colour, more)
            - self.rate_colour(state, seat, colour, 0)
        )

    def rate_colour(self, state: State, seat: int, colour: int, more: int) -> float:
        """GER-MAJ-1..3: points of a colour if the game ended now, and a little for the lead."""
        base = self.chart.passengers + TAKEN + colour
        mine = state.part[base + seat * COLOURS] + more
        most = 0
        leaders = 0
        above = 0
        for other in range(state.tables.seats):
            if other == seat:
                continue
            count = state.part[base + other * COLOURS]
            if count > most:
                most = count
                leaders = 1
            elif count == most:
                leaders += 1
            if count > mine:
                above += 1
        value = LEAD_POINTS * max(-SAFE_LEAD, min(SAFE_LEAD, mine - most))
        if mine > 0:
            if mine >= most:
                value += self.chart.first_prize
            elif leaders == 1 and above == 1:
                value += self.chart.second_prize
        return value


def play_out(state: State, policies: list[Policy], buffer: ActionBuffer) -> int:
    """Play a game to its end, each seat by its own policy; returns the number of decisions."""
    count = 0
    while state.depth > 0:
        policy = policies[state.frames[state.depth - 1][1]]
        state.step(policy.choose(state, buffer))
        count += 1
    return count
