"""A rule module from top to bottom: a bonus for every claimed route of a chosen colour.

Rules: HOUSE-COLOUR-1, HOUSE-COLOUR-2. Used by: the edition made at the end of this file.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from semafor.editions import edition_with_map
from semafor.engine.core import State, Step
from semafor.engine.game import Game
from semafor.engine.lines import ScoreLine
from semafor.engine.module import Builder, Param, Part, RuleModule
from semafor.engine.ruleset import compile_ruleset
from semafor.engine.sheet import ScoreSheet
from semafor.engine.tables import DONE

ROUTE = 2  # where the frame of a claim keeps its route


class ClaimedPart(Part):
    """How many routes of the colour each seat has claimed: open to everybody."""

    name = "colour_bonus"

    def __init__(self, seats: int) -> None:
        super().__init__(size=seats)
        self.seats = seats

    def counts(self, state: State) -> list[int]:
        """The numbers by seat."""
        return [state.part_value(self.base + seat) for seat in range(self.seats)]

    def show(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat may know: here everything."""
        return {"claimed": self.counts(state)}

    def load(self, state: State, shown: Mapping[str, Any]) -> None:
        """The reverse of `show`, for positions made from a view."""
        for seat, count in enumerate(shown["claimed"]):
            state.set_part(self.base + seat, count)

    def checks(self, state: State) -> dict[str, Any]:
        """What a scenario's `then` may ask."""
        return {"colour_claims": dict(enumerate(self.counts(state)))}


class CountClaim(Step):
    """HOUSE-COLOUR-1: a claimed route of the chosen colour is counted for its owner."""

    def __init__(self, base: int, routes: frozenset[int]) -> None:
        super().__init__()
        self.base = base
        self.routes = routes

    def run(self, state: State, at: int) -> int:
        """Runs in every claim, after trains and points."""
        if state.frame_value(at, ROUTE) in self.routes:
            index = self.base + state.seat
            state.set_part(index, state.part_value(index) + 1)
        return DONE


class BonusLine(ScoreLine):
    """HOUSE-COLOUR-2: every counted route is worth the bonus at the end."""

    def __init__(self, base: int, line: int, bonus: int) -> None:
        self.base = base
        self.line = line
        self.bonus = bonus

    def write(self, state: State, sheet: ScoreSheet) -> None:
        """Fill the line for all seats."""
        for seat in range(state.tables.seats):
            sheet.put(self.line, seat, self.bonus * state.part_value(self.base + seat))


def build(builder: Builder) -> None:
    """A part, a step of the claim procedure, a line of the final score."""
    colour = builder.word("colour")
    routes = frozenset(
        number for number, route in enumerate(builder.board.routes) if route.colour == colour
    )
    base = builder.part(ClaimedPart(builder.seats))
    builder.step("claim", 65, CountClaim(base, routes), "HOUSE-COLOUR-1")
    line = builder.points_line("colour_bonus")
    builder.score_line(600, BonusLine(base, line, builder.number("bonus")))


MODULE = RuleModule(
    name="colour_bonus",
    rules=("HOUSE-COLOUR-1", "HOUSE-COLOUR-2"),
    params={"bonus": Param(default=3, least=0, most=20)},
    words={"colour": ("red", "blue", "green")},  # the first is the default
    build=build,
)

SMALL_MAP = {
    "cities": ["alpha", "beta", "gamma"],
    "routes": [
        {"a": "alpha", "b": "beta", "length": 1, "colour": "blue"},
        {"a": "beta", "b": "gamma", "length": 2, "colour": "red"},
        {"a": "alpha", "b": "gamma", "length": 3},
    ],
    "tickets": [
        {"a": "alpha", "b": "beta", "points": 2},
        {"a": "alpha", "b": "gamma", "points": 4},
        {"a": "beta", "b": "gamma", "points": 3},
    ],
}


def house_game(seed: str) -> Game:
    """A game with the module: an edition with one more module and its settings."""
    plain = edition_with_map("usa-classic", SMALL_MAP)
    house = replace(
        plain,
        name="house",
        modules=(*plain.modules, MODULE),
        settings={
            **plain.settings,
            "tickets": {"start": {"tickets": 1}, "start_keep": 1},
            "colour_bonus": {"colour": "blue", "bonus": 5},
        },
    )
    return Game(compile_ruleset(house, seats=2), seed=seed)


if __name__ == "__main__":
    game = house_game("docs")
    while not game.is_over:
        claims = [move for move in game.moves() if move["do"] == "claim"]
        game.play(claims[0] if claims else game.moves()[0])
    for seat, lines in enumerate(game.result().lines):
        print(seat, lines)
    counts = game.view(None).to_dict()["parts"]["colour_bonus"]["claimed"]
    assert sum(counts) == 1, "one blue route, one owner"
    assert sum(lines["colour_bonus"] for lines in game.result().lines) == 5
