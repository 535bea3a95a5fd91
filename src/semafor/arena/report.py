"""What many games between bots say about an edition: counted while they are played, added up exactly.

Nothing here is an opinion of a bot: shares and means over finished games, with intervals.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from semafor.arena.simulate import GameTable, Match, check_request
from semafor.arena.statistics import mean_interval
from semafor.arena.workers import Stopped, is_stopped, processors, work_in_order
from semafor.board.model import GREY
from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.ruleset import Ruleset
from semafor.rules.scoring import joined_tickets
from semafor.search.actions import read_actions
from semafor.search.intervals import wilson_interval

PIECE = 20
CLAIM = "claim"


@dataclass(slots=True)
class Counts:
    """Everything that is counted; adding two is counting the games of both."""

    games: int = 0
    turns: int = 0
    wins_of_bot: Counter[str] = field(default_factory=Counter)
    games_of_bot: Counter[str] = field(default_factory=Counter)
    totals_of_bot: Counter[tuple[str, int]] = field(default_factory=Counter)
    wins_of_seat: Counter[int] = field(default_factory=Counter)
    claims: Counter[int] = field(default_factory=Counter)
    claims_of_winner: Counter[int] = field(default_factory=Counter)
    turns_of_claim: Counter[int] = field(default_factory=Counter)
    full_pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    kept: Counter[int] = field(default_factory=Counter)
    completed: Counter[int] = field(default_factory=Counter)
    kept_of_winner: Counter[int] = field(default_factory=Counter)
    cards: Counter[int] = field(default_factory=Counter)

    def add(self, other: Counts) -> None:
        """Count the games of another."""
        for each in fields(Counts):
            mine, theirs = getattr(self, each.name), getattr(other, each.name)
            if isinstance(mine, Counter):
                mine.update(theirs)
            else:
                setattr(self, each.name, mine + theirs)


def count_games(
    match: Match,
    games: int,
    workers: int | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> Counts:
    """Play and count; a win shared by k seats counts for each of them."""
    check_request(match.edition, match.bots, games, workers)
    spans = [range(start, min(start + PIECE, games)) for start in range(0, games, PIECE)]
    counts = Counts()
    for piece in work_in_order(_count, match, spans, min(workers or processors(), len(spans))):
        counts.add(piece)
        if on_progress is not None:
            on_progress(counts.games, games)
    return counts


def _count(match: Match, span: range) -> Counts:
    ruleset = find_ruleset(match.edition, len(match.bots))
    table = GameTable(ruleset)
    counts = Counts()
    for game in span:
        if is_stopped():
            raise Stopped
        played = match.play(table, game, keep=True)
        seated = {match.seat_of(bot, game): name for bot, name in enumerate(match.bots)}
        _count_game(counts, ruleset, match.deal_seed(game), played.actions, played.winners)
        counts.turns += played.turns
        for seat, name in seated.items():
            counts.games_of_bot[name] += 1
            counts.totals_of_bot[name, played.totals[seat]] += 1
            counts.wins_of_bot[name] += seat in played.winners
            counts.wins_of_seat[seat] += seat in played.winners
    return counts


def _count_game(
    counts: Counts, ruleset: Ruleset, deal: int, actions: Sequence[int], winners: Sequence[int]
) -> None:
    """Play the actions again: what was claimed when, with which cards, and what was held in the end."""
    deeds = read_actions(ruleset)
    state = ruleset.new_state()
    state.rng = deal
    state.start(0)
    for action in actions:
        deed = deeds[action]
        if deed.word == CLAIM and deed.route >= 0:
            counts.turns_of_claim[deed.route] += state.turns
            paid = ruleset.board.routes[deed.route].length
            locomotives = max(0, deed.locomotives)
            counts.cards[deed.colour] += paid - locomotives
            counts.cards[ruleset.locomotive] += locomotives
        state.step(action)
    counts.games += 1
    taken = set()
    for seat in range(ruleset.seats):
        for route in access.routes_of(state, seat):
            counts.claims[route] += 1
            counts.claims_of_winner[route] += seat in winners
            taken.add(ruleset.board.routes[route].pair)
        done = set(joined_tickets(state, seat))
        for ticket in access.held_tickets(state, seat):
            counts.kept[ticket] += 1
            counts.kept_of_winner[ticket] += seat in winners
            counts.completed[ticket] += ticket in done
    still_open = {
        route for seat in range(ruleset.seats) for route in access.open_routes(state, seat)
    }
    counts.full_pairs.update(taken - {ruleset.board.routes[route].pair for route in still_open})


# -------------------------------------------------------------------- rows of a report


@dataclass(frozen=True, slots=True)
class Share:
    """A share with its interval."""

    name: str
    count: int
    of: int
    more: tuple[float, ...] = ()

    @property
    def value(self) -> float:
        """The share."""
        return self.count / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %."""
        return wilson_interval(self.count, self.of) if self.of else (0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Report:
    """Everything a page shows."""

    match: Match
    counts: Counts
    ruleset: Ruleset

    @property
    def seats(self) -> int:
        """Players of each game."""
        return len(self.match.bots)

    def bots(self) -> list[Share]:
        """Wins of each bot, best first; the mean score and its interval beside it."""
        rows = []
        for name, games in self.counts.games_of_bot.items():
            totals = self.totals(name)
            count = sum(totals.values())
            total = sum(value * times for value, times in totals.items())
            squares = sum(value * value * times for value, times in totals.items())
            around = mean_interval(count, total, squares) or (total / count, total / count)
            more = (total / count, *around)
            rows.append(Share(name, self.counts.wins_of_bot[name], games, more))
        return sorted(rows, key=lambda row: -row.value)

    def totals(self, bot: str) -> Counter[int]:
        """How often a bot ended with a score."""
        found = self.counts.totals_of_bot.items()
        return Counter({total: times for (name, total), times in found if name == bot})

    def seat_wins(self) -> list[Share]:
        """Wins of each seat, the first one first."""
        counts = self.counts
        return [
            Share(f"{seat + 1}", counts.wins_of_seat[seat], counts.games)
            for seat in range(self.seats)
        ]

    def routes(self) -> list[Share]:
        """How often each route is claimed; beside it the wins of its owners, and the mean turn of the claim."""
        counts, board = self.counts, self.ruleset.board.routes
        rows = []
        for route, claims in counts.claims.items():
            owners = counts.claims_of_winner[route] / claims
            rows.append(
                Share(
                    board[route].id,
                    claims,
                    counts.games,
                    (owners, claims, counts.turns_of_claim[route] / claims),
                )
            )
        return sorted(rows, key=lambda row: (-row.value, row.name))

    def tickets(self) -> list[Share]:
        """How often each ticket is completed by who keeps it; beside it the points it brings on the mean, and wins."""
        counts, board = self.counts, self.ruleset.board.tickets
        rows = []
        for ticket, kept in counts.kept.items():
            done = counts.completed[ticket]
            points = board[ticket].points * (2 * done - kept) / kept
            rows.append(
                Share(board[ticket].id, done, kept, (points, counts.kept_of_winner[ticket] / kept))
            )
        return sorted(rows, key=lambda row: (-row.more[0], row.name))

    def bottlenecks(self) -> list[Share]:
        """Pairs of neighbours between which nothing is left at the end, the most frequent first."""
        found = self.counts.full_pairs.items()
        rows = [Share("–".join(pair), count, self.counts.games) for pair, count in found if count]
        return sorted(rows, key=lambda row: (-row.value, row.name))

    def colours(self) -> list[tuple[str, float]]:
        """Cards of each kind paid in a game, on the mean."""
        games = max(1, self.counts.games)
        kinds = self.ruleset.kinds
        rows = [
            (kinds[kind], count / games) for kind, count in self.counts.cards.items() if kind >= 0
        ]
        return sorted(rows, key=lambda row: -row[1])

    def heat(self) -> dict[str, float]:
        """The share of games in which a route is claimed."""
        return {row.name: row.value for row in self.routes()}

    def grey_share(self) -> float:
        """The share of all claims that are of grey routes."""
        board = self.ruleset.board.routes
        grey = sum(
            count for route, count in self.counts.claims.items() if board[route].colour == GREY
        )
        return grey / max(1, self.counts.claims.total())

    def to_dict(self) -> dict[str, Any]:
        """The numbers of the page as plain data."""
        groups = {
            "bots": self.bots(),
            "seats": self.seat_wins(),
            "routes": self.routes(),
            "tickets": self.tickets(),
            "bottlenecks": self.bottlenecks(),
        }
        rows = {
            name: [
                {"name": row.name, "count": row.count, "of": row.of, "more": list(row.more)}
                for row in shares
            ]
            for name, shares in groups.items()
        }
        match = self.match
        head = {"edition": match.edition, "bots": list(match.bots), "seed": match.seed}
        return {**head, "games": self.counts.games, **rows, "colours": dict(self.colours())}


def make_report(match: Match, counts: Counts) -> Report:
    """The report of a match."""
    return Report(match, counts, find_ruleset(match.edition, len(match.bots)))
