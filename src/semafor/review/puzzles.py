"""Puzzles: found positions in which one move is clearly better, with the margins a search has proven.

A puzzle is a view of the seat to act and the moves that were compared; no state and no seed, so nobody who has it
knows more than the seat did. The shipped ones lie in the folders of the editions (`puzzles.json`), made by
`python -m tools.puzzles`; whoever makes an edition may bring some.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import lru_cache
from typing import Any

from semafor.board.values import read_text
from semafor.bots import make_bot
from semafor.editions import find_ruleset, folder_of
from semafor.engine.game import Game
from semafor.engine.views import View, from_plain, to_plain
from semafor.review.judging import Strength
from semafor.review.weighing import Weighed, weigh

FILE = "puzzles.json"
PHASE = "turn"
# Different moves that are shown.
SHOWN = 4
# The best move is at least so much ahead of every other, and by so many standard errors.
MARGIN = 0.04
SURE = 4.0
HOPEFUL = 1.5
# A first look, and the one whose margins are told; on deals of their own.
QUICK = Strength(first=16, second=16, most=256)
PROVEN = Strength(first=64, second=128, most=4096)
# A decision in so many is looked at, and none of the first turns.
SELDOM = 3
SETTLED = 6
PLAYER = "planner"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and its moves, the best one first.

    Attributes:
        view: What the seat to act knows.
        moves: The moves that were compared.
        games: Games each was played ahead.
    """

    view: View
    moves: tuple[Weighed, ...]
    games: int

    def to_dict(self) -> dict[str, Any]:
        """For the file."""
        return {
            "seats": self.view.ruleset.seats,
            "rules_version": self.view.ruleset.rules_version,
            "games": self.games,
            "moves": [asdict(move) for move in self.moves],
            "view": to_plain(self.view),
        }


def read_puzzle(edition: str, data: Mapping[str, Any]) -> Puzzle:
    """A puzzle as it stands in the file."""
    rules = find_ruleset(edition, data["seats"], {}, data["rules_version"])
    moves = tuple(Weighed(**row) for row in data["moves"])
    return Puzzle(from_plain(rules, data["view"]), moves, data["games"])


@lru_cache(maxsize=64)
def puzzles_of(edition: str) -> tuple[Puzzle, ...]:
    """The puzzles of an edition; none where it brings none."""
    file = folder_of(edition) / FILE
    if not file.is_file():
        return ()
    rows = json.loads(read_text(file))["puzzles"]
    return tuple(read_puzzle(edition, row) for row in rows)


def puzzle_of(edition: str, day: date) -> tuple[int, Puzzle] | None:
    """The number of a day's puzzle, and the puzzle: one after the other, then from the first again."""
    known = puzzles_of(edition)
    if not known:
        return None
    number = day.toordinal() % len(known)
    return number, known[number]


def shown_order(moves: int, number: int) -> list[int]:
    """In which order the moves of a puzzle are shown: its number decides, and it tells nothing."""
    order = list(range(moves))
    random.Random(f"puzzle {number}").shuffle(order)
    return order


# -------------------------------------------------------------------- finding


def find_puzzles(
    edition: str, seats: int, seed: int, tell: Callable[[str], None]
) -> Iterator[Puzzle]:
    """Puzzles from games of bots, one a game at most, without end; `tell` hears how it goes."""
    number = 0
    while True:
        dice = random.Random(f"puzzles {edition} {seats} {seed} {number}")
        found = _from_game(edition, seats, dice)
        tell(f"{edition}: game {number + 1}, {'a puzzle' if found else 'nothing'}")
        if found is not None:
            yield found
        number += 1


def _from_game(edition: str, seats: int, dice: random.Random) -> Puzzle | None:
    """The first decision of a game that makes a puzzle."""
    game = Game(find_ruleset(edition, seats, {}), seed=f"{dice.random()}")
    bots = [make_bot(PLAYER, seat) for seat in range(seats)]
    while not game.is_over:
        view = game.view(game.actor)
        if view.phase == PHASE and view.turns >= SETTLED * seats and not dice.randrange(SELDOM):
            found = _try(view, dice)
            if found is not None:
                return found
        game.play_action(bots[game.actor].choose(view))
    return None


def _try(view: View, dice: random.Random) -> Puzzle | None:
    """A puzzle from a view, if it makes one; looked at twice, on different deals."""
    hopeful = weigh(view, QUICK, dice.getrandbits(63), kept=SHOWN, least=MARGIN)
    if not is_clear(hopeful, HOPEFUL):
        return None
    moves = weigh(view, PROVEN, dice.getrandbits(63), kept=SHOWN, least=MARGIN)
    return Puzzle(view, tuple(moves), PROVEN.most) if is_clear(moves) else None


def is_clear(moves: Sequence[Weighed], sure: float = SURE) -> bool:
    """Whether the first move is clearly better than every other, and all of them are different."""
    others = moves[1:]
    return len(moves) == SHOWN and all(
        move.behind >= MARGIN and move.behind >= sure * move.error for move in others
    )
