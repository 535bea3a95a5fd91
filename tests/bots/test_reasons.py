"""Why a move was made: one sentence for every kind of reason."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from semafor.bots import make_bot
from semafor.bots.express import Considered, ExpressBot, Thought
from semafor.bots.reasons import Reason, describe_reason, explain
from semafor.editions import new_game
from semafor.search.actions import read_actions

MANY = [
    "boston-miami",
    "calgary-phoenix",
    "denver-el_paso",
    "houston-kansas_city",
    "duluth-houston",
]


def position(edition="usa-classic", seats=2, seed="reasons", **changes):
    """Seat 0 at its first turn, with some fields replaced by what the names mean."""
    game = new_game(edition, seats, seed=seed)
    while game.phase != "turn":
        game.play_action(game.actions()[0], checked=True)
    view = game.view(0)
    rules = view.ruleset
    if "hand" in changes:
        changes["hand"] = tuple(changes["hand"].get(kind, 0) for kind in rules.kinds)
    if "market" in changes:
        changes["market"] = tuple(rules.kinds.index(kind) for kind in changes["market"])
    for key in ("tickets", "offered"):
        if key in changes:
            changes[key] = tuple(rules.ticket_number[ticket] for ticket in changes[key])
    if "routes" in changes:
        owned = [[rules.route_number[name] for name in names] for names in changes["routes"]]
        changes["routes"] = tuple(tuple(routes) for routes in owned)
        taken = {route for routes in owned for route in routes}
        left = tuple(route for route in view.open_routes if route not in taken)
        changes["open_routes"] = left
    return replace(view, **changes)


def act(view, is_wanted, *, more=True, **values):
    """The reason for the first action that fits, among others (`more`) or alone."""
    choices = read_actions(view.ruleset)
    action = next(number for number, choice in enumerate(choices) if is_wanted(choice))
    others = (0,) if more and action else (1,) if more else ()
    return explain(replace(view, actions=(action, *others)), action, **values)


def claim(view, name):
    route = view.ruleset.route_number[name]
    return act(view, lambda choice: choice.word == "claim" and choice.route == route)


def draw(view, kind):
    colour = -1 if kind is None else view.ruleset.kinds.index(kind)
    return act(view, lambda choice: choice.word == "draw" and choice.colour == colour)


def do(view, word, number=None, **values):
    return act(
        view,
        lambda choice: choice.word == word and number in (None, choice.number),
        **values,
    )


def says(view, reason, key, english, polish):
    assert reason.key == key
    assert describe_reason(view.ruleset, reason, "en") == english
    assert describe_reason(view.ruleset, reason, "pl") == polish


# -------------------------------------------------------------------- claims


def test_a_claim_completes_a_ticket():
    view = position(
        tickets=["los_angeles-seattle"],
        routes=[["los_angeles-san_francisco/1", "portland-san_francisco/1"], []],
    )
    says(
        view,
        claim(view, "portland-seattle/1"),
        "claim-completes",
        "Completes the ticket Los Angeles – Seattle (9).",
        "Realizuje bilet Los Angeles – Seattle (9).",
    )


def test_a_claim_lies_on_the_way_of_a_ticket():
    view = position(tickets=["los_angeles-seattle"], routes=[[], []])
    says(
        view,
        claim(view, "portland-seattle/1"),
        "claim-ticket",
        "Helps the ticket Los Angeles – Seattle (9).",
        "Pomaga biletowi Los Angeles – Seattle (9).",
    )


def test_a_twin_of_a_planned_route_will_do_as_well():
    view = position(tickets=["los_angeles-seattle"], routes=[[], []])
    assert claim(view, "portland-seattle/2") == claim(view, "portland-seattle/1")


def test_a_claim_is_contested_where_a_rival_touches_both_ends():
    view = position(
        tickets=["los_angeles-seattle"],
        routes=[[], ["seattle-vancouver/1", "portland-salt_lake_city"]],
    )
    says(
        view,
        claim(view, "portland-seattle/1"),
        "claim-contested",
        "Helps the ticket Los Angeles – Seattle (9), and a rival\u2019s tracks touch both "
        "ends: it may soon be gone.",
        "Pomaga biletowi Los Angeles – Seattle (9), a obu końców dotykają tory rywala: "
        "zaraz może być zajęte.",
    )


def test_a_claim_that_no_way_leads_round():
    view = position(tickets=["los_angeles-seattle"], routes=[[], []])
    rules = view.ruleset
    way = ["los_angeles-san_francisco/1", "portland-san_francisco/1", "portland-seattle/1"]
    view = replace(view, open_routes=tuple(rules.route_number[name] for name in way))
    says(
        view,
        claim(view, "portland-san_francisco/1"),
        "claim-only-way",
        "Without it the ticket Los Angeles – Seattle (9) cannot be completed.",
        "Bez tego połączenia nie da się zrealizować biletu Los Angeles – Seattle (9).",
    )


def test_a_claim_without_a_ticket_keeps_a_rival_from_joining_its_tracks():
    view = position(
        tickets=["boston-miami"],
        routes=[[], ["seattle-vancouver/1", "portland-salt_lake_city"]],
    )
    says(
        view,
        claim(view, "portland-seattle/1"),
        "claim-block",
        "Keeps a rival from joining up the tracks at both its ends.",
        "Nie pozwala rywalowi połączyć torów, które dotykają obu końców.",
    )


def test_a_claim_makes_the_longest_path_longer():
    view = position(tickets=[], routes=[["calgary-helena"], ["atlanta-miami"]])
    says(
        view,
        claim(view, "calgary-winnipeg"),
        "claim-longest",
        "Scores 15 points and extends this player\u2019s longest path to 10 trains (the rivals\u2019 longest: 5).",
        "Daje 15 punktów i wydłuża własną najdłuższą trasę do 10 wagoników (najdłuższa u rywali: 5).",
    )


def test_a_claim_for_its_points():
    view = position(tickets=["boston-miami"], routes=[[], []])
    says(
        view,
        claim(view, "calgary-winnipeg"),
        "claim-points",
        "Scores 15 points at once.",
        "Daje od razu 15 punktów.",
    )
    assert claim(replace(view, tickets=()), "calgary-winnipeg").key == "claim-points-done"


def test_the_last_turn_and_the_claim_that_brings_it():
    view = position(tickets=["boston-miami"], routes=[[], []])
    assert claim(replace(view, last_round=1), "calgary-winnipeg").key == "claim-last"
    says(
        view,
        claim(replace(view, trains=(8, 20), tickets=()), "calgary-winnipeg"),
        "claim-end",
        "Leaves 2 trains, which begins the last round.",
        "Zostawia 2 wagoniki, a to zaczyna ostatnią rundę.",
    )


# -------------------------------------------------------------------- cards


def test_an_open_card_that_the_next_route_lacks():
    view = position(tickets=["los_angeles-seattle"], hand={"yellow": 1}, routes=[[], []])
    says(
        view,
        draw(view, "yellow"),
        "draw-colour",
        "Los Angeles – San Francisco still needs 2 yellow cards (for the ticket Los Angeles – "
        "Seattle (9)).",
        "Na połączenie Los Angeles – San Francisco brakuje 2 żółtych kart (bilet Los Angeles – "
        "Seattle (9)).",
    )


def test_a_colour_that_saves_a_locomotive_and_one_that_is_merely_collected():
    view = position(
        tickets=["los_angeles-seattle"],
        hand={"yellow": 2, "locomotive": 1},
        routes=[["portland-seattle/1", "portland-san_francisco/1"], []],
    )
    assert draw(view, "yellow").key == "draw-save"
    says(
        view,
        draw(view, "red"),
        "draw-collect",
        "Cards of one colour pay for long routes (red: 1 with this one).",
        "Karty jednego koloru opłacą długie połączenie (czerwona: z tą już 1).",
    )


def test_a_colour_for_a_route_of_many_points():
    view = position(tickets=[], hand={"white": 5}, routes=[[], []])
    says(
        view,
        draw(view, "white"),
        "draw-points",
        "Calgary – Winnipeg would score 15 points and still needs 1 white card.",
        "Połączenie Calgary – Winnipeg da 15 punktów, a brakuje na nie 1 białej karty.",
    )


def test_an_open_locomotive_finishes_a_route():
    view = position(tickets=["los_angeles-seattle"], hand={"yellow": 2}, routes=[[], []])
    assert draw(view, "locomotive").key == "draw-locomotive-finish"
    view = position(
        tickets=["los_angeles-seattle"],
        hand={"yellow": 2},
        routes=[["portland-seattle/1", "portland-san_francisco/1"], []],
    )
    says(
        view,
        draw(view, "locomotive"),
        "draw-locomotive-finish",
        "With a locomotive Los Angeles – San Francisco can be claimed.",
        "Z lokomotywą można zająć połączenie Los Angeles – San Francisco.",
    )


def test_an_open_locomotive_for_a_ferry_or_for_anything():
    view = position("europe", tickets=["edinburgh-paris"], hand={}, routes=[["dieppe-paris"], []])
    assert draw(view, "locomotive").key == "draw-locomotive-ferry"
    view = position(tickets=["boston-miami"], hand={}, routes=[[], []])
    assert draw(view, "locomotive").key in ("draw-locomotive", "draw-locomotive-finish")
    says(
        view,
        draw(replace(view, tickets=()), "locomotive"),
        "draw-locomotive",
        "A locomotive fits every route.",
        "Lokomotywa pasuje do każdego połączenia.",
    )


def test_an_unseen_card_because_nothing_open_helps():
    planned = {"tickets": ["los_angeles-seattle"], "hand": {"yellow": 1}}
    routes = [["portland-seattle/1", "portland-san_francisco/1"], []]
    view = position(**planned, routes=routes, market=["blue", "red", "red", "black", "white"])
    says(
        view,
        draw(view, None),
        "draw-unseen",
        "Nothing in the market helps: Los Angeles – San Francisco still needs 2 yellow cards.",
        "Na wystawce nie ma nic przydatnego: na połączenie Los Angeles – San Francisco brakuje "
        "2 żółtych kart.",
    )
    view = position(**planned, routes=routes, market=["yellow", "red", "red", "black", "white"])
    assert draw(view, None).key == "draw-unseen-chance"
    assert draw(replace(view, tickets=()), None).key == "draw-unseen-free"
    assert draw(replace(view, last_round=0), None).key == "draw-last"


def test_a_card_to_spare_for_a_tunnel():
    routes = [["pamplona-paris/1", "paris-zurich"], []]
    view = position("europe", tickets=["madrid-zurich"], hand={"black": 3}, routes=routes)
    reason = draw(view, "black")
    assert reason == Reason("draw-spare", {"route": "madrid-pamplona/1"})
    assert "Madryt – Pampeluna" in describe_reason(view.ruleset, reason, "pl")


# -------------------------------------------------------------------- tickets


def test_tickets_are_drawn_when_the_old_ones_are_done_lost_or_easy():
    done = position(
        tickets=["los_angeles-seattle"],
        routes=[
            ["los_angeles-san_francisco/1", "portland-san_francisco/1", "portland-seattle/1"],
            [],
        ],
    )
    says(
        done,
        do(done, "tickets"),
        "tickets-done",
        "The only ticket is complete, and 45 trains are left for more.",
        "Jedyny bilet jest zrealizowany, a wagoników zostało 45.",
    )
    lost = position(tickets=["boston-miami"], routes=[[], []])
    assert do(replace(lost, open_routes=()), "tickets").key == "tickets-hopeless"
    easy = do(position(tickets=["los_angeles-seattle"], routes=[[], []]), "tickets")
    assert easy == Reason("tickets-time", {"needed": 9, "trains": 45})


def keep(view, mask):
    choices = read_actions(view.ruleset)
    action = next(
        number
        for number, choice in enumerate(choices)
        if choice.word == "keep" and choice.number == mask
    )
    return explain(replace(view, actions=(action, action + 1)), action)


def test_tickets_are_kept_along_one_line():
    offered = ["los_angeles-seattle", "phoenix-portland", "boston-miami"]
    view = position(tickets=[], offered=offered, routes=[[], []], hand={})
    says(
        view,
        keep(view, 0b011),
        "keep-line",
        "Everything lies along one line: 12 trains in all instead of 20 one by one.",
        "Wszystko leży na jednej linii: razem 12 wagoników zamiast 20 osobno.",
    )
    says(
        view,
        keep(view, 0b101),
        "keep-points",
        "21 points for about 21 of 45 trains.",
        "21 punktów za około 21 z 45 wagoników.",
    )


def test_tickets_that_cost_little_nothing_or_everything():
    near = position(
        tickets=["los_angeles-seattle"], offered=["phoenix-portland"], routes=[[], []], hand={}
    )
    assert keep(near, 1) == Reason("keep-near", {"more": 3, "points": 11})
    way = position(
        tickets=["phoenix-portland"],
        offered=["phoenix-portland", "boston-miami"],
        routes=[[], []],
    )
    assert keep(way, 1).key == "keep-way"
    assert keep(replace(way, trains=(3, 45)), 2).key == "keep-least"
    owned = ["los_angeles-san_francisco/1", "portland-san_francisco/1", "portland-seattle/1"]
    done = position(tickets=[], offered=["los_angeles-seattle"], routes=[owned, []])
    assert keep(done, 1) == Reason("keep-done", {"tickets": ["los_angeles-seattle"]})


def test_many_tickets_have_reasons_too():
    view = position(tickets=MANY, hand={"red": 2}, routes=[[], []])
    assert claim(view, "charleston-miami").key == "claim-ticket"
    assert draw(view, "red").key.startswith("draw-")
    assert do(view, "tickets").key == "tickets-time"


# -------------------------------------------------------------------- some editions only


def test_a_station_for_a_ticket_that_is_cut_off():
    view = position(
        "europe", tickets=["brest-marseille"], routes=[["brest-paris"], ["marseille-paris"]]
    )
    rules = view.ruleset
    paris = rules.place_number["paris"]
    view = replace(view, open_routes=())
    says(
        view,
        act(view, lambda choice: choice.word == "station" and choice.place == paris),
        "station-ticket",
        "Borrows a rival\u2019s route for the ticket Brest – Marseille (7), which is otherwise cut off.",
        "Pożycza połączenie rywala dla biletu Brest – Marsylia (7), który inaczej jest odcięty.",
    )
    assert act(replace(view, tickets=()), lambda choice: choice.word == "station").key == "station"


def tunnel(actions):
    """A game of Europe at the question of a tunnel's surcharge that has some kind of answer."""
    for seed in range(400):
        game = new_game("europe", 2, seed=seed)
        rng = random.Random(seed)
        while not game.is_over and len(game.history) < 120:
            if game.phase == "tunnel" and (len(game.actions()) > 1) == actions:
                return game.view(game.actor)
            game.play_action(rng.choice(game.actions()))
    raise AssertionError


