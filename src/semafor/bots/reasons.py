"""Why a move was made, in one sentence: read from the view, the action and a plan.

Works for any bot and for people: the reason is what speaks for the move, not a look into a head.
Only a bot that searches adds what it has found.

>>> from semafor import new_game
>>> view = new_game("usa-classic", seats=2, seed="doc").view(0)
>>> describe_reason(view.ruleset, explain(view, view.actions[0]), "en")
'34 points for about 30 of 45 trains.'
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from semafor.bots.express import ExpressBot
from semafor.bots.sight import Sight, look, missing_cards
from semafor.bots.tracks import (
    earns,
    is_joining,
    longer_path,
    pays,
    rank_passengers,
    rivals_at_both_ends,
    waits,
)
from semafor.bots.uniform import RandomBot
from semafor.engine.deeds import Deed
from semafor.engine.ports import ALTERNATIVES
from semafor.engine.ruleset import Ruleset
from semafor.engine.views import View, find_part
from semafor.planning import Purchase
from semafor.planning.facts import is_joined, is_joined_by
from semafor.rules.tunnels import route_asked
from semafor.search.actions import read_actions
from semafor.texts.reasons import Reason, describe_reason

__all__ = ["Reason", "describe_reason", "explain"]

# A shared line saves at least a quarter of the trains; few more trains than planned.
SHARED_LINE = 0.75
FEW_TRAINS = 4
# A second move is worth a word when a search has looked at it in this share of its games.
WORTH_A_WORD = 0.02


def explain(view: View, action: int, bot: object = None) -> Reason:
    """Why an action is chosen in a view.

    Args:
        view: The position as the seat that acts sees it.
        action: One of its actions.
        bot: Who has chosen it, if that is known; the latest thought of an `ExpressBot` is told too.
    """
    if view.seat is None or action not in view.actions:
        raise ValueError("an explanation needs the view of the seat that acts, and a legal action")
    choice = read_actions(view.ruleset)[action]
    if len(view.actions) == 1 and choice.word not in ("withdraw", "pass"):
        return Reason("only")
    if isinstance(bot, RandomBot):
        return Reason("random")
    reason = REASONS.get(choice.word, _otherwise)(view, choice)
    found = _found(bot, action)
    return Reason(reason.key, {**reason.values, **found}) if found else reason


def _found(bot: object, action: int) -> dict[str, Any]:
    """What a search says of the action: games, share won, the share of the next best."""
    thought = bot.thought if isinstance(bot, ExpressBot) else None
    if thought is None or not thought.iterations:
        return {}
    chosen = next((move for move in thought.moves if move.action == action), None)
    if chosen is None or not chosen.visits:
        return {}
    found: dict[str, Any] = {"games": thought.iterations, "win": chosen.win}
    enough = WORTH_A_WORD * thought.iterations
    others = [move for move in thought.moves if move.action != action]
    # A move visited more may have won less: then the planner's word weighed more than the games.
    if others and others[0].visits > enough and others[0].win < chosen.win:
        found["next"] = others[0].win
    return found


# -------------------------------------------------------------------- names


def _route(ruleset: Ruleset, route: int) -> str:
    return ruleset.board.routes[route].id


def _tickets(ruleset: Ruleset, tickets: Sequence[int]) -> list[str]:
    """Ids, the most valuable first."""
    items = [ruleset.board.tickets[ticket] for ticket in tickets]
    return [item.id for item in sorted(items, key=lambda item: (-item.points, item.id))]


def _lack(sight: Sight, purchase: Purchase) -> dict[str, Any]:
    """A planned route with the cards it lacks, locomotives where only those."""
    kinds = sight.view.ruleset.kinds
    if purchase.missing:
        lack = {"card": kinds[purchase.kind], "missing": purchase.missing}
    else:
        lack = {"card": kinds[sight.graph.locomotive], "missing": purchase.locomotives}
    return {"route": _route(sight.view.ruleset, purchase.route), **lack}


# -------------------------------------------------------------------- claims


def _claim(view: View, choice: Deed) -> Reason:
    """For tickets before anything else; on the last turn what counts at once."""
    sight = look(view)
    route = choice.route
    rules = view.ruleset
    done = [
        ticket
        for ticket in sight.open_tickets
        if is_joined_by(sight.graph, sight.labels, ticket, route)
    ]
    if done:
        return Reason("claim-completes", {"tickets": _tickets(rules, done)})
    points = sight.graph.route_points[route]
    if view.last_round >= 0:
        return Reason("claim-last", {"points": points}) if pays(rules) else earns(sight, route)
    purchase = sight.purchase_of(route)
    served = purchase.tickets if purchase is not None else sight.helped(route)
    if served:
        named = {"tickets": _tickets(rules, served)}
        if rivals_at_both_ends(sight, route):
            return Reason("claim-contested", named)
        return Reason("claim-only-way" if route in sight.plan.only_ways else "claim-ticket", named)
    return _claim_without_ticket(sight, route)


def _claim_without_ticket(sight: Sight, route: int) -> Reason:
    """The end of the game, a long path, a rival, passengers, points."""
    rules = sight.view.ruleset
    points = sight.graph.route_points[route]
    left = sight.trains - sight.graph.lengths[route]
    if left <= sight.graph.last_trains:
        return Reason("claim-end", {"trains": left})
    path = longer_path(sight, route)
    if path:
        return Reason("claim-longest", {"points": points, **path})
    if any(is_joining(sight, seat, route) for seat in rivals_at_both_ends(sight, route)):
        return Reason("claim-block")
    waiting = waits(sight, route)
    if waiting:
        return Reason(f"claim-{waiting}", {"points": points})
    if not pays(rules):
        return earns(sight, route)
    return Reason("claim-points" if sight.open_tickets else "claim-points-done", {"points": points})


# -------------------------------------------------------------------- cards


def _draw(view: View, choice: Deed) -> Reason:
    if view.last_round >= 0:
        return Reason("draw-last")
    sight = look(view)
    if choice.colour < 0:
        return _draw_unseen(sight)
    if choice.colour == sight.graph.locomotive:
        return _draw_locomotive(sight)
    return _draw_colour(sight, choice.colour)


def _draw_colour(sight: Sight, colour: int) -> Reason:
    """What the colour is for: a planned route that lacks it, a reserve, a route for its points."""
    rules, hand = sight.view.ruleset, sight.view.hand
    wanting = [purchase for purchase in sight.plan.purchases if purchase.kind == colour]
    for purchase in wanting:
        if purchase.missing:
            named = {"tickets": _tickets(rules, purchase.tickets or sight.open_tickets)}
            return Reason("draw-colour", {**_lack(sight, purchase), **named})
    for purchase in wanting:
        name = {"route": _route(rules, purchase.route)}
        if hand[colour] < sight.graph.lengths[purchase.route] - sight.graph.ferries[purchase.route]:
            return Reason("draw-save", name)
        if sight.graph.is_tunnel[purchase.route]:
            return Reason("draw-spare", name)
    card = {"card": rules.kinds[colour]}
    target = _target(sight, colour)
    if target is not None and not sight.plan.purchases:
        route, missing = target
        values = {"route": _route(rules, route), "points": sight.graph.route_points[route]}
        if not pays(rules):
            return Reason("draw-trains", {**values, **card, "missing": missing})
        return Reason("draw-points", {**values, **card, "missing": missing})
    return Reason("draw-collect", {**card, "have": hand[colour] + 1})


def _target(sight: Sight, colour: int) -> tuple[int, int] | None:
    """The route with most points for the cards a colour still lacks, and how many they are."""
    graph, view = sight.graph, sight.view
    rated = []
    for route in view.open_routes:
        length = graph.lengths[route]
        is_fit = length <= sight.trains and graph.ferries[route] <= view.hand[graph.locomotive]
        if not is_fit or colour not in graph.payable_with[route]:
            continue
        missing = length - graph.ferries[route] - view.hand[colour]
        if missing > 0:
            rated.append((graph.route_points[route] / (missing + 2), -route, missing))
    if not rated:
        return None
    _value, route, missing = max(rated)
    return -route, missing


def _draw_locomotive(sight: Sight) -> Reason:
    """To finish a planned route, for a ferry, or as the card that fits everywhere."""
    graph, rules = sight.graph, sight.view.ruleset
    for purchase in sight.plan.purchases:
        if missing_cards(graph, sight.view.hand, purchase.route) == 1:
            name = {"route": _route(rules, purchase.route)}
            return Reason("draw-locomotive-finish", name)
    for purchase in sight.plan.purchases:
        if purchase.locomotives:
            return Reason("draw-locomotive-ferry", {"route": _route(rules, purchase.route)})
    lacking = sum(purchase.missing for purchase in sight.plan.purchases)
    return Reason("draw-locomotive", {"lacking": lacking})


def _draw_unseen(sight: Sight) -> Reason:
    """Nothing open is of use, or the chance of a locomotive is worth more."""
    lacking = [
        purchase for purchase in sight.plan.purchases if purchase.missing + purchase.locomotives
    ]
    if not lacking:
        return Reason("draw-unseen-free")
    kinds = {purchase.kind for purchase in lacking if purchase.missing}
    if kinds.isdisjoint(sight.view.market):
        return Reason("draw-unseen", _lack(sight, lacking[0]))
    count = sum(purchase.missing + purchase.locomotives for purchase in lacking)
    return Reason("draw-unseen-chance", {"lacking": count})


# -------------------------------------------------------------------- tickets


def _draw_tickets(view: View, choice: Deed) -> Reason:
    """The old ones are done or lost, or there is time; at the start the mix is what is chosen."""
    if not view.tickets and view.decision == "announce":
        numbers = [read_actions(view.ruleset)[action].number for action in view.actions]
        if choice.number in (min(numbers), max(numbers)):
            return Reason("mix-first" if choice.number == max(numbers) else "mix-second")
        return Reason("mix-both")
    sight = look(view)
    if not sight.open_tickets:
        return Reason("tickets-done", {"done": len(view.tickets), "trains": sight.trains})
    if not sight.plan.purchases and not sight.plan.building_sites:
        return Reason("tickets-hopeless")
    return Reason("tickets-time", {"needed": sight.plan.trains, "trains": sight.trains})


def _keep(view: View, choice: Deed) -> Reason:
    """What the kept tickets cost beside each other and beside what is there."""
    rules = view.ruleset
    kept = [ticket for index, ticket in enumerate(view.offered) if choice.number >> index & 1]
    sight = look(view, kept)
    if all(is_joined(sight.graph, sight.labels, ticket) for ticket in kept):
        return Reason("keep-done", {"tickets": _tickets(rules, kept)})
    if set(sight.plan.hopeless) & set(kept):
        return Reason("keep-least")
    apart = sum(sight.trains_for(ticket) for ticket in sight.open_tickets)
    points = sum(sight.graph.ticket_points[ticket] for ticket in kept)
    if view.tickets:
        before = look(view).plan.trains
        more = sight.plan.trains - before
        if before and more <= FEW_TRAINS:
            values = {"more": more, "points": points}
            return Reason("keep-near", values) if more > 0 else Reason("keep-way")
    if sight.plan.trains <= SHARED_LINE * apart:
        return Reason("keep-line", {"together": sight.plan.trains, "apart": apart})
    values = {"points": points, "needed": sight.plan.trains, "trains": sight.trains}
    return Reason("keep-points" if pays(rules) else "keep-dollars", values)


# -------------------------------------------------------------------- what some editions have


def _station(view: View, choice: Deed) -> Reason:
    """A ticket that a borrowed route completes, or that the plan wants to borrow for."""
    sight = look(view)
    rules, graph = view.ruleset, sight.graph
    done = {
        ticket
        for rival, routes in enumerate(view.routes)
        for route in routes
        if rival != sight.seat and choice.place in graph.places[route]
        for ticket in sight.open_tickets
        if is_joined_by(graph, sight.labels, ticket, route)
    }
    if not done and choice.place in sight.plan.building_sites:
        done = set(sight.open_tickets).difference(sight.plan.hopeless)
    if done:
        return Reason("station-ticket", {"tickets": _tickets(rules, sorted(done))})
    return Reason("station", {"place": rules.board.places[choice.place].id})


def _tunnel(view: View, choice: Deed) -> Reason:
    """EUR-TUNNEL-5, 8: pay, or take the cards back."""
    shown = find_part(view, "tunnel")
    assert shown is not None, "a surcharge without a tunnel"
    key = "tunnel-pay" if choice.word == "pay" else "tunnel-withdraw"
    if len(view.actions) == 1:
        key = "tunnel-cannot"
    name = _route(view.ruleset, route_asked(view.frames[-1]))
    return Reason(key, {"route": name, "surcharge": shown["surcharge"]})


def _passengers(view: View, choice: Deed) -> Reason:
    """GER-MAJ-1: how the colours taken stand against the rivals'."""
    return rank_passengers(view, view.seat or 0, choice.names)


def _choose(view: View, choice: Deed) -> Reason:
    """LEG-EVENT-3, LEG-CAB-2: a card that is missed least, or an event for the archive."""
    if view.decision == "discard":
        return Reason("discard", {"card": choice.names[0], "have": view.hand[choice.colour]})
    return Reason("archive")


def _otherwise(view: View, choice: Deed) -> Reason:
    """What a rule offers in place of an action has its own reason."""
    offered = {one.word for one in view.ruleset.collection(ALTERNATIVES)}
    if choice.word not in offered:
        return Reason("other")
    route = {} if choice.route < 0 else {"route": _route(view.ruleset, choice.route)}
    return Reason(choice.word, route)


def _pass(view: View, choice: Deed) -> Reason:
    return Reason("pass")


REASONS: dict[str, Callable[[View, Deed], Reason]] = {
    "claim": _claim,
    "draw": _draw,
    "tickets": _draw_tickets,
    "keep": _keep,
    "station": _station,
    "pay": _tunnel,
    "withdraw": _tunnel,
    "passengers": _passengers,
    "choose": _choose,
    "pass": _pass,
}
