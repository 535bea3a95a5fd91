"""What the rules of the regions are worth to a bot: links, expresses, payments, the bazaar."""

from __future__ import annotations

from typing import Any

import pytest

from semafor import Game
from semafor.bots import make_bot
from semafor.bots.reasons import describe_reason, explain
from semafor.bots.sight import Sight, look
from semafor.bots.whole_moves import whole_move
from semafor.engine import access
from semafor.engine.advice import Wishes
from semafor.engine.core import State
from semafor.engine.deeds import Deed
from semafor.engine.ports import ALTERNATIVES, BONUSES
from semafor.engine.resample import any_position
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.tables import ActionBuffer
from semafor.search.minds import make_planner
from tests.kit.campaign import (
    campaign_edition,
    choose,
    crew,
    deal,
    dollars,
    own,
    part_of,
    postcard,
    set_turn,
    show_market,
    start,
)

NOBODY = "-,-,-"
LOCOMOTIVE = 6
WEST = ("prairie", "range", "desert", "sierra", "coast")


def sight_of(game: Game, seat: int = 0) -> Sight:
    return look(game.view(seat))


def planned(game: Game, seat: int = 0) -> list[str]:
    """The routes a planner works for; without what it would claim for its points alone."""
    set_turn(game, seat)
    planner, state = make_planner(game.ruleset), any_position(game.view(seat))
    routes = game.ruleset.board.routes
    wanted = [n for n in range(len(routes)) if planner.wants_route(state, n)]
    return [routes[n].id for n in wanted if n != planner.target]


def hold(game: Game, *names: str) -> list[int]:
    tickets = [game.ruleset.ticket_number[name] for name in names]
    access.set_tickets(game.state, 0, tickets, [])
    return tickets


def asked(game: Game) -> str:
    """What the bot answers to a choice."""
    action = make_bot("greedy", 1).choose(game.view(game.actor))
    moves = dict(zip(game.actions(), game.moves(), strict=True))
    return str(moves[action]["option"])


def wanted(game: Game) -> dict[str, Any]:
    """The move of the bot."""
    seen = game.view(game.actor)
    bot = make_bot("greedy", 1)
    return whole_move(seen, bot.choose(seen), bot.choose)


# -------------------------------------------------------------------- links


@pytest.mark.rule("CAM-R")
def test_a_packet_line_is_opened_for_a_ticket_and_then_joins_its_cities() -> None:
    game = start(campaign_edition(["coral"], ["packets"]), companies=NOBODY)
    own(game, 0, "mobile-new_orleans/1")
    [ticket] = hold(game, "miami-new_orleans")
    dollars(game, 0, 9)
    set_turn(game, 0)
    deal(game, 0, green=1)
    game.play({"do": "claim", "route": "miami-tampa/1", "pay": {"green": 1}})
    assert ticket in sight_of(game).open_tickets
    line = asked(game)
    assert line in ("miami-new_orleans", "miami-mobile")
    choose(game, line)
    after = sight_of(game)
    assert not after.open_tickets
    assert not after.plan.routes


@pytest.mark.rule("CAM-R")
def test_a_packet_line_that_helps_no_ticket_is_not_opened() -> None:
    game = start(campaign_edition(["coral"], ["packets"]), companies=NOBODY)
    own(game, 0, "mobile-new_orleans/1")
    hold(game, "montreal-quebec")
    dollars(game, 0, 9)
    set_turn(game, 0)
    deal(game, 0, green=1)
    game.play({"do": "claim", "route": "miami-tampa/1", "pay": {"green": 1}})
    assert asked(game) == "decline"


@pytest.mark.rule("CAM-L")
def test_a_lease_joins_cities() -> None:
    game = start(campaign_edition([], ["trackage"], tariff=3), companies=NOBODY)
    route = game.ruleset.route_number["detroit-pittsburgh"]
    own(game, 1, "detroit-pittsburgh")
    first, second = game.ruleset.route_nodes[route]
    before = sight_of(game).labels
    assert before[first] != before[second]
    part_of(game, "trackage").put(game.state, "leases", 0, route + 1)
    after = sight_of(game).labels
    assert after[first] == after[second]


@pytest.mark.rule("CAM-T")
def test_an_express_within_reach_is_planned_and_a_far_one_is_not() -> None:
    game = start(campaign_edition(WEST, ["expresses"], tariff=3), companies=NOBODY)
    part = part_of(game, "expresses")
    names = game.ruleset.tokens[part.place("deck")]
    card = names.index("los_angeles-new_orleans")
    for place in range(len(names)):
        part.put(game.state, "row", place, card + 1 if place == 0 else 0)
    hold(game)
    assert not planned(game)  # the whole way takes too many trains
    own(game, 0, "houston-new_orleans/1", "houston-san_antonio/1", "el_paso-san_antonio/1")
    assert sorted(planned(game)) == ["el_paso-phoenix/1", "los_angeles-phoenix"]
    part.put(game.state, "flags", card, 1)  # an own flag
    assert not planned(game)


