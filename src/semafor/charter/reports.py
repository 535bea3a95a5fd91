"""What a finished game tells the campaign, read from the game and checked against the state.

Rules: CAM-END-1, LEG-WIN-1..5, CAM-PC-3..5, REG-0-1. The report is plain data and stands in the
log, so that a campaign replays without its games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from semafor.board.values import is_whole
from semafor.cards.words import GIFTS
from semafor.charter.offices import permuted
from semafor.charter.rules.report import report
from semafor.charter.state import State
from semafor.charter.vocabulary import CARD_COLOURS
from semafor.engine.errors import SetupError
from semafor.engine.facts import read_fact
from semafor.engine.game import Game

Report = dict[str, Any]
MOST_DOLLARS = 99_999


def read_report(state: State, game: Game) -> Report:
    """The report of a game of this campaign; seats become companies."""
    end = report(game.state)
    companies = state.participants
    told = {
        company: {
            **end["slips"][seat],
            "completed": end["tickets"][seat],
            "routes": end["routes"][seat],
            "hand": end["hands"][seat],
            "trains": end["trains"][seat],
        }
        for seat, company in enumerate(companies)
    }
    facts = [read_fact(game.ruleset, row, None) for _move, row in game.log]
    return {
        "companies": told,
        "ranking": [companies[seat] for seat in end["ranking"]],
        "events": {
            "revealed": [fact.values["event"] for fact in facts if fact.name == "event"],
            "pile": event_pile(game),
            **left_in_play(facts),
        },
        "postcards": read_postcards(companies, end),
        "counters": read_counters(companies, end),
        "turns": game.state.turns,
        **({"colours": read_colours(state, game)} if state.has_thread else {}),
    }


def left_in_play(facts: Sequence[Any]) -> dict[str, list[str]]:
    """CAM-EV-7: events that have left the game while it went on."""
    gone = [fact.values["event"] for fact in facts if fact.name == "archived"]
    return {"archived": gone} if gone else {}


def read_colours(state: State, game: Game) -> dict[str, str]:
    """CAM-F: blank lines that were built, in the colour of the cards paid; "" for locomotives alone."""
    blank = {route.id for route in state.box.board.routes if route.is_unpainted}
    found = {}
    for move in game.history:
        if move.get("do") == "claim" and move["route"] in blank - set(state.painted):
            colours = [kind.partition("_")[0] for kind in move["pay"]]
            found[move["route"]] = next((name for name in colours if name in CARD_COLOURS), "")
    return found


def event_pile(game: Game) -> list[str]:
    """Events revealed and not shuffled back, the active one last."""
    for part in game.ruleset.parts:
        if part.name == "events":
            return list(part.show(game.state, None)["event_pile"])
    return []


def read_postcards(names: list[str], told: Mapping[str, Any]) -> dict[str, list[Any]]:
    """CAM-PC-3, 4, REG-0-1: postcards drawn, completed and used in the game; sealed notes."""
    found: dict[str, list[Any]] = {"drawn": [], "revealed": [], "used": [], "notes": []}
    for row in told["postcards"]:
        company, number = names[row["owner"]], int(row["id"].removeprefix("P"))
        if row["drawn"]:
            found["drawn"].append([company, number])
        if row["done"]:
            found["revealed"].append([company, number])
        elif row["used"]:
            found["used"].append([company, number, row["used"]])
    for company, notes in zip(names, told["notes"], strict=True):
        found["notes"] += [[company, note["n"], note["from"]] for note in notes]
    gifts = [
        [company, gift["what"], gift["from"]]
        for company, row in zip(names, told["gifts"], strict=True)
        for gift in row
    ]
    return {**found, "gifts": gifts} if gifts else found


def read_counters(companies: list[str], told: Mapping[str, Any]) -> dict[str, Any]:
    """Counters of the modules by company, for the balance questions."""
    return {
        company: {name: values[seat] for name, values in told["counters"].items()}
        for seat, company in enumerate(companies)
    }


# -------------------------------------------------------------------- checking


def check_report(state: State, report: Mapping[str, Any]) -> None:
    """A report must speak of this game: its companies, strands, tickets, events, postcards."""
    try:
        fault = find_fault(state, report)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise SetupError("campaign-report", what=f"{type(error).__name__} {error}") from error
    if fault:
        raise SetupError("campaign-report", what=fault)


def find_fault(state: State, report: Mapping[str, Any]) -> str:
    """What is wrong with a report, empty if nothing is."""
    names = sorted(state.participants)
    if sorted(report["companies"]) != names or sorted(report["ranking"]) != names:
        return "companies"
    for company, row in report["companies"].items():
        fault = _company_fault(state, row)
        if fault:
            return f"{fault} of {company}"
    taken = [route for row in report["companies"].values() for route in row["routes"]]
    if len(set(taken)) != len(taken):
        return "routes"
    if not set(report["events"]["revealed"]) <= set(state.events):
        return "events"
    colours = report.get("colours", {})
    if not set(colours) <= set(taken) or not set(colours.values()) <= {"", *CARD_COLOURS}:
        return "colours"
    return _postcard_fault(state, report["postcards"])


def _company_fault(state: State, row: Mapping[str, Any]) -> str:
    """Strands and tickets must be in play, numbers be numbers."""
    if not set(row["routes"]) <= {route.id for route in state.routes()}:
        return "routes"
    if not set(row["completed"]) <= {ticket.id for ticket in state.tickets_in_play()}:
        return "tickets"
    if not is_whole(row["total"], 0, MOST_DOLLARS):
        return "total"
    return "" if all(is_whole(count) for count in row["hand"].values()) else "hand"


def _postcard_fault(state: State, told: Mapping[str, Any]) -> str:
    """Only cards of an office, or drawn in this game, can be completed or used."""
    for company, number in told["drawn"]:
        if company not in state.participants or number not in state.box.postcards:
            return f"postcard {number}"
    drawn = {(company, permuted(state, number)) for company, number in told["drawn"]}
    held = {(card.owner, number) for number, card in state.postcards.items()} | drawn
    for company, number in [
        *told["revealed"],
        *((company, number) for company, number, _times in told["used"]),
    ]:
        if (company, number) not in held:
            return f"postcard {number}"
    if any(company not in state.participants for company, *_rest in told["notes"]):
        return "notes"
    for company, what, _source in told.get("gifts", ()):
        if company not in state.participants or what not in GIFTS:
            return "gifts"
    return ""
