"""What follows a person into every game and campaign: an account a guest logs in to, another name.

Both are events in each log, so that folding a log gives the right people without asking anything else. They are
true whatever the position is, so nothing is folded to store them; tables in memory, here and at other processes, read
them at once.
"""

from __future__ import annotations

import secrets
from typing import Any, Protocol

from semafor.server.people.sessions import Session, Sessions
from semafor.server.people.store import Merge, Person, PersonStore, campaign_moves, game_moves
from semafor.server.storage.database import Change


class Logs(Protocol):
    """The logs of all games, or of all campaigns."""

    async def add(self, ident: str, key: str, body: dict[str, Any], *more: Change) -> None:
        """Store an event that is true whatever the position is, and tell whoever has it in memory."""

    async def unfinished(self, person: str) -> list[str]:
        """Those of somebody that are not over."""


class CampaignLogs(Logs, Protocol):
    """The logs of all campaigns, which have games of their own."""

    async def tables(self, campaign: str) -> list[str]:
        """Tables of a campaign's games."""


class People:
    """Changes of people in all their games."""

    def __init__(
        self, games: Logs, campaigns: CampaignLogs, sessions: Sessions, store: PersonStore
    ) -> None:
        self.games = games
        self.campaigns = campaigns
        self.sessions = sessions
        self.store = store

    # ---------------------------------------------------------------- a guest logs in

    async def log_in(self, guest: Person, account: Person) -> tuple[Session, str, list[str], int]:
        """The session of an account that takes over all a guest has.

        Returns:
            The session, its token, the hashes of the guest's sessions, which are over, and how many games and
            campaigns came along.
        """
        merge = Merge(guest.id, account.id)
        session, token = self.sessions.make(account)
        ended = await self.store.merge(merge, session.token_hash)
        return session, token, ended, await self.bring(merge)

    async def bring(self, merge: Merge) -> int:
        """Everything a guest still has goes to the account; how much that was."""
        body = {"kind": "merge", "guest": merge.guest, "user": merge.account}
        key = f"merge:{merge.guest}"
        games = await self.store.games(merge.guest)
        campaigns = await self.store.campaigns(merge.guest)
        for game in games:
            await self.games.add(game, key, body, *game_moves(game, merge))
        for campaign in campaigns:
            # Games of a campaign may stand in nobody's list; the campaign itself comes last, for a
            # server that ends in between finds it again by that.
            for game in await self.campaigns.tables(campaign):
                await self.games.add(game, key, body, *game_moves(game, merge))
            await self.campaigns.add(campaign, key, body, *campaign_moves(campaign, merge))
        return len(games) + len(campaigns)

    async def catch_up(self) -> None:
        """What was left with guests because a server ended in between."""
        for merge in await self.store.left():
            await self.bring(merge)

    # ---------------------------------------------------------------- a name

    async def rename(self, person: str, name: str) -> None:
        """Somebody is called otherwise, at every table that is being laid or played at."""
        body = {"kind": "name", "user": person, "name": name}
        key = f"name:{secrets.token_hex(8)}"
        for logs in (self.games, self.campaigns):
            for ident in await logs.unfinished(person):
                await logs.add(ident, key, body)
