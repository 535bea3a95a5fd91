"""The picture of a finished game to share: its board with everybody's trains, names and scores beside it."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

# As large as previews of links are.
WIDTH, HEIGHT = 1200, 630
PANEL = 330
EDGE = 14
SEA, LAND, COAST, PAPER, INK, SOFT, BRASS = (
    "#b4cfcf", "#efe4c8", "#a8925f", "#fbf6e9", "#2b2620", "#6b6252", "#c8953a",
)  # fmt: skip
# A train's body and edge, by the colour of its player.
TRAINS = {
    "blue": ("#3f7fc4", "#173f6d"), "red": ("#d0483c", "#741b14"), "green": ("#4d9a4a", "#1f5220"),
    "yellow": ("#eec63a", "#8a6a06"), "black": ("#45424a", "#141216"), "white": ("#fdfaf0", "#6f6756"),
    "purple": ("#a06cc0", "#54296f"), "orange": ("#e58a35", "#8d4a09"),
}  # fmt: skip
FREE = "#c9bd9f"
FONT = "Georgia, 'DejaVu Serif', serif"
# The room of a name, and how small it may become before it is cut.
NAME_SIZE, NAME_LEFT = 24, 82
SMALLEST = 0.6
# Widths by size, of the widest of these typefaces in bold: of wide letters and pictures, capitals, all others.
WIDE, CAPITAL, USUAL = 1.3, 0.9, 0.74
WIDE_LETTERS = "WMmw@%&"


@dataclass(frozen=True, slots=True)
class Standing:
    """One player of the picture, as everybody may see it after the end."""

    name: str
    colour: str
    score: str
    rank: int


def final_picture(
    scene: Mapping[str, Any],
    owners: Mapping[str, str],
    standings: Sequence[Standing],
    title: str,
    stations: Sequence[tuple[str, str]] = (),
) -> str:
    """An SVG picture.

    Args:
        scene: The board's scene.
        owners: The colour of its owner for every claimed route.
        standings: All players, the first one first.
        title: The edition's name.
        stations: Places and colours of stations.
    """
    board = _board(scene, owners, stations)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{board}{_panel(standings, title)}</svg>\n'
    )


def _board(
    scene: Mapping[str, Any], owners: Mapping[str, str], stations: Sequence[tuple[str, str]]
) -> str:
    """The map fitted into the left part: land, tracks, trains, cities."""
    x, y, width, height = scene["frame"]
    room_x, room_y = WIDTH - PANEL - 2 * EDGE, HEIGHT - 2 * EDGE
    factor = min(room_x / width, room_y / height)
    left, top = EDGE + (room_x - width * factor) / 2, EDGE + (room_y - height * factor) / 2
    parts = [
        f'<path fill="{LAND}" stroke="{COAST}" stroke-width="1.2" d="{scene["backdrop"]["land"]}"/>',
        f'<path fill="{SEA}" d="{scene["backdrop"]["lakes"]}"/>',
    ]
    parts += [_route(route, scene["sizes"], owners.get(route["id"])) for route in scene["routes"]]
    places = {place["id"]: place for place in scene["places"]}
    radius = scene["sizes"]["city"]
    parts += [
        f'<circle cx="{place["x"]:.1f}" cy="{place["y"]:.1f}" r="{radius:.1f}" fill="{PAPER}" stroke="{INK}" stroke-width="1.6"/>'
        for place in places.values()
        if not place["country"]
    ]
    parts += [_station(places[name], radius, colour) for name, colour in stations]
    inner = "".join(parts)
    return (
        f'<svg x="{left:.1f}" y="{top:.1f}" width="{width * factor:.1f}" height="{height * factor:.1f}"'
        f' viewBox="{x} {y} {width} {height}"><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{SEA}"/>'
        f"{inner}</svg>"
    )


def _route(route: Mapping[str, Any], sizes: Mapping[str, float], owner: str | None) -> str:
    """Every space of a route: a pale dash where it is free, a train where it is somebody's."""
    length, width = sizes["slot"] * 0.94, sizes["slot_width"]
    if owner is None:
        width *= 0.45
        fill, edge, line = FREE, COAST, 0.6
    else:
        (fill, edge), line = TRAINS.get(owner, TRAINS["black"]), 1.8
    return "".join(
        f'<rect x="{-length / 2:.1f}" y="{-width / 2:.1f}" width="{length:.1f}" height="{width:.1f}" rx="{width / 3:.1f}"'
        f' fill="{fill}" stroke="{edge}" stroke-width="{line}"'
        f' transform="translate({slot[0]:.1f} {slot[1]:.1f}) rotate({slot[2]:.1f})"/>'
        for slot in route["slots"]
    )


