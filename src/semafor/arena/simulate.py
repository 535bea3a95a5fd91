"""Mass simulation: many games between bots, in worker processes, summed up exactly.

The same seed gives the same summary with any number of workers: a game depends on the seed and
its own number only, and everything that is summed is a whole number.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any

from semafor.arena.statistics import mean_interval
from semafor.arena.workers import Stopped, is_stopped, processors, work_anywhere
from semafor.bots import Bot, make_bot, make_player
from semafor.bots.express import Clock
from semafor.editions import blame, find_ruleset
from semafor.engine.access import held_count
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS, Ruleset
from semafor.engine.score import Result, score_position
from semafor.engine.sheet import ScoreSheet
from semafor.search.intervals import wilson_interval
from semafor.search.players import PlayedGame, PlayTable

# A win shared by up to five seats is a whole number of these.
WIN_PARTS = 60
CHUNKS_A_WORKER = 16
MOST_GAMES_A_CHUNK = 200
DIGITS = 6

Progress = Callable[[int], None]


class GameFailed(RuntimeError):  # noqa: N818 - the name says what happened
    """A bug met in a simulated game; the message says how to play that game again."""


@dataclass(frozen=True, slots=True)
class GameSummary:
    """How one game ended; tuples are by seat.

    `longest` and `bonus`, the longest path and the points for it, are empty where the edition does
    not reward it. `slowest` is the time of the longest single decision. `lost`: moves that bots from outside have
    lost, empty if none has. `actions`: every action in its order, where they were asked for.
    """

    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    winners: tuple[int, ...]
    completed: tuple[int, ...]
    kept: tuple[int, ...]
    longest: tuple[int, ...]
    bonus: tuple[int, ...]
    turns: int
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: tuple[float, ...]
    lost: tuple[int, ...] = ()
    actions: tuple[int, ...] = ()

    def turns_of(self, seat: int) -> int:
        """Turns of one seat; the first seat is 0."""
        seats = len(self.totals)
        return (self.turns - seat + seats - 1) // seats


@dataclass(slots=True)
class Tally:
    """Sums over the games of one bot."""

    games: int = 0
    win_parts: int = 0
    score: int = 0
    score_squares: int = 0
    completed: int = 0
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    lost: int = 0

    def add(self, game: GameSummary, seat: int) -> None:
        """Count one game played at a seat."""
        total = game.totals[seat]
        self.games += 1
        if seat in game.winners:
            self.win_parts += WIN_PARTS // len(game.winners)
        self.score += total
        self.score_squares += total * total
        self.completed += game.completed[seat]
        self.turns += game.turns_of(seat)
        self.decisions += game.decisions[seat]
        self.seconds += game.seconds[seat]
        self.lost += game.lost[seat] if game.lost else 0

    def merge(self, other: Tally) -> None:
        """Count the games of another tally."""
        for name in Tally.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    @property
    def wins(self) -> float:
        """Games won; a win shared by k seats counts 1/k."""
        return self.win_parts / WIN_PARTS

    def to_dict(self, bot: str) -> dict[str, Any]:
        """What does not depend on the run, rounded."""
        games = self.games
        share = wilson_interval(self.wins, games)
        score = mean_interval(games, self.score, self.score_squares)
        return {
            "bot": bot,
            "games": games,
            "wins": round(self.wins, DIGITS),
            "win_share": round(self.wins / games, DIGITS),
            "win_share_95": [round(bound, DIGITS) for bound in share],
            "score": round(self.score / games, DIGITS),
            "score_95": None if score is None else [round(bound, DIGITS) for bound in score],
            "completed": round(self.completed / games, DIGITS),
            "turns": round(self.turns / games, DIGITS),
            "decisions": round(self.decisions / games, DIGITS),
            **({"lost": self.lost} if self.lost else {}),
        }


@dataclass(slots=True)
class Summary:
    """A whole simulation; the tallies are in the order in which the bots were named."""

    edition: str
    seed: int
    bots: tuple[str, ...]
    tallies: list[Tally]
    games: int = 0
    turns: int = 0
    seconds: float = 0.0
    workers: int = 1

    @property
    def games_per_second(self) -> float:
        """Speed of the whole run."""
        return self.games / self.seconds if self.seconds else 0.0

    def to_dict(self) -> dict[str, Any]:
        """Plain data; only the last three keys depend on the run."""
        decisions = sum(tally.decisions for tally in self.tallies)
        rows = zip(self.bots, self.tallies, strict=True)
        return {
            "edition": self.edition,
            "seats": len(self.bots),
            "seed": self.seed,
            "games": self.games,
            "turns": round(self.turns / self.games, DIGITS),
            "decisions": round(decisions / self.games, DIGITS),
            "bots": [tally.to_dict(bot) for bot, tally in rows],
            "seconds": round(self.seconds, 3),
            "workers": self.workers,
            "games_per_second": round(self.games_per_second, 1),
        }


@dataclass(frozen=True, slots=True)
class Match:
    """What decides every game of a simulation: edition, bots, seed."""

    edition: str
    bots: tuple[str, ...]
    seed: int

    def seat_of(self, bot: int, game: int) -> int:
        """Seats move on game by game, so that each bot sits everywhere equally."""
        return (bot + game) % len(self.bots)

    def deal_seed(self, game: int) -> int:
        """What the generator of a game starts at; all seatings of a cycle get the same deal."""
        return derive_seed(self.seed, "deal", game // len(self.bots))

    def play(self, table: GameTable, game: int, *, keep: bool = False) -> GameSummary:
        """Play the game with a number; its actions are kept if so wanted."""
        bots: list[Bot | None] = [None] * len(self.bots)
        for number, name in enumerate(self.bots):
            bot = make_bot(name, derive_seed(self.seed, "bot", game, number))
            bots[self.seat_of(number, game)] = bot
        seated = [bot for bot in bots if bot is not None]
        try:
            return table.play(seated, self.deal_seed(game), keep=keep)
        except Stopped:
            raise
        except Exception as error:
            problem = blame(error)
            if problem is not None:  # a traceback does not reach the command from another process
                raise problem.error from error
            where = f"{self.edition}, bots {','.join(self.bots)}, seed {self.seed}, game {game}"
            raise GameFailed(f"{where}: {type(error).__name__}: {error}") from error


@dataclass(slots=True)
class Chunk:
    """Sums over a row of games, as a worker sends them."""

    tallies: list[Tally]
    games: int = 0
    turns: int = 0

    def add(self, match: Match, number: int, game: GameSummary) -> None:
        """Count a game."""
        self.games += 1
        self.turns += game.turns
        for bot, tally in enumerate(self.tallies):
            tally.add(game, match.seat_of(bot, number))


def derive_seed(seed: int, *parts: int | str) -> int:
    """A 64-bit number, never 0, that follows from a seed and what it is for."""
    text = ":".join(str(part) for part in ("semafor", seed, *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") or 1


class GameTable:
    """A table at which games of one ruleset are played, one after another."""

    def __init__(self, ruleset: Ruleset, clock: Clock = perf_counter) -> None:
        self.ruleset = ruleset
        self._table = PlayTable(ruleset.tables, clock)
        self._sheet = ScoreSheet()

    def play(self, bots: Sequence[Bot], seed: int, *, keep: bool = False) -> GameSummary:
        """Play one game, bots by seat, with the state's own fast generator started at `seed`."""
        ruleset = self.ruleset
        players = [make_player(bot, ruleset) for bot in bots]
        game = PlayedGame()
        game.actions = [] if keep else None
        state = ruleset.new_state()
        state.rng = seed
        state.start(0)
        while not self._table.play_on(state, players, game):
            if is_stopped():
                raise Stopped
        result = score_position(state, self._sheet)
        seats = range(ruleset.seats)
        decisions, seconds, slowest = zip(*(game.counts(seat) for seat in seats), strict=True)
        return GameSummary(
            totals=result.totals,
            ranks=result.ranks,
            winners=result.winners,
            completed=_line(result, "completed"),
            kept=tuple(held_count(state, seat) for seat in seats),
            longest=_line(result, "longest_length"),
            bonus=_line(result, "longest"),
            turns=state.turns,
            decisions=decisions,
            seconds=seconds,
            slowest=slowest,
            lost=_lost_moves(bots),
            actions=tuple(game.actions or ()),
        )


