"""Whether a command may be stored, and as what. Nothing here changes a table."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from semafor.engine.errors import Move, SemaforError
from semafor.engine.game import Game
from semafor.server.games.branching import begin_game
from semafor.server.games.lobby import LOBBY_MESSAGES, check_link, judge_lobby
from semafor.server.games.seating import find_bot, invite_bot
from semafor.server.games.state import BotTurn, TableState
from semafor.server.log.drafts import Draft, draft, own_draft
from semafor.server.people.names import clean_name
from semafor.server.people.store import HandLinkRow
from semafor.server.protocol import messages, posts
from semafor.server.protocol.refusals import Refusal

# Seconds without a socket after which others may let a bot play for a seat, where no clock runs.
AWAY_SECONDS = 180.0
UNDOABLE = frozenset({"claim", "station", "passengers"})
MOST_WORD = 64


def is_undoable(body: Mapping[str, Any]) -> bool:
    """Whether a move was a person's, of a kind that can be taken back, and revealed nothing."""
    return body["by"] == "person" and body["move"]["do"] in UNDOABLE and not body["chance"]


def judge(
    table: TableState,
    user: str,
    eyes: int | None,
    message: messages.ClientMessage,
    now: float,
    away: Mapping[int, float],
) -> Draft:
    """See `Table.judge`."""
    if isinstance(message, messages.Play):
        return judge_play(table, user, eyes, message, now)
    if isinstance(message, messages.Substitute):
        return judge_substitute(table, user, eyes, message, away)
    if isinstance(message, LOBBY_MESSAGES):
        return judge_lobby(table, user, message)
    judge_it = JUDGES.get(type(message))
    if judge_it is None:
        raise Refusal("malformed", field="t")
    return judge_it(table, user, eyes, message)


def check_owner(table: TableState, user: str, seat: int | None) -> int:
    """The seat, if it is the user's."""
    if seat is None or seat not in table.seating.owned(user):
        raise Refusal("not-your-seat")
    return seat


def check_playing(table: TableState) -> Game:
    """The game, if it is being played."""
    if table.status == "over":
        raise Refusal("game-over")
    return table.playing


# -------------------------------------------------------------------- moves


def judge_play(
    table: TableState, user: str, eyes: int | None, message: messages.Play, now: float
) -> Draft:
    """A person's decision, also an opening choice ahead of its turn."""
    seat = check_owner(table, user, eyes)
    game = check_playing(table)
    position = table.decision(seat)
    if position is None:
        if table.opening.is_on:
            raise Refusal("already-chosen")
        raise Refusal("not-your-turn", "COM-TURN-2", seat=seat, actor=game.actor)
    if not table.asked[seat] <= message.rev <= table.rev:
        raise Refusal("stale")
    try:
        body = move_body(position, seat, message.move, "person", is_early=position is not game)
    except SemaforError as error:
        raise Refusal(error.reason, error.rule, **error.values) from error
    if table.clock is not None:
        body["used"] = table.clock.used(seat, now)
    return draft(table, user, seat, message.cid, body)


def move_body(position: Game, seat: int, move: Move, by: str, *, is_early: bool) -> dict[str, Any]:
    """The body of a decision as the rules write it; what follows by chance stands in it when it is played."""
    if is_early:
        written = position.to_move(position.to_action(move, seat))
        return {"kind": "early", "seat": seat, "move": written, "by": by}
    after = trial(position)
    after.play(move, seat)
    chance = after.history[-1]["chance"]
    return {"kind": "move", "seat": seat, "move": after.move_at(-1), "chance": chance, "by": by}


def trial(position: Game) -> Game:
    """A copy of a position, to try a move on."""
    after = Game.from_state(position.ruleset, position.state.clone())
    after.buffer = position.buffer  # it is large, and used only while moves are listed
    return after


def named_move(position: Game, actions: Sequence[int]) -> Move:
    """The move that some actions are; one that they only begin goes on as usual."""
    *begun, last = actions
    after = trial(position) if begun else position
    for action in begun:
        if action not in after.actions():
            raise Refusal("not-legal", action=action)
        after.play_action(action, checked=True)
        if not after.is_midway:
            raise Refusal("not-legal", action=last)
    if last not in after.actions():
        raise Refusal("not-legal", action=last)
    return after.to_move(last)


