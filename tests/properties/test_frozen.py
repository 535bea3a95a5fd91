"""A ruleset is immutable: games of it, one after another, in turns or in threads, change nothing it holds.

Every edition and games of a campaign: the first, one in the middle, a late one, and one with everything in
force. The plain build shows all that rules keep, and there a rule that writes is refused.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from semafor.charter.overlay import ruleset_for
from semafor.charter.rules.slots.trackage import Lease
from semafor.editions import EDITIONS, edition
from semafor.engine.game import Game
from semafor.engine.module import Builder
from semafor.engine.ruleset import Ruleset, compile_ruleset
from semafor.engine.score import score_position
from semafor.engine.sheet import ScoreSheet
from semafor.rules.scoring import write_sheet
from tests.charter.worlds import open_campaign, to_game
from tests.kit.frozen import Freezer, WrittenError, constants, differences, inventory
from tests.kit.tables import often, scaled
from tests.properties.test_campaign_games import make_ruleset

THREADS = 3
GAMES = scaled(often(4, 30), 2)
HURRY = 1e-5  # seconds after which another thread may go on
MOST_MOVES = 4000
# The games of a campaign that are played; and one with all regions, rules of the story, events and offices.
CAMPAIGN = (1, 6, 11)
EVERYTHING = 5
FEW_MOVES = 20


def of_edition(name: str) -> Callable[[], Ruleset]:
    """A ruleset of a box that nobody else uses."""
    return lambda: compile_ruleset(edition(name), 3)


def of_campaign(number: int) -> Callable[[], Ruleset]:
    """The ruleset of a campaign's game."""
    return lambda: ruleset_for(to_game(open_campaign("red", "blue", "green"), number))


RULESETS: dict[str, Callable[[], Ruleset]] = {
    **{name: of_edition(name) for name in EDITIONS},
    **{f"campaign-{number}": of_campaign(number) for number in CAMPAIGN},
    "everything": lambda: make_ruleset(EVERYTHING)[0],
}
every_ruleset = pytest.mark.parametrize("name", RULESETS)


