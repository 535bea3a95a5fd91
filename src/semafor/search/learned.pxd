cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.candidates cimport Candidates
from semafor.search.chart cimport Chart
from semafor.search.outlook cimport Outlook
from semafor.search.planner_policy cimport PlannerPolicy
from semafor.search.policy cimport Policy

cdef int MOST, CLAIM, DRAW, KEEP, TICKETS, NONE, ABOUT_MOVE, ABOUT_ALL, HIDDEN, STRIDE
cdef double FAR

@cython.final
cdef class Features:
    cdef readonly Candidates candidates
    cdef readonly Chart chart
    cdef PlannerPolicy planner
    cdef double of_all[26]
    cdef double of_move[48][34]
    cdef int action[48]
    cdef readonly int count
    @cython.locals(candidates=Candidates, index=cython.int, seat=cython.int)
    cpdef int look(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, row=cython.p_double, first=cython.int, index=cython.int, fewest=cython.int, best_score=cython.int, most_cards=cython.int, most_tickets=cython.int, own=cython.int, player=cython.int, cards=cython.int, kind=cython.int)
    cpdef void write_all(self, State state, ActionBuffer buffer, int seat) except *
    @cython.locals(row=cython.p_double, outlook=Outlook, planned=cython.int, unplanned=cython.int, points=cython.int, index=cython.int, turns=double, expected=double)
    cpdef void write_plan(self, State state, ActionBuffer buffer, int seat) except *
    @cython.locals(row=cython.p_double, action=cython.int, number=cython.int, word=cython.int)
    cpdef void write_move(self, State state, int seat, int index) except *
    @cython.locals(row=cython.p_double, tables=Tables, planner=PlannerPolicy, outlook=Outlook, route=cython.int, a=cython.int, b=cython.int)
    cpdef void write_claim(self, State state, int seat, int index, int action) except *
    @cython.locals(row=cython.p_double, tables=Tables, outlook=Outlook, colour=cython.int, plain=cython.int)
    cpdef void write_draw(self, State state, int seat, int index, int action) except *
    @cython.locals(row=cython.p_double, kept=cython.int, tickets=cython.int, points=cython.int, place=cython.int)
    cpdef void write_kept(self, State state, int seat, int index, int action) except *
    @cython.locals(index=cython.int, number=cython.int)
    cpdef void copy(self, float[::1] moves, int at, float[::1] alls, int all_at, int[::1] actions, int action_at) except *

@cython.final
cdef class Net:
    cdef readonly int hidden
    cdef double from_all[832]
    cdef double from_move[1088]
    cdef double out[32]
    cdef double straight[34]
    cdef double base[32]
    @cython.locals(node=cython.int, index=cython.int)
    cpdef void load(self, dict weights) except *
    @cython.locals(node=cython.int, index=cython.int, total=double)
    cpdef void begin(self, Features features) noexcept
    @cython.locals(value=double, node=cython.int, index=cython.int, total=double)
    cpdef double rate(self, Features features, int number) noexcept

cdef class LearnedPolicy(Policy):
    cdef readonly Features features
    cdef readonly Net net
    @cython.locals(features=Features, count=cython.int, best=cython.int, best_value=double, index=cython.int, value=double)
    cpdef int choose(self, State state, ActionBuffer buffer) except -1
