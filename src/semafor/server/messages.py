"""Every message over a socket between a client and the server (`posts` has those over HTTP).

The browser's types are made from both files.

What a seat may see is built up here field by field (COM-INFO-1..5): these structs are the
allow-list of the web, and nothing else has an encoder. Names of things are the ids of docs/formats.md;
texts are keys with values, put into words by the client (one catalogue, two languages), except
answers to `ask`, which are sentences in the language asked for.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct, field

PROTOCOL = 1

Mode = Literal["solo", "hotseat", "online", "table"]
Status = Literal["lobby", "playing", "over"]
Language = Literal["en", "pl"]
Emote = Literal["hello", "nice", "ouch", "wow", "thanks", "hurry"]
Counts = dict[str, int]
Move = dict[str, Any]


class Message(Struct, forbid_unknown_fields=True):
    """Base of all messages: strict."""


# ---------------------------------------------------------------- socket: client to server


class Hello(Message, tag_field="t", tag="hello"):
    """The first message: which game, through whose eyes (None: a spectator), what is known.

    Attributes:
        game: Id of the game.
        seat: A seat this session owns, or None.
        since: The latest `rev` the client has; -1 for none. Log entries after it are sent.
        proto: The client's protocol; another one is refused with `reload`.
    """

    game: str
    seat: int | None = None
    since: int = -1
    proto: int = PROTOCOL


class Play(Message, tag_field="t", tag="play"):
    """A decision of the seat whose eyes this socket has (also an early choice of tickets).

    Attributes:
        cid: Made by the client, unique in the game: sent again, it is answered again, not played again.
        rev: What the client saw when it decided.
        move: docs/formats.md, section 2.
    """

    cid: str
    rev: int
    move: Move


class Undo(Message, tag_field="t", tag="undo"):
    """Take back the seat's latest move; only where it revealed nothing and nobody acted since."""

    cid: str
    rev: int


class Start(Message, tag_field="t", tag="start"):
    """The host begins: seats that are still open go to bots of the level given."""

    cid: str
    fill: str = "regular"


class Substitute(Message, tag_field="t", tag="substitute"):
    """Let a bot play for a seat: one's own at any time, another's when its owner is away."""

    cid: str
    seat: int


class Return(Message, tag_field="t", tag="return"):
    """The owner is back and plays again."""

    cid: str
    seat: int


class Ask(Message, tag_field="t", tag="ask"):
    """A question that changes nothing; the answer goes to this socket alone.

    `route`: what a claim would bring or what stands against it. `plan`: the cheapest way for
    tickets (default: all of the seat's). `hint`: good moves with chances. `explain`: why a bot
    made its latest move (games with one person only).
    """

    id: str
    what: Literal["route", "plan", "hint", "explain"]
    lang: Language = "en"
    route: str | None = None
    tickets: list[str] | None = None
    seat: int | None = None


class React(Message, tag_field="t", tag="react"):
    """A quick reaction, shown to the table and not kept."""

    emote: Emote


class Ping(Message, tag_field="t", tag="ping"):
    """For the round trip and the clocks."""

    time: float


ClientMessage = Hello | Play | Undo | Start | Substitute | Return | Ask | React | Ping


# ---------------------------------------------------------------- socket: server to client


