"""Whole campaigns between instant bots: played, counted, compared with what was hoped for.

A campaign depends on the seed and its number only. Games are played with the keyed stream of the
campaign, so that a log replays to the same digest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semafor.arena.simulate import derive_seed
from semafor.bots import make_bot
from semafor.bots.campaign import CampaignBot
from semafor.campaign.campaign import Campaign
from semafor.campaign.overlay import new_game
from semafor.campaign.reports import read_report
from semafor.campaign.views import view
from semafor.engine.game import Game

COLOURS = ("blue", "red", "green", "yellow", "black")
INSTANT = "greedy"


@dataclass
class Played:
    """A finished campaign and what only its games knew."""

    campaign: Campaign
    reports: list[Mapping[str, Any]] = field(default_factory=list)
    starters: list[str] = field(default_factory=list)
    decks: list[tuple[int, int, int]] = field(default_factory=list)  # tickets, events, large cities
    candidates: list[tuple[str, ...]] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)


def play_out(game: Game, bots: Sequence[Any]) -> None:
    """Play a game to its end, bots by seat."""
    while not game.is_over:
        seat = game.actor
        game.play_action(bots[seat].choose(game.view(seat)))


def play_campaign(
    companies: Sequence[str],
    seed: str,
    *,
    bot: str = INSTANT,
    number: int = 0,
    absent: Mapping[int, str] | None = None,
) -> Played:
    """A whole campaign with one kind of bot; `absent` names who misses which game."""
    players = {company: {"name": company, "kind": f"bot:{bot}"} for company in companies}
    campaign = Campaign.open(companies, seed=seed, players=players)
    deciders = {
        company: CampaignBot(derive_seed(number, "campaign", seed, company))
        for company in companies
    }
    played = Played(campaign)
    while True:
        pending = campaign.pending()
        if pending.what == "over":
            return played
        if pending.what == "begin":
            missing = (absent or {}).get(pending.game, "")
            campaign.begin({name: row for name, row in players.items() if name != missing})
        elif pending.what == "play":
            play_next(played, bot, number)
        else:
            decision = pending.decision
            assert decision is not None
            company = decision.company or companies[0]
            option = deciders[company].choose(view(campaign, company))
            if decision.kind == "charter":
                played.candidates.append(decision.options)
                played.chosen.append(option)
            campaign.choose(option)


def play_next(played: Played, bot: str, number: int) -> None:
    """Play the game that is due and write its report into the log."""
    campaign = played.campaign
    state = campaign.state
    game = new_game(campaign)
    events = sum(marks.place == "deck" for marks in state.events.values())
    played.decks.append((len(state.tickets_in_play()), events, len(state.large_cities())))
    played.starters.append(state.caboose)
    seats = range(len(state.participants))
    bots = [make_bot(bot, derive_seed(number, "bot", state.seed, state.game, s)) for s in seats]
    play_out(game, bots)
    report = read_report(state, game)
    played.reports.append(report)
    campaign.finish(report)
