"""Why a move was made, in one sentence of the catalogue: `reason-KEY`, names in place of ids."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from semafor.engine.ruleset import Ruleset
from semafor.texts.describe import Words

PERCENT = 100


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move was made.

    Attributes:
        key: Which reason; its text is `reason-KEY`.
        values: Ids and numbers the text speaks of. A search adds `games`, `win` and perhaps `next`:
            games played ahead, and the shares of them won with this move and the next best.
    """

    key: str
    values: dict[str, Any] = field(default_factory=dict)


def describe_reason(ruleset: Ruleset, reason: Reason, language: str | None = None) -> str:
    """A reason as a sentence; a second one tells what a search has found."""
    words = Words(ruleset, language)
    values = reason.values
    named: dict[str, Any] = dict(values)
    if "route" in values:
        route = ruleset.board.routes[ruleset.route_number[values["route"]]]
        named["route"] = words.ends(route)
    if "place" in values:
        named["place"] = words.place(values["place"])
    if "tickets" in values:
        tickets = [words.ticket(ticket) for ticket in values["tickets"]]
        named.update(tickets=", ".join(tickets), count=len(tickets))
    if "card" in values:
        named["card"] = words.card(values["card"])
    if "missing" in values:
        named["missing"] = words.texts(f"reason-missing-{values['card']}", count=values["missing"])
    if "colours" in values:
        colours = [words.colour(colour) for colour in values["colours"]]
        named.update(colours=", ".join(colours), count=len(colours))
    text = words.texts(f"reason-{reason.key}", **named)
    return f"{text} {_found(words, values)}" if "games" in values else text


def _found(words: Words, values: dict[str, Any]) -> str:
    """What a search has found, in whole per cent."""
    shares = {name: round(PERCENT * values[name]) for name in ("win", "next") if name in values}
    key = "reason-found-next" if "next" in shares else "reason-found"
    return words.texts(key, games=values["games"], **shares)
