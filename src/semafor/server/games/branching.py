"""Beginning a game, and beginning one where another has been: the same past, a new future."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from semafor.engine.chance import BranchSource, ShuffleWords
from semafor.engine.errors import Move, RecordError
from semafor.engine.game import Game
from semafor.engine.ruleset import Ruleset
from semafor.server.games.creating import make_setup
from semafor.server.games.seating import invite_bot
from semafor.server.games.setup import GameSetup, Origin, SeatPlan
from semafor.server.games.state import TableState
from semafor.server.people.names import clean_name
from semafor.server.protocol.posts import Branch
from semafor.server.protocol.refusals import Refusal


def fresh_game(
    setup: GameSetup,
    ruleset: Ruleset,
    players: Sequence[dict[str, str]],
    first: int,
    words: ShuffleWords | None,
) -> Game:
    """The engine's game after its setup, with the chance it will see."""
    source = None
    if setup.origin is not None:
        outcomes = [*setup.origin.chance]
        for move in setup.origin.moves:
            outcomes += move["chance"]
        source = BranchSource(outcomes, setup.seed)
    return Game(
        ruleset,
        seed=setup.seed,
        salt=setup.salt,
        first=first,
        players=players,
        source=source,
        words=words,
    )


def begin_game(
    setup: GameSetup,
    ruleset: Ruleset,
    players: Sequence[dict[str, str]],
    first: int,
    words: ShuffleWords | None,
) -> Game:
    """The game at the start of a table: set up, or played up to where it branched off."""
    game = fresh_game(setup, ruleset, players, first, words)
    if setup.origin is not None:
        for number, move in enumerate(setup.origin.moves, 1):
            game.play(bare_move(move))
            if game.history[-1] != move:
                raise RecordError("record-chance", move=number)
    return game


def bare_move(row: Move) -> Move:
    """A row of a record without its outcomes."""
    return {key: value for key, value in row.items() if key != "chance"}


def branch_setup(table: TableState, user: str, name: str, wish: Branch, now: float) -> GameSetup:
    """A new game that plays on from a position of a finished one, against bots.

    Its past is recorded and its future freshly seeded: what would have come does not come again.
    """
    if table.status != "over":
        raise Refusal("not-over")
    if table.setup.campaign is not None:
        raise Refusal("campaign-sealed")
    game = table.playing
    if not 0 <= wish.number < len(game.history):
        raise Refusal("bad-branch", moves=len(game.history))
    if not 0 <= wish.seat < len(table.seating):
        raise Refusal("bad-seat", seat=wish.seat, seats=len(table.seating))
    plans: list[SeatPlan] = []
    for _seat in range(len(table.seating)):
        seated = {plan.bot for plan in plans}
        plans.append(invite_bot(wish.level, seated, secrets.SystemRandom()))
    plans[wish.seat] = SeatPlan("person", clean_name(name, f"{wish.seat + 1}"), user)
    return make_setup(
        table.ruleset,
        "solo",
        plans,
        first=table.first,
        colours=table.own_colours,
        host=user,
        created=now,
        origin=Origin(
            game=table.setup.id,
            number=wish.number,
            chance=list(game.setup_chance),
            moves=[dict(move) for move in game.history[: wish.number]],
        ),
    )
