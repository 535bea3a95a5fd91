"""What a sensible company answers between the games, from its view alone.

Rules: the lines "Bot" of CAM-A, CAM-END-5 and CAM-END-7; where a rule has none the company does what
costs it least, and leaves the rest to chance.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

from semafor.campaign.advice import Adviser, View
from semafor.campaign.decisions import READ
from semafor.charter.content import content
from semafor.charter.prospects import prospect
from semafor.charter.questions import OPEN_REGION

LONG = 3
# Words of events that cost something: these are taken out of the game first.
BURDENS = ("discard_cards", "forbid_strands", "pay", "fee")


def advise(view: View, dice: random.Random) -> str:
    """One of the options of the question that waits."""
    decision = view["pending"]["decision"]
    options: list[str] = decision["options"]
    if decision["kind"] == "driver":
        return dice.choice(drivers_left(view, options))
    choose = CHOOSERS.get(decision["kind"])
    chosen = choose(view, options) if choose else dice.choice(options)
    assert chosen in options, (chosen, options)
    return chosen


def go_on(view: View, options: list[str]) -> str:
    """A page of the story is read."""
    return READ


def choose_crew(view: View, options: list[str]) -> str:
    """CAM-A: keep unless the own card is at level I and a card of the row is better."""
    hires = [option for option in options if option != "keep"]
    values = {
        option: content(view["content"]).crew[option.partition(":")[2]].bot for option in hires
    }
    best = max(hires, key=lambda option: values[option]) if hires else "keep"
    if "keep" not in options:
        return best
    mine = next(name for name, card in view["crew"].items() if card["owner"] == view["company"])
    is_new = view["crew"][mine]["level"] == 1
    is_better = best != "keep" and values[best] > content(view["content"]).crew[mine].bot
    return best if is_new and is_better else "keep"


def choose_region(view: View, options: list[str]) -> str:
    """CAM-END-5: where the own company stands best, gate city for gate city; else the first."""
    return max(options, key=lambda option: standing_at_gates(view, option))


def standing_at_gates(view: View, option: str) -> float:
    """How strong a company is at the gates of a region, for each of its gate cities.

    Cities of own tickets (stamped, or completed now), own depots, lines painted in the own colour
    and own lines of the finished game count for it; lines of the others, by their mean, against it.
    """
    company = view["company"]
    gates = set(content(view["content"]).regions[option].gate_cities(tuple(view["in_play"])))
    mine = [name for name, marks in view["tickets"].items() if company in marks["stamps"]]
    mine += view["told"]["companies"][company]["completed"]
    tickets = {city for name in mine for city in name.split("-")}
    depots = {city for city, owners in view["depots"].items() if company in owners}
    ends = {route.id: {route.a, route.b} for route in content(view["content"]).board.routes}
    painted = [route for route, colour in view["painted"].items() if colour == company]
    lines = {
        name: sum(bool(ends[route] & gates) for route in row["routes"])
        for name, row in view["told"]["companies"].items()
    }
    others = [count for name, count in lines.items() if name != company]
    strength = len(tickets & gates) + len(depots & gates)
    strength += sum(bool(ends[route] & gates) for route in painted) + lines[company]
    return (strength - sum(others) / max(1, len(others))) / max(1, len(gates))


def choose_improvement(view: View, options: list[str]) -> str:
    """CAM-END-7: long lines in the own colour, else a depot, else paint, else rebuild, else save."""
    colour = view["company"]
    lengths = {route.id: route.length for route in content(view["content"]).board.routes}
    paints = [option for option in options if option.startswith("paint:")]
    own = [option for option in paints if option.endswith(f":{colour}")]

    def length(option: str) -> int:
        return lengths[option.split(":")[1]]

    long_ones = [option for option in own if length(option) >= LONG]
    if long_ones:
        return max(long_ones, key=length)
    strands = own_ends(view)
    depots = [option for option in options if option.startswith("depot:")]
    if depots:
        return max(depots, key=lambda option: strands[option.partition(":")[2]])
    if paints:
        return max(own or paints, key=length)
    return next((option for option in options if option.startswith("rebuild:")), "save")


def own_ends(view: View) -> Counter[str]:
    """How many own strands of the finished game end in each city."""
    owned = set(view["told"]["companies"][view["company"]]["routes"])
    routes = [route for route in content(view["content"]).board.routes if route.id in owned]
    return Counter(end for route in routes for end in (route.a, route.b))


def choose_archived(view: View, options: list[str]) -> str:
    """LEG-CAB-2: an event that costs something, else the first."""
    for option in options:
        for row in content(view["content"]).events[option].do:
            if row["op"] in BURDENS or (row.get("cards", 0) > 0 and row["op"] == "cost_modifier"):
                return option
    return options[0]


def drivers_left(view: View, options: list[str]) -> list[str]:
    """CAM-CLUE-1: suspects that every clue a company may read leaves."""
    told = {clue["trait"]: clue["value"] for clue in view["mystery"]["clues"]}
    traits = {row["id"]: row["traits"] for row in view["mystery"]["suspects"]}
    return [
        name
        for name in options
        if all(traits[name][trait] == value for trait, value in told.items())
    ]


def choose_busiest(view: View, options: list[str]) -> str:
    """A city where the company has built most; else the first."""
    strands = own_ends(view)
    return max(options, key=lambda city: strands[city])


CHOOSERS: dict[str, Callable[[View, list[str]], str]] = {
    "story": go_on,
    "crew": choose_crew,
    OPEN_REGION: choose_region,
    "improve": choose_improvement,
    "archive": choose_archived,
    "settle": choose_busiest,
    "expo": choose_busiest,
}

ADVISER = Adviser(advise, prospect)
