"""What a company, or somebody who only watches, may know of a campaign.

Rules: LEG-INFO-1, LEG-COMP-6, 7, LEG-CAMP-4, 10, LEG-POST-1, 6, CAM-PC-2. An allow-list, field by
field, as plain data with ids. Never in it: the seed, the vaults before the end, secret sides of
other companies' postcards, unread story cards, closed boxes, undrawn postcards, what is to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.campaign.decisions import Decision
from semafor.campaign.story_deck import StoryCard, next_card
from semafor.charter.campaign import Campaign
from semafor.charter.chronicle import show_chronicle, show_standings
from semafor.charter.naming import nameable, show_names, writable_game
from semafor.charter.open_cards import (
    show_cards,
    show_finale,
    show_fork,
    show_goals,
    show_mystery,
)
from semafor.charter.result import reckon
from semafor.charter.rows import Postcard
from semafor.charter.rulebook import show_rulebook
from semafor.charter.state import State
from semafor.charter.ticket_cards import show_tickets, stamps_needed
from semafor.charter.wording import say
from semafor.engine.errors import SetupError

# Decisions whose options would show a hand: only the company that decides sees them.
SECRET_OPTIONS = ("improve", "goal")

View = dict[str, Any]


def view(campaign: Campaign, company: str | None) -> View:
    """The campaign as a company sees it; None is a spectator."""
    state = campaign.state
    if company is not None and company not in state.companies:
        raise SetupError("campaign-player", company=company)
    pending = campaign.pending()
    return {
        "company": company,
        "content": state.content,
        "game": state.game,
        "year": state.box.by_game("years", state.game),
        "pending": {
            "what": pending.what,
            "decision": show_decision(pending.decision, company),
        },
        "companies": [show_company(state, name) for name in state.companies],
        "participants": list(state.participants),
        "caboose": state.caboose,
        "ranking": list(state.last_ranking),
        "tariff": state.tariff,
        "slots": list(state.slots),
        "end_steps": list(state.end_steps),
        "enabled": list(state.enabled),
        "regions": [show_region(state, region) for region in state.regions],
        "in_play": list(state.regions_in_play),
        "booming": list(state.booming),
        "painted": dict(state.painted),
        "destroyed": list(state.destroyed),
        "depots": {city: list(owners) for city, owners in state.depots.items()},
        "large": list(state.large_extra),
        "tickets": show_tickets(state),
        "stamps_needed": stamps_needed(state),
        "events": {
            name: {
                "marks": marks.marks,
                "place": marks.place,
                "wear": state.box.events[name].wear,
            }
            for name, marks in state.events.items()
        },
        "postcards": {
            number: show_postcard(state, number, company) for number in sorted(state.postcards)
        },
        "crew": {
            name: {"owner": card.owner, "level": card.level} for name, card in state.crew.items()
        },
        "row": list(state.row),
        "season": state.season,
        "season_discard": list(state.season_discard),
        "seasons_left": len(state.season_deck),
        "archive": list(state.archive),
        "expo": state.expo,
        "story": show_story(state, pending.decision),
        "told": show_report(state, company),
        "history": [dict(row) for row in state.history],
        "result": show_result(state) if pending.what == "over" else None,
        **show_group(state, company, is_over=pending.what == "over"),
        "cards": show_cards(state, company),
        "rulebook": show_rulebook(state),
        "mystery": show_mystery(state, company),
        "goals": show_goals(state, company),
        "forks": dict(state.forks),
        "fork": fork_of(state, pending.decision),
        "finale": show_finale(state),
    }


def show_group(state: State, company: str | None, *, is_over: bool) -> View:
    """What a group has made its own: names, coloured lines, the chronicle, who stands where."""
    in_play = [route for route in state.routes() if route.is_unpainted]
    return {
        "names": show_names(state),
        "may_name": [list(row) for row in nameable(state, company)] if company else [],
        "may_write": writable_game(state, company) if company else 0,
        "built": {
            line: {"by": by, "game": game, "how": how}
            for line, (by, game, how) in state.built.items()
        },
        "blank": {
            "all": len(in_play),
            "left": sum(route.id not in state.painted for route in in_play),
        },
        "chronicle": show_chronicle(state, is_over=is_over),
        "standings": show_standings(state),
    }


def fork_of(state: State, decision: Decision | None) -> View | None:
    """The branch that is being chosen."""
    if decision is None or decision.kind != "fork":
        return None
    return show_fork(state, decision.about)


def show_decision(decision: Decision | None, company: str | None) -> dict[str, Any] | None:
    """Who is asked what; options that show a hand only to whom they belong."""
    if decision is None:
        return None
    shown = decision.to_dict()
    if decision.kind in SECRET_OPTIONS and decision.company != company:
        shown["options"] = None
        shown["default"] = None
    return shown


def show_company(state: State, company: str) -> dict[str, Any]:
    """The open side of a company: office, victories, absences; of the vault how many slips."""
    return {
        "colour": company,
        "player": dict(state.players[company]),
        "games_won": state.games_won[company],
        "absences": list(state.absences[company]),
        "stamps": state.stamps_of(company),
        "depots": state.depots_of(company),
        "painted": state.painted_in(company),
        "crew": state.crew_of(company),
        "clauses": list(state.clauses[company]),
        "pass": state.passes.get(company),
        "slips": len(state.vaults[company].slips),
    }


def show_region(state: State, region: Any) -> dict[str, Any]:
    """An opened region."""
    return {"id": region.id, "opened_after": region.opened_after, "settled": region.settled}


def show_postcard(state: State, number: int, company: str | None) -> dict[str, Any]:
    """LEG-POST-1: everybody knows the public side, the owner (or once it is open, all) the other."""
    card = state.postcards[number]
    printed = state.box.postcards[number]
    shown: dict[str, Any] = {
        "owner": card.owner,
        "drawn_in": card.drawn_in,
        "place": card.place,
        "is_open": card.is_open,
        "name": dict(printed.name),
        "line": dict(printed.line),
        "secret": None,
    }
    if card.is_open or card.owner == company:
        shown["secret"] = secret_side(printed, card.uses_left)
    return shown


def secret_side(printed: Postcard, uses_left: int) -> dict[str, Any]:
    """CAM-PC-2: what stands on the back, for those who may read it."""
    return {
        "when": printed.when,
        "if": list(printed.conditions),
        "do": list(printed.do),
        "cost": list(printed.cost),
        "is_power": printed.is_power,
        "uses_left": uses_left,
    }


def show_story(state: State, decision: Decision | None) -> dict[str, Any]:
    """LEG-STORY-1: the cards read so far, and of the one on top what has been read."""
    cards = [card for card in state.box.story[: state.story_index] if is_told(state, card)]
    is_half = state.story_side == "b"
    sides = [show_side(state, card, side) for card in cards for side in ("a", "b")]
    top = next_card(state, state.box.story)
    if is_half and top is not None:
        sides.append(show_side(state, top, "a"))
    now = None
    if decision is not None and decision.kind == "story" and top is not None:
        now = show_side(state, top, decision.about[1])
    return {
        "read": [card.code for card in cards],
        "half_read": is_half,
        "sides": sides,
        "now": now,
    }


def is_told(state: State, card: StoryCard) -> bool:
    """Whether a card lies on the branch the story has taken."""
    return state.is_on_branch(card.when)


def show_side(state: State, card: StoryCard, side: str) -> View:
    """A side of a story card, for as many companies as there are."""
    shown = card.a if side == "a" else card.b
    count = len(state.companies)
    return {
        "code": card.code,
        "side": side,
        "title": say(shown.title, companies=count),
        "text": say(shown.text, tariff=state.tariff, companies=count),
    }


def show_report(state: State, company: str | None) -> dict[str, Any] | None:
    """LEG-WIN-6: the game just finished lies on the table until it is put away; hands do not."""
    if state.report is None:
        return None
    told: Mapping[str, Any] = state.report
    return {
        "ranking": list(told["ranking"]),
        "companies": {
            name: {
                "lines": dict(row["lines"]),
                "total": row["total"],
                "completed": list(row["completed"]),
                "routes": list(row["routes"]),
                "hand": dict(row["hand"]) if name == company else None,
            }
            for name, row in told["companies"].items()
        },
        "pile": list(told["events"]["pile"]),
    }


def show_result(state: State) -> dict[str, Any]:
    """LEG-CAMP-6: at the very end the vaults are opened."""
    vaults = {
        company: {
            "slips": [dict(slip) for slip in vault.slips],
            "notes": [dict(note) for note in vault.notes],
            "souvenirs": list(vault.souvenirs),
        }
        for company, vault in state.vaults.items()
    }
    return {**reckon(state).to_dict(), "vaults": vaults}
