"""Write the badges of the README, from what pyproject.toml says; with --check only compare.

python -m tools.badges [--check]
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "images"
PYTHON = "Programming Language :: Python :: 3."
LETTER, PADDING, HEIGHT = 7.2, 10, 22


def badge(words: str, value: str) -> str:
    """Two fields, side by side."""
    left, right = (2 * PADDING + LETTER * len(text) for text in (words, value))
    text = f'<g font-family="Verdana,DejaVu Sans,sans-serif" font-size="12" fill="#fff"><text x="{PADDING}" y="15">{words}</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + right:.0f}" height="{HEIGHT}" role="img" aria-label="{words}: {value}">'
        f'<rect width="{left + right:.0f}" height="{HEIGHT}" rx="4" fill="#6b4f2a"/>'
        f'<path fill="#2f5d50" d="M{left:.0f} 0h{right - 4:.0f}q4 0 4 4v{HEIGHT - 8}q0 4-4 4H{left:.0f}z"/>'
        f'{text}<text x="{left + PADDING:.0f}" y="15">{value}</text></g></svg>\n'
    )


def badges() -> dict[str, str]:
    """Every badge by the name of its file."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pythons = [row.removeprefix(PYTHON) for row in project["classifiers"] if row.startswith(PYTHON)]
    return {
        "badge-python.svg": badge("Python", f"3.{pythons[0]}–3.{pythons[-1]}"),
        "badge-licence.svg": badge("licence", project["license"]),
        "badge-languages.svg": badge("plays in", "English, polski"),
    }


def main() -> int:
    """Write or compare."""
    stale = [
        name
        for name, text in badges().items()
        if not (FOLDER / name).is_file() or (FOLDER / name).read_text(encoding="utf-8") != text
    ]
    if "--check" in sys.argv:
        sys.stdout.write(f"stale: {', '.join(stale)} (python -m tools.badges)\n" if stale else "")
        return 1 if stale else 0
    for name, text in badges().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
