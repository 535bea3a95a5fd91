"""Sizes that compiled and other files share: moves a search considers, and what networks are told.

This file is never compiled; compiled modules import the numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

# Moves considered at one decision.
MOST = 48
# How many numbers there are of a move and of a position; what they are is said where they are written (learned.py).
ABOUT_MOVE = 34
ABOUT_ALL = 26
HIDDEN = 32
# The version of what the numbers mean: a network learnt with others is refused.
FEATURES_VERSION = 1

# Numbers that go into a network of two layers (net.py), of each layer, and that come out; all weights together.
INPUTS = 176
LAYER = 64
OUTPUTS = 4
MOST_WEIGHTS = 14000
# Facts of a ticket and of a hand of tickets that a belief reads (belief.py); tickets of a hand at most.
FACTS = 22
JOINT_FACTS = 18
MOST_HELD = 16
# Facts of a seat and of a position that a value reads (value.py), and what it finds.
SEAT_FACTS = 38
TABLE_FACTS = 10
VALUES = 3
# Spaces where there is no way; width of a detour that a route still speaks for a ticket with, and the longest.
FAR = 9999
DETOUR = 2.0
LONGEST_DETOUR = 12


def count_weights(sizes: Sequence[int]) -> int:
    """How many weights a network of these sizes has: for each layer a matrix by rows, then what is added."""
    return sum(sizes[at] * sizes[at + 1] + sizes[at + 1] for at in range(len(sizes) - 1))
