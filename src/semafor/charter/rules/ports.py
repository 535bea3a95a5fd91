"""What the rules of this campaign's games make for each other and for bots. How ports work: `engine.ports`.

Only types are imported from the modules: the modules do not know each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from semafor.engine.ports import Port

if TYPE_CHECKING:
    from semafor.charter.rules.offering import Offers
    from semafor.charter.rules.offices.moments import Powers
    from semafor.charter.rules.offices.turns import AskExtraClaim
    from semafor.charter.rules.payment.claim import ClaimCampaign
    from semafor.charter.rules.payment.numbers import Aid
    from semafor.charter.rules.regions.grain import Silo
    from semafor.charter.rules.regions.herds import Ranch
    from semafor.charter.rules.regions.packets import Lines
    from semafor.charter.rules.tariff_bonus import PayTariffBonus
    from semafor.engine.core import State


@dataclass(frozen=True, slots=True)
class Gangs:
    """CAM-J: what a gang costs a seat now, and whom to tell that one was hired."""

    price: Callable[[State, int], int]
    hired: Callable[[State, int], None]


@dataclass(frozen=True, slots=True)
class PayingPowers:
    """Cards of the offices that help to pay.

    Attributes:
        names: The ids of all cards, by number.
        aids: What each seat may ever use, and for which routes.
        usable: Which of its aids a seat may use now: a mask.
        counts_picks: Whether a card of the seat asks how many pickaxes are paid.
        spend: A seat has used a card.
    """

    names: Sequence[str]
    aids: Sequence[Sequence[tuple[Aid, frozenset[int]]]]
    usable: Callable[[State, int], int]
    counts_picks: Callable[[State, int], bool]
    spend: Callable[[State, int, int], None]


TICKET_OFFERS: Port[Offers] = Port(
    "ticket_offers", "How tickets are offered; who wants to know when is a listener."
)
COMPANY_BONUS: Port[PayTariffBonus] = Port(
    "company_bonus", "CAM-3: what a claim in the company's colour pays."
)
GANGS = Port[Gangs]("gangs", "CAM-J: dollars in place of a card.")
EXCHANGES = Port[int]("exchanges", "CAM-I: how many pairs of cards a payment may exchange.")
PICK_ROUTES = Port[frozenset[int]](
    "pick_routes", "CAM-N: routes for which it matters how many pickaxes are paid."
)
BLAST_ROUTES: Port[Callable[[State, int], frozenset[int]]] = Port(
    "blast_routes", "CAM-H: routes on which a seat may blast now."
)
PAYING_POWERS = Port[PayingPowers]("paying_powers", "Cards of the offices that help to pay.")
EXTRA_CLAIM: Port[AskExtraClaim] = Port(
    "extra_claim",
    "CAM-CO-2: the step that asks for a further claim, where a card gives one; it is told by whom routes are claimed.",
)
CAMPAIGN_CLAIM: Port[ClaimCampaign] = Port("campaign_claim", "The option that takes every claim.")
POWERS: Port[Powers] = Port("powers", "The cards of the offices, and how they act.")
GRAIN: Port[Silo] = Port("grain", "CAM-P: prices and stocks of grain.")
HERDS: Port[Ranch] = Port("herds", "CAM-M: herds, and what they bring in which yard.")
PACKETS: Port[Lines] = Port("packets", "CAM-R: the lines between ports, and what one costs.")
