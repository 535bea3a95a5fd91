"""The picture of a finished game: what its table shows everybody, for the drawing code."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from semafor.drawing.scene import scene
from semafor.drawing.sharing import Standing, final_picture
from semafor.engine.markers import standing
from semafor.server.games import replays
from semafor.server.games.past import Past
from semafor.texts import Texts

# Draws PNG from SVG; an extra that a server may do without.
PAINTER = "resvg_py"


@cache
def can_draw_png() -> bool:
    """Whether this server has what turns pictures into PNG."""
    return find_spec(PAINTER) is not None


def shown_names(names: Sequence[str], texts: Texts) -> list[str]:
    """Names for people who do not know the table; who has none is called by his number."""
    return [
        texts("web-player-number", number=seat + 1) if name == str(seat + 1) else name
        for seat, name in enumerate(names)
    ]


def final_svg(past: Past) -> str:
    """The final board with names and scores, as SVG."""
    assert past.end is not None, "only finished games have a picture"
    board = scene(past.setup.edition)
    *_, last = replays.walk(past, len(past.playing.history) + 1)
    view = last.view(None)
    seats = range(past.ruleset.seats)
    usual = board["seat_colours"]
    colours = [past.colours[seat] or usual[seat] if past.colours else usual[seat] for seat in seats]
    names = shown_names(past.seating.names(), Texts("en"))
    stations = [(one.place, colours[one.seat]) for one in standing(view) if one.seat >= 0]
    ends = past.end.seats
    standings = [
        Standing(names[seat], colours[seat], f"{ends[seat].total}", ends[seat].rank)
        for seat in sorted(seats, key=lambda seat: ends[seat].rank)
    ]
    owners = {
        past.ruleset.board.routes[route].id: colours[seat]
        for seat in seats
        for route in view.routes[seat]
    }
    return final_picture(board, owners, standings, board["title"]["en"], stations)


def final_png(past: Past) -> bytes:
    """The same as PNG."""
    return to_png(final_svg(past))


def to_png(svg: str) -> bytes:
    """A drawing as PNG."""
    painter = import_module(PAINTER)
    return bytes(painter.svg_to_bytes(svg_string=svg))
