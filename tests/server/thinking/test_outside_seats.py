"""Programs from outside at a server: one for a seat, and one that fails is left out of its game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from semafor import new_game
from semafor.bots.outside import finding
from semafor.bots.outside.process import STABLE
from semafor.rulesets.sent_views import write_view
from semafor.server.thinking import worker

# Who has seen two hands says so by failing.
CURIOUS = """
SEEN = set()
class Bot:
    def choose(self, view):
        SEEN.add(view.seat)
        assert len(SEEN) == 1, "two hands"
        return view.actions[0]
"""
HANGING = "import time\nclass Bot:\n    def choose(self, view):\n        time.sleep(3600)\n"


@pytest.fixture(autouse=True)
def _bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "curious.py").write_text(CURIOUS)
    (tmp_path / "hanging.py").write_text(HANGING)
    monkeypatch.setenv("SEMAFOR_BOTS", str(tmp_path))
    finding._found.cache_clear()
    worker._failures.clear()
    yield
    STABLE.close()


def ask(bot: str, seat: int) -> list[Any]:
    """What a bot loses by one decision of a seat."""
    game = new_game("europe", seats=2, seed="seats")
    while game.actor != seat:
        game.play_action(game.actions()[0])
    view = game.view(seat)
    task = {"view": write_view(view), "bot": bot, "seed": 1, "for": f"game {seat}"}
    told = worker.choose(task)
    assert told["actions"][0] in view.actions
    return list(told["lost"])


def test_no_program_sees_two_hands_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "300")
    assert [ask("curious", seat) for seat in (0, 1, 0, 1)] == [[], [], [], []]


def test_a_program_that_hangs_is_soon_not_asked_any_more_in_its_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "0.05")
    lost = [kind for _ in range(3) for kind in ask("hanging", 0)]
    assert set(lost) == {"late"}
    assert set(ask("hanging", 0)) == {"out"}
    assert "out" not in ask("hanging", 1)


def test_a_program_that_nobody_asks_any_longer_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "300")
    ask("curious", 0)
    (_, since, process), *_ = STABLE._idle
    monkeypatch.setattr(STABLE, "_idle", [("", since - 2 * STABLE.IDLE_SECONDS, process)])
    STABLE._end_old()
    assert not process.is_alive
    assert not STABLE._idle
