"""Bots from outside at a table of the server: the same names as everywhere, and no harm from a bad one."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from semafor.bots.outside import finding
from semafor.cli.main import main
from semafor.server.settings import Settings
from tests.server.clients import Person
from tests.server.running import Running, serving

EXAMPLES = Path(__file__).resolve().parents[3] / "examples" / "bots"
CRASHING = "class Bot:\n    def choose(self, view):\n        raise ValueError(3)\n"


@pytest.fixture
def running(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server that knows two bots more."""
    (tmp_path / "good.py").write_bytes((EXAMPLES / "long_routes.py").read_bytes())
    (tmp_path / "bad.py").write_text(CRASHING)
    monkeypatch.setenv("SEMAFOR_BOTS", str(tmp_path))
    monkeypatch.setenv("SEMAFOR_BOT_SECONDS", "20")
    finding._found.cache_clear()
    with serving(Settings(data=tmp_path / "games.sqlite")) as running:
        yield running


def test_they_are_offered_play_and_are_reviewed(
    running: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Person(running.url) as anna:
        assert anna.get("/api/welcome")["bots"] == ["bad", "good"]
        game = anna.create("good", "me", "bad", first=0)
        seat = anna.sit(game, 1)
        seat.wait("state")
        seat.command({"t": "substitute", "seat": 1})
        while not (seat.state and seat.state["ending"]):
            seat.receive(120)
        record = anna.get(f"/api/games/{game}/record")
    assert [player["kind"] for player in record["seats"]] == ["bot:good", "human", "bot:bad"]
    counts = running.server.metrics.counts
    assert counts["bot_errors", "crashed"] > 0
    file = tmp_path / "game.semafor.json"
    file.write_text(json.dumps(record))
    assert main(["review", str(file), "--json", "--iterations", "8", "--workers", "1"]) == 0
    assert json.loads(capsys.readouterr().out)["moves"]
