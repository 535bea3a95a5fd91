"""Whether a command may be stored, and as what. Nothing here changes a table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Any

from semafor.engine.chance import outcome_names
from semafor.engine.errors import Move, SemaforError
from semafor.engine.game import Game
from semafor.server import messages, posts
from semafor.server.branching import begin_game
from semafor.server.model import AWAY_SECONDS, BotTurn, Draft, Refusal
from semafor.server.prompts import trial
from semafor.server.seating import bot_title, clean_name, find_bot

if TYPE_CHECKING:
    from semafor.server.table import Table

UNDOABLE = frozenset({"claim", "station", "passengers"})
# Keys of what bots and tables do; nobody sends them again.
OWN_KEYS = ("bot:", "own:")
MOST_CID = 64


def is_undoable(body: Mapping[str, Any]) -> bool:
    """Whether a move was a person's, of a kind that can be taken back, and revealed nothing."""
    return body["by"] == "person" and body["move"]["do"] in UNDOABLE and not body["chance"]


def make_key(eyes: int | None, cid: str) -> str:
    """The idempotency key of a command."""
    return f"{'-' if eyes is None else eyes}:{cid}"


def judge(
    table: Table,
    user: str,
    eyes: int | None,
    message: messages.ClientMessage,
    now: float,
    away: Mapping[int, float],
) -> Draft:
    """See `Table.judge`."""
    if isinstance(message, messages.Play):
        return judge_play(table, user, eyes, message, now)
    if isinstance(message, messages.Undo):
        return judge_undo(table, user, eyes, message)
    if isinstance(message, messages.Start):
        return judge_start(table, user, eyes, message)
    if isinstance(message, messages.Substitute):
        return judge_substitute(table, user, eyes, message, away)
    if isinstance(message, messages.Return):
        return judge_return(table, user, eyes, message)
    raise Refusal("malformed", field="t")


def draft(table: Table, eyes: int | None, cid: str, body: dict[str, Any]) -> Draft:
    """A draft of somebody's command."""
    if not 0 < len(cid) <= MOST_CID:
        raise Refusal("malformed", field="cid")
    return Draft(table.rev + 1, make_key(eyes, cid), body)


def own_draft(table: Table, what: str, body: dict[str, Any]) -> Draft:
    """A draft of what nobody in particular sent."""
    return Draft(table.rev + 1, f"{what}:{table.rev + 1}", body)


def check_owner(table: Table, user: str, seat: int | None) -> int:
    """The seat, if it is the user's."""
    if seat is None or seat not in table.seating.owned(user):
        raise Refusal("not-your-seat")
    return seat


def check_playing(table: Table) -> Game:
    """The game, if it is being played."""
    if table.status == "over":
        raise Refusal("game-over")
    return table.playing


# -------------------------------------------------------------------- moves


