"""Mirror worlds: the same game twice, differing only in what a viewer has not learnt.

A game is played at random; then its log is played again in a world in which some secrets are
others: cards that rivals drew unseen, tickets they were offered, all that is still to come, and the
seed. Every byte the viewer gets, from the first frame to the last, must be the same in both.
`check_mirrors` is used by the tests and, with many more games, by the harness.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any

import msgspec

from semafor.engine import access
from semafor.engine.errors import SemaforError
from semafor.engine.ruleset import Ruleset
from semafor.server.games import questions
from semafor.server.games.creating import new_setup
from semafor.server.games.replays import replay_head, replay_steps
from semafor.server.games.setup import GameSetup, Origin
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from semafor.server.protocol import messages
from semafor.server.protocol.refusals import Refusal
from semafor.server.thinking import answers, worker
from trials import mirror_paths
from trials.tables import HOST, Store, play_out, random_step, wish

# Other people's seats belong to other users, so that `mine` and `owned` are tested as well.
Viewer = int | None
Frames = list[bytes]
encode = msgspec.json.Encoder(order="deterministic").encode


@dataclass
class Checked:
    """How much was looked at."""

    games: int = 0
    mirrors: int = 0
    frames: int = 0
    bytes: int = 0
    by_change: dict[str, int] = field(default_factory=dict)

    def add(self, other: Checked) -> None:
        """Sum up."""
        self.games += other.games
        self.mirrors += other.mirrors
        self.frames += other.frames
        self.bytes += other.bytes
        for name, count in other.by_change.items():
            self.by_change[name] = self.by_change.get(name, 0) + count


@dataclass(frozen=True)
class Secret:
    """An outcome that one seat alone has learnt: where it stands in the script, and what it is."""

    index: int
    seat: int
    kind: str
    name: str


@dataclass(frozen=True)
class World:
    """A game that can be played again: its row, all outcomes in order, and the log.

    `offered`: tickets each seat has been offered at any time, also those others had put back. `used`: by revision
    where in the script the outcomes of an event stand.
    """

    setup: GameSetup
    script: list[str]
    events: list[Event]
    secrets: list[Secret]
    offered: dict[int, set[str]] = field(default_factory=dict)
    used: dict[int, list[int]] = field(default_factory=dict)
    sent: dict[Viewer, Frames] = field(default_factory=dict)


def check_mirrors(
    edition: str,
    seed: int | str,
    *,
    mirrors: int = 4,
    seats: int | None = None,
    begun: bool = False,
) -> Checked:
    """Play one random game and compare it with some mirrors; raises `AssertionError` on a leak.

    `begun`: somebody alone with bots who have just chosen their tickets, which is all they are asked about.
    """
    chooser = random.Random(f"mirrors {edition} {seed}")
    world = play_world(edition, seats or chooser.choice((2, 3, 4, 5)), chooser, begun=begun)
    checked = Checked(games=1)
    for name in chooser.choices(list(CHANGES), WEIGHTS, k=mirrors):
        for _attempt in range(ATTEMPTS):
            if _check_one(world, name, chooser, checked):
                break
    return checked


def play_world(edition: str, seats: int, chooser: random.Random, *, begun: bool = False) -> World:
    """A random game up to some moment before its end, with the script of its chance."""
    words = ["person"] * seats
    if begun or chooser.random() < LONE:
        words = ["me", *["bot:casual"] * (seats - 1)]  # bots give reasons to a single player
    elif seats > 2:
        words[chooser.randrange(seats)] = "bot:casual"
    game_wish = wish(edition, " ".join(words), first=chooser.randrange(seats))
    setup = new_setup(game_wish, HOST, "Anna", 999.0, seed=f"{chooser.random()}")
    setup = msgspec.structs.replace(setup, origin=Origin("elsewhere", 0, [], []))
    store = Store(setup)
    store.settle()
    while begun and store.table.opening.is_on:
        random_step(store, chooser)
    most = 0 if begun else chooser.choice((8, 40, 120, 300, 4000))
    play_out(store, chooser.random(), most, rewinds=random.Random(setup.seed))
    events = list(store.events)
    if store.table.status == "over":
        # At the end everything is told: look at what went before.
        events = events[: -chooser.randrange(1, 20)]
    told = store.events if store.table.opening.is_on else events
    while store.table.opening.is_on:
        # Tickets are shown ahead of their turn in order: the script must hold these as well.
        random_step(store, chooser)
    table = Table(setup, told)
    tape, readable = read_tape(table, told)
    events = [event for event in events if event.rev < readable]
    secrets = read_secrets(table, told[: len(tape.used)], tape)
    return World(setup, tape.script, events, secrets, read_offers(setup, events), tape.used)


def read_offers(setup: GameSetup, events: Sequence[Event]) -> dict[int, set[str]]:
    """Tickets each seat has seen."""
    table = Table(setup)
    seen: dict[int, set[str]] = {seat: set() for seat in range(len(setup.seats))}
    for event in events:
        table.apply(event)
        for seat, names in seen.items():
            names.update(table.view(seat).offered if table.game else ())
    return seen


class Tape:
    """All outcomes of a log, and which of them each event used.

    Cards, the tickets of each deck and tokens lie in stacks of their own; what was taken back puts them back.

    Attributes:
        script: The outcomes, each once, in the order in which they were first seen.
        used: By revision the places in the script of what an event brought.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self.ruleset = ruleset
        self.script: list[str] = []
        self.used: dict[int, list[int]] = {}
        self._stacks: dict[str, list[int]] = {}
        self._depths: Counter[str] = Counter()
        self._before: list[Counter[str]] = []

    def go_back(self, moves: int) -> None:
        """Only so many moves were ever played."""
        self._depths = self._before[moves]
        del self._before[moves:]

    def begin_move(self) -> None:
        """Where a move that is taken back leads to."""
        self._before.append(Counter(self._depths))

    def take(self, rev: int, chance: Sequence[str]) -> bool:
        """What an event brought; False where something else lay there before it was taken back."""
        places = []
        for name in chance:
            ticket = self.ruleset.ticket_number.get(name)
            stack = "others" if ticket is None else self.ruleset.board.tickets[ticket].deck
            known = self._stacks.setdefault(stack, [])
            depth = self._depths[stack]
            if depth == len(known):
                known.append(len(self.script))
                self.script.append(name)
            elif self.script[known[depth]] != name:
                return False
            places.append(known[depth])
            self._depths[stack] += 1
        self.used[rev] = places
        return True


