cimport cython

from semafor.engine.core cimport Option, State, Step
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int DONE, UNDER, BOX, ASIDE, SEAT_MARK

cdef class FillTicketDecks(Step):
    @cython.locals(tables=Tables, ticket=cython.int, deck=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class DealTickets(Step):
    cdef public int deck, count
    @cython.locals(seat=cython.int, _=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class BoxDeck(Step):
    cdef public int deck
    @cython.locals(index=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class AskStartingTickets(Step):
    cdef public int decision, keep, returns
    @cython.locals(seats=cython.int, back=cython.int, seat=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class ShuffleRejects(Step):
    @cython.locals(index=cython.int, ticket=cython.int, deck=cython.int)
    cpdef int run(self, State state, int at) except -1

cpdef void offer_ticket(State state, int seat, int deck) except *
cpdef int deck_size(State state, int deck) noexcept

cdef class DrawTickets(Option):
    cdef public int decision, deck, count, keep
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, left=cython.int, _=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    cpdef int parse(self, State state, dict move) except -1
    cpdef object refuse(self, State state, int action)

cdef class KeepTickets(Option):
    cdef public int orders, most
    @cython.locals(at=cython.int, seat=cython.int, offered=cython.int, keep=cython.int, subsets=cython.int,
                   subset=cython.int, kept=cython.int, rest=cython.int, _=cython.int)
    cpdef int fill(self, State state, ActionBuffer buffer) except -1
    @cython.locals(seat=cython.int, subset=cython.int, order=cython.int, offered=cython.int, kept=cython.int,
                   rejected=cython.int, index=cython.int, ticket=cython.int, chosen=cython.int)
    cpdef bint play(self, State state, int action, int at) except -1
    @cython.locals(seat=cython.int, subset=cython.int, order=cython.int, index=cython.int)
    cpdef dict to_move(self, State state, int action)
    @cython.locals(seat=cython.int, subset=cython.int, order=cython.int, value=cython.int, index=cython.int)
    cpdef int parse(self, State state, dict move) except -1
    cpdef int listed(self, int action) noexcept
    @cython.locals(at=cython.int)
    cpdef object refuse(self, State state, int action)

cpdef void put_away(State state, int seat, int ticket, int returns) noexcept
