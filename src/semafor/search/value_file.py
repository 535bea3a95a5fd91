"""What positions of an edition are worth: a [trained file](trained_file.py) with one network, for two seats and for more.

Without one the search plays every game ahead to its end.
"""

from __future__ import annotations

from semafor.engine.ruleset import Ruleset
from semafor.search.net import Net
from semafor.search.rollout import RolloutPolicy
from semafor.search.sizes import SEAT_FACTS, TABLE_FACTS, VALUES
from semafor.search.trained_file import Weights, find_trained, read_net
from semafor.search.value import Value

FILES = {True: "value-2.json", False: "value-3-5.json"}
NET = "net"
# A line of the score that tells how long the longest path is, where there is one.
LONGEST_LENGTH = "longest_length"


def file_for(seats: int) -> str:
    """The name of the file for games of so many seats."""
    return FILES[seats == 2]


def inputs_for(seats: int) -> int:
    """How many numbers the network for so many seats is given."""
    return TABLE_FACTS + (2 if seats == 2 else 4) * SEAT_FACTS


def find_net(ruleset: Ruleset) -> Weights | None:
    """The network for a game; None where nothing was trained for it, or for another map."""
    trained = find_trained(ruleset, file_for(ruleset.seats))
    if trained is None:
        return None
    return read_net(trained.content.get(NET), inputs_for(ruleset.seats), VALUES)


def make_value(ruleset: Ruleset, policy: RolloutPolicy) -> Value | None:
    """The value of positions of a game, None where there is none."""
    net = find_net(ruleset)
    return None if net is None else value_from(ruleset, policy, net)


def value_from(ruleset: Ruleset, policy: RolloutPolicy, net: Weights) -> Value:
    """A value with a certain network."""
    longest = ruleset.line_rows.get(LONGEST_LENGTH, -1)
    lines = len(ruleset.points_lines)
    return Value(policy, Net(*net), ruleset.start_trains, lines, longest)
