cimport cython

from semafor.engine.core cimport State
from semafor.engine.costs cimport refresh_costs
from semafor.engine.dealer cimport Dealer
from semafor.engine.tables cimport Tables

cdef int SEAT_MARK
cdef unsigned long long ANY_RNG

@cython.final
cdef class SeenPosition:
    cdef readonly Tables tables
    cdef readonly State state
    cdef readonly list other_parts
    cdef Dealer dealer
    cdef int is_public[1024]
    cpdef State look(self, State state, int seat)
    @cython.locals(tables=Tables, seen=State, word=cython.int, player=cython.int, at=cython.int, index=cython.int)
    cpdef void write_board(self, State state) noexcept
    @cython.locals(tables=Tables, seen=State, slot=cython.int, kind=cython.int, player=cython.int)
    cpdef void write_cards(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, seen=State, deck=cython.int, index=cython.int, marked=cython.int, player=cython.int, word=cython.int, unknown=cython.int)
    cpdef void write_tickets(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, seen=State, index=cython.int, ticket=cython.int, own=cython.int, unknown=cython.int)
    cpdef void write_away(self, State state, int seat) noexcept
