"""Play again: the same people and bots, in the same seats and colours, one game after another.

A finished game has one rematch. Whoever wants it first makes it, in one commit with the event that names it
(key `rematch`, so that two processes make one); everybody else finds it there.
"""

from __future__ import annotations

import secrets

from msgspec import structs

from semafor.server.games.creating import make_setup
from semafor.server.games.setup import GameSetup, SeatPlan
from semafor.server.games.state import TableState
from semafor.server.log.drafts import Draft
from semafor.server.protocol.refusals import Refusal

KEY = "rematch"


def rematch_setup(table: TableState, user: str, now: float) -> GameSetup | None:
    """The row of the game that follows; None where there is one already, `Refusal` if it is not theirs.

    Who wants it is the host. At a table with phones the shared screen stays that.
    """
    if not table.seating.owned(user) and not table.is_host(user):
        raise Refusal("not-your-seat")
    if table.status != "over":
        raise Refusal("not-over")
    if table.setup.campaign is not None:
        raise Refusal("campaign-sealed")
    if table.rematch is not None:
        return None
    setup = table.setup
    return make_setup(
        table.ruleset,
        setup.mode,
        [_plan(chair.plan, seat) for seat, chair in enumerate(table.seating.chairs)],
        first=secrets.randbelow(len(setup.seats)),
        lot=True,
        clock=setup.clock,
        host=table.host if setup.mode == "table" else user,
        created=now,
        pace=setup.pace,
        unaided=setup.unaided,
        colours=table.own_colours,
        rematch_of=setup.id,
    )


def _plan(plan: SeatPlan, seat: int) -> SeatPlan:
    """A seat kept for who had it; nobody's is open."""
    if plan.kind == "person" and not plan.user:
        return SeatPlan("open")
    return structs.replace(plan, name=plan.name or f"{seat + 1}")


def judge_rematch(table: TableState, user: str, setup: GameSetup) -> Draft:
    """That this game is followed by another one, and by whose wish."""
    owned = table.seating.owned(user)
    body = {"kind": "rematch", "game": setup.id, "seat": owned[0] if owned else None}
    return Draft(table.rev + 1, KEY, body)