@pytest.mark.rule("CAM-PC-3")
def test_cities_of_an_own_postcard_are_planned_for() -> None:
    made = campaign_edition(["coast"], powers=[[postcard(58)], [], []], tariff=3)
    game = start(made, companies=NOBODY)
    hold(game)
    own(game, 0, "los_angeles-san_francisco/1")
    assert planned(game) == ["los_angeles-san_diego/1"]
    access.set_tickets(game.state, 1, [], [])
    assert not planned(game, 1)  # it is not this company's card


# -------------------------------------------------------------------- payments


@pytest.mark.rule("CAM-N")
def test_pickaxes_pay_where_they_dig() -> None:
    game = start(campaign_edition(["range", "desert"], ["assay"], tariff=2), companies=NOBODY)
    hold(game, "atlanta-denver")
    own(game, 0, "dodge_city-santa_fe")
    deal(game, 0, green=3, green_pick=3)
    assert paid_for(game, "denver-santa_fe")["pay"] == {"green": 1, "green_pick": 2}


@pytest.mark.rule("CAM-J")
@pytest.mark.parametrize(("tariff", "is_hired"), [(1, True), (3, False)])
def test_a_gang_is_hired_while_there_is_time_only_where_it_is_cheap(
    tariff: int, is_hired: bool
) -> None:
    game = start(campaign_edition([], ["hired_gangs"], tariff=tariff), companies=NOBODY)
    hold(game, "charlotte-pittsburgh")
    set_turn(game, 0)
    plan = [game.ruleset.board.routes[route] for route in sight_of(game).plan.routes]
    last = max(plan, key=lambda route: route.length)
    paint = "red" if last.colour == "grey" else last.colour
    deal(game, 0, **{paint: last.length - 1})
    own(game, 0, *(route.id for route in plan if route is not last))
    dollars(game, 0, 9)
    assert wanted(game).get("gang", False) is is_hired


@pytest.mark.rule("CAM-H")
def test_a_blast_saves_a_card_where_it_is_allowed() -> None:
    made = campaign_edition(["plateau", "evergreen"], ["powder"], tariff=1)
    game = start(made, companies=NOBODY)
    deal(game, 0, red=3, red_skull=1)
    move = paid_for(game, "calgary-vancouver")
    assert (move["pay"], move["blast"]) == ({"red": 2, "red_skull": 1}, 1)


def paid_for(game: Game, route: str) -> dict[str, Any]:
    """How the bot pays for a route."""
    able = [action for action in game.actions() if game.to_move(action).get("route") == route]
    return whole_move(game.view(0), able[0], make_bot("greedy", 1).choose)


@pytest.mark.rule("CAM-A")
@pytest.mark.parametrize(("open_card", "answer"), [("green", "use"), ("black", "decline")])
def test_the_stationmaster_is_sent_for_a_card_of_the_plan(open_card: str, answer: str) -> None:
    game = start(campaign_edition([], powers=[[crew("CR09")], [], []]), companies=NOBODY)
    hold(game, "charlotte-pittsburgh")  # two green routes
    show_market(game, open_card, "blue", "blue", "red", "red")
    deal(game, 0, white=1)
    game.play({"do": "claim", "route": "boston-new_york/1", "pay": {"white": 1}})
    assert game.phase == "power"
    assert asked(game) == answer
    if answer == "use":
        choose(game, "use")
        assert asked(game) == open_card


# -------------------------------------------------------------------- bazaar


class SparesAll(Wishes):
    """Somebody without a plan, and with cards to spare."""

    def lacks(self, state: State, kind: int) -> int:
        """None."""
        return -1


def advised(game: Game) -> str:
    """What the rule advises somebody who can spare every card."""
    buffer = ActionBuffer()
    game.state.fill(buffer)
    action = game.ruleset.advice[game.view(game.actor).decision].choose(
        game.state, buffer, SparesAll()
    )
    return str(game.to_move(action)["option"])


def bazaar(*row: str) -> Game:
    game = start(campaign_edition(["range", "sierra"], ["bazaar"], tariff=2), companies=NOBODY)
    hold(game)
    for place, name in enumerate(row):
        part_of(game, "bazaar").put(game.state, "row", place, game.ruleset.kinds.index(name) + 1)
    return game


