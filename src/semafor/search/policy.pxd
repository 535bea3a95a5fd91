cimport cython

from semafor.engine.advice cimport Advice, Alternative, Wishes
from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.chart cimport Chart

cdef int DRAW, KEEP, TICKETS

cdef class Policy(Wishes):
    cdef readonly Chart chart
    cdef ActionBuffer listed
    cdef int fewest
    @cython.locals(count=cython.int, first=cython.int, decision=cython.int, word=cython.int, advice=Advice)
    cpdef int choose(self, State state, ActionBuffer buffer) except -1
    @cython.locals(alternative=Alternative, action=cython.int)
    cpdef int improve(self, State state, ActionBuffer buffer, int meant) except -1
    cpdef int choose_turn(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_card(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_kept(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_mix(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, forced=cython.int, action=cython.int, locos=cython.int)
    cpdef int cheapest_claim(self, State state, int route) except -2

@cython.locals(count=cython.int, policy=Policy)
cpdef int play_out(State state, list policies, ActionBuffer buffer) except -1
