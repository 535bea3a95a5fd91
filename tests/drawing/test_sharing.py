"""The picture of a finished game: every train in its owner's paint, names as they are and not as markup."""

import struct
import zlib
from xml.etree import ElementTree

import pytest

from semafor.drawing.scene import scene
from semafor.drawing.sharing import FONT, SMALLEST, TRAINS, Standing, final_picture, fitted
from semafor.server.games.picturing import to_png

SVG = "{http://www.w3.org/2000/svg}"


def test_trains_names_and_scores_are_in_the_picture() -> None:
    board = scene("europe")
    route = board["routes"][0]
    standings = [Standing("<Ada> & Co", "red", "131", 1), Standing("x" * 40, "blue", "90", 2)]
    place = next(place["id"] for place in board["places"])
    text = final_picture(board, {route["id"]: "red"}, standings, "Europe", [(place, "blue")])
    root = ElementTree.fromstring(text)  # noqa: S314 - our own picture
    fill = TRAINS["red"][0]
    trains = [one for one in root.iter(f"{SVG}rect") if one.get("fill") == fill]
    assert len(trains) == route["length"]
    words = [one.text for one in root.iter(f"{SVG}text")]
    assert words[:4] == ["Semafor", "Europe", "<Ada> & Co", "131"]
    assert words[4].startswith("x" * 12)
    assert words[4].endswith("x…")


@pytest.mark.parametrize(
    "name", ["Krzysztof Wiśniewski 77", "W" * 24, "汉" * 24, "😀" * 24, "a\u0301" * 24, "i"]
)
def test_a_name_stays_in_its_room(name: str) -> None:
    """Measured by the painter itself: what it has drawn of a name alone."""
    room, size = 234.0, 24.0
    shown, drawn = fitted(name, room, size)
    assert size * SMALLEST <= drawn <= size
    words = f'<text x="20" y="60" font-family="{FONT}" font-weight="700" font-size="{drawn}">{shown}</text>'
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" width="600" height="90">{words}</svg>'
    assert inked_to(to_png(svg)) <= 20 + room
    assert shown == name or shown.endswith("…")


def inked_to(png: bytes) -> int:
    """The last column of a PNG in which something is drawn."""
    width, height = struct.unpack(">II", png[16:24])
    assert png[24:26] == b"\x08\x06", "eight bits, red, green, blue and alpha"
    packed, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            packed += png[at + 8 : at + 8 + length]
        at += length + 12
    rows, step, last = zlib.decompress(packed), 4 * width, 0
    before = bytearray(step)
    for number in range(height):
        kind, *row = rows[number * (step + 1) : (number + 1) * (step + 1)]
        for place, value in enumerate(row):
            left = row[place - 4] if place >= 4 else 0
            corner = before[place - 4] if place >= 4 else 0
            row[place] = (value + _guess(kind, left, before[place], corner)) % 256
        before = bytearray(row)
        last = max([last, *(place // 4 for place in range(3, step, 4) if row[place])])
    return last


def _guess(kind: int, left: int, above: int, corner: int) -> int:
    """What a filter of PNG expects."""
    if kind < 4:
        return (0, left, above, (left + above) // 2)[kind]
    expected = left + above - corner
    return min((left, above, corner), key=lambda one: abs(expected - one))
