"""Reading and writing the state's arrays from outside the compiled core.

Views, records, scenarios and tests use these; rule modules do not need them.
"""

from __future__ import annotations

from semafor.engine.core import State


def hand_list(state: State, seat: int) -> list[int]:
    """Cards in a hand, by kind."""
    state.check_card(seat, 0)
    return [state.hand[seat][kind] for kind in range(state.tables.kinds)]


def known_list(state: State, seat: int) -> list[int]:
    """Cards everybody knows to be in a hand, by kind."""
    state.check_card(seat, 0)
    return [state.known[seat][kind] for kind in range(state.tables.kinds)]


def pile_list(state: State, name: str) -> list[int]:
    """Cards of a pile by kind: deck, discard or laid."""
    counts = []
    for kind in range(state.tables.kinds):
        if name == "deck":
            counts.append(state.deck[kind])
        elif name == "discard":
            counts.append(state.discard[kind])
        else:
            counts.append(state.laid[kind])
    return counts


def market_list(state: State) -> list[int]:
    """Open cards by slot, -1 for an empty one."""
    return [state.market[slot] for slot in range(state.tables.market_size)]


def trains_of(state: State, seat: int) -> int:
    """Trains a seat has left."""
    state.check_card(seat, 0)
    return state.trains[seat]


def score_of(state: State, seat: int) -> int:
    """Running score of a seat."""
    state.check_card(seat, 0)
    return state.score[seat]


def routes_of(state: State, seat: int) -> list[int]:
    """Routes a seat owns."""
    state.check_card(seat, 0)
    tables = state.tables
    return [
        route
        for route in range(tables.routes)
        if state.owned[seat][tables.word_of[route]] & tables.one[route]
    ]


def open_routes(state: State, seat: int) -> list[int]:
    """Routes the rules still let a seat claim, whatever its cards and trains."""
    state.check_card(seat, 0)
    tables = state.tables
    found = []
    for route in range(tables.routes):
        free = state.free[tables.word_of[route]] & ~state.barred[seat][tables.word_of[route]]
        if free & tables.one[route]:
            found.append(route)
    return found


def held_tickets(state: State, seat: int) -> list[int]:
    """Tickets a seat holds."""
    state.check_card(seat, 0)
    tables = state.tables
    return [
        ticket
        for ticket in range(tables.tickets)
        if state.held[seat][tables.word_of[ticket]] & tables.one[ticket]
    ]


def held_count(state: State, seat: int) -> int:
    """Number of tickets a seat holds."""
    state.check_card(seat, 0)
    return state.held_count[seat]


def offered_tickets(state: State, seat: int) -> list[int]:
    """Tickets laid before a seat, in the order drawn."""
    state.check_card(seat, 0)
    return [state.offer[seat][index] for index in range(state.offer_count[seat])]


def pool_list(state: State, deck: int) -> list[int]:
    """Tickets of unknown order on a deck."""
    return [state.pool[deck][index] for index in range(state.pool_count[deck])]


def under_list(state: State, deck: int) -> list[int]:
    """Tickets put under a deck, the next to be drawn first; 256 x (seat + 1) says by whom."""
    return [state.under[deck][index] for index in range(state.under_count[deck])]


def boxed_list(state: State) -> list[int]:
    """Tickets out of the game, marked like those under a deck."""
    return [state.boxed[index] for index in range(state.boxed_count)]


def aside_list(state: State) -> list[int]:
    """Rejected starting tickets that wait to be shuffled back."""
    return [state.aside[index] for index in range(state.aside_count)]


def frame_list(state: State) -> list[list[int]]:
    """The stack of frames, lowest first."""
    return [[state.frames[at][index] for index in range(5)] for at in range(state.depth)]


def part_list(state: State) -> list[int]:
    """All modules' parts."""
    return [state.part[index] for index in range(state.tables.part_size)]


def set_hand(state: State, seat: int, counts: list[int], known: list[int]) -> None:
    """Replace a hand."""
    state.check_card(seat, 0)
    for kind in range(state.tables.kinds):
        state.hand[seat][kind] = counts[kind]
        state.known[seat][kind] = known[kind]


def set_piles(state: State, deck: list[int], discard: list[int], laid: list[int]) -> None:
    """Replace deck, discard pile and laid cards."""
    state.deck_count = 0
    state.discard_count = 0
    for kind in range(state.tables.kinds):
        state.deck[kind] = deck[kind]
        state.deck_count += deck[kind]
        state.discard[kind] = discard[kind]
        state.discard_count += discard[kind]
        state.laid[kind] = laid[kind]


def set_market(state: State, kinds: list[int]) -> None:
    """Replace the open cards; -1 is an empty slot."""
    state.gaps = 0
    state.open_locos = 0
    for slot in range(state.tables.market_size):
        state.market[slot] = kinds[slot]
        if kinds[slot] < 0:
            state.gaps += 1
        elif kinds[slot] == state.tables.locomotive:
            state.open_locos += 1


def set_trains(state: State, seat: int, trains: int) -> None:
    """Replace the number of trains left."""
    state.check_card(seat, 0)
    state.trains[seat] = trains


def set_score(state: State, seat: int, score: int) -> None:
    """Replace the running score."""
    state.check_card(seat, 0)
    state.score[seat] = score


def free_board(state: State) -> None:
    """Take all routes from all seats and open the whole board."""
    for seat in range(state.tables.seats):
        for word in range(state.tables.words):
            state.owned[seat][word] = 0
            state.barred[seat][word] = 0
            state.free[word] = state.tables.every_route[word]


def set_tickets(
    state: State, seat: int, held: list[int], offered: list[int], count: int = -1
) -> None:
    """Replace a seat's tickets and what is offered to it; `count` where more are held than are known."""
    state.check_card(seat, 0)
    for word in range(state.tables.ticket_words):
        state.held[seat][word] = 0
    for ticket in held:
        state.held[seat][state.tables.word_of[ticket]] |= state.tables.one[ticket]
    state.held_count[seat] = len(held) if count < 0 else count
    for index, ticket in enumerate(offered):
        state.offer[seat][index] = ticket
    state.offer_count[seat] = len(offered)


def set_ticket_deck(state: State, deck: int, pool: list[int], under: list[int]) -> None:
    """Replace a ticket deck."""
    for index, ticket in enumerate(pool):
        state.pool[deck][index] = ticket
    state.pool_count[deck] = len(pool)
    for index, ticket in enumerate(under):
        state.under[deck][index] = ticket
    state.under_count[deck] = len(under)


def set_put_away(state: State, boxed: list[int], aside: list[int]) -> None:
    """Replace the tickets in the box and aside."""
    for index, ticket in enumerate(boxed):
        state.boxed[index] = ticket
    state.boxed_count = len(boxed)
    for index, ticket in enumerate(aside):
        state.aside[index] = ticket
    state.aside_count = len(aside)


def set_frames(state: State, frames: list[list[int]]) -> None:
    """Replace the stack."""
    for at, frame in enumerate(frames):
        for index in range(5):
            state.frames[at][index] = frame[index]
    state.depth = len(frames)


def set_resets(state: State, resets: int) -> None:
    """Replace how many resets of the market are remembered (`restore_market`)."""
    state.resets = resets
