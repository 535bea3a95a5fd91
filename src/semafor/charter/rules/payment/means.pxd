cimport cython

from semafor.charter.rules.payment.price cimport Aids, Hand, Price
from semafor.engine.core cimport State

cdef int NONE

@cython.final
cdef class Helpers:
    cdef public object gangs, blasts, powers
    cdef public frozenset pick_routes
    cdef public int exchange, gang, blast, first_power
    cdef public list aids, fitting

@cython.final
@cython.no_gc
cdef class Means:
    cdef public Hand hand
    cdef public Aids aids
    cdef public dict known
    cdef public list fitting
    cdef public frozenset blasted, dug
    cdef public int dollars, gang_price, open, blast, usable
    cdef public bint counts_picks
    cpdef void look(self, Helpers helpers, State state, int seat) except *
    cpdef dict ways(self, Price price, int colour)
    cpdef bint shows_picks(self, int route) except *
    @cython.locals(found=cython.int)
    cpdef int help_with(self, int route) except -1
