"""The final reckoning in a message: every vault with all that lies in it.

Rules: CAM-RESULT, LEG-CAMP-6: only once the twelfth game is over; before that there is nothing to send.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.charter.campaign import Campaign
from semafor.charter.content import GAMES
from semafor.charter.result import result
from semafor.charter.state import State
from semafor.server.campaigns.saying import say
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.campaigns import Text
from semafor.texts.campaign import CampaignWords


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
                    posts.FinaleNote(note["n"], note_text(state, note["from"]))
                    for note in state.vaults[company].notes
                ],
                souvenirs=[
                    say(state.content, lambda words, name=ticket: words.ticket(name))  # type: ignore[misc]
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
        values=dict(state.box.numbers["result"]),
    )


def show_slips(state: State, company: str) -> list[posts.FinaleSlip]:
    """One row for each of the twelve games; who missed one has its fixed sum."""
    by_year: Mapping[int, Mapping[str, Any]] = {
        slip["year"]: slip for slip in state.vaults[company].slips
    }
    rows = []
    for game in range(1, GAMES + 1):
        year = state.box.by_game("years", game)
        absent = game in state.absences[company]
        total = state.box.by_game("absent_by_game", game) if absent else by_year[year]["total"]
        won = state.history[game - 1]["ranking"][0] == company
        rows.append(posts.FinaleSlip(game, year, total, absent, won))
    return rows


def show_depots(state: State, company: str) -> list[posts.FinaleDepot]:
    """Cities with a depot of the company."""
    return [
        posts.FinaleDepot(_city(state, city), state.is_large_for_all(city))
        for city, owners in state.depots.items()
        if company in owners
    ]


def _city(state: State, city: str) -> Text:
    return say(state.content, lambda words: words.city(city))


def note_text(state: State, source: str) -> Text:
    """What a sealed note was for."""
    return say(state.content, lambda words: note_words(words, source))


def note_words(words: CampaignWords, source: str) -> str:
    """The same in one language."""
    word, _, rest = source.partition(":")
    if word == "ticket":
        return words.texts("trail-note-ticket", ticket=words.ticket(rest))
    if word == "rebuild":
        return words.texts("trail-note-rebuild", strand=words.strand(rest))
    if word == "save":
        return words.texts("trail-note-save")
    number = source.removeprefix("P")
    if number.isdigit():
        card = words.box.postcards[int(number)]
        return words.texts("trail-note-postcard", name=card.name[words.language])
    return words.card(source).partition(":")[0]
