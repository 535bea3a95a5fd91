from semafor.charter.rules.open_part cimport OpenPart
from semafor.engine.core cimport State, Step

cdef int DONE

cdef class CarryMail(Step):
    cdef public OpenPart part
    cdef public list lengths
    cpdef int run(self, State state, int at) except -1
