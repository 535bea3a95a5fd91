cimport cython

from semafor.board.trails cimport TrailSearch

cdef int LINES, SEATS

@cython.final
cdef class Network:
    cdef int parent[128]
    cdef int nodes
    @cython.locals(node=cython.int)
    cpdef void clear(self, int nodes) noexcept
    cpdef int find(self, int node) noexcept
    cpdef int join(self, int a, int b) noexcept
    cpdef void undo(self, int root) noexcept
    @cython.locals(node=cython.int)
    cpdef void flatten(self) noexcept

@cython.final
cdef class ScoreSheet:
    cdef int values[16][5]
    cdef readonly Network network
    cdef TrailSearch search
    @cython.locals(line=cython.int, seat=cython.int)
    cpdef void clear(self) noexcept
    cpdef TrailSearch trails(self)
    cpdef int put(self, int line, int seat, int value) except -1
    cpdef int get(self, int line, int seat) except? -32768
