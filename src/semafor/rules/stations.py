"""Stations: built in a city, they borrow one route of another player for tickets.

Rules: EUR-STAT-1..12, EUR-EDGE-17..29, EUR-TICK-4, EUR-TIE-1. Used by: europe.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from semafor.engine import access
from semafor.engine.choices import Choice
from semafor.engine.columns import Column, flags, numbers, seats_from
from semafor.engine.core import Option, State, Step
from semafor.engine.deeds import BY_COST, Deed
from semafor.engine.errors import IllegalMove, Move, SetupError
from semafor.engine.lines import Links, ScoreLine
from semafor.engine.markers import Marker
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.payment import read_payment, write_payment
from semafor.engine.ports import STATIONS
from semafor.engine.rulebook import (
    Counted,
    Example,
    Moment,
    Piece,
    Said,
    Section,
    Sentence,
    at_place,
    item,
    line,
    stretch,
    typical,
)
from semafor.engine.sheet import Network, ScoreSheet
from semafor.engine.tables import COMPILED, DONE, NODES, SEATS, ActionBuffer, rows, zeros
from semafor.rules.scoring import ticket_total

if TYPE_CHECKING:
    from semafor.engine.ruleset import Ruleset

MOST_BORROWABLE = 64
MOST_STATIONS = 8
# Places in the part: stations left by seat, then for every place the owner's seat + 1.
OWNERS = SEATS


class StationPart(Part):
    """Stations on the board and in supply: open to everybody."""

    name = "stations"
    is_public = True
    given = ("stations",)

    def __init__(self, seats: int, places: tuple[str, ...], cities: list[int], supply: int) -> None:
        super().__init__(OWNERS + len(places))
        self.seats = seats
        self.places = places
        self.cities = cities
        self.supply = supply

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """Cities with a station by seat, and the supply."""
        owners = [state.part_value(self.base + OWNERS + place) for place in range(len(self.places))]
        return {
            "stations": [
                [self.places[place] for place, owner in enumerate(owners) if owner == player + 1]
                for player in range(self.seats)
            ],
            "left": [state.part_value(self.base + player) for player in range(self.seats)],
        }

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """Write back what was shown."""
        for place in range(len(self.places)):
            state.set_part(self.base + OWNERS + place, 0)
        for player in range(self.seats):
            state.set_part(self.base + player, shown["left"][player])
            for city in shown["stations"][player]:
                state.set_part(self.base + OWNERS + self.places.index(city), player + 1)

    def columns(self, viewer: int) -> tuple[Column, ...]:
        """Stations left by seat; for every seat whether its station stands in a place."""
        seats = seats_from(viewer, self.seats)
        built = [
            (OWNERS + place, player + 1) for player in seats for place in range(len(self.places))
        ]
        return (numbers("left", seats, MOST_STATIONS), flags("stations", built))

    def give(self, state: State, position: Mapping[str, Any]) -> None:
        """A scenario's `stations: {seat: [city, …]}`."""
        stations: list[list[str]] = [[] for _ in range(self.seats)]
        used: set[str] = set()
        for player, cities in (position.get("stations") or {}).items():
            for city in cities or []:
                is_city = city in self.places and self.places.index(city) in self.cities
                if not is_city or city in used:
                    raise SetupError("bad-position", key="stations", value=city)
                used.add(city)
                stations[player].append(city)
            if len(stations[player]) > self.supply:
                raise SetupError("bad-position", key="stations", value=cities)
        left = [self.supply - len(cities) for cities in stations]
        self.load(state, {"stations": stations, "left": left})

    def checks(self, state: State) -> dict[str, Any]:
        """Stations left by seat."""
        return {"stations_left": dict(enumerate(self.show(state, None)["left"]))}


