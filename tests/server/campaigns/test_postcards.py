"""A campaign's game on the server: postcards, who is sent which side; and its end."""

from __future__ import annotations

import random

import msgspec
import pytest

from semafor.charter import new_game
from semafor.charter.content import content
from semafor.charter.rules.open_part import OpenPart
from semafor.planning.facts import find_way, read_facts
from semafor.server.campaigns.postcards import show_postcards
from semafor.server.games.ending import borrowed_routes
from tests.charter.worlds import open_campaign, to_game
from tests.server.campaigns.test_campaigns import until_play
from tests.server.clients import Person, found
from tests.server.running import Running
from trials.campaigns import Shelf
from trials.tables import Store

OWN, OTHERS = 1, 7


def at_table(uses: int = 1) -> Store:
    """A table of a campaign's game in which both companies have a postcard."""
    shelf = Shelf("me bot")
    while not shelf.playing:
        shelf.step(random.Random(1))
    setup = shelf.games[shelf.table.awaited].table.setup
    assert setup.campaign is not None
    overlay = {**setup.campaign.overlay}
    blue, red = overlay["offices"]
    overlay["offices"] = [
        [["postcard", OWN, 1, False], *blue],
        [["postcard", OTHERS, uses, False], *red],
    ]
    campaign = msgspec.structs.replace(setup.campaign, overlay=overlay)
    store = Store(msgspec.structs.replace(setup, campaign=campaign))
    store.settle()
    return store


@pytest.mark.rule("LEG-POST-1", "CAM-PC-2", "LEG-INFO-1")
def test_only_the_own_secret_side_is_sent() -> None:
    table = at_table().table
    box = content().postcards
    for seat in (0, 1, None):
        sent = show_postcards(table, seat).cards
        assert [card.name for card in sent] == [box[OWN].name, box[OTHERS].name]
        assert [card.secret is not None for card in sent] == [seat == 0, seat == 1]
    assert not show_postcards(table, 0).cards[0].is_done


@pytest.mark.rule("LEG-POST-1", "LEG-INFO-1")
def test_mirror_worlds_that_differ_in_another_s_secret_are_sent_the_same() -> None:
    one, other = at_table(1).table, at_table(3).table
    for seat in (0, None):
        bodies = [msgspec.json.encode(show_postcards(table, seat)) for table in (one, other)]
        assert bodies[0] == bodies[1]


def test_nobody_asks_for_the_cards_of_another_seat(
    server: Running, anna: Person, piotr: Person
) -> None:
    campaign = found(anna, "me", "racer")
    table = until_play(anna, campaign)["table"]
    path = f"/api/games/{table}/postcards"
    assert anna.get(f"{path}?seat=0")["cards"] == []
    anna.get(f"{path}?seat=1", 403)
    piotr.get(f"{path}?seat=0", 403)
    assert piotr.get(path)["cards"] == []
    single = anna.create("me", "racer")
    assert anna.get(f"/api/games/{single}/postcards")["cards"] == []


@pytest.mark.rule("CAM-L", "CAM-R")
def test_a_ticket_over_a_lease_or_a_packet_line_does_not_upset_the_ending() -> None:
    game = new_game(to_game(open_campaign("blue", "red"), 9))
    part = next(part for part in game.ruleset.parts if part.name == "trackage")
    assert isinstance(part, OpenPart)
    assert borrowed_routes(game.state, 0, [0]) == ()  # no route tells how it was reached
    facts = read_facts(game.ruleset)
    way = find_way(facts, list(facts.lengths), *facts.ticket_ends[0])
    assert way is not None
    leased, *own = way
    for route in own:
        game.state.give_route(0, route)
    part.put(game.state, "leases", 0, leased + 1)
    assert borrowed_routes(game.state, 0, [0]) == (leased,)
    assert borrowed_routes(game.state, 1, [0]) == ()
