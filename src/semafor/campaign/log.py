"""The log of a campaign: plain entries; everything else is a fold over them.

`replay` gives the same digest on every machine. Which entries there are and what they do is said by a
campaign, which carries them out.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from semafor.campaign.decisions import Decision
from semafor.engine.errors import SetupError

Entry = dict[str, Any]
# The word of the first entry, and of no other.
OPEN = "open"


@dataclass(frozen=True)
class Pending:
    """What happens next: `begin`, `deal`, `decide` (with a decision), `play` or `over`."""

    what: str
    game: int
    decision: Decision | None = None


class CampaignLog:
    """Entries in their order; a subclass has the words of its entries and carries them out."""

    words: Mapping[str, Mapping[str, type]] = {}

    def __init__(self) -> None:
        self.log: list[Entry] = []

    @classmethod
    def replay(cls, log: Sequence[Mapping[str, Any]]) -> Self:
        """Fold a log; an entry that does not fit is refused with its number."""
        campaign = cls()
        for number, entry in enumerate(log):
            try:
                campaign.apply(dict(entry))
            except SetupError as error:
                if error.reason == "campaign-entry":
                    raise
                raise SetupError("campaign-entry", number=number + 1, why=str(error)) from error
        if not campaign.log:
            raise SetupError("campaign-entry", number=1, why="the log is empty")
        return campaign

    def copy(self) -> Self:
        """An independent campaign with the same log."""
        return self.replay(self.log)

    def apply(self, entry: Entry) -> None:
        """Add an entry to the log; one that does not fit changes nothing."""
        self.check(entry)
        self.carry_out(entry)
        self.log.append(entry)
        self.advance()

    def check(self, entry: Any) -> None:
        """An entry has a known word and the fields of that word."""
        word = str(entry.get("do") if isinstance(entry, Mapping) else None)
        if word not in self.words or (word == OPEN) != (not self.log):
            raise SetupError("campaign-word", word=word)
        for name, kind in self.words[word].items():
            if not isinstance(entry.get(name), kind):
                raise SetupError("campaign-field", word=word, field=name)
        for name in entry:
            if name != "do" and name not in self.words[word]:
                raise SetupError("campaign-field", word=word, field=name)

    def carry_out(self, entry: Entry) -> None:
        """What an entry does; refused before anything is changed."""
        raise NotImplementedError

    def advance(self) -> None:
        """What follows by itself."""
        raise NotImplementedError


def seed_entry() -> Entry:
    """An entry with a fresh seed of 256 bits."""
    return {"do": "seed", "seed": secrets.token_hex(32)}


def is_text(value: Any) -> bool:
    """A text that can be written down: no half characters, as a terminal may give them."""
    return isinstance(value, str) and not any("\ud800" <= sign <= "\udfff" for sign in value)
