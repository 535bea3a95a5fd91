"""Who plays whom, where and on which deal: every game of a tournament, from its description alone.

A line-up is the bots of one table. Each deal of a line-up is played once in every rotation of its
seats, so with two seats twice, mirrored. A deal depends on the seed and its own number, so all
line-ups, and other tournaments with the same seed, get the same deals.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from typing import Any

from semafor import __version__
from semafor.arena.clocks import WALL, find_clock
from semafor.arena.simulate import GameFailed, GameSummary, derive_seed, play_game
from semafor.arena.workers import Stopped
from semafor.bots import make_bot
from semafor.editions import blame, find_ruleset
from semafor.engine.errors import SetupError
from semafor.engine.ruleset import LEAST_SEATS, MOST_SEATS, Ruleset

LineUp = tuple[str, ...]
Options = tuple[tuple[str, str | int], ...]


@dataclass(frozen=True, slots=True)
class Slot:
    """One game of a tournament: line-up, deal, and how far the seats are rotated."""

    pairing: int
    deal: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game: its slot, the bots by seat, how it ended."""

    slot: Slot
    seating: LineUp
    game: GameSummary


@dataclass(frozen=True, slots=True)
class Tournament:
    """Everything that decides the games; `label` tells builds of one version apart.

    With `is_one_against` the first bot meets each of the others, alone among equals. `clock` counts budgets in seconds and the time taken (`arena.clocks`).
    """

    edition: str
    bots: tuple[str, ...]
    seats: int = 2
    seed: int = 0
    options: Options = ()
    version: str = __version__
    label: str = ""
    is_one_against: bool = False
    clock: str = WALL

    def check(self) -> None:
        """Refuse what cannot be played, before any process is started."""
        if not LEAST_SEATS <= self.seats <= MOST_SEATS:
            raise SetupError("bad-seats", "COM-SETUP-1", seats=self.seats)
        for number, name in enumerate(self.bots):
            make_bot(name, 0)
            if name in self.bots[:number]:
                raise SetupError("bot-twice", name=name)
        if len(self.bots) < LEAST_SEATS:
            raise SetupError("too-few-bots", count=len(self.bots))
        find_clock(self.clock)
        self.ruleset().check_start()

    def ruleset(self) -> Ruleset:
        """The rules of all games."""
        return find_ruleset(self.edition, self.seats, dict(self.options))

    @property
    def line_ups(self) -> tuple[LineUp, ...]:
        """All line-ups of the tournament."""
        if self.is_one_against:
            return one_against(self.bots, self.seats)
        return line_ups(self.bots, self.seats)

    def deals_for(self, games: int) -> int:
        """Whole deals that give at least so many games to each line-up."""
        return -(-games // self.seats)

    def slots(self, deals: int) -> Iterator[Slot]:
        """All games deal by deal, so that whatever is played so far is balanced."""
        for deal in range(deals):
            for pairing in range(len(self.line_ups)):
                for rotation in range(self.seats):
                    yield Slot(pairing, deal, rotation)

    def seating(self, slot: Slot) -> LineUp:
        """The bots by seat: an order of the line-up that changes with the deal, then rotated."""
        line_up = self.line_ups[slot.pairing]
        orders = _orders(self.seats)
        order = orders[slot.deal % len(orders)]
        seats = range(self.seats)
        return tuple(line_up[order[(seat + slot.rotation) % self.seats]] for seat in seats)

    def play(self, slot: Slot) -> Played:
        """Play one game; nothing but the tournament and the slot decides it."""
        seating = self.seating(slot)
        table = "+".join(seating)
        clock = find_clock(self.clock)
        bots = [
            make_bot(
                name, derive_seed(self.seed, "bot", table, slot.deal, slot.rotation, seat), clock
            )
            for seat, name in enumerate(seating)
        ]
        try:
            game = play_game(self.ruleset(), bots, derive_seed(self.seed, "deal", slot.deal), clock)
        except Stopped:
            raise
        except Exception as error:
            where = f"{self.edition}, seats {table}, seed {self.seed}, deal {slot.deal}"
            problem = blame(error)
            if problem is not None:
                raise problem.error from error
            raise GameFailed(f"{where}: {type(error).__name__}: {error}") from error
        return Played(slot, seating, game)

    def to_dict(self) -> dict[str, Any]:
        """Plain data, as in the head of a file of results."""
        return {
            "version": self.version,
            "label": self.label,
            "edition": self.edition,
            "options": dict(self.options),
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "one_against": self.is_one_against,
            "clock": self.clock,
        }


@lru_cache(maxsize=8)
def line_ups(bots: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """Every choice of as many bots as seats; with fewer bots, every most even way to fill them.

    >>> line_ups(("a", "b", "c"), 2)
    (('a', 'b'), ('a', 'c'), ('b', 'c'))
    >>> line_ups(("a", "b"), 3)
    (('a', 'b', 'a'), ('a', 'b', 'b'))
    """
    rounds, left = divmod(seats, len(bots))
    return tuple((*(bots * rounds), *extra) for extra in combinations(bots, left))


@lru_cache(maxsize=8)
def one_against(bots: tuple[str, ...], seats: int) -> tuple[LineUp, ...]:
    """The first bot with each of the others, of which as many as there are seats left.

    >>> one_against(("a", "b", "c"), 3)
    (('a', 'b', 'b'), ('a', 'c', 'c'))
    """
    return tuple((bots[0], *((other,) * (seats - 1))) for other in bots[1:])


@lru_cache(maxsize=8)
def _orders(seats: int) -> tuple[tuple[int, ...], ...]:
    """All orders around a table, in a fixed order without a pattern.

    Rotations keep the neighbours; over the deals everybody sits before and after everybody.
    """
    around = ((0, *rest) for rest in permutations(range(1, seats)))
    return tuple(sorted(around, key=lambda order: derive_seed(0, "order", *order)))
