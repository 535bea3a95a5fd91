"""A campaign in memory with the sockets around it: who may look, and what each is told."""

from __future__ import annotations

from semafor.server.campaigns.store import Digest
from semafor.server.campaigns.table import CampaignTable
from semafor.server.log.room import LogRoom, Socket
from semafor.server.protocol.campaigns import CampaignFrame
from semafor.server.protocol.closing import CLOSE_MOVED, CLOSE_REFUSED
from semafor.server.protocol.encoding import encode
from semafor.server.protocol.messages import Refused

# Whose session it is, and the company they wish to look through.
Look = tuple[str, str]


class CampaignRoom(LogRoom[CampaignTable]):
    """A campaign in memory. What is told takes a while to make: `frames` has it beforehand."""

    def __init__(self, table: CampaignTable) -> None:
        super().__init__(table)
        self.frames: dict[Look, bytes] = {}
        self.seated: set[str] = set()  # people here who have a company

    def frame(self, look: Look, now: float) -> bytes:
        """The campaign as somebody may know it."""
        person, company = look
        return encode(CampaignFrame(self.table.rev, self.table.view(person, now, company)))

    def looks(self) -> set[Look]:
        """Everybody here, once those who may look no longer are gone."""
        self._close_gone()
        return {(connection.person, connection.company) for connection in self.connections}

    def greet(self, connection: Socket, now: float) -> None:
        """All that a socket needs at its beginning."""
        connection.push(self.frame((connection.person, connection.company), now))
        connection.since = self.table.rev

    def tell(self, now: float) -> None:
        """The newest view to everybody; equal frames are made once."""
        self._close_gone()
        frames, self.frames = self.frames, {}
        for connection in list(self.connections):
            look = (connection.person, connection.company)
            if look not in frames:
                frames[look] = self.frame(look, now)
            connection.push(frames[look])
            connection.since = self.table.rev

    def _close_gone(self) -> None:
        """Who was sent away is told so; who has logged in to an account comes back as that.

        Who has given a company up looks on.
        """
        table = self.table
        for connection in list(self.connections):
            person = connection.person
            if person in table.merged:
                self.connections.discard(connection)
                connection.close(CLOSE_REFUSED)
                continue
            owned = table.owned(person)
            if connection.company and connection.company not in owned:
                connection.company = ""
            if person in self.seated and not owned and table.removed_from(person):
                self.connections.discard(connection)
                company = table.removed_from(person)
                connection.push(encode(Refused("removed", {"company": company})))
                connection.close(CLOSE_MOVED)
        self.seated = {one.person for one in self.connections if table.owned(one.person)}

    def attach(self, connection: Socket) -> None:
        """A socket looks at this campaign from now on."""
        super().attach(connection)
        if self.table.owned(connection.person):
            self.seated.add(connection.person)

    def digest(self) -> Digest:
        """What lists say now."""
        return Digest(self.table.rev, self.table.summary(""))
