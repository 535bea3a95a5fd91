"""The questions between games: what their options name, and which answers everybody is told.

Rules: CAM-END-5, 7, CAM-A, CAM-CO-3, 4, CAM-DESTROY, CAM-U, CAM-SETTLE. Whoever shows or answers them asks here.
"""

from __future__ import annotations

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
