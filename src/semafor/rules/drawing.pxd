cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE, AGAIN, MOST_RESETS, NONE

cpdef int next_card(State state) except? -2
@cython.locals(kind=cython.int)
cpdef int refill_slot(State state, int slot) except? -2
@cython.locals(tables=Tables)
cpdef int pass_over(State state, int kind) except? -2
@cython.locals(tables=Tables, others=cython.int, kind=cython.int)
cpdef bint has_other_card(State state) noexcept
@cython.locals(slot=cython.int, special=cython.int)
cpdef int fill_market(State state, int slots) except? -2
@cython.locals(slot=cython.int)
cpdef void empty_market(State state) except *
@cython.locals(tables=Tables, total=cython.int, kind=cython.int, loco=cython.int, others=cython.int)
cpdef bint legal_market_exists(State state) noexcept
@cython.locals(tables=Tables, special=cython.int, most=cython.int, before=cython.int, first=cython.int, last=cython.int)
cpdef int restore_market(State state, int resets, int slots) except? -2
cpdef void tell_once(State state, int first, int last, int resets) except *

@cython.locals(waiting=cython.int, kind=cython.int)
cpdef bint is_waiting(State state) noexcept
@cython.locals(tables=Tables, kind=cython.int, below=cython.int)
cpdef void release_waiting(State state, int at) except *
@cython.locals(slot=cython.int, special=cython.int)
cpdef int replace_special(State state, int at) except? -2

cdef class RestoreMarket(Step):
    cdef public bint in_setup
    cdef public int slots
    @cython.locals(special=cython.int, tables=Tables, gaps=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class DealHands(Step):
    cdef public int cards
    @cython.locals(tables=Tables, seat=cython.int, held=cython.int, kind=cython.int)
    cpdef int run(self, State state, int at) except -1

@cython.locals(kind=cython.int)
cpdef int take_hidden_card(State state, int seat) except? -2
@cython.locals(special=cython.int)
cpdef void draw_hidden(State state, int procedure, int seat, int count) except *
@cython.locals(tables=Tables, others=cython.int)
cpdef int ask_second_card(State state) except -1
@cython.locals(tables=Tables)
cpdef bint locos_are_free(State state) noexcept

cdef class TakeHidden(Step):
    @cython.locals(special=cython.int, seat=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class AfterCard(Step):
    cpdef int run(self, State state, int at) except -1

cdef class DrawFromDeck(Option):
    cdef public int procedure, opened, fewest
    cpdef bint takes(self, dict move) except *
    cpdef object refuse(self, State state, int action)
    @cython.locals(piles=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(tables=Tables, is_first=cython.bint, special=cython.int, seat=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1

cdef class DrawFromMarket(Option):
    cdef public int procedure, fewest, open_when_empty
    cpdef bint takes(self, dict move) except *
    cpdef dict to_move(self, State state, int action)
    cpdef int parse(self, State state, dict move) except -1
    @cython.locals(tables=Tables, kind=cython.int, slot=cython.int)
    cpdef object refuse(self, State state, int action)
    @cython.locals(tables=Tables, is_second=cython.bint, slot=cython.int, kind=cython.int, seen=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(kind=cython.int, tables=Tables, seat=cython.int, slot=cython.int, goes_on=cython.bint, special=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
