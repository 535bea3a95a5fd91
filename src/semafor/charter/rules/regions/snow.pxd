cimport cython

from semafor.charter.rules.open_part cimport OpenPart
from semafor.engine.advice cimport Bonus
from semafor.engine.core cimport State, Step
from semafor.engine.costs cimport Cost, CostRule

cdef int DONE, NONE, MOST_TOKENS

@cython.final
cdef class Sky:
    cdef public list pairs, routes, pair_at
    cdef public dict pair_of
    cdef public OpenPart part
    cdef public int supply
    @cython.locals(pair=cython.int)
    cpdef int tokens(self, State state, int route) except -1

cdef class SnowFalls(Step):
    cdef public Sky sky
    cpdef int run(self, State state, int at) except -1

cdef class SnowCost(CostRule):
    cdef public Sky sky
    cpdef void mark(self, State state) except *
    cpdef void change(self, State state, int seat, int route, Cost cost) except *

cdef class ClearSnow(Step):
    cdef public Sky sky
    cdef public int each
    @cython.locals(route=cython.int, tokens=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class SnowBonus(Bonus):
    cdef public ClearSnow step
    cpdef int of_route(self, State state, int seat, int route) except? -1000
