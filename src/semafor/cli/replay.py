"""`semafor replay`."""

from __future__ import annotations

import argparse

from semafor.texts import Texts


def add(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """Arguments of the command."""


def run(options: argparse.Namespace, texts: Texts) -> int:
    """Run the command."""
    raise NotImplementedError
