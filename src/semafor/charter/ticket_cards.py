"""What stands on the tickets of a campaign: the number of a postcard, the stamps of companies.

Rules: CAM-END-4, LEG-COMP-6. All of it lies open: the number is printed, stamps are made at the table.
How many stamps retire a ticket is known once the story has brought the step in which it is stamped.
"""

from __future__ import annotations

from typing import Any

from semafor.charter.ending import stamps_to_retire
from semafor.charter.rows import Content
from semafor.charter.state import State

STAMPING = 4

# By ticket: `number` (0: none is printed), `number_used`, `stamps` by company, `retired`, `needed` (stamps
# that are still to come; 0 before anybody can know), `line` of story.
Marks = dict[str, dict[str, Any]]
BLANK = {
    "number": 0,
    "number_used": False,
    "stamps": [],
    "retired": False,
    "needed": 0,
    "line": None,
}


def show_tickets(state: State) -> Marks:
    """Every ticket that has a number or marks; numbers of those on the board only."""
    numbers = state.box.ticket_numbers
    printed = [ticket.id for ticket in state.tickets_in_play() if ticket.id in numbers]
    return {name: show_ticket(state, name) for name in sorted({*printed, *state.tickets})}


def show_ticket(state: State, name: str) -> dict[str, Any]:
    """One of them; where a retired ticket went is the vault's business."""
    marks = state.ticket(name)
    needed = 0 if marks.retired else max(0, stamps_needed(state) - len(marks.stamps))
    return {
        "number": state.box.ticket_numbers.get(name, 0),
        "number_used": marks.number_used,
        "stamps": list(marks.stamps),
        "retired": marks.retired,
        "needed": needed,
        "line": show_line(state.box, name),
    }


def show_line(box: Content, name: str) -> dict[str, str] | None:
    """The line of story printed on a numbered ticket."""
    line = box.thread.lines.get(name)
    return dict(line) if line else None


def stamps_needed(state: State) -> int:
    """CAM-END-4: how many stamps retire a ticket; 0 while nobody can know."""
    return stamps_to_retire(state) if STAMPING in state.end_steps else 0


def printed_numbers(box: Content) -> Marks:
    """The numbers alone, for a game of which nothing else was written down."""
    return {
        name: {**BLANK, "number": number, "line": show_line(box, name)}
        for name, number in box.ticket_numbers.items()
    }
