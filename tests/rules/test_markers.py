"""What rules lay out is read from what their parts show, by nobody who knows the parts."""

import pytest

from semafor import new_game
from semafor.arena.campaigns import play_campaign
from semafor.charter.overlay import new_game as new_campaign_game
from semafor.editions import EDITIONS
from semafor.engine.errors import SetupError
from semafor.engine.markers import Marker, Standing, before_seats, markers_of, standing
from semafor.engine.resample import open_position
from semafor.scenarios.position import build_game


def laid_out(edition, given):
    return build_game({"edition": edition, "players": 2, "given": given}).view(0)


def test_stations_stand_on_the_board_and_those_left_lie_before_the_seats():
    view = laid_out("europe", {"stations": {0: ["paris"], 1: ["berlin", "wien"]}})
    assert list(standing(view)) == [
        Standing("station", "paris", 0, "", 1),
        Standing("station", "berlin", 1, "", 1),
        Standing("station", "wien", 1, "", 1),
    ]
    assert [(marker.name, row) for marker, row in before_seats(view)] == [("stations", [2, 1])]


def test_passengers_wait_in_their_colours_and_are_nobodys():
    view = laid_out(
        "germany", {"passengers": {"berlin": ["blue", "blue"]}, "taken": {1: {"red": 3}}}
    )
    assert list(standing(view)) == [Standing("person", "berlin", -1, "blue", 2)]
    assert [row for _marker, row in before_seats(view)] == [[{}, {"red": 3}]]


def test_nothing_is_laid_out_where_no_rule_does():
    view = new_game("usa-classic", seats=2, seed="markers").view(0)
    assert list(standing(view)) == before_seats(view) == []


@pytest.mark.parametrize("name", EDITIONS)
def test_every_marker_reads_a_row_that_its_part_shows(name):
    view = new_game(name, seats=3, seed="markers").view(None)
    shown = {part.name: part.show(open_position(view), None) for part in view.ruleset.parts}
    for marker in markers_of(view.ruleset.edition):
        assert marker.row in shown[marker.part], marker


def test_a_game_of_a_campaign_lays_out_what_the_box_does():
    overlay = play_campaign(("blue", "red"), "markers", until=1).campaign
    view = new_campaign_game(overlay).view(0)
    rows = {marker.name: row for marker, row in before_seats(view)}
    assert rows["company"] == ["blue", "red"]


def test_a_form_that_nobody_can_read_is_refused():
    with pytest.raises(SetupError, match="form"):
        Marker("stations", "stations", "heap", "station")
