"""How the greedy bot plays: single decisions, tunnels, strength against random."""

from __future__ import annotations

from dataclasses import replace

import pytest

from semafor.arena.simulate import derive_seed, play_game, simulate
from semafor.bots import make_bot
from semafor.bots.greedy import GreedyBot
from semafor.bots.sight import find_part
from semafor.editions import EDITIONS, find_ruleset, new_game
from semafor.engine.core import is_compiled
from semafor.search.actions import read_actions

GAMES = 50 if is_compiled() else 8
USA = find_ruleset("usa-classic", 2)


def first_turn(edition, **changes):
    """A view of seat 0 at its first turn, with some fields replaced and its actions as told."""
    game = new_game(edition, 2, seed="greedy")
    while game.phase != "turn":
        game.play_action(game.actions()[0], checked=True)
    view = game.view(0)
    words = changes.pop("words", None)
    kinds = view.ruleset.kinds
    if "hand" in changes:
        changes["hand"] = tuple(changes["hand"].get(kind, 0) for kind in kinds)
    if "market" in changes:
        changes["market"] = tuple(kinds.index(kind) for kind in changes["market"])
    if "tickets" in changes:
        numbers = view.ruleset.ticket_number
        changes["tickets"] = tuple(numbers[ticket] for ticket in changes["tickets"])
    if words is not None:
        changes["actions"] = words(view)
    return replace(view, **changes)


def actions_that(view, is_wanted):
    choices = read_actions(view.ruleset)
    return tuple(action for action, choice in enumerate(choices) if is_wanted(choice))


def choose(view):
    return read_actions(view.ruleset)[GreedyBot().choose(view)]


def market_draws(view):
    return actions_that(view, lambda choice: choice.word == "draw")


def test_it_draws_the_colour_its_path_needs():
    view = first_turn(
        "usa-classic",
        tickets=["los_angeles-seattle"],
        hand={"yellow": 1},
        market=["blue", "yellow", "red", "locomotive", "white"],
        words=market_draws,
    )
    assert USA.kinds[choose(view).colour] == "yellow"


def test_it_takes_an_open_locomotive_only_to_finish_a_route():
    market = ["locomotive", "black", "red", "orange", "white"]
    near = {"tickets": ["los_angeles-seattle"], "market": market, "words": market_draws}
    locomotive = USA.locomotive
    far_view = first_turn("usa-classic", hand={"blue": 1}, **near)
    assert choose(far_view).colour != locomotive
    near_view = first_turn("usa-classic", hand={"yellow": 2}, **near)
    assert choose(near_view).colour == locomotive


def grey_claims(view):
    route = view.ruleset.route_number["portland-seattle/1"]
    return actions_that(view, lambda choice: choice.route == route and choice.locomotives == 0)


def test_it_does_not_pay_a_grey_route_with_a_colour_it_needs_elsewhere():
    view = first_turn(
        "usa-classic",
        tickets=["los_angeles-seattle"],
        hand={"green": 5, "yellow": 3, "red": 1},
        words=grey_claims,
    )
    assert USA.kinds[choose(view).colour] == "red"


def test_it_prefers_a_payment_without_locomotives():
    route = USA.route_number["los_angeles-san_francisco/1"]
    view = first_turn(
        "usa-classic",
        tickets=["los_angeles-seattle"],
        hand={"yellow": 3, "locomotive": 3},
        words=lambda view: actions_that(view, lambda choice: choice.route == route),
    )
    assert choose(view).locomotives == 0


def test_it_keeps_no_ticket_that_needs_more_trains_than_it_has():
    game = new_game("usa-classic", 2, seed="keep")
    numbers = USA.ticket_number
    names = ("los_angeles-new_york", "houston-kansas_city", "los_angeles-miami")
    offered = tuple(numbers[name] for name in names)
    view = replace(game.view(0), offered=offered, trains=(12, 45))
    one_of_three = tuple(
        action
        for action in actions_that(view, lambda choice: choice.word == "keep")
        if 1 <= read_actions(USA)[action].number < 8
    )
    kept = choose(replace(view, actions=one_of_three))
    assert kept.number == 0b010


def test_it_draws_no_tickets_while_its_own_can_be_completed():
    view = first_turn("usa-classic", tickets=["los_angeles-seattle"])
    assert choose(view).word != "tickets"


def test_it_draws_tickets_when_it_has_none_and_time_is_left():
    tickets = actions_that(first_turn("usa-classic"), lambda choice: choice.word == "tickets")
    view = first_turn("usa-classic", tickets=[])
    assert set(tickets) <= set(view.actions)
    assert choose(view).word == "tickets"
    assert choose(replace(view, trains=(45, 5))).word != "tickets"
    assert choose(replace(view, trains=(10, 45))).word != "tickets"


def test_in_its_last_turn_it_takes_the_most_points():
    view = first_turn("usa-classic", tickets=[], hand={"red": 6, "blue": 2}, last_round=1)
    long_route = USA.route_number["denver-phoenix"]
    claims = actions_that(
        view,
        lambda choice: (
            choice.word == "claim"
            and choice.locomotives == 0
            and choice.route in (USA.route_number["portland-seattle/1"], long_route)
            and USA.kinds[choice.colour] in ("red", "white")
        ),
    )
    assert choose(replace(view, actions=(*market_draws(view), *claims))).route == long_route


