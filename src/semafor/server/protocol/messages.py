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


class Follow(Message, tag_field="t", tag="follow"):
    """The first message instead of `hello`: which campaign, through whose eyes.

    Attributes:
        campaign: Id of the campaign.
        company: One of the own companies, for who has several; empty: as the server says.
        since: The latest `rev` the client has; -1 for none.
        proto: As in `hello`.
    """

    campaign: str
    company: str = ""
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


class Rewind(Message, tag_field="t", tag="rewind"):
    """Alone against bots: back to where the seat's latest turn began, whatever has happened since."""

    cid: str
    rev: int


class Start(Message, tag_field="t", tag="start"):
    """The host begins: seats that are still open go to bots of the level given."""

    cid: str
    fill: str = "regular"


class Word(Message, tag_field="t", tag="word"):
    """A word of one's own for the shuffle, once for a seat, in the lobby: after the commitment was told."""

    cid: str
    word: str


class Substitute(Message, tag_field="t", tag="substitute"):
    """Let a bot play for a seat: one's own at any time, another's when its owner is away."""

    cid: str
    seat: int


class Return(Message, tag_field="t", tag="return"):
    """The owner is back and plays again."""

    cid: str
    seat: int


class Leave(Message, tag_field="t", tag="leave"):
    """Before the game begins: give up one's own seat, or as the host take somebody's (who is told)."""

    cid: str
    seat: int


class Swap(Message, tag_field="t", tag="swap"):
    """Before the game begins: change places, with an open seat or a bot's, as the host with anybody's."""

    cid: str
    seat: int
    other: int


class Colour(Message, tag_field="t", tag="colour"):
    """Before the game begins: other pieces for a seat. Who has them gets those one had."""

    cid: str
    seat: int
    colour: str


class First(Message, tag_field="t", tag="first"):
    """Before the game begins: the host says who begins (None: the lot does)."""

    cid: str
    first: int | None = None


class CampaignDo(Message, tag_field="t", tag="do"):
    """At a campaign: `begin` a game, `read` a side of the story, or `choose`.

    `ready`: one has read every side that was turned so far, at one's own pace;
    `name`: something of one's own is called `text`; `write`: a line for the chronicle of a `game`; `share`: a clue or a
    sighting is shown to all (an empty `text` takes away, and so may the host, without a company);
    `substitute`: a bot decides for a company until the next game; `return`: its owner does again;
    `leave`: the company is given up and waits for somebody else.

    Attributes:
        cid: Made by the client: sent again, it is answered again, not done again.
        rev: What the client saw when it decided.
        company: Who chooses, or whom it is about.
        option: What is chosen.
        absent: Companies that miss the game that begins.
        bots: Levels of bots that play it, by company; the others are played by their people.
        what: Kind of the thing that is named or shared; `of`: which one.
    """

    cid: str
    rev: int
    do: Literal[
        "begin",
        "read",
        "choose",
        "ready",
        "substitute",
        "return",
        "leave",
        "name",
        "write",
        "share",
    ]
    company: str = ""
    option: str = ""
    absent: list[str] = field(default_factory=list)
    bots: dict[str, str] = field(default_factory=dict)
    what: str = ""
    of: str = ""
    text: str = ""
    game: int = 0


class Ask(Message, tag_field="t", tag="ask"):
    """A question that changes nothing; the answer goes to this socket alone.

    `route`: what a claim would bring or what stands against it. `plan`: the cheapest way for
    tickets (default: all of the seat's), `without` some routes. `hint`: good moves with chances. `explain`: why a bot
    made its latest move (games with one person only), before the end from what everybody sees.
    """

    id: str
    what: Literal["route", "plan", "hint", "explain"]
    lang: Language = "en"
    route: str | None = None
    tickets: list[str] | None = None
    seat: int | None = None
    without: list[str] | None = None


class React(Message, tag_field="t", tag="react"):
    """A quick reaction, shown to the table and not kept."""

    emote: Emote


class Ping(Message, tag_field="t", tag="ping"):
    """For the round trip and the clocks."""

    time: float


ClientMessage = (
    Hello
    | Follow
    | CampaignDo
    | Play
    | Undo
    | Rewind
    | Start
    | Word
    | Substitute
    | Return
    | Leave
    | Swap
    | Colour
    | First
    | Ask
    | React
    | Ping
)


# ---------------------------------------------------------------- socket: server to client


class SeatInfo(Message):
    """Who sits where. `kind`: open, person, bot. `level` of a bot; `bot_plays`: a bot stands in.

    `person`: who of the people of `Welcome` a bot is. `colour` of the pieces. `given_at`: server time from which a link of the host gives the seat to
    another phone, unless its owner comes back before.
    """

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str
    level: str = ""
    mine: bool = False
    online: bool = False
    bot_plays: bool = False
    colour: str = ""
    given_at: float | None = None
    person: str = ""


class Rematch(Message):
    """The same people play again: where, and whose wish it was (None: the shared screen's)."""

    id: str
    seat: int | None = None


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
        teaching: Bots speak of their hands and tickets while the game goes on.
        unaided: Nobody gets hints or plans.
        held: The game waits, once all have chosen their tickets, until its campaign has gone on; then its
            board and words are read anew.
        words: Seats that have added a word to the shuffle.
        first: Who begins; -1 while that is left to the lot (`lot`) and the game has not begun.
        rematch: The game that follows this one, once somebody wants it.
        is_rematch: The seats are kept for the people of another game.
        daily: The day whose deal it is; empty for all other games.
        patience: Seconds of absence after which others may let a bot play; None where a clock decides.
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
    teaching: bool = False
    unaided: bool = False
    held: bool = False
    words: list[int] = field(default_factory=list)
    lot: bool = False
    rematch: Rematch | None = None
    is_rematch: bool = False
    patience: int | None = None
    daily: str = ""


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


