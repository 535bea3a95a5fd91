"""Events: cards that newspapers reveal; the last one revealed is the active one.

Rules: LEG-NEWS-1, LEG-EVENT-1..5, LEG-SETUP-13, LEG-EDGE-9, 14..16, LEG-CAB-2. Used by: legends.
What a card does is data of the edition (`cards`); the procedure `event` reveals one: 100 turn it
over, 120 what it does at once. 110 and 130 are free for marks and for what others do about it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from semafor.cards.acts import make_instants
from semafor.cards.acts.hands import still_to_discard
from semafor.cards.acts.instant import Instant
from semafor.cards.ports import EVENTS, OF_ACTS, STANDING, TARIFF, Events
from semafor.cards.reader import Effect
from semafor.cards.standing import effect_reader, rows_of_events
from semafor.cards.words import CONTINUOUS, INSTANT
from semafor.engine.advice import Note, TakeFirst
from semafor.engine.chance import ScriptedSource
from semafor.engine.columns import Column, numbers, placed
from semafor.engine.core import Option, State, Step
from semafor.engine.costs import Cost, CostRule, refresh_costs
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move, SetupError
from semafor.engine.facts import Look
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ports import COST_RULES, FREE_LOCOMOTIVES, NOTES
from semafor.engine.rulebook import (
    SHORT,
    CardRow,
    Example,
    Moment,
    Phrase,
    Picture,
    Said,
    Section,
    Sentence,
    cards,
    item,
    setting,
)
from semafor.engine.score import score_position
from semafor.engine.tables import AGAIN, COMPILED, DONE, ROUTES, ActionBuffer, zeros
from semafor.rules.drawing import draw_hidden

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

NONE = -1
# Events without effect, for tests and scenarios.
BLANKS = tuple(f"blank-{number}" for number in range(1, 10))
LIGHTNING = "lightning"
KINDS = ("continuous", LIGHTNING)


class EventsPart(Part):
    """The deck as a set, the pile in its order: open to everybody but for the deck's order.

    Numbers: for every event whether it lies in the deck, then how many lie in the pile, the pile
    from the bottom, and whether the active event makes open locomotives ordinary cards.
    """

    name = "events"
    is_public = True
    given = ("events", "event_discard", "active_event")

    def __init__(self, names: tuple[str, ...], cards: int) -> None:
        super().__init__(2 * len(names) + 2)
        self.names = names
        self.in_play = cards
        self.free_locos: list[int] = []
        self.lasting: dict[str, list[Effect]] = {}

    def deck(self, state: State) -> list[int]:
        """Events in the deck."""
        return [event for event in range(len(self.names)) if state.part_value(self.base + event)]

    def pile(self, state: State) -> list[int]:
        """Events of the pile, the active one last."""
        first = self.base + len(self.names)
        return [state.part_value(first + 1 + at) for at in range(state.part_value(first))]

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """LEG-INFO-1: the active event, the pile, and which events are still in the deck."""
        pile = [self.names[event] for event in self.pile(state)]
        active = pile[len(pile) - 1] if pile else None
        return {
            "active_event": active,
            "is_lasting": bool(self.lasting.get(active or "")),
            "event_pile": pile,
            "event_deck": [self.names[event] for event in self.deck(state)],
        }

    def asks(self, state: State, decision: str) -> dict[str, Any]:
        """The event that makes somebody discard, and how many cards are still to go."""
        if decision != "discard":
            return {}
        event = self.show(state, None)["active_event"]
        return {"count": still_to_discard(state), **({"event": event} if event else {})}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown; what the active event does follows from it."""
        count = len(self.names)
        for number, name in enumerate(self.names):
            state.set_part(self.base + number, int(name in shown["event_deck"]))
        pile = [self.names.index(name) for name in shown["event_pile"]]
        state.set_part(self.base + count, len(pile))
        for at, event in enumerate(pile):
            state.set_part(self.base + count + 1 + at, event)
        free = self.free_locos[pile[len(pile) - 1]] if pile else 0
        state.set_part(self.base + 2 * count + 1, free)

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """Which events are in the deck, and the pile: the active event has 1, the one before it 2."""
        count = len(self.names)
        return (
            numbers("event_deck", range(count), 1),
            placed("event_pile", count + 1, count, range(count), count),
        )

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """A scenario's deck (top first) and pile; events not named lie in the deck if it is not."""
        if "active_event" in position and "event_discard" in position:
            raise SetupError("bad-position", key="active_event", value=position["active_event"])
        pile = position.get("event_discard") or []
        if position.get("active_event") is not None:
            pile = [position["active_event"]]
        named = position.get("events")
        deck = named or []
        for value in (*pile, *deck):
            if value not in self.names or [*pile, *deck].count(value) > 1:
                raise SetupError("bad-position", key="events", value=value)
        if named is None:
            deck = [name for name in self.names[: self.in_play] if name not in pile]
        elif isinstance(state.source, ScriptedSource):
            order = [self.names.index(name) for name in deck]
            state.source.tokens[self.base] = order
        self.load(state, {"event_deck": deck, "event_pile": pile})
        refresh_costs(state)

    def checks(self, state: State) -> dict[str, Any]:
        """The active event and how many are left in the deck."""
        shown = self.show(state, None)
        return {
            "active_event": shown["active_event"],
            "event_discard": shown["event_pile"],
            "events_left": len(shown["event_deck"]),
        }


