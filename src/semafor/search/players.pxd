cimport cython

from semafor.engine.core cimport State
from semafor.engine.seen cimport SeenPosition
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.policy cimport Policy

cdef unsigned long long MASK64, MULTIPLIER, INCREMENT
cdef double LONG

cdef class Player:
    cdef public bint is_blind
    cpdef int choose(self, State seen, ActionBuffer buffer) except? -1

cdef class UniformPlayer(Player):
    cdef unsigned long long rng
    cpdef int below(self, int bound) noexcept
    cpdef int choose(self, State seen, ActionBuffer buffer) except? -1

cdef class PolicyPlayer(Player):
    cdef Policy policy
    cpdef int choose(self, State seen, ActionBuffer buffer) except? -1

@cython.final
cdef class PlayedGame:
    cdef int decisions[5]
    cdef double seconds[5]
    cdef double slowest[5]
    cdef public list actions
    cpdef tuple counts(self, int seat)

@cython.final
cdef class PlayTable:
    cdef readonly SeenPosition seen
    cdef ActionBuffer legal, buffer
    cdef object clock
    @cython.locals(seat=cython.int, player=Player, before=double, elapsed=double, action=cython.int)
    cpdef bint play_on(self, State state, list players, PlayedGame game) except *
    @cython.locals(index=cython.int)
    cpdef void check(self, int action, int seat) except *
