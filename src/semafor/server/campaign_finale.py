"""The final reckoning in a message: every vault with all that lies in it.

Rules: CAM-RESULT, LEG-CAMP-6: only once the twelfth game is over; before that there is nothing to send.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.campaign.campaign import Campaign
from semafor.campaign.content import GAMES, content
from semafor.campaign.result import result
from semafor.campaign.state import State
from semafor.server import campaign_posts as posts
from semafor.server.campaign_posts import Text
from semafor.server.campaign_words import say


def show_finale(campaign: Campaign) -> posts.CampaignFinale:
    """CAM-RESULT: all vaults, the smallest sum first; refused before the end."""
    found = result(campaign)
    state = campaign.state
    order = sorted(state.companies, key=lambda name: (found.totals[name], name in found.winners))
    return posts.CampaignFinale(
        vaults=[
            posts.FinaleVault(
                company=company,
                slips=show_slips(state, company),
                notes=[
                    posts.FinaleNote(note["n"], note_text(note["from"]))
                    for note in state.vaults[company].notes
                ],
                souvenirs=[
                    say(lambda words, name=ticket: words.ticket(name))  # type: ignore[misc]
                    for ticket in state.vaults[company].souvenirs
                ],
                depots=show_depots(state, company),
                painted=state.painted_in(company),
                lines=dict(found.lines[company]),
                total=found.totals[company],
                games_won=state.games_won[company],
            )
            for company in order
        ],
        winners=list(found.winners),
        values=dict(content().numbers["result"]),
    )


def show_slips(state: State, company: str) -> list[posts.FinaleSlip]:
    """One row for each of the twelve games; who missed one has its fixed sum."""
    by_year: Mapping[int, Mapping[str, Any]] = {
        slip["year"]: slip for slip in state.vaults[company].slips
    }
    rows = []
    for game in range(1, GAMES + 1):
        year = content().by_game("years", game)
        absent = game in state.absences[company]
        total = content().by_game("absent_by_game", game) if absent else by_year[year]["total"]
        won = state.history[game - 1]["ranking"][0] == company
        rows.append(posts.FinaleSlip(game, year, total, absent, won))
    return rows


def show_depots(state: State, company: str) -> list[posts.FinaleDepot]:
    """Cities with a depot of the company."""
    return [
        posts.FinaleDepot(_city(city), state.is_large_for_all(city))
        for city, owners in state.depots.items()
        if company in owners
    ]


def _city(city: str) -> Text:
    return say(lambda words: words.city(city))


def note_text(source: str) -> Text:
    """What a sealed note was for."""
    word, _, rest = source.partition(":")
    if word == "ticket":
        return say(lambda words: words.texts("trail-note-ticket", ticket=words.ticket(rest)))
    if word == "rebuild":
        return say(lambda words: words.texts("trail-note-rebuild", strand=words.strand(rest)))
    if word == "save":
        return say(lambda words: words.texts("trail-note-save"))
    number = source.removeprefix("P")
    if number.isdigit():
        card = content().postcards[int(number)]
        return say(lambda words: words.texts("trail-note-postcard", name=card.name[words.language]))
    return say(lambda words: words.card(source).partition(":")[0])
