cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.chart cimport Chart
from semafor.search.outlook cimport Outlook
from semafor.search.planner_policy cimport PlannerPolicy

cdef int NONE, NEVER, SAMPLE
cdef int HOLD, LATE, NEAR, OPEN_LOCO, THREAT, TICKET_EDGE, TICKET_TURNS

cdef class RolloutPolicy(PlannerPolicy):
    cdef list outlooks
    cdef int seen_trains[5]
    cdef int seen_tickets[5]
    cdef int asked_at[5]
    cdef int spent
    @cython.locals(seat=cython.int)
    cpdef void forget(self) noexcept
    @cython.locals(decision=cython.int, tables=Tables, piles=cython.int)
    cpdef int choose(self, State state, ActionBuffer buffer) except -1
    cpdef void plan(self, State state) except *
    cpdef void plan_further(self, State state) except *
    @cython.locals(tables=Tables, outlook=Outlook, is_good=cython.bint, index=cython.int, route=cython.int)
    cpdef void refresh(self, State state, int seat) except *
    @cython.locals(seat=cython.int, action=cython.int)
    cpdef int quick_turn(self, State state, ActionBuffer buffer) except -1
    @cython.locals(outlook=Outlook, index=cython.int, stride=cython.int)
    cpdef bint wants_tickets(self, State state, int seat) except *
    @cython.locals(tables=Tables, outlook=Outlook, colour=cython.int, index=cython.int, route=cython.int, best=cython.int, best_value=double, action=cython.int, value=double, danger=double, is_holding=cython.bint)
    cpdef int quick_claim(self, State state, int seat) except -2
    @cython.locals(cards=cython.int, kind=cython.int)
    cpdef bint is_holding(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, hand=cython.p_int, length=cython.int, forced=cython.int, most=cython.int, colour=cython.int, cards=cython.int, other=cython.int)
    cpdef int pay_quickly(self, State state, int seat, int route) except -2
    @cython.locals(action=cython.int)
    cpdef int pay_listed(self, State state, int route) except -2
    @cython.locals(tables=Tables, outlook=Outlook, best=cython.int, best_value=double, slot=cython.int, kind=cython.int, value=double)
    cpdef int quick_card(self, State state, int is_first) except -1
