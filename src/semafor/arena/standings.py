"""What a tournament says about its bots: ratings, statistics, who beat whom.

The unit of all intervals is the deal with all the games played on it: games of one deal share
their luck, deals do not.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from semafor.arena.ratings import Anchor, Meeting, Rating, rate
from semafor.arena.results import Results
from semafor.arena.schedule import LineUp, Options
from semafor.arena.simulate import DIGITS, GameSummary
from semafor.arena.sprt import OUTCOMES
from semafor.arena.statistics import ClusterMean, cluster_mean
from semafor.engine.errors import SetupError
from semafor.search.intervals import Interval

USUAL_ANCHOR = Anchor("greedy", 1000.0)

Unit = Hashable


@dataclass(slots=True)
class Sums:
    """A number of values and their sum, whole and by deal."""

    count: float = 0
    total: float = 0.0
    by_unit: dict[Unit, list[float]] = field(default_factory=dict)

    def add(self, value: float, unit: Unit) -> None:
        """Count one value."""
        self.count += 1
        self.total += value
        row = self.by_unit.setdefault(unit, [0.0, 0.0])
        row[0] += value
        row[1] += 1

    @property
    def mean(self) -> float:
        """The mean of all values."""
        return self.total / self.count if self.count else 0.0

    def estimate(self) -> ClusterMean:
        """The mean as an estimate, with the deals as units."""
        return cluster_mean((total, count) for total, count in self.by_unit.values())


@dataclass(slots=True)
class Standing:
    """The statistics of one bot over all its games."""

    name: str
    wins: Sums = field(default_factory=Sums)
    first_seat_wins: Sums = field(default_factory=Sums)
    score: Sums = field(default_factory=Sums)
    games: int = 0
    completed: int = 0
    kept: int = 0
    longest: int = 0
    bonuses: int = 0
    has_longest: bool = False
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, game: GameSummary, seat: int, unit: Unit) -> None:
        """Count one game played at a seat."""
        win = 1 / len(game.winners) if seat in game.winners else 0.0
        self.games += 1
        self.wins.add(win, unit)
        if seat == 0:
            self.first_seat_wins.add(win, unit)
        self.score.add(game.totals[seat], unit)
        self.completed += game.completed[seat]
        self.kept += game.kept[seat]
        if game.longest:
            self.has_longest = True
            self.longest += game.longest[seat]
            self.bonuses += game.bonus[seat] > 0
        self.turns += game.turns_of(seat)
        self.decisions += game.decisions[seat]
        self.seconds += game.seconds[seat]
        self.slowest = max(self.slowest, game.slowest[seat])

    @property
    def completed_share(self) -> float:
        """How many of the tickets kept were completed."""
        return self.completed / self.kept if self.kept else 0.0

    @property
    def decision_seconds(self) -> float:
        """Mean time of one decision."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def to_dict(self) -> dict[str, Any]:
        """Plain data; the two last keys depend on the run."""
        games = self.games
        has = self.has_longest
        return {
            "bot": self.name,
            "games": games,
            "deals": len(self.wins.by_unit),
            "win_share": round(self.wins.mean, DIGITS),
            "win_share_95": _rounded(self.wins.estimate().share_interval()),
            "score": round(self.score.mean, DIGITS),
            "score_95": _rounded(self.score.estimate().interval()),
            "completed": round(self.completed / games, DIGITS),
            "kept": round(self.kept / games, DIGITS),
            "completed_share": round(self.completed_share, DIGITS),
            "longest": round(self.longest / games, DIGITS) if has else None,
            "bonus_share": round(self.bonuses / games, DIGITS) if has else None,
            "first_seat_games": int(self.first_seat_wins.count),
            "first_seat_win_share": round(self.first_seat_wins.mean, DIGITS),
            "turns": round(self.turns / games, DIGITS),
            "decisions": round(self.decisions / games, DIGITS),
            "decision_seconds": round(self.decision_seconds, 9),
            "slowest_seconds": round(self.slowest, DIGITS),
        }


@dataclass(slots=True)
class Duel:
    """Two bots in the games they shared: who ended before whom.

    `pairs` counts mirrored deals of two seats by the points of the first: 0, ½, 1, 1½, 2.
    """

    first: str
    second: str
    points: Sums = field(default_factory=Sums)
    wins: int = 0
    ties: int = 0
    losses: int = 0

    def add(self, points: float, unit: Unit) -> None:
        """Count one meeting."""
        self.points.add(points, unit)
        self.wins += points > 0.5
        self.ties += points == 0.5
        self.losses += points < 0.5

    @property
    def pairs(self) -> list[int]:
        """Outcomes of the mirrored deals."""
        counts = [0] * OUTCOMES
        for total, games in self.points.by_unit.values():
            if games == 2:
                counts[round(2 * total)] += 1
        return counts

    def to_dict(self, seats: int) -> dict[str, Any]:
        """Plain data; outcomes of pairs only where a deal is a pair."""
        row: dict[str, Any] = {
            "bots": [self.first, self.second],
            "meetings": int(self.points.count),
            "wins": self.wins,
            "ties": self.ties,
            "losses": self.losses,
            "share": round(self.points.mean, DIGITS),
            "share_95": _rounded(self.points.estimate().share_interval()),
        }
        if seats == 2:
            row["pairs"] = self.pairs
        return row


