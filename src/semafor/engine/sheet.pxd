cimport cython

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
    cpdef void put(self, int line, int seat, int value) noexcept
    cpdef int get(self, int line, int seat) noexcept