class Deck:
    """Where the events stand in the state's parts, and what changes when another one is active."""

    def __init__(self, base: int, events: int, free_locos: list[int]) -> None:
        self.base = base
        self.events = events
        self.free_locos = free_locos

    def active(self, state: State) -> int:
        """LEG-EVENT-2: the top of the pile, -1 without an event."""
        place = self.base + self.events
        count = state.part[place]
        return state.part[place + count] if count > 0 else NONE

    def settle(self, state: State) -> None:
        """LEG-EVENT-2, 5: only the active event works, from the moment it lies on top."""
        event = self.active(state)
        free = 0
        if event >= 0:
            free = self.free_locos[event]
        state.part[self.base + 2 * self.events + 1] = free
        if len(state.tables.costs) > 0:
            refresh_costs(state)

    def reveal(self, state: State) -> int:
        """LEG-NEWS-1, LEG-EDGE-14: the top event becomes active; -1 if there is none to reveal.

        With an empty deck the pile but for its top card is shuffled into a new one first.
        """
        place = self.base + self.events
        count = state.part[place]
        left = 0
        for event in range(self.events):
            left += state.part[self.base + event]
        if left == 0:
            if count < 2:
                return NONE
            for index in range(1, count):
                state.part[self.base + state.part[place + index]] = 1
            state.part[place + 1] = state.part[place + count]
            count = 1
        event = state.draw_token(self.base, self.events)
        count += 1
        state.part[place] = count
        state.part[place + count] = event
        self.settle(state)
        return event

    def remove(self, state: State, event: int) -> bool:
        """LEG-CAMP-7: an event leaves the game; whether it was the active one."""
        was_active = self.active(state) == event
        place = self.base + self.events
        state.part[self.base + event] = 0
        kept = 0
        for index in range(1, state.part[place] + 1):
            if state.part[place + index] != event:
                kept += 1
                state.part[place + kept] = state.part[place + index]
        state.part[place] = kept
        self.settle(state)
        return was_active

    def hide_pile(self, state: State) -> bool:
        """LEG-EDGE-15: without a deck the older events are shuffled into one, all of them.

        Whether there is an event to reveal.
        """
        place = self.base + self.events
        left = any(state.part_value(self.base + event) for event in range(self.events))
        count = int(state.part_value(place))
        if not left:
            for index in range(1, count + 1):
                state.set_part(self.base + state.part_value(place + index), 1)
            state.set_part(place, 0)
            self.settle(state)
        return left or count > 0


class StartEvents(Step):
    """LEG-SETUP-13: all events lie face down; none is active."""

    def __init__(self, deck: Deck, cards: int) -> None:
        super().__init__()
        self.deck = deck
        self.cards = cards

    def run(self, state: State, at: int) -> int:
        """Shuffle the deck: a deck of unknown order is a set."""
        for event in range(self.deck.events):
            state.part[self.deck.base + event] = 1 if event < self.cards else 0
        state.part[self.deck.base + self.deck.events] = 0
        return DONE


class BringEvent(Step):
    """LEG-NEWS-1: a newspaper reveals the next event, before anything else happens to it."""

    def __init__(self, procedure: int) -> None:
        super().__init__()
        self.procedure = procedure

    def run(self, state: State, at: int) -> int:
        """Reveal it for the seat whose draw it was."""
        state.push_procedure(self.procedure, state.frames[at][3], 0, 0)
        return DONE


