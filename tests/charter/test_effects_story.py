"""Every side of the story cards, on every branch: side a changes nothing, side b what the card orders, no more.

One campaign of four companies is read from end to end; each side is compared with the design.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from semafor.campaign.decisions import READ
from semafor.charter.campaign import Campaign
from semafor.charter.content import content
from semafor.charter.overlay import board_of, overlay_for
from semafor.charter.state import TicketMarks
from semafor.charter.steps import AGENDA
from tests.charter.worlds import begin, open_campaign, report

COMPANIES = ("blue", "red", "green", "black")
# Blue wins the odd games and red the even ones, so green and black never win.
ODD, EVEN = ("blue", "green", "black", "red"), ("red", "black", "green", "blue")

# What side b changes: rules, steps, events, crew, what is enabled, tariff, postcards with their
# owners, what is asked next (kind and company), tickets to be retired, seasons.
ORDERS: dict[str, dict[str, Any]] = {
    "1865 - 04": {"end_steps": [4]},
    "1865 - 05": {"end_steps": [5], "slots": ["C", "F"]},
    "1868 - 01": {"slots": ["A"], "crew": [f"CR0{number}" for number in range(1, 9)]},
    "1868 - 02": {"enabled": ["privileges"]},
    "1868 - 03": {"events": ["E24"]},
    "1868 - 05": {"end_steps": [7], "slots": ["V"]},
    "1868 - 06": {"postcards": {59: "black", 60: "blue", 61: "green", 63: "red"}},
    "1871 - 01": {"slots": ["I"]},
    "1871 - 02": {"crew": ["CR09", "CR10"]},
    "1868 - 06a": {"mystery": True},
    "1871 - 02a": {"asked": ("goal", "blue"), "dealt": 4},
    "1871 - 04": {"enabled": ["mailbag"]},
    "1871 - 04a": {"timetable": True},
    "1874 - 03a": {"events": ["E33"]},
    "1874 - 01": {"slots": ["O"]},
    "1874 - 02": {"slots": ["Q"]},
    "1874 - 03": {"events": ["E25"]},
    "1874 - 06": {"postcards": {64: "green"}},
    "1877 - 01": {"tariff": 2},
    "1877 - 02": {"slots": ["E"]},
    "1877 - 03": {"events": ["E26"], "crew": ["CR11", "CR12"]},
    "1877 - 05": {"asked": ("clause", "red"), "options": ["CL1", "CL2", "CL3", "CL4", "CL5"]},
    "1877 - 06": {"postcards": {65: "red"}},
    "1880 - 01": {"slots": ["K"]},
    "1880 - 02": {"events": ["E27"]},
    "1880 - 04": {
        "asked": ("destroy", "blue"),
        "options": ["nashville-new_orleans/1", "mobile-savannah/1", "cincinnati-nashville/1"],
    },
    "1880 - 05": {"retiring": [{"region": "east", "max_value": 4}]},
    "1880 - 06": {
        "asked": ("pass", "blue"),
        "options": ["CP1", "CP2", "CP3", "CP4", "CP5", "CP6", "CP7"],
    },
    "1880 - 07": {"postcards": {66: "black"}},
    "1880 - 07a": {"asked": ("fork", "blue"), "options": ["print", "keep"]},
    "1883 - 01": {"slots": ["B"], "gone": ["I"], "seasons": 6},
    "1883 - 02": {"events": ["E28"]},
    "1883 - 04": {"crew": ["CR13", "CR14", "CR15"]},
    "1886 - 01": {"slots": ["J"]},
    "1886 - 02": {"events": ["E29"]},
    "1886 - 04": {"postcards": {67: "green"}},
    "1889 - 01": {"tariff": 3},
    "1889 - 02": {"slots": ["L"]},
    "1889 - 03": {"events": ["E30"]},
    "1889 - 05": {"retiring": [{"region": None, "max_value": 7}]},
    "1889 - 06": {"asked": ("clause", "red"), "options": ["CL6", "CL7", "CL8", "CL9", "CL10"]},
    "1889 - 06a": {"asked": ("fork", "red"), "options": ["towns", "track"]},
    "1892 - 01": {"events": ["E31"]},
    "1892 - 04": {
        "asked": ("destroy", "blue"),
        "options": ["bangor-boston/2", "boston-montreal/1", "baltimore-norfolk/2"],
    },
    "1892 - 05": {"gone": ["E"]},
    "1895 - 01": {"slots": ["D"]},
    "1895 - 04": {"asked": ("expo", "red"), "options": ["new_york", "boston", "buffalo"]},
    "1895 - 04a": {"asked": ("driver", "red")},
    "1895 - 05": {"postcards": {68: "red"}, "finale": True},
    "1898 - 01": {"slots": ["U"]},
    "1898 - 02": {"events": ["E32"]},
}  # fmt: skip
YEARS = [1865 + 3 * number for number in range(12)]
# Cards between the numbers, and those of one branch alone: which one, and in which run below they are read.
BETWEEN = (
    "1868 - 06a",
    "1871 - 02a",
    "1871 - 04a",
    "1874 - 03a",
    "1880 - 07a",
    "1889 - 06a",
    "1895 - 02a",
    "1895 - 04a",
)
BRANCHES = {
    "1883 - 01 P": 0,
    "1892 - 02 T": 0,
    "1895 - 05 U": 0,
    "1898 - 05 U": 0,
    "1883 - 01 K": 1,
    "1892 - 02 G": 1,
    "1895 - 05 M": 1,
    "1898 - 05 M": 1,
    "1895 - 05 T": 2,
    "1898 - 05 T": 2,
}
FINALES = ("umbrellas", "marigold", "towns")
CARDS = dict(zip(YEARS, (6, 7, 5, 7, 7, 8, 5, 5, 7, 6, 6, 6), strict=True))
# Where the reading stops: the last side read in the setup and at the end of each game.
PAUSES = dict(zip(YEARS, (3, 4, 3, 4, 4, 3, 3, 3, 4, 3, 3, 3), strict=True))


def told(campaign: Campaign) -> dict[str, Any]:
    """The report of a game; in every game most strands end in New York, Boston and Buffalo."""
    routes = {
        "blue": ["boston-new_york/1", "albany-boston", "buffalo-pittsburgh"],
        "red": ["boston-new_york/2", "buffalo-new_york", "new_york-philadelphia/1"],
    }
    return report(campaign, ODD if campaign.state.game % 2 else EVEN, routes=routes)


def snapshot(campaign: Campaign) -> dict[str, Any]:
    """What a story card may change."""
    state = campaign.state
    decision = campaign.pending().decision
    is_asked = decision is not None and decision.kind not in ("story", "crew", "charter", "improve")
    return {
        "slots": list(state.slots),
        "end_steps": list(state.end_steps),
        "events": [name for name, marks in state.events.items() if marks.place == "deck"],
        "crew": list(state.crew),
        "enabled": list(state.enabled),
        "tariff": state.tariff,
        "postcards": {number: card.owner for number, card in state.postcards.items()},
        "retiring": [dict(row) for row in state.retiring],
        "seasons": len(state.season_deck) + len(state.season_discard),
        "asked": (decision.kind, decision.company) if is_asked and decision else None,
        "options": list(decision.options) if is_asked and decision else [],
        "mystery": bool(state.driver and state.page),
        "dealt": len(state.dealt_goals),
        "timetable": state.has_timetable,
        "finale": bool(state.finale),
        "rest": [dict(state.painted), list(state.destroyed), str(state.clauses), state.expo],
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What differs, in the words of the table."""
    found: dict[str, Any] = {}
    for name in ("slots", "end_steps", "events", "crew", "enabled"):
        fresh = [item for item in after[name] if item not in before[name]]
        if fresh:
            found[name] = fresh
    gone = [item for item in before["slots"] if item not in after["slots"]]
    if gone:
        found["gone"] = gone
    drawn = {n: who for n, who in after["postcards"].items() if n not in before["postcards"]}
    if drawn:
        found["postcards"] = drawn
    for name in ("tariff", "retiring", "seasons", "mystery", "dealt", "timetable", "finale"):
        if after[name] != before[name]:
            found[name] = after[name]
    if after["asked"] not in (None, before["asked"]):
        found["asked"] = after["asked"]
        if after["asked"][0] not in ("goal", "driver"):  # two by lot; all six
            found["options"] = after["options"]
    if after["rest"] != before["rest"]:
        found["rest"] = after["rest"]
    return found


