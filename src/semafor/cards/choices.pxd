cimport cython

from semafor.engine.advice cimport Advice, Wishes
from semafor.engine.core cimport Option, State
from semafor.engine.tables cimport ActionBuffer

cdef class ChooseFrom(Option):
    cdef public tuple names
    cdef public object legal, act
    cdef public str rule
    @cython.locals(at=cython.int, index=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)

cdef class SuggestName(Advice):
    cdef public ChooseFrom option
    cdef public object suggest
    @cython.locals(base=cython.int, at=cython.int, number=cython.int, names=list)
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes) except -1
