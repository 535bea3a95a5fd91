"""One file for each rule module. The list is written out: nothing is found by scanning."""

from __future__ import annotations

from semafor.engine.module import RuleModule
from semafor.rules import (
    caboose,
    changing_costs,
    claiming,
    companies,
    countries,
    dollars,
    drawing,
    events,
    ferries,
    globetrotter,
    large_cities,
    longest_path,
    newspapers,
    passengers,
    scoring,
    stations,
    ticket_mix,
    tickets,
    tunnels,
    turns,
)

MODULES: dict[str, RuleModule] = {
    module.MODULE.name: module.MODULE
    for module in (
        turns,
        drawing,
        claiming,
        tickets,
        scoring,
        ferries,
        tunnels,
        stations,
        longest_path,
        ticket_mix,
        countries,
        passengers,
        globetrotter,
        dollars,
        newspapers,
        companies,
        large_cities,
        events,
        caboose,
        changing_costs,
    )
}
