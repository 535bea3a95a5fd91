"""What is asked and answered over HTTP: the other half of the contract in `messages`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from semafor.server.protocol.messages import (
    ClockRule,
    Counts,
    Ending,
    LogEntry,
    Message,
    Mode,
    Move,
    SeatInfo,
    Status,
    TicketInfo,
    View,
)


class Me(Message):
    """Who this session is: a guest until it registers."""

    name: str
    has_account: bool


class LoggedIn(Message):
    """The same after logging in; `brought`: games and campaigns of the guest that came along."""

    name: str
    has_account: bool
    brought: int = 0


class Rename(Message):
    """POST /api/me: a guest's or an account's shown name."""

    name: str


class Credentials(Message):
    """POST /api/register and /api/login."""

    name: str
    password: str


class SeatWish(Message):
    """One seat of a new game.

    `me`: mine; `person`: another person at this screen (hot-seat); `open`: whoever joins by link
    or phone; `bot`: a level or a bot's name. `colour` of the pieces; empty: one that is left.
    """

    kind: Literal["me", "person", "open", "bot"]
    name: str = ""
    level: str = ""
    colour: str = ""


class CreateGame(Message):
    """POST /api/games.

    Attributes:
        pace: Milliseconds a bot waits before it moves, so that people can follow.
        first: Who begins; None: drawn by lot.
        teaching: One person against bots, whose reasons speak of their hands and tickets.
        waits: It waits for a word of everybody who plays, to be mixed into the shuffle.
    """

    edition: str
    seats: list[SeatWish]
    mode: Mode
    options: dict[str, Any] = field(default_factory=dict)
    clock: ClockRule | None = None
    pace: int = 700
    first: int | None = None
    teaching: bool = False
    waits: bool = False


class Created(Message):
    """Where the new game is."""

    id: str
    invite: str | None = None


class GameSummary(Message):
    """A row of the start page. Of a campaign: its id, the year, and the companies' names by colour and language.

    In a campaign a bot is called by the colour of its company. `bot_plays`: for you. `seat_asked`: the host is about
    to give your seat to another phone. `is_rematch`: seats are kept for the people of another game.
    """

    id: str
    edition: str
    mode: Mode
    status: Status
    names: list[str]
    your_turn: bool
    is_yours: bool
    updated: float
    created: float
    totals: list[int] | None = None
    winners: list[int] | None = None
    campaign: str = ""
    year: int = 0
    companies: dict[str, dict[str, str]] = field(default_factory=dict)
    bot_plays: bool = False
    seat_asked: bool = False
    is_rematch: bool = False


class GameList(Message):
    """GET /api/games: one's own, latest first."""

    games: list[GameSummary]


class Lobby(Message):
    """GET /api/games/{id}: what a link shows before joining. `can_join`: the invite is right and a seat open."""

    summary: GameSummary
    seats: list[SeatInfo]
    owned: list[int]
    is_host: bool
    can_join: bool
    clock: ClockRule | None = None


class Join(Message):
    """POST /api/games/{id}/join: take an open seat (None: the first one)."""

    invite: str
    name: str
    seat: int | None = None


class Joined(Message):
    """The seat one got."""

    seat: int


class HandLink(Message):
    """POST /api/games/{id}/hand: a single-use link (ten minutes) by which a phone becomes a seat's hand.

    The host of a table with phones may ask for the seat of a phone that has been gone for a while: its owner and
    the table are warned, and the link works only after the warning.
    """

    seat: int


class HandLinkMade(Message):
    """The link's path and the same as a QR code (SVG path data on a square of `size` modules).

    `works_at`: server time from which it works, where somebody had to be warned.
    """

    path: str
    url: str
    size: int
    qr: str
    works_at: float | None = None


class TakeHand(Message):
    """POST /api/hand: redeem a hand link's token; the session now owns the seat."""

    token: str


class HandTaken(Message):
    """Where to play now."""

    game: str
    seat: int


class ReplayStep(Message):
    """One position of a replay: after move `number` (0: the setup)."""

    number: int
    view: View
    hands: list[Counts]
    all_tickets: list[list[TicketInfo]]
    log: LogEntry | None = None
    move: Move | None = None


