"""A campaign as its log tells it: whose company is whose, the entries, the tables of its games.

Nothing happens here; who comes and goes is people.py, what is told words.py, and `CampaignTable` puts them together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct

from semafor.campaign.agenda import DEAL, PLAY, SETUP
from semafor.campaign.decisions import Decision
from semafor.campaign.log import Entry
from semafor.charter.campaign import Campaign
from semafor.charter.state import State
from semafor.engine.game import BOT, HUMAN
from semafor.server.games.seating import bot_title, find_bot
from semafor.server.games.setup import SeatPlan
from semafor.server.log.folding import Event
from semafor.server.protocol.campaigns import CampaignNews

# What is done at the table of the game that is due.
AT_TABLE = (DEAL, PLAY)


class CampaignSetup(Struct, frozen=True):
    """The row of a campaign: everything that never changes. `seed` is never told."""

    id: str
    host: str
    invite: str
    seed: str
    content: str
    veteran: bool
    companies: list[str]
    seats: list[SeatPlan]
    created: float
    pace: int = 700
    # Of a campaign that came as a file: the players its log begins with.
    players: dict[str, dict[str, str]] | None = None


class CampaignState:
    """A campaign as the log tells it up to `rev`.

    Attributes:
        rev: Number of the latest event, -1 before the first.
        asked: The revision at which the question that waits was asked, `asked_at` the time.
        host: Who begins the games.
        plans: Who plays which company.
        replaced: Companies of people that a bot decides for until the next game begins.
        merged: Guests who have logged in to an account.
        former: Companies and who has given them up; `removed`: whom the host has sent away.
        tables: Ids of the tables of its games, by the number of the game.
        taken: Revisions at which the host took a file, how many entries of the log went into it, and where to (`here`).
        keys: Revisions of commands by their keys.
        read_by: Sides of the story each person has read; who has none here has read what `read_before` counts.
        seen_by: The latest revision at which each person did something.
        written: How often each company (or the host) has named, written or shared something since the latest game began.
    """

    def __init__(self, setup: CampaignSetup) -> None:
        self.setup = setup
        self.rev = -1
        self.asked = -1
        self.asked_at = self.updated = setup.created
        self.host = setup.host
        self.replaced: set[str] = set()
        self.former: set[tuple[str, str]] = set()
        self.merged: set[str] = set()
        self.removed: set[tuple[str, str]] = set()
        self.plans = dict(zip(setup.companies, setup.seats, strict=True))
        self.tables: dict[int, str] = {}
        self.taken: dict[int, tuple[int, str]] = {}
        self.news: list[CampaignNews] = []
        self.files: list[CampaignNews] = []
        self.campaign = Campaign()
        self.campaign.apply(first_entry(setup))
        self.keys: dict[str, int] = {}
        self.read_by: dict[str, int] = {}
        self.read_before = 0
        self.seen_by: dict[str, int] = {}
        self.written: Counter[str] = Counter()

    @property
    def sides_turned(self) -> int:
        """LEG-EDGE-32: sides of the story that somebody has turned so far."""
        return count_sides(self.campaign.state)

    def unread(self, user: str) -> int:
        """Sides that were turned and that somebody with a company has not read yet."""
        if not self.owned(user):
            return 0
        return max(0, self.sides_turned - self.read_by.get(user, self.read_before))

    def readers(self) -> list[str]:
        """Companies of people the next step waits for: they take part and still read."""
        state = self.campaign.state
        return [
            company
            for company, plan in self.plans.items()
            if plan.kind == "person"
            and company in state.participants
            and not self.is_bot(company)
            and self.unread(plan.user)
        ]

    def player(self, company: str, level: str = "") -> dict[str, str]:
        """Name and kind of who plays a company, in the words of the campaign's log."""
        return planned_player(self.plans[company], company, level)

    def owned(self, user: str) -> list[str]:
        """Companies that belong to somebody."""
        return [
            company
            for company, plan in self.plans.items()
            if user and plan.kind == "person" and plan.user == user
        ]

    def open_companies(self) -> list[str]:
        """Companies nobody has taken."""
        return [company for company, plan in self.plans.items() if plan.kind == "open"]

    def is_host(self, user: str) -> bool:
        """Whether somebody begins the games of this campaign."""
        return bool(user) and user == self.host

    def is_bot(self, company: str) -> bool:
        """Whether a bot decides for a company now: in the game that is on, or for who is not here."""
        is_empty = self.plans[company].kind == "open" or company in self.replaced
        return is_empty or self.is_played_by_bot(company)

    def is_played_by_bot(self, company: str) -> bool:
        """Whether a company is a bot's in the game that is on; between the games by what is planned."""
        is_planned = self.plans[company].kind == "bot"  # also a person's, in a file that came in
        is_begin = self.campaign.pending().what == "begin"
        return is_planned or (not is_begin and self._began_as_bot(company))

    def _began_as_bot(self, company: str) -> bool:
        return bool(self.campaign.state.players[company]["kind"] != HUMAN)

    def name_of(self, company: str) -> str:
        """Who plays a company now; empty where it waits for somebody."""
        is_begin = self.campaign.pending().what == "begin"
        if self._began_as_bot(company) and not is_begin:
            return str(self.campaign.state.players[company]["name"])
        return self.plans[company].name

    @property
    def decision(self) -> Decision | None:
        """The choice that waits."""
        return self.campaign.pending().decision

    def waits_for(self, user: str) -> bool:
        """Whether somebody is to do something now."""
        pending = self.campaign.pending()
        if pending.what == "begin":
            return self.is_host(user)
        if pending.decision is None:
            return False
        company = pending.decision.company
        owned = self.owned(user)
        return bool(owned) if company is None else company in owned

    @property
    def awaited(self) -> str:
        """The table of the game that is due; empty where nothing is to be done there."""
        pending = self.campaign.pending()
        return self.tables.get(pending.game, "") if pending.what in AT_TABLE else ""

    @property
    def is_dealing(self) -> bool:
        """LEG-SETUP-1: whether starting tickets are being chosen; the story is read after that."""
        return self.campaign.pending().what == DEAL

    @property
    def dealt(self) -> str:
        """The table at which people have their cards and tickets while story, crew and season are on."""
        state = self.campaign.state
        return self.tables.get(state.game, "") if state.phase == SETUP else ""


def count_sides(state: State) -> int:
    """Sides turned so far; of a story that branches those of the branch that was taken."""
    cards = state.box.story[: state.story_index]
    told = sum(state.is_on_branch(card.when) for card in cards)
    return 2 * told + (state.story_side == "b")


def planned_player(plan: SeatPlan, company: str, level: str = "") -> dict[str, str]:
    """Name and kind of who is to play a company."""
    bot = find_bot(level) if level else plan.bot
    if bot:
        name = plan.name if plan.kind == "bot" and bot == plan.bot else bot_title(bot)
        return {"name": name, "kind": BOT + bot}
    return {"name": plan.name or company, "kind": HUMAN}


def first_entry(setup: CampaignSetup) -> Entry:
    """How the log of a campaign begins."""
    plans = dict(zip(setup.companies, setup.seats, strict=True))
    return {
        "do": "open",
        "seed": setup.seed,
        "companies": list(setup.companies),
        "players": setup.players or {name: planned_player(plans[name], name) for name in plans},
        "veteran": setup.veteran,
        "content": setup.content,
    }


def raw_log(setup: CampaignSetup, events: Iterable[Event]) -> list[Entry]:
    """The campaign's log as it is stored, with the shuffles that files brought; nothing of it need be understood."""
    entries = [event.body["entry"] for event in events if "entry" in event.body]
    return [first_entry(setup), *entries]
