"""What a finished game tells its campaign: plain data, read from the state.

Rules: CAM-END-1, 2, 4, 5, 7: everything the steps after a game need to know about it.
"""

from __future__ import annotations

from typing import Any

from semafor.cards.acts.modules import counters_of
from semafor.cards.ports import EVENTS
from semafor.charter.rules.ports import POWERS
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.score import score_position
from semafor.rules.scoring import joined_tickets


def report(state: State) -> dict[str, Any]:
    """Slips, ranking, tickets, events, cards of the players, routes, hands, counters.

    Keys: `slips` (lines in their order, total), `ranking` (seats, the best first), `caboose`,
    `tickets` (completed, by seat), `events` (`revealed` by id, `archived`), `postcards` and
    `powers` (id, owner, uses left, used, drawn in this game), `notes` (sealed dollars by seat), `gifts`,
    `routes`, `hands`, `trains` by seat, `counters` by name and seat.
    """
    ruleset = state.tables.ruleset
    seats = range(ruleset.seats)
    result = score_position(state)
    ranking = sorted(seats, key=lambda seat: (result.ranks[seat], seat))
    board = ruleset.board
    rows = _rows(state)
    return {
        "slips": [
            {
                "lines": {name: result.lines[seat][name] for name in ruleset.told_lines},
                "total": result.totals[seat],
            }
            for seat in seats
        ],
        "ranking": ranking,
        "caboose": result.last,
        "tickets": [
            [board.tickets[ticket].id for ticket in joined_tickets(state, seat)] for seat in seats
        ],
        "events": _events(state),
        "postcards": [row for row in rows if row["source"] == "postcard"],
        "powers": [row for row in rows if row["source"] != "postcard"],
        "notes": _notes(state),
        "gifts": _gifts(state),
        "routes": [
            [board.routes[route].id for route in access.routes_of(state, seat)] for seat in seats
        ],
        "hands": [
            {
                ruleset.kinds[kind]: count
                for kind, count in enumerate(access.hand_list(state, seat))
                if count
            }
            for seat in seats
        ],
        "trains": [access.trains_of(state, seat) for seat in seats],
        "counters": {
            name: [count(state, seat) for seat in seats]
            for name, count in counters_of(ruleset).items()
        },
    }


def _events(state: State) -> dict[str, Any]:
    """How often each event was revealed, and which have left the game."""
    shown = {part.name: part.show(state, None) for part in state.tables.ruleset.parts}
    events = state.tables.ruleset.port(EVENTS)
    names = events.names
    counts = shown.get("wear", {}).get("revealed", [0] * len(names))
    there = {*shown["events"]["event_deck"], *shown["events"]["event_pile"]}
    return {
        "revealed": {name: count for name, count in zip(names, counts, strict=True) if count},
        "archived": [card["id"] for card in events.cards if card["id"] not in there],
    }


def _rows(state: State) -> list[dict[str, Any]]:
    """Every card and clause that belongs to somebody."""
    powers = state.tables.ruleset.find(POWERS)
    if powers is None:
        return []
    part = powers.part
    return [
        {
            "id": row.id,
            "source": row.source,
            "owner": part.owner(state, row.number),
            "left": None if row.uses is None else part.left(state, row.number),
            "used": part.fired(state, row.number),
            "done": row.is_goal and part.fired(state, row.number) > 0,
            "drawn": row.owner < 0,
        }
        for row in powers.rows
        if part.owner(state, row.number) >= 0
    ]


def _gifts(state: State) -> list[list[dict[str, str]]]:
    """CAM-GIFT: what cards give besides money, by seat: it comes when the game is over."""
    ruleset = state.tables.ruleset
    found: list[list[dict[str, str]]] = [[] for _ in range(ruleset.seats)]
    powers = ruleset.find(POWERS)
    for row in powers.rows if powers is not None else ():
        owner = powers.part.owner(state, row.number) if powers is not None else -1
        for effect in row.effects if owner >= 0 else ():
            if effect.op == "gift" and powers is not None:
                times = powers.part.fired(state, row.number)
                found[owner] += [{"what": effect.word("what"), "from": row.id}] * times
    return found


def _notes(state: State) -> list[list[dict[str, Any]]]:
    """CAM-PC-3: notes that go sealed into the vaults."""
    ruleset = state.tables.ruleset
    found: list[list[dict[str, Any]]] = [[] for _ in range(ruleset.seats)]
    powers = ruleset.find(POWERS)
    if powers is None:
        return found
    for row in powers.rows:
        owner = powers.part.owner(state, row.number)
        for effect in row.effects if owner >= 0 else ():
            if effect.op == "vault":
                times = powers.part.fired(state, row.number)
                found[owner] += [{"n": effect.number("n"), "from": row.id}] * times
    return found
