cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.chart cimport Chart
from semafor.search.outlook cimport Outlook
from semafor.search.planner_policy cimport PlannerPolicy

cdef int MOST, MOST_CLAIMS, MOST_UNKNOWN, NONE
cdef double CHOSEN, UNKNOWN
cdef int DRAW, KEEP, OTHER, TICKETS, RATE, THREAT, TURN

@cython.final
cdef class Candidates:
    cdef readonly PlannerPolicy planner
    cdef readonly Chart chart
    cdef int action[48]
    cdef double prior[48]
    cdef readonly int count, chosen
    cdef public double heat
    @cython.locals(index=cython.int)
    cpdef void add(self, int action, double worth) noexcept
    cpdef void find(self, State state, ActionBuffer buffer) except *
    @cython.locals(planner=PlannerPolicy, chosen=cython.int, decision=cython.int, tables=Tables, index=cython.int)
    cpdef void collect(self, State state, ActionBuffer buffer) except *
    @cython.locals(most=double, index=cython.int, total=double)
    cpdef void normalise(self) noexcept
    @cython.locals(planner=PlannerPolicy, chart=Chart, station=cython.int, index=cython.int, action=cython.int)
    cpdef void list_turn(self, State state, ActionBuffer buffer) except *
    @cython.locals(chart=Chart, index=cython.int, other=cython.int)
    cpdef void add_unknown(self, int action) noexcept
    @cython.locals(chart=Chart, outlook=Outlook, index=cython.int, action=cython.int, colour=cython.int, worth=double)
    cpdef void list_draws(self, ActionBuffer buffer) noexcept
    @cython.locals(tables=Tables, planner=PlannerPolicy, floor=double, best=cython.int, best_value=double, route=cython.int, value=double, _=cython.int)
    cpdef void list_claims(self, State state) noexcept
    @cython.locals(tables=Tables, planner=PlannerPolicy, value=double)
    cpdef double claim_worth(self, State state, int route) noexcept
    @cython.locals(seat=cython.int, index=cython.int, action=cython.int, value=double, most=double)
    cpdef void list_kept(self, State state, ActionBuffer buffer) except *
    cpdef bint has_claims(self, State state) noexcept
    cpdef int payment(self, int route) noexcept
    @cython.locals(index=cython.int)
    cpdef list moves(self)
