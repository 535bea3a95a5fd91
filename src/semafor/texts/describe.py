"""Any move and any position as plain text, in both languages, without colours or frames."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import Any

from semafor.board.loader import COLOURS
from semafor.board.model import GREY, Route, Ticket
from semafor.engine.errors import Move
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View
from semafor.texts import Texts


class Words:
    """Names of things in one language."""

    def __init__(self, ruleset: Ruleset, language: str | None = None) -> None:
        self.ruleset = ruleset
        self.texts = Texts(language, ruleset.edition.name)

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
        """A card: by its colour, or the locomotive."""
        return self.texts(f"play-card-{kind}")

    def colour(self, colour: str) -> str:
        """A colour by itself: of a route, of a passenger."""
        return self.texts(f"play-colour-{colour}")

    def company(self, colour: str) -> str:
        """A company by its colour."""
        return self.texts(f"play-company-{colour}")

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

    def named(self, values: Mapping[str, Any]) -> dict[str, Any]:
        """Values with names in place of ids; what is not known stays as it was given."""
        rules = self.ruleset
        routes = {route.id: route for route in rules.board.routes}
        known: dict[str, tuple[Container[str], Callable[[str], str]]] = {
            "route": (routes, lambda route: self.ends(routes[route])),
            "city": (rules.place_number, self.place),
            "place": (rules.place_number, self.place),
            "ticket": (rules.ticket_number, self.ticket),
            "card": (rules.kinds, self.card),
            "colour": ((*COLOURS, GREY), self.colour),
            "power": (rules.names.get("power", ()), self.power),
            "event": (rules.names.get("event", ()), self.event),
        }
        named = dict(values)
        for key, (ids, name) in known.items():
            if isinstance(values.get(key), str) and values[key] in ids:
                named[key] = name(values[key])
        if isinstance(values.get("option"), str):
            named["option"] = self.option(values["option"])
        return named


def deck_name(texts: Texts, deck: str) -> str:
    """A deck of tickets by its name; by its id where nobody has named it."""
    key = f"play-deck-{deck}"
    return texts(key) if texts.has(key) else deck.replace("_", " ").replace("-", " ")


def describe_move(ruleset: Ruleset, move: Move, language: str | None = None) -> str:
    """A move in words, e.g. `claim Montreal – New York (3), pay 2 × blue, 1 × locomotive`."""
    words = Words(ruleset, language)
    is_known = words.texts.has(f"describe-{move['do']}")
    return known_move(words, move) if is_known else plain_move(words, move)


def known_move(words: Words, move: Move) -> str:
    """A move that the catalogue has a sentence for."""
    ruleset = words.ruleset
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
    elif word in ("keep", "kept"):  # those kept by others are only counted
        names = [words.ticket(name) for name in move.get("tickets", ())]
        values = {"tickets": ", ".join(names), "count": move.get("count", len(names))}
    elif word == "passengers":
        taken = [
            f"{words.place(place)}: {words.colour(who)}" for place, who in move["take"].items()
        ]
        values = {"taken": ", ".join(taken) or words.texts("describe-none")}
    elif word in ("choose", "use"):
        values = {"option": words.option(move.get("option") or move["power"])}
    elif "draw" in move:
        mix = [f"{deck_name(words.texts, deck)} {n}" for deck, n in move["draw"].items()]
        word, values = "mix", {"mix": ", ".join(mix)}
    return words.texts(f"describe-{word}", **values)


def plain_move(words: Words, move: Move) -> str:
    """A move that the catalogue has no sentence for: its name, and what its fields say.

    A rule from outside may call it `do-WORD`; else the word itself must do.
    """
    said = {name: value for name, value in move.items() if name not in ("do", "seat")}
    key = f"do-{move['do']}"
    name = words.texts(key, **words.named(said)) if words.texts.has(key) else spelled(move["do"])
    parts = [_field(words, value) for value in said.values()]
    told = ", ".join(part for part in parts if part)
    return f"{name}: {told}" if told else name


def _field(words: Words, value: Any) -> str:
    """What a field of any move says: things by their names, counts of cards, lists of either."""
    if isinstance(value, Mapping):
        if all(isinstance(number, int) for number in value.values()):
            return words.cards(value)
        return ", ".join(
            f"{_field(words, key)}: {_field(words, one)}" for key, one in value.items()
        )
    if isinstance(value, list | tuple):
        return ", ".join(_field(words, one) for one in value) or words.texts("describe-none")
    if isinstance(value, str):
        named = words.option(value)
        return spelled(value) if named == value else named
    return "" if value is None or isinstance(value, bool) else str(value)


def spelled(name: str) -> str:
    """An id that nobody has a word for, readable at least: `snow_shed` is "snow shed"."""
    return name.replace("_", " ").replace("-", " ")


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
        phase = texts(f"phase-{view.phase}")
        lines.append(texts(key, seat=view.actor, phase=phase, left=view.last_round))
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
        # Colours are those of passengers, unless the part shows something else.
        colour = {"revealed": words.card, "companies": words.company}.get(key, words.colour)
        text = _plain(value, words, colour)
        if text and words.texts.has(f"describe-part-{key}"):
            lines.append(words.texts(f"describe-part-{key}", value=text))
    return lines


def _plain(value: Any, words: Words, colour: Callable[[str], str]) -> str:
    """Numbers, names, lists and counts of a part in words; empty where there is nothing."""
    if isinstance(value, Mapping):
        shown = {name: _plain(item, words, colour) for name, item in value.items()}
        named = ((_named(name, words, colour), text) for name, text in shown.items())
        return ", ".join(f"{name} {text}" for name, text in named if text)
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return ", ".join(_plain(item, words, colour) for item in value)
    if isinstance(value, list):
        shown_list = [_plain(item, words, colour) for item in value]
        return "; ".join(f"{index}: {text}" for index, text in enumerate(shown_list) if text)
    return _named(value, words, colour)


def _named(value: Any, words: Words, colour: Callable[[str], str]) -> str:
    """A place, a card or an event by its name; anything else as it is."""
    if value in words.ruleset.place_number:
        return words.place(value)
    if words.texts.has(f"play-card-{value}"):
        return colour(value)
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
