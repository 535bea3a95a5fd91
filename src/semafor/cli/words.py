"""The words of argparse in the language of the catalogue.

argparse asks gettext for its own texts; here the answers come from our catalogue instead, so that
help and errors are in one language.
"""

from __future__ import annotations

import argparse
import re

from semafor.texts import Texts

# What argparse says, and the key of our text; the parts after % are argparse's own.
KEYS = {
    "usage: ": "argparse-usage",
    "options": "argparse-options",
    "positional arguments": "argparse-positional",
    "show this help message and exit": "argparse-help",
    "show program's version number and exit": "argparse-version",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}


WORD = re.compile(r"[A-Z]{2,}")
_spoken = [Texts("en")]


def placeholder(action: argparse.Action) -> str | tuple[str, ...]:
    """What stands for the value of an argument in help: FILE, NAME=VALUE."""
    shown = action.metavar or action.dest.upper()
    texts = _spoken[-1]

    def word(found: re.Match[str]) -> str:
        key = f"cli-word-{found[0].lower()}"
        return texts(key) if texts.has(key) else found[0]

    return WORD.sub(word, shown) if isinstance(shown, str) else shown


def speak(texts: Texts) -> None:
    """Let argparse speak the language of the catalogue from now on."""
    _spoken[:] = [texts]

    def translate(message: str) -> str:
        key = KEYS.get(message)
        return texts(key) if key else message

    setattr(argparse, "_", translate)  # noqa: B010 - argparse keeps gettext under this name
