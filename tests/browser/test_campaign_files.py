"""A finished campaign in a browser: from a file, through its finale, onto the board again, and out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page

from semafor.campaign.files import write_folder
from semafor.texts import Texts
from semafor.texts.campaign import CampaignWords
from tests.browser.conftest import OpenPage
from tests.campaign.folders import finished_folder, played_folder


def bring(page: Page, path: Path) -> None:
    """Import a file through the page."""
    page.set_input_files("section.import input[type=file]", path)
    page.locator(".found button.main").click()
    page.wait_for_url("**/campaign/*")


@pytest.mark.parametrize(("size", "lang", "theme"), [("phone", "pl", "dark")])
def test_a_finished_campaign_comes_in_opens_its_vaults_and_is_played_on(
    open_page: OpenPage, tmp_path: Path, size: str, lang: str, theme: str
) -> None:
    folder, path = finished_folder(), tmp_path / "west.campaign.json"
    write_folder(folder, path)
    texts = Texts(lang)
    page = open_page("/campaign", size=size, lang=lang, theme=theme)
    bring(page, path)
    finale = page.locator("section.finale")
    finale.get_by_role("button", name=texts("trail-finale-open")).click()
    sums = []
    for number in (1, 2, 3):
        page.get_by_text(texts("trail-finale-vault", number=number, count=3)).wait_for()
        sums.append(finale.locator(".sum strong").inner_text())
        assert finale.locator(".slips li").count() == 12
        finale.locator("button.main").click()
    assert len(set(sums)) == 3
    finale.locator("table").first.wait_for()
    assert finale.locator("tfoot td.best").count() == 1
    assert page.evaluate("document.documentElement.scrollWidth") <= {"phone": 390}.get(size, 1440)
    page.reload()  # who has seen it begins with the result
    finale.locator("tfoot td.best").wait_for()
    with page.expect_download() as download:
        page.locator("section.file a").click()
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert saved["digest"] == folder.campaign.digest()
    page.get_by_label(texts("trail-free-choose")).check()
    boxes = page.locator(".free .regions input")
    for number in range(4):
        boxes.nth(number).check()
    assert boxes.count() == 8
    assert boxes.nth(5).is_disabled()
    for number in (2, 3):
        boxes.nth(number).uncheck()
    page.locator(".free button.main").click()
    page.wait_for_url("**/game/*")
    page.locator("form.sheet").wait_for()
    page.go_back()
    page.locator(".free ol a[href^='/game/']").wait_for()
    words = CampaignWords(lang)
    chosen = [words.region(region.id) for region in folder.campaign.state.regions[:2]]
    assert sorted(page.locator(".free ol small").inner_text().split(", ")) == sorted(chosen)


def test_a_file_that_is_none_is_refused_with_a_sentence(
    open_page: OpenPage, tmp_path: Path
) -> None:
    path = tmp_path / "west.campaign.json"
    write_folder(played_folder(), path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, "digest": "0" * 64}), encoding="utf-8")
    page = open_page("/campaign")
    page.set_input_files("section.import input[type=file]", path)
    page.locator(".found button.main").click()
    alert = page.locator("section.import [role='alert']")
    alert.wait_for()
    assert alert.inner_text() == Texts("en")("error-campaign-file-damaged", file=path.name)
    path.write_text("a letter from an aunt", encoding="utf-8")
    page.set_input_files("section.import input[type=file]", path)
    page.locator(".found").wait_for(state="detached")
    assert alert.inner_text() == Texts("en")("error-campaign-file-damaged", file=path.name)
