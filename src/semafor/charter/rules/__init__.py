"""The rules that only games of this campaign have. The list is written out: nothing is found by scanning.

`slots` are the rules that the story puts into force and takes away, `regions` those of booming regions,
`offices` the cards of the companies, `payment` the claim that knows all of them.
"""

from __future__ import annotations

from semafor.charter.rules import basins, tariff_bonus, ticket_offers, wear
from semafor.charter.rules.offices import powers
from semafor.charter.rules.payment import claim
from semafor.charter.rules.regions import (
    assay,
    bazaar,
    expresses,
    grain,
    herds,
    packets,
    powder,
    snow,
)
from semafor.charter.rules.slots import (
    bonds,
    depots,
    exchange_yard,
    exposition,
    hired_gangs,
    link_up,
    long_haul,
    mail,
    stakes,
    trackage,
)
from semafor.engine.module import RuleModule

MODULES: dict[str, RuleModule] = {
    module.MODULE.name: module.MODULE
    for module in (
        bonds,
        depots,
        exchange_yard,
        exposition,
        hired_gangs,
        link_up,
        long_haul,
        mail,
        claim,
        stakes,
        tariff_bonus,
        ticket_offers,
        trackage,
        assay,
        bazaar,
        expresses,
        grain,
        herds,
        packets,
        powder,
        snow,
        powers,
        wear,
        basins,
    )
}
