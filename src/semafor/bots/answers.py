"""Answers to decisions that call for no plan of a bot's own: as the rule advises, else by a short search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from semafor.bots.campaign import choose_in_campaign
from semafor.bots.sight import Sight
from semafor.cards.ports import LAST_PAYMENT
from semafor.engine.advice import Wishes
from semafor.engine.ports import Port
from semafor.engine.resample import any_position
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View
from semafor.search.trials import Trials

# Decides in a view, with a look at the board and with what the bot itself would do in an edition of its own.
Guide = Callable[[View, Callable[[View], Sight], Callable[[View], int]], int]
# Games in which more than single decisions is played differently: what brings it, and who knows how.
GUIDES: tuple[tuple[Port[Any], Guide], ...] = ((LAST_PAYMENT, choose_in_campaign),)


def find_guide(ruleset: Ruleset) -> Guide | None:
    """Who knows how a game is played beyond the advice of its rules; None where nobody needs to."""
    return next((guide for port, guide in GUIDES if ruleset.find(port) is not None), None)


def can_search(ruleset: Ruleset) -> bool:
    """Whether thousands of games can be played ahead in a moment, for reviews of whole games; with a guide, hundreds."""
    return find_guide(ruleset) is None


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
