"""The Western Charter: a campaign of twelve games around the single game.

A campaign is a log (`Campaign`); the next game is an edition made from it (`edition_for`). Nothing
of it is known to engine and rules but settings. See docs/campaign.md and decision 18.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from semafor._lazy import lazy_names as _lazy_names

if TYPE_CHECKING:
    from semafor.campaign.decisions import Decision
    from semafor.campaign.log import Pending
    from semafor.charter.campaign import Campaign
    from semafor.charter.overlay import edition_for, new_game, replay_game
    from semafor.charter.reports import read_report
    from semafor.charter.views import view

__all__ = [
    "Campaign",
    "Decision",
    "Pending",
    "edition_for",
    "new_game",
    "read_report",
    "replay_game",
    "view",
]

# Where each public name lives. A file is loaded when a name of it is first used: whoever needs the rules of
# these games, as bots do, needs nothing of the campaign around them.
_HOMES = {
    "Campaign": "semafor.charter.campaign",
    "Decision": "semafor.campaign.decisions",
    "Pending": "semafor.campaign.log",
    "edition_for": "semafor.charter.overlay",
    "new_game": "semafor.charter.overlay",
    "read_report": "semafor.charter.reports",
    "replay_game": "semafor.charter.overlay",
    "view": "semafor.charter.views",
}

__getattr__, __dir__ = _lazy_names(globals(), _HOMES)
