cimport cython

from semafor.charter.rules.payment.price cimport Cards
from semafor.engine.advice cimport Bonus
from semafor.engine.core cimport State

cdef class DigBonus(Bonus):
    cdef public frozenset routes
    cdef public Cards cards
    cdef public list paint, dollars
    @cython.locals(picks=list, kind=cython.int, colour=cython.int)
    cpdef int of_route(self, State state, int seat, int route) except? -1000
