"""What the ops of cards do when they act at once, by subject; the words are in `semafor.cards.words`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from semafor.cards.acts.display import (
    ResetDisplay,
    SwapOpen,
    TakeOpen,
    open_decision,
    swap_decision,
)
from semafor.cards.acts.hands import DiscardCards, DrawCards, discard_decision
from semafor.cards.acts.headlines import ArchiveActive
from semafor.cards.acts.instant import AskFor, Instant, OnTheSlip, who_of
from semafor.cards.acts.modules import ModuleOp
from semafor.cards.acts.money import ChangeMoney, GainPer
from semafor.cards.acts.tickets import replace_decision
from semafor.cards.reader import Effect
from semafor.cards.words import SELF, SLIP_OPS
from semafor.engine.module import Builder


def _draw(builder: Builder, effect: Effect) -> Instant:
    return DrawCards(who_of(effect), effect.number("n"), builder.procedure("hidden_card"))


def _discard(builder: Builder, effect: Effect) -> Instant:
    decision = discard_decision(builder)
    return DiscardCards(who_of(effect), effect.number("n"), effect.number("hand_over"), decision)


def _swap(builder: Builder, effect: Effect) -> Instant:
    settle = builder.procedure("settle")
    return SwapOpen(who_of(effect), effect.number("n"), swap_decision(builder), settle)


def _open(builder: Builder, effect: Effect) -> Instant:
    return TakeOpen(effect.number("n"), effect.numbers.get("loco", 1), open_decision(builder))


def _module(builder: Builder, effect: Effect) -> Instant:
    return ModuleOp((effect.word("module"), effect.word("key")), effect.number("n"), builder)


# What carries out a row, by its op: every op that acts at once.
MAKERS: dict[str, Callable[[Builder, Effect], Instant]] = {
    "gain_dollars": lambda builder, effect: ChangeMoney(who_of(effect), effect.number("n")),
    "gain_per": lambda builder, effect: GainPer(who_of(effect), effect, builder),
    "pay": lambda builder, effect: ChangeMoney(who_of(effect), -effect.number("n")),
    "draw_cards": _draw,
    "take_open": _open,
    "swap_open": _swap,
    "discard_cards": _discard,
    "reset_display": lambda builder, effect: ResetDisplay(builder.procedure("settle")),
    "module": _module,
    "replace_ticket": lambda builder, effect: AskFor(replace_decision(builder)),
    "archive_active": lambda builder, effect: ArchiveActive(builder),
    "extra_claim": lambda builder, effect: AskFor(builder.decision("extra_claim", "turn")),
    **dict.fromkeys(SLIP_OPS, lambda builder, effect: OnTheSlip(SELF)),
}


def make_instants(builder: Builder, effects: Iterable[Effect]) -> list[Instant]:
    """The objects for all rows of a card, in their order."""
    return [MAKERS[effect.op](builder, effect) for effect in effects]
