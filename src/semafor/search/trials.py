"""A short search for a decision that nobody has an answer to: each of a few options is played out a few times."""

from __future__ import annotations

from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.search.minds import make_tree

MOST_TRIED = 12
GAMES = 8
SEED = 1


class Trials:
    """Plays options out on the same deals; equal positions get equal answers."""

    def __init__(self, ruleset: Ruleset) -> None:
        self._tree = make_tree(ruleset)
        self._tree.deepest = 1  # nothing but the option itself makes a difference

    def choose(self, state: State) -> int:
        """The option with the best mean result; the state is dealt from the view of whoever decides."""
        tree = self._tree
        tree.begin(state, SEED)
        actions = sorted(move[0] for move in tree.moves())
        stride = -(-len(actions) // MOST_TRIED)
        for action in actions[::stride]:
            tree.try_move(action, GAMES)
        tried = [move for move in tree.moves() if move[1]]
        return max(tried, key=lambda move: (move[2], -move[0]))[0]
