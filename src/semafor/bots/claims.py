"""Which route the greedy bot claims, and with which cards."""

from __future__ import annotations

from semafor.bots.graph import GREY_NUMBER, points_gained
from semafor.bots.sight import Sight, missing_cards
from semafor.charter.rules.ports import PICK_ROUTES
from semafor.engine.ruleset import Ruleset, once_for_ruleset

LOCOMOTIVE_PRICE = 3
CONFLICT_PRICE = 2
TUNNEL_SPARE = 1
FULL_HAND = 18
CARDS_LEFT = 4
PASSENGER_POINTS = 4
TRAINS_A_TURN = 3

# Price of a payment, length of the route, action.
Priced = tuple[int, int, int]


def colours_needed(sight: Sight) -> list[int]:
    """Cards of each colour the planned routes ask for (grey ones take what is left over)."""
    graph = sight.graph
    needed = [0] * graph.colours
    for route in sight.plan.routes:
        colour = graph.route_colours[route]
        if colour != GREY_NUMBER:
            needed[colour] += graph.lengths[route]
    return needed


def locomotive_price(sight: Sight, action: int) -> int:
    """Locomotives beyond a ferry's; where cards stand for some of a ferry's, those in hand are better."""
    choice = sight.choices[action]
    return LOCOMOTIVE_PRICE * abs(choice.locomotives - sight.graph.ferries[choice.route])


def price_payment(sight: Sight, action: int, needed: list[int]) -> int:
    """How much a payment hurts: locomotives beyond a ferry's, colours needed elsewhere."""
    graph = sight.graph
    choice = sight.choices[action]
    route = choice.route
    price = locomotive_price(sight, action)
    colour = choice.colour
    if colour == graph.locomotive:
        return price
    elsewhere = needed[colour]
    if graph.route_colours[route] == colour and route in sight.plan.routes:
        elsewhere -= graph.lengths[route]
    spare = max(0, sight.view.hand[colour] - elsewhere)
    paid = sight.view.ruleset.tables.cards_for(route, choice.locomotives)
    return price + CONFLICT_PRICE * max(0, paid - spare)


def is_safe(sight: Sight, action: int) -> bool:
    """EUR-EDGE-30: a tunnel is tried with a card to spare, after a withdrawal with more."""
    graph = sight.graph
    choice = sight.choices[action]
    route = choice.route
    if not graph.is_tunnel[route]:
        return True
    hand = sight.view.hand
    held = hand[graph.locomotive]
    if choice.colour != graph.locomotive:
        held += hand[choice.colour]
    paid = graph.lengths[route]
    if choice.colour != graph.locomotive:
        cards_for = sight.view.ruleset.tables.cards_for
        paid = choice.locomotives + cards_for(route, choice.locomotives)
    spare = held - paid
    return spare >= sight.spares.get(route, 0 if sight.is_late else TUNNEL_SPARE)


def claim_planned(sight: Sight, *, is_forced: bool = False) -> int | None:
    """The cheapest planned route the hand can pay; colours needed elsewhere are spared."""
    priced = price_claims(sight, frozenset(sight.plan.routes))
    if not priced:
        return None
    price, _length, action = min(priced)
    extra = price - locomotive_price(sight, action)
    is_full = sum(sight.view.hand) >= full_hand(sight)
    if extra == 0 or is_forced or is_full or sight.is_late:
        return action
    return None