class RevealEvent(Step):
    """LEG-NEWS-1, LEG-EVENT-5: the event lies on top of the pile and is the active one."""

    def __init__(self, deck: Deck) -> None:
        super().__init__()
        self.deck = deck

    def run(self, state: State, at: int) -> int:
        """Turn it over and remember it for the steps that follow."""
        event = self.deck.reveal(state)
        state.frames[at][3] = event + 1
        if event >= 0 and state.facts is not None:
            state.note("event", state.frames[at][2], event, 0)
        return DONE


class ActAtOnce(Step):
    """LEG-EVENT-3, LEG-EDGE-9: a lightning event acts once, before the replacement card."""

    def __init__(self, instants: list[list[Instant]]) -> None:
        super().__init__()
        self.instants = instants

    def run(self, state: State, at: int) -> int:
        """Carry out one effect after the other; what one asks is answered before the next."""
        event = state.frames[at][3] - 1
        if event < 0:
            return DONE
        done = state.frames[at][4]
        row = self.instants[event]
        if done == len(row):
            return DONE
        state.frames[at][4] = done + 1
        instant = row[done]
        instant.run(state, state.frames[at][2])
        return AGAIN


class CostsOfEvent:
    """What one event changes about every route: numbers side by side, since all routes are asked about it again and again.

    Attributes:
        marked: The routes it changes.
        asking: Those that ask for a further card.
    """

    fewer: list[int]
    extra: list[int]
    fee: list[int]
    closed: list[int]

    def __init__(self, effects: list[Effect]) -> None:
        if not COMPILED:  # compiled, they are there and zero
            self.fewer, self.extra = zeros(ROUTES), zeros(ROUTES)
            self.fee, self.closed = zeros(ROUTES), zeros(ROUTES)
        marked: set[int] = set()
        for effect in effects:
            if effect.op not in ("cost_modifier", "fee", "forbid_strands"):
                continue
            if effect.by_seat:
                raise SetupError("bad-effect", where="events", what=f"{effect.op} by player")
            marked.update(effect.routes)
            for route in effect.routes:
                self.add(route, effect)
        self.marked = sorted(marked)
        self.asking = [route for route in self.marked if self.extra[route]]

    def add(self, route: int, effect: Effect) -> None:
        """Effects of an event add up."""
        if effect.op == "cost_modifier":
            cards = effect.number("cards")
            self.fewer[route] += max(0, -cards)
            self.extra[route] += max(0, cards)
        elif effect.op == "fee":
            self.fee[route] += effect.number("n")
        else:
            self.closed[route] = 1


class EventCosts(CostRule):
    """The active event makes routes cheaper, dearer, or closes them."""

    def __init__(self, deck: Deck, effects: list[list[Effect]]) -> None:
        self.deck = deck
        self.events = [CostsOfEvent(rows) for rows in effects]

    def mark(self, state: State) -> None:
        """Mark the routes of the active event."""
        event = self.deck.active(state)
        if event >= 0:
            costs = self.events[event]
            for route in costs.marked:
                state.alter_route(route)

    def change(self, state: State, seat: int, route: int, cost: Cost) -> None:
        """CAM-PAY-1, 3, 6: reductions and further cards add up."""
        event = self.deck.active(state)
        if event < 0:
            return
        costs = self.events[event]
        cost.need -= costs.fewer[route]
        cost.extra += costs.extra[route]
        cost.fee += costs.fee[route]
        cost.is_closed += costs.closed[route]

    def cause(self, state: State) -> Mapping[str, str]:
        """The active event."""
        event = self.deck.active(state)
        return {} if event < 0 else {"event": state.tables.ruleset.names["event"][event]}


class ClaimBonus(Step):
    """After the last printed step of a claim: dollars or cards that the active event gives."""

    def __init__(self, deck: Deck, effects: list[list[Effect]], procedure: int, seats: int) -> None:
        super().__init__()
        self.deck = deck
        self.procedure = procedure
        self.dollars: list[list[int]] = []
        self.cards: list[list[int]] = []
        for rows in effects:
            for seat in range(seats):
                self.add_event(rows, seat)

    def add_event(self, effects: list[Effect], seat: int) -> None:
        """Work out what one event gives one seat, route by route."""
        dollars, cards = zeros(ROUTES), zeros(ROUTES)
        for effect in effects:
            for route in effect.routes_of(seat) if effect.op == "claim_bonus" else ():
                dollars[route] += effect.number("dollars")
                cards[route] += effect.number("cards")
        self.dollars.append(dollars)
        self.cards.append(cards)

    def run(self, state: State, at: int) -> int:
        """Give what the route earns under the event that is active now."""
        event = self.deck.active(state)
        if event < 0:
            return DONE
        route = state.frames[at][2]
        row = event * state.tables.seats + state.seat
        dollars = self.dollars[row][route]
        if dollars > 0:
            state.score[state.seat] += dollars
            if state.facts is not None:
                state.note("event_bonus", state.seat, dollars, 0)
        cards = self.cards[row][route]
        if cards > 0:
            draw_hidden(state, self.procedure, state.seat, cards)
        return DONE


