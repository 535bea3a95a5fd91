"""Basins: which cities are ports, in every game of a campaign.

Rules: REG-COR-2. Used by: campaign games. Cards speak of ports, and packets sail between them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from semafor.cards.ports import BASINS
from semafor.engine.module import Builder, RuleModule


def read_basins(builder: Builder) -> Mapping[str, Sequence[str]]:
    """REG-COR-2: cities of a basin are ports, whether the region is open or not."""
    basins = builder.settings.get("basins", {})
    if not isinstance(basins, Mapping) or not all(
        isinstance(cities, Sequence) and not isinstance(cities, str) for cities in basins.values()
    ):
        raise builder.bad("basins", basins, "cities by basin")
    return basins


def build(builder: Builder) -> None:
    """Nothing beyond what it tells."""


MODULE = RuleModule(
    name="basins",
    rules=("REG-COR-2",),
    tells=(BASINS.told_by(read_basins),),
    data=("basins",),
    build=build,
)