def prepare(campaign: Campaign, code: str) -> None:
    """Green has most stamps, black most depots."""
    state = campaign.state
    if code == "1874 - 06":
        for ticket in ("boston-new_york", "albany-bangor", "quebec-savannah"):
            state.tickets[ticket] = TicketMarks(stamps=["green"])
        state.tickets["boston-mobile"] = TicketMarks(stamps=["red"])
    if code == "1895 - 04a":
        state.page = 6  # its last stop is New York
    if code == "1880 - 07":
        state.depots = {"nashville": ["black"], "atlanta": ["black"], "buffalo": ["red"]}


@cache
def whole_story(run: int = 0) -> dict[tuple[str, str], tuple[int, str, dict[str, Any]]]:
    """Game, phase and changes of every side, in the order in which they were read.

    In the first run forks take their first way, in the others the last; each run has its own finale.
    """
    campaign = open_campaign(*COMPANIES)
    read: dict[tuple[str, str], tuple[int, str, dict[str, Any]]] = {}
    while campaign.pending().what != "over":
        state = campaign.state
        if campaign.pending().what == "begin":
            begin(campaign)
            continue
        if campaign.pending().what == "play":
            campaign.finish(told(campaign))
            continue
        decision = campaign.pending().decision
        assert decision is not None
        if decision.kind != "story":
            is_other = run and decision.kind == "fork"
            campaign.choose(decision.options[-1] if is_other else decision.default)
            continue
        code, side = decision.about
        prepare(campaign, code)
        before = snapshot(campaign)
        phase = state.phase
        AGENDA.answer(state, READ)  # without what comes after the reading
        if state.finale:
            state.finale = FINALES[run]
        read[code, side] = (state.game, phase, changes(before, snapshot(campaign)))
        AGENDA.advance(state)
    return read


