cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer, Tables

cdef int MOST, SEAT_MARK

@cython.final
cdef class Observer:
    cdef readonly Tables tables
    cdef readonly tuple fields
    cdef readonly int width, actions, cells
    cdef int claim, at_decision, at_actor, at_turn, at_first, at_clock, at_question, at_under_way
    cdef int at_hand, at_market, at_deck_size, at_discard, at_laid, at_trains, at_score, at_hand_sizes, at_known
    cdef int at_ticket_counts, at_offers, at_routes, at_open_routes, at_tickets, at_offered, at_under, at_away
    cdef int at_ticket_decks, at_parts
    cdef int form[4096]
    cdef int source[5][4096]
    cdef int value[5][4096]
    cdef int counter[4096]
    cpdef void read_columns(self, object ruleset, int viewer) except *
    cpdef void write_cell(self, int number, int viewer, int base, object cell) except *
    @cython.locals(index=cython.int)
    cpdef void write(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(seats=cython.int, top=cython.int, index=cython.int, number=cython.int, depth=cython.int)
    cpdef void write_question(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(tables=Tables, kind=cython.int, slot=cython.int)
    cpdef void write_cards(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(tables=Tables, player=cython.int, step=cython.int, cards=cython.int, place=cython.int, kind=cython.int, index=cython.int)
    cpdef void write_seats(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(tables=Tables, player=cython.int, step=cython.int, word=cython.int, mask=cython.longlong, low=cython.longlong, place=cython.int, first=cython.int, count=cython.int, index=cython.int)
    cpdef void write_routes(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(tables=Tables, own=cython.int, word=cython.int, mask=cython.longlong, low=cython.longlong, place=cython.int, index=cython.int, deck=cython.int, count=cython.int, ticket=cython.int)
    cpdef void write_tickets(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(own=cython.int, index=cython.int, ticket=cython.int)
    cpdef void write_away(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(place=cython.int, number=cython.int, source=cython.int, form=cython.int, found=cython.int)
    cpdef void write_parts(self, State state, int seat, short[::1] out, int at) noexcept
    @cython.locals(first=cython.int, value=cython.int, count=cython.int, found=cython.int, index=cython.int)
    cpdef int find_in_list(self, State state, int seat, int number) noexcept
    @cython.locals(index=cython.int)
    cpdef void write_mask(self, ActionBuffer buffer, signed char[::1] out, int at) noexcept
