"""Offices: postcards, clauses, passes and crew of the companies.

Rules: CAM-PC-1, 4, 5, CAM-CO-3, 4, CAM-A, LEG-POST-1, 6, LEG-CAMP-4, 5, 7.
"""

from __future__ import annotations

from collections.abc import Sequence

from semafor.campaign.chance import shuffled
from semafor.campaign.decisions import Decision
from semafor.charter.branches import last_season
from semafor.charter.mystery import draw_again, give_clue
from semafor.charter.state import CrewMember, DrawnPostcard, State

COLOUR_KEYS = {59: "black", 60: "blue", 61: "green", 62: "yellow", 63: "red"}
MOST_LEVEL = 3
ROW_MORE = 2


# -------------------------------------------------------------------- postcards


def permuted(state: State, number: int) -> int:
    """The veteran option: numbers are exchanged within their group, by the campaign's seed."""
    if not state.veteran:
        return number
    if state.swaps:
        return state.swaps.get(number, number)
    for group in number_groups(state):
        if number in group:
            return shuffled(state.seed, f"veteran-{group[0]}", group)[group.index(number)]
    return number


def shuffle_ahead(state: State, seed: str) -> None:
    """Another seed for all that is to come: what lies face down in an order is put in another one.

    Postcards that were drawn stay what they are, and so does which numbers they had.
    """
    if state.veteran:
        meant = {
            number: permuted(state, number) for group in number_groups(state) for number in group
        }
        for group in number_groups(state):
            free = [number for number in group if meant[number] not in state.postcards]
            cards = shuffled(seed, f"veteran-{group[0]}", sorted(meant[number] for number in free))
            meant.update(zip(free, cards, strict=True))
        state.swaps = meant
    state.season_deck = shuffled(seed, f"seasons-{state.game}-ahead", sorted(state.season_deck))
    draw_again(state, seed)
    state.seed = seed


def number_groups(state: State) -> list[list[int]]:
    """Overview, section 7: the east's tickets, the mailbag, the tickets of each region."""
    regions = [list(region.ticket_postcards) for region in state.box.regions.values()]
    return [list(range(1, 13)), list(range(69, 78)), *regions]


def draw_postcard(state: State, company: str, number: int) -> None:
    """CAM-PC-1, LEG-POST-1: a company draws a numbered postcard, once in a campaign."""
    number = permuted(state, number)
    if number in state.postcards:
        return
    uses = state.box.postcards[number].uses
    state.postcards[number] = DrawnPostcard(company, state.game, uses_left=uses)


def receiver_of(state: State, to: str, numbers: Sequence[int]) -> list[tuple[int, str]]:
    """Story, `to`: by colour, or one company; ties go to the worse ranked of this game."""
    if to == "by_colour":
        pairs = [(number, COLOUR_KEYS[number]) for number in numbers]
        return [(number, colour) for number, colour in pairs if colour in state.companies]
    if to == "caboose":
        return [(number, state.caboose) for number in numbers]
    values = {
        company: {
            "most_stamps": state.stamps_of(company),
            "most_depots": state.depots_of(company),
            "fewest_wins": -state.games_won[company],
        }[to]
        for company in state.companies
    }
    best = max(values.values())
    tied = [company for company in state.companies if values[company] == best]
    return [(number, worst_ranked(state, tied)) for number in numbers]


def worst_ranked(state: State, companies: Sequence[str]) -> str:
    """The worse ranked of this game; who missed it loses the tie."""
    ranking = state.last_ranking
    return max(companies, key=lambda name: ranking.index(name) if name in ranking else -1)


# -------------------------------------------------------------------- clauses and passes


def free_clauses(state: State, number: int) -> list[str]:
    """Clauses of a set that nobody has."""
    taken = {name for names in state.clauses.values() for name in names}
    return [
        name
        for name, clause in state.box.clauses.items()
        if clause.set == number and name not in taken
    ]


def ask_clause(state: State, company: str, number: int) -> Decision:
    """CAM-CO-3: one of the free clauses of the set."""
    return Decision("clause", company, tuple(free_clauses(state, number)), (str(number),))