def read_tape(table: Table, events: Sequence[Event]) -> tuple[Tape, int]:
    """The outcomes of a log, and the first revision that they do not tell.

    Whoever takes back and then plays otherwise may find other cards than before: these games have no deck that was
    promised, and two decks do not fit into one script.
    """
    tape = Tape(table.ruleset)
    rows = {row.rev: row for row in table.journal.rows}
    for event in events:
        kind, chance = event.body["kind"], event.body.get("chance", [])
        if kind == "undone":
            number = rows[event.rev].move
            assert number is not None, "it names the first move that was taken back"
            tape.go_back(number - 1)
        elif kind == "move":
            tape.begin_move()
        if not tape.take(event.rev, chance):
            return tape, event.rev
    return tape, events[-1].rev + 1


def read_secrets(table: Table, events: Sequence[Event], tape: Tape) -> list[Secret]:
    """Which outcomes one seat alone has seen, also in moves that were taken back."""
    found: dict[int, set[Secret | None]] = {}
    rows = {row.rev: row for row in table.journal.rows}
    for event in events:
        body, places = event.body, tape.used[event.rev]
        own: dict[int, Secret] = {}
        if body["kind"] == "start":
            own = {item.index: item for item in _dealt(table, body["chance"])}
        elif body["kind"] == "move":
            chance = body["chance"]
            for index, seat in _drawn(table, rows[event.rev].facts, chance):
                own[places[index]] = Secret(places[index], seat, "card", chance[index])
            if body["move"]["do"] == "tickets":
                for place, name in zip(places, chance, strict=True):
                    own[place] = Secret(place, body["seat"], "ticket", name)
        for place in places:
            found.setdefault(place, set()).add(own.get(place))
    ones = (item for seen in found.values() if len(seen) == 1 for item in seen)
    return [item for item in ones if item is not None]


