"""What is asked and answered about campaigns, over HTTP and over a socket: `messages` and `posts` have the rest.

What may be known is built up here field by field (LEG-INFO-1, LEG-CAMP-4, 10, LEG-POST-1): no seed, no
vault before the end, no unread side of a story card, no closed box, no undrawn postcard, no secret side
of somebody else's. A text is sent in both languages, by language: these texts are in no shipped page.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from semafor.server.protocol.messages import Counts, Message, Mode, ServerMessage, Status

Text = dict[str, str]


class CompanyWish(Message):
    """A company of a new campaign and who plays it, as `SeatWish`."""

    company: str
    kind: Literal["me", "person", "open", "bot"]
    name: str = ""
    level: str = ""


class CreateCampaign(Message):
    """POST /api/campaigns: companies in seat order.

    Attributes:
        veteran: Other postcards lie behind the same numbers.
        pace: Milliseconds a bot waits in the games.
    """

    companies: list[CompanyWish]
    veteran: bool = False
    pace: int = 700


class CampaignCreated(Message):
    """Where the new campaign is."""

    id: str
    invite: str | None = None


class CampaignJoin(Message):
    """POST /api/campaigns/{id}/join: take an open company (empty: the first one)."""

    invite: str
    name: str
    company: str = ""


class CompanyInfo(Message):
    """A company one may found."""

    colour: str
    name: Text
    short: Text


class CampaignCard(Message):
    """Something printed that lies open: a rule, an event, a crew member, a clause, a season."""

    id: str
    name: Text
    text: Text
    level: int = 0
    marks: int = 0


class PostcardView(Message):
    """The public side, and the secret one (in words) where the viewer may know it."""

    number: int
    owner: str
    place: str
    is_open: bool
    name: Text
    line: Text
    secret: Text | None = None


class CompanyView(Message):
    """The open side of a company; of its vault the number of slips alone.

    `is_open`: nobody has taken it (a bot may play it meanwhile); `away`: a bot decides for its
    person until the next game begins.
    """

    colour: str
    name: Text
    short: Text
    kind: Literal["person", "bot", "open"]
    player: str
    level: str
    mine: bool
    is_open: bool
    away: bool
    takes_part: bool
    games_won: int
    absences: list[int]
    stamps: int
    depots: int
    painted: int
    slips: int
    cards: list[CampaignCard]


class RegionView(Message):
    """A region that has been opened. `rule`: its own, while it is booming; `tickets`: how many lay in its box."""

    id: str
    name: Text
    opened_after: int
    settled: bool
    rule: CampaignCard | None
    cities: list[str]
    person: Text
    tickets: int


class OptionView(Message):
    """One option in words, and where it is pointed at on the board.

    Attributes:
        text: What it would change.
        places: Cities it is about; `routes`: strands; neither where it is nowhere on the board.
        colour: In which a strand would be painted.
        target: The city or line in words, where several options are about the same one.
    """

    id: str
    label: Text
    text: Text
    places: list[str] = field(default_factory=list)
    routes: list[str] = field(default_factory=list)
    colour: str = ""
    target: Text | None = None


class QuestionView(Message):
    """The choice that waits. `options`: only for whom it is, where they would show a hand."""

    kind: str
    company: str
    text: Text
    mine: bool
    options: list[OptionView] | None


class StorySide(Message):
    """One side of a story card, sent once it is to be read."""

    code: str
    side: str
    title: Text
    text: Text


class StoryRead(Message):
    """GET /api/campaigns/{id}/story: every side read so far."""

    sides: list[StorySide]


class BookRow(Message):
    """A frame of the rulebook or a card; an empty frame has its letter or number alone."""

    mark: str
    name: Text
    text: Text
    notes: list[Text]
    colour: str = ""


class BookSection(Message):
    """A part of the rulebook."""

    id: str
    title: Text
    about: Text
    rows: list[BookRow]


class RuleBook(Message):
    """GET /api/campaigns/{id}/book: the rules that hold now, with today's numbers; nothing sealed."""

    sections: list[BookSection]


class CampaignNews(Message):
    """What an entry of the log has changed, in sentences; `opened`: a region that came with it."""

    rev: int
    game: int
    lines: list[Text]
    opened: str = ""


class PlayedGame(Message):
    """A game that has been played; `table` is where it can be seen again."""

    game: int
    year: int
    ranking: list[str]
    absent: list[str]
    regions: list[str]
    table: str


