"""A campaign in words: names of everything, questions and options, secret sides of postcards.

Names and stories are content of the campaign (both languages), not of the catalogue: what is
sealed must not be shipped to a browser. Sentences around them are texts of the catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from semafor.board.model import GREY
from semafor.campaign.content import content
from semafor.texts import Texts

LEVELS = ("I", "II", "III")


class CampaignWords:
    """Names and sentences in one language."""

    def __init__(self, language: str | None = None) -> None:
        self.texts = Texts(language)
        self.language = self.texts.language

    # ---------------------------------------------------------------- names

    def company(self, colour: str) -> str:
        """The whole name."""
        return content().companies[colour].name[self.language]

    def short(self, colour: str) -> str:
        """The bird."""
        return content().companies[colour].short[self.language]

    def player(self, colour: str, name: str) -> str:
        """Who plays a company; somebody who gave no name is called by the company."""
        return self.short(colour) if name == colour else name

    def region(self, region: str) -> str:
        """A region, or the east."""
        if region not in content().regions:
            return self.texts(f"camp-region-{region}")
        return content().regions[region].name[self.language]

    def city(self, city: str) -> str:
        """A city of the whole map."""
        board = content().board
        return board.places[board.place_index()[city]].name(self.language)

    def cities(self, cities: Sequence[str]) -> str:
        """Several cities."""
        return ", ".join(self.city(city) for city in cities)

    def strand(self, strand: str) -> str:
        """Both ends and the length."""
        board = content().board
        route = board.routes[board.route_index()[strand]]
        return f"{self.city(route.a)} – {self.city(route.b)} ({route.length})"

    def ticket(self, ticket: str) -> str:
        """Both ends and the value."""
        board = content().board
        card = board.tickets[board.ticket_index()[ticket]]
        return f"{self.city(card.a)} – {self.city(card.b)} ({card.points})"

    def colour(self, colour: str) -> str:
        """A colour as a word."""
        return self.texts("camp-colour-grey" if colour == GREY else f"play-card-{colour}")

    def card(self, ident: str) -> str:
        """Name and text of something printed: a crew member, an event, a rule."""
        card = content().printed.get(ident)
        return f"{card.name[self.language]}: {card.text[self.language]}" if card else ident

    def postcard(self, number: int) -> str:
        """The public side."""
        row = content().postcards[number]
        name, line = row.name[self.language], row.line[self.language]
        return self.texts("camp-postcard", number=str(number), name=name, line=line)

    # ---------------------------------------------------------------- questions

    def question(self, decision: Mapping[str, Any]) -> str:
        """What is asked."""
        values = {}
        if decision["kind"] == "settle":
            values["region"] = self.region(decision["about"][0])
        if decision["kind"] == "crew" and "keep" not in (decision["options"] or ("keep",)):
            return self.texts("camp-ask-crew-first")
        return self.texts(f"camp-ask-{decision['kind']}", **values)

    def option(self, kind: str, option: str) -> str:
        """One option of a decision."""
        word, _, rest = option.partition(":")
        if kind == "improve":
            return self.improvement(word, rest)
        if kind == "crew":
            return self.texts("camp-keep") if word == "keep" else self.card(rest)
        if kind == "charter":
            return self.region(option)
        if kind in ("settle", "expo"):
            return self.city(option)
        if kind == "destroy":
            return self.strand(option)
        return self.card(option)

    def gates(self, region: str, in_play: Sequence[str]) -> str:
        """CAM-END-5: where a region that may be opened touches the board."""
        cities = content().regions[region].gate_cities(tuple(in_play))
        return self.texts("camp-gates", cities=self.cities(cities))

    def improvement(self, word: str, rest: str) -> str:
        """CAM-END-7: paint, depot, rebuild or save."""
        if word == "paint":
            strand, _, colour = rest.rpartition(":")
            values = {"strand": self.strand(strand), "colour": self.colour(colour)}
            return self.texts("camp-improve-paint", **values)
        if word == "depot":
            return self.texts("camp-improve-depot", city=self.city(rest))
        if word == "rebuild":
            return self.texts("camp-improve-rebuild", strand=self.strand(rest))
        return self.texts("camp-improve-save")

    # ---------------------------------------------------------------- secret sides

    def secret(self, side: Mapping[str, Any]) -> str:
        """CAM-PC-2: when, under which conditions, what it gives."""
        conditions = [self.condition(row) for row in side["if"]]
        effects = self.joined([self.effect(row) for row in side["do"]])
        if side["cost"]:
            effects = f"{effects} {self.texts('camp-cost-discard_loco')}"
        parts = [self.texts(f"camp-when-{side['when']}")]
        if conditions:
            parts.append(self.texts("camp-if", what=self.joined(conditions)))
        else:
            effects = effects[0].upper() + effects[1:]
        parts.append(self.texts("camp-then", what=effects))
        if side["is_power"]:
            parts.append(self.texts("camp-uses-left", count=side["uses_left"]))
        return " ".join(parts)

    def joined(self, parts: Sequence[str], word: str = "camp-and") -> str:
        """Several things, the last ones joined by a word."""
        return f" {self.texts(word)} ".join(parts)

    def condition(self, row: Mapping[str, Any]) -> str:
        """One condition."""
        ((name, value),) = row.items()
        key = f"camp-if-{name}"
        if name == "any_of":
            branches = [self.joined([self.condition(item) for item in items]) for items in value]
            return self.joined(branches, "camp-or")
        if name in ("paid", "module"):
            return self.joined([self.texts(f"{key}-{word}", n=n) for word, n in value.items()])
        if name == "rank":
            return self.texts(f"{key}-{value}")
        return self.texts(key, **self.values(name, value))

    def values(self, name: str, value: Any) -> dict[str, Any]:
        """What the sentence of a condition is about."""
        if name == "claimed":
            return {"what": self.selection(value)}
        if name in ("own", "own_spaces"):
            return {"n": value["min"], "what": self.selection(value["sel"])}
        if name in ("connected", "touches"):
            return {"cities": self.cities(value)}
        if name == "event_active":
            names = [content().events[event].name[self.language] for event in value]
            return {"events": ", ".join(names)}
        return {"n": value}

    def selection(self, sel: Mapping[str, Any]) -> str:
        """A selection of strands in brackets; empty where every strand will do."""
        parts = []
        for name, value in sel.items():
            values: dict[str, Any] = {"n": value}
            key = f"camp-sel-{name}"
            if name == "ends":
                values = {"cities": self.cities(value)}
            elif name == "region":
                values = {"region": self.region(value)}
            elif name == "colour":
                key = "camp-sel-own" if value == "own" else key
                values = {"colour": "" if value == "own" else self.colour(value)}
            parts.append(self.texts(key, **values))
        return f" ({', '.join(parts)})" if parts else ""

    def effect(self, row: Mapping[str, Any]) -> str:
        """One effect of a postcard."""
        values = {key: str(value) for key, value in row.items() if key not in ("op", "sel")}
        if "sel" in row:
            values["what"] = self.selection(row["sel"])
        return self.texts(f"camp-do-{row['op']}", **values)
