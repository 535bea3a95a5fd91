"""Draws the icons of the installed page from its own one: `python tools/icons.py` (needs Chromium)."""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from trials.chromium import FLAGS, find_chromium  # noqa: E402 - after the path is set

FOLDER = ROOT / "web" / "public"
GREEN = "#1d5b4c"
# Name, size, and the share of it that the drawing takes: systems cut the rim off a maskable one.
ICONS = (("icon-192", 192, 1.0), ("icon-512", 512, 1.0), ("icon-maskable-512", 512, 0.7))


def main() -> None:
    """Write them all."""
    drawing = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, size, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            ground = "transparent" if share == 1.0 else GREEN
            page.set_content(
                f"<body style='margin:0;display:grid;place-items:center;height:100vh;background:{ground}'>"
                f"<div style='width:{share:.0%};height:{share:.0%}'>{drawing}</div>"
            )
            page.screenshot(path=FOLDER / f"{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
