cimport cython

from semafor.engine.core cimport State
from semafor.engine.part cimport Part

cdef class PowersPart(Part):
    cdef public list rows
    cdef public int seats, unknown_at, line_at, progress_at, asked_at, seen_at
    cpdef int packed(self, State state, int row) except? -32768
    cpdef int owner(self, State state, int row) except? -32768
    cpdef bint is_open(self, State state, int row) except *
    cpdef int left(self, State state, int row) except? -32768
    cpdef int fired(self, State state, int row) except? -32768
    cpdef void write(self, State state, int row, int owner, int left) except *
    @cython.locals(packed=cython.int)
    cpdef void give_to(self, State state, int row, int seat) except *
    @cython.locals(packed=cython.int)
    cpdef void use(self, State state, int row) except *
    cpdef int get(self, State state, int index) except? -32768
    cpdef void put(self, State state, int index, int value) except *