def judge_bot(table: TableState, turn: BotTurn, actions: Sequence[int]) -> Draft:
    """A bot's choice for the decision it was asked about."""
    game = check_playing(table)
    seat = turn.seat
    position = table.decision(seat)
    is_same = (
        table.seating[seat].bot == turn.bot and table.asked.get(seat, turn.rev + 1) <= turn.rev
    )
    if position is None or not is_same:
        raise Refusal("stale")
    move = named_move(position, actions)
    body = move_body(position, seat, move, "bot", is_early=position is not game)
    return own_draft(table, "bot", body)


def judge_undo(table: TableState, user: str, eyes: int | None, message: messages.Undo) -> Draft:
    """A move that revealed nothing, taken back before anybody else acts."""
    seat = check_owner(table, user, eyes)
    check_playing(table)
    if not table.can_undo(seat):
        raise Refusal("no-undo")
    latest = max(table.asked.values(), default=0)
    if not latest <= message.rev <= table.rev:
        raise Refusal("stale")  # it was meant for a move before the latest
    return draft(table, user, seat, message.cid, {"kind": "undone", "seat": seat})


def judge_rewind(table: TableState, user: str, eyes: int | None, message: messages.Rewind) -> Draft:
    """Back to where one's latest turn began: only where nobody else plays."""
    seat = check_owner(table, user, eyes)
    check_playing(table)
    if not table.can_rewind(seat):
        raise Refusal("no-rewind")
    if message.rev > table.rev:
        raise Refusal("stale")
    body = {"kind": "undone", "seat": seat, "moves": table.turns_begun[-1].moves}
    return draft(table, user, seat, message.cid, body)


# -------------------------------------------------------------------- seats


def judge_start(table: TableState, user: str, eyes: int | None, message: messages.Start) -> Draft:
    """The host begins; bots take what is open."""
    if not table.is_host(user):
        raise Refusal("not-host")
    if table.status != "lobby":
        raise Refusal("already-started")
    return draft(table, user, eyes, message.cid, start_body(table, message.fill))


def judge_word(table: TableState, user: str, eyes: int | None, message: messages.Word) -> Draft:
    """A player's own word for the shuffle: after the commitment was told, before the deal."""
    seat = check_owner(table, user, eyes)
    if table.status != "lobby":
        raise Refusal("already-started")
    if table.setup.origin is not None:
        raise Refusal("no-word")
    word = clean_word(message.word)
    if not word:
        raise Refusal("malformed", field="word")
    if seat in table.words:
        raise Refusal("word-said")
    return draft(table, user, seat, message.cid, {"kind": "word", "seat": seat, "word": word})


def clean_word(text: str) -> str:
    """A word in one line of signs that can be printed."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return " ".join(shown.split())[:MOST_WORD]


def start_body(table: TableState, level: str) -> dict[str, Any]:
    """The body of the start: who fills the open seats, and the deal."""
    find_bot(level)
    seated = {chair.plan.bot for chair in table.seating.chairs}
    fill = []
    for seat in table.seating.open_seats():
        plan = invite_bot(level, seated, secrets.SystemRandom())
        seated.add(plan.bot)
        fill.append({"seat": seat, "name": plan.name, "level": plan.level, "bot": plan.bot})
    game = begin_game(table.setup, table.ruleset, table.players(), table.first, table.shuffle_words)
    return {"kind": "start", "fill": fill, "chance": game.setup_chance}


def judge_join(table: TableState, user: str, wish: posts.Join) -> Draft:
    """An open seat for somebody with the invite."""
    open_seats = table.seating.open_seats()
    if wish.invite != table.setup.invite or not user:
        raise Refusal("bad-invite")
    if table.status != "lobby":
        raise Refusal("already-started")
    if table.seating.owned(user):
        raise Refusal("already-seated")
    if not open_seats or (wish.seat is not None and wish.seat not in open_seats):
        raise Refusal("seat-taken")
    seat = open_seats[0] if wish.seat is None else wish.seat
    return sit_draft(table, seat, user, clean_name(wish.name, f"{seat + 1}"))


def judge_hand(table: TableState, user: str, seat: int, name: str) -> Draft:
    """A seat of a person, or in the lobby an open one, goes to the user of a hand link."""
    if not 0 <= seat < len(table.seating):
        raise Refusal("bad-seat", seat=seat, seats=len(table.seating))
    kind = table.seating[seat].plan.kind
    if kind == "bot" or not user:
        raise Refusal("seat-taken")
    return sit_draft(table, seat, user, clean_name(name, table.seating[seat].plan.name))


def judge_link(
    table: TableState, link: HandLinkRow, user: str, name: str, now: float, online: Collection[int]
) -> Draft:
    """The same by a hand link, which may no longer be good; a former owner is told if warned of it."""
    check_link(table, link, now, online)
    made = judge_hand(table, user, link.seat, name)
    by = {} if link.warned is None else {"by": "host", "former": table.seating[link.seat].plan.user}
    return Draft(made.rev, made.key, {**made.body, **by})


def sit_draft(table: TableState, seat: int, user: str, name: str) -> Draft:
    """Somebody sits down."""
    return own_draft(table, "own", {"kind": "sit", "seat": seat, "user": user, "name": name})


def judge_substitute(
    table: TableState,
    user: str,
    eyes: int | None,
    message: messages.Substitute,
    away: Mapping[int, float],
) -> Draft:
    """A bot for one's own seat, or for one whose owner has been away; where a clock runs, that decides."""
    check_playing(table)
    owned = table.seating.owned(user)
    seat = message.seat
    if not owned:
        raise Refusal("not-your-seat")
    if table.setup.daily:
        raise Refusal("daily-alone")
    if seat not in table.seating.people():
        raise Refusal("bad-seat", seat=seat, seats=len(table.seating))
    if table.seating[seat].bot_plays:
        raise Refusal("bot-plays-already")
    if seat not in owned and table.clock is not None:
        raise Refusal("only-clock")
    if seat not in owned and away.get(seat, 0.0) < AWAY_SECONDS:
        raise Refusal("not-away", minutes=round(AWAY_SECONDS / 60))
    by = "owner" if seat in owned else "table"
    return draft(table, user, eyes, message.cid, {"kind": "substitute", "seat": seat, "by": by})


