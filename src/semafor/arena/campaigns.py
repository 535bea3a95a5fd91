"""Whole campaigns between instant bots: played, counted, compared with what was hoped for.

A campaign depends on the seed and its number only. Games are played with the keyed stream of the
campaign, so that a log replays to the same digest.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from semafor.arena.audit import check_game, check_state
from semafor.arena.bonds import RolloutBonds
from semafor.arena.incomes import region_tallies
from semafor.arena.simulate import derive_seed
from semafor.arena.workers import Stopped, is_stopped, work_in_order
from semafor.bots import make_bot
from semafor.bots.between_games import CampaignBot, RandomCampaignBot
from semafor.charter.advice import ADVISER
from semafor.charter.campaign import Campaign
from semafor.charter.dealing import is_dealing
from semafor.charter.overlay import new_game
from semafor.charter.questions import OPEN_REGION
from semafor.charter.reports import read_report
from semafor.charter.result import result
from semafor.charter.state import ARCHIVE, State
from semafor.charter.views import view
from semafor.engine.errors import Move, SetupError
from semafor.engine.game import BOT, Game
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS

COLOURS = ("blue", "red", "green", "yellow", "black")
INSTANT = "greedy"
RANDOM = "random"


@dataclass
class Played:
    """A finished campaign and what only its games knew."""

    campaign: Campaign
    reports: list[Mapping[str, Any]] = field(default_factory=list)
    starters: list[str] = field(default_factory=list)
    decks: list[tuple[int, int, int]] = field(default_factory=list)  # tickets, events, large cities
    candidates: list[tuple[str, ...]] = field(default_factory=list)
    chosen: list[str] = field(default_factory=list)
    booming: list[list[str]] = field(default_factory=list)
    tallies: list[dict[str, dict[str, int]]] = field(default_factory=list)
    bonds: list[tuple[int, tuple[float, ...]]] = field(default_factory=list)  # taken, mean totals
    seats: list[Any] = field(default_factory=list)  # bots of the game that is due
    kept: list[Move] = field(default_factory=list)  # starting tickets, before the story is read


@dataclass(frozen=True)
class Bots:
    """Who plays: one kind of bot, its seed, and how many deals one seat tries bonds with.

    `ahead`: quick games played ahead for each question between games; `looking`: companies that do, without any all.
    """

    spec: str = INSTANT
    number: int = 0
    bond_deals: int = 0
    ahead: int = 0
    looking: tuple[str, ...] = ()

    def decider(self, seed: str, company: str) -> CampaignBot:
        """Whoever decides for a company between the games."""
        number = derive_seed(self.number, "campaign", seed, company)
        if self.spec == RANDOM:
            return RandomCampaignBot(ADVISER, number)
        is_looking = not self.looking or company in self.looking
        return CampaignBot(ADVISER, number, self.ahead if is_looking else 0)

    def seats(self, state: State) -> list[Any]:
        """Bots for the game that is due; the first to play may try bonds."""
        seeds = [
            derive_seed(self.number, "bot", state.seed, state.game, seat)
            for seat in range(len(state.participants))
        ]
        found: list[Any] = [make_bot(self.spec, seed) for seed in seeds]
        if self.bond_deals:
            first = state.participants.index(state.caboose)
            found[first] = RolloutBonds(self.spec, seeds[first], self.bond_deals)
        return found


def play_out(game: Game, bots: Sequence[Any]) -> None:
    """Play a game to its end, bots by seat."""
    while not game.is_over:
        if is_stopped():
            raise Stopped
        seat = game.actor
        seen = game.view(seat)
        action = bots[seat].choose(seen)
        assert action in seen.actions, f"seat {seat} chose {action}"
        game.play_action(action, checked=True)


def choose_tickets(game: Game, bots: Sequence[Any]) -> list[Move]:
    """LEG-SETUP-1: the starting tickets, chosen before story, crew call and season."""
    kept = []
    while is_dealing(game):
        seat = game.actor
        kept.append(game.to_move(bots[seat].choose(game.view(seat))))
        game.play(kept[-1])
    return kept


GREEDY = Bots()


def play_campaign(
    companies: Sequence[str],
    seed: str,
    *,
    bots: Bots = GREEDY,
    absent: Mapping[int, str] | None = None,
    veteran: bool = False,
    until: int = 0,
) -> Played:
    """A whole campaign with one kind of bot, or until a game is to be played; `absent` names who misses which game.

    Nothing may get lost on the way: games and campaign are checked after every game.
    """
    players = {company: {"name": company, "kind": BOT + bots.spec} for company in companies}
    campaign = Campaign.open(companies, seed=seed, players=players, veteran=veteran)
    deciders = {company: bots.decider(seed, company) for company in companies}
    played = Played(campaign)
    while True:
        pending = campaign.pending()
        if pending.what == "over":
            check_state(campaign.state)
            return played
        if pending.what == "play" and pending.game == until:
            return played
        if pending.what == "begin":
            missing = (absent or {}).get(pending.game, "")
            campaign.begin({name: row for name, row in players.items() if name != missing})
        elif pending.what == "deal":
            played.seats = bots.seats(campaign.state)
            played.kept = choose_tickets(new_game(campaign), played.seats)
            campaign.deal()
        elif pending.what == "play":
            play_next(played)
        else:
            decision = pending.decision
            assert decision is not None
            company = decision.company or companies[0]
            option = deciders[company].choose(view(campaign, company))
            if decision.kind == OPEN_REGION:
                played.candidates.append(decision.options)
                played.chosen.append(option)
            campaign.choose(option)


def play_next(played: Played) -> None:
    """Play the game that is due and write its report into the log."""
    campaign = played.campaign
    state = campaign.state
    check_state(state)
    game = new_game(campaign)
    events = sum(marks.place == "deck" for marks in state.events.values())
    played.decks.append((len(state.tickets_in_play()), events, len(state.large_cities())))
    played.starters.append(state.caboose)
    played.booming.append(list(state.booming))
    seats = played.seats
    for move in played.kept:
        game.play(move)
    play_out(game, seats)
    check_game(game)
    for bot in seats:
        if isinstance(bot, RolloutBonds):
            played.bonds += zip(bot.taken, bot.tried, strict=True)
    report = read_report(state, game)
    played.reports.append(report)
    told = dict(zip(state.participants, region_tallies(game), strict=True))
    played.tallies.append(
        {company: {**report["counters"][company], **told[company]} for company in told}
    )
    campaign.finish(report)
    check_state(campaign.state)


@dataclass(frozen=True)
class CampaignSummary:
    """What the balance questions need of one campaign, as small plain data."""

    companies: tuple[str, ...]
    winners: tuple[str, ...]
    totals: dict[str, int]
    lines: dict[str, dict[str, int]]
    slips: list[dict[str, int]]
    rankings: list[list[str]]
    starters: list[str]
    turns: list[int]
    trains_left: list[list[int]]
    decks: list[tuple[int, int, int]]
    candidates: list[tuple[str, ...]]
    chosen: list[str]
    regions: list[str]
    retired: int
    postcards: dict[int, bool]  # number: completed or used up
    added_events: int
    seen_events: int
    owned: dict[str, tuple[str, ...]]  # company: clauses, pass, last crew
    counters: list[dict[str, dict[str, int]]]
    booming: list[list[str]]
    bonds: list[tuple[int, tuple[float, ...]]]
    finale: str
    coloured: int  # blank lines with a colour at the end
    met: bool  # the lost train
    goals: dict[str, bool]  # taken: reached


def sum_up(played: Played) -> CampaignSummary:
    """The summary of a finished campaign."""
    state = played.campaign.state
    found = result(played.campaign)
    seen = {event for report in played.reports for event in report["events"]["revealed"]}
    owned = {}
    for company in state.companies:
        cards = [*state.clauses[company], state.passes[company]]
        crew = state.crew_of(company)
        owned[company] = (*cards, *([crew] if crew else []))
    return CampaignSummary(
        companies=tuple(state.companies),
        winners=found.winners,
        totals=found.totals,
        lines=found.lines,
        slips=[
            {name: row["total"] for name, row in report["companies"].items()}
            for report in played.reports
        ],
        rankings=[list(report["ranking"]) for report in played.reports],
        starters=played.starters,
        turns=[report["turns"] for report in played.reports],
        trains_left=[
            [row["trains"] for row in report["companies"].values()] for report in played.reports
        ],
        decks=played.decks,
        candidates=played.candidates,
        chosen=played.chosen,
        regions=[region.id for region in state.regions],
        retired=sum(marks.retired for marks in state.tickets.values()),
        postcards={number: card.place == ARCHIVE for number, card in state.postcards.items()},
        added_events=len(state.events),
        seen_events=len(seen & set(state.events)),
        owned=owned,
        counters=played.tallies,
        booming=played.booming,
        bonds=played.bonds,
        finale=state.finale,
        coloured=len(state.painted),
        met=bool(state.met),
        goals={name: company in state.goals_done for company, name in state.goals.items()},
    )


@dataclass(frozen=True)
class Request:
    """What decides every campaign of a simulation."""

    seed: int
    bot: str
    bond_deals: int = 0
    ahead: int = 0


@dataclass(frozen=True)
class Outcome:
    """A campaign that came to its end, or what stopped it; and the seconds of computing it took."""

    seats: int
    summary: CampaignSummary | None
    error: str
    seconds: float


def play_numbered(request: Request, item: tuple[int, int]) -> Outcome:
    """The campaign with a number; companies change so that each colour sits everywhere."""
    seats, number = item
    colours = [COLOURS[(number + seat) % len(COLOURS)] for seat in range(seats)]
    seed = f"simulate-{request.seed}-{seats}-{number}"
    bots = Bots(request.bot, number, request.bond_deals, request.ahead)
    begun = time.process_time()
    summary, error = None, ""
    try:
        summary = sum_up(play_campaign(colours, seed, bots=bots))
    except Stopped:
        raise
    except Exception as problem:  # whatever stops a campaign is what is looked for
        error = f"campaign {number} of {seats} companies, seed {request.seed}: "
        error += f"{type(problem).__name__}: {problem}"
    return Outcome(seats, summary, error, time.process_time() - begun)


def simulate_campaigns(
    counts: Sequence[int], runs: int, request: Request, *, workers: int = 1
) -> Iterator[Outcome]:
    """Campaigns one after the other, for every number of companies."""
    if runs < 1 or not counts or not all(LEAST_SEATS <= count <= MOST_SEATS for count in counts):
        raise SetupError("campaign-runs")
    make_bot(request.bot, 0)
    items = [(seats, number) for seats in counts for number in range(runs)]
    yield from work_in_order(play_numbered, request, items, min(workers, len(items)))
