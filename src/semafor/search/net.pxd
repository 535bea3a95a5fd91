cimport cython

cdef int INPUTS, LAYER, OUTPUTS, MOST_WEIGHTS

@cython.final
cdef class Net:
    cdef readonly int inputs, first, second, outputs
    cdef double given[96]
    cdef double one[64]
    cdef double two[64]
    cdef double found[4]
    cdef double weight[10000]
    @cython.locals(at=cython.int, added=cython.int, unit=cython.int, index=cython.int, total=double)
    cpdef void run(self) noexcept
    @cython.locals(index=cython.int, unit=cython.int)
    cpdef list answer(self, object given)
