"""What has passed the check of the page is known by everything the page is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import web_check


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that reads texts and data of a package."""
    for name, text in {
        "web/package-lock.json": "{}",
        "web/src/App.svelte": "<p>",
        "web/node_modules/svelte/index.js": "1",
        "src/semafor/texts/en.ftl": "a = b",
        "src/semafor/editions/europe.toml": "a = 1",
        "src/semafor/server/hub.py": "1",
        "src/semafor/server/page/index.html": "<p>",
    }.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(web_check, "ROOT", tmp_path)
    monkeypatch.setattr(web_check, "WEB", tmp_path / "web")
    monkeypatch.setattr(web_check, "PACKAGE", tmp_path / "src" / "semafor")
    return tmp_path


@pytest.mark.parametrize(
    "name",
    [
        "web/package-lock.json",
        "web/src/App.svelte",
        "src/semafor/texts/en.ftl",
        "src/semafor/editions/europe.toml",
        "src/semafor/server/page/index.html",
    ],
)
def test_whatever_the_page_is_made_of_is_checked_again_when_it_changes(
    page: Path, name: str
) -> None:
    before = web_check.checksum("v20")
    (page / name).write_text("changed", encoding="utf-8")
    assert web_check.checksum("v20") != before


def test_another_version_of_node_checks_again(page: Path) -> None:
    assert web_check.checksum("v20") != web_check.checksum("v22")


@pytest.mark.parametrize("name", ["web/node_modules/svelte/index.js", "src/semafor/server/hub.py"])
def test_the_page_is_not_made_of_python_or_of_what_npm_installs(page: Path, name: str) -> None:
    before = web_check.checksum("v20")
    (page / name).write_text("changed", encoding="utf-8")
    assert web_check.checksum("v20") == before


def test_files_that_differ_or_are_missing_are_named(tmp_path: Path) -> None:
    for folder, names in {"one": "ab", "other": "bc"}.items():
        (tmp_path / folder).mkdir()
        for name in names:
            (tmp_path / folder / name).write_text(name, encoding="utf-8")
    assert web_check.differences(tmp_path / "one", tmp_path / "other") == ["a", "c"]
    (tmp_path / "other" / "b").write_text("x", encoding="utf-8")
    assert web_check.differences(tmp_path / "one", tmp_path / "other") == ["a", "b", "c"]
