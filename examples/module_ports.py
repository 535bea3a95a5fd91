"""Two rule modules that speak to each other, and an answer to a question: docs/howto/add-a-rule-module.md."""

from dataclasses import replace

from semafor.editions import edition
from semafor.engine.module import Builder, RuleModule
from semafor.engine.ports import Port
from semafor.engine.ruleset import Ruleset, compile_ruleset

TIMBER = Port[int]("timber", "Points for every route to a city with timber.")


def grow(builder: Builder) -> None:
    """The forest knows what timber is worth."""
    builder.bring(TIMBER, 3)


def saw(builder: Builder) -> None:
    """Routes to Duluth are worth as much more."""
    points, routes = builder.port(TIMBER), builder.board.routes
    builder.answer("extra_points", lambda route: points * ("duluth" in routes[route].pair))


FOREST = RuleModule(name="forest", brings=(TIMBER,), build=grow)
SAWMILL = RuleModule(name="sawmill", needs=(TIMBER,), build=saw)


def compile_with(*modules: RuleModule) -> Ruleset:
    """A classic game with further modules."""
    plain = edition("usa-classic")
    return compile_ruleset(replace(plain, modules=(*plain.modules, *modules)), seats=2)


if __name__ == "__main__":
    ruleset = compile_with(SAWMILL, FOREST)  # built in the other order
    assert ruleset.port(TIMBER) == 3
    for route, points in zip(ruleset.board.routes, ruleset.route_points, strict=True):
        if "duluth" in route.pair:
            assert points == ruleset.board.route_points[route.length] + 3
            print(route.id, points)