class Group(Message):
    """Moves of a prompt that are one choice: those from `first` on, `count` of them.

    Attributes:
        id: The word of its moves. Its name is the text `do-ID`, with `do-ID-about` and `do-ID-go`; any may be missing.
        form: How it is made; a client that does not know a form offers the moves as a list.
        on: Where it lies, what is pointed at: routes, places, market, deck, tickets (the decks), offer (tickets to
            choose from), panel (beside the board); empty for a button or the sheet of a question.
        field: What names the target of a move, or what the moves differ in; empty if there is no such field.
        icon: A picture of the page; empty or unknown: a plain one.
    """

    id: str
    form: Literal["one", "several", "pay", "confirm"]
    first: int
    count: int
    on: str = ""
    field: str = ""
    icon: str = ""


class Turned(Message):
    """A card that lies there to be looked at; whether it counts."""

    card: str
    hit: bool


class Prompt(Message):
    """What the seat may do now; nobody else is sent it.

    Attributes:
        phase: turn, second_card, tickets, tunnel, passengers, effect, or the name of a module's question.
        decision: What is asked, by its name: its texts are `ask-DECISION`, with `-about` and `-do`; any may be missing.
        moves: Every legal move, claims with each payment, the thriftiest payment first.
        groups: The moves as choices; every move is in one of them.
        values: What the texts of the question may name: ids and numbers (card, colour, event, power, count …).
        turned: Cards that were turned over for it.
        early: An opening choice made before it is the seat's turn in order.
        deadline: Server time at which a bot takes over; None without a clock.
    """

    phase: str
    decision: str
    moves: list[Move]
    groups: list[Group]
    values: dict[str, Any] = field(default_factory=dict)
    turned: list[Turned] = field(default_factory=list)
    early: bool = False
    deadline: float | None = None


class Told(Message, omit_defaults=True):
    """A fact as a viewer may know it; what is empty is left out.

    Attributes:
        fact: Its name.
        seat: Who did it or whom it concerns.
        key: The text that tells it. A client without that text says the name and the values.
        values: What the text may name: ids and numbers.
        routes, places: What it points at on the board.
        card: The card to show beside it.
        icon: A picture of the page; empty or unknown: a plain one.
        sound: What is heard.
        source, target: Where something flies from and to (a control of the table; no target: the seat).
        moment: What somebody at the table may say a word about.
        of_table: It concerns everybody, whoever caused it.
        closed: The text for eyes that may not know all values, where this one tells a secret of the seat.
    """

    fact: str
    key: str
    seat: int | None = None
    values: dict[str, Any] = field(default_factory=dict)
    routes: list[str] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    card: str = ""
    icon: str = ""
    sound: str = ""
    source: str = ""
    target: str = ""
    moment: str = ""
    of_table: bool = False
    closed: str = ""


class LogEntry(Message):
    """One revision of the game, as the viewer may know it.

    Attributes:
        rev: Its number; the same for every viewer.
        kind: setup, move, early, undone, substitute, return, start, sit, word, leave, swap, colour, first, warn, keep,
            name, merge, rematch.
        seat: Whose; None for the table.
        facts: What happened.
        move: Number of the move in the record, for `move` and `undone`.
        by_bot: A bot made it (also one that stands in).
    """

    rev: int
    at: float
    kind: str
    seat: int | None
    facts: list[Told]
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
        can_rewind: Whether `rewind` would.
        chosen: One's own early choice in the opening, until its turn comes.
    """

    rev: int
    view: View
    log: list[LogEntry]
    waiting: list[int]
    prompt: Prompt | None = None
    can_undo: bool = False
    can_rewind: bool = False
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


class PaymentOdds(Message):
    """A payment for a tunnel: chances of 0, 1, 2 … further cards, the most the hand could pay, in words."""

    pay: Counts
    chances: list[float]
    payable: int
    text: str


class RouteAnswer(Message):
    """What a claim brings, or the sentence that says why it cannot be made.

    `notes`: sentences about what else it costs or brings now (events, companies, large cities).
    `odds`: of a tunnel that can be claimed now, for each payment.
    """

    route: str
    can: bool
    why: str
    points: int
    trains_after: int
    helps: list[str]
    completes: list[str]
    notes: list[str]
    odds: list[PaymentOdds]


class PlanAnswer(Message):
    """The planner's way: routes in order of urgency, what they cost, where it is in danger of being cut.

    `turns` is how long it takes, about. `detours`: planned routes that can be done without, the cheapest loss first;
    a plan `without` one of them is another way.
    """

    routes: list[str]
    tickets: list[str]
    dropped: list[str]
    trains: int
    cards: Counts
    chokepoints: list[str]
    text: str
    turns: float = 0.0
    detours: list[str] = field(default_factory=list)


class HintMove(Message):
    """A move in words; the share of games won, in numbers and words, where it is known.

    `note` says why the chance is missing, or why a higher one is not further up.
    """

    move: Move
    text: str
    win: float | None
    low: float | None
    high: float | None
    chance: str
    note: str


class HintAnswer(Message):
    """The best moves, the recommended one first, and what speaks for it.

    `numbers`: sentences on what the chances are and how far to trust them.
    """

    moves: list[HintMove]
    reason: str
    games: int
    numbers: list[str]


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
    """Seats with an open socket, and how many watch; seconds without one by seat, where its owner is away."""

    online: list[int]
    watching: int
    away: dict[int, int] = field(default_factory=dict)


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
