cimport cython

from semafor.cards.acts.instant cimport Instant
from semafor.engine.core cimport State

cdef class ChangeMoney(Instant):
    cdef public int amount
    @cython.locals(amount=cython.int)
    cpdef void concern(self, State state, int seat) except *
