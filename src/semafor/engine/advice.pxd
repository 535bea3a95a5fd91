from semafor.engine.core cimport State
from semafor.engine.tables cimport ActionBuffer

cdef class Wishes:
    cpdef bint wants_route(self, State state, int route) except *
    cpdef int lacks(self, State state, int kind) except? -1000
    cpdef int gain_of_link(self, State state, int a, int b) except? -1000
    cpdef int given_up(self, State state) except? -1000

cdef class Advice:
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes) except -1

cdef class TakeFirst(Advice):
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes) except -1

cdef class Alternative:
    cpdef int choose(self, State state, ActionBuffer buffer, Wishes wishes, object meant) except? -2

cdef class Bonus:
    cpdef int of_route(self, State state, int seat, int route) except? -1000

cdef class Attraction:
    cpdef bint at_place(self, State state, int place) except *
