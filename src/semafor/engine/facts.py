"""What happened, in the past tense: one row for each thing a table would see.

A fact is written by the rule that causes it. `FIELDS` says what its numbers mean and which of
them only the seat concerned may know; a rule module may bring facts of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from semafor.engine.errors import SetupError

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

# Name of the fact: (meaning of the first number, meaning of the second number).
# A trailing '?' marks what only the seat itself may see.
FIELDS: dict[str, tuple[str, str]] = {
    "opened": ("slot", "card"),
    "market_reset": ("", ""),
    "market_resets": ("times", ""),
    "market_chosen": ("times", ""),
    "reshuffled": ("", ""),
    "drew": ("card?", ""),
    "took": ("card", "slot"),
    "claimed": ("route", "points"),
    "passed": ("", ""),
    "last_round": ("trains", ""),
    "game_over": ("", ""),
    "drew_tickets": ("count", ""),
    "announced_mix": ("first_deck", "second_deck"),
    "kept_tickets": ("kept", "returned"),
    "revealed": ("card", ""),
    "surcharge": ("count", "route"),
    "withdrew": ("route", ""),
    "built_station": ("place", "cost"),
    "took_passenger": ("place", "passenger"),
}


@dataclass(frozen=True, slots=True)
class Look:
    """How clients may show a fact; what they have no picture or sound for they leave out.

    Attributes:
        icon: A picture of the page.
        sound: What is heard.
        source: Where a card or a ticket flies from: deck, market, tickets.
        target: Where it flies to; empty: to the seat.
        moment: What somebody at the table may say a word about: claim, tickets, stuck, last, over.
        of_table: It concerns everybody, whoever caused it.
        is_told: Whether it is a line of the log at all.
    """

    icon: str = ""
    sound: str = ""
    source: str = ""
    target: str = ""
    moment: str = ""
    of_table: bool = False
    is_told: bool = True


# The looks of the facts above; a module brings those of its own.
LOOKS: dict[str, Look] = {
    "opened": Look(is_told=False),
    "market_reset": Look("refresh"),
    "market_resets": Look("refresh"),
    "market_chosen": Look("refresh"),
    "reshuffled": Look("refresh"),
    "drew": Look("deck", sound="deck", source="deck"),
    "took": Look("card", sound="card", source="market"),
    "claimed": Look("train", sound="train", moment="claim"),
    "passed": Look("pass"),
    "last_round": Look("flag", moment="last", of_table=True),
    "game_over": Look("flag", sound="over", moment="over"),
    "drew_tickets": Look("ticket", sound="ticket", source="tickets", moment="tickets"),
    "announced_mix": Look("ticket", sound="ticket", source="tickets"),
    "kept_tickets": Look("ticket"),
    "revealed": Look("tunnel"),
    "surcharge": Look("tunnel"),
    "withdrew": Look("tunnel", moment="stuck"),
    "built_station": Look("station", sound="train"),
    "took_passenger": Look("person"),
}


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that happened; `seat` is -1 where nobody in particular acted."""

    name: str
    seat: int
    values: dict[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        who = {} if self.seat < 0 else {"seat": self.seat}
        return {"fact": self.name, **who, **self.values}


def read_fact(ruleset: Ruleset, row: tuple[str, int, int, int], viewer: int | None) -> Fact:
    """A row of the log in words, with what the viewer may not know left out."""
    name, seat, *numbers = row
    if name not in ruleset.fact_fields:
        raise SetupError("unknown-fact", fact=name)
    values: dict[str, Any] = {}
    for meaning, number in zip(ruleset.fact_fields[name], numbers, strict=True):
        is_secret = meaning.endswith("?")
        key = meaning.rstrip("?")
        if key and not (is_secret and viewer != seat):
            values[key] = _name(ruleset, key, number)
    return Fact(name, seat, values)


def _name(ruleset: Ruleset, key: str, number: int) -> Any:
    key = key.removesuffix("_b")
    if key == "card":
        return ruleset.kinds[number]
    if key == "route":
        return ruleset.board.routes[number].id
    if key == "place":
        return ruleset.board.places[number].id
    if key in ruleset.names:
        return ruleset.names[key][number]
    return number


def look_of(ruleset: Ruleset, name: str) -> Look:
    """How a fact is shown: as its module says, else plainly."""
    for module in ruleset.edition.modules:
        if name in module.looks:
            return module.looks[name]
    return LOOKS.get(name, Look())
