"""The story deck of a campaign: read card by card, side A before side B, to PAUSE and to STOP.

Rules: CAM-ST-1, 2, LEG-STORY-1..3, LEG-EDGE-31, 32. What the orders of a card do is said by a campaign.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from semafor.campaign.agenda import Item
from semafor.campaign.decisions import READ, Decision

PAUSE, STOP, END = "pause", "stop", "end"
# Carries out an order of a card with a code; what must be asked comes back as things to be done.
CarryOut = Callable[[Mapping[str, Any], str], list[Item]]


@dataclass(frozen=True)
class Side:
    """One side of a story card."""

    title: Mapping[str, str]
    text: Mapping[str, str]


@dataclass(frozen=True)
class StoryCard:
    """CAM-ST-1: both sides and what side B orders; `kind` is card, pause or stop.

    `when`: on which branch of the story it is read; without a word on every one.
    """

    code: str
    kind: str
    a: Side
    b: Side
    do: tuple[Any, ...]
    when: Mapping[str, str] = field(default_factory=dict)


class Told(Protocol):
    """How far the story has been read."""

    story_index: int
    story_side: str

    def push(self, items: Iterable[Item]) -> None:
        """Things to be done next."""

    def is_on_branch(self, when: Mapping[str, str]) -> bool:
        """Whether the story has taken the branch on which a card is read."""


def next_place(state: Told, cards: Sequence[StoryCard]) -> int:
    """Where the top card lies: those of branches that were not taken are passed over."""
    place = state.story_index
    while place < len(cards) and not state.is_on_branch(cards[place].when):
        place += 1
    return place


def next_card(state: Told, cards: Sequence[StoryCard]) -> StoryCard | None:
    """The top card of the deck, none when all are read."""
    place = next_place(state, cards)
    return cards[place] if place < len(cards) else None


def ask_side(state: Told, cards: Sequence[StoryCard]) -> Decision | None:
    """CAM-ST-2, LEG-EDGE-32: the side that is next; both before the next card is reachable."""
    card = next_card(state, cards)
    if card is None:
        return None
    return Decision("story", None, (READ,), (card.code, state.story_side))


def turn_side(state: Told, cards: Sequence[StoryCard], until: str, carry_out: CarryOut) -> None:
    """CAM-ST-1, 2: side A of the card that ends the reading is the last; B orders and leaves."""
    card = next_card(state, cards)
    assert card is not None, state.story_index
    if state.story_side == "a":
        state.story_side = "b"
        if card.kind != until:
            state.push([("story", until)])
        return
    state.story_side = "a"
    state.story_index = next_place(state, cards) + 1
    follow: list[Item] = []
    if until != END:
        follow = [("story", until)]
    orders = [item for row in card.do for item in carry_out(row, card.code)]
    state.push([*orders, *follow])
