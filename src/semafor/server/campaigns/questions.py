"""The choice that waits in a message: its options in words, and where each lies on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs

from semafor.charter.content import content
from semafor.charter.offices import MOST_LEVEL
from semafor.charter.questions import CARD, CITY, IMPROVEMENT, NAMED, REGION, STRAND
from semafor.server.campaigns.saying import card, say
from semafor.server.campaigns.state import CampaignState
from semafor.server.protocol import campaigns as posts
from semafor.texts import LANGUAGES
from semafor.texts.campaign import option_card

Seen = Mapping[str, Any]


def show_question(table: CampaignState, seen: Seen, user: str) -> posts.QuestionView | None:
    """The choice that waits, its options in words."""
    decision = seen["pending"]["decision"]
    if decision is None or decision["kind"] == "story":
        return None
    options = decision["options"]
    mine = next(row for row in seen["companies"] if row["colour"] == decision["company"])["crew"]
    held = (mine, seen["crew"][mine]["level"]) if mine else None
    return posts.QuestionView(
        kind=decision["kind"],
        company=decision["company"],
        text=say(seen["content"], lambda w: w.question(decision)),
        mine=decision["company"] in table.owned(user),
        options=None
        if options is None
        else [
            aim_option(
                seen,
                decision,
                show_option(seen["content"], decision["kind"], option, held, seen["tariff"]),
            )
            for option in options
        ],
    )


def aim_option(seen: Seen, decision: Seen, option: posts.OptionView) -> posts.OptionView:
    """Where an option lies on the board, and what it would change there."""
    pinned = seen["content"]
    card = option_card(seen, decision["kind"], option.id)
    if card is not None:
        return structs.replace(option, label=dict(card["name"]), text=dict(card["text"]))
    named = NAMED.get(decision["kind"])
    if named == IMPROVEMENT:
        return _aim_improvement(seen, decision["company"], option)
    if named == REGION:
        gates = content(pinned).regions[option.id].gate_cities(tuple(seen["in_play"]))
        text = say(pinned, lambda w: w.candidate(seen, option.id))
        return structs.replace(option, places=list(gates), text=text)
    if named == CITY:
        text = say(pinned, lambda w: w.texts("camp-change-large"))
        return structs.replace(option, places=[option.id], text=text)
    if named == STRAND:
        text = say(pinned, lambda w: w.texts("camp-change-destroy"))
        return structs.replace(option, routes=[option.id], text=text)
    return option


def _aim_improvement(seen: Seen, company: str, option: posts.OptionView) -> posts.OptionView:
    """CAM-END-7: a line to paint in a colour, a city for a depot, or nothing on the board."""
    pinned = seen["content"]
    word, _, rest = option.id.partition(":")
    text = say(pinned, lambda w: w.would_change(seen, company, word, rest))
    if word == "paint":
        strand, _, colour = rest.rpartition(":")
        target = say(pinned, lambda w: w.strand(strand))
        return structs.replace(option, text=text, routes=[strand], colour=colour, target=target)
    return structs.replace(option, text=text, places=[rest] if word == "depot" else [])


def show_option(
    pinned: str,
    kind: str,
    option: str,
    held: tuple[str, int] | None = None,
    tariff: int = 1,
) -> posts.OptionView:
    """One option: a name, and what the card says where it is one; `held`: whom one may keep, the level."""
    if kind == "crew" and option == "keep" and held:
        ident, level = held
        kept = card(content(pinned), ident, tariff, level=min(MOST_LEVEL, level + 1))
        label = say(pinned, lambda w: f"{w.keep(level)}: {kept.name[w.language]}")
        return posts.OptionView(option, label, kept.text)
    whole = say(pinned, lambda w: w.option(kind, option), tariff)
    parts = {language: text.partition(": ") for language, text in whole.items()}
    if NAMED.get(kind) == CARD and all(rest for _, _, rest in parts.values()):
        label = {language: head for language, (head, _, _) in parts.items()}
        text = {language: rest for language, (_, _, rest) in parts.items()}
        return posts.OptionView(option, label, text)
    return posts.OptionView(option, whole, dict.fromkeys(LANGUAGES, ""))
