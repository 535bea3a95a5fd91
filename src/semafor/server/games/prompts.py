"""What a seat may do now, as choices in the order in which a client should offer them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.engine import access, choices
from semafor.engine.core import State
from semafor.engine.errors import Move
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.server.protocol.messages import Group, Prompt, Turned

LOCOMOTIVE = "locomotive"


def make_prompt(game: Game, *, early: bool, deadline: float | None) -> Prompt:
    """The decision that waits in a position, for the seat that makes it."""
    hand = dict(zip(game.ruleset.kinds, access.hand_list(game.state, game.actor), strict=True))
    moves: list[Move] = []
    groups: list[Group] = []
    for group in choices.group_moves(game.ruleset, game.moves()):
        said = group.choice
        ordered = sorted_moves(group, hand)
        groups.append(
            Group(
                id=said.word,
                form=said.form,  # type: ignore[arg-type]  # one of FORMS, checked when it was made
                first=len(moves),
                count=len(ordered),
                on=said.on,
                field=said.field,
                icon=said.icon,
            )
        )
        moves += ordered
    values = question(game.ruleset, game.state)
    turned = zip(values.pop("turned", ()), values.pop("hits", ()), strict=True)
    return Prompt(
        phase=game.phase,
        decision=game.ruleset.decisions[game.state.decision()].name,
        moves=moves,
        groups=groups,
        values=values,
        turned=[Turned(card=card, hit=hit) for card, hit in turned],
        early=early,
        deadline=deadline,
    )


def question(ruleset: Ruleset, state: State) -> dict[str, Any]:
    """What the modules tell of the question that waits."""
    decision = ruleset.decisions[state.decision()].name
    return {
        key: value for part in ruleset.parts for key, value in part.asks(state, decision).items()
    }


def sorted_moves(group: choices.Group, hand: Mapping[str, int]) -> list[Move]:
    """The moves of a choice; among those that differ in the payment alone the thriftiest first."""
    if "pay" not in group.moves[0]:
        return group.moves
    targets: dict[Any, list[Move]] = {}
    for move in group.moves:
        target = move.get(group.choice.field) if group.choice.on else None
        targets.setdefault(target, []).append(move)
    for moves in targets.values():
        moves.sort(key=lambda move: thrift(move["pay"], hand))
    return [move for moves in targets.values() for move in moves]


def thrift(pay: Mapping[str, int], hand: Mapping[str, int]) -> tuple[int, int]:
    """Fewest locomotives first, then the colour one has most of."""
    colours = [-hand[kind] for kind in pay if kind != LOCOMOTIVE]
    return pay.get(LOCOMOTIVE, 0), min(colours, default=0)
