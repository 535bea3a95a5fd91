"""The words of argparse in the language of the catalogue.

argparse asks gettext for its own texts; here the answers come from our catalogue instead, so that
help and errors are in one language.
"""

from __future__ import annotations

import argparse

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


def speak(texts: Texts) -> None:
    """Let argparse speak the language of the catalogue from now on."""

    def translate(message: str) -> str:
        key = KEYS.get(message)
        return texts(key) if key else message

    setattr(argparse, "_", translate)  # noqa: B010 - argparse keeps gettext under this name