def _drawn(
    table: Table, facts: Sequence[tuple[str, int, int, int]], chance: Sequence[str]
) -> Iterator[tuple[int, int]]:
    """Which outcomes of a move are cards drawn unseen, and by whom; a newspaper is none of them."""
    kinds, at = table.ruleset.kinds, 0
    for name, seat, first, second in facts:
        if name == "opened":
            at = chance.index(kinds[second], at) + 1
        elif name == "drew":
            at = chance.index(kinds[first], at) + 1
            yield at - 1, seat


def _dealt(table: Table, chance: Sequence[str]) -> Iterator[Secret]:
    """Opening hands are dealt seat after seat, then tickets are offered."""
    fresh = Table(table.setup)
    draft = fresh.due(0.0)
    assert draft is not None
    fresh.apply(draft.event(0.0))
    state, ruleset = fresh.playing.state, fresh.ruleset
    seats = range(ruleset.seats)
    cards = sum(access.hand_list(state, 0))
    kinds = set(ruleset.kinds) - ({"red"} if not cards else set())
    first = _first_card(fresh, chance)
    special = {ruleset.kinds[kind] for kind in ruleset.special_kinds}
    dealt = [index for index in range(first, len(chance)) if chance[index] not in special]
    for seat in seats:
        for index in dealt[seat * cards : (seat + 1) * cards]:
            assert chance[index] in kinds
            yield Secret(index, seat, "card", chance[index])
    for seat in seats:
        for ticket in access.offered_tickets(state, seat):
            name = ruleset.board.tickets[ticket].id
            yield Secret(chance.index(name), seat, "ticket", name)


def _first_card(table: Table, chance: Sequence[str]) -> int:
    """Where the hands begin: passengers are placed before."""
    market = table.ruleset.tables.market_size
    tickets = sum(name in table.ruleset.ticket_number for name in chance)
    hands = sum(sum(access.hand_list(table.playing.state, s)) for s in range(len(table.seating)))
    # Nothing but hands, a market that was opened once or more, and tickets follows.
    opened = len(chance) - tickets - hands
    tokens = sum(
        sum(counts.values())
        for part in table.ruleset.parts
        if part.name == "passengers"
        for counts in part.show(table.playing.state, None)["passengers"].values()
    )
    assert opened - tokens >= market
    return tokens


# -------------------------------------------------------------------- changes


Change = Callable[[World, Viewer, random.Random], "World | None"]


def hidden(world: World, viewer: Viewer, kind: str) -> list[Secret]:
    """Secrets of others that the viewer has not learnt since."""
    learnt = world.offered[viewer] if viewer is not None else set()
    return [
        item
        for item in world.secrets
        if item.kind == kind and item.seat != viewer and item.name not in learnt
    ]


def card_from_deck(world: World, viewer: Viewer, chooser: random.Random) -> World | None:
    """A card somebody drew unseen is another one."""
    found = hidden(world, viewer, "card")
    if not found:
        return None
    item = chooser.choice(found[-LATELY:])
    kinds = sorted({secret.name for secret in world.secrets if secret.kind == "card"} - {item.name})
    if not kinds:
        return None
    script = list(world.script)
    script[item.index] = chooser.choice(kinds)
    return _changed(world, script, {})


def cards_of_two(world: World, viewer: Viewer, chooser: random.Random) -> World | None:
    """Two cards that others drew unseen change places."""
    found = hidden(world, viewer, "card")
    if len(found) < 2:
        return None
    one, two = chooser.sample(found[-LATELY:], 2)
    if one.name == two.name:
        return None
    script = list(world.script)
    script[one.index], script[two.index] = two.name, one.name
    return _changed(world, script, {})


