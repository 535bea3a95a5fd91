"""Whom a campaign waits for, and what the others may do where nobody comes.

A bot may stand in for a company between the games (`substitute`): at once for one's own, by the host
after a short while, by everybody who has a company after a day; the owner comes back with `return`, and
the next game asks anew. A host who does not begin for a day is not waited for. A company can be given
up (`leave`): its place is open again, and who follows the link takes it with all it has, also its seat in
the game that is on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import structs

from semafor.server.campaigns.state import CampaignState
from semafor.server.games.judging import sit_draft, stand_in_draft
from semafor.server.games.table import Table
from semafor.server.log.drafts import Draft
from semafor.server.protocol.messages import CampaignDo
from semafor.server.protocol.posts import Notice
from semafor.server.protocol.refusals import Refusal

Body = dict[str, Any]
# How long the host, and how long everybody else, must wait for somebody who is asked.
HOST_SECONDS = 60.0
OTHERS_SECONDS = 86400.0


def awaited_company(table: CampaignState) -> str:
    """The company of a person who must choose; empty where none is."""
    decision = table.decision
    if decision is None or decision.company is None or table.is_bot(decision.company):
        return ""
    return decision.company


def awaited_names(table: CampaignState) -> list[str]:
    """People the campaign waits for; a story card may be turned by anybody."""
    if table.campaign.pending().what == "begin":
        return [host_name(table)]
    company = awaited_company(table)
    return [table.name_of(company)] if company else []


def host_name(table: CampaignState) -> str:
    """Who begins the games."""
    owned = table.owned(table.host)
    return table.plans[owned[0]].name if owned else ""


def patience(table: CampaignState, user: str, now: float) -> int | None:
    """Seconds until somebody may act in place of who is awaited; None where that is not theirs to do."""
    owned, company = table.owned(user), awaited_company(table)
    is_begin = table.campaign.pending().what == "begin"
    if not (owned or table.is_host(user)) or not (company or is_begin):
        return None
    if company in owned or (is_begin and table.is_host(user)):
        return None
    wait = HOST_SECONDS if table.is_host(user) else OTHERS_SECONDS
    return max(0, round(table.asked_at + wait - now))


def may_begin(table: CampaignState, user: str, now: float) -> bool:
    """The host, or who has waited long enough for one."""
    return table.is_host(user) or patience(table, user, now) == 0


def judge_people(table: CampaignState, user: str, command: CampaignDo, now: float) -> Body:
    """What is to be stored for `substitute`, `return` and `leave`, or `Refusal`."""
    judges: dict[str, Callable[[CampaignState, str, str, float], Body]] = {
        "substitute": _substitute,
        "return": _return,
        "leave": _leave,
    }
    plan = table.plans.get(command.company)
    if plan is None or plan.kind != "person":
        raise Refusal("campaign-player", company=command.company)
    return judges[command.do](table, user, command.company, now)


def _substitute(table: CampaignState, user: str, company: str, now: float) -> Body:
    if table.is_bot(company):
        raise Refusal("campaign-bot-already")
    if company not in table.owned(user):
        left = patience(table, user, now) if company == awaited_company(table) else None
        if left is None or left > 0:
            raise Refusal("campaign-not-away", seconds=left or 0)
    return {"kind": "substitute", "company": company}


def _return(table: CampaignState, user: str, company: str, now: float) -> Body:
    if company not in table.owned(user):
        raise Refusal("not-your-company")
    if company not in table.replaced:
        raise Refusal("campaign-no-bot")
    return {"kind": "return", "company": company}


def _leave(table: CampaignState, user: str, company: str, now: float) -> Body:
    """By its owner at any time, by the host between the games; a person must remain."""
    is_between = table.campaign.pending().what == "begin"
    if company not in table.owned(user) and not (table.is_host(user) and is_between):
        raise Refusal("not-your-company")
    others = [plan.user for name, plan in table.plans.items() if name != company and plan.user]
    if not others:
        raise Refusal("no-people-here")
    host = table.host if table.host in others else others[0]
    by = "owner" if company in table.owned(user) else "host"
    return {"kind": "leave", "company": company, "host": host, "by": by}


def notices_of(table: CampaignState, body: Body, at: float) -> dict[str, Notice]:
    """Whom an event that is about to be stored happens to, and what they are told, wherever they are."""
    if body["kind"] != "leave" or body.get("by") != "host":
        return {}
    company, ident = body["company"], table.setup.id
    name = next(
        row.name for row in table.campaign.state.box.companies.values() if row.colour == company
    )
    told = Notice(f"campaign:{ident}", "campaign", ident, at, company=dict(name))
    return {table.plans[company].user: told}


def merge_people(table: CampaignState, guest: str, user: str) -> None:
    """A guest has logged in: what was the guest's is the account's."""
    for company in table.owned(guest):
        table.plans[company] = structs.replace(table.plans[company], user=user)
    for people in (table.former, table.removed):
        for company, former in list(people):
            if former == guest:
                people.discard((company, guest))
                people.add((company, user))
    if table.host == guest:
        table.host = user
    for marks in (table.read_by, table.seen_by):
        if guest in marks:
            marks[user] = max(marks.pop(guest), marks.get(user, -1))
    table.merged.add(guest)


def rename_person(table: CampaignState, user: str, name: str) -> None:
    """Somebody is called otherwise; people at one screen have names of their own."""
    owned = table.owned(user)
    if len(owned) == 1:
        table.plans[owned[0]] = structs.replace(table.plans[owned[0]], name=name)


# -------------------------------------------------------------------- at the table of the game that is on


def seat_change(campaign: CampaignState, table: Table) -> Draft | None:
    """What is due at the table of the game that is on, where somebody has come or gone since.

    Who has taken a company takes its seat too; who has given one up sits there no longer, and a bot
    plays on until somebody comes.
    """
    if table.status == "over":
        return None
    for seat, company in enumerate(campaign.campaign.state.participants):
        plan, chair = campaign.plans[company], table.seating[seat]
        if chair.plan.kind != "person":
            continue
        sitting = chair.plan.user
        is_left = not sitting or (company, sitting) in campaign.former
        if plan.kind == "person" and plan.user != sitting and is_left:
            return table.judge_hand(plan.user, seat, plan.name)
        if plan.kind == "open" and company in campaign.replaced:
            if sitting and is_left:
                return sit_draft(table, seat, "", chair.plan.name)
            if not sitting and not chair.bot_plays:
                return stand_in_draft(table, seat)
    return None


def judge_seats(campaign: CampaignState, table: Table) -> Draft:
    """The same, or `Refusal` where it has been done."""
    change = seat_change(campaign, table)
    if change is None:
        raise Refusal("stale")
    return change
