"""Make the backdrop of a map as it is shipped: `backdrop.json` in the folder of its edition.

    PYTHONPATH=src python tools/backdrop.py SOURCE.json FOLDER

The source has coast, lakes, rivers and borders as lists of SVG paths, bent to the places of the map and cut off
somewhere near the edge of the sheet. Here the cuts are pushed beyond the edge, so that no false coast is seen, and
each layer becomes one path of short relative steps.
"""

from __future__ import annotations

import json
import math
import re
import sys
from pathlib import Path

LAYERS = ("land", "lakes", "borders", "subborders", "rivers")
CUT = 36.0  # coasts have shorter steps than this, cuts longer ones
NEAR = 60.0  # how deep inside the sheet a cut may lie
BEYOND = 110.0
GRAIN = 4  # steps of a quarter of a unit

Points = list[tuple[float, float]]


def read_points(path: str) -> tuple[Points, bool]:
    """The corners of one path, and whether it is closed."""
    points = [
        (float(x), float(y)) for x, y in re.findall(r"[ML]\s*(-?[\d.]+)[ ,]+(-?[\d.]+)", path)
    ]
    return points, path.rstrip().upper().endswith("Z")


def push_cuts(points: Points, frame: tuple[float, ...]) -> Points:
    """Corners at the ends of long steps near the sheet's edge go out of sight."""
    left, top, width, height = frame
    moved = list(points)
    for number, (x, y) in enumerate(points):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        if max(math.dist(before, (x, y)), math.dist(after, (x, y))) < CUT:
            continue
        sides = {
            (-1, 0): x - left,
            (1, 0): left + width - x,
            (0, -1): y - top,
            (0, 1): top + height - y,
        }
        ways = [way for way, depth in sides.items() if depth < NEAR]
        moved[number] = (
            x + BEYOND * sum(dx for dx, _ in ways),
            y + BEYOND * sum(dy for _, dy in ways),
        )
    return moved


def thrifty(points: Points, *, closed: bool) -> str:
    """Relative steps on a fine grid, without those that move nothing."""
    grid = [(round(x * GRAIN), round(y * GRAIN)) for x, y in points]
    x, y = grid[0]
    parts = [f"M{_number(x)} {_number(y)}l"]
    for left, top in grid[1:]:
        if (left, top) != (x, y):
            parts.append(f"{_number(left - x)} {_number(top - y)} ")
            x, y = left, top
    return "".join(parts).replace(" -", "-").strip() + ("z" if closed else "")


def _number(steps: int) -> str:
    text = f"{steps / GRAIN:g}"
    return re.sub(r"^(-?)0\.", r"\1.", text)


def main() -> int:
    """Read, push, write."""
    source, folder = Path(sys.argv[1]), Path(sys.argv[2])
    data = json.loads(source.read_text(encoding="utf-8"))
    frame = json.loads((folder / "map.json").read_text(encoding="utf-8"))["frame"]
    shipped = {"source": data["source"]}
    for layer in LAYERS:
        paths = []
        for path in data.get(layer, ()):
            points, closed = read_points(path)
            if layer == "land":
                points = push_cuts(points, tuple(frame))
            paths.append(thrifty(points, closed=closed))
        shipped[layer] = "".join(paths)
    target = folder / "backdrop.json"
    target.write_text(json.dumps(shipped, indent=0) + "\n", encoding="utf-8")
    sys.stdout.write(f"{target}: {target.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
