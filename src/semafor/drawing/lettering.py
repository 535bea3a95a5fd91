"""How much room a name takes: the widths of the map's typeface (Alegreya Sans SC, bold)."""

from __future__ import annotations

from semafor.board.model import Place
from semafor.drawing.geometry import Box, upright_box

LANGUAGES = ("en", "pl")
_ADVANCES = {  # thousandths of the size: the letters that are so wide
    151: " ",
    229: ".",
    279: "i",
    295: "I",
    304: "-",
    315: "j",
    335: "J",
    388: "l",
    405: "f",
    408: "ł",
    433: "L",
    446: "sśt",
    449: "Ł",
    456: "cćFeèéę",
    483: "zźż",
    497: "py",
    498: "SŚ",
    503: "T",
    509: "EĘ",
    519: "CĆbvgk",
    524: "r",
    529: "aáäą",
    536: "x",
    547: "ZŹŻ",
    558: "PuüY",
    560: "oóö",
    570: "qd",
    588: "BKVß",
    600: "RGAÄĄ",
    604: "hnń",
    623: "X",
    643: "UÜOÓÖ",
    655: "QD",
    696: "mNŃH",
    797: "wM",
    903: "W",
}
_WIDTHS = {letter: width / 1000 for width, letters in _ADVANCES.items() for letter in letters}
WIDEST = 0.903
CAP_HEIGHT = 0.66
DESCENT = 0.04
PASSENGER_PITCH = 0.72  # of the label's size
PASSENGER_HEIGHT = 0.95


def text_width(text: str, size: float) -> float:
    """The width of a line; an unknown letter counts as the widest one."""
    return size * sum(_WIDTHS.get(letter, WIDEST) for letter in text)


def label_width(place: Place, size: float) -> float:
    """The width that holds the name in every language, and the passengers who wait there."""
    names = max(text_width(place.name(language), size) for language in LANGUAGES)
    return max(names, (place.passengers or 0) * PASSENGER_PITCH * size)


def label_box(place: Place, size: float, x: float, y: float, anchor: str) -> Box:
    """What a label with its baseline at (x, y) covers, the row of passengers below it included."""
    width = label_width(place, size)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
    below = PASSENGER_HEIGHT if place.passengers else DESCENT
    return upright_box(left, y - CAP_HEIGHT * size, left + width, y + below * size)
