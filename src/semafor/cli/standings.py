"""Tables of a tournament: ratings, statistics, duels, the sequential test."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from textwrap import wrap
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from semafor.arena.ratings import Rating
from semafor.arena.simulate import DIGITS
from semafor.arena.sprt import Trial
from semafor.arena.standings import Pool, Standing, Sums
from semafor.texts import Texts

# Room for the tables where the output is a file or a pipe.
PIPE_WIDTH = 120
RATINGS = ("elo", "games", "share", "score")
DETAILS = ("tickets", "completed", "longest", "bonus", "first", "turns", "time", "slowest")
LONGEST = ("longest", "bonus")
DUELS = ("meetings", "results", "duel-share")
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Run:
    """What a run of the program did: games played, games found in the file, time, test."""

    played: int
    found: int
    seconds: float
    trial: Trial | None = None

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        row: dict[str, Any] = {
            "run": {
                "played": self.played,
                "found": self.found,
                "seconds": round(self.seconds, DIGITS),
            }
        }
        if self.trial is not None:
            row["sprt"] = self.trial.to_dict()
        return row


def print_pools(pools: Sequence[Pool], runs: Sequence[Run], texts: Texts) -> None:
    """Everything about each pool; runs are empty where files are shown."""
    console = Console(highlight=False, emoji=False)
    if not console.is_terminal:
        console = Console(width=PIPE_WIDTH, highlight=False, emoji=False)
    for number, (pool, run) in enumerate(zip_longest(pools, runs)):
        if number:
            console.print()
        _Printer(console, texts, pool).print(run)


class _Printer:
    """Prints one pool."""

    def __init__(self, console: Console, texts: Texts, pool: Pool) -> None:
        self.console = console
        self.texts = texts
        self.pool = pool

    def print(self, run: Run | None) -> None:
        """Heading, tables, test, what the numbers mean."""
        self._say(self._heading(), style="bold")
        if len(self.pool.tournaments) > 1:
            self._files()
        if not self.pool.entries:
            self._say(self.texts("tournament-no-games"))
            return
        self._ratings()
        self._details()
        self._duels()
        if run is not None and run.trial is not None:
            self._trial(run.trial)
        self._notes()
        if run is not None:
            self._footer(run)

    def _say(self, text: str, style: str | None = None) -> None:
        self.console.print(text, style=style, markup=False)

    def _heading(self) -> str:
        pool = self.pool
        options = ", ".join(f"{name}={value}" for name, value in pool.options)
        edition = f"{pool.edition} ({options})" if options else pool.edition
        seeds = sorted({each.seed for each in pool.tournaments})
        return self.texts(
            "tournament-heading",
            edition=edition,
            seats=pool.seats,
            games=len(pool.entries),
            deals=pool.deals,
            seeds=", ".join(str(seed) for seed in seeds),
        )

    def _files(self) -> None:
        for each in self.pool.tournaments:
            version = f"{each.version} {each.label}".strip()
            values = {"bots": ", ".join(each.bots), "seed": str(each.seed)}
            self._say(self.texts("tournament-file", version=version, **values))

    def _show(self, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table for 80 columns: headings wrap to the width of the numbers, numbers do not."""
        table = Table(box=SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
        table.add_column(self.texts("tournament-column-bot"), overflow="fold")
        for number, column in enumerate(columns, start=1):
            title = self.texts(f"tournament-column-{column}")
            width = max(len(row[number]) for row in rows)
            longest_word = max(len(word) for word in title.split())
            lines = wrap(title, max(width, longest_word), break_long_words=False)
            table.add_column("\n".join(lines), justify="right", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        self.console.print()
        self.console.print(table)

    def _ratings(self) -> None:
        """One table for each group that can be compared within itself."""
        for group in range(self.pool.groups):
            rows = []
            for rating in self.pool.ratings:
                if rating.group == group:
                    row = self.pool.standings[rating.name]
                    games = self._whole(row.games)
                    share, score = self._share(row.wins), self._score(row)
                    rows.append((rating.name, self._elo(rating), games, share, score))
            self._show(RATINGS, rows)

    def _details(self) -> None:
        has_longest = any(row.has_longest for row in self.pool.standings.values())
        columns = [name for name in DETAILS if has_longest or name not in LONGEST]
        rows = []
        for rating in self.pool.ratings:
            cells = self._detail_cells(self.pool.standings[rating.name])
            rows.append((rating.name, *(cells[name] for name in columns)))
        self._show(columns, rows)

    def _detail_cells(self, row: Standing) -> dict[str, str]:
        games = row.games
        completed, kept = row.completed / games, row.kept / games
        first = row.first_seat_wins
        return {
            "tickets": self.texts("tournament-tickets", completed=completed, kept=kept),
            "completed": self._percent(row.completed_share),
            "longest": self._mean(row.longest / games),
            "bonus": self._percent(row.bonuses / games),
            "first": self._percent(first.mean) if first.count else NOTHING,
            "turns": self._mean(row.turns / games),
            "time": self._time(row.decision_seconds),
            "slowest": self._time(row.slowest),
        }

    def _duels(self) -> None:
        is_mirrored = self.pool.seats == 2
        rows = []
        for duel in self.pool.duels:
            results = _joined(duel.wins, duel.ties, duel.losses)
            meetings = self._whole(duel.points.count)
            row = (f"{duel.first} – {duel.second}", meetings, results, self._share(duel.points))
            rows.append((*row, _joined(*reversed(duel.pairs))) if is_mirrored else row)
        self._show([*DUELS, "pairs"] if is_mirrored else DUELS, rows)

    def _trial(self, trial: Trial) -> None:
        sprt = trial.sprt
        self.console.print()
        first, second = self.pool.tournaments[0].bots
        values = {"first": first, "second": second, "elo0": sprt.elo0, "elo1": sprt.elo1}
        self._say(
            self.texts(
                "tournament-sprt",
                llr=trial.ratio,
                lower=sprt.lower,
                upper=sprt.upper,
                pairs=trial.pairs,
                alpha=100 * sprt.alpha,
                beta=100 * sprt.beta,
                **values,
            )
        )
        self._say(self.texts(f"tournament-verdict-{trial.verdict}", **values), style="bold")

    def _notes(self) -> None:
        texts = self.texts
        anchors = [rating for rating in self.pool.ratings if rating.is_anchor]
        if anchors:
            notes = [texts("tournament-note-anchor", name=anchors[0].name, elo=anchors[0].elo)]
            if self.pool.has_versions:
                notes.append(texts("tournament-note-versions"))
        else:
            notes = [texts("tournament-note-mean")]
        if self.pool.groups > 1:
            notes.append(texts("tournament-note-groups"))
        notes.append(texts("tournament-note-intervals"))
        notes.append(texts("tournament-note-" + ("table" if self.pool.seats > 2 else "pairs")))
        notes.append(texts("tournament-note-time"))
        self.console.print()
        self._say(" ".join(notes), style="dim")

    def _footer(self, run: Run) -> None:
        key = "tournament-run-found" if run.found else "tournament-run"
        values = {"played": run.played, "found": run.found, "seconds": run.seconds}
        self._say(self.texts(key, **values), style="dim")

    # ------------------------------------------------------------ cells

    def _elo(self, rating: Rating) -> str:
        if rating.width is None:
            return self.texts("tournament-elo-alone", elo=rating.elo)
        return self.texts("tournament-elo", elo=rating.elo, width=rating.width)

    def _share(self, sums: Sums) -> str:
        low, high = sums.estimate().share_interval()
        share = {"share": 100 * sums.mean, "low": 100 * low, "high": 100 * high}
        return self.texts("simulate-share", **share)

    def _score(self, row: Standing) -> str:
        interval = row.score.estimate().interval()
        if interval is None:
            return self._mean(row.score.mean)
        width = (interval[1] - interval[0]) / 2
        return self.texts("simulate-score", mean=row.score.mean, width=width)

    def _whole(self, value: float) -> str:
        return self.texts("simulate-whole", value=value)

    def _mean(self, value: float) -> str:
        return self.texts("simulate-mean", value=value)

    def _percent(self, share: float) -> str:
        return self.texts("tournament-percent", share=100 * share)

    def _time(self, seconds: float) -> str:
        for unit, factor in (("s", 1.0), ("ms", 1e3)):
            if seconds * factor >= 1:
                return self.texts(f"tournament-time-{unit}", value=seconds * factor)
        return self.texts("simulate-time", value=seconds * 1e6)


def _joined(*values: int) -> str:
    return "/".join(str(value) for value in values)
