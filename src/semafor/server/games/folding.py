"""What each stored event does to a state. Deterministic: the log alone decides.

Chance is played again from the seed and must give the outcomes that stand in the log.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from semafor.charter.rules.offices.part import card_name
from semafor.engine.errors import RecordError
from semafor.server.games.branching import begin_game
from semafor.server.games.journal import Row
from semafor.server.games.judging import is_undoable
from semafor.server.games.opening import is_opening
from semafor.server.games.setup import GameSetup
from semafor.server.games.state import Snapshot, TableState, Warned
from semafor.server.log import drafts
from semafor.server.log.folding import Event
from semafor.server.protocol.messages import Rematch


def take_in(state: TableState, event: Event) -> None:
    """The next event of the log."""
    if event.rev != state.rev + 1:
        raise ValueError(f"event {event.rev} does not follow {state.rev}")
    kind = event.body["kind"]
    row = FOLDS[kind](state, event)
    state.rev = event.rev
    if kind not in QUIET:
        state.updated = event.at
    if not event.key.startswith(drafts.OWN_KEYS):
        state.keys[event.key] = event.rev
    state.journal.add(row)
    state.ask_anew()
    settle(state, event)


def settle(state: TableState, event: Event) -> None:
    """Who is asked now, since when, and whose clock runs."""
    if state.game is not None and state.opening.is_on:
        state.opening.drop_illegal(state.game)
        state.opening.is_on = is_opening(state.game.state)
    deciding = state.deciding()
    changed = {event.body.get("seat")} if event.body["kind"] in CHANGING else set()
    if state.game is not None and not state.opening.is_on and changed:
        changed = set(deciding)
    state.asked = {
        seat: state.rev if seat in changed else state.asked.get(seat, state.rev)
        for seat in deciding
    }
    if state.clock is not None:
        for seat in set(deciding).intersection(changed):
            state.clock.restart(seat)
        state.clock.ask([seat for seat in deciding if not state.seating[seat].bot], event.at)


def fold_sit(state: TableState, event: Event) -> Row:
    """Somebody takes a seat."""
    body = event.body
    state.seating.sit(body["seat"], body["user"], body["name"])
    state.warnings.pop(body["seat"], None)
    return Row(event.rev, event.at, "sit", body["seat"])


def fold_leave(state: TableState, event: Event) -> Row:
    """A seat is open again before the game; its owner was the host perhaps."""
    body = event.body
    state.seating.leave(body["seat"], is_removed=body["by"] == "host")
    state.warnings.pop(body["seat"], None)
    state.host = body["host"]
    return Row(event.rev, event.at, "leave", body["seat"])


def fold_swap(state: TableState, event: Event) -> Row:
    """Two seats change places before the game."""
    seat, other = event.body["seat"], event.body["other"]
    state.seating.swap(seat, other)
    state.warnings.clear()
    return Row(event.rev, event.at, "swap", seat)


def fold_colour(state: TableState, event: Event) -> Row:
    """Other pieces for a seat."""
    state.seating.dress(event.body["seat"], event.body["colour"])
    return Row(event.rev, event.at, "colour", event.body["seat"])


def fold_first(state: TableState, event: Event) -> Row:
    """Who begins, or that the lot says it."""
    first = event.body["first"]
    state.is_lot = first is None
    state.first = lot(state.setup) if first is None else first
    return Row(event.rev, event.at, "first", first)


def fold_name(state: TableState, event: Event) -> Row:
    """Somebody is called otherwise."""
    state.seating.rename(event.body["user"], event.body["name"])
    return Row(event.rev, event.at, "name", None)


def fold_merge(state: TableState, event: Event) -> Row:
    """A guest has logged in: what was the guest's is the account's."""
    guest, user = event.body["guest"], event.body["user"]
    state.seating.merge(guest, user)
    if state.host == guest:
        state.host = user
    return Row(event.rev, event.at, "merge", None)


def fold_warn(state: TableState, event: Event) -> Row:
    """The host wants to give the seat of a phone that is gone to another one."""
    body = event.body
    state.warnings[body["seat"]] = Warned(event.rev, body["works_at"])
    return Row(event.rev, event.at, "warn", body["seat"])


def fold_keep(state: TableState, event: Event) -> Row:
    """Its owner has come back."""
    state.warnings.pop(event.body["seat"], None)
    return Row(event.rev, event.at, "keep", event.body["seat"])


def fold_rematch(state: TableState, event: Event) -> Row:
    """The same people play again."""
    state.rematch = Rematch(event.body["game"], event.body["seat"])
    return Row(event.rev, event.at, "rematch", event.body["seat"])


def lot(setup: GameSetup) -> int:
    """Who begins by lot: as drawn when the game was made, else as the seed says."""
    if setup.lot:
        return setup.first
    digest = hashlib.sha256(f"first:{setup.seed}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % len(setup.seats)


def fold_start(state: TableState, event: Event) -> Row:
    """Bots take what is open, and the game is set up."""
    state.seating.fill(event.body["fill"])
    game = begin_game(state.setup, state.ruleset, state.players(), state.first, state.shuffle_words)
    if game.setup_chance != event.body["chance"]:
        raise RecordError("record-chance", move=0)
    state.game, state.status = game, "playing"
    return Row(event.rev, event.at, "start", None, tuple(fact for _, fact in game.log))


def fold_overlay(state: TableState, event: Event) -> Row:
    """LEG-SETUP-1: the same deal by the rules of a campaign that has gone on; answers are played next."""
    before = state.playing
    state.play_by(event.body["overlay"])
    game = begin_game(state.setup, state.ruleset, state.players(), state.first, state.shuffle_words)
    if game.setup_chance != before.setup_chance:
        raise RecordError("record-chance", move=0)
    state.game = game
    state.opening.start_again()
    return Row(event.rev, event.at, "overlay", None)


def fold_word(state: TableState, event: Event) -> Row:
    """Somebody adds a word to the shuffle."""
    seat = event.body["seat"]
    state.words[seat] = event.body["word"]
    return Row(event.rev, event.at, "word", seat)


def fold_move(state: TableState, event: Event) -> Row:
    """A decision and what followed it by chance."""
    body, game = event.body, state.playing
    seat = body["seat"]
    moves, facts = len(game.history), len(game.log)
    before = game.state.clone()
    game.play(body["move"], seat)
    if game.history[-1]["chance"] != body["chance"]:
        raise RecordError("record-chance", move=moves + 1)
    by_bot = body["by"] == "bot" or bool(state.seating[seat].plan.bot)
    state.opening.played(seat, body["move"])
    spend_time(state, body)
    left = 0.0 if state.clock is None else state.clock.left[seat]
    is_final = shows_postcard(state, [fact for _, fact in game.log[facts:]])
    snapshot = Snapshot(before, seat, moves, facts, left, is_final)
    keep_snapshot(state, snapshot, body)
    keep_turn(state, snapshot)
    if state.clock is not None and game.actor != seat:
        state.clock.finish_turn(seat)
    if body["by"] == "person":
        come_back(state, seat)
    if by_bot and len(state.seating.people()) == 1:
        state.thoughts[seat] = (before, body["move"])
    if game.is_over:
        state.status = "over"
    rows = tuple(fact for _, fact in game.log[facts:])
    return Row(event.rev, event.at, "move", seat, rows, moves + 1, by_bot)


def fold_early(state: TableState, event: Event) -> Row:
    """An opening choice ahead of its turn in order."""
    body = event.body
    seat = body["seat"]
    state.opening.add(seat, body["move"])
    spend_time(state, body)
    if body["by"] == "person":
        come_back(state, seat)
    return Row(event.rev, event.at, "early", seat, by_bot=body["by"] == "bot")


def fold_undone(state: TableState, event: Event) -> Row:
    """The latest move was never played; its time was."""
    game, snapshot = state.playing, find_snapshot(state, event.body)
    game.state = snapshot.state
    game.state.trace, game.state.facts = [], []
    del game.history[snapshot.moves :]
    del game.log[snapshot.facts :]
    if state.clock is not None:
        state.clock.left[snapshot.seat] = snapshot.left
    return Row(event.rev, event.at, "undone", snapshot.seat, move=snapshot.moves + 1)


def find_snapshot(state: TableState, body: Mapping[str, Any]) -> Snapshot:
    """The position that is gone back to; it is played on, so nothing else may hold it."""
    if "moves" not in body:
        found = state.snapshots.pop()
        if state.turns_begun and state.turns_begun[-1].moves == found.moves:
            state.turns_begun.pop()
        return found
    state.snapshots.clear()
    state.thoughts.clear()
    return state.turns_begun.pop()


def fold_substitute(state: TableState, event: Event) -> Row:
    """A bot plays for somebody."""
    seat = event.body["seat"]
    state.seating[seat].bot_plays = True
    spend_time(state, event.body)
    if state.snapshots and state.snapshots[-1].seat == seat:
        state.snapshots.clear()
    return Row(event.rev, event.at, "substitute", seat)


def fold_return(state: TableState, event: Event) -> Row:
    """The owner plays again."""
    seat = event.body["seat"]
    come_back(state, seat)
    return Row(event.rev, event.at, "return", seat)


FOLDS: dict[str, Callable[[TableState, Event], Row]] = {
    "sit": fold_sit,
    "word": fold_word,
    "overlay": fold_overlay,
    "start": fold_start,
    "move": fold_move,
    "early": fold_early,
    "undone": fold_undone,
    "substitute": fold_substitute,
    "return": fold_return,
    "leave": fold_leave,
    "swap": fold_swap,
    "colour": fold_colour,
    "first": fold_first,
    "name": fold_name,
    "merge": fold_merge,
    "warn": fold_warn,
    "keep": fold_keep,
    "rematch": fold_rematch,
}
# Turns that one can go back over.
MOST_TURNS = 12
# Events that are no news of the game: lists stay in order.
QUIET = frozenset({"name", "merge"})
# Events after which a seat's question is another one.
CHANGING = frozenset({"start", "overlay", "move", "early", "undone"})


def come_back(state: TableState, seat: int) -> None:
    """A bot that stood in for a seat stops."""
    if state.seating[seat].bot_plays:
        state.seating[seat].bot_plays = False
        if state.clock is not None:
            state.clock.welcome_back(seat)


def spend_time(state: TableState, body: Mapping[str, Any]) -> None:
    """What a decision took stands beside it."""
    if state.clock is not None:
        state.clock.spend(body["seat"], body.get("used", 0.0))


def shows_postcard(state: TableState, facts: Sequence[tuple[str, int, int, int]]) -> bool:
    """LEG-POST-1, REG-0-1: whether somebody drew a postcard or showed its secret side."""
    names = state.ruleset.names.get("power", ())
    return any(
        fact in ("drew_postcard", "power") and isinstance(card_name(names[number]), int)
        for fact, _seat, number, _b in facts
    )


def keep_snapshot(state: TableState, snapshot: Snapshot, body: Mapping[str, Any]) -> None:
    """Only what revealed nothing can be taken back, and only until somebody else acts.

    Who plays alone against bots may do so until the next move of one's own: the moves of bots go with it.
    """
    if state.snapshots and state.snapshots[-1].seat != snapshot.seat:
        if state.is_among_bots and body["by"] == "bot" and not state.playing.is_over:
            return
        state.snapshots.clear()
    elif state.snapshots and state.playing.history[snapshot.moves - 1]["seat"] != snapshot.seat:
        state.snapshots.clear()  # bots have moved since: that turn is settled now
    if is_undoable(body) and not state.playing.is_over:
        state.snapshots.append(snapshot)
    else:
        state.snapshots.clear()


def keep_turn(state: TableState, snapshot: Snapshot) -> None:
    """Alone against bots one may go back to one's latest turns, after the opening."""
    if not state.is_practice or snapshot.seat not in state.seating.people() or state.opening.is_on:
        return
    begun = state.turns_begun
    if not begun or begun[-1].state.turns < snapshot.state.turns:
        begun.append(snapshot)
        del begun[:-MOST_TURNS]
