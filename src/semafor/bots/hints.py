"""The best moves of a position from one seat's view, with the chances a search gives them.

What is recommended, which chances are shown and what is said of them is decided here; the page, the
terminal and the command show it. Three rules keep a hint honest:

- A chance is shown only of moves tried about as often as the others shown, and often enough.
- The move with the best lower end of its interval is first and is the one recommended. A move below
  that shows a higher number says why it is not above.
- Without games played ahead (a single candidate) there is a recommendation, no chance.

How far the chances themselves can be trusted is said with them: where nothing was trained for the game, or what came of it was not
measured or found wanting (`search.belief_file`), rivals may be dealt tickets that are mostly wrong, and early on little speaks of them anywhere.

>>> from semafor import new_game
>>> view = new_game("usa-classic", seats=2, seed="doc").view(0)
>>> hints = best_moves(view, iterations=40)
>>> hints.moves[0].action in view.actions, hints.iterations
(True, 40)
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from semafor.bots import LEAST_SECONDS, MOST_ITERATIONS, MOST_SECONDS
from semafor.bots.express import Budget, Considered, ExpressBot, Thought
from semafor.bots.reasons import explain
from semafor.bots.whole_moves import Choose, whole_move
from semafor.engine.errors import Move, SetupError
from semafor.engine.game import Game
from semafor.engine.resample import resample
from semafor.engine.views import View
from semafor.search.belief_file import are_true, find_known
from semafor.search.calibration import chance_for
from semafor.search.intervals import wilson_interval
from semafor.texts import Texts
from semafor.texts.reasons import Reason

DIGITS = 4
PERCENT = 100
# Part of the budget for the search; the rest makes its first moves comparable. After fewer games than
# that a comparison would be luck, and the search's own choice is looked at more closely instead.
SEARCH_PART = 0.6
COMPARED = 3
ENOUGH_TO_COMPARE = 300
# Games below which a chance says nothing, and the part of the most tried move's games that compares.
LEAST_TRIED = 30
COMPARABLE = 0.2
# How a recommendation was found.
SEARCH, PLANNER, ONLY = "search", "planner", "only"
# What speaks against chances, and the turns of each seat that count as early.
GUESSED, EARLY = "guessed", "early"
EARLY_TURNS = 10
# What is said of a single move.
LITTLE_TRIED, LESS_CERTAIN = "little-tried", "less-certain"


@dataclass(frozen=True, slots=True)
class Chance:
    """How often a move wins: by the share of the games played ahead, ties as half, and by what came of such shares (`search.calibration`).

    Attributes:
        win: The chance.
        low: Lower end of its 95 % interval.
        high: Upper end.
        score: Mean own score.
    """

    win: float
    low: float
    high: float
    score: float

    @property
    def shown(self) -> int:
        """Wins of a hundred games, the number people see."""
        return round(PERCENT * self.win)


@dataclass(frozen=True, slots=True)
class Hint:
    """One move and what a search says of it.

    Attributes:
        action: Its number.
        move: The same in words.
        visits: Games in which it was tried.
        share: Those among all games.
        prior: What the planner thought of it before the search.
        chance: How often it wins; None where it was tried too little to tell.
        note: `little-tried`, `less-certain` (its number is above one further up, and less sure) or
            nothing.
    """

    action: int
    move: Move
    visits: int
    share: float
    prior: float
    chance: Chance | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Hints:
    """Moves of one decision, the recommended one first.

    Attributes:
        seat: Who decides.
        moves: What was looked at.
        iterations: Games played ahead; 0 where none were.
        seconds: Time taken.
        reason: What speaks for the first move.
        kind: How it was found: `search`, `planner` (no games played ahead), `only` (no choice).
        doubt: What speaks against the chances: `guessed` (rivals' tickets, which flatters them), `early`
            (their routes say little yet) or nothing.
    """

    seat: int
    moves: tuple[Hint, ...]
    iterations: int
    seconds: float
    reason: Reason
    kind: str
    doubt: str = ""

    @property
    def is_rough(self) -> bool:
        """Whether the chances are called rough."""
        return bool(self.doubt)

    def to_dict(self, most: int | None = None) -> dict[str, Any]:
        """For JSON; `most` moves."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "rough": self.is_rough,
            "games": self.iterations,
            "seconds": round(self.seconds, 3),
            "moves": [_plain(asdict(hint)) for hint in self.moves[:most]],
            "reason": {"key": self.reason.key, **self.reason.values},
        }


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    """With few digits."""
    few: dict[str, Any] = {}
    for key, value in values.items():
        if isinstance(value, float):
            few[key] = round(value, DIGITS)
        else:
            few[key] = _plain(value) if key == "chance" and value else value
    return few


def best_moves(view: View, *, seconds: float = 1.0, iterations: int = 0, seed: int = 0) -> Hints:
    """The moves of a view's seat, by what a search finds in the time given.

    Args:
        view: The position as the seat to act sees it; nothing else is looked at.
        seconds: How long to search.
        iterations: How many games to play ahead, instead of seconds; equal questions then have
            equal answers.
        seed: Decides the deals.
    """
    check_budget(seconds, iterations)
    if view.is_over:
        raise SetupError("game-over")
    if view.seat is None or view.seat != view.actor:
        raise SetupError("not-to-act", seat=view.seat, actor=view.actor)
    first, rest = _parts(seconds, iterations)
    bot = ExpressBot(seed, first)
    game = Game.from_state(view.ruleset, resample(view, random.Random(seed)))
    thought = bot.think(view, to_the_end=True)
    if thought.iterations and rest is not None:
        most = COMPARED if thought.iterations >= ENOUGH_TO_COMPARE else 1
        likely = [alike[0].action for alike in _group(view, game, thought)[:most]]
        thought = bot.even_out(likely, rest)
    found = [
        _hint(view, alike, thought.iterations, bot.choose) for alike in _group(view, game, thought)
    ]
    hints = order(found)
    return Hints(
        seat=view.seat,
        moves=hints,
        iterations=thought.iterations,
        seconds=thought.seconds,
        reason=explain(view, hints[0].action),
        kind=SEARCH if thought.iterations else ONLY if len(view.actions) == 1 else PLANNER,
        doubt=doubt_of(view) if thought.iterations else "",
    )


