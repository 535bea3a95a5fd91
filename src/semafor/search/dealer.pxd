cimport cython

from semafor.engine.core cimport State
from semafor.engine.tables cimport Tables
from semafor.search.chart cimport Chart

cdef int TICKETS, PARTICLES, MOST_HELD, FAR, NONE, SEAT_MARK
cdef double SHARPNESS, DETOUR, FINENESS, UNDONE, CLUSTER
cdef int FINE

@cython.final
cdef class Dealer:
    cdef Chart chart
    cdef readonly int seat, unseen_count
    cdef int is_measured
    cdef int unseen[160]
    cdef int is_dealt[160]
    cdef int hidden[24]
    cdef int spare[2]
    cdef int apart[128][128]
    cdef double fit[800]
    cdef int particle[16000]
    cdef int start_trains
    cdef public double cluster, undone
    @cython.locals(rival=cython.int)
    cpdef void study(self, State state, int seat) except *
    @cython.locals(tables=Tables, nodes=cython.int, a=cython.int, b=cython.int, route=cython.int, middle=cython.int, through=cython.int)
    cpdef void measure(self, State state) noexcept
    @cython.locals(tables=Tables, seat=cython.int, ticket=cython.int, index=cython.int, deck=cython.int, rival=cython.int)
    cpdef void find_unseen(self, State state) noexcept
    cpdef void note_marked(self, int marked) noexcept
    @cython.locals(tables=Tables, ticket=cython.int, first=cython.int, last=cython.int, straight=cython.int, total=double, most=double, missing=double, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int, a=cython.int, b=cython.int, forth=cython.int, back=cython.int, detour=cython.int)
    cpdef void fit_tickets(self, State state, int rival) noexcept
    @cython.locals(tables=Tables, best=cython.int, first=cython.int, second=cython.int)
    cpdef int nearest(self, State state, int a, int b) noexcept
    @cython.locals(held=cython.int, whole=double, index=cython.int, number=cython.int, left=double, mark=double, other=cython.int, weight=double, ticket=cython.int)
    cpdef void make_particles(self, State state, int rival) noexcept
    cpdef void deal(self, State state) noexcept
    @cython.locals(tables=Tables, kind=cython.int, rival=cython.int, count=cython.int, _=cython.int)
    cpdef void deal_cards(self, State state) noexcept
    @cython.locals(tables=Tables, total=double, kind=cython.int, mark=double, last=cython.int)
    cpdef int draw_kind(self, State state, int rival) noexcept
    @cython.locals(tables=Tables, kind=cython.int, rival=cython.int)
    cpdef void gather_cards(self, State state) noexcept
    @cython.locals(tables=Tables, index=cython.int, rival=cython.int, deck=cython.int)
    cpdef void deal_tickets(self, State state) noexcept
    @cython.locals(tables=Tables, deck=cython.int, index=cython.int, rival=cython.int)
    cpdef void count_spare(self, State state) noexcept
    @cython.locals(tables=Tables, held=cython.int, word=cython.int, number=cython.int, index=cython.int, ticket=cython.int)
    cpdef void give_particle(self, State state, int rival) noexcept
    @cython.locals(place=cython.int, ticket=cython.int, is_right=cython.bint, _=cython.int)
    cpdef int take(self, State state, int deck, int old) noexcept
    @cython.locals(size=cython.int, count=cython.int, ticket=cython.int, index=cython.int, marked=cython.int, _=cython.int)
    cpdef void fill_deck(self, State state, int deck) noexcept
    @cython.locals(tables=Tables, rival=cython.int, index=cython.int, ticket=cython.int, deck=cython.int, marked=cython.int)
    cpdef void fill_away(self, State state) noexcept
