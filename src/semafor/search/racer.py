"""The racer: forgets its tickets, collects cards for the longest open routes and ends the game.

A published baseline: about thirty lines of strategy that beat many ticket planners.
"""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.tables import ActionBuffer
from semafor.search.chart import CLAIM, DRAW, KEEP, Chart
from semafor.search.policy import Policy

NONE = -1
FEW_CARDS = 12


class RacerPolicy(Policy):
    """Longest open route first; among equals the one with fewest cards missing."""

    def __init__(self, chart: Chart) -> None:
        super().__init__(chart)
        self.target = NONE
        self.target_colour = 0

    def find_target(self, state: State, seat: int) -> int:
        """The longest route that is open to a seat, and the colour it would pay with."""
        tables = state.tables
        hand = state.hand[seat]
        best_length = 0
        best_missing = 0
        self.target = NONE
        for route in range(tables.routes):
            word = tables.word_of[route]
            bit = tables.one[route]
            length = tables.length[route]
            if length > state.trains[seat] or length < best_length:
                continue
            if not state.free[word] & bit or state.barred[seat][word] & bit:
                continue
            colour = self.paying_colour(state, seat, route)
            if (
                self.chart.is_tunnel[route]
                and state.deck_count + state.discard_count < FEW_CARDS
                and hand[colour] + hand[tables.locomotive] < length + self.chart.reveal
            ):
                # With few cards in the piles the same ones come up again, and the claim fails again.
                continue
            missing = length - tables.needs_locos[route] - hand[colour]
            missing = max(missing, 0) + tables.needs_locos[route]
            missing -= min(hand[tables.locomotive], tables.most_locos[route])
            if length > best_length or missing < best_missing:
                best_length = length
                best_missing = missing
                self.target = route
                self.target_colour = colour
        return best_missing

    def paying_colour(self, state: State, seat: int, route: int) -> int:
        """The colour that pays for a route and of which most cards are in hand."""
        tables = state.tables
        hand = state.hand[seat]
        best = max(0, tables.colour[route])
        most = -1
        for colour in range(tables.colours):
            if tables.takes[colour][route] and hand[colour] > most:
                most = hand[colour]
                best = colour
        return best

    def choose_turn(self, state: State, buffer: ActionBuffer) -> int:
        """Claim the target as soon as the hand pays for it, otherwise collect for it."""
        self.find_target(state, state.seat)
        claim = NONE
        if self.target != NONE:
            claim = self.cheapest_claim(state, self.target)
        if claim == NONE and state.last_round >= 0:
            claim = self.longest_claim(state, buffer)
        if claim != NONE:
            return claim
        return self.draw(state, buffer)

    def longest_claim(self, state: State, buffer: ActionBuffer) -> int:
        """Whatever scores most at once."""
        best = NONE
        most = 0
        for index in range(buffer.count):
            action = buffer.codes[index]
            if self.chart.word[action] == CLAIM:
                points = self.chart.worth[self.chart.route[action]]
                if points > most:
                    most = points
                    best = action
        return best

    def choose_card(self, state: State, buffer: ActionBuffer) -> int:
        """The second card serves the same target."""
        self.find_target(state, state.seat)
        return self.draw(state, buffer)

    def draw(self, state: State, buffer: ActionBuffer) -> int:
        """The target's colour, an open locomotive, or the unseen card."""
        chart = self.chart
        locomotive = state.tables.locomotive
        best = NONE
        rank = 0
        for index in range(buffer.count):
            action = buffer.codes[index]
            if chart.word[action] != DRAW:
                continue
            colour = chart.colour[action]
            value = 1
            if self.target != NONE and colour == self.target_colour:
                value = 4
            elif colour == locomotive:
                value = 3
            elif colour < 0:
                value = 2
            if value > rank:
                rank = value
                best = action
        if best != NONE:
            return best
        best = self.longest_claim(state, buffer)
        return best if best != NONE else buffer.codes[0]

    def choose_kept(self, state: State, buffer: ActionBuffer) -> int:
        """As few tickets as allowed, those of fewest points."""
        tables = state.tables
        seat = state.actor()
        best = buffer.codes[0]
        least = 1 << 20
        for index in range(buffer.count):
            action = buffer.codes[index]
            if self.chart.word[action] != KEEP:
                continue
            kept = self.chart.number[action]
            points = 0
            for place in range(state.offer_count[seat]):
                if kept & (1 << place):
                    points += tables.ticket_points[state.offer[seat][place]]
            if points < least:
                least = points
                best = action
        return best

    def choose_mix(self, state: State, buffer: ActionBuffer) -> int:
        """GER-TICK-1: tickets of the first deck, the short ones."""
        return buffer.codes[buffer.count - 1]
