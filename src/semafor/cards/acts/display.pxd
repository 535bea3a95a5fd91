cimport cython

from semafor.cards.acts.instant cimport Instant
from semafor.engine.core cimport State
from semafor.rules.drawing cimport empty_market

cdef class ResetDisplay(Instant):
    cdef public int settle
    cpdef void concern(self, State state, int seat) except *