@pytest.mark.rule("CAM-S")
@pytest.mark.parametrize(
    ("row", "answers"),
    [
        (("red", "red", "blue", "white"), ["green", "red", "decline"]),
        (("red", "red", "blue", "blue"), ["black", "red", "green", "blue"]),
        (("red", "green", "blue", "white"), ["green", "green", "decline"]),
    ],
)
def test_the_premium_is_taken_where_exchanges_reach_it(
    row: tuple[str, ...], answers: list[str]
) -> None:
    game = bazaar(*row)
    set_turn(game, 0)
    deal(game, 0, yellow=2, green=1, black=1)
    before = dollars(game, 0)
    game.play({"do": "claim", "route": "chihuahua-el_paso", "pay": {"yellow": 2}})
    given = []
    while game.actor == 0:
        given.append(advised(game))
        choose(game, given[-1])
    assert sorted(given) == sorted(answers)
    assert dollars(game, 0) == before + 3


@pytest.mark.rule("CAM-S")
def test_no_exchange_where_it_brings_nothing() -> None:
    game = bazaar("red", "red", "red", "red")
    set_turn(game, 0)
    deal(game, 0, yellow=3)
    game.play({"do": "claim", "route": "chihuahua-el_paso", "pay": {"yellow": 2}})
    assert advised(game) == "decline"


@pytest.mark.rule("REG-SIE-3")
@pytest.mark.parametrize(
    ("row", "word", "action"),
    [
        (("red", "green", "blue", "white"), "draw", "market_day"),
        (("red", "green", "blue", "white"), "claim", ""),
        (("red", "red", "red", "white"), "draw", ""),
    ],
)
def test_a_market_day_is_held_for_a_premium_in_place_of_a_draw(
    row: tuple[str, ...], word: str, action: str
) -> None:
    game = bazaar(*row)
    own(game, 0, "chihuahua-el_paso")
    deal(game, 0, red=1)
    set_turn(game, 0)
    assert better(game, Deed(word)) == action


def better(game: Game, meant: Deed, wishes: Wishes | None = None) -> str:
    """What the rules offer in place of an action, to somebody who can spare every card."""
    buffer = ActionBuffer()
    game.state.fill(buffer)
    for alternative in game.ruleset.collection(ALTERNATIVES):
        action = alternative.choose(game.state, buffer, wishes or SparesAll(), meant)
        if action >= 0:
            return str(game.to_move(action)["do"])
    return ""


# -------------------------------------------------------------------- better actions


@pytest.mark.rule("CAM-A")
@pytest.mark.parametrize(
    ("name", "open_card", "meant", "action"),
    [
        ("CR04", "locomotive", Deed("draw", colour=LOCOMOTIVE), "use"),
        ("CR04", "locomotive", Deed("draw"), ""),
        ("CR04", "red", Deed("draw"), ""),
        ("CR06", "red", Deed("tickets"), "use"),
        ("CR06", "red", Deed("draw"), ""),
    ],
)
def test_a_member_of_the_crew_makes_more_of_an_action(
    name: str, open_card: str, meant: Deed, action: str
) -> None:
    game = start(campaign_edition([], powers=[[crew(name)], [], []]), companies=NOBODY)
    show_market(game, open_card, "red", "blue", "green", "white")
    set_turn(game, 0)
    assert better(game, meant) == action


class Linked(SparesAll):
    """Somebody to whom every link is worth so much."""

    def __init__(self, points: int) -> None:
        self.points = points

    def gain_of_link(self, state: State, a: int, b: int) -> int:
        """As much."""
        return self.points


@pytest.mark.rule("CAM-L")
def test_what_a_rule_offers_has_a_reason_of_its_own() -> None:
    game = start(campaign_edition([], ["trackage"], tariff=3), companies=NOBODY)
    own(game, 1, "detroit-pittsburgh")
    deal(game, 0, red=4, blue=4, green=4, yellow=4, black=4, white=4)
    dollars(game, 0, 9)
    set_turn(game, 0)
    action = next(a for a in game.actions() if game.to_move(a)["do"] == "lease")
    reason = explain(game.view(0), action)
    text = describe_reason(game.ruleset, reason, "en")
    assert text == "Leasing Detroit – Pittsburgh completes tickets."


@pytest.mark.rule("CAM-L")
@pytest.mark.parametrize(("points", "action"), [(8, "lease"), (7, "")])
def test_a_lease_is_taken_for_tickets_of_value(points: int, action: str) -> None:
    game = start(campaign_edition([], ["trackage"], tariff=3), companies=NOBODY)
    own(game, 1, "detroit-pittsburgh")
    deal(game, 0, red=4, blue=4, green=4, yellow=4, black=4, white=4)
    dollars(game, 0, 9)
    set_turn(game, 0)
    assert better(game, Deed("draw"), Linked(points)) == action


