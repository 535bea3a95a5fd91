"""What each stored event does to a table. Deterministic: the log alone decides.

Chance is played again from the seed and must give the outcomes that stand in the log.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from semafor.engine.core import State
from semafor.engine.errors import RecordError
from semafor.rules.power_part import card_name
from semafor.server.branching import begin_game
from semafor.server.journal import Row
from semafor.server.judging import is_undoable
from semafor.server.model import Event

if TYPE_CHECKING:
    from semafor.server.table import Table


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A position before a move that its mover may take back, and the mover's time after it."""

    state: State
    seat: int
    moves: int
    facts: int
    left: float
    is_final: bool = False  # it showed somebody a card that cannot be unseen


def fold_sit(table: Table, event: Event) -> Row:
    """Somebody takes a seat."""
    body = event.body
    table.seating.sit(body["seat"], body["user"], body["name"])
    return Row(event.rev, event.at, "sit", body["seat"])


def fold_start(table: Table, event: Event) -> Row:
    """Bots take what is open, and the game is set up."""
    table.seating.fill(event.body["fill"])
    game = begin_game(table.setup, table.ruleset, table.seating.players())
    if game.setup_chance != event.body["chance"]:
        raise RecordError("record-chance", move=0)
    table.game, table.status = game, "playing"
    return Row(event.rev, event.at, "start", None, tuple(fact for _, fact in game.log))


def fold_move(table: Table, event: Event) -> Row:
    """A decision and what followed it by chance."""
    body, game = event.body, table.playing
    seat = body["seat"]
    moves, facts = len(game.history), len(game.log)
    action = game.to_action(body["move"], seat)
    before = game.state.clone()
    game.play_action(action, checked=True)
    if game.history[-1]["chance"] != body["chance"]:
        raise RecordError("record-chance", move=moves + 1)
    by_bot = body["by"] == "bot" or bool(table.seating[seat].plan.bot)
    table.opening.played(seat, body["move"])
    spend_time(table, body)
    left = 0.0 if table.clock is None else table.clock.left[seat]
    is_final = shows_postcard(table, [fact for _, fact in game.log[facts:]])
    keep_snapshot(table, Snapshot(before, seat, moves, facts, left, is_final), body)
    if table.clock is not None and game.actor != seat:
        table.clock.finish_turn(seat)
    if body["by"] == "person":
        come_back(table, seat)
    if by_bot and len(table.seating.people()) == 1:
        table.thoughts[seat] = (before, action)
    if game.is_over:
        table.status = "over"
    rows = tuple(fact for _, fact in game.log[facts:])
    return Row(event.rev, event.at, "move", seat, rows, moves + 1, by_bot)


def fold_early(table: Table, event: Event) -> Row:
    """An opening choice ahead of its turn in order."""
    body = event.body
    seat = body["seat"]
    table.opening.add(seat, body["move"])
    spend_time(table, body)
    if body["by"] == "person":
        come_back(table, seat)
    return Row(event.rev, event.at, "early", seat, by_bot=body["by"] == "bot")


def fold_undone(table: Table, event: Event) -> Row:
    """The latest move was never played; its time was."""
    game, snapshot = table.playing, table.snapshots.pop()
    game.state = snapshot.state
    game.state.trace, game.state.facts = [], []
    del game.history[snapshot.moves :]
    del game.log[snapshot.facts :]
    if table.clock is not None:
        table.clock.left[snapshot.seat] = snapshot.left
    return Row(event.rev, event.at, "undone", snapshot.seat, move=snapshot.moves + 1)


def fold_substitute(table: Table, event: Event) -> Row:
    """A bot plays for somebody."""
    seat = event.body["seat"]
    table.seating[seat].bot_plays = True
    spend_time(table, event.body)
    if table.snapshots and table.snapshots[-1].seat == seat:
        table.snapshots.clear()
    return Row(event.rev, event.at, "substitute", seat)


def fold_return(table: Table, event: Event) -> Row:
    """The owner plays again."""
    seat = event.body["seat"]
    come_back(table, seat)
    return Row(event.rev, event.at, "return", seat)


FOLDS: dict[str, Callable[[Table, Event], Row]] = {
    "sit": fold_sit,
    "start": fold_start,
    "move": fold_move,
    "early": fold_early,
    "undone": fold_undone,
    "substitute": fold_substitute,
    "return": fold_return,
}
# Events after which a seat's question is another one.
CHANGING = frozenset({"start", "move", "early", "undone"})


def come_back(table: Table, seat: int) -> None:
    """A bot that stood in for a seat stops."""
    if table.seating[seat].bot_plays:
        table.seating[seat].bot_plays = False
        if table.clock is not None:
            table.clock.welcome_back(seat)


def spend_time(table: Table, body: Mapping[str, Any]) -> None:
    """What a decision took stands beside it."""
    if table.clock is not None:
        table.clock.spend(body["seat"], body.get("used", 0.0))


def shows_postcard(table: Table, facts: Sequence[tuple[str, int, int, int]]) -> bool:
    """LEG-POST-1, REG-0-1: whether somebody drew a postcard or showed its secret side."""
    names = table.ruleset.names.get("power", ())
    return any(
        fact in ("drew_postcard", "power") and isinstance(card_name(names[number]), int)
        for fact, _seat, number, _b in facts
    )


def keep_snapshot(table: Table, snapshot: Snapshot, body: Mapping[str, Any]) -> None:
    """Only what revealed nothing can be taken back, and only until somebody else acts."""
    if table.snapshots and table.snapshots[-1].seat != snapshot.seat:
        table.snapshots.clear()
    if is_undoable(body) and not table.playing.is_over:
        table.snapshots.append(snapshot)
    else:
        table.snapshots.clear()
