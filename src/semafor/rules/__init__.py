"""The classic games, one file for each rule module. The list is written out: nothing is found by scanning."""

from __future__ import annotations

from semafor.engine.module import RuleModule
from semafor.rules import (
    claiming,
    countries,
    drawing,
    ferries,
    globetrotter,
    longest_path,
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
    )
}
