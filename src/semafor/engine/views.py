"""What a seat may know, and full states that agree with it.

Rules: COM-INFO-1..5, COM-DRAW-13, COM-TICK-11, EUR-INFO-1, GER-INFO-1. A view is an allow-list,
built field by field; nothing is ever removed from a full state.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from semafor.board import showing
from semafor.engine import access
from semafor.engine.core import State
from semafor.engine.ruleset import Ruleset
from semafor.engine.tables import SEAT_MARK, ActionBuffer

UNKNOWN = -1


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat sees it (`seat` None: a spectator). Numbers are the ruleset's."""

    ruleset: Ruleset
    seat: int | None
    actor: int
    decision: str
    phase: str
    turn: int
    first: int
    last_round: int
    passes: int
    turns: int
    is_over: bool
    market: tuple[int, ...]
    deck_size: int
    discard: tuple[int, ...]
    laid: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    known: tuple[tuple[int, ...], ...]
    trains: tuple[int, ...]
    score: tuple[int, ...]
    routes: tuple[tuple[int, ...], ...]
    open_routes: tuple[int, ...]
    tickets: tuple[int, ...]
    ticket_counts: tuple[int, ...]
    all_tickets: tuple[tuple[int, ...], ...]
    offered: tuple[int, ...]
    offer_counts: tuple[int, ...]
    offer_decks: tuple[tuple[int, ...], ...]
    ticket_deck_sizes: tuple[int, ...]
    under: tuple[tuple[int, ...], ...]
    boxed: tuple[int, ...]
    aside: tuple[int, ...]
    frames: tuple[tuple[int, ...], ...]
    parts: tuple[dict[str, Any], ...]
    actions: tuple[int, ...]

    def _repr_html_(self) -> str | None:
        """How a notebook shows it."""
        return showing.shown(self)

    def to_dict(self) -> dict[str, Any]:
        """The view in words: what a client is sent."""
        rules = self.ruleset
        board = rules.board
        return {
            "edition": rules.edition.name,
            "seat": self.seat,
            "actor": self.actor,
            "phase": self.phase,
            "turn": self.turn,
            "first": self.first,
            "last_round": None if self.last_round < 0 else self.last_round,
            "over": self.is_over,
            "turns": self.turns,
            "market": [None if kind < 0 else rules.kinds[kind] for kind in self.market],
            "deck_size": self.deck_size,
            "discard": _counts(rules, self.discard),
            "laid": _counts(rules, self.laid),
            "hand": _counts(rules, self.hand),
            "hand_sizes": list(self.hand_sizes),
            "known": [_counts(rules, counts) for counts in self.known],
            "trains": list(self.trains),
            "score": list(self.score),
            "routes": [[board.routes[route].id for route in owned] for owned in self.routes],
            "open_routes": [board.routes[route].id for route in self.open_routes],
            "tickets": _tickets(rules, self.tickets),
            "ticket_counts": list(self.ticket_counts),
            "all_tickets": [_tickets(rules, held) for held in self.all_tickets],
            "offered": _tickets(rules, self.offered),
            "offer_counts": list(self.offer_counts),
            "offer_decks": [
                dict(zip(rules.decks, counts, strict=True)) for counts in self.offer_decks
            ],
            "ticket_deck_sizes": dict(zip(rules.decks, self.ticket_deck_sizes, strict=True)),
            "under": [_tickets(rules, deck) for deck in self.under],
            "boxed": _tickets(rules, self.boxed),
            "aside": _tickets(rules, self.aside),
            "parts": {
                part.name: shown for part, shown in zip(rules.parts, self.parts, strict=True)
            },
            "actions": list(self.actions),
        }


def _counts(rules: Ruleset, counts: tuple[int, ...]) -> dict[str, int]:
    return {rules.kinds[kind]: count for kind, count in enumerate(counts) if count}


def _tickets(rules: Ruleset, tickets: tuple[int, ...]) -> list[str | None]:
    return [None if ticket < 0 else rules.board.tickets[ticket].id for ticket in tickets]