class SeatInfo(Message):
    """Who sits where. `kind`: open, person, bot. `level` of a bot; `bot_plays`: a bot stands in."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""
    mine: bool = False
    online: bool = False
    bot_plays: bool = False


class ClockRule(Message):
    """Real time: a bank and an increment in seconds. Correspondence: days for each turn."""

    bank: int = 0
    increment: int = 0
    days: int = 0


class ClockState(Message):
    """Seconds left by seat at server time `now`; `running` is the seat whose time goes."""

    left: list[float]
    running: int | None
    now: float


class TableInfo(Message, tag_field="t", tag="table"):
    """What does not change with every move. Sent after `hello` and whenever it changes.

    Attributes:
        you: The eyes of this socket.
        owned: Seats this session owns (hot-seat: several).
        is_host: Whether this session made the game.
        invite: Token for the join link; only to those who sit here.
        commitment: SHA-256 of seed and salt, published before the first move.
        origin: A game branched off: `ID@MOVE`.
        campaign: Id of the campaign this is a game of; its board is at /api/games/{id}/scene.
    """

    id: str
    edition: str
    options: dict[str, Any]
    mode: Mode
    status: Status
    seats: list[SeatInfo]
    you: int | None
    owned: list[int]
    is_host: bool
    clock: ClockRule | None
    commitment: str
    rules_version: int
    first: int
    invite: str | None = None
    origin: str | None = None
    created: float = 0.0
    campaign: str | None = None


class TicketInfo(Message):
    """A ticket of the viewer: `done` when its ends are connected by own routes."""

    id: str
    done: bool


class SeatView(Message):
    """What anybody sees of a seat; `known`: cards taken openly and not played since."""

    hand_size: int
    known: Counts
    trains: int
    score: int
    routes: list[str]
    tickets: int
    offered: int


class View(Message):
    """A position as one seat or a spectator may know it."""

    phase: str
    actor: int
    turn: int
    turns: int
    last_round: int | None
    over: bool
    market: list[str | None]
    deck_size: int
    discard: Counts
    laid: Counts
    seats: list[SeatView]
    closed: list[str]
    ticket_decks: Counts
    parts: dict[str, Any]
    hand: Counts
    tickets: list[TicketInfo]
    offered: list[str]


class Prompt(Message):
    """What the seat may do now; nobody else is sent it.

    Attributes:
        phase: turn, second_card, tickets, tunnel, passengers, effect.
        moves: Every legal move, claims with each payment, the thriftiest payment first.
        early: An opening choice made before it is the seat's turn in order.
        deadline: Server time at which a bot takes over; None without a clock.
        decision: What an `effect` asks for: discard, archive.
        count: How often it asks: cards still to be discarded, this one included.
    """

    phase: str
    moves: list[Move]
    early: bool = False
    deadline: float | None = None
    decision: str = ""
    count: int = 0


class LogEntry(Message):
    """One revision of the game, as the viewer may know it.

    Attributes:
        rev: Its number; the same for every viewer.
        kind: setup, move, early, undone, substitute, return, start, sit.
        seat: Whose; None for the table.
        facts: What happened: {"fact": name, "seat": …, …} (docs/protocol.md).
        move: Number of the move in the record, for `move` and `undone`.
        by_bot: A bot made it (also one that stands in).
    """

    rev: int
    at: float
    kind: str
    seat: int | None
    facts: list[dict[str, Any]]
    move: int | None = None
    by_bot: bool = False


class TicketEnd(Message):
    """A ticket at the end: the routes that connect it, borrowed ones included, in order."""

    id: str
    points: int
    done: bool
    path: list[str]


class SeatEnd(Message):
    """The final score of a seat, line by line, and what it rests on."""

    lines: dict[str, int]
    total: int
    rank: int
    tickets: list[TicketEnd]
    longest: list[str]


class Ending(Message):
    """Everything the final scoring shows; `steps` names the score lines in the order of telling."""

    steps: list[str]
    seats: list[SeatEnd]
    winners: list[int]
    digest: str
    seed: str
    salt: str


class State(Message, tag_field="t", tag="state"):
    """The position after revision `rev`, the log since the client's last one, and one's options.

    Attributes:
        waiting: Seats that must decide now (opening tickets: all who have not chosen yet).
        can_undo: Whether `undo` would be accepted now.
        chosen: One's own early choice in the opening, until its turn comes.
    """

    rev: int
    view: View
    log: list[LogEntry]
    waiting: list[int]
    prompt: Prompt | None = None
    can_undo: bool = False
    chosen: Move | None = None
    clock: ClockState | None = None
    ending: Ending | None = None


class Ack(Message, tag_field="t", tag="ack"):
    """The command is stored; `rev` is its revision."""

    cid: str
    rev: int


class Nack(Message, tag_field="t", tag="nack"):
    """The command was refused and nothing has changed: text `error-CODE` with `values`."""

    cid: str
    code: str
    values: dict[str, Any]
    rule: str
    rev: int


class RouteAnswer(Message):
    """What a claim brings, or the sentence that says why it cannot be made.

    `notes`: sentences about what else it costs or brings now (events, companies, large cities).
    """

    route: str
    can: bool
    why: str
    points: int
    trains_after: int
    helps: list[str]
    completes: list[str]
    notes: list[str]


class PlanAnswer(Message):
    """The planner's way: routes in order of urgency, what they cost, where it may be cut."""

    routes: list[str]
    tickets: list[str]
    dropped: list[str]
    trains: int
    cards: Counts
    chokepoints: list[str]
    text: str


class HintMove(Message):
    """A move, in words, with the share of games won."""

    move: Move
    text: str
    win: float
    low: float
    high: float


class HintAnswer(Message):
    """The best moves and what speaks for the first."""

    moves: list[HintMove]
    reason: str
    games: int


class ExplainAnswer(Message):
    """Why a bot moved as it did."""

    seat: int
    move: str
    reason: str


class Answer(Message, tag_field="t", tag="answer"):
    """Reply to `ask`: exactly one of these is set, or `error` (a text key)."""

    id: str
    route: RouteAnswer | None = None
    plan: PlanAnswer | None = None
    hint: HintAnswer | None = None
    explain: ExplainAnswer | None = None
    error: str = ""


class Presence(Message, tag_field="t", tag="presence"):
    """Seats with an open socket, and how many watch."""

    online: list[int]
    watching: int


class Reaction(Message, tag_field="t", tag="reaction"):
    """Somebody at the table reacts."""

    seat: int
    emote: Emote


class Pong(Message, tag_field="t", tag="pong"):
    """Answer to `ping` with the server's time in seconds since 1970."""

    time: float
    now: float


class Refused(Message, tag_field="t", tag="refused"):
    """The socket cannot be used: text `error-CODE`; the server closes it after this."""

    code: str
    values: dict[str, Any] = field(default_factory=dict)


ServerMessage = TableInfo | State | Ack | Nack | Answer | Presence | Reaction | Pong | Refused
