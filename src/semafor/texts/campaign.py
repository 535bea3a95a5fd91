"""A campaign in words: names of everything, questions and options, secret sides of postcards.

Names and stories are content of the campaign (both languages), not of the catalogue: what is
sealed must not be shipped to a browser. Sentences around them are texts of the catalogue.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property
from typing import Any

from semafor.cards.words import amount
from semafor.charter.content import content
from semafor.charter.offices import MOST_LEVEL
from semafor.charter.questions import (
    CITY,
    CLOSED_ANSWERS,
    FORK,
    GOAL,
    IMPROVEMENT,
    NAMED,
    REGION,
    STRAND,
    SUSPECT,
    built_towards,
)
from semafor.charter.rows import HOME
from semafor.charter.wording import spoken
from semafor.texts import Texts

LEVELS = ("I", "II", "III")
# Moments that are about one route, and the words of a selection in the order they are said.
ROUTE_MOMENTS = ("claim", "payment")
SELECTION = (
    "len_min",
    "len_max",
    "colour",
    "unpainted",
    "large",
    "port",
    "depot",
    "ends",
    "region",
)
AMOUNTS = ("n", "max_value")
TWO = 2

Row = Mapping[str, Any]


class CampaignWords:
    """Names and sentences in one language, of the content a campaign was begun with.

    Attributes:
        tariff: The level by which printed amounts are said.
    """

    def __init__(self, language: str | None = None, pinned: str = "", tariff: int = 1) -> None:
        self.texts = Texts(language)
        self.language = self.texts.language
        self.box = content(pinned)
        self.tariff = tariff

    # ---------------------------------------------------------------- names

    def company(self, colour: str) -> str:
        """The whole name."""
        return self.box.companies[colour].name[self.language]

    def short(self, colour: str) -> str:
        """The bird."""
        return self.box.companies[colour].short[self.language]

    def player(self, colour: str, name: str) -> str:
        """Who plays a company; somebody who gave no name is called by the company."""
        return self.short(colour) if name == colour else name

    def region(self, region: str) -> str:
        """A region, or the east."""
        if region not in self.box.regions:
            return self.texts(f"camp-region-{region}")
        return self.box.regions[region].name[self.language]

    @cached_property
    def _cities(self) -> dict[str, str]:
        """Names of all cities: a view of a late campaign says some hundreds."""
        return {place.id: place.name(self.language) for place in self.box.board.places}

    @cached_property
    def _strands(self) -> dict[str, str]:
        return {
            route.id: f"{self.city(route.a)} – {self.city(route.b)} ({route.length})"
            for route in self.box.board.routes
        }

    @cached_property
    def _tickets(self) -> dict[str, str]:
        return {
            card.id: f"{self.city(card.a)} – {self.city(card.b)} ({card.points})"
            for card in self.box.board.tickets
        }

    def city(self, city: str) -> str:
        """A city of the whole map."""
        return self._cities[city]

    def cities(self, cities: Sequence[str]) -> str:
        """Several cities."""
        return ", ".join(self.city(city) for city in cities)

    def stops(self, page: Sequence[str]) -> str:
        """CAM-TRAIN-2: a page of the old timetable, each stop with the number of its game."""
        return ", ".join(f"{game}. {self.city(city)}" for game, city in enumerate(page, 1))

    def strand(self, strand: str) -> str:
        """Both ends and the length."""
        return self._strands[strand]

    def ticket(self, ticket: str) -> str:
        """Both ends and the value."""
        return self._tickets[ticket]

    def marks(self, row: Mapping[str, Any], needed: int) -> str:
        """What stands on a ticket: the number of a postcard, stamps; empty where nothing does."""
        found = []
        if row["number"]:
            key = "ticket-number-used" if row["number_used"] else "ticket-number"
            found.append(self.texts(key, number=str(row["number"])))
        if row["stamps"] or needed:
            found.append(self.texts("ticket-stamps", count=len(row["stamps"]), needed=needed))
        if row["stamps"]:
            found[-1] += f" ({', '.join(self.short(company) for company in row['stamps'])})"
        return " · ".join(found)

    def colour(self, colour: str) -> str:
        """A colour as a word."""
        return self.texts(f"play-colour-{colour}")

    def card(self, ident: str) -> str:
        """Name and text of something printed: a crew member, an event, a rule."""
        card = self.box.printed.get(ident)
        return f"{card.name[self.language]}: {self.said(card.text)}" if card else ident

    def said(self, text: Mapping[str, str]) -> str:
        """A printed text with the numbers of today, as far as these words know the day."""
        return spoken(text[self.language], tariff=self.tariff)

    def postcard(self, number: int) -> str:
        """The public side."""
        row = self.box.postcards[number]
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
        if kind == "crew":
            return self.texts("camp-keep") if word == "keep" else self.card(rest)
        named = NAMED.get(kind)
        if named == IMPROVEMENT:
            return self.improvement(word, rest)
        names = {
            REGION: self.region,
            CITY: self.city,
            STRAND: self.strand,
            GOAL: self.goal,
            SUSPECT: self.suspect,
            FORK: self.way,
        }
        return names.get(named or "", self.card)(option)

    def chose(self, kind: str, company: str, option: str, told: str) -> str:
        """Who has chosen what, as `told`; whom one hires or keeps is said in so many words."""
        name = self.short(company)
        if kind != "crew":
            return self.texts("camp-chose", company=name, option=told)
        if option == "keep":
            return self.texts("camp-kept", company=name)
        return self.texts("camp-hired", company=name, crew=told)

    def goal(self, ident: str) -> str:
        """CAM-GOAL-1: a long goal and what it asks for."""
        goal = self.box.thread.goals[ident]
        return f"{goal.name[self.language]}: {goal.text[self.language]}"

    def suspect(self, ident: str) -> str:
        """CAM-TRAIN-3: somebody who may be the driver."""
        return self.box.thread.suspects[ident].name[self.language]

    def finale(self, told: Row) -> str:
        """CAM-FIN-2: which end was reached, and who had been driving all the time."""
        driver = self.texts("camp-finale-driver", name=self.suspect(told["why"]["driver"]))
        return f"{told['text'][self.language]} {driver}"

    def way(self, option: str) -> str:
        """CAM-FIN-1: one way of a branch, and what comes of it."""
        ways = {name: way for fork in self.box.thread.forks.values() for name, way in fork.items()}
        side = ways[option].side
        return f"{side.title[self.language]}: {spoken(side.text[self.language])}"

    def keep(self, level: int) -> str:
        """CAM-A: keeping a crew member of some level, who rises."""
        return self.texts("camp-keep-level", level="I" * min(MOST_LEVEL, level + 1))

    def gates(self, region: str, in_play: Sequence[str]) -> str:
        """CAM-END-5: where a region that may be opened touches the board."""
        cities = self.box.regions[region].gate_cities(tuple(in_play))
        return self.texts("camp-gates", cities=self.cities(cities))

    def candidate(self, seen: Row, region: str) -> str:
        """CAM-END-5: where a region that may be opened touches the board, and how much was built there."""
        built = built_towards(seen["pending"]["decision"]["about"])[region]
        return f"{self.gates(region, seen['in_play'])} {self.texts('camp-traffic', count=built)}"

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

    def would_change(self, seen: Row, company: str, word: str, rest: str) -> str:
        """CAM-END-7, CAM-RESULT: what an improvement would change, with the numbers that hold."""
        worth, notes = self.box.numbers["result"], self.box.numbers["notes"]
        if word == "depot":
            both = worth["depot"] + worth["depot_in_large_city"]
            key = "camp-change-depot-second" if seen["depots"].get(rest) else "camp-change-depot"
            meeting = self.texts("camp-lines-meet", count=self._lines_at(seen, rest))
            return f"{meeting} {self.texts(key, n=worth['depot'], both=both)}"
        if word == "paint":
            colour = rest.rpartition(":")[2]
            kind = "-own" if colour == company else "-white" if colour == "white" else ""
            return self.texts(f"camp-change-paint{kind}", n=worth["painted_own_colour"])
        return self.texts(f"camp-change-{word}", n=notes[word])

    def _lines_at(self, seen: Row, city: str) -> int:
        """LEG-CLAIM-2: how many lines of the board of the next game end in a city."""
        regions = {HOME, *(region["id"] for region in seen["regions"])}
        return sum(
            city in (route.a, route.b)
            and set(route.needs) <= regions
            and route.id not in seen["destroyed"]
            for route in self.box.board.routes
        )

    # ---------------------------------------------------------------- secret sides

    def secret(self, side: Mapping[str, Any], in_play: Collection[str]) -> str:
        """CAM-PC-2: when, under which conditions, what it gives; of events those in play are named, others lie in closed boxes."""
        when, conditions = side["when"], list(side["if"])
        # A moment that is about one route says which; then no condition needs to.
        is_named = when in ROUTE_MOMENTS and bool(conditions) and "claimed" in conditions[0]
        claimed: Row = conditions.pop(0)["claimed"] if is_named else {}
        values = {
            "when": self.texts(f"camp-when-{when}", what=self.selection(claimed)),
            "if": self.joined([self.condition(row, in_play) for row in conditions]),
            "what": self.joined([self.effect(row, claimed) for row in side["do"]]),
        }
        if side["cost"]:
            values["what"] += f" {self.texts('camp-cost-discard_loco')}"
        text = self.texts("camp-secret-if" if conditions else "camp-secret", **values)
        if side["is_power"]:
            text = f"{text} {self.texts('camp-uses-left', count=side['uses_left'])}"
        return text

    def joined(self, parts: Sequence[str], word: str = "camp-and") -> str:
        """Several things, the last two joined by a word: `a, b and c`."""
        if len(parts) < TWO:
            return "".join(parts)
        return f"{', '.join(parts[:-1])} {self.texts(word)} {parts[-1]}"

    def condition(self, row: Row, in_play: Collection[str]) -> str:
        """One condition."""
        ((name, value),) = row.items()
        key = f"camp-if-{name}"
        if name == "any_of":
            branches = [
                self.joined([self.condition(item, in_play) for item in items]) for items in value
            ]
            return self.joined(branches, "camp-or")
        if name in ("paid", "module"):
            return self.joined([self.texts(f"{key}-{word}", n=n) for word, n in value.items()])
        if name == "rank":
            return self.texts(f"{key}-{value}")
        if name == "touches" and len(value) == 1:
            key = "camp-if-touch"
        if name == "event_active":
            return self.texts(key, events=self.events(value, in_play))
        return self.texts(key, **self.values(name, value))

    def events(self, idents: Sequence[str], in_play: Collection[str]) -> str:
        """Events by name as far as they are in play; how many more there are."""
        named = [
            self.texts("camp-quoted", name=self.box.events[ident].name[self.language])
            for ident in idents
            if ident in in_play
        ]
        left = len(idents) - len(named)
        more = [self.texts("camp-events-more", count=left)] if left else []
        return self.joined([*named, *more], "camp-or")

    def values(self, name: str, value: Any) -> dict[str, Any]:
        """What the sentence of a condition is about."""
        if name == "claimed":
            return {"what": self.selection(value)}
        if name in ("own", "own_spaces"):
            several = TWO if name == "own_spaces" else value["min"]
            return {"n": value["min"], "what": self.selection(value["sel"], several)}
        if name in ("connected", "touches"):
            return {"cities": self.joined([self.city(city) for city in value])}
        return {"n": value}

    def selection(self, sel: Row, count: int = 1) -> str:
        """A selection of strands as words after *route*, or *routes*; empty where every strand will do."""
        parts = [self.selected(name, sel[name], count) for name in SELECTION if name in sel]
        return "".join(f" {part}" for part in parts)

    def selected(self, name: str, value: Any, count: int) -> str:
        """One thing that a selection asks for, of one route or of several."""
        if name == "ends":
            cities = self.joined([self.city(city) for city in value], "camp-or")
            return self.texts("camp-sel-end" if len(value) == 1 else "camp-sel-ends", cities=cities)
        if name == "region":
            return self.texts("camp-sel-region", id=value, region=self.region(value))
        if name == "colour":
            return self.texts("camp-sel-own" if value == "own" else f"camp-sel-colour-{value}")
        return self.texts(f"camp-sel-{name}", n=value, count=count)

    def effect(self, row: Row, claimed: Row) -> str:
        """One effect of a postcard; a route that was named as claimed is not named again."""
        key = f"camp-do-{row['op']}"
        if row["op"] == "gift":
            return self.texts(f"{key}-{row['what']}")
        values: dict[str, Any] = {
            name: amount(value, self.tariff) for name, value in row.items() if name in AMOUNTS
        }
        if row["op"] == "cost_modifier":
            values["n"] = -row["cards"]
            if row["sel"] != claimed:
                key, values["what"] = f"{key}-what", self.selection(row["sel"])
        return self.texts(key, **values)


# Answers of which nobody else is told more than that they were given.
CLOSED = CLOSED_ANSWERS


def option_card(seen: Row, kind: str, option: str) -> Row | None:
    """Name and text of an option that the view itself has: an aim, a way of the story, a suspect."""
    if kind == "goal":
        found: Row | None = seen["cards"].get(option)
        return found
    if kind == "fork":
        way: Row | None = (seen["fork"] or {"options": {}})["options"].get(option)
        return way
    if kind == "driver":
        suspects = (seen["mystery"] or {"suspects": ()})["suspects"]
        return next((row for row in suspects if row["id"] == option), None)
    return None
