cimport cython

from semafor.engine.advice cimport Bonus
from semafor.engine.core cimport State, Step
from semafor.rules.drawing cimport draw_hidden

cdef int DONE, TAKEN_OPEN

cdef class DrawForLargeCity(Step):
    cdef int is_large[5][248]
    cdef public int procedure
    @cython.locals(route=cython.int)
    cpdef int run(self, State state, int at) except -1
    cpdef bint gives(self, int seat, int route) noexcept

cdef class CardOfLargeCity(Bonus):
    cdef public DrawForLargeCity step
    cpdef int of_route(self, State state, int seat, int route) except? -1000
