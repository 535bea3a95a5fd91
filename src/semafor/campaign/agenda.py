"""The order of things: setup, end of the game, after the game; one item of the agenda each.

Rules: LEG-CAMP-2, LEG-SETUP-1, LEG-END-2, CAM-LAST and the numbered procedures of the campaign. An
item is the name of a step and its values. A step that has to ask returns a decision and waits;
its answer is carried out by the function beside it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from semafor.campaign import ending, offices, story
from semafor.campaign.content import GAMES
from semafor.campaign.decisions import READ, Decision
from semafor.campaign.state import Item, State

Act = Callable[..., Decision | None]
Answer = Callable[..., None]

BEGIN, SETUP, PLAY, AFTER, OVER = "begin", "setup", "play", "after", "over"

# Before the first turn: 7 story to PAUSE, 10 crew call, 11 season; the rest is the game's own.
SETUP_ITEMS: tuple[Item, ...] = (("story", story.PAUSE), ("crew_row",), ("season",), ("play",))

# After the last turn, by their numbers: 1 slip and winner have been done by the game.
END_ITEMS: tuple[Item, ...] = (
    ("wear",),  # 2
    ("archive",),
    ("story", story.STOP),  # 3
    ("stamps",),  # 4
    ("charter",),  # 5
    ("vault",),  # 6
    ("improvements",),  # 7
    ("put_away",),  # 8
    ("settling",),  # after the game: 1
    ("last_side",),
    ("next_game",),  # after the game: 3
)


def start_play(state: State) -> None:
    """LEG-CAMP-2: the table is ready; the game is played next."""
    state.phase = PLAY


def read_last_side(state: State) -> None:
    """CAM-ST-2: side B of the last STOP card is read after the last step of game 12."""
    if state.is_last_game:
        state.push([("story", story.END)])


def next_game(state: State) -> None:
    """After the game 3: the counter goes on, or the campaign is over."""
    state.report = None
    if state.is_last_game:
        state.phase = OVER
        return
    state.game += 1
    state.participants = []
    state.phase = BEGIN


STEPS: dict[str, tuple[Act, Answer | None]] = {
    "story": (story.ask_story, story.read_side),
    "crew_row": (offices.call_crew, None),
    "crew": (offices.ask_crew, offices.settle_crew),
    "crew_back": (offices.return_crew, None),
    "season": (offices.reveal_season, None),
    "play": (start_play, None),
    "wear": (ending.wear_events, None),
    "archive": (ending.ask_archive, ending.archive_event),
    "clause": (offices.ask_clause, offices.take_clause),
    "clauses_dealt": (offices.deal_clauses, None),
    "pass": (offices.ask_pass, offices.take_pass),
    "passes_dealt": (offices.deal_passes, None),
    "destroy": (ending.ask_destroy, ending.destroy),
    "expo": (ending.ask_expo, ending.choose_expo),
    "stamps": (ending.stamp_tickets, None),
    "charter": (ending.ask_charter, ending.open_region),
    "vault": (ending.fill_vaults, None),
    "improvements": (ending.begin_improvements, None),
    "improve": (ending.ask_improvement, ending.improve),
    "mailbag": (ending.draw_mailbag, None),
    "most": (ending.give_most, None),
    "put_away": (ending.put_away, None),
    "settling": (ending.settle_regions, None),
    "settle": (ending.ask_settle, ending.grow_city),
    "last_side": (read_last_side, None),
    "next_game": (next_game, None),
}


def waiting(state: State) -> Decision | None:
    """The decision of the first item, if it asks; nothing is changed."""
    if not state.agenda:
        return None
    name, *values = state.agenda[0]
    act, answer = STEPS[name]
    return act(state, *values) if answer is not None else None


def advance(state: State) -> None:
    """Carry out what needs no answer; a choice of one is none, but a card is always read."""
    while state.agenda:
        decision = waiting(state)
        if decision is not None:
            if len(decision.options) > 1 or decision.options == (READ,):
                return
            answer(state, decision.options[0])
            continue
        name, *values = state.agenda.pop(0)
        act, is_asking = STEPS[name]
        if is_asking is None:
            act(state, *values)
    assert state.phase in (BEGIN, PLAY, OVER) or state.game > GAMES, state.phase


def answer(state: State, option: str) -> None:
    """Carry out the answer to the decision that waits."""
    name, *values = state.agenda.pop(0)
    carry_out = STEPS[name][1]
    assert carry_out is not None, name
    arguments: list[Any] = [state, option, *values]
    carry_out(*arguments)
