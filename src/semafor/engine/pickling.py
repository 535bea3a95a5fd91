"""Rulesets and states as pickles, for workers, copies of environments and saved searches.

A ruleset is written as what it was compiled from (the edition as data, its rule modules by name), the number of seats
and the options, with a fingerprint of what came out. Reading it compiles it again and compares: a version of Semafor
that would make another game of it says so. Records, which replay move by move, are what keeps games for years.
"""

from __future__ import annotations

import copyreg
import hashlib
import json
from collections.abc import Mapping
from importlib import import_module
from typing import Any
from weakref import WeakValueDictionary

from semafor.engine.core import State
from semafor.engine.errors import RecordError
from semafor.engine.module import RuleModule
from semafor.engine.packing import pack, unpack
from semafor.engine.ruleset import Edition, Ruleset, compile_ruleset, once_for_ruleset
from semafor.engine.source import Source

# Of what the numbers of a pickled state mean.
FORMAT = 1
# Rulesets that were written or read and are still in use, by fingerprint: games that come back share theirs.
_alive: WeakValueDictionary[str, Ruleset] = WeakValueDictionary()


@once_for_ruleset
def fingerprint(ruleset: Ruleset) -> str:
    """SHA-256 of what decides how a game goes and what its numbers mean."""
    facts = {
        "format": FORMAT,
        "edition": ruleset.edition.name,
        "rules_version": ruleset.rules_version,
        "map": ruleset.map_hash,
        "seats": ruleset.seats,
        "options": dict(ruleset.options),
        "cards": dict(ruleset.cards),
        "modules": [module.name for module in ruleset.edition.modules],
        "settings": {name: dict(rows) for name, rows in ruleset.edition.settings.items()},
        "decisions": [decision.name for decision in ruleset.decisions],
        "actions": [[option.word, option.base, option.size] for option in ruleset.all_options],
        "parts": [[part.name, part.base, part.size] for part in ruleset.parts],
    }
    text = json.dumps(facts, sort_keys=True, default=repr)
    return hashlib.sha256(text.encode()).hexdigest()


def reduce_ruleset(ruleset: Ruleset) -> tuple[Any, ...]:
    """How a ruleset is pickled."""
    mark = fingerprint(ruleset)
    _alive[mark] = ruleset
    return restore_ruleset, (ruleset.edition, ruleset.seats, dict(ruleset.options), mark)


def restore_ruleset(edition: Edition, seats: int, options: Mapping[str, Any], mark: str) -> Ruleset:
    """Compile it again, unless the very same one is in use."""
    known = _alive.get(mark)
    if known is not None:
        return known
    made = compile_ruleset(edition, seats, options)
    if fingerprint(made) != mark:
        raise RecordError("pickle-version", edition=edition.name)
    _alive[mark] = made
    return made


def reduce_module(module: RuleModule) -> tuple[Any, ...]:
    """A rule module is its name: where it is written down."""
    return restore_module, (module.build.__module__, module.name)


def restore_module(home: str, name: str) -> RuleModule:
    """Find a rule module again."""
    try:
        found = vars(import_module(home))
    except ImportError as error:
        raise RecordError("pickle-module", module=name) from error
    for thing in found.values():
        if isinstance(thing, RuleModule) and thing.name == name:
            return thing
    raise RecordError("pickle-module", module=name)


def reduce_state(state: State) -> tuple[Any, ...]:
    """How a state is pickled: as numbers, with its source of chance and what is not collected yet."""
    chance = (state.source, state.trace, state.facts)
    return restore_state, (state.tables.ruleset, pack(state), *chance)


def restore_state(
    ruleset: Ruleset,
    packed: dict[str, Any],
    source: Source | None,
    trace: list[tuple[str, int, int]] | None,
    facts: list[tuple[str, int, int, int]] | None,
) -> State:
    """A state from its numbers."""
    state = ruleset.new_state()
    unpack(state, packed)
    state.source = source
    state.trace = trace
    state.facts = facts
    return state


copyreg.pickle(Ruleset, reduce_ruleset)
copyreg.pickle(RuleModule, reduce_module)
copyreg.pickle(State, reduce_state)
