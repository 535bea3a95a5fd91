cimport cython

from semafor.charter.rules.open_part cimport OpenPart
from semafor.engine.core cimport State, Step
from semafor.engine.sheet cimport Network

cdef int DONE, SEATS

@cython.final
cdef class Expresses:
    cdef public list cards, ends
    cdef public OpenPart part
    cdef public tuple gains
    cdef public int most
    cpdef list row(self, State state)
    @cython.locals(flags=cython.int, count=cython.int, other=cython.int)
    cpdef int pays(self, State state, int seat, int card) except -1

cdef class PlaceFlags(Step):
    cdef public Expresses expresses
    @cython.locals(expresses=Expresses, seat=cython.int, part=OpenPart, links=Network, dollars=cython.int, card=cython.int, a=cython.int, b=cython.int, found=list, flags=cython.int)
    cpdef int run(self, State state, int at) except -1
