"""Looks at everything that is stored: checksums, logs without holes, games that fold and replay."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from semafor.engine import record
from semafor.engine.errors import SemaforError
from semafor.server.campaigns.state import CampaignSetup
from semafor.server.campaigns.store import CampaignStore
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.setup import GameSetup
from semafor.server.games.store import Store
from semafor.server.games.table import Table
from semafor.server.log.rows import read_log, read_setup
from semafor.server.log.store import READ_EVENTS, READ_ROW, LogStore
from semafor.server.protocol.refusals import Refusal
from semafor.server.storage.database import Change, Database, Row
from semafor.server.storage.sums import OLD_LOGS, ONE_LOG_VERSION, SUMS_VERSION, row_sum

READ_ALL = "SELECT id, rev FROM {row} ORDER BY id"
SEAL_ROW = "UPDATE {row} SET checksum = $1 WHERE id = $2 AND checksum IS NULL"
SEAL_EVENT = "UPDATE event SET checksum = $1 WHERE log = $2 AND rev = $3 AND checksum IS NULL"


class Reader(Protocol):
    """What a check needs of a database."""

    async def read(self, sql: str, *values: Any) -> list[Row]:
        """The rows of a query."""


class Damage(NamedTuple):
    """A game or campaign that is not whole, and why."""

    ident: str
    error: SemaforError


@dataclass
class Checked:
    """What was looked at and what was found."""

    games: int = 0
    campaigns: int = 0
    events: int = 0
    replays: int = 0
    unsealed: int = 0
    damaged: list[Damage] = field(default_factory=list)
    # Whole, but made for other rules or another board than this release has.
    foreign: list[Damage] = field(default_factory=list)
    seals: list[Change] = field(default_factory=list)


class _Kind(NamedTuple):
    """How games and campaigns are read and folded."""

    store: type[LogStore]
    setup: type[Any]
    fold: Callable[[Any, Iterable[Any]], Any]


KINDS = (_Kind(Store, GameSetup, Table), _Kind(CampaignStore, CampaignSetup, CampaignTable))


async def check_all(
    database: Reader, version: int, on_progress: Callable[[int, int], None] = lambda *_: None
) -> Checked:
    """Check every game and campaign.

    Args:
        database: Where they are.
        version: Its latest migration; before checksums came in there are none to compare.
        on_progress: Told how many are done, of how many.
    """
    found = Checked()
    work = [(kind, row) for kind in KINDS for row in await database.read(kind.store.sql(READ_ALL))]
    for number, (kind, (ident, rev)) in enumerate(work):
        if kind.setup is GameSetup:
            found.games += 1
        else:
            found.campaigns += 1
        try:
            await _check_one(database, kind, ident, rev, version, found)
        except Refusal as refusal:
            found.foreign.append(Damage(ident, refusal))
        except SemaforError as error:
            found.damaged.append(Damage(ident, error))
        except (ValueError, LookupError, TypeError, AttributeError) as error:
            why = f"{type(error).__name__}: {error}"
            found.damaged.append(Damage(ident, SemaforError("check-fold", why=why)))
        on_progress(number + 1, len(work))
    return found


async def _check_one(
    database: Reader, kind: _Kind, ident: str, rev: int, version: int, found: Checked
) -> None:
    row, log = kind.store.sql(READ_ROW), READ_EVENTS
    if version < ONE_LOG_VERSION:
        table, column = OLD_LOGS[kind.store.row]
        log = log.replace("FROM event", f"FROM {table}").replace("log =", f"{column} =")
    if version < SUMS_VERSION:
        row, log = row.replace("checksum", "NULL"), log.replace("checksum", "NULL")
    (first,) = await database.read(row, ident)
    rows = await database.read(log, ident, -1)
    found.events += len(rows)
    setup = read_setup(ident, first, kind.setup)
    events = read_log(ident, rows)
    if len(events) <= rev:
        raise SemaforError("check-short", rev=rev, found=len(events) - 1)
    seals = (
        [] if first[1] else [Change(kind.store.sql(SEAL_ROW), (row_sum(ident, first[0]), ident))]
    )
    for number, key, body, at, checksum in rows:
        if checksum is None:
            value = row_sum(ident, number, key, body, at)
            seals.append(Change(SEAL_EVENT, (value, ident, number)))
    table = kind.fold(setup, events)
    if isinstance(table, Table) and table.status == "over":
        record.replay(table.whole_record(), lambda *_: table.ruleset)
        found.replays += 1
    found.unsealed += len(seals)
    found.seals += seals


async def seal(database: Database, seals: list[Change]) -> None:
    """Give checksums to rows that have none."""
    for start in range(0, len(seals), 500):
        await database.write(*seals[start : start + 500])