class SlipView(Message):
    """The deposit slip of a company, on the table until it is put away."""

    company: str
    lines: Counts
    total: int
    completed: int


class VaultView(Message):
    """What a company has gathered, at the very end: lines and sum."""

    company: str
    lines: Counts
    total: int


class ChroniclePage(Message):
    """A game in the chronicle: its headline, what it changed for good, what its companies wrote."""

    game: int
    year: int
    headline: Text
    changes: list[Text]
    quotes: dict[str, str]


class Rivalry(Message):
    """Two companies that took the first two places together more than once."""

    pair: list[str]
    games: int
    wins: Counts


class Medal(Message):
    """Most of something that lies open."""

    kind: str
    companies: list[str]
    n: int


class Standings(Message):
    """What everybody at the table could have counted; no dollars."""

    wins: Counts
    lasts: Counts
    rivals: list[Rivalry]
    medals: list[Medal]
    leader: str = ""
    streak: int = 0


class Nameable(Message):
    """Something of the viewer's company that may have a name, where it is, and the name it has."""

    what: str
    of: str
    place: Text
    name: str


class Clue(Message):
    """A clue the viewer knows."""

    id: str
    game: int
    by: str
    shared: bool
    text: Text


class Sighting(Message):
    """Where the lost train was seen."""

    game: int
    by: str
    shared: bool
    city: Text


class MysteryView(Message):
    """What the viewer knows of the lost train.

    Attributes:
        hidden: A sentence for everybody who keeps clues to themselves.
        words: What the page prints above and beside all this; it ships no such words itself.
    """

    suspects: list[CampaignCard]
    clues: list[Clue]
    hidden: list[Text]
    sights: list[Sighting]
    timetable: list[Text]
    words: dict[str, Text]


class GoalView(Message):
    """A long goal: one's own, or one that was reached; `done`: in which game, 0 for not yet."""

    company: str
    name: Text
    text: Text
    have: int
    need: int
    done: int


class GroupView(Message):
    """What a group has made its own: chronicle, names, standings, aims, the mystery.

    Attributes:
        may_write: The game the viewer's company may write about; `line`: what it has written.
        blank: Lines of the board that nobody has coloured, of `lines` that were blank.
    """

    chronicle: list[ChroniclePage]
    standings: Standings | None
    may_name: list[Nameable]
    names: dict[str, str]
    may_write: int
    line: str
    blank: int
    lines: int
    mystery: MysteryView | None
    goals: list[GoalView]
    finale: CampaignCard | None


class TicketView(Message):
    """A ticket in play that has a number or stamps.

    Attributes:
        number: Of a postcard, printed on the ticket; 0 where there is none.
        used: The postcard has been drawn.
        stamps: Companies, in the order of their stamps.
    """

    id: str
    name: Text
    number: int
    used: bool
    stamps: list[str]


class CampaignView(Message):
    """GET /api/campaigns/{id}: a campaign as one company or a spectator may know it.

    Attributes:
        company: Whose eyes these are; empty for a spectator. Who owns several companies asks for
            one with `eyes`.
        owned: Companies of this session.
        host: Who begins the games, by name.
        waits: People it waits for, by name.
        patience: Seconds until the viewer may act in their place; None where that is not theirs.
        what: begin, deal (starting tickets are chosen at the table), decide, play or over.
        table: The game that is being played, or dealt.
        dealt: The same while it waits for story, crew call and season: hands and tickets can be looked at.
        news: What the latest entries of the log have changed.
        files: That the host has taken the campaign as a file, each time.
        map: Changes whenever the board does: for GET /api/campaigns/{id}/scene.
        tickets: With a number or stamps.
        stamps_needed: So many stamps retire a ticket; 0 while nobody can know.
        removed: The company the host has taken from the viewer; empty: none.
        unread: Sides of the story that others have turned and the viewer has not read: for GET …/story.
        readers: Companies whose people still read; the next step waits for them.
        group: What the group has made its own; None in a campaign without it.
        last: The revision at which the viewer last did something here; -1: never.
    """

    id: str
    rev: int
    name: Text
    mode: Mode
    company: str
    owned: list[str]
    is_host: bool
    host: str
    waits: list[str]
    invite: str | None
    game: int
    games: int
    year: int
    tariff: int
    what: str
    question: QuestionView | None
    story: StorySide | None
    story_read: int
    companies: list[CompanyView]
    caboose: str
    ranking: list[str]
    slips: list[SlipView]
    rules: list[CampaignCard]
    regions: list[RegionView]
    season: CampaignCard | None
    events: list[CampaignCard]
    row: list[CampaignCard]
    postcards: list[PostcardView]
    table: str
    history: list[PlayedGame]
    news: list[CampaignNews]
    map: str
    winners: list[str]
    vaults: list[VaultView]
    created: float
    updated: float
    tickets: list[TicketView]
    stamps_needed: int
    patience: int | None = None
    removed: str = ""
    files: list[CampaignNews] = field(default_factory=list)
    dealt: str = ""
    unread: int = 0
    readers: list[str] = field(default_factory=list)
    last: int = -1
    group: GroupView | None = None