def _by_deck(rules: Ruleset, tickets: list[int]) -> tuple[int, ...]:
    """GER-INFO-1, EUR-SETUP-4: of which decks tickets on offer are is open, which they are is not."""
    names = [rules.board.tickets[ticket].deck for ticket in tickets]
    return tuple(names.count(deck) for deck in rules.decks)


def _seen(marked: list[int], seat: int | None) -> tuple[int, ...]:
    """Tickets a seat put away itself; the others are unknown to it."""
    return tuple(
        ticket % SEAT_MARK if seat is not None and ticket // SEAT_MARK == seat + 1 else UNKNOWN
        for ticket in marked
    )


def view(state: State, seat: int | None, buffer: ActionBuffer | None = None) -> View:
    """COM-INFO-1..5: what a seat (None: a spectator) may know of a position."""
    ruleset: Ruleset = state.tables.ruleset
    seats = range(ruleset.seats)
    decks = range(len(ruleset.decks))
    actor = state.actor()
    decision = ruleset.decisions[state.decision()] if actor >= 0 else None
    hands = [access.hand_list(state, player) for player in seats]
    offers = [access.offered_tickets(state, player) for player in seats]
    under = [access.under_list(state, deck) for deck in decks]
    actions: tuple[int, ...] = ()
    if seat is not None and seat == actor:
        listed = buffer or ActionBuffer()
        state.fill(listed)
        actions = tuple(listed.to_list())
    everybody = seats if state.is_over else ()
    return View(
        ruleset=ruleset,
        seat=seat,
        actor=actor,
        decision=decision.name if decision else "",
        phase=decision.phase if decision else "over",
        turn=state.seat,
        first=state.first,
        last_round=state.last_round,
        passes=state.passes,
        turns=state.turns,
        is_over=bool(state.is_over),
        market=tuple(access.market_list(state)),
        deck_size=state.deck_count,
        discard=tuple(access.pile_list(state, "discard")),
        laid=tuple(access.pile_list(state, "laid")),
        hand=() if seat is None else tuple(hands[seat]),
        hand_sizes=tuple(sum(hand) for hand in hands),
        known=tuple(tuple(access.known_list(state, player)) for player in seats),
        trains=tuple(access.trains_of(state, player) for player in seats),
        score=tuple(access.score_of(state, player) for player in seats),
        routes=tuple(tuple(access.routes_of(state, player)) for player in seats),
        open_routes=() if seat is None else tuple(access.open_routes(state, seat)),
        tickets=() if seat is None else tuple(access.held_tickets(state, seat)),
        ticket_counts=tuple(access.held_count(state, player) for player in seats),
        all_tickets=tuple(tuple(access.held_tickets(state, player)) for player in everybody),
        offered=() if seat is None else tuple(offers[seat]),
        offer_counts=tuple(len(offer) for offer in offers),
        offer_decks=tuple(_by_deck(ruleset, offer) for offer in offers),
        ticket_deck_sizes=tuple(
            len(access.pool_list(state, deck)) + len(under[deck]) for deck in decks
        ),
        under=tuple(_seen(under[deck], seat) for deck in decks),
        boxed=tuple(sorted(_seen(access.boxed_list(state), seat))),
        aside=tuple(sorted(_seen(access.aside_list(state), seat))),
        frames=tuple(tuple(frame) for frame in access.frame_list(state)),
        parts=tuple(part.show(state, seat) for part in ruleset.parts),
        actions=actions,
    )


def find_part(view: View, name: str) -> dict[str, Any] | None:
    """What a view shows of a module's part, None where the game has no such part."""
    for part, shown in zip(view.ruleset.parts, view.parts, strict=True):
        if part.name == name:
            return shown
    return None


PLAIN_FIELDS = tuple(field.name for field in fields(View) if field.name != "ruleset")


def to_plain(view: View) -> dict[str, Any]:
    """A view as plain data, without the rules it is of."""
    return {name: getattr(view, name) for name in PLAIN_FIELDS}


def from_plain(ruleset: Ruleset, data: Mapping[str, Any]) -> View:
    """The same view again: lists become tuples, except inside the parts, which are plain data."""
    values = {name: _tuples(data[name]) for name in PLAIN_FIELDS if name != "parts"}
    return View(ruleset=ruleset, parts=tuple(data["parts"]), **values)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
