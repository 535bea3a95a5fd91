"""A night of matches: `python tools/night.py FOLDER [--plan FILE] [--only NAME,…] [--hours N] [--workers N] [--tables]`.

What is played stands in a plan (`tools/night.toml`, which says what its words mean): the matches behind the tables of docs/bots.md. Every game is kept in FOLDER,
a file for each match, so the same command goes on where it was stopped. Matches take turns, a twentieth of every match, then a quarter, then the
rest: whenever the night ends, each of them has something to say. At the end (or at once, with `--tables`) the tables are printed as the documentation has them.

A folder holds one state of the program; another one gets another folder.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from time import monotonic

from semafor.arena.clocks import WALL
from semafor.arena.ratings import elo_of_share
from semafor.arena.results import Results, load_results, open_results
from semafor.arena.schedule import Tournament
from semafor.arena.sprt import Sprt, Trial
from semafor.arena.standings import Pool, Sums
from semafor.arena.tournament import Plan, Progress, judge, play_tournament
from semafor.editions import known_editions

PLAN = Path(__file__).with_name("night.toml")
# Parts of a match's games after which the next match has its turn.
PARTS = (0.05, 0.25, 1.0)
SECONDS = 3600.0
FIRST, NEXT, EVERY = "first", "next", "every"


class NightIsOver(Exception):  # noqa: N818 - the name says what happened
    """The hours are used up."""


@dataclass(frozen=True)
class Match:
    """A match of the plan; `tools/night.toml` says what each word means."""

    name: str
    title: str
    bots: tuple[str, ...]
    games: int
    editions: tuple[str, ...] = known_editions()
    meet: str = FIRST
    seats: int = 2
    seed: int = 1
    clock: str = WALL
    sprt: tuple[float, float] | None = None

    def tournaments(self, edition: str) -> list[Tournament]:
        """The same match in pieces: one for every two bots, where not all of them are rated together."""
        whole = Tournament(edition, self.bots, self.seats, self.seed, clock=self.clock)
        if self.meet == EVERY:
            return [whole]
        rivals = ((self.bots[0], other) for other in self.bots[1:])
        pairs = pairwise(self.bots) if self.meet == NEXT else rivals
        return [replace(whole, bots=pair, is_one_against=True) for pair in pairs]

    def plan(self, part: float, workers: int | None) -> Plan:
        """How much of it to play."""
        games = max(1, round(part * self.games))
        return Plan(games, workers, None if self.sprt is None else Sprt(*self.sprt))


def read_plan(path: Path) -> list[Match]:
    """The matches of a file, in its order."""
    rows = tomllib.loads(path.read_text(encoding="utf-8"))
    return [
        Match(name, **{key: tuple(v) if isinstance(v, list) else v for key, v in row.items()})
        for name, row in rows.items()
    ]


def file_of(folder: Path, match: Match, tournament: Tournament) -> Path:
    """Where the games of a piece are kept."""
    words = [match.name, tournament.edition]
    if match.meet != EVERY:
        words += tournament.bots
    return folder / ("-".join(words).replace(":", "_").replace("@", "_") + ".jsonl")


def play(
    folder: Path, matches: list[Match], workers: int | None, tell: Callable[[str], None]
) -> None:
    """Whatever is missing, all matches in turn."""
    for part in PARTS:
        for match in matches:
            for edition in match.editions:
                for tournament in match.tournaments(edition):
                    words = f"{match.name} {edition} {' : '.join(tournament.bots)}"

                    def show(progress: Progress, words: str = words) -> None:
                        tell(f"{words}, {progress.done} of {progress.total} games")

                    with open_results(file_of(folder, match, tournament), tournament) as results:
                        play_tournament(results, match.plan(part, workers), show)


# -------------------------------------------------------------------- tables


def describe(match: Match) -> str:
    """What was played, in a line."""
    words = [match.title, f"{match.seats} seats"]
    if match.seats > 2 and match.meet != EVERY:
        words.append(f"fair share {1 / match.seats:.0%}")
    if match.clock != WALL:
        words.append(f"clock: {match.clock}")
    return ", ".join((*words, f"seed {match.seed}"))


def tables(folder: Path, matches: list[Match]) -> Iterator[str]:
    """Lines of Markdown: a table for each match, with a column for each edition."""
    for match in matches:
        yield f"**{match.name}**: {describe(match)}"
        yield ""
        yield "| | " + " | ".join(match.editions) + " |"
        yield "|---" * (len(match.editions) + 1) + "|"
        columns = []
        for edition in match.editions:
            pieces = match.tournaments(edition)
            found = [_load(file_of(folder, match, piece), piece) for piece in pieces]
            told = ratings(found[0]) if match.meet == EVERY else meetings(match, found)
            columns.append(told)
        for row in dict.fromkeys(row for column in columns for row in column):
            yield f"| {row} | " + " | ".join(column.get(row, "") for column in columns) + " |"
        yield ""


def _load(path: Path, tournament: Tournament) -> Results:
    return load_results(path) if path.is_file() else Results(tournament)


def ratings(results: Results) -> dict[str, str]:
    """Elo of every bot."""
    pool = Pool([results])
    rows = {row.name: row for row in pool.ratings}
    return {
        bot: f"{rows[bot].elo:.0f}" + (f" ± {width:.0f}" if (width := rows[bot].width) else "")
        for bot in results.tournament.bots
        if bot in rows
    }


def meetings(match: Match, found: list[Results]) -> dict[str, str]:
    """What the first bot of each piece won."""
    return {
        " : ".join(results.tournament.bots): meeting(match, results)
        for results in found
        if results.played
    }


def meeting(match: Match, results: Results) -> str:
    """Share of games won with its interval, games, mean scores; Elo or the test where they were asked for."""
    first = results.tournament.bots[0]
    won, own, best = Sums(), Sums(), Sums()
    for slot, played in results.played.items():
        game = played.game
        seat = played.seating.index(first)
        won.add((seat in game.winners) / len(game.winners), slot.deal)
        own.add(game.totals[seat], slot.deal)
        rivals = (total for other, total in enumerate(game.totals) if other != seat)
        best.add(max(rivals), slot.deal)
    low, high = won.estimate().share_interval()
    words = f"{won.mean:.0%} ({100 * low:.0f}–{100 * high:.0f}) of {won.count:.0f}, {own.mean:.0f} : {best.mean:.0f}"
    if match.meet == NEXT and 0 < won.mean < 1:
        words += f", {elo_of_share(won.mean):+.0f} Elo"
    if match.sprt is not None:
        words += f", test: {verdict(judge(results, Sprt(*match.sprt)))}"
    return words


def verdict(trial: Trial) -> str:
    """What a sequential test says."""
    taken = {"elo0": trial.sprt.elo0, "elo1": trial.sprt.elo1}.get(trial.verdict)
    return f"open ({trial.ratio:+.1f})" if taken is None else f"{taken:g} Elo"


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="A night of matches.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--plan", type=Path, default=PLAN)
    parser.add_argument("--only", help="matches of the plan, NAME,…")
    parser.add_argument("--hours", type=float, help="stop after so long")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--tables", action="store_true", help="play nothing")
    options = parser.parse_args()
    matches = read_plan(options.plan)
    if options.only:
        names = options.only.split(",")
        unknown = set(names) - {match.name for match in matches}
        if unknown:
            parser.error(f"the plan has no {', '.join(sorted(unknown))}")
        matches = [match for match in matches if match.name in names]
    options.folder.mkdir(parents=True, exist_ok=True)
    if not options.tables:
        run(options, matches)
    for line in tables(options.folder, matches):
        sys.stdout.write(line + "\n")


def run(options: argparse.Namespace, matches: list[Match]) -> None:
    """Play until all is played, the hours are over, or somebody stops it."""
    began = monotonic()

    def tell(words: str) -> None:
        spent = monotonic() - began
        is_terminal = sys.stderr.isatty()
        start, end = ("\r\x1b[2K", "") if is_terminal else ("", "\n")
        sys.stderr.write(f"{start}{spent / 60:.0f} min: {words}{end}")
        sys.stderr.flush()
        if options.hours is not None and spent > SECONDS * options.hours:
            raise NightIsOver

    try:
        play(options.folder, matches, options.workers, tell)
    except (NightIsOver, KeyboardInterrupt):
        sys.stderr.write("\nStopped; the same command goes on.\n")


if __name__ == "__main__":
    main()
