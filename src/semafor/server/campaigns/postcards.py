"""Postcards in a campaign's game, in messages (LEG-POST-1, CAM-PC-2)."""

from __future__ import annotations

from collections.abc import Collection

from semafor.charter.at_table import TableCard, cards_at_table
from semafor.charter.overlay import box_of
from semafor.charter.rows import Content
from semafor.server.campaigns.saying import say
from semafor.server.games.table import Table
from semafor.server.protocol import campaigns as posts


def show_postcards(table: Table, seat: int | None) -> posts.GamePostcards:
    """What a seat, or a spectator, may know of the postcards at a table; none where there are none."""
    if table.setup.campaign is None or table.game is None:
        return posts.GamePostcards([])
    powers = table.view(seat).parts.get("powers", {})
    overlay = table.setup.campaign.overlay
    return posts.GamePostcards(
        [
            _show(box_of(overlay), card, overlay["tariff"], overlay["events"])
            for card in cards_at_table(overlay, powers)
        ]
    )


def _show(
    box: Content, card: TableCard, tariff: int, in_play: Collection[str]
) -> posts.GamePostcard:
    printed = box.postcards[card.number]
    secret = card.secret
    return posts.GamePostcard(
        id=card.id,
        owner=card.owner,
        name=dict(printed.name),
        line=dict(printed.line),
        is_open=card.is_open,
        is_done=card.is_done,
        secret=None
        if secret is None
        else say(box.digest, lambda words: words.secret(secret, in_play), tariff),
    )
