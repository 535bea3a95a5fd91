"""A claim of a campaign may take several action numbers, and is still one move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from typing import Any

import pytest

from semafor import Game, IllegalMove
from semafor.bots import make_bot
from semafor.bots.hints import best_moves
from semafor.bots.whole_moves import whole_line
from semafor.charter.rules.ports import CAMPAIGN_CLAIM
from semafor.engine.resample import resample
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.seen import SeenPosition
from semafor.engine.views import view
from tests.kit.campaign import (
    begin_turns,
    campaign_edition,
    deal,
    dollars,
    hand,
    on_top,
    set_turn,
    shown,
    start,
)

MODULES = ["exchange_yard", "hired_gangs", "stakes", "trackage"]
REGIONS = ["desert", "evergreen"]
ROUTE = "buffalo-new_york"  # grey, 3 spaces
HELD = {
    "blue": 2,
    "blue_pick": 1,
    "blue_skull": 1,
    "green": 2,
    "green_pick": 2,
    "green_skull": 1,
    "locomotive": 2,
}


def rich_game() -> Game:
    """Somebody's turn with marks, locomotives and everything that helps."""
    game = start(campaign_edition(REGIONS, MODULES, events=["E01"]))
    deal(game, 0, **HELD)
    dollars(game, 0, 9)
    return game


def copy(game: Game) -> Game:
    """The same position with a history of its own."""
    return Game.from_state(game.ruleset, game.state.clone())


def ends(game: Game, numbers: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], dict[str, Any]]]:
    """All moves that some numbers begin, each with all its numbers."""
    after = copy(game)
    for number in numbers:
        after.play_action(number)
    if not after.is_midway:
        yield numbers, after.move_at(-1)
        return
    for number in after.actions():
        yield from ends(game, (*numbers, number))


def claims_by_numbers(game: Game, route: str) -> list[tuple[tuple[int, ...], dict[str, Any]]]:
    option, wanted = game.ruleset.port(CAMPAIGN_CLAIM), game.ruleset.route_number[route]
    first = [
        action
        for action in game.actions()
        if game.ruleset.tables.option_of(action) is option and option.split(action)[0] == wanted
    ]
    return [end for action in first for end in ends(game, (action,))]


def claims_by_words(game: Game, route: str) -> Iterator[dict[str, Any]]:
    """Whatever cards are named, with everything that may help: those that the rules take."""
    held = [kind for kind, count in hand(game, 0).items() for _ in range(count)]
    pairs = {tuple(sorted(pair)) for pair in combinations(held, 2)}
    for size in range(4):
        for pay in {tuple(sorted(cards)) for cards in combinations(held, size)}:
            for pair in [(), *pairs]:
                for gang in (False, True):
                    move: dict[str, Any] = {"do": "claim", "route": route, "pay": Counter(pay)}
                    move |= {"exchange": dict(Counter(pair))} if pair else {}
                    move |= {"gang": True} if gang else {}
                    if is_taken(game, move):
                        yield {**move, "pay": dict(move["pay"])}


def is_taken(game: Game, move: dict[str, Any]) -> bool:
    try:
        game.to_action(move)
    except IllegalMove:
        return False
    return True


def key(move: dict[str, Any]) -> str:
    return str(
        sorted(
            (name, sorted(value.items()) if isinstance(value, dict) else value)
            for name, value in move.items()
        )
    )


@pytest.mark.rule("CAM-PAY-2", "CAM-I", "CAM-J")
def test_numbers_reach_every_claim_that_words_can_name() -> None:
    game = rich_game()
    named = {key(move) for move in claims_by_words(game, ROUTE)}
    reached = [key(move) for _numbers, move in claims_by_numbers(game, ROUTE)]
    assert len(reached) == len(set(reached))
    assert set(reached) == named
    offered = {key(move) for move in game.moves()}
    assert len(named - offered) >= 92  # so many a list of moves may leave out, and numbers may not


def test_a_claim_by_numbers_and_by_words_is_the_same_single_move() -> None:
    game = rich_game()
    claims = claims_by_numbers(game, ROUTE)
    assert max(len(numbers) for numbers, _move in claims) > 3
    for numbers, move in claims[::7]:
        by_numbers, by_words = copy(game), copy(game)
        facts = [by_numbers.play_action(number) for number in numbers]
        assert facts[-1] == by_words.play(move)
        assert not any(facts[:-1])
        assert by_numbers.history == by_words.history
        assert len(by_words.history) == 1
        assert by_numbers.log == by_words.log
        assert by_numbers.digest() == by_words.digest()


def midway() -> Game:
    """A claim that is begun."""
    game = rich_game()
    numbers, _move = max(claims_by_numbers(game, ROUTE), key=lambda end: len(end[0]))
    for number in numbers[:2]:
        game.play_action(number)
    assert game.is_midway
    return game


@pytest.mark.rule("COM-INFO-1")
def test_what_is_decided_of_a_claim_is_for_its_owner_only() -> None:
    game = midway()
    assert shown(game, "paying") == {}
    mine, others = game.view(0), game.view(1)
    names = [part.name for part in game.ruleset.parts]
    assert mine.parts[names.index("paying")]["begun"]
    assert others.parts[names.index("paying")] == {}
    assert others.frames[-1][2:] == (0, 0, 0)
    assert hand(game, 0) == HELD  # nothing is paid before all is decided
    assert all(row["do"] != "claim" for row in game.history)


