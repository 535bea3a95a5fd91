"""The fast way: a state, action numbers, one reused buffer. For search, learning, statistics."""

from __future__ import annotations

from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State, is_compiled
from semafor.engine.score import score_position
from semafor.engine.tables import ActionBuffer

# A ruleset is made once and shared by any number of games.
ruleset = find_ruleset("usa-classic", 2)
buffer = ActionBuffer()  # one for each search or thread
print("compiled" if is_compiled() else "plain Python", ruleset.actions, "action numbers")


def new_state(seed: int) -> State:
    """A game that is set up; `rng` is the whole state of the fast generator."""
    state = ruleset.new_state()
    state.rng = seed
    state.start(0)
    return state


# Step by step: list the legal actions, choose one, play it.
state = new_state(seed=1)
while state.actor() >= 0:
    count = state.fill(buffer)
    action = buffer.get(count - 1)
    state.step(action)  # legality is not checked here: choose from the buffer
print(state.turns, "turns", score_position(state).totals)

# A whole uniformly random game in one call.
state = new_state(seed=2)
decisions = state.playout(buffer)
print(decisions, "decisions", score_position(state).totals)

# Branching: a clone is independent; give it another generator to see other chance.
root = new_state(seed=3)
totals = []
for number in range(3):
    branch = root.clone()
    branch.rng = 1000 + number
    branch.playout(buffer)
    totals.append(score_position(branch).totals)
print(totals)

# Reading a state from outside goes through `access`: its arrays are private to compiled code.
print(access.trains_of(root, 0), access.hand_list(root, 0), access.market_list(root))

# What an action number means.
option = root.tables.option_of(ruleset.actions - 1)
print(option.word, option.base, option.size)
