"""Payments of a campaign: marked cards, further cards, exchanged pairs, gangs (CAM-PAY, F, I, J)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.engine.lines import Links
from semafor.engine.ruleset import compile_ruleset
from tests.kit.campaign import (
    begin_turns,
    campaign_edition,
    deal,
    dollars,
    hand,
    on_top,
    own,
    reveal,
    set_turn,
    shown,
    start,
)


def claim(route: str, pay: dict[str, int], **more: Any) -> dict[str, Any]:
    return {"do": "claim", "route": route, "pay": pay, **more}


def refused(game: Game, move: dict[str, Any]) -> str:
    before = game.digest()
    with pytest.raises(IllegalMove) as caught:
        game.play(move)
    assert game.digest() == before
    return str(caught.value.reason)


@pytest.mark.rule("CAM-PAY-1", "CAM-F")
def test_marks_never_change_the_colour() -> None:
    game = start(campaign_edition())
    deal(game, 0, red_pick=1, red_skull=1, blue=3)
    game.play(claim("buffalo-montreal/1", {"red_pick": 1, "red_skull": 1}))
    assert hand(game, 0) == {"blue": 3}
    assert shown(game, "payment")["last"][2:5] == [0, 1, 1]
    assert len(game.view(0).routes[0]) == 1


@pytest.mark.rule("CAM-F")
def test_an_unpainted_strand_is_grey_and_known_as_unpainted() -> None:
    made = campaign_edition(["range"], ["mail"])
    route = next(item for item in made.board.routes if item.id == "little_rock-nashville")
    assert (route.colour, route.is_unpainted, route.length) == ("grey", True, 1)
    game = start(made, companies="blue,red,green")
    deal(game, 0, white=1)
    dollars(game, 0, 5)
    game.play(claim("little_rock-nashville", {"white": 1}))
    assert shown(game, "mail")["mail"] == [0, 0, 0]
    assert dollars(game, 0) == 5
    painted = campaign_edition(["range"], ["mail"], painted={"little_rock-nashville": "white"})
    game = start(painted)
    deal(game, 0, white=1)
    game.play(claim("little_rock-nashville", {"white": 1}))
    assert shown(game, "mail")["mail"] == [1, 0, 0]


@pytest.mark.rule("CAM-PAY-2", "CAM-I")
def test_two_cards_of_another_colour_count_as_one() -> None:
    game = start(campaign_edition(modules=["exchange_yard"]))
    deal(game, 0, yellow=1, blue=2, green=1)
    move = claim("detroit-pittsburgh", {"yellow": 1}, exchange={"blue": 2})
    assert refused(game, claim("detroit-pittsburgh", {"yellow": 1}, exchange={"blue": 1}))
    assert refused(game, claim("detroit-pittsburgh", {"yellow": 1}, gang=True)) == "aid-not-open"
    assert move in game.moves()
    on_top(game, "white")
    game.play(move)
    assert hand(game, 0) == {"green": 1, "white": 1}


@pytest.mark.rule("CAM-I")
def test_on_a_grey_strand_the_pair_has_another_colour() -> None:
    game = start(campaign_edition(modules=["exchange_yard"]))
    deal(game, 0, blue=5)
    bad = claim("buffalo-new_york", {"blue": 2}, exchange={"blue": 2})
    assert refused(game, bad) == "pair-colour"
    assert refused(game, claim("buffalo-new_york", {"blue": 4})) == "too-few-units"
    game.play(claim("buffalo-new_york", {"blue": 3}))


@pytest.mark.rule("CAM-J", "CAM-PAY-4", "CAM-PAY-5")
def test_a_hired_gang_is_paid_in_dollars() -> None:
    game = start(campaign_edition(["desert"], ["hired_gangs"], tariff=2))
    deal(game, 0, green=3, white=1)
    dollars(game, 0, 5)
    move = claim("denver-salt_lake_city/1", {"green": 3}, gang=True)
    assert move in game.moves()
    game.play(move)
    assert dollars(game, 0) == 1
    assert shown(game, "hired_gangs")["gangs"] == [1, 0, 0]
    game = start(campaign_edition(["range"], ["hired_gangs"], tariff=2))
    deal(game, 0, green=3)
    dollars(game, 0, 3)
    assert refused(game, claim("buffalo-new_york", {"green": 2}, gang=True)) == "fee-not-paid"
    dollars(game, 0, 9)
    assert refused(game, claim("little_rock-nashville", {}, gang=True)) == "too-few-units"


@pytest.mark.rule("CAM-J")
def test_harvest_hands_make_gangs_cheaper() -> None:
    game = start(campaign_edition(["desert"], ["hired_gangs"], tariff=2, events=["E29"]))
    reveal(game, "E29")
    deal(game, 0, green=3)
    dollars(game, 0, 2)
    game.play(claim("denver-salt_lake_city/1", {"green": 3}, gang=True))
    assert dollars(game, 0) == 0


@pytest.mark.rule("CAM-PAY-3", "CAM-PAY-6", "CAM-E")
def test_reductions_and_further_cards_add_up() -> None:
    game = start(campaign_edition(modules=["stakes"], events=["E02"], tariff=2))
    reveal(game, "E02")
    part = next(item for item in game.ruleset.parts if item.name == "stakes")
    decision = next(item for item in game.ruleset.decisions if item.name == "stakes")
    names = decision.options[0].names
    game.state.set_part(part.base + names.index("cincinnati-pittsburgh"), 2)
    deal(game, 0, red=2, yellow=1, blue_pick=1)
    dollars(game, 0, 5)
    dollars(game, 1, 5)
    route = next(
        item.id
        for item in game.ruleset.board.routes
        if item.pair == ("cincinnati", "pittsburgh") and item.colour == "red"
    )
    assert refused(game, claim(route, {"red": 2})) == "wrong-further-cards"
    assert claim(route, {"red": 2}, surcharge={"blue_pick": 1}) in game.moves()
    on_top(game, "white")
    game.play(claim(route, {"red": 2}, surcharge={"yellow": 1}))
    assert hand(game, 0) == {"blue_pick": 1, "white": 1}
    assert dollars(game, 1) == 7
    assert game.view(0).trains[0] == 20 - 3


@pytest.mark.rule("CAM-PAY-2")
def test_payments_that_are_not_offered_are_taken_too() -> None:
    game = start(campaign_edition(modules=["exchange_yard"]))
    deal(game, 0, yellow=1, blue_pick=1, blue_skull=1, blue=2)
    move = claim("detroit-pittsburgh", {"yellow": 1}, exchange={"blue_pick": 1, "blue_skull": 1})
    assert move not in game.moves()
    action = game.to_action(move)
    assert game.to_action(game.to_move(action)) == action
    on_top(game, "white")
    game.play(move)
    assert game.move_at(-1) == move
    assert hand(game, 0) == {"blue": 2, "white": 1}


@pytest.mark.rule("CAM-PAY-1")
def test_a_claim_without_cards_named_takes_the_usual_ones() -> None:
    game = start(campaign_edition())
    deal(game, 0, yellow=1, yellow_pick=2, locomotive=1)
    on_top(game, "white")
    game.play({"do": "claim", "route": "detroit-pittsburgh"})
    assert hand(game, 0) == {"yellow_pick": 1, "locomotive": 1, "white": 1}
    game = start(campaign_edition())
    deal(game, 0, yellow=3, blue=3)
    assert refused(game, {"do": "claim", "route": "buffalo-new_york"}) == "name-the-colour"


@pytest.mark.rule("CAM-L")
def test_a_lease_is_a_link_for_its_tenant() -> None:
    game = start(campaign_edition(["prairie"], ["trackage", "mail"], tariff=3))
    own(game, 1, "chicago-st_paul/1")
    deal(game, 0, green=2, white=1)
    dollars(game, 0, 5)
    dollars(game, 1, 5)
    lease = {"do": "lease", "route": "chicago-st_paul/1", "pay": {"green": 2}}
    assert lease in game.moves()
    game.play(lease)
    assert (dollars(game, 0), dollars(game, 1)) == (2, 8)
    assert game.view(0).trains[0] == 19
    assert shown(game, "trackage")["leases"][0] > 0
    assert not game.view(0).routes[0]
    assert refused(game, {**lease, "seat": 0}) == "not-your-turn"


@pytest.mark.rule("CAM-L")
def test_no_lease_without_money_or_beside_an_own_strand() -> None:
    game = start(campaign_edition(["prairie"], ["trackage"], tariff=3), 4)
    own(game, 1, "chicago-st_paul/1")
    deal(game, 0, green=2)
    dollars(game, 0, 2)
    lease = {"do": "lease", "route": "chicago-st_paul/1", "pay": {"green": 2}}
    assert refused(game, lease) == "no-lease"
    dollars(game, 0, 3)
    assert lease in game.moves()
    assert refused(game, {**lease, "pay": {"green": 1}}) == "wrong-count"


def leases(game: Game) -> list[dict[str, Any]]:
    """Every lease, by action numbers."""
    found = []
    waiting = [[action] for action in game.actions() if game.to_move(action)["do"] == "lease"]
    while waiting:
        numbers = waiting.pop(0)
        after = Game.from_state(game.ruleset, game.state.clone())
        for number in numbers:
            after.play_action(number)
        if after.is_midway:
            waiting[:0] = [[*numbers, action] for action in after.actions()]
        else:
            found.append(after.move_at(-1))
    return found


@pytest.mark.rule("CAM-L")
def test_a_lease_is_paid_with_any_cards_of_a_colour() -> None:
    game = start(campaign_edition(["prairie"], ["trackage"], tariff=3), 4)
    own(game, 1, "chicago-st_paul/1")
    deal(game, 0, green=1, green_pick=2, green_skull=1)
    lease = {
        "do": "lease",
        "route": "chicago-st_paul/1",
        "pay": {"green_pick": 1, "green_skull": 1},
    }
    assert lease not in game.moves()
    assert [cards["pay"] for cards in leases(game)] == [
        {"green": 1, "green_skull": 1},
        {"green": 1, "green_pick": 1},
        {"green_pick": 1, "green_skull": 1},
        {"green_pick": 2},
    ]
    assert refused(game, {**lease, "pay": {"green_pick": 3}}) == "wrong-count"
    assert refused(game, {**lease, "pay": {"green_skull": 2}}) == "cards-not-in-hand"
    game.play(lease)
    assert game.move_at(-1) == lease
    assert hand(game, 0) == {"green": 1, "green_pick": 1}
    own(game, 2, "chicago-duluth")
    set_turn(game, 0)
    assert refused(game, {**lease, "pay": {"green_pick": 1, "green": 1}}) == "no-lease"


@pytest.mark.rule("CAM-PAY-2")
def test_every_action_is_read_back() -> None:
    modules = ["exchange_yard", "hired_gangs", "stakes", "trackage"]
    game = start(campaign_edition(["desert", "evergreen"], modules, events=["E02", "E03"]))
    rng = random.Random(5)
    checked = 0
    while not game.is_over and checked < 1500:
        for action in rng.sample(game.actions(), min(20, len(game.actions()))):
            assert game.to_action(game.to_move(action)) == action
            checked += 1
        game.play_action(rng.choice(game.actions()))


@pytest.mark.rule("CAM-L", "COM-SCORE-2")
def test_two_games_of_one_ruleset_do_not_mix_up_their_networks() -> None:
    """Both are scored at once, in two threads of a server."""
    ruleset = compile_ruleset(campaign_edition(modules=["trackage"]), 2)
    game, other = (begin_turns(Game(ruleset, seed="networks")) for _ in range(2))
    own(game, 0, *(route.id for route in ruleset.board.routes))
    expected = game.result()
    assert expected.lines[0]["completed"] == len(game.view(0).tickets) > 0
    inside = [False]

    class Interrupted(Links):
        """In the midst of a network somebody else is scored."""

        def join(self, state: Any, seat: int, network: Any) -> None:
            if not inside[0]:
                inside[0] = True
                other.result()
                inside[0] = False

    ruleset.tables.links.append(Interrupted())
    assert game.result() == expected
