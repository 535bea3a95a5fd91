cimport cython

from semafor.cards.standing cimport Standing
from semafor.engine.core cimport State, Step

cdef int DONE, NO_BONUS

cpdef list fitting(list rows, int seat, int route)

cdef class PayTariffBonus(Step):
    cdef public list own, base
    cdef public int hidden
    cdef public Standing standing
    @cython.locals(standing=Standing, rows=list)
    cpdef int amount(self, State state, int seat, int route) except? -2
    @cython.locals(rows=list)
    cpdef int cards(self, State state, int seat) except? -1
    @cython.locals(seat=cython.int, amount=cython.int, cards=cython.int)
    cpdef int run(self, State state, int at) except -1