def test_a_surcharge_is_paid_or_not():
    view = tunnel(actions=True)
    choices = read_actions(view.ruleset)
    keys = {choices[action].word: explain(view, action).key for action in view.actions}
    assert keys == {"pay": "tunnel-pay", "withdraw": "tunnel-withdraw"}
    view = tunnel(actions=False)
    reason = explain(view, view.actions[0])
    assert reason.key == "tunnel-cannot"
    assert describe_reason(view.ruleset, reason, "pl").startswith("Na ręce nie ma")


def test_passengers_by_majority():
    view = position("germany", tickets=[])
    (part,) = view.parts
    keys = []
    for own, other in ((0, 0), (0, 1), (0, 5)):
        taken = [{"red": own}, {"red": other}]
        red = view.ruleset.tokens[view.ruleset.parts[0].base].index("red") + 1
        shown = replace(view, parts=({**part, "taken": taken},))
        reason = do(shown, "passengers", red)
        keys.append(reason.key)
        assert reason.values == {"colours": ["red"]}
    assert keys == ["passengers-lead", "passengers-level", "passengers-more"]
    assert do(view, "passengers", 0).key == "passengers-none"


def test_the_mix_of_the_first_tickets():
    view = new_game("germany", 2, seed="mix").view(0)
    choices = read_actions(view.ruleset)
    by_number = {choices[action].number: explain(view, action).key for action in view.actions}
    assert by_number[0] == "mix-second"
    assert by_number[2] == "mix-both"
    assert by_number[4] == "mix-first"


