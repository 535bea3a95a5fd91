"""What an answer between games leads to, as a company may imagine it from its view alone.

The question's own step carries the answer out, on a state that holds what the view shows and nothing else: no seed,
no vaults, no closed postcards of others, nothing of the story that is still unread. What follows is the next game on
that board, and what the answer itself puts into the vaults.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.campaign.advice import Prospect, View
from semafor.campaign.agenda import AFTER, SETUP
from semafor.charter.content import GAMES
from semafor.charter.ending import settle_regions
from semafor.charter.offices import put_season_away
from semafor.charter.overlay import edition_from, overlay_for
from semafor.charter.questions import FOR_A_GAME, LASTING
from semafor.charter.result import result_lines
from semafor.charter.state import (
    CrewMember,
    DrawnPostcard,
    EventMarks,
    OpenedRegion,
    State,
    TicketMarks,
    Vault,
)
from semafor.charter.steps import STEPS

# Shuffles of an imagined campaign: they have nothing to do with those of the real one.
IMAGINED = "imagined"
# What the step of a question is told besides the answer: whose it is, what it is about.
OF_COMPANIES = ("crew", "clause", "pass", "improve")
WITH_SUBJECT = ("clause", "destroy", "settle", "fork")


def prospect(view: View, option: str) -> Prospect | None:
    """The game that an answer to the question of a view leads to; None where no game feels it."""
    decision = view["pending"]["decision"]
    if decision["kind"] not in (*LASTING, *FOR_A_GAME):
        return None
    state = imagine(view)
    carry_out(state, decision, option)
    if state.phase == AFTER:
        if state.is_last_game:
            return None
        settle_regions(state)
        put_season_away(state)
        state.game += 1
    company = view["company"]
    others = [name for name in state.companies if name != company]
    worth = {name: sum(result_lines(state, name).values()) for name in state.companies}
    return Prospect(
        edition=edition_from({**overlay_for(state), "draws": []}),
        seats=len(state.participants),
        seat=state.participants.index(company),
        first=state.participants.index(state.caboose),
        lead=worth[company] - sum(worth[name] for name in others) / len(others),
        games=GAMES + 1 - state.game if decision["kind"] in LASTING else 1,
    )


def carry_out(state: State, decision: Mapping[str, Any], option: str) -> None:
    """What the step of a question does with an answer."""
    kind, company, about = decision["kind"], decision["company"], decision["about"]
    values: tuple[Any, ...] = ()
    if kind in OF_COMPANIES:
        values = (company,)
    if kind in WITH_SUBJECT:
        values += tuple(int(word) if word.isdecimal() else word for word in about)
    answer = STEPS[kind][1]
    assert answer is not None, kind
    answer(state, option, *values)


def imagine(view: View) -> State:
    """A campaign of which nothing is known but what a view shows."""
    rows = {row["colour"]: row for row in view["companies"]}
    shown = {number: row for number, row in view["postcards"].items() if row["secret"] is not None}
    return State(
        seed=IMAGINED,
        content=view["content"],
        companies=list(rows),
        players={name: dict(row["player"]) for name, row in rows.items()},
        game=view["game"],
        phase=SETUP if view["told"] is None else AFTER,
        participants=list(view["participants"]),
        caboose=view["caboose"],
        last_ranking=list(view["ranking"]),
        tariff=view["tariff"],
        slots=list(view["slots"]),
        end_steps=list(view["end_steps"]),
        enabled=list(view["enabled"]),
        regions=[OpenedRegion(**row) for row in view["regions"]],
        painted=dict(view["painted"]),
        destroyed=list(view["destroyed"]),
        depots={city: list(owners) for city, owners in view["depots"].items()},
        large_extra=list(view["large"]),
        tickets={
            name: TicketMarks(stamps=list(row["stamps"]), retired=row["retired"])
            for name, row in view["tickets"].items()
        },
        events={
            name: EventMarks(row["marks"], row["place"]) for name, row in view["events"].items()
        },
        postcards={
            number: DrawnPostcard(
                row["owner"],
                row["drawn_in"],
                row["place"],
                row["is_open"],
                row["secret"]["uses_left"],
            )
            for number, row in shown.items()
        },
        crew={name: CrewMember(row["owner"], row["level"]) for name, row in view["crew"].items()},
        row=list(view["row"]),
        season=view["season"],
        clauses={name: list(row["clauses"]) for name, row in rows.items()},
        passes={name: row["pass"] for name, row in rows.items() if row["pass"]},
        expo=view["expo"],
        vaults={name: Vault() for name in rows},
        games_won={name: row["games_won"] for name, row in rows.items()},
        absences={name: list(row["absences"]) for name, row in rows.items()},
        forks=dict(view["forks"]),
    )
