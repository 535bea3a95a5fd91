"""Two ticket decks: a player announces the mix before drawing.

Rules: GER-SETUP-6, 7, GER-TICK-1..4, GER-EDGE-9..13. Used by: germany.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from semafor.board.values import is_whole
from semafor.engine.choices import Choice
from semafor.engine.core import Option, State
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move, SetupError
from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.ports import LARGEST_OFFER, TICKETS_DRAWN
from semafor.engine.rulebook import Said, Sentence, setting
from semafor.engine.tables import ActionBuffer
from semafor.rules.tickets import RETURNS, AskStartingTickets, deck_size, offer_ticket

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

DECKS = 2


class AnnounceMix(Option):
    """GER-TICK-1, 2, GER-EDGE-9..12: so many from the first deck, the rest from the second.

    The action number says how many of the first deck are announced.
    """

    def __init__(self, keep_decision: int, count: int, keep: int, decks: tuple[str, ...]) -> None:
        super().__init__("tickets", count + 1)
        self.keep_decision = keep_decision
        self.count = count
        self.keep = keep
        self.decks = decks

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every mix that yields at least one ticket."""
        first = deck_size(state, 0)
        second = deck_size(state, 1)
        for announced in range(self.count + 1):
            if min(announced, first) + min(self.count - announced, second) > 0:
                buffer.add(self.base + announced)
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Draw all tickets of the announcement together, then ask which to keep."""
        seat = state.frames[at][1]
        announced = action - self.base
        for _ in range(min(announced, deck_size(state, 0))):
            offer_ticket(state, seat, 0)
        for _ in range(min(self.count - announced, deck_size(state, 1))):
            offer_ticket(state, seat, 1)
        if state.facts is not None:
            state.note("announced_mix", seat, announced, self.count - announced)
        keep = state.frames[at][2]
        returns = state.frames[at][3]
        state.push(self.keep_decision, seat, keep if keep > 0 else self.keep, returns, 0)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """Tickets of the first deck."""
        return [Deed("tickets", number=announced) for announced in range(self.size)]

    def to_move(self, state: State, action: int) -> Move:
        """The mix in words."""
        announced = action - self.base
        mix = {self.decks[0]: announced, self.decks[1]: self.count - announced}
        return {"do": "tickets", "draw": mix}

    def parse(self, state: State, move: Move) -> int:
        """GER-EDGE-9: the two numbers must make up the whole draw."""
        mix = move.get("draw")
        if not isinstance(mix, dict):
            raise IllegalMove("name-the-mix", "GER-TICK-1", count=self.count)
        total = 0
        for deck, count in mix.items():
            if deck not in self.decks or not is_whole(count):
                raise IllegalMove("name-the-mix", "GER-TICK-1", count=self.count)
            total += count
        if total != self.count:
            raise IllegalMove("name-the-mix", "GER-EDGE-9", count=self.count)
        return self.base + int(mix.get(self.decks[0], 0))

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The announced decks are empty."""
        return IllegalMove("no-tickets-left", "GER-EDGE-10")


def build(builder: Builder) -> None:
    """The announcement as a turn's option and as the first question of the game."""
    keep = builder.decision("keep", "tickets")
    announce = builder.decision("announce", "tickets")
    offer = builder.number("offer")
    most = builder.port(LARGEST_OFFER)
    if offer > most:
        raise SetupError("mix-too-large", "GER-TICK-1", offer=offer, most=most)
    if len(builder.decks) != DECKS:
        raise SetupError("mix-of-decks", "GER-TICK-1", decks=", ".join(builder.decks))
    option = AnnounceMix(keep, offer, builder.number("keep"), builder.decks)
    builder.option("turn", 300, option)
    builder.add(TICKETS_DRAWN, offer)
    builder.option("announce", 100, option)
    returns = RETURNS[builder.word("start_rejects")]
    ask = AskStartingTickets(announce, builder.number("start_keep"), returns)
    builder.step("setup", 650, ask, "GER-SETUP-7")
    tickets = len(builder.board.tickets)
    builder.need_tickets("all", tickets, offer * builder.seats)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """The sentences about tickets as two decks make them."""
    number = ruleset.parameter
    offer = number("ticket_mix", "offer")
    kept = {"offer": offer, "keep": number("ticket_mix", "start_keep")}
    drawn = {"offer": offer, "keep": number("ticket_mix", "keep")}
    where = {"where": setting(ruleset, "ticket_mix", "start_rejects", "shuffle")}
    for section, place, key, values, other in (
        ("setup", 700, "rulebook-setup-mix", kept, "rulebook-setup-tickets"),
        ("setup", 760, "rulebook-setup-rejects", where, "rulebook-setup-rejects"),
        ("ticket", 100, "rulebook-ticket-mix", drawn, "rulebook-ticket-draw"),
        ("ticket", 200, "rulebook-ticket-few-mix", {}, "rulebook-ticket-few"),
    ):
        yield Sentence(section, place, key, values, instead_of=other)


MODULE = RuleModule(
    name="ticket_mix",
    rules=("GER-SETUP-7", "GER-TICK-1", "GER-TICK-2", "GER-EDGE-9"),
    needs=(LARGEST_OFFER,),
    brings=(TICKETS_DRAWN,),
    params={"offer": Param(4, 1, 5), "keep": Param(1, 1, 5), "start_keep": Param(2, 0, 5)},
    words={"start_rejects": ("shuffle", "under", "box")},
    rulebook=rulebook,
    hints=("mix",),
    choices=(Choice("tickets", on="tickets", field="draw", icon="ticket"),),
    build=build,
)
