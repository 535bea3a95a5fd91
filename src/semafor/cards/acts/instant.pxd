cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables

cdef int SELF, ALL, OTHERS, POOREST, CABOOSE

cpdef bint is_concerned(State state, int who, int actor, int seat, int bound) noexcept
@cython.locals(sign=cython.int, bound=cython.int, seat=cython.int)
cpdef int find_bound(State state, int who) noexcept

cdef class Instant:
    cdef public int who
    @cython.locals(bound=cython.int, seats=cython.int, chosen=cython.int, seat=cython.int, back=cython.int)
    cpdef void run(self, State state, int actor) except *
    cpdef void concern(self, State state, int seat) except *
