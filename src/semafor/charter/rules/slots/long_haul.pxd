from semafor.engine.advice cimport Bonus
from semafor.engine.core cimport State, Step

cdef int DONE

cdef class PayLongHaul(Step):
    cdef public list dollars
    cpdef int run(self, State state, int at) except -1

cdef class LongHaulBonus(Bonus):
    cdef public list dollars
    cpdef int of_route(self, State state, int seat, int route) except? -1000
