cimport cython

from semafor.charter.rules.open_part cimport OpenPart
from semafor.engine.core cimport State
from semafor.engine.lines cimport Links
from semafor.engine.sheet cimport Network

cdef class LeaseLinks(Links):
    cdef public OpenPart part
    @cython.locals(route=cython.int)
    cpdef void join(self, State state, int seat, Network network) except *