def test_a_position_in_the_midst_of_a_claim_is_dealt_and_looked_at_like_any_other() -> None:
    game = midway()
    for seat in range(game.ruleset.seats):
        seen = game.view(seat)
        assert view(resample(seen, random.Random(3)), seat) == seen
    looked = SeenPosition(game.ruleset.tables).look(game.state, 0)
    assert view(looked, 0) == game.view(0)
    other = game.clone()
    for each in (game, other):
        while each.is_midway:
            each.play_action(each.actions()[0])
    assert game.history == other.history
    assert game.digest() == other.digest()


def test_no_other_claim_can_be_named_once_one_is_begun() -> None:
    game = rich_game()
    claims = claims_by_numbers(game, ROUTE)
    (first, *_rest), move = max(claims, key=lambda end: len(end[0]))
    others = [named for numbers, named in claims if numbers[0] != first]
    game.play_action(first)
    for other in (others[0], {**move, "route": "detroit-pittsburgh"}, {"do": "draw"}):
        with pytest.raises(IllegalMove):
            game.play(other)
    game.play(move)
    assert game.move_at(-1) == move


def test_a_claim_that_is_refused_has_decided_nothing() -> None:
    game = rich_game()
    before = game.digest(), game.view(0)
    for more in ({"surcharge": {"green": 1}}, {"use": ["P67"]}, {"blast": 1}, {"gang": True}):
        with pytest.raises(IllegalMove):
            game.play({"do": "claim", "route": ROUTE, "pay": {"blue": 2, "blue_pick": 1}, **more})
    assert (game.digest(), game.view(0)) == before


def test_an_action_that_begins_a_claim_stands_for_a_whole_one() -> None:
    game = rich_game()
    checked = 0
    for action in game.actions():
        move = game.to_move(action)
        after = copy(game)
        assert after.to_action(move) == action
        if move["do"] == "claim":
            after.play(move)
            assert after.move_at(-1) == move
            checked += 1
    assert checked > 50


# -------------------------------------------------------------------- two games of one ruleset


def meanings(game: Game) -> list[tuple[int, dict[str, Any]]]:
    return [(action, game.to_move(action)) for action in game.actions()]


@pytest.mark.rule("CAM-PAY-6")
def test_what_is_read_in_one_game_changes_no_number_of_another() -> None:
    ruleset = compile_ruleset(campaign_edition(REGIONS, MODULES), 2)
    one, other = (begin_turns(Game(ruleset, seed=seed)) for seed in ("one", "other"))
    deal(one, 0, yellow=2, yellow_pick=2, red_skull=1, locomotive=1)
    deal(other, 0, **HELD)
    for game in (one, other):
        set_turn(game, 0)
        dollars(game, 0, 9)
    before = meanings(one)
    moves = [move for _numbers, move in claims_by_numbers(other, ROUTE)]
    assert len(moves) > 100
    for move in moves:
        other.to_action(move)
    assert meanings(one) == before


def random_game(ruleset: Any, number: int) -> tuple[str, list[int]]:
    """A game by random actions, and how many there were each time."""
    game = Game(ruleset, seed=f"thread {number}")
    rng = random.Random(number)
    counts = []
    while not game.is_over and len(game.history) < 120:
        actions = game.actions()
        counts.append(len(actions))
        game.play_action(rng.choice(actions), checked=True)
        game.moves()
    return game.digest(), counts


@pytest.mark.rule("CAM-PAY-6")
def test_games_of_one_ruleset_in_threads_are_played_as_one_after_the_other() -> None:
    ruleset = compile_ruleset(campaign_edition(REGIONS, MODULES), 2)
    alone = [random_game(ruleset, number) for number in range(4)]
    with ThreadPoolExecutor(4) as pool:
        beside = list(pool.map(lambda number: random_game(ruleset, number), range(4)))
    assert beside == alone


# -------------------------------------------------------------------- bots


@pytest.mark.parametrize("name", ["greedy", "planner", "random"])
def test_a_bot_goes_on_with_its_claim_and_never_leaves_it(name: str) -> None:
    game = rich_game()
    bots = [make_bot(name, seat) for seat in range(game.ruleset.seats)]
    several = 0
    while not game.is_over and len(game.history) < 150:
        seat = game.actor
        numbers = whole_line(game.view(seat), make_bot(name, len(game.history)).choose)
        after = copy(game)
        for number in numbers:
            after.play_action(number)
        assert not after.is_midway
        several += len(numbers) > 1
        moves = len(game.history)
        while len(game.history) == moves:
            assert game.actor == seat
            game.play_action(bots[seat].choose(game.view(seat)))
    assert several > 0


def test_a_hint_names_the_whole_claim() -> None:
    game = rich_game()
    set_turn(game, 0)
    on_top(game, "white")
    hints = best_moves(game.view(0), iterations=1)
    move = hints.moves[0].move
    assert game.to_action(move) == hints.moves[0].action
    game.play(move)
    assert game.move_at(-1) == move
