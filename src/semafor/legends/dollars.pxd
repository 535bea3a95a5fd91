cimport cython

from semafor.engine.core cimport State, Step
from semafor.engine.lines cimport ScoreLine
from semafor.engine.sheet cimport ScoreSheet

cdef int DONE

cdef class StartMoney(Step):
    cdef public int start
    @cython.locals(seat=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class DollarsLine(ScoreLine):
    cdef public int line, order_line
    @cython.locals(seats=cython.int, seat=cython.int)
    cpdef void write(self, State state, ScoreSheet sheet) except *

cdef class UnusedTrainsLine(ScoreLine):
    cdef public int line
    cdef public list bonus
    @cython.locals(seat=cython.int, left=cython.int)
    cpdef void write(self, State state, ScoreSheet sheet) except *
