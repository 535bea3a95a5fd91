"""Passengers: pawns on the board, taken with a claim, worth points by majority.

Rules: GER-PASS-1..9, GER-MAJ-1..4, GER-SETUP-1, 2, GER-EDGE-4..8, 15..18, 21..25. Used by: germany.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from semafor.board.values import is_whole
from semafor.engine.advice import Advice, Attraction, Wishes
from semafor.engine.choices import Choice
from semafor.engine.columns import Column, numbers, seats_from
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import Deed
from semafor.engine.errors import IllegalMove, Move, SetupError
from semafor.engine.lines import ScoreLine
from semafor.engine.markers import Marker
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ports import ATTRACTIONS
from semafor.engine.rulebook import (
    Counted,
    Example,
    Moment,
    Phrase,
    Picture,
    Piece,
    Said,
    Section,
    Sentence,
    at_place,
    ends,
    item,
    line,
    stretch,
    typical,
)
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE, SEATS, ActionBuffer

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

COLOURS = 6
NAMES = ("red", "black", "green", "yellow", "blue", "white")
PICKS = COLOURS + 1
# Places in the part: the bag by colour, what each seat has taken, then every place by colour.
TAKEN = COLOURS
BOARD = COLOURS + SEATS * COLOURS
# For who asks what to take: a lead of this many counts as safe; below it each passenger is worth something.
SAFE_LEAD = 2
LEAD_POINTS = 2.0


class PassengerPart(Part):
    """Passengers on the board and taken: open to everybody."""

    name = "passengers"
    is_public = True
    given = ("passengers", "taken")

    def __init__(
        self, seats: int, places: tuple[str, ...], room: list[int | None], each: int
    ) -> None:
        super().__init__(BOARD + len(places) * COLOURS)
        self.seats = seats
        self.places = places
        self.room = room
        self.each = each

    def counts(self, state: State, start: int) -> dict[str, int]:
        """Passengers by colour from a place in the part, none left out."""
        numbers = [state.part_value(self.base + start + colour) for colour in range(COLOURS)]
        return {name: number for name, number in zip(NAMES, numbers, strict=True) if number}

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """What stands where, and who has taken what."""
        return {
            "passengers": {
                place: self.counts(state, BOARD + number * COLOURS)
                for number, place in enumerate(self.places)
            },
            "taken": [self.counts(state, TAKEN + player * COLOURS) for player in range(self.seats)],
            "bag": self.counts(state, 0),
        }

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        rows = [(0, shown["bag"])]
        rows += [(TAKEN + seat * COLOURS, taken) for seat, taken in enumerate(shown["taken"])]
        for number, place in enumerate(self.places):
            rows.append((BOARD + number * COLOURS, shown["passengers"][place]))
        for start, counts in rows:
            for colour, name in enumerate(NAMES):
                state.set_part(self.base + start + colour, counts.get(name, 0))

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """The bag, what each seat has taken and what stands in every place, by colour."""
        taken = [
            TAKEN + player * COLOURS + colour
            for player in seats_from(viewer, self.seats)
            for colour in range(COLOURS)
        ]
        board = range(BOARD, BOARD + len(self.places) * COLOURS)
        return (
            numbers("bag", range(COLOURS), self.each),
            numbers("taken", taken, self.each),
            numbers("passengers", board, self.each),
        )

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """A scenario's `passengers` and `taken`; without `passengers` the seed places them."""
        bag = Counter(dict.fromkeys(NAMES, self.each))
        taken: list[dict[str, int]] = [{} for _ in range(self.seats)]
        for seat, counts in (position.get("taken") or {}).items():
            taken[seat] = dict(counts)
            self.remove(bag, Counter(counts), "taken")
        placed: dict[str, Counter[str]] = {place: Counter() for place in self.places}
        if "passengers" in position:
            for place, names in (position["passengers"] or {}).items():
                number = self.places.index(place) if place in self.places else -1
                room = self.room[number] if number >= 0 else 0
                if number < 0 or (room is not None and len(names or []) > room):
                    raise SetupError("bad-position", key="passengers", value=place)
                placed[place] = Counter(names or [])
                self.remove(bag, placed[place], "passengers")
            bag = Counter()
        self.load(state, {"passengers": placed, "taken": taken, "bag": bag})
        if "passengers" not in position:
            place_passengers(state, self.base, [number or 0 for number in self.room])

    def remove(self, bag: Counter[str], counts: Counter[str], key: str) -> None:
        """Take named passengers out of the bag, or say that there are not as many."""
        for name, count in counts.items():
            if name not in NAMES or not is_whole(count, 0, bag[name]):
                raise SetupError("bad-position", key=key, value=f"{name}: {count}")
            bag[name] -= count

    def checks(self, state: State) -> dict[str, Any]:
        """Passengers by place, as names and as numbers, and those taken."""
        shown = self.show(state, None)
        return {
            "passengers": {
                place: sorted(Counter(counts).elements())
                for place, counts in shown["passengers"].items()
            },
            "passenger_counts": {
                place: sum(counts.values()) for place, counts in shown["passengers"].items()
            },
            "taken": dict(enumerate(shown["taken"])),
        }


