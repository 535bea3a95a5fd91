cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables

@cython.locals(kind=cython.int)
cpdef list hand_list(State state, int seat)
@cython.locals(kind=cython.int)
cpdef list known_list(State state, int seat)
@cython.locals(kind=cython.int)
cpdef list pile_list(State state, str name)
@cython.locals(slot=cython.int)
cpdef list market_list(State state)
cpdef int trains_of(State state, int seat) except *
cpdef int score_of(State state, int seat) except *
@cython.locals(route=cython.int, tables=Tables)
cpdef list routes_of(State state, int seat)
@cython.locals(route=cython.int, free=cython.longlong, tables=Tables)
cpdef list open_routes(State state, int seat)
@cython.locals(ticket=cython.int, tables=Tables)
cpdef list held_tickets(State state, int seat)
cpdef int held_count(State state, int seat) except *
@cython.locals(index=cython.int)
cpdef list offered_tickets(State state, int seat)
@cython.locals(index=cython.int)
cpdef list pool_list(State state, int deck)
@cython.locals(index=cython.int)
cpdef list under_list(State state, int deck)
@cython.locals(index=cython.int)
cpdef list boxed_list(State state)
@cython.locals(index=cython.int)
cpdef list aside_list(State state)
@cython.locals(index=cython.int, at=cython.int)
cpdef list frame_list(State state)
@cython.locals(index=cython.int)
cpdef list part_list(State state)
@cython.locals(kind=cython.int)
cpdef void set_hand(State state, int seat, list counts, list known) except *
@cython.locals(kind=cython.int)
cpdef void set_piles(State state, list deck, list discard, list laid) except *
@cython.locals(slot=cython.int)
cpdef void set_market(State state, list kinds) except *
cpdef void set_trains(State state, int seat, int trains) except *
cpdef void set_score(State state, int seat, int score) except *
@cython.locals(seat=cython.int, word=cython.int)
cpdef void free_board(State state) except *
@cython.locals(ticket=cython.int, index=cython.int, word=cython.int)
cpdef void set_tickets(State state, int seat, list held, list offered, int count=*) except *
@cython.locals(ticket=cython.int, index=cython.int)
cpdef void set_ticket_deck(State state, int deck, list pool, list under) except *
@cython.locals(ticket=cython.int, index=cython.int)
cpdef void set_put_away(State state, list boxed, list aside) except *
@cython.locals(index=cython.int, at=cython.int)
cpdef void set_frames(State state, list frames) except *
cpdef void set_resets(State state, int resets) except *
