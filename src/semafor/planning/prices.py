"""What routes cost, in hundredths of a turn: the claim, the cards still missing, surcharges.

Prices of single routes can be added, and are wrong by what routes share: `price` lets each route
use the whole hand, so that no plan costs less than the sum; `fair_price` counts only what is likely
to be left for the route. A bill is for all routes of a plan together, every card spent once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from semafor.engine.views import View
from semafor.planning.facts import GREY_NUMBER, Facts
from semafor.planning.odds import turned_over, unseen_cards

# A claim takes a turn, a turn of drawing gives two cards. The more cards of one colour are missing,
# the fewer of the cards that come are wanted: `CROWD` for the square of their number.
CLAIM = 100
CARD = 50
CROWD = 2
# An open locomotive takes a whole turn.
LOCOMOTIVE = 100
# Rough exchange for the points of a station: a game brings some 2.5 points a turn.
POINT = 40
# Numbers of cards are hundredths too, because the surcharge of a tunnel is an expected value.
WHOLE = 100
# More cards than any route costs: a colour that does not pay for it.
NOT_TAKEN = 1000 * WHOLE


def price_cards(missing: int) -> int:
    """Turns for cards of one colour that are still missing (hundredths of cards)."""
    if missing <= 0:
        return 0
    return missing * CARD // WHOLE + CROWD * missing * missing // (WHOLE * WHOLE)


def expected_surcharges(view: View, facts: Facts) -> tuple[int, ...]:
    """EUR-TUNNEL-3, 4: expected additional cards (hundredths) of a tunnel, by colour paid.

    Every revealed card is one of those the seat has not seen, so each demands a card with the share
    of the colour and the locomotives among them. A deck that is too short goes on with the discard.
    """
    rules = facts.ruleset
    if not facts.reveal:
        return (0,) * rules.colours
    unseen = unseen_cards(view)
    from_deck, from_discard = turned_over(view)
    loco = rules.locomotive
    extras = []
    for colour in range(rules.colours):
        hits = from_deck * (unseen[colour] + unseen[loco]) / max(1, sum(unseen))
        hits += (
            from_discard * (view.discard[colour] + view.discard[loco]) / max(1, sum(view.discard))
        )
        extras.append(round(WHOLE * hits))
    return tuple(extras)


@dataclass(frozen=True, slots=True)
class Purse:
    """What a seat can pay with: cards by kind, and the surcharges to expect."""

    facts: Facts
    hand: tuple[int, ...]
    extras: tuple[int, ...]

    def price(self, route: int) -> int:
        """What a route costs alone."""
        facts = self.facts
        forced = facts.ferries[route]
        return CLAIM + self._cards(
            facts.lengths[route] - forced,
            forced,
            facts.payable_with[route],
            is_tunnel=facts.is_tunnel[route],
            most=facts.most_locomotives[route],
        )

    def fair_price(self, route: int) -> int:
        """What a route costs with the cards that are likely to be left for it.

        A colour in hand counts fully for routes of that colour, and locomotives not at all; for
        routes of any colour half of what the whole hand would save is counted.
        """
        facts = self.facts
        if facts.route_colours[route] != GREY_NUMBER:
            return Purse(facts, self._without_jokers(), self.extras).price(route)
        bare = Purse(facts, (0,) * len(self.hand), self.extras).price(route)
        return (self.price(route) + bare) // 2

    def _without_jokers(self) -> tuple[int, ...]:
        loco = self.facts.locomotive
        return tuple(0 if kind == loco else count for kind, count in enumerate(self.hand))

    def least_price(self, route: int) -> int:
        """What a route costs without the hand and without surcharges and crowding."""
        forced = self.facts.ferries[route]
        return CLAIM + LOCOMOTIVE * forced + CARD * (self.facts.lengths[route] - forced)

    def worth(self) -> int:
        """The most that the hand can take off a sum of least prices."""
        locomotives = self.hand[self.facts.locomotive]
        return LOCOMOTIVE * locomotives + CARD * (sum(self.hand) - locomotives)

    def price_any(self, cards: int) -> int:
        """What cards of any one colour cost alone."""
        colours = range(self.facts.colours)
        return self._cards(cards, 0, colours, is_tunnel=False, most=cards)

    def _cards(
        self, cards: int, forced: int, colours: Sequence[int], *, is_tunnel: bool, most: int
    ) -> int:
        held = self.hand[self.facts.locomotive]
        spare = max(0, min(held, most) - forced)
        missing = max(0, forced - held)
        if not colours:  # locomotives alone pay
            return LOCOMOTIVE * (missing + max(0, cards - spare))
        best = min(
            WHOLE * (cards - self.hand[kind] - spare) + (self.extras[kind] if is_tunnel else 0)
            for kind in colours
        )
        return LOCOMOTIVE * missing + price_cards(best)


@dataclass(frozen=True, slots=True)
class Bill:
    """What routes and stations cost together.

    Attributes:
        cost: Hundredths of a turn.
        kinds: The colour each route is paid with.
        station_kinds: The colour each new station is paid with.
        missing: Cards still to be drawn by kind, a tunnel's expected surcharge rounded up.
        jokers: Locomotives in hand used for each colour.
        surcharge: Expected additional cards of all tunnels (hundredths).
    """

    cost: int
    kinds: dict[int, int]
    station_kinds: tuple[int, ...]
    missing: tuple[int, ...]
    jokers: tuple[int, ...]
    surcharge: int


def make_bill(purse: Purse, routes: Sequence[int], stations: Sequence[int] = ()) -> Bill:
    """Pay for routes and for stations (their cards) together.

    Coloured routes come first; then those of any colour, the longest first, each with the colour
    that makes the whole cheapest, so that colours needed elsewhere are spared. Locomotives go to
    ferries, then one by one to the colour of which most cards are missing.
    """
    facts = purse.facts
    colours, loco = facts.colours, facts.locomotive
    lacking = [-WHOLE * purse.hand[kind] for kind in range(colours)]
    kinds: dict[int, int] = {}
    for route in routes:
        kind = facts.route_colours[route]
        if kind != GREY_NUMBER:
            kinds[route] = kind
            lacking[kind] += _needed(purse, route, kind)
    grey = [route for route in routes if facts.route_colours[route] == GREY_NUMBER]
    for route in sorted(
        grey, key=lambda route: (facts.ferries[route] - facts.lengths[route], route)
    ):
        taken = facts.payable_with[route]
        needed = [
            _needed(purse, route, kind) if kind in taken else NOT_TAKEN for kind in range(colours)
        ]
        kinds[route] = _cheapest_kind(lacking, needed)
        lacking[kinds[route]] += _needed(purse, route, kinds[route])
    station_kinds = []
    for cards in stations:
        station_kinds.append(_cheapest_kind(lacking, [WHOLE * cards] * colours))
        lacking[station_kinds[-1]] += WHOLE * cards
    forced = sum(facts.ferries[route] for route in routes)
    room = [sum(stations)] * colours
    for route, kind in kinds.items():
        room[kind] += facts.most_locomotives[route] - facts.ferries[route]
    jokers = _give_jokers(lacking, purse.hand[loco] - forced, room)
    missing_locos = max(0, forced - purse.hand[loco])
    missing = [0] * len(facts.ruleset.kinds)
    for kind, amount in enumerate(lacking):
        missing[kind] = max(0, -(-amount // WHOLE))
    missing[loco] += missing_locos
    turns = CLAIM * (len(routes) + len(stations)) + LOCOMOTIVE * missing_locos
    return Bill(
        cost=turns + sum(price_cards(amount) for amount in lacking),
        kinds=kinds,
        station_kinds=tuple(station_kinds),
        missing=tuple(missing),
        jokers=tuple(jokers),
        surcharge=sum(purse.extras[kinds[route]] for route in routes if facts.is_tunnel[route]),
    )


def _needed(purse: Purse, route: int, kind: int) -> int:
    """Cards of a colour a route takes, without the locomotives of a ferry."""
    facts = purse.facts
    extra = purse.extras[kind] if facts.is_tunnel[route] else 0
    return WHOLE * (facts.lengths[route] - facts.ferries[route]) + extra


def _cheapest_kind(lacking: Sequence[int], needed: Sequence[int]) -> int:
    """The colour that adds least to the bill; among equals the one with most cards to spare."""
    return min(
        range(len(needed)),
        key=lambda kind: (
            price_cards(lacking[kind] + needed[kind]) - price_cards(lacking[kind]),
            lacking[kind],
            kind,
        ),
    )


def _give_jokers(lacking: list[int], count: int, room: Sequence[int]) -> list[int]:
    """Use locomotives where most cards of a colour are missing and its routes take them."""
    jokers = [0] * len(lacking)
    for _ in range(count):
        able = [kind for kind in range(len(lacking)) if jokers[kind] < room[kind]]
        kind = max(able, key=lambda kind: (lacking[kind], -kind), default=-1)
        if kind < 0 or lacking[kind] <= 0:
            break
        lacking[kind] -= WHOLE
        jokers[kind] += 1
    return jokers
