cimport cython

from semafor.engine.core cimport Option, State
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int SELF, ALL, OTHERS, POOREST, RICHEST, CABOOSE, NONE

cpdef bint is_concerned(State state, int who, int actor, int seat, int bound) noexcept
@cython.locals(sign=cython.int, bound=cython.int, seat=cython.int)
cpdef int find_bound(State state, int who) noexcept
@cython.locals(cards=cython.int, kind=cython.int)
cpdef int hand_size(State state, int seat) noexcept

cdef class Instant:
    cdef public int who
    @cython.locals(bound=cython.int, seats=cython.int, chosen=cython.int, seat=cython.int, back=cython.int)
    cpdef void run(self, State state, int actor) except *
    cpdef void concern(self, State state, int seat) except *

cdef class ChangeMoney(Instant):
    cdef public int amount
    @cython.locals(amount=cython.int)
    cpdef void concern(self, State state, int seat) except *

cdef class DrawCards(Instant):
    cdef public int count, procedure
    cpdef void concern(self, State state, int seat) except *

cdef class DiscardCards(Instant):
    cdef public int count, over, decision
    cpdef void concern(self, State state, int seat) except *

cdef class ResetDisplay(Instant):
    cdef public int settle
    cpdef void concern(self, State state, int seat) except *

cdef class ChooseDiscard(Option):
    cdef public int decision
    @cython.locals(seat=cython.int, kind=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, left=cython.int, kind=cython.int)
    cpdef void play(self, State state, int action, int at) except *
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)
