"""What any input may be at most: the length of a path, the depth of JSON, the digits of a number.

Everything that comes from outside passes here before it is read: paths and queries at the guard, bodies
and frames before they are decoded. What is checked here need not be feared further in: no recursion that
is too deep, no number that no column holds, no character that no database stores.
"""

from __future__ import annotations

import re

from semafor.board.values import MOST_DIGITS

MOST_PATH = 512
MOST_SEGMENT = 200
MOST_QUERY = 1024
MOST_DEPTH = 32
# What a refusal repeats of what was wrong.
MOST_WHY = 200

Refused = tuple[int, str]

_DIGITS = re.compile(rb"[0-9]{%d}" % (MOST_DIGITS + 1))
_STRING = re.compile(rb'"(?:[^"\\]|\\.)*"', re.DOTALL)
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_HIDDEN = re.compile(rb"%(?:[01][0-9a-f]|7f)", re.IGNORECASE)
_NOT_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::[0-9]{1,5})?", re.IGNORECASE)


class OutOfBounds(ValueError):  # noqa: N818 - the name says what it is
    """Input that is not read any further."""


def refuse_path(path: str, query: bytes) -> Refused | None:
    """Status and code for a path or a query that nobody of ours would ask for."""
    if len(path) > MOST_PATH or max(map(len, path.split("/"))) > MOST_SEGMENT:
        return 414, "too-long"
    if len(query) > MOST_QUERY:
        return 414, "too-long"
    if _CONTROL.search(path):
        return 404, "unknown-path"
    if _HIDDEN.search(query) or _DIGITS.search(query):
        return 400, "bad-request"
    return None


def host_name(host: str) -> str:
    """The name in a Host header without its port; empty where it is not one."""
    found = _HOST.fullmatch(host)
    return found[1] if found else ""


def check_json(raw: bytes) -> None:
    """Refuse JSON that is too deep, has endless numbers, or a character that cannot be stored."""
    if b"\\u0000" in raw:
        raise OutOfBounds("a character that cannot be stored")
    is_flat = raw.count(b"[") + raw.count(b"{") <= MOST_DEPTH
    has_digits = _DIGITS.search(raw) is not None
    if is_flat and not has_digits:
        return
    bare = _STRING.sub(b"", raw)  # whatever stands in a text is only text
    if _DIGITS.search(bare):
        raise OutOfBounds("a number that is too long")
    if not is_flat and is_deeper(bare, MOST_DEPTH):
        raise OutOfBounds("nested too deeply")


def is_deeper(bare: bytes, most: int) -> bool:
    """Whether brackets (outside of texts) are nested deeper than so many levels, or never close.

    Each pass takes away one level from within (two where lists and objects alternate).
    """
    brackets = bare.translate(None, _NOT_BRACKETS)
    for _ in range(most):
        brackets = brackets.replace(b"[]", b"").replace(b"{}", b"")
        if not brackets:
            return False
    return True
