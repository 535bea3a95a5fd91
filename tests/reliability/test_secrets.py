"""Twin worlds through the server's own sockets."""

from __future__ import annotations

import pytest

from bench.twins import check_sockets
from semafor.editions import EDITIONS
from semafor.engine import access
from tests.kit.tables import scaled


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_leaves_the_sockets_does_not_depend_on_secrets(edition):
    found = [check_sockets(edition, seed) for seed in range(scaled(3, 1))]
    assert sum(frames for frames, _ in found) >= 5


def test_a_leak_is_seen_in_what_leaves_the_sockets(monkeypatch):
    monkeypatch.setattr(access, "known_list", access.hand_list)
    with pytest.raises(AssertionError, match="differs"):
        look_for_it()


def look_for_it():
    for seed in range(30):
        check_sockets("usa-classic", seed)
