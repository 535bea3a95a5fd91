"""Every card that lies open, with the numbers of today; the thread as far as somebody may know it.

Rules: LEG-INFO-1, LEG-CAMP-10, CAM-CLUE-1, CAM-GOAL-1. Part of the allow-list of `views`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from semafor.charter import branches, goals, mystery
from semafor.charter.rows import Event, Power, Slot
from semafor.charter.rulebook import slots_in_force
from semafor.charter.state import State
from semafor.charter.wording import say

Shown = dict[str, Any]


# -------------------------------------------------------------------- cards


def show_cards(state: State, company: str | None) -> dict[str, Shown]:
    """By id: kind, name and text of whatever lies open for a company."""
    found = dict(_printed(state))
    for name in open_goals(state, company):
        goal = state.box.thread.goals[name]
        found[name] = {"kind": "goal", "name": dict(goal.name), "text": say(goal.text)}
    return found


def _card(state: State, kind: str, row: Power | Event | Slot, level: int = 1) -> Shown:
    text = say(row.text, tariff=state.tariff, level=level, companies=len(state.companies))
    return {"kind": kind, "name": dict(row.name), "text": text}


def _printed(state: State) -> Iterator[tuple[str, Shown]]:
    """Rules in force, events, crew, what lies in the offices, seasons, opened regions."""
    box = state.box
    kinds: list[tuple[str, Mapping[str, Power | Event | Slot], Iterable[str]]] = [
        ("slot", box.slots, sorted(slots_in_force(state))),
        ("event", box.events, state.events),
        ("clause", box.clauses, [name for names in state.clauses.values() for name in names]),
        ("pass", box.passes, state.passes.values()),
        ("season", box.seasons, [*filter(None, [state.season]), *state.season_discard]),
    ]
    for kind, printed, idents in kinds:
        for ident in idents:
            yield ident, _card(state, kind, printed[ident])
    for name, member in state.crew.items():
        yield name, _card(state, "crew", box.crew[name], member.level)
    for colour in state.companies if "privileges" in state.enabled else ():
        yield f"privilege_{colour}", _card(state, "privilege", box.companies[colour].privilege)
    for region in state.regions:
        opened = box.regions[region.id]
        yield region.id, {"kind": "region", "name": dict(opened.name), "text": dict(opened.person)}


# -------------------------------------------------------------------- the thread


def open_goals(state: State, company: str | None) -> list[str]:
    """CAM-GOAL-1: the own goal (or the two that are dealt, while it is chosen), and those that were reached."""
    names = [state.goals[name] for name in state.goals_done]
    if company in state.goals:
        names.append(state.goals[company])
    elif company in state.dealt_goals:
        names += state.dealt_goals[company]
    return names


def show_goals(state: State, company: str | None) -> dict[str, Shown | None]:
    """CAM-GOAL-1: the own goal and those that were reached; of the others that there is one."""
    found: dict[str, Shown | None] = {}
    for name, ident in state.goals.items():
        if name != company and name not in state.goals_done:
            found[name] = None
            continue
        goal = state.box.thread.goals[ident]
        found[name] = {
            "id": ident,
            "name": dict(goal.name),
            "text": dict(goal.text),
            "have": min(goal.need, goals.have(state, name, ident)),
            "need": goal.need,
            "worth": goal.worth,
            "done": state.goals_done.get(name, 0),
        }
    return found


def show_mystery(state: State, company: str | None) -> Shown | None:
    """CAM-TRAIN, CAM-CLUE: what a company knows of the train: the open things, and its own."""
    if not state.driver:
        return None
    thread = state.box.thread
    numbers = thread.numbers
    own = [
        (name, found)
        for name, found in state.clues.items()
        if found.is_shared or found.owner == company
    ]
    return {
        "suspects": [
            {
                "id": row.id,
                "name": dict(row.name),
                "text": dict(row.text),
                "traits": dict(row.traits),
            }
            for row in thread.suspects.values()
        ],
        "traits": {
            trait.id: {
                "name": dict(trait.name),
                "values": [{"id": name, "name": dict(text)} for name, text in trait.values.items()],
            }
            for trait in thread.traits.values()
        },
        "pages": [list(stops) for stops in thread.pages] if state.has_timetable else None,
        "sight_lines": numbers["sight_lines"],
        "last_stop": numbers["last_stop"] if state.has_timetable else 0,
        "meet_lines": numbers["meet_lines"] if state.has_timetable else 0,
        "clues": [show_clue(state, name) for name, _found in own],
        "found": {
            name: sum(found.owner == name for found in state.clues.values())
            for name in state.companies
        },
        "sights": [
            {"game": row.game, "city": row.city, "by": row.company, "shared": row.is_shared}
            for row in state.sights
            if row.is_shared or row.company == company
        ],
        "seen": {
            name: sum(row.company == name for row in state.sights) for name in state.companies
        },
        "met": state.met,
        "named": state.named,
        "right": mystery.is_solved(state) if state.named else None,
    }


def show_clue(state: State, name: str) -> Shown:
    """CAM-CLUE-1: a clue that somebody may read: what it says of the driver, and where it was."""
    clue, found = state.box.thread.clues[name], state.clues[name]
    value = mystery.value_of(state, clue)
    values = list(state.box.thread.traits[clue.trait].values)
    kind, place = clue.place
    return {
        "id": name,
        "game": found.game,
        "by": found.owner,
        "shared": found.is_shared,
        "trait": clue.trait,
        "value": value,
        "text": say(clue.text, value=values.index(value) + 1),
        "source": kind,
        "of": place,
    }


def show_fork(state: State, about: tuple[str, ...]) -> Shown:
    """CAM-FIN-1: the ways of the branch that is to be taken; everybody may read them."""
    name, code = about
    return {
        "id": name,
        "code": code,
        "options": {
            ident: {"name": dict(option.side.title), "text": say(option.side.text)}
            for ident, option in state.box.thread.forks[name].items()
        },
    }


def show_finale(state: State) -> Shown | None:
    """CAM-FIN-2: which end was reached, and why; only once the story has told it."""
    if not state.finale:
        return None
    finale = state.box.thread.finales[state.finale]
    return {
        "id": finale.id,
        "name": dict(finale.name),
        "text": dict(finale.text),
        "season": finale.season,
        "why": {
            "met": state.met,
            "named": state.named,
            "right": mystery.is_solved(state),
            "driver": state.driver,
            "towns": branches.grown(state),
            "needed": branches.needed_towns(state),
        },
    }
