"""Passengers for the greedy bot: colours in which one more changes a majority.

Rules: GER-PASS-1..3, GER-MAJ-1..4.
"""

from __future__ import annotations

from semafor.bots.sight import Sight

# Between equal majorities the closer race decides: a lead is worth something up to this size.
SAFE_LEAD = 2
LEAD_POINTS = 2.0


def choose_passengers(sight: Sight) -> int:
    """The pair of passengers after which own majorities are worth most."""
    ruleset = sight.view.ruleset
    part = next(part for part in ruleset.parts if part.name == "passengers")
    names = ruleset.tokens[part.base]
    prizes = (
        ruleset.parameter("passengers", "first"),
        ruleset.parameter("passengers", "second"),
    )
    shown = sight.part("passengers")
    assert shown is not None
    own = [shown["taken"][sight.seat].get(name, 0) for name in names]
    rivals = [
        [taken.get(name, 0) for seat, taken in enumerate(shown["taken"]) if seat != sight.seat]
        for name in names
    ]
    rated = []
    for action in sight.view.actions:
        picks = divmod(sight.choices[action].number, len(names) + 1)
        chosen = [pick - 1 for pick in picks if pick]
        value = 0.0
        for colour in sorted(set(chosen)):
            count = own[colour] + chosen.count(colour)
            value += rate_colour(count, rivals[colour], prizes)
            value -= rate_colour(own[colour], rivals[colour], prizes)
        rated.append((value, len(chosen), -action))
    return -max(rated)[2]


def rate_colour(count: int, rivals: list[int], prizes: tuple[int, int]) -> float:
    """GER-MAJ-1..3: points of one colour if the game ended now, and a little for the lead."""
    most = max(rivals)
    lead = LEAD_POINTS * max(-SAFE_LEAD, min(SAFE_LEAD, count - most))
    if count == 0:
        return lead
    if count >= most:
        return prizes[0] + lead
    is_second = rivals.count(most) == 1 and all(other <= count for other in rivals if other != most)
    return prizes[1] + lead if is_second else lead