def doubt_of(view: View) -> str:
    """What speaks against chances in a position; measured by `tools/chances.py`, see docs/bots.md."""
    if view.last_round >= 0:
        return ""
    if not are_true(find_known(view.ruleset)):
        return GUESSED
    return EARLY if view.turns < EARLY_TURNS * view.ruleset.seats else ""


def check_budget(seconds: float, iterations: int) -> None:
    """Refuse what nobody would wait for."""
    if not 0 <= iterations <= MOST_ITERATIONS:
        raise SetupError("bad-iterations", iterations=iterations, most=MOST_ITERATIONS)
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        least, most = f"{LEAST_SECONDS:g}", f"{MOST_SECONDS:g}"
        raise SetupError("bad-seconds", seconds=seconds, least=least, most=most)


def _parts(seconds: float, iterations: int) -> tuple[Budget, Budget | None]:
    """A budget for the search and one for comparing its first moves, if anything is left."""
    if not iterations:
        searching = SEARCH_PART * seconds
        return Budget(seconds=searching), Budget(seconds=seconds - searching)
    games = max(1, round(SEARCH_PART * iterations))
    return Budget(games), Budget(iterations - games) if games < iterations else None


# -------------------------------------------------------------------- what is shown


def order(hints: Sequence[Hint]) -> tuple[Hint, ...]:
    """Moves as they are shown: those that compare by the lower end, then the others by games.

    A chance that does not compare is taken away; one that is higher than a number further up gets
    its note.
    """
    most = max(hint.visits for hint in hints)
    enough = max(LEAST_TRIED, COMPARABLE * most)
    compared: list[tuple[Chance, Hint]] = []
    others: list[Hint] = []
    for hint in hints:
        if hint.chance is not None and hint.visits >= enough:
            compared.append((hint.chance, hint))
        else:
            note = LITTLE_TRIED if most else ""
            others.append(replace(hint, chance=None, note=note))
    compared.sort(key=lambda item: (-item[0].low, -item[1].visits))
    others.sort(key=lambda hint: (-hint.visits, -hint.prior))
    shown: list[Hint] = []
    lowest = PERCENT
    for chance, hint in compared:
        shown.append(replace(hint, note=LESS_CERTAIN if chance.shown > lowest else ""))
        lowest = min(lowest, chance.shown)
    return (*shown, *others)


def describe_note(hint: Hint, texts: Texts) -> str:
    """What is said of a single move; nothing where its number speaks for itself."""
    return texts(f"hint-{hint.note}", games=hint.visits) if hint.note else ""


def describe_chance(chance: Chance, texts: Texts, *, is_rough: bool) -> str:
    """The chance in words: wins of a hundred games, and the interval."""
    key = "hint-chance-rough" if is_rough else "hint-chance"
    low, high = round(PERCENT * chance.low), round(PERCENT * chance.high)
    return texts(key, win=chance.shown, low=low, high=high)


def describe_numbers(hints: Hints, texts: Texts) -> list[str]:
    """What the numbers are, and how far to trust them, in sentences."""
    if hints.kind == ONLY:
        return [texts("hint-no-choice")]
    if hints.kind == PLANNER:
        return [texts("hint-planner")]
    if hints.moves[0].chance is None:
        return [texts("hint-few", games=hints.iterations)]
    said = [texts("hint-numbers", games=hints.iterations)]
    return [*said, texts(f"hint-rough-{hints.doubt}")] if hints.is_rough else said


# -------------------------------------------------------------------- what was found


def _group(view: View, game: Game, thought: Thought) -> list[list[Considered]]:
    """Moves that look alike together, the most tried first."""
    moves: dict[str, list[Considered]] = {}
    for considered in thought.moves:
        key = _look_alike(view, game.to_move(considered.action))
        moves.setdefault(key, []).append(considered)
    return sorted(moves.values(), key=lambda alike: -sum(move.visits for move in alike))


def _look_alike(view: View, move: Move) -> str:
    """Equal for moves that nobody tells apart: claims of twins of one colour."""
    if "route" not in move:
        return str(move)
    board = view.ruleset.board
    route = board.routes[view.ruleset.route_number[move["route"]]]
    same = (sorted(route.pair), route.colour, route.length, route.kind, route.locomotives)
    return f"{same} {move.get('pay')}"


def _hint(view: View, alike: Sequence[Considered], games: int, choose: Choose) -> Hint:
    """What was found of moves that look alike."""
    first = max(alike, key=lambda move: move.visits)
    visits = sum(move.visits for move in alike)
    chance = None
    if visits:
        win = sum(move.win * move.visits for move in alike) / visits
        shares = (win, *wilson_interval(win * visits, visits))
        win, low, high = (chance_for(view, share, visits) for share in shares)
        score = sum(move.score * move.visits for move in alike) / visits
        chance = Chance(win, low, high, score)
    return Hint(
        action=first.action,
        move=whole_move(view, first.action, choose),
        visits=visits,
        share=visits / max(1, games),
        prior=sum(move.prior for move in alike),
        chance=chance,
    )
