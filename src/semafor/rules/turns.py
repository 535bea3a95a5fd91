"""Turn order, the forced pass, the last round and the end of the game.

Rules: COM-TURN-1..6, COM-END-1..5, COM-SETUP-3..5, COM-EDGE-9, 10, 22, 23. Used by: every edition.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.engine.choices import Choice
from semafor.engine.core import Option, State, Step
from semafor.engine.errors import IllegalMove
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import LAST_TRAINS, PASSING, START_TRAINS
from semafor.engine.rulebook import SECTIONS, Said, Section, Sentence, item
from semafor.engine.tables import DONE, ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset


class StartSupplies(Step):
    """COM-SETUP-3..5: trains, scores, the full train deck, an empty market, a free board."""

    def __init__(self, trains: int) -> None:
        super().__init__()
        self.trains = trains

    def run(self, state: State, at: int) -> int:
        """Lay everything out."""
        tables = state.tables
        state.deck_count = 0
        for kind in range(tables.kinds):
            state.deck[kind] = tables.start_cards[kind]
            state.deck_count += tables.start_cards[kind]
        for slot in range(tables.market_size):
            state.market[slot] = -1
        state.gaps = tables.market_size
        state.open_locos = 0
        for word in range(tables.words):
            state.free[word] = tables.every_route[word]
        for seat in range(tables.seats):
            state.trains[seat] = self.trains
        return DONE


class FirstTurn(Step):
    """COM-TURN-3, COM-SETUP-9: the first seat begins when all have chosen their tickets."""

    def run(self, state: State, at: int) -> int:
        """Begin the first turn."""
        state.begin_turn(state.first)
        return DONE


def finish_game(state: State) -> None:
    """COM-END-2: nothing is left to decide."""
    state.end_game()
    if state.facts is not None:
        state.note("game_over", -1, 0, 0)


class FinishGame(Step):
    """LEG-END-3: the last step of the end phase, where an edition has one."""

    def run(self, state: State, at: int) -> int:
        """The game is over."""
        finish_game(state)
        return DONE


class EndTurn(Step):
    """COM-END-1..3, COM-TURN-2, 6, COM-EDGE-22: the last round, the next seat, the end.

    Few trains at the end of a turn start the last round, once; it is counted down turn by turn.
    """

    def __init__(self, threshold: int) -> None:
        super().__init__()
        self.threshold = threshold

    def run(self, state: State, at: int) -> int:
        """Count the last round down or start it, then pass the turn on or end the game."""
        seats = state.tables.seats
        state.turns += 1
        if state.last_round >= 0:
            state.last_round -= 1
        elif state.trains[state.seat] <= self.threshold:
            state.last_round = seats
            if state.facts is not None:
                state.note("last_round", state.seat, state.trains[state.seat], 0)
        if state.last_round == 0 or state.passes >= seats:
            if state.tables.game_end >= 0:
                state.depth = 0
                state.push_procedure(state.tables.game_end, 0, 0, 0)
            else:
                finish_game(state)
            return DONE
        seat = state.seat + 1
        if seat == seats:
            seat = 0
        state.begin_turn(seat)
        return DONE


class Pass(Option):
    """COM-TURN-4, 5, COM-EDGE-9: legal only when nothing else is; must be a decision's last option."""

    def __init__(self) -> None:
        super().__init__("pass", 1)
        self.is_idle = 1

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Offered when no other option offered anything."""
        if buffer.count == 0:
            buffer.add(self.base)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Count the pass; the turn is spent."""
        state.passes += 1
        if state.facts is not None:
            state.note("passed", state.seat, 0, 0)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """There is something else to do."""
        return IllegalMove("must-act", "COM-TURN-4")


def build(builder: Builder) -> None:
    """Supplies at the start, the end trigger, the change of turns, the forced pass."""
    trains = builder.number("trains")
    builder.bring(START_TRAINS, trains)
    builder.decision("turn")
    builder.step("setup", 300, StartSupplies(trains), "COM-SETUP-3")
    builder.step("setup", 1600, FirstTurn(), "COM-TURN-3")
    threshold = builder.number("threshold")
    builder.step("turn_end", 300, EndTurn(threshold), "COM-END-1")
    builder.bring(LAST_TRAINS, threshold)
    builder.step("game_end", 800, FinishGame(), "LEG-END-3")
    passing = Pass()
    builder.option("turn", 900, passing)
    builder.bring(PASSING, passing)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """The frame of every page: goal, setup, turns, the end, ties, first advice."""
    number = ruleset.parameter
    kinds = ruleset.kinds[: ruleset.colours]
    cards = {
        "each": ruleset.edition.cards[kinds[0]],
        "colours": len(kinds),
        "locomotives": ruleset.edition.cards["locomotive"],
    }
    start = {"trains": number("turns", "trains"), "hand": number("drawing", "hand")}
    yield Sentence("goal", 100, "rulebook-goal")
    yield Sentence("setup", 100, "rulebook-setup-start", start)
    yield Sentence("setup", 200, "rulebook-setup-first")
    yield Sentence("setup", 300, "rulebook-setup-cards", cards)
    yield Sentence("turn", 100, "rulebook-turn")
    yield Sentence("turn", 900, "rulebook-turn-pass")
    yield Sentence("end", 100, "rulebook-end", {"threshold": number("turns", "threshold")})
    yield Section("ties", SECTIONS["ties"], is_ordered=True)
    yield Sentence("ties", 100, "rulebook-ties")
    for place, name in enumerate(ruleset.tie_breaks):
        yield item("ties", 200 + place, f"rulebook-ties-{name.lstrip('-')}")
    if "turn_order" not in ruleset.tie_breaks:
        yield item("ties", 900, "rulebook-ties-shared")
    threshold = {"threshold": number("turns", "threshold")}
    yield Section("first", SECTIONS["first"], is_ordered=True)
    yield item("first", 100, "rulebook-first-deal", **start, market=number("drawing", "market"))
    yield item("first", 700, "rulebook-first-end", **threshold)
    yield item("tips", 100, "rulebook-tips-long")
    yield item("tips", 300, "rulebook-tips-same-way")
    yield item("tips", 400, "rulebook-tips-narrow")


MODULE = RuleModule(
    name="turns",
    brings=(START_TRAINS, PASSING, LAST_TRAINS),
    rules=("COM-TURN-2", "COM-TURN-5", "COM-TURN-6", "COM-END-1", "COM-END-2", "COM-END-3"),
    params={"trains": Param(45, 1, 60), "threshold": Param(2, 0, 10)},
    rulebook=rulebook,
    choices=(Choice("pass", "confirm"),),
    build=build,
)
