"""Replays: every position of a game through chosen eyes, and its whole story at the end.

While a game is being played only a seat's own eyes are open, and only to its owner.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from semafor.bots.open_reasons import OPEN_MOVES
from semafor.engine import access
from semafor.engine.errors import Move, RecordError
from semafor.engine.game import Game
from semafor.engine.record import verify_shuffle
from semafor.server.games.branching import bare_move, fresh_game
from semafor.server.games.journal import Row, tell, tell_all
from semafor.server.games.past import Past
from semafor.server.games.table import Table
from semafor.server.games.views import (
    OpenPosition,
    counts,
    seat_view,
    spectator_view,
    ticket_infos,
)
from semafor.server.protocol.messages import LogEntry, View
from semafor.server.protocol.posts import ReplayHead, ReplayStep, ReplaySteps
from semafor.server.protocol.refusals import Refusal

# Through whose eyes: a seat, a spectator (None), or with all hands open.
Eyes = int | None | Literal["open"]
MOST_STEPS = 1000


def read_eyes(table: Table | Past, user: str, text: str) -> Eyes:
    """`open`, `spectator` or a seat, if this user may look like that now."""
    if text in ("open", "spectator"):
        eyes: Eyes = "open" if text == "open" else None
    elif text.isascii() and text.isdecimal() and int(text) < len(table.seating):
        eyes = int(text)
    else:
        raise Refusal("bad-seat", seat=text, seats=len(table.seating))
    owned = table.seating.owned(user)
    if table.status != "over" and eyes not in owned:
        raise Refusal("not-over")
    if table.setup.campaign is not None and eyes is not None and eyes not in owned:
        raise Refusal("campaign-sealed")  # hands and secret sides stay what they are
    return eyes


def replay_head(table: Table | Past, user: str, *, is_sealed: bool = False) -> ReplayHead:
    """What there is to see; of a running game what a player's own first seat has seen.

    `is_sealed`: a campaign's game whose hands still matter: its shuffle is not told yet. Eyes of others stay
    shut in a campaign also later, for what stands on closed postcards is seen through them.
    """
    game = table.playing
    owned = table.seating.owned(user)
    if table.status != "over" and not owned:
        raise Refusal("not-over")
    eyes: Eyes = "open" if table.status == "over" else owned[0]
    if table.setup.campaign is not None:
        eyes = owned[0] if owned else None
    setup, ending = table.setup, table.ending()
    is_told = table.status == "over" and not is_sealed and setup.origin is None
    words = table.shuffle_words if is_told else None
    return ReplayHead(
        id=setup.id,
        edition=setup.edition,
        options=setup.options,
        seats=table.seating.infos(user, ()),
        moves=len(game.history),
        over=table.status == "over",
        verified=is_told and is_verified(table),
        commitment=table.commitment,
        log=[_entry(table, row, eyes) for row in story(table)],
        seed=setup.seed if is_told else "",
        salt=setup.salt if is_told else "",
        words=list(words.said) if words else [],
        ending=ending,
        origin=table.origin,
        is_sealed=is_sealed,
        campaign=setup.campaign.id if setup.campaign else None,
    )


def is_verified(table: Table | Past) -> bool:
    """Whether the shuffle of a finished game is the one promised."""
    try:
        verify_shuffle(table.ruleset, table.whole_record())
    except RecordError:
        return False
    return True


def replay_steps(table: Table | Past, user: str, eyes: str, start: int, stop: int) -> ReplaySteps:
    """Positions `start` to `stop` (not included); 0 is the setup."""
    through = read_eyes(table, user, eyes)
    start = max(0, start)
    stop = min(stop, len(table.playing.history) + 1, start + MOST_STEPS)
    rows = list(story(table))
    steps = [
        _step(table, game, number, rows[number], through)
        for number, game in enumerate(walk(table, stop))
        if number >= start
    ]
    return ReplaySteps(steps=steps)


def walk(table: Table | Past, stop: int) -> Iterator[Game]:
    """The game after 0, 1, … moves; one object that goes on."""
    game = fresh_game(table.setup, table.ruleset, table.players(), table.first, table.shuffle_words)
    for number in range(stop):
        if number:
            game.play(bare_move(table.playing.history[number - 1]))
        yield game


def story(table: Table | Past) -> Iterator[Row]:
    """The setup and every move that stands (what was taken back is left out)."""
    game = table.playing
    facts: list[list[tuple[str, int, int, int]]] = [[] for _ in range(len(game.history) + 1)]
    for number, fact in game.log:
        facts[number + 1].append(fact)
    stored = {row.move: row for row in table.journal.rows if row.kind == "move"}
    started = next((row for row in table.journal.rows if row.kind == "start"), None)
    at, rev = (started.at, started.rev) if started else (table.setup.created, 0)
    yield Row(rev, at, "setup", None, tuple(facts[0]), 0)
    for number, move in enumerate(game.history, 1):
        row = stored.get(number)
        at, rev = (row.at, row.rev) if row else (at, rev)
        by_bot = row is not None and row.by_bot
        yield Row(rev, at, "move", move["seat"], tuple(facts[number]), number, by_bot)


def _entry(table: Table | Past, row: Row, eyes: Eyes) -> LogEntry:
    if eyes == "open":
        return tell_all(table.ruleset, row)
    return tell(table.ruleset, row, eyes)


def _step(table: Table | Past, game: Game, number: int, row: Row, eyes: Eyes) -> ReplayStep:
    """One position; hands and tickets of everybody only with all hands open."""
    seats = range(table.ruleset.seats) if eyes == "open" else ()
    return ReplayStep(
        number=number,
        view=_view(game, eyes),
        hands=[counts(table.ruleset, access.hand_list(game.state, seat)) for seat in seats],
        all_tickets=[ticket_infos(game.state, seat) for seat in seats],
        log=_entry(table, row, eyes),
        move=_move(game, number, eyes),
    )


def _view(game: Game, eyes: Eyes) -> View:
    position = OpenPosition(game.state)
    if not isinstance(eyes, int):
        return spectator_view(position)
    offered = access.offered_tickets(game.state, eyes)
    return seat_view(position, game.state, eyes, offered)


def _move(game: Game, number: int, eyes: Eyes) -> Move | None:
    """The move that led here, unless it names what the viewer may not know."""
    if not number:
        return None
    row = game.history[-1]
    if eyes != "open" and eyes != row["seat"] and row["do"] not in OPEN_MOVES:
        return None
    return bare_move(row)
