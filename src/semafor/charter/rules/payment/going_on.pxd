cimport cython

from semafor.charter.rules.payment.chain cimport Line
from semafor.engine.core cimport Option, State
from semafor.engine.tables cimport ActionBuffer

cdef class PayOn(Option):
    cdef public object payer
    cpdef Line line(self, State state)
    cpdef int route(self, State state) except -1
    @cython.locals(answer=cython.int, line=Line)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef bint takes(self, dict move) except *
    @cython.locals(line=Line)
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)
