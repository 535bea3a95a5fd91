"""How likely a seat is to win, from what it knows: games played ahead by the quick policy for everybody."""

from __future__ import annotations

import random
from dataclasses import dataclass

from semafor.bots.answers import can_search
from semafor.engine.core import State
from semafor.engine.dealer import Dealer
from semafor.engine.resample import resample
from semafor.engine.ruleset import Ruleset, once_for_ruleset
from semafor.engine.score import score_position
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import ActionBuffer
from semafor.engine.views import View
from semafor.search.calibration import chance_for
from semafor.search.minds import make_dealer, make_rollout
from semafor.search.rollout import RolloutPolicy

DIGITS = 4
# A game that nobody ends is scored as it stands, as in a search.
LONGEST_GAME = 1000


@dataclass(frozen=True, slots=True)
class _Desk:
    """What games are dealt and played with."""

    dealer: Dealer
    rollout: RolloutPolicy
    buffer: ActionBuffer
    sheet: ScoreSheet


@once_for_ruleset
def _desk_of(ruleset: Ruleset) -> _Desk:
    return _Desk(make_dealer(ruleset), make_rollout(ruleset), ActionBuffer(), ScoreSheet())


def chance(view: View, games: int, seed: int = 0) -> float | None:
    """How likely the view's seat is to win, ties shared; None where games cannot be played ahead."""
    if view.seat is None or not can_search(view.ruleset):
        return None
    rng = random.Random(seed)
    desk = _desk_of(view.ruleset)
    root = resample(view, rng)
    desk.dealer.study(root, view.seat)
    won = 0.0
    for _ in range(games):
        state = root.clone()
        state.rng = rng.getrandbits(64) | 1
        desk.dealer.deal(state)
        won += _play_out(desk, state, view.seat)
    return round(chance_for(view, won / games, games), DIGITS)


def _play_out(desk: _Desk, state: State, seat: int) -> float:
    """One game to its end: 1 for a win, a part of it for a shared one."""
    desk.rollout.forget()
    steps = 0
    while state.depth > 0 and steps < LONGEST_GAME:
        state.step(desk.rollout.choose(state, desk.buffer))
        steps += 1
    winners = score_position(state, desk.sheet).winners
    return 1 / len(winners) if seat in winners else 0.0
