"""Games of a campaign for bots: marked cards count as their colour, small choices have small rules.

What a rule says about bots is followed in a simple way, choice by choice (`ANSWERS`); claims, draws
and tickets are left to the bot that asks, which sees the hand without marks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from semafor.bots.bazaar import choose_given, choose_taken, is_market_day
from semafor.bots.campaign_payments import (
    before_payment,
    claim_with_help,
    first_offered,
    is_worth_a_gang,
    pay_on,
    pay_well,
)
from semafor.bots.drawing import wanted_colours
from semafor.bots.graph import is_joined
from semafor.bots.links import gain_of_line
from semafor.bots.sight import Sight, find_part
from semafor.cards.choices import DECLINE
from semafor.charter.rules.offices.rows import Row
from semafor.charter.rules.payment.claim import PAYING
from semafor.charter.rules.payment.ways import Payment
from semafor.charter.rules.ports import GANGS, GRAIN, HERDS, PACKETS, POWERS
from semafor.engine.deeds import Deed
from semafor.engine.resample import resample
from semafor.engine.views import View
from semafor.search.actions import base_kinds, read_actions

FEW_TRAINS = 8
GOOD_SALE = 8
GOOD_LEASE = 8


def fold(view: View) -> View:
    """The view with marked cards as plain ones of their colour."""
    base = base_kinds(view.ruleset)

    def folded(counts: tuple[int, ...]) -> tuple[int, ...]:
        found = [0] * len(counts)
        for kind, count in enumerate(counts):
            found[base[kind]] += count
        return tuple(found)

    return replace(
        view,
        hand=folded(view.hand) if view.hand else (),
        known=tuple(folded(counts) for counts in view.known),
        market=tuple(kind if kind < 0 else base[kind] for kind in view.market),
    )


def tariff(view: View) -> int:
    """The tariff level of the game."""
    return view.ruleset.parameter("events", "tariff")


def named(view: View) -> dict[str, int]:
    """Legal answers of a choice by their names."""
    found = {}
    for action in view.actions:
        option = view.ruleset.tables.option_at[action]
        names = getattr(option, "names", None)
        if names is not None and option.word == "choose":
            found[names[action - option.base]] = action
    return found


def match(view: View, action: int) -> int:
    """The legal action that means what an action of the folded view means."""
    if action in view.actions:
        return action
    choices = read_actions(view.ruleset)
    wanted = choices[action]
    same = [legal for legal in view.actions if _core(choices[legal]) == _core(wanted)]
    if not same and wanted.word == "claim":
        same = [legal for legal in view.actions if choices[legal].route == wanted.route]
    return same[0] if same else view.actions[0]


def _core(choice: Deed) -> tuple[Any, ...]:
    return choice.word, choice.route, choice.colour, choice.locomotives


# -------------------------------------------------------------------- small choices


def _first(view: View, sight: Sight) -> int:
    return view.actions[0]


def _decline(view: View, sight: Sight) -> int:
    names = named(view)
    return names.get(DECLINE, names.get("0", view.actions[0]))


def _bonds(view: View, sight: Sight) -> int:
    """CAM-D: one where the money at hand does not pay the first thing that is for sale."""
    prices = []
    if view.ruleset.find(GANGS) is not None:
        prices.append(2 + tariff(view))
    packets = view.ruleset.find(PACKETS)
    if packets is not None:
        prices.append(packets.price)
    is_short = bool(prices) and view.score[sight.seat] < max(prices)
    return named(view)["1" if is_short else "0"]


def _stake(view: View, sight: Sight) -> int:
    """CAM-E: a pair of the plan, a single strand rather than a double."""
    names = named(view)
    routes = view.ruleset.board.routes
    planned = [routes[route] for route in sight.plan.routes]
    planned.sort(key=lambda route: "/" in route.id)
    for route in planned:
        name = "-".join(route.pair)
        if name in names:
            return names[name]
    return names[DECLINE]


def _sell_grain(view: View, sight: Sight) -> int:
    """REG-PRA-3: all of it when it pays well or the end is near."""
    names = named(view)
    shown = sight.part("grain") or {}
    prices = view.ruleset.port(GRAIN).prices
    stock = len(names) - 1
    if stock * prices[shown["price"][0]] >= GOOD_SALE or sight.is_last_turn:
        return names[str(stock)]
    return names[DECLINE]


def _unload(view: View, sight: Sight) -> int:
    """CAM-M: when the price is good or pieces run out."""
    names = named(view)
    ranch = view.ruleset.port(HERDS)
    state = resample(view, random.Random(1))
    prices = ranch.sellable(state, sight.seat, view.frames[-1][2])
    best = max(prices, key=lambda yard: (prices[yard], -yard))
    is_good = prices[best] >= 4 + tariff(view) or sight.trains < FEW_TRAINS
    return names[ranch.yards[best]] if is_good or sight.is_last_turn else names[DECLINE]


def _dig(view: View, sight: Sight) -> int:
    """CAM-N: stop at the break-even of an average deck."""
    total = view.frames[-1][3]
    return named(view)["stop" if total >= 8 + 3 * tariff(view) else "dig"]


def _gain_of_link(sight: Sight, a: int, b: int) -> int:
    """Points of open tickets that a link between two places would complete."""
    graph, labels = sight.graph, sight.labels
    nodes = sight.view.ruleset.place_nodes
    first, second = labels[nodes[a].start], labels[nodes[b].start]
    if first == second:
        return 0
    gain = 0
    tickets = sight.view.ruleset.board.tickets
    places = sight.view.ruleset.place_number
    for ticket in sight.view.tickets:
        if not is_joined(graph, labels, ticket):
            ends = {
                labels[nodes[places[tickets[ticket].a]].start],
                labels[nodes[places[tickets[ticket].b]].start],
            }
            if ends == {first, second}:
                gain += tickets[ticket].points
    return gain


def _packet_line(view: View, sight: Sight) -> int:
    """CAM-R: a line that helps the plan by more than its price."""
    names = named(view)
    places = view.ruleset.place_number
    lines = [name for name in names if name != DECLINE]
    gains = {
        line: gain_of_line(sight, *(places[city] for city in line.split("-"))) for line in lines
    }
    best = max(lines, key=lambda line: gains[line])
    return names[best] if gains[best] > view.ruleset.port(PACKETS).price else names[DECLINE]


def _bazaar_give(view: View, sight: Sight) -> int:
    return choose_given(view, sight, named(view))


def _bazaar_take(view: View, sight: Sight) -> int:
    return choose_taken(view, sight, named(view))


def _take_open(view: View, sight: Sight) -> int:
    """A locomotive, else a colour of the plan, else the colour of which there is most."""
    names = named(view)
    base = base_kinds(view.ruleset)
    kinds = view.ruleset.kinds
    weights = wanted_colours(sight, sight.plan.routes)

    def worth(name: str) -> tuple[int, int]:
        kind = base[kinds.index(name)]
        if kind == view.ruleset.locomotive:
            return 99, 0
        return weights[kind], sight.view.hand[kind]

    return names[max(names, key=worth)]


def _discard(view: View, sight: Sight) -> int:
    """The colour of which there is least, a locomotive last."""
    base = base_kinds(view.ruleset)

    def regret(action: int) -> tuple[bool, int]:
        kind = sight.choices[action].number
        return kind == view.ruleset.locomotive, sight.view.hand[base[kind]]

    return min(view.actions, key=regret)


def _power(view: View, sight: Sight) -> int:
    """Cards are used when they can be; some only where they help the plan."""
    names = named(view)
    shown = find_part(view, "powers") or {}
    rows = view.ruleset.port(POWERS).rows
    asked = shown.get("asked", 0)
    if asked and not _helps(sight, rows[asked - 1]):
        return names[DECLINE]
    return names.get("use", view.actions[0])


def _helps(sight: Sight, row: Row) -> bool:
    """A ticket is replaced only if it is hopeless, an open card taken only if the plan asks for it."""
    if row.has("replace_ticket"):
        return bool(sight.plan.hopeless)
    if row.has("step12_open"):
        weights = wanted_colours(sight, sight.plan.routes)
        colours = [kind for kind in sight.view.market if 0 <= kind < len(weights)]
        return any(weights[colour] for colour in colours)
    return True


def _replace_ticket(view: View, sight: Sight) -> int:
    """The dearest hopeless ticket."""
    tickets = view.ruleset.board.tickets
    names = named(view)
    hopeless = [tickets[ticket] for ticket in sight.plan.hopeless if tickets[ticket].id in names]
    if not hopeless:
        return view.actions[0]
    return names[max(hopeless, key=lambda ticket: ticket.points).id]


def _extra_claim(view: View, sight: Sight) -> int:
    """A planned route as it is offered first, else none."""
    choices = sight.choices
    for action in view.actions:
        if choices[action].word == "claim" and choices[action].route in sight.plan.routes:
            return action
    return view.actions[-1]


ANSWERS: dict[str, Callable[[View, Sight], int]] = {
    "bonds": _bonds,
    "stakes": _stake,
    "sell_grain": _sell_grain,
    "load_herd": _first,
    "unload_herd": _unload,
    "dig": _dig,
    "packet_line": _packet_line,
    "bazaar_give": _bazaar_give,
    "bazaar_take": _bazaar_take,
    "take_open": _take_open,
    "swap_give": _decline,
    "swap_take": _first,
    "power": _power,
    "replace_ticket": _replace_ticket,
    "extra_claim": _extra_claim,
    "discard": _discard,
    "archive": _first,
    "first_card": _first,
    "leasing": _first,  # unmarked cards
}


# -------------------------------------------------------------------- turns


def _improve_turn(view: View, sight: Sight, action: int) -> int:
    """CAM-CO-2, CAM-A, CAM-L, REG-SIE-3: a better form of the action, a lease, a market day."""
    choices = sight.choices
    lease = _find_lease(view, sight)
    if lease is not None:
        return lease
    word = choices[action].word
    market_day = sight.legal("market_day") if word == "draw" else []
    if market_day and is_market_day(view, sight):
        return market_day[0]
    powers = view.ruleset.find(POWERS)
    rows = [] if powers is None else powers.rows
    for legal in view.actions:
        if choices[legal].word != "use":
            continue
        row = rows[choices[legal].number]
        if word == "tickets" and row.has("ticket_rule"):
            return legal
        if word == "draw" and row.has("draw_action"):
            return legal
        takes_loco = choices[action].colour == view.ruleset.locomotive
        if word == "draw" and takes_loco and row.has("second_after_loco"):
            return legal
    return action


def _find_lease(view: View, sight: Sight) -> int | None:
    """A lease that completes tickets of value."""
    best: tuple[int, int] | None = None
    places = view.ruleset.place_number
    for action in view.actions:
        option = view.ruleset.tables.option_at[action]
        if option.word != "lease":
            continue
        route = view.ruleset.board.routes[option.split(action)[0]]
        gain = _gain_of_link(sight, places[route.a], places[route.b])
        if gain >= GOOD_LEASE and (best is None or gain > best[0]):
            best = (gain, action)
    return None if best is None else best[1]


class Wish(NamedTuple):
    """What a bot does in its turn, and with which payment if it is a claim."""

    action: int
    payment: Payment | None = None


def choose_in_campaign(
    view: View, look: Callable[[View], Sight], decide: Callable[[View], int]
) -> int:
    """A legal action of a campaign game: `decide` answers what every edition asks."""
    if len(view.actions) == 1:
        return view.actions[0]
    if view.decision == PAYING:
        return _go_on(view, look, decide)
    sight = look(fold(view))
    if view.decision in ANSWERS:
        return ANSWERS[view.decision](view, sight)
    if view.decision != "turn":
        return match(view, decide(fold(view)))
    return _take_turn(view, sight, decide).action


def _go_on(view: View, look: Callable[[View], Sight], decide: Callable[[View], int]) -> int:
    """The next step of a payment: towards the one that was meant when the claim was begun.

    Nothing is remembered: what was meant is worked out again from what was seen then.
    """
    before = before_payment(view)
    sight = look(fold(before))
    if before.decision == "turn":
        meant = _take_turn(before, sight, decide).payment
    else:
        meant = first_offered(before, sight, _extra_claim(before, sight))
    return pay_on(view, sight, meant)


def _take_turn(view: View, sight: Sight, decide: Callable[[View], int]) -> Wish:
    """The turn as `decide` wants it, well paid; without routes that are not worth their money."""
    left = view
    while True:
        action = match(left, decide(fold(left)))
        word = sight.choices[action].word
        if word == "draw":
            helped = claim_with_help(view, sight)
            if helped is not None:
                return Wish(helped.action, helped.payment)
        if word != "claim":
            return Wish(_improve_turn(view, sight, action))
        offer = pay_well(view, sight, action)
        route = offer.payment.route
        others = tuple(legal for legal in left.actions if not _claims(sight, legal, route))
        if not offer.payment.gang or is_worth_a_gang(sight, route) or not others:
            return Wish(_improve_turn(view, sight, offer.action), offer.payment)
        left = replace(left, actions=others)


def _claims(sight: Sight, action: int, route: int) -> bool:
    choice = sight.choices[action]
    return choice.word == "claim" and choice.route == route