def _station(place: Mapping[str, Any], radius: float, colour: str) -> str:
    fill, edge = TRAINS.get(colour, TRAINS["black"])
    x, y, size = place["x"], place["y"] - 1.4 * radius, 1.5 * radius
    return (
        f'<path fill="{fill}" stroke="{edge}" stroke-width="1.6"'
        f' d="M{x - size:.1f} {y:.1f}L{x:.1f} {y - size:.1f}L{x + size:.1f} {y:.1f}V{y + size:.1f}H{x - size:.1f}Z"/>'
    )


def _panel(standings: Sequence[Standing], title: str) -> str:
    """Title and players at the right."""
    left = WIDTH - PANEL
    parts = [
        f'<rect x="{left}" width="{PANEL}" height="{HEIGHT}" fill="{PAPER}"/>',
        f'<rect x="{left}" width="3" height="{HEIGHT}" fill="{BRASS}"/>',
        _text(left + 28, 62, "Semafor", 40, INK, weight=700),
        _text(left + 28, 98, title, 22, SOFT),
    ]
    step = min(92.0, (HEIGHT - 150) / max(1, len(standings)))
    for number, one in enumerate(standings):
        y = 160 + number * step
        fill, edge = TRAINS.get(one.colour, TRAINS["black"])
        is_first = one.rank == 1
        if is_first:
            parts.append(
                f'<path fill="{BRASS}" transform="translate({left + 33} {y - 38:.1f}) scale(.5)" d="M6 34L2 10L18 20L32 3L46 20L62 10L58 34Z"/>'
            )
        parts.append(
            f'<circle cx="{left + 49}" cy="{y + 6:.1f}" r="21" fill="{fill}" stroke="{edge}" stroke-width="3"/>'
        )
        name, size = fitted(one.name, PANEL - NAME_LEFT - EDGE, NAME_SIZE)
        weight = 700 if is_first else 400
        parts.append(_text(left + NAME_LEFT, y, name, size, INK, weight=weight))
        parts.append(
            _text(left + NAME_LEFT, y + 29, one.score, NAME_SIZE, INK if is_first else SOFT)
        )
    return "".join(parts)


def _text(x: float, y: float, words: str, size: float, colour: str, *, weight: int = 400) -> str:
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-family="{FONT}" font-size="{size:g}" font-weight="{weight}"'
        f' fill="{colour}">{escape(words)}</text>'
    )


def fitted(name: str, room: float, size: float) -> tuple[str, float]:
    """A name and the size at which it fits into a room; one that would become too small is cut."""
    shown = name
    while shown and _width(shown) * size * SMALLEST > room:
        shown = shown[:-1]
    if shown != name:
        shown = shown[:-1].rstrip() + "…"
    return shown, round(min(size, room / max(_width(shown), USUAL)), 1)


def _width(words: str) -> float:
    """About how wide words are in bold, by the size of the letters."""
    return sum(map(_letter, words))


def _letter(sign: str) -> float:
    if unicodedata.combining(sign):
        return 0.0
    if sign in WIDE_LETTERS or unicodedata.east_asian_width(sign) in "WF":
        return WIDE
    return CAPITAL if sign.isupper() else USUAL
