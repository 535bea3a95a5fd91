"""OpenSpiel: the game as a tree with chance nodes, and its Monte Carlo search at a few decisions."""

from __future__ import annotations

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import semafor.lab.spiel  # noqa: F401 - registers the game

game = pyspiel.load_game("semafor(edition=usa-classic,players=2)")
luck = np.random.RandomState(1)
judge = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
bot = mcts.MCTSBot(game, 2.0, 4, judge, random_state=luck)

state = game.new_initial_state()
asked = 0
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        action = int(luck.choice(outcomes, p=shares))
    elif state.current_player() == 0 and asked < 5:
        asked += 1
        action = bot.step(state)
        print("the search:", state.action_to_string(0, action))
    else:
        action = int(luck.choice(state.legal_actions()))
    state.apply_action(action)
print("returns", state.returns())
