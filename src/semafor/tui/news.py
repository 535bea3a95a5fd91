"""What happened, as short lines: one for each player's turn, names never inflected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from semafor.engine.facts import Fact
from semafor.engine.game import Game
from semafor.texts.describe import spelled
from semafor.texts.facts import fact_text
from semafor.tui.look import BAD, TIMES, Labels, styled

# Facts that are told as lines of their own, not as part of somebody's turn.
_MARKET = ("market_reset", "market_resets", "market_chosen", "reshuffled")
_TABLE = (*_MARKET, "last_round", "game_over", "snow", "worn_out")
# Facts that everybody sees in the market anyway.
_SILENT = ("opened",)


def since_last_turn(game: Game, seat: int) -> int:
    """The number of the first move of a seat's latest turn (-1 before it has moved)."""
    number = len(game.history) - 1
    while number >= 0 and game.history[number]["seat"] != seat:
        number -= 1
    while number > 0 and game.history[number - 1]["seat"] == seat:
        number -= 1
    return number


def phrase(labels: Labels, fact: Fact) -> str:
    """One fact in a few words, without the player's name; empty where it goes without saying."""
    if fact.name in _SILENT:
        return ""
    key, values = fact_text(labels.ruleset, fact)
    named = _named(labels, values)
    if labels.texts.has(key):
        return labels.texts(key, **named)
    told = ", ".join(str(value) for name, value in named.items() if name != "length")
    return f"{spelled(fact.name)}: {told}" if told else spelled(fact.name)


def _named(labels: Labels, known: Mapping[str, Any]) -> dict[str, str | int]:
    """The values of a fact with names in place of ids."""
    values = dict(known)
    if "route" in values:
        route = labels.ruleset.board.routes[labels.ruleset.route_number[values["route"]]]
        values.update(route=labels.ends(route), length=route.length)
    if "event" in values:
        values.update(labels.event(values.pop("event")))
    if "passenger" in values:
        values["card"] = labels.colour(values["passenger"])
    elif "card" in values:
        values["card"] = labels.card(values["card"])
    names = {
        "card_b": labels.card,
        "deck": labels.deck,
        "deck_b": labels.deck,
        "place": labels.place,
        "place_b": labels.place,
        "power": labels.power,
    }
    values.update({key: name(values[key]) for key, name in names.items() if key in values})
    return values


def _table_line(labels: Labels, fact: Fact) -> str:
    """A fact that concerns everybody."""
    if fact.name == "last_round":
        seat, key = labels.seat(fact.seat), "play-fact-last-round"
        return styled(labels.texts(key, player=seat, trains=fact.values["trains"]), BAD)
    return phrase(labels, fact)


def counted(phrases: Sequence[str]) -> str:
    """Phrases joined; equal neighbours are counted."""
    rows: list[tuple[str, int]] = []
    for words in phrases:
        if rows and rows[-1][0] == words:
            rows[-1] = (words, rows[-1][1] + 1)
        else:
            rows.append((words, 1))
    return ", ".join(words if count == 1 else f"{count} {TIMES} {words}" for words, count in rows)


def news_lines(labels: Labels, facts: Iterable[Fact]) -> list[str]:
    """Lines of markup: a line for each turn, and lines for what concerns the whole table."""
    lines: list[str] = []
    pending: list[str] = []
    mover = -1
    before = ""

    def flush() -> None:
        if pending:
            lines.append(f"{labels.seat(mover)}: {counted(pending)}")
            pending.clear()

    for fact in facts:
        if fact.name in _TABLE:
            flush()
            lines.append(_table_line(labels, fact))
            continue
        words = phrase(labels, fact)
        if not words:
            continue
        if fact.seat != mover:
            flush()
            mover = fact.seat
        if pending and fact.name == before == "revealed":
            pending[-1] += f", {labels.card(fact.values['card'])}"
        else:
            pending.append(words)
        before = fact.name
    flush()
    return lines
