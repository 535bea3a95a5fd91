cimport cython

from semafor.engine.core cimport State

cdef class Cost:
    cdef public int need, extra, fee, is_closed

cdef class CostRule:
    cpdef void mark(self, State state) except *
    cpdef void change(self, State state, int seat, int route, Cost cost) except *

@cython.locals(rule=CostRule)
cpdef void refresh_costs(State state) except *
@cython.locals(rule=CostRule)
cpdef void find_cost(State state, int seat, int route, Cost cost) except *
