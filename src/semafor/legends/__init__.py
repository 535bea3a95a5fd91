"""Rules of the single Legends game, one file each. The list is written out: nothing is found by scanning."""

from __future__ import annotations

from semafor.engine.module import RuleModule
from semafor.legends import (
    caboose,
    changing_costs,
    companies,
    dollars,
    events,
    large_cities,
    newspapers,
)

MODULES: dict[str, RuleModule] = {
    module.MODULE.name: module.MODULE
    for module in (
        dollars,
        newspapers,
        companies,
        large_cities,
        events,
        caboose,
        changing_costs,
    )
}
