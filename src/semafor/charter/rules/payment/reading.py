"""Payments of a campaign in words: read with every check, and written down.

Rules: CAM-PAY-1..6, CAM-H, CAM-I, CAM-J.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from semafor.board.values import is_whole
from semafor.charter.rules.payment.numbers import (
    BLAST,
    EXCHANGE,
    GANG,
    LOCO_DOUBLE,
    MOST_BLASTS,
    NONE,
    OFF_COLOUR,
    Aid,
)
from semafor.charter.rules.payment.price import Bundle, Cards, Price
from semafor.charter.rules.payment.ways import Payment, added_units, reduced, surcharge
from semafor.engine.errors import IllegalMove, Move


def read_cards(value: Any, field: str, kinds: tuple[str, ...]) -> Counter[int]:
    """Cards by kind."""
    if not isinstance(value, dict):
        raise IllegalMove("malformed", field=field)
    cards: Counter[int] = Counter()
    for name, count in value.items():
        if not isinstance(name, str) or name not in kinds or name == "newspaper":
            raise IllegalMove("unknown-card", card=name)
        if not is_whole(count):
            raise IllegalMove("malformed", field=field)
        if count:
            cards[kinds.index(name)] = count
    return cards


def read_move(
    move: Move,
    price: Price,
    cards: Cards,
    kinds: tuple[str, ...],
    hand: Sequence[int],
    power_name: Callable[[int], str],
) -> Payment:
    """A payment in words as exact cards."""
    units = read_cards(move.get("pay", {}), "pay", kinds)
    further = read_cards(move.get("surcharge", {}), "surcharge", kinds)
    pair = read_cards(move.get("exchange", {}), "exchange", kinds)
    aids = read_aids(move, price, power_name)
    off = read_off_colour(move, kinds)
    colour = unit_colour(units, price, cards, kinds)
    if pair:
        check_pair(pair, colour, price, cards)
        aids.append(find_aid(price, EXCHANGE, "exchange"))
    if (off != NONE) is not any(aid.kind == OFF_COLOUR for aid in aids):
        raise IllegalMove("malformed", field="off_colour")
    avoid = colour if colour != NONE else price.colour
    if off != NONE and cards.colour_of[off] in (NONE, avoid):
        raise IllegalMove("pair-colour", "CAM-PAY-2")
    check_blasts(aids, units, colour, cards)
    check_counts(units, further, aids, price, cards, kinds)
    used = units + further + pair + (Counter({off: 1}) if off != NONE else Counter())
    if any(hand[kind] < count for kind, count in used.items()):
        raise IllegalMove("cards-not-in-hand", "COM-CLAIM-1")
    return Payment(
        route=price.route,
        units=tuple(sorted(units.items())),
        surcharge=tuple(sorted(further.items())),
        exchange=tuple(sorted(pair.items())),
        off_colour=off,
        gang=any(aid.kind == GANG for aid in aids),
        blasts=sum(aid.n for aid in aids if aid.kind == BLAST),
        powers=tuple(sorted(aid.power for aid in aids if aid.power != NONE)),
    )


def find_aid(price: Price, kind: int, field: str) -> Aid:
    """An aid that is open for this claim."""
    for aid in price.open_aids():
        if aid.kind == kind and aid.power == NONE:
            return aid
    raise IllegalMove("aid-not-open", "CAM-PAY-2", field=field)


def read_aids(move: Move, price: Price, power_name: Callable[[int], str]) -> list[Aid]:
    """Gang, blasts and powers."""
    aids: list[Aid] = []
    gang = move.get("gang", False)
    if not isinstance(gang, bool):
        raise IllegalMove("malformed", field="gang")
    if gang:
        aids.append(find_aid(price, GANG, "gang"))
        if price.fee + price.gang_price > price.dollars:
            needs = price.fee + price.gang_price
            raise IllegalMove("fee-not-paid", "CAM-PAY-4", route=price.name, needs=needs)
    blasts = move.get("blast", 0)
    if not is_whole(blasts, 0, MOST_BLASTS):
        raise IllegalMove("malformed", field="blast")
    if blasts:
        find_aid(price, BLAST, "blast")
        aids.append(Aid(BLAST, int(blasts)))
    able = price.open_aids()
    names = move.get("use", [])
    if not isinstance(names, list):
        raise IllegalMove("malformed", field="use")
    for name in names:
        chosen = [aid for aid in able if aid.power != NONE and power_name(aid.power) == name]
        if not chosen or chosen[0] in aids:
            raise IllegalMove("power-not-open", "CAM-PC-4", power=name)
        aids.append(chosen[0])
        bundle = Bundle(tuple(aids))
        if not bundle.is_possible or not price.allows(bundle):
            raise IllegalMove("power-not-open", "CAM-PC-4", power=name)
    return aids


def read_off_colour(move: Move, kinds: tuple[str, ...]) -> int:
    """The one card of another colour."""
    name = move.get("off_colour")
    if name is None:
        return NONE
    if not isinstance(name, str) or name not in kinds:
        raise IllegalMove("unknown-card", card=name)
    return kinds.index(name)


def unit_colour(units: Counter[int], price: Price, cards: Cards, kinds: tuple[str, ...]) -> int:
    """COM-CLAIM-2, 3: all coloured units are of one colour, the route's where it has one."""
    colours = {cards.colour_of[kind] for kind in units if kind != cards.locomotive}
    if len(colours) > 1:
        raise IllegalMove("two-colours", "COM-CLAIM-2")
    colour = colours.pop() if colours else NONE
    if colour != NONE and price.colour not in (NONE, colour):
        raise IllegalMove(
            "wrong-colour", "COM-CLAIM-3", route=price.name, colour=kinds[price.colour]
        )
    return colour


