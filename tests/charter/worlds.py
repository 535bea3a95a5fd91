"""Campaigns for tests: opened, driven by default answers, with made-up reports of their games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from semafor.charter.campaign import Campaign
from semafor.charter.content import content

FIVE = ("blue", "red", "green", "yellow", "black")


def everybody(campaign: Campaign, *absent: str) -> dict[str, dict[str, str]]:
    return {
        company: {"name": company, "kind": "human"}
        for company in campaign.state.companies
        if company not in absent
    }


def open_campaign(
    *companies: str, seed: str = "test", veteran: bool = False, pinned: str = ""
) -> Campaign:
    return Campaign.open(companies or FIVE[:3], seed=seed, veteran=veteran, pinned=pinned)


def report(
    campaign: Campaign,
    ranking: Iterable[str] = (),
    *,
    routes: Mapping[str, list[str]] | None = None,
    completed: Mapping[str, list[str]] | None = None,
    hands: Mapping[str, dict[str, int]] | None = None,
    totals: Mapping[str, int] | None = None,
    revealed: Iterable[str] = (),
    pile: Iterable[str] | None = None,
    **postcards: Any,
) -> dict[str, Any]:
    """A report of the game that is due; what is not named is empty."""
    companies = campaign.state.participants
    total = totals or {}
    return {
        "companies": {
            company: {
                "lines": {"dollars": total.get(company, 10)},
                "total": total.get(company, 10),
                "completed": list((completed or {}).get(company, [])),
                "routes": list((routes or {}).get(company, [])),
                "hand": dict((hands or {}).get(company, {})),
                "trains": 2,
            }
            for company in companies
        },
        "ranking": list(ranking) or list(companies),
        "events": {"revealed": list(revealed), "pile": list(revealed if pile is None else pile)},
        "postcards": {
            key: [list(row) for row in postcards.get(key, [])]
            for key in ("drawn", "revealed", "used", "notes")
        },
        "counters": {company: {} for company in companies},
        "turns": 40,
    }


def begin(campaign: Campaign, *absent: str) -> None:
    """The next game of all but some; whoever plays it has chosen the starting tickets."""
    campaign.begin(everybody(campaign, *absent))
    if campaign.pending().what == "deal":
        campaign.deal()


def decide(campaign: Campaign, kind: str = "", *answers: str) -> list[str]:
    """Answer with defaults until a decision of a kind waits, then with the answers given.

    Without a kind: until a game is to begin, to be played, or all is over. Returns what was asked.
    """
    asked = []
    left = list(answers)
    while campaign.pending().what in ("deal", "decide"):
        if campaign.pending().what == "deal":
            campaign.deal()
            continue
        decision = campaign.pending().decision
        assert decision is not None
        if decision.kind == kind:
            if not left:
                return asked
            campaign.choose(left.pop(0))
        else:
            campaign.choose(decision.default)
        asked.append(decision.kind)
    return asked


def to_play(campaign: Campaign, *absent: str) -> Campaign:
    """To the point where the next game is played."""
    decide(campaign)
    if campaign.pending().what == "begin":
        begin(campaign, *absent)
        decide(campaign)
    assert campaign.pending().what == "play"
    return campaign


def to_game(campaign: Campaign, game: int) -> Campaign:
    """To the point where a game with a number is played; the ones before are empty."""
    while campaign.state.game < game:
        to_play(campaign)
        campaign.finish(report(campaign))
        decide(campaign)
    return to_play(campaign)


def finished(campaign: Campaign, **told: Any) -> Campaign:
    """The game that is due is over, as told; its end steps wait."""
    campaign.finish(report(campaign, **told))
    return campaign


def routes_at(*cities: str) -> list[str]:
    """Strands of the starting board at some cities, one of each pair."""
    found: dict[tuple[str, str], str] = {}
    for route in content().board.routes:
        if set(route.needs) == {"east"} and {route.a, route.b} & set(cities):
            found.setdefault(route.pair, route.id)
    return list(found.values())
