"""Rulesets that cannot be written: everything one holds as a list of lines, and a guard against writing.

`inventory` walks all that is reachable from an object and writes it down; two of them are equal if nothing
has changed. What compiled objects keep in C arrays is not seen from outside, so the plain build sees
more. `freeze` (plain build) makes every object and container that a ruleset holds refuse to be written.
"""

from __future__ import annotations

import dataclasses
import enum
import sys
import types
from collections import deque
from collections.abc import Iterator
from functools import partial
from typing import Any, NoReturn

from semafor.engine.ruleset import Ruleset

PLAIN = (int, float, complex, str, bytes, bool, type(None), range, slice, enum.Enum)
CODE = (types.BuiltinFunctionType, types.ModuleType, types.WrapperDescriptorType)
DESCRIPTORS = (types.MemberDescriptorType, types.GetSetDescriptorType)
KEPT = (*PLAIN, list, dict, set, frozenset, tuple, deque)
CALLED = (type, types.FunctionType, types.MethodType)
# Where rules stand, and what they stand on.
ROOMS = ("board", "engine", "rules", "cards", "legends", "charter.rules")


class WrittenError(AssertionError):
    """A rule has written into its ruleset."""


# -------------------------------------------------------------------- what there is


def inventory(root: object) -> list[str]:
    """All that is reachable, in a fixed order: where it is, what it is, what it holds.

    An object that is met again is named by the place where it was met first.
    """
    lines: list[str] = []
    places: dict[int, str] = {}
    kept: list[object] = []  # an object made while looking must not give its id to the next one
    waiting: list[tuple[str, object]] = [("", root)]
    while waiting:
        path, thing = waiting.pop()
        if isinstance(thing, PLAIN):
            lines.append(f"{path} = {thing!r}")
            continue
        if isinstance(thing, CODE):
            continue
        if id(thing) in places:
            lines.append(f"{path} is {places[id(thing)]}")
            continue
        places[id(thing)] = path
        kept.append(thing)
        lines.append(f"{path}: {type(thing).__qualname__}")
        waiting.extend((path + step, held) for step, held in reversed(list(holds(thing))))
    return lines


def holds(thing: object) -> Iterator[tuple[str, object]]:
    """What a thing holds, by the way to it."""
    if isinstance(thing, type):
        yield from constants_of(thing)
    elif isinstance(thing, types.FunctionType | types.MethodType | types.CellType | partial):
        yield from called_with(thing)
    else:
        yield from contents_of(thing)
        yield from ((f".{name}", value) for name, value in attributes_of(thing))
        yield "()", type(thing)


def contents_of(thing: object) -> Iterator[tuple[str, object]]:
    """What a container holds."""
    if isinstance(thing, dict | types.MappingProxyType):
        for number, (key, value) in enumerate(thing.items()):
            yield f"{{{number}}}", key
            yield f"[{key if isinstance(key, PLAIN) else number}]", value
    elif isinstance(thing, list | tuple | deque):
        yield from ((f"[{number}]", held) for number, held in enumerate(thing))
    elif isinstance(thing, set | frozenset):
        yield "{}", sorted(map(repr, thing))


def called_with(thing: object) -> Iterator[tuple[str, object]]:
    """What a function finds when it is called, besides what the call gives it."""
    if isinstance(thing, types.FunctionType):
        yield ".defaults", thing.__defaults__
        yield ".keywords", thing.__kwdefaults__
        yield ".attributes", vars(thing)
        yield from ((f".{name}", cell) for name, cell in cells_of(thing))
    elif isinstance(thing, types.MethodType):
        yield ".self", thing.__self__
        yield ".function", thing.__func__
    elif isinstance(thing, types.CellType):
        yield "", thing.cell_contents
    elif isinstance(thing, partial):
        yield ".partial", (thing.func, thing.args, thing.keywords)


def cells_of(function: types.FunctionType) -> Iterator[tuple[str, types.CellType]]:
    """The variables a function has from around it."""
    return zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)


def attributes_of(thing: object) -> Iterator[tuple[str, object]]:
    """What an object keeps, in its dict, its slots, and what compiled classes let others read."""
    yield from sorted(getattr(thing, "__dict__", {}).items())
    for kind in type(thing).__mro__:
        if kind.__module__.partition(".")[0] not in ("semafor", "tests"):
            continue
        for name, member in sorted(vars(kind).items()):
            if isinstance(member, DESCRIPTORS) and not name.startswith("__"):
                try:
                    yield name, getattr(thing, name)
                except AttributeError:  # a slot that was never filled
                    continue


def constants_of(kind: type) -> Iterator[tuple[str, object]]:
    """What a class of ours keeps for all its objects."""
    if kind.__module__.partition(".")[0] in ("semafor", "tests"):
        for name, value in sorted(vars(kind).items()):
            if not name.startswith("__") and isinstance(value, KEPT):
                yield f".{name}", value
        yield from ((f".{base.__name__}", base) for base in kind.__bases__)


