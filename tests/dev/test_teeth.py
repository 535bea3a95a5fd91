"""The list of planted faults fits the source; `python -m trials.teeth` lets the gates bite."""

from __future__ import annotations

import re

import pytest

from trials.teeth import ROOT, TEETH, count_place

LEAST = 25
TEST = re.compile(r"def (test_\w+)")
WORD = re.compile(r"\w+")
OPERATORS = ("and", "or", "not")
# In a fixed order: workers must agree on what they collect.
GATES = sorted({tooth.gate for tooth in TEETH if "pytest" in tooth.gate})


@pytest.mark.parametrize("tooth", TEETH, ids=lambda tooth: tooth.name)
def test_a_fault_can_be_planted(tooth):
    assert count_place(tooth) == 1
    assert tooth.old != tooth.new


@pytest.mark.parametrize("gate", GATES, ids=lambda gate: " ".join(gate[5:]))
def test_a_gate_has_tests(gate):
    """A gate without any fails whatever is planted: it would find everything and nothing."""
    files = [ROOT / word for word in gate if word.startswith("tests/")]
    names = {name for file in files for name in TEST.findall(file.read_text(encoding="utf-8"))}
    assert names
    if "-k" in gate:
        wish = gate[gate.index("-k") + 1]
        assert any(is_wished(name, wish) for name in names), wish


def is_wished(name, wish):
    """Whether a test is chosen by `-k`."""
    words = {word: word in name for word in WORD.findall(wish) if word not in OPERATORS}
    return eval(wish, {"__builtins__": {}}, words)  # noqa: S307 - our own words


def test_there_are_enough_planted_faults():
    assert len({(tooth.file, tooth.old, tooth.new) for tooth in TEETH}) >= LEAST
