"""What the cards of the story order: rules, events, postcards, clauses, strands.

Rules: CAM-ST-1..4, LEG-STORY-1..5, LEG-SETUP-12, LEG-EDGE-31, 32.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from semafor.campaign.agenda import Item
from semafor.campaign.chance import shuffled
from semafor.campaign.decisions import Decision
from semafor.campaign.story_deck import ask_side, turn_side
from semafor.charter import branches, goals, mystery
from semafor.charter.content import GAMES
from semafor.charter.offices import draw_postcard, receiver_of
from semafor.charter.state import CrewMember, EventMarks, State


def ask_story(state: State, until: str) -> Decision | None:
    """CAM-ST-2: the side that is next."""
    return ask_side(state, state.box.story)


def read_side(state: State, option: str, until: str) -> None:
    """CAM-ST-1, 2: read it, and do what it orders."""
    turn_side(state, state.box.story, until, lambda row, code: carry_out(state, row, code))


def carry_out(state: State, row: Mapping[str, Any], code: str) -> list[Item]:
    """CAM-ST-1: an instruction; what must be asked comes back as things to be done."""
    return ORDERS[row["op"]](state, row, code) or []


def add_rule(state: State, row: Mapping[str, Any], code: str) -> None:
    """LEG-STEP-6: a rule sticker goes into its slot."""
    state.slots = sorted({*state.slots, *row["slots"]})


def remove_rule(state: State, row: Mapping[str, Any], code: str) -> None:
    """LEG-STEP-6: a rule sticker leaves its slot."""
    state.slots = [slot for slot in state.slots if slot not in row["slots"]]


def add_end_step(state: State, row: Mapping[str, Any], code: str) -> None:
    """LEG-END-2: a hidden step of the end phase is hidden no more."""
    state.end_steps = sorted({*state.end_steps, row["step"]})


def add_events(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-ST-3, LEG-STORY-4: a card that enters play instead of the archive."""
    for event in row["ids"]:
        state.events[event] = EventMarks()


def add_crew(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-A: new crew members wait in storage."""
    for name in row["ids"]:
        state.crew[name] = CrewMember()


def enable(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-CO-2 and the mailbag of CAM-END-7."""
    state.enabled = sorted({*state.enabled, row["what"]})


def set_tariff(state: State, row: Mapping[str, Any], code: str) -> None:
    """The tariff level T."""
    state.tariff = row["n"]


def give_postcards(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-PC-1: postcards of the story; those of colours nobody plays stay in the post office."""
    for number, company in receiver_of(state, row["to"], row["nos"]):
        draw_postcard(state, company, number)


def choose_clause(state: State, row: Mapping[str, Any], code: str) -> list[Item]:
    """CAM-CO-3: from last to first, then the absent companies at random."""
    chosen = [("clause", company, row["set"]) for company in state.from_last()]
    return [*chosen, ("clauses_dealt", row["set"])]


def open_chest(state: State, row: Mapping[str, Any], code: str) -> list[Item]:
    """CAM-CO-4: passes are chosen like clauses; the others are archived."""
    chosen = [("pass", company) for company in state.from_last()]
    return [*chosen, ("passes_dealt",)]


def add_seasons(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-B: the season deck is shuffled."""
    state.season_deck = shuffled(state.seed, "seasons-1", list(state.box.season_deck))


def retire_tickets(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-END-4: noted now, carried out in step 8, after the stamps."""
    state.retiring.append({"region": row.get("region"), "max_value": row["max_value"]})


def destroy_strand(state: State, row: Mapping[str, Any], code: str) -> list[Item]:
    """CAM-DESTROY: the caboose holder names one of the strands of the list."""
    return [("destroy", code)]


def choose_expo(state: State, row: Mapping[str, Any], code: str) -> list[Item]:
    """CAM-U: the caboose holder chooses the exposition city."""
    return [("expo",)]


def campaign_end(state: State, row: Mapping[str, Any], code: str) -> None:
    """LEG-CAMP-6: the vaults are opened after the last step of the last game."""
    assert state.game == GAMES, state.game


def begin_mystery(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-TRAIN-1: from now on there is a train nobody ordered."""
    mystery.begin_mystery(state)


def find_timetable(state: State, row: Mapping[str, Any], code: str) -> None:
    """CAM-TRAIN-1: six pages, one of them hers."""
    state.has_timetable = True


def take_fork(state: State, option: str, fork: str, code: str) -> None:
    """CAM-FIN-1: a branch is taken, and its orders are carried out."""
    orders = branches.take_fork(state, option, fork, code)
    state.push([item for row in orders for item in carry_out(state, row, code)])


ORDERS: dict[str, Callable[[State, Mapping[str, Any], str], list[Item] | None]] = {
    "add_rule": add_rule,
    "remove_rule": remove_rule,
    "add_end_step": add_end_step,
    "add_event": add_events,
    "add_crew": add_crew,
    "enable": enable,
    "set_tariff": set_tariff,
    "give_postcards": give_postcards,
    "choose_clause": choose_clause,
    "open_chest": open_chest,
    "add_seasons": add_seasons,
    "retire_tickets": retire_tickets,
    "destroy_strand": destroy_strand,
    "choose_expo": choose_expo,
    "campaign_end": campaign_end,
    "begin_mystery": begin_mystery,
    "find_timetable": find_timetable,
    "deal_goals": lambda state, row, code: goals.deal_goals(state),
    "fork": branches.fork,
    "open_clue": branches.open_clue,
    "give_clue": branches.give_own_clue,
    "grow_cities": branches.grow_cities,
    "improve_twice": branches.improve_twice,
    "meet_train": lambda state, row, code: mystery.meet_train(state),
    "tell_finale": branches.tell_finale,
}
