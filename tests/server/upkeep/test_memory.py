"""What a server no longer needs it does not keep: campaigns, and memory that was freed."""

from __future__ import annotations

import subprocess
import sys
import threading
import time

import pytest

from semafor.server.games import driving
from semafor.server.log import hub as module
from semafor.server.settings import Settings
from tests.server.campaigns.test_campaigns import do
from tests.server.clients import Person, found
from tests.server.running import Running, serving, wait_until

# Freed pieces between some that stay in use, as after games of a campaign: they cannot be merged at the end.
HOLES = """
from pathlib import Path
from semafor.server.upkeep.memory import give_back

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1])

pieces = [bytearray(4000) for _ in range(20_000)]
full = resident()
pieces = pieces[99::100]
print(full, resident(), give_back(), resident())
"""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sweeps come often, and nothing unused is kept."""
    monkeypatch.setattr(driving, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(module, "IDLE_SECONDS", 0.0)


@pytest.mark.usefixtures("impatient")
def test_a_campaign_nobody_uses_leaves_the_memory_and_comes_back(settings: Settings) -> None:
    with serving(settings) as running, Person(running.url) as anna:
        anna.post("/api/me", {"name": "Anna"})
        made = [found(anna, "me", "racer") for _ in range(3)]
        rooms = running.server.campaigns.rooms
        wait_until(lambda: not len(rooms))
        for campaign in made:
            seen = anna.get(f"/api/campaigns/{campaign}")
            assert do(anna, seen, "begin")["rev"] > seen["rev"]
        wait_until(lambda: not len(rooms))
        assert len(anna.get("/api/campaigns")["campaigns"]) == len(made)


@pytest.mark.usefixtures("impatient")
def test_who_waits_at_a_campaign_keeps_it_and_hears_of_news(settings: Settings) -> None:
    with serving(settings) as running, Person(running.url) as anna:
        anna.post("/api/me", {"name": "Anna"})
        campaign = found(anna, "me", "racer")
        campaigns = running.server.campaigns

        socket = anna.follow(campaign)
        rev = socket.wait("campaign")["rev"]
        swept = running.call(sweeps(running, 3))
        assert swept
        assert campaign in campaigns.rooms
        do(anna, anna.get(f"/api/campaigns/{campaign}"), "begin")
        assert socket.wait("campaign")["rev"] > rev


async def sweeps(running: Running, count: int) -> bool:
    """So many sweeps have been made."""
    for _ in range(count):
        await running.server.driver._sweep()
    return True


def test_new_campaigns_are_bounded_too(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_IDLE", 2)
    monkeypatch.setattr(driving, "SWEEP_SECONDS", 0.05)
    with Person(server.url) as anna:
        anna.post("/api/me", {"name": "Anna"})
        made = [found(anna, "me", "racer") for _ in range(5)]
        rooms = server.server.campaigns.rooms
        wait_until(lambda: len(rooms) <= 2)
        assert made[-1] in rooms


@pytest.mark.skipif(sys.platform != "linux", reason="only there memory can be given back")
def test_freed_memory_goes_back_to_the_system() -> None:
    """Nine pages of ten: before it is given back hardly one."""
    done = subprocess.run(  # noqa: S603 - our own text
        [sys.executable, "-c", HOLES], capture_output=True, text=True, check=True
    )
    full, freed, is_done, left = done.stdout.split()
    assert is_done == "True"
    assert int(full) - int(left) > 10 * (int(full) - int(freed))


def test_memory_is_given_back_when_rulesets_were_freed(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    unused, given = [0], []
    monkeypatch.setattr(driving, "SWEEP_SECONDS", 0.05)
    monkeypatch.setattr(driving, "count_unused", lambda _used: unused[0])
    monkeypatch.setattr(driving, "give_back", lambda: given.append(threading.current_thread().name))
    with serving(settings):
        time.sleep(0.3)
        assert not given  # it takes a while: not without need
        unused[0] = driving.MOST_UNUSED
        wait_until(lambda: given)
        assert given[0].startswith("for play")  # never in the event loop
