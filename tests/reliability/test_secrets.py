"""Mirror worlds through the server's own sockets."""

from __future__ import annotations

import json
import random

import pytest
from starlette.routing import Route

from semafor.editions import EDITIONS
from semafor.engine import access
from semafor.server.app import Server, make_routes
from semafor.server.settings import Settings
from tests.kit.tables import scaled
from trials.leaks import BY_PATHS
from trials.mirror_paths import PATHS
from trials.mirror_worlds import MESSAGES, check_paths, play_world
from trials.secrecy import check_sockets, look_at_paths, sent_bytes
from trials.world import Disk, Door


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_leaves_the_sockets_does_not_depend_on_secrets(edition):
    found = [check_sockets(edition, seed) for seed in range(scaled(3, 1))]
    assert sum(frames for frames, _ in found) >= 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_every_path_answers_does_not_depend_on_secrets(edition):
    found = [check_paths(edition, seed) for seed in range(scaled(2, 1))]
    assert sum(answers for answers, _ in found) >= 20


def test_every_path_has_a_row():
    server = Server(Settings(), Door(Disk(), random.Random(0), 0.0))
    paths = {
        (route.path.replace(":path", ""), "GET" if "GET" in (route.methods or ()) else "POST")
        for route in make_routes(server)
        if isinstance(route, Route)
    }
    assert set(PATHS) == paths


@pytest.mark.parametrize("leak", BY_PATHS.values(), ids=BY_PATHS)
def test_a_leak_is_seen_by_the_paths(leak, monkeypatch):
    leak(monkeypatch)
    with pytest.raises(AssertionError, match="differs"):
        look_at_paths()


def test_what_leaves_the_sockets_is_of_every_kind():
    """The messages of which the table says that only sockets send them."""
    world = play_world("usa-classic", 3, random.Random("kinds"))
    viewer = next(seat for seat, plan in enumerate(world.setup.seats) if plan.kind == "person")
    said = {json.loads(frame)["t"] for frame in sent_bytes(world, viewer, 1)}
    assert {tag for tag, where in MESSAGES.items() if where == "sockets"} <= said
    assert {"table", "state", "nack"} <= said


def test_a_leak_is_seen_in_what_leaves_the_sockets(monkeypatch):
    monkeypatch.setattr(access, "known_list", access.hand_list)
    with pytest.raises(AssertionError, match="differs"):
        look_for_it()


def look_for_it():
    for seed in range(30):
        check_sockets("usa-classic", seed)
