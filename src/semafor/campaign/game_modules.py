"""The rule modules of a campaign's game, in the order in which they are built."""

from __future__ import annotations

from collections.abc import Collection

from semafor.campaign.content import content

# Modules of every campaign game besides those of the single game, and the one they take the place
# of; payments come last, when everything that helps to pay is there.
ALWAYS = ("wear", "tariff_bonus", "ticket_offers")
LAST = ("powers", "payments")
REPLACED = ("changing_costs",)
SLOT_ORDER = "DEGHIJLMNOKPQRSTUV"


def game_modules(base: Collection[str], slots: Collection[str]) -> list[str]:
    """LEG-STEP-6: modules of the single game, and those of the rule slots that are in force."""
    known = content().slots
    own = [known[slot].module for slot in SLOT_ORDER if slot in slots and known[slot].module]
    kept = [name for name in base if name not in REPLACED]
    return [*kept, *(name for name in (*ALWAYS, *own, *LAST) if name not in kept)]
