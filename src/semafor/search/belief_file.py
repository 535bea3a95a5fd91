"""What is known of rivals' tickets in an edition: a [trained file](trained_file.py) with two networks and a leaning for each ticket.

Without one the dealer of the search falls back to its own fit.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from semafor.engine.ruleset import Ruleset
from semafor.search.belief import Belief
from semafor.search.chart import read_chart
from semafor.search.net import Net
from semafor.search.outlook import Outlook
from semafor.search.sizes import FACTS, JOINT_FACTS
from semafor.search.trained_file import (
    Trained,
    Weights,
    find_trained,
    plain_net,
    read_net,
    read_trained,
    write_trained,
)
from semafor.search.weights import read_weights

FILE = "belief.json"
# In the recipe, once it was measured how true the chances are that rest on a belief (`tools/chances.py`).
CHANCES = "chances"
# A bias of winning beyond this, by more than what luck explains, is more than a rough figure may hide.
MOST_BIAS = 0.03


@dataclass(frozen=True, slots=True)
class Known:
    """What a file holds.

    Attributes:
        map: The fingerprint of the map that was trained on.
        single: Sizes and weights of the network for single tickets.
        joint: Those of the network for whole hands.
        leaning: By id how much more often a ticket is held than another.
        recipe: How the file was made, and what was measured then.
    """

    map: str
    single: Weights
    joint: Weights
    leaning: Mapping[str, float]
    recipe: Mapping[str, Any]


def are_true(known: Known | None) -> bool:
    """Whether chances that rest on a belief were measured and found true, early turns aside: those are rough anyway."""
    measured = None if known is None else known.recipe.get(CHANCES)
    if measured is None:
        return False
    pairs = list(zip(measured["bias"], measured["within"], strict=True))[1:]
    return all(abs(bias) - within <= MOST_BIAS for bias, within in pairs)


def write_known(path: Path, known: Known) -> None:
    """Write a file, whole or not at all."""
    content = {
        "single": plain_net(known.single),
        "joint": plain_net(known.joint),
        "leaning": dict(known.leaning),
    }
    write_trained(path, Trained(known.map, known.recipe, content))


def read_known(path: Path) -> Known | None:
    """What a file holds; None where it is missing, damaged or of another format."""
    return known_of(read_trained(path))


def known_of(trained: Trained | None) -> Known | None:
    """What the content of a file says."""
    if trained is None:
        return None
    single = read_net(trained.content.get("single"), FACTS, 1)
    joint = read_net(trained.content.get("joint"), JOINT_FACTS, 1)
    leaning = trained.content.get("leaning")
    if single is None or joint is None or not isinstance(leaning, Mapping):
        return None
    leans = {str(ticket): float(value) for ticket, value in leaning.items()}
    return Known(trained.map, single, joint, leans, trained.recipe)


def find_known(ruleset: Ruleset) -> Known | None:
    """What is known for a game; None where nothing was trained for it, or for another map."""
    return known_of(find_trained(ruleset, FILE))


def make_belief(ruleset: Ruleset) -> Belief | None:
    """The belief for a game, None where there is none."""
    known = find_known(ruleset)
    return None if known is None else belief_from(ruleset, known)


def belief_from(ruleset: Ruleset, known: Known) -> Belief:
    """A belief with certain networks."""
    chart = read_chart(ruleset)
    outlook = Outlook(chart, read_weights(ruleset.edition.name))
    nets = (Net(*known.single), Net(*known.joint))
    belief = Belief(chart, outlook, ruleset.tables, ruleset.start_trains, nets)
    for ticket, value in known.leaning.items():
        if ticket in ruleset.ticket_number:
            belief.lean(ruleset.ticket_number[ticket], value)
    return belief
