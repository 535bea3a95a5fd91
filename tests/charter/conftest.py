"""After each test: nothing has happened to players whom a card does not concern."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.charter.effects import check_others


@pytest.fixture(autouse=True)
def others_are_left_alone() -> Iterator[None]:
    """Look at the games of the test that set others apart."""
    yield
    check_others()
