"""A campaign in messages: every field that is sent is named here, texts in both languages."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from semafor.charter.content import GAMES, content
from semafor.charter.questions import CARD, NAMED, TOLD
from semafor.charter.rows import HOME, Content
from semafor.charter.state import State
from semafor.charter.wording import say as printed_today
from semafor.server.campaigns.group import company_name, show_group
from semafor.server.campaigns.people import awaited_names, host_name
from semafor.server.campaigns.questions import show_question
from semafor.server.campaigns.saying import card, say, words
from semafor.server.campaigns.state import CampaignState
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.campaigns import Text
from semafor.texts import LANGUAGES
from semafor.texts.campaign import CLOSED, CampaignWords, option_card
from semafor.texts.campaign_news import news

Seen = Mapping[str, Any]


# ---------------------------------------------------------------- news


def tell_news(
    rev: int, entry: Mapping[str, Any], before: Seen, now: Seen
) -> posts.CampaignNews | None:
    """What an entry has changed, as everybody may know it; None where nothing has."""
    is_said = entry["do"] == "choose" and not _is_told(entry)
    pinned = now["content"]
    lines = [_said(entry, pinned, before)] if is_said else []
    told = {
        language: news(words(language, pinned, now["tariff"]), before, now)
        for language in LANGUAGES
    }
    lines += [
        dict(zip(LANGUAGES, line, strict=True))
        for line in zip(*(told[language] for language in LANGUAGES), strict=True)
    ]
    if not lines:
        return None
    known = {region["id"] for region in before["regions"]}
    opened = [region["id"] for region in now["regions"] if region["id"] not in known]
    return posts.CampaignNews(rev, before["game"], lines, opened[0] if opened else "")


def tell_file(rev: int, state: State, company: str, to: str) -> posts.CampaignNews:
    """The host has taken a file: for this server, or for another place."""

    def line(w: CampaignWords) -> str:
        name = w.short(company) if company else w.texts("camp-news-file-host")
        return w.texts(f"camp-news-file-{to}", company=name)

    return posts.CampaignNews(rev, state.game, [say(state.content, line)], "")


def _is_told(entry: Mapping[str, Any]) -> bool:
    """Whether the news itself tells what was chosen: a depot with its builder, a region, a city, a line."""
    return entry["kind"] in TOLD or entry["option"].startswith("depot:")


def _said(entry: Mapping[str, Any], pinned: str, before: Seen) -> Text:
    """Who has chosen what: it is done in the open, but for a few answers. Of a card the name will do."""
    kind, option = entry["kind"], entry["option"]
    if kind in CLOSED:
        return say(
            pinned, lambda w: w.texts("camp-chose-closed", company=w.short(entry["company"]))
        )
    card = option_card(before, kind, option)

    def line(w: CampaignWords) -> str:
        whole = card["name"][w.language] if card else w.option(kind, option)
        chosen = whole.partition(": ")[0] if NAMED.get(kind) == CARD else whole
        return w.chose(kind, entry["company"], option, chosen)

    return say(pinned, line)


# ---------------------------------------------------------------- parts of a view


def privilege(box: Content, colour: str, tariff: int) -> posts.CampaignCard:
    """A founder's privilege."""
    row = box.companies[colour].privilege
    text = printed_today(row.text, tariff=tariff)
    return posts.CampaignCard(f"privilege_{colour}", dict(row.name), text)


def story_side(shown: Seen) -> posts.StorySide:
    """One side of a story card, as a view has it."""
    return posts.StorySide(shown["code"], shown["side"], shown["title"], shown["text"])


def show_story(seen: Seen) -> posts.StorySide | None:
    """LEG-STORY-1: the side that is to be read now."""
    now = seen["story"]["now"]
    return None if now is None else story_side(now)


def read_sides(seen: Seen) -> list[posts.StorySide]:
    """Every side read so far, and the one that is to be read."""
    return [story_side(shown) for shown in seen["story"]["sides"]]


def show_company(table: CampaignState, seen: Seen, row: Seen, user: str) -> posts.CompanyView:
    """The open side of a company."""
    colour = row["colour"]
    box = content(seen["content"])
    printed = box.companies[colour]
    plan = table.plans[colour]
    cards = []
    if "privileges" in seen["enabled"]:
        cards.append(privilege(box, colour, seen["tariff"]))
    if row["crew"]:
        cards.append(
            card(box, row["crew"], seen["tariff"], level=seen["crew"][row["crew"]]["level"])
        )
    cards += [
        card(box, name, seen["tariff"]) for name in (*row["clauses"], *filter(None, [row["pass"]]))
    ]
    return posts.CompanyView(
        colour=colour,
        name=company_name(seen, colour, printed.name) if "names" in seen else dict(printed.name),
        short=dict(printed.short),
        kind="bot" if table.is_played_by_bot(colour) else plan.kind,
        is_open=plan.kind == "open",
        player=table.name_of(colour),
        level=plan.level,
        mine=colour in table.owned(user),
        away=colour in table.replaced,
        takes_part=colour in seen["participants"],
        games_won=row["games_won"],
        absences=list(row["absences"]),
        stamps=row["stamps"],
        depots=row["depots"],
        painted=row["painted"],
        slips=row["slips"],
        cards=cards,
    )


