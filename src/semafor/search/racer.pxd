cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.search.chart cimport Chart
from semafor.search.policy cimport Policy

cdef int NONE, FEW_CARDS, CLAIM, DRAW, KEEP

cdef class RacerPolicy(Policy):
    cdef int target, target_colour
    @cython.locals(tables=Tables, hand=cython.p_short, best_length=cython.int, best_missing=cython.int, route=cython.int, word=cython.int, bit=cython.longlong, length=cython.int, colour=cython.int, missing=cython.int)
    cpdef int find_target(self, State state, int seat) noexcept
    @cython.locals(tables=Tables, hand=cython.p_short, best=cython.int, most=cython.int, colour=cython.int)
    cpdef int paying_colour(self, State state, int seat, int route) noexcept
    @cython.locals(claim=cython.int)
    cpdef int choose_turn(self, State state, ActionBuffer buffer) except -1
    @cython.locals(best=cython.int, most=cython.int, index=cython.int, action=cython.int, points=cython.int)
    cpdef int longest_claim(self, State state, ActionBuffer buffer) noexcept
    cpdef int choose_card(self, State state, ActionBuffer buffer) except -1
    @cython.locals(chart=Chart, locomotive=cython.int, best=cython.int, rank=cython.int, index=cython.int, action=cython.int, colour=cython.int, value=cython.int)
    cpdef int draw(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, seat=cython.int, best=cython.int, least=cython.int, index=cython.int, action=cython.int, kept=cython.int, points=cython.int, place=cython.int)
    cpdef int choose_kept(self, State state, ActionBuffer buffer) except -1
    cpdef int choose_mix(self, State state, ActionBuffer buffer) except -1