def ticket_from_deck(world: World, viewer: Viewer, chooser: random.Random) -> World | None:
    """A ticket somebody was offered is another one of the same deck, which nobody has seen."""
    ruleset = Table(world.setup).ruleset
    tickets = {ticket.id: ticket.deck for ticket in ruleset.board.tickets}
    found = hidden(world, viewer, "ticket")
    if not found:
        return None
    item = chooser.choice(found)
    seen = {name for name in world.script if name in tickets}
    free = [n for n, deck in tickets.items() if n not in seen and deck == tickets[item.name]]
    if not free or world.script.count(item.name) > 1:
        return None
    other = chooser.choice(free)
    return _changed(world, _renamed(world.script, {item.name: other}), {item.name: other})


def tickets_of_two(world: World, viewer: Viewer, chooser: random.Random) -> World | None:
    """Two tickets that others were offered change places."""
    ruleset = Table(world.setup).ruleset
    tickets = {ticket.id: ticket.deck for ticket in ruleset.board.tickets}
    found = hidden(world, viewer, "ticket")
    if len(found) < 2:
        return None
    one, two = chooser.sample(found, 2)
    if one.name == two.name or tickets[one.name] != tickets[two.name]:
        return None
    if any(world.script.count(item.name) > 1 for item in (one, two)):
        return None
    swap = {one.name: two.name, two.name: one.name}
    return _changed(world, _renamed(world.script, swap), swap)


def only_the_future(world: World, viewer: Viewer, chooser: random.Random) -> World | None:
    """Nothing that has happened; what is still to come is another shuffle."""
    return _changed(world, list(world.script), {})


CHANGES: dict[str, Change] = {
    "a card": card_from_deck,
    "two cards": cards_of_two,
    "a ticket": ticket_from_deck,
    "two tickets": tickets_of_two,
    "the future": only_the_future,
}


WEIGHTS = (4, 4, 3, 3, 1)
# In so many games one person plays against bots.
LONE = 0.4
# A search of so many games is the same again; what a worker is told is compared besides.
HINT_GAMES = 4
ATTEMPTS = 30
# A bot's view is the engine's, which has tests of its own.
BOT_EVERY = 4
# Cards drawn lately are likely to be in hand still.
LATELY = 12


def _renamed(names: Sequence[str], swap: Mapping[str, str]) -> list[str]:
    return [swap.get(name, name) for name in names]


def _changed(world: World, script: list[str], swap: Mapping[str, str]) -> World | None:
    """The world with another script and seed; moves that name swapped tickets name the others."""
    setup = msgspec.structs.replace(world.setup, seed="another seed", salt="another salt")
    mirror = World(scripted(setup, script), script, [], [])
    table = Table(mirror.setup)
    for event in world.events:
        body = _renamed_body(event.body, swap)
        if "chance" in body:
            body["chance"] = [script[place] for place in world.used[event.rev]]
        new = Event(event.rev, event.key, body, event.at)
        try:
            table.apply(new)
        except (SemaforError, ValueError):
            return None  # the same moves are not possible there: no mirror
        mirror.events.append(new)
    return mirror


def scripted(setup: GameSetup, script: list[str]) -> GameSetup:
    """A game whose chance follows a script as long as it goes."""
    return msgspec.structs.replace(setup, origin=Origin("elsewhere", 0, script, []))


def _renamed_body(body: Mapping[str, Any], swap: Mapping[str, str]) -> dict[str, Any]:
    new = dict(body)
    move = body.get("move")
    if isinstance(move, dict):
        named = {key: _renamed(move[key], swap) for key in ("tickets", "return") if key in move}
        new["move"] = {**move, **named}
    return new


# -------------------------------------------------------------------- frames


