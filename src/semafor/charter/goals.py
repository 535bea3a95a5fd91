"""One long goal for each company: two are dealt, one is chosen, and it stays closed until it is reached.

Rules: CAM-GOAL-1, 2. What is counted follows from the campaign and its chronicle.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from semafor.campaign.agenda import Item
from semafor.campaign.chance import shuffled
from semafor.campaign.decisions import Decision
from semafor.charter.offices import MOST_LEVEL
from semafor.charter.state import ARCHIVE, State

LONG_TICKET = 13


def deal_goals(state: State) -> list[Item]:
    """CAM-GOAL-1: two for every company; who is absent keeps the first."""
    dealt = state.box.thread.numbers["goals_dealt"]
    order = shuffled(state.seed, "goals", sorted(state.box.thread.goals))
    for seat, company in enumerate(state.companies):
        state.dealt_goals[company] = order[dealt * seat : dealt * (seat + 1)]
    for company in state.absent:
        state.goals[company] = state.dealt_goals[company][0]
    return [("goal", company) for company in state.reverse_ranking()]


def ask_goal(state: State, company: str) -> Decision:
    """CAM-GOAL-1: one of the two."""
    return Decision("goal", company, tuple(state.dealt_goals[company]))


def take_goal(state: State, option: str, company: str) -> None:
    """CAM-GOAL-1: the other one goes back into the box."""
    state.goals[company] = option


def check_goals(state: State) -> None:
    """CAM-GOAL-2: a goal that is reached is shown, and its note is sealed."""
    for company, name in state.goals.items():
        if company not in state.goals_done and have(state, company, name) >= needed(state, name):
            state.goals_done[company] = state.game
            state.add_note(company, state.box.thread.goals[name].worth, f"goal:{name}")


def needed(state: State, name: str) -> int:
    """How much a goal asks for."""
    return state.box.thread.goals[name].need


def have(state: State, company: str, name: str) -> int:
    """How much a company has of what a goal counts."""
    return COUNTS[state.box.thread.goals[name].count](state, company)


# -------------------------------------------------------------------- counting


def played(state: State, company: str) -> list[dict[str, Any]]:
    """The chronicle's pages of the games a company has played."""
    return [page for page in state.pages if company in page["routes"]]


def cities_of(state: State, company: str) -> set[str]:
    """Cities its lines have ever reached."""
    ends = {route.id: {route.a, route.b} for route in state.box.board.routes}
    routes = {route for page in played(state, company) for route in page["routes"][company]}
    return {city for route in routes for city in ends[route]}


def depot_regions(state: State, company: str) -> int:
    """Regions in which it has depots."""
    region_of = state.box.region_of
    return len({region_of[city] for city, owners in state.depots.items() if company in owners})


def coloured(state: State, company: str) -> int:
    """Blank lines it was the first to colour."""
    return sum(by == company and how == "built" for by, _game, how in state.built.values())


def ports_of(state: State, company: str) -> int:
    """Ports its lines have ever reached."""
    ports = {city for basin in state.box.basins.values() for city in basin}
    return len(cities_of(state, company) & ports)


def regions_in_a_game(state: State, company: str) -> int:
    """In the best game, regions in which it had lines; a line belongs to the regions of both ends."""
    region_of = state.box.region_of
    ends = {route.id: (route.a, route.b) for route in state.box.board.routes}
    return max(
        (
            len({region_of[city] for route in page["routes"][company] for city in ends[route]})
            for page in played(state, company)
        ),
        default=0,
    )


def postcards_done(state: State, company: str) -> int:
    """Postcards completed or used up."""
    return sum(card.owner == company and card.place == ARCHIVE for card in state.postcards.values())


def long_tickets(state: State, company: str) -> int:
    """Different tickets of some length it has completed."""
    points = {ticket.id: ticket.points for ticket in state.box.board.tickets}
    done = {name for page in played(state, company) for name in page["completed"][company]}
    return sum(points[name] >= LONG_TICKET for name in done)


def crew_levels(state: State, company: str) -> int:
    """How many have worked for it; one who has risen to the top counts twice."""
    mine = state.crew_of(company)
    is_high = mine is not None and state.crew[mine].level == MOST_LEVEL
    return len(state.employed.get(company, ())) + int(is_high)


def places(state: State, company: str, most: int = 1) -> int:
    """First, second and last places it has seen, each so often at most; of two companies the second is last."""
    rankings = [page["ranking"] for page in played(state, company)]
    return sum(
        min(most, sum(ranking[place] == company for ranking in rankings)) for place in (0, 1, -1)
    )


COUNTS: dict[str, Callable[[State, str], int]] = {
    "stamps": lambda state, company: state.stamps_of(company),
    "depot_regions": depot_regions,
    "coloured": coloured,
    "cities": lambda state, company: len(cities_of(state, company)),
    "ports": ports_of,
    "regions_in_a_game": regions_in_a_game,
    "postcards": postcards_done,
    "long_tickets": long_tickets,
    "crew_levels": crew_levels,
    "places": places,
    "places_twice": lambda state, company: places(state, company, 2),
}
