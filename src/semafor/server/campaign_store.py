"""What is kept of campaigns: rows, logs, whose company is whose. SQL as in `store`."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from semafor.server.campaign_posts import CampaignSummary
from semafor.server.campaign_table import CampaignSetup
from semafor.server.database import Change, Database
from semafor.server.model import Event

MOST_LISTED = 50

INSERT_CAMPAIGN = """
INSERT INTO campaign (id, host, setup, created, digest, rev, updated)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING"""
INSERT_ENTRY = """
INSERT INTO campaign_event (campaign, rev, key, body, at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT DO NOTHING"""
UPDATE_CAMPAIGN = """
UPDATE campaign SET digest = $1, rev = $2, updated = $3 WHERE id = $4 AND rev <= $2"""
SEAT_COMPANY = """
INSERT INTO campaign_player (campaign, company, person) VALUES ($1, $2, $3)
ON CONFLICT (campaign, company) DO UPDATE SET person = excluded.person"""
NAME_HOST = "UPDATE campaign SET host = $1 WHERE id = $2"
READ_CAMPAIGN = "SELECT setup FROM campaign WHERE id = $1"
READ_ENTRIES = """
SELECT rev, key, body, at FROM campaign_event WHERE campaign = $1 AND rev > $2 ORDER BY rev"""
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
            _text(setup),
            setup.created,
            _text(summary),
            len(events) - 1,
            setup.created,
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
        return msgspec.json.decode(rows[0][0], type=CampaignSetup) if rows else None

    async def read_events(self, campaign: str, after: int = -1) -> list[Event]:
        """Its log after a revision, in order."""
        rows = await self.database.read(READ_ENTRIES, campaign, after)
        return [Event(rev, key, msgspec.json.decode(body), at) for rev, key, body, at in rows]

    async def append(self, campaign: str, event: Event, *games: Change) -> bool:
        """Store an event, with a game that comes with it; False where its revision or key is taken."""
        changes = [_insert(campaign, event), *games]
        if event.body["kind"] in ("sit", "leave"):
            person = (campaign, event.body["company"], event.body.get("user", ""))
            changes.append(Change(SEAT_COMPANY, person))
        if event.body["kind"] == "leave":
            changes.append(Change(NAME_HOST, (event.body["host"], campaign)))
        return await self.database.write(*changes)

    async def write_summary(self, summary: CampaignSummary, rev: int) -> None:
        """What lists say from now on."""
        values = (_text(summary), rev, summary.updated, summary.id)
        await self.database.write(Change(UPDATE_CAMPAIGN, values))

    async def own(self, person: str) -> list[CampaignSummary]:
        """Campaigns of somebody, the latest first."""
        rows = await self.database.read(READ_OWN_CAMPAIGNS, person, MOST_LISTED)
        return [msgspec.json.decode(row[0], type=CampaignSummary) for row in rows]


def _insert(campaign: str, event: Event) -> Change:
    values = (campaign, event.rev, event.key, _text(event.body), event.at)
    return Change(INSERT_ENTRY, values, must=True)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
