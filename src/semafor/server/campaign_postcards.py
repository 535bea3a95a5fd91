"""Postcards in a campaign's game, in messages (LEG-POST-1, CAM-PC-2)."""

from __future__ import annotations

from semafor.campaign.at_table import TableCard, cards_at_table
from semafor.campaign.content import content
from semafor.server import campaign_posts as posts
from semafor.server.campaign_words import say
from semafor.server.table import Table


def show_postcards(table: Table, seat: int | None) -> posts.GamePostcards:
    """What a seat, or a spectator, may know of the postcards at a table; none where there are none."""
    if table.setup.campaign is None or table.game is None:
        return posts.GamePostcards([])
    powers = table.view(seat).parts.get("powers", {})
    cards = cards_at_table(table.setup.campaign.overlay, powers)
    return posts.GamePostcards([_show(card) for card in cards])


def _show(card: TableCard) -> posts.GamePostcard:
    printed = content().postcards[card.number]
    secret = card.secret
    return posts.GamePostcard(
        id=card.id,
        owner=card.owner,
        name=dict(printed.name),
        line=dict(printed.line),
        is_open=card.is_open,
        is_done=card.is_done,
        secret=None if secret is None else say(lambda words: words.secret(secret)),
    )