def frames(world: World, viewer: Viewer) -> Frames:
    """Every byte a viewer gets, event after event, and what questions at the end bring."""
    table = Table(_others(world.setup, viewer))
    sent: Frames = []
    user = HOST if viewer is not None else ""
    for event in world.events:
        table.apply(event)
        sent.append(encode(table.state(viewer, event.rev - 1, event.at)))
        if event.body["kind"] not in ("move", "undone"):
            sent.append(encode(table.info(user, viewer, [0])))
        if event.rev % BOT_EVERY == 0:
            sent.append(_bot_view(table, viewer))
    sent.append(encode(table.state(viewer, -1, world.events[-1].at)))
    sent.append(encode(table.summary(user)))
    sent.append(encode(table.lobby(user, "")))
    sent += _questions(table, viewer)
    sent += _commands(table, user, viewer)
    if viewer is not None:
        sent.append(encode(replay_head(table, user)))
        sent.append(encode(replay_steps(table, user, str(viewer), 0, 10_000)))
    return sent


def _others(setup: GameSetup, viewer: Viewer) -> GameSetup:
    """The viewer's seat is the host's, the other people's are not."""
    plans = [
        msgspec.structs.replace(plan, user=HOST if seat == viewer else f"user {seat}")
        if plan.kind == "person"
        else plan
        for seat, plan in enumerate(setup.seats)
    ]
    return msgspec.structs.replace(setup, seats=plans)


def _bot_view(table: Table, viewer: Viewer) -> bytes:
    """What a bot on the viewer's seat would think on (its dice are its own)."""
    position = None if viewer is None else table.decision(viewer)
    if position is None:
        return b""
    seen = position.view(viewer)
    names = [item.name for item in fields(seen) if item.name != "ruleset"]
    return bytes(encode({name: getattr(seen, name) for name in names}))


