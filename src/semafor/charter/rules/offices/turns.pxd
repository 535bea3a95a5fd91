cimport cython

from semafor.charter.rules.offices.moments cimport Powers
from semafor.charter.rules.offices.part cimport PowersPart
from semafor.engine.core cimport State, Step

cdef int DONE, EXTRA

cdef class AskExtraClaim(Step):
    cdef public Powers powers
    cdef public int decision
    cdef public object claims
    cdef public dict chosen
    @cython.locals(powers=Powers, part=PowersPart, number=cython.int)
    cpdef object row(self, State state, int seat)
    cpdef object routes(self, State state, int seat)
    @cython.locals(seat=cython.int)
    cpdef int run(self, State state, int at) except -1
