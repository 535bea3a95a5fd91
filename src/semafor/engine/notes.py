"""What a claim of a route gives besides its points, as the rules in play tell it."""

from __future__ import annotations

from semafor.engine.advice import Note
from semafor.engine.core import State
from semafor.engine.ports import NOTES
from semafor.engine.ruleset import Ruleset


def notes_of_claim(ruleset: Ruleset, state: State, seat: int, route: int) -> list[Note]:
    """Notes of all rules; cards come last, as in a claim, whatever the order in which modules are built."""
    told = [note for tell in ruleset.collection(NOTES) for note in tell(state, seat, route)]
    return sorted(told, key=lambda note: note.is_card)
