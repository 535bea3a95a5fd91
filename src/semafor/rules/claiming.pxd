cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE
cdef int MOST
cdef int FITS
cdef int MOST_CARDS

cdef class ClaimRoute(Option):
    cdef public int procedure
    cdef public ClaimRoute changed
    @cython.locals(tables=Tables, seat=cython.int, hand=cython.p_short, words=cython.int, trains=cython.int,
                   fits=cython.p_longlong, free=cython.p_longlong, word=cython.Py_ssize_t, locos=cython.int, most=cython.int,
                   codes=cython.p_int, count=cython.Py_ssize_t, colour=cython.int,
                   payable=cython.p_longlong, start=cython.p_int, before=cython.Py_ssize_t, place=cython.Py_ssize_t,
                   word_bits=cython.Py_ssize_t, spend=cython.int, mask=cython.ulonglong,
                   low=cython.ulonglong)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, seat=cython.int, hand=cython.p_short, word=cython.int, bit=cython.longlong, locos=cython.int, most=cython.int, colour=cython.int, cards=cython.int, payable=cython.p_longlong, spend=cython.int)
    cpdef void fill_route(self, State state, ActionBuffer buffer, int route) except *
    @cython.locals(tables=Tables, changed=ClaimRoute, forced=cython.int, best=cython.int, fewest=cython.int, index=cython.int, locos=cython.int)
    cpdef int cheapest(self, State state, ActionBuffer buffer, int route) except -2
    @cython.locals(changed=ClaimRoute)
    cpdef double toll(self, State state, int route, int action) except? -1000.0
    cpdef int route_of(self, State state, int action) noexcept
    cpdef int pay_of(self, State state, int action) noexcept
    @cython.locals(tables=Tables)
    cpdef int action_of(self, State state, int route, int colour, int locos) noexcept
    @cython.locals(number=cython.int, tables=Tables)
    cpdef bint play(self, State state, int action, int at) except -1
    @cython.locals(tables=Tables, route=cython.int, pay=cython.int, locos=cython.int, cards=cython.int)
    cpdef dict to_move(self, State state, int action)
    @cython.locals(tables=Tables, route=cython.int, needs=cython.int, painted=cython.int)
    cpdef int parse(self, State state, dict move) except -1
    @cython.locals(tables=Tables, loco=cython.int)
    cpdef int default_action(self, State state, int route) except -1
    @cython.locals(tables=Tables, route=cython.int, word=cython.int, bit=cython.longlong, length=cython.int,
                   seat=cython.int, colour=cython.int, locos=cython.int, fewest=cython.int)
    cpdef object refuse(self, State state, int action)
    cpdef int parse_changed(self, State state, int route, dict move) except -1

cdef class LayCards(Step):
    @cython.locals(tables=Tables, pay=cython.int, locos=cython.int, cards=cython.int, missing=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class SettleClaim(Step):
    @cython.locals(tables=Tables, seat=cython.int, route=cython.int, colour=cython.int)
    cpdef int run(self, State state, int at) except -1