def test_a_claim_for_passengers():
    view = position("germany", tickets=[], routes=[[], []])
    assert claim(view, "berlin-dresden").key == "claim-passengers"


# -------------------------------------------------------------------- bots


def test_the_only_move_needs_no_reason_and_a_pass_has_its_own():
    view = position(tickets=["boston-miami"], routes=[[], []])
    assert do(view, "draw", more=False).key == "only"
    assert do(view, "pass", more=False).key == "pass"


def test_the_random_bot_has_no_reasons():
    view = position()
    reason = do(view, "draw", bot=make_bot("random", 1))
    says(
        view,
        reason,
        "random",
        "Any move is as good as another.",
        "Każdy ruch jest równie dobry.",
    )


def test_a_search_adds_what_it_has_found():
    view = position(tickets=["boston-miami"], routes=[[], []], last_round=0)
    action = view.actions[0]
    others = (
        Considered(action, 60, 0.58, 100.0, 0.5),
        Considered(view.actions[1], 40, 0.55, 90.0, 0.5),
    )
    bot = ExpressBot(1)
    bot.thought = Thought(others, 100, 0.1)
    text = describe_reason(view.ruleset, explain(view, action, bot), "en")
    assert text.endswith("100 games played ahead: this wins 58%, the next best move 55%.")
    bot.thought = Thought(others[:1], 100, 0.1)
    text = describe_reason(view.ruleset, explain(view, action, bot), "pl")
    assert text.endswith("Po 100 partiach rozegranych w głowie: ten ruch wygrywa 58%.")
    assert "games" not in explain(view, view.actions[2], bot).values


def test_an_illegal_action_has_no_reason():
    view = position()
    with pytest.raises(ValueError, match="legal action"):
        explain(view, -1)
