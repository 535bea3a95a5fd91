"""What cards may ask of modules: something a module does, something it has counted.

Rules: CAM-EV-5, CAM-PC-6. A module declares its words (`RuleModule.card_words`, `RuleModule.counters`) and
brings here, while it is built, what they mean.
"""

from __future__ import annotations

from collections.abc import Callable

from semafor.cards.acts.instant import Instant
from semafor.cards.ports import COUNTERS, MODULE_ACTS, Counter, ModuleAct
from semafor.cards.words import SELF
from semafor.engine.core import State
from semafor.engine.module import Builder
from semafor.engine.ruleset import Ruleset


def add_counter(builder: Builder, name: str, count: Callable[[State, int], int]) -> None:
    """Let cards ask for a counter of this game."""
    assert builder.module is not None, name
    assert name in builder.module.counters, (builder.module.name, name)
    builder.add(COUNTERS, Counter(name, count))


def add_module_op(
    builder: Builder, module: str, key: str, act: Callable[[State, int, int], None]
) -> None:
    """Let cards make a module do something."""
    assert builder.module is not None, (module, key)
    assert key in builder.module.card_words.get(module, ()), (builder.module.name, key)
    builder.add(MODULE_ACTS, ModuleAct(module, key, act))


def counters_of(ruleset: Ruleset) -> dict[str, Callable[[State, int], int]]:
    """What is counted in a game, by name."""
    return {counter.name: counter.count for counter in ruleset.collection(COUNTERS)}


class ModuleOp(Instant):
    """`module`: something a region's module does; nothing while it is not in play (CAM-EV-5)."""

    def __init__(self, key: tuple[str, str], n: int, builder: Builder) -> None:
        super().__init__(SELF)
        self.key = key
        self.n = n
        self.acts = builder.collection(MODULE_ACTS)

    def concern(self, state: State, seat: int) -> None:
        """Call the module."""
        for act in self.acts:
            if (act.module, act.key) == self.key:
                act.act(state, seat, self.n)
