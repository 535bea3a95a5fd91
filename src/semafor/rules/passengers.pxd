cimport cython

from semafor.engine.advice cimport Advice, Attraction, Wishes
from semafor.engine.core cimport Option, State, Step
from semafor.engine.lines cimport ScoreLine
from semafor.engine.sheet cimport ScoreSheet
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE, COLOURS, PICKS, TAKEN, BOARD, SAFE_LEAD
cdef double LEAD_POINTS

@cython.locals(left=cython.int, colour=cython.int, place=cython.int, _=cython.int)
cpdef void place_passengers(State state, int base, list room) except *

cdef class StartPassengers(Step):
    cdef public int base, each
    cdef public list room
    @cython.locals(colour=cython.int)
    cpdef int run(self, State state, int at) except -1

@cython.locals(total=cython.int, colour=cython.int)
cpdef int stands_at(State state, int base, int place) noexcept

cdef class AskPassengers(Step):
    cdef public int base, decision
    @cython.locals(route=cython.int, tables=Tables)
    cpdef int run(self, State state, int at) except -1

cdef class TakePassengers(Option):
    cdef public int part_base
    @cython.locals(route=cython.int, at_a=cython.int, at_b=cython.int, first=cython.int, second=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(route=cython.int, pick=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef void take(self, State state, int seat, int place, int choice) except *
    @cython.locals(route=cython.int, pick=cython.int)
    cpdef dict to_move(self, State state, int action)
    @cython.locals(route=cython.int, code=cython.int)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)

cdef class Waiting(Attraction):
    cdef public int base
    cpdef bint at_place(self, State state, int place) except *

cdef class BestPassengers(Advice):
    cdef public TakePassengers option
    cdef public int base, first, second
    @cython.locals(seat=cython.int, best=cython.int, best_value=double, index=cython.int, picks=cython.int, one=cython.int, other=cython.int, value=double)
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes) except -1
    cpdef double gain_colour(self, State state, int seat, int colour, int more) noexcept
    @cython.locals(base=cython.int, mine=cython.int, most=cython.int, leaders=cython.int, above=cython.int, other=cython.int, count=cython.int, value=double)
    cpdef double rate_colour(self, State state, int seat, int colour, int more) noexcept

cdef class PassengersLine(ScoreLine):
    cdef public int base, line, total_line, first, second
    @cython.locals(seat=cython.int, total=cython.int, colour=cython.int)
    cpdef void write(self, State state, ScoreSheet sheet) except *
    @cython.locals(most=cython.int, second=cython.int, leaders=cython.int, seat=cython.int, count=cython.int)
    cpdef void score_colour(self, State state, ScoreSheet sheet, int colour) except *
