"""The lost train: where she stops, who sees her, what tells who is driving, and who meets her.

Rules: CAM-TRAIN-1..3, CAM-CLUE-1..3. Driver and page of the timetable are drawn when the story tells of the
train, and stay closed; whatever somebody finds is true of them. Another seed (decision 20) draws them anew among
those of which all that was found is still true.
"""

from __future__ import annotations

from collections.abc import Iterable

from semafor.campaign.agenda import Item
from semafor.campaign.chance import drawn, shuffled
from semafor.campaign.decisions import Decision
from semafor.charter.state import FoundClue, Sight, State
from semafor.charter.thread_rows import Clue
from semafor.engine.errors import SetupError
from semafor.engine.game import HUMAN

CITY, TICKET, POSTCARD = "city", "ticket", "postcard"


# -------------------------------------------------------------------- what is hidden


def begin_mystery(state: State) -> None:
    """CAM-TRAIN-1: who drives her, by which page of the timetable."""
    state.driver = drawn(state.seed, "driver", sorted(state.box.thread.suspects))
    state.page = drawn(state.seed, "page", range(1, len(state.box.thread.pages) + 1))


def draw_again(state: State, seed: str) -> None:
    """Decision 20: another driver and page, as far as what was found and seen leaves it open."""
    if not state.driver or state.named:
        return
    state.driver = drawn(seed, "driver", possible_drivers(state, state.clues))
    state.page = drawn(seed, "page", possible_pages(state, state.sights))


def possible_drivers(state: State, clues: Iterable[str]) -> list[str]:
    """Whom some clues leave."""
    thread = state.box.thread
    told = {thread.clues[name].trait for name in clues}
    true = thread.suspects[state.driver].traits
    return [
        name
        for name, suspect in sorted(thread.suspects.items())
        if all(suspect.traits[trait] == true[trait] for trait in told)
    ]


def possible_pages(state: State, sights: Iterable[Sight]) -> list[int]:
    """Which pages some sightings leave. That somebody did not see her is left out: it lies nowhere."""
    seen = [(sight.game, sight.city) for sight in sights]
    return [
        number
        for number, stops in enumerate(state.box.thread.pages, 1)
        if all(stops[game - 1] == city for game, city in seen)
    ]


def stop_of(state: State, game: int) -> str:
    """CAM-TRAIN-2: where she stops in a game."""
    return state.box.thread.pages[state.page - 1][game - 1]


def value_of(state: State, clue: Clue) -> str:
    """CAM-CLUE-1: what a clue says of the driver."""
    return state.box.thread.suspects[state.driver].traits[clue.trait]


# -------------------------------------------------------------------- seeing and finding


def lines_at(state: State, city: str) -> dict[str, int]:
    """How many lines every company has at a city, at the end of the game."""
    assert state.report is not None
    ends = {route.id: (route.a, route.b) for route in state.box.board.routes}
    return {
        company: sum(city in ends[route] for route in state.report["companies"][company]["routes"])
        for company in state.participants
    }


def is_open_hand(state: State, company: str) -> bool:
    """CAM-CLUE-3: what a bot finds lies open at once: it has nobody to talk to."""
    return state.players[company]["kind"] != HUMAN


def look_for_train(state: State) -> None:
    """CAM-TRAIN-2: who has enough lines where she stops sees her; clues of cities are found."""
    if not state.driver:
        return
    numbers = state.box.thread.numbers
    if numbers["first_sight"] <= state.game < numbers["last_stop"]:
        stop = stop_of(state, state.game)
        for company, lines in lines_at(state, stop).items():
            if lines >= numbers["sight_lines"]:
                is_open = is_open_hand(state, company)
                state.sights.append(Sight(company, state.game, stop, is_open))
    if state.game >= numbers["first_place"]:
        find_in_cities(state)
    find_on_cards(state)


def find_in_cities(state: State) -> None:
    """CAM-CLUE-2: whoever has most lines at a city with a clue, and enough, finds it; ties: the worse ranked."""
    for name, clue in state.box.thread.clues.items():
        kind, city = clue.place
        if kind != CITY or name in state.clues:
            continue
        lines = lines_at(state, city)
        most = max(lines.values())
        if most >= state.box.thread.numbers["place_lines"]:
            tied = [company for company in reversed(state.last_ranking) if lines[company] == most]
            find_clue(state, tied[0], name)


def find_on_cards(state: State) -> None:
    """CAM-CLUE-2: clues of postcards somebody has, and of tickets somebody has stamped."""
    for name, clue in state.box.thread.clues.items():
        kind, place = clue.place
        if name in state.clues or kind == CITY:
            continue
        if kind == POSTCARD:
            card = state.postcards.get(int(place))
            finder = card.owner if card else ""
        else:
            finder = next(iter(state.ticket(place).stamps), "")
        if finder:
            find_clue(state, finder, name)


def find_clue(state: State, company: str, name: str) -> None:
    """CAM-CLUE-1: it is the finder's, closed, until the finder opens it."""
    state.clues[name] = FoundClue(company, state.game, is_open_hand(state, company))


def next_clue(state: State, company: str) -> str:
    """A clue nobody has found, of a trait of which the company knows least."""
    thread = state.box.thread
    known = [
        thread.clues[name].trait
        for name, found in state.clues.items()
        if found.is_shared or found.owner == company
    ]
    left = [name for name in thread.clues if name not in state.clues]
    order = shuffled(state.seed, f"clue-{len(state.clues)}", left)
    order.sort(key=lambda name: known.count(thread.clues[name].trait))
    return order[0] if order else ""


def give_clue(state: State, company: str, *, is_open: bool = False) -> None:
    """CAM-GIFT: a clue from nowhere in particular."""
    name = next_clue(state, company) if state.driver else ""
    if name:
        find_clue(state, company, name)
        state.clues[name].is_shared |= is_open


def share(state: State, company: str, what: str, of: str) -> None:
    """CAM-CLUE-3: the finder lays a clue, or what was seen in a game, open for all."""
    if what == "clue" and of in state.clues and state.clues[of].owner == company:
        state.clues[of].is_shared = True
        return
    if what == "sight":
        for sight in state.sights:
            if (sight.company, str(sight.game)) == (company, of):
                sight.is_shared = True
                return
    raise SetupError("campaign-share", "CAM-CLUE-3", of=of)


# -------------------------------------------------------------------- meeting her


def meet_train(state: State) -> list[Item]:
    """CAM-TRAIN-3: at her last stop whoever has most lines meets her; ties: the worse ranked."""
    if not state.driver:
        return []
    lines = lines_at(state, stop_of(state, state.box.thread.numbers["last_stop"]))
    most = max(lines.values())
    if most < state.box.thread.numbers["meet_lines"]:
        return []
    state.met = next(company for company in reversed(state.last_ranking) if lines[company] == most)
    return [("driver", state.met)]


def ask_driver(state: State, company: str) -> Decision:
    """CAM-TRAIN-3: who is driving?"""
    return Decision("driver", company, tuple(state.box.thread.suspects))


def name_driver(state: State, option: str, company: str) -> None:
    """CAM-TRAIN-3: right or wrong, it is told at once."""
    state.named = option


def is_solved(state: State) -> bool:
    """Whether somebody met the train and knew the driver."""
    return bool(state.named) and state.named == state.driver
