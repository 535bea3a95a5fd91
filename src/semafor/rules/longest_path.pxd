cimport cython

from semafor.board.trails cimport TrailSearch
from semafor.engine.core cimport State
from semafor.engine.lines cimport ScoreLine
from semafor.engine.sheet cimport ScoreSheet
from semafor.engine.tables cimport Tables

@cython.locals(tables=Tables, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int)
cpdef int longest_length(State state, int seat, TrailSearch search) except -1

cdef class LongestPathLine(ScoreLine):
    cdef public int line, length_line, bonus
    @cython.locals(search=TrailSearch, best=cython.int, seat=cython.int, length=cython.int, is_longest=cython.bint)
    cpdef void write(self, State state, ScoreSheet sheet) except *