def place_passengers(state: State, base: int, room: list[int]) -> None:
    """GER-SETUP-1, 2: drawn from the bag and placed by the layout, as long as there are any."""
    left = 0
    for colour in range(COLOURS):
        left += state.part[base + colour]
    for place in range(len(room)):
        for _ in range(min(room[place], left)):
            colour = state.draw_token(base, COLOURS)
            state.part[base + BOARD + place * COLOURS + colour] += 1
            left -= 1


class StartPassengers(Step):
    """GER-SETUP-1: a full bag, then every place gets its passengers."""

    def __init__(self, base: int, room: list[int], each: int) -> None:
        super().__init__()
        self.base = base
        self.each = each
        self.room = room

    def run(self, state: State, at: int) -> int:
        """Fill the bag and empty it onto the board."""
        for colour in range(COLOURS):
            state.part[self.base + colour] = self.each
        place_passengers(state, self.base, self.room)
        return DONE


def stands_at(state: State, base: int, place: int) -> int:
    """How many passengers stand at a place."""
    total = 0
    for colour in range(COLOURS):
        total += state.part[base + BOARD + place * COLOURS + colour]
    return total


class AskPassengers(Step):
    """GER-PASS-1, 4, GER-EDGE-25: after points and piles; nothing is asked where nobody stands."""

    def __init__(self, base: int, decision: int) -> None:
        super().__init__()
        self.base = base
        self.decision = decision

    def run(self, state: State, at: int) -> int:
        """Ask the claimant if a passenger stands at an end."""
        route = state.frames[at][2]
        tables = state.tables
        if (
            stands_at(state, self.base, tables.place_a[route])
            + stands_at(state, self.base, tables.place_b[route])
            > 0
        ):
            state.push(self.decision, state.seat, route, 0, 0)
        return DONE


