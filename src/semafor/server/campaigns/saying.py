"""Names and sentences of a campaign in every language, of the content it is pinned to."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from semafor.charter.rows import Content
from semafor.charter.wording import say as printed_today
from semafor.server.protocol import campaigns as posts
from semafor.server.protocol.campaigns import Text
from semafor.texts import LANGUAGES
from semafor.texts.campaign import CampaignWords

MOST_WORDS = 32


@lru_cache(maxsize=MOST_WORDS)
def words(language: str, pinned: str, tariff: int = 1) -> CampaignWords:
    """Names and sentences in a language, of the content a campaign is pinned to."""
    return CampaignWords(language, pinned, tariff)


def say(pinned: str, sentence: Callable[[CampaignWords], str], tariff: int = 1) -> Text:
    """A sentence in every language, in the words of a content, with the amounts of a tariff level."""
    return {language: sentence(words(language, pinned, tariff)) for language in LANGUAGES}


def card(
    box: Content, ident: str, tariff: int, *, level: int = 0, marks: int = 0
) -> posts.CampaignCard:
    """Something printed: a crew member, clause, pass, season, event or rule, with the numbers of today."""
    row = box.printed[ident]
    text = printed_today(row.text, tariff=tariff, level=max(1, level))
    return posts.CampaignCard(ident, dict(row.name), text, level, marks)
