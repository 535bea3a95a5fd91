"""Random networks of the oracle as positions of the engine."""

from __future__ import annotations

from typing import Any

from semafor.editions import find_ruleset
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.score import Result, score_position
from tests.oracle.editions import STATIONS, TRAINS


def state_of(position: dict[str, Any]) -> State:
    """A state that has just the routes, tickets, stations and passengers of a position."""
    ruleset = find_ruleset(position["edition"], position["players"])
    seats = range(ruleset.seats)
    state = ruleset.new_state()
    access.free_board(state)
    for seat in seats:
        access.set_trains(state, seat, TRAINS)
        for name in position["routes"][seat]:
            state.give_route(seat, ruleset.route_number[name])
        held = [ruleset.ticket_number[name] for name in position["tickets"][seat]]
        access.set_tickets(state, seat, held, [])
    for part in ruleset.parts:
        if part.name == "stations":
            built = [position["stations"][seat] for seat in seats]
            left = [STATIONS - len(cities) for cities in built]
            part.load(state, {"stations": built, "left": left})
        if part.name == "passengers":
            empty: dict[str, dict[str, int]] = {place.id: {} for place in ruleset.board.places}
            taken = [position["taken"][seat] for seat in seats]
            part.load(state, {"passengers": empty, "taken": taken, "bag": {}})
    return state


def engine_scores(position: dict[str, Any]) -> dict[str, Any]:
    """The engine's answer in the form of the oracle's `final_scores`."""
    result: Result = score_position(state_of(position))
    return {
        "final": {
            seat: {**lines, "total": result.totals[seat]} for seat, lines in enumerate(result.lines)
        },
        "winners": list(result.winners),
        "ranks": list(result.ranks),
    }


def differences(position: dict[str, Any], expected: dict[str, Any]) -> list[Any]:
    """Where the engine says something else; empty if it agrees."""
    found = engine_scores(position)
    wrong: list[Any] = [key for key in ("winners", "ranks") if found[key] != expected[key]]
    for seat, lines in expected["final"].items():
        wrong += [
            (seat, name, found["final"][seat].get(name), value)
            for name, value in lines.items()
            if found["final"][seat].get(name) != value
        ]
    return wrong
