"""What this installation can play of a campaign game: the one place that leaves modules out.

A campaign names rule modules and marked cards. A module the rules do not have is left out of the
edition here, and only here; `missing()` says what that is, so that nothing is forgotten. Settings
and effects are never left out: what a module does not know is a mistake.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from semafor.campaign.content import content
from semafor.engine.effects import CONTINUOUS, INSTANT
from semafor.rules import MODULES

# Modules of every campaign game besides those of the single game, the one they take the place of,
# and the slots in their order; payments come last, when everything that helps to pay is there.
ALWAYS = ("wear", "tariff_bonus", "ticket_offers")
LAST = ("payments",)
REPLACED = ("changing_costs",)
SLOT_ORDER = "DEGHIJLMNOKPQRSTUV"
POWERS = "powers"
# Tables that are no module's own: every module may read them.
SHARED = ("ports",)
# Marked cards are paid with by this module; without it every colour has plain cards only.
MARKED_CARDS = ("payments",)


def slot_modules(slots: Iterable[str]) -> list[str]:
    """The modules of rule slots, in the order in which they are built."""
    known = content().slots
    return [known[slot].module for slot in SLOT_ORDER if slot in slots and known[slot].module]


def is_available(module: str) -> bool:
    """Whether the rules know a module."""
    return module in MODULES


def available(modules: Iterable[str]) -> list[str]:
    """Those modules the rules know."""
    return [module for module in modules if is_available(module)]


def has_marked_cards() -> bool:
    """Whether cards with pickaxe and skull can be paid with."""
    return all(is_available(module) for module in MARKED_CARDS)


def known_settings(module: str, settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings of a module, which must know every one of them; what all share is for all."""
    if module not in SHARED:
        owner = MODULES[module]
        unknown = {*settings} - {*owner.params, *owner.words, *owner.texts, *owner.data}
        assert not unknown, (module, unknown)
    return dict(settings)


def missing() -> dict[str, list[str]]:
    """What a complete campaign needs and the rules do not have: modules, words of effects."""
    modules = [*ALWAYS, *slot_modules(SLOT_ORDER), POWERS, *LAST]
    words = {row["op"] for event in content().events.values() for row in event.do}
    return {
        "modules": [module for module in modules if not is_available(module)],
        "event_words": sorted(words - {*INSTANT, *CONTINUOUS}),
    }
