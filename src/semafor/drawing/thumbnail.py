"""The small picture of an edition for pages that offer it, drawn from its board."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from semafor.drawing.scene import scene
from semafor.editions import file_of_map, folder_of

FILE = "thumbnail.svg"
WIDTH, HEIGHT = 280, 170
LEAST_STEP = 2.2  # points of a coast that are closer than this are left out
LEAST_POINTS = 4
PAINT = {
    "purple": "#a978c0", "blue": "#4f8fca", "orange": "#e08a3c", "white": "#fffdf4", "green": "#6da852",
    "yellow": "#edc73f", "black": "#4a474e", "red": "#cf4a40", "grey": "#a9a294",
}  # fmt: skip


def scale_of(frame: list[float]) -> tuple[float, float, float]:
    """Factor and offsets that let a map's frame cover the picture."""
    x, y, width, height = frame
    factor = max(WIDTH / width, HEIGHT / height)
    return (
        factor,
        (WIDTH - width * factor) / 2 - x * factor,
        (HEIGHT - height * factor) / 2 - y * factor,
    )


def read_lines(path: str) -> list[list[tuple[float, float]]]:
    """The points of every closed line of SVG path data (commands M, l, z as the maps use them)."""
    lines: list[list[tuple[float, float]]] = []
    for part in re.split(r"(?=[Mm])", path):
        numbers = [float(number) for number in re.findall(r"-?\d*\.?\d+", part)]
        if len(numbers) < 2 * LEAST_POINTS:
            continue
        is_relative = "l" in part
        x, y = numbers[0], numbers[1]
        line = [(x, y)]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=False):
            x, y = (x + dx, y + dy) if is_relative else (dx, dy)
            line.append((x, y))
        lines.append(line)
    return lines


def draw_coast(path: str, scale: tuple[float, float, float]) -> str:
    """Coasts with fewer points, in whole pixels; those out of the picture are left out."""
    factor, dx, dy = scale
    parts = []
    for line in read_lines(path):
        kept: list[tuple[float, float]] = []
        for x, y in ((x * factor + dx, y * factor + dy) for x, y in line):
            if not kept or abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= LEAST_STEP:
                kept.append((x, y))
        is_seen = any(0 <= x <= WIDTH and 0 <= y <= HEIGHT for x, y in kept)
        if len(kept) >= LEAST_POINTS and is_seen:
            parts.append("M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in kept) + "Z")
    return "".join(parts)


def draw_routes(board: dict[str, Any], scale: tuple[float, float, float]) -> str:
    """One dashed line for each route, grouped by colour."""
    factor, dx, dy = scale
    places = {place["id"]: place for place in board["places"]}
    lines: dict[str, list[str]] = {}
    for route in board["routes"]:
        ends = [places[route["a"]], places[route["b"]]]
        if route["id"].endswith(("/2", "/3")):
            continue
        (ax, ay), (bx, by) = ((end["x"] * factor + dx, end["y"] * factor + dy) for end in ends)
        lines.setdefault(route["colour"], []).append(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}")
    return "".join(
        f'<path stroke="{PAINT[colour]}" d="{"".join(paths)}"/>' for colour, paths in lines.items()
    )


@cache
def thumbnail(name: str) -> str:
    """The picture of an edition: its own, where there is one, else drawn from its board."""
    own = own_thumbnail(name)
    return draw_thumbnail(name) if own is None else own.read_text(encoding="utf-8")


def own_thumbnail(name: str) -> Path | None:
    """The file in the folder of an edition, or beside the map that it shares."""
    files = (folder_of(name) / FILE, file_of_map(name, FILE))
    return next((file for file in files if file.is_file()), None)


def draw_thumbnail(name: str) -> str:
    """A picture from the board of an edition."""
    board = scene(name)
    scale = scale_of(board["frame"])
    factor, dx, dy = scale
    land = draw_coast(board["backdrop"]["land"], scale)
    lakes = draw_coast(board["backdrop"]["lakes"], scale)
    cities = "".join(
        f'<circle cx="{city["x"] * factor + dx:.0f}" cy="{city["y"] * factor + dy:.0f}" r="2.4"/>'
        for city in board["places"]
        if not city["country"]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path fill="#b4cfcf" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'
        f'<path fill="#efe4c8" stroke="#a8925f" stroke-width=".8" d="{land}"/><path fill="#b4cfcf" d="{lakes}"/>'
        f'<g fill="none" stroke-width="3" stroke-dasharray="5 1.2">{draw_routes(board, scale)}</g>'
        f'<g fill="#fffdf4" stroke="#3a3226">{cities}</g></svg>\n'
    )
