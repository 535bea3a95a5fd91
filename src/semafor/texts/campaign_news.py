"""What has changed between two views of a campaign, in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from semafor.texts.campaign import CampaignWords

View = Mapping[str, Any]
# New cards of one kind that are told with what they do; of more only the names.
MOST_TOLD = 3


def news(words: CampaignWords, before: View, now: View) -> list[str]:
    """Everything a table would notice."""
    found: list[str] = []
    for lines in (_rules, _regions, _board, _cards, _offices, _thread):
        found.extend(lines(words, before, now))
    return found


def _rules(words: CampaignWords, before: View, now: View) -> Iterator[str]:
    texts = words.texts
    for slot in now["slots"]:
        if slot not in before["slots"]:
            yield texts("camp-news-rule", rule=words.card(slot))
    for slot in before["slots"]:
        if slot not in now["slots"]:
            yield texts("camp-news-rule-gone", rule=words.card(slot).partition(":")[0])
    if now["tariff"] != before["tariff"]:
        yield texts("camp-news-tariff", tariff=now["tariff"])
    if now["season"] and now["season"] != before["season"]:
        yield texts("camp-news-season", season=words.card(now["season"]))
    if now["expo"] != before["expo"]:
        yield texts("camp-news-expo", city=words.city(now["expo"]))


def _regions(words: CampaignWords, before: View, now: View) -> Iterator[str]:
    old = {region["id"]: region["settled"] for region in before["regions"]}
    for region in now["regions"]:
        name = words.region(region["id"])
        if region["id"] not in old:
            yield words.texts("camp-news-region", region=name)
        elif region["settled"] and not old[region["id"]]:
            yield words.texts("camp-news-settled", region=name)


def _board(words: CampaignWords, before: View, now: View) -> Iterator[str]:
    texts = words.texts
    for strand, colour in now["painted"].items():
        if strand not in before["painted"]:
            values = {"strand": words.strand(strand), "colour": words.colour(colour)}
            yield texts("camp-news-painted", **values)
    for strand in now["destroyed"]:
        if strand not in before["destroyed"]:
            yield texts("camp-news-destroyed", strand=words.strand(strand))
    for city, owners in now["depots"].items():
        for company in owners[len(before["depots"].get(city, [])) :]:
            yield texts("camp-news-depot", city=words.city(city), company=words.short(company))
    for city in now["large"][len(before["large"]) :]:
        yield texts("camp-news-large", city=words.city(city))


def _cards(words: CampaignWords, before: View, now: View) -> Iterator[str]:
    texts = words.texts
    for event, marks in now["events"].items():
        old = before["events"].get(event)
        if old is None:
            yield texts("camp-news-event", event=words.card(event))
        elif marks["place"] != old["place"]:
            yield texts("camp-news-archived", event=words.card(event).partition(":")[0])
    for ticket, marks in now["tickets"].items():
        if marks["retired"] and not before["tickets"].get(ticket, {}).get("retired"):
            yield texts("camp-news-retired", ticket=words.ticket(ticket))
    for number, card in now["postcards"].items():
        if number not in before["postcards"]:
            values = {"company": words.short(card["owner"]), "postcard": words.postcard(number)}
            yield texts("camp-news-postcard", **values)


def _offices(words: CampaignWords, before: View, now: View) -> Iterator[str]:
    texts = words.texts
    fresh = [name for name in now["crew"] if name not in before["crew"]]
    if len(fresh) > MOST_TOLD:  # what each of them does is read where one of them is hired
        names = [words.card(name).partition(":")[0] for name in fresh]
        yield texts("camp-news-crews", crew=words.joined(names))
    else:
        yield from (texts("camp-news-crew", crew=words.card(name)) for name in fresh)
    if now["caboose"] != before["caboose"]:
        yield texts("camp-news-caboose", company=words.short(now["caboose"]))


def _thread(words: CampaignWords, before: View, now: View) -> Iterator[str]:
    """CAM-TRAIN-2, CAM-CLUE-1, CAM-GOAL-2: that somebody found or saw something; what it was only where it lies open."""
    old, told = (seen["mystery"] or {"found": {}, "seen": {}} for seen in (before, now))
    for what in ("seen", "found"):
        for company, count in told[what].items():
            more = count - old[what].get(company, 0)
            if more > 0:
                yield words.texts(f"camp-news-{what}", company=words.short(company), count=more)
    for company, goal in now["goals"].items():
        if goal and goal["done"] and not (before["goals"].get(company) or {"done": 0})["done"]:
            name = goal["name"][words.language]
            yield words.texts("camp-news-goal", company=words.short(company), goal=name)
