"""What is kept of campaigns: rows, logs, whose company is whose. SQL as in `games/store.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from semafor.server.campaigns.state import CampaignSetup
from semafor.server.log.folding import Event
from semafor.server.log.rows import add_last, as_text, event_values, read_log, read_setup
from semafor.server.protocol.campaigns import CampaignSummary
from semafor.server.storage.database import Change, Database
from semafor.server.storage.sums import row_sum

MOST_LISTED = 50

INSERT_CAMPAIGN = """
INSERT INTO campaign (id, host, setup, created, digest, rev, updated, checksum)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"""
INSERT_ENTRY = """
INSERT INTO campaign_event (campaign, rev, key, body, at, checksum) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING"""
UPDATE_CAMPAIGN = """
UPDATE campaign SET digest = $1, rev = $2, updated = $3 WHERE id = $4 AND rev <= $2"""
SEAT_COMPANY = """
INSERT INTO campaign_player (campaign, company, person) VALUES ($1, $2, $3)
ON CONFLICT (campaign, company) DO UPDATE SET person = excluded.person"""
NAME_HOST = "UPDATE campaign SET host = $1 WHERE id = $2"
# Where an event goes that needs no judgement, and whether it is there already.
READ_CAMPAIGN_END = """
SELECT COALESCE(MAX(rev), -1), COALESCE(MAX(CASE WHEN key = $1 THEN 1 ELSE 0 END), 0)
FROM campaign_event WHERE campaign = $2"""
KEEP_META = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
READ_META = "SELECT value FROM meta WHERE name = $1"
READ_CAMPAIGN = "SELECT setup, checksum FROM campaign WHERE id = $1"
READ_HOST = "SELECT host FROM campaign WHERE id = $1"
READ_ENTRIES = """
SELECT rev, key, body, at, checksum FROM campaign_event
WHERE campaign = $1 AND rev > $2 ORDER BY rev"""
READ_OWN_CAMPAIGNS = """
SELECT digest FROM campaign WHERE id IN (
    SELECT id FROM campaign WHERE host = $1
    UNION SELECT campaign FROM campaign_player WHERE person = $1)
ORDER BY updated DESC, id LIMIT $2"""


class CampaignStore:
    """The one place that knows the tables of campaigns."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def create(
        self,
        setup: CampaignSetup,
        summary: CampaignSummary,
        events: Sequence[Event] = (),
        games: Sequence[Change] = (),
    ) -> bool:
        """A new campaign, also one that comes with a log and games; False where its id is taken."""
        values = (
            setup.id,
            setup.host,
            as_text(setup),
            setup.created,
            as_text(summary),
            len(events) - 1,
            setup.created,
            row_sum(setup.id, as_text(setup)),
        )
        sittings = [
            Change(SEAT_COMPANY, (setup.id, company, plan.user))
            for company, plan in zip(setup.companies, setup.seats, strict=True)
            if plan.user
        ]
        log = [_insert(setup.id, event) for event in events]
        changes = (Change(INSERT_CAMPAIGN, values, must=True), *sittings, *log, *games)
        return await self.database.write(*changes)

    async def read(self, campaign: str) -> CampaignSetup | None:
        """The row of a campaign."""
        rows = await self.database.read(READ_CAMPAIGN, campaign)
        return read_setup(campaign, rows[0], CampaignSetup) if rows else None

    async def host(self, campaign: str) -> str:
        """Who begins its games; empty where there is no such campaign."""
        rows = await self.database.read(READ_HOST, campaign)
        return str(rows[0][0]) if rows else ""

    async def read_events(self, campaign: str, after: int = -1) -> list[Event]:
        """Its log after a revision, in order."""
        return read_log(campaign, await self.database.read(READ_ENTRIES, campaign, after), after)

    async def append(self, campaign: str, event: Event, *games: Change) -> bool:
        """Store an event, with a game that comes with it; False where its revision or key is taken."""
        changes = [_insert(campaign, event), *games]
        if event.body["kind"] in ("sit", "leave"):
            person = (campaign, event.body["company"], event.body.get("user", ""))
            changes.append(Change(SEAT_COMPANY, person))
        if event.body["kind"] == "leave":
            changes.append(Change(NAME_HOST, (event.body["host"], campaign)))
        return await self.database.write(*changes)

    async def add_event(
        self, campaign: str, key: str, body: dict[str, Any], at: float, *more: Change
    ) -> int | None:
        """Store an event that is true whatever comes next; None where its key is stored already."""
        log = (READ_CAMPAIGN_END, _insert)
        return await add_last(self.database, log, campaign, (key, body, at), more)

    async def tables(self, campaign: str) -> list[str]:
        """Tables of a campaign's games."""
        bodies = [event.body for event in await self.read_events(campaign)]
        return [body["table"] for body in bodies if body["kind"] == "table"]

    async def write_summary(self, summary: CampaignSummary, rev: int) -> None:
        """What lists say from now on."""
        values = (as_text(summary), rev, summary.updated, summary.id)
        await self.database.write(Change(UPDATE_CAMPAIGN, values))

    async def keep_secret(self, name: str, value: str) -> str:
        """A secret of this server, the same for all its processes: the first one that was stored."""
        await self.database.write(Change(KEEP_META, (name, value)))
        rows = await self.database.read(READ_META, name)
        return str(rows[0][0])

    async def own(self, person: str) -> list[CampaignSummary]:
        """Campaigns of somebody, the latest first."""
        rows = await self.database.read(READ_OWN_CAMPAIGNS, person, MOST_LISTED)
        return [msgspec.json.decode(row[0], type=CampaignSummary) for row in rows]


def _insert(campaign: str, event: Event) -> Change:
    return Change(INSERT_ENTRY, event_values(campaign, event), must=True)