class TakePassengers(Option):
    """GER-PASS-1..3, GER-EDGE-5..7: at most one from each end, of any colour standing there.

    The action is 7 x (choice at end a) + (choice at end b); choice 0 is none, then the colours.
    """

    def __init__(self, base: int) -> None:
        super().__init__("passengers", PICKS * PICKS)
        self.part_base = base

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every combination of what stands at the two ends."""
        route = state.frames[state.depth - 1][2]
        at_a = self.part_base + BOARD + state.tables.place_a[route] * COLOURS
        at_b = self.part_base + BOARD + state.tables.place_b[route] * COLOURS
        for first in range(PICKS):
            if first > 0 and state.part[at_a + first - 1] == 0:
                continue
            for second in range(PICKS):
                if second == 0 or state.part[at_b + second - 1] > 0:
                    buffer.codes[buffer.count] = self.base + first * PICKS + second
                    buffer.count += 1
        return buffer.count

    def play(self, state: State, action: int, at: int) -> None:
        """Move the chosen passengers to the seat."""
        route = state.frames[at][2]
        pick = action - self.base
        self.take(state, state.frames[at][1], state.tables.place_a[route], pick // PICKS)
        self.take(state, state.frames[at][1], state.tables.place_b[route], pick % PICKS)

    def take(self, state: State, seat: int, place: int, choice: int) -> None:
        """GER-PASS-5, 6: a taken passenger stays with its owner; the place is not refilled."""
        if choice == 0:
            return
        state.part[self.part_base + BOARD + place * COLOURS + choice - 1] -= 1
        state.part[self.part_base + TAKEN + seat * COLOURS + choice - 1] += 1
        if state.facts is not None:
            state.note("took_passenger", seat, place, choice - 1)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """The colours taken."""
        return [
            Deed(
                "passengers",
                number=number,
                names=tuple(NAMES[pick - 1] for pick in divmod(number, PICKS) if pick),
            )
            for number in range(self.size)
        ]

    def to_move(self, state: State, action: int) -> Move:
        """Colour by place."""
        places = state.tables.ruleset.board.places
        route = state.frames[state.depth - 1][2]
        pick = action - self.base
        take = {}
        if pick // PICKS:
            take[places[state.tables.place_a[route]].id] = NAMES[pick // PICKS - 1]
        if pick % PICKS:
            take[places[state.tables.place_b[route]].id] = NAMES[pick % PICKS - 1]
        return {"do": "passengers", "take": take}

    def parse(self, state: State, move: Move) -> int:
        """Places must be ends of the route; one colour for each."""
        places = state.tables.ruleset.board.places
        route = state.frames[state.depth - 1][2]
        ends = {
            places[state.tables.place_a[route]].id: PICKS,
            places[state.tables.place_b[route]].id: 1,
        }
        take = move.get("take")
        if not isinstance(take, dict):
            raise IllegalMove("malformed", field="take")
        code = self.base
        for place, colour in take.items():
            if place not in ends:
                raise IllegalMove("not-an-end", "GER-PASS-1", place=place)
            if not isinstance(colour, str) or colour not in NAMES:
                raise IllegalMove("one-passenger", "GER-EDGE-6", place=place)
            code += ends[place] * (NAMES.index(colour) + 1)
        return code

    def refuse(self, state: State, action: int) -> IllegalMove:
        """No passenger of that colour stands there."""
        return IllegalMove("no-such-passenger", "GER-EDGE-7")


class Waiting(Attraction):
    """Passengers that stand at a place."""

    name = "passengers"

    def __init__(self, base: int) -> None:
        self.base = base

    def at_place(self, state: State, place: int) -> bool:
        """Whether one does."""
        return stands_at(state, self.base, place) > 0


class BestPassengers(Advice):
    """GER-MAJ-1..3: the pair after which own majorities are worth most."""

    def __init__(self, option: TakePassengers, first: int, second: int) -> None:
        self.option = option
        self.base = option.part_base
        self.first = first
        self.second = second

    def choose(self, state: State, buffer: ActionBuffer, wishes: Wishes) -> int:
        """Every pair that is there; among equals the one with more passengers."""
        seat = state.actor()
        best = buffer.codes[0]
        best_value = -1.0e9
        for index in range(buffer.count):
            picks = buffer.codes[index] - self.option.base
            one = picks // PICKS
            other = picks % PICKS
            value = 0.0
            if one > 0 and one == other:
                value = self.gain_colour(state, seat, one - 1, 2)
            else:
                if one > 0:
                    value += self.gain_colour(state, seat, one - 1, 1)
                if other > 0:
                    value += self.gain_colour(state, seat, other - 1, 1)
            if value > best_value:
                best_value = value
                best = buffer.codes[index]
        return best

    def gain_colour(self, state: State, seat: int, colour: int, more: int) -> float:
        """What some more passengers of a colour change."""
        return (
            0.01
            + self.rate_colour(state, seat, colour, more)
            - self.rate_colour(state, seat, colour, 0)
        )

    def rate_colour(self, state: State, seat: int, colour: int, more: int) -> float:
        """Points of a colour if the game ended now, and a little for the lead."""
        base = self.base + TAKEN + colour
        mine = state.part[base + seat * COLOURS] + more
        most = 0
        leaders = 0
        above = 0
        for other in range(state.tables.seats):
            if other == seat:
                continue
            count = state.part[base + other * COLOURS]
            if count > most:
                most = count
                leaders = 1
            elif count == most:
                leaders += 1
            if count > mine:
                above += 1
        value = LEAD_POINTS * max(-SAFE_LEAD, min(SAFE_LEAD, mine - most))
        if mine > 0:
            if mine >= most:
                value += self.first
            elif leaders == 1 and above == 1:
                value += self.second
        return value


class PassengersLine(ScoreLine):
    """GER-MAJ-1..4: by colour, most and second most passengers."""

    def __init__(self, base: int, line: int, total_line: int, first: int, second: int) -> None:
        self.base = base
        self.line = line
        self.total_line = total_line
        self.first = first
        self.second = second

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Score the colours one by one."""
        for seat in range(state.tables.seats):
            total = 0
            for colour in range(COLOURS):
                total += state.part[self.base + TAKEN + seat * COLOURS + colour]
            sheet.put(self.line, seat, 0)
            sheet.put(self.total_line, seat, total)
        for colour in range(COLOURS):
            self.score_colour(state, sheet, colour)

    def score_colour(self, state: State, sheet: ScoreSheet, colour: int) -> None:
        """A tie for first pays all and no second; a tie for second pays all; none without one."""
        most = 0
        second = 0
        leaders = 0
        for seat in range(state.tables.seats):
            count = state.part[self.base + TAKEN + seat * COLOURS + colour]
            if count > most:
                second = most
                most = count
                leaders = 1
            elif count == most:
                leaders += 1
            elif count > second:
                second = count
        for seat in range(state.tables.seats):
            count = state.part[self.base + TAKEN + seat * COLOURS + colour]
            if count == 0:
                continue
            if count == most:
                sheet.put(self.line, seat, sheet.get(self.line, seat) + self.first)
            elif leaders == 1 and count == second:
                sheet.put(self.line, seat, sheet.get(self.line, seat) + self.second)


