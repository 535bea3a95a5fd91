cimport cython

from semafor.engine.core cimport State
from semafor.engine.part cimport Part

cdef class PayingPart(Part):
    cdef public str name
    @cython.locals(first=cython.int, count=cython.int)
    cpdef object get(self, State state)
    cpdef object under_way(self, State state)
    cpdef void put(self, State state, object begun) except *
    cpdef void clear(self, State state) except *
    @cython.locals(before=cython.int, count=cython.int, index=cython.int)
    cpdef void write(self, State state, list values) except *
