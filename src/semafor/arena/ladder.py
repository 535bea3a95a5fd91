"""A rated ladder: every two bots play the same deals, mirrored, and what was played is never played again.

A player is a bot in one version: who changes a bot's file enters a new player, and the old one keeps its place in
the history. The file is one JSON object on each line, only ever appended to: a head, finished games, and the
standings after each run. A run that was cut off goes on with what is missing.
"""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path
from typing import Any

from semafor import __version__
from semafor.arena.ratings import Anchor, Meeting, Rating, rate
from semafor.arena.schedule import Played, Slot, Tournament
from semafor.arena.workers import processors, work_in_order
from semafor.board.values import is_whole, parse_json
from semafor.bots import BOTS, make_bot
from semafor.bots.outside import outside_bots, try_out
from semafor.engine.errors import SetupError

FORMAT = "semafor-ladder"
FORMAT_VERSION = 1
SEATS = 2
DEFAULT_GAMES = 40
DEFAULT_ANCHOR = "greedy"
ANCHOR_ELO = 1500.0
SEED_BITS = 48

OnProgress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Terms:
    """What is fixed for the life of a ladder."""

    edition: str
    games: int
    anchor: str
    seed: int

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as in the head of the file."""
        return {
            "edition": self.edition,
            "games": self.games,
            "anchor": self.anchor,
            "seed": self.seed,
        }

    def tournament(self, pair: tuple[str, str]) -> Tournament:
        """The games of two bots; all pairs get the same deals."""
        return Tournament(self.edition, pair, SEATS, self.seed)

    def check(self) -> None:
        """Refuse what cannot be played."""
        if self.games < 1:
            raise SetupError("bad-game-count", count=self.games)
        make_bot(self.anchor, 0)


@dataclass(frozen=True, slots=True)
class Player:
    """A bot in one version."""

    bot: str
    version: str

    @property
    def id(self) -> str:
        """What it is called in the file."""
        return f"{self.bot}@{self.version}"


@dataclass(frozen=True, slots=True)
class Row:
    """A player's place."""

    player: str
    rating: Rating
    games: int
    points: float
    lost: int
    is_active: bool

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        width = self.rating.width
        return {
            "player": self.player,
            "elo": round(self.rating.elo, 1),
            "width": None if width is None else round(width, 1),
            "games": self.games,
            "points": self.points,
            "lost": self.lost,
            "active": self.is_active,
        }


