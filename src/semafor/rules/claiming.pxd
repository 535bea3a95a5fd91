cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE
cdef int MOST
cdef int NEED

cdef class ClaimRoute(Option):
    cdef public int procedure
    @cython.locals(tables=Tables, seat=cython.int, hand=cython.p_short, locos=cython.int, trains=cython.int,
                   count=cython.int, codes=cython.p_int, word=cython.int, free=cython.longlong, first_route=cython.int,
                   colour=cython.int, cards=cython.int, mask=cython.longlong, low=cython.longlong, route=cython.int,
                   length=cython.int, spend=cython.int, code=cython.int, last=cython.int)
    cpdef void fill(self, State state, ActionBuffer buffer) except *
    cpdef int route_of(self, State state, int action) noexcept
    @cython.locals(tables=Tables, route=cython.int, length=cython.int, offset=cython.int, colour=cython.int)
    cpdef int pay_of(self, State state, int action) noexcept
    @cython.locals(tables=Tables, length=cython.int, is_grey=cython.bint, code=cython.int)
    cpdef int action_of(self, State state, int route, int colour, int locos) noexcept
    @cython.locals(route=cython.int)
    cpdef void play(self, State state, int action, int at) except *
    @cython.locals(tables=Tables, route=cython.int, pay=cython.int, locos=cython.int)
    cpdef dict to_move(self, State state, int action)
    @cython.locals(tables=Tables, route=cython.int, length=cython.int, painted=cython.int, kind=cython.int)
    cpdef int parse(self, State state, dict move) except -1
    @cython.locals(tables=Tables, route=cython.int, word=cython.int, bit=cython.longlong, length=cython.int,
                   seat=cython.int, own=cython.longlong, index=cython.int)
    cpdef object refuse(self, State state, int action)

cdef class LayCards(Step):
    @cython.locals(tables=Tables, length=cython.int, pay=cython.int, locos=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class PlaceTrains(Step):
    cpdef int run(self, State state, int at) except -1

cdef class DiscardPayment(Step):
    cpdef int run(self, State state, int at) except -1

cdef class ScoreRoute(Step):
    @cython.locals(route=cython.int, points=cython.int)
    cpdef int run(self, State state, int at) except -1
