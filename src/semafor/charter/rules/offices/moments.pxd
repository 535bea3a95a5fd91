cimport cython

from semafor.cards.turn_marks cimport PaymentPart
from semafor.charter.rules.offices.part cimport PowersPart
from semafor.engine.core cimport State, Step

cdef int AGAIN, DONE, VOID, EVENT, ACTED

@cython.final
cdef class Powers:
    cdef public list rows, instants, inner, rank
    cdef public PowersPart part
    cdef public PaymentPart payment
    cdef public int procedure, decision, open_card
    cdef public tuple plain
    cdef public dict by_moment
    cpdef void begin(self, State state, int moment, int seat) except *
    @cython.locals(part=PowersPart, place=cython.int, done=cython.int, rank=cython.int, number=cython.int)
    cpdef int next_row(self, State state, int moment, int seat) except? -32768
    cpdef bint can_act(self, State state, int seat, object row) except *

cdef class RunMoment(Step):
    cdef public Powers powers
    @cython.locals(powers=Powers, moment=cython.int, who=cython.int)
    cpdef int run(self, State state, int at) except -1
    @cython.locals(powers=Powers, number=cython.int)
    cpdef int run_seat(self, State state, int moment, int seat) except -1

cdef class AtMoment(Step):
    cdef public Powers powers
    cdef public int moment, who
    cpdef int run(self, State state, int at) except -1

cdef class AfterAction(Step):
    cdef public Powers powers
    cdef public int moment, acted
    @cython.locals(used=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class DrawFirstCard(Step):
    cdef public Powers powers
    cdef public dict regions
    @cython.locals(route=cython.int, number=cython.int)
    cpdef int run(self, State state, int at) except -1