CODES = sorted(
    [f"{year} - {number:02d}" for year in YEARS for number in range(1, CARDS[year] + 1)]
    + [*BETWEEN, *BRANCHES]
)
SIDES = [
    pytest.param(code, side, marks=pytest.mark.card(f"{code} {side}"))
    for code in CODES
    for side in "ab"
]


@pytest.mark.rule("CAM-ST-1", "CAM-ST-3")
@pytest.mark.parametrize(("code", "side"), SIDES)
def test_a_side_of_a_story_card(code: str, side: str) -> None:
    game, phase, found = whole_story(BRANCHES.get(code, 0))[code, side]
    is_stop = code.endswith(f"{CARDS[int(code[:4])]:02d}")
    pause = PAUSES[int(code[:4])]
    number = int(code[7:9])
    expected = ORDERS.get(code, {}) if side == "b" else {}
    assert found == expected
    year = YEARS.index(int(code[:4])) + 1
    if is_stop and side == "b":
        last = year == 12
        assert (game, phase) == ((12, "after") if last else (year + 1, "setup"))
    elif (number < pause and code[9:] != "b") or (code[7:] == f"{pause:02d}" and side == "a"):
        assert (game, phase) == (year, "setup")
    else:
        assert (game, phase) == (year, "after")


def test_the_sides_are_read_in_their_order() -> None:
    for run in range(len(FINALES)):
        expected = [tuple(param.values) for param in SIDES]
        elsewhere = {code for code in BRANCHES if (code, "a") not in whole_story(run)}
        assert list(whole_story(run)) == [pair for pair in expected if pair[0] not in elsewhere]
        assert {code for code, at in BRANCHES.items() if at == run} <= set(BRANCHES) - elsewhere


# -------------------------------------------------------------------- what comes of it


@pytest.mark.card("1880 - 05 b", "1889 - 05 b")
def test_old_tickets_leave_the_deck_after_the_game() -> None:
    campaign = open_campaign(*COMPANIES)
    small = ["montreal-quebec", "boston-new_york", "new_york-philadelphia", "baltimore-new_york", "albany-bangor", "baltimore-boston", "knoxville-savannah", "montreal-philadelphia", "charlotte-pittsburgh", "baltimore-buffalo", "atlanta-chicago", "detroit-philadelphia", "charlotte-mobile"]  # fmt: skip
    seen = {}
    while campaign.state.game < 11:
        if campaign.pending().what == "begin":
            begin(campaign)
        elif campaign.pending().what == "play":
            overlay = overlay_for(campaign.state)
            seen[campaign.state.game] = (overlay["retired"], board_of(overlay).tickets)
            campaign.finish(report(campaign))
        else:
            decision = campaign.pending().decision
            assert decision is not None
            campaign.choose(decision.default)
    assert seen[6][0] == []
    assert sorted(seen[7][0]) == sorted(small)
    assert all(
        ticket.points > 7 for ticket in seen[10][1] if ticket.id not in late_tickets(campaign)
    )
    assert not any(vault.souvenirs for vault in campaign.state.vaults.values())


def late_tickets(campaign: Campaign) -> set[str]:
    """Tickets of the region that opened after game 9: they were no part of that game."""
    late = {region.id for region in campaign.state.regions if region.opened_after == 9}
    region_of = content().region_of
    return {
        ticket.id
        for ticket in content().board.tickets
        if {region_of[ticket.a], region_of[ticket.b]} & late
    }


@pytest.mark.card("1880 - 04 b", "1892 - 04 b", "1877 - 05 b", "1880 - 06 b", "1895 - 04 b")
def test_choices_of_the_story_last() -> None:
    campaign = open_campaign(*COMPANIES)
    while campaign.pending().what != "over":
        what = campaign.pending().what
        if what == "begin":
            begin(campaign)
        elif what == "play":
            campaign.finish(told(campaign))
        else:
            decision = campaign.pending().decision
            assert decision is not None
            last = decision.kind in ("destroy", "clause", "pass", "expo")
            campaign.choose(decision.options[-1] if last else decision.default)
    state = campaign.state
    assert state.destroyed == ["cincinnati-nashville/1", "baltimore-norfolk/2"]
    assert state.clauses == {
        "red": ["CL5", "CL10"],
        "black": ["CL4", "CL9"],
        "green": ["CL3", "CL8"],
        "blue": ["CL2", "CL7"],
    }
    assert state.passes == {"blue": "CP7", "green": "CP6", "black": "CP5", "red": "CP4"}
    assert state.expo == "buffalo"
    assert set(state.archive) >= {"CL1", "CL6", "CP1", "CP2", "CP3"}
    offices = overlay_for(state)["offices"]
    assert [row[1] for row in offices[1] if row[0] in ("clause", "pass")] == ["CL5", "CL10", "CP4"]
