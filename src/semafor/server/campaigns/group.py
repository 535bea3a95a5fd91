"""What a group has made its own, in a message: names, the chronicle, standings, aims, the mystery.

Rules: CAM-NAME-1..3, CAM-BOOK. Built up from a view, which is an allow-list: clues and aims of others are not in it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

import msgspec

from semafor.server.campaigns.saying import say, words
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.campaigns import Text
from semafor.texts import LANGUAGES
from semafor.texts.campaign_chronicle import changes, headline

Seen = Mapping[str, Any]
# Words of the thread that are sealed until the story tells of it: a page that shipped them would tell too early.
HEADINGS = (
    "mystery",
    "clues",
    "clue-share",
    "clue-open",
    "clue-mine",
    "suspects",
    "sights",
    "timetable",
)
COMPANY, DEPOT, LINE = "company", "depot", "line"
# Pages of chronicles that are said again in every view: those of some late campaigns.
MOST_PAGES = 256


def show_group(seen: Seen) -> posts.GroupView:
    """Everything of it that the viewer may know."""
    game, company = seen["may_write"], seen["company"] or ""
    lines = {page["game"]: page["quotes"].get(company, "") for page in seen["chronicle"]}
    return posts.GroupView(
        chronicle=[_page(seen, page) for page in seen["chronicle"]],
        standings=_standings(seen["standings"]) if seen["chronicle"] else None,
        may_name=[_nameable(seen, what, of) for what, of in seen["may_name"]],
        names=flat_names(seen["names"]),
        may_write=game,
        line=lines.get(game, ""),
        blank=seen["blank"]["left"],
        lines=seen["blank"]["all"],
        mystery=_mystery(seen, seen["mystery"]) if seen["mystery"] else None,
        goals=[
            posts.GoalView(
                name, dict(row["name"]), dict(row["text"]), row["have"], row["need"], row["done"]
            )
            for name, row in seen["goals"].items()
            if row
        ],
        finale=_finale(seen["content"], seen["finale"]),
    )


def flat_names(names: Seen) -> dict[str, str]:
    """All names by what they stand on: `company:blue`, `depot:boston:blue`, `line:boston-new_york/1`."""
    found = {}
    for what, rows in names.items():
        for of, name in rows.items():
            if isinstance(name, Mapping):
                found.update({f"{what}:{of}:{owner}": own for owner, own in name.items()})
            else:
                found[f"{what}:{of}"] = name
    return found


def company_name(seen: Seen, colour: str, printed: Mapping[str, str]) -> Text:
    """What its people call a company, else its printed name."""
    given = seen["names"].get(COMPANY, {}).get(colour)
    return dict.fromkeys(LANGUAGES, str(given)) if given else dict(printed)


def _page(seen: Seen, page: Seen) -> posts.ChroniclePage:
    pinned, names = seen["content"], seen["names"]
    encode = msgspec.json.encode
    return posts.ChroniclePage(
        game=page["game"],
        year=page["year"],
        headline=say(pinned, lambda w: headline(w, page["headline"], names)),
        changes=list(_changes(pinned, encode(page["changes"]), encode(names))),
        quotes=dict(page["quotes"]),
    )


@lru_cache(maxsize=MOST_PAGES)
def _changes(pinned: str, rows: bytes, names: bytes) -> tuple[Text, ...]:
    """What a game has changed: a late campaign has hundreds of such sentences, and every view all of them."""
    told, called = msgspec.json.decode(rows), msgspec.json.decode(names)
    said = [changes(words(language, pinned), told, called) for language in LANGUAGES]
    return tuple(dict(zip(LANGUAGES, lines, strict=True)) for lines in zip(*said, strict=True))


def _standings(told: Seen) -> posts.Standings:
    streak = told["streak"] or {"company": "", "n": 0}
    return posts.Standings(
        wins=dict(told["wins"]),
        lasts=dict(told["lasts"]),
        rivals=[
            posts.Rivalry(list(row["pair"]), row["games"], dict(row["wins"]))
            for row in told["rivals"]
        ],
        medals=[
            posts.Medal(row["kind"], list(row["companies"]), row["n"]) for row in told["medals"]
        ],
        leader=streak["company"],
        streak=streak["n"],
    )


def _nameable(seen: Seen, what: str, of: str) -> posts.Nameable:
    """A thing with its place in words."""
    pinned, names = seen["content"], seen["names"]
    if what == DEPOT:
        place = say(pinned, lambda w: w.city(of))
        name = names[DEPOT].get(of, {}).get(seen["company"], "")
    elif what == LINE:
        place = say(pinned, lambda w: w.strand(of))
        name = names[LINE].get(of, "")
    else:
        place = say(pinned, lambda w: w.company(of))
        name = names[what].get(of, "")
    return posts.Nameable(what, of, place, name)


def _mystery(seen: Seen, told: Seen) -> posts.MysteryView:
    pinned = seen["content"]

    def city(of: str) -> Text:
        return say(pinned, lambda w: w.city(of))

    return posts.MysteryView(
        suspects=[
            posts.CampaignCard(row["id"], dict(row["name"]), dict(row["text"]))
            for row in told["suspects"]
        ],
        clues=[
            posts.Clue(row["id"], row["game"], row["by"], row["shared"], dict(row["text"]))
            for row in told["clues"]
        ],
        hidden=list(_hidden(pinned, told)),
        sights=[
            posts.Sighting(row["game"], row["by"], row["shared"], city(row["city"]))
            for row in told["sights"]
        ],
        timetable=[
            say(pinned, lambda w, page=page: w.stops(page))  # type: ignore[misc]
            for page in told["pages"] or ()
        ],
        words={name: _heading(pinned, name) for name in HEADINGS},
    )


def _heading(pinned: str, name: str) -> Text:
    return say(pinned, lambda w: w.texts(f"book-{name}"))


def _hidden(pinned: str, told: Seen) -> Iterator[Text]:
    """A sentence for every company that keeps clues to itself."""
    for name, count in told["found"].items():
        left = count - sum(row["by"] == name for row in told["clues"])
        if left > 0:
            yield _kept(pinned, name, left)


def _kept(pinned: str, name: str, count: int) -> Text:
    return say(pinned, lambda w: w.texts("book-clues-hidden", company=w.short(name), count=count))


def _finale(pinned: str, told: Seen | None) -> posts.CampaignCard | None:
    if told is None:
        return None
    return posts.CampaignCard(told["id"], dict(told["name"]), say(pinned, lambda w: w.finale(told)))
