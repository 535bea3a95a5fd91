"""A campaign's board on paper: the map with its colours, depots and names, as a poster or as a page's picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any

from semafor.drawing.sharing import COAST, FONT, INK, LAND, PAPER, SEA, SOFT, TRAINS, fitted

# As large as a sheet of the A series lies.
WIDTH, HEIGHT = 1684, 1191
EDGE, HEAD, FOOT = 56, 120, 132
BRASS = "#a9792a"
TRACKS = {
    "red": "#c9483d", "blue": "#3f7fc4", "green": "#4d9a4a", "yellow": "#e0b62f", "black": "#45424a",
    "white": "#fbf8ee", "grey": "#cfc4a6", "unpainted": "#efe7d0",
}  # fmt: skip
LARGE = 1.35


@dataclass(frozen=True, slots=True)
class Drawn:
    """What lies on a board: claimed lines by colour, depots, and the names people gave."""

    owners: Mapping[str, str] = field(default_factory=dict)
    depots: Mapping[str, Sequence[str]] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)


def board_picture(scene: Mapping[str, Any], drawn: Drawn, language: str, *, land: str = "") -> str:
    """The board as SVG; `land`: the id of a path that is in the document already."""
    x, y, width, height = scene["frame"]
    shape = f'<use href="#{land}"/>' if land else f'<path d="{scene["backdrop"]["land"]}"/>'
    clip = f"clip-{abs(hash((x, y, width, height))) % 10**8}"
    parts = [
        f'<clipPath id="{clip}"><rect x="{x}" y="{y}" width="{width}" height="{height}"/></clipPath>',
        f'<g clip-path="url(#{clip})"><rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{SEA}"/>',
        f'<g fill="{LAND}" stroke="{COAST}" stroke-width="1.2">{shape}</g>',
        f'<path fill="{SEA}" fill-rule="evenodd" d="{scene["backdrop"]["lakes"]}"/>',
        *(_route(route, scene["sizes"], drawn) for route in scene["routes"]),
        *(_city(place, scene["sizes"], drawn, language) for place in scene["places"]),
        "</g>",
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" viewBox="{x} {y} {width} {height}">'
        f"{''.join(parts)}</svg>"
    )


def _route(route: Mapping[str, Any], sizes: Mapping[str, float], drawn: Drawn) -> str:
    """Every space in its colour, a train where it is somebody's; the name somebody gave the line."""
    length, width = sizes["slot"] * 0.94, sizes["slot_width"]
    owner = drawn.owners.get(route["id"])
    fill, edge, line = TRACKS.get(route["colour"], TRACKS["grey"]), "#6b6252", 0.7
    if owner:
        (fill, edge), line = TRAINS.get(owner, TRAINS["black"]), 2.0
        length, width = length * 1.04, width * 1.25
    spaces = "".join(
        f'<rect x="{-length / 2:.1f}" y="{-width / 2:.1f}" width="{length:.1f}" height="{width:.1f}" rx="{width / 3:.1f}"'
        f' transform="translate({slot[0]:.1f} {slot[1]:.1f}) rotate({slot[2]:.1f})"/>'
        for slot in route["slots"]
    )
    name = drawn.names.get(f"line:{route['id']}", "")
    sign = ""
    if name:
        at = route["slots"][len(route["slots"]) // 2]
        angle = (at[2] + 90) % 180 - 90
        sign = (
            f'<text transform="translate({at[0]:.1f} {at[1]:.1f}) rotate({angle:.1f})" y="{-width * 0.9:.1f}"'
            f' text-anchor="middle" font-family="{FONT}" font-style="italic" font-size="{sizes["label"] * 0.8:.1f}"'
            f' fill="{INK}" stroke="{LAND}" stroke-width="2.5" paint-order="stroke">{escape(name)}</text>'
        )
    bed = f'<path d="{route["path"]}" fill="none" stroke="{COAST}" stroke-width="1.4"/>'
    return f'{bed}<g fill="{fill}" stroke="{edge}" stroke-width="{line}">{spaces}</g>{sign}'


def _city(place: Mapping[str, Any], sizes: Mapping[str, float], drawn: Drawn, language: str) -> str:
    """A city with its name, its depots and what their owners call them."""
    x, y, radius = place["x"], place["y"], sizes["city"]
    is_large = place.get("large", False)
    ring = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius * (LARGE if is_large else 1):.1f}" fill="{PAPER}" stroke="{BRASS if is_large else INK}" stroke-width="{2.6 if is_large else 1.5}"/>'
    huts = "".join(
        _depot(
            x + (number - 0.5 * (len(owners) - 1)) * 2.2 * radius, y - 1.5 * radius, radius, owner
        )
        for owners in [drawn.depots.get(place["id"], ())]
        for number, owner in enumerate(owners)
    )
    label, size = place["label"], sizes["label"]
    anchor = label["anchor"]
    words = _label(label["x"], label["y"], anchor, size, place["names"].get(language, place["id"]))
    for number, owner in enumerate(drawn.depots.get(place["id"], ())):
        called = drawn.names.get(f"depot:{place['id']}:{owner}", "")
        if called:
            below = label["y"] + size * 0.85 * (number + 1)
            words += _label(label["x"], below, anchor, size * 0.78, called, is_italic=True)
    return ring + huts + words


