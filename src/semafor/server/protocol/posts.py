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
        unaided: No hints and no plans for anybody.
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
    unaided: bool = False
    waits: bool = False


class Created(Message):
    """Where the new game is."""

    id: str
    invite: str | None = None


class GameSummary(Message):
    """A row of the start page. Of a campaign: its id, the year, and the companies' names by colour and language.

    In a campaign a bot is called by the colour of its company. `bot_plays`: for you. `seat_asked`: the host is about
    to give your seat to another phone. `is_rematch`: seats are kept for the people of another game. `daily`: the day
    whose deal it is.
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
    daily: str = ""


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


class DailyBot(Message):
    """How a level has played a day's deal in the person's seat."""

    level: str
    total: int
    rank: int


class DailyPlayer(Message):
    """Who plays a day's deal here. Results and games are told to whoever has finished it, and when the day is over.

    `late`: it was finished after its day.
    """

    name: str
    mine: bool
    done: bool
    late: bool = False
    total: int | None = None
    rank: int | None = None
    game: str | None = None


class DailyDeal(Message):
    """An edition's deal of the day.

    Attributes:
        edition: Of which edition.
        seats: At the table.
        opponents: People one plays against, in the order of their seats.
        commitment: SHA-256 of seed and salt: everybody who has the same one plays the same deal.
        state: Whether one has begun it, or finished it.
        game: One's own game.
        players: Everybody who plays it at this server.
        bots: How the levels have played it, as far as that is worked out; to whoever has finished it.
        compared: How many levels there will be.
    """

    edition: str
    seats: int
    opponents: list[str]
    commitment: str
    state: Literal["open", "playing", "over"]
    game: str | None
    players: list[DailyPlayer]
    bots: list[DailyBot]
    compared: int


class DailyPast(Message):
    """A day's deal that one has played."""

    day: str
    edition: str
    game: str
    total: int
    rank: int
    late: bool


class Daily(Message):
    """GET /api/daily?edition=…: the day's deal of an edition, and what one has played before; `ends`: when it is over."""

    day: str
    ends: float
    deal: DailyDeal
    history: list[DailyPast]


class PlayDaily(Message):
    """POST /api/daily: play today's deal of an edition; the game one has begun already, if there is one."""

    edition: str


class PuzzleMove(Message):
    """A move to choose from, in words by language."""

    move: Move
    text: dict[str, str]


class Puzzle(Message):
    """GET /api/puzzles/{edition}: the day's puzzle: a position through the eyes of the seat to move.

    `number` of `count` in the edition's collection; `choices` stand in an order that tells nothing.
    """

    day: str
    edition: str
    number: int
    count: int
    seat: int
    seats: int
    view: View
    choices: list[PuzzleMove]


class SolvePuzzle(Message):
    """POST /api/puzzles/{edition}: which of the choices is best."""

    number: int
    choice: int


class PuzzleMargin(Message):
    """How far a choice lies behind the best one, after `games` games: wins of a hundred and points.

    `behind` and `error`: the same as a part of a game's worth, with its standard error.
    """

    behind: float
    error: float
    wins: int
    points: int
    win: int


class PuzzleAnswer(Message):
    """The best choice, how far the others lie behind, and what speaks for the best one, by language."""

    right: bool
    best: int
    games: int
    margins: list[PuzzleMargin]
    reason: dict[str, str]


class RacePoint(Message):
    """The scores of all seats after move `number`, where a turn begins; the last one: with the final scoring."""

    number: int
    scores: list[int]


class JudgedMove(Message):
    """What is said of a move: `wins` of a hundred games and `points` that the better move brings more.

    `text`: the better move in words, by language.
    """

    number: int
    seat: int
    verdict: str
    wins: int
    points: int
    better: Move | None = None
    text: dict[str, str] = field(default_factory=dict)


class CurvePoint(Message):
    """The chances of all seats before move `number`; the last one: the result."""

    number: int
    chances: list[float]


ReviewState = Literal["none", "running", "done", "failed", "unknown"]


class GameReview(Message):
    """GET and POST /api/games/{id}/review: a finished game looked at again; `done` of `moves` while it is made.

    `decided`: the first move of the turn that decided the game; `best` and `dearest`: by seat. `unknown`: by these
    rules games cannot be played ahead.
    """

    state: ReviewState
    done: int
    moves: int
    race: list[RacePoint]
    judged: list[JudgedMove] = field(default_factory=list)
    curve: list[CurvePoint] = field(default_factory=list)
    decided: int | None = None
    best: list[int | None] = field(default_factory=list)
    dearest: list[int | None] = field(default_factory=list)
    games: int = 0


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


class PictureStretch(Message):
    """A route in a picture; it goes on from the one before, lies beside it (same ends), or begins a new line."""

    a: str
    b: str
    length: int
    colour: str
    kind: str
    locomotives: int
    owner: Literal["", "you", "other"]
    closed: bool
    lit: bool


class PicturePiece(Message):
    """Something that stands at a place of a picture; `colour` of a station: `you` or `other`."""

    place: str
    kind: Literal["station", "pawn"]
    colour: str
    taken: bool


class PictureCards(Message):
    """Cards side by side; `lit`: those that matter, by their place."""

    heading: str
    cards: list[str]
    lit: list[int]
    wrong: bool


class PictureTerm(Message):
    """What is added up in a picture."""

    text: str
    points: int


class RulesPicture(Message):
    """A picture of the rules page, in one of a few kinds; `points` of a ticket, or the sum."""

    kind: Literal["line", "cards", "ticket", "sum", "news"]
    caption: str
    stretches: list[PictureStretch]
    pieces: list[PicturePiece]
    rows: list[PictureCards]
    places: list[str]
    points: int
    done: bool
    terms: list[PictureTerm]
    headline: list[str]


class RulesMoment(Message):
    """A step of a worked example."""

    text: str
    pictures: list[RulesPicture]


class RulesExample(Message):
    """A worked example of a rule."""

    heading: str
    moments: list[RulesMoment]


class RulesSection(Message):
    """A section of the rules page."""

    id: str
    heading: str
    ordered: bool
    lines: list[RulesLine]
    tables: list[RulesTable]
    pictures: list[RulesPicture]
    examples: list[RulesExample]


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
    """A level and its bot; texts `bot-level-ID`, `bot-level-ID-about`."""

    id: str
    bot: str


class PersonInfo(Message):
    """Somebody to play against, of a level; text `person-ID`. `face`: parts of the drawing."""

    id: str
    name: str
    level: str
    face: dict[str, str]


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
        bots: Bots from outside that this server knows, by name.
    """

    me: Me
    editions: list[EditionInfo]
    levels: list[LevelInfo]
    people: list[PersonInfo]
    games: list[GameSummary]
    version: str
    lan_url: str | None = None
    can_open_lan: bool = False
    notices: list[Notice] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)


class LanOpened(Message):
    """POST /api/lan: the address for the devices of the network."""

    lan_url: str


class Problem(Message):
    """Every error answer of HTTP: text `error-CODE` with `values`."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)