def judge_play(
    table: Table, user: str, eyes: int | None, message: messages.Play, now: float
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
        action = position.to_action(message.move, seat)
    except SemaforError as error:
        raise Refusal(error.reason, error.rule, **error.values) from error
    body = move_body(position, seat, action, "person", is_early=position is not game)
    if table.clock is not None:
        body["used"] = table.clock.used(seat, now)
    return draft(table, seat, message.cid, body)


def move_body(position: Game, seat: int, action: int, by: str, *, is_early: bool) -> dict[str, Any]:
    """The body of a decision; what follows by chance stands in it when it is played."""
    move = position.to_move(action)
    if is_early:
        return {"kind": "early", "seat": seat, "move": move, "by": by}
    return {
        "kind": "move",
        "seat": seat,
        "move": move,
        "chance": foretell(position, action),
        "by": by,
    }


def foretell(position: Game, action: int) -> list[str]:
    """The outcomes that will follow an action."""
    after = trial(position.state, action)
    return outcome_names(after, after.trace or [])


def judge_bot(table: Table, turn: BotTurn, action: int) -> Draft:
    """A bot's choice for the decision it was asked about."""
    game = check_playing(table)
    seat = turn.seat
    position = table.decision(seat)
    is_same = (
        table.seating[seat].bot == turn.bot and table.asked.get(seat, turn.rev + 1) <= turn.rev
    )
    if position is None or not is_same:
        raise Refusal("stale")
    if action not in position.actions():
        raise Refusal("not-legal", action=action)
    body = move_body(position, seat, action, "bot", is_early=position is not game)
    return own_draft(table, "bot", body)


def judge_undo(table: Table, user: str, eyes: int | None, message: messages.Undo) -> Draft:
    """A move that revealed nothing, taken back before anybody else acts."""
    seat = check_owner(table, user, eyes)
    check_playing(table)
    if not table.can_undo(seat):
        raise Refusal("no-undo")
    latest = max(table.asked.values(), default=0)
    if not latest <= message.rev <= table.rev:
        raise Refusal("stale")  # it was meant for a move before the latest
    return draft(table, seat, message.cid, {"kind": "undone", "seat": seat})


# -------------------------------------------------------------------- seats


def judge_start(table: Table, user: str, eyes: int | None, message: messages.Start) -> Draft:
    """The host begins; bots take what is open."""
    if user != table.setup.host:
        raise Refusal("not-host")
    if table.status != "lobby":
        raise Refusal("already-started")
    return draft(table, eyes, message.cid, start_body(table, message.fill))


def start_body(table: Table, level: str) -> dict[str, Any]:
    """The body of the start: who fills the open seats, and the deal."""
    bot = find_bot(level)
    fill = [
        {"seat": seat, "name": bot_title(bot), "level": level, "bot": bot}
        for seat in table.seating.open_seats()
    ]
    game = begin_game(table.setup, table.ruleset, table.seating.players())
    return {"kind": "start", "fill": fill, "chance": game.setup_chance}


def judge_join(table: Table, user: str, wish: posts.Join) -> Draft:
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


def seats_to_give(table: Table, user: str, online: Collection[int]) -> set[int]:
    """Seats a user may make a hand link for: the own ones; a host also those nobody sits at.

    At a table with phones a phone may run out of power: the host gives its seat to another one.
    """
    seats = set(table.seating.owned(user))
    if user and user == table.setup.host:
        if table.status == "lobby":
            seats.update(table.seating.open_seats())
        if table.setup.mode == "table":
            seats.update(set(table.seating.people()) - set(online))
    return seats


def judge_hand(table: Table, user: str, seat: int, name: str) -> Draft:
    """A seat of a person, or in the lobby an open one, goes to the user of a hand link."""
    if not 0 <= seat < len(table.seating):
        raise Refusal("bad-seat", seat=seat, seats=len(table.seating))
    kind = table.seating[seat].plan.kind
    if kind == "bot" or not user:
        raise Refusal("seat-taken")
    return sit_draft(table, seat, user, clean_name(name, table.seating[seat].plan.name))


def sit_draft(table: Table, seat: int, user: str, name: str) -> Draft:
    """Somebody sits down."""
    return own_draft(table, "own", {"kind": "sit", "seat": seat, "user": user, "name": name})


def judge_substitute(
    table: Table,
    user: str,
    eyes: int | None,
    message: messages.Substitute,
    away: Mapping[int, float],
) -> Draft:
    """A bot for one's own seat, or for one whose owner has been away."""
    check_playing(table)
    owned = table.seating.owned(user)
    seat = message.seat
    if not owned:
        raise Refusal("not-your-seat")
    if seat not in table.seating.people():
        raise Refusal("bad-seat", seat=seat, seats=len(table.seating))
    if table.seating[seat].bot_plays:
        raise Refusal("bot-plays-already")
    if seat not in owned and away.get(seat, 0.0) < AWAY_SECONDS:
        raise Refusal("not-away", seconds=int(AWAY_SECONDS))
    by = "owner" if seat in owned else "table"
    return draft(table, eyes, message.cid, {"kind": "substitute", "seat": seat, "by": by})


def stand_in_draft(table: Table, seat: int) -> Draft:
    """A bot for a seat nobody sits at any longer."""
    return own_draft(table, "own", {"kind": "substitute", "seat": seat, "by": "table"})


def judge_return(table: Table, user: str, eyes: int | None, message: messages.Return) -> Draft:
    """The owner plays again."""
    seat = check_owner(table, user, message.seat)
    check_playing(table)
    if not table.seating[seat].bot_plays:
        raise Refusal("no-bot-plays")
    return draft(table, eyes, message.cid, {"kind": "return", "seat": seat})


# -------------------------------------------------------------------- the table itself


def due(table: Table, now: float) -> Draft | None:
    """See `Table.due`."""
    if table.status == "lobby":
        is_full = all(plan.kind != "open" for plan in table.setup.seats)
        return own_draft(table, "own", start_body(table, "regular")) if is_full else None
    if table.status == "over":
        return None
    game = table.playing
    answer = table.opening.next_answer(game)
    if answer is not None:
        return own_draft(table, "own", early_body(game, answer))
    return flag(table, now)


def early_body(game: Game, answer: Move) -> dict[str, Any]:
    """A stored answer whose turn has come."""
    action = game.to_action(answer, game.actor)
    return move_body(game, game.actor, action, "early", is_early=False)


def flag(table: Table, now: float) -> Draft | None:
    """A bot for a seat whose time is up."""
    clock = table.clock
    if clock is None or table.status != "playing":
        return None
    for seat in sorted(clock.since):
        if clock.remaining(seat, now) <= 0:
            body = {"kind": "substitute", "seat": seat, "by": "clock", "used": clock.left[seat]}
            return own_draft(table, "own", body)
    return None