def build(builder: Builder) -> None:
    """The layout at the start, the choice after a claim, the line of the final score."""
    each = builder.number("each")
    places = tuple(place.id for place in builder.board.places)
    room = [place.passengers for place in builder.board.places]
    base = builder.part(PassengerPart(builder.seats, places, room, each))
    builder.name_tokens(base, NAMES)
    builder.name_things("passenger", NAMES)
    builder.step(
        "setup", 100, StartPassengers(base, [count or 0 for count in room], each), "GER-SETUP-1"
    )
    decision = builder.decision("passengers")
    builder.step("claim", 70, AskPassengers(base, decision), "GER-PASS-1")
    option = TakePassengers(base)
    builder.option("passengers", 100, option)
    line = builder.points_line("passengers")
    total = builder.count_line("passengers_taken")
    first, second = builder.number("first"), builder.number("second")
    builder.score_line(500, PassengersLine(base, line, total, first, second))
    builder.advise("passengers", BestPassengers(option, first, second))
    builder.add(ATTRACTIONS, Waiting(base))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own, what a claim brings, a line of the final score."""
    number = ruleset.parameter
    prizes = {"first": number("passengers", "first"), "second": number("passengers", "second")}
    each = {"each": number("passengers", "each")}
    yield Sentence("setup", 600, "rulebook-setup-passengers", each)
    yield Sentence(
        "turn",
        300,
        "rulebook-turn-claim-passengers",
        is_item=True,
        instead_of="rulebook-turn-claim",
    )
    yield Section("passenger", 540)
    yield Sentence("passenger", 100, "rulebook-passenger-take")
    yield Sentence("passenger", 200, "rulebook-passenger-points", prizes)
    yield Sentence("passenger", 300, "rulebook-passenger-none")
    yield item("score", 700, "rulebook-score-passengers", **prizes)
    won = prizes["first"] + prizes["second"]
    yield Counted(500, "example-score-passengers", won, prizes, "play-line-passengers")
    yield from example(ruleset, prizes)


def example(ruleset: Ruleset, prizes: dict[str, int]) -> Iterator[Example]:
    """A claim of this board that takes a passenger at each end, and what they bring."""
    route = typical(ruleset, 3, has_twin=False)
    if route is None:
        return
    colours = ruleset.kinds[:COLOURS]
    waiting = (
        Piece(route.a, "pawn", colours[0]),
        Piece(route.a, "pawn", colours[1], is_taken=True),
        Piece(route.b, "pawn", colours[2], is_taken=True),
    )
    told = {"route": ends(route), "a": at_place(route.a), "b": at_place(route.b), **prizes}
    terms = tuple(
        (Phrase("example-passengers-term", {"colour": Phrase(f"play-colour-{colour}")}), points)
        for colour, points in zip(colours[1:], prizes.values(), strict=False)
    )
    yield Example(
        "passenger",
        100,
        "example-passengers",
        (
            Moment(
                "example-passengers-take",
                told,
                (line(stretch(route, owner="you"), pieces=waiting),),
            ),
            Moment("example-passengers-count", told, (Picture("sum", terms=terms),)),
        ),
    )


MODULE = RuleModule(
    name="passengers",
    brings=(ATTRACTIONS,),
    rules=("GER-PASS-1", "GER-PASS-2", "GER-PASS-3", "GER-MAJ-1", "GER-MAJ-2", "GER-MAJ-3"),
    params={"each": Param(10, 1, 20), "first": Param(20, 0, 99), "second": Param(10, 0, 99)},
    rulebook=rulebook,
    hints=("passengers",),
    choices=(Choice("passengers", "several", field="take", icon="person"),),
    markers=(
        Marker("passengers", "passengers", "waiting", "person"),
        Marker("passengers", "taken", "colours", "person", "passengers"),
    ),
    build=build,
)