def constants() -> dict[str, dict[str, object]]:
    """What the modules of rules and engine keep for themselves, by module."""
    return {
        name: {
            key: value
            for key, value in vars(module).items()
            if not key.startswith("__") and not isinstance(value, (*CODE, *CALLED))
        }
        for name, module in sorted(sys.modules.items())
        if name.startswith(tuple(f"semafor.{room}" for room in ROOMS))
    }


def differences(before: list[str], after: list[str], most: int = 12) -> list[str]:
    """What has changed, as the first few lines on either side."""
    was, now = set(before), set(after)
    gone = [f"- {line}" for line in before if line not in now]
    come = [f"+ {line}" for line in after if line not in was]
    return [*gone[:most], *come[:most]]


# -------------------------------------------------------------------- what cannot be written


def refuse(thing: object, *_how: object, **_more: object) -> NoReturn:
    """The answer to whoever writes."""
    raise WrittenError(f"{type(thing).__module__}.{type(thing).__qualname__} is written")


def refusing(*names: str) -> dict[str, Any]:
    """Methods that refuse."""
    return dict.fromkeys(names, refuse)


IN_PLACE = ("__setitem__", "__delitem__", "clear", "pop")
FrozenList = type(
    "FrozenList",
    (list,),
    refusing(
        *IN_PLACE, "append", "extend", "insert", "remove", "reverse", "sort", "__iadd__", "__imul__"
    ),
)
FrozenDict = type(
    "FrozenDict", (dict,), refusing(*IN_PLACE, "popitem", "setdefault", "update", "__ior__")
)
FrozenSet = type(
    "FrozenSet",
    (set,),
    refusing(
        *("add", "clear", "discard", "pop", "remove", "update", "__iand__", "__ior__"),
        *("__isub__", "__ixor__", "difference_update", "intersection_update"),
        "symmetric_difference_update",
    ),
)


class Freezer:
    """Makes what a ruleset holds refuse to be written; its tables of data are shared and stay as they are."""

    def __init__(self) -> None:
        self.done: dict[int, object] = {}
        self.kept: list[object] = []
        self.guards: dict[type, type] = {}

    def freeze(self, thing: Any) -> Any:
        """The same thing, guarded; containers are replaced by copies that refuse."""
        if isinstance(thing, (*PLAIN, *CODE, type, frozenset)):
            return thing
        if id(thing) in self.done:
            return self.done[id(thing)]
        self.kept.append(thing)
        return self.frozen(thing)

    def frozen(self, thing: Any) -> Any:
        """As `freeze`, for what is met for the first time."""
        if isinstance(thing, list):
            made: Any = FrozenList()
            self.done[id(thing)] = made
            list.extend(made, [self.freeze(held) for held in thing])
            return made
        if isinstance(thing, dict):
            made = FrozenDict()
            self.done[id(thing)] = made
            dict.update(made, {key: self.freeze(held) for key, held in thing.items()})
            return made
        if isinstance(thing, set):
            self.done[id(thing)] = FrozenSet(thing)
            return self.done[id(thing)]
        if isinstance(thing, tuple):
            held = [self.freeze(value) for value in thing]
            made = type(thing)(*held) if hasattr(thing, "_fields") else tuple(held)
            self.done[id(thing)] = made
            return made
        self.done[id(thing)] = thing
        self.guard(thing)
        return thing

    def guard(self, thing: Any) -> None:
        """Freeze what an object or a function holds, and let the object refuse."""
        if isinstance(thing, types.FunctionType):
            for _, cell in cells_of(thing):
                cell.cell_contents = self.freeze(cell.cell_contents)
        elif isinstance(thing, types.MethodType):
            self.freeze(thing.__self__)
            self.freeze(thing.__func__)
        elif isinstance(thing, partial):
            self.freeze(thing.args)
            self.freeze(thing.func)
        elif type(thing).__module__.startswith(("semafor", "tests")) and not is_data(thing):
            for name, value in list(attributes_of(thing)):
                object.__setattr__(thing, name, self.freeze(value))
            object.__setattr__(thing, "__class__", self.guarded(type(thing)))

    def guarded(self, kind: type) -> type:
        """A class like another whose objects refuse to be written."""
        if kind not in self.guards:
            body = {
                "__slots__": (),
                "__module__": kind.__module__,
                "__qualname__": kind.__qualname__,
                **refusing("__setattr__", "__delattr__"),
            }
            self.guards[kind] = type(kind.__name__, (kind,), body)
        return self.guards[kind]


def is_data(thing: object) -> bool:
    """Whether this is a frozen value, such as an edition, a board or a module: many rulesets share it."""
    if not dataclasses.is_dataclass(thing) or isinstance(thing, Ruleset):
        return False
    params: Any = getattr(thing, "__dataclass_params__", None)
    return bool(params.frozen)
