"""Newspapers in the train deck: how many, what becomes of them in the deal and in a draw.

Rules: LEG-SETUP-5, 7, LEG-NEWS-2..4, LEG-EDGE-1, 2, 10, 24. Used by: legends.
What a newspaper brings (an event) is another module's step of `card_drawn`, after step 90.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from semafor.cards.ports import LAST_PAYMENT
from semafor.cards.standing import is_campaign
from semafor.engine.columns import Column, numbers
from semafor.engine.core import State, Step
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ports import SPECIAL_KINDS
from semafor.engine.rulebook import Said, Section, Sentence
from semafor.engine.tables import DONE, MOST_CARDS

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

CARD = "newspaper"


class AsidePart(Part):
    """Newspapers set aside while hands and market are dealt: open to everybody."""

    name = "newspapers"
    is_public = True

    def __init__(self, kind: int) -> None:
        super().__init__(size=1)
        self.kind = kind

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """How many lie aside."""
        return {"set_aside": state.part_value(self.base)}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        state.set_part(self.base, shown["set_aside"])

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """How many lie aside."""
        return (numbers("set_aside", [0], MOST_CARDS),)

    def cards(self, state: State) -> dict[int, int]:
        """They are train cards."""
        return {self.kind: state.part_value(self.base)}


class SetAside(Step):
    """LEG-SETUP-7, LEG-EDGE-1: a newspaper that is dealt or opened in the setup is set aside."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base

    def run(self, state: State, at: int) -> int:
        """Count it; the deal goes on with the next card."""
        state.set_part(self.base, state.part_value(self.base) + 1)
        return DONE


class ShuffleBack(Step):
    """LEG-EDGE-1, 2: when hands and market are clean, the newspapers go back into the deck."""

    def __init__(self, base: int, kind: int) -> None:
        super().__init__()
        self.base = base
        self.kind = kind

    def run(self, state: State, at: int) -> int:
        """Shuffle them in; no event has been revealed."""
        state.add_to_deck(self.kind, state.part_value(self.base))
        state.set_part(self.base, 0)
        return DONE


class LayNewspaper(Step):
    """LEG-NEWS-2, LEG-EDGE-10: a newspaper is discarded when the draw it came up in is over.

    Until then it lies on the table, where everybody sees it while the event acts, and where it
    cannot be shuffled into the very same draw.
    """

    def run(self, state: State, at: int) -> int:
        """Lay it out."""
        state.lay_out(state.frame_value(at, 2))
        return DONE


def build(builder: Builder) -> None:
    """The number of newspapers, the deal, the draw."""
    kind = builder.kinds.index(CARD)
    builder.mark_special(kind)
    builder.count_cards(CARD, builder.number(f"with_{builder.seats}"))
    base = builder.part(AsidePart(kind))
    builder.step("card_dealt", 100, SetAside(base), "LEG-SETUP-7")
    builder.step("setup", 520, ShuffleBack(base, kind), "LEG-EDGE-1")
    builder.step("card_drawn", 90, LayNewspaper(), "LEG-NEWS-2")
    if is_campaign(builder):
        builder.step("settle_dealt", 200, ShuffleBack(base, kind), "CAM-EV-6")


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """How newspapers come into the deck, and what they do."""
    words = {2: "two", 3: "three", 4: "four"}
    count = {
        word: ruleset.parameter("newspapers", f"with_{seats}") for seats, word in words.items()
    }
    yield Sentence("setup", 400, "rulebook-setup-news", count)
    yield Section("news", 580)
    yield Sentence("news", 100, "rulebook-news")
    yield Sentence("news", 200, "rulebook-news-active")
    yield Sentence("news", 300, "rulebook-news-shuffle")


MODULE = RuleModule(
    name="newspapers",
    wants=(LAST_PAYMENT,),
    brings=(SPECIAL_KINDS,),
    rules=("LEG-SETUP-5", "LEG-SETUP-7", "LEG-NEWS-2"),
    params={f"with_{seats}": Param(0, 0, 15) for seats in (2, 3, 4, 5)},
    rulebook=rulebook,
    build=build,
)
