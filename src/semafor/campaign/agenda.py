"""The agenda of a campaign: one item after the other, each a step that acts, or asks and waits.

An item is the name of a step and its values. A step that has to ask returns a decision; its answer is
carried out by the function beside it. Which steps there are is said by a campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from semafor.campaign.decisions import READ, Decision

# One thing still to be done: the name of a step and its values.
Item = tuple[Any, ...]
Act = Callable[..., Decision | None]
Answer = Callable[..., None]
# By name: what a step does or asks, and what carries out the answer if it asks.
Steps = Mapping[str, tuple[Act, Answer | None]]

# What a campaign waits for when nothing is on the agenda; `SETUP` and `AFTER` are on the way.
BEGIN, DEAL, SETUP, PLAY = "begin", "deal", "setup", "play"
AFTER, OVER = "after", "over"


class Planned(Protocol):
    """A state with things still to be done."""

    phase: str
    agenda: list[Item]


class Agenda:
    """Goes through the items of a state by a table of steps."""

    def __init__(self, steps: Steps) -> None:
        self.steps = steps

    def waiting(self, state: Planned) -> Decision | None:
        """The decision of the first item, if it asks; nothing is changed."""
        if not state.agenda:
            return None
        name, *values = state.agenda[0]
        act, answer = self.steps[name]
        return act(state, *values) if answer is not None else None

    def advance(self, state: Planned) -> None:
        """Carry out what needs no answer; a choice of one is none, but a card is always read."""
        while state.agenda:
            decision = self.waiting(state)
            if decision is not None:
                if len(decision.options) > 1 or decision.options == (READ,):
                    return
                self.answer(state, decision.options[0])
                continue
            name, *values = state.agenda.pop(0)
            act, is_asking = self.steps[name]
            if is_asking is None:
                act(state, *values)
        assert state.phase in (BEGIN, DEAL, PLAY, OVER), state.phase

    def answer(self, state: Planned, option: str) -> None:
        """Carry out the answer to the decision that waits."""
        name, *values = state.agenda.pop(0)
        carry_out = self.steps[name][1]
        assert carry_out is not None, name
        carry_out(state, option, *values)
