"""A real Ray cluster on this machine, and a worker killed in mid-run: nothing is lost, nothing doubled."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from semafor import SetupError
from semafor.arena import exporting
from semafor.arena.cluster import open_cluster
from semafor.arena.simulate import simulate
from semafor.cli.main import main
from tests.arena.test_simulate import lasting
from tests.kit.ran import lacks

ROOT = Path(__file__).resolve().parents[2]
WORKERS = 3
GAMES = 120


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Three worker processes of a cluster of its own."""
    pytest.importorskip("ray", reason=lacks("Ray"))
    port = free_port()
    ray = [sys.executable, "-m", "ray.scripts.scripts"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}", "RAY_USAGE_STATS_ENABLED": "0"}
    words = ["start", "--head", "--block", f"--port={port}", f"--num-cpus={WORKERS}"]
    with subprocess.Popen(  # noqa: S603 - our own words
        [*ray, *words, "--include-dashboard=false", f"--temp-dir={tmp_path_factory.mktemp('ray')}"],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as head:
        for line in head.stdout:
            if b"--block" in line:  # what it prints last: it waits now
                break
        yield f"127.0.0.1:{port}"
        os.killpg(head.pid, signal.SIGKILL)
        head.stdout.read()


def workers_at_play():
    """The processes that play games for the cluster now."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes()
        except OSError:
            continue
        if words.startswith(b"ray::_call"):
            found.append(int(folder.name))
    return found


def test_a_worker_is_killed_and_the_file_is_that_of_one_process(cluster, tmp_path, monkeypatch):
    monkeypatch.setattr(exporting, "MOST_GAMES_A_PIECE", 2)
    alone, together = tmp_path / "alone.parquet", tmp_path / "together.parquet"
    wish = {"edition": "europe", "bot_names": ["planner", "greedy"], "games": GAMES, "seed": 6}
    first = simulate(**wish, workers=1, out=alone, moves=True)
    killed = []

    def kill_one(done):
        if done > GAMES // 4 and not killed and (found := workers_at_play()):
            os.kill(found[0], signal.SIGKILL)
            killed.append((done, found))

    with open_cluster(f"ray:{cluster}") as executor:
        assert executor.workers == WORKERS
        second = simulate(**wish, executor=executor, out=together, moves=True, on_progress=kill_one)
    assert killed
    assert lasting(first) == lasting(second)
    assert alone.read_bytes() == together.read_bytes()


def test_the_command_plays_on_the_cluster(cluster, capsys):
    words = ["simulate", "usa-classic", "--games", "4", "--seed", "1", "--json"]
    assert main([*words, "--cluster", f"ray:{cluster}"]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main([*words, "--workers", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    for key in ("bots", "games", "turns", "decisions"):
        assert there[key] == here[key]


def test_a_cluster_of_another_kind_is_refused():
    with pytest.raises(SetupError, match="bad cluster"), open_cluster("dask:there"):
        pass
