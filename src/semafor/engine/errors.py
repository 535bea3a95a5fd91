"""What can go wrong, as values: a key, the rule it rests on, and the numbers of the case.

The sentence a person reads is made from the key by the catalogue (`semafor.texts`); `str()` of an
error is the same content in a compact form for programmers.
"""

from __future__ import annotations

from typing import Any

Move = dict[str, Any]
"""A move as plain data, such as `{"do": "draw", "card": "red"}`; docs/formats.md tells all of them."""


class SemaforError(Exception):
    """Base of all errors that are somebody's input, never a bug of ours.

    Attributes:
        ruleset: What the ids among the values belong to, where a game has refused something: a
            sentence for people gives names in their place.
    """

    ruleset: Any = None

    def __init__(self, reason: str, rule: str = "", **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.values = values

    def __str__(self) -> str:
        detail = ", ".join(f"{name} {value}" for name, value in self.values.items())
        text = self.reason.replace("-", " ")
        text = f"{text}: {detail}" if detail else text
        return f"{text} [{self.rule}]" if self.rule else text


class IllegalMove(SemaforError):  # noqa: N818 - the name says what it is
    """A move that is malformed, out of turn or against the rules; nothing has changed."""


class SetupError(SemaforError):
    """A game that cannot begin as asked."""


class RecordError(SemaforError):
    """A record that cannot be read or does not replay."""
