cimport cython

from semafor.engine.core cimport State
from semafor.engine.lines cimport ScoreLine
from semafor.engine.sheet cimport ScoreSheet

cdef class GlobetrotterLine(ScoreLine):
    cdef public int line, completed_line, bonus
    @cython.locals(best=cython.int, seat=cython.int, has_most=cython.bint)
    cpdef void write(self, State state, ScoreSheet sheet) except *
