"""`semafor daily`: played once, kept, compared with the levels in one's seat."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from semafor.bots import daily as deals
from semafor.cli import daily
from semafor.cli.main import main
from semafor.tui.session import Session
from tests.tui.driver import Script, make_desk


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """A short game, and the quickest levels to compare with."""
    monkeypatch.setattr(deals, "OPTIONS", {"trains": 6})
    monkeypatch.setattr(daily, "COMPARED", ("beginner", "regular"))


def test_a_day_is_played_once_and_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = Script(1)
    desk = make_desk(script)
    sessions: list[Session] = []

    def make(*values: Any, **more: Any) -> Session:
        sessions.append(Session(*values, **more))
        script.session = sessions[-1]
        return sessions[-1]

    monkeypatch.setattr(daily, "open_desk", lambda _texts: desk)
    monkeypatch.setattr(daily, "Session", make)
    file = tmp_path / "days" / "daily.json"
    words = ["daily", "usa-classic", "--data", str(file), "--lang", "en"]
    script.left = 3
    assert main(words) == 0  # begun, and left
    script.left = 100_000
    assert main(words) == 0  # gone on with
    begun, again = sessions
    assert begun.game.history == again.game.history[: len(begun.game.history)]
    row = json.loads(file.read_text())[0]
    assert row["total"] == again.game.result().totals[0]
    shown = capsys.readouterr().out
    assert "beginner" in shown

    assert main(words) == 0
    assert len(sessions) == 2, "it is played once"
    assert f"{row['total']} point" in capsys.readouterr().out
    assert main(["daily", "--history", "--data", str(file), "--lang", "en"]) == 0
    assert "USA, classic" in capsys.readouterr().out


def test_a_file_of_something_else_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.json"
    file.write_text('{"a": 1}')
    assert main(["daily", "--history", "--data", str(file), "--lang", "en"]) == 2
    assert "days you have played" in capsys.readouterr().err