def tell_bonus(
    step: ClaimBonus, names: tuple[str, ...], state: State, seat: int, route: int
) -> Iterator[Note]:
    """LEG-EVENT-2: what the active event pays for a claim."""
    event = step.deck.active(state)
    dollars = step.dollars[event * state.tables.seats + seat][route] if event >= 0 else 0
    if dollars > 0:
        yield Note("bonus", {"event": names[event], "dollars": dollars})


class AskArchive(Step):
    """LEG-CAB-2, LEG-EDGE-29: in the end phase the last placed player takes an event out."""

    def __init__(self, deck: Deck, decision: int) -> None:
        super().__init__()
        self.deck = deck
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """Ask, unless the pile is empty."""
        if self.deck.active(state) >= 0:
            state.push(self.decision, score_position(state).last, 0, 0, 0)
        return DONE


class ChooseArchived(Option):
    """LEG-CAB-2: any event of the pile, the active one too."""

    def __init__(self, deck: Deck, names: tuple[str, ...]) -> None:
        super().__init__("choose", len(names))
        self.deck = deck
        self.names = names

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every event of the pile."""
        place = self.deck.base + self.deck.events
        for index in range(1, state.part[place] + 1):
            buffer.codes[buffer.count] = self.base + state.part[place + index]
            buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """LEG-CAB-3: take it out of the game."""
        event = action - self.base
        self.deck.remove(state, event)
        if state.facts is not None:
            state.note("archived", state.frames[at][1], event, 0)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """The event by its id."""
        return [Deed("choose", number=at, names=(name,)) for at, name in enumerate(self.names)]

    def to_move(self, state: State, action: int) -> Move:
        """The event by its id."""
        return {"do": "choose", "option": self.names[action - self.base]}

    def parse(self, state: State, move: Move) -> int:
        """The option must be an event."""
        name = move.get("option")
        if not isinstance(name, str) or name not in self.names:
            raise IllegalMove("unknown-event", event=name)
        return self.base + self.names.index(name)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """It does not lie in the pile."""
        name = self.names[action - self.base]
        return IllegalMove("event-not-in-pile", "LEG-CAB-2", event=name)


def archive_event(state: State, name: str) -> None:
    """LEG-EVENT-4, LEG-EDGE-15, 16: an event leaves the game in mid-game.

    If it was the active one, the next event is revealed at once; older ones never come back. The
    caller lets the state advance.
    """
    ruleset = state.tables.ruleset
    events = ruleset.port(EVENTS)
    if events.deck.remove(state, events.names.index(name)) and events.deck.hide_pile(state):
        state.push_procedure(ruleset.procedure_number["event"], state.seat, 0, 0)


def read_cards(builder: Builder) -> tuple[list[str], list[list[Effect]], list[list[Effect]]]:
    """The edition's events: ids, what they do at once, what they do while they are active."""
    reader = effect_reader(builder)
    names: list[str] = []
    instant: list[list[Effect]] = []
    continuous: list[list[Effect]] = []
    rows = builder.settings.get("cards", [])
    if not isinstance(rows, list):
        raise builder.bad("cards", rows, "a list")
    for number, row in enumerate(rows):
        where = f"events.cards {number + 1}"
        if not isinstance(row, Mapping) or not isinstance(row.get("id"), str):
            raise SetupError("bad-effect", where=where, what="expected an id")
        where = f"{where} ({row['id']})"
        if row.get("kind") not in KINDS or row["id"] in (*names, *BLANKS):
            raise SetupError("bad-effect", where=where, what=f"kind or id: {dict(row)}")
        is_lightning = row["kind"] == LIGHTNING
        effects = reader.read(row.get("do"), where, INSTANT if is_lightning else CONTINUOUS)
        names.append(row["id"])
        instant.append(effects if is_lightning else [])
        continuous.append([] if is_lightning else effects)
    return names, instant, continuous


