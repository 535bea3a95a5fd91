"""Mail: white routes carry it, and who carries most is paid at the end.

Rules: CAM-Q. Used by: campaign games 4 to 12.
"""

from __future__ import annotations

from semafor.cards.ports import TARIFF
from semafor.charter.rules.open_part import OpenPart
from semafor.engine.core import State, Step
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, RuleModule
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE

LEAST_MAIL = 3
TWO = 2


class CarryMail(Step):
    """CAM-Q: step 7; a white route adds its length to the mail of its owner."""

    def __init__(self, part: OpenPart, lengths: list[int]) -> None:
        super().__init__()
        self.part = part
        self.lengths = lengths

    def run(self, state: State, at: int) -> int:
        """Add the length."""
        length = self.lengths[state.frame_value(at, 2)]
        if length:
            self.part.add(state, "mail", state.seat, length)
        return DONE


def mail_prizes(mail: list[int], tariff: int) -> list[int]:
    """CAM-Q: first and second prize; players who tie share them."""
    able = [amount if amount >= LEAST_MAIL else 0 for amount in mail]
    first, second = 3 + 3 * tariff, 0 if len(mail) == TWO else 2 * tariff
    prizes = [0] * len(mail)
    ranked = sorted({amount for amount in able if amount}, reverse=True)
    if not ranked:
        return prizes
    best = [seat for seat, amount in enumerate(able) if amount == ranked[0]]
    for seat in best:
        prizes[seat] = first if len(best) == 1 else (first + second) // 2
    if len(best) == 1 and len(ranked) > 1 and second:
        next_best = [seat for seat, amount in enumerate(able) if amount == ranked[1]]
        for seat in next_best:
            prizes[seat] = second if len(next_best) == 1 else tariff
    return prizes


class MailLine(ScoreLine):
    """CAM-Q, CAM-END-1: the prizes."""

    def __init__(self, part: OpenPart, line: int, tariff: int) -> None:
        self.part = part
        self.line = line
        self.tariff = tariff

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """For all seats."""
        for seat, prize in enumerate(mail_prizes(self.part.values(state, "mail"), self.tariff)):
            sheet.put(self.line, seat, prize)


def build(builder: Builder) -> None:
    """Step 7 of the claim and the line of the slip."""
    part = OpenPart("mail", {"mail": builder.seats})
    builder.part(part)
    colour = builder.word("colour")
    lengths = [route.length if route.colour == colour else 0 for route in builder.board.routes]
    builder.step("claim", 700, CarryMail(part, lengths), "CAM-Q")
    builder.score_line(410, MailLine(part, builder.points_line("mail"), builder.port(TARIFF)))


MODULE = RuleModule(
    name="mail",
    rules=("CAM-Q",),
    needs=(TARIFF,),
    words={"colour": ("white", "black", "blue", "green", "yellow", "red")},
    build=build,
)
