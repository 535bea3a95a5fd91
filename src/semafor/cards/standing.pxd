cimport cython

from semafor.engine.core cimport State

@cython.final
cdef class Standing:
    cdef public object sources
    @cython.locals(found=list)
    cpdef list rows(self, State state, int seat, str op)
    @cython.locals(total=cython.int)
    cpdef int modifier(self, State state, int seat, str module, str key) except? -32768
