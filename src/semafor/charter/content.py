"""The content of the campaign: typed rows read from `data/`, every id checked when loaded.

Rules: CAM-ST-1, CAM-EV-1, CAM-PC-1, LEG-COMP-6, LEG-EDGE-42.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from semafor.board.values import is_whole
from semafor.campaign.sources import Shelf, Sources
from semafor.campaign.story_deck import Side, StoryCard
from semafor.cards.words import COSTS
from semafor.charter.rows import (
    HOME,
    Company,
    Content,
    Event,
    Postcard,
    Power,
    Region,
    Slot,
)
from semafor.charter.rules.offices.rows import POSTCARD_WHEN, WHEN
from semafor.charter.thread_rows import (
    NO_THREAD,
    Clue,
    Finale,
    ForkOption,
    Goal,
    Suspect,
    Thread,
    Trait,
)
from semafor.charter.vocabulary import (
    CARD_COLOURS,
    GOAL_COUNTS,
    STORY_OPS,
    ContentChecker,
    Known,
)
from semafor.charter.wording import CHOICE
from semafor.editions import base_edition
from semafor.engine.errors import SetupError

FILES = (
    "campaign.toml",
    "regions.toml",
    "events.toml",
    "companies.toml",
    "postcards-1.toml",
    "postcards-2.toml",
    "story-1.toml",
    "story-2.toml",
    "story-3.toml",
    "thread.toml",
)
POSTCARD_FILES, STORY_FILES, THREAD = FILES[4:6], FILES[6:9], FILES[9]
SHELF = Shelf(Path(__file__).parent / "data", FILES, base="legends")
GAMES = 12
KEPT_IN_MEMORY = 8


def content(digest: str = "") -> Content:
    """The content a campaign was begun with; without a digest the shipped one.

    A campaign of a content that is neither shipped nor kept, as a newer version may have made it, is
    refused with its digest.
    """
    shipped = _shipped()
    return shipped if digest in ("", shipped.digest) else _kept(digest)


@cache
def _shipped() -> Content:
    return load_content(SHELF.read())


@lru_cache(maxsize=KEPT_IN_MEMORY)
def _kept(digest: str) -> Content:
    sources = SHELF.read_kept(digest)
    if sources is None:
        raise SetupError("campaign-content", found=digest, known=_shipped().digest)
    return load_content(sources, digest)


def is_known(digest: str) -> bool:
    """Whether campaigns of a content can be played here."""
    return digest == _shipped().digest or digest in SHELF.kept_digests()


def load_content(sources: Sources, digest: str = "") -> Content:
    """Read and check everything; a kept content has the digest it was made with."""
    return _Reader(sources).content(digest or sources.digest())


class _Reader:
    """Turns the tables of the files into typed rows."""

    def __init__(self, sources: Sources) -> None:
        tables = sources.tables
        self.tables = tables
        self.edition = sources.edition
        self.board = sources.board()
        regions = tables["regions.toml"].get("region", [])
        companies = tables["companies.toml"]
        postcards = [row for name in POSTCARD_FILES for row in tables[name].get("postcard", [])]
        self.known = Known(
            board=self.board,
            regions=tuple(_ids(regions)),
            events=frozenset(_ids(tables["events.toml"].get("event", []))),
            crew=frozenset(_ids(companies.get("crew", []))),
            slots=frozenset(_ids(tables["campaign.toml"].get("slot", []))),
            postcards=frozenset(row["n"] for row in postcards if is_whole(row.get("n"))),
            forks=frozenset(_ids(tables.get(THREAD, {}).get("fork", []))),
        )

    def checker(self, file: str) -> ContentChecker:
        return ContentChecker(file, self.known)

    def rows(self, file: str, table: str, key: str) -> list[tuple[ContentChecker, dict[str, Any]]]:
        """Rows of a table, each with a checker that knows where it stands; keys differ."""
        seen: set[Any] = set()
        found = []
        for number, row in enumerate(self.tables.get(file, {}).get(table, [])):
            checker = self.checker(file)
            name = row.get(key) if isinstance(row, Mapping) else row
            checker.row = f"{table} {number + 1} ({name})"
            if not isinstance(name, str | int) or name in seen:
                raise checker.fail(f"'{key}' is missing or there twice")
            seen.add(name)
            found.append((checker, row))
        return found

    def content(self, digest: str) -> Content:
        """Everything, checked."""
        postcards = {card.n: card for card in self.postcards()}
        numbers = self.numbers()
        return Content(
            numbers=numbers,
            board=self.board,
            regions={region.id: region for region in self.regions()},
            decks=self.decks(),
            basins=self.basins(),
            slots={slot.id: slot for slot in self.slots()},
            seasons={**self.powers("campaign.toml", "season"), **self.powers(THREAD, "season")},
            events={event.id: event for event in self.events()},
            companies={company.colour: company for company in self.companies()},
            clauses=self.powers("companies.toml", "clause"),
            crew=self.powers("companies.toml", "crew"),
            passes=self.powers("companies.toml", "pass"),
            postcards=postcards,
            story=self.story(),
            digest=digest,
            base=base_edition(self.edition, self.board),
            ticket_numbers={
                card.source.partition(":")[2]: card.n
                for card in postcards.values()
                if card.source.startswith("ticket:")
            },
            thread=self.thread(),
        )

    def numbers(self) -> Mapping[str, Any]:
        """Tables by game have twelve whole numbers."""
        checker = self.checker("campaign.toml")
        table = self.tables["campaign.toml"]
        names = ("years", "trains_by_game", "absent_by_game", "tariff_by_game")
        for name in (*names, "expected_winner_bots", "expected_winner_table"):
            checker.row = name
            row = table.get(name)
            if not isinstance(row, list) or len(row) != GAMES or not all(map(is_whole, row)):
                raise checker.fail("expected twelve whole numbers")
        trains = table["trains_by_game"]
        checker.row = "trains_by_game"
        if trains != sorted(trains) or trains[-1] > 56:
            raise checker.fail("expected numbers that never fall, at most 56")
        return {key: value for key, value in table.items() if key not in ("season", "slot")}

    def regions(self) -> list[Region]:
        """Cities, gates, events and postcards of every region."""
        found = []
        for checker, row in self.rows("regions.toml", "region", "id"):
            checker.need(
                row,
                {
                    "id": str,
                    "name": dict,
                    "person": dict,
                    "slot": str,
                    "step": int,
                    "earliest": int,
                    "cities": list,
                    "tickets": int,
                    "events": list,
                    "first": int,
                    "most": int,
                    "ticket_postcards": list,
                    "gates": dict,
                },
            )
            own = {place.id for place in self.board.places if place.region == row["id"]}
            if set(row["cities"]) != own:
                raise checker.fail("'cities' are not those of the map")
            checker.value("region", "slot", "slots", [row["slot"]])
            checker.value("region", "events", "events", row["events"])
            numbers = [row["first"], row["most"], *row["ticket_postcards"]]
            checker.value("region", "postcards", "postcards", numbers)
            for region, cities in row["gates"].items():
                checker.value("gates", region, "region", region)
                checker.value("gates", region, "cities", cities)
            found.append(
                Region(
                    row["id"],
                    checker.both(row["name"], "name"),
                    checker.both(row["person"], "person"),
                    row["slot"],
                    row["earliest"],
                    tuple(row["cities"]),
                    tuple(row["events"]),
                    row["first"],
                    row["most"],
                    tuple(row["ticket_postcards"]),
                    {name: tuple(cities) for name, cities in row["gates"].items()},
                )
            )
        return found

    def decks(self) -> Mapping[str, Any]:
        """Small decks of the regions: pairs of cities, values."""
        checker = self.checker("regions.toml")
        decks = self.tables["regions.toml"].get("decks", {})
        for name in ("sky", "express"):
            for pair in decks.get(name, []):
                checker.row = f"decks.{name} ({pair})"
                checker.value(name, "pair", "two_cities", str(pair).split("-"))
        checker.row = "decks.stockyards"
        checker.value("decks", "stockyards", "cities", decks.get("stockyards"))
        return dict(decks)

    def basins(self) -> Mapping[str, tuple[str, ...]]:
        """REG-COR-2: the ports of every basin."""
        checker = self.checker("regions.toml")
        basins = self.tables["regions.toml"].get("basins", {})
        for name, cities in basins.items():
            checker.row = f"basins.{name}"
            checker.value("basins", name, "cities", cities)
        return {name: tuple(cities) for name, cities in basins.items()}

    def slots(self) -> list[Slot]:
        """The rule slots."""
        found = []
        for checker, row in self.rows("campaign.toml", "slot", "id"):
            fields = {"id": str, "name": dict, "text": dict, "module?": str, "rule?": dict}
            checker.need(row, fields)
            name, text = checker.both(row["name"], "name"), checker.both(row["text"], "text")
            rule = checker.both(row["rule"], "rule") if "rule" in row else {}
            found.append(Slot(row["id"], name, text, row.get("module", ""), rule))
        return found

    def events(self) -> list[Event]:
        """Kind, wear and effects of every event."""
        codes = self.codes()
        found = []
        for checker, row in self.rows("events.toml", "event", "id"):
            fields = {"id": str, "kind": str, "wear": int, "added": str}
            checker.need(row, {**fields, "name": dict, "text": dict, "do": list})
            if row["kind"] not in ("continuous", "lightning"):
                raise checker.fail(f"kind is {row['kind']!r}")
            if row["added"] not in ("start", *self.known.regions, *codes):
                raise checker.fail(f"added is {row['added']!r}, which is not known")
            found.append(
                Event(
                    row["id"],
                    row["kind"],
                    row["wear"],
                    row["added"],
                    checker.both(row["name"], "name"),
                    checker.both(row["text"], "text"),
                    checker.effects(row["do"]),
                )
            )
        return found

    def power(self, checker: ContentChecker, ident: str, row: Mapping[str, Any]) -> Power:
        """A card of an office: when, if, do, uses."""
        fields: dict[str, Any] = {"id?": str, "name": dict, "text": dict, "do": list, "when?": str}
        checker.need(row, {**fields, "if?": list, "uses?": (int, list), "bot?": int, "set?": int})
        if row.get("when", "always") not in WHEN:
            raise checker.fail(f"when is {row['when']!r}, which is not a moment")
        if "uses" in row and not checker.is_number(row["uses"]):
            raise checker.fail(f"uses is {row['uses']!r}")
        return Power(
            ident,
            checker.both(row["name"], "name"),
            checker.both(row["text"], "text"),
            checker.effects(row["do"]),
            row.get("when", "always"),
            checker.conditions(row.get("if", [])),
            row.get("uses", 0),
            row.get("bot", 0),
            row.get("set", 0),
        )

    def powers(self, file: str, table: str) -> dict[str, Power]:
        """Clauses, crew, passes or seasons; only crew have levels."""
        found = {}
        for checker, row in self.rows(file, table, "id"):
            checker.has_levels = table == "crew"
            found[row["id"]] = self.power(checker, row["id"], row)
        return found

    def companies(self) -> list[Company]:
        """Colours of the company cards, none of them white."""
        found = []
        for checker, row in self.rows("companies.toml", "company", "colour"):
            fields = {"colour": str, "name": dict, "short": dict, "founder": str}
            checker.need(row, {**fields, "privilege": dict})
            if row["colour"] not in CARD_COLOURS or row["colour"] == "white":
                raise checker.fail(f"colour is {row['colour']!r}")
            found.append(
                Company(
                    row["colour"],
                    checker.both(row["name"], "name"),
                    checker.both(row["short"], "short"),
                    row["founder"],
                    self.power(checker, row["colour"], row["privilege"]),
                )
            )
        return found

    def postcards(self) -> list[Postcard]:
        """Goals and powers; the source must exist."""
        found = []
        for file in POSTCARD_FILES:
            for checker, row in self.rows(file, "postcard", "n"):
                found.append(self.postcard(checker, row))
        numbers = [card.n for card in found]
        if numbers != list(range(1, len(numbers) + 1)):
            checker = self.checker(FILES[4])
            checker.row = "postcards"
            raise checker.fail("the numbers are not 1, 2, 3 …")
        return found

    def postcard(self, checker: ContentChecker, row: Mapping[str, Any]) -> Postcard:
        """One postcard."""
        fields: dict[str, Any] = {"n": int, "src": str, "name": dict, "line": dict}
        checker.need(row, {**fields, "when?": str, "if?": list, "get?": list, "power?": dict})
        self.check_source(checker, row["src"])
        name, line = checker.both(row["name"], "name"), checker.both(row["line"], "line")
        secret = row.get("power", row)
        if ("power" in row) == ("get" in row) or secret.get("when") not in POSTCARD_WHEN:
            raise checker.fail("expected 'get' or 'power', and a moment")
        conditions = checker.conditions(secret.get("if", []))
        if "get" in row:
            do = checker.effects(row["get"])
            return Postcard(row["n"], row["src"], name, line, row["when"], conditions, do)
        checker.need(
            row["power"], {"when": str, "if?": list, "cost?": list, "do": list, "uses": int}
        )
        cost = tuple(row["power"].get("cost", []))
        if any(word not in COSTS for word in cost):
            raise checker.fail(f"cost is {cost!r}, which is not known")
        do = checker.effects(row["power"]["do"])
        uses = row["power"]["uses"]
        moment = str(secret["when"])
        return Postcard(row["n"], row["src"], name, line, moment, conditions, do, True, uses, cost)  # noqa: FBT003

    def check_source(self, checker: ContentChecker, source: str) -> None:
        """A ticket, a region box, a story card or a mailbag."""
        kind, _, rest = source.partition(":")
        codes = self.codes()
        is_good = {
            "ticket": rest in {ticket.id for ticket in self.board.tickets},
            "region": rest.partition(":")[0] in self.known.regions
            and rest.partition(":")[2] in ("first", "most"),
            "story": rest in codes,
            "mailbag": rest.isdecimal(),
        }
        if not is_good.get(kind, False):
            raise checker.fail(f"src is {source!r}, which is not known")

    def story(self) -> tuple[StoryCard, ...]:
        """All cards in their order: by year, then number."""
        found = []
        checker = self.checker(STORY_FILES[0])
        for file in STORY_FILES:
            for checker, row in self.rows(file, "card", "code"):
                fields: dict[str, Any] = {"code": str, "kind?": str, "do?": list, "when?": dict}
                checker.need(row, {**fields, "a": dict, "b": dict})
                if row.get("kind", "card") not in ("card", "pause", "stop"):
                    raise checker.fail(f"kind is {row['kind']!r}")
                do = checker.effects(row.get("do", []), STORY_OPS)
                side_a, side_b = self.side(checker, row["a"]), self.side(checker, row["b"])
                kind, when = row.get("kind", "card"), self.branch(checker, row.get("when", {}))
                found.append(StoryCard(row["code"], kind, side_a, side_b, do, when))
        codes = [card.code for card in found]
        if codes != sorted(codes):
            checker.row = "cards"
            raise checker.fail("the cards are not in the order of year and number")
        return tuple(found)

    def side(self, checker: ContentChecker, row: Mapping[str, Any]) -> Side:
        """Title and text."""
        checker.need(row, {"title": dict, "text": dict})
        return Side(checker.both(row["title"], "title"), checker.both(row["text"], "text"))

    def codes(self) -> set[str]:
        """The codes of the story's cards."""
        return {str(row.get("code")) for name in STORY_FILES for row in self.tables[name]["card"]}

    # -------------------------------------------------------------------- the thread

    def branch(self, checker: ContentChecker, row: Mapping[str, Any]) -> Mapping[str, str]:
        """CAM-FIN: on which branch a card is read: a finale, or an option of a fork."""
        table = self.tables.get(THREAD, {})
        forks = {fork["id"]: _ids(fork["option"]) for fork in table.get("fork", [])}
        known = {"finale": _ids(table.get("finale", [])), **forks}
        for name, value in row.items():
            if value not in known.get(name, []):
                raise checker.fail(f"when is {dict(row)!r}, which is no branch")
        return dict(row)

    def thread(self) -> Thread:
        """CAM-TRAIN, CAM-CLUE, CAM-GOAL, CAM-FIN: everything of the thread, if there is one."""
        table = self.tables.get(THREAD)
        if table is None:
            return NO_THREAD
        traits = {row.id: row for row in self.traits()}
        tickets = {ticket.id for ticket in self.board.tickets}
        checker = self.checker(THREAD)
        checker.row = "tickets"
        for name in table.get("tickets", {}):
            if name not in tickets:
                raise checker.fail(f"{name!r} is no ticket")
        return Thread(
            traits=traits,
            suspects={row.id: row for row in self.suspects(traits)},
            pages=tuple(self.pages()),
            clues={row.id: row for row in self.clues(traits)},
            goals={row.id: row for row in self.goals()},
            finales={row.id: row for row in self.finales()},
            forks=self.forks(),
            lines={
                name: checker.both(text, name) for name, text in table.get("tickets", {}).items()
            },
            numbers=dict(table.get("numbers", {})),
            grown_by_companies=dict(table.get("grown", {})),
        )

    def traits(self) -> Iterator[Trait]:
        """What drivers differ in."""
        for checker, row in self.rows(THREAD, "trait", "id"):
            checker.need(row, {"id": str, "name": dict, "values": dict})
            values = {name: checker.both(text, name) for name, text in row["values"].items()}
            yield Trait(row["id"], checker.both(row["name"], "name"), values)

    def suspects(self, traits: Mapping[str, Trait]) -> Iterator[Suspect]:
        """Who may be the driver: no two of them share two traits."""
        for checker, row in self.rows(THREAD, "suspect", "id"):
            checker.need(row, {"id": str, "name": dict, "text": dict, "traits": dict})
            has = row["traits"]
            if set(has) != set(traits) or any(has[name] not in traits[name].values for name in has):
                raise checker.fail(f"traits are {has!r}")
            name, text = checker.both(row["name"], "name"), checker.both(row["text"], "text")
            yield Suspect(row["id"], name, text, dict(has))

    def pages(self) -> Iterator[tuple[str, ...]]:
        """The old timetable: a city of the first board for every game but the last."""
        home = {place.id for place in self.board.places if place.region == HOME}
        for number, row in enumerate(self.tables[THREAD].get("page", [])):
            checker = self.checker(THREAD)
            checker.row = f"page {number + 1}"
            checker.need(row, {"stops": list})
            if len(row["stops"]) != GAMES - 1 or not set(row["stops"]) <= home:
                raise checker.fail("expected eleven cities of the first board")
            yield tuple(row["stops"])

    def clues(self, traits: Mapping[str, Trait]) -> Iterator[Clue]:
        """Where each clue lies, and a word of its text for each value of its trait."""
        for checker, row in self.rows(THREAD, "clue", "id"):
            checker.need(row, {"id": str, "trait": str, "source": str, "text": dict})
            kind, _, place = row["source"].partition(":")
            if kind == "city":
                checker.value("clue", "source", "cities", [place])
            elif kind == "postcard":
                checker.value("clue", "source", "postcards", [int(place)])
            elif kind != "ticket" or place not in {ticket.id for ticket in self.board.tickets}:
                raise checker.fail(f"source is {row['source']!r}, which is not known")
            if row["trait"] not in traits:
                raise checker.fail(f"trait is {row['trait']!r}")
            text = checker.both(row["text"], "text")
            for words in text.values():
                choices = [len(found.split("|")) for found in CHOICE.findall(words)]
                if set(choices) != {len(traits[row["trait"]].values)}:
                    raise checker.fail("the text needs a word for each value of the trait")
            yield Clue(row["id"], row["trait"], row["source"], text)

    def goals(self) -> Iterator[Goal]:
        """Long goals: what is counted, how much is needed."""
        worth = self.tables[THREAD].get("numbers", {}).get("goal_worth", 0)
        for checker, row in self.rows(THREAD, "goal", "id"):
            checker.need(
                row,
                {"id": str, "count": str, "need": int, "name": dict, "text": dict, "worth?": int},
            )
            if row["count"] not in GOAL_COUNTS:
                raise checker.fail(f"count is {row['count']!r}, which is not known")
            name, text = checker.both(row["name"], "name"), checker.both(row["text"], "text")
            yield Goal(row["id"], name, text, row["count"], row["need"], row.get("worth", worth))

    def finales(self) -> Iterator[Finale]:
        """How a campaign may end, and the season of its last game."""
        seasons = _ids(self.tables[THREAD].get("season", []))
        for checker, row in self.rows(THREAD, "finale", "id"):
            checker.need(row, {"id": str, "season": str, "name": dict, "text": dict})
            if row["season"] not in seasons:
                raise checker.fail(f"season is {row['season']!r}")
            name, text = checker.both(row["name"], "name"), checker.both(row["text"], "text")
            yield Finale(row["id"], name, text, row["season"])

    def forks(self) -> dict[str, dict[str, ForkOption]]:
        """Branches of the story: options with their orders."""
        found: dict[str, dict[str, ForkOption]] = {}
        for checker, row in self.rows(THREAD, "fork", "id"):
            checker.need(row, {"id": str, "option": list})
            options = {}
            for option in row["option"]:
                checker.need(option, {"id": str, "name": dict, "text": dict, "do": list})
                name, text = (
                    checker.both(option["name"], "name"),
                    checker.both(option["text"], "text"),
                )
                do = checker.effects(option["do"], STORY_OPS)
                options[option["id"]] = ForkOption(option["id"], Side(name, text), do)
            found[row["id"]] = options
        return found


def _ids(rows: list[Any]) -> list[str]:
    return [str(row.get("id")) for row in rows if isinstance(row, Mapping)]
