"""What a campaign tells whoever decides between its games: a sensible answer, and where an answer leads.

Bots ask; what there is to choose stands in the room of the campaign.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from semafor.engine.ruleset import Edition

View = Mapping[str, Any]


@dataclass(frozen=True)
class Prospect:
    """Where an answer leads.

    Attributes:
        edition: The next game, for the companies at the table.
        seats: How many they are.
        seat: Where the company sits that decides.
        first: Who begins.
        lead: Dollars that the vaults have then, the company's beyond the mean of the others.
        games: In how many games the answer is felt.
    """

    edition: Edition
    seats: int
    seat: int
    first: int
    lead: float
    games: int


@dataclass(frozen=True)
class Adviser:
    """Answers from what a company may see, and nothing else.

    Attributes:
        advise: What a sensible company answers to the question of its view; dice where nothing speaks for any answer.
        prospect: The game that an answer leads to; None where no game feels it.
    """

    advise: Callable[[View, random.Random], str]
    prospect: Callable[[View, str], Prospect | None]
