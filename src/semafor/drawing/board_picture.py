"""A board as an SVG picture: for notebooks and reports. The page draws its own, livelier one from the same scene."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from semafor.drawing.scene import scene
from semafor.drawing.sharing import COAST, FONT, FREE, INK, LAND, PAPER, SEA, TRAINS

COLOURS = {
    "purple": "#a978c0", "blue": "#4f8fca", "orange": "#e08a3c", "white": "#fffdf4", "green": "#6da852",
    "yellow": "#edc73f", "black": "#4a474e", "red": "#cf4a40", "grey": "#a9a294",
}  # fmt: skip
Paint = tuple[str, str]


def board_svg(
    edition: str,
    *,
    owners: Mapping[str, str] | None = None,
    heat: Mapping[str, float] | None = None,
    language: str = "en",
) -> str:
    """The board of an edition, with the names of its places.

    Args:
        edition: A known edition.
        owners: The colour of its owner for every claimed route.
        heat: A number from 0 to 1 for routes: shown from pale to dark in place of colours.
        language: Of the names.
    """
    shown = scene(edition)
    x, y, width, height = shown["frame"]
    parts = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{SEA}"/>',
        f'<path fill="{LAND}" stroke="{COAST}" stroke-width="1.2" d="{shown["backdrop"]["land"]}"/>',
        f'<path fill="{SEA}" d="{shown["backdrop"]["lakes"]}"/>',
    ]
    parts += [_route(route, shown["sizes"], owners or {}, heat) for route in shown["routes"]]
    parts += [_place(place, shown["sizes"], language) for place in shown["places"]]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x} {y} {width} {height}"'
        f' style="max-width:100%" width="900">{"".join(parts)}</svg>'
    )


def _route(
    route: Mapping[str, Any],
    sizes: Mapping[str, float],
    owners: Mapping[str, str],
    heat: Mapping[str, float] | None,
) -> str:
    """Every space of a route, with the route's name for who points at it."""
    length, width = sizes["slot"] * 0.94, sizes["slot_width"]
    if heat is not None:
        value = heat.get(route["id"], 0.0)
        fill, edge, told = heat_colour(value), INK, f"{route['id']}: {100 * value:.0f}%"
    elif route["id"] in owners:
        fill, edge = TRAINS.get(owners[route["id"]], TRAINS["black"])
        told = f"{route['id']}: {owners[route['id']]}"
    else:
        fill, edge, told = COLOURS.get(route.get("colour") or "grey", FREE), COAST, route["id"]
        width *= 0.6
    spaces = "".join(
        f'<rect x="{-length / 2:.1f}" y="{-width / 2:.1f}" width="{length:.1f}" height="{width:.1f}"'
        f' rx="{width / 3:.1f}" transform="translate({slot[0]:.1f} {slot[1]:.1f}) rotate({slot[2]:.1f})"/>'
        for slot in route["slots"]
    )
    return f'<g fill="{fill}" stroke="{edge}" stroke-width="1"><title>{told}</title>{spaces}</g>'


def _place(place: Mapping[str, Any], sizes: Mapping[str, float], language: str) -> str:
    """A city's dot and its name; a country is a name alone."""
    label, told = place["label"], place["names"].get(language, place["id"])
    words = (
        f'<text x="{label["x"]:.1f}" y="{label["y"]:.1f}" text-anchor="{label["anchor"]}" font-family="{FONT}"'
        f' font-weight="600" font-size="{sizes["label"]:.1f}" fill="{INK}" stroke="{LAND}" stroke-width="3"'
        f' paint-order="stroke">{escape(told)}</text>'
    )
    dot = (
        ""
        if place["country"]
        else (
            f'<circle cx="{place["x"]:.1f}" cy="{place["y"]:.1f}" r="{sizes["city"]:.1f}" fill="{PAPER}"'
            f' stroke="{INK}" stroke-width="1.6"><title>{escape(told)}</title></circle>'
        )
    )
    return dot + words


def heat_colour(value: float) -> str:
    """From pale paper to dark red.

    >>> heat_colour(0.0), heat_colour(1.0)
    ('#fff7e8', '#7a0c12')
    """
    pale, dark = (255, 247, 232), (122, 12, 18)
    mixed = (
        round(a + (b - a) * min(1.0, max(0.0, value))) for a, b in zip(pale, dark, strict=True)
    )
    return "#" + "".join(f"{part:02x}" for part in mixed)
