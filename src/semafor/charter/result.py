"""The final reckoning: vaults are opened after the twelfth game.

Rules: CAM-RESULT, CAM-ABS, LEG-CAMP-6, LEG-ABS-1, LEG-EDGE-38, 40.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from semafor.charter.campaign import Campaign
from semafor.charter.state import State
from semafor.engine.errors import SetupError

LINES = ("slips", "absences", "notes", "souvenirs", "depots", "painted")


@dataclass(frozen=True)
class CampaignResult:
    """Lines and total by company, and who wins the Western Charter."""

    lines: dict[str, dict[str, int]]
    totals: dict[str, int]
    winners: tuple[str, ...]

    def to_dict(self) -> dict[str, Any]:
        """Plain data."""
        return {"lines": self.lines, "totals": self.totals, "winners": list(self.winners)}


def result_lines(state: State, company: str) -> dict[str, int]:
    """CAM-RESULT: what a company's vault, depots and painted strands are worth."""
    values = state.box.numbers["result"]
    vault = state.vaults[company]
    cities = [city for city, owners in state.depots.items() if company in owners]
    in_large = sum(state.is_large_for_all(city) for city in cities)
    return {
        "slips": sum(slip["total"] for slip in vault.slips),
        "absences": sum(
            state.box.by_game("absent_by_game", game) for game in state.absences[company]
        ),
        "notes": sum(note["n"] for note in vault.notes),
        "souvenirs": values["souvenir"] * len(vault.souvenirs),
        "depots": values["depot"] * len(cities) + values["depot_in_large_city"] * in_large,
        "painted": values["painted_own_colour"] * state.painted_in(company),
    }


def reckon(state: State) -> CampaignResult:
    """CAM-RESULT, LEG-EDGE-40: the highest sum wins; ties: more games won, then shared."""
    lines = {company: result_lines(state, company) for company in state.companies}
    totals = {company: sum(rows.values()) for company, rows in lines.items()}
    keys = {company: (totals[company], state.games_won[company]) for company in state.companies}
    best = max(keys.values())
    winners = tuple(company for company in state.companies if keys[company] == best)
    return CampaignResult(lines, totals, winners)


def result(campaign: Campaign) -> CampaignResult:
    """LEG-CAMP-6: the result of a finished campaign; before its end the vaults stay closed."""
    if campaign.pending().what != "over":
        raise SetupError("campaign-not-over", "LEG-CAMP-6", game=campaign.state.game)
    return reckon(campaign.state)
