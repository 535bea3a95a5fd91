"""Any move and any position as plain text, in both languages, without colours or frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from semafor.board.model import Route, Ticket
from semafor.engine.errors import Move
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.texts import Texts


class Words:
    """Names of things in one language."""

    def __init__(self, ruleset: Ruleset, language: str | None = None) -> None:
        self.ruleset = ruleset
        self.texts = Texts(language)

    def place(self, place: str) -> str:
        """A city or country."""
        number = self.ruleset.place_number[place]
        return self.ruleset.board.places[number].name(self.texts.language)

    def ends(self, item: Route | Ticket) -> str:
        """Both ends of a route or ticket."""
        return f"{self.place(item.a)} – {self.place(item.b)}"

    def route(self, route: Route) -> str:
        """Ends and length."""
        return f"{self.ends(route)} ({route.length})"

    def ticket(self, name: str) -> str:
        """Ends and value."""
        ticket = self.ruleset.board.tickets[self.ruleset.ticket_number[name]]
        return f"{self.ends(ticket)} ({ticket.points})"

    def card(self, kind: str) -> str:
        """A colour or the locomotive."""
        return self.texts(f"play-card-{kind}")

    def own(self, key: str) -> str:
        """A text of the edition's own cards, else of the catalogue."""
        words = self.ruleset.edition.words.get(self.texts.language, {})
        return words[key] if key in words else self.texts(key)

    def event(self, event: str) -> str:
        """The name of an event; the blank ones share one."""
        return self.own(f"event-{event.partition('-')[0]}")

    def event_text(self, event: str) -> str:
        """What an event does, in one sentence."""
        return self.own(f"event-{event.partition('-')[0]}-text")

    def power(self, power: str) -> str:
        """The name of a card of an office; its id where the edition brings no name."""
        key = f"power-{power}"
        named = self.own(key)
        return power if named == key else named

    def option(self, option: str) -> str:
        """What somebody chooses: an event, a card of an office, a train card, a ticket, a place."""
        rules = self.ruleset
        if option in rules.names.get("event", ()):
            return self.event(option)
        if option in rules.names.get("power", ()):
            return self.power(option)
        for key in (f"play-card-{option}", f"choice-{option}"):
            if self.texts.has(key):
                return self.texts(key)
        if option in rules.ticket_number:
            return self.ticket(option)
        places = option.split("-")
        if all(place in rules.place_number for place in places):
            return " – ".join(self.place(place) for place in places)
        return option

    def cards(self, counts: Mapping[str, int]) -> str:
        """Cards with their numbers."""
        listed = ", ".join(f"{count} × {self.card(kind)}" for kind, count in counts.items())
        return listed or self.texts("describe-none")


def describe_move(ruleset: Ruleset, move: Move, language: str | None = None) -> str:
    """A move in words, e.g. `claim Montreal – New York (3), pay 2 × blue, 1 × locomotive`."""
    words = Words(ruleset, language)
    word = move["do"]
    values: dict[str, Any] = {}
    if "card" in move:
        word, values = "take", {"card": words.card(move["card"])}
    elif word in ("claim", "lease"):
        route = ruleset.board.routes[ruleset.route_number[move["route"]]]
        values = {"route": words.route(route), "pay": describe_payment(words, move)}
    elif "power" in move:
        values = {"power": words.power(move["power"])}
    elif word == "station":
        values = {"city": words.place(move["city"]), "pay": words.cards(move["pay"])}
    elif word == "pay":
        values = {"pay": words.cards(move["pay"])}
    elif word == "keep":
        values = {"tickets": ", ".join(words.ticket(name) for name in move["tickets"])}
    elif word == "passengers":
        taken = [f"{words.place(place)}: {words.card(who)}" for place, who in move["take"].items()]
        values = {"taken": ", ".join(taken) or words.texts("describe-none")}
    elif word in ("choose", "use"):
        values = {"option": words.option(move.get("option") or move["power"])}
    elif "draw" in move:
        mix = [f"{words.texts(f'play-deck-{deck}')} {n}" for deck, n in move["draw"].items()]
        word, values = "mix", {"mix": ", ".join(mix)}
    return words.texts(f"describe-{word}", **values)


