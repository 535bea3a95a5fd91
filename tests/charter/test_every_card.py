"""Every piece of the campaign's content has a test of its effect, and every test names a piece.

A test says with `@pytest.mark.card(...)` whose effect it shows. Pieces: events, postcards (secret
and public side), both sides of every story card, seasons, crew at each level, clauses, passes,
privileges, rule slots, regions.
"""

from __future__ import annotations

import pytest

from semafor.charter.content import content


def pieces() -> list[str]:
    """The name of everything that needs a test."""
    box = content()
    return [
        *box.events,
        *(f"P{number:02d}" for number in box.postcards),
        *(f"P{number:02d}-public" for number in box.postcards),
        *(f"{card.code} {side}" for card in box.story for side in "ab"),
        *box.seasons,
        *(f"{name}-{level}" for name in box.crew for level in (1, 2, 3)),
        *box.clauses,
        *box.passes,
        *(f"privilege_{colour}" for colour in box.companies),
        *(f"slot-{name}" for name in box.slots),
        *(f"region-{name}" for name in box.regions),
        *(f"clue-{name}" for name in box.thread.clues),
        *(f"goal-{name}" for name in box.thread.goals),
        *(f"finale-{name}" for name in box.thread.finales),
        *(f"fork-{name}-{way}" for name, ways in box.thread.forks.items() for way in ways),
    ]


def test_there_are_as_many_pieces_as_in_the_boxes() -> None:
    assert len(pieces()) == len(set(pieces()))
    counts = (33, 77, 77, 186, 9, 45, 10, 7, 5, 22, 8, 12, 10, 3, 4)
    assert len(pieces()) == sum(counts)


def test_every_marked_card_exists(marked_cards: set[str]) -> None:
    assert not marked_cards - set(pieces())


def test_every_piece_of_the_campaign_has_a_test_of_its_effect(
    marked_cards: set[str], everything_is_collected: bool
) -> None:
    missing = [name for name in pieces() if name not in marked_cards]
    if missing and not everything_is_collected:
        pytest.skip(f"only a part of the tests was collected; {len(missing)} pieces are elsewhere")
    assert not missing, f"without a test: {', '.join(missing)}"
