from semafor.engine.core cimport State, Step

cdef int DONE

cdef class PayLongHaul(Step):
    cdef public list dollars
    cpdef int run(self, State state, int at) except -1
