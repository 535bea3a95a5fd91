"""The picture of a finished game: every train in its owner's paint, names as they are and not as markup."""

from xml.etree import ElementTree

from semafor.drawing.scene import scene
from semafor.drawing.sharing import TRAINS, Standing, final_picture

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
    assert words == ["Semafor", "Europe", "<Ada> & Co", "131", "x" * 17 + "…", "90"]
