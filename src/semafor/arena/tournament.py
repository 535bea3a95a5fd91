"""Tournaments: bots play each other on the same deals, with seats rotated, until enough is known.

What is played and what a sequential test decides follow from the tournament alone: games come back
in their order from any number of workers, and nothing behind a decision is kept.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass

from semafor.arena.results import Results
from semafor.arena.schedule import Played, Slot, Tournament
from semafor.arena.sprt import Sprt, Trial
from semafor.arena.workers import processors, work_in_order
from semafor.engine.errors import SetupError


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a tournament is, in games; the trial is the test under way, if there is one."""

    done: int
    total: int
    trial: Trial | None = None


OnProgress = Callable[[Progress], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """How much of a tournament to play."""

    games: int
    workers: int | None = None
    sprt: Sprt | None = None

    def check(self, tournament: Tournament) -> None:
        """Refuse what cannot be played, before any process is started."""
        if self.games < 1:
            raise SetupError("bad-game-count", count=self.games)
        if self.workers is not None and self.workers < 1:
            raise SetupError("bad-worker-count", count=self.workers)
        if self.sprt is not None:
            if len(tournament.bots) != 2 or tournament.seats != 2:
                raise SetupError("sprt-needs-two")
            self.sprt.check()
        tournament.check()


def play_tournament(
    results: Results, plan: Plan, on_progress: OnProgress | None = None
) -> Trial | None:
    """Play what is missing and add it to the results; returns the test, if one was asked for."""
    tournament = results.tournament
    plan.check(tournament)
    deals = tournament.deals_for(plan.games)
    slots = list(tournament.slots(deals))
    missing = [slot for slot in slots if slot not in results.played]
    judge = None if plan.sprt is None else _Judge(results, Trial(plan.sprt), deals)
    if judge is not None and judge.is_decided():
        return judge.trial
    workers = min(plan.workers or processors(), max(1, len(missing)))
    done = len(slots) - len(missing)
    if on_progress is not None and missing:
        on_progress(Progress(done, len(slots), judge.trial if judge else None))
    with closing(work_in_order(play_slot, tournament, missing, workers)) as playing:
        for played in playing:
            results.add(played)
            done += 1
            is_decided = judge is not None and judge.is_decided()
            if on_progress is not None:
                on_progress(Progress(done, len(slots), judge.trial if judge else None))
            if is_decided:
                break
    return None if judge is None else judge.trial


def judge(results: Results, sprt: Sprt) -> Trial:
    """What a test says of the games there are."""
    deals = 1 + max((slot.deal for slot in results.played), default=-1)
    found = _Judge(results, Trial(sprt), deals)
    found.is_decided()
    return found.trial


def play_slot(tournament: Tournament, slot: Slot) -> Played:
    """Play one game; may run in a worker."""
    return tournament.play(slot)


@dataclass(slots=True)
class _Judge:
    """Hands the mirrored pairs to a trial in the order of the deals, as far as they are complete."""

    results: Results
    trial: Trial
    deals: int
    next_deal: int = 0

    def is_decided(self) -> bool:
        """Judge all pairs that have become complete."""
        while self.next_deal < self.deals and not self.trial.is_decided:
            slots = [Slot(0, self.next_deal, rotation) for rotation in range(2)]
            pair = [self.results.played.get(slot) for slot in slots]
            games = [played for played in pair if played is not None]
            if len(games) < len(slots):
                break
            self.trial.add(sum(points_of(self.results.tournament.bots[0], each) for each in games))
            self.next_deal += 1
        return self.trial.is_decided


def points_of(bot: str, played: Played) -> float:
    """Points of a bot in a game of two: 1, ½ or 0."""
    winners = [played.seating[seat] for seat in played.game.winners]
    return winners.count(bot) / len(winners)
