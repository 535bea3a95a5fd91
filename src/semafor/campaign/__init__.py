"""The Western Charter: a campaign of twelve games around the single game.

A campaign is a log (`Campaign`); the next game is an edition made from it (`edition_for`). Nothing
of it is known to engine and rules but settings. See docs/campaign.md and decision 18.
"""

from __future__ import annotations

from semafor.campaign.campaign import Campaign, Pending
from semafor.campaign.content import content
from semafor.campaign.decisions import Decision
from semafor.campaign.overlay import edition_for, new_game, replay_game
from semafor.campaign.reports import read_report
from semafor.campaign.result import result
from semafor.campaign.views import view

__all__ = [
    "Campaign",
    "Decision",
    "Pending",
    "content",
    "edition_for",
    "new_game",
    "read_report",
    "replay_game",
    "result",
    "view",
]
