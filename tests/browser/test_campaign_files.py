"""A finished campaign in a browser: from a file, through its finale, onto the board again, and out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from semafor.campaign.files import write_file
from semafor.campaign.sealing import Key
from semafor.charter.folders import Folder, file_data, folder_from
from semafor.texts import Texts
from semafor.texts.campaign import CampaignWords
from tests.browser.conftest import OpenPage
from tests.browser.test_screens import assert_accessible
from tests.charter.folders import finished_folder, played_folder


def write_for(page: Page, folder: Folder, path: Path) -> None:
    """A file that only the server of this page can open: with the seal it shows."""
    seal = page.locator("section.import code").inner_text()
    write_file(file_data(folder, seal), path)


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
    texts = Texts(lang)
    page = open_page("/campaign", size=size, lang=lang, theme=theme)
    write_for(page, folder, path)
    bring(page, path)
    finale = page.locator("section.finale")
    finale.get_by_role("button", name=texts("trail-finale-open")).click()
    sums = []
    for number in (1, 2, 3):
        page.get_by_text(texts("trail-finale-vault", number=number, count=3)).wait_for()
        expect(finale.locator(".slips li")).to_have_count(12)
        sums.append(finale.locator(".sum strong").inner_text())
        finale.locator("button.main").click()
    assert len(set(sums)) == 3
    finale.locator("table").first.wait_for()
    assert_accessible(page, "the final reckoning")
    expect(finale.locator("tfoot td.best")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= {"phone": 390}.get(size, 1440)
    page.reload()  # who has seen it begins with the result
    finale.locator("tfoot td.best").wait_for()
    with page.expect_download() as download:
        page.locator("section.file form button").click()
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert saved["next"] == "over"
    assert "log" not in saved
    page.get_by_label(texts("trail-free-choose")).check()
    boxes = page.locator(".free .regions input")
    for number in range(4):
        boxes.nth(number).check()
    expect(boxes).to_have_count(8)
    expect(boxes.nth(5)).to_be_disabled()
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
    page = open_page("/campaign")
    write_for(page, played_folder(), path)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, "sealed": data["sealed"][:-8]}), encoding="utf-8")
    page.set_input_files("section.import input[type=file]", path)
    page.locator(".found button.main").click()
    alert = page.locator("section.import [role='alert']")
    expect(alert).to_have_text(Texts("en")("error-campaign-file-damaged", file=path.name))
    path.write_text("a letter from an aunt", encoding="utf-8")
    page.set_input_files("section.import input[type=file]", path)
    page.locator(".found").wait_for(state="detached")
    expect(alert).to_have_text(Texts("en")("error-campaign-file-damaged", file=path.name))


def test_a_campaign_moves_to_another_place_and_everybody_is_told(
    open_page: OpenPage, tmp_path: Path
) -> None:
    page = open_page("/campaign")
    path, key = tmp_path / "west.campaign.json", Key.make()
    write_for(page, played_folder(moves=None), path)
    bring(page, path)
    page.locator("section.file summary").click()
    page.locator("section.file input").fill("no seal at all")
    page.locator("section.file form button").click()
    assert page.locator("section.file [role='alert']").inner_text() == Texts("en")(
        "error-campaign-seal"
    )
    page.locator("section.file input").fill(key.seal)
    with page.expect_download() as download:
        page.locator("section.file form button").click()
    saved = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert folder_from(saved, "x", [key]).campaign.state.game == 2
    page.reload()
    page.get_by_text("as a file for another place").first.wait_for()
