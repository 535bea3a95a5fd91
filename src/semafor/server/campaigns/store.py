"""What is kept of campaigns: rows, logs, whose company is whose. SQL as in `games/store.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from semafor.server.campaigns.state import CampaignSetup
from semafor.server.log.folding import Event
from semafor.server.log.store import LogStore
from semafor.server.protocol.campaigns import CampaignSummary
from semafor.server.storage.database import Change, as_text
from semafor.server.storage.sums import row_sum

MOST_LISTED = 50

INSERT_CAMPAIGN = """
INSERT INTO campaign (id, host, setup, created, digest, rev, updated, checksum)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING"""
UPDATE_CAMPAIGN = """
UPDATE campaign SET digest = $1, rev = $2, updated = $3 WHERE id = $4 AND rev <= $2"""
SEAT_COMPANY = """
INSERT INTO campaign_player (campaign, company, person) VALUES ($1, $2, $3)
ON CONFLICT (campaign, company) DO UPDATE SET person = excluded.person"""
KEEP_META = "INSERT INTO meta (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"
READ_META = "SELECT value FROM meta WHERE name = $1"
READ_HOST = "SELECT host FROM campaign WHERE id = $1"
READ_OWN_CAMPAIGNS = """
SELECT digest FROM campaign WHERE id IN (
    SELECT id FROM campaign WHERE host = $1
    UNION SELECT campaign FROM campaign_player WHERE person = $1)
ORDER BY updated DESC, id LIMIT $2"""


class Digest(NamedTuple):
    """What lists say of a campaign, by its log up to `rev`."""

    rev: int
    summary: CampaignSummary


class CampaignStore(LogStore):
    """The one place that knows the tables of campaigns."""

    row = "campaign"

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
        log = [self.insert(setup.id, event) for event in events]
        changes = (Change(INSERT_CAMPAIGN, values, must=True), *sittings, *log, *games)
        return await self.database.write(*changes)

    async def read(self, campaign: str) -> CampaignSetup | None:
        """The row of a campaign."""
        return await self.read_row(campaign, CampaignSetup)

    async def host(self, campaign: str) -> str:
        """Who begins its games; empty where there is no such campaign."""
        rows = await self.database.read(READ_HOST, campaign)
        return str(rows[0][0]) if rows else ""

    def follows(self, ident: str, body: Mapping[str, Any]) -> list[Change]:
        """Whose company is whose, and who is the host."""
        changes = []
        if body["kind"] in ("sit", "leave"):
            changes.append(Change(SEAT_COMPANY, (ident, body["company"], body.get("user", ""))))
        if body["kind"] == "leave":
            changes.append(self.name_host(ident, body["host"]))
        return changes

    def list_anew(self, digest: Digest) -> Change:
        """What lists say of a campaign from now on."""
        rev, summary = digest
        return Change(UPDATE_CAMPAIGN, (as_text(summary), rev, summary.updated, summary.id))

    async def tables(self, campaign: str) -> list[str]:
        """Tables of a campaign's games."""
        bodies = [event.body for event in await self.read_events(campaign)]
        return [body["table"] for body in bodies if body["kind"] == "table"]

    async def keep_secret(self, name: str, value: str) -> str:
        """A secret of this server, the same for all its processes: the first one that was stored."""
        await self.database.write(Change(KEEP_META, (name, value)))
        rows = await self.database.read(READ_META, name)
        return str(rows[0][0])

    async def own(self, person: str) -> list[CampaignSummary]:
        """Campaigns of somebody, the latest first."""
        rows = await self.database.read(READ_OWN_CAMPAIGNS, person, MOST_LISTED)
        return [msgspec.json.decode(row[0], type=CampaignSummary) for row in rows]
