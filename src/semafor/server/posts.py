"""What is asked and answered over HTTP: the other half of the contract in `messages`."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from semafor.server.messages import (
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
    or phone; `bot`: a level or a bot's name.
    """

    kind: Literal["me", "person", "open", "bot"]
    name: str = ""
    level: str = ""


class CreateGame(Message):
    """POST /api/games.

    Attributes:
        pace: Milliseconds a bot waits before it moves, so that people can follow.
        first: Who begins; None: drawn by lot.
    """

    edition: str
    seats: list[SeatWish]
    mode: Mode
    options: dict[str, Any] = field(default_factory=dict)
    clock: ClockRule | None = None
    pace: int = 700
    first: int | None = None


class Created(Message):
    """Where the new game is."""

    id: str
    invite: str | None = None


class GameSummary(Message):
    """A row of the start page. Of a campaign: its id, the year, and the companies' names by colour and language.

    In a campaign a bot is called by the colour of its company.
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
    """POST /api/games/{id}/hand: a single-use link (ten minutes) by which a phone becomes a seat's hand."""

    seat: int


class HandLinkMade(Message):
    """The link's path and the same as a QR code (SVG path data on a square of `size` modules)."""

    path: str
    url: str
    size: int
    qr: str


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
    """GET /api/games/{id}/replay: what there is to see; `verified`: the shuffle is the one promised."""

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
    ending: Ending | None = None
    origin: str | None = None
    campaign: str | None = None


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


class LevelInfo(Message):
    """A level and its bot; texts `bot-level-ID`, `bot-character-BOT`."""

    id: str
    bot: str


class Welcome(Message):
    """GET /api/welcome: everything the start page needs in one answer."""

    me: Me
    editions: list[EditionInfo]
    levels: list[LevelInfo]
    games: list[GameSummary]
    version: str
    lan_url: str | None = None


class Problem(Message):
    """Every error answer of HTTP: text `error-CODE` with `values`."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)