def patience(table: TableState) -> int | None:
    """Seconds of absence after which others may let a bot play; None where a clock decides."""
    return None if table.clock is not None else int(AWAY_SECONDS)


def stand_in_draft(table: TableState, seat: int) -> Draft:
    """A bot for a seat nobody sits at any longer."""
    return own_draft(table, "own", {"kind": "substitute", "seat": seat, "by": "table"})


def judge_return(table: TableState, user: str, eyes: int | None, message: messages.Return) -> Draft:
    """The owner plays again."""
    seat = check_owner(table, user, message.seat)
    check_playing(table)
    if not table.seating[seat].bot_plays:
        raise Refusal("no-bot-plays")
    return draft(table, user, eyes, message.cid, {"kind": "return", "seat": seat})


# -------------------------------------------------------------------- the table itself


def due(table: TableState, now: float) -> Draft | None:
    """See `Table.due`."""
    if table.status == "lobby":
        return own_draft(table, "own", start_body(table, "regular")) if begins(table) else None
    if table.status == "over":
        return None
    game = table.playing
    answer = None if table.is_held else table.opening.next_answer(game)
    if answer is not None:
        return own_draft(table, "own", early_body(game, answer))
    return flag(table, now)


def judge_overlay(table: TableState, overlay: dict[str, Any]) -> Draft:
    """LEG-SETUP-1: the campaign has gone on, and the game does: with what story, crew and season have changed."""
    if not table.is_dealt:
        raise Refusal("stale")
    return own_draft(table, "own", {"kind": "overlay", "overlay": overlay})


def begins(table: TableState) -> bool:
    """Whether a table begins by itself: nobody is awaited, nor a word of somebody who sits there."""
    if is_awaited(table):
        return False
    return not table.setup.waits or set(table.seating.people()) <= set(table.words)


def is_awaited(table: TableState) -> bool:
    """Whether a game waits for its host to begin: others were to come, or to come again."""
    plans = table.setup.seats
    people = {plan.user for plan in plans if plan.kind == "person"}
    return any(plan.kind == "open" for plan in plans) or (
        bool(table.setup.rematch_of) and len(people) > 1
    )


def early_body(game: Game, answer: Move) -> dict[str, Any]:
    """A stored answer whose turn has come."""
    return move_body(game, game.actor, answer, "early", is_early=False)


def flag(table: TableState, now: float) -> Draft | None:
    """A bot for a seat whose time is up."""
    clock = table.clock
    if clock is None or table.status != "playing":
        return None
    for seat in sorted(clock.since):
        if clock.remaining(seat, now) <= 0:
            body = {"kind": "substitute", "seat": seat, "by": "clock", "used": clock.left[seat]}
            return own_draft(table, "own", body)
    return None


# Commands that are judged by who sends them and through which eyes, and by nothing else.
JUDGES: dict[type, Callable[[TableState, str, int | None, Any], Draft]] = {
    messages.Undo: judge_undo,
    messages.Rewind: judge_rewind,
    messages.Start: judge_start,
    messages.Word: judge_word,
    messages.Return: judge_return,
}
