"""What docs/page.md names as shown by a test or a picture is there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "page.md").read_text(encoding="utf-8")


def test_every_test_it_names_exists() -> None:
    named = set(re.findall(r"`(test_\w+)::(test_\w+)`", PAGE)) - {("test_screens", "test_x")}
    assert len(named) > 20
    for module, test in sorted(named):
        source = (ROOT / "tests" / "browser" / f"{module}.py").read_text(encoding="utf-8")
        known = {node.name for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
        assert test in known, f"{module} has no {test}"


def test_every_picture_and_file_it_names_exists() -> None:
    gallery = (ROOT / "tools" / "gallery.py").read_text(encoding="utf-8")
    for listed in re.findall(r"pictures? ((?:`[\w-]+`(?:, )?)+)", PAGE):
        for picture in re.findall(r"`([\w-]+)`", listed):
            assert f'"{picture}": ' in gallery, picture
    for file in re.findall(r"`(web/[\w./]+)`", PAGE):
        assert (ROOT / file).exists(), file
