cimport cython

from semafor.engine.advice cimport Bonus
from semafor.engine.core cimport State, Step

cdef int DONE, NO_BONUS

cdef class ChooseCompanies(Step):
    cdef public int base
    cdef public list numbers
    @cython.locals(seat=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class PayCompanyBonus(Step):
    cdef public int base, flat, for_two
    @cython.locals(colour=cython.int)
    cpdef int amount(self, State state, int seat, int route) noexcept
    @cython.locals(seat=cython.int, bonus=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class CompanyBonus(Bonus):
    cdef public PayCompanyBonus step
    cpdef int of_route(self, State state, int seat, int route) except? -1000
