"""Choices between the games of a campaign, from a view alone: as the campaign advises, or by looking ahead."""

from __future__ import annotations

import random

from semafor.bots import plain_bot
from semafor.bots.look_ahead import LookAhead
from semafor.campaign.advice import Adviser, View

# Quick games for each question where a bot thinks in games, too: about half a second.
AHEAD = 240
THINKS = "express"


class CampaignBot:
    """Decides for one company; equal seeds and views give equal choices.

    `games`: how many quick games it plays ahead for each question; 0: it does what it is advised.
    """

    def __init__(self, adviser: Adviser, seed: int, games: int = 0) -> None:
        self.adviser = adviser
        self.random = random.Random(seed)
        self.ahead = LookAhead(adviser.prospect, seed, games) if games else None

    def choose(self, view: View) -> str:
        """One of the options of the decision that waits."""
        advised = self.adviser.advise(view, self.random)
        if self.ahead is None:
            return advised
        return self.ahead.choose(view, view["pending"]["decision"]["options"], advised)


def make_campaign_bot(adviser: Adviser, spec: str, seed: int) -> CampaignBot:
    """Who decides between games for the company of a bot: those that search in games look ahead here, too."""
    is_thinking = plain_bot(spec).partition("@")[0] == THINKS
    return CampaignBot(adviser, seed, AHEAD if is_thinking else 0)


class RandomCampaignBot(CampaignBot):
    """Any option: for tests and for BAL-20."""

    def choose(self, view: View) -> str:
        """One of the options."""
        options: list[str] = view["pending"]["decision"]["options"]
        return self.random.choice(options)
