"""Where the story branches: forks that somebody chooses, and the end that the group has reached.

Rules: CAM-FIN-1..3.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.campaign.agenda import Item
from semafor.campaign.decisions import Decision
from semafor.charter.mystery import give_clue, is_solved
from semafor.charter.state import State

MARIGOLD, TOWNS, UMBRELLAS = "marigold", "towns", "umbrellas"


# -------------------------------------------------------------------- forks


def ask_fork(state: State, fork: str, code: str) -> Decision:
    """CAM-FIN-1: the caboose holder answers, after everybody has talked."""
    return Decision("fork", state.caboose, tuple(state.box.thread.forks[fork]), (fork, code))


def take_fork(state: State, option: str, fork: str, code: str) -> list[Mapping[str, Any]]:
    """CAM-FIN-1: the orders of the branch that is taken."""
    state.forks[fork] = option
    return list(state.box.thread.forks[fork][option].do)


def open_clue(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-CLUE-3: a clue for everybody."""
    give_clue(state, state.caboose, is_open=True)


def give_own_clue(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-CLUE-1: a clue for whoever chose."""
    give_clue(state, state.caboose)


def grow_cities(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-V: small cities with most depots, then those where most was built, become large."""
    ends = {route.id: (route.a, route.b) for route in state.box.board.routes}
    built = [
        city
        for page in state.pages
        for routes in page["routes"].values()
        for route in routes
        for city in ends[route]
    ]
    regions = state.regions_in_play
    small = [
        place.id
        for place in state.box.board.places
        if place.region in regions and not state.is_large_for_all(place.id)
    ]
    small.sort(key=lambda city: (-len(state.depots.get(city, [])), -built.count(city), city))
    state.large_extra.extend(small[: row["n"]])


def improve_twice(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-END-7: everybody once more after this game."""
    state.improve_more = [*state.improve_more, *state.participants]


# -------------------------------------------------------------------- finales


def grown(state: State) -> int:
    """CAM-FIN-2: cities that have become large in the course of the campaign."""
    return len(state.large_extra)


def needed_towns(state: State) -> int:
    """CAM-FIN-2: how many of them the finale of the towns asks for, by companies."""
    return int(state.box.thread.grown_by_companies[str(len(state.companies))])


def tell_finale(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-FIN-2: the train is met and its driver known; else the towns have grown; else neither."""
    if is_solved(state):
        state.finale = MARIGOLD
    elif grown(state) >= needed_towns(state):
        state.finale = TOWNS
    else:
        state.finale = UMBRELLAS


def last_season(state: State) -> str:
    """CAM-FIN-3: the last game has the season of its finale."""
    return state.box.thread.finales[state.finale].season


FORK_ITEM = "fork"


def fork(state: State, row: Mapping[str, Any], code: str) -> list[Item]:
    """CAM-FIN-1: something is to be chosen."""
    return [(FORK_ITEM, row["id"], code)]
