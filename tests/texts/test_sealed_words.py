"""A page ships no words of a campaign that the story has not told yet: it ships what it prints by itself, and no more."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from semafor.charter.content import content
from semafor.server.campaigns.group import HEADINGS
from semafor.texts import LANGUAGES, Texts

pytestmark = pytest.mark.once
ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web" / "src"
CATALOGUES = ROOT / "src" / "semafor" / "texts"


def shipped() -> list[str]:
    """Names of the campaign's catalogues that a page loads."""
    source = (WEB / "campaign" / "texts.ts").read_text(encoding="utf-8")
    return sorted(set(re.findall(r"@texts/en/(\w+\.ftl)", source)))


def printed_by_the_page() -> str:
    return "".join(
        path.read_text(encoding="utf-8")
        for path in WEB.rglob("*")
        if path.suffix in (".svelte", ".ts")
    )


def is_printed(key: str, source: str) -> bool:
    """Named as it is, or by a pattern such as `book-medal-${…}`."""
    words = key.split("-")
    stems = ["-".join(words[:number]) + "-${" for number in range(1, len(words))]
    return f'"{key}"' in source or f"'{key}'" in source or any(stem in source for stem in stems)


def test_a_page_ships_only_what_it_prints_itself() -> None:
    source = printed_by_the_page()
    text = (CATALOGUES / "en" / "campaign_book.ftl").read_text(encoding="utf-8")
    keys = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert "campaign_book.ftl" in shipped()
    assert [key for key in keys if not is_printed(key, source)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_and_no_word_of_the_thread_is_shipped(language: str) -> None:
    files = [CATALOGUES / language / name for name in shipped()]
    told = "\n".join(path.read_text(encoding="utf-8") for path in files)
    box = content()
    thread = box.thread
    printed = (
        box.slots, box.regions, box.crew, box.clauses, box.passes, box.seasons, box.postcards,
        thread.suspects, thread.goals, thread.finales,
    )  # fmt: skip
    names = [row.name[language] for rows in printed for row in rows.values()]
    names += [Texts(language)(f"book-{name}") for name in ("mystery", "suspects", "timetable")]
    assert len(names) > 100
    assert [name for name in names if name in told] == []
    assert {"mystery", "suspects", "timetable"} <= set(HEADINGS)