def _lost_moves(bots: Sequence[Bot]) -> tuple[int, ...]:
    """Moves that bots from outside have lost, by seat; empty where none has."""
    lost = tuple(len(getattr(bot, "faults", ())) for bot in bots)
    return lost if any(lost) else ()


def play_game(
    ruleset: Ruleset, bots: Sequence[Bot], seed: int, clock: Clock = perf_counter
) -> GameSummary:
    """Play one game at a table of its own."""
    return GameTable(ruleset, clock).play(bots, seed)


def _line(result: Result, name: str) -> tuple[int, ...]:
    """A line of the score by seat; empty where the edition has no such line."""
    return tuple(lines[name] for lines in result.lines if name in lines)


def simulate(  # noqa: PLR0913 - what a person may wish of a run
    edition: str,
    bot_names: Sequence[str],
    games: int,
    seed: int,
    workers: int | None = None,
    on_progress: Progress | None = None,
    *,
    executor: Executor | None = None,
    out: Path | None = None,
    moves: bool = False,
) -> Summary:
    """Play games between bots and sum them up.

    Args:
        edition: Name of a shipped edition.
        bot_names: Two to five names of `BOTS`, one for each seat.
        games: How many games to play.
        seed: Decides every game.
        workers: Processes to use; None for one on each core, 1 for none but this one. A script that uses others begins
            behind `if __name__ == "__main__":`, as all do that start processes.
        on_progress: Called with the number of games finished so far.
        executor: Whoever works instead of processes of ours: anything with `submit`, as in `concurrent.futures`.
        out: A file that keeps every game, `.parquet` or `.jsonl`; a run that was cut off goes on from it.
        moves: Whether the file keeps every action, too.
    """
    check_request(edition, bot_names, games, workers)
    match = Match(edition, tuple(bot_names), seed)
    count = min(workers or processors(), games)
    summary = Summary(edition, seed, match.bots, [Tally() for _ in match.bots], workers=count)
    before = perf_counter()
    if out is not None:
        from semafor.arena.exporting import played_chunks  # noqa: PLC0415 - it builds on this file

        chunks = played_chunks(match, games, count, executor, out, moves=moves)
    else:
        chunks = _play_all(match, games, count, executor)
    for chunk in chunks:
        summary.games += chunk.games
        summary.turns += chunk.turns
        for mine, other in zip(summary.tallies, chunk.tallies, strict=True):
            mine.merge(other)
        if on_progress is not None:
            on_progress(summary.games)
    summary.seconds = perf_counter() - before
    return summary


