"""Postcards at the table of a campaign's game, as lines: LEG-POST-1, CAM-PC-2."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from rich.markup import escape

from semafor.charter.at_table import TableCard, cards_at_table
from semafor.engine.views import View
from semafor.texts.campaign import CampaignWords
from semafor.tui.look import QUIET, Labels, styled
from semafor.tui.progress import parts_of


def postcard_lines(
    words: CampaignWords, labels: Labels, overlay: Mapping[str, Any], view: View
) -> list[str]:
    """The own postcards first, with their secret sides; then the public side of the others."""
    words.tariff = overlay["tariff"]
    cards = cards_at_table(overlay, parts_of(view).get("powers", {}))
    cards.sort(key=lambda card: (card.owner != view.seat, card.owner, card.number))
    in_play = overlay["events"]
    lines = [line for card in cards for line in card_lines(words, labels, card, in_play)]
    return lines or [words.texts("play-no-postcards")]


def card_lines(
    words: CampaignWords, labels: Labels, card: TableCard, in_play: Collection[str]
) -> list[str]:
    """Whose card it is and its public side; below it the secret one where it may be known."""
    texts = words.texts
    state = f" {styled(texts('play-postcard-done'), 'bold')}" if card.is_done else ""
    lines = [f"{labels.seat(card.owner)}  {escape(words.postcard(card.number))}{state}"]
    if card.secret is not None:
        key = "play-postcard-open" if card.is_open else "play-postcard-secret"
        secret = f"   {texts(key)} {words.secret(card.secret, in_play)}"
        lines.append(styled(escape(secret), QUIET))
    return lines