@dataclass(frozen=True, slots=True)
class _Entry:
    """One game of a pool: the names of its bots by seat, the deal it belongs to."""

    names: LineUp
    unit: Unit
    game: GameSummary


class Pool:
    """Games of one edition and number of seats, from one tournament or several, rated together."""

    def __init__(self, results: Sequence[Results], anchor: Anchor | None = None) -> None:
        first = results[0].tournament
        self.edition = first.edition
        self.options: Options = first.options
        self.seats = first.seats
        self.tournaments = [each.tournament for each in results]
        self.anchor = anchor
        tags = {_tag(each) for each in results}
        self.has_versions = len(tags) > 1
        if anchor is None and any(USUAL_ANCHOR.name in each.bots for each in self.tournaments):
            self.anchor = USUAL_ANCHOR
        self.entries = list(self._entries(results))
        self.standings = self._stand(results)
        self.duels = self._duels()
        self.ratings = rate(list(self.standings), self._meetings(), self.anchor)

    def _name(self, bot: str, tag: str) -> str:
        """Bots of several versions get the version; the anchor is one and the same in all."""
        is_fixed = self.anchor is not None and bot == self.anchor.name
        return bot if is_fixed or not self.has_versions else f"{bot} ({tag})"

    def _entries(self, results: Iterable[Results]) -> Iterator[_Entry]:
        """All games, each once: files with the same seed may hold the same game."""
        seen = set()
        for each in results:
            seed, tag = each.tournament.seed, _tag(each)
            for slot in sorted(each.played, key=lambda s: (s.deal, s.pairing, s.rotation)):
                played = each.played[slot]
                key = (tag, seed, slot.deal, slot.rotation, played.seating)
                if key not in seen:
                    seen.add(key)
                    names = tuple(self._name(bot, tag) for bot in played.seating)
                    yield _Entry(names, (seed, slot.deal), played.game)

    def _stand(self, results: Iterable[Results]) -> dict[str, Standing]:
        names = {
            self._name(bot, _tag(each)): None for each in results for bot in each.tournament.bots
        }
        standings = {name: Standing(name) for name in names}
        for entry in self.entries:
            for seat, name in enumerate(entry.names):
                standings[name].add(entry.game, seat, entry.unit)
        return {name: row for name, row in standings.items() if row.games}

    def _meetings(self) -> list[Meeting]:
        """Every two seats of every game, where different bots sit."""
        meetings = []
        weight = 1 / (self.seats - 1)
        for entry in self.entries:
            ranks = entry.game.ranks
            for one, other in combinations(range(self.seats), 2):
                first, second = entry.names[one], entry.names[other]
                if first != second:
                    points = (1 + (ranks[one] < ranks[other]) - (ranks[one] > ranks[other])) / 2
                    meetings.append(Meeting(first, second, points, entry.unit, weight))
        return meetings

    def _duels(self) -> list[Duel]:
        order = {name: number for number, name in enumerate(self.standings)}
        duels: dict[tuple[str, str], Duel] = {}
        for meeting in self._meetings():
            first, second, points = meeting.first, meeting.second, meeting.points
            if order[first] > order[second]:
                first, second, points = second, first, 1 - points
            duel = duels.setdefault((first, second), Duel(first, second))
            duel.add(points, meeting.unit)
        return sorted(duels.values(), key=lambda duel: (order[duel.first], order[duel.second]))

    @property
    def deals(self) -> int:
        """Different deals of all games."""
        return len({entry.unit for entry in self.entries})

    @property
    def groups(self) -> int:
        """Groups of bots that no meeting connects; their ratings cannot be compared."""
        return len({rating.group for rating in self.ratings})

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "edition": self.edition,
            "options": dict(self.options),
            "seats": self.seats,
            "games": len(self.entries),
            "deals": self.deals,
            "tournaments": [each.to_dict() for each in self.tournaments],
            "ratings": [_rating_dict(rating) for rating in self.ratings],
            "bots": [self.standings[rating.name].to_dict() for rating in self.ratings],
            "duels": [duel.to_dict(self.seats) for duel in self.duels],
        }


def make_pools(results: Iterable[Results], anchor: Anchor | None = None) -> list[Pool]:
    """Pools of what can be rated together: the same edition, options and number of seats."""
    groups: dict[Hashable, list[Results]] = defaultdict(list)
    for each in results:
        tournament = each.tournament
        groups[tournament.edition, tournament.options, tournament.seats].append(each)
    return [Pool(group, anchor) for group in groups.values()]


def check_anchor(anchor: Anchor | None, bots: Iterable[str]) -> None:
    """Refuse an anchor that does not play."""
    known = list(dict.fromkeys(bots))
    if anchor is not None and anchor.name not in known:
        raise SetupError("unknown-anchor", name=anchor.name, known=", ".join(known))


def _tag(results: Results) -> str:
    """What tells versions apart: the label, or else the version of the program."""
    return results.tournament.label or results.tournament.version


def _rating_dict(rating: Rating) -> dict[str, Any]:
    return {
        "bot": rating.name,
        "elo": round(rating.elo, 2),
        "elo_95": None if rating.width is None else round(rating.width, 2),
        "is_anchor": rating.is_anchor,
        "group": rating.group,
    }


def _rounded(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(bound, DIGITS) for bound in interval]