@pytest.fixture
def pool() -> Iterator[ThreadPoolExecutor]:
    """Threads that take turns as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(HURRY)
    with ThreadPoolExecutor(THREADS) as pool:
        yield pool
    sys.setswitchinterval(usual)


def moves_of(ruleset: Ruleset, number: int, sheet: ScoreSheet | None = None) -> Iterator[Any]:
    """A random game, move by move; what it came to is the last thing said.

    It is played as a server plays: moves are written and read, everybody looks, and what is refused is told.
    """
    chooser = random.Random(number)
    game = Game(ruleset, seed=str(number), first=number % ruleset.seats)
    while not game.is_over:
        seat = chooser.randrange(ruleset.seats)
        game.view(seat).to_dict()
        score_position(game.state, sheet)
        game.play(game.to_move(chooser.choice(game.actions())))
        assert len(game.history) < MOST_MOVES
        yield None
    shown = [game.view(seat).to_dict() for seat in range(ruleset.seats)]
    yield game.digest(), game.result(), score_position(game.state, sheet), shown


def play(ruleset: Ruleset, number: int) -> Any:
    """A game from beginning to end."""
    return list(moves_of(ruleset, number))[-1]


def play_a_little(ruleset: Ruleset) -> None:
    """The first moves of a game."""
    for _ in zip(range(FEW_MOVES), moves_of(ruleset, 0), strict=False):
        pass


def play_in_turns(ruleset: Ruleset) -> list[Any]:
    """All games at once, one move of each; they are scored on one sheet."""
    sheet = ScoreSheet()
    games = {number: moves_of(ruleset, number, sheet) for number in range(GAMES)}
    ends: list[Any] = [None] * GAMES
    while games:
        for number, game in list(games.items()):
            said = next(game, game)
            if said is game:
                del games[number]
            else:
                ends[number] = said
    return ends


def all_of(ruleset: Ruleset) -> list[str]:
    """What a ruleset and the modules of its rules hold."""
    return inventory((ruleset, constants()))


def assert_unchanged(before: list[str], after: list[str]) -> None:
    """With the places that have changed."""
    assert before == after, "\n".join(differences(before, after))


@every_ruleset
def test_games_of_a_ruleset_change_nothing_in_it_and_go_as_alone(
    name: str, pool: ThreadPoolExecutor
) -> None:
    make = RULESETS[name]
    alone = [play(make(), number) for number in range(GAMES)]
    ruleset = make()
    before = all_of(ruleset)
    together = pool.map(lambda number: play(ruleset, number), range(GAMES))
    assert play_in_turns(ruleset) == alone
    assert list(together) == alone
    assert_unchanged(before, all_of(ruleset))


@every_ruleset
def test_a_ruleset_has_let_its_builder_go(name: str) -> None:
    builder = f": {Builder.__qualname__}"
    assert not [line for line in all_of(RULESETS[name]()) if line.endswith(builder)]


@pytest.mark.plain
@every_ruleset
def test_no_rule_writes_into_a_ruleset(name: str) -> None:
    ruleset = RULESETS[name]()
    alone = [play(ruleset, number) for number in range(GAMES)]
    frozen = Freezer().freeze(ruleset)
    assert frozen is ruleset
    assert [play(frozen, number) for number in range(GAMES)] == alone
    state = frozen.new_state()
    state.start(0)
    write_sheet(state, ScoreSheet())


def test_a_ruleset_refuses_to_be_written() -> None:
    ruleset = of_edition(next(iter(EDITIONS)))()
    with pytest.raises(AttributeError):
        setattr(ruleset, "seats", 5)  # noqa: B010 - an assignment would not pass the types


# -------------------------------------------------------------------- faults, to see that they are found


def count_calls(lease: Any) -> None:
    """A number that grows."""
    lease.calls = getattr(lease, "calls", 0) + 1


def count_for_all(lease: Any) -> None:
    """A number that grows, for all leases there are."""
    type(lease).calls = getattr(type(lease), "calls", 0) + 1


def keep_in_list(lease: Any) -> None:
    """A list that is written and as long as before."""
    lease.prices[0] += 1


def keep_in_dict(lease: Any) -> None:
    """A table with one row more."""
    lease.table[len(lease.table)] = 0


def put_back(lease: Any) -> None:
    """A value that is there again when anybody looks."""
    price = lease.prices[0]
    lease.prices[0] = 0
    lease.prices[0] = price


def plant(monkeypatch: pytest.MonkeyPatch, fault: Callable[[Any], None]) -> Ruleset:
    """A late game of a campaign, whose leases do something wrong whenever moves are listed."""
    whole = Lease.open_leases

    def faulty(self: Any, state: Any, seat: int) -> list[int]:
        fault(self)
        return whole(self, state, seat)

    monkeypatch.setattr(Lease, "open_leases", faulty)
    monkeypatch.setattr(Lease, "calls", 0, raising=False)
    ruleset = RULESETS["campaign-11"]()
    for option in ruleset.all_options:
        if isinstance(option, Lease):
            vars(option)["table"] = {}
    return ruleset


@pytest.mark.parametrize("fault", [count_calls, count_for_all, keep_in_list, keep_in_dict])
def test_a_rule_with_a_memory_is_found(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[[Any], None]
) -> None:
    ruleset = plant(monkeypatch, fault)
    before = all_of(ruleset)
    play_a_little(ruleset)
    assert differences(before, all_of(ruleset))


@pytest.mark.plain
@pytest.mark.parametrize("fault", [count_calls, keep_in_list, keep_in_dict, put_back])
def test_a_rule_that_writes_is_refused(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[[Any], None]
) -> None:
    ruleset = plant(monkeypatch, fault)
    frozen = Freezer().freeze(ruleset)
    with pytest.raises(WrittenError):
        play_a_little(frozen)
