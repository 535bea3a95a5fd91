cimport cython

from semafor.engine.core cimport State
from semafor.engine.costs cimport refresh_costs
from semafor.engine.tables cimport Tables

cdef int SEAT_MARK
cdef unsigned long long ANY_RNG

@cython.final
cdef class SeenPosition:
    cdef readonly Tables tables
    cdef readonly State state
    cdef readonly list other_parts
    cdef int hidden[24]
    cdef int is_seen[160]
    cdef int unseen[160]
    cdef int unseen_count
    cdef int is_public[1024]
    cpdef State look(self, State state, int seat)
    @cython.locals(tables=Tables, seen=State, word=cython.int, player=cython.int, at=cython.int, index=cython.int)
    cpdef void write_board(self, State state) noexcept
    @cython.locals(tables=Tables, seen=State, slot=cython.int, kind=cython.int, player=cython.int, hidden=cython.int)
    cpdef void write_cards(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, seen=State, kind=cython.int, player=cython.int, turn=cython.int, count=cython.int)
    cpdef void deal_cards(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, seen=State, deck=cython.int, index=cython.int, marked=cython.int, player=cython.int)
    cpdef void write_tickets(self, State state, int seat) except *
    @cython.locals(tables=Tables, seen=State, word=cython.int, ticket=cython.int, _=cython.int)
    cpdef void write_held(self, State state, int player, int seat) except *
    @cython.locals(tables=Tables, ticket=cython.int, held=cython.longlong, index=cython.int, deck=cython.int)
    cpdef void find_unseen(self, State state, int seat) noexcept
    cpdef void note_marked(self, int marked, int seat) noexcept
    @cython.locals(tables=Tables, index=cython.int, ticket=cython.int)
    cpdef int take(self, int deck) except -1
    @cython.locals(tables=Tables, seen=State, place=cython.int, index=cython.int, other=cython.int)
    cpdef void write_offer(self, State state, int player, int seat, int deck) except *
    @cython.locals(tables=Tables, seen=State, index=cython.int, ticket=cython.int, own=cython.int)
    cpdef void write_away(self, State state, int seat) except *
