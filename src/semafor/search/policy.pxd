cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.chart cimport Chart

cdef int PICKS, COLOURS, TAKEN, SAFE_LEAD
cdef double LEAD_POINTS
cdef int KEEP, NO_PART, PASSENGERS, TICKETS

cdef class Policy:
    cdef readonly Chart chart
    @cython.locals(count=cython.int, first=cython.int, decision=cython.int, word=cython.int)
    cpdef int choose(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_turn(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_card(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_kept(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_mix(self, State state, ActionBuffer buffer) except -1
    @cython.locals(hand=cython.p_short, best=cython.int, least=cython.int, index=cython.int, kind=cython.int, count=cython.int)
    cpdef int choose_discard(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, best=cython.int, best_value=double, index=cython.int, action=cython.int, number=cython.int, first=cython.int, second=cython.int, value=double)
    cpdef int choose_passengers(self, State state, ActionBuffer buffer) except -1
    cpdef double gain_colour(self, State state, int seat, int colour, int more) noexcept
    @cython.locals(base=cython.int, mine=cython.int, most=cython.int, leaders=cython.int, above=cython.int, other=cython.int, count=cython.int, value=double)
    cpdef double rate_colour(self, State state, int seat, int colour, int more) noexcept

@cython.locals(count=cython.int, policy=Policy)
cpdef int play_out(State state, list policies, ActionBuffer buffer) except -1
