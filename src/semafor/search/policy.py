"""What every policy shares: sorting decisions, the answers that need no plan, playing games out."""

from __future__ import annotations

from semafor.engine.advice import Wishes
from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer
from semafor.search.chart import DRAW, KEEP, TICKETS, Chart


class Policy(Wishes):
    """Chooses an action for whoever decides; reads public facts and the decider's own secrets.

    Where a rule advises, it may ask the policy what it works for.
    """

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.listed = ActionBuffer()
        self.fewest = 0

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
            return self.improve(state, buffer, self.choose_turn(state, buffer))
        word = self.chart.word[first]
        if word == DRAW:
            return self.choose_card(state, buffer)
        if word == KEEP:
            return self.choose_kept(state, buffer)
        if word == TICKETS:
            return self.choose_mix(state, buffer)
        advice = self.chart.advice[decision]
        if advice is not None:
            return advice.choose(state, buffer, self)
        # Nobody knows; not the same thing every time, lest a game never ends.
        return buffer.codes[state.turns % count]

    def improve(self, state: State, buffer: ActionBuffer, meant: int) -> int:
        """The action that is meant, or what a rule offers in its place."""
        for alternative in self.chart.alternatives:
            action: int = alternative.choose(state, buffer, self, self.chart.deeds[meant])
            if action >= 0:
                return action
        return meant

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

    def cheapest_claim(self, state: State, route: int) -> int:
        """The claim of a route that hurts least (`fewest` says how many locomotives), -1 for none."""
        tables = state.tables
        action = self.chart.claims.cheapest(state, self.listed, route)
        self.fewest = 99
        if action >= 0:
            locos = self.chart.locos[action]
            forced = tables.needs_locos[route]
            if locos < forced:  # further cards in their place hurt as further locomotives do
                locos = forced + (forced - locos) * tables.stand_in[route]
            self.fewest = locos
        return action


def play_out(state: State, policies: list[Policy], buffer: ActionBuffer) -> int:
    """Play a game to its end, each seat by its own policy; returns the number of decisions."""
    count = 0
    while state.depth > 0:
        policy = policies[state.frames[state.depth - 1][1]]
        state.step(policy.choose(state, buffer))
        count += 1
    return count
