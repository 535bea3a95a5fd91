cimport cython

from semafor.engine.core cimport State
from semafor.engine.dealer cimport FairDealer
from semafor.engine.tables cimport Tables
from semafor.search.belief cimport Belief
from semafor.search.chart cimport Chart

cdef int DECKS, TICKETS, PARTICLES, MOST_HELD, NONE, FINE, AT_FIRST, PROPOSED, LONGEST_DETOUR
cdef double SHARPNESS, DETOUR, FINENESS, UNDONE, CLUSTER

cdef class LikelyDealer(FairDealer):
    cdef readonly Chart chart
    cdef double fit[800]
    cdef int particle[16000]
    cdef int present[16]
    cdef double whole[2]
    cdef double part[2]
    cdef int quota[2]
    cdef int start_trains
    cdef readonly Belief belief
    cdef public double undone
    @cython.locals(rival=cython.int, index=cython.int)
    cpdef void study(self, State state, int seat) except *
    @cython.locals(index=cython.int)
    cpdef list unseen_list(self)
    @cython.locals(belief=Belief, index=cython.int, ticket=cython.int)
    cpdef void believe_tickets(self, State state, int rival) except *
    @cython.locals(tables=Tables, chart=Chart, ticket=cython.int, straight=cython.int, total=double, most=double, missing=double, word=cython.int, mask=cython.ulonglong, low=cython.ulonglong, route=cython.int, detour=cython.int)
    cpdef void fit_tickets(self, State state, int rival) noexcept
    @cython.locals(held=cython.int, number=cython.int)
    cpdef void make_particles(self, State state, int rival) noexcept
    @cython.locals(belief=Belief, held=cython.int, weight=double, number=cython.int, _=cython.int, index=cython.int, likelier=double, place=cython.int)
    cpdef void make_whole_particles(self, State state, int rival) except *
    @cython.locals(tables=Tables, deck=cython.int, index=cython.int, ticket=cython.int)
    cpdef void add_fits(self, int rival) noexcept
    @cython.locals(tables=Tables, deck=cython.int, left=double, index=cython.int, place=cython.int, mark=double, other=cython.int, weight=double, ticket=cython.int)
    cpdef void draw_hand(self, State state, int rival, int held) noexcept
    @cython.locals(index=cython.int)
    cpdef void keep_particle(self, int rival, int number, int held) noexcept
    @cython.locals(tables=Tables, word=cython.int, number=cython.int, index=cython.int, ticket=cython.int)
    cpdef void give_tickets(self, State state, int player) except *