def _depot(x: float, y: float, radius: float, owner: str) -> str:
    fill, edge = TRAINS.get(owner, TRAINS["black"])
    size = radius * 1.1
    return (
        f'<path fill="{fill}" stroke="{edge}" stroke-width="1.3"'
        f' d="M{x - size:.1f} {y:.1f}L{x:.1f} {y - size:.1f}L{x + size:.1f} {y:.1f}V{y + size:.1f}H{x - size:.1f}Z"/>'
    )


def _label(
    x: float, y: float, anchor: str, size: float, words: str, *, is_italic: bool = False
) -> str:
    style = ' font-style="italic"' if is_italic else ' font-weight="600"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="middle" font-family="{FONT}"'
        f'{style} font-size="{size:.1f}" fill="{INK}" stroke="{LAND}" stroke-width="3" paint-order="stroke">'
        f"{escape(words)}</text>"
    )


@dataclass(frozen=True, slots=True)
class Shown:
    """A company under the poster: its name, its colour, and what is said of it."""

    name: str
    colour: str
    words: str


def poster(
    scene: Mapping[str, Any],
    drawn: Drawn,
    title: str,
    about: str,
    companies: Sequence[Shown],
    language: str,
) -> str:
    """The whole board on one sheet, with the companies below it."""
    _x, _y, width, height = scene["frame"]
    room_x, room_y = WIDTH - 2 * EDGE, HEIGHT - HEAD - FOOT
    factor = min(room_x / width, room_y / height)
    left = EDGE + (room_x - width * factor) / 2
    board = board_picture(scene, drawn, language)
    placed = board.replace(
        'class="board"',
        f'x="{left:.1f}" y="{HEAD}" width="{width * factor:.1f}" height="{height * factor:.1f}"',
        1,
    )
    step = room_x / max(1, len(companies))
    foot = "".join(
        _company(EDGE + step * (number + 0.5), HEIGHT - FOOT + 52, one, step - EDGE / 2)
        for number, one in enumerate(companies)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>'
        f'<rect x="18" y="18" width="{WIDTH - 36}" height="{HEIGHT - 36}" fill="none" stroke="{BRASS}" stroke-width="3"/>'
        f'<text x="{WIDTH / 2}" y="72" text-anchor="middle" font-family="{FONT}" font-size="46" font-weight="700" fill="{INK}">{escape(title)}</text>'
        f'<text x="{WIDTH / 2}" y="104" text-anchor="middle" font-family="{FONT}" font-size="21" fill="{SOFT}">{escape(about)}</text>'
        f"{placed}{foot}</svg>\n"
    )


def _company(x: float, y: float, one: Shown, room: float) -> str:
    fill, edge = TRAINS.get(one.colour, TRAINS["black"])
    name, size = fitted(one.name, room, 20)
    return (
        f'<circle cx="{x:.0f}" cy="{y - 4:.0f}" r="15" fill="{fill}" stroke="{edge}" stroke-width="3"/>'
        f'<text x="{x:.0f}" y="{y + 32:.0f}" text-anchor="middle" font-family="{FONT}" font-size="{size:g}" font-weight="700" fill="{INK}">{escape(name)}</text>'
        f'<text x="{x:.0f}" y="{y + 56:.0f}" text-anchor="middle" font-family="{FONT}" font-size="18" fill="{SOFT}">{escape(one.words)}</text>'
    )
