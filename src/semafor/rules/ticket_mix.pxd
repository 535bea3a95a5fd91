cimport cython

from semafor.engine.core cimport Option, State
from semafor.engine.tables cimport ActionBuffer
from semafor.rules.tickets cimport deck_size, offer_ticket

cdef class AnnounceMix(Option):
    cdef public int keep_decision, count, keep
    cdef public tuple decks
    @cython.locals(first=cython.int, second=cython.int, announced=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, announced=cython.int, keep=cython.int, returns=cython.int, _=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)
