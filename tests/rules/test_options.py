"""The option of COM-EDGE-6: open cards may be taken although both piles are empty."""

import pytest

from semafor import Game, IllegalMove, SetupError, new_game
from semafor.engine import access
from tests.rules.boards import EDITIONS

FLAG = "faceup_draw_when_piles_empty"


def with_empty_piles(edition: str, market: list[str | None], options: dict[str, int]) -> Game:
    """The first turn of a game whose piles have been emptied."""
    game = new_game(edition, 2, seed="empty", options=options)
    while game.phase == "tickets":
        game.play(game.moves()[-1])
    kinds = game.ruleset.kinds
    nothing = [0] * len(kinds)
    access.set_piles(game.state, nothing, nothing, nothing)
    slots = [-1 if card is None else kinds.index(card) for card in market]
    access.set_market(game.state, slots)
    for seat in range(2):
        access.set_hand(game.state, seat, nothing, nothing)
    return game


OPEN = ["red", "blue", "green", "white", "locomotive"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-6")
def test_without_the_option_nothing_is_drawn_from_empty_piles(edition: str) -> None:
    game = with_empty_piles(edition, OPEN, {})
    assert "draw" not in {move["do"] for move in game.moves()}
    with pytest.raises(IllegalMove):
        game.play({"do": "draw", "card": "red"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.rule("COM-EDGE-6")
def test_with_the_option_open_cards_are_taken_and_leave_gaps(edition: str) -> None:
    game = with_empty_piles(edition, OPEN, {FLAG: 1})
    with pytest.raises(IllegalMove):
        game.play({"do": "draw"})
    game.play({"do": "draw", "card": "red"})
    assert game.phase == "second_card"
    game.play({"do": "draw", "card": "white"})
    assert game.actor == 1
    assert game.view(0).to_dict()["market"] == [None, "blue", "green", None, "locomotive"]
    assert game.view(0).to_dict()["hand"] == {"red": 1, "white": 1}


@pytest.mark.rule("COM-EDGE-6", "COM-DRAW-4")
def test_with_the_option_an_open_locomotive_is_still_the_only_card() -> None:
    game = with_empty_piles("usa-classic", OPEN, {FLAG: 1})
    game.play({"do": "draw", "card": "locomotive"})
    assert game.actor == 1


@pytest.mark.rule("COM-EDGE-6", "COM-EDGE-7")
def test_with_the_option_a_single_wagon_card_is_the_whole_action() -> None:
    market = ["red", "locomotive", "locomotive", None, None]
    game = with_empty_piles("usa-classic", market, {FLAG: 1})
    game.play({"do": "draw", "card": "red"})
    assert game.actor == 1
    assert game.phase == "turn"


@pytest.mark.rule("COM-EDGE-6")
def test_the_option_is_off_or_on_and_nothing_else() -> None:
    with pytest.raises(SetupError):
        new_game("usa-classic", 2, seed=1, options={FLAG: 2})
