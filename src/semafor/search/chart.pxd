cimport cython

from semafor.engine.advice cimport Bonus
from semafor.engine.tables cimport Tables
from semafor.rules.claiming cimport ClaimRoute

cdef int FAR

@cython.final
cdef class Gain:
    cdef Bonus bonus
    cdef Gain following

@cython.final
cdef class Chart:
    cdef int word[65536]
    cdef int route[65536]
    cdef int colour[65536]
    cdef int locos[65536]
    cdef int place[65536]
    cdef int number[65536]
    cdef int edge_first[129]
    cdef int edge_route[496]
    cdef int edge_node[496]
    cdef int is_tunnel[248]
    cdef int worth[248]
    cdef int apart[128][128]
    cdef readonly Tables tables
    cdef int open_draw[24]
    cdef int base[24]
    cdef int continues[64]
    cdef readonly ClaimRoute claims
    cdef readonly int deck_draw, places, offer, threshold, reveal, has_stations, attraction_count, station_points, bonus, blocked
    cdef readonly list advice, alternatives, attractions, deeds, goals
    cdef readonly Gain gains
    cpdef void read_words(self, object ruleset) except *
    cpdef void read_edges(self, object facts) except *
    @cython.locals(tables=Tables, nodes=cython.int, a=cython.int, b=cython.int, route=cython.int, middle=cython.int, through=cython.int)
    cpdef void measure(self) noexcept
    @cython.locals(tables=Tables, place_a=cython.int, place_b=cython.int, best=cython.int, first=cython.int, second=cython.int)
    cpdef int spaces_of(self, int ticket) noexcept
    @cython.locals(tables=Tables, first=cython.int, last=cython.int, a=cython.int, b=cython.int, forth=cython.int, back=cython.int)
    cpdef int detour_of(self, int ticket, int route, int straight) noexcept
