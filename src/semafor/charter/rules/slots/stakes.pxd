cimport cython

from semafor.charter.rules.open_part cimport OpenPart
from semafor.engine.core cimport State, Step
from semafor.engine.costs cimport Cost, CostRule

cdef int DONE, NONE

@cython.final
cdef class Stakes:
    cdef public dict pairs, pair_of
    cdef public tuple names
    cdef public list pair_at
    cdef public OpenPart part
    cdef public int tariff
    @cython.locals(pair=cython.int)
    cpdef int owner(self, State state, int route) except -2

cdef class StakeCost(CostRule):
    cdef public Stakes stakes
    cpdef void mark(self, State state) except *
    @cython.locals(owner=cython.int)
    cpdef void change(self, State state, int seat, int route, Cost cost) except *

cdef class PayStake(Step):
    cdef public Stakes stakes
    @cython.locals(route=cython.int, owner=cython.int, stakes=Stakes)
    cpdef int run(self, State state, int at) except -1