def check_request(
    edition: str, bot_names: Sequence[str], games: int, workers: int | None = None
) -> None:
    """Refuse what cannot be simulated, before any process is started."""
    if not LEAST_SEATS <= len(bot_names) <= MOST_SEATS:
        raise SetupError("bad-bot-count", "COM-SETUP-1", count=len(bot_names))
    for name in bot_names:
        make_bot(name, 0)
    if games < 1:
        raise SetupError("bad-game-count", count=games)
    if workers is not None and workers < 1:
        raise SetupError("bad-worker-count", count=workers)
    find_ruleset(edition, len(bot_names)).check_start()


def _play_all(match: Match, games: int, workers: int, executor: Executor | None) -> Iterator[Chunk]:
    """Chunks in game order, from this process or from workers."""
    size = max(1, min(MOST_GAMES_A_CHUNK, games // (workers * CHUNKS_A_WORKER)))
    spans = [range(start, min(start + size, games)) for start in range(0, games, size)]
    return work_anywhere(_play_chunk, match, spans, workers, executor)


def _play_chunk(match: Match, span: range) -> Chunk:
    """Play a row of games; may run in a worker."""
    table = GameTable(find_ruleset(match.edition, len(match.bots)))
    chunk = Chunk([Tally() for _ in match.bots])
    for game in span:
        if is_stopped():
            raise Stopped
        chunk.add(match, game, match.play(table, game))
    return chunk
