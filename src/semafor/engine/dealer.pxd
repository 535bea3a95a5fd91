cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables

cdef int SEAT_MARK, FINE
cdef double FINENESS

cdef class Dealer:
    cdef readonly Tables tables
    cdef readonly int seat, unseen_count
    cdef int hidden[24]
    cdef int heap[24]
    cdef int unknown[5]
    cdef int unseen[160]
    cdef int is_seen[160]
    cdef int is_dealt[160]
    cdef int offered[5][2]
    cdef int spare[2]
    cdef int at[2]
    cdef int turn
    @cython.locals(kind=cython.int, ticket=cython.int, player=cython.int, deck=cython.int)
    cpdef void begin(self, int seat) noexcept
    cpdef void hide(self, int kind, int count) noexcept
    cpdef void owe(self, int player, int count) noexcept
    cpdef void see(self, int ticket) noexcept
    cpdef void offer(self, int player, int deck, int count) noexcept
    @cython.locals(tables=Tables, kind=cython.int, player=cython.int, index=cython.int, count=cython.int)
    cpdef void study(self, State state, int seat) except *
    @cython.locals(tables=Tables, player=cython.int, ticket=cython.int, deck=cython.int, index=cython.int)
    cpdef void find_unseen(self, State state) noexcept
    @cython.locals(tables=Tables, ticket=cython.int)
    cpdef void note_held(self, State state, int player) noexcept
    cpdef void note_marked(self, int marked) noexcept
    cpdef void deal(self, State state) except *
    @cython.locals(tables=Tables, kind=cython.int, player=cython.int, _=cython.int)
    cpdef void deal_cards(self, State state) noexcept
    @cython.locals(tables=Tables, index=cython.int, player=cython.int, deck=cython.int)
    cpdef void deal_tickets(self, State state) except *
    @cython.locals(index=cython.int, marked=cython.int)
    cpdef void fill_deck(self, State state, int deck) except *
    @cython.locals(place=cython.int, deck=cython.int, _=cython.int)
    cpdef void lay_offer(self, State state, int player) except *
    @cython.locals(tables=Tables, deck=cython.int, index=cython.int, player=cython.int)
    cpdef void count_spare(self, State state) noexcept
    @cython.locals(word=cython.int, _=cython.int)
    cpdef void give_tickets(self, State state, int player) except *
    @cython.locals(tables=Tables)
    cpdef void give_ticket(self, State state, int player, int ticket) noexcept
    cpdef int put_away(self, State state, int marked) except -1
    @cython.locals(deck=cython.int)
    cpdef int take_any(self, State state) except -1
    @cython.locals(tables=Tables, index=cython.int, ticket=cython.int)
    cpdef int take(self, int deck) except -1
    cpdef void mix(self, State state) noexcept
    @cython.locals(deck=cython.int)
    cpdef int pick_deck(self, State state) noexcept
    @cython.locals(kinds=cython.int, _=cython.int)
    cpdef int pick_kind(self, State state, int player) noexcept

cdef class FairDealer(Dealer):
    cdef public double cluster
    @cython.locals(index=cython.int, other=cython.int, ticket=cython.int)
    cpdef void mix(self, State state) noexcept
    @cython.locals(decks=cython.int, deck=cython.int, total=cython.int, mark=cython.int)
    cpdef int pick_deck(self, State state) noexcept
    @cython.locals(kinds=cython.int, total=double, kind=cython.int, mark=double, last=cython.int)
    cpdef int pick_kind(self, State state, int player) noexcept