def full_hand(sight: Sight) -> int:
    """A hand that waits no longer; a small box must leave cards to draw for everybody."""
    ruleset = sight.view.ruleset
    cards = sum(ruleset.kind_count(kind) for kind in range(len(ruleset.kinds)))
    return min(FULL_HAND, cards // ruleset.seats - CARDS_LEFT)


def price_claims(sight: Sight, routes: frozenset[int]) -> list[Priced]:
    """Legal claims of some routes, with the price of each payment."""
    needed = colours_needed(sight)
    choices = sight.choices
    lengths = sight.graph.lengths
    return [
        (price_payment(sight, action, needed), lengths[choices[action].route], action)
        for action in sight.legal("claim")
        if choices[action].route in routes and is_safe(sight, action)
    ]


def claim_route(sight: Sight, route: int) -> int | None:
    """A claim of one route with the payment that hurts least."""
    priced = price_claims(sight, frozenset((route,)))
    return min(priced)[2] if priced else None


def passenger_bonus(sight: Sight) -> list[int] | None:
    """GER-PASS-1: what the passengers at each place are worth to a claim, None without any."""
    shown = sight.part("passengers")
    if shown is None:
        return None
    return [PASSENGER_POINTS if counts else 0 for counts in shown["passengers"].values()]


def earnings(sight: Sight) -> list[int]:
    """LEG-CBON-1, CAM-K, CAM-G, CAM-N: what a route earns by colour, length, snow and digs."""
    graph = sight.graph
    shown = sight.part("companies")
    if shown is None:
        return [0] * len(graph.lengths)
    rules = sight.view.ruleset
    colour = shown["companies"][sight.seat]
    own = rules.kinds.index(colour) if colour else None
    bonus = rules.parameter("companies", "bonus")
    more = rules.parameter("companies", "bonus_for_two")
    tariff = rules.parameter("events", "tariff")
    long = rules.parameter("long_haul", "from")
    has_haul = rules.has("long_haul")
    found = []
    for length, painted in zip(graph.lengths, graph.route_colours, strict=True):
        dollars = tariff + length - long if has_haul and length >= long else 0
        if painted == own:
            dollars += bonus + more * (length // 2)
        found.append(dollars)
    snow = sight.part("snow")
    if snow is not None:
        for routes, tokens in zip(snow_routes(rules), snow["tokens"], strict=True):
            for route in routes:
                found[route] += tariff * tokens // 2  # 2 + T, less a card and half a turn
    for route in sight.view.ruleset.find(PICK_ROUTES) or ():
        found[route] += tariff  # CAM-N: a quarter of the cards shows a pickaxe
    return found


@once_for_ruleset
def snow_routes(ruleset: Ruleset) -> list[list[int]]:
    """CAM-G: the routes of every pair on which snow may fall."""
    pairs: dict[str, list[int]] = {}
    for number, route in enumerate(ruleset.board.routes):
        pairs.setdefault("-".join(route.pair), []).append(number)
    snow = next(part for part in ruleset.parts if part.name == "snow")
    return [pairs[pair] for pair in ruleset.tokens[snow.base]]


def find_target(sight: Sight) -> int | None:
    """The open route with most points for the turns it takes; None when none can be reached."""
    graph = sight.graph
    hand = sight.view.hand
    bonus = passenger_bonus(sight)
    more = earnings(sight)
    rivals = [trains for seat, trains in enumerate(sight.view.trains) if seat != sight.seat]
    turns_left = 1 if sight.is_last_turn else 1 + min(rivals) // TRAINS_A_TURN
    best: tuple[float, int] | None = None
    for route in sight.view.open_routes:
        if graph.lengths[route] > sight.trains:
            continue
        turns = 1 + (missing_cards(graph, hand, route) + 1) // 2
        if turns > turns_left:
            continue
        points = graph.route_points[route] + more[route]
        if bonus is not None:
            first, second = graph.places[route]
            points += bonus[first] + bonus[second]
        rated = (points / turns, -route)
        if best is None or rated > best:
            best = rated
    return None if best is None else -best[1]


def claim_for_points(sight: Sight) -> tuple[int, int]:
    """What the best claim scores now, its tickets twice, and that claim (0, -1: none)."""
    graph = sight.graph
    needed = colours_needed(sight)
    gains: dict[int, int] = {}
    more = earnings(sight)
    rated = [(0, 0, 1)]
    for action in sight.legal("claim"):
        route = sight.choices[action].route
        if not is_safe(sight, action):
            continue
        if route not in gains:
            gains[route] = graph.route_points[route] + more[route]
            gains[route] += 2 * points_gained(graph, sight.labels, sight.open_tickets, route)
        rated.append((gains[route], -price_payment(sight, action, needed), -action))
    gain, _price, action = max(rated)
    return gain, -action
