"""The rule modules of a campaign's game, in the order in which they are built."""

from __future__ import annotations

from collections.abc import Collection

from semafor.charter.rows import Content
from semafor.charter.rules import MODULES as OWN
from semafor.editions import MODULES as SHIPPED
from semafor.editions import card_words

MODULES = {**SHIPPED, **OWN}
# Cards may speak of every module, in the game or not.
CARD_WORDS = card_words(MODULES.values())
COUNTERS = frozenset(name for module in MODULES.values() for name in module.counters)
# Modules of every campaign game besides those of the single game, and the one they take the place
# of; the campaign's claims come last, when everything that helps to pay is there.
ALWAYS = ("wear", "tariff_bonus", "ticket_offers", "basins")
LAST = ("powers", "campaign_claims")
REPLACED = ("changing_costs",)
SLOT_ORDER = "DEGHIJLMNOKPQRSTUV"


def game_modules(box: Content, slots: Collection[str]) -> list[str]:
    """LEG-STEP-6: modules of the single game, and those of the rule slots that are in force."""
    known = box.slots
    base = [module.name for module in box.base.modules]
    own = [known[slot].module for slot in SLOT_ORDER if slot in slots and known[slot].module]
    kept = [name for name in base if name not in REPLACED]
    return [*kept, *(name for name in (*ALWAYS, *own, *LAST) if name not in kept)]
