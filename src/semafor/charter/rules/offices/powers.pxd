cimport cython

from semafor.charter.rules.offices.moments cimport AtMoment, Powers
from semafor.charter.rules.offices.part cimport PowersPart
from semafor.cards.standing cimport Standing
from semafor.engine.core cimport State, Step
from semafor.engine.costs cimport Cost, CostRule

cdef int DONE

cdef class LastingCosts(CostRule):
    cdef public list changes
    cpdef void mark(self, State state) except *
    @cython.locals(change=Cost, own=list)
    cpdef void change(self, State state, int seat, int route, Cost cost) except *

cdef class LastingBonus(Step):
    cdef public Powers powers
    cdef public list season
    cdef public int hidden
    @cython.locals(seat=cython.int, route=cython.int, cards=cython.int, found=list)
    cpdef int run(self, State state, int at) except -1
    @cython.locals(found=list, part=PowersPart, number=cython.int)
    cpdef list fitting(self, State state, int seat, int route)

cdef class OnRoutes(AtMoment):
    cdef public list routes
    cpdef int run(self, State state, int at) except -1

cdef class ClauseBonus(OnRoutes):
    cdef public Standing standing
    cpdef int run(self, State state, int at) except -1

cdef class PaymentPowers:
    cdef public Powers powers
    cdef public list rows, aids
    @cython.locals(part=PowersPart, found=cython.int, bit=cython.int, number=cython.int, is_usable=cython.bint)
    cpdef int usable(self, State state, int seat) except -1