class ReplayHead(Message):
    """GET /api/games/{id}/replay: what there is to see; `verified`: the shuffle is the one promised.

    `words`: what players added to it, by seat; none where nobody did. `is_sealed`: the shuffle of
    a campaign's game is opened once what follows its end is settled.
    """

    id: str
    edition: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    moves: int
    over: bool
    verified: bool
    commitment: str
    log: list[LogEntry]
    seed: str = ""
    salt: str = ""
    words: list[str] = field(default_factory=list)
    ending: Ending | None = None
    origin: str | None = None
    campaign: str | None = None
    is_sealed: bool = False


class ReplaySteps(Message):
    """GET /api/games/{id}/replay/steps?eyes=open|SEAT|spectator&from=&to=: `to` is not included."""

    steps: list[ReplayStep]


class Branch(Message):
    """POST /api/games/{id}/branch: play on from after move `number`, as `seat`, against bots."""

    number: int
    seat: int
    level: str = "regular"


class EditionInfo(Message):
    """What the page for a new game offers."""

    id: str
    title: dict[str, str]
    stage: str
    least_seats: int
    most_seats: int
    options: dict[str, list[Any]]
    colours: list[str]
    blurb: dict[str, str]
    picture: str


class EditionList(Message):
    """GET /api/editions: every edition that can be played here, in their order."""

    editions: list[EditionInfo]


class RulesLine(Message):
    """A paragraph, or a line of a list."""

    text: str
    item: bool


class RulesRow(Message):
    """A row of a table."""

    heading: str
    cells: list[str]


class RulesTable(Message):
    """A table below the lines of a section."""

    caption: str
    rows: list[RulesRow]


class RulesSection(Message):
    """A section of the rules page; pictures are names that the page may know how to draw."""

    id: str
    heading: str
    ordered: bool
    lines: list[RulesLine]
    tables: list[RulesTable]
    pictures: list[str]


class ShortRule(Message):
    """A rule in short, for looking up during a game."""

    id: str
    name: str
    text: str


class RulesPage(Message):
    """The rules of an edition in one language."""

    special: str
    sections: list[RulesSection]
    short: list[ShortRule]


class EditionHint(Message):
    """What the guide may tell newcomers; the page knows the moments that some ids stand for."""

    id: str
    title: dict[str, str]
    text: dict[str, str]


class EditionPage(Message):
    """GET /api/editions/{edition}: an edition with its rules in words.

    `parameters`: of every module, as the games of this edition have them. `words`: texts by language that an edition
    from outside brings, in Fluent's form.
    """

    info: EditionInfo
    modules: list[str]
    parameters: dict[str, dict[str, Any]]
    rules: dict[str, RulesPage]
    hints: list[EditionHint]
    words: dict[str, str]


class LevelInfo(Message):
    """A level and its bot; texts `bot-level-ID`, `bot-character-BOT`."""

    id: str
    bot: str


class Notice(Message):
    """Something that happened to somebody who was not there: text `notice-KIND`.

    `table`: removed from a table before its game; `hand`: a seat was given to another phone; `campaign`: removed
    from a campaign. `id` of the game or campaign; the edition, or the company by language.
    """

    key: str
    kind: Literal["table", "hand", "campaign"]
    id: str
    at: float
    edition: str = ""
    company: dict[str, str] = field(default_factory=dict)


class ReadNotices(Message):
    """POST /api/notices: these have been read."""

    keys: list[str]


class Notices(Message):
    """Those that are left."""

    notices: list[Notice]


class Welcome(Message):
    """GET /api/welcome: everything the start page needs in one answer.

    Attributes:
        lan_url: Where other devices of the network find the server, if they do.
        can_open_lan: Whether whoever asks may let them in, by POST /api/lan.
    """

    me: Me
    editions: list[EditionInfo]
    levels: list[LevelInfo]
    games: list[GameSummary]
    version: str
    lan_url: str | None = None
    can_open_lan: bool = False
    notices: list[Notice] = field(default_factory=list)


class LanOpened(Message):
    """POST /api/lan: the address for the devices of the network."""

    lan_url: str


class Problem(Message):
    """Every error answer of HTTP: text `error-CODE` with `values`."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)
