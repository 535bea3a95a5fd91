"""A day's deal as a game of a table, and who may see it.

Everybody has the same deal, so what one has finished tells another what is to come. Until a day is over, games of its
deal are closed to whoever has not finished it: replay, record, review, picture, and watching.
"""

from __future__ import annotations

from semafor.bots.daily import Deal, end_of
from semafor.server.games.creating import make_setup
from semafor.server.games.hub import Hub
from semafor.server.games.setup import GameSetup, SeatPlan
from semafor.server.games.state import TableState
from semafor.server.games.store import DailyRow
from semafor.server.people.names import clean_name
from semafor.server.protocol.refusals import Refusal

PACE = 700


def daily_setup(deal: Deal, user: str, name: str, now: float) -> GameSetup:
    """The row of somebody's game of a day's deal: alone, without help."""
    bots = [SeatPlan("bot", one.name, level=one.level, bot=one.id) for one in deal.opponents]
    return make_setup(
        deal.ruleset,
        "solo",
        [SeatPlan("person", clean_name(name, "1"), user), *bots],
        first=deal.first,
        host=user,
        created=now,
        seed=deal.seed,
        salt=deal.salt,
        pace=PACE,
        unaided=True,
        daily=deal.day,
    )


def is_open(table: TableState, now: float) -> bool:
    """Whether a game is open to everybody as others are: it is no day's deal, or the day is over."""
    return not table.setup.daily or now >= end_of(table.setup.daily)


async def check_open(hub: Hub, table: TableState, person: str) -> None:
    """Refuse a game of a day's deal to whoever has that deal still before them."""
    if is_open(table, hub.now()) or (person and table.seating.owned(person)):
        return
    own = await daily_of(hub, table.setup.daily, table.setup.edition, person)
    if own is None or own.summary.status != "over":
        raise Refusal("daily-closed")


async def daily_rows(hub: Hub, day: str, edition: str) -> list[DailyRow]:
    """Who plays a day's deal, with what has happened since in memory; one game a person, the first."""
    found: dict[str, DailyRow] = {}
    for row in await hub.store.daily_games(day, edition):
        found.setdefault(row.person, _now(hub, row))
    return list(found.values())


async def daily_of(hub: Hub, day: str, edition: str, person: str) -> DailyRow | None:
    """Somebody's own game of a day's deal, however long the list is."""
    row = await hub.store.daily_of(day, edition, person) if person else None
    return None if row is None else _now(hub, row)


def _now(hub: Hub, row: DailyRow) -> DailyRow:
    room = hub.rooms.get(row.game)
    return row._replace(summary=room.table.summary("")) if room else row
