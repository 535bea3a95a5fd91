cimport cython

from semafor.cards.standing cimport Standing
from semafor.charter.rules.open_part cimport OpenPart
from semafor.engine.access cimport routes_of
from semafor.engine.core cimport State, Step
from semafor.engine.sheet cimport Network
from semafor.engine.tables cimport Tables

cdef int DONE

@cython.locals(tables=Tables, network=Network, owned=list, own=cython.int, first=cython.int, second=cython.int, root=cython.int, counts=list)
cpdef int smaller_part(State state, int seat, int route) except -1

cdef class PayLinkUp(Step):
    cdef public OpenPart part
    cdef public int tariff
    cdef public Standing standing
    @cython.locals(seat=cython.int, smaller=cython.int, bonus=cython.int)
    cpdef int run(self, State state, int at) except -1
