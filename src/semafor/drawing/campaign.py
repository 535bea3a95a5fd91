"""The board of a campaign's game: what its overlay has opened, painted, lost and built."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from semafor.board.model import Board
from semafor.charter.content import GAMES
from semafor.charter.overlay import box_of, edition_from
from semafor.charter.ticket_cards import BLANK, Marks, printed_numbers
from semafor.drawing.scene import made_scene
from semafor.engine.ruleset import Edition

Panel = dict[str, Any]
# Rows with one number for each seat, by the part they stand in.
SEAT_ROWS = {
    "bonds": ("bonds",),
    "snow": ("cleared",),
    "powder": ("blasts",),
    "hired_gangs": ("gangs",),
    "trackage": ("leases",),
    "herds": ("delivered",),
    "assay": ("best",),
    "link_up": ("linkups",),
    "grain": ("grain",),
    "mail": ("mail",),
    "expresses": ("placed",),
    "exposition": ("pavilions",),
}


def overlay_scene(
    overlay: Mapping[str, Any], marks: Marks | None = None, stamps_needed: int = 0
) -> dict[str, Any]:
    """The scene of an overlay; nothing is in it that the table may not know.

    `marks`: what stands on the tickets, where that was written down; the numbers are printed.
    """
    made = edition_from(overlay)
    box = box_of(overlay)
    regions = box.regions
    scene = made_scene(made, box.base.name)
    if overlay["game"] <= GAMES:  # in free play nothing is stamped or drawn any more
        known = marks or printed_numbers(box)
        scene["tickets"] = [{**row, **known.get(row["id"], BLANK)} for row in scene["tickets"]]
    return {
        **scene,
        "stamps_needed": stamps_needed,
        "year": overlay["year"],
        "painted": sorted(overlay["painted"]),
        "depots": {city: list(owners) for city, owners in overlay["depots"].items()},
        "regions": [
            {"id": name, "name": dict(regions[name].name)}
            for name in overlay["regions"]
            if name in regions
        ],
        "panels": list(panels(made)),
    }


def panels(made: Edition) -> Iterator[Panel]:
    """How to read the numbers of the parts: by seat, or with the names that belong to them."""
    for module in made.modules:
        yield from _named_rows(made, module.name)
        for row in SEAT_ROWS.get(module.name, ()):
            yield {"part": module.name, "row": row, "by": "seat"}


def _named_rows(made: Edition, module: str) -> Iterator[Panel]:
    settings = made.settings.get(module, {})
    if module == "grain" and "prices" in settings:
        yield {"part": module, "row": "price", "by": "value", "names": list(settings["prices"])}
    elif module == "herds":
        cities = sorted(
            place.id for place in made.board.places if place.region == settings["region"]
        )
        yield {"part": module, "row": "herds", "by": "place", "names": cities}
    elif module == "snow":
        pairs = _pairs(made.board)
        names = [pair for pair in settings["sky"] if pair in pairs]
        yield {"part": module, "row": "tokens", "by": "pair", "names": names}
    elif module == "stakes":
        long = [pair for pair, lengths in _pairs(made.board).items() if min(lengths) > 1]
        yield {"part": module, "row": "stakes", "by": "owner", "names": long}
    elif module == "expresses":
        yield {"part": module, "row": "row", "by": "open", "names": list(settings["deck"])}
    elif module == "bazaar":
        yield {"part": module, "row": "row", "by": "card", "names": list(made.cards)}


def _pairs(board: Board) -> dict[str, list[int]]:
    """Pairs of cities in the order of the board, with the lengths of their strands."""
    found: dict[str, list[int]] = {}
    for route in board.routes:
        found.setdefault("-".join(route.pair), []).append(route.length)
    return found
