cimport cython

from semafor.charter.rules.open_part cimport OpenPart
from semafor.cards.standing cimport Standing
from semafor.engine.core cimport State, Step
from semafor.engine.lines cimport Links
from semafor.engine.sheet cimport Network

cdef int DONE

@cython.final
cdef class Lines:
    cdef public tuple names
    cdef public list ports, from_route
    cdef public OpenPart part
    cdef public int price
    cdef public bint is_far
    cdef public Standing standing
    @cython.locals(lines=list, taken=list, able=list, touched=set, network=Network, line=cython.int)
    cpdef list open_now(self, State state, int seat, int route)

cdef class AskLine(Step):
    cdef public Lines lines
    cdef public int decision
    @cython.locals(route=cython.int)
    cpdef int run(self, State state, int at) except -1

cdef class PacketLinks(Links):
    cdef public Lines lines
    @cython.locals(line=cython.int)
    cpdef void join(self, State state, int seat, Network network) except *
