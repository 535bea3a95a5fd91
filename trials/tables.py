"""Tables for tests: made, driven and played at random, without storage or sockets."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from semafor.server.games.creating import new_setup
from semafor.server.games.setup import GameSetup
from semafor.server.games.table import Table
from semafor.server.log.drafts import Draft
from semafor.server.log.folding import Event
from semafor.server.protocol import messages, posts

HOST = "host"
OTHER = "other"
# Of the steps of somebody alone with bots.
REWINDS = 0.004


def wish(edition: str = "usa-classic", seats: str = "me bot", **values: Any) -> posts.CreateGame:
    """A new game: seats as words, a bot's level after a colon."""
    wishes = []
    for word in seats.split():
        kind, _, level = word.partition(":")
        wishes.append(posts.SeatWish(kind=kind, level=level))  # type: ignore[arg-type]
    mode = "hotseat" if "person" in seats else "online" if "open" in seats else "solo"
    return posts.CreateGame(edition=edition, seats=wishes, **{"mode": mode, "first": 0, **values})


class Store:
    """A table with its log, as a server without a database would keep it."""

    def __init__(self, setup: GameSetup, now: float = 1000.0) -> None:
        self.setup = setup
        self.table = Table(setup)
        self.events: list[Event] = []
        self.now = now
        self.cids = 0

    def store(self, draft: Draft, seconds: float = 1.0) -> Event:
        """Store a draft as a database would (through JSON) and give it to the table."""
        self.now += seconds
        row = msgspec.json.encode(draft.event(self.now))
        event = msgspec.json.decode(row, type=Event)
        self.table.apply(event)
        self.events.append(event)
        return event

    def settle(self) -> None:
        """What the table itself must do."""
        while (draft := self.table.due(self.now)) is not None:
            self.store(draft, 0.0)

    def cid(self) -> str:
        """A name for a command."""
        self.cids += 1
        return f"c{self.cids}"

    def send(
        self, seat: int | None, message: messages.ClientMessage, user: str = HOST, **values: Any
    ) -> Event:
        """A command of a person, and what follows from it."""
        event = self.store(self.table.judge(user, seat, message, self.now + 1.0, **values))
        self.settle()
        return event

    def play(self, seat: int, move: dict[str, Any], user: str = HOST) -> Event:
        """A person's move."""
        return self.send(seat, messages.Play(self.cid(), self.table.rev, move), user)

    def undo(self, seat: int, user: str = HOST) -> Event:
        """A person takes back."""
        return self.send(seat, messages.Undo(self.cid(), self.table.rev), user)

    def bots(self, chooser: random.Random, most: int = 10_000) -> None:
        """Bots decide, at random, until a person must."""
        for _ in range(most):
            turn = self.table.bot_to_move()
            if turn is None:
                return
            self.store(self.table.judge_bot(turn, chooser.choice(turn.view.actions)))
            self.settle()

    def folded(self) -> Table:
        """The same table again, from its log alone."""
        return Table(self.setup, self.events)


def open_store(
    edition: str = "usa-classic", seats: str = "me bot", seed: str = "seed", **values: Any
) -> Store:
    """A table that has begun if nobody is awaited."""
    store = Store(new_setup(wish(edition, seats, **values), HOST, "Anna", 999.0, seed=seed))
    store.settle()
    return store


def choose(chooser: random.Random, moves: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """A move that brings the game forward more often than chance would."""
    claims = [move for move in moves if move["do"] in ("claim", "station", "pay")]
    if claims and chooser.random() < 0.6:
        return chooser.choice(claims)
    rare = [move for move in moves if move["do"] == "tickets"]
    others = [move for move in moves if move["do"] != "tickets"]
    return chooser.choice(rare if rare and (not others or chooser.random() < 0.05) else others)


def random_step(
    store: Store, chooser: random.Random, user: str = HOST, *, rewinds: random.Random | None = None
) -> None:
    """One decision of somebody: a bot, an undo, a substitute, or a person's move; seldom, with other dice, a turn back."""
    table = store.table
    if rewinds is not None and rewinds.random() < REWINDS:
        again = [seat for seat in table.seating.owned(user) if table.can_rewind(seat)]
        if again:
            store.send(again[0], messages.Rewind(store.cid(), table.rev), user)
            return
    if table.bot_to_move() is not None and (
        not table.snapshots or chooser.random() < 0.7 or not table.seating.owned(user)
    ):
        store.bots(chooser, 1)
        return
    owned = table.seating.owned(user)
    backs = [seat for seat in owned if table.can_undo(seat)]
    if backs and chooser.random() < 0.3:
        store.undo(backs[0], user)
        return
    replaced = [seat for seat in owned if table.seating[seat].bot_plays]
    if replaced and chooser.random() < 0.5:
        store.send(replaced[0], messages.Return(store.cid(), replaced[0]), user)
        return
    asked = [seat for seat in table.deciding() if seat in owned]
    if not asked:
        store.bots(chooser, 1)
        return
    seat = chooser.choice(asked)
    if chooser.random() < 0.02 and not table.seating[seat].bot_plays:
        store.send(seat, messages.Substitute(store.cid(), seat), user)
        return
    prompt = table.prompt(seat)
    assert prompt is not None
    store.play(seat, choose(chooser, prompt.moves), user)


def play_out(
    store: Store, seed: int | str, most: int = 4000, *, rewinds: random.Random | None = None
) -> Store:
    """Play at random to the end, or for so many events."""
    chooser = random.Random(str(seed))
    for _ in range(most):
        if store.table.status == "over":
            break
        random_step(store, chooser, rewinds=rewinds)
    return store


def play_until(store: Store, chooser: random.Random, phase: str, seat: int = 0) -> None:
    """Play at random until a seat is asked something; its own moves are at random too."""
    for _ in range(4000):
        prompt = store.table.prompt(seat)
        if prompt is not None and prompt.phase == phase and not prompt.early:
            return
        random_step(store, chooser)
    raise AssertionError(f"seat {seat} was never asked: {phase}")
