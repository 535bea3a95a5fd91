from semafor.engine.core cimport State
from semafor.engine.part cimport Part

cdef class PaymentPart(Part):
    cpdef int get(self, State state, int index) except? -32768
    cpdef void put(self, State state, int index, int value) except *
    cpdef void mark_turn(self, State state, int used) except *