def build(builder: Builder) -> None:
    """The deck, what reveals an event, what the active one changes."""
    ids, instant, continuous = read_cards(builder)
    names = (*ids, *BLANKS)
    instant += [[] for _ in BLANKS]
    continuous += [[] for _ in BLANKS]
    part = EventsPart(names, len(ids))
    base = builder.part(part)
    part.free_locos = [int(any(effect.op == "loco_free" for effect in rows)) for rows in continuous]
    part.lasting = dict(zip(names, continuous, strict=True))
    builder.name_tokens(base, names)
    builder.name_things("event", names)
    deck = Deck(base, len(names), part.free_locos)
    builder.bring(FREE_LOCOMOTIVES, base + 2 * len(names) + 1)
    event = builder.procedure("event")
    builder.step("setup", 540, StartEvents(deck, len(ids)), "LEG-SETUP-13")
    builder.step("card_drawn", 100, BringEvent(event), "LEG-NEWS-1")
    builder.step("event", 100, RevealEvent(deck), "LEG-NEWS-1")
    instants = [make_instants(builder, rows) for rows in instant]
    builder.step("event", 120, ActAtOnce(instants), "LEG-EVENT-3")
    costs = EventCosts(deck, continuous)
    extra = [route for event in costs.events for route in event.asking]
    if any(event.marked for event in costs.events):
        builder.cost_rule(costs, extra)
    hidden = builder.procedure("bonus_card")
    bonus = ClaimBonus(deck, continuous, hidden, builder.seats)
    builder.step("claim", 1250, bonus, "LEG-EVENT-2")
    builder.add(NOTES, partial(tell_bonus, bonus, names))
    builder.bring(EVENTS, Events(deck, names, builder.settings.get("cards", [])))
    builder.add(STANDING, rows_of_events(deck, continuous))
    if builder.number("archive"):
        decision = builder.decision("archive", "effect")
        builder.option("archive", 100, ChooseArchived(deck, names))
        builder.advise("archive", TakeFirst())  # the game is over: it is all the same
        builder.step("game_end", 200, AskArchive(deck, decision), "LEG-CAB-2")


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """Every event of the game by its name and text."""
    yield Section("news", 580)
    yield Sentence("news", 400, "rulebook-news-list")
    for number, card in enumerate(setting(ruleset, "events", "cards", ())):
        key = f"event-{card['id']}"
        name, text = Phrase(key), Phrase(f"{key}-text")
        yield item("news", 500 + number, "rulebook-event-line", name=name, text=text)
    yield Sentence(SHORT, 200, "short-events")
    yield from example(ruleset)


def example(ruleset: Ruleset) -> Iterator[Example]:
    """A newspaper comes up, and with it an event of this game that lasts, if there is one."""
    known = setting(ruleset, "events", "cards", ())
    if not known:
        return
    event = next((card for card in known if card["kind"] != LIGHTNING), known[0])
    key = f"event-{event['id']}"
    front = Picture("news", headline=(Phrase(key), Phrase(f"{key}-text")))
    told = {"name": Phrase(key), "lasts": "no" if event["kind"] == LIGHTNING else "yes"}
    yield Example(
        "news",
        100,
        "example-event",
        (
            Moment("example-event-drawn", told, (cards(CardRow("example-deck", ("back",), (0,))),)),
            Moment("example-event-turned", told, (front,)),
            Moment("example-event-after", told),
        ),
    )


MODULE = RuleModule(
    name="events",
    rules=("LEG-NEWS-1", "LEG-EVENT-2", "LEG-EVENT-3", "LEG-EVENT-5", "LEG-EDGE-14"),
    needs=(TARIFF,),
    wants=OF_ACTS,
    brings=(EVENTS, STANDING, COST_RULES, FREE_LOCOMOTIVES, NOTES),
    tells=(TARIFF.told_by(lambda builder: builder.number("tariff")),),
    params={"tariff": Param(1, 1, 3), "archive": Param(0, 0, 1)},
    data=("cards",),
    facts={
        "event": ("event", ""),
        "event_bonus": ("dollars", ""),
        "archived": ("event", ""),
        "money": ("dollars", ""),
        "discarded": ("card", ""),
        "swapped": ("card", "card_b"),
        "replaced_ticket": ("", ""),
    },
    looks={
        "event": Look("news", sound="ticket", source="deck", target="event"),
        "event_bonus": Look("coin"),
        "archived": Look("news"),
        "money": Look("coin"),
        "discarded": Look("card"),
        "swapped": Look("card"),
        "replaced_ticket": Look("ticket"),
    },
    rulebook=rulebook,
    hints=(
        "effect",
        "event",
    ),
    build=build,
)
