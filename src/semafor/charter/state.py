"""What is saved between games: the state of a campaign, a fold over its log.

Rules: LEG-CAMP-1, 4, 7, 9, LEG-COMP-7, LEG-INFO-1. Nothing here decides anything: the steps
change it, `views` says who may see which part.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from semafor.board.model import Route, Ticket
from semafor.campaign.agenda import Item
from semafor.charter.content import GAMES, content
from semafor.charter.rows import HOME, Content

OFFICE = "office"
ARCHIVE = "archive"
DECK = "deck"


@dataclass
class Vault:
    """LEG-CAMP-4: written into, never opened before the end."""

    slips: list[dict[str, Any]] = field(default_factory=list)
    notes: list[dict[str, Any]] = field(default_factory=list)
    souvenirs: list[str] = field(default_factory=list)


@dataclass
class OpenedRegion:
    """LEG-CAMP-9: a region of the board, the game after which it was opened."""

    id: str
    opened_after: int
    settled: bool = False


@dataclass
class TicketMarks:
    """CAM-END-4: stamps by company, whether its number was used, where it went."""

    stamps: list[str] = field(default_factory=list)
    number_used: bool = False
    retired: bool = False
    souvenir_of: str | None = None


@dataclass
class EventMarks:
    """CAM-EV-3: wear marks, and whether it is in the deck or in the archive."""

    marks: int = 0
    place: str = DECK


@dataclass
class DrawnPostcard:
    """A postcard that left the post office: whose it was, and what is left of it."""

    owner: str
    drawn_in: int
    place: str = OFFICE
    is_open: bool = False
    uses_left: int = 0


@dataclass
class CrewMember:
    """CAM-A: who employs a crew member (nobody: in storage) and the level."""

    owner: str | None = None
    level: int = 1


@dataclass
class Sight:
    """CAM-TRAIN: a company has seen the lost train in a game; who may know it."""

    company: str
    game: int
    city: str
    is_shared: bool = False


@dataclass
class FoundClue:
    """CAM-CLUE: who found a clue, in which game, and whether it lies open."""

    owner: str
    game: int
    is_shared: bool = False


# Parts of the state that earlier contents do not have.
LATER = (
    "swaps",
    "names",
    "quotes",
    "built",
    "driver",
    "page",
    "has_timetable",
    "sights",
    "clues",
    "met",
    "named",
    "dealt_goals",
    "goals",
    "goals_done",
    "forks",
    "finale",
    "improve_more",
    "employed",
)


@dataclass
class State:
    """A campaign between two entries of its log; `content`: digest of what it is pinned to."""

    seed: str = ""
    content: str = ""
    veteran: bool = False
    companies: list[str] = field(default_factory=list)
    players: dict[str, dict[str, str]] = field(default_factory=dict)
    game: int = 1
    phase: str = "begin"
    agenda: list[Item] = field(default_factory=list)
    participants: list[str] = field(default_factory=list)
    caboose: str = ""
    last_ranking: list[str] = field(default_factory=list)
    tariff: int = 1
    slots: list[str] = field(default_factory=list)
    end_steps: list[int] = field(default_factory=list)
    enabled: list[str] = field(default_factory=list)
    regions: list[OpenedRegion] = field(default_factory=list)
    painted: dict[str, str] = field(default_factory=dict)
    destroyed: list[str] = field(default_factory=list)
    depots: dict[str, list[str]] = field(default_factory=dict)
    large_extra: list[str] = field(default_factory=list)
    tickets: dict[str, TicketMarks] = field(default_factory=dict)
    retiring: list[dict[str, Any]] = field(default_factory=list)
    events: dict[str, EventMarks] = field(default_factory=dict)
    postcards: dict[int, DrawnPostcard] = field(default_factory=dict)
    crew: dict[str, CrewMember] = field(default_factory=dict)
    row: list[str] = field(default_factory=list)
    season: str = ""
    season_deck: list[str] = field(default_factory=list)
    season_discard: list[str] = field(default_factory=list)
    clauses: dict[str, list[str]] = field(default_factory=dict)
    passes: dict[str, str] = field(default_factory=dict)
    archive: list[str] = field(default_factory=list)
    expo: str = ""
    story_index: int = 0
    story_side: str = "a"
    vaults: dict[str, Vault] = field(default_factory=dict)
    games_won: dict[str, int] = field(default_factory=dict)
    absences: dict[str, list[int]] = field(default_factory=dict)
    report: dict[str, Any] | None = None
    history: list[dict[str, Any]] = field(default_factory=list)
    # The veteran option, once what lies ahead was shuffled anew: which postcard a number means.
    swaps: dict[int, int] = field(default_factory=dict)
    # Names by what is named (`depot:boston:blue`), lines of the chronicle by game and company.
    names: dict[str, str] = field(default_factory=dict)
    quotes: dict[int, dict[str, str]] = field(default_factory=dict)
    # Who first built, painted or rebuilt a line: company, game, how.
    built: dict[str, list[Any]] = field(default_factory=dict)
    # The lost train: who drives her, by which page; who saw her when; clues and whose they are.
    driver: str = ""
    page: int = 0
    has_timetable: bool = False
    sights: list[Sight] = field(default_factory=list)
    clues: dict[str, FoundClue] = field(default_factory=dict)
    met: str = ""
    named: str = ""
    # Long goals: what was dealt, which was taken, in which game it was reached.
    dealt_goals: dict[str, list[str]] = field(default_factory=dict)
    goals: dict[str, str] = field(default_factory=dict)
    goals_done: dict[str, int] = field(default_factory=dict)
    # Branches of the story, and the end that was reached.
    forks: dict[str, str] = field(default_factory=dict)
    finale: str = ""
    # Companies that improve the map once more after this game.
    improve_more: list[str] = field(default_factory=list)
    # People who have worked for a company.
    employed: dict[str, list[str]] = field(default_factory=dict)
    # What the chronicle tells of every game: it follows from the log, and stands in no digest.
    pages: list[dict[str, Any]] = field(default_factory=list, compare=False)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, in a fixed order; what came later is left out where it is empty.

        So campaigns of earlier contents have the digests they always had.
        """
        found = asdict(replace(self, pages=[]))
        del found["pages"]
        for row in (*found["clues"].values(), *found["sights"]):
            row["shared"] = row.pop("is_shared")  # the word that fingerprints know
        for name in LATER:
            if not found[name]:
                del found[name]
        return found

    def digest(self) -> str:
        """Fingerprint of the whole state; which content it is pinned to stands in the log."""
        facts = {name: value for name, value in self.to_dict().items() if name != "content"}
        text = json.dumps(facts, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()

    @property
    def box(self) -> Content:
        """The content this campaign was begun with."""
        return content(self.content)

    def push(self, items: Iterable[Item]) -> None:
        """Things to be done next, before everything that waits."""
        self.agenda[:0] = list(items)

    def is_on_branch(self, when: Mapping[str, str]) -> bool:
        """CAM-FIN: whether the story has taken the branch on which a card is read."""
        taken = {**self.forks, "finale": self.finale}
        return all(taken.get(name) == value for name, value in when.items())

    @property
    def has_thread(self) -> bool:
        """Whether the content has names to give, lines to colour, a train to find."""
        return bool(self.box.thread.suspects)

    # ---------------------------------------------------------------- the board

    @property
    def regions_in_play(self) -> tuple[str, ...]:
        """LEG-CAMP-9: the east and the regions opened before this game, in order of opening."""
        opened = (region.id for region in self.regions if region.opened_after < self.game)
        return (HOME, *opened)

    @property
    def booming(self) -> tuple[str, ...]:
        """Regions whose module is active in this game, in order of opening."""
        return tuple(
            region.id
            for region in self.regions
            if region.opened_after < self.game and not region.settled
        )

    def routes(self) -> list[Route]:
        """LEG-CLAIM-2: strands of the board of this game, as printed; destroyed ones are gone."""
        regions = set(self.regions_in_play)
        return [
            route
            for route in self.box.board.routes
            if set(route.needs) <= regions and route.id not in self.destroyed
        ]

    def tickets_in_play(self) -> list[Ticket]:
        """Tickets of the regions in play that have not retired."""
        regions = set(self.regions_in_play)
        region_of = self.box.region_of
        return [
            ticket
            for ticket in self.box.board.tickets
            if {region_of[ticket.a], region_of[ticket.b]} <= regions
            and not self.ticket(ticket.id).retired
        ]

    def ticket(self, ticket: str) -> TicketMarks:
        """Marks of a ticket; without any they are blank."""
        return self.tickets.get(ticket, TicketMarks())

    def is_large_for_all(self, city: str) -> bool:
        """CAM-V: printed large, settled, or grown."""
        return city in self.large_extra or city in self.box.printed_large

    def large_cities(self) -> list[str]:
        """Cities of the board that are large for everybody."""
        regions = self.regions_in_play
        return [
            place.id
            for place in self.box.board.places
            if place.region in regions and self.is_large_for_all(place.id)
        ]

    # ---------------------------------------------------------------- companies

    @property
    def absent(self) -> list[str]:
        """Companies that do not take part in this game, in seat order."""
        return [company for company in self.companies if company not in self.participants]

    def from_last(self) -> list[str]:
        """Participants of the finished game from last to first."""
        return list(reversed(self.last_ranking))

    def reverse_ranking(self) -> list[str]:
        """Rules, Terms: last to first of the previous game; who missed it comes before, by seat."""
        start = self.companies.index(self.caboose) + 1
        seats = self.companies[start:] + self.companies[:start]
        missed = [company for company in seats if company not in self.last_ranking]
        order = [*missed, *self.from_last()]
        return [company for company in order if company in self.participants]

    def stamps_of(self, company: str) -> int:
        """Own stamps of the campaign."""
        return sum(company in marks.stamps for marks in self.tickets.values())

    def depots_of(self, company: str) -> int:
        """Own depots."""
        return sum(company in owners for owners in self.depots.values())

    def painted_in(self, colour: str) -> int:
        """Strands painted by players in a colour, whoever painted them."""
        return sum(paint == colour for paint in self.painted.values())

    def crew_of(self, company: str) -> str | None:
        """The crew member of a company."""
        return next((name for name, card in self.crew.items() if card.owner == company), None)

    def add_note(self, company: str, dollars: int, source: str) -> None:
        """A sealed note into a vault."""
        self.vaults[company].notes.append({"n": dollars, "from": source})

    @property
    def is_last_game(self) -> bool:
        """CAM-LAST: the twelfth game."""
        return self.game == GAMES
