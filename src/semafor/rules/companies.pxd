cimport cython

from semafor.engine.core cimport State, Step

cdef int DONE

cdef class ChooseCompanies(Step):
    cdef public int base
    cdef public list numbers
    @cython.locals(seat=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class PayCompanyBonus(Step):
    cdef public int base, flat, for_two
    @cython.locals(route=cython.int, seat=cython.int, bonus=cython.int)
    cpdef int run(self, State state, int at) except -1
