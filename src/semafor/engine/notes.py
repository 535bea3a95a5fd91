"""What is told of a claim before it is made: what it costs now, what changes that, what it gives besides its points."""

from __future__ import annotations

from collections.abc import Mapping

from semafor.engine.advice import Note
from semafor.engine.core import State
from semafor.engine.costs import Cost, find_cost
from semafor.engine.ports import NOTES
from semafor.engine.resample import any_position
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View


def cost_now(view: View, route: int) -> Cost:
    """What a route costs the viewer now: open to everybody, so any state that agrees will do."""
    cost = Cost()
    assert view.seat is not None
    find_cost(any_position(view), view.seat, route, cost)
    return cost


def cost_changes(view: View, route: int) -> list[tuple[Mapping[str, str], Cost]]:
    """What changes the cost of a route for the viewer now, and by how much; what can be named comes first."""
    state = any_position(view)
    assert view.seat is not None
    found: dict[tuple[tuple[str, str], ...], Cost] = {}
    for rule in state.tables.costs:
        cause = tuple(rule.cause(state).items())
        rule.change(state, view.seat, route, found.setdefault(cause, Cost()))
    return [(dict(cause), found[cause]) for cause in sorted(found, key=lambda cause: not cause)]


def notes_of_claim(ruleset: Ruleset, state: State, seat: int, route: int) -> list[Note]:
    """Notes of all rules; cards come last, as in a claim, whatever the order in which modules are built."""
    told = [note for tell in ruleset.collection(NOTES) for note in tell(state, seat, route)]
    return sorted(told, key=lambda note: note.is_card)
