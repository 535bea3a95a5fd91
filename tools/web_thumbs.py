"""Write web/public/maps/*.svg: small pictures of the maps for the start page, drawn from the map files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from semafor.drawing.scene import scene
from semafor.editions import EDITIONS, read_edition

ROOT = Path(__file__).resolve().parents[1]
MAPS = ROOT / "src" / "semafor" / "editions" / "maps"
TARGET = ROOT / "web" / "public" / "maps"
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
    places = {place["id"]: place for place in [*board["cities"], *board.get("countries", [])]}
    lines: dict[str, list[str]] = {}
    for route in board["routes"]:
        ends = [places[route["a"]], places[route["b"]]]
        if any("x" not in end for end in ends) or route["id"].endswith(("/2", "/3")):
            continue
        (ax, ay), (bx, by) = ((end["x"] * factor + dx, end["y"] * factor + dy) for end in ends)
        lines.setdefault(route["colour"], []).append(f"M{ax:.0f} {ay:.0f}L{bx:.0f} {by:.0f}")
    return "".join(
        f'<path stroke="{PAINT[colour]}" d="{"".join(paths)}"/>' for colour, paths in lines.items()
    )


def in_play(name: str, board: dict[str, Any]) -> dict[str, Any]:
    """A map of which an edition plays on some regions only: those, in their own frame."""
    edition = next(one for one in EDITIONS if read_edition(one)["map"] == f"{name}.json")
    regions = read_edition(edition).get("regions")
    if not regions:
        return board
    return {
        "frame": scene(edition)["frame"],
        "cities": [city for city in board["cities"] if city["region"] in regions],
        "routes": [route for route in board["routes"] if set(route["needs"]) <= set(regions)],
    }


def draw_map(name: str) -> str:
    """The whole picture."""
    board = in_play(name, json.loads((MAPS / f"{name}.json").read_text(encoding="utf-8")))
    backdrop = json.loads((MAPS / f"{name}.backdrop.json").read_text(encoding="utf-8"))
    scale = scale_of(board["frame"])
    factor, dx, dy = scale
    land = draw_coast(backdrop["land"], scale)
    lakes = draw_coast(backdrop["lakes"], scale)
    cities = "".join(
        f'<circle cx="{city["x"] * factor + dx:.0f}" cy="{city["y"] * factor + dy:.0f}" r="2.4"/>'
        for city in board["cities"]
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<path fill="#b4cfcf" d="M0 0h{WIDTH}v{HEIGHT}H0z"/>'
        f'<path fill="#efe4c8" stroke="#a8925f" stroke-width=".8" d="{land}"/><path fill="#b4cfcf" d="{lakes}"/>'
        f'<g fill="none" stroke-width="3" stroke-dasharray="5 1.2">{draw_routes(board, scale)}</g>'
        f'<g fill="#fffdf4" stroke="#3a3226">{cities}</g></svg>\n'
    )


def main() -> None:
    """One picture for each map."""
    TARGET.mkdir(parents=True, exist_ok=True)
    for name in ("usa", "europe", "germany", "legends"):
        (TARGET / f"{name}.svg").write_text(draw_map(name), encoding="utf-8")


if __name__ == "__main__":
    main()