def check_pair(pair: Counter[int], colour: int, price: Price, cards: Cards) -> None:
    """CAM-I: two cards of one other colour, no locomotives."""
    colours = {cards.colour_of[kind] for kind in pair}
    avoid = colour if colour != NONE else price.colour
    if sum(pair.values()) != 2 or len(colours) != 1 or colours & {NONE, avoid}:
        raise IllegalMove("pair-colour", "CAM-I")


def check_blasts(aids: list[Aid], units: Counter[int], colour: int, cards: Cards) -> None:
    """CAM-H: only skulls among the units are blasted."""
    blasts = sum(aid.n for aid in aids if aid.kind == BLAST)
    skulls = sum(count for kind, count in units.items() if kind in cards.skulls)
    if blasts > skulls:
        raise IllegalMove("too-few-skulls", "CAM-H", needs=blasts)
    if any(aid.kind == LOCO_DOUBLE for aid in aids) and units[cards.locomotive] == 0:
        raise IllegalMove("too-few-units", "CAM-PAY-2", needs=1, paid=0)


def check_counts(
    units: Counter[int],
    further: Counter[int],
    aids: list[Aid],
    price: Price,
    cards: Cards,
    kinds: tuple[str, ...],
) -> None:
    """CAM-PAY-2, 3, 5: units and further cards are exact, and one unit is a card."""
    needs = reduced(price, aids)
    paid = sum(units.values()) + added_units(aids)
    if paid != needs:
        raise IllegalMove("too-few-units", "CAM-PAY-2", needs=needs, paid=paid)
    asked = surcharge(price, aids)
    if sum(further.values()) != asked:
        raise IllegalMove("wrong-further-cards", "CAM-PAY-3", needs=asked)
    by_cards = any(aid.kind in (EXCHANGE, OFF_COLOUR) for aid in aids)
    if not units and not by_cards:
        raise IllegalMove("too-few-units", "CAM-PAY-5", needs=needs, paid=paid)


def write_cards(cards: Sequence[tuple[int, int]], kinds: tuple[str, ...]) -> dict[str, int]:
    """Cards by name."""
    return {kinds[kind]: count for kind, count in cards}


def write_move(
    payment: Payment, kinds: tuple[str, ...], power_name: Callable[[int], str], route: str
) -> Move:
    """A claim in words; what it does not use is left out."""
    move: Move = {"do": "claim", "route": route, "pay": write_cards(payment.units, kinds)}
    if payment.surcharge:
        move["surcharge"] = write_cards(payment.surcharge, kinds)
    if payment.exchange:
        move["exchange"] = write_cards(payment.exchange, kinds)
    if payment.off_colour != NONE:
        move["off_colour"] = kinds[payment.off_colour]
    if payment.gang:
        move["gang"] = True
    if payment.blasts:
        move["blast"] = payment.blasts
    if payment.powers:
        move["use"] = [power_name(power) for power in payment.powers]
    return move
