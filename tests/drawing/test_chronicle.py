"""The chronicle on paper: whatever people write stands in it as text, never as markup, and in its room."""

from __future__ import annotations

from html.parser import HTMLParser
from typing import Any
from xml.etree import ElementTree

import pytest

from semafor.charter import Campaign, view
from semafor.charter.overlay import overlay_for
from semafor.drawing.chronicle import STYLE, board_poster, book
from semafor.texts.campaign import CampaignWords
from semafor.texts.campaign_chronicle import told_book
from tests.charter.folders import played_folder

SVG = "{http://www.w3.org/2000/svg}"
# What a page may be made of; nothing that runs, and nothing that asks anybody for anything.
PAGE = """html head meta title style body section h1 h2 h3 p ul ol li i b br table tr th td blockquote
svg defs path clippath rect g use circle text"""
ELEMENTS = frozenset(PAGE.split())
QUOTE = "</blockquote><script>alert(1)</script> " + "W" * 150


class Reader(HTMLParser):
    """Everything a browser would find in a page."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: set[str] = set()
        self.attributes: dict[str, str | None] = {}
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.attributes |= dict(attrs)

    def handle_data(self, data: str) -> None:
        self.text += data


def written(name: str) -> Campaign:
    """A campaign after its first game, in which everything is called so."""
    campaign = played_folder("Anna Piotr", moves=None).campaign
    campaign.apply({"do": "name", "by": "blue", "what": "company", "of": "blue", "name": name})
    state = campaign.state
    for what, of in view(campaign, "red")["may_name"]:
        if what != "company":
            campaign.apply({"do": "name", "by": "red", "what": what, "of": of, "name": name})
    line = {"do": "write", "by": "blue", "company": "blue", "game": 1, "text": QUOTE}
    campaign.apply(line)
    assert state.names
    return campaign


def paper(campaign: Campaign, language: str) -> tuple[Any, Any, Any]:
    """What book and poster are drawn from."""
    seen = view(campaign, None)
    return (
        told_book(CampaignWords(language, seen["content"]), seen),
        seen,
        overlay_for(campaign.state),
    )


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ['"><script>alert(1)</script>', "</title><img src=x onerror=a()>"])
def test_what_people_write_is_no_markup(name: str, language: str) -> None:
    drawn = paper(written(name), language)
    page = Reader()
    page.feed(book(*drawn))
    assert page.elements <= ELEMENTS
    assert not [key for key in page.attributes if key.startswith("on") or key in ("src", "action")]
    assert {page.attributes.get("href")} <= {None, "#land"}
    assert QUOTE in page.text
    assert name in page.text
    root = ElementTree.fromstring(board_poster(*drawn))  # noqa: S314 - our own picture
    assert {part.tag.removeprefix(SVG) for part in root.iter()} <= ELEMENTS | {"clipPath"}
    assert any(part.text and part.text.startswith(name[:8]) for part in root.iter(f"{SVG}text"))


def test_a_line_without_spaces_stays_on_its_page() -> None:
    assert "overflow-wrap: anywhere" in STYLE
