"""Every word a card may use, and what fits into its fields: the one list for loader and game.

A card's `do` is a list of rows, each an `op` with its fields; its `if` is a list of conditions. What an op
does is said in `semafor.cards.acts` (at once) and by the modules that ask for its rows (while its card works);
what a condition asks in `semafor.cards.conditions`. Rows are read and checked by `semafor.cards.reader`.
Modules say themselves by which keys cards may speak of them (`RuleModule.card_words`) and which counters
they keep (`RuleModule.counters`).
"""

from __future__ import annotations

import re

# Whom an effect concerns, by its number.
WHO = ("self", "all", "others", "poorest", "richest", "caboose")
SELF, ALL, OTHERS, POOREST, RICHEST, CABOOSE = range(len(WHO))
COUNTS = ("completed_tickets", "large_touched", "own_colour_others")
UNITS = ("off_colour", "loco_double", "no_surcharge")
SOURCES = ("deck",)
RANKS = ("first", "not_first", "not_last")
# What a condition may ask of a payment, and what a card may cost besides.
PAID = ("locomotive_min", "locomotive_max", "pick_min", "skull_min")
COSTS = ("discard_loco",)
OWN = "own"
EXPO = "@expo"
FRONTIER = "frontier"

# What an op takes, field by field; a trailing '?' marks one that may be missing. The kinds of fields are
# those of the reader: who is concerned; an amount (a number, or a form of the tariff level such as `2T+1`),
# a number, a signed one; a sel(ection of routes); something to count; the rows of a `do`; a flag; a module
# and one of the keys it has for cards; a unit of payment; a source.
Fields = dict[str, str]
INSTANT: dict[str, Fields] = {
    "gain_dollars": {"who": "who", "n": "amount"},
    "gain_per": {"who": "who", "n": "amount", "count": "count", "max": "amount"},
    "pay": {"who": "who", "n": "amount"},
    "draw_cards": {"who": "who", "n": "number"},
    "take_open": {"n": "number", "loco?": "flag"},
    "swap_open": {"who": "who", "n": "number"},
    "discard_cards": {"who": "who", "n": "number", "hand_over": "number"},
    "reset_display": {},
    "module": {"module": "module", "key": "module_key", "n": "signed"},
    "vault": {"n": "amount"},
    "void_failed": {"max_value": "number"},
    "replace_ticket": {},
    "reduce_failed": {"n": "amount"},
    "fewer_unused": {"n": "number"},
    "extra_claim": {"sel": "sel"},
    "archive_active": {},
    "gift": {"what": "gift"},
}
# Of these, ops that only change the deposit slip.
SLIP_OPS = ("vault", "void_failed", "reduce_failed", "fewer_unused", "gift")
# What a card may give that is not money: it comes when the game is over.
GIFTS = ("crew", "clue", "improvement")
# Ops that work while their card does.
CONTINUOUS: dict[str, Fields] = {
    "cost_modifier": {"sel": "sel", "cards": "signed"},
    "fee": {"sel": "sel", "n": "amount"},
    "forbid_strands": {"sel": "sel"},
    "claim_bonus": {"sel": "sel", "dollars?": "amount", "cards?": "number"},
    "loco_free": {},
    "display_size": {"n": "number"},
    "ticket_rule": {"deal": "number", "keep_min": "number"},
    "company_bonus": {"n": "signed", "sel?": "sel"},
    "company_extra_sel": {"sel": "sel"},
    "company_swap": {"cards": "number"},
    "module_mod": {"module": "module", "key": "module_key", "n": "signed"},
    "on_reshuffle": {"do": "do"},
    "on_event": {"do": "do"},
    "unit_mod": {"kind": "unit", "n": "number"},
    "step12_open": {"loco?": "flag"},
    "opening_hand": {"n": "number"},
    "draw_action": {"cards": "number", "source": "source"},
    "second_after_loco": {},
}
OPS = {**INSTANT, **CONTINUOUS}
_FORM = re.compile(r"(\d*)T(?:\+(\d+))?")


def is_form(value: object) -> bool:
    """Whether a value is a form of the tariff level, such as `2T+1`."""
    return isinstance(value, str) and _FORM.fullmatch(value) is not None


def amount(value: int | str, tariff: int) -> int:
    """A number, or a form worked out for a tariff level."""
    if isinstance(value, int):
        return value
    form = _FORM.fullmatch(value)
    assert form is not None, value
    return int(form[1] or 1) * tariff + int(form[2] or 0)
