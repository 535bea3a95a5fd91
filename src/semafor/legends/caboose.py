"""The caboose card: who holds it starts; the player in last place takes it when the game is over.

Rules: LEG-SETUP-15, LEG-TURN-1, LEG-CAB-1, LEG-EDGE-28. Used by: legends.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from semafor.board.values import is_whole
from semafor.engine.columns import Column, flags, seats_from
from semafor.engine.core import State, Step
from semafor.engine.errors import SetupError
from semafor.engine.markers import Marker
from semafor.engine.module import Builder, Part, RuleModule
from semafor.engine.rulebook import SHORT, Said, Sentence
from semafor.engine.score import score_position
from semafor.engine.tables import DONE

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


class CaboosePart(Part):
    """The seat with the card + 1, 0 for nobody: open to everybody."""

    name = "caboose"
    is_public = True
    given = ("caboose",)

    def __init__(self, seats: int) -> None:
        super().__init__(size=1)
        self.seats = seats

    def holder(self, state: State) -> int | None:
        """LEG-CAB-1, LEG-EDGE-28: when the game is over, the bottom of the complete ranking."""
        if state.is_over:
            return score_position(state).last
        number = state.part_value(self.base)
        return number - 1 if number else None

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """Who holds it."""
        return {"caboose": self.holder(state)}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        holder = shown["caboose"]
        state.set_part(self.base, 0 if holder is None else holder + 1)

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """Who holds it; after the end still who held it during the game."""
        return (flags("caboose", [(0, player + 1) for player in seats_from(viewer, self.seats)]),)

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """A scenario's holder."""
        holder = position.get("caboose")
        if holder is not None and not is_whole(holder, 0, self.seats - 1):
            raise SetupError("bad-position", key="caboose", value=holder)
        self.load(state, {"caboose": holder})

    def checks(self, state: State) -> dict[str, Any]:
        """Who holds it."""
        return {"caboose": self.holder(state)}


class GiveCaboose(Step):
    """LEG-SETUP-15, LEG-TURN-1: the holder takes the first turn."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base

    def run(self, state: State, at: int) -> int:
        """The first seat holds it."""
        state.set_part(self.base, state.first + 1)
        return DONE


def build(builder: Builder) -> None:
    """The card in the setup; who gets it at the end follows from the ranking."""
    base = builder.part(CaboosePart(builder.seats))
    builder.step("setup", 330, GiveCaboose(base), "LEG-SETUP-15")


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """One of the rules in short."""
    yield Sentence(SHORT, 500, "short-caboose")


MODULE = RuleModule(
    name="caboose",
    rules=("LEG-SETUP-15", "LEG-CAB-1"),
    rulebook=rulebook,
    markers=(Marker("caboose", "caboose", "holder", "caboose", "caboose"),),
    build=build,
)