class TunnelWatch:
    """A greedy bot whose withdrawals and later attempts are written down."""

    def __init__(self):
        self.bot = make_bot("greedy", 0)
        self.given_up = {}
        self.withdrawals = 0
        self.attempts = 0

    def choose(self, seen):
        action = self.bot.choose(seen)
        choice = read_actions(seen.ruleset)[action]
        locomotive = seen.ruleset.locomotive
        if choice.word == "withdraw":
            colour = seen.ruleset.kinds.index(find_part(seen, "tunnel")["colour"])
            kinds = {colour, locomotive}
            held = sum(seen.hand[kind] + seen.laid[kind] for kind in kinds)
            self.given_up[seen.frames[-1][2]] = held
            self.withdrawals += 1
        elif choice.word == "claim" and choice.route in self.given_up:
            held = sum(seen.hand[kind] for kind in {choice.colour, locomotive})
            assert held > self.given_up[choice.route]
            self.attempts += 1
        return action


@pytest.mark.rule("EUR-EDGE-30")
def test_after_a_withdrawal_it_tries_the_tunnel_again_only_with_more_cards():
    ruleset = find_ruleset("europe", 3)
    bots = []
    for number in range(GAMES):
        seated = [TunnelWatch() for _ in range(3)]
        bots += seated
        play_game(ruleset, seated, derive_seed(1, "tunnels", number))
    if is_compiled():
        assert sum(bot.withdrawals for bot in bots) > 20
        assert sum(bot.attempts for bot in bots) > 5


@pytest.mark.rule("EUR-EDGE-30")
def test_the_same_tunnel_is_not_declined_twice_in_a_row():
    ruleset = find_ruleset("europe", 2)
    tunnel = next(
        number
        for number, route in enumerate(ruleset.board.routes)
        if route.kind == "tunnel" and route.length == 3
    )
    route = ruleset.board.routes[tunnel]

    def words(view):
        claims = actions_that(
            view, lambda choice: choice.route == tunnel and not choice.locomotives
        )
        return (*market_draws(view), *claims)

    turn = first_turn("europe", tickets=[], hand={route.colour: 4}, words=words)
    turn = replace(turn, open_routes=(tunnel,))
    bot = GreedyBot()
    parts = tuple(
        {**shown, "surcharge": 2, "colour": route.colour} if "surcharge" in shown else shown
        for shown in turn.parts
    )
    withdraw = actions_that(turn, lambda choice: choice.word == "withdraw")
    asked = replace(
        turn,
        decision="tunnel",
        hand=tuple(1 if kind == route.colour else 0 for kind in ruleset.kinds),
        frames=((0, 0, tunnel, 0, 0),),
        parts=parts,
        actions=withdraw,
    )
    choices = read_actions(ruleset)
    assert choices[bot.choose(turn)].route == tunnel
    assert choices[bot.choose(asked)].word == "withdraw"
    assert choices[bot.choose(turn)].word == "draw"
    more = tuple(5 if kind == route.colour else 0 for kind in ruleset.kinds)
    assert choices[bot.choose(replace(turn, hand=more))].route == tunnel


@pytest.mark.parametrize(
    ("count", "rivals", "points"),
    [(0, [0], 0), (1, [0], 20), (1, [1], 20), (1, [2], 10), (1, [2, 2], 0), (1, [2, 1], 10)],
)
def test_a_colour_is_rated_by_the_majority_it_gives(count, rivals, points):
    lead = 2.0 * max(-2, min(2, count - max(rivals)))
    ruleset = find_ruleset("germany", 1 + len(rivals))
    state = ruleset.new_state()
    part = next(part for part in ruleset.parts if part.name == "passengers")
    taken = [{"red": number} for number in (count, *rivals)]
    part.load(state, {**part.show(state, None), "taken": taken})
    assert ruleset.advice["passengers"].rate_colour(state, 0, 0, 0) == points + lead


@pytest.mark.parametrize("edition", EDITIONS)
def test_greedy_beats_random(edition):
    summary = simulate(edition, ["greedy", "random"], GAMES, seed=1, workers=1)
    assert summary.tallies[0].wins >= 0.9 * GAMES


def test_it_builds_a_station_late_for_a_ticket_that_is_cut_off():
    ruleset = find_ruleset("europe", 2)
    names = ("berlin-wien", "munchen-wien", "munchen-venezia")
    own = tuple(ruleset.route_number[name] for name in names)
    rival = ruleset.route_number["roma-venezia"]
    ends = {ruleset.place_number[city] for city in ("roma", "venezia")}

    def words(view):
        stations = actions_that(
            view, lambda choice: choice.word == "station" and choice.colour == 0
        )
        return (*market_draws(view), *stations)

    view = first_turn("europe", tickets=["berlin-roma"], hand={"purple": 1}, words=words)
    view = replace(view, routes=(own, (rival,)), open_routes=())
    late = choose(replace(view, trains=(5, 5)))
    assert late.word == "station"
    assert late.place in ends
    assert choose(view).word == "draw"
