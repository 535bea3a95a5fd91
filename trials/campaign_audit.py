"""What must hold of the campaigns in a database after anything that may have happened to the server.

Revisions without a gap, keys unique; every acknowledged command in the log once, at its revision; nothing
there that nobody sent; one table and one report for each game, and the report of a game that is over;
the log folds, event by event, to the views people were shown, and its entries replay to the same digest.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any, NamedTuple

import apsw
import asyncpg
import msgspec

from semafor.charter import Campaign
from semafor.server.campaigns.state import CampaignSetup
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.table import Table
from semafor.server.log.folding import Event
from trials import audit
from trials.report import Report
from trials.travel import Traveller, seen_as

CAMPAIGNS = "SELECT id, setup FROM campaign"


class Stored(NamedTuple):
    """Everything of a database that is about campaigns."""

    setups: dict[str, CampaignSetup]
    events: dict[str, list[Event]]
    games: audit.Games


def read_sqlite(path: Path) -> Stored:
    """A file that nobody uses now."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READWRITE)
    try:
        games = audit.collect(connection.execute(audit.GAMES), connection.execute(audit.EVENTS))
        return collect(connection.execute(CAMPAIGNS), connection.execute(audit.EVENTS), games)
    finally:
        connection.close()


async def read_postgres(url: str) -> Stored:
    """A PostgreSQL database."""
    connection = await asyncpg.connect(url)
    try:
        found = [
            [tuple(row) for row in await connection.fetch(sql)]
            for sql in (audit.GAMES, audit.EVENTS, CAMPAIGNS)
        ]
    finally:
        await connection.close()
    return collect(found[2], found[1], audit.collect(found[0], found[1]))


def collect(campaigns: Iterable[Any], events: Iterable[Any], games: audit.Games) -> Stored:
    """Rows as campaigns."""
    setups = {name: msgspec.json.decode(setup, type=CampaignSetup) for name, setup in campaigns}
    logs: dict[str, list[Event]] = {name: [] for name in setups}
    for name, rev, key, body, at in events:
        if name in logs:
            logs[name].append(Event(rev, key, msgspec.json.decode(body), at))
    return Stored(setups, logs, games)


def audit_campaigns(stored: Stored, travellers: Collection[Traveller], report: Report) -> None:
    """Everything above."""
    for traveller in travellers:
        name = traveller.campaign
        if name not in stored.setups:
            report.fail(f"campaign {name} was promised and is lost")
            continue
        events = stored.events[name]
        revs = [event.rev for event in events]
        report.check(revs == list(range(len(revs))), f"campaign {name}: revisions {revs[:9]}…")
        keys = {event.key for event in events}
        report.check(len(keys) == len(revs), f"campaign {name}: a key stands twice")
        audit_commands(events, traveller, report)
        audit_games(stored, name, report)
        audit_views(stored.setups[name], events, traveller, report)
        report.count("campaigns audited")
        report.count("entries audited", len(revs))


def audit_commands(events: list[Event], traveller: Traveller, report: Report) -> None:
    """What was answered against what is stored."""
    stored = {
        event.key.rpartition(":")[2]: event.rev for event in events if event.key.startswith("by:")
    }
    for cid, rev in traveller.acked.items():
        found = stored.get(cid)
        report.check(found == rev, f"{cid} was acked as {rev}, the log has {found}")
        report.count("acked commands found")
    for cid in traveller.refused:
        report.check(cid not in stored, f"{cid} was refused and stored")
    sent = {*traveller.acked, *([traveller.pending["cid"]] if traveller.pending else [])}
    unknown = sorted(set(stored) - sent)
    report.check(not unknown, f"nobody sent {unknown[:3]}")


def audit_games(stored: Stored, name: str, report: Report) -> None:
    """Every game has one table, and a report is that of a table that is over."""
    tables = {}
    for event in stored.events[name]:
        if event.body["kind"] == "table":
            game = event.body["game"]
            report.check(game not in tables, f"campaign {name}: two tables of game {game}")
            tables[game] = event.body["table"]
        elif event.body["kind"] == "entry" and event.body["entry"]["do"] == "finish":
            game = event.body["entry"]["game"]
            row = stored.games.get(tables.get(game, ""))
            is_over = row is not None and Table(row.setup, row.events).status == "over"
            report.check(is_over, f"campaign {name}: a report of game {game}, which is not over")
            report.count("reports audited")


def audit_views(
    setup: CampaignSetup, events: list[Event], traveller: Traveller, report: Report
) -> None:
    """Fold the log again and compare what was shown."""
    table = CampaignTable(setup)
    for event in [None, *events]:
        if event is not None:
            table.apply(event)
        shown = traveller.views.get(table.rev)
        if shown is not None:
            view = msgspec.json.decode(msgspec.json.encode(table.view(setup.host)))
            report.check(seen_as(view) == shown, f"revision {table.rev} was shown otherwise")
            report.count("views compared")
    replayed = Campaign.replay(table.campaign.log).digest()
    report.check(replayed == table.campaign.digest(), f"campaign {setup.id} replays to another end")
