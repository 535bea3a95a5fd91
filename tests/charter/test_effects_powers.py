"""Postcards that are powers in games of the shipped campaign: offered, used, used up."""

from __future__ import annotations

import pytest

from semafor import Game, IllegalMove
from semafor.engine import access
from tests.charter.effects import (
    TARIFF,
    claim,
    claims_of,
    draw_two,
    finish,
    hold,
    postcard_game,
    postcards,
    reward,
    row,
    ruleset,
    start,
    uses,
)
from tests.kit.campaign import (
    choose,
    deal,
    dollars,
    hand,
    on_top,
    set_turn,
)

T = TARIFF
QUIET = "albany-montreal"


@pytest.mark.parametrize(
    ("name", "no", "yes", "times", "locos", "gets"),
    [
        row("P03", None, (QUIET, "albany-buffalo"), 2, 1, reward(0, 3)),
        row("P14", QUIET, ("davenport-omaha", "duluth-st_paul"), 2, 1, reward("2T+3")),
        row("P22", "atlanta-charleston", ("mobile-tampa", "houston-little_rock"), 4, 0, reward(0, 1)),
        row("P31", QUIET, ("miami-tampa/1", "davenport-omaha"), 2, 1, reward("2T+2")),
    ],
)  # fmt: skip
def test_powers_after_a_claim(name, no, yes, times, locos, gets) -> None:
    game = postcard_game(name)
    if no:
        claim(game, no, spare=1)
        assert game.phase == "turn"
    if locos:
        claim(game, "montreal-quebec/1")  # without a further locomotive it is not offered
        assert game.phase == "turn"
    for number, route in enumerate(yes):
        dollars(game, 0, 5)
        claim(game, route, spare=locos)
        assert game.phase == "power"
        on_top(game, "red", "blue", "white")
        choose(game, "use")
        assert dollars(game, 0) - 5 == gets[0]
        assert sum(hand(game, 0).values()) == gets[1]
        assert uses(game, name) == times - number - 1
    claim(game, "bangor-quebec/1", spare=locos)
    assert game.phase == "turn"


@pytest.mark.parametrize("name", [row("P20"), row("P69")])
def test_powers_after_a_draw(name) -> None:
    game = postcard_game(name)
    for left in (2, 1, 0):
        deal(game, 0)
        draw_two(game)
        choose(game, "use")
        assert sum(hand(game, 0).values()) == 3
        assert uses(game, name) == left
    draw_two(game)
    assert game.actor == 1
    set_turn(game, 0)
    claim(game, QUIET)
    assert game.actor == 1


@pytest.mark.card("P40")
def test_a_power_after_tickets() -> None:
    game = postcard_game("P40")
    for left in (1, 0):
        set_turn(game, 0)
        deal(game, 0)
        game.play({"do": "tickets"})
        game.play_action(game.actions()[0])
        on_top(game, "red", "blue")
        choose(game, "use")
        assert sum(hand(game, 0).values()) == 2
        assert uses(game, "P40") == left
    deal(game, 0)
    draw_two(game)
    assert game.actor == 1


@pytest.mark.parametrize(
    ("name", "no", "yes", "times"),
    [row("P67", QUIET, "bangor-montreal", 3), row("P71", "bangor-montreal", "buffalo-new_york", 2)],
)
def test_powers_that_make_a_route_cheaper(name, no, yes, times) -> None:
    game = postcard_game(name)
    set_turn(game, 0)
    deal(game, 0, blue=6)
    assert not any("use" in move for move in claims_of(game, no))
    length = game.ruleset.board.routes[game.ruleset.route_number[yes]].length
    claim(game, yes, {"blue": length - 1}, use=[name])
    assert uses(game, name) == times - 1
    with pytest.raises(IllegalMove):
        claim(game, no, {"red" if no == QUIET else "blue": 1}, use=[name])


@pytest.mark.card("P70")
def test_a_ticket_is_exchanged_for_the_top_one() -> None:
    game = postcard_game("P70")
    hold(game, "boston-new_york", "quebec-savannah")
    claim(game, QUIET)
    choose(game, "use", "quebec-savannah")
    held = access.held_tickets(game.state, 0)
    assert len(held) == 2
    assert game.ruleset.ticket_number["quebec-savannah"] not in held
    assert game.ruleset.ticket_number["boston-new_york"] in held
    assert uses(game, "P70") == 0


# The dearest ticket that a card forgives.
FORGIVEN = {"P34": 20, "P76": 20}


@pytest.mark.parametrize(("name", "most"), [row(name, most) for name, most in FORGIVEN.items()])
def test_a_failed_ticket_counts_nothing(name, most) -> None:
    for value, lost, left in ((most, 0, 0), (most + 1, -most - 1, 1)):
        game = postcard_game(name)
        tickets = game.ruleset.board.tickets
        hold(game, next(ticket.id for ticket in tickets if ticket.points == value))
        finish(game, "use")
        assert game.result().lines[0]["tickets"] == lost
        assert uses(game, name) == left


@pytest.mark.card("P65", "P74")
def test_powers_of_the_setup() -> None:
    """T + 2 dollars, and two cards, before the first turn."""
    rules = ruleset(tariff=T, offices=[postcards(65), postcards(74)])
    game = Game(rules, seed="card", first=0)
    asked_for = []
    while game.phase != "turn":
        used = [move for move in game.moves() if move.get("option") == "use"]
        asked_for += [game.actor] if used else []
        game.play(used[0] if used else game.moves()[0])
    assert asked_for == [0, 1]
    assert [dollars(game, seat) for seat in range(3)] == [10, 5, 5]
    assert [sum(hand(game, seat).values()) for seat in range(3)] == [4, 6, 4]
    assert (uses(game, "P65"), uses(game, "P74")) == (2, 2)
    game = start(rules)
    assert [dollars(game, seat) for seat in range(3)] == [5, 5, 5]
    assert [sum(hand(game, seat).values()) for seat in range(3)] == [4, 4, 4]
