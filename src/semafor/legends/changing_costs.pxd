cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.costs cimport Cost, find_cost
from semafor.engine.tables cimport ActionBuffer, Tables
from semafor.rules.claiming cimport ClaimRoute

cdef int DONE, NO_EXTRA, NO_COLOUR

cdef class ClaimChanged(ClaimRoute):
    cdef int start[248]
    cdef int width[248]
    cdef public list owner
    cpdef int route_of(self, State state, int action) noexcept
    @cython.locals(number=cython.int, route=cython.int)
    cpdef int extra_of(self, State state, int action) except? -2
    @cython.locals(tables=Tables, number=cython.int, route=cython.int, plain=cython.int, pay=cython.int)
    cpdef int pay_of(self, State state, int action) noexcept
    cpdef int first_claim(self, State state) noexcept
    @cython.locals(plain=cython.int, tables=Tables)
    cpdef int number_of(self, State state, int route, int colour, int locos, int extra) noexcept
    @cython.locals(cost=Cost)
    cpdef Cost cost_of(self, State state, int route)
    @cython.locals(tables=Tables, seat=cython.int, trains=cython.int, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int, cost=Cost)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    cpdef void fill_route(self, State state, ActionBuffer buffer, int route) except *
    @cython.locals(tables=Tables, seat=cython.int, hand=cython.p_short, locos=cython.int, colour=cython.int, spent=cython.int)
    cpdef void fill_at(self, State state, ActionBuffer buffer, int route, Cost cost) except *
    @cython.locals(tables=Tables, hand=cython.p_short, kind=cython.int, used=cython.int)
    cpdef void fill_extra(self, State state, ActionBuffer buffer, int route, int colour, int locos, Cost cost) except *
    @cython.locals(tables=Tables)
    cpdef bint is_plain(self, State state, int route, int colour, int cards, int extra) noexcept
    @cython.locals(route=cython.int, extra=cython.int, pay=cython.int, cheaper=cython.int, cost=Cost)
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef bint takes(self, dict move) except *
    cpdef dict to_move(self, State state, int action)
    @cython.locals(cost=Cost)
    cpdef int parse_changed(self, State state, int route, dict move) except -1
    cpdef object wrong_cards(self, State state, int route, object cards)
    cpdef int usual_payment(self, State state, int route, Cost cost) except -1

cdef class DiscardFurtherCard(Step):
    @cython.locals(tables=Tables, kind=cython.int)
    cpdef int run(self, State state, int at) except -1