class BuildStation(Option):
    """EUR-STAT-1..6: one station a turn, in a city without one, for one more card each time.

    Action numbers: for every place a block of colour x locomotives, then locomotives alone.
    """

    def __init__(
        self, base: int, cities: list[int], places: int, colours: int, supply: int, settle: int
    ) -> None:
        self.width = colours * supply + 1
        super().__init__("station", places * self.width)
        self.part_base = base
        self.supply = supply
        self.settle = settle
        self.cities = zeros(NODES)
        self.city_count = len(cities)
        for index, place in enumerate(cities):
            self.cities[index] = place

    def cost(self, state: State, seat: int) -> int:
        """EUR-STAT-4: as many cards as stations built, and one more."""
        return self.supply - state.part[self.part_base + seat] + 1

    def fill(self, state: State, buffer: ActionBuffer) -> int:
        """Every city without a station, with every payment of the hand.

        The payments are the same for all cities: they are listed for the first one and then
        copied, which halves the time of this option.
        """
        seat = state.seat
        if state.part[self.part_base + seat] == 0:
            return buffer.count
        codes = buffer.codes
        first = buffer.count
        count = self.list_payments(state, seat, buffer)
        payments = count - first
        source = -1
        for index in range(self.city_count):
            place = self.cities[index]
            if state.part[self.part_base + OWNERS + place] != 0:
                continue
            if source < 0:
                source = place
                for offset in range(payments):
                    codes[first + offset] += place * self.width
            else:
                for offset in range(payments):
                    codes[count + offset] = codes[first + offset] + (place - source) * self.width
                count += payments
        buffer.count = count if source >= 0 else first
        return buffer.count

    def list_payments(self, state: State, seat: int, buffer: ActionBuffer) -> int:
        """EUR-STAT-4, 5: the payments for the next station, as if for the first place."""
        tables = state.tables
        cost = self.cost(state, seat)
        locos = state.hand[seat][tables.locomotive]
        count = buffer.count
        for colour in range(tables.colours):
            cards = state.hand[seat][colour]
            if cards == 0:
                continue
            spend = max(0, cost - cards)
            last = min(cost - 1, locos)
            while spend <= last:
                buffer.codes[count] = self.base + colour * self.supply + spend
                count += 1
                spend += 1
        if locos >= cost:
            buffer.codes[count] = self.base + tables.colours * self.supply
            count += 1
        return count

    def play(self, state: State, action: int, at: int) -> None:
        """Pay, discard and place the station."""
        seat = state.seat
        tables = state.tables
        place = (action - self.base) // self.width
        offset = (action - self.base) % self.width
        cost = self.cost(state, seat)
        locos = cost
        if offset < tables.colours * self.supply:
            locos = offset % self.supply
            state.lay_cards(seat, offset // self.supply, cost - locos)
        if locos > 0:
            state.lay_cards(seat, tables.locomotive, locos)
        state.discard_laid()
        state.part[self.part_base + seat] -= 1
        state.part[self.part_base + OWNERS + place] = seat + 1
        if state.facts is not None:
            state.note("built_station", seat, place, cost)
        state.push_procedure(self.settle, 0, 0, 0)

    def describe(self, ruleset: Ruleset) -> list[Deed]:
        """Place by place: every colour with every number of locomotives, then locomotives alone."""
        pays = [
            (colour, spent) for colour in range(ruleset.colours) for spent in range(self.supply)
        ]
        pays.append((ruleset.locomotive, BY_COST))
        return [
            Deed("station", colour=colour, locomotives=spent, place=place)
            for place in range(self.size // self.width)
            for colour, spent in pays
        ]

    def to_move(self, state: State, action: int) -> Move:
        """City and exact payment."""
        tables = state.tables
        ruleset = tables.ruleset
        offset = (action - self.base) % self.width
        cost = self.cost(state, state.seat)
        colour = offset // self.supply
        locos = cost if colour == tables.colours else offset % self.supply
        pay = write_payment(ruleset.kinds, colour, cost - locos, tables.locomotive, locos)
        city = ruleset.board.places[(action - self.base) // self.width].id
        return {"do": "station", "city": city, "pay": pay}

    def parse(self, state: State, move: Move) -> int:
        """EUR-EDGE-17..19: one colour, the exact cost."""
        tables = state.tables
        ruleset = tables.ruleset
        city = move.get("city")
        if not isinstance(city, str) or city not in ruleset.place_number:
            raise IllegalMove("unknown-city", city=city)
        if state.part[self.part_base + state.seat] == 0:
            raise IllegalMove("no-stations-left", "EUR-STAT-1")
        cost = self.cost(state, state.seat)
        colour, locos, total = read_payment(move.get("pay"), ruleset.kinds, tables.locomotive)
        if total != cost:
            raise IllegalMove("wrong-station-cost", "EUR-STAT-4", needs=cost, paid=total)
        code = self.base + int(ruleset.place_number[city]) * self.width
        if colour == tables.locomotive:
            return code + tables.colours * self.supply
        return code + int(colour) * self.supply + int(locos)

    def refuse(self, state: State, action: int) -> IllegalMove:
        """The city is taken or no city, or the cards are missing."""
        place = (action - self.base) // self.width
        city = state.tables.ruleset.board.places[place].id
        if state.part[self.part_base + OWNERS + place] != 0:
            return IllegalMove("city-has-station", "EUR-STAT-2", city=city)
        if state.tables.ruleset.board.places[place].is_country:
            return IllegalMove("unknown-city", city=city)
        return IllegalMove("cards-not-in-hand", "EUR-STAT-4")


class Borrowing:
    """The search for a seat's best links, made anew for every search.

    Own components are merged first; a station's candidates are the components its rivals' routes
    lead to. With at most three stations every combination is tried.
    """

    def __init__(self) -> None:
        self.station_count = 0
        self.best = 0
        if not COMPILED:
            self.stations = zeros(MOST_STATIONS)
            self.targets = rows(MOST_STATIONS, MOST_BORROWABLE)
            self.target_count = zeros(MOST_STATIONS)
            self.chosen = zeros(MOST_STATIONS)
            self.best_chosen = zeros(MOST_STATIONS)

    def add(self, node: int) -> None:
        """The seat has a station here."""
        self.stations[self.station_count] = node
        self.station_count += 1

    def borrow(self, state: State, seat: int, network: Network) -> None:
        """Find the best assignment and add it to the network."""
        network.flatten()
        for station in range(self.station_count):
            self.find_targets(state, seat, network, station)
            self.best_chosen[station] = -1
        self.best = ticket_total(state, seat, network)
        self.search(state, seat, network, 0)
        for station in range(self.station_count):
            if self.best_chosen[station] >= 0:
                network.join(self.stations[station], self.best_chosen[station])

    def find_targets(self, state: State, seat: int, network: Network, station: int) -> None:
        """EUR-EDGE-22..24: components reached by rivals' routes at a station's city."""
        tables = state.tables
        node = self.stations[station]
        home = network.find(node)
        count = 0
        for rival in range(tables.seats):
            if rival == seat:
                continue
            for word in range(tables.words):
                mask = state.owned[rival][word]
                while mask:
                    low = mask & -mask
                    mask ^= low
                    route = word * tables.word_bits + tables.ordinal(low) - 1
                    if tables.end_a[route] == node:
                        target = network.find(tables.end_b[route])
                    elif tables.end_b[route] == node:
                        target = network.find(tables.end_a[route])
                    else:
                        continue
                    known = target == home
                    for index in range(count):
                        if self.targets[station][index] == target:
                            known = True
                    if not known:
                        self.targets[station][count] = target
                        count += 1
        self.target_count[station] = count

    def search(self, state: State, seat: int, network: Network, station: int) -> None:
        """Try every target of this station, with every choice of the stations after it."""
        if station == self.station_count:
            total = ticket_total(state, seat, network)
            if total > self.best:
                self.best = total
                for index in range(self.station_count):
                    self.best_chosen[index] = self.chosen[index]
            return
        self.chosen[station] = -1
        self.search(state, seat, network, station + 1)
        for index in range(self.target_count[station]):
            target = self.targets[station][index]
            root = network.join(self.stations[station], target)
            if root >= 0:
                self.chosen[station] = target
                self.search(state, seat, network, station + 1)
                network.undo(root)


class BorrowedRoutes(Links):
    """EUR-STAT-7..10, EUR-EDGE-20..24: the best choice of one rival route for each station."""

    def __init__(self, base: int, cities: list[int]) -> None:
        self.base = base
        self.cities = zeros(NODES)
        self.city_count = len(cities)
        for index, place in enumerate(cities):
            self.cities[index] = place

    def join(self, state: State, seat: int, network: Network) -> None:
        """Find the best assignment and add it to the network."""
        borrowing = None
        for index in range(self.city_count):
            place = self.cities[index]
            if state.part[self.base + OWNERS + place] == seat + 1:
                if borrowing is None:
                    borrowing = Borrowing()
                borrowing.add(state.tables.first_node[place])
        if borrowing is not None:
            borrowing.borrow(state, seat, network)

    def loans(self, state: State, seat: int) -> list[tuple[int, ...]]:
        """EUR-STAT-7, EUR-EDGE-22: for every station the routes of rivals at its city."""
        board = state.tables.ruleset.board
        rivals = [rival for rival in range(state.tables.seats) if rival != seat]
        routes = [route for rival in rivals for route in access.routes_of(state, rival)]
        return [
            tuple(route for route in routes if place.id in board.routes[route].pair)
            for number, place in enumerate(board.places)
            if state.part_value(self.base + OWNERS + number) == seat + 1
        ]


class StationRule:
    """What whoever plans asks of the stations; see `STATIONS`."""

    def __init__(self, base: int, option: BuildStation, unbuilt: int) -> None:
        self.base = base
        self.option = option
        self.unbuilt = unbuilt  # points at the end

    def left(self, state: State, seat: int) -> int:
        """Stations that a seat has not built."""
        return state.part_value(self.base + seat)

    def cost(self, state: State, seat: int) -> int:
        """Cards that its next one costs; each further one costs one more."""
        return self.option.cost(state, seat)

    def owner(self, state: State, place: int) -> int:
        """Whose station stands in a place, -1 for nobody's."""
        return state.part_value(self.base + OWNERS + place) - 1

    def is_site(self, state: State, place: int) -> bool:
        """EUR-STAT-2: whether one could be built there."""
        is_city = not state.tables.ruleset.board.places[place].is_country
        return is_city and self.owner(state, place) < 0


class StationsLine(ScoreLine):
    """EUR-STAT-11, EUR-EDGE-26, 27: points for every station not built."""

    def __init__(self, base: int, line: int, built_line: int, value: int, supply: int) -> None:
        self.base = base
        self.line = line
        self.built_line = built_line
        self.value = value
        self.supply = supply

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Count what is left."""
        for seat in range(state.tables.seats):
            left = state.part[self.base + seat]
            sheet.put(self.line, seat, left * self.value)
            sheet.put(self.built_line, seat, self.supply - left)


class StartStations(Step):
    """EUR-SETUP-1: every seat begins with its supply."""

    def __init__(self, base: int, supply: int) -> None:
        super().__init__()
        self.base = base
        self.supply = supply

    def run(self, state: State, at: int) -> int:
        """Hand out the stations."""
        for seat in range(state.tables.seats):
            state.part[self.base + seat] = self.supply
        return DONE


def build(builder: Builder) -> None:
    """The turn option, the borrowed routes, and the line for unbuilt stations."""
    supply = builder.number("supply")
    places = tuple(place.id for place in builder.board.places)
    cities = [number for number, place in enumerate(builder.board.places) if not place.is_country]
    base = builder.part(StationPart(builder.seats, places, cities, supply))
    builder.step("setup", 310, StartStations(base, supply), "EUR-SETUP-1")
    settle = builder.procedure("settle")
    option = BuildStation(base, cities, len(places), builder.colours, supply, settle)
    builder.option("turn", 400, option)
    unbuilt = builder.number("unbuilt")
    builder.bring(STATIONS, StationRule(base, option, unbuilt))
    builder.link(BorrowedRoutes(base, cities))
    line = builder.points_line("stations")
    built = builder.count_line("stations_built")
    builder.score_line(300, StationsLine(base, line, built, unbuilt, supply))


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """A section of its own, an action of a turn, a line of the final score."""
    points = {"points": ruleset.parameter("stations", "unbuilt")}
    supply = {"supply": ruleset.parameter("stations", "supply")}
    yield Section("station", 530)
    yield Sentence("station", 100, "rulebook-station-build", supply)
    yield Sentence("station", 200, "rulebook-station-use")
    yield Sentence("station", 300, "rulebook-station-keep", points)
    yield item("turn", 500, "rulebook-turn-station")
    yield item("score", 400, "rulebook-score-stations", **points)
    around = "rulebook-first-around"
    yield Sentence("first", 500, "rulebook-first-station", is_item=True, instead_of=around)
    left = max(1, supply["supply"] - 1)
    each = points["points"]
    told = {"left": left, "each": each}
    yield Counted(300, "example-score-stations", left * each, told, "play-line-stations")
    yield from example(ruleset, supply["supply"])


def example(ruleset: Ruleset, supply: int) -> Iterator[Example]:
    """A chain of this board that goes on over somebody else's route."""
    own = typical(ruleset, 3)
    if own is None or not supply:
        return
    middle = own.b
    twins = {own.id, *(route.id for route in ruleset.board.twins(own))}
    other = next(
        (
            route
            for route in ruleset.board.routes
            if middle in route.pair and route.id not in twins and own.a not in route.pair
        ),
        None,
    )
    if other is None:
        return
    end = other.b if other.a == middle else other.a
    borrowed = replace(stretch(other, owner="other"), a=middle, b=end)
    shown = (stretch(own, owner="you"), borrowed)
    told = {"a": at_place(own.a), "middle": at_place(middle), "b": at_place(end), "supply": supply}
    built = (Piece(middle, "station", "you"),)
    lit = tuple(replace(part, is_lit=True) for part in shown)
    yield Example(
        "station",
        100,
        "example-station",
        (
            Moment("example-station-stuck", told, (line(*shown),)),
            Moment("example-station-build", told, (line(*shown, pieces=built),)),
            Moment("example-station-end", told, (line(*lit, pieces=built),)),
        ),
    )


MODULE = RuleModule(
    name="stations",
    brings=(STATIONS,),
    rules=("EUR-STAT-1", "EUR-STAT-2", "EUR-STAT-4", "EUR-STAT-7", "EUR-STAT-11"),
    params={"supply": Param(3, 1, 5), "unbuilt": Param(4, 0, 20)},
    rulebook=rulebook,
    hints=("station",),
    choices=(Choice("station", "pay", on="places", field="city", icon="station"),),
    markers=(
        Marker("stations", "stations", "owned", "station"),
        Marker("stations", "left", "count", "station", "stations"),
    ),
    build=build,
)
