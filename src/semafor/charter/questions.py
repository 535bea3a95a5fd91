"""The questions between games: what their options name, and which answers everybody is told.

Rules: CAM-END-5, 7, CAM-A, CAM-CO-3, 4, CAM-DESTROY, CAM-U, CAM-SETTLE. Whoever shows or answers them asks here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

CARD, REGION, CITY, STRAND, IMPROVEMENT = "card", "region", "city", "strand", "improvement"
GOAL, FORK, SUSPECT = "goal", "fork", "suspect"

# The question which region is opened next.
OPEN_REGION = "charter"
# By the kind of a decision, what its options name.
NAMED: dict[str, str] = {
    "crew": CARD,
    "clause": CARD,
    "pass": CARD,
    "archive": CARD,
    OPEN_REGION: REGION,
    "settle": CITY,
    "expo": CITY,
    "destroy": STRAND,
    "improve": IMPROVEMENT,
    "goal": GOAL,
    "fork": FORK,
    "driver": SUSPECT,
}
# Answers that nobody else may know: nothing is said of them but that they were given.
CLOSED_ANSWERS = ("goal",)
# What the caboose holder, or the last player, decides for the whole table.
TOLD = ("archive", OPEN_REGION, "settle", "destroy", "expo")
# Questions that change games: those whose answer is felt in all games to come, and those for the next one only.
LASTING = ("clause", "pass", "archive", OPEN_REGION, "settle", "destroy", "improve", "fork")
FOR_A_GAME = ("crew", "expo")


def tell_built(built: Mapping[str, int]) -> tuple[str, ...]:
    """CAM-END-5: what is told beside the question which region is opened: the traffic of each."""
    return tuple(f"{region}:{count}" for region, count in built.items())


def built_towards(about: Sequence[str]) -> dict[str, int]:
    """CAM-END-5: the same, read again."""
    parts = (told.rpartition(":") for told in about)
    return {region: int(count) for region, _, count in parts}
