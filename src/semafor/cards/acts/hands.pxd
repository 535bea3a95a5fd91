cimport cython

from semafor.cards.acts.instant cimport Instant
from semafor.engine.advice cimport Advice, Wishes
from semafor.engine.core cimport Option, State
from semafor.engine.tables cimport ActionBuffer, Tables

@cython.locals(cards=cython.int, kind=cython.int)
cpdef int hand_size(State state, int seat) noexcept

cdef class DrawCards(Instant):
    cdef public int count, procedure
    cpdef void concern(self, State state, int seat) except *

cdef class DiscardCards(Instant):
    cdef public int count, over, decision
    cpdef void concern(self, State state, int seat) except *

cdef class ChooseDiscard(Option):
    cdef public int decision
    @cython.locals(seat=cython.int, kind=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, left=cython.int, kind=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)

cdef class DiscardLeast(Advice):
    cdef public ChooseDiscard option
    @cython.locals(hand=cython.p_short, best=cython.int, least=cython.int, index=cython.int, kind=cython.int, count=cython.int)
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes) except -1
