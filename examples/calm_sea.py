"""A calm sea: a ferry takes one locomotive and no more."""

from collections.abc import Iterator

from semafor.engine.module import Builder, Param, RuleModule
from semafor.engine.rulebook import Said, Section, Sentence
from semafor.engine.ruleset import Ruleset


def build(builder: Builder) -> None:
    """Answer a query: the smallest answer of all modules counts."""
    most = builder.number("most")
    routes = builder.board.routes
    builder.answer("most_locomotives", lambda route: most if routes[route].kind else 9)


def rulebook(ruleset: Ruleset) -> Iterator[Said]:
    """What the rules page says of it, with the number of this game."""
    most = ruleset.parameter("calm_sea", "most")
    yield Section("calm_sea", 515)
    yield Sentence("calm_sea", 100, "calm_sea-rule", {"most": most})


MODULES = (
    RuleModule(name="calm_sea", build=build, rulebook=rulebook, params={"most": Param(1, 1, 9)}),
)