def _routes(table: Table) -> Iterator[messages.Ask]:
    routes = table.ruleset.board.routes
    for route in routes[:: len(routes) // 3]:
        yield messages.Ask("q", "route", route=route.id)


def _plans(table: Table) -> Iterator[messages.Ask]:
    yield messages.Ask("q", "plan")
    yield messages.Ask("q", "plan", without=[table.ruleset.board.routes[0].id])
    yield messages.Ask("q", "plan", lang="pl", tickets=[table.ruleset.board.tickets[0].id])


def _hints(table: Table) -> Iterator[messages.Ask]:
    yield messages.Ask("q", "hint")


def _reasons(table: Table) -> Iterator[messages.Ask]:
    for seat in range(len(table.seating)):
        yield messages.Ask("q", "explain", seat=seat)
        yield messages.Ask("q", "explain", lang="pl", seat=seat)


# Every question there is: a new one needs a row.
QUESTIONS: dict[str, Callable[[Table], Iterator[messages.Ask]]] = {
    "route": _routes,
    "plan": _plans,
    "hint": _hints,
    "explain": _reasons,
}
# Every message to a client: what compares it (`frames` here, or what leaves the sockets), or why it need not be.
# A new one needs a row.
MESSAGES: dict[str, str] = {
    "table": "frames",
    "state": "frames",
    "answer": "frames",
    "ack": "frames",
    "nack": "frames",
    "presence": "sockets",
    "pong": "the server's clock",
    "refused": "sockets",
    "reaction": "sockets",
}


def _questions(table: Table, viewer: Viewer) -> Iterator[bytes]:
    """Answers, some of them errors, and all that a worker is given for them."""
    for asks in QUESTIONS.values():
        for ask in asks(table):
            try:
                task = questions.make_task(table, viewer, ask)
            except SemaforError as error:
                yield bytes(encode([error.reason, error.rule, error.values]))
            else:
                yield bytes(encode(task))
                yield bytes(encode(_answer(task)))


def _answer(task: dict[str, Any]) -> dict[str, Any]:
    """What a worker says to it: through JSON, as in the server; a search is cut short."""
    sent = msgspec.json.decode(msgspec.json.encode(task))
    whole = answers.make_hint
    try:
        answers.make_hint = partial(whole, iterations=HINT_GAMES)
        return worker.work(sent)
    finally:
        answers.make_hint = whole


def _commands(table: Table, user: str, viewer: Viewer) -> Iterator[bytes]:
    """What commands are answered, right or wrong."""
    seats = range(len(table.seating))
    moves: list[dict[str, Any]] = [{"do": "draw"}, {"do": "tickets"}, {"do": "pass"}, {}]
    moves += [{"do": "claim", "route": route.id} for route in table.ruleset.board.routes[::9]]
    tried: list[messages.ClientMessage] = [messages.Play("x", table.rev, move) for move in moves]
    tried += [messages.Undo("x", table.rev), messages.Start("x")]
    tried += [messages.Substitute("x", seat) for seat in seats]
    tried += [messages.Return("x", seat) for seat in seats]
    for message in tried:
        yield _verdict(table, user, viewer, message)


def _verdict(table: Table, user: str, viewer: Viewer, message: messages.ClientMessage) -> bytes:
    """Accepted or refused with which words; the draft itself stays on the server."""
    try:
        draft = table.judge(user, viewer, message, 5000.0)
    except Refusal as refusal:
        return bytes(encode([refusal.reason, refusal.rule, refusal.values]))
    return bytes(encode([draft.rev, draft.key]))


def check_paths(edition: str, seed: int | str) -> tuple[int, int]:
    """One pair of worlds through every path of HTTP; answers and bytes compared."""
    chooser = random.Random(f"paths {edition} {seed}")
    world = play_world(edition, chooser.choice((2, 3, 4)), chooser)
    people = [seat for seat, plan in enumerate(world.setup.seats) if plan.kind == "person"]
    viewer = chooser.choice([None, *people])
    for _ in range(ATTEMPTS):
        mirror = CHANGES[chooser.choice(list(CHANGES))](world, viewer, chooser)
        if mirror is not None:
            return compare_paths(world, mirror, viewer)
    return 0, 0


def compare_paths(world: World, mirror: World, viewer: Viewer) -> tuple[int, int]:
    """What two servers answer the viewer, on every path."""
    user = "" if viewer is None else HOST
    here, there = (
        mirror_paths.told(
            mirror_paths.Stored(_others(scripted(one.setup, one.script), viewer), one.events), user
        )
        for one in (world, mirror)
    )
    where = f"{world.setup.edition}, viewer {viewer}"
    return len(here), mirror_paths.same(here, there, where)


def _check_one(world: World, name: str, chooser: random.Random, checked: Checked) -> bool:
    """One mirror through one pair of eyes; False where this change is not possible."""
    seats = len(world.setup.seats)
    people = [seat for seat, plan in enumerate(world.setup.seats) if plan.kind == "person"]
    viewer = chooser.choice([None, *people])
    mirror = CHANGES[name](world, viewer, chooser)
    if mirror is None:
        return False
    if viewer not in world.sent:
        here = World(scripted(world.setup, world.script), world.script, world.events, [])
        world.sent[viewer] = frames(here, viewer)
    ours, theirs = world.sent[viewer], frames(mirror, viewer)
    where = f"{world.setup.edition}, {seats} seats, viewer {viewer}, changed: {name}"
    assert len(ours) == len(theirs), f"another number of frames: {where}"
    for number, (mine, other) in enumerate(zip(ours, theirs, strict=True)):
        assert mine == other, f"frame {number} differs: {where}\n{_difference(mine, other)}"
        assert world.setup.seed.encode() not in mine, f"the seed is in frame {number}: {where}"
    checked.mirrors += 1
    checked.frames += len(ours)
    checked.bytes += sum(map(len, ours))
    checked.by_change[name] = checked.by_change.get(name, 0) + 1
    return True


def _difference(mine: bytes, other: bytes) -> str:
    """Where two frames part."""
    at = next((i for i, (a, b) in enumerate(zip(mine, other, strict=False)) if a != b), len(mine))
    return f"… {mine[max(0, at - 80) : at + 80]!r}\n… {other[max(0, at - 80) : at + 80]!r}"
