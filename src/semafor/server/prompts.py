"""What a seat may do now, in the order in which a client should offer it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.errors import Move
from semafor.engine.game import Game
from semafor.server.messages import Prompt

LOCOMOTIVE = "locomotive"
EFFECT = "effect"
COUNT = 2  # where the frame of an effect's question says how often it asks


def make_prompt(game: Game, *, early: bool, deadline: float | None) -> Prompt:
    """The decision that waits in a position, for the seat that makes it."""
    prompt = Prompt(phase=game.phase, moves=sorted_moves(game), early=early, deadline=deadline)
    if game.phase == EFFECT:
        state = game.state
        prompt.decision = game.ruleset.decisions[state.decision()].name
        prompt.count = state.frame_value(state.depth - 1, COUNT)
    return prompt


def sorted_moves(game: Game) -> list[Move]:
    """Legal moves; among those that differ in the payment alone the thriftiest first."""
    moves = game.moves()
    ruleset = game.ruleset
    hand = dict(zip(ruleset.kinds, access.hand_list(game.state, game.actor), strict=True))
    groups: dict[tuple[Any, ...], list[Move]] = {}
    for move in moves:
        key = (move["do"], move.get("route") or move.get("city") or move.get("card"))
        groups.setdefault(key, []).append(move)
    ordered: list[Move] = []
    for group in groups.values():
        if len(group) > 1 and "pay" in group[0]:
            group.sort(key=lambda move: thrift(move["pay"], hand))
        ordered.extend(group)
    return ordered


def thrift(pay: Mapping[str, int], hand: Mapping[str, int]) -> tuple[int, int]:
    """Fewest locomotives first, then the colour one has most of."""
    colours = [-hand[kind] for kind in pay if kind != LOCOMOTIVE]
    return pay.get(LOCOMOTIVE, 0), min(colours, default=0)


def trial(state: State, action: int) -> State:
    """The position after an action, on a copy, with its outcomes and facts written down."""
    after = state.clone()
    after.trace, after.facts = [], []
    after.step(action)
    return after
