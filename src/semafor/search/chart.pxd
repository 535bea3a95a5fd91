cimport cython

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
    cdef int is_large[248]
    cdef readonly int places, offer, threshold, reveal, stations, station_points, passengers
    cdef readonly int first_prize, second_prize, bonus, companies, company_bonus, discard, blocked
    cpdef void read_words(self, object ruleset) except *
    cpdef void read_worth(self, object ruleset) except *
    cpdef void read_edges(self, object ruleset) except *
