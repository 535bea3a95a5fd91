"""The order of things: setup, end of the game, after the game; one item of the agenda each.

Rules: LEG-CAMP-2, LEG-SETUP-1, LEG-END-2, CAM-LAST and the numbered procedures of the campaign. How
an agenda is gone through is said in `semafor.campaign.agenda`.
"""

from __future__ import annotations

from semafor.campaign.agenda import BEGIN, DEAL, OVER, PLAY, SETUP, Agenda, Item, Steps
from semafor.campaign.story_deck import END, PAUSE, STOP
from semafor.charter import branches, ending, goals, mystery, offices, story
from semafor.charter.chronicle import close_page
from semafor.charter.state import State

# Before the first turn: 7 story to PAUSE, 10 crew call, 11 season. The rest is the game's own: 5 cards and
# 6 tickets before these (`DEAL`), all that follows after them.
SETUP_ITEMS: tuple[Item, ...] = (("story", PAUSE), ("crew_row",), ("season",), ("play",))

# Steps that only campaigns with a thread have: gifts of postcards, lines take their colours, who has seen or
# found something.
OF_THREADS = ("gifts", "colours", "findings")

# After the last turn, by their numbers: 1 slip and winner have been done by the game.
END_ITEMS: tuple[Item, ...] = (
    ("gifts",),
    ("wear",),  # 2
    ("archive",),
    ("story", STOP),  # 3
    ("stamps",),  # 4
    ("charter",),  # 5
    ("vault",),  # 6
    ("colours",),  # 7
    ("improvements",),
    ("findings",),
    ("put_away",),  # 8
    ("settling",),  # after the game: 1
    ("last_side",),
    ("next_game",),  # after the game: 3
)


def end_items(state: State) -> list[Item]:
    """LEG-END-2: the steps after a game, by the content of the campaign."""
    return [item for item in END_ITEMS if state.has_thread or item[0] not in OF_THREADS]


def begin_setup(state: State) -> None:
    """LEG-SETUP-1: first cards and tickets, in the printed order; then what the campaign asks."""
    if state.box.deals_first:
        state.phase = DEAL
    else:
        go_on_with_setup(state)


def go_on_with_setup(state: State) -> None:
    """LEG-SETUP-1: the starting tickets are chosen: story, crew call, season."""
    state.phase = SETUP
    state.agenda = list(SETUP_ITEMS)


def start_play(state: State) -> None:
    """LEG-CAMP-2: the table is ready; the game is played next."""
    state.phase = PLAY


def read_last_side(state: State) -> None:
    """CAM-ST-2: side B of the last STOP card is read after the last step of game 12."""
    if state.is_last_game:
        state.push([("story", END)])


def look_around(state: State) -> None:
    """CAM-TRAIN-2, CAM-CLUE-2, CAM-GOAL-2: who has seen the train, found a clue, reached a goal."""
    mystery.look_for_train(state)
    goals.check_goals(state)


def next_game(state: State) -> None:
    """After the game 3: the counter goes on, or the campaign is over."""
    state.report = None
    close_page(state)
    if state.is_last_game:
        state.phase = OVER
        return
    state.game += 1
    state.participants = []
    state.phase = BEGIN


STEPS: Steps = {
    "story": (story.ask_story, story.read_side),
    "crew_row": (offices.call_crew, None),
    "crew": (offices.ask_crew, offices.settle_crew),
    "crew_back": (offices.return_crew, None),
    "season": (offices.reveal_season, None),
    "play": (start_play, None),
    "gifts": (offices.hand_out_gifts, None),
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
    "colours": (ending.colour_lines, None),
    "improve": (ending.ask_improvement, ending.improve),
    "findings": (look_around, None),
    "goal": (goals.ask_goal, goals.take_goal),
    "fork": (branches.ask_fork, story.take_fork),
    "driver": (mystery.ask_driver, mystery.name_driver),
    "mailbag": (ending.draw_mailbag, None),
    "most": (ending.give_most, None),
    "put_away": (ending.put_away, None),
    "settling": (ending.settle_regions, None),
    "settle": (ending.ask_settle, ending.grow_city),
    "last_side": (read_last_side, None),
    "next_game": (next_game, None),
}

# The agenda of this campaign.
AGENDA = Agenda(STEPS)
