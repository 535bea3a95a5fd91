"""What happened, as short lines: one for each player's turn, names never inflected."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from semafor.engine.facts import Fact
from semafor.engine.game import Game
from semafor.tui.look import BAD, TIMES, Labels, styled

# Facts that are told as lines of their own, not as part of somebody's turn.
_TABLE = ("market_reset", "reshuffled", "last_round", "game_over", "snow", "worn_out")
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
    key = f"play-fact-{fact.name.replace('_', '-')}"
    if fact.name == "drew" and "card" in fact.values:
        key += "-known"
    if fact.name == "claimed" and not fact.values["points"] and labels.has_dollars:
        key += "-plain"
    if fact.name == "money":
        key += "-gained" if fact.values["dollars"] > 0 else "-paid"
    return labels.texts(key, **_named(labels, fact))


def _named(labels: Labels, fact: Fact) -> dict[str, str | int]:
    """The values of a fact with names in place of ids."""
    values = dict(fact.values)
    if "route" in values:
        route = labels.ruleset.board.routes[labels.ruleset.route_number[values["route"]]]
        values.update(route=labels.ends(route), length=route.length)
    if "event" in values:
        values.update(labels.event(values.pop("event")))
    if fact.name == "money":
        values["dollars"] = abs(values["dollars"])
    for key in ("card", "passenger"):
        if key in values:
            values["card"] = labels.card(values[key])
    names = {
        "card_b": labels.card,
        "place": labels.place,
        "place_b": labels.place,
        "power": labels.power,
    }
    values.update({key: name(values[key]) for key, name in names.items() if key in values})
    if "first_deck" in values:
        first, second = (labels.deck(deck) for deck in labels.ruleset.decks)
        values.update(first=values["first_deck"], second=values["second_deck"])
        values.update(first_name=first, second_name=second)
    return values


def _table_line(labels: Labels, fact: Fact) -> str:
    """A fact that concerns everybody."""
    key = f"play-fact-{fact.name.replace('_', '-')}"
    if fact.name == "last_round":
        seat = labels.seat(fact.seat)
        return styled(labels.texts(key, player=seat, trains=fact.values["trains"]), BAD)
    return labels.texts(key, **_named(labels, fact))


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
