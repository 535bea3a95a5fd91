cimport cython

cdef int INPUTS, LAYER, OUTPUTS, MOST_WEIGHTS

@cython.final
cdef class Net:
    cdef readonly int inputs, first, second, outputs
    cdef double given[176]
    cdef double one[64]
    cdef double two[64]
    cdef double found[4]
    cdef double weight[14000]
    @cython.locals(at=cython.int, unit=cython.int)
    cpdef void run(self) noexcept
    @cython.locals(weight=cython.p_double, unit=cython.int, index=cython.int, value=double)
    cdef int add_up(self, double *given, int inputs, double *found, int outputs, int at) noexcept
    @cython.locals(index=cython.int, unit=cython.int)
    cpdef list answer(self, object given)
