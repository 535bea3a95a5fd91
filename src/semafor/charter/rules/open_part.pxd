cimport cython

from semafor.engine.core cimport State
from semafor.engine.part cimport Part

cdef class OpenPart(Part):
    cdef public str name
    cdef public tuple given
    cdef public dict widths, offset
    cpdef int place(self, str row) except -1
    cpdef int get(self, State state, str row, int index=*) except? -32768
    cpdef void put(self, State state, str row, int index, int value) except *
    cpdef void add(self, State state, str row, int index, int amount) except *
    @cython.locals(first=cython.int, index=cython.int)
    cpdef list values(self, State state, str row)
