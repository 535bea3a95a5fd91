"""Two bots in games of campaigns that others have played on: mirrored, each campaign's game twice with seats swapped.

Or campaigns from their beginning, in which one company's bot looks ahead between games and the other's does not: each campaign twice,
with the companies swapped. A match depends on its seed only, where the bots think by iterations.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import stdev
from typing import Any

from semafor.arena.campaigns import Bots, play_campaign
from semafor.arena.simulate import derive_seed
from semafor.arena.workers import Stopped, is_stopped, work_in_order
from semafor.bots import make_bot
from semafor.bots.between_games import CampaignBot
from semafor.charter.advice import ADVISER
from semafor.charter.content import GAMES
from semafor.charter.overlay import new_game
from semafor.charter.result import reckon
from semafor.engine.errors import SetupError
from semafor.search.intervals import wilson_interval

COMPANIES = ("blue", "red")


@dataclass(frozen=True)
class Pairing:
    """Who plays whom, and what decides the games."""

    first: str
    second: str
    seed: int


@dataclass(frozen=True)
class Meeting:
    """One game: its number in the campaign, dollars of both, decisions and seconds of the first bot.

    Of a campaign: up to which game, dollars of vaults and board then, questions between games.
    """

    game: int
    first: int
    second: int
    decisions: int
    seconds: float


def meet(pairing: Pairing, item: tuple[int, int]) -> tuple[Meeting, Meeting]:
    """A game of one campaign, played on by `greedy` bots until there; twice, with seats swapped."""
    game, number = item
    played = play_campaign(
        COMPANIES, f"match-{pairing.seed}-{number}", bots=Bots(number=number), until=game
    )
    found = []
    for place in (0, 1):
        specs = [pairing.first, pairing.second] if place == 0 else [pairing.second, pairing.first]
        bots = [
            make_bot(spec, derive_seed(pairing.seed, "match", game, number, seat))
            for seat, spec in enumerate(specs)
        ]
        table = new_game(played.campaign)
        decisions, seconds = 0, 0.0
        while not table.is_over:
            if is_stopped():
                raise Stopped
            seat = table.actor
            seen = table.view(seat)
            before = time.process_time()
            action = bots[seat].choose(seen)
            if seat == place:
                decisions += 1
                seconds += time.process_time() - before
            assert action in seen.actions, f"{specs[seat]} chose {action}"
            table.play_action(action, checked=True)
        totals = table.result().totals
        found.append(Meeting(game, totals[place], totals[1 - place], decisions, seconds))
    return found[0], found[1]


class ClockedBot(CampaignBot):
    """Counts questions, and how long they take."""

    def __init__(self, seed: int, games: int) -> None:
        super().__init__(ADVISER, seed, games)
        self.asked = 0
        self.seconds = 0.0

    def choose(self, view: Mapping[str, Any]) -> str:
        """One of the options."""
        before = time.process_time()
        chosen = super().choose(view)
        if len(view["pending"]["decision"]["options"]) > 1:  # pages of the story are no question
            self.asked += 1
            self.seconds += time.process_time() - before
        return chosen


@dataclass(frozen=True)
class OneLooks(Bots):
    """`greedy` bots in all games; between them one company looks ahead."""

    looker: ClockedBot = field(default_factory=lambda: ClockedBot(0, 0))
    company: str = ""

    def decider(self, seed: str, company: str) -> CampaignBot:
        """The one that looks ahead, and whoever goes by fixed rules."""
        return self.looker if company == self.company else super().decider(seed, company)


def meet_ahead(job: tuple[int, int], number: int) -> tuple[Meeting, Meeting]:
    """A campaign up to a game, once with each company looking ahead with so many quick games for each question."""
    games, last = job
    found = []
    name = f"ahead-{number}"
    for company, other in (COMPANIES, COMPANIES[::-1]):
        looker = ClockedBot(derive_seed(number, "campaign", name, company), games)
        bots = OneLooks(number=number, looker=looker, company=company)
        until = last + 1 if last < GAMES else 0
        totals = reckon(
            play_campaign(COMPANIES, name, bots=bots, until=until).campaign.state
        ).totals
        found.append(Meeting(last, totals[company], totals[other], looker.asked, looker.seconds))
    return found[0], found[1]


def play_ahead(
    games: int, last: int, pairs: int, seed: int, *, workers: int = 1
) -> Iterator[tuple[Meeting, Meeting]]:
    """Pairs of campaigns up to a game, one after the other."""
    if pairs < 1 or games < 1 or not 1 <= last <= GAMES:
        raise SetupError("campaign-match", most=GAMES)
    numbers = range(seed, seed + pairs)  # so that a longer match is made of shorter ones
    yield from work_in_order(meet_ahead, (games, last), numbers, min(workers, pairs))


@dataclass(frozen=True)
class MatchLine:
    """What is known of one game of the campaign so far: wins (a tie is half of one), margin in dollars, time."""

    game: int
    games: int
    wins: float
    low: float
    high: float
    margin: float
    error: float
    milliseconds: float


def sum_up(game: int, meetings: Sequence[Meeting]) -> MatchLine:
    """All meetings of one game of the campaign."""
    own = [one for one in meetings if one.game == game]
    wins = sum((one.first > one.second) + 0.5 * (one.first == one.second) for one in own)
    low, high = wilson_interval(wins, len(own))
    margins = [one.first - one.second for one in own]
    pairs = [(a + b) / 2 for a, b in zip(margins[::2], margins[1::2], strict=True)]
    error = stdev(pairs) / sqrt(len(pairs)) if len(pairs) > 1 else 0.0
    decisions = max(1, sum(one.decisions for one in own))
    return MatchLine(
        game=game,
        games=len(own),
        wins=wins,
        low=low,
        high=high,
        margin=sum(margins) / len(margins),
        error=error,
        milliseconds=1000 * sum(one.seconds for one in own) / decisions,
    )


def play_match(
    pairing: Pairing, games: Sequence[int], pairs: int, *, workers: int = 1
) -> Iterator[tuple[Meeting, Meeting]]:
    """Pairs of games one after the other, for every game of the campaign asked for."""
    if pairs < 1 or not games or not all(1 <= game <= GAMES for game in games):
        raise SetupError("campaign-match", most=GAMES)
    for spec in (pairing.first, pairing.second):
        make_bot(spec, 0)
    items = [(game, number) for number in range(pairs) for game in games]
    yield from work_in_order(meet, pairing, items, min(workers, len(items)))
