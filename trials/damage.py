"""Ways to spoil things: JSON that is almost right, bytes that were something once, odd paths."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

DEEP = 3000
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    10**12,
    -(10**17),
    1e300,
    -0.0,
    "",
    " ",
    "0",
    "\u0000",
    "\u202e\ufeff",
    "\U0001f682" * 50,
    "x" * 3000,
    "../../etc/passwd",
    "<script>",
    "' OR 1=1 --",
    "%s%n{0}",
    [],
    {},
    [[]],
    [None],
    {"": ""},
    list(range(200)),
    {"do": "claim"},
]
SAME: list[Any] = [
    1,
    2,
    3,
    4,
    5,
    7,
    255,
    2**31,
    2**53,
    -(2**40),
    10**17,
    "red",
    "draw",
    "claim",
    "0",
    "deck",
]
# What JSON itself cannot say, put in by hand.
RAW: list[bytes] = [
    b"9" * 5000,
    b"-" + b"1" * 400,
    b"1" * 25,
    b"1e999",
    b"NaN",
    b"Infinity",
    b'"\\ud800"',
    b'"\\u0000"',
    b'"\xff\xfe"',
    b"[" * DEEP,
    b"[" * DEEP + b"]" * DEEP,
    b'{"a":' * 900 + b"1" + b"}" * 900,
    b"[" * 60 + b"]" * 60,
    b"[[" * 200 + b"1" + b"]]" * 200,
    b"",
    b'"' + b"y" * 15_000 + b'"',
]
MARK = "a mark that stands for raw bytes"


def fresh(value: Any) -> Any:
    """The same value, which nobody else has."""
    return json.loads(json.dumps(value))


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container and key in a value, however deep."""
    found: list[tuple[Any, Any]] = []
    if isinstance(value, dict):
        found += [(value, key) for key in value]
    elif isinstance(value, list):
        found += [(value, index) for index in range(len(value))]
    for container, key in list(found):
        found += places(container[key])
    return found


def spoil_value(value: Any, chooser: random.Random) -> bytes:
    """JSON of the same shape with one or two things wrong."""
    value = fresh(value)
    raw = chooser.choice(RAW)
    for _ in range(chooser.choice((1, 1, 2, 3))):
        spots = places(value)
        if not spots:
            break
        container, key = chooser.choice(spots)
        way = chooser.randrange(6)
        if way == 0:
            container[key] = MARK
        elif way == 1 and isinstance(container, dict):
            del container[key]
        elif way == 2 and isinstance(container, dict):
            container[f"extra{chooser.randrange(9)}"] = fresh(chooser.choice(ODD))
        elif way == 3 and isinstance(container, list):
            container.extend([fresh(container[key])] * chooser.randrange(1, 8))
        elif way == 4 and isinstance(container[key], int | float):
            container[key] = chooser.choice((-1, 0, 1, 255, 2**31, 2**53, -(2**40), 10**17))
        else:
            container[key] = fresh(chooser.choice(ODD))
    text = json.dumps(value).encode()
    return text.replace(json.dumps(MARK).encode(), raw)


def spoil_gently(value: Any, chooser: random.Random) -> bytes:
    """JSON in which one or two values are others of the same kind: it can be read, and means something else."""
    value = fresh(value)
    for _ in range(chooser.choice((1, 1, 2))):
        spots = [(one, key) for one, key in places(value) if isinstance(one[key], int | str)]
        if not spots:
            break
        container, key = chooser.choice(spots)
        if key == "t":
            continue
        alike = [odd for odd in (*ODD, *SAME) if type(odd) is type(container[key])]
        container[key] = chooser.choice(alike)
    return json.dumps(value).encode()


def spoil_bytes(text: bytes, chooser: random.Random) -> bytes:
    """The same bytes, damaged: changed, cut, doubled, or moved."""
    raw = bytearray(text)
    way = chooser.randrange(5)
    if not raw or way == 0:
        return bytes(raw[: chooser.randrange(len(raw) + 1)])
    if way == 1:
        for _ in range(chooser.randint(1, 6)):
            raw[chooser.randrange(len(raw))] = chooser.randrange(256)
    elif way == 2:
        place = chooser.randrange(len(raw))
        raw[place:place] = chooser.choice(RAW)
    elif way == 3:
        first, second = sorted(chooser.randrange(len(raw)) for _ in range(2))
        raw[first:second] = raw[first:second] * 2
    else:
        first, second = sorted(chooser.randrange(len(raw)) for _ in range(2))
        del raw[first:second]
    return bytes(raw)


def spoil_json(value: Any, chooser: random.Random) -> bytes:
    """Any of these; now and then nothing is wrong at all."""
    chance = chooser.random()
    if chance < 0.05:
        return json.dumps(value).encode()
    if chance < 0.45:
        return spoil_gently(value, chooser)
    if chance < 0.8:
        return spoil_value(value, chooser)
    return spoil_bytes(json.dumps(value).encode(), chooser)


WORDS = [
    "9" * 5000,
    "9" * 25,
    "-1",
    "1e9",
    "%00",
    "%ff%fe",
    "a" * 300,
    "a" * 6000,
    "..%2f..%2f",
    "%2e%2e",
    "open",
    "0",
    "blue",
    quote("\u0663\U0001f682"),
    "%",
    "%zz",
    "'\"<>",
    "x%0d%0aSet-Cookie:a=b",
    "",
]


def spoil_path(path: str, chooser: random.Random) -> str:
    """A path with a segment or a value of its query replaced."""
    bare, _, query = path.partition("?")
    word = chooser.choice(WORDS)
    if query and chooser.random() < 0.6:
        rows = [row.split("=", 1) for row in query.split("&")]
        row = chooser.choice(rows)
        row[-1] = word
        return bare + "?" + "&".join("=".join(row) for row in rows)
    if chooser.random() < 0.3:
        name = chooser.choice(("eyes", "seat", "since", "from", "to", "invite", "odd"))
        return f"{bare}?{name}={word}"
    parts = bare.split("/")
    parts[chooser.randrange(1, len(parts))] = word
    return "/".join(parts)
