"""What a tunnel may cost: the odds of further cards from all a seat may know, and what it could pay.

Rules: EUR-TUNNEL-3, 4, 5. The cards turned over are unknown ones (in the deck or in rivals' hands, who
can tell?), so they are counted as drawn from all that the seat has not seen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import comb

from semafor.engine.ports import TUNNELS
from semafor.engine.views import View, find_part
from semafor.texts import Texts

PERCENT = 100


@dataclass(frozen=True, slots=True)
class TunnelOdds:
    """How many further cards a tunnel may ask for with a payment.

    Attributes:
        chances: The chance of 0, 1, 2 … further cards.
        payable: The most further cards the hand could pay after the payment.
    """

    chances: tuple[float, ...]
    payable: int

    @property
    def failure(self) -> float:
        """The chance that more is asked for than the hand could pay."""
        return sum(self.chances[self.payable + 1 :])


def unseen_cards(view: View) -> list[int]:
    """Cards by kind that a seat cannot place: they are in the deck or in rivals' hands."""
    rules = view.ruleset
    unseen = [rules.kind_count(kind) for kind in range(len(rules.kinds))]
    seen: list[Sequence[int]] = [view.hand, view.discard, view.laid]
    seen += [known for seat, known in enumerate(view.known) if seat != view.seat]
    for counts in seen:
        for kind, count in enumerate(counts):
            unseen[kind] -= count
    revealed = (find_part(view, "tunnel") or {}).get("revealed", ())
    for kind in [*view.market, *(rules.kinds.index(name) for name in revealed)]:
        if kind >= 0:
            unseen[kind] -= 1
    return unseen


def turned_over(view: View) -> tuple[int, int]:
    """Cards a tunnel turns over: of the deck, and of the discard pile if the deck is too short."""
    tunnels = view.ruleset.find(TUNNELS)
    reveal = 0 if tunnels is None else tunnels.reveal
    from_deck = min(reveal, view.deck_size)
    return from_deck, min(reveal - from_deck, sum(view.discard))


def tunnel_odds(view: View, route: int, pay: Mapping[str, int]) -> TunnelOdds | None:
    """The odds of a claim of a tunnel with a payment; None for any other route."""
    rules = view.ruleset
    tunnels = rules.find(TUNNELS)
    if tunnels is None or route not in tunnels.routes or view.seat is None:
        return None
    loco = rules.locomotive
    paid = [int(pay.get(kind, 0)) for kind in rules.kinds]
    colour = next((kind for kind, count in enumerate(paid) if count and kind != loco), loco)
    matching = {colour, loco}
    unseen = unseen_cards(view)
    from_deck, from_discard = turned_over(view)
    chances = _join(
        _draws(sum(unseen[kind] for kind in matching), sum(unseen), from_deck),
        _draws(sum(view.discard[kind] for kind in matching), sum(view.discard), from_discard),
    )
    left = sum(view.hand[kind] - paid[kind] for kind in matching)
    return TunnelOdds(tuple(chances), min(left, len(chances) - 1))


def _draws(matching: int, total: int, drawn: int) -> list[float]:
    """The chance of 0, 1, 2 … matching cards among some drawn from a pile."""
    drawn = min(drawn, total)
    ways = comb(total, drawn)
    return [
        comb(matching, count) * comb(total - matching, drawn - count) / ways
        for count in range(drawn + 1)
    ]


def _join(one: Sequence[float], other: Sequence[float]) -> list[float]:
    """The chances of the sum of two counts."""
    chances = [0.0] * (len(one) + len(other) - 1)
    for first, chance in enumerate(one):
        for second, further in enumerate(other):
            chances[first + second] += chance * further
    return chances


def describe_odds(odds: TunnelOdds, texts: Texts) -> str:
    """The odds in a sentence, and the chance that the hand could not pay."""
    parts = []
    for count, chance in enumerate(odds.chances):
        key = "some" if count else "none"
        parts.append(texts(f"play-tunnel-odds-{key}", count=count, percent=_percent(chance)))
    said = texts("play-tunnel-odds", odds=", ".join(parts))
    if odds.payable + 1 < len(odds.chances):
        said += " " + texts("play-tunnel-odds-cannot", percent=_percent(odds.failure))
    return said


def _percent(chance: float) -> int:
    return round(PERCENT * chance)
