from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer

cdef class Advice:
    cpdef int choose(self, State state, ActionBuffer buffer) except -1

cdef class TakeFirst(Advice):
    cpdef int choose(self, State state, ActionBuffer buffer) except -1

cdef class Bonus:
    cpdef int of_route(self, State state, int seat, int route) except? -1000

cdef class Attraction:
    cpdef bint at_place(self, State state, int place) except *
