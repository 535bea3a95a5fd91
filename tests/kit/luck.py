"""The luck of a test: seeds of games that nobody chose are the same each time it runs.

The program draws such seeds, and lots, from the system (`secrets`). In a test they follow from its name, on every
machine and in any order of tests; what a fixture of a module or session draws follows from the fixture's name. So a
test that one deal would fail fails at once and always, not some day on another machine. Names and tokens stay random.
Programs that a test starts as processes of their own draw as ever.
"""

from __future__ import annotations

import random
import secrets
from collections.abc import Generator

import pytest

SEED_BYTES = 32  # of a game or campaign; ids and tokens have other lengths


class Luck:
    """A plugin that stands in for the system's randomness."""

    def __init__(self) -> None:
        self._chooser = random.Random("")
        self._token_hex = secrets.token_hex

    def token_hex(self, nbytes: int | None = None) -> str:
        """A seed that follows from the test; anything else is as random as ever."""
        if nbytes != SEED_BYTES:
            return self._token_hex(nbytes)
        return self._chooser.randbytes(SEED_BYTES).hex()

    def randbelow(self, exclusive_upper_bound: int) -> int:
        """A lot that follows from the test."""
        return self._chooser.randrange(exclusive_upper_bound)

    def begin(self, words: str) -> None:
        """What comes now follows from these words."""
        self._chooser = random.Random(words)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Every test has its own luck."""
        self.begin(item.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(
        self, fixturedef: pytest.FixtureDef[object], request: pytest.FixtureRequest
    ) -> Generator[None, object, object]:
        """A fixture that several tests share has its own, whichever of them comes first."""
        if fixturedef.scope == "function":
            return (yield)
        before = self._chooser
        words = (fixturedef.baseid, fixturedef.argname, getattr(request, "param_index", 0))
        self.begin(" ".join(map(str, words)))
        try:
            return (yield)
        finally:
            self._chooser = before


def begin_luck(config: pytest.Config) -> Luck:
    """From now on seeds follow from tests."""
    luck = Luck()
    secrets.token_hex = luck.token_hex
    secrets.randbelow = luck.randbelow
    config.pluginmanager.register(luck)
    return luck
