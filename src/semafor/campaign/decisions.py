"""What a campaign waits for: a finite list of options and who chooses.

Rules: CAM-ST-4 and the frame of all choices: "may" means that the list contains *decline*; a
time-out takes *decline* if it is listed, else the first option.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

DECLINE = "decline"
READ = "read"


@dataclass(frozen=True)
class Decision:
    """A question to a company (None: to the whole table), and its options as ids.

    An option is a word, or a word with what it is about: `hire:CR03`, `depot:nashville`,
    `paint:dallas-san_antonio:green`. `about` is what the table may see beside it.
    """

    kind: str
    company: str | None
    options: tuple[str, ...]
    about: tuple[str, ...] = ()

    @property
    def default(self) -> str:
        """What a time-out takes."""
        return DECLINE if DECLINE in self.options else self.options[0]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "kind": self.kind,
            "company": self.company,
            "options": list(self.options),
            "about": list(self.about),
            "default": self.default,
        }
