cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE, SURCHARGE, COLOUR

cdef class Reveal(Step):
    cdef public int base, decision, count
    cdef int is_tunnel[248]
    @cython.locals(route=cython.int, colour=cython.int, loco=cython.int, surcharge=cython.int, revealed=cython.int, kind=cython.int)
    cpdef int run(self, State state, int at) except -1

@cython.locals(index=cython.int)
cpdef int discard_revealed(State state, int base) except -1

cdef class DiscardRevealed(Step):
    cdef public int base
    cpdef int run(self, State state, int at) except -1

cdef class PaySurcharge(Option):
    cdef public int part_base
    @cython.locals(surcharge=cython.int, colour=cython.int, seat=cython.int, locos=cython.int, cards=cython.int, spend=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, locos=cython.int, colour=cython.int, cards=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    @cython.locals(tables=Tables, locos=cython.int, cards=cython.int, colour=cython.int)
    cpdef dict to_move(self, State state, int action)
    @cython.locals(tables=Tables, surcharge=cython.int, colour=cython.int)
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)

cdef class Withdraw(Option):
    cdef public int part_base, settle
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    cpdef bint play(self, State state, int action, int at) except -1
