"""From the share of games won ahead to the chance that is shown: what came of such shares in other games.

Games ahead are played by a quick policy with guessed tickets and cards, so their shares are surer of themselves than they may be, and early somewhat
too high. Four numbers of an edition shift and stretch the odds of a share, more or less so as the game goes on. `tools/chances.py --note`
fits them to games on which nothing else is measured, and writes them beside what it measured on others.

>>> calibrated(0.9, 100, 0.0, (0.0, 1.0, 0.0, 0.0)) > 0.88
True
>>> round(calibrated(0.9, 100, 0.0, (-0.2, 0.8, 0.0, 0.0)), 2)
0.82
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.search.belief_file import CHANCES, find_known

# What it is called among what was measured, and the seats it was fitted for.
ODDS = "odds"
SEATS = 2
# Turns of each seat in the middle of a game.
MIDDLE = 20.0


def odds_of(share: float, games: int) -> float:
    """The logarithm of the odds, one game more won and one more lost: finite for any share."""
    won = share * games
    return log((won + 1.0) / (games - won + 1.0))


def time_of(turns: int, seats: int) -> float:
    """How far a game is: -1 at its beginning, 0 about its middle."""
    return turns / (MIDDLE * seats) - 1.0


def terms(share: float, games: int, time: float) -> tuple[float, float, float, float]:
    """What the four numbers are multiplied with; the sum is the logarithm of the odds to be shown."""
    odds = odds_of(share, games)
    return 1.0, odds, time, odds * time


def calibrated(share: float, games: int, time: float, numbers: Sequence[float]) -> float:
    """The chance for a share of so many games."""
    pairs = zip(numbers, terms(share, games, time), strict=True)
    return 1.0 / (1.0 + exp(-sum(number * term for number, term in pairs)))


def chance_for(view: View, share: float, games: int) -> float:
    """The chance that is shown for a share of games ahead of a view; the share where nothing was fitted, and in the last round."""
    numbers = numbers_for(view.ruleset)
    if not numbers or view.last_round >= 0 or not games:
        return share
    return calibrated(share, games, time_of(view.turns, view.ruleset.seats), numbers)


def numbers_for(ruleset: Ruleset) -> Sequence[float]:
    """The four numbers of a game; none where nothing was fitted for it."""
    known = find_known(ruleset) if ruleset.seats == SEATS else None
    measured = None if known is None else known.recipe.get(CHANCES)
    return [] if measured is None else measured.get(ODDS, [])