class CampaignFrame(Message, tag_field="t", tag="campaign"):
    """Over a socket: the campaign as its viewer may know it, after every event."""

    rev: int
    view: CampaignView


class CampaignSummary(Message):
    """A row of the start page. `names`: of its people; `waits`: those it waits for."""

    id: str
    companies: list[str]
    names: list[str]
    game: int
    games: int
    year: int
    what: str
    your_turn: bool
    updated: float
    created: float
    table: str = ""
    waits: list[str] = field(default_factory=list)


class CampaignList(Message):
    """GET /api/campaigns: one's own, latest first, and the companies one may found.

    `seal`: of this server, for files that are to come here from elsewhere.
    """

    campaigns: list[CampaignSummary]
    companies: list[CompanyInfo]
    name: Text
    seal: str = ""


class TakeFile(Message):
    """POST /api/campaigns/{id}/file: the whole campaign, for the host, between the games.

    Attributes:
        cid: Made by the client: sent again, the same file is given and nobody is told twice.
        seal: Of the place that may open it; empty: this server.
    """

    cid: str
    seal: str = ""


class ImportCampaign(Message):
    """POST /api/campaigns/import: the file of an exported campaign → `CampaignCreated`.

    Attributes:
        file: What stands in the file.
        name: What the file is called, for answers that speak of it.
        seats: Who plays a company from now on; by default people's are the importer's, bots stay bots.
    """

    file: dict[str, Any]
    name: str = ""
    seats: dict[str, Literal["me", "open", "bot"]] = field(default_factory=dict)


class FreePlay(Message):
    """POST /api/campaigns/{id}/free: a game on the finished board → `Created`; companies in seat order.

    Attributes:
        regions: Regions in boom, none to four of them; None: by lot.
        archived: Archived events are shuffled in.
    """

    companies: list[CompanyWish]
    pace: int = 700
    regions: list[str] | None = None
    archived: bool = False


class FreeGame(Message):
    """A game on the finished board. `ranking`: companies, the winners first, once it is over."""

    number: int
    year: int
    table: str
    status: Status
    companies: list[str]
    regions: list[str]
    winners: list[str]
    totals: Counts
    yours: bool


class FreeGames(Message):
    """GET /api/campaigns/{id}/free: games played after the twelfth, the latest first."""

    games: list[FreeGame]


class FinaleSlip(Message):
    """One of twelve games in a vault: its slip, or the fixed sum of a game that was missed."""

    game: int
    year: int
    total: int
    absent: bool
    won: bool


class FinaleNote(Message):
    """A sealed note and what it was for."""

    dollars: int
    text: Text


class FinaleDepot(Message):
    """A depot; it counts double where the city is large for everybody."""

    city: Text
    large: bool


class FinaleVault(Message):
    """Everything in the vault of a company, and what lies open and counts with it."""

    company: str
    slips: list[FinaleSlip]
    notes: list[FinaleNote]
    souvenirs: list[Text]
    depots: list[FinaleDepot]
    painted: int
    lines: Counts
    total: int
    games_won: int


class CampaignFinale(Message):
    """GET /api/campaigns/{id}/finale: the vaults of a finished campaign, the smallest sum first."""

    vaults: list[FinaleVault]
    winners: list[str]
    values: Counts


class GamePostcard(Message):
    """A postcard in a game; `owner` is a seat, `is_done`: reached in this game, or used up."""

    id: str
    owner: int
    name: Text
    line: Text
    is_open: bool
    is_done: bool
    secret: Text | None = None


class GamePostcards(Message):
    """GET /api/games/{id}/postcards?seat=: postcards at the table of a campaign's game.

    The public side of all, the secret one of those of the seat that asks and of those shown since.
    """

    cards: list[GamePostcard]


# Everything a socket is sent.
Frame = ServerMessage | CampaignFrame
