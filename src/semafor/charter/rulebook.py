"""The printed frame of the rulebook: slots and steps, empty until the campaign fills them.

Rules: LEG-STEP-6, LEG-END-2, CAM 0.6. What has not been told is empty here, and so are the names of its words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.charter.ending import opens_region, stamps_to_retire
from semafor.charter.state import State
from semafor.charter.wording import say

EMPTY, FILLED, GONE = "empty", "filled", "gone"
SETUP, PAYMENT, TURN, CLAIM, LARGE = "setup", "payment", "turn", "claim", "large"
# Where each frame is printed: the procedure, and its step there.
FRAMES: dict[str, tuple[str, int]] = {
    "A": (SETUP, 10),
    "B": (SETUP, 11),
    "C": (SETUP, 12),
    "D": (SETUP, 13),
    "E": (SETUP, 15),
    "F": (PAYMENT, 0),
    "G": (PAYMENT, 0),
    "H": (PAYMENT, 0),
    "I": (PAYMENT, 0),
    "J": (PAYMENT, 0),
    "L": (TURN, 0),
    "M": (CLAIM, 1),
    "N": (CLAIM, 2),
    "O": (CLAIM, 4),
    "K": (CLAIM, 5),
    "P": (CLAIM, 6),
    "Q": (CLAIM, 7),
    "R": (CLAIM, 8),
    "S": (CLAIM, 9),
    "T": (CLAIM, 10),
    "U": (CLAIM, 11),
    "V": (LARGE, 12),
}
COMPANY_STEP, CITY_STEP = 3, 12
CLAIM_STEPS, END_STEPS = 12, 8
HIDDEN_ENDS = (4, 5, 7)
STAMPS, CHARTER, IMPROVEMENTS = HIDDEN_ENDS


def slots_seen(state: State) -> set[str]:
    """Slots whose rule has ever been told: those in force, and those that have left again."""
    told = set(state.slots)
    for card in state.box.story[: state.story_index]:
        if state.is_on_branch(card.when):
            for row in card.do:
                told.update(row.get("slots", ()))
    return told | {state.box.regions[region.id].slot for region in state.regions}


def slots_in_force(state: State) -> set[str]:
    """Slots whose rule holds in the game that is due."""
    boxes = state.box.regions
    opened = [region for region in state.regions if not region.settled]
    return {*state.slots, *(boxes[region.id].slot for region in opened)}


def show_rulebook(state: State) -> dict[str, Any]:
    """Frames A to V, steps of a claim, steps of the end, and what things are worth at the end."""
    told, now = slots_seen(state), slots_in_force(state)
    of_regions = {region.slot: name for name, region in state.box.regions.items()}
    frames = []
    for ident, (place, step) in FRAMES.items():
        is_told = ident in told
        printed = state.box.slots[ident]
        frames.append(
            {
                "id": ident,
                "place": place,
                "step": step,
                "state": FILLED if ident in now else GONE if is_told else EMPTY,
                "region": of_regions.get(ident, "") if is_told else "",
                "module": printed.module if is_told else "",
                "name": dict(printed.name) if is_told else None,
                "text": say(printed.text, tariff=state.tariff) if is_told else None,
                "rule": say(printed.rule, tariff=state.tariff)
                if is_told and printed.rule
                else None,
            }
        )
    return {
        "frames": frames,
        "steps": [
            {
                "step": step,
                "frames": [name for name, at in FRAMES.items() if at == (CLAIM, step)],
                "printed": {COMPANY_STEP: "company", CITY_STEP: "large_city"}.get(step, ""),
            }
            for step in range(1, CLAIM_STEPS + 1)
        ],
        "end": [
            {"step": step, "state": EMPTY if is_hidden(state, step) else FILLED}
            for step in range(1, END_STEPS + 1)
        ],
        "opens_region": opens_region(state),
        "worth": show_worth(state),
    }


def is_hidden(state: State, step: int) -> bool:
    """LEG-END-2: a step that no card has told of yet."""
    return step in HIDDEN_ENDS and step not in state.end_steps


def show_worth(state: State) -> dict[str, int]:
    """Numbers of the end that have a meaning by now; the others are not in it."""
    numbers = state.box.numbers
    worth: Mapping[str, int] = numbers["result"]
    found = {}
    if STAMPS in state.end_steps:
        found["stamps_to_retire"] = stamps_to_retire(state)
        found["souvenir"] = worth["souvenir"]
    if IMPROVEMENTS in state.end_steps:
        found["depot"] = worth["depot"]
        found["depot_in_large_city"] = worth["depot_in_large_city"]
        found["depot_limit"] = numbers["depot_limit"]
        found["save"] = numbers["notes"]["save"]
        found["painted_own_colour"] = worth["painted_own_colour"]
        if state.destroyed:
            found["rebuild"] = numbers["notes"]["rebuild"]
    if CHARTER in state.end_steps:
        found["boom_games"] = numbers["boom_games"]
    if state.goals:
        found["goal"] = state.box.thread.numbers["goal_worth"]
    return found
