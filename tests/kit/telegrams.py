"""A made-up rule module, as proof that rules can be added without touching the engine.

Telegram cards lie in the train deck. One that comes up interrupts whatever drew it, in the middle of
the draw: the NEXT seat decides whether it or the drawer gets the telegram; then the draw goes on. A
turn may be spent on wiring a telegram to another seat (who reads it and throws it away), and every
telegram kept is worth points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from semafor.editions import edition_with_map
from semafor.engine.core import Option, State, Step
from semafor.engine.errors import IllegalMove, Move
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ruleset import Ruleset, compile_ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE, ActionBuffer
from tests.kit.toys import TOYS

CARD = "telegram"
CARDS = {"red": 7, "blue": 7, "green": 7, "black": 6, "locomotive": 4, CARD: 6}
WORTH = 2


class TelegramPart(Part):
    """The cards that came up, and who holds telegrams: open to everybody."""

    name = "telegrams"

    def __init__(self, seats: int, kind: int) -> None:
        super().__init__(1 + seats)
        self.seats = seats
        self.kind = kind

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        held = [state.part_value(self.base + 1 + player) for player in range(self.seats)]
        return {"seen": state.part_value(self.base), "held": held}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        state.set_part(self.base, shown["seen"])
        for player, held in enumerate(shown["held"]):
            state.set_part(self.base + 1 + player, held)

    def cards(self, state: State) -> dict[int, int]:
        return {self.kind: state.part_value(self.base)}


class PutTelegramAway(Step):
    """During the setup a telegram only leaves the deck."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base = base

    def run(self, state: State, at: int) -> int:
        state.set_part(self.base, state.part_value(self.base) + 1)
        return DONE


class AskNextSeat(Step):
    """In the game the next seat is asked who gets it."""

    def __init__(self, decision: int) -> None:
        super().__init__()
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        asked = (state.seat + 1) % state.tables.seats
        state.push(self.decision, asked, state.seat, 0, 0)
        return DONE


class WhoGetsIt(Option):
    """Two answers: mine, or the drawer's."""

    ANSWERS = ("mine", "yours")

    def __init__(self, base: int) -> None:
        super().__init__("choose", 2)
        self.part_base = base

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        buffer.add(self.base)
        buffer.add(self.base + 1)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        taker = state.frame_value(at, 1 if action == self.base else 2)
        index = self.part_base + 1 + taker
        state.set_part(index, state.part_value(index) + 1)

    def to_move(self, state: State, action: int) -> Move:
        return {"do": "choose", "option": self.ANSWERS[action - self.base]}

    def parse(self, state: State, move: Move) -> int:
        if move.get("option") not in self.ANSWERS:
            raise IllegalMove("unknown-option", option=move.get("option"))
        return self.base + self.ANSWERS.index(move["option"])


class Wire(Option):
    """A turn's option with a block of actions of its own: one for each seat; the telegram is gone."""

    def __init__(self, base: int, seats: int) -> None:
        super().__init__("choose", seats)
        self.part_base = base
        self.seats = seats

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        if state.part_value(self.part_base + 1 + state.seat):
            for seat in range(self.seats):
                if seat != state.seat:
                    buffer.add(self.base + seat)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        state.set_part(
            self.part_base + 1 + state.seat, state.part_value(self.part_base + 1 + state.seat) - 1
        )

    def to_move(self, state: State, action: int) -> Move:
        return {"do": "choose", "option": f"wire-{action - self.base}"}

    def parse(self, state: State, move: Move) -> int:
        names = [f"wire-{seat}" for seat in range(self.seats)]
        if move.get("option") not in names:
            raise IllegalMove("unknown-option", option=move.get("option"))
        return self.base + names.index(move["option"])


class TelegramLine(ScoreLine):
    """Points for telegrams held."""

    def __init__(self, base: int, line: int, worth: int) -> None:
        super().__init__()
        self.base = base
        self.line = line
        self.worth = worth

    def write(self, state: State, sheet: ScoreSheet) -> None:
        for seat in range(state.tables.seats):
            sheet.put(self.line, seat, self.worth * state.part_value(self.base + 1 + seat))


def build(builder: Builder) -> None:
    """All four ways to extend: a step, two options, a part, a line of the score."""
    kind = builder.kinds.index(CARD)
    builder.mark_special(kind)
    base = builder.part(TelegramPart(builder.seats, kind))
    decision = builder.decision("telegram", "effect")
    builder.step("card_dealt", 100, PutTelegramAway(base), "LEG-SETUP-7")
    builder.step("card_drawn", 100, PutTelegramAway(base), "LEG-NEWS-1")
    builder.step("card_drawn", 200, AskNextSeat(decision), "LEG-NEWS-1")
    builder.option("telegram", 100, WhoGetsIt(base))
    builder.option("turn", 700, Wire(base, builder.seats))
    line = builder.points_line("telegrams")
    builder.score_line(900, TelegramLine(base, line, builder.number("worth")))


MODULE = RuleModule(name="telegrams", build=build, params={"worth": Param(WORTH, 0, 9)})


@lru_cache
def telegram_ruleset(seats: int) -> Ruleset:
    """The classic rules on a toy board, with telegrams in the deck."""
    plain = edition_with_map("usa-classic", TOYS["usa-classic"], "toy map")
    edition = replace(plain, name="toy", cards=CARDS, modules=(*plain.modules, MODULE))
    return compile_ruleset(edition, seats, {"trains": 14})