def show_postcard(
    pinned: str, number: int, row: Seen, tariff: int, in_play: frozenset[str]
) -> posts.PostcardView:
    """LEG-POST-1: the public side; the secret one only where the view has it."""
    secret = row["secret"]
    return posts.PostcardView(
        number=number,
        owner=row["owner"],
        place=row["place"],
        is_open=row["is_open"],
        name=dict(row["name"]),
        line=dict(row["line"]),
        secret=None
        if secret is None
        else dict(_secret(pinned, json.dumps(secret), tariff, in_play)),
    )


@lru_cache(maxsize=512)
def _secret(pinned: str, side: str, tariff: int, in_play: frozenset[str]) -> Text:
    """A secret side in words: the same few are said again and again, and each takes a while."""
    secret = json.loads(side)
    return say(pinned, lambda w: w.secret(secret, in_play), tariff)


def events_in_play(seen: Seen) -> frozenset[str]:
    """Events that lie in the deck: everybody has read them."""
    return frozenset(name for name, row in seen["events"].items() if row["place"] == "deck")


def show_region(seen: Seen, row: Seen) -> posts.RegionView:
    """An opened region."""
    box = content(seen["content"])
    printed = box.regions[row["id"]]
    return posts.RegionView(
        id=row["id"],
        name=dict(printed.name),
        opened_after=row["opened_after"],
        settled=row["settled"],
        rule=card(box, printed.slot, seen["tariff"]) if row["id"] in seen["booming"] else None,
        cities=list(printed.cities),
        person=dict(printed.person),
        tickets=sum(
            row["id"] in (box.region_of[ticket.a], box.region_of[ticket.b])
            and {box.region_of[ticket.a], box.region_of[ticket.b]}
            <= {HOME, *(region["id"] for region in seen["regions"])}
            for ticket in box.board.tickets
        ),
    )


def show_slips(seen: Seen) -> list[posts.SlipView]:
    """LEG-WIN-6: the slips of the game just finished, the winner's first."""
    told = seen["told"]
    if told is None:
        return []
    return [
        posts.SlipView(name, dict(row["lines"]), row["total"], len(row["completed"]))
        for name, row in ((name, told["companies"][name]) for name in told["ranking"])
    ]


def show_history(table: CampaignState, seen: Seen) -> list[posts.PlayedGame]:
    """Games played, each with its table."""
    return [
        posts.PlayedGame(
            game=row["game"],
            year=row["year"],
            ranking=list(row["ranking"]),
            absent=list(row["absent"]),
            regions=list(row["regions"]),
            table=table.tables.get(row["game"], ""),
        )
        for row in seen["history"]
    ]


# ---------------------------------------------------------------- whole messages


def show_campaign(
    table: CampaignState, seen: Seen, user: str, board: str, mode: Any
) -> posts.CampaignView:
    """A campaign through the eyes of the view's company."""
    result = seen["result"]
    owned = table.owned(user)
    box = content(seen["content"])
    return posts.CampaignView(
        id=table.setup.id,
        rev=table.rev,
        name=dict(box.numbers["name"]),
        mode=mode,
        company=seen["company"] or "",
        owned=owned,
        is_host=table.is_host(user),
        host=host_name(table),
        waits=awaited_names(table),
        invite=table.setup.invite if owned and table.open_companies() else None,
        game=seen["game"],
        games=GAMES,
        year=seen["year"],
        tariff=seen["tariff"],
        what=seen["pending"]["what"],
        question=show_question(table, seen, user),
        story=show_story(seen),
        story_read=len(read_sides(seen)),
        companies=[show_company(table, seen, row, user) for row in seen["companies"]],
        caboose=seen["caboose"],
        ranking=list(seen["ranking"]),
        slips=show_slips(seen),
        rules=[card(box, slot, seen["tariff"]) for slot in seen["slots"]],
        regions=[show_region(seen, row) for row in seen["regions"]],
        season=card(box, seen["season"], seen["tariff"]) if seen["season"] else None,
        events=[
            card(box, name, seen["tariff"], marks=row["marks"])
            for name, row in seen["events"].items()
            if row["place"] == "deck"
        ],
        row=[card(box, name, seen["tariff"]) for name in seen["row"]],
        postcards=[
            show_postcard(box.digest, number, row, seen["tariff"], events_in_play(seen))
            for number, row in seen["postcards"].items()
        ],
        table=table.awaited,
        dealt=table.dealt,
        history=show_history(table, seen),
        news=list(table.news),
        files=list(table.files),
        map=board,
        winners=list(result["winners"]) if result else [],
        vaults=[
            posts.VaultView(name, dict(result["lines"][name]), result["totals"][name])
            for name in (result["totals"] if result else ())
        ],
        created=table.setup.created,
        updated=table.updated,
        tickets=[
            posts.TicketView(
                name,
                say(box.digest, lambda w, name=name: w.ticket(name)),  # type: ignore[misc]
                row["number"],
                row["number_used"],
                list(row["stamps"]),
            )
            for name, row in seen["tickets"].items()
            if not row["retired"]
        ],
        stamps_needed=seen["stamps_needed"],
        group=show_group(seen) if "chronicle" in seen else None,
    )


def companies() -> list[posts.CompanyInfo]:
    """The companies one may found."""
    return [
        posts.CompanyInfo(row.colour, dict(row.name), dict(row.short))
        for row in content().companies.values()
    ]