@dataclass(slots=True)
class Ladder:
    """All that was played, by players and slot, and the standings of every run."""

    terms: Terms
    games: dict[tuple[str, str, Slot], dict[str, Any]] = field(default_factory=dict)
    history: list[dict[str, Any]] = field(default_factory=list)

    def missing(self, players: Sequence[Player]) -> Iterator[tuple[Player, Player, Slot]]:
        """Games that are due, deal by deal, so that whatever is played so far is balanced."""
        deals = -(-self.terms.games // SEATS)
        for deal in range(deals):
            for one, other in combinations(players, SEATS):
                for rotation in range(SEATS):
                    slot = Slot(0, deal, rotation)
                    if (one.id, other.id, slot) not in self.games:
                        yield one, other, slot

    def standings(self, active: Sequence[Player]) -> list[Row]:
        """Everybody who ever played, best first."""
        names = list(dict.fromkeys(name for one, other, _ in self.games for name in (one, other)))
        played: Counter[str] = Counter()
        points: dict[str, float] = dict.fromkeys(names, 0.0)
        lost: Counter[str] = Counter()
        meetings = []
        for (one, other, slot), game in self.games.items():
            share = game["points"]
            meetings.append(Meeting(one, other, share, slot.deal))
            for name, won, gone in zip((one, other), (share, 1 - share), game["lost"], strict=True):
                played[name] += 1
                points[name] += won
                lost[name] += gone
        here = {player.id for player in active}
        return [
            Row(row.name, row, played[row.name], points[row.name], lost[row.name], row.name in here)
            for row in rate(names, meetings, Anchor(self._anchor(active), ANCHOR_ELO))
        ]

    def _anchor(self, active: Sequence[Player]) -> str:
        return next((player.id for player in active if player.bot == self.terms.anchor), "")

    def before(self) -> dict[str, float]:
        """Ratings after the last run but this, by bot."""
        rows = self.history[-1]["rows"] if self.history else []
        return {row["player"]: row["elo"] for row in rows}


# -------------------------------------------------------------------- who plays


def find_players(folder: Path, house: Sequence[str]) -> list[Player]:
    """The bots of the folder (all of them from outside) and those of the house; each is started once."""
    players = [Player(name, _house_version(name)) for name in dict.fromkeys(house)]
    place = str(folder.resolve())
    for name, source in outside_bots().items():
        if source.folder == place:
            try_out(name)
            players.append(Player(name, source.version))
    if len(players) < SEATS:
        raise SetupError("too-few-bots", count=len(players))
    return players


def _house_version(name: str) -> str:
    make_bot(name, 0)
    if name.partition("@")[0] not in BOTS:
        source = outside_bots().get(name)
        return __version__ if source is None else source.version
    return __version__


def play_due(
    ladder: Ladder,
    players: Sequence[Player],
    write: Callable[[dict[str, Any]], None],
    *,
    workers: int | None = None,
    on_progress: OnProgress | None = None,
) -> list[Row]:
    """Play what is due and rate everybody; each game and at last the standings are written."""
    due = list(ladder.missing(players))
    count = min(workers or processors(), max(1, len(due)))
    with closing(work_in_order(_play, ladder.terms, due, count)) as playing:
        for done, (item, played) in enumerate(zip(due, playing, strict=True), start=1):
            one, other, slot = item
            line = _line(one, other, played)
            ladder.games[one.id, other.id, slot] = line
            write(line)
            if on_progress is not None:
                on_progress(done, len(due))
    rows = ladder.standings(players)
    told = {
        "standings": datetime.now(UTC).isoformat(timespec="seconds"),
        "played": len(due),
        "rows": [row.to_dict() for row in rows],
    }
    if due or not ladder.history:
        write(told)
        ladder.history.append(told)
    return rows


def _play(terms: Terms, item: tuple[Player, Player, Slot]) -> Played:
    """One game; may run in a worker."""
    one, other, slot = item
    return terms.tournament((one.bot, other.bot)).play(slot)


def _line(one: Player, other: Player, played: Played) -> dict[str, Any]:
    game = played.game
    winners = [played.seating[seat] for seat in game.winners]
    seats = [played.seating.index(player.bot) for player in (one, other)]
    lost = game.lost or (0, 0)
    return {
        "players": [one.id, other.id],
        "deal": played.slot.deal,
        "rotation": played.slot.rotation,
        "points": winners.count(one.bot) / len(winners),
        "totals": [game.totals[seat] for seat in seats],
        "lost": [lost[seat] for seat in seats],
        "turns": game.turns,
    }


# -------------------------------------------------------------------- the file


def new_terms(edition: str, games: int, anchor: str, seed: int | None) -> Terms:
    """The terms of a new ladder; without a seed nobody can have prepared for its deals."""
    return Terms(edition, games, anchor, secrets.randbits(SEED_BITS) if seed is None else seed)


def head(terms: Terms) -> dict[str, Any]:
    """The first line."""
    return {"format": FORMAT, "format_version": FORMAT_VERSION, **terms.to_dict()}


def read_ladder(lines: Sequence[str], path: Path) -> Ladder:
    """A ladder from the whole lines of its file."""
    ladder: Ladder | None = None
    for number, line in enumerate(lines, start=1):
        try:
            row = parse_json(line)
            if ladder is None:
                ladder = _read_head(row)
            elif "standings" in row:
                ladder.history.append(row)
            else:
                one, other = row["players"]
                slot = Slot(0, _whole(row["deal"]), _whole(row["rotation"]))
                ladder.games[str(one), str(other), slot] = row
        except (ValueError, TypeError, KeyError) as error:
            if number == 1:
                raise SetupError("ladder-not-ours", file=path) from error
            raise SetupError("results-line", file=path, line=number) from error
    if ladder is None:
        raise SetupError("ladder-not-ours", file=path)
    return ladder


def _read_head(row: Mapping[str, Any]) -> Ladder:
    if row["format"] != FORMAT or row["format_version"] != FORMAT_VERSION:
        raise ValueError("not a ladder")
    terms = Terms(
        str(row["edition"]), _whole(row["games"]), str(row["anchor"]), _whole(row["seed"])
    )
    return Ladder(terms)


def _whole(value: Any) -> int:
    if not is_whole(value):
        raise ValueError("not a whole number")
    return int(value)