# -------------------------------------------------------------------- what claims bring


def told(game: Game, route: str) -> int:
    """What the rules say a claim brings at once besides the company's bonus, which nobody has here."""
    number = game.ruleset.route_number[route]
    bonuses = [
        bonus for bonus in game.ruleset.collection(BONUSES) if "Card" not in type(bonus).__name__
    ]
    return sum(bonus.of_route(game.state, 0, number) for bonus in bonuses)


@pytest.mark.rule("CAM-G")
def test_what_snow_pays_is_told_before() -> None:
    made = campaign_edition(["prairie", "plateau"], ["snow"], tariff=1)
    game = start(made, companies=NOBODY)
    part = part_of(game, "snow")
    names = game.ruleset.tokens[part.base]
    part.put(game.state, "tokens", names.index("fargo-winnipeg"), 2)
    set_turn(game, 0)
    deal(game, 0, green=2, white=1, red=1)
    expected, before = told(game, "fargo-winnipeg"), dollars(game, 0)
    pay = {"pay": {"green": 2}, "surcharge": {"white": 1, "red": 1}}
    game.play({"do": "claim", "route": "fargo-winnipeg", **pay})
    assert dollars(game, 0) - before == expected > 0


@pytest.mark.rule("CAM-K")
def test_what_a_long_haul_pays_is_told_before() -> None:
    game = start(campaign_edition([], ["long_haul"], tariff=2), companies=NOBODY)
    long = max(game.ruleset.board.routes, key=lambda route: route.length)
    colour = "red" if long.colour == "grey" else long.colour
    set_turn(game, 0)
    deal(game, 0, **{colour: long.length})
    expected, before = told(game, long.id), dollars(game, 0)
    game.play({"do": "claim", "route": long.id, "pay": {colour: long.length}})
    assert dollars(game, 0) - before == expected > 0


@pytest.mark.rule("CAM-N")
def test_more_pickaxes_of_one_colour_promise_more() -> None:
    game = start(campaign_edition(["range", "desert"], ["assay"], tariff=2), companies=NOBODY)
    set_turn(game, 0)
    found = []
    for cards in ({"red": 3}, {"red_pick": 1, "green_pick": 1}, {"green_pick": 2}):
        deal(game, 0, **cards)
        found.append(told(game, "denver-santa_fe"))
    assert found[0] == 0 < found[1] < found[2]


# -------------------------------------------------------------------- bonds


@pytest.mark.rule("CAM-D")
@pytest.mark.parametrize(("money", "bonds"), [(5, "0"), (4, "1")])
def test_a_bond_is_taken_where_the_first_gang_could_not_be_paid(money: int, bonds: str) -> None:
    made = campaign_edition([], ["bonds", "hired_gangs"], tariff=3)
    game = Game(compile_ruleset(made, 3, {}), seed="bonds", first=0)
    while game.phase != "bonds":
        game.play_action(game.actions()[0])
    dollars(game, game.actor, money)
    assert asked(game) == bonds


@pytest.mark.rule("CAM-D")
def test_no_bond_is_taken_where_nothing_is_for_sale() -> None:
    game = Game(compile_ruleset(campaign_edition([], ["bonds"]), 3, {}), seed="bonds", first=0)
    while game.phase != "bonds":
        game.play_action(game.actions()[0])
    dollars(game, game.actor, 0)
    assert asked(game) == "0"


@pytest.mark.rule("CAM-D")
@pytest.mark.parametrize(("worth", "bonds"), [(39, "0"), (40, "1"), (59, "1"), (60, "2")])
def test_as_many_bonds_are_taken_as_the_tickets_in_hand_promise(worth: int, bonds: str) -> None:
    terms = {"bonds": {"less": 8, "promise": 40, "step": 20}}
    made = campaign_edition([], ["bonds"], tariff=3, settings=terms)
    game = Game(compile_ruleset(made, 3, {}), seed="bonds", first=0)
    while game.phase != "bonds":
        game.play_action(game.actions()[0])
    tickets = game.ruleset.board.tickets
    held, left = [], worth
    for number in sorted(range(len(tickets)), key=lambda number: -tickets[number].points):
        if tickets[number].points <= left:
            left -= tickets[number].points
            held.append(number)
    access.set_tickets(game.state, game.actor, sorted(held), [])
    assert left == 0
    buffer = ActionBuffer()
    game.state.fill(buffer)
    action = game.ruleset.advice["bonds"].choose(game.state, buffer, Wishes())
    assert game.to_move(action)["option"] == bonds
