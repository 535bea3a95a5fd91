"""Between two steps of a campaign: what opens, what is placed on its frame, what was before one came back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.box import DOUBLE, HEAVY
from rich.console import RenderableType
from rich.markup import escape
from rich.panel import Panel

from semafor.charter.rows import HOME
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_book import card_text
from semafor.texts.campaign_chronicle import changes, headline
from semafor.tui.lettermap import WIDTH, letter_map
from semafor.tui.look import HEADING, QUIET, rich_text, styled
from semafor.tui.rulebook import sticker

Seen = Mapping[str, Any]
CARD_WIDTH = 56


def moments(
    words: CampaignWords, before: Seen, now: Seen, width: int
) -> Iterator[tuple[str, RenderableType]]:
    """What is shown as a picture: the line of news it takes the place of, and the picture."""
    known = {row["id"] for row in before["regions"]}
    for row in now["regions"]:
        if row["id"] not in known:
            name = words.region(row["id"])
            line = words.texts("camp-news-region", region=name)
            yield line, region_picture(words, now, row["id"], width)
    for slot in now["slots"]:
        if slot not in before["slots"]:
            line = words.texts("camp-news-rule", rule=words.card(slot))
            name, _, text = card_text(words, now, slot).partition(": ")
            yield line, sticker(words, slot, name, text, width)
    for number, card in now["postcards"].items():
        if number not in before["postcards"]:
            values = {"company": words.short(card["owner"]), "postcard": words.postcard(number)}
            yield words.texts("camp-news-postcard", **values), postcard(words, number, card)


def region_picture(words: CampaignWords, seen: Seen, region: str, width: int) -> Panel:
    """The new land beside what lay there before, and what was in its box."""
    printed = words.box.regions[region]
    regions = (HOME, *(row["id"] for row in seen["regions"]))
    room = min(WIDTH, width - 4)
    drawn = letter_map(words.box.board, regions, region, words.language, room)
    name, _, text = card_text(words, seen, printed.slot).partition(": ")
    drawn.append(f"{name}: ", "bold")
    drawn.append(text)
    drawn.append("\n" + words.texts("book-region-person", person=printed.person[words.language]))
    title = words.texts("camp-news-region", region=words.region(region))
    return Panel(drawn, box=HEAVY, title=rich_text(styled(escape(title), HEADING)), width=room + 4)


def postcard(words: CampaignWords, number: int, card: Seen) -> Panel:
    """The side of a postcard that everybody sees, and whose it is."""
    printed = words.box.postcards[number]
    line = rich_text(f"“{escape(printed.line[words.language])}”")
    return Panel(
        line,
        box=DOUBLE,
        title=rich_text(f"{number} · {styled(escape(printed.name[words.language]), HEADING)}"),
        subtitle=rich_text(styled(escape(words.short(card["owner"])), QUIET)),
        width=CARD_WIDTH,
    )


def previously(words: CampaignWords, seen: Seen, width: int) -> Panel | None:
    """For whoever sits down again: the latest game and what stays of it; None before there is one."""
    pages = seen.get("chronicle", ())
    if not pages:
        return None
    page, names = pages[-1], seen["names"]
    ranking = ", ".join(words.short(company) for company in page["ranking"])
    lines = [
        styled(escape(f"{page['year']}: {headline(words, page['headline'], names)}"), HEADING),
        escape(ranking),
        *(escape(f"· {line}") for line in changes(words, page["changes"], names)),
        *(
            styled(escape(f"“{text}” — {words.short(company)}"), QUIET)
            for company, text in page["quotes"].items()
        ),
    ]
    return Panel(
        rich_text("\n".join(lines)),
        title=rich_text(styled(escape(words.texts("book-previously")), HEADING)),
        width=min(WIDTH, width),
        padding=(1, 2),
    )
