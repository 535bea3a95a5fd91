"""Answers to decisions that call for no plan of a bot's own: as the rule advises, else by a short search."""

from __future__ import annotations

from semafor.bots.whole_moves import has_chains
from semafor.engine.advice import Wishes
from semafor.engine.resample import any_position
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View
from semafor.search.trials import Trials


def can_search(ruleset: Ruleset) -> bool:
    """Whether thousands of games can be played ahead in a moment, for reviews of whole games; with moves in several numbers, hundreds."""
    return not has_chains(ruleset)


class Answers:
    """Asks the rules and tries out what they leave open; remembers nothing between decisions."""

    def __init__(self) -> None:
        self._buffer: ActionBuffer | None = None  # made when it is needed: it is large
        self._ruleset: Ruleset | None = None
        self._trials: Trials | None = None

    def choose(self, view: View) -> int:
        """A sensible answer; equal views get equal ones."""
        ruleset, state = view.ruleset, any_position(view)
        advice = ruleset.advice.get(view.decision)
        if advice is not None:
            self._buffer = self._buffer or ActionBuffer()
            state.fill(self._buffer)
            return advice.choose(state, self._buffer, Wishes())
        if self._trials is None or ruleset is not self._ruleset:
            self._ruleset, self._trials = ruleset, Trials(ruleset)
        return self._trials.choose(state)