def describe_payment(words: Words, move: Move) -> str:
    """The cards of a claim, and what else helps to pay in a campaign."""
    parts = [words.cards(move.get("pay", {}))]
    parts += [
        words.texts(f"describe-{key}", cards=words.cards(move[key]))
        for key in ("surcharge", "exchange")
        if key in move
    ]
    if "off_colour" in move:
        parts.append(words.texts("describe-off-colour", card=words.card(move["off_colour"])))
    if move.get("gang"):
        parts.append(words.texts("describe-gang"))
    if move.get("blast"):
        parts.append(words.texts("describe-blast", count=move["blast"]))
    if move.get("use"):
        parts.append(
            words.texts(
                "describe-with", powers=", ".join(words.power(name) for name in move["use"])
            )
        )
    return "; ".join(parts)


def describe_view(view: View, language: str | None = None) -> str:
    """A position as the viewer sees it, line by line."""
    words = Words(view.ruleset, language)
    texts = words.texts
    shown = view.to_dict()
    title = view.ruleset.edition.title.get(texts.language, view.ruleset.edition.name)
    lines = [texts("describe-title", edition=title, turn=view.turns + 1)]
    if view.is_over:
        lines.append(texts("describe-over"))
    else:
        key = "describe-last-round" if view.last_round >= 0 else "describe-actor"
        lines.append(texts(key, seat=view.actor, phase=view.phase, left=view.last_round))
    market = ", ".join(
        texts("describe-none") if kind is None else words.card(kind) for kind in shown["market"]
    )
    piles = {"deck": view.deck_size, "discard": sum(view.discard)}
    lines.append(texts("describe-market", market=market, **piles))
    for seat in range(view.ruleset.seats):
        has_dollars = "dollars" in view.ruleset.points_lines
        lines.append(
            texts(
                "describe-seat-dollars" if has_dollars else "describe-seat",
                seat=seat,
                points=view.score[seat],
                trains=view.trains[seat],
                cards=view.hand_sizes[seat],
                tickets=view.ticket_counts[seat],
            )
        )
        routes = [words.route(view.ruleset.board.routes[number]) for number in view.routes[seat]]
        if routes:
            lines.append("  " + "; ".join(routes))
    lines.extend(_own_lines(view, words, shown))
    for part in shown["parts"].values():
        lines.extend(_part_lines(part, words))
    return "\n".join(lines)


def _part_lines(part: Mapping[str, Any], words: Words) -> list[str]:
    """What a module shows, as far as the catalogue has a line for it and there is something."""
    lines = []
    for key, value in part.items():
        text = _plain(value, words)
        if text and words.texts.has(f"describe-part-{key}"):
            lines.append(words.texts(f"describe-part-{key}", value=text))
    return lines


def _plain(value: Any, words: Words) -> str:
    """Numbers, names, lists and counts of a part in words; empty where there is nothing."""
    if isinstance(value, Mapping):
        shown = {name: _plain(item, words) for name, item in value.items()}
        return ", ".join(f"{_plain(name, words)} {text}" for name, text in shown.items() if text)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return ", ".join(_plain(item, words) for item in value)
    if isinstance(value, list):
        shown_list = [_plain(item, words) for item in value]
        return "; ".join(f"{index}: {text}" for index, text in enumerate(shown_list) if text)
    return _named(value, words)


def _named(value: Any, words: Words) -> str:
    """A place, a card or an event by its name; anything else as it is."""
    if value in words.ruleset.place_number:
        return words.place(value)
    if words.texts.has(f"play-card-{value}"):
        return words.card(value)
    if value in words.ruleset.names.get("event", ()):
        return words.event(value)
    return str(value) if value else ""


def _own_lines(view: View, words: Words, shown: Mapping[str, Any]) -> list[str]:
    """Hand, tickets and offer of the viewer's seat."""
    if view.seat is None:
        return []
    lines = [words.texts("describe-hand", seat=view.seat, cards=words.cards(shown["hand"]))]
    for key in ("tickets", "offered"):
        if shown[key]:
            listed = ", ".join(words.ticket(name) for name in shown[key])
            lines.append(words.texts(f"describe-own-{key}", tickets=listed))
    return lines
