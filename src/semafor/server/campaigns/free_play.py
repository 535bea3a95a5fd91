"""Free play: games on the finished board of a campaign, which they do not change.

Overview, section 7 of the campaign's rules. A free game is a table with a number after twelve; that it was
laid stands in the campaign's log, in the same commit as the table.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from msgspec import structs

from semafor.charter.content import GAMES
from semafor.charter.overlay import free_overlay
from semafor.engine.errors import SemaforError
from semafor.rulesets.named import named_ruleset, overlay_text
from semafor.server.campaigns.table import CampaignTable
from semafor.server.games.creating import MOST_PACE, make_setup, mode_of, plan_seat
from semafor.server.games.setup import CampaignGame, GameSetup, SeatPlan
from semafor.server.log.drafts import Draft
from semafor.server.people.names import clean_name
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.posts import GameSummary, SeatWish
from semafor.server.protocol.refusals import Refusal

# So many free games are kept in one campaign.
MOST_FREE = 200


def free_numbers(table: CampaignTable) -> list[int]:
    """Games after the twelfth."""
    return sorted(number for number in table.tables if number > GAMES)


def lay_free_table(
    table: CampaignTable, user: str, name: str, wish: posts.FreePlay, now: float
) -> tuple[Draft, GameSetup]:
    """A new table on the finished board and the entry that says so, or `Refusal`."""
    if not table.owned(user) and not table.is_host(user):
        raise Refusal("not-your-company")
    if not 0 <= wish.pace <= MOST_PACE:
        raise Refusal("bad-pace", most=MOST_PACE)
    number = max([GAMES, *table.tables]) + 1
    if number > GAMES + MOST_FREE:
        raise Refusal("too-many")
    plans = free_plans(wish.companies, user, name)
    companies = [row.company for row in wish.companies]
    try:
        overlay = free_overlay(
            table.campaign, companies, wish.regions, number - GAMES, archived=wish.archived
        )
        ruleset = named_ruleset(overlay["campaign"], len(plans), {}, overlay_text(overlay))
        ruleset.check_start()
    except SemaforError as error:
        raise Refusal(error.reason, error.rule, **error.values) from error
    setup = make_setup(
        ruleset,
        mode_of(plans),
        plans,
        first=(number - GAMES - 1) % len(plans),
        host=user,
        created=now,
        pace=wish.pace,
        campaign=CampaignGame(table.setup.id, number, overlay),
    )
    setup = structs.replace(setup, id=secrets.token_urlsafe(9))
    body = {"kind": "table", "game": number, "table": setup.id}
    return Draft(table.rev + 1, f"table:{number}", body), setup


def free_plans(wishes: Sequence[posts.CompanyWish], user: str, name: str) -> list[SeatPlan]:
    """Who plays: at least one person, and nobody twice."""
    kinds = [row.kind for row in wishes]
    if kinds.count("me") > 1:
        raise Refusal("seat-twice")
    if set(kinds) <= {"bot"}:
        raise Refusal("no-people-here")
    return [
        plan_seat(
            SeatWish(row.kind, row.name, row.level), user, clean_name(name, row.company), number
        )
        for number, row in enumerate(wishes)
    ]


def show_free_game(setup: GameSetup, summary: GameSummary, user: str) -> posts.FreeGame:
    """A row of the list."""
    assert setup.campaign is not None
    overlay = setup.campaign.overlay
    companies: list[str] = list(overlay["companies"])
    owners = [plan.user for plan in setup.seats]
    return posts.FreeGame(
        number=setup.campaign.number - GAMES,
        year=overlay["year"],
        table=setup.id,
        status=summary.status,
        companies=companies,
        regions=list(overlay["booming"]),
        winners=[companies[seat] for seat in summary.winners or ()],
        totals=dict(zip(companies, summary.totals or (), strict=False)),
        yours=bool(user) and (user in owners or user == setup.host),
    )
