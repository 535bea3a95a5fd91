cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE

cdef class StartSupplies(Step):
    cdef public int trains
    @cython.locals(tables=Tables, kind=cython.int, slot=cython.int, seat=cython.int, word=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class FirstTurn(Step):
    cpdef int run(self, State state, int at) except -1

cpdef void finish_game(State state) except *

cdef class FinishGame(Step):
    cpdef int run(self, State state, int at) except -1

cdef class EndTurn(Step):
    cdef public int threshold
    @cython.locals(seats=cython.int, seat=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class Pass(Option):
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef object refuse(self, State state, int action)