def take_clause(state: State, option: str, company: str, number: int) -> None:
    """CAM-CO-3: it stays to the end."""
    state.clauses[company].append(option)


def deal_clauses(state: State, number: int) -> None:
    """CAM-CO-3: absent companies in seat order get one at random; the rest is archived."""
    left = shuffled(state.seed, f"clauses-{number}", free_clauses(state, number))
    for company in state.absent:
        state.clauses[company].append(left.pop(0))
    state.archive.extend(sorted(left))


def free_passes(state: State) -> list[str]:
    """Passes that nobody has."""
    return [name for name in state.box.passes if name not in state.passes.values()]


def ask_pass(state: State, company: str) -> Decision:
    """CAM-CO-4: one of the passes left in the chest."""
    return Decision("pass", company, tuple(free_passes(state)))


def take_pass(state: State, option: str, company: str) -> None:
    """CAM-CO-4."""
    state.passes[company] = option


def deal_passes(state: State) -> None:
    """CAM-CO-4: absent companies get one at random; the others are archived."""
    left = shuffled(state.seed, "passes", free_passes(state))
    for company in state.absent:
        state.passes[company] = left.pop(0)
    state.archive.extend(sorted(left))


# -------------------------------------------------------------------- crew


def call_crew(state: State) -> None:
    """CAM-A 1: the crew in storage is shuffled; two more than there are players form the row."""
    if "A" not in state.slots:
        return
    storage = [name for name, card in sorted(state.crew.items()) if card.owner is None]
    order = shuffled(state.seed, f"crew-{state.game}", storage)
    state.row = order[: len(state.participants) + ROW_MORE]
    asked = [("crew", company) for company in state.reverse_ranking()]
    state.push([*asked, ("crew_back",)])


def ask_crew(state: State, company: str) -> Decision | None:
    """CAM-A 2: keep, or hire one of the row; a company without a card must hire."""
    keep = ["keep"] if state.crew_of(company) else []
    hire = [f"hire:{name}" for name in state.row]
    if not keep and not hire:
        return None
    return Decision("crew", company, (*keep, *hire))


def settle_crew(state: State, option: str, company: str) -> None:
    """CAM-A 2: who stays rises a level; who leaves goes to storage at level I."""
    mine = state.crew_of(company)
    if option == "keep":
        assert mine is not None, company
        state.crew[mine].level = min(MOST_LEVEL, state.crew[mine].level + 1)
        return
    if mine is not None:
        state.crew[mine] = CrewMember()
    name = option.partition(":")[2]
    state.row.remove(name)
    state.crew[name] = CrewMember(company)
    if state.has_thread and name not in state.employed.get(company, ()):
        state.employed.setdefault(company, []).append(name)


def return_crew(state: State) -> None:
    """CAM-A 3: the rest of the row returns to storage."""
    state.row = []


# -------------------------------------------------------------------- gifts


def hand_out_gifts(state: State) -> None:
    """CAM-GIFT: what postcards of this game give besides money."""
    assert state.report is not None
    for company, what, _source in state.report["postcards"].get("gifts", ()):
        if what == "crew":
            promote(state, company)
        elif what == "clue":
            give_clue(state, company)
        else:
            state.improve_more.append(company)


def promote(state: State, company: str) -> None:
    """CAM-GIFT: the crew member rises a level."""
    mine = state.crew_of(company)
    if mine is not None:
        state.crew[mine].level = min(MOST_LEVEL, state.crew[mine].level + 1)


# -------------------------------------------------------------------- seasons


def reveal_season(state: State) -> None:
    """CAM-B: the top season holds for this game; an empty deck is made from the discard."""
    if "B" not in state.slots:
        return
    if state.finale and state.is_last_game:
        state.season = last_season(state)
        return
    if not state.season_deck:
        state.season_deck = shuffled(state.seed, f"seasons-{state.game}", state.season_discard)
        state.season_discard = []
    state.season = state.season_deck.pop(0)


def put_season_away(state: State) -> None:
    """CAM-B: at the end of the game it goes to the discard."""
    if state.season:
        state.season_discard.append(state.season)
        state.season = ""
