"""Editions from outside the package in a browser: explained, chosen, drawn and played like the shipped ones."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from semafor.texts import Texts
from tests.browser.conftest import OpenPage
from tests.editions.conftest import FOLDER
from tests.server.running import commanded
from trials.browser_person import Person, create_game

TURNS = 14  # decisions


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that knows the editions of `tests/editions`."""
    data = tmp_path_factory.mktemp("outside") / "games.sqlite"
    with commanded("--data", str(data), "--editions", str(FOLDER)) as (_, address):
        yield address


@pytest.mark.parametrize(
    ("edition", "title", "rule", "size", "lang"),
    [
        ("alps", "Alps", "Locomotives in the mountains", "desktop", "en"),
        ("lakes", "Lakes", "", "phone", "pl"),
    ],
)
def test_an_edition_from_outside(
    open_page: OpenPage, edition: str, title: str, rule: str, size: str, lang: str
) -> None:
    texts = Texts(lang)
    page = open_page(f"/rules/{edition}", size=size, lang=lang)
    expect(page.get_by_role("heading", name=texts("rulebook-goal-heading"))).to_be_visible()
    tunnels = page.get_by_role("heading", name=texts("rulebook-tunnel-heading"))
    expect(tunnels).to_have_count(1 if rule else 0)
    expect(page.get_by_role("heading", name=rule or "?", exact=True)).to_have_count(int(bool(rule)))
    examples = page.locator(".example h3")
    expect(examples.filter(has_text=texts("example-claim"))).to_have_count(1)
    expect(examples.filter(has_text="A mountain of locomotives")).to_have_count(int(bool(rule)))
    page.goto("/new")
    expect(page.get_by_text(title, exact=True)).to_be_visible()
    game = create_game(page, edition, ["planner"])
    page.goto(f"/game/{game}")
    person = Person(page, lang)
    person.play_out(until=lambda: person.decisions >= TURNS)
    assert person.claims
