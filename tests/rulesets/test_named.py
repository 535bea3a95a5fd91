"""Every game of a campaign has a ruleset of its own: none is kept for longer than it is played by."""

from __future__ import annotations

import gc
import random
from types import SimpleNamespace

from semafor.charter.overlay import overlay_for
from semafor.engine.game import Game
from semafor.planning.facts import read_facts
from semafor.rulesets import named as rulesets
from semafor.rulesets.named import MOST_KEPT, count_unused, named_ruleset, overlay_text
from semafor.search.chart import read_chart
from semafor.server.games import views
from semafor.server.games.driving import Driver
from semafor.server.thinking import worker
from trials.campaigns import Shelf

GAMES = 2 * MOST_KEPT


def overlays():
    """Texts of overlays, each for another game."""
    shelf, chooser = Shelf(), random.Random(1)
    while not shelf.playing:
        shelf.step(chooser)
    overlay = overlay_for(shelf.table.campaign.state)
    text = overlay_text(overlay)
    seats = len(shelf.table.campaign.state.companies)
    return ((text + " " * number, seats) for number in range(1, GAMES + 1))


def use(text, seats):
    """A ruleset of a campaign's game, and everything that is made for it."""
    ruleset = named_ruleset("", seats, {}, text)
    for derive in (read_facts, views._route_ids):
        assert derive(ruleset) is derive(ruleset)
    assert worker._known_bot("greedy", ruleset) is worker._known_bot("greedy", ruleset)
    Game(ruleset, seed=1)
    return ruleset


def test_what_is_made_for_rulesets_ends_with_them():
    gc.collect()
    before = len(rulesets._OVERLAYS)
    for text, seats in overlays():
        use(text, seats)
    gc.collect()
    assert len(rulesets._OVERLAYS) <= before + MOST_KEPT


def test_a_sweep_frees_what_nobody_plays_by():
    gc.collect()
    before = len(rulesets._OVERLAYS)
    gc.disable()  # as a server with few collections
    try:
        for text, seats in overlays():
            use(text, seats)
        assert len(rulesets._OVERLAYS) > before + MOST_KEPT
        Driver(SimpleNamespace(rooms={}), None)._free_rulesets()
        assert len(rulesets._OVERLAYS) <= before + MOST_KEPT
    finally:
        gc.enable()


def test_a_ruleset_in_use_is_not_counted_as_unused():
    used = [use(text, seats) for text, seats in overlays()]
    gc.collect()
    assert count_unused([]) >= len(used) - MOST_KEPT
    assert count_unused(used) == 0


def test_a_chart_is_made_once_for_a_ruleset_of_a_campaign():
    text, seats = next(iter(overlays()))
    ruleset = named_ruleset("", seats, {}, text)
    assert read_chart(ruleset) is read_chart(ruleset)
