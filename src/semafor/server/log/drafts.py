"""What a log is made of: events, drafts of them, and the keys by which each is stored once.

A table or a campaign is folded from events. It judges what people and bots want (`Draft`), and takes
each draft back as an event once it is durably stored.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from semafor.server.log.folding import Event, Folded
from semafor.server.protocol.refusals import Refusal

# Keys of what bots and tables do; nobody sends them again.
OWN_KEYS = ("bot:", "own:")
MOST_CID = 64


class Draft(Struct, frozen=True):
    """An event to be stored as revision `rev`; a conflict there means: read the tail, judge again."""

    rev: int
    key: str
    body: dict[str, Any]

    def event(self, at: float) -> Event:
        """The event, once it is stored."""
        return Event(self.rev, self.key, self.body, at)


def make_key(user: str, eyes: int | None, cid: str) -> str:
    """The idempotency key of a command: a seat's, or without a seat the person's."""
    return f"-:{user}:{cid}" if eyes is None else f"{eyes}:{cid}"


def make_person_key(user: str, cid: str) -> str:
    """The same where people change seats: in a lobby, in a campaign."""
    return f"by:{user}:{cid}"


def check_cid(cid: str) -> None:
    """A name of a command must be one."""
    if not 0 < len(cid) <= MOST_CID:
        raise Refusal("malformed", field="cid")


def draft(folded: Folded, user: str, eyes: int | None, cid: str, body: dict[str, Any]) -> Draft:
    """A draft of somebody's command."""
    check_cid(cid)
    return Draft(folded.rev + 1, make_key(user, eyes, cid), body)


def own_draft(folded: Folded, what: str, body: dict[str, Any]) -> Draft:
    """A draft of what nobody in particular sent."""
    return Draft(folded.rev + 1, f"{what}:{folded.rev + 1}", body)
