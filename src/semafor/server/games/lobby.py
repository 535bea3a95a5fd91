"""What may be changed about the seats before a game begins, and who may take a seat by a hand link.

Like `judging`: nothing here changes a table.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import ceil
from typing import Any

from semafor.server.games.state import TableState
from semafor.server.log.drafts import Draft, check_cid, make_person_key, own_draft
from semafor.server.people.store import HandLinkRow
from semafor.server.protocol import messages
from semafor.server.protocol.posts import Notice
from semafor.server.protocol.refusals import Refusal

# Seconds without a socket after which the host may begin to give a phone's seat away, and how long
# the warning stands before the link works.
HAND_AWAY_SECONDS = 120.0
HAND_WARNING_SECONDS = 60.0
LobbyMessage = messages.Leave | messages.Swap | messages.Colour | messages.First
LOBBY_MESSAGES = (messages.Leave, messages.Swap, messages.Colour, messages.First)


def judge_lobby(table: TableState, user: str, message: LobbyMessage) -> Draft:
    """A change of the seats before the game, or `Refusal`."""
    check_cid(message.cid)
    if table.status != "lobby":
        raise Refusal("already-started")
    if isinstance(message, messages.Leave):
        body = _leave(table, user, message)
    elif isinstance(message, messages.Swap):
        body = _swap(table, user, message)
    elif isinstance(message, messages.Colour):
        body = _colour(table, user, message)
    else:
        body = _first(table, user, message)
    return Draft(table.rev + 1, make_person_key(user, message.cid), body)


def check_seat(table: TableState, seat: int) -> None:
    """There must be such a seat."""
    if not 0 <= seat < len(table.seating):
        raise Refusal("bad-seat", seat=seat, seats=len(table.seating))


def _leave(table: TableState, user: str, message: messages.Leave) -> dict[str, Any]:
    """One's own seat, or by the host anybody's. A host who goes hands the table on."""
    check_seat(table, message.seat)
    plan = table.seating[message.seat].plan
    is_own = message.seat in table.seating.owned(user)
    if not is_own and not table.is_host(user):
        raise Refusal("not-your-seat")
    if plan.kind != "person":
        raise Refusal("nobody-there")
    host = table.host
    if is_own and table.is_host(user) and len(table.seating.owned(user)) == 1:
        others = [table.seating[seat].plan.user for seat in table.seating.people()]
        host = next((other for other in others if other != user), host)
    by = "owner" if is_own else "host"
    return {"kind": "leave", "seat": message.seat, "user": plan.user, "by": by, "host": host}


def _swap(table: TableState, user: str, message: messages.Swap) -> dict[str, Any]:
    """To an open seat or a bot's; the host changes any two."""
    for seat in (message.seat, message.other):
        check_seat(table, seat)
    if message.seat == message.other:
        raise Refusal("seat-taken")
    if not table.is_host(user):
        if message.seat not in table.seating.owned(user):
            raise Refusal("not-your-seat")
        if table.seating[message.other].plan.kind == "person":
            raise Refusal("seat-taken")
    users = [table.seating[seat].plan.user for seat in (message.other, message.seat)]
    return {"kind": "swap", "seat": message.seat, "other": message.other, "users": users}


def _colour(table: TableState, user: str, message: messages.Colour) -> dict[str, Any]:
    """Free ones, those of bots and open seats; the host gives anybody any colour."""
    check_seat(table, message.seat)
    colours, seating = table.usual_colours, table.seating
    if not table.is_host(user) and message.seat not in seating.owned(user):
        raise Refusal("not-your-seat")
    if message.colour not in colours:
        raise Refusal("bad-colour", colour=message.colour[:24], known=", ".join(colours))
    holders = [seat for seat, worn in enumerate(seating.colours) if worn == message.colour]
    is_person = any(seating[seat].plan.kind == "person" for seat in holders)
    if is_person and not table.is_host(user) and message.seat not in holders:
        raise Refusal("colour-taken")
    return {"kind": "colour", "seat": message.seat, "colour": message.colour}


def _first(table: TableState, user: str, message: messages.First) -> dict[str, Any]:
    if not table.is_host(user):
        raise Refusal("not-host")
    if message.first is not None:
        check_seat(table, message.first)
    return {"kind": "first", "first": message.first}


def notices_of(table: TableState, body: Mapping[str, Any], at: float) -> dict[str, Notice]:
    """Whom an event that is about to be stored happens to, and what they are told, wherever they are."""
    if body.get("by") != "host":
        return {}
    setup = table.setup
    if body["kind"] == "leave":
        told = Notice(f"table:{setup.id}", "table", setup.id, at, setup.edition)
        return {body["user"]: told}
    if body["kind"] == "sit":
        told = Notice(f"hand:{setup.id}", "hand", setup.id, at, setup.edition)
        return {body["former"]: told}
    return {}


# -------------------------------------------------------------------- hand links


def may_give(table: TableState, user: str, seat: int) -> bool:
    """Whether somebody may make a hand link for a seat at once: the own one, an open one as the host."""
    is_spare = table.status == "lobby" and seat in table.seating.open_seats()
    return seat in table.seating.owned(user) or (is_spare and table.is_host(user))


def judge_warning(
    table: TableState,
    user: str,
    seat: int,
    now: float,
    away: Mapping[int, float],
) -> Draft:
    """The host of a table with phones wants the seat of a phone that is gone: everybody is told.

    A phone may run out of power, but it may also lie on the table with its screen locked: its owner has
    been away for a while, and then has the time of the warning to come back.
    """
    is_person = seat in table.seating.people()
    if not (table.is_host(user) and table.setup.mode == "table" and is_person):
        raise Refusal("not-your-seat")
    if table.status == "over":
        raise Refusal("game-over")
    left = HAND_AWAY_SECONDS - away.get(seat, 0.0)
    if left > 0:
        raise Refusal("hand-wait", seconds=ceil(left))
    body = {"kind": "warn", "seat": seat, "works_at": now + HAND_WARNING_SECONDS}
    return own_draft(table, "own", body)


def judge_keep(table: TableState, user: str) -> Draft:
    """The owner of a seat that was to be given away is back."""
    seat = next((seat for seat in table.seating.owned(user) if seat in table.warnings), None)
    if seat is None:
        raise Refusal("stale")
    return own_draft(table, "own", {"kind": "keep", "seat": seat})


def check_link(table: TableState, link: HandLinkRow, now: float, online: Collection[int]) -> None:
    """Whether a hand link still gives the seat it was made for: the same owner, and the warning over."""
    seat = link.seat
    check_seat(table, seat)
    if table.seating[seat].plan.user != table.seating.merged.get(link.owner, link.owner):
        raise Refusal("bad-link")
    if link.warned is None:
        return
    warning = table.warnings.get(seat)
    if warning is None or warning.rev != link.warned or seat in online:
        raise Refusal("hand-kept")
    if now < warning.works_at:
        raise Refusal("hand-early", seconds=ceil(warning.works_at - now))
